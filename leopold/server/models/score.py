"""The score sheet of a game with real pieces: what is known of everybody, and what it comes to."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from leopold.server.models.base import Counts, Model, Request

Letter = Literal["A", "B", "C"]
SheetPoints = Annotated[int, Meta(ge=-999, le=999)]
TrackPlace = Annotated[int, Meta(ge=0, le=99)]
Piece = Annotated[int, Meta(ge=0, le=99)]
Word = Annotated[str, Meta(max_length=40)]


class VisitEntry(Request):
    """What the emperor found, in one of his three visits."""

    place: TrackPlace | None = None
    """On his track, before stepping back."""
    tile: SheetPoints = 0
    """What the tile brought or cost, in points."""


class PersonEntry(Request):
    """What is known of somebody. What is not said is not there."""

    hotel: Word = "night"
    rooms: Annotated[dict[Word, Literal["vacant", "occupied"]], Meta(max_length=20)] = field(default_factory=dict)
    staff: Annotated[list[int], Meta(max_length=30)] = field(default_factory=list)
    """End-of-game staff in play, by number."""
    hired: Piece | None = None
    """All staff in play, those among them."""
    krones: Piece = 0
    kitchen: Annotated[dict[Word, Piece], Meta(max_length=8)] = field(default_factory=dict)
    cafe: Piece = 0
    """Guests left there who cost points."""
    visits: Annotated[list[VisitEntry], Meta(max_length=3)] = field(default_factory=list)
    emperor: TrackPlace | None = None
    """Where the marker stands at the end; if it is not said, where the last visit has left it."""
    objectives: Annotated[dict[Letter, Annotated[int, Meta(ge=1, le=9)]], Meta(max_length=3)] = field(
        default_factory=dict
    )
    """The place of one's marker, 1 for the first."""
    dancers: Piece | None = None
    """Those sent to any ball."""
    danced: SheetPoints = 0
    """Points for rows of the ballrooms and areas of the rehearsal room, had whenever a dancer went."""
    entrance: Word = ""
    goals: Annotated[int, Meta(ge=0, le=3)] = 0
    """Objectives of one's own that are met, where the entrance has some."""
    typed: Annotated[dict[Word, SheetPoints], Meta(max_length=20)] = field(default_factory=dict)
    """Points by source that somebody has counted: they stand, whatever else is known."""
    track: SheetPoints | None = None
    """Where the marker of victory points stood before the final scoring."""


class BallEntry(Request):
    """Who danced in a ballroom when it was scored."""

    ballroom: Word
    dancers: Annotated[list[Annotated[list[Piece], Meta(max_length=3)]], Meta(max_length=4)]
    """Of each person, in the rows from the bottom; those on the balcony in the top row."""


class ScoreEntry(Request):
    people: Annotated[list[PersonEntry], Meta(min_length=1, max_length=4)]
    """In the solo game the player and the automaton."""
    edition: Word = "revised"
    modules: Annotated[list[Word], Meta(max_length=20)] = field(default_factory=list)
    solo: Word = ""
    rival_hotel: Word = ""
    balls: Annotated[list[BallEntry | None], Meta(max_length=3)] = field(default_factory=list)
    """From the left; None: not scored yet, or counted by hand."""


class StaffShare(Model):
    """What an end-of-game card brings."""

    staff: int
    vp: int
    copied: int | None
    """The card that it counts as."""


class FloorCount(Model):
    occupied: int
    vp: int


class VisitCount(Model):
    vp: int
    after: int
    """Where the marker steps back to."""
    meets: Literal["reward", "nothing", "penalty"]


class PersonScore(Model):
    points: Counts
    """By source."""
    rest: int
    """Points on the track that no source has been named for."""
    total: int
    rank: int
    """Equals share theirs."""
    staff: list[StaffShare]
    asks: list[str]
    """What the cards count and nobody has said yet: "hired", "emperor", "dancers"."""
    floors: list[FloorCount]
    """From below."""
    full_groups: int
    full_floors: int
    full_columns: int
    tiles: int
    tables: int
    """In the café."""
    visits: list[VisitCount | None]
    balls: list[int | None]


class Score(Model):
    sources: list[str]
    """Those there are with these modules, in the order of the sheet."""
    counted: list[str]
    """Those of them that follow from what lies on the table at the end."""
    people: list[PersonScore]
