"""A new language: the English catalogue to fill in, each message beside an empty one.

An empty message is no Fluent; until it is filled in, the catalogue leaves it out and the sentence is said in English.
"""

from __future__ import annotations

from pathlib import Path

from babel import Locale, UnknownLocaleError
from fluent.syntax import FluentParser, FluentSerializer, ast

from leopold.words.catalogue import FOLDER, SOURCE_LANGUAGE, sources
from leopold.words.errors import SaidError
from leopold.words.said import said

HEAD = """\
# {name}. English stands as a comment above each message; write behind the sign of equality, or indented below it.
# What is left empty is said in English. How it is done: docs/translating.md
"""


class NewLanguageError(SaidError):
    """A sentence for whoever begins a language that cannot be begun."""


def begin(code: str, folder: Path = FOLDER) -> Path:
    """Write the catalogue of a new language; nothing that is there already is touched."""
    try:
        name = Locale.parse(code, sep="-").get_display_name("en") or code
    except (ValueError, UnknownLocaleError):
        raise NewLanguageError(said("words-no-language", code=code)) from None
    target = folder / code
    if target.exists():
        raise NewLanguageError(said("words-there-already", code=code, folder=str(target)))
    target.mkdir(parents=True)
    for file, text in sources(SOURCE_LANGUAGE).items():
        path = target / (file if file.endswith(".ftl") else f"{file}.ftl")
        path.write_text(HEAD.format(name=name) + "\n" + emptied(text), "utf-8")
    return target


def emptied(source: str) -> str:
    """Every message as a comment, with its name and its attributes below, to be filled in."""
    serializer = FluentSerializer()
    blocks: list[str] = []
    for entry in FluentParser().parse(source).body:
        written = serializer.serialize_entry(entry).strip("\n")
        if not isinstance(entry, ast.Message | ast.Term):
            blocks.append(written)
            continue
        name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
        beside = "\n".join(f"# {line}".rstrip() for line in written.split("\n") if not line.startswith("#"))
        notes = "\n".join(line for line in written.split("\n") if line.startswith("#"))
        blanks = [f"{name} =", *(f"    .{attribute.id.name} =" for attribute in entry.attributes)]
        blocks.append("\n".join(filter(None, (notes, beside, *blanks))))
    return "\n\n".join(blocks) + "\n"
