"""Means and differences with 95 % intervals, for tables where the seats of one game are rows that belong together.

What happens at one seat is bound up with what happens at the others: when one wins, the rest lose. So chance is counted
by games, not by rows: every deviation is added up within its game before it is squared.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import isnan, nan, sqrt
from typing import Final

import numpy as np
import numpy.typing as npt

from leopold.lab.statistics.intervals import Z

Numbers = npt.NDArray[np.float64]
Codes = npt.NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Estimate:
    """A figure with its 95 % interval, and the number of rows it rests on; without an interval the ends are nan."""

    value: float
    low: float
    high: float
    count: int

    @property
    def certain(self) -> bool:
        """Whether the interval leaves nought out: the sign is more than chance."""
        return self.low > 0 or self.high < 0

    @property
    def has_interval(self) -> bool:
        return not (isnan(self.low) or isnan(self.high))


UNKNOWN: Final = Estimate(nan, nan, nan, 0)


def student(freedom: int) -> float:
    """How many deviations an interval needs when the deviation itself is only estimated from so many games.

    Fisher's expansion of Student's distribution: within a hundredth from three degrees of freedom on, and what the
    normal distribution says when there are many.

    >>> round(student(10), 2), round(student(100_000), 2)
    (2.23, 1.96)
    """
    n = float(freedom)
    return (
        Z
        + (Z**3 + Z) / (4 * n)
        + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * n**2)
        + (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / (384 * n**3)
    )


def mean(values: Numbers, games: Codes) -> Estimate:
    """The mean of all rows; the games are numbered 0, 1, 2 and so on, each row has its game's."""
    n = len(values)
    if n == 0:
        return UNKNOWN
    middle = float(values.mean())
    return _spread(middle, (values - middle) / n, games, n, n)


def difference(values: Numbers, chosen: npt.NDArray[np.bool_], strata: Codes, games: Codes) -> Estimate:
    """How much higher the values of the chosen rows are than those of the others, comparing like with like.

    Rows are compared only within their stratum (the same player in the same setting); the strata are averaged with the
    weights that make the result most precise, which are those of a regression with one level for each stratum. A
    stratum with a single row on either side is left out: it cannot tell chance from anything else.
    """
    kinds = int(strata.max()) + 1 if len(strata) else 0
    all_n = np.bincount(strata, minlength=kinds).astype(float)
    all_sum = np.bincount(strata, values, minlength=kinds)
    with_n = np.bincount(strata[chosen], minlength=kinds).astype(float)
    with_sum = np.bincount(strata[chosen], values[chosen], minlength=kinds)
    without_n = all_n - with_n
    both = (with_n > 1) & (without_n > 1)
    if not both.any():
        return Estimate(nan, nan, nan, int(chosen.sum()))
    with_safe, without_safe = np.maximum(with_n, 2), np.maximum(without_n, 2)
    weight = np.where(both, with_n * without_n / np.maximum(all_n, 1), 0.0)
    weight /= weight.sum()
    with_mean, without_mean = with_sum / with_safe, (all_sum - with_sum) / without_safe
    value = float((weight * (with_mean - without_mean)).sum())
    # what each row moves the result by; n - 1 because the means are those of the same rows
    with_scale = weight / np.sqrt(with_safe * (with_safe - 1))
    without_scale = weight / np.sqrt(without_safe * (without_safe - 1))
    moved = np.where(
        chosen,
        with_scale[strata] * (values - with_mean[strata]),
        -without_scale[strata] * (values - without_mean[strata]),
    )
    count = int(chosen.sum())
    return _spread(value, moved, games, count, min(count, len(values) - count))


def _spread(value: float, moved: Numbers, games: Codes, count: int, smaller: int) -> Estimate:
    """The interval around a result, from what each row moves it by; `smaller` is the size of the smaller side."""
    by_game = np.bincount(games, moved)
    touched = int(np.count_nonzero(np.bincount(games)))
    if touched < 2:
        return Estimate(value, nan, nan, count)
    half = student(min(touched, smaller) - 1) * sqrt(float((by_game**2).sum()) * touched / (touched - 1))
    return Estimate(value, value - half, value + half, count)
