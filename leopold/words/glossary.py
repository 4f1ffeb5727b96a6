"""The glossary: what a term of the game is called in each language, and where that word comes from.

Sentences are ours, terms are those of the printed rulebooks. A translation of a sentence that speaks of krones has to
say krones too, and in no other word.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

FILE: Final = Path(__file__).with_name("glossary.toml")


@dataclass(frozen=True)
class Term:
    """One word of one language."""

    word: str
    source: str
    """The rulebook that has it, or "ours"."""
    stems: tuple[re.Pattern[str], ...]
    """How its forms begin; any of them will do."""
    never: tuple[re.Pattern[str], ...] = ()
    """Words that would be another term, or none of the game's."""
    free: frozenset[str] = frozenset()
    """Messages that say it in another way, since the language does."""


class Glossary:
    """The terms of all languages, by language and by the name of the term."""

    def __init__(self, table: Mapping[str, Mapping[str, Mapping[str, Any]]]) -> None:
        self.terms = {
            language: {name: _term(given) for name, given in terms.items()} for language, terms in table.items()
        }

    def wrong(self, language: str, key: str, english: str, theirs: str) -> Iterator[str]:
        """Terms that English has and the translation lacks, and words that it should not use for them."""
        for name, term in self.terms.get(language, {}).items():
            asked = self.terms["en"].get(name)
            if asked is None or key in term.free or not any(stem.search(english) for stem in asked.stems):
                continue
            if not any(stem.search(theirs) for stem in term.stems):
                yield f"speaks of {asked.word!r}, which is {term.word!r} here"
            for word in term.never:
                if said := word.search(theirs):
                    yield f"says {said[0]!r}, where the word is {term.word!r}"


def _term(given: Mapping[str, Any]) -> Term:
    def patterns(stems: list[str]) -> tuple[re.Pattern[str], ...]:
        return tuple(re.compile(stem, re.IGNORECASE) for stem in stems)

    word = given["term"]
    return Term(
        word,
        given["source"],
        patterns(given.get("stems", [re.escape(word)])),
        patterns(given.get("never", [])),
        frozenset(given.get("free", ())),
    )


@cache
def glossary() -> Glossary:
    return Glossary(tomllib.loads(FILE.read_text("utf-8")))
