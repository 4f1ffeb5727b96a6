"""Options that several commands share, and how they are read."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from leopold.text.errors import RulesError

PackFiles = Annotated[
    list[Path] | None,
    typer.Option("--pack", metavar="FILE", help="Lay a pack of your own over ours; may be given several times."),
]
Edition = Annotated[str, typer.Option(help="revised or 2015.")]
Database = Annotated[
    str, typer.Option(metavar="ADDRESS", help="sqlite:///FILE or postgresql://...; a file of your own if not given.")
]
Language = Annotated[
    str | None,
    typer.Option(metavar="CODE", help="What to speak: en, or LEOPOLD_LANGUAGE if that is set."),
]


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
