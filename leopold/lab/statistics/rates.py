"""Shares and means of games that come in deals, with how sure one may be of them.

The games of one deal are not independent: the same cards, seats changed. Wilson's interval takes them as if they were.
The interval by deals looks at how much the results differ from deal to deal, which is right however the games of a deal
hang together, but has nothing to say when all of them end alike. So both are kept, and the wider one is shown.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

import numpy as np
import numpy.typing as npt

from leopold.lab.statistics.intervals import Z, wilson

Interval = tuple[float, float]
Floats = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Rate:
    """A share of games, with both of its 95 % intervals."""

    share: float
    games: int
    wilson: Interval
    by_deal: Interval

    @property
    def interval(self) -> Interval:
        """The wider one."""
        return max(self.wilson, self.by_deal, key=lambda ends: ends[1] - ends[0])

    @property
    def half_width(self) -> float:
        low, high = self.interval
        return (high - low) / 2


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean with its standard error, which is not known (0) from a single deal."""

    value: float
    error: float


def mean_by_deal(totals: Floats, counts: Floats) -> Mean:
    """The mean of everything counted; the error from the differences between deals."""
    played = counts > 0
    totals, counts = totals[played], counts[played]
    deals = len(counts)
    if not deals:
        return Mean(0.0, 0.0)
    mean = float(totals.sum() / counts.sum())
    if deals == 1:
        return Mean(mean, 0.0)
    apart = totals - mean * counts
    return Mean(mean, sqrt(deals / (deals - 1) * float(apart @ apart)) / float(counts.sum()))


def rate_by_deal(scored: Floats, games: Floats) -> Rate:
    """The share of games that was won: by deal, what was scored and of how many games."""
    count = round(float(games.sum()))
    mean = mean_by_deal(scored, games)
    several = int((games > 0).sum()) > 1
    by_deal = (max(0.0, mean.value - Z * mean.error), min(1.0, mean.value + Z * mean.error)) if several else (0.0, 1.0)
    return Rate(mean.value, count, wilson(float(scored.sum()), count), by_deal)
