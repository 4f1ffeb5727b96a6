"""A PostgreSQL of a test's own, for whoever would take one away from under a server."""

from __future__ import annotations

import os
import re
import select
import shutil
import signal
import subprocess
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

import pytest

from leopold.server.processes.serving import bound

PLACES: Final = Path("/usr/lib/postgresql")
"""Where Debian has them, out of everybody's path."""
READY: Final = "ready to accept connections"
ACCOUNTS: Final = ("postgres", "nobody")
"""Whose processes they may be where tests run as root, for whom PostgreSQL does not run."""


class Cluster:
    """In a folder of its own, at a port of its own."""

    def __init__(self, programs: Path, folder: Path, account: dict[str, Any]) -> None:
        self._programs = programs
        self._data = folder / "data"
        self._account = account
        with bound("127.0.0.1", 0) as free:
            self._port = int(free.getsockname()[1])
        self._process: subprocess.Popen[str] | None = None
        wishes = ["--auth=trust", "--username=postgres", "--no-locale", "--encoding=UTF8"]
        command = [str(self._programs / "initdb"), "--pgdata", str(self._data), *wishes]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=folder, **account)

    @property
    def address(self) -> str:
        return f"postgresql://postgres@127.0.0.1:{self._port}/postgres"

    def start(self) -> None:
        """Until it takes connections, and has taken up what it finds in its log."""
        where = ["-D", str(self._data), "-p", str(self._port), "-h", "127.0.0.1", "-k", ""]
        command = [str(self._programs / "postgres"), *where]
        process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, cwd=self._data, **self._account)
        assert process.stderr is not None
        said = []
        for line in process.stderr:
            said.append(line)
            if READY in line:
                break
        else:
            pytest.fail(f"PostgreSQL did not start: {''.join(said)}")
        threading.Thread(target=process.stderr.read, daemon=True).start()  # whatever else it says is let go
        self._process = process

    def stop_at_once(self) -> None:
        """Its own immediate shutdown: everybody is hung up on, and nothing is put in order."""
        self._end(signal.SIGQUIT, all_of_it=False)

    def kill(self) -> None:
        """Every process of it, like a machine that loses its power, but that the system keeps what it was given."""
        self._end(signal.SIGKILL, all_of_it=True)

    def close(self) -> None:
        if self._process is not None:
            self.stop_at_once()

    def _end(self, how: signal.Signals, *, all_of_it: bool) -> None:
        process, self._process = self._process, None
        assert process is not None, "it is not running"
        children = [int(child) for child in children_file(process.pid).read_text().split()]
        watched = [pidfd for child in children if (pidfd := opened(child)) is not None]
        process.send_signal(how)
        for pidfd in watched if all_of_it else []:
            with suppress(ProcessLookupError):
                signal.pidfd_send_signal(pidfd, how)
        process.wait()
        for pidfd in watched:  # a new one does not start while one of these has the memory of the old one
            select.select([pidfd], [], [])
            os.close(pidfd)


def children_file(process: int) -> Path:
    return Path(f"/proc/{process}/task/{process}/children")


def opened(process: int) -> int | None:
    """To wait for somebody else's child."""
    try:
        return os.pidfd_open(process)
    except ProcessLookupError:
        return None


def programs() -> Path | None:
    """Of the newest PostgreSQL that is installed."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).resolve().parent
    installed = [folder / "bin" for folder in PLACES.glob("*") if (folder / "bin" / "initdb").exists()]
    return max(installed, key=lambda folder: [int(part) for part in re.findall(r"\d+", str(folder))], default=None)


def account() -> dict[str, Any] | None:
    """Under which it runs, as subprocess is told: one's own, but another's for root."""
    if os.geteuid() != 0:
        return {}
    import pwd  # which only some systems have

    for name in ACCOUNTS:
        with suppress(KeyError):
            found = pwd.getpwnam(name)
            return {"user": found.pw_uid, "group": found.pw_gid, "extra_groups": []}
    return None


@contextmanager
def own_postgresql() -> Iterator[Cluster]:
    """One that runs, and is gone afterwards."""
    where = programs()
    if where is None or not children_file(os.getpid()).exists():
        pytest.skip("NOT TESTED WITH A POSTGRESQL THAT DIES: there is no initdb, or no /proc")
    who = account()
    if who is None:
        pytest.skip("NOT TESTED WITH A POSTGRESQL THAT DIES: it does not run as root, and there is nobody else")
    # not pytest's folder, which nobody but its owner may enter
    with tempfile.TemporaryDirectory(prefix="leopold-") as name:
        if who:
            os.chown(name, who["user"], who["group"])
        cluster = Cluster(where, Path(name), who)
        cluster.start()
        try:
            yield cluster
        finally:
            cluster.close()
