"""How packs complain: one sentence that names the file, the card and the field, and says what would be right."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from leopold.words import Said, SaidError, Value, said

LONGEST_VALUE = 60
LONGEST_PATH = 200
DEEPEST_SHOWN = 8


class PackError(SaidError):
    """A pack that cannot be used. What it says is fit to be shown to whoever wrote the pack."""


@dataclass(frozen=True, slots=True)
class Where:
    """A place in a pack: the file, then the table and the field, as far as they are known.

    What stands in the pack goes by its own name; whatever is only counted, such as the parts of a list, is said.
    """

    file: str
    table: Said | str = ""
    parts: tuple[Said | str, ...] = ()

    def at(self, part: Said | str) -> Where:
        """A place inside this one."""
        return Where(self.file, self.table, (*self.parts, part))

    def nth(self, what: str, n: int) -> Where:
        """One of several inside this one, counted from 1: `part`, `entry`, `floor` or `room`."""
        return self.at(said(f"pack-{what}", n=n))

    def error(self, key: str, /, **params: Value) -> PackError:
        """A message of the catalogue, with the place in front."""
        place = [part for part in (self.file, self.table, *self.parts) if part]
        return PackError(said("pack-at", place=place, problem=Said(key, params)))


def noun(name: str, /, **params: Value) -> Said:
    """What something is called in a sentence about a wrong one."""
    return Said(f"pack-noun-{name}", params)


def plain(text: str, longest: int = LONGEST_PATH) -> str:
    """Text cut short and without control characters."""
    shown = "".join(letter if letter.isprintable() else "?" for letter in text[: longest + 1])
    return shown if len(shown) <= longest else shown[: longest - 1] + "…"


def show(value: Any, deep: int = DEEPEST_SHOWN) -> str:
    """A value as its writer would recognise it; what lies too deep in it for that is left out."""
    if isinstance(value, dict | list) and value and not deep:
        return "…"
    return plain(in_toml(value, lambda part: show(part, deep - 1)), LONGEST_VALUE)


def in_toml(value: Any, part: Callable[[Any], str] | None = None) -> str:
    """A value as a pack writes it, on one line; `part` writes what is inside of it, if not this does."""
    inside = part or in_toml
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {inside(one)}" for key, one in value.items()) + " }" if value else "{}"
    if isinstance(value, list):
        return "[" + ", ".join(inside(one) for one in value) + "]"
    return json.dumps(value, ensure_ascii=False, default=str)


def hint(word: Any, known: Iterable[str]) -> Said:
    """What a word was perhaps meant to be, or all that it may be."""
    from difflib import get_close_matches

    words = list(known)
    near = get_close_matches(word.lower(), words, n=2, cutoff=0.6) if isinstance(word, str) else []
    if near:
        return said("pack-hint-near", near=[show(match) for match in near])
    return said("pack-hint-known", known=[show(match) for match in words]) if words else said("pack-hint-nothing")
