"""What the table is contested for: objectives, and the emperor's visits."""

from __future__ import annotations

from dataclasses import dataclass
from math import nan
from typing import Final

import numpy as np

from leopold.lab.frames import pl
from leopold.lab.report.figures import FEW
from leopold.lab.report.reading import SETTING, Games, codes, numbers
from leopold.lab.statistics.means import Estimate, difference
from leopold.packs import PackError
from leopold.speech import cards
from leopold.speech.describe import describe_tile
from leopold.words import catalogue

PLACES: Final = 3
VISITS: Final = ("reward", "nothing", "ignored", "penalty")
"""What the emperor's visit can bring, best first."""


@dataclass(frozen=True, slots=True)
class ObjectiveValue:
    """One objective: how often it was in play, who claimed it in which place and when, and what went with it."""

    number: int
    need: str
    seats: int
    places: tuple[float, ...]
    """The share of seats that came first, second, third to it, while it was in play."""
    rounds: tuple[float, ...]
    """Of all claims, the share in each round."""
    worth: float
    """Mean points it brought to a seat that claimed it."""
    points: Estimate
    won: Estimate

    @property
    def enough(self) -> bool:
        """Whether there are seats enough on either side for a figure."""
        return FEW <= self.points.count <= self.seats - FEW and self.points.has_interval

    @property
    def claims(self) -> int:
        return self.points.count

    @property
    def brief(self) -> str:
        """What it asks for, as short as a label."""
        told = self.need.removeprefix("Have ").rstrip(".")
        return told[:1].upper() + told[1:]

    @property
    def mean_round(self) -> float:
        """When it was claimed, on average; nan if never."""
        return sum(k * part for k, part in enumerate(self.rounds, 1)) if self.claimed else nan

    @property
    def claimed(self) -> float:
        return sum(self.places)


def objective_values(games: Games) -> list[ObjectiveValue]:
    """Every objective that was in play, most claimed first. Claims of the automaton take places but are not counted."""
    rows = games.people.with_row_index("row")
    long = rows.select("row", "objectives", "claims", "claim_rounds").explode("objectives", "claims", "claim_rounds")
    strata, clusters = codes(rows, SETTING), codes(rows, ["nr"])
    points, won = numbers(rows, "vp"), numbers(rows, "won")
    worth = games.pack.board.objective_vp
    found = []
    for (number,), those in long.group_by("objectives"):
        at, claims = those["row"].to_numpy(), those["claims"].to_numpy()
        chosen = claims > 0
        claimed = those.filter(pl.col("claims") > 0)
        rounds = dict(claimed.group_by("claim_rounds").len().iter_rows())
        shares = tuple(float(np.mean(claims == place + 1)) for place in range(PLACES))
        found.append(
            ObjectiveValue(
                int(number),
                need_of(games, int(number)),
                those.height,
                shares,
                tuple(rounds.get(k, 0) / max(1, claimed.height) for k in range(1, games.rounds + 1)),
                sum(share * vp for share, vp in zip(shares, worth, strict=False)) / max(sum(shares), 1e-9),
                difference(points[at], chosen, strata[at], clusters[at]),
                difference(won[at], chosen, strata[at], clusters[at]),
            )
        )
    return sorted(found, key=lambda value: (-value.claimed, value.number))


def need_of(games: Games, number: int) -> str:
    try:
        card = games.pack.objectives[games.pack.objective_index(number)]
        return catalogue().say(cards.need(card.need))
    except PackError:
        return "an objective of another pack"


@dataclass(frozen=True, slots=True)
class TileValue:
    """One emperor tile: what its visit brought, and how scores differ between those it rewarded and the others."""

    tile: str
    words: tuple[str, ...]
    seats: int
    space: float
    shares: dict[str, float]
    points: Estimate
    won: Estimate

    @property
    def enough(self) -> bool:
        """Whether there are seats enough on either side for a figure."""
        return FEW <= self.points.count <= self.seats - FEW and self.points.has_interval


def tile_values(games: Games) -> list[TileValue]:
    """Every emperor tile that was in play, in the order of its letters."""
    rows = games.people.with_row_index("row")
    long = rows.select("row", "tiles", "emperor", "visits").explode("tiles", "emperor", "visits")
    strata, clusters = codes(rows, SETTING), codes(rows, ["nr"])
    points, won = numbers(rows, "vp"), numbers(rows, "won")
    found = []
    for (tile,), those in long.group_by("tiles"):
        at, visits = those["row"].to_numpy(), those["visits"].to_numpy()
        chosen = visits == "reward"
        found.append(
            TileValue(
                str(tile),
                words_of(games, str(tile)),
                those.height,
                float(numbers(those, "emperor").mean()),
                {visit: float(np.mean(visits == visit)) for visit in VISITS},
                difference(points[at], chosen, strata[at], clusters[at]),
                difference(won[at], chosen, strata[at], clusters[at]),
            )
        )
    return sorted(found, key=lambda value: value.tile)


def words_of(games: Games, tile: str) -> tuple[str, ...]:
    try:
        return describe_tile(games.pack, games.pack.tile(tile)).read().sentences
    except PackError:
        return ("A tile of another pack.",)
