"""Saved games: small text files that people can read, write and compare.

    leopold game 1
    players: 2
    seed: 7

    set-up seat 2: guest 4
    set-up seat 1: guest 5; room 1.2; room 2.1
    seat 1: guest 4; die 3 boost; room 1.3; done; end   # and so on

This module knows the form of such a file and nothing of the rules: whether the actions are legal shows when the game
is replayed. `docs/notation.md` has the whole format.
"""

from __future__ import annotations

import json
import os
import re
import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final, NamedTuple

from leopold.config import CHOICES, Choice, Config, Shape
from leopold.errors import RecordError, RulesError
from leopold.packs.tables import SEATS
from leopold.rules.actions import RULES_VERSION
from leopold.seeds import LARGEST_SEED
from leopold.text.words import listed

EXTENSION: Final = ".leopold"
FORMAT: Final = 1
LARGEST_FILE: Final = 8 * 1024 * 1024
TURN_ENDS: Final = ("end", "pass")

_FIRST_LINE: Final = re.compile(r"leopold\s+game\s+(\d{1,6})", re.IGNORECASE)
_SEAT_LINE: Final = re.compile(r"(set-?up\s+)?seat\s*([^\s:]+)\s*:(.*)", re.IGNORECASE)
_HEADER_LINE: Final = re.compile(r"([A-Za-z][A-Za-z _-]*?)\s*:(.*)")


@dataclass(frozen=True, slots=True)
class Header:
    """What a game was set up with, and what is known of it besides. Seats count from 0 here and from 1 in the file."""

    config: Config
    names: tuple[str, ...] = ()
    rules: int = RULES_VERSION
    checksum: str = ""
    """Of the pack; empty when a file does not say. Which files were laid over ours is for information only."""
    result: tuple[int, ...] | None = None
    """The scores by seat when the game is over."""


class Move(NamedTuple):
    """One action as it was written."""

    text: str
    seat: int
    setup: bool = False
    line: int = 0


class Comment(NamedTuple):
    """A comment and how many actions come before it; -1 for one in the header."""

    text: str
    after: int
    line: int = 0


@dataclass(frozen=True, slots=True)
class Transcript:
    """A saved game as it was read."""

    header: Header
    moves: list[Move]
    comments: list[Comment] = field(default_factory=list)
    name: str = ""
    """Where it comes from, for complaints."""

    def error(self, move: int, reason: str) -> RecordError:
        """A complaint about one of the moves, by its place in the list."""
        line = self.moves[move].line if move < len(self.moves) else None
        return RecordError.at(self.name, line, reason)


# --- writing


def write_transcript(transcript: Transcript) -> str:
    """The text of a saved game: one line for each turn."""
    comments = transcript.comments
    lines = [f"leopold game {FORMAT}"]
    lines += [f"# {comment.text}".rstrip() for comment in comments if comment.after < 0]
    lines += [f"{key}: {value}" for key, value in _header_values(transcript.header)]
    lines.append("")
    waiting = [comment for comment in comments if comment.after >= 0]
    last: Move | None = None
    for n, move in enumerate(transcript.moves):
        while waiting and waiting[0].after <= n:
            lines.append(f"# {waiting.pop(0).text}".rstrip())
            last = None
        if last and (last.seat, last.setup) == (move.seat, move.setup) and last.text not in TURN_ENDS:
            lines[-1] += f"; {move.text}"
        else:
            lines.append(f"{'set-up ' if move.setup else ''}seat {move.seat + 1}: {move.text}")
        last = move
    lines += [f"# {comment.text}".rstrip() for comment in waiting]
    return "\n".join(lines) + "\n"


def _header_values(header: Header) -> Iterator[tuple[str, str]]:
    config = header.config
    said = [
        (choice, getattr(config, choice.name))
        for choice in CHOICES.values()
        if choice.recorded or config.chosen(choice.name)
    ]
    yield from ((choice.name, _value_text(choice, value)) for choice, value in said if choice.shape != "files")
    yield "rules", str(header.rules)
    if header.checksum:
        yield "packs", header.checksum
    yield from (("overlays", _value_text(choice, value)) for choice, value in said if choice.shape == "files")
    if header.names:
        yield "names", _texts(header.names)
    if header.result is not None:
        yield "result", ", ".join(str(score) for score in header.result)


def _value_text(choice: Choice, value: Any) -> str:
    """A choice as a header has it."""
    match choice.shape:
        case "flag":
            return "yes" if value else "no"
        case "words":
            return ", ".join(value if len(set(value)) > 1 else value[:1])
        case "seat":
            return str(value + 1)
        case "files":
            return _texts(value)
        case "seed" if isinstance(value, str):
            return quote(value)
        case _:
            return str(value)


def _texts(several: Sequence[str]) -> str:
    return ", ".join(quote(text) for text in several)


def quote(text: str) -> str:
    """In double quotes, with escapes for all that would not survive a text editor.

    >>> quote('say "hello"')
    '"say \\\\"hello\\\\""'
    """
    written = json.dumps(text, ensure_ascii=False)
    return "".join(letter if letter.isprintable() else json.dumps(letter)[1:-1] for letter in written)


# --- reading


def read_transcript(text: str | bytes, name: str = "") -> Transcript:
    """Read a saved game, or refuse it with a `RecordError` that says where and why."""
    lines = _lines(text, name)
    at = next((n for n, line in enumerate(lines) if line.strip() and not line.lstrip().startswith("#")), None)
    if at is None:
        raise RecordError.at(name, None, "The file is empty.")
    _check_first_line(lines[at], name, at + 1)
    values: dict[str, Any] = {}
    moves: list[Move] = []
    comments = [Comment(line.lstrip()[1:].strip(), -1, n + 1) for n, line in enumerate(lines[:at]) if line.strip()]
    in_header = True
    for number, line in enumerate(lines[at + 1 :], at + 2):
        said, comment = _cut_comment(line)
        if said:
            found = _SEAT_LINE.fullmatch(said)
            if found:
                if in_header:
                    in_header = False
                    _check_header(values, name)
                moves += _read_seat_line(found, values["players"], name, number)
            elif in_header:
                _read_header_line(said, values, name, number)
            else:
                raise RecordError.at(name, number, _not_a_seat_line(said))
        if comment is not None:
            comments.append(Comment(comment, -1 if in_header else len(moves), number))
    _check_header(values, name)
    return Transcript(_header_of(values, name), moves, comments, name)


def _header_of(values: Mapping[str, Any], name: str) -> Header:
    chosen = {choice: values[line] for choice, line in _LINES.items() if line in values}
    try:
        config = Config(**chosen)
    except RulesError as wrong:
        raise RecordError(f"{name or 'The record'} was never set up like this. {wrong}") from None
    others = {_OTHERS.get(line, line): value for line, value in values.items() if line not in _LINES.values()}
    return Header(config, **others)


def _lines(text: str | bytes, name: str) -> list[str]:
    if len(text) > LARGEST_FILE:
        raise RecordError.at(name, None, "This is too large to be a Leopold game.")
    if isinstance(text, bytes):
        try:
            text = text.decode("utf-8")
        except UnicodeDecodeError as error:
            line = error.object.count(b"\n", 0, error.start) + 1
            raise RecordError.at(name, line, "A saved game is UTF-8 text, and this is not.") from None
    return text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")


def _check_first_line(line: str, name: str, number: int) -> None:
    found = _FIRST_LINE.fullmatch(_cut_comment(line)[0])
    if found is None:
        raise RecordError.at(
            name, number, f"This is not a Leopold game: it does not begin with `leopold game {FORMAT}`."
        )
    if int(found[1]) > FORMAT:
        newer = f"This game is written in format {int(found[1])}, and this Leopold reads format {FORMAT}"
        raise RecordError.at(name, number, f"{newer}: a newer Leopold will read it.")
    if int(found[1]) < 1:
        raise RecordError.at(name, number, f"There is no format {int(found[1])}.")


def _cut_comment(line: str) -> tuple[str, str | None]:
    """The line without its comment, and the comment. A # inside double quotes is part of the text."""
    quoted = escaped = False
    for n, letter in enumerate(line):
        if escaped:
            escaped = False
        elif quoted and letter == "\\":
            escaped = True
        elif letter == '"':
            quoted = not quoted
        elif letter == "#" and not quoted:
            return line[:n].strip(), line[n + 1 :].strip()
    return line.strip(), None


def _read_seat_line(found: re.Match[str], players: int, name: str, number: int) -> list[Move]:
    seat = found[2]
    if not (seat.isdecimal() and len(seat) < 4 and 1 <= int(seat) <= players):
        raise RecordError.at(name, number, f"There is no seat {_shown(seat)}: seats are 1 to {players}.")
    texts = [" ".join(part.split()) for part in found[3].split(";")]
    for text in texts:
        if not text.isprintable():
            raise RecordError.at(name, number, f"{_shown(text)} holds characters that no action has.")
    return [Move(text, int(seat) - 1, bool(found[1]), number) for text in texts if text]


def _not_a_seat_line(said: str) -> str:
    found = _HEADER_LINE.fullmatch(said)
    if found and found[1].lower() in _READERS:
        return f"`{found[1].lower()}:` belongs into the header, before the first action."
    return f"A line of actions begins with `seat 1:` or `set-up seat 1:`, not with {_shown(said)}."


def _read_header_line(said: str, values: dict[str, Any], name: str, number: int) -> None:
    found = _HEADER_LINE.fullmatch(said)
    if found is None:
        raise RecordError.at(name, number, f"A line of the header is `key: value`, not {_shown(said)}.")
    key = found[1].lower()
    if key not in _READERS:
        near = get_close_matches(key, _READERS, n=1, cutoff=0.6)
        meant = f"perhaps `{near[0]}` was meant" if near else f"the header knows {listed(_READERS)}"
        raise RecordError.at(name, number, f"`{key}` is not known here; {meant}.")
    if key in values:
        raise RecordError.at(name, number, f"`{key}` is given twice.")
    try:
        values[key] = _READERS[key](found[2].strip())
    except _ValueError as error:
        raise RecordError.at(name, number, f"`{key}`: {error}") from None


def _check_header(values: dict[str, Any], name: str) -> None:
    """What must be there, and what must fit the number of players."""
    for key in ("players", "seed"):
        if key not in values:
            raise RecordError.at(name, None, f"The header has no `{key}:`, and without it the game cannot be replayed.")
    players = values["players"]
    if (players == 1) != ("solo" in values) or (players == 1) != ("level" in values):
        raise RecordError.at(name, None, "A game of one player has `solo:` and `level:`, and no other game has them.")
    seats = max(players, 2)
    start = values.get("start")
    if start is not None and start >= players:
        raise RecordError.at(name, None, f"`start`: there is no seat {start + 1} among {players} players.")
    for key, several in (("hotels", (1, players)), ("names", (players, seats)), ("result", (seats,))):
        found = values.get(key)
        if found is not None and len(found) not in several:
            raise RecordError.at(name, None, f"`{key}`: {len(found)} are given for {players} players.")


class _ValueError(ValueError):
    """A header value that is not one; the text is the reason."""


def _whole(text: str, lowest: int, highest: int, noun: str) -> int:
    if re.fullmatch(r"[0-9]{1,40}", text) and lowest <= int(text) <= highest:
        return int(text)
    raise _ValueError(f"{_shown(text)} is not {noun}.")


def _one_of(known: Sequence[str], noun: str) -> Callable[[str], str]:
    def read(text: str) -> str:
        if text.lower() in known:
            return text.lower()
        raise _ValueError(f"There is no {noun} {_shown(text)}: use {listed(known, 'or')}.")

    return read


def _read_seed(text: str) -> int | str:
    if text.startswith('"'):
        return _quoted(text)
    return _whole(text, 0, LARGEST_SEED, "a seed: that is a whole number of up to 128 bits or a text in double quotes")


def _read_yes_no(text: str) -> bool:
    if text.lower() in ("yes", "no"):
        return text.lower() == "yes"
    raise _ValueError(f"{_shown(text)} is neither yes nor no.")


def _several_of(known: Sequence[str], noun: str) -> Callable[[str], tuple[str, ...]]:
    by_name = {word.lower(): word for word in known}

    def read(text: str) -> tuple[str, ...]:
        found = []
        for part in text.split(","):
            word = by_name.get(" ".join(part.lower().split()))
            if word is None:
                raise _ValueError(f"There is no {noun} {_shown(part.strip())}: use {listed(known, 'or')}.")
            found.append(word)
        return tuple(found)

    return read


def _read_checksum(text: str) -> str:
    if re.fullmatch(r"[0-9A-Za-z]{1,128}", text):
        return text.lower()
    raise _ValueError(f"{_shown(text)} is not a checksum.")


def _read_result(text: str) -> tuple[int, ...]:
    scores = [part.strip() for part in text.split(",")]
    for score in scores:
        if not re.fullmatch(r"-?[0-9]{1,6}", score):
            raise _ValueError(f"{_shown(score)} is not a score.")
    return tuple(int(score) for score in scores)


def _read_texts(text: str) -> tuple[str, ...]:
    """Texts in double quotes, or bare ones without commas and quotes."""
    found = []
    rest = text
    while True:
        quoted = re.match(r'"(?:[^"\\]|\\.)*"', rest)
        part = quoted[0] if quoted else rest.split(",")[0].strip()
        if not quoted and ('"' in part or not part):
            raise _ValueError(f"{_shown(rest)} is not a list of texts in double quotes.")
        found.append(_quoted(part) if quoted else part)
        rest = (rest[quoted.end() :] if quoted else rest[len(rest.split(",")[0]) :]).strip()
        if not rest:
            return tuple(found)
        if not rest.startswith(","):
            raise _ValueError(f"There is no comma before {_shown(rest)}.")
        rest = rest[1:].strip()


def _quoted(text: str) -> str:
    try:
        value = json.loads(text)
    except ValueError:
        raise _ValueError(f"{_shown(text)} is not a text in double quotes.") from None
    return str(value)


def _reader(choice: Choice) -> Callable[[str], Any]:
    """How a choice is read from its line."""
    noun = choice.words or choice.name
    readers: dict[Shape, Callable[[str], Any]] = {
        "number": lambda text: _whole(text, 1, SEATS, "a number of players: 2, 3 or 4, or 1 in a solo game"),
        "word": _one_of(choice.values, noun),
        "words": _several_of(choice.values, noun),
        "flag": _read_yes_no,
        "seat": lambda text: _whole(text, 1, SEATS, "a seat") - 1,
        "seed": _read_seed,
        "files": _read_texts,
    }
    return readers[choice.shape]


_LINES: Final = {choice.name: "overlays" if choice.shape == "files" else choice.name for choice in CHOICES.values()}
"""The line of a choice: `packs` is the checksum of the whole pack, so the files laid over ours have another."""
_OTHERS: Final = {"packs": "checksum"}
_READERS: Final[dict[str, Callable[[str], Any]]] = {
    **{_LINES[choice.name]: _reader(choice) for choice in CHOICES.values()},
    "rules": lambda text: _whole(text, 1, 999_999, "a version of the rules"),
    "packs": _read_checksum,
    "names": _read_texts,
    "result": _read_result,
}
HEADER_LINES: Final = tuple(_READERS)


def _shown(text: str) -> str:
    """What was written, cut short and without control characters."""
    shown = "".join(letter if letter.isprintable() else "?" for letter in text)
    return f"`{shown}`" if len(shown) <= 40 else f"`{shown[:39]}…`"


# --- files


def read_file(path: str | Path) -> Transcript:
    """Read a saved game from a file."""
    try:
        with open(path, "rb") as file:
            data = file.read(LARGEST_FILE + 1)
    except FileNotFoundError:
        raise RecordError.at(str(path), None, "There is no such file.") from None
    except IsADirectoryError:
        raise RecordError.at(str(path), None, "This is a folder, not a saved game.") from None
    except OSError as error:
        raise RecordError.at(str(path), None, f"The file cannot be read: {_system_says(error)}.") from None
    return read_transcript(data, str(path))


def save_text(path: str | Path, text: str) -> None:
    """Write a file whole or not at all: what was there stays until the new text is safely on the disk."""
    target = Path(os.path.realpath(path))
    try:
        data = text.encode("utf-8")
    except UnicodeEncodeError:
        raise RecordError.at(str(path), None, "The text cannot be written as UTF-8.") from None
    if not target.parent.is_dir():
        raise RecordError.at(str(path), None, f"There is no folder {target.parent}.")
    if target.is_dir():
        raise RecordError.at(str(path), None, "This is a folder, not a file.")
    beside = target.parent / f".leopold-{secrets.token_hex(6)}.tmp"
    try:
        try:
            _write_new(beside, data)
            if target.exists():
                os.chmod(beside, target.stat().st_mode & 0o7777)
            os.replace(beside, target)
        finally:
            beside.unlink(missing_ok=True)
    except PermissionError:
        raise RecordError.at(str(path), None, f"The folder {target.parent} may not be written to.") from None
    except OSError as error:
        raise RecordError.at(str(path), None, f"The file cannot be written: {_system_says(error)}.") from None


def _write_new(path: Path, data: bytes) -> None:
    """Through to the disk, so that a power cut cannot leave an empty file behind the new name."""
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o666)
    with open(handle, "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def _system_says(error: OSError) -> str:
    return (error.strerror or str(error) or "unknown reason").lower()
