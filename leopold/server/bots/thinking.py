"""Where bots think: in a process of their own, or in threads of this one.

Compiled bots let go of the interpreter, so threads would do for that. But Linux shares the processor out by session
before it looks at niceness: in the server's own, whoever thinks would take from the database what clicks wait for.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import pickle
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final, Protocol, TypeVar

from leopold.niceness import give_way_here
from leopold.server.bots.levels import THINKING
from leopold.server.bots.parcels import SIZE, Answered, Packer

T = TypeVar("T")

log = logging.getLogger("leopold.server.bots")

TO_END: Final = 5.0
"""Seconds for a process that was killed to be gone."""


class Thinking(Protocol):
    """Whatever is thought there; so many thoughts at a time that others see to it."""

    async def think(self, work: Callable[[], T], seconds: float | None = None) -> T:
        """What it comes to; TimeoutError when it takes longer than so many seconds."""

    async def close(self) -> None: ...


class InThreads:
    """In threads of this process that give way."""

    def __init__(self, threads: int) -> None:
        self._count = threads
        self._threads = self._new()

    def _new(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(self._count, "bot", partial(give_way_here, THINKING))

    async def think(self, work: Callable[[], T], seconds: float | None = None) -> T:
        """A thread cannot be stopped: one that takes too long is left to itself, and others take the place of all of
        them."""
        thinking = asyncio.get_running_loop().run_in_executor(self._threads, work)
        try:
            async with asyncio.timeout(seconds):
                return await thinking
        except TimeoutError:
            self._threads.shutdown(wait=False)
            self._threads = self._new()
            raise

    async def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


class ThinkingError(Exception):
    """What went wrong in the other process."""

    @property
    def last_words(self) -> str:
        return str(self).strip().splitlines()[-1]


class GoneError(ThinkingError):
    """The process ended before it had answered."""

    def __init__(self) -> None:
        super().__init__("The process that bots think in has ended.")


class Apart:
    """In a process that gives way to everybody on the machine. Should it end, another takes its place."""

    def __init__(self, threads: int) -> None:
        self._threads = threads
        self._process: _Process | None = None
        self._beginning = asyncio.Lock()
        self._closed = False
        self.prepare: Callable[[], None] | None = None
        """What each process that takes another's place does before anybody thinks there."""
        self.unprepared: Callable[[], None] = lambda: None
        """Called when it cannot."""

    async def think(self, work: Callable[[], T], seconds: float | None = None) -> T:
        """Whoever was cut off thinks once more. Whoever is cut off again may be to blame for it.

        A process in which somebody takes too long is killed with all its thoughts; who had another one there begins
        anew, with all their time.
        """
        tries = 2
        while True:
            process = await self._running()
            try:
                async with asyncio.timeout(seconds):
                    return await process.think(work)  # type: ignore[no-any-return]
            except TimeoutError:
                process.leave()
                raise
            except GoneError:
                if not process.left:
                    log.warning("the process that bots think in has ended", extra={"status": process.status})
                    tries -= 1
                if self._closed or not tries:
                    raise

    async def close(self) -> None:
        self._closed = True
        async with self._beginning:
            if self._process is not None:
                self._process.leave()
                await self._process.end()

    async def _running(self) -> _Process:
        async with self._beginning:
            if self._closed:
                raise GoneError
            if self._process is None or self._process.gone:
                if self._process is not None:
                    await self._process.end()
                self._process = await _Process.start(self._threads)
                await self._prepared(self._process)
            return self._process

    async def _prepared(self, process: _Process) -> None:
        """What was of use when the first began need not be any more."""
        if self.prepare is None:
            return
        try:
            await process.think(self.prepare)
        except GoneError:
            pass  # whoever wants to think there finds out
        except ThinkingError as wrong:
            log.error("what bots need to think is gone", extra={"reason": wrong.last_words})
            self.prepare = None
            self.unprepared()


class _Process:
    """One such process, and who waits for an answer."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self._packer = Packer()
        self._waiting: dict[int, asyncio.Future[Any]] = {}
        self._hearing = asyncio.create_task(self._hear(), name="hearing bots")
        self.gone = False
        self.left = False
        """Did we want it to end?"""

    @classmethod
    async def start(cls, threads: int) -> _Process:
        pipe = asyncio.subprocess.PIPE
        command = (sys.executable, "-P", "-m", "leopold.server.bots.thinker", str(threads))
        found = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}  # what we find, and nothing else
        # A session of its own, so that Ctrl-C is for the server, which then ends it.
        process = await asyncio.create_subprocess_exec(
            *command, stdin=pipe, stdout=pipe, env=found, start_new_session=True
        )
        return cls(process)

    @property
    def status(self) -> int | None:
        return self._process.returncode

    async def think(self, work: Callable[[], Any]) -> Any:
        if self.gone:
            raise GoneError
        number, parcel = self._packer.pack(work)
        answer = self._waiting[number] = asyncio.get_running_loop().create_future()
        try:
            self._send(parcel)
            return await answer
        finally:
            self._waiting.pop(number, None)

    def _send(self, parcel: bytes) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(parcel)
        except (OSError, RuntimeError):  # nobody has heard yet that it is gone
            raise GoneError from None

    def leave(self) -> None:
        self.left = self.gone = True
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()

    async def end(self) -> None:
        """When it is gone, and everybody knows."""
        # Only waited for: whoever does so may be gone themselves meanwhile, and others wait for it again.
        await asyncio.wait({self._hearing}, timeout=TO_END)

    async def _hear(self) -> None:
        answers = self._process.stdout
        assert answers is not None
        try:
            while True:
                (size,) = SIZE.unpack(await answers.readexactly(SIZE.size))
                self._take(pickle.loads(await answers.readexactly(size)))
        except (asyncio.IncompleteReadError, OSError):
            pass
        except Exception:
            log.exception("what bots have thought cannot be read")
        finally:
            self.gone = True
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()
            await self._process.wait()
            for answer in self._waiting.values():
                if not answer.done():
                    answer.set_exception(GoneError())

    def _take(self, answered: Answered) -> None:
        answer = self._waiting.get(answered.number)
        if answer is None or answer.done():  # nobody waits for it any more
            return
        if answered.failed:
            answer.set_exception(ThinkingError(answered.failed))
        else:
            answer.set_result(answered.found)
