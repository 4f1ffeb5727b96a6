"""Leaving the table: where the game is kept and how to go on with it."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from rich.console import Console

from leopold.terminal.drawing.blocks import say
from leopold.terminal.drawing.palette import WARNING


class Kept(Protocol):
    """Whatever keeps a game in a file."""

    trouble: str
    path: Path

    @property
    def resume_command(self) -> str: ...


def farewell(console: Console, keeper: Kept, played: bool) -> None:
    """Nothing is lost, or it is said why."""
    if not played:
        say(console, "Nothing was played yet, so nothing is kept. Goodbye.")
    elif keeper.trouble:
        say(console, f"The game could not be saved: {keeper.trouble}", WARNING)
    else:
        say(console, f"The game is kept in {keeper.path}.")
        say(console, f"Go on with it: {keeper.resume_command}")
