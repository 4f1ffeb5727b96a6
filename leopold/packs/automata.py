"""The automatons of the solo game, as automata.toml declares them: who plays when, and what its cards may show."""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any, Final

from leopold.packs.modules import HERE, MODULES


@dataclass(frozen=True, slots=True)
class Automaton:
    """Somebody to play alone against: a deck of instruction cards and a hotel."""

    id: str
    hotel: str
    modules: tuple[str, ...] = ()
    """Those that bring it; nothing for the one that plays without any of them."""
    symbols: tuple[str, ...] = ()
    """What may be on its cards beside that which is on everybody's."""

    def playable(self, known: Collection[str]) -> bool:
        """Is anything that brings it there, among modules that are known?"""
        return not self.modules or any(module in known for module in self.modules)

    def comes_with(self, modules: Collection[str]) -> tuple[str, ...]:
        """Which of these modules bring it."""
        return tuple(module for module in self.modules if module in modules)


def _declared() -> dict[str, Automaton]:
    found: dict[str, Automaton] = {}
    for entry in tomllib.loads((HERE / "automata.toml").read_text("utf-8"))["automaton"]:
        lists: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value for name, value in entry.items()
        }
        found[entry["id"]] = Automaton(**lists)
    return found


AUTOMATA: Final[Mapping[str, Automaton]] = _declared()
"""All of them by id, in the order of their numbers."""
NUMBERED: Final = tuple(AUTOMATA)
"""Their ids: whose deck is which in the tables, and, counted from 1, who plays in a record."""
PLAYABLE: Final = tuple(automaton.id for automaton in AUTOMATA.values() if automaton.playable(MODULES))
"""Those that can be met with the modules there are."""
USUAL: Final = next(automaton.id for automaton in AUTOMATA.values() if not automaton.modules)
"""Who plays without any module."""


def automaton_with(modules: Collection[str]) -> str:
    """Who plays in a solo game with these modules: whoever comes with one of them, or else the one without any."""
    coming = [automaton.id for automaton in AUTOMATA.values() if automaton.comes_with(modules)]
    return coming[0] if coming else USUAL


def with_symbol(symbol: str) -> tuple[str, ...]:
    """On whose cards this may be; nobody where there is nothing special about it."""
    return tuple(automaton.id for automaton in AUTOMATA.values() if symbol in automaton.symbols)
