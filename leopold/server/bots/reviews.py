"""Reviews of finished games: made once, in the background, while nobody else's bot wants to think, and kept."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import msgspec

from leopold.review import VERSION, Review, Reviewer, judge_part
from leopold.server.bots.workers import WorkerPool
from leopold.server.errors import review_going, too_many_reviews
from leopold.server.models import ReviewState
from leopold.server.tables.log import kept_actions, played_again
from leopold.server.tables.registry import OpenTable, Registry
from leopold.server.turns import ASKING

log = logging.getLogger("leopold.server.reviews")

AT_ONCE: Final = 8
"""Reviews that are being made; each waits for the others after every decision."""
OF_SITE: Final = 2
"""Of these, for whoever asks from one place."""
COME_BACK: Final = 30
"""Seconds after which it is worth asking again."""


@dataclass(slots=True)
class _Work:
    """A review that is being made."""

    place: str
    """For whom: with whom they share their turns."""
    task: asyncio.Task[None] | None = None
    done: int = 0
    of: int = 0


class ReviewKeeper:
    """One for all tables. What a process that was killed left undone is done when somebody asks again."""

    def __init__(self, registry: Registry, pool: WorkerPool, playouts: int | None = None) -> None:
        self.registry = registry
        self.pool = pool
        self.playouts = playouts
        self._going: dict[str, _Work] = {}
        self._failed: set[str] = set()

    async def state(self, table: OpenTable) -> ReviewState:
        """How far the review of a table is, or the review."""
        if not table.position.game.over:
            raise review_going()
        work = self._going.get(table.id)
        if work is not None:
            return ReviewState(state="working", done=work.done, of=work.of, review=None)
        kept = await self.registry.stored(self.registry.storage.review, table.id, VERSION)
        if kept is not None:
            return ReviewState(state="done", done=0, of=0, review=msgspec.json.decode(kept, type=Review))
        return ReviewState(state="failed" if table.id in self._failed else "none", done=0, of=0, review=None)

    async def ask(self, table: OpenTable, count: Callable[[], None]) -> ReviewState:
        """The same; where nobody has asked yet, the work begins. `count` says whether whoever asks may ask for more."""
        found = await self.state(table)
        if found.state in ("working", "done") or table.id in self._going:
            return await self.state(table)
        place = ASKING.get().place
        from_there = sum(work.place == place for work in self._going.values())
        if len(self._going) >= AT_ONCE or from_there >= OF_SITE:
            raise too_many_reviews(COME_BACK)
        count()
        work = self._going[table.id] = _Work(place)
        self._failed.discard(table.id)
        work.task = asyncio.create_task(self._make(table, work), name=f"reviewing {table.id}")
        return await self.state(table)

    async def close(self) -> None:
        tasks = [work.task for work in self._going.values() if work.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _reviewer(self, table: OpenTable) -> Reviewer:
        """Whoever judges the game of a table: played again from its log, when the bots can think."""
        compilation = self.registry.compilation
        await compilation.until_bots_are_loaded()
        if compilation.bots_failed:
            raise RuntimeError("the bots could not be compiled")
        actions = kept_actions(await self.registry.stored(self.registry.storage.entries, table.id))
        names = [seat.name for seat in table.seats]
        game = await self.registry.aside(played_again, table.settings, actions)
        return await self.registry.aside(Reviewer, game, names, self.playouts)

    async def _make(self, table: OpenTable, work: _Work) -> None:
        try:
            reviewer = await self._reviewer(table)
            work.of = len(reviewer)
            judged = []
            for place in range(len(reviewer)):
                judged.append(await self.pool.idly(judge_part, reviewer.part(place), reviewer.playouts))
                work.done = len(judged)
            review = await self.registry.aside(reviewer.review, judged)
            await self.registry.written(
                self.registry.storage.keep_review, table.id, VERSION, msgspec.json.encode(review)
            )
        except Exception:
            log.exception("a game could not be reviewed", extra={"table": table.id})
            self._failed.add(table.id)
        finally:
            del self._going[table.id]
