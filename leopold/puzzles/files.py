"""Files of puzzles: a line of JSON for each, so that a search can add to one and be broken off at any time."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from leopold.config import from_plain, plays_on_with
from leopold.errors import RecordError, RulesError
from leopold.packs.codes import RULES_VERSION
from leopold.puzzles.shape import Puzzle
from leopold.text.transcript import LARGEST_FILE, read_bytes, save_text
from leopold.words import said
from leopold.words.system import system_says

EXTENSION: Final = ".puzzles"
SHIPPED: Final = Path(__file__).parent / f"leopold{EXTENSION}"
"""The puzzles that come with Leopold."""


@cache
def shipped() -> dict[str, Puzzle]:
    """The puzzles that come with Leopold, by name, in the order in which they were found."""
    return {puzzle.id: puzzle for puzzle in read_puzzles(SHIPPED)}


def read_puzzles(path: str | Path) -> list[Puzzle]:
    """The puzzles of a file; a RecordError says what is wrong with it, and in which line."""
    data = read_bytes(path, LARGEST_FILE)
    if len(data) > LARGEST_FILE:
        raise RecordError.at(str(path), None, said("puzzles-file-large"))
    lines = [(place, line) for place, line in enumerate(data.splitlines(), 1) if line.strip()]
    found = [_read(str(path), place, line) for place, line in lines]
    if Path(path) != SHIPPED:
        for (place, _), puzzle in zip(lines, found, strict=True):
            _check(str(path), place, puzzle)
    return found


def _check(file: str, place: int, puzzle: Puzzle) -> None:
    """Somebody's own may hold anything: can it be played up to there, and begun as it says?"""
    try:
        game = puzzle.position()
    except (RulesError, IndexError, ValueError):
        raise RecordError.at(file, place, said("puzzles-file-none")) from None
    if game.to_move != puzzle.seat or any(not line.turn or line.turn[0] not in game.numbers for line in puzzle.lines):
        raise RecordError.at(file, place, said("puzzles-file-none"))


def _read(file: str, place: int, line: bytes) -> Puzzle:
    try:
        puzzle = msgspec.json.decode(line, type=Puzzle)
        config = from_plain(puzzle.config)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise RecordError.at(file, place, said("puzzles-file-none")) from None
    if puzzle.rules != RULES_VERSION:
        saved, known = str(puzzle.rules), str(RULES_VERSION)
        raise RecordError.at(file, place, said("record-older_rules", saved=saved, known=known))
    if not plays_on_with(puzzle.packs, config, ()):
        raise RecordError.at(file, place, said("puzzles-file-packs"))
    if not (puzzle.lines and 0 <= puzzle.obvious < len(puzzle.lines) and 0 <= puzzle.seat < config.seats):
        raise RecordError.at(file, place, said("puzzles-file-none"))
    return puzzle


def written(puzzles: Iterable[Puzzle]) -> str:
    """As a file has them."""
    return "".join(f"{msgspec.json.encode(puzzle).decode()}\n" for puzzle in puzzles)


def add_puzzle(path: Path, puzzle: Puzzle) -> None:
    """One more at the end of a file, through to the disk before the search goes on."""
    try:
        with open(path, "a", encoding="utf-8") as file:
            file.write(written([puzzle]))
    except OSError as error:
        raise RecordError.at(str(path), None, said("file-unwritable", reason=system_says(error))) from None


def write_puzzles(path: Path, puzzles: Iterable[Puzzle]) -> None:
    """A whole file, or none at all."""
    save_text(path, written(puzzles))
