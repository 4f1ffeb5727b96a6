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
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final, Protocol, TypeVar

from leopold.niceness import give_way_here
from leopold.server.bots.levels import LOADING, THINKING
from leopold.server.bots.loading import load_what_is_there
from leopold.server.bots.parcels import SIZE, Answered, Packer

T = TypeVar("T")

log = logging.getLogger("leopold.server.bots")

TO_END: Final = 5.0
"""Seconds for a process that was killed to be gone."""
PAUSES: Final = (0.0, 0.1, 0.2, 0.4, 0.8, 1.6, 3.2)
"""Seconds before a process begins, by how many began in a row in which nobody came to the end of a thought: one that
ends at once would be begun anew for every thought of every table."""


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
    """There is no process to think in: it ended before it had answered, or none can be begun. Nobody is to blame."""

    def __init__(self, alone: bool = False) -> None:
        super().__init__("The process that bots think in is gone.")
        self.alone = alone
        """Was nothing else thought there?"""


class FatalError(ThinkingError):
    """Whoever thinks this ends the process."""

    def __init__(self) -> None:
        super().__init__("The process that bots think in ends whenever this is thought.")


class Apart:
    """In a process that gives way to everybody on the machine. Should it end, another takes its place."""

    def __init__(self, threads: int) -> None:
        self._threads = threads
        self._company = _Company()
        self._process: _Process | None = None
        self._beginning: asyncio.Task[None] | None = None
        self._in_vain = 0
        """How many processes have begun since somebody came to the end of a thought."""
        self._closed = False
        self.pause: Callable[[float], Awaitable[None]] = asyncio.sleep
        self.prepare: Callable[[], None] = load_what_is_there
        """What each process does before anybody thinks there."""
        self.unprepared: Callable[[], None] = lambda: None
        """Called when it cannot do any more what it was told to."""

    async def think(self, work: Callable[[], T], seconds: float | None = None) -> T:
        """Whoever was cut off thinks once more, alone. Who is cut off again there is to blame, and nobody else is.

        A process in which somebody takes too long is killed with all its thoughts; who had another one there begins
        anew, with all their time.
        """
        suspect = False
        while True:
            async with self._company.none() if suspect else self._company.others():
                process = await self._running()
                try:
                    async with asyncio.timeout(seconds):
                        found: T = await process.think(work)
                except TimeoutError:
                    process.leave()
                    raise
                except GoneError as gone:
                    if suspect and gone.alone:
                        raise FatalError from gone
                    suspect = suspect or not process.left
                else:
                    self._in_vain = 0
                    return found

    async def close(self) -> None:
        """At once, whether anybody thinks, or it has only just begun."""
        self._closed = True
        if self._beginning is not None:
            self._beginning.cancel()
            await asyncio.wait({self._beginning})
        if self._process is not None:
            self._process.leave()
            await self._process.end()

    async def _running(self) -> _Process:
        """Whoever comes while it begins waits for the same one."""
        if self._closed:
            raise GoneError
        if self._beginning is None or (self._beginning.done() and not self._there()):
            self._beginning = asyncio.create_task(self._begin(), name="beginning to think")
        if not self._beginning.done():
            # Only waited for: whoever does so may go away, and others wait on.
            await asyncio.wait({self._beginning})
        process = self._there()
        if process is None:
            raise GoneError
        return process

    def _there(self) -> _Process | None:
        return None if self._process is None or self._process.gone else self._process

    async def _begin(self) -> None:
        if self._process is not None:
            await self._process.end()
        await self.pause(PAUSES[min(self._in_vain, len(PAUSES) - 1)])
        self._in_vain += 1
        try:
            self._process = await _Process.start(self._threads)
        except OSError as wrong:
            log.error("no process can be begun for bots to think in", extra={"reason": str(wrong)})
        else:
            await self._prepare(self._process)

    async def _prepare(self, process: _Process) -> None:
        """Nobody's time runs before it has answered. What was of use when the first began need not be any more."""
        try:
            async with asyncio.timeout(LOADING):
                await process.think(self.prepare)
        except GoneError:
            pass  # whoever wants to think there finds out
        except TimeoutError:
            process.leave()
            self._give_up_preparing("it takes too long")
        except ThinkingError as wrong:
            self._give_up_preparing(wrong.last_words)

    def _give_up_preparing(self, reason: str) -> None:
        log.error("what bots need to think cannot be loaded", extra={"reason": reason})
        if self.prepare is not load_what_is_there:
            self.prepare = load_what_is_there
            self.unprepared()


class _Company:
    """Who thinks beside whom: with a suspect nobody does."""

    def __init__(self) -> None:
        self._door = asyncio.Lock()
        self._inside = 0
        self._empty = asyncio.Event()
        self._empty.set()

    @contextlib.asynccontextmanager
    async def others(self) -> AsyncIterator[None]:
        """Whoever comes."""
        async with self._door:
            self._inside += 1
            self._empty.clear()
        try:
            yield
        finally:
            self._inside -= 1
            if not self._inside:
                self._empty.set()

    @contextlib.asynccontextmanager
    async def none(self) -> AsyncIterator[None]:
        """When those who came before are done, and the next wait at the door."""
        async with self._door:
            await self._empty.wait()
            yield


class _Process:
    """One such process, and who waits for an answer."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self._packer = Packer()
        self._waiting: dict[int, asyncio.Future[Any]] = {}
        self._thought: set[int] = set()
        """What is thought there, also if nobody waits for it any more."""
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
            self._thought.add(number)
            return await answer
        finally:
            self._waiting.pop(number, None)

    def _send(self, parcel: bytes) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(parcel)
        except (OSError, RuntimeError):  # nobody has heard yet that it is gone
            self.gone = True
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
            if not self.left:
                log.warning("the process that bots think in has ended", extra={"status": self.status})
            alone = len(self._thought) == 1 and not self.left
            for answer in self._waiting.values():
                if not answer.done():
                    answer.set_exception(GoneError(alone))

    def _take(self, answered: Answered) -> None:
        self._thought.discard(answered.number)
        answer = self._waiting.get(answered.number)
        if answer is None or answer.done():  # nobody waits for it any more
            return
        if answered.failed:
            answer.set_exception(ThinkingError(answered.failed))
        else:
            answer.set_result(answered.found)
