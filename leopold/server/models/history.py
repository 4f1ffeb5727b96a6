"""Looking back: replays, the course of a game, its record; and how the server is."""

from __future__ import annotations

from leopold.server.models.base import Model
from leopold.server.models.log import Entry
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
