"""What a pack is made of: cards, tiles, hotels and the board, as plain values that never change.

Effects are small named tuples whose numbers are already those of `codes`. Every card keeps the source of each of its
values, by the field's name ("cost", "name.en").
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

from leopold.packs.codes import GUEST_GOES
from leopold.packs.modules import BASE


class Step(NamedTuple):
    """One part of a reward or an effect: its name in `codes.STEPS` and its three arguments."""

    name: str
    args: tuple[int, int, int]


class Power(NamedTuple):
    """What a permanent card changes: its name in `codes.POWERS`, how much, and for which colours or faces.

    `places` are offsets from the power's first place: colours for guests and rooms, faces less one for dice.
    """

    name: str
    amount: int
    places: tuple[int, ...]


class Score(NamedTuple):
    """What an end-of-game card counts (a name in `codes.SCORES`), what each is worth, and the most it can bring."""

    name: str
    colour: int
    vp: int
    most: int


class Trigger(NamedTuple):
    """What a card waits for: its name in `codes.TRIGGERS`, how much of it, and in which colours (none: in any).

    For a die these are its faces less one.
    """

    name: str
    least: int
    colours: tuple[int, ...] = ()


class Need(NamedTuple):
    """What an objective asks for (a name in `codes.NEEDS`); `colours` are blue, red and yellow rooms."""

    name: str
    amount: int
    colours: tuple[int, int, int]
    items: int = 0
    """How many an order has to have to count."""
    colour: int = 0
    """Of the guests that count."""


class Penalty(NamedTuple):
    """An emperor's penalty: its left half (a name in `codes.PENALTIES`) and the victory points of its right half."""

    name: str
    amount: int
    else_vp: int


class InstructionGuest(NamedTuple):
    """A guest that an automaton takes: the colour (or `codes.ANY_COLOUR`), the level from which this counts, and the
    ball the guest goes to, a place in `codes.BALLS` (nought: into a room)."""

    colour: int
    level: int
    ball: int


class Extra(NamedTuple):
    """What an automaton does besides: its name in `codes.EXTRAS`, its argument, and the level from which it counts."""

    name: str
    argument: int
    level: int


@dataclass(frozen=True, slots=True)
class StaffCard:
    number: int
    names: Mapping[str, str]
    cost: int
    timing: str
    steps: tuple[Step, ...]
    powers: tuple[Power, ...]
    score: Score | None
    sources: Mapping[str, str]
    also: tuple[str, ...] = ()
    """Other names that people know it by; it is found by them, and shown by its name."""
    module: str = BASE
    """What it belongs to."""
    when: Trigger | None = None
    """What sets it off, if it waits for something."""


@dataclass(frozen=True, slots=True)
class GuestCard:
    number: int
    names: Mapping[str, str]
    colour: int
    order: tuple[int, ...]
    """How many of each item, in the order of `codes.ITEMS`."""
    vp: int
    steps: tuple[Step, ...]
    sources: Mapping[str, str]
    also: tuple[str, ...] = ()
    module: str = BASE
    goes: str = GUEST_GOES[0]
    """One of `codes.GUEST_GOES`: into a room, to a ball, or as the host likes."""


@dataclass(frozen=True, slots=True)
class Objective:
    number: int
    names: Mapping[str, str]
    letter: str
    need: Need
    sources: Mapping[str, str]
    also: tuple[str, ...] = ()
    module: str = BASE


@dataclass(frozen=True, slots=True)
class Instruction:
    """What an automaton of the solo game does in one turn."""

    number: int
    automaton: str
    """One of `automata.AUTOMATA`: whose deck it is in."""
    guests: tuple[InstructionGuest, ...]
    dice: tuple[int, ...]
    """One or two faces, or `codes.ANY_FACE` or `codes.COLOURED_DIE` alone."""
    extras: tuple[Extra, ...]
    hand: str
    sources: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class EmperorTile:
    id: str
    letter: str
    steps: tuple[Step, ...]
    penalty: Penalty
    sources: Mapping[str, str]
    module: str = BASE


class BallScore(NamedTuple):
    """How a ballroom is scored: a name in `codes.BALL_SCORES`, and its points by number of players (2, 3, 4)."""

    name: str
    points: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Ballroom:
    """A hall with three rows; the bottom one has no bonus."""

    id: str
    names: Mapping[str, str]
    middle: tuple[Step, ...]
    top: tuple[Step, ...]
    score: BallScore
    sources: Mapping[str, str]
    module: str = BASE

    @property
    def rows(self) -> tuple[tuple[Step, ...], ...]:
        """The bonus of each row from the bottom."""
        return (), self.middle, self.top


@dataclass(frozen=True, slots=True)
class Celebrity:
    """A tile that whoever takes the die beside it has for the rest of the round."""

    id: str
    names: Mapping[str, str]
    timing: str
    steps: tuple[Step, ...]
    powers: tuple[Power, ...]
    when: Trigger | None
    sources: Mapping[str, str]
    module: str = BASE


class Token(NamedTuple):
    """A bonus token: a half for a column that is full, one for a floor."""

    column: tuple[Step, ...]
    floor: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Entrance:
    """An entrance that makes a hotel unlike any other."""

    id: str
    names: Mapping[str, str]
    kitchen: tuple[int, ...]
    """How many of each item one begins with."""
    sources: Mapping[str, str]
    rooms: int = 0
    """First rooms more that may be prepared at their price."""
    free_rooms: int = 0
    guests: int = 0
    """First guests more."""
    tables: int = 0
    begin: tuple[Step, ...] = ()
    steps: tuple[Step, ...] = ()
    powers: tuple[Power, ...] = ()
    when: Trigger | None = None
    occupancy: tuple[tuple[int, ...], ...] = ()
    """Bonuses of full groups by room colour and size, where they are not as usual."""
    sums: Mapping[int, tuple[Step, ...]] = field(default_factory=dict)
    """What the second die of a round brings, by the sum of both."""
    tokens: tuple[Token, ...] = ()
    kept: tuple[int, ...] = ()
    """Points for two, three, four and five guests served in a round."""
    goals: tuple[int, ...] = ()
    """Points of objectives of one's own, by when they are claimed."""
    goals_all: tuple[int, ...] = ()
    """Points at the end for four, five and six objectives."""
    tiles: int = 0
    """Emperor tiles of each letter, whose rewards can be had for steps back."""
    module: str = BASE


class Area(NamedTuple):
    """A part of a rehearsal room: its dancers, and the bonus for emptying it."""

    dancers: int
    bonus: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class RehearsalRoom:
    id: str
    areas: tuple[Area, ...]
    sources: Mapping[str, str]
    module: str = BASE


@dataclass(frozen=True, slots=True)
class Hotel:
    """One side of a hotel board. Rooms are listed floor by floor from below, each floor from the left."""

    id: str
    """"night", or "day A" to "day D"."""
    side: str
    letter: str
    colours: tuple[int, ...]
    groups: tuple[int, ...]
    badges: tuple[int, ...]
    sources: Mapping[str, str]


NamedCard: TypeAlias = StaffCard | GuestCard | Objective
Card: TypeAlias = NamedCard | Instruction
"""Whatever has a printed number."""


def names_of(card: NamedCard) -> tuple[str, ...]:
    """Every name that a card is found by."""
    return (*card.names.values(), *card.also)
