"""From files to TOML documents. Whatever is wrong with a file ends as a `PackError`, never as a traceback."""

from __future__ import annotations

import os
import re
import tomllib
from pathlib import Path
from typing import Any, NamedTuple

from leopold.packs.errors import PackError, Where, plain
from leopold.packs.modules import HERE, MODULES
from leopold.words import said
from leopold.words.system import system_says

EDITION_FILES = {"2015": "edition-2015.toml"}
FORMER_FILE = "former.toml"
MODULE_FILES = {file: module.id for module in MODULES.values() for file in module.files}
"""The files of all modules, and whose they are; those of the base game first."""
OWN_FILES = (*MODULE_FILES, *EDITION_FILES.values(), FORMER_FILE)
LARGEST_FILE = 1_000_000

DEEPEST_KEY = 8
"""Parts of a dotted key; a pack needs three. The parser's time grows with the square of their number."""
_PART = r"""(?:[\w-]++|"[^"\n]*+"|'[^'\n]*+')"""
_DEEP_KEY = re.compile(rf"(?<![\w-]){_PART}(?:[ \t]*+\.[ \t]*+{_PART}){{{DEEPEST_KEY},}}")

_TOML_PLACE = re.compile(r"\(at line (?P<line>\d+), column (?P<column>\d+)\)\s*$")
_TOML_KINDS = {
    "value": ("Invalid value", "Invalid date or datetime"),
    "twice": ("Cannot overwrite", "Cannot declare", "Cannot mutate", "Cannot redefine", "Duplicate inline table key"),
    "key": ("Invalid initial character for a key", "Invalid statement"),
    "equals": ("Expected '=' after a key",),
    "more": ("Expected newline or end of document",),
    "unclosed": ("Unclosed", "Expected ']"),
    "text": ("Unterminated", "Expected \"'", "Illegal", "Found invalid", "Unescaped", "Invalid hex", "Escaped"),
}
"""How the parser's complaints begin, by the kinds of faults that we tell apart."""


class Document(NamedTuple):
    """A parsed file with the name it goes by in messages."""

    file: str
    content: dict[str, Any]


def read_bytes(path: str | Path) -> bytes:
    """The bytes of a user's file, with a plain sentence for everything that can be in the way."""
    where = Where(plain(str(path)))
    try:
        with open(path, "rb") as stream:
            data = stream.read(LARGEST_FILE + 1)
    except FileNotFoundError:
        raise where.error("pack-file-none") from None
    except (OSError, ValueError) as problem:
        if os.path.isdir(path):  # asked only now: not every system says so itself when a folder is opened
            raise where.error("pack-file-folder") from None
        raise where.error("pack-file-unreadable", reason=system_says(problem)) from None
    if len(data) > LARGEST_FILE:
        raise where.error("pack-file-large")
    return data


def parse(file: str, data: bytes) -> Document:
    """The TOML document in these bytes."""
    where = Where(file)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        line = data[: problem.start].count(b"\n") + 1
        raise where.error("pack-file-text", line=str(line)) from None
    if deep := _DEEP_KEY.search(text):
        line = text.count("\n", 0, deep.start()) + 1
        raise where.at(said("pack-line", line=str(line))).error("pack-toml-deep", most=str(DEEPEST_KEY))
    try:
        return Document(file, tomllib.loads(text))
    except tomllib.TOMLDecodeError as problem:
        raise _not_toml(where, text, str(problem)) from None
    except (ValueError, RecursionError):
        raise where.error("pack-toml-size") from None


def _not_toml(where: Where, text: str, complaint: str) -> PackError:
    """The parser's complaint in words of ours; as it is, it goes along for those who look closer."""
    found = _TOML_PLACE.search(complaint)
    line = found["line"] if found else str(text.count("\n") + 1)
    place = where.at(said("pack-line", line=line))
    place = place.at(said("pack-column", column=found["column"]) if found else said("pack-end"))
    kind = next((kind for kind, begin in _TOML_KINDS.items() if complaint.startswith(begin)), None)
    if kind is None:
        return place.error("pack-toml-unknown", detail=plain(complaint))
    return place.error("pack-toml", what=said(f"pack-toml-{kind}"), detail=plain(complaint))


def read_own(name: str) -> Document:
    """One of the files that come with the package."""
    return parse(name, (HERE / name).read_bytes())
