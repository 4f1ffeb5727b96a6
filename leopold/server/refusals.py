"""Who was refused something, as the log hears of it: whoever comes again and again must not fill it."""

from __future__ import annotations

import logging
import time
from collections import Counter
from collections.abc import Callable
from typing import Final

log = logging.getLogger("leopold.server.refusals")

SAY_EVERY: Final = 10.0
"""Seconds between two lines of the log about the same thing."""


class Refusals:
    """Those who were turned away, or closed for others, and what the log hears of them."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.count = 0
        self._clock = clock
        self._said: dict[str, float] = {}
        self._unsaid: Counter[str] = Counter()
        """Those of which the log has not been told yet."""

    def add(self, why: str, **known: object) -> None:
        """One more."""
        self.count += 1
        self._unsaid[why] += 1
        self.tell_log(**known)

    def tell_log(self, **known: object) -> None:
        """Of each kind at once when it begins, then now and then how many there were since."""
        now = self._clock()
        for why in [why for why in self._unsaid if now - self._said.get(why, -SAY_EVERY) >= SAY_EVERY]:
            self._said[why] = now
            log.warning(why, extra={"times": self._unsaid.pop(why), "refused": self.count, **known})
