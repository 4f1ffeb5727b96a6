"""From files to TOML documents. Whatever is wrong with a file ends as a `PackError`, never as a traceback."""

from __future__ import annotations

import os
import re
import tomllib
from pathlib import Path
from typing import Any, NamedTuple

from leopold.packs.errors import Where, plain

HERE = Path(__file__).parent
BASE_FILES = (
    "staff.toml",
    "guests.toml",
    "objectives.toml",
    "emperor.toml",
    "hotels.toml",
    "board.toml",
    "introductory.toml",
    "solo.toml",
)
EDITION_FILES = {"2015": "edition-2015.toml"}
FORMER_FILE = "former.toml"
OWN_FILES = (*BASE_FILES, *EDITION_FILES.values(), FORMER_FILE)
LARGEST_FILE = 1_000_000

_TOML_COMPLAINT = re.compile(r"(?P<what>.*?)\s*\(at (?P<place>[^()]*)\)\s*$", re.DOTALL)


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
        raise where.error("there is no such file; give the path of a pack, a file in TOML.") from None
    except (OSError, ValueError) as problem:
        if os.path.isdir(path):  # asked only now: not every system says so itself when a folder is opened
            raise where.error("this is a folder; give the path of a pack, a file in TOML.") from None
        reason = getattr(problem, "strerror", None) or str(problem)
        raise where.error(f"the file cannot be read ({reason}); give the path of a pack, a file in TOML.") from None
    if len(data) > LARGEST_FILE:
        raise where.error("the file is too large; a pack has at most one million bytes.")
    return data


def parse(file: str, data: bytes) -> Document:
    """The TOML document in these bytes."""
    where = Where(file)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        line = data[: problem.start].count(b"\n") + 1
        raise where.error(f"line {line} is not UTF-8 text; save the file as UTF-8.") from None
    try:
        return Document(file, tomllib.loads(text))
    except tomllib.TOMLDecodeError as problem:
        found = _TOML_COMPLAINT.match(str(problem))
        what, place = (found["what"], found["place"]) if found else (str(problem), "")
        if "line" not in place:
            place = f"line {text.count(chr(10)) + 1}, at the end"
        raise Where(file, place).error(f"this is not TOML ({what}); docs/packs.md shows the form of a pack.") from None
    except (ValueError, RecursionError):
        raise where.error("this is not TOML of a sensible size; docs/packs.md shows the form of a pack.") from None


def read_own(name: str) -> Document:
    """One of the files that come with the package."""
    return parse(name, (HERE / name).read_bytes())
