"""To experiment: many games as a table, what it tells, and who beats whom."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from leopold.cli.app import INTERRUPTED, TO_EXPERIMENT, app, complain
from leopold.cli.options import Cores, cores, with_choices
from leopold.config import CHOICES, Choices, configure
from leopold.errors import RecordError, RulesError
from leopold.text.words import listed

FIRST_SEED = "Of the first game; the others count up from it"
RIVAL = f"Everybody alone against this automaton instead: {listed(CHOICES['solo'].values, 'or')}"


@app.command(rich_help_panel=TO_EXPERIMENT)
@with_choices(usual={"seed": "0"}, helps={"seed": FIRST_SEED})
def simulate(
    *,
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
    chosen: Choices,
    rotate: Annotated[
        bool | None,
        typer.Option(
            "--rotate/--no-rotate", help="Let the players change seats; if nothing is said, when they differ."
        ),
    ] = None,
    jobs: Cores = None,
    on: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="Play on a Dask cluster, e.g. tcp://host:8786.")
    ] = None,
    device: Annotated[str, typer.Option(help="cpu, or cuda: random games on an NVIDIA card; see docs/gpu.md.")] = "cpu",
    resume: Annotated[bool, typer.Option("--resume", help="Go on with a simulation that was interrupted.")] = False,
    force: Annotated[bool, typer.Option("--force", help="Replace a table that is there already.")] = False,
) -> None:
    """Play many games between bots and write them as a table, one row for each seat and game."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from leopold.cuda.card import CPU
    from leopold.lab.simulation.plan import make_plan
    from leopold.lab.simulation.simulate import check_where
    from leopold.lab.simulation.simulate import simulate as play_into_table

    if resume and force:
        raise RulesError("Give --resume to go on or --force to begin again, not both.")
    plan = make_plan(n, [name.strip() for name in seats.split(",")], players=players, rotate=rotate, **chosen)
    check_where(plan, on=on, device=device)  # before anything is said of cores that would be of no use
    errors = warm_for_matches() if on is None and device == CPU else Console(stderr=True)
    threads = cores(jobs, errors) if on is None else 1
    rate = TextColumn("{task.fields[rate]}")
    columns = (TextColumn("Games"), BarColumn(), MofNCompleteColumn(), rate, TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as bar:
        task = bar.add_task("games", total=n, rate="")

        def progress(done: int) -> None:
            speed = bar.tasks[0].speed
            bar.update(task, completed=done, rate=f"{speed:,.1f} games/s" if speed else "")

        outcome = play_into_table(
            plan, output, jobs=threads, on=on, device=device, resume=resume, force=force, progress=progress
        )
    if outcome.complete:
        print(f"{outcome.games:,} games in {outcome.table}.")
        return
    kept = f"{outcome.games:,} of {n:,} games are in {output}" if outcome.games else "No game was finished"
    complain(f"Interrupted. {kept}; to go on, give the same command with --resume.")
    raise typer.Exit(INTERRUPTED)


@app.command(rich_help_panel=TO_EXPERIMENT)
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


@app.command(rich_help_panel=TO_EXPERIMENT)
def balance(
    table: Annotated[Path, typer.Argument(metavar="GAMES.parquet", help="A table of games.")],
) -> None:
    """What a table of games says in short, on one screen: players, seats, cards, objectives, sources of points."""
    from leopold.lab.report.balance import print_balance

    print_balance(Console(highlight=False, emoji=False), table)


@app.command(rich_help_panel=TO_EXPERIMENT)
@with_choices(
    usual={"seed": "1"},
    helps={"seed": FIRST_SEED, "solo": RIVAL},
)
def tournament(
    *,
    players: Annotated[
        list[str] | None, typer.Argument(help="Who takes part, e.g. random greedy planner.", show_default=False)
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="Games in each pairing, with seats changed.")] = 240,
    ladder: Annotated[bool, typer.Option("--ladder", help="Only neighbours in the list meet.")] = False,
    newcomer: Annotated[
        bool,
        typer.Option(
            "--newcomer",
            help="At three or four seats: of two only the one named later sits alone among copies of the other.",
        ),
    ] = False,
    seats: Annotated[
        int | None, typer.Option("--players", min=2, max=4, show_default="2", help="How many sit at a table.")
    ] = None,
    until: Annotated[
        float | None, typer.Option(help="End a pairing early once its interval is this narrow: 0.05 is ±5 %.")
    ] = None,
    anchor: Annotated[str | None, typer.Option(help="Whose rating is 1000; the first player's if not given.")] = None,
    chosen: Choices,
    jobs: Cores = None,
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
    only: Annotated[
        str,
        typer.Option(metavar="TEXT", help="Of the published ladder only what is called this, or has it in its name."),
    ] = "",
) -> None:
    """Let players meet over the same deals from every seat: who beats whom, how strong they are, how sure that is."""
    from leopold.lab.tournaments.host import host
    from leopold.lab.tournaments.scoreboard import markdown, print_result
    from leopold.lab.tournaments.standings import save_result
    from leopold.lab.tournaments.tournament import Plan
    from leopold.text.transcript import save_text

    plan = Plan.of(
        players or (),
        games,
        seats=seats,
        neighbours=ladder,
        newcomer=newcomer,
        until=until,
        anchor=anchor or "",
        **chosen,
    )
    if published or publish:
        if plan != Plan.of(()) or json_file or markdown_file:
            raise RulesError(
                "The published ladder has its own players, games and files; add nothing but --only and --jobs."
            )
        raise typer.Exit(published_ladder(jobs, write=publish, only=only))
    if only:
        raise RulesError("--only picks from the published ladder; it goes with --published or --publish.")
    plan.check()
    for file in (json_file, markdown_file):
        if file is not None and not file.absolute().parent.is_dir():
            raise RecordError(f"There is no folder {file.absolute().parent} to write {file.name} into.")
    errors = warm_for_matches()
    result = host(plan, errors, cores(jobs, errors))
    if not result.games:
        complain("Interrupted before any deal had been played from every seat.")
        raise typer.Exit(INTERRUPTED)
    print_result(Console(highlight=False, emoji=False), result)
    if json_file is not None:
        save_result(json_file, result)
    if markdown_file is not None:
        save_text(markdown_file, markdown(result))
    raise typer.Exit(0 if result.complete else INTERRUPTED)


def published_ladder(jobs: int | None, *, write: bool, only: str = "") -> int:
    """Play the published ladder again, or those with a word in their name; 1 when it comes out differently, unless that
    is what is to be written."""
    from leopold.lab.tournaments.host import play_again
    from leopold.lab.tournaments.ladder import LADDER_FILE, PAGE, check_publishable, read_ladders
    from leopold.lab.tournaments.ladder import publish as write_ladders

    every = {ladder.name: ladder for ladder in read_ladders()}
    ladders = (
        [every[only]] if only in every else [one for one in every.values() if only.casefold() in one.name.casefold()]
    )
    if not ladders:
        raise RulesError(f"Nothing is published with {only!r} in its name; there are {listed(every)}.")
    if write:
        check_publishable(ladders)
    errors = warm_for_matches()
    console, on = Console(highlight=False, emoji=False), cores(jobs, errors)
    agree = True
    for ladder in ladders:
        played = play_again(ladder, console, errors, on)
        if played is None:
            before = "written" if write else "above"
            complain(f"Interrupted in {ladder.name!r}, which is as it was; what came before it is {before}.")
            return INTERRUPTED
        agree = agree and played[0]
        if write:  # at once, because some take hours; and to what others have written meanwhile
            write_ladders([played[1] if one.name == ladder.name else one for one in read_ladders()])
    if write:
        print(f"Written: {LADDER_FILE} and {PAGE}.")
        return 0
    return 0 if agree else 1


def warm_for_matches() -> Console:
    """Get everything ready that games between bots need; gives the console for progress and complaints."""
    from leopold.terminal import warm as warm_in_terminal

    errors = Console(stderr=True)
    warm_in_terminal(errors)
    warm_in_terminal(errors, "bots")
    return errors


@app.command("solo-scores", rich_help_panel=TO_EXPERIMENT)
@with_choices("modules")
def solo_scores(
    *,
    n: Annotated[int, typer.Option("-n", min=1, help="How many games at each level.")] = 100_000,
    seed: Annotated[int, typer.Option(min=0, help="Where to begin; other seeds are other games.")] = 0,
    chosen: Choices,
    threads: Cores = None,
) -> None:
    """What the automaton scores by itself at each level, against somebody who plays at random."""
    from rich.progress import Progress
    from rich.table import Table

    from leopold.packs.automata import automaton_with
    from leopold.packs.codes import LEVELS
    from leopold.solo_scores import automaton_scores
    from leopold.terminal import warm as warm_in_terminal

    modules = configure(**chosen).modules
    name = automaton_with(modules)
    errors = Console(stderr=True)
    warm_in_terminal(errors)
    warm_in_terminal(errors, "lab")
    on = cores(threads, errors)
    with Progress(console=errors, transient=True) as bar:
        task = bar.add_task("Solo games", total=n * len(LEVELS))
        levels = automaton_scores(
            n, modules=modules, seed=seed, threads=on, progress=lambda done: bar.update(task, completed=done)
        )
    table = Table(title=f"{name.capitalize()}'s own score over {n:,} games at each level")
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
