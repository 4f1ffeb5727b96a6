"""The balance sheet: the report's main figures on one screen of the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from leopold.lab.report.cards import FEW, CardValue, average
from leopold.lab.report.findings import Findings, find
from leopold.lab.report.reading import read_games
from leopold.lab.report.words import (
    NUMBERS,
    ORDINALS,
    SOURCE_WORDS,
    between,
    change,
    figure,
    player_name,
    share,
    share_change,
    what_was_played,
)
from leopold.rules.state import SOURCE_NAMES

SHOWN: Final = 5
"""Cards from either end of the list."""
BESIDE: Final = 96
"""From this width on, tables stand beside each other."""


def print_balance(console: Console, table: Path) -> None:
    """Read a table of games and show what it says in short."""
    found = find(read_games(table))
    console.print(Text(what_was_played(found.games), style="bold"))
    few = [] if cards_enough(found) else [Text(f"Too few games to compare cards: that takes {FEW} seats with a card.")]
    side_by_side(console, players_table(found), seats_table(found))
    side_by_side(
        console,
        cards_table("Staff", "played", found.staff),
        cards_table("Guests", "checked in", found.guests),
    )
    side_by_side(console, objectives_table(found), sources_table(found))
    for line in few:
        console.print(line)
    console.print(
        Text("Intervals hold 95 %. Differences compare seats of the same player; they are not causes.", style="dim")
    )


def cards_enough(found: Findings) -> bool:
    return any(value.enough for value in (*found.staff, *found.guests))


def side_by_side(console: Console, *some: Table | None) -> None:
    """Two tables in a row where there is room, else one after the other."""
    tables: list[RenderableType] = [one for one in some if one is not None]
    if not tables:
        return
    if console.width >= BESIDE and len(tables) > 1:
        frame = Table.grid(padding=(0, 3))
        frame.add_row(*tables)
        tables = [frame]
    for one in tables:
        console.print(Padding(one, (1, 0, 0, 0)))


def sheet(title: str, *heads: str) -> Table:
    """A table without walls: the first column holds words, the others figures."""
    made = Table(title=title, title_justify="left", title_style="bold", box=None, padding=(0, 1), pad_edge=False)
    for k, head in enumerate(heads):
        made.add_column(head, justify="right" if k else "left", header_style="dim", no_wrap=True)
    return made


def players_table(found: Findings) -> Table:
    made = sheet("Players", "", "results", "mean", "", "wins", "")
    for one in found.scores:
        made.add_row(
            Text(player_name(one.player, found.games.solo)),
            f"{one.points.count:,}",
            figure(one.points.value),
            Text(between(one.points), style="dim"),
            share(one.won.value),
            Text(between(one.won, 100), style="dim"),
        )
    return made


def seats_table(found: Findings) -> Table | None:
    """Nothing where there is only one place in the order."""
    if len(found.places) < 2:
        return None
    many = found.games.several("players")
    made = sheet("Who begins", "", "mean", "", "wins", "")
    for place in found.places:
        told = place.won.low > place.fair or place.won.high < place.fair
        made.add_row(
            ORDINALS[place.order - 1] + (f" of {NUMBERS[place.players]}" if many else ""),
            figure(place.points.value),
            Text(between(place.points), style="dim"),
            Text(share(place.won.value), style="bold" if told and not found.games.solo else ""),
            Text(between(place.won, 100), style="dim"),
        )
    return made


def cards_table(title: str, used: str, values: Sequence[CardValue]) -> Table | None:
    """The best and the worst, by points."""
    some = [value for value in values if value.enough]
    if not some:
        return None
    points, won = average(some)
    made = sheet(f"{title}, {used} or not", "", used, "points", "", "wins, pp")
    ends = [*some[:SHOWN], None, *some[-SHOWN:]] if len(some) > 2 * SHOWN else list(some)
    for value in ends:
        if value is None:
            made.add_row(Text("on average", style="dim"), "", change(points), "", share_change(won), style="dim")
            continue
        made.add_row(
            Text(value.name),
            f"{value.used:,}",
            change(value.points.value),
            Text(between(value.points), style="dim"),
            share_change(value.won.value),
        )
    return made


def objectives_table(found: Findings) -> Table:
    made = sheet("Objectives", "", "", "claimed", "round")
    made.columns[1].justify = "left"
    made.columns[1].max_width = 40
    made.columns[1].overflow = "ellipsis"
    for value in found.objectives:
        made.add_row(str(value.number), value.brief, share(value.claimed, 0), figure(value.mean_round))
    return made


def sources_table(found: Findings) -> Table:
    made = sheet("Points by rank", "", *(ORDINALS[int(one.group) - 1] for one in found.by_rank))
    for name in SOURCE_NAMES:
        made.add_row(SOURCE_WORDS[name], *(figure(one.means[name]) for one in found.by_rank))
    made.add_row("all", *(figure(one.total) for one in found.by_rank), style="bold")
    return made
