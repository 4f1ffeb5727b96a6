"""What a seat gets: its view of the table, what may be done, what may not, and what comes."""

from __future__ import annotations

from typing import Literal

from msgspec import field

from leopold.config import Chosen
from leopold.server.models.base import Counts, Model
from leopold.server.models.friends import UndoWish
from leopold.server.models.guide import Guide
from leopold.server.models.house import Clock, HouseRules
from leopold.view import View
from leopold.words import Params, Said


class Choice(Model):
    """A legal action: its number in the catalogue is all that is sent back."""

    number: int
    kind: str
    text: str
    """In notation; see docs/notation.md."""
    args: dict[str, int | str | bool]


class Obstacle(Model):
    """Why something plausible cannot be done now. `args` name the target like those of an action of this kind."""

    kind: str
    args: dict[str, int | str | bool]
    key: str
    params: Params = field(default_factory=dict)


class Decision(Model):
    """What is being decided: the prompt line is made from this."""

    name: str
    seat: int
    answers: list[str]
    """The kinds of actions that answer it."""
    params: Params
    cause: Said | None
    """Whose reward or displeasure brought it."""


class Coming(Model):
    """Something still to come after the decision, nearest first."""

    key: str
    seat: int
    params: Params


class Share(Model):
    """What one guest gets."""

    guest: int
    items: Counts
    complete: bool
    """Nothing is missing afterwards."""


class Proposal(Model):
    """Several actions that belong together, in order, to be sent in one request: who gets what, and what is kept."""

    key: str
    actions: list[int]
    shares: list[Share]
    kitchen: Counts


class Caution(Model):
    """Actions of this kind deserve a question first; readers choose by `key` which of them they want."""

    kind: str
    key: str
    params: Params = field(default_factory=dict)
    actions: list[int] = field(default_factory=list)
    """Only these of the kind; none named: all of it."""


class DieOffer(Model):
    """What taking a die comes to."""

    action: int
    strength: int
    price: int


class Line(Model):
    """A line of the score sheet."""

    seat: int
    total: int
    rank: int
    sources: Counts


class TableSeat(Model):
    seat: int
    kind: Literal["person", "friend", "bot", "automaton"]
    """person: me or somebody else at the host's screen; friend: by link."""
    name: str
    level: str
    """Of a bot or the automaton."""
    style: str
    """What a bot of this name is known by; nothing where it has none."""
    mine: bool
    taken: bool
    """Somebody sits there: a friend's seat is empty until the link is opened."""
    connected: bool
    stand_in: str
    """The level of the bot that plays meanwhile, or nothing."""


class TableInfo(Chosen, frozen=True, kw_only=True):
    """A table and what was chosen for it."""

    table: str
    created: str
    seed: str | None
    """Secret until the end."""
    seed_chosen: bool
    """Somebody chose it, and may know what comes."""
    host: bool
    """This viewer laid the table and may hand over seats."""
    over: bool
    guide: str
    """The script of the guided game, or nothing."""
    puzzle: str
    """The puzzle that is solved here, or nothing."""
    puzzle_played: bool
    """Its turn is over, and can be judged."""
    house: HouseRules
    strangers: bool
    """Whoever has the address may look on."""
    own_packs: list[str]
    """What the packs of somebody's own are called that lie over ours, in that order."""
    locked: bool = False
    """Nobody new sits down or looks on by a link."""
    former: bool = False
    """It is played with our cards as they were when it began, which are others today."""


class Preparing(Model):
    """A bot that is to move and cannot think before it is compiled; somebody else can play for it until then."""

    seat: int
    level: str
    stand_in: str
    """The level of whoever would play; how far it is stands in `readiness`."""


class TableState(Model):
    """Everything the page needs for one viewer."""

    revision: int
    moves: int
    """Actions that count; a revision also counts what was undone."""
    table: TableInfo
    seats: list[TableSeat]
    seat: int | None
    """The viewer's; None: an onlooker."""
    view: View
    actions: list[Choice]
    decision: Decision | None
    obstacles: list[Obstacle]
    pending: list[Coming]
    proposals: list[Proposal]
    cautions: list[Caution]
    dice: list[DieOffer]
    """The dice that can be taken, each with what staff add to it."""
    undo: int
    """How many actions this seat could take back."""
    undo_wish: UndoWish | None
    """What somebody asks to take back."""
    clock: Clock | None
    """Where time is counted."""
    thinking: int | None
    """The seat whose bot is at work."""
    guide: Guide | None
    """Of the guided game, for whom it guides."""
    preparing: Preparing | None
    """The bot for which everybody waits."""
    scores: list[Line] | None
    """When the game is over."""
