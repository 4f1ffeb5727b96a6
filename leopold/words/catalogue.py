"""The catalogue: every sentence that a player reads, in Fluent files, one folder for each language.

The page reads the same files with `@fluent/bundle`. What is asked often is kept: a message costs some 70 µs.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType
from fluent.syntax.ast import Junk

from leopold.words.pseudo import PSEUDO_LANGUAGE, pseudo
from leopold.words.rulings import rulings_source
from leopold.words.said import Said, Value

FOLDER: Final = Path(__file__).parent
SOURCE_LANGUAGE: Final = "en"
"""The language that has every message; what another one lacks is said in this one."""

LOCALES: Final = {"en": "en_GB", PSEUDO_LANGUAGE: "en_GB"}
"""Which country's habits a language follows, where that is not plain: "cake, wine and coffee" has one comma."""
Style = Literal["standard", "or", "unit"]
_JOINS: Final[Mapping[str, Style]] = {"and": "standard", "or": "or", "unit": "unit"}
_MOST_KEPT: Final = 20_000


class UnknownWordsError(KeyError):
    """A key that no catalogue has: a mistake of ours, not of a player."""


class Listed(FluentType):
    """Several words as one argument of a message, until `LIST` joins them."""

    def __init__(self, words: tuple[str, ...]) -> None:
        self.words = words

    def format(self, locale: Any) -> str:
        """Without `LIST` they are joined by "and"."""
        return str(format_list(self.words, locale=locale))


@cache
def languages() -> tuple[str, ...]:
    """The languages there are, English first."""
    others = sorted(folder.name for folder in FOLDER.iterdir() if any(folder.glob("*.ftl")))
    return (SOURCE_LANGUAGE, *(name for name in others if name != SOURCE_LANGUAGE))


class Catalogue:
    """The sentences of one language."""

    def __init__(self, language: str, texts: Mapping[str, str], fallback: Catalogue | None = None) -> None:
        self.language = language
        self._fallback = fallback
        self._locale = LOCALES.get(language, language)
        self._bundle = FluentBundle([self._locale.replace("_", "-")], use_isolating=False, functions=self._functions())
        for name, text in texts.items():
            resource = FluentResource(text)
            for entry in resource.body:
                if isinstance(entry, Junk):
                    raise ValueError(f"{language}/{name}: no message: {(entry.content or '').strip()!r}")
            self._bundle.add_resource(resource)
        self._kept: dict[tuple[Any, ...], str] = {}

    def _functions(self) -> Any:
        return {"LIST": self._list}  # as the runtime calls it; its annotations know no options

    def _list(self, words: Any, type: Any = "and") -> str:
        if not isinstance(words, Listed):
            return str(words)
        return str(format_list(words.words, style=_JOINS[str(type)], locale=self._locale))

    def has(self, key: str) -> bool:
        """Is there such a message or attribute, in this language or in English?"""
        name, _, attribute = key.partition(".")
        if self._bundle.has_message(name) and (not attribute or attribute in self._bundle.get_message(name).attributes):
            return True
        return self._fallback is not None and self._fallback.has(key)

    def own_keys(self) -> frozenset[str]:
        """Every message that this language has itself."""
        return frozenset(self._bundle._messages)

    def say(self, what: Said) -> str:
        """The sentence."""
        return self.text(what.key, **what.params)

    def text(self, key: str, /, **params: Value) -> str:
        """The message of a key with its parameters; `key.attribute` is an attribute of a message."""
        plain = {name: self._plain(value) for name, value in params.items()}
        asked = (key, *((name, type(value), value) for name, value in plain.items()))
        found = self._kept.get(asked)
        if found is None:
            if len(self._kept) >= _MOST_KEPT:
                self._kept.clear()
            found = self._kept[asked] = self._format(key, plain)
        return found

    def _plain(self, value: Value) -> Any:
        if isinstance(value, Said):
            return self.say(value)
        if isinstance(value, bool):
            return "yes" if value else "no"
        if value is None or isinstance(value, int | str):
            return "none" if value is None else value
        return tuple(self.say(part) if isinstance(part, Said) else str(part) for part in value)

    def _format(self, key: str, params: Mapping[str, Any]) -> str:
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            if self._fallback is None:
                raise UnknownWordsError(key)
            return self._fallback._format(key, params)
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise UnknownWordsError(key)
        arguments = {name: Listed(value) if isinstance(value, tuple) else value for name, value in params.items()}
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise UnknownWordsError(f"{key}: {errors[0]}")
        return str(text)


@cache
def sources(language: str) -> dict[str, str]:
    """The Fluent files of a language, by name."""
    if language == PSEUDO_LANGUAGE:
        return {name: pseudo(text) for name, text in sources(SOURCE_LANGUAGE).items()}
    files = {file.name: file.read_text("utf-8") for file in sorted((FOLDER / language).glob("*.ftl"))}
    return files | {"rulings": rulings_source()} if language == SOURCE_LANGUAGE else files


@cache
def catalogue(language: str = SOURCE_LANGUAGE) -> Catalogue:
    """The catalogue of a language, read once."""
    fallback = None if language == SOURCE_LANGUAGE else catalogue()
    return Catalogue(language, sources(language), fallback)
