"""How good a turn was, by the points of margin it lost; and how well a seat was played, from all its turns.

What these numbers mean, and why they are what they are, stands in docs/review.md.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, get_args

from leopold.review.shape import Mark

GOOD: Final = 0.5
"""From so many points lost on a turn is not among the best, but good; less than that the deals cannot tell apart."""
INACCURACY: Final = 2.0
MISTAKE: Final = 5.0
BLUNDER: Final = 10.0
HALVING: Final = 5.0
"""Points lost by which a turn counts half."""
MOMENTS: Final = 3
"""Turns that are worth going back to."""

MARKS: Final[tuple[Mark, ...]] = get_args(Mark)
_BEGIN: Final = dict(zip(MARKS, (0.0, GOOD, INACCURACY, MISTAKE, BLUNDER), strict=True))


def mark_of(loss: float) -> Mark:
    """The mark of a turn that lost so many points."""
    return max((mark for mark in MARKS if loss >= _BEGIN[mark]), key=lambda mark: _BEGIN[mark])


def accuracy(losses: Iterable[float]) -> float | None:
    """From 0 to 100: every turn counts as much as it kept, half for each `HALVING` points lost; the mean of them."""
    kept = [100.0 * 0.5 ** (loss / HALVING) for loss in losses]
    return round(sum(kept) / len(kept), 1) if kept else None
