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
    """What a card waits for: how much of it, and in which colours (none: in any)."""

    name: str
    least: int
    colours: list[str]


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


class InstructionExtra(Model):
    name: str
    argument: int
    level: str


class InstructionInfo(Model):
    """What Leopold does in one turn."""

    number: int
    automaton: str
    guests: list[InstructionGuest]
    dice: list[int]
    """Faces; 0 is any."""
    extras: list[InstructionExtra]
    hand: str
    """Of equals: "right" takes the first from the left, "left" the first from the right."""
    words: CardWords


class Ruling(Model):
    """How an unclear point is played, in English; see docs/rulings.md."""

    number: int
    title: str
    text: str


class Cards(Model):
    edition: str
    checksum: str
    items: list[str]
    colours: list[str]
    staff: list[StaffInfo]
    guests: list[GuestInfo]
    objectives: list[ObjectiveInfo]
    tiles: list[TileInfo]
    hotels: list[HotelInfo]
    instructions: list[InstructionInfo]
    board: Board
    rulings: list[Ruling]
