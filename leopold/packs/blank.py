"""A form for those who own a box: every value that stands in for a printed one, ours or unconfirmed, to be replaced.

It is a pack as it comes, and changes nothing until lines are uncommented; with all of them it says what ours do.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from leopold.packs.errors import PackError, hint, in_toml, show
from leopold.packs.layers import CARD_KINDS, TABLE_KINDS, Entry, collect, naming_fields
from leopold.packs.modules import EXPANSIONS, MODULES
from leopold.packs.reading import Document, read_own
from leopold.words import Catalogue, Said, catalogue, said

STANDING_IN: Final = ("house", "unconfirmed")
"""Sources of values that whoever has the box knows better."""
PRINTED: Final = "picture"
"""The source that the form suggests for what somebody reads off a card."""


@dataclass(frozen=True, slots=True)
class HouseValues:
    """The values of one card, tile, hotel or section that stand in for printed ones, as a pack writes them."""

    heading: str
    """`[[staff]]`, or `[board.setup]`."""
    naming: Mapping[str, Any]
    """What says which card it is; a section needs nothing."""
    names: Mapping[str, str]
    values: Mapping[str, Any]


def modules_of(name: str) -> tuple[str, ...]:
    """The modules of an expansion, or the one of that name."""
    found = tuple(module.id for module in MODULES.values() if name in (module.id, module.expansion))
    if not name or not found:
        known = [*EXPANSIONS, *MODULES]
        raise PackError(said("blank-none", value=show(name), hint=hint(name, known)))
    return found


def house_values(modules: Iterable[str]) -> list[HouseValues]:
    """What stands in for print in these modules: cards by their numbers, then tiles and hotels, then the board."""
    chosen = [MODULES[module] for module in modules]
    found = [each for module in chosen for file in module.files for each in _in_document(read_own(file), module.id)]
    return [values for _, values in sorted(found, key=lambda each: each[0])]


_Place = tuple[int, int, int]
"""Where something stands in the form: by kind, by number, as it comes."""


def _in_document(document: Document, module: str) -> Iterator[tuple[_Place, HouseValues]]:
    layer = collect(document, module)
    content = document.content
    for rank, kind in enumerate(TABLE_KINDS, 1):
        tables = zip(content.get(kind, ()), layer[kind].items(), strict=True)
        for at, (table, (key, entry)) in enumerate(tables):
            place = (0, key, at) if kind in CARD_KINDS else (rank, 0, at)
            yield from _of_table(f"[[{kind}]]", table, entry, place)
    last = len(TABLE_KINDS) + 1
    for entry in layer["introductory"].values():
        yield from _of_table("[introductory]", content["introductory"], entry, (last, 0, 0))
    for at, (section, entry) in enumerate(layer["board"].items(), 1):
        yield from _of_table(f"[board.{section}]", content["board"][section], entry, (last, 0, at))


def _of_table(
    heading: str, table: Mapping[str, Any], entry: Entry, place: _Place
) -> Iterator[tuple[_Place, HouseValues]]:
    naming = {name: table[name] for name in naming_fields(table) if name in table}
    values: dict[str, Any] = {}
    for name, value in table.items():
        if name in naming:
            continue
        if name == "name":
            value = {
                language: text for language, text in value.items() if entry.sources[f"name.{language}"] in STANDING_IN
            }
        elif entry.sources.get(name) not in STANDING_IN:
            continue
        if value != {}:
            values[name] = value
    if values:
        yield place, HouseValues(heading, naming, entry.fields.get("name", {}), values)


def blank(name: str, words: Catalogue | None = None) -> str:
    """The form for an expansion or a module; a `PackError` where there is none, or nothing to fill in."""
    words = words or catalogue()
    modules = modules_of(name)
    title = said(f"expansion-{name}") if name in EXPANSIONS else said(f"module-{name}")
    found = house_values(modules)
    if not found:
        raise PackError(said("blank-nothing", what=title))
    return "\n".join([_head(words, title), *(_form(each, words) for each in found)])


def _head(words: Catalogue, title: Said) -> str:
    """What to do, in lines that stay comments even when all the others are uncommented at once."""
    text = words.text("blank-head", what=title, source=PRINTED)
    return "".join(f"## {line}".rstrip() + "\n" for line in text.splitlines())


def _form(found: HouseValues, words: Catalogue) -> str:
    name = found.names.get(words.language) or found.names.get("en", "")
    naming = [f"{field} = {in_toml(value)}" for field, value in found.naming.items()]
    if name and naming:
        naming[0] += f"  # {name}"
    values = [f"# {field} = {in_toml(value)}" for field, value in found.values.items()]
    return "\n".join([found.heading, *naming, *values, f'source = "{PRINTED}"', ""])
