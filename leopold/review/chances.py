"""From the judgement's points to those to expect, the margin and the chance to win.

The bots' judgement learned from games played with some noise, so it expects a little less than comes; and nobody knows
how the rest of the game will go. Both were measured on bots' games: docs/review.md has the figures and the command.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import erf, exp, pi, sqrt
from typing import Final

from leopold.bots.nets import EXPANDING
from leopold.packs import Pack

Normal = tuple[float, float]
"""Mean and variance."""


@dataclass(frozen=True, slots=True)
class Calibration:
    """How far final points lie from what a judgement expects, by the turns that the seat to decide has left."""

    gain: float
    """Points that come on top of what is expected, for each of these turns."""
    own: float
    """Of the seat itself so many more."""
    others: float
    """Of everybody else so many more: their cards are dealt anew, and those they really have left are worse."""
    done: float
    """And so many when the seat has its second turn of a round and they have mostly had theirs."""
    certain: float
    """The variance of final points with no turn left: what the final scorings bring."""
    uncertain: float
    """What each turn that is left adds to it."""

    def correction(self, turns_left: int, *, own: bool) -> float:
        """What to add to the points that the judgement expects."""
        if own:
            return self.gain * turns_left + self.own
        return self.gain * turns_left + self.others + (self.done if turns_left % 2 else 0.0)

    def outlook(self, points: Sequence[float], seat: int, turns_left: int) -> tuple[float, float]:
        """The margin that a seat can expect over the best of the others, and its chance to win.

        Everybody's final points are taken for normal and apart from each other. The best of several others has more
        than each of them can expect.
        """
        variance = self.certain + self.uncertain * turns_left
        first, *more = [(expected, variance) for other, expected in enumerate(points) if other != seat]
        best: Normal = first
        for other in more:
            best = larger(best, other)
        margin = points[seat] - best[0]
        return margin, _share_below(margin / sqrt(variance + best[1]))


BASE: Final = Calibration(gain=1.25, own=-1.0, others=3.5, done=3.8, certain=30.0, uncertain=25.0)
ALONE: Final = Calibration(gain=0.9, own=0.5, others=0.0, done=0.0, certain=30.0, uncertain=25.0)
"""The judgement of solo games; what comes of the automaton is in `automaton.py`."""
EXPANDED: Final = Calibration(gain=3.4, own=-4.0, others=-3.0, done=4.8, certain=60.0, uncertain=60.0)
"""With balls or celebrities, which have a judgement of their own."""


def calibration_of(pack: Pack, *, alone: bool) -> Calibration:
    """The one for the judgement of a game with these cards."""
    if set(EXPANDING) & set(pack.modules):
        return EXPANDED
    return ALONE if alone else BASE


def larger(one: Normal, other: Normal) -> Normal:
    """The larger of two normal amounts, as a normal one with the same mean and variance (Clark 1961)."""
    apart = sqrt(one[1] + other[1])
    lead = (one[0] - other[0]) / apart
    share, density = _share_below(lead), exp(-lead * lead / 2) / sqrt(2 * pi)
    mean = one[0] * share + other[0] * (1 - share) + apart * density
    square = (one[0] ** 2 + one[1]) * share + (other[0] ** 2 + other[1]) * (1 - share)
    square += (one[0] + other[0]) * apart * density
    return mean, square - mean * mean


def _share_below(deviations: float) -> float:
    """The share of a normal distribution below so many deviations."""
    return 0.5 * (1.0 + erf(deviations / sqrt(2.0)))
