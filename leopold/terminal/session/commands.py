"""Telling commands from actions. Both may be shortened as long as it is clear what is meant."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from leopold.errors import RulesError
from leopold.game import Action
from leopold.words import said

COMMANDS: Final = ("undo", "save", "card", "log", "board", "hint", "guide", "help", "quit")
"""They are the same in every language, as actions are."""
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
        options = [said("terminal-quoted", text=option) for option in meant]
        raise RulesError(said("terminal-unclear", word=word, options=options))
    return Command(near[0], rest.strip())
