"""My evenings: the finished games of a browser, and what follows from them."""

from __future__ import annotations

from typing import Literal

from leopold.config import Chosen
from leopold.server.models.base import Counts, Key, Model, Name, Request


class Rival(Model):
    """Somebody else at the table, as the game ended for them."""

    name: str
    kind: Literal["person", "bot", "automaton"]
    level: str
    """Of a bot or the automaton."""
    points: int
    place: int


class Evening(Chosen, frozen=True, kw_only=True):
    """A finished game as it ended for one who played it, with what was chosen for it."""

    table: str
    finished: str
    """ISO 8601 in UTC."""
    seat: int
    place: int
    points: int
    sources: Counts
    rivals: list[Rival]
    day: str
    """Of the deal of the day, as 2026-11-15; nothing for other deals."""
    achievements: list[str]


class EveningSummary(Model):
    games: int
    won: int
    best: int
    """Points."""
    average: float
    streak: int
    """Games won in a row, up to the last one."""
    longest: int
    """The longest such row."""


class Rung(Model):
    """A level of Leopold's, on the way up."""

    level: str
    games: int
    wins: int
    needed: int
    reached: bool
    best: int | None


class AchievementState(Model):
    """An achievement, and since when it is this browser's. `achievement-<id>` is its name in the catalogue."""

    id: str
    n: int
    reached: str | None
    table: str | None
    """Where; perhaps that table is not kept any more."""


class DealResult(Model):
    """How a deal ended for somebody: for a bot of a level in one's place, or for oneself."""

    level: str
    """Nothing for oneself."""
    points: int
    place: int
    rivals: list[int]
    """The others' points."""


class Deal(Chosen, frozen=True, kw_only=True):
    """The deal of a day, the same for everybody."""

    day: str
    rivals: list[str]
    """The levels of the bots one plays against."""
    mine: DealResult | None
    """The first time; playing it again changes nothing."""
    going: str | None
    """A table on which it is being played."""
    bots: list[DealResult]
    """What bots of every level made of it in one's place, as far as they have played it."""
    expected: int
    """How many there will be."""


class Evenings(Model):
    """Everything that is kept of finished games for this browser, and what follows from it."""

    evenings: list[Evening]
    """The last one first."""
    summary: EveningSummary
    ladder: list[Rung]
    achievements: list[AchievementState]
    deal: Deal
    opponent: str
    """The level of bots against whom one has a fair chance."""


class TableEvening(Model):
    """What one finished game brought."""

    evening: Evening | None
    """None where it counts for nobody: a game from a file, or one that a bot played on."""
    fresh: list[AchievementState]
    """Achievements that are new with it."""
    rung: Rung | None
    """In a game against Leopold."""
    deal: Deal | None
    """Where it was the deal of a day."""


class PlayDeal(Request):
    """Lay the deal of the day, or come back to it."""

    key: Key
    name: Name = ""


class Erase(Request):
    """Forget all evenings of this browser; the word says that it is meant."""

    sure: Literal["erase"]


class Erased(Model):
    evenings: int


class Forget(Request):
    """Delete everything that is kept of this browser; the word says that it is meant."""

    sure: Literal["forget"]


class Forgotten(Model):
    removed: int
    """Tables that are gone."""
    left: int
    """Tables at which others stay."""
    evenings: int


class Remove(Request):
    """Delete one game of this browser; the word says that it is meant."""

    sure: Literal["remove"]


class Removed(Model):
    table: str
    gone: bool
    """For good; otherwise others stay, and only this visitor is gone."""
