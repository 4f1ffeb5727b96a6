"""Telling commands from actions. Both may be shortened as long as it is clear what is meant."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from leopold.errors import RulesError
from leopold.game import Action

COMMANDS: Final = {
    "undo": "take back your last action, with what bots and Leopold did since",
    "save": "`save FILE` writes the game to a file of yours; it is kept after every action anyway",
    "card": "`card 75`, `card B2`, `card day A`: the full text of a card, an emperor tile or a hotel",
    "log": "everything that has happened so far",
    "board": "draw the board again, with everything written out",
    "hint": "what a strong player would do now: up to three actions, with the final score to expect and why",
    "help": "this page",
    "quit": "stop; the game is kept, and `leopold play --resume` goes on with it",
}
ALIASES: Final = {"exit": "quit", "?": "help", "redraw": "board", "history": "log"}


@dataclass(frozen=True, slots=True)
class Command:
    name: str
    rest: str


def as_command(text: str, actions: Sequence[Action]) -> Command | None:
    """The command a text gives; None when it is meant as an action. RulesError when it is unclear."""
    word, _, rest = text.strip().partition(" ")
    word = word.casefold()
    name = ALIASES.get(word, word)
    if name in COMMANDS:
        return Command(name, rest.strip())
    kinds = sorted({action.kind for action in actions if action.kind.startswith(word)})
    near = [command for command in COMMANDS if command.startswith(word)]
    if not near or not word or (kinds and rest):
        return None
    meant = [*near, *kinds]
    if len(meant) > 1:
        options = ", ".join(f"`{option}`" for option in meant[:-1])
        raise RulesError(f"`{word}` can mean {options} or `{meant[-1]}`: write a little more of it.")
    return Command(near[0], rest.strip())
