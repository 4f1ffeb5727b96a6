"""The command line: `leopold` alone lays the table in the browser; `leopold --help` names the rest.

To play: `play`, `companion`, `replay`. To look and to check: `packs`, `check`, `fuzz`. To experiment: `simulate`,
`report`, `balance`, `tournament`, `solo-scores`, `learn`, `tune`. To keep house: `admin`, `swarm`, `bench`, `warm`.

Bad input gets one clear sentence and exit code 2, never a traceback.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

import leopold
from leopold.packs import PackError
from leopold.record.errors import RecordError, RulesError

if TYPE_CHECKING:
    from leopold.bench import Bench
    from leopold.table.admin import Archive
    from leopold.table.swarm import Report

app = typer.Typer(
    name="leopold",
    help="Grand Austria Hotel: at a table in your browser, in your terminal, and in the laboratory.",
    invoke_without_command=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
packs_app = typer.Typer(help="Cards and boards: look at them, check your own.", no_args_is_help=True)
app.add_typer(packs_app, name="packs")
admin_app = typer.Typer(help="Games of the table: list, export, import and remove them.", no_args_is_help=True)
app.add_typer(admin_app, name="admin")

PackFiles = Annotated[
    list[Path] | None,
    typer.Option("--pack", metavar="FILE", help="Lay a pack of your own over ours; may be given several times."),
]
Edition = Annotated[str, typer.Option(help="revised or 2015.")]

BAD_INPUT = 2
INTERRUPTED = 130


def complain(sentence: object) -> None:
    """One sentence on standard error."""
    Console(stderr=True, highlight=False, soft_wrap=True, emoji=False).print(str(sentence), style="red", markup=False)


def show_version(wanted: bool) -> None:
    if wanted:
        print(f"leopold {leopold.__version__}")
        raise typer.Exit


Host = Annotated[str, typer.Option(help="Where to serve; 0.0.0.0 lets others in your network sit down.")]
Port = Annotated[int | None, typer.Option(min=0, max=65535, help="The port; 8315 or the next free one.")]
Database = Annotated[
    str, typer.Option(metavar="ADDRESS", help="sqlite:///FILE or postgresql://...; a file of your own if not given.")
]
NoBrowser = Annotated[bool, typer.Option("--no-browser", help="Do not open a browser.")]
Verbose = Annotated[bool, typer.Option("--verbose", help="Log every request, as JSON lines on standard error.")]


@app.callback()
def options(
    context: typer.Context,
    host: Host = "127.0.0.1",
    port: Port = None,
    database: Database = "",
    no_browser: NoBrowser = False,
    verbose: Verbose = False,
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Say which Leopold this is.")
    ] = False,
) -> None:
    """Grand Austria Hotel: at a table in your browser, in your terminal, and in the laboratory.

    Without a command, the table is laid and your browser opened.
    """
    if context.invoked_subcommand is None:
        table(host, port, database, no_browser, verbose)


@app.command()
def table(
    host: Host = "127.0.0.1",
    port: Port = None,
    database: Database = "",
    no_browser: NoBrowser = False,
    verbose: Verbose = False,
) -> None:
    """Lay the table: serve the game to your browser, alone, around one screen, or with friends."""
    from leopold.table.running import TableOptions, serve

    serve(TableOptions(host=host, port=port, database=database, browser=not no_browser, verbose=verbose))


@app.command()
def play(
    players: Annotated[
        int | None, typer.Option(min=2, max=4, help="How many seats; 2 unless --seats names them.")
    ] = None,
    seats: Annotated[
        str | None,
        typer.Option(help="Who sits where, e.g. 'Ann,Ben,bot': names are people, 'bot:director' a bot of that level."),
    ] = None,
    level: Annotated[
        str | None,
        typer.Option(help="How well bots play: apprentice, waiter, concierge (if nothing is said), manager, director."),
    ] = None,
    seed: Annotated[str | None, typer.Option(help="A number or any text; the same seed deals the same game.")] = None,
    edition: Edition = "revised",
    hotels: Annotated[
        str, typer.Option(help="night, day (dealt at random), or one for each seat, e.g. 'night,A' or 'day C,day D'.")
    ] = "night",
    variant: Annotated[str | None, typer.Option(help="introductory (if nothing is said), standard or draft.")] = None,
    solo: Annotated[
        str | None, typer.Option(metavar="LEVEL", help="You alone against Leopold: easy, medium or hard.")
    ] = None,
    promo: Annotated[bool, typer.Option("--promo", help="Add the two promo guests.")] = False,
    pack: PackFiles = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the game you left.")] = False,
    file: Annotated[Path | None, typer.Option(help="Keep the game in this file, or resume from it.")] = None,
) -> None:
    """Play a game in the terminal: people and bots around one screen."""
    from leopold.terminal import PlayOptions
    from leopold.terminal import play as play_in_terminal

    if solo is not None:
        check_solo(solo, players=players, seats=seats, level=level, variant=variant)
    chosen = PlayOptions(
        players=players,
        seats=[name.strip() for name in seats.split(",")] if seats else None,
        level=level,
        seed=read_seed(seed),
        edition=edition,
        hotels=read_hotels(hotels),
        variant=variant or "introductory",
        solo=solo or "",
        promo=promo,
        packs=tuple(pack or ()),
        resume=resume,
        file=file,
    )
    raise typer.Exit(play_in_terminal(chosen))


def check_solo(solo: str, **others: object) -> None:
    """The solo game has a level, and nothing else to choose about who plays."""
    from leopold.packs.codes import LEVELS

    if solo not in LEVELS:
        raise RulesError(f"There is no level {solo!r}; Leopold plays {', '.join(LEVELS[:-1])} or {LEVELS[-1]}.")
    for name, value in others.items():
        if value is not None:
            raise RulesError(f"--solo is you alone against Leopold, so there is no --{name} to choose with it.")


def read_seed(text: str | None) -> int | str | None:
    """A seed that looks like a whole number is one."""
    if text is None:
        return None
    return int(text) if text.isdecimal() else text


def read_hotels(text: str) -> str | list[str]:
    """One hotel for all, or one a seat."""
    names = [name.strip() for name in text.split(",")]
    return names[0] if len(names) == 1 else names


@app.command()
def companion(
    level: Annotated[str, typer.Option(help="easy, medium or hard; asked for if not given.")] = "",
    seed: Annotated[str | None, typer.Option(help="A number or any text; the same seed shuffles alike.")] = None,
    edition: Edition = "revised",
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the game you left.")] = False,
    file: Annotated[Path | None, typer.Option(help="Keep the game in this file, or resume from it.")] = None,
) -> None:
    """Leopold at your own table: with the real box before you, he says what he does."""
    from leopold.companion import CompanionOptions
    from leopold.companion import companion as companion_at_table

    raise typer.Exit(companion_at_table(CompanionOptions(level, read_seed(seed), edition, resume, file)))


def open_archive(database: str, *, new: bool = False) -> Archive:
    """The games of a database. One that somebody names has to be there, unless something is put into it."""
    from leopold.table.admin import Archive
    from leopold.table.storage import Storage, default_database, sqlite_file

    file = sqlite_file(database)
    if file is not None and not new and not file.exists():
        raise RecordError(f"There is no database {database}; `leopold admin import` would make one.")
    return Archive(Storage(database or default_database()))


@admin_app.command("list")
def admin_list(database: Database = "") -> None:
    """List all games, the last touched first."""
    from datetime import datetime

    from rich.markup import escape
    from rich.table import Table

    table = Table("game", "touched", "players", "edition", "actions", "result")
    for stored, setup, seats in open_archive(database).games():
        people = ", ".join(seat.name or seat.level or seat.kind for seat in seats)
        touched = datetime.fromtimestamp(stored.touched).strftime("%Y-%m-%d %H:%M")
        result = ", ".join(map(str, stored.totals)) if stored.totals is not None else ""
        table.add_row(stored.id, touched, escape(people), setup.edition, str(stored.moves), result)
    Console().print(table if table.row_count else "There are no games yet.")


@admin_app.command("export")
def admin_export(
    game: Annotated[str, typer.Argument(help="The game's name, or `all`.")],
    target: Annotated[Path, typer.Argument(help="A file, or a folder.")] = Path("."),
    database: Database = "",
) -> None:
    """Write a game, or all of them, as records: its seed is in it."""
    archive = open_archive(database)
    if game == "all" and not target.is_dir():
        raise RecordError(f"There is no folder {target} to export to.")
    for path in archive.export_all(target) if game == "all" else [archive.export(game, target)]:
        print(path)


@admin_app.command("import")
def admin_import(
    files: Annotated[list[Path], typer.Argument(help="Saved games.")],
    database: Database = "",
) -> None:
    """Lay a table for each saved game; whoever opens its links sits there."""
    from leopold.terminal import warm as warm_in_terminal

    warm_in_terminal(Console(stderr=True))
    archive = open_archive(database, new=True)
    for file in files:
        table_id, tokens = archive.take_in(file)
        print(f"{table_id}  {file}")
        for seat, token in enumerate(tokens):
            print(f"  seat {seat + 1}: #/sit/{table_id}/{token}")


@admin_app.command("remove")
def admin_remove(
    games: Annotated[list[str] | None, typer.Argument(help="The games' names.")] = None,
    untouched: Annotated[
        float | None, typer.Option(metavar="DAYS", min=0, help="All that nobody has touched for so many days.")
    ] = None,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    database: Database = "",
) -> None:
    """Remove games for good."""
    archive = open_archive(database)
    chosen = [*(games or []), *(archive.untouched(untouched) if untouched is not None else [])]
    if not chosen:
        print("There is nothing to remove.")
        return
    if not yes and not typer.confirm(f"Remove {len(chosen)} game{'s' if len(chosen) > 1 else ''} for good?"):
        raise typer.Exit(1)
    for game in chosen:
        archive.remove(game)
        print(f"{game} is gone.")


@app.command()
def swarm(
    url: Annotated[str, typer.Argument(help="Where the server runs.")] = "http://127.0.0.1:8315",
    tables: Annotated[int, typer.Option(min=1, max=5000, help="How many tables at once.")] = 200,
    players: Annotated[int, typer.Option(min=2, max=4, help="How many players at each.")] = 2,
    seconds: Annotated[float, typer.Option(min=1, help="For how long.")] = 60,
    pause: Annotated[float, typer.Option(min=0, help="Seconds a player thinks before each action, on average.")] = 1,
    seed: Annotated[int, typer.Option(min=0, help="Other seeds choose other actions.")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of a table.")] = False,
) -> None:
    """Play many tables at once against a running server, and report latency and errors."""
    import asyncio

    from rich.progress import Progress, TextColumn, TimeElapsedColumn

    from leopold.table.swarm import SwarmOptions
    from leopold.table.swarm import swarm as play_swarm

    errors = Console(stderr=True)
    columns = (TextColumn("{task.description}"), TimeElapsedColumn())
    with Progress(*columns, console=errors, transient=True) as bar:
        task = bar.add_task("Laying tables")

        def progress(actions: int, games: int) -> None:
            bar.update(task, description=f"{actions:,} actions acknowledged, {games:,} games over")

        report = asyncio.run(play_swarm(SwarmOptions(url, tables, players, seconds, pause, seed), progress))
    print_swarm(report, as_json)
    if report.errors:
        raise typer.Exit(1)


def print_swarm(report: Report, as_json: bool) -> None:
    """What the swarm met with."""
    import json

    from rich.table import Table

    figures = {
        "tables": report.tables,
        "seconds": round(report.seconds, 1),
        "actions": report.actions,
        "actions_per_second": round(report.actions / report.seconds, 1),
        "games_over": report.games,
        "p50_ms": round(report.latency(0.50), 1),
        "p95_ms": round(report.latency(0.95), 1),
        "p99_ms": round(report.latency(0.99), 1),
        "worst_ms": round(report.latency(1.0), 1),
        "errors": report.errors.total(),
        "memory_mb_first": report.memory_mb[0] if report.memory_mb else None,
        "memory_mb_last": report.memory_mb[-1] if report.memory_mb else None,
        "memory_mb_most": max(report.memory_mb, default=None),
    }
    if as_json:
        print(json.dumps({**figures, "error_kinds": dict(report.errors)}))
        return
    table = Table(title="The swarm", show_header=False)
    for name, value in figures.items():
        table.add_row(name.replace("_", " "), f"{value:,}" if value is not None else "unknown")
    for name, count in report.errors.most_common(10):
        table.add_row(f"error: {name}", str(count))
    Console().print(table)


@app.command()
def replay(
    file: Annotated[Path | None, typer.Argument(help="A saved game.")] = None,
    table: Annotated[
        Path | None, typer.Option("--from", metavar="TABLE", help="Instead of a saved game: a table of games.")
    ] = None,
    row: Annotated[int | None, typer.Option(min=0, help="Which row of the table, counted from 0.")] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Write that game as a saved game.")] = None,
    to: Annotated[int | None, typer.Option(min=0, help="Stop after this many actions.")] = None,
    step: Annotated[bool, typer.Option("--step", help="Show the game action by action; Enter goes on.")] = False,
    pack: PackFiles = None,
) -> None:
    """Play a saved game, or one of a table of games, again, and show where it leads."""
    from leopold.terminal import replay as replay_in_terminal

    if file is not None and table is None and row is None and save is None:
        raise typer.Exit(replay_in_terminal(file, to=to, step=step, packs=pack))
    if file is not None or table is None or row is None:
        raise RulesError("Name a saved game, or a table of games and a row: --from games.parquet --row 17.")
    raise typer.Exit(replay_row(table, row, save=save, to=to, step=step, packs=pack))


def replay_row(
    table: Path, row: int, *, save: Path | None, to: int | None, step: bool, packs: list[Path] | None
) -> int:
    """The game of a row, shown and, if asked for, kept."""
    from leopold.lab.rebuilding import game_of_row
    from leopold.terminal import replay as replay_in_terminal
    from leopold.terminal import warm as warm_in_terminal

    if save is not None and save.exists():
        raise RecordError(f"{save} is there already: name another file.")
    warm_in_terminal(Console(stderr=True))
    rebuilt = game_of_row(table, row, packs)
    if save is not None:
        rebuilt.save(save)
    code = replay_in_terminal(rebuilt.transcript(), to=to, step=step, packs=rebuilt.packs)
    if save is not None:
        print(f"Saved as {save}.")
    return code


@app.command()
def simulate(
    n: Annotated[int, typer.Option("-n", min=1, help="How many games.")] = 1_000,
    seats: Annotated[
        str, typer.Option(help="Who plays, e.g. 'greedy,planner': one for each seat, or a single one for all.")
    ] = "greedy",
    players: Annotated[
        int | None, typer.Option(min=2, max=4, help="How many seats; as many as --seats names, at least 2.")
    ] = None,
    output: Annotated[Path, typer.Option("--output", "-o", metavar="FILE", help="The table to write.")] = Path(
        "games.parquet"
    ),
    seed: Annotated[int, typer.Option(min=0, help="Of the first game; the others count up from it.")] = 0,
    edition: Edition = "revised",
    hotels: Annotated[
        str, typer.Option(help="night, day (dealt at random), or one for each seat, e.g. 'night,A' or 'day C,day D'.")
    ] = "night",
    variant: Annotated[str, typer.Option(help="standard, introductory or draft.")] = "standard",
    solo: Annotated[
        str | None, typer.Option(metavar="LEVEL", help="One player against Leopold: easy, medium or hard.")
    ] = None,
    promo: Annotated[bool, typer.Option("--promo", help="Add the two promo guests.")] = False,
    pack: PackFiles = None,
    rotate: Annotated[
        bool | None,
        typer.Option(
            "--rotate/--no-rotate", help="Let the players change seats; if nothing is said, when they differ."
        ),
    ] = None,
    jobs: Annotated[int, typer.Option(min=1, help="How many cores to use; the table does not depend on it.")] = 1,
    on: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="Play on a Dask cluster, e.g. tcp://host:8786.")
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with a simulation that was interrupted.")] = False,
    force: Annotated[bool, typer.Option("--force", help="Replace a table that is there already.")] = False,
) -> None:
    """Play many games between bots and write them as a table, one row for each seat and game."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from leopold.lab.plan import make_plan
    from leopold.lab.simulate import simulate as play_into_table

    if resume and force:
        raise RulesError("Give --resume to go on or --force to begin again, not both.")
    plan = make_plan(
        n,
        [name.strip() for name in seats.split(",")],
        players=players,
        seed=seed,
        edition=edition,
        hotels=read_hotels(hotels),
        variant=variant,
        promo=promo,
        packs=tuple(pack or ()),
        solo=None if solo is None else "leopold",
        level=solo,
        rotate=rotate,
    )
    errors = warm_for_matches() if on is None else Console(stderr=True)
    rate = TextColumn("{task.fields[rate]}")
    columns = (TextColumn("Games"), BarColumn(), MofNCompleteColumn(), rate, TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as bar:
        task = bar.add_task("games", total=n, rate="")

        def progress(done: int) -> None:
            speed = bar.tasks[0].speed
            bar.update(task, completed=done, rate=f"{speed:,.1f} games/s" if speed else "")

        outcome = play_into_table(plan, output, jobs=jobs, on=on, resume=resume, force=force, progress=progress)
    if outcome.complete:
        print(f"{outcome.games:,} games in {outcome.table}.")
        return
    kept = f"{outcome.games:,} of {n:,} games are in {output}" if outcome.games else "No game was finished"
    complain(f"Interrupted. {kept}; to go on, give the same command with --resume.")
    raise typer.Exit(INTERRUPTED)


@app.command()
def check(
    files: Annotated[list[Path], typer.Argument(help="Scenario files, or folders with scenario files.")],
) -> None:
    """Run scenarios: given a position, when these actions are played, then this must hold."""
    from leopold.scenarios import check as check_scenarios
    from leopold.terminal import warm as warm_in_terminal

    warm_in_terminal(Console(stderr=True))
    failed = check_scenarios(files)
    if any(outcome.trouble for outcome in failed):
        raise typer.Exit(BAD_INPUT)
    raise typer.Exit(1 if failed else 0)


@packs_app.command("check")
def packs_check(file: Annotated[Path, typer.Argument(help="A pack of your own.")]) -> None:
    """Check a pack and say what it changes."""
    from leopold.packs import EDITIONS, changes, check_pack, load_pack

    console = Console(highlight=False, emoji=False)
    check_pack(file)
    for edition in EDITIONS:
        lines = changes(load_pack(edition), load_pack(edition, [file]))
        console.print(f"{file.name}, laid over the {edition} edition:", markup=False)
        for line in lines or ["it changes nothing"]:
            console.print(f"  {line}", markup=False)
    console.print("The pack is in order.")


@packs_app.command("show")
def packs_show(
    what: Annotated[list[str], typer.Argument(help="A card's number (75), a tile (B2) or a hotel (night, day A).")],
    edition: Edition = "revised",
    pack: PackFiles = None,
) -> None:
    """Show a card, an emperor tile or a hotel in words, with where each value comes from."""
    from leopold.packs import load_pack
    from leopold.terminal import print_card

    print_card(Console(highlight=False, emoji=False), load_pack(edition, pack or ()), " ".join(what))


@app.command()
def fuzz(
    n: Annotated[int, typer.Option("-n", min=1, help="How many games.")] = 10_000,
    seed: Annotated[int, typer.Option(min=0, help="Where to begin; other seeds are other games.")] = 0,
    folder: Annotated[Path, typer.Option(help="Where to save a game that breaks a law.")] = Path("."),
) -> None:
    """Play random games of every kind and stop at the first broken law, with a saved game that shows it."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from leopold.fuzz import fuzz as look_for_broken_laws
    from leopold.terminal import warm as warm_in_terminal

    if not folder.is_dir():
        raise RecordError(f"There is no folder {folder} to save games in.")
    warm_in_terminal(Console(stderr=True), "lab")
    columns = (TextColumn("Random games under all laws"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("games", total=n)
        broken = look_for_broken_laws(
            n, seed=seed, folder=folder, progress=lambda done: bar.update(task, completed=done)
        )
    if broken is None:
        print(f"{n} random games, every law held.")
        return
    complain(
        f"Broken after {broken.actions} actions, seed {broken.seed}, {broken.kind}: {broken.law}. "
        f"Replay it with: leopold replay {broken.saved}"
    )
    raise typer.Exit(1)


@app.command("solo-scores")
def solo_scores(
    n: Annotated[int, typer.Option("-n", min=1, help="How many games at each level.")] = 100_000,
    seed: Annotated[int, typer.Option(min=0, help="Where to begin; other seeds are other games.")] = 0,
    threads: Annotated[int, typer.Option(min=1, help="How many cores to use; the figures do not depend on it.")] = 1,
) -> None:
    """What Leopold scores by himself at each level, against somebody who plays at random."""
    from rich.progress import Progress
    from rich.table import Table

    from leopold.packs.codes import LEVELS
    from leopold.solo_scores import automaton_scores
    from leopold.terminal import warm as warm_in_terminal

    errors = Console(stderr=True)
    warm_in_terminal(errors)
    warm_in_terminal(errors, "lab")
    with Progress(console=errors, transient=True) as bar:
        task = bar.add_task("Solo games", total=n * len(LEVELS))
        levels = automaton_scores(n, seed=seed, threads=threads, progress=lambda done: bar.update(task, completed=done))
    table = Table(title=f"Leopold's own score over {n:,} games at each level")
    table.add_column("")
    for scores in levels:
        table.add_column(scores.level, justify="right")
    table.add_row("mean", *(f"{scores.mean:.1f}" for scores in levels))
    table.add_row("standard deviation", *(f"{scores.deviation:.1f}" for scores in levels))
    table.add_row("nine games in ten", *(f"{scores.low:.0f} to {scores.high:.0f}" for scores in levels))
    for source in levels[0].sources:
        if any(scores.sources[source] for scores in levels):
            table.add_row(f"  {source.replace('_', ' ')}", *(f"{scores.sources[source]:.1f}" for scores in levels))
    Console().print(table)


@app.command()
def tournament(
    players: Annotated[
        list[str] | None, typer.Argument(help="Who takes part, e.g. random greedy planner.", show_default=False)
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="Games in each pairing, with seats changed.")] = 240,
    ladder: Annotated[bool, typer.Option("--ladder", help="Only neighbours in the list meet.")] = False,
    seats: Annotated[int, typer.Option("--players", min=2, max=4, help="How many sit at a table.")] = 2,
    solo: Annotated[
        str | None, typer.Option(metavar="LEVEL", help="Everybody against Leopold instead: easy, medium or hard.")
    ] = None,
    until: Annotated[
        float | None, typer.Option(help="End a pairing early once its interval is this narrow: 0.05 is ±5 %.")
    ] = None,
    anchor: Annotated[str | None, typer.Option(help="Whose rating is 1000; the first player's if not given.")] = None,
    edition: Edition = "revised",
    hotels: Annotated[str, typer.Option(help="night, day, or one for each seat.")] = "night",
    variant: Annotated[str, typer.Option(help="standard, introductory or draft.")] = "standard",
    seed: Annotated[int, typer.Option(min=0, help="The first deal; the others count up from it.")] = 1,
    jobs: Annotated[int, typer.Option(min=1, help="How many cores to use; the result does not depend on it.")] = 1,
    json_file: Annotated[Path | None, typer.Option("--json", metavar="FILE", help="Write everything as JSON.")] = None,
    markdown_file: Annotated[
        Path | None, typer.Option("--markdown", metavar="FILE", help="Write the tables as Markdown.")
    ] = None,
    published: Annotated[
        bool, typer.Option("--published", help="Play the published ladder again, and compare.")
    ] = False,
    publish: Annotated[
        bool, typer.Option("--publish", help="The same, and write the result into the sources.")
    ] = False,
) -> None:
    """Let players meet over the same deals from every seat: who beats whom, how strong they are, how sure that is."""
    from leopold.lab.hosting import host
    from leopold.lab.scoreboard import markdown, print_result
    from leopold.lab.standings import save_result
    from leopold.lab.tournament import Plan
    from leopold.record.transcript import save_text

    if solo is not None:
        check_solo(solo)
    asked = read_hotels(hotels)
    plan = Plan(
        tuple(players or ()),
        games,
        seed,
        ladder,
        seats,
        edition,
        asked if isinstance(asked, str) else tuple(asked),
        variant,
        solo or "",
        until,
        anchor or "",
    )
    if published or publish:
        if plan != Plan(()) or json_file or markdown_file:
            raise RulesError("The published ladder has its own players, games and files; add nothing but --jobs.")
        raise typer.Exit(published_ladder(jobs, write=publish))
    plan.check()
    for file in (json_file, markdown_file):
        if file is not None and not file.absolute().parent.is_dir():
            raise RecordError(f"There is no folder {file.absolute().parent} to write {file.name} into.")
    errors = warm_for_matches()
    result = host(plan, errors, jobs)
    if not result.games:
        complain("Interrupted before any deal had been played from every seat.")
        raise typer.Exit(INTERRUPTED)
    print_result(Console(highlight=False, emoji=False), result)
    if json_file is not None:
        save_result(json_file, result)
    if markdown_file is not None:
        save_text(markdown_file, markdown(result))
    raise typer.Exit(0 if result.complete else INTERRUPTED)


def warm_for_matches() -> Console:
    """Get everything ready that games between bots need; gives the console for progress and complaints."""
    from leopold.terminal import warm as warm_in_terminal

    errors = Console(stderr=True)
    warm_in_terminal(errors)
    warm_in_terminal(errors, "bots")
    return errors


def published_ladder(jobs: int, *, write: bool) -> int:
    """Play the published ladder again; 1 when it comes out differently, unless that is what is to be written."""
    from leopold.lab.hosting import play_again
    from leopold.lab.ladder import LADDER_FILE, PAGE, check_publishable, read_ladders
    from leopold.lab.ladder import publish as write_ladders

    ladders = read_ladders()
    if write:
        check_publishable(ladders)
    played = play_again(ladders, Console(highlight=False, emoji=False), warm_for_matches(), jobs)
    if played is None:
        complain("Interrupted: nothing was compared and nothing was written.")
        return INTERRUPTED
    agree, now = played
    if write:
        write_ladders(now)
        print(f"Written: {LADDER_FILE} and {PAGE}.")
        return 0
    return 0 if agree else 1


@app.command()
def bench(
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of a table.")] = False,
    quick: Annotated[bool, typer.Option("--quick", help="Leave out the first compilation.")] = False,
) -> None:
    """Measure the speed of the engine on this machine."""
    from leopold.bench import run
    from leopold.terminal import warm as warm_in_terminal

    errors = Console(stderr=True)
    warm_in_terminal(errors)
    for group in ("lab", "bots", "envs"):
        warm_in_terminal(errors, group)
    with errors.status("Measuring") as status:
        result = run(lambda what: status.update(f"Measuring: {what}"), first_compile=not quick)
    if as_json:
        print(result.to_json())
    else:
        print_bench(result)


def print_bench(result: Bench) -> None:
    """The table of the README."""
    from rich.table import Table

    table = Table(title=f"{result.machine}, Python {result.python}, Numba {result.numba}")
    table.add_column("what")
    table.add_column("figure", justify="right")
    for players, rate in result.random_games_per_s.items():
        table.add_row(f"random games of {players} players a second, one core", f"{rate:,.0f}")
    table.add_row(
        f"random games of 2 players a second, all {result.cores} cores", f"{result.random_games_per_s_all_cores:,.0f}"
    )
    for level, rate in result.solo_games_per_s.items():
        table.add_row(f"random solo games a second against Leopold, {level}, one core", f"{rate:,.0f}")
    table.add_row("decisions a second, one core", f"{result.decisions_per_s:,.0f}")
    table.add_row("copies of a game a second, from Python", f"{result.copies_per_s:,.0f}")
    table.add_row("a copy inside compiled code", f"{result.compiled_core_copy_ns:.0f} ns")
    table.add_row("the same with its journal", f"{result.compiled_copy_ns:.0f} ns")
    table.add_row("decisions a second through Game and Action", f"{result.api_decisions_per_s:,.0f}")
    greedy, interpreted = result.greedy_games_per_s, result.greedy_games_per_s_interpreted
    table.add_row("games of 2 greedy players a second, one core", f"{greedy:,.0f}")
    table.add_row("the same interpreted", f"{interpreted:,.2f}")
    playouts, interpreted = result.mcts_playouts_per_s, result.mcts_playouts_per_s_interpreted
    table.add_row("guided playouts of whole games a second, one core", f"{playouts:,.0f}")
    table.add_row("the same interpreted", f"{interpreted:,.2f}")
    for what, rate in result.env_steps_per_s.items():
        table.add_row(f"environment steps a second, one core, with {what}", f"{rate:,.0f}")
        table.add_row("the same interpreted", f"{result.env_steps_per_s_interpreted[what]:,.0f}")
    table.add_row("bytes in a record", f"{result.record_bytes:,}")
    if result.first_compile_s is not None:
        table.add_row("first compilation", f"{result.first_compile_s:.1f} s")
    table.add_row("start with a warm cache, to the first legal actions", f"{result.warm_start_s:.2f} s")
    Console().print(table)


@app.command()
def report(
    table: Annotated[Path, typer.Argument(metavar="GAMES.parquet", help="A table of games.")],
    page: Annotated[Path, typer.Option("-o", "--output", metavar="FILE", help="Where to write the page.")] = Path(
        "report.html"
    ),
) -> None:
    """Make a page for reading from a table of games: scores, cards, seats and more, in pictures and numbers."""
    from leopold.lab.report import write_report

    with Console(stderr=True).status(f"Reading {table.name}") as status:
        games = write_report(table, page, progress=lambda what: status.update(f"Working out {what}"))
    print(f"{page}: a report on {games:,} {'game' if games == 1 else 'games'}.")


@app.command()
def balance(
    table: Annotated[Path, typer.Argument(metavar="GAMES.parquet", help="A table of games.")],
) -> None:
    """What a table of games says in short, on one screen: players, seats, cards, objectives, sources of points."""
    from leopold.lab.balance import print_balance

    print_balance(Console(highlight=False, emoji=False), table)


@app.command()
def learn(
    output: Annotated[Path, typer.Option("-o", "--output", help="Where to keep the network.")] = Path("judgements.npz"),
    generations: Annotated[int, typer.Option(min=1, help="How often to play and learn.")] = 50,
    games: Annotated[int, typer.Option(min=20, help="Games in a generation.")] = 2_000,
    begin_with: Annotated[
        Path | None, typer.Option("--from", metavar="FILE", help="Go on from this network, instead of from nothing.")
    ] = None,
    first: Annotated[int, typer.Option(min=0, help="Generations it has behind it: later ones try less at random.")] = 0,
    seed: Annotated[int, typer.Option(min=0, help="Another seed learns from other games.")] = 0,
    threads: Annotated[int, typer.Option(min=1, help="Cores to use; the result does not depend on it.")] = 1,
) -> None:
    """Learn the planner's judgement from its own games; kept after every generation, so Ctrl-C loses nothing."""
    from leopold.bots.learning import HIDDEN, Generation, Learner
    from leopold.bots.learning import learn as learn_judgement
    from leopold.bots.nets import read_nets, write_nets
    from leopold.terminal import warm as warm_in_terminal

    learner = Learner(*HIDDEN, seed=seed)
    if begin_with is not None:
        learner.load(read_nets(begin_with)["planner"])
    warm_in_terminal(Console(stderr=True), "bots")
    console = Console(highlight=False, emoji=False)

    def told(generation: Generation) -> None:
        write_nets({"planner": learner.net}, output)
        console.print(
            f"Generation {generation.number}: {generation.score:.1f} points on average, "
            f"surprise {generation.surprise:.1f}, {generation.samples:,} samples; kept in {output}"
        )

    with Console(stderr=True).status("Playing and learning; Ctrl-C ends it"):
        learn_judgement(
            learner, generations=generations, games=games, seed=seed, threads=threads, first=first, told=told
        )


@app.command()
def tune(
    output: Annotated[Path, typer.Option("-o", "--output", help="Where to keep the weights.")] = Path("weights.toml"),
    generations: Annotated[int, typer.Option(min=1, help="How often to try a set of sets of weights.")] = 200,
    games: Annotated[int, typer.Option(min=1, help="Games each set of weights plays.")] = 100,
    begin_with: Annotated[
        Path | None, typer.Option("--from", metavar="FILE", help="Begin with these weights, instead of ours.")
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help="Another seed tries other sets on other deals.")] = 0,
    threads: Annotated[int, typer.Option(min=1, help="Cores to use; the result does not depend on it.")] = 1,
) -> None:
    """Tune greedy's weights by self-play; kept after every generation, so Ctrl-C loses nothing."""
    from leopold.bots.tuning import Tuned
    from leopold.bots.tuning import tune as tune_weights
    from leopold.bots.weights import DATA, read_weights, write_weights
    from leopold.terminal import warm as warm_in_terminal

    start = read_weights(begin_with or DATA)
    warm_in_terminal(Console(stderr=True), "bots")
    console = Console(highlight=False, emoji=False)

    def told(tuned: Tuned) -> None:
        write_weights(tuned.weights, output)
        console.print(
            f"Generation {tuned.generation}: {tuned.mean:.1f} points on average, "
            f"the best set {tuned.best:.1f}; their centre is kept in {output}"
        )

    with Console(stderr=True).status("Trying weights; Ctrl-C ends it"):
        tune_weights(start, generations=generations, games=games, seed=seed, threads=threads, told=told)


@app.command()
def warm() -> None:
    """Compile the rules and everything else now, so that nothing has to wait for it later."""
    from leopold.rules.jit import SOURCES
    from leopold.terminal import warm as warm_in_terminal

    for group in SOURCES:
        warm_in_terminal(Console(stderr=True), group)
    print("Everything is compiled.")


def main() -> None:
    """Every mistake of input is one sentence; Ctrl-C is no mistake."""
    try:
        app()
    except (PackError, RulesError, RecordError) as wrong:
        complain(wrong)
        sys.exit(BAD_INPUT)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(0)
    except OSError as wrong:
        complain(f"{wrong.filename or 'A file'}: {wrong.strerror or wrong}.")
        sys.exit(BAD_INPUT)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)


if __name__ == "__main__":
    main()
