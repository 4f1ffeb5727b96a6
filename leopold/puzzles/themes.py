"""What a puzzle is about, and how hard it is.

The theme is what the best turn does more of than the obvious one, in the words of hints (`leopold.bots.reasons`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from leopold.bots.reasons import Reason
from leopold.puzzles.shape import DIFFICULTIES, THEMES, Difficulty, Theme

WEIGHTS: Final[dict[str, tuple[Theme, float]]] = {
    "order_completed": ("serving", 3.0),
    "checked_in": ("serving", 2.0),
    "items_served": ("serving", 0.5),
    "group_completed": ("groups", 6.0),
    "rooms_prepared": ("groups", 1.5),
    "rooms_occupied": ("groups", 1.5),
    "staff_hired": ("staff", 5.0),
    "staff_used": ("staff", 3.0),
    "staff_drawn": ("staff", 1.0),
    "emperor_punished": ("emperor", -5.0),
}
"""What a deed counts for its theme, about in points; one with rooms or cards as often as there are."""
STEP: Final = 1.5
"""A step on the emperor's track."""
KRONE: Final = 1.0
EMPEROR_SOURCES: Final = ("emperor_track", "emperor_end", "emperor_tiles")

CLOSE: Final = 8.0
"""Less than so many points behind, the obvious turn is hard to see through."""
LONG: Final = 12
"""Actions from which on a turn is long."""


def amounts(reasons: Sequence[Reason]) -> dict[Theme, float]:
    """How much of each theme there is in a turn."""
    found: dict[Theme, float] = dict.fromkeys(THEMES, 0.0)
    for reason in reasons:
        if reason.key in WEIGHTS:
            theme, weight = WEIGHTS[reason.key]
            found[theme] += weight * (len(reason["rooms"]) if "rooms" in reason.params else 1)
        elif reason.key == "emperor":
            found["emperor"] += STEP * reason["steps"]
        elif reason.key == "krones":
            found["money"] += KRONE * reason["change"]
        elif reason.key == "points":
            found["emperor"] += sum(reason["sources"].get(source, 0) for source in EMPEROR_SOURCES)
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
