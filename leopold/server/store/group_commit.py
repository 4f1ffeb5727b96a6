"""Group commit: the entries of many tables go into the database together, as many at a time as wait.

A commit takes as long as the disk takes to be sure, whether it holds one entry or fifty. So while one commit is under
way everything new waits for the next, and nobody waits for more than two.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from leopold.server.store.stored import Append

Write = Callable[[Sequence[Append]], Awaitable[list[bool]]]


class GroupCommit:
    """One for all tables of a process."""

    def __init__(self, write: Write) -> None:
        self._write = write
        self._waiting: list[tuple[Append, asyncio.Future[bool]]] = []
        self._at_work: asyncio.Task[None] | None = None

    async def append(self, wish: Append) -> bool:
        """True once the entries are in the database for good; False if the table has moved on."""
        written: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((wish, written))
        if self._at_work is None:
            self._at_work = asyncio.create_task(self._work())
        return await asyncio.shield(written)

    async def _work(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                await self._commit(batch)
        finally:
            self._at_work = None

    async def _commit(self, batch: list[tuple[Append, asyncio.Future[bool]]]) -> None:
        try:
            answers = await self._write([wish for wish, _ in batch])
        except Exception as wrong:
            for _, written in batch:
                written.set_exception(wrong)
            return
        for (_, written), answer in zip(batch, answers, strict=True):
            written.set_result(answer)
