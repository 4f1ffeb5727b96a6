"""A judged decision as it is told: its lines as actions, with what they do and bring in the words of hints."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from leopold.bots.reasons import Hint, advise, read_turn
from leopold.game import Action
from leopold.review.judging import Judged, Turn, differ
from leopold.review.reading import Part
from leopold.review.shape import ReviewedAction, ReviewedDecision, ReviewedLine, Worth

LINES: Final = 3
"""Turns that are told, besides the one that was played."""


def tell_decision(judged: Judged) -> ReviewedDecision:
    """What was decided, what it was worth, and what else there was."""
    part = judged.part
    return ReviewedDecision(
        at=part.at,
        end=part.end,
        name=part.name,
        before=judged.best,
        after=judged.after,
        loss=judged.loss,
        lines=[_line(judged, place) for place in _told(judged)],
    )


def _told(judged: Judged) -> Iterator[int]:
    """Places of the lines that are told: the best that differ in guest or die, and what was played."""
    shown: list[Turn] = []
    for place, (turn, _) in enumerate(judged.lines):
        fresh = len(shown) < LINES and all(differ(turn, other) for other in shown)
        if fresh or place == judged.played:
            shown.append(turn)
            yield place


def _line(judged: Judged, place: int) -> ReviewedLine:
    """One of the lines; of what was played only what was played before something new was seen."""
    part: Part = judged.part
    turn, worth = judged.lines[place]
    played = place == judged.played
    chance = Random(f"review {part.at} {part.seat} told")
    told = read_turn(part.game, part.seat, part.played if played else turn, chance)
    hint = Hint(told.actions[0], told.actions, worth.points, told.reasons)
    advice = advise(part.game, part.seat, hint, chance)
    return ReviewedLine(
        actions=[tell_action(action) for action in told.actions],
        worth=worth,
        loss=lost(judged.best, worth),
        played=played,
        deeds=list(advice.deeds),
        sums=list(advice.sums),
        sources=list(advice.sources),
        left=list(advice.left),
    )


def lost(best: Worth, worth: Worth) -> float:
    """The margin that is missing, to the tenth; none where a line came out better by chance than the one chosen."""
    return max(0.0, round(best.margin - worth.margin, 1))


def tell_action(action: Action) -> ReviewedAction:
    return ReviewedAction(action.number, action.kind, action.text, dict(action.arguments))
