"""What a game with real pieces needs: what was drawn, and how it is laid out, in the order of the rulebook."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from leopold.server.models.base import Counts, Model, Name, Request
from leopold.words import Said

Letter = Literal["A", "B", "C"]
Id = Annotated[str, Meta(max_length=40)]


class SetupPins(Request):
    """What is to stay as it is, or was chosen by hand; nothing in its place leaves it to chance."""

    objectives: Annotated[dict[Letter, int], Meta(max_length=3)] = field(default_factory=dict)
    tiles: Annotated[dict[Letter, Id], Meta(max_length=3)] = field(default_factory=dict)
    ballrooms: Annotated[list[Id], Meta(max_length=3)] = field(default_factory=list)
    """From the left."""
    rehearsals: Annotated[list[Id], Meta(max_length=4)] = field(default_factory=list)
    lounge: Annotated[list[Id], Meta(max_length=3)] = field(default_factory=list)
    """Celebrities from the left."""
    entrances: Annotated[list[Id], Meta(max_length=4)] = field(default_factory=list)


class DrawSetup(Request):
    names: Annotated[list[Name], Meta(min_length=1, max_length=4)]
    """Of the people, clockwise; one alone plays against the automaton."""
    edition: Id = "revised"
    variant: Id = "standard"
    hotels: Annotated[list[Annotated[str, Meta(max_length=20)]], Meta(max_length=4)] = field(
        default_factory=lambda: ["night"]
    )
    """One for all, or one for each: "night", "day" for any letter, or "day A" to "day D"."""
    modules: Annotated[list[Id], Meta(max_length=20)] = field(default_factory=list)
    level: Id = ""
    rival_hotel: Id = ""
    start: Annotated[int, Meta(ge=0, le=3)] | None = None
    seed: Annotated[str, Meta(max_length=200)] | None = None
    pins: SetupPins = field(default_factory=SetupPins)
    avoid: Annotated[list[Id], Meta(max_length=30)] = field(default_factory=list)
    """What was there before and is to be replaced by something else, as far as there is anything else."""


class SetupSeat(Model):
    name: str
    automaton: str
    """Its id, or nothing for people."""
    hotel: str
    numbers: list[int]
    """Of the turn-order tile."""
    krones: int
    kitchen: Counts
    hand: str
    """The letter of the introductory hand, or nothing."""
    rehearsal: str
    """The rehearsal room, where it is not chosen."""


class SetupStep(Model):
    """Something to lay out. `setup-<step>` is what it is called."""

    step: str
    lines: list[Said]


class SetupDrawn(Model):
    """A game as it begins. Only what has to be the same for everybody is drawn; decks are shuffled at the table."""

    seed: str
    edition: str
    variant: str
    modules: list[str]
    solo: str
    level: str
    house: str
    """The automaton's own hotel, or nothing."""
    start: int
    seats: list[SetupSeat]
    objectives: dict[str, int]
    tiles: dict[str, str]
    tile_rounds: dict[str, int]
    ballrooms: list[str]
    ball_rows: list[int]
    """Spaces of a row with so many players, from the bottom."""
    rehearsals: list[str]
    lounge: list[str]
    lounge_dice: list[str]
    """The colours beside which they lie."""
    entrances: list[str]
    steps: list[SetupStep]
