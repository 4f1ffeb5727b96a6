"""How packs complain: one sentence that names the file, the card and the field, and says what would be right."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

LONGEST_VALUE = 60
LONGEST_PATH = 200


class PackError(ValueError):
    """A pack that cannot be used. Its text is one sentence, fit to be shown to whoever wrote the pack."""


@dataclass(frozen=True, slots=True)
class Where:
    """A place in a pack: the file, then the table and the field, as far as they are known."""

    file: str
    table: str = ""
    field: str = ""

    def at(self, part: str) -> Where:
        """A place inside this one."""
        return Where(self.file, self.table, f"{self.field}, {part}" if self.field else part)

    def error(self, problem: str) -> PackError:
        place = ", ".join(part for part in (self.file, self.table, self.field) if part)
        return PackError(f"{place}: {problem}")


def plain(text: str, longest: int = LONGEST_PATH) -> str:
    """Text cut short and without control characters."""
    text = "".join(letter if letter.isprintable() else "?" for letter in text)
    return text if len(text) <= longest else text[: longest - 1] + "…"


def show(value: Any) -> str:
    """A value as its writer would recognise it."""
    if isinstance(value, dict):
        text = "{ " + ", ".join(f"{key} = {show(part)}" for key, part in value.items()) + " }" if value else "{}"
    elif isinstance(value, list):
        text = "[" + ", ".join(show(part) for part in value) + "]"
    else:
        text = json.dumps(value, ensure_ascii=False, default=str)
    return plain(text, LONGEST_VALUE)


def listed(words: Iterable[str], last: str = "or") -> str:
    """Words as English lists them: a, b or c."""
    known = list(words)
    return known[0] if len(known) == 1 else f"{', '.join(known[:-1])} {last} {known[-1]}" if known else ""


def hint(word: Any, known: Iterable[str]) -> str:
    """What a word was perhaps meant to be, or all that it may be."""
    from difflib import get_close_matches

    words = list(known)
    near = get_close_matches(word.lower(), words, n=2, cutoff=0.6) if isinstance(word, str) else []
    if near:
        return f"perhaps {listed([show(match) for match in near])} was meant"
    return f"use {listed([show(match) for match in words])}" if words else "leave it out"
