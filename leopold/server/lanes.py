"""Threads for what would keep the event loop: a few, and whose turn it is in them.

Whoever asks for very much at once waits for themselves. Without turns all wishes would stand in one line, and whoever
opens a table behind somebody's two dozen replays.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from leopold.server.errors import too_many_requests
from leopold.server.turns import ASKING, Asker, Turns

T = TypeVar("T")

INTERPRETER: Final = 0.0005
"""Seconds for which a thread keeps Python's interpreter where another one waits for it. By itself it keeps it ten times
as long: the loop would wait for every replay, and so would whoever brings it what the database has answered."""
LINE: Final = 32
"""Wishes of one visitor that wait. Whoever has more of them hears at once to come back."""
COME_BACK: Final = 2


def take_turns_often() -> None:
    """For the whole process: from now on no thread keeps the interpreter from the others for long."""
    sys.setswitchinterval(INTERPRETER)


class Lane:
    """So many threads of a name."""

    def __init__(self, size: int, name: str) -> None:
        self._threads = ThreadPoolExecutor(size, thread_name_prefix=name)
        self._turns = Turns(size)

    @property
    def begun(self) -> int:
        """How much has been begun so far: where that stands still, nothing comes to its end."""
        return self._turns.given

    async def begin(self, work: Callable[[], T], asker: Asker | None = None) -> Awaitable[T]:
        """Have something done, when it is the turn of whoever asks for it. What comes back is what it comes to.

        A thread cannot be stopped. So a turn lasts until the work is done, also where nobody waits for it any more:
        otherwise the next would stand in a line behind it in which nobody is looked after.
        """
        asker = asker or ASKING.get()
        if asker.visitor and self._turns.waiting(asker) >= LINE:
            raise too_many_requests(COME_BACK)
        await self._turns.take(asker)
        try:
            begun = asyncio.get_running_loop().run_in_executor(self._threads, work)
        except BaseException:
            self._turns.give()
            raise
        begun.add_done_callback(lambda _: self._turns.give())
        return asyncio.shield(begun)

    async def do(self, work: Callable[[], T]) -> T:
        """The same, to its end."""
        return await (await self.begin(work))

    def close(self) -> None:
        """When all of it is done."""
        self._threads.shutdown(wait=True)
