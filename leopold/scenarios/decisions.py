"""When a decision is asked and when it settles by itself, as a table: `python -m leopold.scenarios.decisions`.

Made from the registry of decisions and from what stands beside each of them, so that the page for scenarios cannot
say anything else than the rules do.
"""

from __future__ import annotations

import inspect
from types import ModuleType
from typing import Final

from leopold.rules.agenda import DECISIONS, Matter
from leopold.rules.decisions import (
    balls,
    dice,
    draft,
    entrances,
    guests,
    houses,
    items,
    lounge,
    penalties,
    reactions,
    rewards,
    rooms,
    staff,
    turn,
)
from leopold.rules.decisions.dispatch import DECISION_NAMES

FAMILIES: Final = (
    *(draft, guests, rooms, turn, dice, items, staff, rewards, penalties, reactions),
    *(balls, lounge, entrances, houses),
)
HEAD: Final = ("decision", "answers", "arguments", "settles by itself")
NEVER: Final = "Never: it is always asked."


def constant_of(code: int) -> tuple[ModuleType, str]:
    """The family that declares a decision, and how it calls it."""
    for family in FAMILIES:
        for name, value in vars(family).items():
            if name.isupper() and value is not True and value == code and family_declares(family, name):
                return family, name
    raise LookupError(DECISION_NAMES[code])


def family_declares(family: ModuleType, name: str) -> bool:
    """Is the name declared there, and not a place of an argument that happens to have the same number?"""
    return f"\n{name} = decision(" in inspect.getsource(family)


def settles(code: int) -> str:
    """What stands beside the declaration: a function that settles it, or one that tells when it is over."""
    family, name = constant_of(code)
    for prefix in ("settle", "over"):
        found = getattr(family, f"{prefix}_{name.lower()}", None)
        if found is not None:
            return " ".join((getattr(found, "py_func", found).__doc__ or "").split())
    return NEVER


def row(matter: Matter) -> tuple[str, str, str, str]:
    """A decision as a line of the table."""
    answers = ", ".join(f"`{kind}`" for kind in matter.answers)
    arguments = ", ".join(f"`{name}`" for name, meaning in matter.arguments if meaning)
    return f"`{matter.name}`", answers, arguments, settles(matter.code)


def table() -> str:
    """All decisions in the order of their codes, as Markdown."""
    rows = [HEAD, ("---",) * len(HEAD), *(row(DECISIONS[code]) for code in sorted(DECISIONS))]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in rows)


if __name__ == "__main__":
    print(table())
