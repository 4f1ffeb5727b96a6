"""Staff and guests: what goes with each card."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from leopold.lab.report.cards import (
    TIMING_WORDS,
    CardValue,
    average,
    guest_names,
    never_used,
    staff_names,
)
from leopold.lab.report.charts import Point, intervals
from leopold.lab.report.drawing import signed_percent, swatch
from leopold.lab.report.figures import FEW
from leopold.lab.report.findings import Findings
from leopold.lab.report.pieces import Cell, Row, Section, figure, figures, key, number_cell, numbers, paragraph, section
from leopold.lab.report.words import INTERVAL, between, change, change_with_interval, points_apart, share, share_change
from leopold.lab.report.words import figure as shown
from leopold.packs.codes import COLOURS
from leopold.text.words import listed

CAUTION = (
    "These are differences, not causes. Whoever {used} {one} had it, could afford it and found it worth while, and a "
    "game that goes well leaves room for more cards. Each figure compares seats of the same player in the same setting "
    "only. The broken line is the average of all {cards}: what goes with {using} any of them. The last columns of the "
    "table go a step further and compare seats that {used} equally many, so that the one stands in place of another."
)
TIMINGS = list(TIMING_WORDS.values())
TIMING_SERIES = (1, 3, 2, 0, 4)
COLOUR_SERIES = (0, 1, 4, 2)


def staff_section(found: Findings) -> Section:
    looks = {kind: (k, TIMING_SERIES[k]) for k, kind in enumerate(TIMINGS)}
    unused = never_used(staff_names(found.games.pack), found.staff)
    return cards_section("staff", "Staff", ("staff cards", "played", "playing"), found.staff, looks, unused)


def guests_section(found: Findings) -> Section:
    looks = {kind: (k, COLOUR_SERIES[k]) for k, kind in enumerate(COLOURS)}
    unused = never_used(guest_names(found.games.pack), found.guests)
    return cards_section("guests", "Guests", ("guests", "checked in", "checking in"), found.guests, looks, unused)


def cards_section(
    anchor: str,
    title: str,
    words: tuple[str, str, str],
    values: Sequence[CardValue],
    looks: dict[str, tuple[int, int]],
    unused: Sequence[str],
) -> Section:
    """Two pictures in the same order, points and wins; cards with too few games stand apart."""
    cards, used, using = words
    enough = [value for value in values if value.enough]
    few = [value for value in values if not value.enough]
    caution = CAUTION.format(cards=cards, used=used, using=using, one=f"a {cards.removesuffix('s')}")
    parts = []
    if enough:
        parts += [
            paragraph(card_finding(cards, used, enough)),
            f'<p class="caution">{escape(caution)}</p>',
            key(*((swatch(series, shape=shape), kind) for kind, (shape, series) in looks.items())),
            figures(
                cards_figure(f"{anchor}-points-fig", title, used, enough, looks, "points"),
                cards_figure(f"{anchor}-wins-fig", title, used, enough, looks, "wins"),
            ),
        ]
    else:
        parts.append(
            paragraph(
                f"No card was {used} by {FEW} seats and left out by as many: too few games to say anything of one."
            )
        )
    if enough:
        parts.append(card_table(enough, used))
    if few:
        parts.append(few_words(few, used))
        parts.append(few_table(few, used))
    if unused:
        parts.append(paragraph(f"Never {used}: {listed(unused)}."))
    return section(anchor, title, *parts)


def card_finding(cards: str, used: str, values: Sequence[CardValue]) -> str:
    best, worst = values[0], values[-1]
    points, won = average(list(values))
    said = (
        f"Of the {len(values)} {cards} with games enough, {best.name} went with the highest scores: "
        f"{points_apart(best.points)} against seats that had not {used} it"
    )
    if worst is not best:
        said += f"; {worst.name} with the lowest, {points_apart(worst.points)}"
    return said + f". Any of them goes with {change(points)} points and {share_change(won)} percentage points of wins."


def cards_figure(
    anchor: str, title: str, used: str, values: Sequence[CardValue], looks: dict[str, tuple[int, int]], what: str
) -> str:
    points, won = average(list(values))
    rows = []
    for value in values:
        shape, series = looks.get(value.kind, (4, 6))
        estimate = value.points if what == "points" else value.won
        told = change_with_interval(estimate, 1 if what == "points" else 100)
        unit = "points" if what == "points" else "percentage points of wins"
        hover = f"{value.name} ({value.kind}), {used} {value.used:,} times: {told} {unit}"
        rows.append(Point(value.name, estimate, shape, series, hover))
    said = f"From {rows[0].name} at the top to {rows[-1].name} at the bottom; the table beneath has all figures."
    if what == "points":
        return figure(
            intervals(
                anchor, f"{title}: difference in final score", said, rows, f"points, {used} or not", average=points
            ),
            f"Difference in final score between seats that had {used} the card and seats that had not.",
        )
    return figure(
        intervals(
            anchor, f"{title}: difference in wins", said, rows, f"percentage points of wins, {used} or not",
            words=signed_percent, average=won,
        ),
        "Difference in the share of wins, in the same order. Hollow points may be chance.",
    )  # fmt: skip


def card_table(values: Sequence[CardValue], used: str) -> str:
    heads = [
        "card", "no.", "kind", used, "of all seats", "of those who had it", "mean round", "points", INTERVAL,
        "wins, pp", INTERVAL, "in place of another", INTERVAL,
    ]  # fmt: skip
    return numbers(
        heads,
        [
            [
                value.name,
                Cell(str(value.number), value.number),
                value.kind,
                *use_cells(value),
                number_cell(value.points.value, change(value.points.value)),
                between(value.points),
                number_cell(value.won.value, share_change(value.won.value)),
                between(value.won, 100),
                number_cell(value.instead.value, change(value.instead.value)),
                between(value.instead),
            ]
            for value in values
        ],
    )


def use_cells(value: CardValue) -> list[Cell]:
    return [
        Cell(f"{value.used:,}", value.used),
        Cell(share(value.share), value.share),
        Cell(share(value.of_those_had, 0), value.of_those_had),
        Cell(shown(value.round), value.round),
    ]


def few_words(values: Sequence[CardValue], used: str) -> str:
    n = len(values)
    noun = "One card is" if n == 1 else f"{n} cards are"
    return paragraph(f"{noun} set apart: {used} by fewer than {FEW} seats, or by nearly all, and so without a figure.")


def few_table(values: Sequence[CardValue], used: str) -> str:
    heads = ["card", "no.", "kind", used, "of all seats", "of those who had it", "mean round"]
    rows: list[Row] = [
        [value.name, Cell(str(value.number), value.number), value.kind, *use_cells(value)]
        for value in sorted(values, key=lambda value: -value.used)
    ]
    return numbers(heads, rows, "Cards with too few games")
