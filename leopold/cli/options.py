"""Options that several commands share, and how they are read. The choices of a game become options by themselves."""

from __future__ import annotations

import inspect
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import wraps
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from leopold.config import CHOICES, Choice, Choices, written
from leopold.errors import RecordError, RulesError
from leopold.text.words import listed
from leopold.words import said


@dataclass(slots=True)
class Asked:
    """What was asked for on the command line that matters even when the command fails."""

    language: str | None = None


def remember_language(context: typer.Context, language: str | None) -> str | None:
    """Whoever asks for a language is told in it what is wrong."""
    if isinstance(context.obj, Asked):
        context.obj.language = language or context.obj.language
        return context.obj.language
    return language


PackFiles = Annotated[
    list[Path] | None,
    typer.Option("--pack", metavar="FILE", help=f"{CHOICES['packs'].help}."),
]
Edition = Annotated[str, typer.Option(help=f"{listed(CHOICES['edition'].values, 'or')}.")]
Database = Annotated[
    str, typer.Option(metavar="ADDRESS", help="sqlite:///FILE or postgresql://...; a file of your own if not given.")
]
Language = Annotated[
    str | None,
    typer.Option(
        metavar="CODE",
        help="What to speak, such as de; else as LEOPOLD_LANGUAGE or LANG says.",
        callback=remember_language,
    ),
]


def with_choices(
    *names: str, usual: Mapping[str, str] | None = None, helps: Mapping[str, str] | None = None
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """A command's parameter `chosen` becomes an option for each choice of a game, or for the choices named.

    `usual` and `helps` say what is otherwise with this command. How many play is a matter of each command itself.
    """

    def decorate(command: Callable[..., None]) -> Callable[..., None]:
        offered = [choice for choice in CHOICES.values() if choice.help and (not names or choice.name in names)]
        plain = inspect.signature(command, eval_str=True)
        own = [parameter for name, parameter in plain.parameters.items() if name != "chosen"]
        made = [
            _parameter(choice, (usual or {}).get(choice.name), (helps or {}).get(choice.name)) for choice in offered
        ]

        @wraps(command)
        def called(**given: Any) -> None:
            typed = {choice: given.pop(choice.name) for choice in offered}
            command(**given, chosen=read_choices({choice: value for choice, value in typed.items() if value}))

        place = list(plain.parameters).index("chosen")
        _show(called, plain.replace(parameters=[*own[:place], *made, *own[place:]]))
        return called

    return decorate


def with_options_of(other: Callable[..., None]) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """A command's parameter `asked` becomes the options of another command, which it may call with them."""

    def decorate(command: Callable[..., None]) -> Callable[..., None]:
        plain = inspect.signature(command, eval_str=True)
        theirs = [
            parameter.replace(kind=inspect.Parameter.KEYWORD_ONLY)
            for parameter in inspect.signature(other, eval_str=True).parameters.values()
        ]

        @wraps(command)
        def called(**given: Any) -> None:
            asked = {parameter.name: given.pop(parameter.name) for parameter in theirs}
            command(**given, asked=asked)

        own = [parameter for name, parameter in plain.parameters.items() if name != "asked"]
        place = list(plain.parameters).index("asked")
        _show(called, plain.replace(parameters=[*own[:place], *theirs, *own[place:]]))
        return called

    return decorate


def _show(command: Callable[..., None], signature: inspect.Signature) -> None:
    """What the command line makes options of."""
    command.__signature__ = signature  # type: ignore[attr-defined]
    command.__annotations__ = {name: parameter.annotation for name, parameter in signature.parameters.items()}


def _parameter(choice: Choice, usual: str | None, help: str | None) -> inspect.Parameter:
    values = f": {listed(choice.values, 'or')}" if choice.shape in ("word", "set") else ""
    shown = usual or (written(choice, choice.usual) if choice.shape in ("word", "words") else "")
    option = typer.Option(
        choice.option,
        help=f"{help or choice.help + values}.",
        metavar={"word": None, "files": "FILE"}.get(choice.shape),
        show_default=shown or False,
    )
    kind: Any = {"flag": bool, "files": list[Path] | None}.get(choice.shape, str | None)
    return inspect.Parameter(
        choice.name,
        inspect.Parameter.KEYWORD_ONLY,
        default=False if choice.shape == "flag" else None,
        annotation=Annotated[kind, option],
    )


def read_choices(typed: Mapping[Choice, Any]) -> Choices:
    """What was typed, as `Game` takes it."""
    chosen: dict[str, Any] = {}
    for choice, value in typed.items():
        _refuse_level_as_automaton(choice, value)
        if choice.shape == "words":
            value = read_hotels(value)
        elif choice.shape == "seed":
            value = read_seed(value)
        chosen[choice.name] = value
    return chosen  # type: ignore[return-value]


def _refuse_level_as_automaton(choice: Choice, value: Any) -> None:
    """A level has an option of its own."""
    for other in CHOICES.values():
        if other.only_with == choice.name and value in other.values:
            right = f"{choice.option} {choice.values[0]} {other.option} {value}"
            raise RulesError(said("terminal-solo-level", option=choice.option, other=other.option, right=right))


def check_solo(solo: str | bool | None, **others: object) -> None:
    """In the solo game there is nothing to choose about who plays."""
    for name, value in others.items():
        if solo and value is not None:
            raise RulesError(said("terminal-solo-alone", option=f"--{name}", automaton=str(solo)))


def read_seed(text: str | None) -> int | str | None:
    """A seed that looks like a whole number is one."""
    if text is None:
        return None
    return int(text) if text.isdecimal() else text


def read_hotels(text: str) -> str | list[str]:
    """One hotel for all, or one a seat."""
    names = [name.strip() for name in text.split(",")]
    return names[0] if len(names) == 1 else names


# --- cores

Cores = Annotated[
    int | None,
    typer.Option(min=1, show_default="all", help="How many cores to use; the result does not depend on it."),
]


def cores(asked: int | None, console: Console) -> int:
    """As many as were asked for, or all that this process may use, which it says."""
    if asked is not None:
        return asked
    allowed = getattr(os, "sched_getaffinity", None)
    found = len(allowed(0)) if allowed else os.cpu_count() or 1
    console.print(f"On {'one core' if found == 1 else f'all {found} cores'} of this machine.", markup=False)
    return found


def check_writable(output: Path) -> None:
    """Say now what would else be said after minutes of work."""
    was_there = output.exists()
    try:
        with output.open("ab"):
            pass
    except OSError as wrong:
        raise RecordError(f"{output} cannot be written: {wrong.strerror or wrong}.") from None
    if not was_there:
        output.unlink()
