"""Dice, rooms and hotel boards."""

from __future__ import annotations

from leopold.lab.report.charts import Bar, Layer, Line, Point, dots, intervals, lines, stacked
from leopold.lab.report.drawing import percent, swatch
from leopold.lab.report.figures import boards, dice, rooms, scores_by_rooms
from leopold.lab.report.findings import Findings
from leopold.lab.report.pieces import Cell, Section, figure, figures, key, number_cell, numbers, paragraph, section
from leopold.lab.report.words import (
    FACE_WORDS,
    INTERVAL,
    between,
    change,
    change_with_interval,
    player_name,
    points_apart,
    rank_name,
    share,
    with_interval,
)
from leopold.lab.report.words import figure as shown
from leopold.packs.codes import COLOURS, ROOM_COLOURS

RARE = 0.002
"""Numbers of rooms that fewer seats than this had are left out of the line: their means are noise."""
ROOM_LAYERS = (Layer("blue", 0), Layer("red", 1, "hatch"), Layer("yellow", 4, "dots"))


def dice_section(found: Findings) -> Section:
    games = found.games
    by_player = dice(games.rows, "player")
    by_rank = dice(games.people, "rank")
    everybody = [sum(one.faces[k] for one in by_rank) / len(by_rank) for k in range(len(FACE_WORDS))]
    favourite = max(range(len(everybody)), key=lambda k: everybody[k])
    words = (
        f"The most wanted face was the {favourite + 1} ({FACE_WORDS[favourite]}). "
        + "In a game "
        + "; ".join(
            f"{player_name(one.group, games.alone)} took {shown(sum(one.faces))} dice "
            f"and passed {shown(one.passes)} times"
            for one in by_player
        )
        + "."
    )
    names = [f"{k + 1}\N{EN SPACE}{what}" for k, what in enumerate(FACE_WORDS)]
    groups = [(player_name(one.group, games.alone), one.faces) for one in by_player]
    ranks = [(rank_name(one.group), one.faces) for one in by_rank]
    parts = [
        figure(
            dots("dice-player-fig", "Dice taken by face and player", words, names, groups, "dice in a game"),
            "Dice taken in a game, by face and player.",
            key(*((swatch(k % 7, shape=k), name) for k, (name, _) in enumerate(groups))) if len(groups) > 1 else "",
        )
    ]
    if len(ranks) > 1:
        parts.append(
            figure(
                dots("dice-rank-fig", "Dice taken by face and rank", words, names, ranks, "dice in a game"),
                "The same by rank.",
                key(*((swatch(k % 7, shape=k), name) for k, (name, _) in enumerate(ranks))),
            )
        )
    return section(
        "dice",
        "Dice",
        paragraph(words),
        figures(*parts),
        numbers(
            ["who", *names, "dice", "passed"],
            [
                [name, *(Cell(shown(value, 2), value) for value in one.faces),
                 Cell(shown(sum(one.faces)), sum(one.faces)), Cell(shown(one.passes), one.passes)]
                for name, one in [
                    *((player_name(one.group, games.alone), one) for one in by_player),
                    *((rank_name(one.group), one) for one in by_rank),
                ]
            ],
        ),
    )  # fmt: skip


def rooms_section(found: Findings) -> Section:
    games = found.games
    by_rank, by_player = rooms(games.people, "rank"), rooms(games.rows, "player")
    full = scores_by_rooms(games.people)
    total = sum(one.count for one in full)
    often = [one for one in full if one.count >= max(2, RARE * total)] or full
    top = by_rank[0]
    words = (
        f"{rank_name(top.group)}s had {shown(top.prepared)} rooms at the end, {shown(top.occupied)} of them occupied, "
        f"and {shown(top.groups)} full groups."
    )
    named = [*((rank_name(one.group), one) for one in by_rank)]
    if len(by_player) > 1:
        named += [(player_name(one.group, games.alone), one) for one in by_player]
    colours = COLOURS[:ROOM_COLOURS]
    bars = [
        Bar(name, [one.colours[colour] for colour in colours], f"{shown(one.occupied)} rooms") for name, one in named
    ]
    line = Line(
        "all seats",
        [one.occupied for one in often],
        [one.mean for one in often],
        [one.low for one in often],
        [one.high for one in often],
    )
    return section(
        "rooms",
        "Rooms",
        paragraph(words),
        figures(
            figure(
                stacked("rooms-fig", "Occupied rooms by colour", words, ROOM_LAYERS, bars, "occupied rooms",
                        inside="{:.1f}"),
                "Occupied rooms at the end, by colour.",
                key(*((swatch(layer.series, layer.pattern), layer.name) for layer in ROOM_LAYERS)),
            ),
            figure(
                lines("rooms-points-fig", "Final score by number of occupied rooms", words, [line], "occupied rooms",
                      "mean final score"),
                "Final score by the number of occupied rooms. The band holds the middle half of all seats.",
            )
            if len(often) > 1
            else "",
        ),
        numbers(
            ["who", "rooms", "occupied", *colours, "full groups"],
            [
                [name, Cell(shown(one.prepared, 2), one.prepared), Cell(shown(one.occupied, 2), one.occupied),
                 *(Cell(shown(one.colours[colour], 2), one.colours[colour]) for colour in colours),
                 Cell(shown(one.groups, 2), one.groups)]
                for name, one in named
            ],
        ),
        numbers(
            ["occupied rooms", "seats", "mean score", "25\N{NO-BREAK SPACE}%", "75\N{NO-BREAK SPACE}%"],
            [
                [str(one.occupied), Cell(f"{one.count:,}", one.count), Cell(shown(one.mean), one.mean),
                 Cell(shown(one.low, 0), one.low), Cell(shown(one.high, 0), one.high)]
                for one in full
            ],
            "Scores by number of occupied rooms",
        ),
    )  # fmt: skip


def hotels_section(found: Findings) -> Section | None:
    """Only where there was more than one board."""
    values = boards(found.games)
    if not values:
        return None
    ranked = sorted(values, key=lambda value: -value.ahead.value)
    best = ranked[0]
    words = (
        f"Seats with the hotel {best.hotel} scored {points_apart(best.ahead)} against all others of the same players. "
        "Where hotels are dealt by chance, such a difference is the hotel’s own doing."
    )
    rows = [
        Point(value.hotel, value.ahead, 0, 0, f"{value.hotel}: {change_with_interval(value.ahead)} points")
        for value in ranked
    ]
    wins = [
        Point(value.hotel, value.won, 0, 0, f"{value.hotel}: {with_interval(value.won, 100, ' %')}") for value in ranked
    ]
    return section(
        "hotels",
        "Hotels",
        paragraph(words),
        figures(
            figure(
                intervals("hotels-fig", "Difference in final score by hotel", words, rows, "points, against the others",
                          row_height=26.0),
                "Difference in final score between seats with this hotel and seats of the same player with another.",
            ),
            figure(
                intervals("hotels-wins-fig", "Share of games won by hotel", words, wins, "games won", words=percent,
                          nought=None, row_height=26.0),
                "Wins by hotel, in the same order.",
            ),
        ),
        numbers(
            ["hotel", "seats", "mean score", INTERVAL, "against the others", INTERVAL, "wins",
             INTERVAL],
            [
                [
                    value.hotel,
                    Cell(f"{value.points.count:,}", value.points.count),
                    Cell(shown(value.points.value), value.points.value),
                    between(value.points),
                    number_cell(value.ahead.value, change(value.ahead.value)),
                    between(value.ahead),
                    number_cell(value.won.value, share(value.won.value)),
                    between(value.won, 100),
                ]
                for value in ranked
            ],
        ),
    )  # fmt: skip
