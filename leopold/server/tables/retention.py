"""Games that nobody has touched for a long time are taken away, where the operator wishes it."""

from __future__ import annotations

import asyncio
import logging
import re
from typing import Final

from leopold.errors import RecordError
from leopold.server.store.upkeep import AT_ONCE, remove_games, untouched
from leopold.server.tables.registry import TROUBLE, Registry

log = logging.getLogger("leopold.server.tables.retention")

LOOK_EVERY: Final = 6 * 3600.0
"""Seconds."""

DAY: Final = 86400.0
_AGE: Final = re.compile(r"(\d{1,5})([hdwy])")
_UNITS: Final = {"h": 3600.0, "d": DAY, "w": 7 * DAY, "y": 365 * DAY}


def seconds_of(age: str) -> float:
    """How long "180d" is; also hours, weeks and years."""
    found = _AGE.fullmatch(age.strip().lower())
    if found is None:
        raise RecordError(f"{age!r} is no time: it is a number with h, d, w or y behind it, such as 180d.")
    return int(found[1]) * _UNITS[found[2]]


class RetentionKeeper:
    """Takes away what is older than the operator keeps. Evenings stay: they are of people, not of a table."""

    def __init__(self, registry: Registry, keep: float) -> None:
        self.registry = registry
        self.keep = keep
        """Seconds."""

    async def run(self) -> None:
        """For as long as the server runs."""
        while True:
            try:
                await self.check()
            except TROUBLE as wrong:
                log.error("old games cannot be removed", extra={"reason": type(wrong).__name__})
            await asyncio.sleep(LOOK_EVERY)

    async def check(self) -> int:
        """Take away what is too old now, a few at a time, so that those who play are not kept waiting."""
        registry = self.registry
        before = registry.clock() - self.keep
        looked_at = {table.id for table in registry.tables.values() if table.audience}
        old = [game for game in await registry.stored(untouched, registry.storage, before) if game not in looked_at]
        gone = 0
        for at in range(0, len(old), AT_ONCE):
            few = old[at : at + AT_ONCE]
            gone += await registry.written(self._remove, few, before)
            for game in few:
                registry.forget(game)
        if gone:
            log.warning("old games are removed", extra={"games": gone})
        return gone

    def _remove(self, games: list[str], before: float) -> int:
        return sum(remove_games(self.registry.storage, games, before))
