"""For translators: how far each language is, what is wrong with it, and how a new one begins."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from leopold.cli.app import words_app
from leopold.cli.options import Language
from leopold.words import catalogue, language_name, languages, resolve_language, said

MOST_SHOWN = 20


@words_app.command("check")
def words_check(
    codes: Annotated[list[str] | None, typer.Argument(help="Languages, such as de; left out: all of them.")] = None,
    every: Annotated[bool, typer.Option("--all", help="Name every mistake, not the first of each language.")] = False,
    language: Language = None,
) -> None:
    """Say how complete each language is, and what is missing or wrong in it."""
    from leopold.packs.names import names_in
    from leopold.words.checking import of_names, standing

    words = catalogue(resolve_language(language))
    chosen = [resolve_language(code) for code in codes] if codes else list(languages())
    console = Console(highlight=False, emoji=False, soft_wrap=True)
    table = Table(box=None, pad_edge=False)
    for column in ("language", "messages", "share", "letters", "names", "cases", "mistakes"):
        table.add_column(words.text(f"words-{column}"), justify="left" if column == "language" else "right")
    wrong = []
    with Console(stderr=True, highlight=False, emoji=False).status("") as reading:  # only where somebody looks on
        for code in chosen:
            reading.update(escape(words.text("words-reading", language=language_name(code))))
            stands = standing(code)
            names = names_in(code)
            mistakes = [*stands.mistakes, *of_names(code, names)]
            wrong.append(mistakes)
            share = f"{100 * stands.share:.1f} %" if stands.messages < stands.wanted else "100 %"
            counts = (f"{stands.letters:,}", str(len(names)), str(stands.names), str(len(mistakes)))
            table.add_row(f"{code} {language_name(code)}", f"{stands.messages:,}", share, *counts)
    console.print(table)
    for mistakes in wrong:
        for mistake in mistakes if every else mistakes[:MOST_SHOWN]:
            console.print(str(mistake), markup=False)
        if not every and len(mistakes) > MOST_SHOWN:
            console.print(words.text("words-more", n=len(mistakes) - MOST_SHOWN), markup=False)
    raise typer.Exit(1 if any(wrong) else 0)


@words_app.command("new")
def words_new(
    code: Annotated[str, typer.Argument(help="The language, by its code: pl, pt-BR.")],
    language: Language = None,
) -> None:
    """Begin a language: a catalogue with English beside each empty message."""
    from leopold.words.beginning import begin

    words = catalogue(resolve_language(language))
    folder = begin(code)
    typer.echo(words.say(said("words-begun", folder=str(folder), code=code)))
