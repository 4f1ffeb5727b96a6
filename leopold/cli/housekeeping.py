"""To keep house: keys for calling people, a table under load, how fast things are, and compiling."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

from leopold.cli.app import TO_KEEP_HOUSE, app

if TYPE_CHECKING:
    from leopold.bench import Bench
    from leopold.server.tools.swarm import Report


@app.command(rich_help_panel=TO_KEEP_HOUSE)
def push_keys(
    file: Annotated[Path, typer.Argument(help="A new file for them; keep it to yourself.")],
    contact: Annotated[str, typer.Option(help="Where push services complain: mailto:you@example.org, or a page.")],
) -> None:
    """Make the keys by which a table calls people whose page is closed: `leopold --push-keys FILE`."""
    from leopold.server.push.messages import OperatorKeys

    OperatorKeys.fresh(contact).write(file)
    print(file)


@app.command(rich_help_panel=TO_KEEP_HOUSE)
def swarm(
    url: Annotated[str, typer.Argument(help="Where the server runs.")] = "http://127.0.0.1:8315",
    tables: Annotated[int, typer.Option(min=1, max=5000, help="How many tables at once.")] = 200,
    players: Annotated[int, typer.Option(min=2, max=4, help="How many players at each.")] = 2,
    seconds: Annotated[float, typer.Option(min=1, help="For how long, once all tables are laid.")] = 60,
    pause: Annotated[float, typer.Option(min=0, help="Seconds a player thinks before each action, on average.")] = 1,
    seed: Annotated[int, typer.Option(min=0, help="Other seeds choose other actions.")] = 0,
    hostile: Annotated[
        int, typer.Option(min=0, max=500, help="Hostile clients of each kind beside them, on a server of your own.")
    ] = 0,
    compressed: Annotated[bool, typer.Option("--compressed", help="Let news be compressed, as browsers do.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of a table.")] = False,
) -> None:
    """Play many tables at once against a running server, and report latency and errors."""
    import asyncio

    from rich.progress import Progress, TextColumn, TimeElapsedColumn

    from leopold.server.tools.swarm import SwarmOptions, quickest_loop
    from leopold.server.tools.swarm import swarm as play_swarm

    errors = Console(stderr=True)
    columns = (TextColumn("{task.description}"), TimeElapsedColumn())
    with Progress(*columns, console=errors, transient=True) as bar:
        task = bar.add_task("Laying tables")

        def progress(actions: int, games: int) -> None:
            if actions:
                bar.update(task, description=f"{actions:,} actions acknowledged, {games:,} games over")

        options = SwarmOptions(url, tables, players, seconds, pause, seed, hostile, compressed)
        with asyncio.Runner(loop_factory=quickest_loop()) as runner:
            report = runner.run(play_swarm(options, progress))
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
        "taken_up_again": report.taken_up,
        "memory_mb_first": report.memory_mb[0] if report.memory_mb else None,
        "memory_mb_last": report.memory_mb[-1] if report.memory_mb else None,
        "memory_mb_most": max(report.memory_mb, default=None),
    }
    if as_json:
        print(json.dumps({**figures, "error_kinds": dict(report.errors), "hostile": dict(report.hostile)}))
        return
    table = Table(title="The swarm", show_header=False)
    for name, value in figures.items():
        table.add_row(name.replace("_", " "), f"{value:,}" if value is not None else "unknown")
    for name, count in report.errors.most_common(10):
        table.add_row(f"error: {name}", str(count))
    for name, count in sorted(report.hostile.items()):
        table.add_row(f"hostile: {name}", f"{count:,}")
    Console().print(table)


@app.command(rich_help_panel=TO_KEEP_HOUSE)
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
        table.add_row(f"random solo games a second against the automaton, {level}, one core", f"{rate:,.0f}")
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
    for players, rate in result.card_games_per_s.items():
        table.add_row(f"random games of {players} players a second on one {result.card}", f"{rate:,.0f}")
    if result.card:
        table.add_row("of 2 players with their records fetched", f"{result.card_games_per_s_fetched:,.0f}")
    for what, rate in result.card_env_steps_per_s.items():
        table.add_row(f"environment steps a second there, with {what}", f"{rate:,.0f}")
    table.add_row("bytes in a record", f"{result.record_bytes:,}")
    if result.first_compile_s is not None:
        table.add_row("first compilation", f"{result.first_compile_s:.1f} s")
    table.add_row("start with a warm cache, to the first legal actions", f"{result.warm_start_s:.2f} s")
    Console().print(table)


@app.command(rich_help_panel=TO_KEEP_HOUSE)
def warm() -> None:
    """Compile the rules and everything else now, so that nothing has to wait for it later."""
    import leopold.bots.doors
    import leopold.envs.doors  # noqa: F401 # whoever has doors registers them when imported
    from leopold.terminal.compiling import compile_everything

    compile_everything(Console(stderr=True))
    print("Everything is compiled.")
