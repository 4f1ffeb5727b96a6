"""Threads for what would keep the event loop: a few, and whose turn it is in them.

Whoever asks for very much at once waits for themselves. Without turns all wishes would stand in one line, and whoever
opens a table behind somebody's two dozen replays.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from leopold.server.turns import ASKING, Turns

T = TypeVar("T")


class Lane:
    """So many threads of a name."""

    def __init__(self, size: int, name: str) -> None:
        self._threads = ThreadPoolExecutor(size, thread_name_prefix=name)
        self._turns = Turns(size)

    async def do(self, work: Callable[[], T]) -> T:
        """Have something done, when it is the turn of whoever asks for it.

        A thread cannot be stopped. So a turn lasts until the work is done, also where nobody waits for it any more:
        otherwise the next would stand in a line behind it in which nobody is looked after.
        """
        await self._turns.take(ASKING.get())
        try:
            begun = asyncio.get_running_loop().run_in_executor(self._threads, work)
        except BaseException:
            self._turns.give()
            raise
        begun.add_done_callback(lambda _: self._turns.give())
        return await asyncio.shield(begun)

    def close(self) -> None:
        """When all of it is done."""
        self._threads.shutdown(wait=True)
