"""The figures of the report that need no cards: scores, sources of points, seats, the game's course, dice, rooms."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from leopold.lab.frames import pl
from leopold.lab.report.reading import SETTING, Games, codes, numbers, sources_in
from leopold.lab.statistics.intervals import wilson
from leopold.lab.statistics.means import UNKNOWN, Estimate, difference, mean
from leopold.packs.codes import COLOURS, ROOM_COLOURS
from leopold.packs.tables import FACES

FEW: Final = 30
"""Below this many rows on either side nothing is said of a difference."""
QUANTILES: Final = (0.05, 0.25, 0.5, 0.75, 0.95)
CLOSE: Final = 5
"""Points by which a game may be decided and still be called close."""


@dataclass(frozen=True, slots=True)
class Scores:
    """The final scores of one player: how many rows, the mean, the spread, and the share of wins."""

    player: str
    points: Estimate
    deviation: float
    quantiles: tuple[float, ...]
    least: int
    most: int
    won: Estimate
    margin: Estimate
    counts: tuple[tuple[int, int], ...]
    """How many rows had each score."""


def estimate_mean(rows: pl.DataFrame, column: str) -> Estimate:
    """The mean of a column, with chance counted by games."""
    return mean(numbers(rows, column), codes(rows, ["nr"])) if rows.height else UNKNOWN


def win_share(rows: pl.DataFrame) -> Estimate:
    """Wins for each row: Wilson's interval while each game gives one row, else what the games say together."""
    if not rows.height:
        return UNKNOWN
    if rows["nr"].n_unique() < rows.height:
        found = estimate_mean(rows, "won")
        return Estimate(found.value, max(0.0, found.low), min(1.0, found.high), found.count)
    wins = float(numbers(rows, "won").sum())
    return Estimate(wins / rows.height, *wilson(wins, rows.height), rows.height)


def scores(games: Games) -> list[Scores]:
    """One entry for each player, best mean first."""
    found = []
    for player in games.players:
        rows = games.rows.filter(pl.col("player") == player)
        vp = numbers(rows, "vp")
        found.append(
            Scores(
                player,
                estimate_mean(rows, "vp"),
                float(vp.std(ddof=1)) if len(vp) > 1 else 0.0,
                tuple(float(value) for value in np.quantile(vp, QUANTILES)),
                int(vp.min()),
                int(vp.max()),
                win_share(rows),
                estimate_mean(rows, "margin"),
                tuple(rows.group_by("vp").len().sort("vp").iter_rows()),
            )
        )
    return found


@dataclass(frozen=True, slots=True)
class Lead:
    """How far ahead the winners of games were."""

    counts: tuple[tuple[int, int], ...]
    quantiles: tuple[float, ...]
    close: float
    """The share of games decided by five points or fewer."""


def lead(games: Games) -> Lead:
    """One lead for each game: of a shared victory it is nought."""
    rows = games.rows.filter(pl.col("rank") == 1).unique("nr", keep="first")
    ahead = numbers(rows, "margin")
    counts = tuple(rows.group_by("margin").len().sort("margin").iter_rows())
    return Lead(counts, tuple(float(value) for value in np.quantile(ahead, QUANTILES)), float((ahead <= CLOSE).mean()))


# --- where the points come from


@dataclass(frozen=True, slots=True)
class Sources:
    """The mean points of each source, for the rows of one group."""

    group: str
    count: int
    total: float
    means: dict[str, float]


def sources(rows: pl.DataFrame, by: str) -> list[Sources]:
    """For each value of a column, ranks from the first and players from the best."""
    names = sources_in(rows)
    means = [pl.col(f"vp_{name}").mean() for name in names]
    order, falling = (("vp", True), ("rank", False))[by == "rank"]
    found = rows.group_by(by).agg(pl.len(), pl.col("vp").mean(), *means).sort(order, descending=falling)
    return [
        Sources(str(row[by]), int(row["len"]), float(row["vp"]), {name: float(row[f"vp_{name}"]) for name in names})
        for row in found.iter_rows(named=True)
    ]


def winners_ahead(games: Games) -> dict[str, Estimate]:
    """By source, how much more winners had than others, player by player; empty where either are too few."""
    rows = games.people
    first = (rows["rank"] == 1).to_numpy()
    if not FEW <= first.sum() <= len(first) - FEW:
        return {}
    strata, clusters = codes(rows, SETTING), codes(rows, ["nr"])
    return {name: difference(numbers(rows, f"vp_{name}"), first, strata, clusters) for name in sources_in(rows)}


# --- seats


@dataclass(frozen=True, slots=True)
class Place:
    """What it brings to begin, or to come second, third, fourth: in games of so many."""

    players: int
    order: int
    won: Estimate
    fair: float
    points: Estimate
    ahead: Estimate
    """Points against the other places at tables of as many, with the same players."""


def places(games: Games) -> list[Place]:
    """By number of players and order of the first round; of a solo game only the person's own results."""
    found = []
    for (players,), table in games.people.group_by("players"):
        strata, clusters, vp = codes(table, SETTING), codes(table, ["nr"]), numbers(table, "vp")
        for order in table["order"].unique():
            own = (table["order"] == order).to_numpy()
            rows = table.filter(own)
            ahead = difference(vp, own, strata, clusters)
            found.append(
                Place(int(players), int(order), win_share(rows), 1 / int(players), estimate_mean(rows, "vp"), ahead)
            )
    return sorted(found, key=lambda place: (place.players, place.order))


# --- the course of the score


@dataclass(frozen=True, slots=True)
class Course:
    """The mean after setting up and after each round, and between which values the middle half of all games lies."""

    group: str
    mean: tuple[float, ...]
    low: tuple[float, ...]
    high: tuple[float, ...]


def courses(rows: pl.DataFrame, by: str) -> list[Course]:
    """By player (best first) or by rank."""
    points = range(int(rows["course"].list.len()[0]))
    at = [pl.col("course").list.get(k).alias(f"at{k}") for k in points]
    told = rows.select(by, *at)
    figures = [
        expression
        for k in points
        for expression in (
            pl.col(f"at{k}").mean().alias(f"mean{k}"),
            pl.col(f"at{k}").quantile(0.25, "linear").alias(f"low{k}"),
            pl.col(f"at{k}").quantile(0.75, "linear").alias(f"high{k}"),
        )
    ]
    found = told.group_by(by).agg(figures)
    found = found.sort(f"mean{points[-1]}", descending=True) if by == "player" else found.sort(by)
    return [
        Course(
            str(row[by]),
            *(tuple(float(row[f"{what}{k}"]) for k in points) for what in ("mean", "low", "high")),
        )
        for row in found.iter_rows(named=True)
    ]


# --- dice and rooms


@dataclass(frozen=True, slots=True)
class Dice:
    """How many dice of each face one took in a game, and how often one passed."""

    group: str
    faces: tuple[float, ...]
    passes: float
    turns: float


def dice(rows: pl.DataFrame, by: str) -> list[Dice]:
    faces = [pl.col("dice").list.get(k).mean().alias(f"face{k}") for k in range(FACES)]
    found = rows.group_by(by).agg(*faces, pl.col("passes", "turns", "vp").mean())
    found = found.sort("vp", descending=True) if by == "player" else found.sort(by)
    return [
        Dice(str(row[by]), tuple(float(row[f"face{k}"]) for k in range(FACES)), row["passes"], row["turns"])
        for row in found.iter_rows(named=True)
    ]


@dataclass(frozen=True, slots=True)
class Rooms:
    """Rooms at the end of the game: means of the rows of one group."""

    group: str
    prepared: float
    occupied: float
    colours: dict[str, float]
    groups: float


def rooms(rows: pl.DataFrame, by: str) -> list[Rooms]:
    colours = COLOURS[:ROOM_COLOURS]
    columns = ["rooms_prepared", "rooms_occupied", "groups", "vp", *(f"occupied_{colour}" for colour in colours)]
    found = rows.group_by(by).agg(pl.col(columns).mean())
    found = found.sort("vp", descending=True) if by == "player" else found.sort(by)
    return [
        Rooms(
            str(row[by]),
            row["rooms_prepared"],
            row["rooms_occupied"],
            {colour: row[f"occupied_{colour}"] for colour in colours},
            row["groups"],
        )
        for row in found.iter_rows(named=True)
    ]


@dataclass(frozen=True, slots=True)
class Full:
    """The final scores of those who had so many rooms occupied."""

    occupied: int
    count: int
    mean: float
    low: float
    high: float


def scores_by_rooms(rows: pl.DataFrame) -> list[Full]:
    found = (
        rows.group_by("rooms_occupied")
        .agg(
            pl.len(),
            pl.col("vp").mean().alias("mean"),
            pl.col("vp").quantile(0.25, "linear").alias("low"),
            pl.col("vp").quantile(0.75, "linear").alias("high"),
        )
        .sort("rooms_occupied")
    )
    return [Full(*row) for row in found.iter_rows()]


@dataclass(frozen=True, slots=True)
class Board:
    """What one hotel board brings, against all others, with the same players."""

    hotel: str
    points: Estimate
    ahead: Estimate
    won: Estimate


def boards(games: Games) -> list[Board]:
    """The hotel boards of the table; nothing when all had the same."""
    rows = games.people
    if not games.several("hotel"):
        return []
    strata = codes(rows, [name for name in SETTING if name != "hotel"])
    clusters, vp = codes(rows, ["nr"]), numbers(rows, "vp")
    found = []
    for hotel in sorted(rows["hotel"].unique()):
        own = rows.filter(pl.col("hotel") == hotel)
        ahead = difference(vp, (rows["hotel"] == hotel).to_numpy(), strata, clusters)
        found.append(Board(hotel, estimate_mean(own, "vp"), ahead, win_share(own)))
    return found
