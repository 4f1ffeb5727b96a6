"""The supervisor: starts the workers, starts another when one ends or is stuck, and replaces them one after the other
when asked.

SIGHUP replaces: a new worker is started first, and the old one ends when it has answered what it was asked. SIGTERM,
Ctrl-C and closing the terminal end everything. Where the supervisor is killed, its workers notice and end, too.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import socket
import sys
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final

from leopold.server.http.connections import Arrivals
from leopold.server.processes.dispatcher import Dispatcher
from leopold.server.processes.serving import in_terminal

log = logging.getLogger("leopold.server.processes")

READY: Final = b"r"
"""What a worker says when it serves."""
TO_BEGIN: Final = 120.0
"""Seconds for a worker to say so."""
TO_END: Final = 15.0
SOON: Final = 10.0
"""Seconds within which a worker that ends has failed to begin."""
SHORTEST_PAUSE, LONGEST_PAUSE = 0.2, 10.0
HANDED_OVER: Final = b"."
ASKED: Final = b"?"
"""Does your event loop still go?"""
ANSWERED: Final = b"!"
ASK_EVERY: Final = 2.0
"""Seconds between two such questions."""
UNANSWERED: Final = 10
"""Questions in a row that a worker leaves unanswered only when it is stuck."""


class Worker:
    """A process, and the channel by which it gets its orders and its connections."""

    def __init__(self, process: asyncio.subprocess.Process, channel: socket.socket) -> None:
        self.process = process
        self.channel = channel
        self.relieved = asyncio.Event()
        """Has another one taken its place?"""

    @classmethod
    async def start(cls, orders: bytes) -> Worker:
        """A new process, which is told what it is to do and gets ready for it."""
        ours, theirs = socket.socketpair()
        with theirs:
            command = (sys.executable, "-m", "leopold.server.processes.worker", str(theirs.fileno()))
            process = await asyncio.create_subprocess_exec(*command, pass_fds=(theirs.fileno(),))
        ours.setblocking(False)
        with contextlib.suppress(ConnectionError):
            await asyncio.get_running_loop().sock_sendall(ours, orders + b"\n")
        return cls(process, ours)

    async def is_ready(self) -> bool:
        """Wait until it serves; False if it never will."""
        with contextlib.suppress(TimeoutError, ConnectionError):
            async with asyncio.timeout(TO_BEGIN):
                return await asyncio.get_running_loop().sock_recv(self.channel, 1) == READY
        return False

    def take(self, connection: socket.socket) -> bool:
        """Hand over a connection."""
        try:
            socket.send_fds(self.channel, [HANDED_OVER], [connection.fileno()])
        except OSError:  # it is gone, or has so much to do that it does not even take this
            return False
        return True

    async def serve_out(self) -> None:
        """Wait until it does not serve here any more: it has ended, was stuck, or another one has taken its place."""
        reasons: tuple[Coroutine[Any, Any, Any], ...] = (
            self.process.wait(),
            self.relieved.wait(),
            self._end_when_stuck(),
        )
        waiting = [asyncio.create_task(reason) for reason in reasons]
        try:
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in waiting:
                task.cancel()

    async def _end_when_stuck(self) -> None:
        """Ask again and again, and kill it when no answer will come: it would not hear of SIGTERM either.

        What counts are questions and not seconds: where the machine has slept, or everybody was stopped for a while,
        nobody was asked meanwhile.
        """
        unanswered = 0
        while unanswered < UNANSWERED:
            with contextlib.suppress(OSError):  # it has so much to do that it does not even take this
                self.channel.send(ASKED)
            await asyncio.sleep(ASK_EVERY)
            unanswered = 0 if self._has_answered() else unanswered + 1
        log.error("a worker is stuck and is killed", extra={"worker": self.process.pid})
        await self._kill()

    def _has_answered(self) -> bool:
        try:
            return bool(self.channel.recv(UNANSWERED))
        except OSError:  # nothing has come, or nothing will
            return False

    async def _kill(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()

    async def end(self) -> None:
        """Let it finish what it has begun; not for ever."""
        with contextlib.suppress(ProcessLookupError):
            self.process.terminate()
        try:
            async with asyncio.timeout(TO_END):
                await self.process.wait()
        except TimeoutError:
            log.error("a worker does not end", extra={"worker": self.process.pid})
            await self._kill()
        self.channel.close()


class Supervisor:
    """So many workers at one port."""

    def __init__(
        self,
        listening: socket.socket,
        count: int,
        orders: Callable[[int], bytes],
        patience: float,
        arrivals: Arrivals,
    ) -> None:
        self._listening = listening
        self._arrivals = arrivals
        self._orders = orders
        self._patience = patience
        self._stop = asyncio.Event()
        self._replacing = asyncio.Lock()
        self._jobs: set[asyncio.Task[None]] = set()
        self._places = [asyncio.Lock() for _ in range(count)]
        """Held by whoever begins a worker there: of two who did so at once, one would have a worker that nobody looks
        after."""
        self._alive: set[Worker] = set()
        """Also those that do not serve yet, or not any more."""
        self.workers: list[Worker | None] = [None] * count
        self.begun = asyncio.Event()
        """Is there a worker that serves?"""

    async def run(self) -> None:
        """Until somebody stops it."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, self._stop.set)
        loop.add_signal_handler(signal.SIGHUP, self._stop.set if in_terminal() else self._replace_all_soon)
        dispatcher = Dispatcher(self._listening, self.workers, self.begun, self._patience, self._arrivals)
        work = (self._stop.wait(), dispatcher.run(), *(self._keep(slot) for slot in range(len(self.workers))))
        tasks: list[asyncio.Task[Any]] = [asyncio.create_task(one) for one in work]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:  # only stopping ends well
                task.result()
        finally:
            for task in (*tasks, *self._jobs):
                task.cancel()
            await asyncio.gather(*tasks, *self._jobs, return_exceptions=True)
            await asyncio.gather(*(worker.end() for worker in self._alive))

    def _replace_all_soon(self) -> None:
        task = asyncio.create_task(self.replace_all())
        self._jobs.add(task)
        task.add_done_callback(self._jobs.discard)

    async def _keep(self, slot: int) -> None:
        """A worker in this place, for as long as the server runs."""
        pause = SHORTEST_PAUSE
        while True:
            began = time.monotonic()
            async with self._places[slot]:
                if self.workers[slot] is None:
                    await self._begin(slot)
            while (worker := self.workers[slot]) is not None:
                await worker.serve_out()
                if worker is self.workers[slot]:
                    self._lose(slot, worker)
            soon = time.monotonic() - began < SOON
            pause = min(LONGEST_PAUSE, 2 * pause) if soon else SHORTEST_PAUSE
            await asyncio.sleep(pause)

    def _lose(self, slot: int, worker: Worker) -> None:
        """It has ended, and nobody has its place."""
        self.workers[slot] = None
        self._alive.discard(worker)
        worker.channel.close()
        if not any(self.workers):
            self.begun.clear()
        log.error("a worker has ended", extra={"worker": worker.process.pid})

    async def _begin(self, slot: int) -> bool:
        """Start a worker and, once it serves, give it this place; False if it does not come to serve."""
        worker = await Worker.start(self._orders(slot))
        self._alive.add(worker)
        if not await worker.is_ready():
            log.error("a worker does not begin", extra={"worker": worker.process.pid})
            await self._end(worker)
            return False
        former, self.workers[slot] = self.workers[slot], worker
        if former is not None:
            former.relieved.set()
        self.begun.set()
        return True

    async def _end(self, worker: Worker) -> None:
        await worker.end()
        self._alive.discard(worker)

    async def replace_all(self) -> None:
        """One after the other, each only when its successor serves: whoever plays meanwhile is reconnected, no more."""
        async with self._replacing:
            for slot in range(len(self.workers)):
                async with self._places[slot]:
                    former = self.workers[slot]  # even if it has just begun: with what there was before, perhaps
                    ready = await self._begin(slot)
                if ready and former is not None:
                    await self._end(former)
