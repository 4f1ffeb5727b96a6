"""Keeps the evenings: reckons a game when it ends, and answers what is asked about them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

import msgspec

from leopold.config import known_to_all
from leopold.packs.automata import USUAL
from leopold.server import limits
from leopold.server.beside import start_beside
from leopold.server.errors import TableError
from leopold.server.evenings.deals import DealOfDay, deal_named, deal_of, today
from leopold.server.evenings.practice import Practice
from leopold.server.evenings.results import results_of
from leopold.server.evenings.standing import achievements, ladder, opponent, result_on, summary
from leopold.server.models import Deal, Erased, Evening, Evenings, TableEvening
from leopold.server.store.stored import StoredResult, StoredSeat, StoredTable
from leopold.server.tables.registry import OpenTable, Registry, settings_of
from leopold.server.turns import for_nobody

log = logging.getLogger("leopold.server.evenings")


class EveningKeeper:
    """One for all tables. What a process that was killed left undone is done when its players ask."""

    def __init__(self, registry: Registry, practice: Practice) -> None:
        self.registry = registry
        self.practice = practice
        self._tasks: set[asyncio.Task[None]] = set()
        self._reckoning: dict[str, asyncio.Task[None]] = {}
        """Games that are being reckoned."""
        registry.moved.append(self._see)

    def _see(self, table: OpenTable) -> None:
        if table.position.game.over:
            task = start_beside(self.reckon(table.id), f"reckoning {table.id}")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """What is being reckoned is not worth losing, and soon done."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def reckon(self, table_id: str) -> None:
        """Keep how a game ended for those who played it; once, however many wait for it."""
        going = self._reckoning.get(table_id)
        if going is None:
            going = self._reckoning[table_id] = asyncio.create_task(self._reckon(table_id), context=for_nobody())
            going.add_done_callback(lambda _: self._reckoning.pop(table_id))
        await asyncio.shield(going)

    async def _reckon(self, table_id: str) -> None:
        """One that cannot be played again counts for nobody."""
        storage = self.registry.storage
        found = await self.registry.stored(storage.read, table_id)
        if found is None:
            return
        entries = await self.registry.stored(storage.entries, table_id)
        results: list[StoredResult] = []
        try:
            settings = await self.registry.settings(found[0])
            results = await self.registry.aside(results_of, *found, entries, settings)
        except Exception:  # whatever is wrong with a log, it must not stand in the way of all other evenings
            log.exception("an evening cannot be reckoned", extra={"table": table_id})
        await self.registry.written(storage.reckon, table_id, results)

    # --- what is asked

    async def evenings(self, visitor: str) -> list[Evening]:
        """All that is kept, the last one first. To read it takes longer the more it is, so that is counted first."""
        storage = self.registry.storage
        await self._reckon_what_is_left(visitor)
        count = await self.registry.stored(storage.how_many_results, visitor)
        self.registry.accounts.play_again(limits.EVENING * count)
        return await self.registry.aside(read_evenings, await self.registry.stored(storage.results, visitor))

    async def _reckon_what_is_left(self, visitor: str) -> None:
        if self.registry.compilation.readiness.ready:
            for table_id in await self.registry.stored(self.registry.storage.unreckoned, visitor):
                await self.reckon(table_id)

    async def all(self, visitor: str) -> Evenings:
        found = await self.evenings(visitor)
        deal = await self.deal(visitor, today(), found)
        return await self.registry.aside(
            lambda: Evenings(
                evenings=found,
                summary=summary(found),
                ladder=ladder(found),
                achievements=achievements(found),
                deal=deal,
                opponent=opponent(found),
            )
        )

    async def of_table(self, visitor: str, table_id: str) -> TableEvening:
        """What one game brought."""
        found = await self.evenings(visitor)
        evening = next((one for one in found if one.table == table_id), None)
        if evening is None:
            return TableEvening(evening=None, fresh=[], rung=None, deal=None)
        return TableEvening(
            evening=evening,
            fresh=[state for state in achievements(found) if state.table == table_id],
            rung=next((rung for rung in ladder(found) if evening.solo == USUAL and rung.level == evening.level), None),
            deal=await self.deal(visitor, deal_named(evening.day), found) if evening.day else None,
        )

    async def deal(self, visitor: str, deal: DealOfDay, evenings: list[Evening]) -> Deal:
        """The deal of a day with what became of it; bots begin to practise it when somebody asks."""
        bots = await self.practice.results(deal)
        return Deal(
            **known_to_all(deal.config),
            day=deal.name,
            rivals=deal.rivals,
            mine=result_on(evenings, deal.name),
            going=await self.going(visitor, deal),
            bots=bots,
            expected=self.practice.expected,
        )

    async def going(self, visitor: str, deal: DealOfDay) -> str | None:
        """A table of this visitor's at which the deal is still being played."""
        tables = await self.registry.stored(self.registry.storage.list, visitor, unfinished=True)

        def find() -> str | None:
            going = (table.id for table, seats in tables if not table.finished and is_deal(table, seats, deal, visitor))
            return next(going, None)

        return await self.registry.aside(find)

    async def erase(self, visitor: str) -> Erased:
        await self._reckon_what_is_left(visitor)  # what ended meanwhile is forgotten with the rest
        return Erased(evenings=await self.registry.written(self.registry.storage.erase_results, visitor))


def read_evenings(results: Sequence[StoredResult]) -> list[Evening]:
    return [msgspec.json.decode(result.detail, type=Evening) for result in results]


def is_deal(table: StoredTable, seats: list[StoredSeat], deal: DealOfDay, visitor: str) -> bool:
    """Is this the deal, on a table where this visitor plays it?"""
    try:
        config = settings_of(table).config
    except TableError:
        return False
    own = any(seat.visitor == visitor and seat.kind == "me" for seat in seats)
    return own and deal_of(config, [seat.level for seat in seats if seat.kind == "bot"]) == deal
