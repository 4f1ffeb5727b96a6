"""The result of a tournament as tables and sentences: for a terminal of 80 columns, and as Markdown for pages."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table

from leopold.config import CHOICES, Choice, written
from leopold.lab.statistics.rates import Mean, Rate
from leopold.lab.tournaments.standings import Result
from leopold.lab.tournaments.tournament import Plan
from leopold.text.words import listed

NOT_PLAYED = "·"
LEFT, RIGHT = "left", "right"
TOLD_IN_WORDS = ("players", "edition", "hotels", "variant", "solo", "level", "seed")
"""The choices that the line on how tables were set up tells in words of their own, or elsewhere."""


@dataclass(frozen=True, slots=True)
class Grid:
    """A table before anybody has decided how to draw it. Columns of figures stand to the right."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    words: int = 0
    """The column that holds words, and so stands to the left."""

    def side(self, column: int) -> str:
        return LEFT if column == self.words else RIGHT


def percent(share: float) -> str:
    """One decimal, without the sign.

    >>> percent(0.125)
    '12.5'
    """
    return f"{100 * share:.1f}"


def interval(rate: Rate) -> str:
    low, high = rate.interval
    return f"{percent(low)}–{percent(high)}"


def mean(value: Mean) -> str:
    return f"{value.value:.1f} ({value.error:.1f})"


def rating(points: float | None, margin: float | None) -> str:
    """With its margin; the anchor has none."""
    if points is None:
        return ""
    return f"{points:.0f} ±{margin:.0f}" if margin else f"{points:.0f}"


def standings_grid(result: Result) -> Grid:
    """Who is how strong."""
    plan = result.plan
    columns: tuple[str, ...]
    if plan.solo:
        columns = ("#", "player", "games", "won %", "95 %", "points (s.e.)", "Leopold's (s.e.)")
    elif plan.seats == 2:
        columns = ("#", "player", "rating", "games", "won %", "95 %", "points (s.e.)")
    else:
        columns = ("#", "player", "rating", "games", "ahead %", "95 %", "first %", "points (s.e.)")
    rows = []
    for number, row in enumerate(result.standings, 1):
        cells = [str(number), row.player]
        if not plan.solo:
            cells.append(rating(row.rating, row.margin))
        cells += [f"{row.rate.games:,}", percent(row.rate.share), interval(row.rate)]
        if plan.seats > 2:
            cells.append(percent(row.firsts))
        cells.append(mean(row.points))
        if plan.solo:
            cells.append(mean(row.against))
        rows.append(tuple(cells))
    title = f"Against {plan.solo.capitalize()}, {plan.config.level}" if plan.solo else "Standings"
    return Grid(title, columns, tuple(rows), words=1)


def crosstable_grid(result: Result) -> Grid:
    """Who beats whom: the row's share against the column, in the order of the standings."""
    names = [row.player for row in result.standings]
    rows = []
    for number, one in enumerate(names, 1):
        shares = [result.share(one, other) for other in names]
        rows.append((f"{number} {one}", *(NOT_PLAYED if share is None else percent(share) for share in shares)))
    title = "The row beats the column in so many % of games"
    if result.plan.seats > 2:
        title = "The row ends ahead of the column so many % of times"
    return Grid(title, ("", *(str(number) for number in range(1, len(names) + 1))), tuple(rows))


def grids(result: Result) -> Iterator[Grid]:
    yield standings_grid(result)
    if not result.plan.solo:
        yield crosstable_grid(result)


def setting(plan: Plan) -> str:
    """How the tables were set up, in one line."""
    config = plan.config
    table = f"one seat and {plan.solo.capitalize()}" if plan.solo else f"{plan.seats} seats"
    hotels = ", ".join(config.hotels if len(set(config.hotels)) > 1 else config.hotels[:1])
    parts = [table, f"{config.edition} edition", f"hotels {hotels}", f"{config.variant} variant"]
    for choice in CHOICES.values():
        if choice.name not in TOLD_IN_WORDS and config.chosen(choice.name):
            parts.append(f"{choice.name} {written(choice, getattr(config, choice.name))}")
    return ", ".join([*parts, f"deals from seed {config.seed}"])


def notes(result: Result) -> Iterator[str]:
    """What one should know to read the tables."""
    plan = result.plan
    if not result.complete:
        yield "Stopped early: these are the deals that were played from every seat until then."
    if not plan.solo:
        anchor = plan.anchor or plan.players[0]
        yield f"Ratings are counted from {anchor}; ± is a 95 % interval of the distance to it."
    if plan.newcomer:
        yield "Of two the one named later sat alone among copies of the other, once at every seat, over each deal."
    yield "The interval of a share is the wider of Wilson's, over games, and the one over deals."
    if result.beginner is not None:
        share = f"{percent(result.beginner.share)} % ({interval(result.beginner)})"
        yield f"Over all pairings, who begins wins {share} of the games; an even share is {percent(1 / plan.seats)} %."
    if plan.until is not None:
        limit = f"±{percent(plan.until)} %"
        yield f"A pairing ended once its interval was within {limit}, or after {plan.games:,} games."
    if plan.timed:
        think = "thinks" if len(plan.timed) == 1 else "think"
        yield f"{listed(plan.timed)} {think} by the clock, so these games will not come out the same again."


def command(plan: Plan) -> str:
    """What to type for the same tournament."""
    config = plan.config
    words = ["leopold", "tournament", *plan.players, "--games", str(plan.games), "--seed", str(config.seed)]
    words += ["--ladder"] if plan.neighbours else []
    words += ["--newcomer"] if plan.newcomer else []
    for choice in CHOICES.values():
        if choice.name != "seed" and config.chosen(choice.name) and not (choice.name == "players" and plan.solo):
            words += as_option(choice, getattr(config, choice.name))
    words += ["--anchor", plan.anchor] if plan.anchor else []
    words += [] if plan.until is None else ["--until", f"{plan.until:g}"]
    return shlex.join(words)


def as_option(choice: Choice, value: Any) -> list[str]:
    """A choice as one would type it."""
    match choice.shape:
        case "flag":
            return [choice.option]
        case "files":
            return [word for file in value for word in (choice.option, file)]
        case _:
            return [choice.option, written(choice, value)]


# --- drawing


def drawn(grid: Grid) -> Table:
    """For the terminal."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    for number, heading in enumerate(grid.columns):
        right = grid.side(number) == RIGHT
        table.add_column(heading, justify="right" if right else "left", no_wrap=right)
    for row in grid.rows:
        table.add_row(*row)
    return table


def print_grid(console: Console, grid: Grid) -> None:
    console.print(grid.title, style="bold", markup=False)
    console.print(drawn(grid))


def print_result(console: Console, result: Result) -> None:
    console.print(f"{setting(result.plan)[0].upper()}{setting(result.plan)[1:]}.", markup=False)
    console.print()
    for grid in grids(result):
        print_grid(console, grid)
    for note in notes(result):
        console.print(note, markup=False)


def markdown_grid(grid: Grid) -> str:
    rules = [":--" if grid.side(number) == LEFT else "--:" for number in range(len(grid.columns))]
    lines = [grid.columns, tuple(rules), *grid.rows]
    return "\n".join("| " + " | ".join(cells) + " |" for cells in lines)


def markdown(result: Result) -> str:
    """For pages: how it was set up, the command, the tables, the notes."""
    parts = [f"In games of {setting(result.plan)}:", f"```\n{command(result.plan)}\n```"]
    for grid in grids(result):
        parts += [f"{grid.title}:", markdown_grid(grid)]
    parts.append("\n".join(f"- {note}" for note in notes(result)))
    return "\n\n".join(parts) + "\n"
