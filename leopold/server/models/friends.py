"""Friends at a table: codes to read aloud, taking back by consent, emotes, the local network."""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

from msgspec import Meta

from leopold.server.models.base import Key, Model, Name, Request, Revision, SeatNumber, whole

Emote = Literal["greetings", "bravo", "ouch", "thinking", "hurry", "thanks"]
EMOTES: Final[tuple[str, ...]] = get_args(Emote)


class AskCode(Request):
    """The code of a table, for the host; there is one as long as a friend's seat is free."""


class Code(Model):
    code: str


class FreeSeat(Model):
    seat: int
    name: str
    """What the host calls whoever is to sit there, or nothing."""


class CodeSeats(Model):
    """Where a code leads: the seats to choose from, or the one that is this browser's already."""

    table: str
    free: list[FreeSeat]
    mine: int | None


class SitByCode(Request):
    name: Name = ""
    seat: SeatNumber | None = None
    """The first free one if none is named."""


class UndoWish(Model):
    """Somebody asks the others whether something may be taken back."""

    seat: int
    steps: int
    waits_for: list[int]
    """Seats that have not answered yet."""


class AnswerUndo(Request):
    seat: SeatNumber
    revision: Revision
    key: Key
    agree: bool


class SendEmote(Request):
    seat: SeatNumber
    emote: Emote


class EmoteSent(Model):
    emote: Emote


class Subscribe(Request):
    """Call this browser with its page closed: its address at a push service, and what to encrypt with."""

    endpoint: Annotated[str, Meta(min_length=12, max_length=1000)]
    receiver: Annotated[str, Meta(min_length=87, max_length=88, pattern=whole("[A-Za-z0-9_-]+=?"))]
    auth: Annotated[str, Meta(min_length=22, max_length=24, pattern=whole("[A-Za-z0-9_-]+={0,2}"))]
    language: Annotated[str, Meta(max_length=20)] = ""
    """What its reader reads."""


class Unsubscribe(Request):
    endpoint: Annotated[str, Meta(min_length=12, max_length=1000)]


class Subscribed(Model):
    subscribed: bool


class OpenNetwork(Request):
    """Open the server to the local network, or close it again; only from the machine it runs on."""

    open: bool


class LocalNetwork(Model):
    """Can this visitor open the server to the local network, and has somebody done so?"""

    can: bool
    open: bool
