"""Everything the report and the balance sheet say, worked out once from a table of games."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from leopold.lab.report.cards import CardValue, guest_values, staff_values
from leopold.lab.report.contests import ObjectiveValue, TileValue, objective_values, tile_values
from leopold.lab.report.figures import (
    Place,
    Scores,
    Sources,
    places,
    scores,
    sources,
    winners_ahead,
)
from leopold.lab.report.reading import Games
from leopold.lab.statistics.means import Estimate


@dataclass(frozen=True, slots=True)
class Findings:
    """The figures that more than one part of the report speaks of."""

    games: Games
    scores: list[Scores]
    by_rank: list[Sources]
    by_player: list[Sources]
    ahead: dict[str, Estimate]
    places: list[Place]
    staff: list[CardValue]
    guests: list[CardValue]
    objectives: list[ObjectiveValue]
    tiles: list[TileValue]


Progress = Callable[[str], None]
"""Told in a word or two what is being worked out."""


def find(games: Games, progress: Progress = lambda what: None) -> Findings:
    """Work everything out."""
    progress("scores")
    simple = (
        scores(games),
        sources(games.people, "rank"),
        sources(games.rows, "player"),
        winners_ahead(games),
        places(games),
    )
    progress("staff")
    staff = staff_values(games)
    progress("guests")
    guests = guest_values(games)
    progress("objectives and the emperor")
    return Findings(games, *simple, staff, guests, objective_values(games), tile_values(games))
