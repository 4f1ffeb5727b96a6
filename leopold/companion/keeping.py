"""Keeping a companion's game: a small text file with the answers given, from which everything follows again.

leopold companion 1
level: hard
seed: 7

set up: done
queue: 64 68 55 95 74
dice: 4 2 1 2 1 0
"""

from __future__ import annotations

import json
import re
from datetime import datetime
from pathlib import Path
from typing import Final

from leopold.companion.course import Companion
from leopold.companion.errors import MisreadError
from leopold.errors import RecordError
from leopold.packs import EDITIONS, plays_on
from leopold.packs.codes import LEVELS
from leopold.rules.actions import RULES_VERSION
from leopold.rules.state import AUTOMATON_SEAT
from leopold.seeds import LARGEST_SEED, Seed
from leopold.terminal.session.autosave import games_folder, make_folder
from leopold.text.transcript import LARGEST_FILE, quote, save_text
from leopold.words import Catalogue, Said, said
from leopold.words.system import system_says

FORMAT: Final = 1
FIRST_LINE: Final = f"leopold companion {FORMAT}"
EXTENSION: Final = ".companion"
HEADER: Final = ("level", "edition", "seed", "rules", "packs", "result")
NEEDED: Final = ("level", "seed")


def folder() -> Path:
    return games_folder().parent / "companion"


def fresh_file() -> Path:
    """A file that is not there yet, named by the time."""
    stem = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    names = [stem, *(f"{stem}-{number}" for number in range(2, 1000))]
    return next(path for name in names if not (path := folder() / f"{name}{EXTENSION}").exists())


def last_unfinished() -> Path:
    """The game that was left last. A damaged one is not passed over: whoever resumes should hear of it."""
    found = []
    for path in folder().glob(f"*{EXTENSION}"):
        try:
            found.append((path.stat().st_mtime_ns, path.name, path))
        except OSError:
            continue
    for _, _, path in sorted(found, reverse=True):
        head = read_text(path).split("\n\n")[0]
        if not re.search(r"^result:", head, re.MULTILINE):
            return path
    raise RecordError(said("companion-nothing-left"))


# --- writing


def written(companion: Companion) -> str:
    """The text of the file."""
    him = companion.him
    lines = [
        FIRST_LINE,
        f"level: {companion.level}",
        f"edition: {companion.edition}",
        f"seed: {quote(companion.seed) if isinstance(companion.seed, str) else companion.seed}",
        f"rules: {RULES_VERSION}",
        f"packs: {him.pack.checksum}",
    ]
    if companion.over:
        lines.append(f"result: {int(him.record.vp[AUTOMATON_SEAT])}")
    lines.append("")
    lines += [f"{given.key}: {given.text}" for given in companion.given]
    return "\n".join(lines) + "\n"


class Keeper:
    """Saves a game after every answer. What goes wrong is told once and does not stop the game."""

    def __init__(self, words: Catalogue, path: Path, own: bool) -> None:
        self.words = words
        self.path = path
        self.own = own
        self.trouble = ""
        self._told = False

    def keep(self, companion: Companion) -> str:
        """Save; a sentence the first time it does not work."""
        try:
            if self.own:
                make_folder(self.path.parent)
            save_text(self.path, written(companion))
        except RecordError as wrong:
            self.trouble = wrong.told(self.words)
            if not self._told:
                self._told = True
                return self.words.text("companion-not-saved", reason=self.trouble)
        else:
            self.trouble = ""
        return ""

    @property
    def resume_command(self) -> str:
        return "leopold companion --resume" if self.own else f"leopold companion --resume --file {self.path}"


# --- reading


def read_text(path: Path) -> str:
    """A whole file as text."""
    name = str(path)
    try:
        with open(path, "rb") as file:
            data = file.read(LARGEST_FILE + 1)
    except FileNotFoundError:
        raise RecordError.at(name, None, said("file-none")) from None
    except OSError as error:
        raise RecordError.at(name, None, said("file-unreadable", reason=system_says(error))) from None
    if len(data) > LARGEST_FILE:
        raise RecordError.at(name, None, said("companion-file-large"))
    try:
        return data.decode("utf-8").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise RecordError.at(name, line, said("companion-file-no-text")) from None


def read(path: Path) -> Companion:
    """A kept game where it was left; or a `RecordError` that says which line is wrong, and why."""
    name = str(path)
    lines = read_text(path).split("\n")
    _check_first_line(lines[0], name)
    end = next((n for n, line in enumerate(lines) if not line.strip()), len(lines))
    header = _read_header(lines[1:end], name)
    seed = _seed(header["seed"])
    assert seed is not None  # the header has been checked
    companion = Companion(header["level"], seed, header.get("edition", EDITIONS[0]))
    if "packs" in header and not plays_on(header["packs"], companion.him.pack.edition):
        raise RecordError.at(name, None, said("companion-file-cards"))
    for number, line in enumerate(lines[end:], end + 1):
        if line.strip():
            _replay_line(companion, line, name, number)
    if "result" in header and not companion.over:
        raise RecordError.at(name, None, said("companion-file-missing"))
    return companion


def _check_first_line(line: str, name: str) -> None:
    found = re.fullmatch(r"leopold companion (\d{1,6})\s*", line)
    if found is None:
        raise RecordError.at(name, 1, said("companion-file-other", wanted=FIRST_LINE))
    if int(found[1]) != FORMAT:
        raise RecordError.at(name, 1, said("companion-file-format", found=int(found[1]), known=FORMAT))


def _read_header(lines: list[str], name: str) -> dict[str, str]:
    values: dict[str, str] = {}
    for number, line in enumerate(lines, 2):
        key, colon, value = (part.strip() for part in line.partition(":"))
        if not colon or key not in HEADER:
            raise RecordError.at(name, number, said("companion-file-header", text=_short(line), known=HEADER))
        if key in values:
            raise RecordError.at(name, number, said("companion-file-twice", text=key))
        trouble = _trouble_with(key, value)
        if trouble:
            raise RecordError.at(name, number, trouble)
        values[key] = value
    for key in NEEDED:
        if key not in values:
            raise RecordError.at(name, None, said("companion-file-lacks", text=key))
    return values


def _trouble_with(key: str, value: str) -> Said | None:
    """What is wrong with a value of the header."""
    match key:
        case "level" if value not in LEVELS:
            return said("companion-file-level", text=_short(value), known=LEVELS)
        case "edition" if value not in EDITIONS:
            return said("companion-file-edition", text=_short(value), known=EDITIONS)
        case "seed" if _seed(value) is None:
            return said("companion-file-seed", text=_short(value))
        case "rules" if value != str(RULES_VERSION):
            return said("companion-file-rules", text=_short(value), known=RULES_VERSION)
        case "result" if not re.fullmatch(r"-?\d{1,6}", value):
            return said("companion-file-result", text=_short(value))
    return None


def _seed(value: str) -> Seed | None:
    if re.fullmatch(r"\d{1,40}", value) and int(value) <= LARGEST_SEED:
        return int(value)
    try:
        text = json.loads(value) if value.startswith('"') else None
    except ValueError:
        return None
    return text if isinstance(text, str) else None


def _replay_line(companion: Companion, line: str, name: str, number: int) -> None:
    """Give one answer again."""
    key, _, text = (part.strip() for part in line.partition(":"))
    if companion.question is None:
        raise RecordError.at(name, number, said("companion-file-over", text=_short(line)))
    if key != companion.question.key:
        asked = said("companion-file-asked", question=companion.question.key, text=_short(line))
        raise RecordError.at(name, number, asked)
    try:
        companion.answer(text)
    except MisreadError as wrong:
        raise RecordError.at(name, number, wrong.what, companion.him.pack) from None


def _short(text: str) -> str:
    shown = "".join(letter if letter.isprintable() else "?" for letter in text)
    return shown if len(shown) <= 40 else f"{shown[:39]}…"
