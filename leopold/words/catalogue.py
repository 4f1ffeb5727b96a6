"""The catalogue: every sentence that a player reads, in Fluent files, one folder for each language.

The page reads the same files with `@fluent/bundle`. What is asked often is kept: a message costs some 70 µs.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType
from fluent.syntax.ast import BaseComment, Junk

from leopold.words.pseudo import PSEUDO_LANGUAGE, pseudo
from leopold.words.rulings import rulings_source
from leopold.words.said import Said, Value

FOLDER: Final = Path(__file__).parent
SOURCE_LANGUAGE: Final = "en"
"""The language that has every message; what another one lacks is said in this one."""

LOCALES: Final = {"en": "en_GB", PSEUDO_LANGUAGE: "en_GB"}
"""Which country's habits a language follows, where that is not plain: "cake, wine and coffee" has one comma."""
UNIT_SIGNS: Final = {"zh": "、"}
"""A list without "and": with commas, where a language has no sign of its own for it. What CLDR has for the parts of a
measure is an "and" in some languages and nothing at all in others."""
Style = Literal["standard", "or"]
_JOINS: Final[Mapping[str, Style]] = {"and": "standard", "or": "or"}
_BEGINS: Final = re.compile(r"(-?[a-zA-Z][\w-]*) *=")
_HYPHEN: Final = re.compile(r"(?<![\w-])-(?=\d)")
"""What most locales write before a number below zero, where a minus belongs."""
_MOST_KEPT: Final = 20_000
CALLED: Final = "called-"
"""Messages of a language that declines names: `called-75` is card 75 as the pack calls it, with its cases and gender
as attributes. A pack that calls the card otherwise has a name without them."""


class UnknownWordsError(KeyError):
    """A key that no catalogue has: a mistake of ours, not of a player."""


class Spoken(str):
    """Something said inside a message: its words, and what it was, so that the message may ask for another form."""

    what: Said

    def __new__(cls, text: str, what: Said) -> Spoken:
        spoken = super().__new__(cls, text)
        spoken.what = what
        return spoken

    def __eq__(self, other: object) -> bool:
        return str.__eq__(self, other) is True and (not isinstance(other, Spoken) or self.what == other.what)

    __hash__ = str.__hash__


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


class Entries(dict[str, Any]):
    """Messages, or terms, each parsed when it is first asked for: a whole language would take a second."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: dict[str, str] = {}

    def __contains__(self, name: object) -> bool:
        return name in self.texts

    def __missing__(self, name: str) -> Any:
        found = [entry for entry in FluentResource(self.texts[name]).body if not isinstance(entry, BaseComment)]
        if len(found) != 1 or isinstance(found[0], Junk):
            raise ValueError(f"no message: {self.texts[name].strip()!r}")
        self[name] = found[0]
        return found[0]


def entries(text: str) -> Iterator[tuple[str, str]]:
    """A file cut into its messages and terms, each with its name; what belongs to none has no name."""
    name, lines = "", list[str]()
    for line in text.split("\n"):
        begins = _BEGINS.match(line)
        if begins or line.startswith("#") or (line.strip() and line[0] not in " }" and not begins):
            if name:
                yield name, "\n".join(lines) + "\n"
            name, lines = (begins[1], [line]) if begins else ("", [])
            if not begins and not line.startswith("#"):
                yield "", line
        elif name:
            lines.append(line)
        elif line.strip():
            yield "", line
    if name:
        yield name, "\n".join(lines) + "\n"


class Catalogue:
    """The sentences of one language."""

    def __init__(self, language: str, texts: Mapping[str, str], fallback: Catalogue | None = None) -> None:
        self.language = language
        self._fallback = fallback
        self._locale = LOCALES.get(language, language)
        self._bundle = FluentBundle([self._locale.replace("_", "-")], use_isolating=False, functions=self._functions())
        self._messages, self._terms = Entries(), Entries()
        self._bundle._messages, self._bundle._terms = self._messages, self._terms
        for file, text in texts.items():
            for name, part in entries(text):
                if not name and fallback is None:
                    raise ValueError(f"{language}/{file}: no message: {part.strip()!r}")
                if name:
                    (self._terms if name[0] == "-" else self._messages).texts.setdefault(name.lstrip("-"), part)
        self._kept: dict[tuple[Any, ...], str] = {}
        called = {name: part for name, part in self._messages.texts.items() if name.startswith(CALLED)}
        self._called = {part.partition("=")[2].split("\n")[0].strip(): name for name, part in called.items()}

    def _functions(self) -> Any:
        return {"LIST": self._list, "FORM": self._form}  # as the runtime calls them; its annotations know no options

    def _list(self, words: Any, type: Any = "and", form: Any = None) -> str:
        if not isinstance(words, Listed):
            return self._form(words, form)
        parts = [self._form(part, form) for part in words.words]
        if str(type) == "unit":
            return UNIT_SIGNS.get(self.language.split("-")[0], ", ").join(parts)
        return str(format_list(parts, style=_JOINS[str(type)], locale=self._locale))

    def _form(self, words: Any, form: Any = None) -> str:
        """Words in another form, such as a case, or a trait of theirs, such as the gender: what the attribute of that
        name of their message says, or of the name that they are. Words that have no such form stay as they are."""
        if form is not None:
            what = words.what if isinstance(words, Spoken) else Said(self._called.get(str(words), ""))
            key = f"{what.key}.{form}"
            if self._owns(key):
                return self.text(key, **what.params)
        return str(words)

    def has(self, key: str) -> bool:
        """Is there such a message or attribute, in this language or in English?"""
        return self._owns(key) or (self._fallback is not None and self._fallback.has(key))

    def _owns(self, key: str) -> bool:
        return self._pattern(key) is not None

    def _pattern(self, key: str) -> Any:
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return None
        try:
            message = self._bundle.get_message(name)
        except ValueError:
            if self._fallback is None:
                raise
            return None  # a slip of a translator, of whom the check complains
        return message.attributes.get(attribute) if attribute else message.value

    def own_keys(self) -> frozenset[str]:
        """Every message that this language has itself."""
        return frozenset(self._messages.texts)

    def say(self, what: Said) -> str:
        """The sentence."""
        return self.text(what.key, **what.params)

    def sentences(self, parts: Iterable[str]) -> str:
        """Several sentences one after the other, with whatever the language has between them."""
        return self.text("sentence-gap").join(parts)

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
            return Spoken(self.say(value), value)
        if isinstance(value, bool):
            return "yes" if value else "no"
        if value is None or isinstance(value, int | str):
            return "none" if value is None else value
        return tuple(Spoken(self.say(part), part) if isinstance(part, Said) else str(part) for part in value)

    def _format(self, key: str, params: Mapping[str, Any]) -> str:
        pattern = self._pattern(key)
        if pattern is None:
            if self._fallback is None:
                raise UnknownWordsError(key)
            return self._fallback._format(key, params)
        arguments = {name: Listed(value) if isinstance(value, tuple) else value for name, value in params.items()}
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors and self._fallback:  # a part of it has not been translated yet
            return self._fallback._format(key, params)
        if errors:
            raise UnknownWordsError(f"{key}: {errors[0]}")
        below_zero = any(isinstance(value, int) and value < 0 for value in params.values())
        return _HYPHEN.sub("−", str(text)) if below_zero else str(text)


@cache
def sources(language: str) -> dict[str, str]:
    """The Fluent files of a language, by name."""
    if language == PSEUDO_LANGUAGE:
        return {name: pseudo(text) for name, text in sources(SOURCE_LANGUAGE).items()}
    files = {file.name: file.read_text("utf-8") for file in sorted((FOLDER / language).glob("*.ftl"))}
    if language == SOURCE_LANGUAGE:
        return files | {"rulings.ftl": rulings_source()}
    return {name: filled_in(text) for name, text in files.items()}


_EMPTY_ATTRIBUTE: Final = re.compile(r"^ +\.[\w-]+ =[ \t]*\n(?! +[^.\s])", re.MULTILINE)
_EMPTY: Final = re.compile(r"^-?[a-zA-Z][\w-]* =[ \t]*\n(?! )", re.MULTILINE)


def filled_in(text: str) -> str:
    """Without what a translator has not come to yet, which English says."""
    return _EMPTY.sub("", _EMPTY_ATTRIBUTE.sub("", text.rstrip() + "\n"))


@cache
def catalogue(language: str = SOURCE_LANGUAGE) -> Catalogue:
    """The catalogue of a language, read once."""
    fallback = None if language == SOURCE_LANGUAGE else catalogue()
    return Catalogue(language, sources(language), fallback)
