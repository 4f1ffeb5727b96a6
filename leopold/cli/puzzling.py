"""Puzzles: one to solve, a list of them, and the search for more."""

from __future__ import annotations

import random
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

from leopold.cli.app import puzzles_app
from leopold.cli.options import Language, check_writable
from leopold.words import catalogue, resolve_language

if TYPE_CHECKING:
    from leopold.puzzles import Puzzle

Theme = Annotated[
    str | None, typer.Option(help="Only of this theme: serving, money, emperor, groups or staff.", metavar="NAME")
]
Difficulty = Annotated[str | None, typer.Option(help="Only easy, medium or hard ones.", metavar="NAME")]
File = Annotated[Path | None, typer.Option("--file", help="A file of puzzles, instead of those of Leopold.")]
Lead = Annotated[
    float | None,
    typer.Option(min=0.5, help="Points by which the best turn has to lead every other idea; four if nothing is said."),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print everything as JSON instead.")]


@puzzles_app.callback()
def puzzles(context: typer.Context) -> None:
    """Find the best turn. Without a command, it is the puzzle of the day."""
    if context.invoked_subcommand is None:
        play()


@puzzles_app.command("play")
def play(
    name: Annotated[str | None, typer.Argument(help="The puzzle's name, as `list` shows it.")] = None,
    theme: Theme = None,
    difficulty: Difficulty = None,
    answer: Annotated[
        str | None, typer.Option(help="The whole turn, in notation with semicolons between, instead of playing it.")
    ] = None,
    file: File = None,
    json: AsJson = False,
    language: Language = None,
) -> None:
    """Solve a puzzle: that of the day, a certain one, or any of a theme or a difficulty."""
    from leopold.errors import RulesError
    from leopold.puzzles import by_id, of_day, of_kind
    from leopold.terminal import solve_puzzle
    from leopold.words import said

    known = _puzzles(file)
    if name is not None:
        puzzle = by_id({one.id: one for one in known}, name)
    else:
        fitting = of_kind(known, theme, difficulty)
        if not fitting:
            raise RulesError(said("puzzles-none-such"))
        chosen = theme or difficulty
        puzzle = random.choice(fitting) if chosen else of_day(fitting, datetime.now(UTC).date())
    raise typer.Exit(solve_puzzle(puzzle, answer=answer, as_json=json, language=resolve_language(language)))


@puzzles_app.command("list")
def list_puzzles(
    theme: Theme = None,
    difficulty: Difficulty = None,
    file: File = None,
    json: AsJson = False,
    language: Language = None,
) -> None:
    """List the puzzles, with theme and difficulty; nothing that would give one away."""
    import msgspec
    from rich.table import Table

    from leopold.puzzles import of_kind

    words = catalogue(resolve_language(language))
    found = of_kind(_puzzles(file), theme, difficulty)
    if json:
        shown = [
            {"id": one.id, "theme": one.theme, "difficulty": one.difficulty, "round": one.round, "config": one.config}
            for one in found
        ]
        typer.echo(msgspec.json.format(msgspec.json.encode(shown), indent=2).decode())
        return
    table = Table(box=None, pad_edge=False)
    for column in ("id", "theme", "difficulty", "round", "seats"):
        table.add_column(words.text(f"terminal-puzzles-{column}"))
    for one in found:
        seats = str(one.config.get("players", 2))
        kind = (words.text(f"puzzles-theme-{one.theme}"), words.text(f"puzzles-difficulty-{one.difficulty}"))
        table.add_row(one.id, *kind, str(one.round), seats)
    Console(highlight=False, emoji=False).print(table)


@puzzles_app.command("find")
def find(
    output: Annotated[Path, typer.Option("-o", "--output", help="The file; what is in it already is kept.")],
    n: Annotated[int, typer.Option("-n", min=1, help="How many there are to be in the file.")] = 200,
    lead: Lead = None,
    first: Annotated[int, typer.Option(min=0, help="The number of the game to begin with.")] = 0,
) -> None:
    """Look for puzzles in bots' games, and write each as it is found; broken off, the search can be gone on with."""
    from leopold.puzzles.files import add_puzzle, read_puzzles
    from leopold.puzzles.finding import LEAD
    from leopold.puzzles.finding import find as look
    from leopold.terminal import warm
    from leopold.terminal.compiling import told

    known = read_puzzles(output) if output.exists() else []
    console = Console(stderr=True)
    warm(console)
    warm(console, "bots")
    begin = max((first, *(puzzle.game for puzzle in known)))
    have = len(known)
    with told(console, "Looking for puzzles") as progress:
        progress(have, n, "")
        for _, puzzle in look(begin, lead or LEAD, {one.id for one in known}) if have < n else ():
            if puzzle is not None:
                add_puzzle(output, puzzle)
                have += 1
            progress(have, n, "")
            if have >= n:
                break
    typer.echo(f"{have} {'puzzle' if have == 1 else 'puzzles'} in {output}.")


@puzzles_app.command("check")
def check(
    file: Annotated[Path, typer.Argument(help="The file of puzzles.")],
    output: Annotated[Path, typer.Option("-o", "--output", help="Where to write those that stay.")],
    lead: Lead = None,
) -> None:
    """Measure puzzles again with the players of today, and leave out those that are none any more.

    Whoever has learned a new judgement does this, so that an answer is judged by the same one as the puzzle.
    """
    from leopold.puzzles.files import read_puzzles, write_puzzles
    from leopold.puzzles.finding import LEAD, look_again
    from leopold.terminal import warm
    from leopold.terminal.compiling import told

    known = read_puzzles(file)
    check_writable(output)
    console = Console(stderr=True)
    warm(console)
    warm(console, "bots")
    kept = []
    with told(console, "Measuring puzzles") as progress:
        for place, puzzle in enumerate(known):
            progress(place, len(known), "")
            again = look_again(puzzle, lead or LEAD)
            if again is not None:
                kept.append(again)
        progress(len(known), len(known), "")
    write_puzzles(output, kept)
    typer.echo(f"{len(kept)} of {len(known)} puzzles are still some, in {output}.")


def _puzzles(file: Path | None) -> list[Puzzle]:
    from leopold.puzzles import read_puzzles, shipped

    return list(shipped().values()) if file is None else read_puzzles(file)
