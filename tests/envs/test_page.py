"""The tables of docs/environments.md are what the code says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from leopold.envs import action_names, layout
from leopold.envs.naming import parts_of
from leopold.packs import load_pack
from leopold.packs.modules import CHOOSABLE
from leopold.rules.actions import CATALOGUE

PAGE = Path(__file__).resolve().parents[2] / "docs" / "environments.md"


def table(heads: list[str], rows: list[list[str]]) -> str:
    return "\n".join("| " + " | ".join(cells) + " |" for cells in (heads, ["---"] * len(heads), *rows))


def blocks_table() -> str:
    rows = []
    for part in parts_of(load_pack()):
        size = len(part.names())
        shape = " × ".join(str(n) for n in part.shape)
        rows.append([f"`{part.name}`", f"{part.first} to {part.first + size - 1}", shape, f"`{part.names()[0]}`"])
    return table(["block", "numbers", "shape", "begins with"], rows)


def fields_table(block: layout.Block) -> str:
    rows = []
    for field in block.fields:
        names = block.names[field.first : field.first + field.size]
        if re.match(r"(own\.)?cafe\.[23]|queue\.[2-5]|goal\.[BC]|favour\.(A2|[BC])|other", names[0]):
            continue  # like the first table, space, objective, tile or seat
        told = f"`{names[0]}`" if field.size == 1 else f"`{names[0]}` to `{names[-1]}`"
        rows.append([told, str(field.size), f"{field.unit:g}"])
    return table(["number", "how many", "divided by"], rows)


def actions_table() -> str:
    """What is in use in the base game; what only modules use is named as it is with them."""
    rows = []
    for kind in CATALOGUE:
        last = kind.first + kind.size - 1
        base, every = (
            [name for name in names[kind.first : last + 1] if not name.startswith("unused")]
            for names in (action_names(), action_names(load_pack(modules=CHOOSABLE)))
        )
        numbers = str(kind.first) if kind.size == 1 else f"{kind.first} to {last}"
        used = base or every
        told = f"`{used[0]}`" if len(used) == 1 else f"`{used[0]}` to `{used[-1]}`"
        rows.append([kind.name, numbers, str(len(base)), told])
    return table(["kind", "numbers", "in use", "names"], rows)


TABLES = {
    "blocks": blocks_table(),
    **{
        name: fields_table(getattr(layout, name))
        for name in ("table", "automaton", "decision", "seat", "guest", "queue", "objective", "tile")
    },
    **{module: fields_table(block) for module, block in layout.MODULE_BLOCKS.items()},
    "actions": actions_table(),
}


@pytest.mark.parametrize("name", TABLES)
def test_a_table_of_the_page_is_what_the_code_says(name: str) -> None:
    assert TABLES[name] in PAGE.read_text(encoding="utf-8"), f"the table should be:\n{TABLES[name]}"


def test_the_page_names_the_places_of_staff_cards_and_the_length() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for place in layout.STAFF_PLACES:
        assert f"`{place}`" in page
    assert f"{layout.length(48):,} numbers" in page
