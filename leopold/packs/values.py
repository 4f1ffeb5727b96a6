"""What single values in a pack must look like: numbers, words, names, colours.

A value that is wrong raises a `PackError` that says where it stands and what would be right.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias

from leopold.packs import codes, tables
from leopold.packs.errors import Where, hint, noun, show
from leopold.words import Said, said

Check: TypeAlias = Callable[[Any, Where], Any]

SOURCES = ("rulebook", "public", "picture", "translated", "unconfirmed", "house")
HIGHEST_NUMBER = 9999
LONGEST_NAME = 60
HIGHEST_PRICE = 20
CATEGORY_LETTERS = codes.LETTERS[: tables.CATEGORIES]

_LANGUAGE = re.compile(r"[a-z]{2,3}")


def whole(value: Any, where: Where, what: Said, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise where.error("pack-not-whole", value=show(value), noun=what, low=str(low), high=str(high))
    if not low <= value <= high:
        raise where.error("pack-out-of-range", value=show(value), noun=what, low=str(low), high=str(high))
    return value


def number(what: Said, low: int, high: int) -> Check:
    return lambda value, where: whole(value, where, what, low, high)


def flag(value: Any, where: Where) -> bool:
    if not isinstance(value, bool):
        raise where.error("pack-flag", value=show(value))
    return value


def one_of(what: Said, words: Iterable[str]) -> Check:
    known = tuple(words)

    def check(value: Any, where: Where) -> str:
        if not isinstance(value, str) or value not in known:
            raise where.error("pack-not-one", value=show(value), noun=what, hint=hint(value, known))
        return value

    return check


def table(value: Any, where: Where, what: Said) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise where.error("pack-not-table", value=show(value), noun=what)
    return value


def array(value: Any, where: Where, what: Said, low: int, high: int) -> list[Any]:
    if not isinstance(value, list):
        raise where.error("pack-not-list", value=show(value), noun=what)
    if not low <= len(value) <= high:
        least = "exact" if low == high else str(low)
        raise where.error("pack-list-size", n=len(value), noun=what, low=least, high=high)
    return value


def numbers(what: Said, entry: Said, length: int, low: int, high: int, shortest: int | None = None) -> Check:
    def check(value: Any, where: Where) -> tuple[int, ...]:
        entries = array(value, where, what, length if shortest is None else shortest, length)
        return tuple(whole(part, where.nth("entry", i), entry, low, high) for i, part in enumerate(entries, 1))

    return check


def source(value: Any, where: Where) -> str:
    checked: str = one_of(noun("source"), SOURCES)(value, where)
    return checked


def names(value: Any, where: Where) -> dict[str, str]:
    """Names by language. Nothing that would disturb a terminal gets through."""
    for language, name in table(value, where, noun("name")).items():
        if not _LANGUAGE.fullmatch(language):
            raise where.error("pack-language", value=show(language))
        _name(name, where.at(language))
    return dict(value)


def _name(value: Any, where: Where) -> str:
    if not isinstance(value, str) or not value.strip():
        raise where.error("pack-name-empty", value=show(value))
    if len(value) > LONGEST_NAME or not value.isprintable():
        raise where.error("pack-name-long", value=show(value), most=LONGEST_NAME)
    return value


def also(value: Any, where: Where) -> tuple[str, ...]:
    """Other names that people know a card by."""
    entries = array(value, where, noun("names"), 1, 8)
    return tuple(_name(entry, where.nth("entry", i)) for i, entry in enumerate(entries, 1))


def items(what: Said, low: int, high: int) -> Check:
    """Dishes and drinks as letters, counted by kind."""

    def check(value: Any, where: Where) -> tuple[int, ...]:
        if not isinstance(value, str):
            raise where.error("pack-items-form", value=show(value), noun=what, letters=_item_letters())
        for letter in value:
            if letter not in codes.ITEM_LETTERS:
                raise where.error("pack-items-letter", value=show(letter), letters=_item_letters())
        if not low <= len(value) <= high:
            raise where.error("pack-items-size", value=show(value), noun=what, low=low, high=high)
        return tuple(value.count(letter) for letter in codes.ITEM_LETTERS)

    return check


def _item_letters() -> list[Said]:
    pairs = zip(codes.ITEM_LETTERS, codes.ITEMS, strict=True)
    return [said("pack-letter", letter=letter, item=said(f"item-{item}")) for letter, item in pairs]


def colour_list(what: Said, known: tuple[str, ...]) -> Check:
    def check(value: Any, where: Where) -> tuple[int, ...]:
        entries = array(value, where, what, 1, len(known))
        found = tuple(known.index(one_of(noun("colour-here"), known)(entry, where)) for entry in entries)
        if len(set(found)) < len(found):
            raise where.error("pack-colour-twice", value=show(value))
        return found

    return check


def face_list(value: Any, where: Where) -> tuple[int, ...]:
    faces: tuple[int, ...] = numbers(noun("faces"), noun("face"), tables.FACES, 1, tables.FACES, 1)(value, where)
    if len(set(faces)) < len(faces):
        raise where.error("pack-face-twice", value=show(value))
    return tuple(face - 1 for face in faces)


def known_keys(value: Mapping[str, Any], where: Where, what: Said, known: Iterable[str]) -> None:
    allowed = tuple(known)
    for key in value:
        if key not in allowed:
            raise where.error("pack-not-field", value=show(key), noun=what, hint=hint(key, allowed))


def only_kind(value: Any, where: Where, what: Said, kinds: Iterable[str], others: tuple[str, ...] = ()) -> str:
    """The one key of a table that says what it is; the others only say more about it."""
    known = tuple(kinds)
    content = table(value, where, what)
    found = [key for key in content if key not in others]
    for key in found:
        if key not in known:
            raise where.error("pack-not-one", value=show(key), noun=what, hint=hint(key, known))
    if not found:
        raise where.error("pack-says-nothing", noun=what, example=known[0])
    if len(found) > 1:
        raise where.error("pack-says-several", found=found, noun=what, example=known[0])
    return found[0]
