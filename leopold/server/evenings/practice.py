"""Bots play the deal of the day in a person's place, so that there is something to compare with.

They do it while nobody else wants to think, one decision at a time, and what came of it is kept: it is worked out once,
and everybody gets the same answer.
"""

from __future__ import annotations

import asyncio
import logging
from random import Random
from typing import Final

import msgspec

from leopold.bots import LEVELS, Bot, bot_named
from leopold.game import Game
from leopold.server.bots.workers import WorkerPool
from leopold.server.evenings.deals import DealOfDay
from leopold.server.models import DealResult
from leopold.server.tables.registry import Registry
from leopold.server.turns import for_nobody

log = logging.getLogger("leopold.server.evenings")

BY_THE_CLOCK: Final = {"director": "mcts", "maitre": "mcts:1000"}
"""Who thinks by the clock would play another game on every machine; here playouts are counted."""


class Practice:
    """Who is playing which deal."""

    def __init__(self, registry: Registry, pool: WorkerPool) -> None:
        self.registry = registry
        self.pool = pool
        self._task: asyncio.Task[None] | None = None

    @property
    def expected(self) -> int:
        return len(LEVELS)

    async def results(self, deal: DealOfDay) -> list[DealResult]:
        """What is known, the weakest level first; the rest is being worked out from now on."""
        storage = self.registry.storage
        kept = await self.registry.stored(storage.deal_results, deal.name)
        missing = [level for level in LEVELS if level not in kept]
        if missing and self._task is None:
            work = self._play(deal, missing)
            self._task = asyncio.create_task(work, name=f"practising {deal.name}", context=for_nobody())
        return [msgspec.json.decode(kept[level], type=DealResult) for level in LEVELS if level in kept]

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _play(self, deal: DealOfDay, levels: list[str]) -> None:
        try:
            compilation = self.registry.compilation
            await compilation.until_bots_are_loaded()
            for level in filter(compilation.can_play, levels):
                result = await self._result(deal, level)
                encoded = msgspec.json.encode(result)
                await self.registry.written(self.registry.storage.add_deal_result, deal.name, level, encoded)
        except Exception:
            log.exception("the deal of the day could not be practised", extra={"day": deal.name})
        finally:
            self._task = None

    async def _result(self, deal: DealOfDay, level: str) -> DealResult:
        """One game, in which every choice follows from the day: whoever plays it gets the same."""
        game, bots = await self.registry.aside(seated, deal, level)
        while (seat := game.to_move) is not None:
            chance = Random(f"{deal.name} {level} {len(game.moves)}")
            number, bots[seat] = await self.pool.choose_idly(bots[seat], game, seat, chance)
            game.apply(number)
        own, *others = game.scores
        return DealResult(level=level, points=own.total, place=own.rank, rivals=[score.total for score in others])


def seated(deal: DealOfDay, level: str) -> tuple[Game, list[Bot]]:
    """The deal and who plays it. Bots read what they have learnt when they sit down for the first time."""
    return Game(deal.config), [player(name) for name in (level, *deal.rivals)]


def player(level: str) -> Bot:
    return bot_named(BY_THE_CLOCK.get(level, level))
