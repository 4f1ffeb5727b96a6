"""To play: the table in the browser, the terminal, the companion, and games played again."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

import leopold
from leopold.cli.app import TO_PLAY, app
from leopold.cli.options import Database, Language, PackFiles, check_solo, with_choices, with_options_of
from leopold.config import CHOICES, Choices
from leopold.errors import RecordError, RulesError
from leopold.packs.codes import HOUSES
from leopold.text.words import listed
from leopold.words import resolve_language, said

Host = Annotated[str, typer.Option(help="Where to serve; 0.0.0.0 lets others in your network sit down.")]
Port = Annotated[int | None, typer.Option(min=0, max=65535, help="The port; 8315 or the next free one.")]
NoBrowser = Annotated[bool, typer.Option("--no-browser", help="Do not open a browser.")]
LEVEL = (
    "How well the others play: the automaton easy, medium or hard; bots apprentice, waiter, concierge (if nothing is "
    "said), manager, director or maitre, who takes his time"
)
PushKeys = Annotated[
    Path | None,
    typer.Option(help="Call people whose page is closed, with the keys that `leopold push-keys` made."),
]
Limits = Annotated[
    Path | None,
    typer.Option(help="How much there is for all, and for one: a file in TOML, as docs/server.md has it."),
]
Keep = Annotated[
    str | None,
    typer.Option(metavar="AGE", help="Remove games that nobody has touched for so long, such as 180d; else none."),
]
Metrics = Annotated[
    str | None,
    typer.Option(metavar="HOST:PORT", help="Figures for Prometheus, on a port of their own: 127.0.0.1:9315."),
]
RootPath = Annotated[str, typer.Option(metavar="PATH", help="Under which a proxy serves it, such as /leopold.")]
Origin = Annotated[
    str,
    typer.Option(metavar="ORIGIN", help="What browsers call it, such as https://games.example.org, behind a proxy."),
]
Proxies = Annotated[
    str | None,
    typer.Option(
        "--forwarded-allow-ips", metavar="ADDRESSES", help="Proxies to believe; those on this machine if not given."
    ),
]
Workers = Annotated[
    int | None,
    typer.Option(min=1, max=64, help="How many processes serve; one on SQLite, else the cores, if not given."),
]
Verbose = Annotated[
    bool, typer.Option("--verbose", "--log-requests", help="Log every request, as JSON lines on standard error.")
]


def show_version(wanted: bool) -> None:
    if wanted:
        print(f"leopold {leopold.__version__}")
        raise typer.Exit


@app.command(rich_help_panel=TO_PLAY)
def table(
    host: Host = "127.0.0.1",
    port: Port = None,
    database: Database = "",
    no_browser: NoBrowser = False,
    verbose: Verbose = False,
    push_keys: PushKeys = None,
    limits: Limits = None,
    keep: Keep = None,
    metrics: Metrics = None,
    root_path: RootPath = "",
    origin: Origin = "",
    forwarded_allow_ips: Proxies = None,
    workers: Workers = None,
    language: Language = None,
) -> None:
    """Lay the table: serve the game to your browser, alone, around one screen, or with friends."""
    from leopold.server.processes.serving import ServeOptions
    from leopold.server.tools.serve import serve

    options = ServeOptions(
        host=host,
        port=port,
        database=database,
        browser=not no_browser,
        verbose=verbose,
        language=language,
        push_keys=push_keys,
        limits=limits,
        keep=keep,
        metrics=metrics,
        root_path=root_path,
        origin=origin,
        forwarded_allow_ips=forwarded_allow_ips,
        workers=workers,
    )
    serve(options)


@app.callback()
@with_options_of(table)
def options(
    context: typer.Context,
    *,
    asked: dict[str, Any],
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Say which Leopold this is.")
    ] = False,
) -> None:
    """Grand Austria Hotel: at a table in your browser, in your terminal, and in the laboratory.

    Without a command, the table is laid and your browser opened.
    """
    if context.invoked_subcommand is None:
        table(**asked)


@app.command(rich_help_panel=TO_PLAY)
@with_choices(usual={"variant": "introductory"}, helps={"level": LEVEL})
def play(
    *,
    players: Annotated[
        int | None, typer.Option(min=2, max=4, help="How many seats; 2 unless --seats names them.")
    ] = None,
    seats: Annotated[
        str | None,
        typer.Option(help="Who sits where, e.g. 'Ann,Ben,bot': names are people, 'bot:director' a bot of that level."),
    ] = None,
    chosen: Choices,
    guided: Annotated[
        bool, typer.Option("--guided", help="Learn the game: Leopold explains each thing when it first matters.")
    ] = False,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the game you left.")] = False,
    file: Annotated[Path | None, typer.Option(help="Keep the game in this file, or resume from it.")] = None,
    language: Language = None,
) -> None:
    """Play a game in the terminal: people and bots around one screen."""
    from leopold.terminal import PlayOptions
    from leopold.terminal import play as play_in_terminal

    check_solo(chosen.get("solo"), players=players, seats=seats)
    named = [name.strip() for name in seats.split(",")] if seats else None
    spoken = resolve_language(language)
    asked = PlayOptions(players, seats=named, resume=resume, file=file, guided=guided, language=spoken, **chosen)
    raise typer.Exit(play_in_terminal(asked))


@app.command(rich_help_panel=TO_PLAY)
@with_choices(
    "level",
    "seed",
    "edition",
    "modules",
    helps={
        "level": "easy, medium or hard; asked for if not given",
        "modules": f"{CHOICES['modules'].help}; asked for if not given",
    },
)
def companion(
    *,
    chosen: Choices,
    house: Annotated[
        str,
        typer.Option(
            "--house",
            CHOICES["rival_hotel"].option,
            metavar="NAME",
            help=f"{CHOICES['rival_hotel'].help}: {listed(HOUSES, 'or')}.",
        ),
    ] = "",
    pack: PackFiles = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the game you left.")] = False,
    file: Annotated[Path | None, typer.Option(help="Keep the game in this file, or resume from it.")] = None,
    language: Language = None,
) -> None:
    """Leopold or Elisabeth at your own table: with the real box before you, they say what they do."""
    from leopold.terminal.beside import CompanionOptions
    from leopold.terminal.beside import companion as companion_at_table

    level, seed, edition = chosen.get("level"), chosen.get("seed"), chosen.get("edition")
    asked = CompanionOptions(
        level,
        seed,
        edition,
        resume=resume,
        file=file,
        language=resolve_language(language),
        modules=chosen.get("modules"),
        house=house,
        packs=pack or (),
    )
    raise typer.Exit(companion_at_table(asked))


@app.command(rich_help_panel=TO_PLAY)
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
    language: Language = None,
) -> None:
    """Play a saved game, or one of a table of games, again, and show where it leads."""
    from leopold.terminal import replay as replay_in_terminal

    spoken = resolve_language(language)
    if file is not None and table is None and row is None and save is None:
        raise typer.Exit(replay_in_terminal(file, to=to, step=step, packs=pack, language=spoken))
    if file is not None or table is None or row is None:
        raise RulesError(said("terminal-replay-what"))
    raise typer.Exit(replay_row(table, row, save=save, to=to, step=step, packs=pack, language=spoken))


@app.command(rich_help_panel=TO_PLAY)
def review(
    file: Annotated[Path, typer.Argument(help="A saved game that is over.")],
    seat: Annotated[int | None, typer.Option(min=1, max=4, help="Show every turn of this seat.")] = None,
    json: Annotated[bool, typer.Option("--json", help="Print everything as JSON instead.")] = False,
    playouts: Annotated[
        int | None, typer.Option(min=4, max=2_000, help="Deals to try turns on: more are surer and take longer.")
    ] = None,
    pack: PackFiles = None,
    language: Language = None,
) -> None:
    """Look back at a finished game: how well it was played, what mattered, what was skill and what luck."""
    from leopold.terminal import review_record

    chosen = None if seat is None else seat - 1
    spoken = resolve_language(language)
    raise typer.Exit(review_record(file, seat=chosen, playouts=playouts, as_json=json, packs=pack, language=spoken))


def replay_row(
    table: Path, row: int, *, save: Path | None, to: int | None, step: bool, packs: list[Path] | None, language: str
) -> int:
    """The game of a row, shown and, if asked for, kept."""
    from leopold.lab.simulation.rebuild import game_of_row
    from leopold.terminal import replay as replay_in_terminal
    from leopold.terminal import warm as warm_in_terminal

    if save is not None and save.exists():
        raise RecordError(said("terminal-file-there", file=str(save)))
    warm_in_terminal(Console(stderr=True))
    rebuilt = game_of_row(table, row, packs)
    if save is not None:
        rebuilt.save(save)
    code = replay_in_terminal(rebuilt.transcript(), to=to, step=step, packs=rebuilt.packs, language=language)
    if save is not None:
        print(f"Saved as {save}.")
    return code
