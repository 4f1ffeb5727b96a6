"""Leaving the table: where the game is kept and how to go on with it."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from rich.console import Console

from leopold.terminal.drawing.blocks import say
from leopold.terminal.drawing.palette import WARNING
from leopold.words import Catalogue


class Kept(Protocol):
    """Whatever keeps a game in a file."""

    trouble: str
    path: Path

    @property
    def resume_command(self) -> str: ...


def farewell(words: Catalogue, console: Console, keeper: Kept, played: bool) -> None:
    """Nothing is lost, or it is said why."""
    if not played:
        say(console, words.text("terminal-not-played"))
    elif keeper.trouble:
        say(console, words.text("terminal-not-saved", reason=keeper.trouble), WARNING)
    else:
        say(console, words.text("terminal-kept", file=str(keeper.path)))
        say(console, words.text("terminal-go-on", command=keeper.resume_command))
