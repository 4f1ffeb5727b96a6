"""What one visitor may ask for: sizes, rates and numbers, bounded so that nobody takes what is there for all."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from leopold.server.errors import TableError, too_many_requests

BODY_BYTES: Final = 64 * 1024
RECORD_BYTES: Final = 1_000_000
ACTIONS_AT_ONCE: Final = 40
NAME_LENGTH: Final = 40
OPEN_TABLES: Final = 60
"""Unfinished tables that one visitor has laid."""
CONNECTIONS: Final = 24
"""WebSockets of one visitor."""
ALL_CONNECTIONS: Final = 4000

REQUESTS: Final = (120.0, 240)
"""A second, and at once."""
HINTS: Final = (2.0, 6)
NEW_TABLES: Final = (0.5, 20)
NEW_VISITORS: Final = (50.0, 1000)
REQUESTS_FROM_ADDRESS: Final = (1500.0, 6000)
TABLES_FROM_ADDRESS: Final = (30.0, 600)
"""From one address: cookies are free, so visitors are also counted by where they come from."""
GUESSES: Final = (1.0, 10)
"""Tokens that open nothing, from one visitor."""
CODES: Final = (0.1, 20)
"""Codes of six letters from one address, right or wrong: at this rate one table is not found in a lifetime."""
EMOTES: Final = (0.4, 4)
REMEMBERED: Final = 20_000


class RateLimiter:
    """One bucket for each asker: it fills steadily, and every request takes a drop."""

    def __init__(
        self,
        rate: tuple[float, int],
        refusal: Callable[[int], TableError] = too_many_requests,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.per_second, self.size = rate
        self.refusal = refusal
        self.clock = clock
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, asker: str) -> None:
        """A drop, or a TableError that says when to come back."""
        now = self.clock()
        level, since = self._levels.pop(asker, (float(self.size), now))
        level = min(float(self.size), level + (now - since) * self.per_second)
        enough = level >= 1
        self._levels[asker] = (level - 1 if enough else level, now)
        if len(self._levels) > REMEMBERED:
            self._levels.popitem(last=False)
        if not enough:
            raise self.refusal(max(1, round((1 - level) / self.per_second)))
