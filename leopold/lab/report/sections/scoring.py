"""Scores: how they are spread, where the points come from, how they grow, and what the seat brings."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from leopold.lab.report.charts import Bar, Distribution, Layer, Line, Point, distributions, intervals, lines, stacked
from leopold.lab.report.drawing import percent, plain, swatch
from leopold.lab.report.figures import CLOSE, QUANTILES, Course, Sources, courses, lead
from leopold.lab.report.findings import Findings
from leopold.lab.report.pieces import (
    Cell,
    Row,
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
from leopold.lab.report.reading import Games, sources_in
from leopold.lab.report.words import (
    INTERVAL,
    NUMBERS,
    ORDINALS,
    SOURCE_WORDS,
    between,
    change,
    change_with_interval,
    games_count,
    in_brackets,
    player_name,
    points_apart,
    rank_name,
    seat_finding,
    share,
    with_interval,
)
from leopold.lab.report.words import figure as shown
from leopold.text.words import listed

LAYERS = (
    Layer("guests", 1),
    Layer("badges", 5, "hatch"),
    Layer("bonuses", 5, "dots"),
    Layer("staff", 2),
    Layer("objectives", 3),
    Layer("emperor_track", 4),
    Layer("emperor_end", 4, "dots"),
    Layer("emperor_tiles", 4, "hatch"),
    Layer("end_staff", 2, "hatch"),
    Layer("rooms", 5),
    Layer("leftovers", 6),
    Layer("unserved", 6, "hatch"),
    Layer("balls", 3, "hatch"),
    Layer("celebrities", 1, "hatch"),
    Layer("entrances", 5, "cross"),
)
"""One colour for what belongs together, with patterns for its parts."""
ORDER = (0, 13, 9, 1, 2, 14, 3, 8, 4, 12, 5, 6, 7, 10, 11)
"""Bars show what belongs together side by side."""


def layers_of(games: Games) -> list[Layer]:
    """Those of the sources that these games have, in their order."""
    known = sources_in(games.rows)
    return [LAYERS[k] for k in ORDER if LAYERS[k].name in known]


def scores_section(found: Findings) -> Section:
    alone = found.games.alone
    names = {one.player: player_name(one.player, alone) for one in found.scores}
    rows = [Distribution(names[one.player], one.counts, one.quantiles) for one in found.scores]
    said = listed(
        [f"{names[one.player]} {shown(one.points.value)} points{in_brackets(one.points)}" for one in found.scores]
    )
    best = max(found.scores, key=lambda one: one.most)
    words = f"On average {said}. The highest score of all, {best.most}, was {names[best.player]}’s."
    least, lower, _, upper, most = (f"{100 * part:.0f}\N{NO-BREAK SPACE}%" for part in QUANTILES)
    heads = [
        "player",
        "results",
        "mean",
        INTERVAL,
        "deviation",
        "lowest",
        least,
        lower,
        "median",
        upper,
        most,
        "highest",
    ]
    heads += ["wins", INTERVAL, "ahead by"]
    table = numbers(
        heads,
        [
            [
                names[one.player],
                Cell(f"{one.points.count:,}", one.points.count),
                number_cell(one.points.value, shown(one.points.value)),
                between(one.points),
                Cell(shown(one.deviation), one.deviation),
                Cell(str(one.least), one.least),
                *(Cell(shown(value, 0), value) for value in one.quantiles),
                Cell(str(one.most), one.most),
                number_cell(one.won.value, share(one.won.value)),
                between(one.won, 100),
                number_cell(one.margin.value, change(one.margin.value)),
            ]
            for one in found.scores
        ],
    )  # fmt: skip
    return section(
        "scores",
        "Scores",
        paragraph(words),
        figures(
            figure(
                distributions("scores-fig", "Final scores by player", words, rows, "final score"),
                "Final scores. The bar beneath holds the middle half of all games, the thin line nine in ten; "
                "the ring is the median.",
            ),
            column(wins_figure(found), lead_figure(found.games)),
        ),
        table,
    )


def lead_figure(games: Games) -> str:
    """How close the games were."""
    found = lead(games)
    words = (
        f"Half of all games were won by {shown(found.quantiles[2], 0)} points or fewer; "
        f"{share(found.close, 0)} by {CLOSE} or fewer."
    )
    rows = [Distribution("lead of the winner", found.counts, found.quantiles, 6)]
    return figure(
        distributions("lead-fig", "How far winners were ahead", words, rows, "points ahead of the next"), words
    )


def wins_figure(found: Findings) -> str:
    """Who wins, where different players met."""
    if len(found.scores) < 2:
        return ""
    rows = [
        Point(
            player_name(one.player, found.games.alone),
            one.won,
            group=k,
            series=k % 7,
            hover=f"{player_name(one.player, found.games.alone)}: {share(one.won.value)} of {one.won.count:,} results "
            f"won ({between(one.won, 100)})",
        )
        for k, one in enumerate(found.scores)
    ]
    said = listed([f"{row.name} {share(row.estimate.value)}" for row in rows])
    level = not found.games.alone and not found.games.several("players")
    fair = [found.places[0].fair] * len(rows) if level else []
    return figure(
        intervals(
            "wins-fig", "Share of games won by player", f"Games won: {said}.", rows, "games won for each seat",
            words=percent, nought=None, references=fair, row_height=36.0,
        ),
        "Wins, with 95 % intervals. A shared first rank counts as a part of a win"
        + ("; the upright strokes mark a fair share." if level else "."),
    )  # fmt: skip


# --- sources


def sources_section(found: Findings) -> Section:
    alone = found.games.alone
    winners = found.by_rank[0]
    largest = sorted(winners.means.items(), key=lambda pair: -pair[1])[:3]
    first = f"{rank_name(winners.group)}s" if winners.group == "1" else f"A {rank_name(winners.group).lower()}"
    words = (
        f"{first} had {shown(winners.total)} points on average, most of them from "
        f"{listed([f'{SOURCE_WORDS[name]} ({shown(vp)})' for name, vp in largest])}."
    )
    apart = [(name, one) for name, one in found.ahead.items() if one.certain]
    if apart:
        most, one = max(apart, key=lambda pair: pair[1].value)
        words += (
            f" What set winners apart most, from others who play like them: {SOURCE_WORDS[most]}, {points_apart(one)}."
        )
    known = layers_of(found.games)
    sign = key(*((swatch(layer.series, layer.pattern), SOURCE_WORDS[layer.name]) for layer in known))
    bars = [bar(known, one, rank_name(one.group)) for one in found.by_rank]
    players = found.by_player if len(found.by_player) > 1 else []
    bars += [bar(known, one, player_name(one.group, alone)) for one in players]
    layers = [Layer(SOURCE_WORDS[layer.name], layer.series, layer.pattern) for layer in known]
    whose = f"By rank{' (without the automaton)' if alone else ''}{' and by player' if players else ''}."
    return section(
        "sources",
        "Where the points come from",
        paragraph(words),
        sign,
        figures(
            figure(stacked("sources-fig", "Points by source", words, layers, bars, "mean points"), whose),
            ahead_figure(found),
        ),
        sources_numbers(found, players),
    )


def sources_numbers(found: Findings, players: Sequence[Sources]) -> str:
    groups = [*found.by_rank, *players]
    heads = ["source", *(rank_name(one.group).lower() for one in found.by_rank)]
    heads += [player_name(one.group, found.games.alone) for one in players]
    heads += ["winners ahead", INTERVAL] if found.ahead else []
    rows: list[Row] = []
    for name in sources_in(found.games.rows):
        row: list[Cell | str] = [SOURCE_WORDS[name]]
        row += [Cell(shown(one.means[name]), one.means[name]) for one in groups]
        if found.ahead:
            ahead = found.ahead[name]
            row += [number_cell(ahead.value, change(ahead.value)), between(ahead)]
        rows.append(row)
    return numbers(heads, rows)


def bar(layers: Sequence[Layer], one: Sources, name: str) -> Bar:
    return Bar(name, [one.means[layer.name] for layer in layers], f"{shown(one.total)} points")


def ahead_figure(found: Findings) -> str:
    if not found.ahead:
        return ""
    series = {layer.name: layer.series for layer in LAYERS}
    rows = [
        Point(SOURCE_WORDS[name], one, 0, series[name], f"{SOURCE_WORDS[name]}: {change_with_interval(one)} points")
        for name, one in sorted(found.ahead.items(), key=lambda pair: -pair[1].value)
    ]
    said = listed([f"{row.name} {change(row.estimate.value)}" for row in rows])
    return figure(
        intervals("ahead-fig", "What winners had more of, by source", said, rows, "points, winners less others"),
        "What winners had more of than others of the same kind of player. "
        "Hollow points may be chance: their intervals include nought.",
    )


# --- the course


def course_section(found: Findings) -> Section:
    games = found.games
    by_rank, by_player = courses(games.people, "rank"), courses(games.rows, "player")
    last = by_rank[0]
    words = (
        f"Before the last round {rank_name(last.group).lower()}s stood at {shown(last.mean[-2])} points; the last "
        f"round with its final scoring brought {shown(last.mean[-1] - last.mean[-2])} more."
    )
    titles: dict[str, Callable[[str], str]] = {"rank": rank_name, "player": lambda name: player_name(name, games.alone)}
    told = {"rank": by_rank, "player": by_player}
    parts = [
        figure(
            lines(
                f"course-{by}-fig",
                f"Score after each round by {by}",
                words,
                [course_line(one, titles[by](one.group)) for one in told[by]],
                "round",
                "mean score",
                lambda at: "start" if at == 0 else plain(at),
            ),
            f"By {by}. The bands hold the middle half of all games.",
        )
        for by in ("player", "rank")
        if by == "rank" or len(by_player) > 1
    ]
    heads = ["after", *(titles[by](one.group) for by in told for one in told[by])]
    rows: list[Row] = [
        [
            "setting up" if k == 0 else f"round {k}",
            *(Cell(f"{shown(one.mean[k])} ({shown(one.low[k], 0)} to {shown(one.high[k], 0)})", one.mean[k])
              for by in told for one in told[by]),
        ]
        for k in range(games.rounds + 1)
    ]  # fmt: skip
    return section(
        "course", "The course of the game", paragraph(words), figures(*parts),
        numbers(heads, rows, "The numbers (mean, and the middle half)"),
    )  # fmt: skip


def course_line(one: Course, name: str) -> Line:
    return Line(name, list(range(len(one.mean))), one.mean, one.low, one.high)


# --- seats


def seats_section(found: Findings) -> Section | None:
    """Only where different places of the order can be compared: against an automaton it may always be the same."""
    games = found.games
    if len(found.places) < 2:
        return None
    firsts = [place for place in found.places if place.order == 1]
    words = " ".join(seat_finding(games, place) for place in firsts)
    many = games.several("players")
    names = [f"{ORDINALS[place.order - 1]}{f' of {NUMBERS[place.players]}' if many else ''}" for place in found.places]
    wins = [
        Point(name, place.won, place.order - 1, (place.order - 1) % 7,
              f"{name}: {share(place.won.value)} won ({between(place.won, 100)}), {games_count(place.won.count)}")
        for name, place in zip(names, found.places, strict=True)
    ]  # fmt: skip
    points = [
        Point(name, place.ahead, place.order - 1, (place.order - 1) % 7,
              f"{name}: {points_apart(place.ahead)}; mean score {with_interval(place.points)}")
        for name, place in zip(names, found.places, strict=True)
        if place.ahead.has_interval
    ]  # fmt: skip
    fair = [] if games.alone else [place.fair for place in found.places]
    tall = 30.0
    return section(
        "seats",
        "Who begins",
        paragraph(words),
        figures(
            figure(
                intervals("seat-wins-fig", "Share of games won by turn order", words, wins, "games won", words=percent,
                          nought=None, references=fair, row_height=tall),
                "Wins by the order of the first round"
                + ("." if games.alone else "; the upright strokes mark a fair share."),
            ),
            figure(
                intervals("seat-points-fig", "Points by turn order", words, points, "points, against the other places",
                          row_height=tall),
                "Points by the order of the first round, against seats of the same player in other places.",
            )
            if points
            else "",
        ),
        numbers(
            ["order", "games", "wins", INTERVAL, "mean score", INTERVAL, "against others", INTERVAL],
            [
                [
                    name,
                    Cell(f"{place.won.count:,}", place.won.count),
                    number_cell(place.won.value, share(place.won.value)),
                    between(place.won, 100),
                    number_cell(place.points.value, shown(place.points.value)),
                    between(place.points),
                    number_cell(place.ahead.value, change(place.ahead.value)),
                    between(place.ahead),
                ]
                for name, place in zip(names, found.places, strict=True)
            ],
        ),
    )  # fmt: skip
