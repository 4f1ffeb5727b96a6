"""The shape of a review: what a finished game was, turn by turn. As JSON it is described in docs/review.md.

All numbers of points are in tenths, rounded where they are measured: what is added up from them comes out exactly.
Actions are counted as in a replay: `at` is the game after so many actions.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from leopold.words import Said

VERSION: Final = 3
"""Of the shape and of how games are judged: a review of another version is made anew."""

Mark = Literal["best", "good", "inaccuracy", "mistake", "blunder"]
Why = Literal["set_up", "offer"]


class Told(msgspec.Struct, frozen=True):
    """Part of a review."""


class Worth(Told, frozen=True):
    """What a moment of the game is worth to a seat."""

    points: float
    """Its final points to expect."""
    margin: float
    """The same, less those of the best of the others."""
    chance: float
    """To win, from 0 to 1."""


class Split(Told, frozen=True):
    """What an amount is made of: `start + skill + luck == end`, to the tenth."""

    start: float
    """What was to be expected when the seat's first turn began."""
    skill: float
    """What its own decisions gained or lost, against the best that was found."""
    luck: float
    """All the rest: dice, cards turned up, what the others took, and what the judge had not foreseen."""
    end: float
    """What it came to."""


class ReviewedAction(Told, frozen=True):
    """An action, as a replay has it."""

    number: int
    kind: str
    text: str
    """In notation; see docs/notation.md."""
    args: dict[str, int | str | bool]


class ReviewedLine(Told, frozen=True):
    """A turn that was played or could have been, from a decision to the end of the turn or to something unforeseen."""

    actions: list[ReviewedAction]
    worth: Worth
    """After it, on average over the deals."""
    loss: float
    """How much less its margin is than that of the best line; never negative."""
    played: bool
    """This is how it was played, up to where something new was seen."""
    deeds: list[Said]
    """What it does, in order (hint-deed)."""
    sums: list[Said]
    """What it brings and costs at once (hint-gain, hint-loss)."""
    sources: list[Said]
    """What the points among these are for (hint-source)."""
    left: list[Said]
    """What is open or still to come (hint-left)."""
    compared: list[Said]
    """How it differs from what was played: in points, and in what it has more and less of (review-compared). Nothing
    for what was played."""


class ReviewedDecision(Told, frozen=True):
    """A part of a turn: from a choice to the end of the turn, or to the next thing that nobody had seen before."""

    at: int
    end: int
    """What was played lies between these two."""
    name: str
    """What was decided: "turn", "prepare" and so on, as in `game.deciding`."""
    before: Worth
    """With the best line found."""
    after: Worth
    """With what was played."""
    loss: float
    """`before.margin - after.margin`; never negative."""
    lines: list[ReviewedLine]
    """The best first, at most three that differ in guest or die, and what was played if it is none of these."""


class ReviewedTurn(Told, frozen=True):
    """All that a seat did in a row."""

    seat: int
    round: int
    start: int
    end: int
    """The game after `start` actions is the one before the turn, after `end` actions the one after it."""
    played: list[ReviewedAction]
    decisions: list[ReviewedDecision]
    """The parts in which there was something to choose; none if the turn played itself."""
    before: Worth | None
    """Of the first decision."""
    after: Worth | None
    """Of the last decision."""
    loss: float
    """Of all its decisions."""
    mark: Mark | None
    """None where there was nothing to judge."""
    luck: float
    """How the margin changed by itself: since the seat's turn before, and between the decisions of this one."""


class CurvePoint(Told, frozen=True):
    """Where a seat stood; there is one before and one after every decision, and one at the end."""

    at: int
    points: float
    margin: float
    chance: float
    skill: float
    """Of the margin, added up so far; never rises."""
    luck: float
    """Of the margin, added up so far: `margin == margin.start + skill + luck`."""


class ReviewedSeat(Told, frozen=True):
    """A seat and how well it was played."""

    seat: int
    name: str
    judged: bool
    """False for an automaton, whose cards decide."""
    accuracy: float | None
    """From 0 to 100; None where nothing was judged."""
    loss: float
    """In all."""
    marks: dict[str, int]
    """How many turns of each mark."""
    moments: list[int]
    """Places in `turns`: the seat's turns that lost most, most first, at most three."""
    points: Split | None
    margin: Split | None
    summary: Said | None
    """The same in a sentence, whose two numbers add up to the score (review-split)."""
    curve: list[CurvePoint]


class Unjudged(Told, frozen=True):
    """A choice that is not judged, and why."""

    at: int
    seat: int
    name: str
    why: Why


class Review(Told, frozen=True):
    """A finished game, looked at turn by turn by a player who saw what each seat saw."""

    version: int
    playouts: int
    """Deals on which the lines of a decision were tried at most."""
    seats: list[ReviewedSeat]
    turns: list[ReviewedTurn]
    """In the order of the game, of all seats that were judged."""
    moments: list[int]
    """Places in `turns`: of all seats together, as in `ReviewedSeat.moments`."""
    unjudged: list[Unjudged]
