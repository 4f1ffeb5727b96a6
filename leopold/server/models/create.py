"""Laying a table, sitting down at it, and the tables of a browser."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from leopold.server.models.base import Key, Model, Name, Request, Token


class NewSeat(Request):
    kind: Literal["me", "here", "friend", "bot"]
    """Me, somebody else at this screen, a friend by link, a bot."""
    name: Name = ""
    level: Annotated[str, Meta(max_length=40)] = ""
    """Of a bot."""


class NewTable(Request):
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=4)]
    """One seat alone is the solo game."""
    edition: Annotated[str, Meta(max_length=40)] = "revised"
    variant: Annotated[str, Meta(max_length=40)] = "standard"
    hotels: Annotated[list[Annotated[str, Meta(max_length=20)]], Meta(min_length=1, max_length=4)] = field(
        default_factory=lambda: ["night"]
    )
    """One for all ("night", "day"), or one for each seat ("night", "day A")."""
    promo: bool = False
    solo: Annotated[str, Meta(max_length=40)] | None = None
    """The automaton: "leopold", or none."""
    level: Annotated[str, Meta(max_length=40)] | None = None
    """Of the automaton."""
    seed: Annotated[str, Meta(max_length=200)] | None = None
    """A number or any text; without one, chance."""
    key: Key | None = None


class SeatToken(Model):
    """For the link of a friend: `#/sit/<table>/<token>`. Only its hash is kept."""

    seat: int
    token: str


class Laid(Model):
    """A new table: your link to it, those of your friends, and one only for watching."""

    table: str
    seat_tokens: list[SeatToken]
    watch_token: str


class OpenRecord(Request):
    """A saved game to go on with, or to look at."""

    text: Annotated[str, Meta(min_length=1, max_length=1_000_000)]
    seats: Annotated[list[NewSeat], Meta(max_length=4)] | None = None
    """Who goes on with it; without, you play all seats at this screen."""
    key: Key | None = None


class Sit(Request):
    token: Token
    name: Name = ""


class Watch(Request):
    token: Token


class Seated(Model):
    table: str
    seat: int | None
    """None: only watching."""


class TableLine(Model):
    """A table in the list of my games."""

    table: str
    created: str
    touched: str
    """When something happened last; both as ISO 8601 in UTC."""
    edition: str
    variant: str
    solo: str
    level: str
    names: list[str]
    kinds: list[str]
    mine: list[int]
    moves: int
    over: bool
    totals: list[int] | None
    my_turn: bool | None
    """None where it is not known without opening the table."""
    host: bool


class TableLines(Model):
    tables: list[TableLine]
