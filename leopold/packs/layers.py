"""Laying documents over each other: our files first, then an edition, then a user's packs.

Every document is checked on its own before anything is merged, so an overlay counts whole or not at all.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from leopold.packs import values
from leopold.packs.checking import BOARD, FIELDS
from leopold.packs.errors import Where, hint, noun, plain, show
from leopold.packs.modules import BASE, PROMO
from leopold.packs.reading import Document
from leopold.packs.values import known_keys, source
from leopold.words import Said, said

CARD_KINDS = ("staff", "guest", "objective", "instruction")
ID_KINDS = {
    "emperor": "A1",
    "ballroom": "apollosaal",
    "rehearsal_room": "attic",
    "celebrity": "marie_curie",
    "entrance": "stroup",
}
"""What is told apart by an id, each with an example of one."""
TABLE_KINDS = (*CARD_KINDS, *ID_KINDS, "hotel")
TOP_KEYS = ("source", "sources", *TABLE_KINDS, "introductory", "board")
DEFAULT_SOURCE = "house"

EFFECT_FIELD = {"once": "effect", "round": "effect", "permanent": "powers", "end": "score", "flip": "effect"}
"""Which field says what a staff card does, by its timing."""

WAITING = ("flip",)
"""Timings of cards that always wait for something; it stands in `when`."""
MAY_WAIT = (*WAITING, "round", "permanent")
"""Timings of cards that can. A permanent one that waits has an effect and no powers, or both."""


@dataclass(slots=True)
class Entry:
    """One card, tile, hotel or section of the board while it is being put together."""

    label: Said | str
    file: str
    """Where it was last spoken of."""
    fields: dict[str, Any] = field(default_factory=dict)
    sources: dict[str, str] = field(default_factory=dict)
    origins: dict[str, str] = field(default_factory=dict)

    @property
    def module(self) -> str:
        """What it belongs to: without that it is not in the game."""
        found: str = self.fields.get("module", BASE)
        return found

    def is_in_play(self, modules: Collection[str]) -> bool:
        """Is its module chosen, and whatever else it needs?"""
        return self.module in modules and set(self.fields.get("with", ())) <= set(modules)

    def where(self, name: str = "") -> Where:
        """The place of one of the fields, in the file it came from."""
        return Where(self.origins.get(name, self.file), self.label, (name,) if name else ())


Layer: TypeAlias = dict[str, dict[Any, Entry]]
"""Entries by kind, then by number, id or section."""


def empty() -> Layer:
    return {kind: {} for kind in (*TABLE_KINDS, "introductory", "board")}


# --- one document


def _identity(kind: str, content: dict[str, Any], where: Where) -> tuple[Any, Said]:
    """What a table is about: the key it is stored by and how messages call it."""
    if kind in CARD_KINDS or kind in ID_KINDS:
        name = "id" if kind in ID_KINDS else "number"
        if name not in content:
            example = f'id = "{ID_KINDS[kind]}"' if kind in ID_KINDS else "number = 13"
            raise where.at(name).error("pack-which", example=example)
        key = FIELDS[kind][name](content[name], where.at(name))
        return key, said(f"pack-table-{kind}", key=str(key))
    if "side" not in content:
        raise where.at("side").error("pack-side-lacks")
    side = FIELDS[kind]["side"](content["side"], where.at("side"))
    if side == "night":
        if "letter" in content:
            raise where.at("letter").error("pack-night-letter")
        return "night", said("pack-table-hotel", key="night")
    if "letter" not in content:
        raise where.at("letter").error("pack-day-letter")
    letter = FIELDS[kind]["letter"](content["letter"], where.at("letter"))
    return f"day {letter}", said("pack-table-hotel", key=f"day {letter}")


def naming_fields(fields: Iterable[str]) -> tuple[str, ...]:
    """Those of a table that only say which one is meant."""
    return ("number", "id", "side", "letter") if "side" in fields else ("number", "id")


def _field_of(name: str, known: Iterable[str]) -> bool:
    base, _, language = name.partition(".")
    return base in known and (not language or base == "name")


def _source_table(value: Any, where: Where, known: Iterable[str]) -> dict[str, str]:
    """Sources by field; a name may have one for each language ("name.en")."""
    fields = tuple(known)
    content = values.table(value, where, noun("sources"))
    for name, word in content.items():
        if not _field_of(name, fields):
            raise where.error("pack-source-field", value=show(name), hint=hint(name, fields))
        source(word, where.at(plain(name)))
    return dict(content)


def _entry(
    label: Said | str,
    content: dict[str, Any],
    where: Where,
    known: dict[str, values.Check],
    what: Said,
    defaults: dict[str, str],
    default: str,
) -> Entry:
    """A table with all its fields checked and a source for each of them."""
    known_keys(content, where, what, (*known, "source", "sources"))
    entry = Entry(label, where.file)
    own = source(content["source"], where.at("source")) if "source" in content else None
    given = _source_table(content["sources"], where.at("sources"), known) if "sources" in content else {}
    for name, value in content.items():
        if name in ("source", "sources"):
            continue
        checked = known[name](value, where.at(name))
        entry.fields[name] = checked
        entry.origins[name] = where.file
        for part in [f"name.{language}" for language in checked] if name == "name" else [name]:
            word = given.get(part) or given.get(name) or own or defaults.get(part) or defaults.get(name) or default
            entry.sources[part] = word
    for part in given:
        if part not in entry.sources and part not in entry.fields:
            raise where.at("sources").error("pack-source-alone", name=plain(part))
    if "promo" in entry.fields:  # as packs said it before there were modules
        entry.fields["module"] = PROMO if entry.fields.pop("promo") else BASE
    return entry


def collect(document: Document, module: str = BASE) -> Layer:
    """All that a document says, checked field by field; what it does not place elsewhere belongs to the module."""
    file, content = document
    top = Where(file)
    known_keys(content, top, noun("pack"), TOP_KEYS)
    default = source(content["source"], top.at("source")) if "source" in content else DEFAULT_SOURCE
    defaults: dict[str, dict[str, str]] = {}
    if "sources" in content:
        for kind, words in values.table(content["sources"], top.at("sources"), noun("sources")).items():
            place = top.at("sources")
            values.one_of(noun("kind"), TABLE_KINDS)(kind, place)
            defaults[kind] = _source_table(words, place.at(kind), FIELDS[kind])
    layer = empty()
    for kind in TABLE_KINDS:
        _collect_tables(layer, kind, content.get(kind, []), top, defaults.get(kind, {}), default)
        for entry in layer[kind].values() if module != BASE else ():
            entry.fields.setdefault("module", module)
    _collect_introductory(layer, content.get("introductory", {}), top, default)
    _collect_board(layer, content.get("board", {}), top, default)
    return layer


def _collect_tables(layer: Layer, kind: str, found: Any, top: Where, defaults: dict[str, str], default: str) -> None:
    if not isinstance(found, list):
        raise top.at(kind).error("pack-tables-form", example=f"[[{kind}]]")
    for i, content in enumerate(found, 1):
        unnamed = Where(top.file, said("pack-table-nth", kind=kind, n=i))
        if not isinstance(content, dict):
            raise unnamed.error("pack-table-form", value=show(content), example=f"[[{kind}]]")
        key, label = _identity(kind, content, unnamed)
        where = Where(top.file, label)
        if key in layer[kind]:
            raise where.error("pack-twice")
        layer[kind][key] = _entry(label, content, where, FIELDS[kind], noun(kind), defaults, default)


def _collect_introductory(layer: Layer, found: Any, top: Where, default: str) -> None:
    where = Where(top.file, "introductory")
    if not isinstance(found, dict):
        raise where.error("pack-sets-form")
    if found:
        entry = _entry("introductory", found, where, FIELDS["introductory"], noun("introductory"), {}, default)
        layer["introductory"][""] = entry


def _collect_board(layer: Layer, found: Any, top: Where, default: str) -> None:
    where = Where(top.file, "board")
    if not isinstance(found, dict):
        raise where.error("pack-board-form")
    known_keys(found, where, noun("board"), BOARD)
    for section, content in found.items():
        place = Where(top.file, f"board.{section}")
        if not isinstance(content, dict):
            raise place.error("pack-section-form", value=show(content), example=f"[board.{section}]")
        title = f"board.{section}"
        what = noun("section", name=title)
        layer["board"][section] = _entry(title, content, place, BOARD[section], what, {}, default)


# --- one over another


def in_play(layer: Layer, modules: Iterable[str]) -> Layer:
    """What a layer has for a game with these modules."""
    chosen = {BASE, *modules}
    return {
        kind: {key: entry for key, entry in found.items() if entry.is_in_play(chosen)} for kind, found in layer.items()
    }


def lay_over(below: Layer, above: Layer) -> None:
    """Put one layer over another. Fields that the upper one does not name stay as they are."""
    for kind, entries in above.items():
        for key, entry in entries.items():
            if key in below[kind]:
                _lay_entry_over(below[kind][key], entry)
            else:
                if kind in CARD_KINDS:
                    _check_number_is_free(below, kind, entry)
                below[kind][key] = entry


def _check_number_is_free(layer: Layer, kind: str, entry: Entry) -> None:
    """A printed number names one card, whatever its kind."""
    number = entry.fields["number"]
    for other in CARD_KINDS:
        if number in layer[other]:
            free = max(max(layer[known], default=0) for known in CARD_KINDS) + 1
            raise entry.where("number").error(
                "pack-number-taken", number=str(number), other=noun(other), noun=noun(kind), free=str(free)
            )


def _lay_entry_over(below: Entry, above: Entry) -> None:
    timing = above.fields.get("timing")
    if timing is not None and timing != below.fields["timing"]:
        # A card with another timing does something else: what it did before goes with the old timing.
        for name in set(EFFECT_FIELD.values()) - {EFFECT_FIELD[timing]}:
            below.fields.pop(name, None)
            below.sources.pop(name, None)
        if timing not in MAY_WAIT:
            below.fields.pop("when", None)
            below.sources.pop("when", None)
    for name, value in above.fields.items():
        both = isinstance(value, dict) and name in below.fields
        below.fields[name] = {**below.fields[name], **value} if both else value
    # What only says which card is meant is no news about it.
    naming = naming_fields(above.fields)
    below.sources.update({name: word for name, word in above.sources.items() if name not in naming})
    below.origins.update(above.origins)
    below.file = above.file
