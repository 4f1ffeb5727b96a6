"""Intervals for shares: how far a number of wins can be trusted."""

from __future__ import annotations

from math import sqrt
from typing import Final

Z: Final = 1.959964
"""95 % of a normal distribution lie this many deviations around its mean."""


def wilson(wins: float, games: int, z: float = Z) -> tuple[float, float]:
    """Wilson's interval for a share, 95 % unless told otherwise; a shared win may count in part.

    It stays between 0 and 1 and is honest for few games, where the usual mean plus or minus is not.

    >>> low, high = wilson(7, 10)
    >>> round(low, 3), round(high, 3)
    (0.397, 0.892)
    >>> wilson(0, 0)
    (0.0, 1.0)
    """
    if games <= 0:
        return 0.0, 1.0
    share = wins / games
    spread = z * z / games
    middle = (share + spread / 2) / (1 + spread)
    half = z / (1 + spread) * sqrt(share * (1 - share) / games + spread / (4 * games))
    return max(0.0, middle - half), min(1.0, middle + half)
