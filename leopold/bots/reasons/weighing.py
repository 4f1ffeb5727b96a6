"""What a turn has more of than another: its gains counted by kind, and weighed about in points.

Whoever compares two turns asks here: the review, which says it in words, and the trainer, which has a puzzle's theme
from it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from leopold.bots.reasons.deeds import Reason

STEPS: Final = "emperor"
KRONES: Final = "krones"
EMPEROR_POINTS: Final = "emperor_points"
EMPEROR_SOURCES: Final = ("emperor_track", "emperor_end", "emperor_tiles")

WEIGHTS: Final[Mapping[str, float]] = {
    "guest_taken": 1.0,
    "order_completed": 3.0,
    "checked_in": 2.0,
    "items_served": 0.5,
    "group_completed": 6.0,
    "rooms_prepared": 1.5,
    "rooms_occupied": 1.5,
    "staff_hired": 5.0,
    "staff_used": 3.0,
    "staff_drawn": 1.0,
    "objective_claimed": 8.0,
    "dancer_sent": 4.0,
    "emperor_punished": -5.0,
    STEPS: 1.5,
    KRONES: 1.0,
    EMPEROR_POINTS: 1.0,
}
"""What one of each kind counts, about in points: a deed, a room, a step on the emperor's track, a krone."""


def gains(reasons: Sequence[Reason]) -> Counter[str]:
    """How many of each kind a turn has: deeds by their keys, one with rooms as often as there are."""
    found: Counter[str] = Counter()
    for reason in reasons:
        if reason.key == "emperor":
            found[STEPS] += reason["steps"]
        elif reason.key == "krones":
            found[KRONES] += reason["change"]
        elif reason.key == "points":
            found[EMPEROR_POINTS] += sum(reason["sources"].get(source, 0) for source in EMPEROR_SOURCES)
        elif reason.key in WEIGHTS:
            found[reason.key] += len(reason["rooms"]) if "rooms" in reason.params else 1
    return found


def more_than(one: Sequence[Reason], other: Sequence[Reason]) -> dict[str, int]:
    """How many more of each kind one turn has than another, fewer below zero; what weighs most comes first."""
    here, there = gains(one), gains(other)
    found = {kind: here[kind] - there[kind] for kind in WEIGHTS if here[kind] != there[kind]}
    return dict(sorted(found.items(), key=lambda more: -abs(WEIGHTS[more[0]] * more[1])))


def points_at_once(reasons: Sequence[Reason]) -> int:
    """The points that a turn brings while it is played."""
    return sum(reason["vp"] for reason in reasons if reason.key == "points")
