"""Ratings: how strong players are, from who beat whom, on the scale that chess players know.

The model is Bradley and Terry's: one player's chance against another depends on the difference of two numbers, and 400
points of difference are odds of ten to one. The ratings are those under which the results seen are most likely.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from typing import Final

import numpy as np
import numpy.typing as npt

from leopold.lab.statistics.intervals import Z

Floats = npt.NDArray[np.float64]

ANCHORED_AT: Final = 1000.0
POINTS: Final = 400 / log(10)
"""Points of rating for one unit of the logarithm of the odds."""
PRIOR_GAMES: Final = 1.0
"""One imaginary shared win in each pairing: who has won every game is very strong, not infinitely strong."""
LONGEST_STEP: Final = 2.0
"""In logarithms of odds: from far away, Newton's first steps would go too far."""


@dataclass(frozen=True, slots=True)
class Encounters:
    """What one player scored against another: by deal, how many games and what the first of the two got of them."""

    one: int
    other: int
    deals: npt.NDArray[np.int64]
    games: Floats
    scored: Floats


@dataclass(frozen=True, slots=True)
class Ratings:
    """For each player the rating, and half the width of the 95 % interval of its distance to the anchor."""

    points: Floats
    margin: Floats


def expected(one: float, other: float) -> float:
    """The share of games that the first of two ratings should win.

    >>> round(expected(1400, 1000), 3)
    0.909
    """
    return float(1 / (1 + np.exp((other - one) / POINTS)))


def rate(players: int, met: Sequence[Encounters], anchor: int = 0) -> Ratings:
    """The most likely ratings; the anchor's is given, and everybody else's is as sure as its distance to the anchor.

    The games of one deal are not independent: the same cards lie on the table. So there are two answers to how sure a
    rating is, one as if all games were independent and one from how much the results differ from deal to deal. The
    wider counts.
    """
    one = np.array([pair.one for pair in met], np.int64)
    other = np.array([pair.other for pair in met], np.int64)
    games = np.array([pair.games.sum() for pair in met])
    scored = np.array([pair.scored.sum() for pair in met])
    side = np.zeros((len(met), players))  # +1 for the first of a pairing, -1 for the second
    side[np.arange(len(met)), one] = 1.0
    side[np.arange(len(met)), other] = -1.0
    side = np.delete(side, anchor, axis=1)
    strength = _most_likely(side, games + PRIOR_GAMES, scored + PRIOR_GAMES / 2)
    chance = 1 / (1 + np.exp(-side @ strength))
    inverse = np.linalg.inv(_curvature(side, games + PRIOR_GAMES, chance))
    variance = np.maximum(np.diag(inverse), np.diag(inverse @ _spread_by_deal(side, met, chance) @ inverse))
    return Ratings(
        ANCHORED_AT + POINTS * np.insert(strength, anchor, 0.0),
        Z * POINTS * np.insert(np.sqrt(variance), anchor, 0.0),
    )


def _curvature(side: Floats, games: Floats, chance: Floats) -> Floats:
    curvature: Floats = side.T @ (side * (games * chance * (1 - chance))[:, None])
    return curvature


def _most_likely(side: Floats, games: Floats, scored: Floats) -> Floats:
    """Newton's method; the likelihood has one summit, and thanks to the imaginary games it is not at infinity."""
    strength = np.zeros(side.shape[1])
    for _ in range(200):
        chance = 1 / (1 + np.exp(-side @ strength))
        slope = side.T @ (scored - games * chance)
        step = np.linalg.solve(_curvature(side, games, chance), slope)
        step *= min(1.0, LONGEST_STEP / max(np.abs(step).max(), 1e-300))
        strength += step
        if np.abs(step).max() < 1e-12:
            break
    return strength


def _spread_by_deal(side: Floats, met: Sequence[Encounters], chance: Floats) -> Floats:
    """How much the deals pull at the ratings, each for itself; nothing when there are too few to tell."""
    last = max((int(pair.deals.max(initial=-1)) for pair in met), default=-1)
    pull = np.zeros((last + 1, side.shape[1]))
    played = np.zeros(last + 1, bool)
    for pair, row, share in zip(met, side, chance, strict=True):
        pull[pair.deals] += np.outer(pair.scored - pair.games * share, row)
        played[pair.deals] = True
    deals = int(played.sum())
    if deals < 2:
        return np.zeros((side.shape[1], side.shape[1]))
    spread: Floats = pull.T @ pull * (deals / (deals - 1))
    return spread
