"""What a host chooses about a table that is no rule of the game: hints, taking back, clocks, who may look."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from leopold.server.models.base import Model, Request


class HouseRules(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """As the host chose them when the table was laid; they stay so."""

    hints: bool = True
    undo: Literal["free", "consent"] = "free"
    """By consent the others are asked each time."""
    clock: Literal["none", "turn", "game", "move"] = "none"
    """How time is counted: for each turn, for a player's whole game, in days for a move, or not at all."""
    time: Annotated[int, Meta(ge=1, le=240)] = 10
    """Minutes for a turn or a game, days for a move."""
    time_up: Literal["bot", "call"] = "bot"
    """A bot plays on, or nothing happens and the others may call one."""
    open_hands: bool = False
    """Whoever shares a screen sees each other's cards there, and no screen is handed round."""
    emotes: bool = True


class Watching(Request):
    """May whoever has the address of the table look on? For the host."""

    strangers: bool


class Watchable(Model):
    strangers: bool


class LockTable(Request):
    """May somebody new sit down or look on by a link or a code? For the host."""

    locked: bool


class Locked(Model):
    locked: bool


class RemovePlayer(Request):
    """Somebody has to get up and cannot come back by an old link; a bot plays on. For the host."""

    sure: Literal["remove"]


class PlayerRemoved(Model):
    seat: int


class Clock(Model):
    """Where the time of a table stands, in seconds since 1970 by the server's clock."""

    now: float
    """When this was said: the clock of whoever reads it may be wrong."""
    seat: int | None
    """Whose time runs."""
    due: float | None
    """When it is up."""
    late: int | None
    """A seat whose time is up while others wait; each of them may call a bot."""
    left: list[float]
    """What every seat has left of its game, where the game is timed."""
