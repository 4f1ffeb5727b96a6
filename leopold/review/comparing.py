"""Why one turn is worth more than another, in sentences: what it brings at once, later and to the others, and what it
has more and less of.

Everything is told from what was measured. What a turn brings later is what can be expected in the end without what it
brings at once, so the parts of the sentence add up to the margin between the two turns.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from leopold.bots.reasons import Reason
from leopold.bots.reasons.weighing import KRONES, STEPS, more_than, points_at_once
from leopold.review.shape import Worth
from leopold.words import Said, said

COUNTED: Final = {
    KRONES: "krones",
    STEPS: "favour",
    **{
        kind: f"review-gain-{kind}"
        for kind in (
            "guest_taken",
            "items_served",
            "checked_in",
            "rooms_prepared",
            "rooms_occupied",
            "group_completed",
            "staff_hired",
            "staff_used",
            "objective_claimed",
            "dancer_sent",
            "emperor_punished",
        )
    },
}
"""How so many of a kind are said. What is not here, the deeds of the turn tell well enough."""

MOST: Final = 4
"""Kinds that are told; more of them nobody weighs against each other."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """A turn with what it does and what it is worth."""

    reasons: Sequence[Reason]
    worth: Worth


def compare(turn: Weighed, played: Weighed, *, place: int, whole: bool) -> list[Said]:
    """How a turn, the best or the one at another place, differs from what was played.

    `whole` is False where only the beginning was played: then the rest is the best that was found for it.
    """
    parts = list(_points(turn, played)) or [said("review-compared-even")]
    told = [said("review-compared", place=place, whole=whole, parts=parts)]
    if _put_off(turn) or _put_off(played):
        return told
    more = {kind: n for kind, n in more_than(turn.reasons, played.reasons).items() if kind in COUNTED}
    for key, sign in (("review-compared-more", 1), ("review-compared-less", -1)):
        counted = [said(COUNTED[kind], n=sign * n) for kind, n in more.items() if sign * n > 0]
        if counted:
            told.append(said(key, gains=counted[:MOST]))
    return told


def _put_off(turn: Weighed) -> bool:
    """Whoever passes does nothing yet, and everything is still to come: there is nothing to hold against it."""
    return any(reason.key == "passed" for reason in turn.reasons)


def _points(turn: Weighed, played: Weighed) -> Iterator[Said]:
    """At once, later, and of the best of the others: in whole points that add up to the margin between the turns."""
    margin = round(turn.worth.margin - played.worth.margin)
    at_once = points_at_once(turn.reasons) - points_at_once(played.reasons)
    others = round(_of_others(turn.worth) - _of_others(played.worth))
    for key, n in (("now", at_once), ("later", margin - at_once + others), ("others", others)):
        if n:
            yield said(f"review-compared-{key}", n=abs(n), more=n > 0)


def _of_others(worth: Worth) -> float:
    """What the best of the others can expect."""
    return worth.points - worth.margin
