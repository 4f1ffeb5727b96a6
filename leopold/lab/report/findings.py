"""Everything the report and the balance sheet say, worked out once from a table of games."""

from __future__ import annotations

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
from leopold.lab.statistics import Estimate


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


def find(games: Games) -> Findings:
    """Work everything out."""
    return Findings(
        games,
        scores(games),
        sources(games.people, "rank"),
        sources(games.rows, "player"),
        winners_ahead(games),
        places(games),
        staff_values(games),
        guest_values(games),
        objective_values(games),
        tile_values(games),
    )
