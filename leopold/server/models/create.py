"""Laying a table, sitting down at it, and the tables of a browser."""

from __future__ import annotations

from typing import Annotated, Any, Literal, cast

from msgspec import Meta, defstruct, field

from leopold.config import CHOICES, Choice, Chosen
from leopold.seeds import LONGEST_SEED
from leopold.server.models.base import Key, Model, Name, Request, Token, whole
from leopold.server.models.house import HouseRules


class NewSeat(Request):
    kind: Literal["me", "here", "friend", "bot"]
    """Me, somebody else at this screen, a friend by link, a bot."""
    name: Name = ""
    level: Annotated[str, Meta(max_length=40)] = ""
    """Of a bot."""


class OwnPack(Request):
    """A pack of somebody's own, as it lies in a file."""

    name: Annotated[str, Meta(min_length=1, max_length=1000)]
    """Of the file."""
    text: str


class CheckPacks(Request):
    """Packs to be looked through before a table is laid with them."""

    packs: list[OwnPack]
    """In the order in which they are laid over ours."""


class CheckedPacks(Model):
    """They can be played with; what they change, in sentences."""

    names: list[str]
    changes: list[str]
    more: int
    """Changes that are not among these."""


class TableRequest(Request):
    """A new table: who sits there, and what was chosen."""

    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=4)]
    """One seat alone is the solo game."""
    key: Key | None = None
    house: HouseRules = HouseRules()
    strangers: bool = False
    """Whoever has the address of the table may look on."""
    packs: list[OwnPack] = field(default_factory=list)
    """Of somebody's own, in the order in which they are laid over ours."""
    packs_of: Annotated[str, Meta(max_length=40, pattern=whole("[a-z0-9]*"))] = ""
    """A table whose packs are taken once more, under those."""

    def choices(self) -> dict[str, Any]:
        """What was chosen, by name."""
        own = TableRequest.__struct_fields__
        return {name: getattr(self, name) for name in self.__struct_fields__ if name not in own}


def _field(choice: Choice) -> tuple[str, Any, Any]:
    """A choice as a browser may send it; without it, it is as usual."""
    word = Annotated[str, Meta(max_length=40)]
    match choice.shape:
        case "flag":
            return choice.name, bool, choice.usual
        case "words":
            several = Annotated[list[Annotated[str, Meta(max_length=20)]], Meta(min_length=1, max_length=4)]
            return choice.name, several, field(default_factory=lambda: list(choice.usual))
        case "set":
            some = Annotated[list[Annotated[str, Meta(max_length=20)]], Meta(max_length=len(choice.values))]
            return choice.name, some, field(default_factory=list)
        case "seed":
            return choice.name, Annotated[str, Meta(max_length=LONGEST_SEED)] | None, None
        case _:
            return choice.name, word if choice.usual else word | None, choice.usual or None


NewTable = cast(
    type[TableRequest],
    defstruct(
        "NewTable",
        [_field(choice) for choice in CHOICES.values() if choice.lobby],
        bases=(TableRequest,),
        module=__name__,
        forbid_unknown_fields=True,
    ),
)
"""The request with a field for each choice of the lobby."""


class SeatToken(Model):
    """For the link of a friend: `#/sit/<table>/<token>`. Only its hash is kept."""

    seat: int
    token: str


class CreatedTable(Model):
    """A new table: your link to it, those of your friends, and one only for watching."""

    table: str
    seat_tokens: list[SeatToken]
    watch_token: str


class OpenSaved(Request):
    """A saved game to go on with, or to look at."""

    text: Annotated[str, Meta(min_length=1, max_length=250_000)]
    seats: Annotated[list[NewSeat], Meta(max_length=4)] | None = None
    """Who goes on with it; without, you play all seats at this screen."""
    key: Key | None = None


class LookAtSaved(Request):
    text: Annotated[str, Meta(min_length=1, max_length=250_000)]


class SavedSummary(Chosen, frozen=True, kw_only=True):
    """What a saved game holds: enough to choose who goes on with it."""

    names: list[str]
    """Of those who played it, as far as the file tells; the automaton has none."""
    round: int
    over: bool


class Invitation(Model):
    """The seat of a link."""

    seat: int
    name: str
    """What the host calls whoever is to sit there, or nothing."""
    mine: bool
    """This browser sits there already."""


class Sit(Request):
    token: Token
    name: Name = ""


class Watch(Request):
    token: Token


class Seated(Model):
    table: str
    seat: int | None
    """None: only watching."""


class TableSummary(Chosen, frozen=True, kw_only=True):
    """A table in the list of my games, with what was chosen for it."""

    table: str
    created: str
    touched: str
    """When something happened last; both as ISO 8601 in UTC."""
    names: list[str]
    kinds: list[str]
    levels: list[str]
    """Of bots and the automaton; nothing for people."""
    mine: list[int]
    moves: int
    round: int | None
    """0 while setting up; None for a table on which nothing has been played since rounds are kept."""
    over: bool
    totals: list[int] | None
    my_turn: bool | None
    """None where it is not known without opening the table."""
    host: bool
    guide: str
    """The script of the guided game, or nothing."""


class TableSummaries(Model):
    tables: list[TableSummary]
    more: bool = False
    """There are others, which are told to whoever asks to skip these."""
