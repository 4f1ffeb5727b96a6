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
LASTS: Final = 60.0
"""Seconds between two lines about what does not change."""
OVER: Final = 10.0
"""Seconds without it after which something is over: what comes and goes all the time has not ended."""


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


class Shortage:
    """Something that cannot be had for a while, and is tried all the time: the log hears when it begins and when it is
    over, and meanwhile now and then that it lasts, with how many were refused since it began."""

    def __init__(self, what: str, refusals: Refusals, clock: Callable[[], float] = time.monotonic) -> None:
        self._what = what
        self._refusals = refusals
        self._clock = clock
        self._refused_before: int | None = None
        """None as long as there is none."""
        self._last = self._said = 0.0

    def lasts(self, **known: object) -> None:
        """It could not be had."""
        self._last = self._clock()
        begins = self._refused_before is None
        if begins:
            self._refused_before = self._refusals.count
        if begins or self._last - self._said >= LASTS:
            self._said = self._last
            self._tell(self._what, **known)

    def eases(self) -> None:
        """It could be had."""
        if self._refused_before is not None and self._clock() - self._last >= OVER:
            self._tell(f"over: {self._what}")
            self._refused_before = None

    def _tell(self, what: str, **known: object) -> None:
        log.warning(what, extra={"refused": self._refusals.count - (self._refused_before or 0), **known})
