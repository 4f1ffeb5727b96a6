"""The cards of an edition, in data and in words."""

from __future__ import annotations

from leopold.packs import Board
from leopold.server.models.base import Counts, Model
from leopold.words import Said


class Step(Model):
    """One part of an effect: its code by name and its three arguments."""

    name: str
    args: list[int]


class Power(Model):
    name: str
    amount: int
    places: list[int]
    """Faces (1 to 6) of dice, or places of colours: 0 blue, 1 red, 2 yellow, 3 green."""
    numbers: Counts
    """The numbers of the board that it speaks of, by name."""


class Trigger(Model):
    """What a card waits for: how much of it, and in which colours or for which faces of dice (none: for any)."""

    name: str
    least: int
    colours: list[str]
    faces: list[int]


class EndScore(Model):
    name: str
    colour: str | None
    vp: int
    most: int


class CardWords(Model):
    """What every card has: what it does, its names by language, the rulings that speak of it."""

    title: str
    """What it is called in the language asked for: "Staff 17: Kitchen Hand"."""
    sentences: list[str]
    """What it does, in that language. Both are empty where only keys were asked for."""
    does: list[Said]
    """The same as keys; of a guest one for each part of the reward, of an emperor tile its reward."""
    names: dict[str, str]
    rulings: list[int]
    marked: list[str]
    """Fields whose values nobody has confirmed, or that are the house's own."""
    ours: list[str]
    """Those of them that are the house's own: printed somewhere, but not here."""


class StaffInfo(Model):
    number: int
    cost: int
    timing: str
    steps: list[Step]
    powers: list[Power]
    score: EndScore | None
    when: Trigger | None
    introductory: str | None
    module: str
    words: CardWords


class GuestInfo(Model):
    number: int
    colour: str
    order: Counts
    vp: int
    module: str
    goes: str
    """Into a room, to a ball, or anywhere."""
    steps: list[Step]
    words: CardWords


class ObjectiveInfo(Model):
    number: int
    letter: str
    need: str
    amount: int
    colours: Counts
    items: int
    """How many an order has to have to count; 0 where none are counted."""
    colour: str | None
    """Of the guests that count, where a colour counts."""
    module: str
    words: CardWords


class TileInfo(Model):
    tile: str
    letter: str
    steps: list[Step]
    penalty: str
    penalty_amount: int
    else_vp: int
    punishes: Said
    module: str
    words: CardWords


class HotelRoom(Model):
    room: str
    colour: str
    group: str
    badge: int


class HotelInfo(Model):
    hotel: str
    side: str
    letter: str
    rooms: list[list[HotelRoom]]
    """Floors from below, rooms from the left."""


class InstructionGuest(Model):
    colour: str
    level: str
    """The level from which this counts."""
    ball: str
    """The ball that the guest goes to, "next" or "after_next"; nothing for a room."""


class InstructionExtra(Model):
    name: str
    argument: int
    level: str


class InstructionInfo(Model):
    """What an automaton does in one turn."""

    number: int
    automaton: str
    guests: list[InstructionGuest]
    dice: list[int]
    """Faces; 0 is any, 7 the many-coloured one."""
    extras: list[InstructionExtra]
    hand: str
    """Of equals: "right" takes the first from the left, "left" the first from the right."""
    words: CardWords


class BallroomInfo(Model):
    ballroom: str
    names: dict[str, str]
    rows: list[list[Step]]
    """The bonus of each row from the bottom."""
    score: str
    points: list[list[int]]
    """For two, three and four players."""
    module: str
    words: CardWords


class AreaInfo(Model):
    dancers: int
    steps: list[Step]


class RehearsalInfo(Model):
    room: str
    areas: list[AreaInfo]
    module: str
    words: CardWords


class CelebrityInfo(Model):
    celebrity: str
    names: dict[str, str]
    timing: str
    steps: list[Step]
    powers: list[Power]
    when: Trigger | None
    module: str
    words: CardWords


class TokenInfo(Model):
    column: list[Step]
    floor: list[Step]


class EntranceInfo(Model):
    entrance: str
    names: dict[str, str]
    kitchen: Counts
    begin: list[Step]
    steps: list[Step]
    powers: list[Power]
    when: Trigger | None
    occupancy: list[list[int]]
    sums: dict[int, list[Step]]
    tokens: list[TokenInfo]
    kept: list[int]
    goals: list[int]
    tiles: int
    module: str
    short: Said
    """What it does in a few words, where there is no room for more."""
    words: CardWords


class Ruling(Model):
    """How an unclear point is played, in English; see docs/rulings.md."""

    number: int
    title: str
    text: str


class Rulings(Model):
    """All of them; cards come with those that speak of one."""

    rulings: list[Ruling]


class Cards(Model):
    edition: str
    checksum: str
    whole: bool
    """Whether the cards of every module are here, or those of a game alone."""
    items: list[str]
    colours: list[str]
    staff: list[StaffInfo]
    guests: list[GuestInfo]
    objectives: list[ObjectiveInfo]
    tiles: list[TileInfo]
    hotels: list[HotelInfo]
    instructions: list[InstructionInfo]
    ballrooms: list[BallroomInfo]
    rehearsal_rooms: list[RehearsalInfo]
    celebrities: list[CelebrityInfo]
    entrances: list[EntranceInfo]
    board: Board
    rulings: list[Ruling]
