"""Time at a table: counted from the log, so it goes on after a restart and is the same at every process."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from leopold.server.bots.levels import checked_level
from leopold.server.errors import TableError
from leopold.server.tables.registry import TROUBLE, OpenTable, Registry
from leopold.server.tables.timing import due_at
from leopold.server.tables.write import Transaction, write

log = logging.getLogger("leopold.server.tables.clocks")

LOOK_EVERY: Final = 30.0
"""Seconds: other processes may have let somebody's time begin."""


class ClockKeeper:
    """Sees to it that something happens when somebody's time is up, also where nobody looks."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self._moved = asyncio.Event()
        registry.moved.append(self._see)

    def _see(self, table: OpenTable) -> None:
        if table.settings.house.clock != "none":
            self._moved.set()

    async def run(self) -> None:
        """For as long as the server runs."""
        while True:
            self._moved.clear()
            try:
                wait = await self.check()
            except TROUBLE as wrong:
                log.error("clocks cannot be read", extra={"reason": type(wrong).__name__})
                wait = LOOK_EVERY
            try:
                async with asyncio.timeout(wait):
                    await self._moved.wait()
            except TimeoutError:
                continue

    async def check(self) -> float:
        """Tell whose time is up; the seconds until it is worth looking again."""
        registry = self.registry
        for table_id in await registry.stored(registry.storage.due_tables, registry.clock()):
            try:
                await self.time_up(await registry.table(table_id))
            except TableError as refused:
                log.warning("a clock cannot be kept", extra={"table": table_id, "key": refused.problem.key})
            except SQLAlchemyError:
                raise  # no table's alone
            except Exception:
                log.exception("a clock cannot be kept", extra={"table": table_id})
        now = registry.clock()
        due = await registry.stored(registry.storage.next_due, now)
        return LOOK_EVERY if due is None else min(LOOK_EVERY, due - now)

    async def time_up(self, table: OpenTable) -> None:
        """The log says so, and a bot plays on if that was chosen."""
        house = table.settings.house

        def fill(transaction: Transaction) -> None:
            position = transaction.before
            seat = position.game.to_move
            due = due_at(house, table.seats, position, table.stored.created)
            if seat is None or due is None or due > self.registry.clock():
                return
            transaction.note("time_up", seat)
            if house.time_up == "bot":
                transaction.note("stand_in", seat, level=checked_level(""))

        await write(self.registry, table, fill, fresh=True)
