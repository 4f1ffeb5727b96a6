"""What is kept, as Python has it. A field here is a column in schema.py."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct


class StoredTable(Struct, frozen=True, kw_only=True):
    """A table without its log."""

    id: str
    created: float
    touched: float
    host: str
    watch_hash: str
    setup: bytes
    revision: int
    moves: int
    round: int | None = None
    to_move: int | None
    finished: bool
    totals: list[int] | None
    strangers: bool = False
    """Whoever has its address may look on."""
    due: float | None = None
    """When the time of whoever is to move will be up."""
    locked: bool = False
    """Nobody new sits down or looks on by a link."""


class StoredSeat(Struct, frozen=True, kw_only=True):
    """Who sits there. `visitor` and `token_hash` are hashes of secrets that are kept nowhere."""

    seat: int
    kind: str
    name: str
    level: str
    visitor: str | None
    token_hash: str | None
    gone: bool = False


class StoredPack(Struct, frozen=True, kw_only=True):
    """A pack of somebody's own that a table is played with."""

    place: int
    """In the order in which they lie over ours."""
    name: str
    content: str
    checksum: str
    """Of all that the table is played with, as its record has it."""


class StoredSubscription(Struct, frozen=True, kw_only=True):
    """Where a browser is called when its page is closed, and what a message is encrypted with."""

    endpoint: str
    visitor: str
    receiver: str
    auth: str
    language: str = ""
    """In which its reader is called; none of those from before it was asked, who hear the language of the house."""


class StoredEntry(Struct, frozen=True, kw_only=True):
    """One entry of the log."""

    revision: int
    at: float
    kind: str
    seat: int | None = None
    number: int | None = None
    words: str = ""
    """The action in notation, so that a game whose rules have changed can still be read."""
    set_up: bool = False
    key: str | None = None
    detail: dict[str, Any] = {}


class StoredResult(Struct, frozen=True, kw_only=True):
    """How a game ended for a visitor; `detail` is an `Evening`."""

    visitor: str
    table_id: str
    seat: int
    finished: float
    detail: bytes


class Summary(Struct, frozen=True, kw_only=True):
    """What the list of tables shows without playing the log: kept up to date with every entry."""

    moves: int
    round: int
    to_move: int | None
    finished: bool
    totals: list[int] | None
    due: float | None = None


class Append(Struct, frozen=True):
    """Entries for a table that stands at revision `seen`."""

    table_id: str
    seen: int
    entries: Sequence[StoredEntry]
    summary: Summary
