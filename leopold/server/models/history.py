"""Looking back: replays, the course of a game, its record; and how the server is."""

from __future__ import annotations

from typing import Literal

from leopold.review import Review
from leopold.server.models.base import Key, Model, PlaceInGame, Request, SeatNumber
from leopold.server.models.log import Entry, Told
from leopold.server.models.view import Line
from leopold.view import View
from leopold.words import Said


class Replay(Model):
    """The game after some action, as a viewer saw it."""

    at: int
    length: int
    viewer: str
    entry: Entry | None
    """What led here."""
    view: View
    scores: list[Line] | None


class Point(Model):
    """The score at the end of somebody's turn."""

    at: int
    round: int
    seat: int
    vp: list[int]


class Highlight(Model):
    """A turn that mattered to a seat, whoever acted: Leopold plays within the turns of others."""

    at: int
    start: int
    """Where the turn began: the game after so many actions."""
    seat: int
    round: int
    gain: int
    what: list[Said]


class Course(Model):
    points: list[Point]
    highlights: list[Highlight]


class ReviewState(Model):
    """How far the review of a finished game is."""

    state: Literal["none", "working", "done", "failed"]
    """None: nobody has asked for it yet."""
    done: int
    of: int
    """So many of so many decisions are judged, while it is being made; 0 of 0 until it has begun."""
    review: Review | None


class AskReview(Request):
    """Look back at a finished game."""


class TriedLine(Model):
    """A game after so many of its own actions, and then some others."""

    at: int
    played: int
    """How many of the others could be played: a card that did not come cannot be hired."""
    view: View
    told: list[Told]
    """What they bring, as lines of the log."""
    scores: list[Line] | None


class PlayAgain(Request):
    """Go on from a moment of a finished game, at a table of its own."""

    at: PlaceInGame
    seat: SeatNumber | None = None
    """Where whoever asks sits; without, where they sat, or at the first seat of a person."""
    key: Key | None = None


class SavedGame(Model):
    name: str
    text: str


class Health(Model):
    ok: bool
    version: str
    ready: bool
    tables: int
    """In memory."""
    connections: int
    memory_mb: float
    database: str
