"""A server in a process of its own that notes for how long its loop does nothing but one thing.

A process of its own has everything still to do for the first time: packs to read, words to look up. And what others in
it have left in memory for the garbage collector to look through is nobody's but its own.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import uvicorn

from leopold.server.http.app import Application
from leopold.server.limits import RateLimiter
from leopold.server.processes.serving import ServeOptions, application_for, bound, server_config
from leopold.server.tools.serve import address_of
from tests.server.visitors import let_hurry

OFTEN: Final = 0.001
"""Seconds between two looks at the clock, where nobody keeps the loop."""


class Watch:
    """How much of the processor the loop's thread took at most between two of its own turns.

    Others' processes and threads take none of that, however busy the machine is.
    """

    def __init__(self) -> None:
        self.longest = 0.0
        self._noted = asyncio.Event()

    async def run(self) -> None:
        before = time.thread_time()
        while True:
            await asyncio.sleep(OFTEN)
            now = time.thread_time()
            self.longest = max(self.longest, now - before)
            before = now
            self._noted.set()

    async def tell(self) -> None:
        """For every line that is read, the longest since the line before."""
        while await asyncio.to_thread(sys.stdin.readline):
            self._noted.clear()
            await self._noted.wait()  # what the loop has just done is known when it has turned
            print(self.longest, flush=True)
            self.longest = 0.0


class WatchedServer:
    """As the test has it."""

    def __init__(self, address: str, process: subprocess.Popen[str]) -> None:
        self.address = address
        self._process = process

    def longest(self) -> float:
        """Seconds of the processor that the loop did not turn, since this was last asked."""
        assert self._process.stdin is not None and self._process.stdout is not None
        print(file=self._process.stdin, flush=True)
        return float(self._process.stdout.readline())


@contextmanager
def watched(folder: Path) -> Iterator[WatchedServer]:
    command = [sys.executable, "-m", "tests.server.watched", f"sqlite:///{folder / 'tables.sqlite'}"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin is not None and process.stdout is not None
        yield WatchedServer(process.stdout.readline().strip(), process)
        process.stdin.close()


def let_ask(application: Application) -> None:
    """As often as they like: how long each thing takes does not depend on who asks for it."""
    let_hurry(application)
    assert application.services is not None
    shares = application.services.shares
    shares.records.of_visitor = shares.tables.of_visitor = RateLimiter((1e9, 1_000_000))


async def serve(application: Application) -> None:
    listening = bound("127.0.0.1", 0)
    server = uvicorn.Server(server_config(application))
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        await asyncio.sleep(OFTEN)
    while not (application.compilation.readiness.ready and application.compilation.readiness.bots):
        await asyncio.sleep(OFTEN)
    let_ask(application)
    watch = Watch()
    watching = asyncio.create_task(watch.run())
    print(address_of("127.0.0.1", listening.getsockname()[1]).rstrip("/"), flush=True)
    await watch.tell()
    watching.cancel()
    server.should_exit = True
    await serving


if __name__ == "__main__":
    asyncio.run(serve(application_for(ServeOptions(database=sys.argv[1]))))
