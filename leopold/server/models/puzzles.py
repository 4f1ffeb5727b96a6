"""The trainer: which puzzles there are, how far a visitor is, one to play, and what an answer was worth."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from leopold.config import Chosen
from leopold.puzzles import Difficulty, Theme
from leopold.server.models.base import Key, Model, Name, Request, whole

TableName = Annotated[str, Meta(pattern=whole("[A-Za-z0-9_-]{1,24}"))]


class PuzzleSummary(Chosen, frozen=True, kw_only=True):
    """A puzzle without anything that would give it away, and what the game is that it is from."""

    id: str
    theme: Theme
    difficulty: Difficulty
    round: int
    state: Literal["new", "missed", "solved"]
    """What this visitor has made of it: solved once, it stays so."""


class Puzzles(Model):
    """All of them."""

    day: str
    """As 2026-11-15, by the clock of Greenwich."""
    today: str
    """The puzzle of the day."""
    puzzles: list[PuzzleSummary]


class PlayPuzzle(Request):
    """Lay the table of a puzzle."""

    key: Key
    name: Name = ""


class AnswerPuzzle(Request):
    """The turn that was played at a puzzle's table is the answer."""

    table: TableName
