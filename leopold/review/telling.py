"""A judged decision as it is told: its lines as actions, with what they do and bring in the words of hints."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from leopold.bots.reasons import Hint, advise, read_turn
from leopold.game import Action
from leopold.review.comparing import Weighed, compare
from leopold.review.judging import Judged, Turn, differ
from leopold.review.reading import Part
from leopold.review.shape import ReviewedAction, ReviewedDecision, ReviewedLine, Worth
from leopold.words import Said

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
        lines=[_line(judged, place, rank) for rank, place in enumerate(_told(judged), 1)],
    )


def _told(judged: Judged) -> Iterator[int]:
    """Places of the lines that are told: the best that differ in guest or die, and what was played."""
    shown: list[Turn] = []
    for place, (turn, _) in enumerate(judged.lines):
        fresh = len(shown) < LINES and all(differ(turn, other) for other in shown)
        if fresh or place == judged.played:
            shown.append(turn)
            yield place


def _line(judged: Judged, place: int, rank: int) -> ReviewedLine:
    """One of the lines, at its rank among those that are told; of what was played only what was played before
    something new was seen."""
    part: Part = judged.part
    turn, worth = judged.lines[place]
    played = place == judged.played
    chance = _chance(part)
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
        compared=[] if played else _compared(judged, Weighed(told.reasons, worth), rank),
    )


def _compared(judged: Judged, line: Weighed, rank: int) -> list[Said]:
    """A line beside what was played, with the end of it that was measured: half a turn is worth nothing by itself."""
    part = judged.part
    turn, worth = judged.lines[judged.played]
    reasons = read_turn(part.game, part.seat, turn, _chance(part)).reasons
    return compare(line, Weighed(reasons, worth), place=rank, whole=turn == part.played)


def _chance(part: Part) -> Random:
    """Every line is told on the same deal."""
    return Random(f"review {part.at} {part.seat} told")


def lost(best: Worth, worth: Worth) -> float:
    """The margin that is missing, to the tenth; none where a line came out better by chance than the one chosen."""
    return max(0.0, round(best.margin - worth.margin, 1))


def tell_action(action: Action) -> ReviewedAction:
    return ReviewedAction(action.number, action.kind, action.text, dict(action.arguments))
