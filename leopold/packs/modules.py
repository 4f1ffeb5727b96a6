"""The modules of the game, as modules.toml declares them: what can be played with or left out."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from leopold.packs.codes import BASE_ITEM_KINDS

HERE: Final = Path(__file__).parent
BASE: Final = "base"
PROMO: Final = "promo"
ENTRANCES: Final = "entrances"


@dataclass(frozen=True, slots=True)
class Module:
    """A part of the game with its cards, tiles and boards."""

    id: str
    files: tuple[str, ...]
    expansion: str = ""
    """The box it comes in, if it is not that of the base game."""
    needs: tuple[str, ...] = ()
    excludes: tuple[str, ...] = ()
    alone: bool = True
    items: tuple[str, ...] = ()
    """Kinds of items beside the dishes and drinks."""
    bit: int = 0
    """In the mask of a record; the base game has none."""


def _declared() -> dict[str, Module]:
    found: dict[str, Module] = {}
    for entry in tomllib.loads((HERE / "modules.toml").read_text("utf-8"))["module"]:
        lists: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value for name, value in entry.items()
        }
        found[entry["id"]] = Module(**lists, bit=1 << (len(found) - 1) if found else 0)
    return found


MODULES: Final[Mapping[str, Module]] = _declared()
"""All of them by id, the base game first."""
CHOOSABLE: Final = tuple(module for module in MODULES if module != BASE)
EXPANSIONS: Final = tuple(dict.fromkeys(module.expansion for module in MODULES.values() if module.expansion))


def item_kinds(modules: Iterable[str]) -> int:
    """How many kinds of items there are in a game with these modules."""
    return BASE_ITEM_KINDS + sum(len(MODULES[module].items) for module in modules)


def mask_of(modules: Iterable[str]) -> int:
    """What is in play, as the record has it."""
    mask = 0
    for module in modules:
        mask |= MODULES[module].bit
    return mask
