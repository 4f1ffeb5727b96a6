"""What is asked of a table, and what it answers."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta

from leopold.server.models.base import ActionNumber, Key, Model, Request, Revision, SeatNumber
from leopold.server.models.log import Entry
from leopold.server.models.view import Choice, TableState
from leopold.words import Said

ACTIONS_AT_ONCE: Final = 40
"""In one click."""
TAKEN_BACK: Final = 200
"""Actions that can be taken back, and as many positions that are kept for it. A turn has a dozen of them; with cards of
somebody's own one need never end."""


class Act(Request):
    seat: SeatNumber
    revision: Revision
    key: Key
    actions: Annotated[list[ActionNumber], Meta(min_length=1, max_length=ACTIONS_AT_ONCE)]
    as_far: bool = False
    """Stop, rather than refuse all of them, where one shows something new before the last."""


class Undo(Request):
    seat: SeatNumber
    revision: Revision
    key: Key
    steps: Annotated[int, Meta(ge=1, le=TAKEN_BACK)] = 1


class HandOver(Request):
    """Give a seat to a bot of this level, or back (none)."""

    revision: Revision
    key: Key
    level: Annotated[str, Meta(max_length=40)] | None = None


class Invite(Request):
    """A fresh link for a friend's seat; the same key gets the same link."""

    key: Key


class Leave(Request):
    """Get up: the seats of this browser are given to bots; whoever has a link may come back."""

    key: Key


class AskHint(Request):
    seat: SeatNumber


class Done(Model):
    """What a request led to. A repeat with the same key gets the same answer."""

    revision: int
    entries: list[Entry]
    """What it wrote, so that nobody has to ask for the news of a click of one's own."""
    state: TableState


class Left(Model):
    table: str


class Hint(Model):
    """What the strongest bot would do here, with reasons."""

    level: str
    expected: float | None
    """The final score it expects; None where there is nothing to decide."""
    actions: list[Choice]
    """The plan as far as it can be foreseen: up to the end of the turn or to something that chance decides."""
    reasons: list[Said]
    """What the plan does, in its order (hint-deed), what it comes to (hint-gain, hint-loss), what is left then."""
    alternatives: list[Alternative]


class Alternative(Model):
    """Another way to go on. It may bring more points and be second all the same, if the others gain more by it."""

    action: Choice
    expected: float | None
