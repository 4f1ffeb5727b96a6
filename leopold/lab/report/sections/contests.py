"""Objectives and the emperor's visits."""

from __future__ import annotations

from leopold.lab.report.charts import Bar, Layer, Point, grid, intervals, stacked
from leopold.lab.report.contests import VISITS, ObjectiveValue, TileValue
from leopold.lab.report.drawing import percent, signed, signed_percent, swatch
from leopold.lab.report.figures import FEW
from leopold.lab.report.findings import Findings
from leopold.lab.report.pieces import (
    Cell,
    Section,
    column,
    figure,
    figures,
    key,
    number_cell,
    numbers,
    paragraph,
    section,
)
from leopold.lab.report.words import INTERVAL, between, change, change_with_interval, share, share_change
from leopold.lab.report.words import figure as shown
from leopold.text.words import listed

PLACES = (Layer("first to claim", 0), Layer("second", 5, "hatch"), Layer("third", 6, "dots"))
OUTCOMES = {
    "reward": Layer("reward", 2),
    "nothing": Layer("nothing", 6, "dots"),
    "ignored": Layer("penalty ignored", 4, "hatch"),
    "penalty": Layer("penalty", 1, "cross"),
}


def objectives_section(found: Findings) -> Section:
    values = found.objectives
    worth = found.games.pack.board.objective_vp
    most, least = values[0], values[-1]
    words = (
        f"The first to claim an objective has {worth[0]} points, the second {worth[1]}, the third {worth[2]}. "
        f"Most often claimed was no. {most.number} ({lower(most.need)}): by {share(most.claimed, 0)} of all seats, "
        "while it was in play."
    )
    if least is not most:
        words += f" Least often no. {least.number} ({lower(least.need)}): by {share(least.claimed, 0)}."
    bars = [Bar(f"{value.number}\N{EN SPACE}{value.brief}", value.places, share(value.claimed, 0)) for value in values]
    said = listed([f"no. {value.number} {share(value.claimed, 0)}" for value in values])
    return section(
        "objectives",
        "Objectives",
        paragraph(words),
        figures(
            figure(
                stacked("objectives-fig", "How often each objective was claimed", f"Claimed: {said}.", PLACES, bars,
                        "of all seats while it was in play", percent),
                "How often each objective was claimed, and in which place.",
                key(*((swatch(layer.series, layer.pattern), layer.name) for layer in PLACES)),
            ),
            column(objective_differences(values), objective_rounds(values)),
        ),
        numbers(
            ["objective", "asks for", "seats", "claimed", "first", "second", "third", "mean worth",
             *(f"round {k}" for k in range(1, found.games.rounds + 1)), "points", INTERVAL, "wins, pp", INTERVAL],
            [
                [
                    f"no. {value.number}",
                    value.need,
                    Cell(f"{value.seats:,}", value.seats),
                    Cell(share(value.claimed), value.claimed),
                    *(Cell(share(part), part) for part in value.places),
                    Cell(shown(value.worth) if value.claimed else "–", value.worth),
                    *(Cell(share(part, 0) if value.claimed else "–", part) for part in value.rounds),
                    number_cell(value.points.value, change(value.points.value)),
                    between(value.points),
                    number_cell(value.won.value, share_change(value.won.value)),
                    between(value.won, 100),
                ]
                for value in values
            ],
            "The numbers (rounds are shares of all claims)",
        ),
    )  # fmt: skip


def objective_differences(values: list[ObjectiveValue]) -> str:
    rows = [
        Point(f"no. {value.number}", value.points, 0, 0,
              f"no. {value.number}, {lower(value.need)}: {change_with_interval(value.points)} points")
        for value in sorted((value for value in values if value.enough), key=lambda value: -value.points.value)
    ]  # fmt: skip
    if not rows:
        return ""
    said = listed([f"{row.name} {change(row.estimate.value)}" for row in rows])
    return figure(
        intervals("objectives-points-fig", "Difference in final score by objective", said, rows,
                  "points, claimed or not", row_height=24.0),
        "Difference in final score between seats that had claimed the objective and seats of the same player that had "
        "not: more than its points, because whoever meets it has built something.",
    )  # fmt: skip


def objective_rounds(values: list[ObjectiveValue]) -> str:
    some = [value for value in values if value.claims >= FEW]
    if not some:
        return ""
    names = [f"no. {value.number}" for value in some]
    heads = [str(k + 1) for k in range(len(some[0].rounds))]
    peaks = [
        f"{name} mostly in round {value.rounds.index(max(value.rounds)) + 1}"
        for name, value in zip(names, some, strict=True)
    ]
    return figure(
        grid("objectives-rounds-fig", "In which round objectives were claimed", f"{listed(peaks)}.", names,
             heads, [value.rounds for value in some],
             "per cent of its claims, by round"),
        f"In which round objectives were claimed, most claimed first; those with fewer than {FEW} claims are left out.",
    )  # fmt: skip


def lower(sentence: str) -> str:
    """A sentence within another one."""
    return sentence[:1].lower() + sentence[1:].rstrip(".")


def emperor_section(found: Findings) -> Section:
    values = found.tiles
    visits = sum(value.seats for value in values)
    overall = {visit: sum(value.shares[visit] * value.seats for value in values) / max(1, visits) for visit in VISITS}
    words = (
        f"Of {visits:,} visits {share(overall['reward'])} brought the reward and {share(overall['penalty'])} the "
        f"penalty; {share(overall['nothing'])} brought neither"
    ) + (f", and in {share(overall['ignored'])} staff made the penalty void." if overall["ignored"] >= 0.0005 else ".")
    bars = [
        Bar(f"{value.tile}\N{EN SPACE}{tile_words(value)}", [value.shares[visit] for visit in VISITS])
        for value in values
    ]
    layers = [OUTCOMES[visit] for visit in VISITS]
    scored = found.games.pack.board.emperor_rounds
    said = listed([f"{value.tile} {share(value.shares['reward'], 0)}" for value in values])
    return section(
        "emperor",
        "The emperor",
        paragraph(words),
        figures(
            figure(
                stacked("tiles-fig", "What each emperor tile brought", f"Rewarded: {said}.", layers, bars,
                        "of all seats it visited", percent),
                "What the emperor’s visit brought, tile by tile. "
                f"{listed([f'{letter} comes after round {k}' for letter, k in zip('ABC', scored, strict=True)])}.",
                key(*((swatch(layer.series, layer.pattern), layer.name) for layer in layers)),
            ),
            column(tile_differences(values, "points"), tile_differences(values, "wins")),
        ),
        numbers(
            ["tile", "what it does", "seats", "mean space", *(OUTCOMES[visit].name for visit in VISITS), "points",
             INTERVAL, "wins, pp", INTERVAL],
            [
                [
                    value.tile,
                    " ".join(value.words),
                    Cell(f"{value.seats:,}", value.seats),
                    Cell(shown(value.space), value.space),
                    *(Cell(share(value.shares[visit]), value.shares[visit]) for visit in VISITS),
                    number_cell(value.points.value, change(value.points.value)),
                    between(value.points),
                    number_cell(value.won.value, share_change(value.won.value)),
                    between(value.won, 100),
                ]
                for value in values
            ],
            "The numbers (differences between rewarded and not)",
        ),
    )  # fmt: skip


def tile_words(value: TileValue) -> str:
    """The reward, short."""
    told = value.words[0].removeprefix("Reward: ").removeprefix("You may ").rstrip(".") if value.words else ""
    return told[:1].upper() + told[1:]


def tile_differences(values: list[TileValue], what: str) -> str:
    """Between rewarded seats and the others, in points or in wins."""
    rows = []
    for value in values:
        estimate, scale = (value.points, 1) if what == "points" else (value.won, 100)
        if value.enough:
            hover = f"{value.tile}: {change_with_interval(estimate, scale)}"
            rows.append(Point(value.tile, estimate, 0, 2, hover))
    if not rows:
        return ""
    if what == "points":
        title, axis, ticks = "Difference in final score by emperor tile", "points, rewarded or not", signed
        caption = (
            "Difference in final score between seats that had the reward and seats of the same player that had not."
        )
    else:
        title, axis, ticks = (
            "Difference in wins by emperor tile",
            "percentage points of wins, rewarded or not",
            signed_percent,
        )
        caption = "The same for wins. Hollow points may be chance."
    said = listed([row.hover for row in rows])
    return figure(intervals(f"tiles-{what}-fig", title, said, rows, axis, words=ticks, row_height=20.0), caption)
