"""The application that the commands belong to, and how it complains."""

from __future__ import annotations

import typer
from rich.console import Console

app = typer.Typer(
    name="leopold",
    help="Grand Austria Hotel: at a table in your browser, in your terminal, and in the laboratory.",
    invoke_without_command=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
packs_app = typer.Typer(help="Cards and boards: look at them, check your own.", no_args_is_help=True)
words_app = typer.Typer(help="Languages: what is translated, and a new one.", no_args_is_help=True)
puzzles_app = typer.Typer(help="Puzzles: find the best turn; and find more of them.", invoke_without_command=True)
admin_app = typer.Typer(help="Games of the table: list, back up, check and remove them.", no_args_is_help=True)

TO_PLAY = "To play"
TO_CHECK = "To look and to check"
TO_EXPERIMENT = "To experiment"
TO_KEEP_HOUSE = "To keep house"

BAD_INPUT = 2
INTERRUPTED = 130


def complain(sentence: str) -> None:
    """One sentence on standard error."""
    Console(stderr=True, highlight=False, soft_wrap=True, emoji=False).print(sentence, style="red", markup=False)
