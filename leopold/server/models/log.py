"""What happened at a table: entries of its log, and news of them."""

from __future__ import annotations

from typing import Literal

from msgspec import field

from leopold.server.models.base import Model
from leopold.server.models.friends import Emote
from leopold.server.models.view import Choice, TableState
from leopold.words import Params, Said


class Event(Model):
    """Something that happened, as this viewer may know it: None stands for what is hidden."""

    key: str
    seat: int | None
    params: Params


class Told(Model):
    """A line of the log: whose it is, what is said, and which of the entry's events it begins with."""

    seat: int | None
    said: Said
    at: int


class Entry(Model):
    """One entry of the table's log."""

    revision: int
    kind: Literal[
        "action",
        "undo",
        "undo_asked",
        "undo_agreed",
        "undo_declined",
        "seat",
        "stand_in",
        "bot_failed",
        "time_up",
        "guide",
        "note",
    ]
    seat: int | None
    action: Choice | None
    """None where there is none, or where this viewer may not know it."""
    action_kind: str | None
    events: list[Event]
    """What happened, for those who draw it."""
    told: list[Told]
    """The same in words, as everybody is told it."""
    at: str
    params: Params = field(default_factory=dict)


class News(Model, tag="news", tag_field="type"):
    """Entries that are new, and where the table stands after them."""

    revision: int
    entries: list[Entry]
    state: TableState | None


class Stale(Model, tag="stale", tag_field="type"):
    """Too much has happened to tell it piece by piece: fetch the table."""

    revision: int


class Presence(Model, tag="presence", tag_field="type"):
    """Who is there, and whose bot is at work."""

    connected: list[int]
    thinking: int | None
    watchers: int


class Emoted(Model, tag="emote", tag_field="type"):
    """Somebody says something without a word; it is kept nowhere."""

    seat: int
    emote: Emote


class Ping(Model, tag="ping", tag_field="type"):
    """Still there."""

    revision: int


Message = News | Stale | Presence | Emoted | Ping


class NewsSince(Model):
    """The same over plain HTTP; `stale` means: fetch the table."""

    revision: int
    stale: bool
    entries: list[Entry]
