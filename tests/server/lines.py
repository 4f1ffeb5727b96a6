"""A line to a database that somebody steps on: everything goes over it, until it is held or cut."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Iterator
from urllib.parse import urlsplit, urlunsplit


class Line:
    """Connections from one port to another place on this machine."""

    def __init__(self, place: tuple[str, int]) -> None:
        self._place = place
        self._listening = socket.create_server(("127.0.0.1", 0))
        self._flows = threading.Event()
        self._flows.set()
        self._whole = True
        self._ends: list[socket.socket] = []
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def port(self) -> int:
        return int(self._listening.getsockname()[1])

    def hold(self) -> None:
        """From now on nothing arrives, and nobody hears why."""
        self._flows.clear()

    def cut(self) -> None:
        """From now on all connections are closed, and so is whoever comes."""
        self._whole = False
        self._flows.set()
        while self._ends:
            hang_up(self._ends.pop())

    def mend(self) -> None:
        """What was held arrives, and new connections are taken."""
        self._whole = True
        self._flows.set()

    def close(self) -> None:
        hang_up(self._listening)
        self.cut()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._listening.accept()
                if not self._whole:
                    hang_up(near)
                    continue
                far = socket.create_connection(self._place)
                self._ends += [near, far]
                for ends in ((near, far), (far, near)):
                    threading.Thread(target=self._carry, args=ends, daemon=True).start()

    def _carry(self, here: socket.socket, there: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := here.recv(65536):
                self._flows.wait()
                there.sendall(data)
        for end in (here, there):
            hang_up(end)


def hang_up(end: socket.socket) -> None:
    """Also for whoever waits at it in another thread."""
    with contextlib.suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()


@contextlib.contextmanager
def line_to(address: str) -> Iterator[tuple[str, Line]]:
    """The address of a database at the near end of a line, and the line."""
    where = urlsplit(address)
    line = Line((where.hostname or "127.0.0.1", where.port or 5432))
    user = where.netloc.rpartition("@")[0]
    try:
        yield urlunsplit(where._replace(netloc=f"{user}@127.0.0.1:{line.port}")), line
    finally:
        line.close()
