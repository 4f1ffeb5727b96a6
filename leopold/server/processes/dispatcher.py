"""The dispatcher: takes every connection at the one port and hands it to a worker.

It looks at the first line of what comes without taking it, and gives the connection to the worker that the table in
there is at home with: so a table is mostly open in one process, and its bots, its news and its review come from there.
Any worker serves any table; where the right one is not there, another does.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import socket
from collections.abc import Sequence
from functools import partial
from typing import Final, Protocol

from leopold.server.http.connections import TURNED_AWAY, Arrivals
from leopold.server.processes.homes import home_of, table_in
from leopold.server.refusals import Shortage

LOOKED_AT: Final = 2048
"""Bytes of a request, in which its first line ends unless somebody is up to something."""
MOST_SILENT: Final = 1000
"""Connections by which nothing has come yet: browsers open them in advance. Beyond that the oldest is closed."""
BREATH: Final = 0.1
"""Seconds to wait when the system has no more connections to give, or no worker takes one."""
TRIES: Final = 50


class Taker(Protocol):
    """A worker, as the dispatcher knows it."""

    def take(self, connection: socket.socket) -> bool:
        """Hand over a connection; False where that cannot be done now."""


def asked_for(beginning: bytes) -> str:
    """The path of a request that begins like this, as far as it can be told."""
    line = beginning.split(b"\r\n", 1)[0].split(b" ", 2)
    return line[1].decode("latin-1") if len(line) > 1 else ""


def turn_away(connection: socket.socket) -> None:
    """Say so and close. What has come already is taken: where something is left unread, the answer may not arrive."""
    connection.setblocking(False)
    with connection, contextlib.suppress(OSError):
        connection.send(TURNED_AWAY)
        connection.shutdown(socket.SHUT_WR)
        connection.recv(LOOKED_AT)


class Dispatcher:
    """One for a port. `workers` changes while it works: None where nobody is just now."""

    def __init__(
        self,
        listening: socket.socket,
        workers: Sequence[Taker | None],
        anybody: asyncio.Event,
        patience: float,
        arrivals: Arrivals,
    ) -> None:
        self._listening = listening
        self._workers = workers
        self._anybody = anybody
        """Is anybody there? While nobody is, whoever comes waits at the port."""
        self._patience = patience
        self._arrivals = arrivals
        """Who may not come in costs a worker nothing."""
        self._shortage = Shortage("no connection can be taken", arrivals.refusals)
        self._silent: dict[socket.socket, asyncio.TimerHandle] = {}
        """The longest silent first."""
        self._waiting = 0
        """Connections that nobody has taken yet."""
        self._turns = itertools.count()

    async def run(self) -> None:
        """For as long as the server runs."""
        loop = asyncio.get_running_loop()
        self._listening.setblocking(False)
        try:
            while True:
                await self._anybody.wait()
                try:
                    connection, address = await loop.sock_accept(self._listening)
                except ConnectionError:  # gone before it was taken
                    continue
                except OSError as wrong:
                    self._shortage.lasts(reason=wrong.strerror)
                    self._drop_oldest()
                    await asyncio.sleep(BREATH)
                    continue
                self._shortage.eases()
                if self._arrivals.welcome(address[0]):
                    self._come(connection)
                else:
                    self._arrivals.send_away(partial(turn_away, connection))
        finally:
            for connection in list(self._silent):
                self._close(connection)

    def _come(self, connection: socket.socket) -> None:
        connection.setblocking(False)
        loop = asyncio.get_running_loop()
        while len(self._silent) >= MOST_SILENT:
            self._drop_oldest()
        self._silent[connection] = loop.call_later(self._patience, self._close, connection)
        loop.add_reader(connection, self._hear, connection)
        self._hear(connection)

    def _hear(self, connection: socket.socket) -> None:
        """Something may have come; whatever it is, it is looked at once, and the rest is the worker's business."""
        try:
            beginning = connection.recv(LOOKED_AT, socket.MSG_PEEK)
        except (BlockingIOError, InterruptedError):
            return
        except OSError:
            beginning = b""
        if not beginning:
            self._close(connection)
            return
        self._forget(connection)
        self._give(connection, asked_for(beginning))

    def _give(self, connection: socket.socket, path: str, tries: int = TRIES) -> None:
        """To the worker whom it concerns; if there is none, or it cannot, to the next that can.

        Where all have so much to do that none takes it, it waits for a moment, like whoever has not come in yet.
        """
        count = len(self._workers)
        table = table_in(path)
        first = home_of(table, count) if table else next(self._turns) % count
        order = [self._workers[(first + k) % count] for k in range(count)]
        if any(worker is not None and worker.take(connection) for worker in order):
            connection.close()
        elif tries and self._waiting < MOST_SILENT:
            self._waiting += 1
            asyncio.get_running_loop().call_later(BREATH, self._give_again, connection, path, tries - 1)
        else:
            self._refuse(connection, "no worker takes a connection")

    def _give_again(self, connection: socket.socket, path: str, tries: int) -> None:
        self._waiting -= 1
        self._give(connection, path, tries)

    def _forget(self, connection: socket.socket) -> None:
        asyncio.get_running_loop().remove_reader(connection)
        self._silent.pop(connection).cancel()

    def _close(self, connection: socket.socket) -> None:
        self._forget(connection)
        with contextlib.suppress(OSError):
            connection.close()

    def _drop_oldest(self) -> None:
        """Whoever has been silent for longest makes room."""
        for connection in list(self._silent)[:1]:
            self._forget(connection)
            self._refuse(connection, "connections run short: the longest silent is closed")

    def _refuse(self, connection: socket.socket, why: str) -> None:
        """Nobody is left without a word, neither whoever came nor the operator."""
        self._arrivals.refusals.add(why)
        turn_away(connection)
