"""The command line: `leopold play`, `companion`, `replay`, `check`, `packs`, `fuzz`, `bench`, `warm`.

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

app = typer.Typer(
    name="leopold",
    help="Grand Austria Hotel in your terminal: play it, replay it, test it, measure it.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
packs_app = typer.Typer(help="Cards and boards: look at them, check your own.", no_args_is_help=True)
app.add_typer(packs_app, name="packs")

PackFiles = Annotated[
    list[Path] | None,
    typer.Option("--pack", metavar="FILE", help="Lay a pack of your own over ours; may be given several times."),
]
Edition = Annotated[str, typer.Option(help="revised or 2015.")]

BAD_INPUT = 2


def complain(sentence: object) -> None:
    """One sentence on standard error."""
    Console(stderr=True, highlight=False, soft_wrap=True).print(str(sentence), style="red", markup=False)


def show_version(wanted: bool) -> None:
    if wanted:
        print(f"leopold {leopold.__version__}")
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Say which Leopold this is.")
    ] = False,
) -> None:
    """Grand Austria Hotel in your terminal: play it, replay it, test it, measure it."""


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


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A saved game.")],
    to: Annotated[int | None, typer.Option(min=0, help="Stop after this many actions.")] = None,
    step: Annotated[bool, typer.Option("--step", help="Show the game action by action; Enter goes on.")] = False,
    pack: PackFiles = None,
) -> None:
    """Play a saved game again, and show where it leads."""
    from leopold.terminal import replay as replay_in_terminal

    raise typer.Exit(replay_in_terminal(file, to=to, step=step, packs=pack))


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

    console = Console(highlight=False)
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

    print_card(Console(highlight=False), load_pack(edition, pack or ()), " ".join(what))


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
def bench(
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of a table.")] = False,
    quick: Annotated[bool, typer.Option("--quick", help="Leave out the first compilation.")] = False,
) -> None:
    """Measure the speed of the engine on this machine."""
    from leopold.bench import run
    from leopold.terminal import warm as warm_in_terminal

    errors = Console(stderr=True)
    warm_in_terminal(errors)
    warm_in_terminal(errors, "lab")
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
    table.add_row("bytes in a record", f"{result.record_bytes:,}")
    if result.first_compile_s is not None:
        table.add_row("first compilation", f"{result.first_compile_s:.1f} s")
    table.add_row("start with a warm cache, to the first legal actions", f"{result.warm_start_s:.2f} s")
    Console().print(table)


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
        sys.exit(130)


if __name__ == "__main__":
    main()
