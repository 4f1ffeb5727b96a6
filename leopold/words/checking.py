"""What a translation lacks, or says wrongly: every language is held against English, message by message.

`leopold words check` prints what this finds, and a test finds the same. A mistake is a sentence for translators, who
work on Fluent files and read English there.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import chain
from typing import Final, NamedTuple

from babel import Locale
from fluent.syntax import FluentParser, ast

from leopold.words.catalogue import CALLED, SOURCE_LANGUAGE, sources
from leopold.words.glossary import Glossary, glossary

PLURALS: Final = frozenset({"zero", "one", "two", "few", "many", "other"})
_COUNTS: Final = range(201)
"""Enough to meet every plural form that a number of this game can need; what only millions have is not asked for."""
GAP: Final = "\ufffc"
_MARKUP: Final = re.compile(r"`|</?\w+>|\*\*")
_COMMAND: Final = re.compile(r"[A-Za-z]")
_READERS: Final = re.compile(r"^reference-(same|unsaid)$|\.also$")
"""What readers say who look for something, in whatever words: the glossary is for what we say."""


class Mistake(NamedTuple):
    """Something that a translation should not have, or should."""

    language: str
    file: str
    key: str
    wrong: str

    def __str__(self) -> str:
        return f"{self.language}/{self.file}: {self.key}: {self.wrong}"


@dataclass
class Part:
    """The value of a message, or one of its attributes."""

    name: str
    file: str
    pattern: ast.Pattern
    shown: set[str] = field(default_factory=set)
    """Variables whose value stands in the sentence."""
    chosen: dict[str, set[str]] = field(default_factory=dict)
    """Variables that the sentence is chosen by, each with the variants there are."""
    refers: set[str] = field(default_factory=set)
    lists: set[str] = field(default_factory=set)
    """Variables that hold several things, which are joined."""
    forms: set[str] = field(default_factory=set)
    """Forms that are asked for by name: `FORM($guest, form: "genitive")`."""
    commands: list[str] = field(default_factory=list)
    """What is to be typed as it stands: `{ "help" }`."""
    text: str = ""
    """Its words, all variants one after the other, with a sign where something else is put in."""

    @property
    def uses(self) -> set[str]:
        return self.shown | set(self.chosen)


class Text:
    """One language, taken apart."""

    def __init__(self, files: Mapping[str, str]) -> None:
        self.parts: dict[str, Part] = {}
        self.messages: dict[str, str] = {}
        """In which file each message is."""
        self.families: dict[str, list[str]] = {}
        """A message with its attributes, which get the same variables."""
        self.twice: list[tuple[str, str]] = []
        self.junk: list[tuple[str, str]] = []
        for file, text in files.items():
            for entry in FluentParser(with_spans=False).parse(text).body:  # where it stands nobody asks
                if isinstance(entry, ast.Junk):
                    self.junk.append((file, (entry.content or "").strip().split("\n")[0]))
                elif isinstance(entry, ast.Message | ast.Term):
                    self._add(file, entry)

    def _add(self, file: str, entry: ast.Message | ast.Term) -> None:
        name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
        if name in self.messages:
            self.twice.append((file, name))
        self.messages[name] = file
        values = [("", entry.value), *((f".{one.id.name}", one.value) for one in entry.attributes)]
        for end, pattern in values:
            if pattern is not None:
                self.parts[name + end] = _taken_apart(Part(name + end, file, pattern))
                self.families.setdefault(name, []).append(name + end)

    @cache  # noqa: B019, one for each language, and there are few
    def reaches(self, name: str) -> frozenset[str]:
        """A part and all parts that it refers to."""
        found = {name}
        waiting = [name]
        while waiting:
            part = self.parts.get(waiting.pop())
            new = (part.refers if part else set()) - found
            found |= new
            waiting.extend(new)
        return frozenset(found)

    def family(self, name: str) -> list[str]:
        """The message that a part belongs to, with all its attributes."""
        return self.families.get(name.partition(".")[0], [])

    def shown(self, name: str) -> set[str]:
        return set(chain.from_iterable(self.parts[one].shown for one in self.reaches(name) if one in self.parts))

    def uses(self, name: str) -> set[str]:
        return set(chain.from_iterable(self.parts[one].uses for one in self.reaches(name) if one in self.parts))

    def variants(self, name: str, variable: str) -> set[str]:
        found = (self.parts[one].chosen.get(variable, set()) for one in self.reaches(name) if one in self.parts)
        return set(chain.from_iterable(found))


def _taken_apart(part: Part) -> Part:
    words: list[str] = []
    for node in _walk(part.pattern):
        match node:
            case ast.TextElement():
                words.append(node.value)
            case ast.Placeable(expression=ast.StringLiteral(value=value)) if _COMMAND.search(value):
                part.commands.append(value)
            case ast.SelectExpression(selector=ast.VariableReference(id=ast.Identifier(name=name))):
                part.chosen.setdefault(name, set()).update(_key(variant) for variant in node.variants)
            case ast.Placeable(expression=ast.VariableReference(id=ast.Identifier(name=name))):
                part.shown.add(name)
            case ast.FunctionReference(arguments=arguments):
                given = {one.id.name for one in arguments.positional if isinstance(one, ast.VariableReference)}
                part.shown |= given
                if node.id.name == "LIST":
                    part.lists |= given
                named = (one.value for one in arguments.named if one.name.name == "form")
                part.forms.update(value.value for value in named if isinstance(value, ast.StringLiteral))
            case ast.MessageReference() | ast.TermReference():
                sign = "-" if isinstance(node, ast.TermReference) else ""
                end = f".{node.attribute.name}" if node.attribute else ""
                part.refers.add(f"{sign}{node.id.name}{end}")
    part.text = GAP.join(words)
    return part


def _walk(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    yield node
    for value in vars(node).values():
        for one in value if isinstance(value, list) else [value]:
            if isinstance(one, ast.BaseNode) and not isinstance(one, ast.Span):
                yield from _walk(one)


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


@cache
def taken_apart(language: str) -> Text:
    return Text(sources(language))


@cache
def plural_forms(language: str) -> frozenset[str]:
    """The plural forms that whole numbers have in a language."""
    form = Locale.parse(language.replace("-", "_")).plural_form
    return frozenset(form(n) for n in _COUNTS)


@cache
def one_is_several(language: str) -> bool:
    """Does `one` mean more numbers than 1 in a language?"""
    form = Locale.parse(language.replace("-", "_")).plural_form
    return sum(form(n) == "one" for n in _COUNTS) > 1


def check(
    language: str, source: Text | None = None, text: Text | None = None, terms: Glossary | None = None
) -> list[Mistake]:
    """Every mistake of a language, by file."""
    english = source or taken_apart(SOURCE_LANGUAGE)
    theirs = text or taken_apart(language)
    found = [*_of_files(language, theirs), *_missing(language, english, theirs), *_left_over(language, english, theirs)]
    for name, part in theirs.parts.items():
        if name.startswith((CALLED, "-")):
            continue
        wrong = [*_variables(english, theirs, name), *_plurals(language, part), *_letters(language, part)]
        if name in english.parts:
            wrong += [*_as_it_stands(english.parts[name], part)]
            if not _READERS.search(name):
                wrong += (terms or glossary()).wrong(language, name, english.parts[name].text, part.text)
        found += [Mistake(language, part.file, name, one) for one in wrong]
    return sorted(found, key=lambda mistake: (mistake.file, mistake.key))


def _of_files(language: str, theirs: Text) -> Iterator[Mistake]:
    for file, line in theirs.junk:
        yield Mistake(language, file, line, "this cannot be read as Fluent")
    for file, name in theirs.twice:
        yield Mistake(language, file, name, "written twice")


def _missing(language: str, english: Text, theirs: Text) -> Iterator[Mistake]:
    for name, part in english.parts.items():
        if name not in theirs.parts:
            yield Mistake(language, part.file, name, "missing")
        elif theirs.parts[name].file != part.file and not name.startswith("-"):
            yield Mistake(language, theirs.parts[name].file, name, f"belongs into {part.file}, as in English")


def _left_over(language: str, english: Text, theirs: Text) -> Iterator[Mistake]:
    asked = set(chain.from_iterable(part.forms for part in theirs.parts.values()))
    referred = set(chain.from_iterable(part.refers for part in theirs.parts.values()))
    for name, file in theirs.messages.items():
        if name.startswith("-") and not any(one.split(".")[0] == name for one in referred):
            yield Mistake(language, file, name, "a term that no message uses")
        elif name not in english.messages and not name.startswith(("-", CALLED)):
            yield Mistake(language, file, name, "English has no such message; parts of your own are terms (-name)")
    for name, part in theirs.parts.items():
        message, _, attribute = name.partition(".")
        ours = not attribute or name in english.parts or attribute in asked or name in referred
        if not ours and not message.startswith("-"):
            yield Mistake(language, part.file, name, "a form that no message asks for")
    for name in referred - set(theirs.parts):
        where = next(part for part in theirs.parts.values() if name in part.refers)
        yield Mistake(language, where.file, where.name, f"refers to {name}, which is not there")


def _variables(english: Text, theirs: Text, name: str) -> Iterator[str]:
    base = name if name in english.parts else name.partition(".")[0]
    if base not in english.parts:
        return
    for variable in sorted(english.shown(base) - theirs.uses(name)) if name in english.parts else ():
        yield f"${variable} is not used"
    given = _known(english, base)
    for variable in sorted(theirs.uses(name) - given):
        yield f"${variable} is not known here; there are {', '.join(sorted(f'${one}' for one in given))}"
    for variable, keys in theirs.parts[name].chosen.items():
        known = set(chain.from_iterable(english.variants(one, variable) for one in english.family(base)))
        for key in sorted(keys - known - PLURALS):
            if known and not key.isdigit() and known - PLURALS:
                yield f"${variable} is never [{key}]; it may be {', '.join(f'[{one}]' for one in sorted(known))}"


def _known(english: Text, base: str) -> set[str]:
    return set(chain.from_iterable(english.uses(one) for one in english.family(base)))


def _plurals(language: str, part: Part) -> Iterator[str]:
    forms = plural_forms(language)
    for select in (node for node in _walk(part.pattern) if isinstance(node, ast.SelectExpression)):
        keys = {_key(variant) for variant in select.variants}
        if not keys & PLURALS - {"other"} or not isinstance(select.selector, ast.VariableReference):
            continue
        default = next(_key(variant) for variant in select.variants if variant.default)
        lacking = forms - keys
        if len(lacking) > (default in PLURALS and default not in forms):
            yield f"${select.selector.id.name} lacks the plural {', '.join(f'[{one}]' for one in sorted(lacking))}"
        for key in sorted((keys & PLURALS) - forms - {default}):
            yield f"${select.selector.id.name} never takes the plural [{key}] in this language"
        yield from _lost_number(language, select)


def _lost_number(language: str, select: ast.SelectExpression) -> Iterator[str]:
    """Where 21 counts as `one`, a sentence for `one` must show the number as the others do."""
    assert isinstance(select.selector, ast.VariableReference)
    if not one_is_several(language):
        return
    name = select.selector.id.name

    def shows(variant: ast.Variant) -> bool:
        return any(isinstance(node, ast.VariableReference) and node.id.name == name for node in _walk(variant.value))

    by_key = {_key(variant): shows(variant) for variant in select.variants}
    if any(by_key.values()) and not by_key.get("one", True):
        yield f"[one] of ${name} is also 21 and 31: show the number, or say [1]"


def _as_it_stands(english: Part, theirs: Part) -> Iterator[str]:
    if sorted(set(english.commands)) != sorted(set(theirs.commands)):
        yield f"commands stay as they are: {english.commands} became {theirs.commands}"
    marks, others = ({*_MARKUP.findall(re.sub(r"<\w+>", "<word>", part.text))} for part in (english, theirs))
    if marks != others:
        yield f"markup differs: {sorted(marks)} became {sorted(others)}"


_HAN: Final = r"[\u3400-\u9fff\uf900-\ufaff]"
_CHINESE: Final = (
    (re.compile(rf"(?:{_HAN}|{GAP}) +{_HAN}|{_HAN} +{GAP}"), "a space between words"),
    (re.compile(rf"{_HAN} *[,;:?!]|{_HAN}\.(?:\s|$)"), "punctuation of half the width"),
    (re.compile(rf"\((?=[^)]*{_HAN})"), "brackets of half the width"),
)


def _letters(language: str, part: Part) -> Iterator[str]:
    """What a language's own way of writing asks for."""
    if language.split("-")[0] == "zh":
        for pattern, wrong in _CHINESE:
            if pattern.search(part.text.replace("\n", "")):
                yield wrong


class Standing(NamedTuple):
    """How far a language is."""

    language: str
    messages: int
    wanted: int
    letters: int
    """How long all of it is."""
    names: int
    """How many cards have their cases."""
    mistakes: list[Mistake]

    @property
    def share(self) -> float:
        return self.messages / self.wanted


def standing(language: str) -> Standing:
    english, theirs = taken_apart(SOURCE_LANGUAGE), taken_apart(language)
    wanted = [name for name in english.messages if not name.startswith("-")]
    mistakes = [] if language == SOURCE_LANGUAGE else check(language)
    return Standing(
        language,
        sum(name in theirs.messages for name in wanted),
        len(wanted),
        sum(len(part.text) for part in theirs.parts.values()),
        sum(name.startswith(CALLED) for name in theirs.messages),
        mistakes,
    )


def of_names(language: str, names: Collection[str]) -> list[Mistake]:
    """Cards that a language declines go by the names that the packs give them."""
    theirs = taken_apart(language)
    called = {part.text: part for name, part in theirs.parts.items() if name.startswith(CALLED) and "." not in name}
    if not called:
        return []
    strange = [part for text, part in called.items() if text not in names]
    file = next(iter(called.values())).file
    return [
        *(Mistake(language, part.file, part.name, f"no pack has the name {part.text!r}") for part in strange),
        *(Mistake(language, file, name, "has no cases") for name in sorted(set(names) - set(called))),
    ]
