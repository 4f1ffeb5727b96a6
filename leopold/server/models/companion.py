"""Beside a real table: people say what lies there, the automaton decides. Nothing is kept here; the page has it all."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, field

from leopold.packs import EDITIONS
from leopold.server.models.base import Counts, Model, Request
from leopold.server.models.log import Event
from leopold.server.models.view import Line
from leopold.view import View
from leopold.words import Said

ANSWERS: Final = 400
"""More than twice as many as the longest game has."""
Word = Annotated[str, Meta(max_length=40)]
AnswerText = Annotated[str, Meta(max_length=200)]
"""As it is typed in a terminal, and as a file keeps it."""


class AskCompanion(Request):
    """A game beside a real table: how it was laid, and every answer so far. The same always leads to the same."""

    level: Word
    edition: Word = EDITIONS[0]
    modules: Annotated[list[Word], Meta(max_length=16)] = field(default_factory=list)
    house: Word = ""
    """The automaton's own hotel; without one, where there are such, the seed draws it."""
    seed: Annotated[str, Meta(max_length=200)] = ""
    """As a file has it: a number, or a text in double quotes. Without one, chance gives one."""
    given: Annotated[list[AnswerText], Meta(max_length=ANSWERS)] = field(default_factory=list)


class OpenCompanion(Request):
    """A game that a file has kept, here or in a terminal."""

    text: Annotated[str, Meta(min_length=1, max_length=60_000)]


# --- what is asked: one model for each kind of question, with all it takes to answer it by pointing


class Asked(Model, tag_field="kind"):
    """Something to be answered before anything else happens."""


class AskedSetUp(Asked, tag="set_up"):
    """Is the table laid?"""


class AskedYourTurns(Asked, tag="your_turns"):
    turns: int
    """One turn, or two in a row."""
    explained: bool
    """People know by now what happens when they pass."""


class AskedRoundOver(Asked, tag="round_over"):
    round: int
    turns: int
    """That the person still has."""


class AskedPool(Asked, tag="pool"):
    items: Counts
    """What lies in it."""


class AskedQueue(Asked, tag="queue"):
    known: list[int]
    """Who stood there last, from left to right; 0 where that is not known."""
    same: bool
    """All of it is known, so nothing may have changed."""


class AskedNewGuest(Asked, tag="new_guest"):
    others: list[int]
    """Who stands there already, from the second space on."""


class AskedDice(Asked, tag="dice"):
    least: int
    most: int
    """So many dice must lie there."""
    before: list[int]
    """As they lay when the automaton last saw them; nothing where it has not."""


class AskedStaff(Asked, tag="staff"):
    cards: int
    choices: list[int]
    """Those that are not open yet."""


class AskedClaimed(Asked, tag="claimed"):
    letter: str
    vp: int


class AskedEndStaff(Asked, tag="end_staff"):
    copy: int
    """The card that wants to know."""
    choices: list[int]


class AskedBallrooms(Asked, tag="ballrooms"):
    choices: list[str]
    places: int


class AskedSpaces(Asked, tag="spaces"):
    ballroom: str
    row: str
    most: int


class AskedAtTheBall(Asked, tag="at_the_ball"):
    ballroom: str
    rows: int
    """One number for all dancers, or one for each row from the bottom."""
    most: int
    balcony: bool


class AskedColoured(Asked, tag="coloured"):
    colours: list[str]
    dice: list[int]
    """How many lie on each space."""


class AskedWorth(Asked, tag="worth"):
    colours: list[str]


class AskedReserved(Asked, tag="reserved"):
    choices: list[int]
    places: int


class WaitingGuest(Model):
    guest: int
    items: Counts
    """That are still missing."""


class AskedServed(Asked, tag="served"):
    guests: list[WaitingGuest]


class AskedLines(Asked, tag="lines"):
    tile: bool
    """The emperor was here, and his tile may have brought something."""


class AskedGear(Asked, tag="gear"):
    guest: int


class AskedCrossed(Asked, tag="crossed"):
    gears: list[int]
    """How many lie on each space."""


Question = (
    AskedSetUp
    | AskedYourTurns
    | AskedRoundOver
    | AskedPool
    | AskedQueue
    | AskedNewGuest
    | AskedDice
    | AskedStaff
    | AskedClaimed
    | AskedEndStaff
    | AskedBallrooms
    | AskedSpaces
    | AskedAtTheBall
    | AskedColoured
    | AskedWorth
    | AskedReserved
    | AskedServed
    | AskedLines
    | AskedGear
    | AskedCrossed
)


# --- what is told


class BesideLine(Model):
    """A sentence, and what happened of which it tells."""

    said: Said
    at: int
    """The place of its event; several sentences may tell of one."""
    event: Event


class Chapter(Model):
    """A round that begins, a turn, a visit of the emperor, a ball: what belongs under one heading."""

    heading: Said | None
    kind: Literal["round", "turn", "emperor", "ball", "end"]
    lines: list[BesideLine]


class CompanionGame(Model):
    """Everything the page needs: where the game stands after the answers that were given."""

    level: str
    edition: str
    modules: list[str]
    house: str
    seed: str
    automaton: str
    given: list[str]
    """The answers as a file keeps them: to be sent again with the next one, or without the last to take it back."""
    question: Question | None
    asked: list[Said]
    """The question in sentences, as a terminal asks it; the last one says what to type."""
    understood: Said | None
    """The cards of the last answer by name."""
    chapters: list[Chapter]
    """Everything that has happened, from the first round on."""
    fresh: int
    """Events from this one on came with the last answer."""
    view: View
    """The automaton's side of it is true, and of the rest what people have said."""
    round: int
    rounds: int
    over: bool
    score: Line | None
    """The automaton's sheet, when the game is over."""
    winning: Said | None
    """What the person needs to win."""
    kept: str
    """The file of this game: `leopold companion --resume --file` goes on with it."""
