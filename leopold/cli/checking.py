"""To look and to check: scenarios, packs, and random games under all laws."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from leopold.cli.app import BAD_INPUT, TO_CHECK, app, complain, packs_app
from leopold.cli.options import Edition, Language, PackFiles
from leopold.errors import RecordError
from leopold.packs.modules import CHOOSABLE, EXPANSIONS, MODULES
from leopold.text.words import listed
from leopold.words import catalogue, resolve_language, said


@app.command(rich_help_panel=TO_CHECK)
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
def packs_check(
    file: Annotated[Path, typer.Argument(help="A pack of your own.")],
    language: Language = None,
) -> None:
    """Check a pack and say what it changes."""
    from leopold.packs import EDITIONS, check_pack, load_pack
    from leopold.text.comparing import changes

    console = Console(highlight=False, emoji=False)
    words = catalogue(resolve_language(language))
    check_pack(file)
    for edition in EDITIONS:
        lines = changes(load_pack(edition, modules=CHOOSABLE), load_pack(edition, [file], CHOOSABLE), words)
        console.print(words.text("packs-laid-over", file=file.name, edition=said(f"edition-{edition}")), markup=False)
        for line in lines or [words.text("packs-nothing")]:
            console.print(f"  {line}", markup=False)
    console.print(words.text("packs-fine"), markup=False)


@packs_app.command("show")
def packs_show(
    what: Annotated[list[str], typer.Argument(help="A card's number (75), a tile (B2) or a hotel (night, day A).")],
    edition: Edition = "revised",
    pack: PackFiles = None,
    language: Language = None,
) -> None:
    """Show a card, an emperor tile or a hotel in words, with where each value comes from."""
    from leopold.packs import load_pack
    from leopold.terminal import print_card

    console = Console(highlight=False, emoji=False)
    print_card(console, load_pack(edition, pack or (), CHOOSABLE), " ".join(what), resolve_language(language))


@packs_app.command("blank")
def packs_blank(
    what: Annotated[str, typer.Argument(help=f"An expansion or a module: {listed((*EXPANSIONS, *MODULES), 'or')}.")],
    language: Language = None,
) -> None:
    """Write a pack to fill in, with our values for what is printed in a box: leopold packs blank waltz > mine.toml"""
    from leopold.packs.blank import blank

    # As bytes, which a pack is: a shell's own encoding and line ends would not do.
    typer.echo(blank(what, catalogue(resolve_language(language))).encode(), nl=False)


@app.command(rich_help_panel=TO_CHECK)
def fuzz(
    n: Annotated[int, typer.Option("-n", min=1, help="How many games.")] = 10_000,
    seed: Annotated[int, typer.Option(min=0, help="Where to begin; other seeds are other games.")] = 0,
    folder: Annotated[Path, typer.Option(help="Where to save a game that breaks a law.")] = Path("."),
    modules: Annotated[
        str, typer.Option(help="Only games with these modules, separated by commas, or with all of them: all.")
    ] = "",
) -> None:
    """Play random games of every kind and stop at the first broken law, with a saved game that shows it."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from leopold.fuzz import fuzz as look_for_broken_laws
    from leopold.fuzz import kinds_with
    from leopold.terminal import warm as warm_in_terminal

    if not folder.is_dir():
        raise RecordError(f"There is no folder {folder} to save games in.")
    kinds = kinds_with(modules) if modules else None
    warm_in_terminal(Console(stderr=True), "lab")
    columns = (TextColumn("Random games under all laws"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("games", total=n)
        broken = look_for_broken_laws(
            n, seed=seed, folder=folder, kinds=kinds, progress=lambda done: bar.update(task, completed=done)
        )
    if broken is None:
        print(f"{n} random games, every law held.")
        return
    complain(
        f"Broken after {broken.actions} actions, seed {broken.seed}, {broken.kind}: {broken.law}. "
        f"Replay it with: leopold replay {broken.saved}"
    )
    raise typer.Exit(1)
