"""The balance sheet: the report's main figures on one screen of the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from leopold.lab.report.cards import CardValue, average
from leopold.lab.report.figures import FEW
from leopold.lab.report.findings import Findings, find
from leopold.lab.report.reading import games_in, sources_in
from leopold.lab.report.words import (
    NUMBERS,
    ORDINALS,
    SOURCE_WORDS,
    change,
    figure,
    player_name,
    share,
    share_change,
    what_was_played,
)
from leopold.lab.statistics.means import Estimate

SHOWN: Final = 5
"""Cards from either end of the list."""
ROOMY: Final = 110
"""From this width on, cards are told with how often they were used."""
GAP: Final = 2


def print_balance(console: Console, table: Path) -> None:
    """Read a table of games and show what it says in short."""
    found = find(games_in(table))
    roomy = console.width >= ROOMY
    console.print(Text(what_was_played(found.games), style="bold"))
    side_by_side(console, players_table(found), seats_table(found))
    staff = cards_table("Staff, played or not", "played", found.staff, roomy)
    guests = cards_table("Guests, checked in or not", "came", found.guests, roomy)
    side_by_side(console, staff, guests)
    side_by_side(console, objectives_table(found), sources_table(found))
    if staff is None and guests is None:
        console.print(Text(f"Too few games to compare cards: that takes {FEW} seats with a card."))
    console.print()
    console.print(
        Text(
            "± and ranges are 95 % intervals. What goes with a card compares like players (wins in percentage points); "
            "it is a difference, not a cause.",
            style="dim",
        )
    )


def side_by_side(console: Console, *some: Table | None) -> None:
    """Two tables in a row where there is room, else one after the other."""
    tables = [one for one in some if one is not None]
    wide = sum(console.measure(one).maximum for one in tables) + GAP * (len(tables) - 1)
    rows: list[RenderableType] = list(tables)
    if len(tables) > 1 and wide <= console.width:
        frame = Table.grid(padding=(0, GAP, 0, 0), pad_edge=False)
        frame.add_row(*tables)
        rows = [frame]
    for one in rows:
        console.print(Padding(one, (1, 0, 0, 0)))


def sheet(title: str, *heads: str) -> Table:
    """A table without walls: the first column holds words, the others figures."""
    made = Table(title=title, title_justify="left", title_style="bold", box=None, padding=(0, 1), pad_edge=False)
    for k, head in enumerate(heads):
        made.add_column(head, justify="right" if k else "left", header_style="dim", no_wrap=True)
    return made


def give_or_take(estimate: Estimate, scale: float = 1) -> Text:
    """Half the interval."""
    half = (estimate.high - estimate.low) / 2
    return Text(f"±{figure(scale * half)}" if estimate.has_interval else "", style="dim")


def span(estimate: Estimate) -> Text:
    """The interval of a share, which need not be even on both sides."""
    return Text(f"{100 * estimate.low:.0f}–{100 * estimate.high:.0f}" if estimate.has_interval else "", style="dim")


def players_table(found: Findings) -> Table:
    made = sheet("Players", "", "results", "mean", "", "wins", "")
    for one in found.scores:
        made.add_row(
            Text(player_name(one.player, found.games.alone)),
            f"{one.points.count:,}",
            figure(one.points.value),
            give_or_take(one.points),
            share(one.won.value),
            span(one.won),
        )
    return made


def seats_table(found: Findings) -> Table | None:
    """Nothing where there is only one place in the order."""
    if len(found.places) < 2:
        return None
    many = found.games.several("players")
    made = sheet("Who begins", "", "mean", "", "wins", "")
    for place in found.places:
        telling = not found.games.alone and not place.won.low <= place.fair <= place.won.high
        made.add_row(
            ORDINALS[place.order - 1] + (f" of {NUMBERS[place.players]}" if many else ""),
            figure(place.points.value),
            give_or_take(place.points),
            Text(share(place.won.value), style="bold" if telling else ""),
            span(place.won),
        )
    return made


def cards_table(title: str, used: str, values: Sequence[CardValue], roomy: bool) -> Table | None:
    """The best and the worst, by points, and what goes with any card."""
    some = [value for value in values if value.enough]
    if not some:
        return None
    points, won = average(some)
    made = sheet(title, "", *([used] if roomy else []), "points", "", "wins")
    made.columns[0].max_width = 24 if roomy else 16
    made.columns[0].overflow = "ellipsis"
    best, worst = (some[:SHOWN], some[-SHOWN:]) if len(some) > 2 * SHOWN else (some, [])
    for value in best:
        made.add_row(*card_cells(value, roomy))
    made.add_row("on average", *([""] if roomy else []), change(points), "", share_change(won), style="dim")
    for value in worst:
        made.add_row(*card_cells(value, roomy))
    return made


def card_cells(value: CardValue, roomy: bool) -> list[RenderableType]:
    return [
        Text(value.name),
        *([f"{value.used:,}"] if roomy else []),
        change(value.points.value),
        give_or_take(value.points),
        share_change(value.won.value),
    ]


def objectives_table(found: Findings) -> Table:
    made = sheet("Objectives", "", "", "claimed", "round")
    made.columns[1].justify = "left"
    made.columns[1].max_width = 36
    made.columns[1].overflow = "ellipsis"
    for value in found.objectives:
        made.add_row(
            str(value.number), value.brief.removeprefix("At least "), share(value.claimed, 0), figure(value.mean_round)
        )
    return made


def sources_table(found: Findings) -> Table:
    made = sheet("Points by rank", "", *(ORDINALS[int(one.group) - 1] for one in found.by_rank))
    for name in sources_in(found.games.rows):
        made.add_row(SOURCE_WORDS[name], *(figure(one.means[name]) for one in found.by_rank))
    made.add_row("all", *(figure(one.total) for one in found.by_rank), style="bold")
    return made
