"""What a puzzle is about, and how hard it is.

The theme is what the best turn does more of than the obvious one, weighed as everywhere (`leopold.bots.reasons`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from leopold.bots.reasons import Reason
from leopold.bots.reasons.weighing import EMPEROR_POINTS, KRONES, STEPS, WEIGHTS, gains
from leopold.puzzles.shape import DIFFICULTIES, THEMES, Difficulty, Theme

THEME_OF: Final[Mapping[str, Theme]] = {
    "order_completed": "serving",
    "checked_in": "serving",
    "items_served": "serving",
    "group_completed": "groups",
    "rooms_prepared": "groups",
    "rooms_occupied": "groups",
    "staff_hired": "staff",
    "staff_used": "staff",
    "staff_drawn": "staff",
    "emperor_punished": "emperor",
    STEPS: "emperor",
    EMPEROR_POINTS: "emperor",
    KRONES: "money",
}
"""What a turn can have more of than another, and the theme it counts for."""

CLOSE: Final = 8.0
"""Less than so many points behind, the obvious turn is hard to see through."""
LONG: Final = 12
"""Actions from which on a turn is long."""


def amounts(reasons: Sequence[Reason]) -> dict[Theme, float]:
    """How much of each theme there is in a turn."""
    found: dict[Theme, float] = dict.fromkeys(THEMES, 0.0)
    for kind, n in gains(reasons).items():
        if kind in THEME_OF:
            found[THEME_OF[kind]] += WEIGHTS[kind] * n
    return found


def theme_of(best: Sequence[Reason], obvious: Sequence[Reason]) -> Theme:
    """What the best turn has most more of than the obvious one; where it has more of nothing, what it has most of."""
    here, there = amounts(best), amounts(obvious)
    more = {theme: here[theme] - there[theme] for theme in THEMES}
    counted = more if max(more.values()) > 0 else here
    return max(THEMES, key=lambda theme: counted[theme])


def difficulty_of(length: int, behind: float, found_by: Sequence[str]) -> Difficulty:
    """From how long the turn is, how far behind the obvious one is, and whether any level finds it."""
    hurdles = (length >= LONG) + (behind < CLOSE) + (not found_by)
    return DIFFICULTIES[max(0, hurdles - 1)]
