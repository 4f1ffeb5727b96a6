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

from leopold.config import CHOICES, Choice, Config, Shape, former_choices
from leopold.errors import RecordError, RulesError
from leopold.packs import Pack
from leopold.packs.codes import RULES_VERSION
from leopold.packs.tables import SEATS
from leopold.seeds import LARGEST_SEED, LONGEST_SEED
from leopold.words import Said, said
from leopold.words.said import Value
from leopold.words.system import system_says

EXTENSION: Final = ".leopold"
FORMAT: Final = 1
LARGEST_FILE: Final = 8 * 1024 * 1024
MOST_LINES: Final = 20_000
LONGEST_LINE: Final = 10_000
MOST_MOVES: Final = 10_000
"""A game has some hundreds of actions in some tens of lines: the rest is for comments. Whatever somebody sends, reading
it takes time and memory by its length alone, and no single step of it takes long."""
LONGEST_SHOWN: Final = 40
TURN_ENDS: Final = ("end", "pass")

_FIRST_LINE: Final = re.compile(r"leopold\s+game\s+(\d{1,6})", re.IGNORECASE)
_SEAT_LINE: Final = re.compile(r"(set-?up\s+)?seat\s*([^\s:]+)\s*:(.*)", re.IGNORECASE)
_HEADER_LINE: Final = re.compile(r"([A-Za-z][A-Za-z\s_-]*):(.*)")
_TEXT: Final = re.compile(r'\s*("(?:[^"\\]|\\.)*"|[^,"]*)\s*')
"""One of a list of texts: in double quotes, or bare."""


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

    def error(self, move: int | None, reason: Said | str, pack: Pack | None = None) -> RecordError:
        """A complaint about one of the moves, by its place in the list, or about the game."""
        return RecordError.at(self.name, None if move is None else self.moves[move].line, reason, pack)


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
    told = [
        (choice, getattr(config, choice.name))
        for choice in CHOICES.values()
        if choice.recorded or config.chosen(choice.name)
    ]
    yield from ((choice.name, _value_text(choice, value)) for choice, value in told if choice.shape != "files")
    yield "rules", str(header.rules)
    if header.checksum:
        yield "packs", header.checksum
    yield from (("overlays", _value_text(choice, value)) for choice, value in told if choice.shape == "files")
    if header.names:
        yield "names", _texts(header.names)
    if header.result is not None:
        yield "result", ", ".join(str(score) for score in header.result)


def _value_text(choice: Choice, value: Any) -> str:
    """A choice as a header has it."""
    match choice.shape:
        case "flag":
            return "yes" if value else "no"
        case "words" | "set":
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
        raise RecordError.at(name, None, said("record-empty"))
    _check_first_line(lines[at], name, at + 1)
    values: dict[str, Any] = {}
    moves: list[Move] = []
    comments = [Comment(line.lstrip()[1:].strip(), -1, n + 1) for n, line in enumerate(lines[:at]) if line.strip()]
    in_header = True
    for number, line in enumerate(lines[at + 1 :], at + 2):
        told, comment = _cut_comment(line)
        if told:
            found = _SEAT_LINE.fullmatch(told)
            if found:
                if in_header:
                    in_header = False
                    _check_header(values, name)
                moves += _read_seat_line(found, values["players"], name, number)
                if len(moves) > MOST_MOVES:
                    raise RecordError.at(name, number, said("record-large"))
            elif in_header:
                _read_header_line(told, values, name, number)
            else:
                raise RecordError.at(name, number, _not_a_seat_line(told))
        if comment is not None:
            comments.append(Comment(comment, -1 if in_header else len(moves), number))
    _check_header(values, name)
    return Transcript(_header_of(values, name), moves, comments, name)


def _header_of(values: Mapping[str, Any], name: str) -> Header:
    chosen = {choice: values[line] for choice, line in _LINES.items() if line in values}
    try:
        config = Config(**{**chosen, **former_choices(values)})
    except RulesError as wrong:
        raise RecordError.at(name, None, said("record-impossible", reason=wrong.what)) from None
    known = (*_LINES.values(), *_FORMER)
    others = {_OTHERS.get(line, line): value for line, value in values.items() if line not in known}
    return Header(config, **others)


def _lines(text: str | bytes, name: str) -> list[str]:
    if len(text) > LARGEST_FILE:
        raise RecordError.at(name, None, said("record-large"))
    if isinstance(text, bytes):
        try:
            text = text.decode("utf-8")
        except UnicodeDecodeError as error:
            line = error.object.count(b"\n", 0, error.start) + 1
            raise RecordError.at(name, line, said("record-no-text")) from None
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")
    long = next((n for n, line in enumerate(lines) if n >= MOST_LINES or len(line) > LONGEST_LINE), None)
    if long is not None:
        raise RecordError.at(name, long + 1, said("record-large"))
    return lines


def _check_first_line(line: str, name: str, number: int) -> None:
    found = _FIRST_LINE.fullmatch(_cut_comment(line)[0])
    if found is None:
        raise RecordError.at(name, number, said("record-other", wanted=f"leopold game {FORMAT}"))
    if int(found[1]) > FORMAT:
        raise RecordError.at(name, number, said("record-newer", found=str(int(found[1])), known=FORMAT))
    if int(found[1]) < 1:
        raise RecordError.at(name, number, said("record-format", found=int(found[1])))


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
        raise RecordError.at(name, number, said("record-seat", text=_shown(seat), last=players))
    texts = [" ".join(part.split()) for part in found[3].split(";")]
    for text in texts:
        if not text.isprintable():
            raise RecordError.at(name, number, said("record-characters", text=_shown(text)))
    return [Move(text, int(seat) - 1, bool(found[1]), number) for text in texts if text]


def _not_a_seat_line(told: str) -> Said:
    found = _HEADER_LINE.fullmatch(told)
    key = found[1].strip().lower() if found else ""
    return said("record-header-late", name=key) if key in _READERS else said("record-seat-line", text=_shown(told))


def _read_header_line(told: str, values: dict[str, Any], name: str, number: int) -> None:
    found = _HEADER_LINE.fullmatch(told)
    if found is None:
        raise RecordError.at(name, number, said("record-header-form", text=_shown(told)))
    key = found[1].strip().lower()
    if key not in _READERS:
        raise RecordError.at(name, number, _unknown(key))
    if key in values:
        raise RecordError.at(name, number, said("record-header-twice", name=key))
    try:
        values[key] = _READERS[key](found[2].strip())
    except _ValueError as error:
        raise RecordError.at(name, number, said("record-value", name=key, reason=error.said)) from None


def _unknown(key: str) -> Said:
    """A line of the header that there is not, with what was perhaps meant. What is far too long resembles nothing."""
    shown = _shown(key)
    near = get_close_matches(shown, _READERS, n=1, cutoff=0.6)
    if near:
        return said("record-header-near", name=shown, near=near[0])
    return said("record-header-unknown", name=shown, known=list(_READERS))


def _check_header(values: dict[str, Any], name: str) -> None:
    """What must be there, and what must fit the number of players."""
    for key in ("players", "seed"):
        if key not in values:
            raise RecordError.at(name, None, said("record-header-lacks", name=key))
    players = values["players"]
    if (players == 1) != ("solo" in values) or (players == 1) != ("level" in values):
        raise RecordError.at(name, None, said("record-header-solo"))
    seats = max(players, 2)
    start = values.get("start")
    if start is not None and start >= players:
        raise RecordError.at(name, None, said("record-header-start", n=start + 1, players=players))
    for key, several in (("hotels", (1, players)), ("names", (players, seats)), ("result", (seats,))):
        found = values.get(key)
        if found is not None and len(found) not in several:
            raise RecordError.at(name, None, said("record-header-count", name=key, n=len(found), players=players))


class _ValueError(ValueError):
    """A header value that is not one, and the reason."""

    def __init__(self, key: str, /, **params: Value) -> None:
        super().__init__(key)
        self.said = Said(key, params)


def _whole(text: str, lowest: int, highest: int, key: str) -> int:
    if re.fullmatch(r"[0-9]{1,40}", text) and lowest <= int(text) <= highest:
        return int(text)
    raise _ValueError(key, text=_shown(text))


def _read_players(text: str) -> int:
    if re.fullmatch(r"[0-9]{1,40}", text) and 1 <= int(text) <= SEATS:
        return int(text)
    raise _ValueError("config-players-none", value=_shown(text), most=SEATS)


def _none(choice: Choice, text: str) -> _ValueError:
    """A word that is none of the choice's, said as where a game is set up."""
    return _ValueError(f"config-{choice.name}-none", value=_shown(text), known=list(choice.values))


def _one_of(choice: Choice) -> Callable[[str], str]:
    def read(text: str) -> str:
        if text.lower() in choice.values:
            return text.lower()
        raise _none(choice, text)

    return read


def _read_seed(text: str) -> int | str:
    if not text.startswith('"'):
        return _whole(text, 0, LARGEST_SEED, "record-value-seed")
    seed = _quoted(text)
    if len(seed) > LONGEST_SEED:
        raise _ValueError("record-value-seed-long", most=LONGEST_SEED)
    return seed


def _read_yes_no(text: str) -> bool:
    if text.lower() in ("yes", "no"):
        return text.lower() == "yes"
    raise _ValueError("record-value-flag", text=_shown(text))


def _several_of(choice: Choice) -> Callable[[str], tuple[str, ...]]:
    by_name = {word.lower(): word for word in choice.values}

    def read(text: str) -> tuple[str, ...]:
        found = []
        for part in text.split(","):
            word = by_name.get(" ".join(part.lower().split()))
            if word is None:
                raise _none(choice, part.strip())
            found.append(word)
        return tuple(found)

    return read


def _read_checksum(text: str) -> str:
    if re.fullmatch(r"[0-9A-Za-z]{1,128}", text):
        return text.lower()
    raise _ValueError("record-value-checksum", text=_shown(text))


def _read_result(text: str) -> tuple[int, ...]:
    scores = [part.strip() for part in text.split(",")]
    for score in scores:
        if not re.fullmatch(r"-?[0-9]{1,6}", score):
            raise _ValueError("record-value-score", text=_shown(score))
    return tuple(int(score) for score in scores)


def _read_texts(text: str) -> tuple[str, ...]:
    """Texts in double quotes, or bare ones without commas and quotes."""
    found = []
    at = 0
    while True:
        part = _TEXT.match(text, at)
        assert part is not None  # a bare text may be empty
        word = part[1].strip()
        if not word:
            raise _ValueError("record-value-texts", text=_shown(text, at))
        found.append(_quoted(word) if word.startswith('"') else word)
        at = part.end()
        if at == len(text):
            return tuple(found)
        if text[at] != ",":
            raise _ValueError("record-value-comma", text=_shown(text, at))
        at += 1


def _quoted(text: str) -> str:
    try:
        value = str(json.loads(text))
        value.encode()  # half a character cannot be kept
    except ValueError:
        raise _ValueError("record-value-quotes", text=_shown(text)) from None
    return value


def _reader(choice: Choice) -> Callable[[str], Any]:
    """How a choice is read from its line."""
    readers: dict[Shape, Callable[[str], Any]] = {
        "number": _read_players,
        "word": _one_of(choice),
        "words": _several_of(choice),
        "set": _several_of(choice),
        "flag": _read_yes_no,
        "seat": lambda text: _whole(text, 1, SEATS, "record-value-seat") - 1,
        "seed": _read_seed,
        "files": _read_texts,
    }
    return readers[choice.shape]


_LINES: Final = {choice.name: "overlays" if choice.shape == "files" else choice.name for choice in CHOICES.values()}
"""The line of a choice: `packs` is the checksum of the whole pack, so the files laid over ours have another."""
_OTHERS: Final = {"packs": "checksum"}
_FORMER: Final[dict[str, Callable[[str], Any]]] = {"promo": _read_yes_no}
"""Lines that are not written any more (`former_choices`)."""
_READERS: Final[dict[str, Callable[[str], Any]]] = {
    **{_LINES[choice.name]: _reader(choice) for choice in CHOICES.values()},
    "rules": lambda text: _whole(text, 1, 999_999, "record-value-rules"),
    "packs": _read_checksum,
    "names": _read_texts,
    "result": _read_result,
    **_FORMER,
}
HEADER_LINES: Final = tuple(_READERS)


def _shown(text: str, at: int = 0) -> str:
    """What was written there, cut short and without control characters."""
    shown = "".join(letter if letter.isprintable() else "?" for letter in text[at : at + LONGEST_SHOWN + 1].strip())
    return shown if len(shown) <= LONGEST_SHOWN else f"{shown[: LONGEST_SHOWN - 1]}…"


# --- files


def read_file(path: str | Path) -> Transcript:
    """Read a saved game from a file."""
    return read_transcript(read_bytes(path, LARGEST_FILE), str(path))


def read_bytes(path: str | Path, most: int) -> bytes:
    """What a file holds, and no more than a byte beyond what it may; a RecordError says why it cannot be read."""
    try:
        with open(path, "rb") as file:
            return file.read(most + 1)
    except FileNotFoundError:
        raise RecordError.at(str(path), None, said("file-none")) from None
    except IsADirectoryError:
        raise RecordError.at(str(path), None, said("file-folder")) from None
    except OSError as error:
        raise RecordError.at(str(path), None, said("file-unreadable", reason=system_says(error))) from None


def save_text(path: str | Path, text: str) -> None:
    """Write a file whole or not at all: what was there stays until the new text is safely on the disk."""
    target = Path(os.path.realpath(path))
    try:
        data = text.encode("utf-8")
    except UnicodeEncodeError:
        raise RecordError.at(str(path), None, said("file-no-text")) from None
    if not target.parent.is_dir():
        raise RecordError.at(str(path), None, said("file-folder-none", folder=str(target.parent)))
    if target.is_dir():
        raise RecordError.at(str(path), None, said("file-folder"))
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
        raise RecordError.at(str(path), None, said("file-folder-closed", folder=str(target.parent))) from None
    except OSError as error:
        raise RecordError.at(str(path), None, said("file-unwritable", reason=system_says(error))) from None


def _write_new(path: Path, data: bytes) -> None:
    """Through to the disk, so that a power cut cannot leave an empty file behind the new name."""
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o666)
    with open(handle, "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
