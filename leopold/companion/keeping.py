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
from leopold.packs import EDITIONS
from leopold.packs.codes import LEVELS
from leopold.rules.actions import RULES_VERSION
from leopold.rules.state import AUTOMATON_SEAT
from leopold.seeds import LARGEST_SEED, Seed
from leopold.terminal.session.autosave import games_folder
from leopold.text.errors import RecordError, RulesError
from leopold.text.transcript import LARGEST_FILE, quote, save_text
from leopold.text.words import listed

FORMAT: Final = 1
FIRST_LINE: Final = f"leopold companion {FORMAT}"
EXTENSION: Final = ".companion"
HEADER: Final = ("level", "edition", "seed", "rules", "packs", "result")
NEEDED: Final = ("level", "seed")
NOTHING_LEFT: Final = "There is no game of the companion to resume; `leopold companion` begins a new one."


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
    raise RecordError(NOTHING_LEFT)


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

    def __init__(self, path: Path, own: bool) -> None:
        self.path = path
        self.own = own
        self.trouble = ""
        self._told = False

    def keep(self, companion: Companion) -> str:
        """Save; a sentence the first time it does not work."""
        try:
            if self.own:
                self.path.parent.mkdir(parents=True, exist_ok=True)
            save_text(self.path, written(companion))
        except (RecordError, OSError) as wrong:
            self.trouble = str(wrong)
            if not self._told:
                self._told = True
                return f"The game cannot be saved: {wrong}"
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
        raise RecordError.at(name, None, "There is no such file.") from None
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise RecordError.at(name, None, f"The file cannot be read: {reason}.") from None
    if len(data) > LARGEST_FILE:
        raise RecordError.at(name, None, "This is too large to be a game of the companion.")
    try:
        return data.decode("utf-8").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise RecordError.at(name, line, "A game of the companion is UTF-8 text, and this is not.") from None


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
    if header.get("packs", companion.him.pack.checksum) != companion.him.pack.checksum:
        raise RecordError.at(name, None, "This game was played with other cards than this Leopold has.")
    for number, line in enumerate(lines[end:], end + 1):
        if line.strip():
            _replay_line(companion, line, name, number)
    if "result" in header and not companion.over:
        raise RecordError.at(name, None, "The header says how the game ended, but answers are missing.")
    return companion


def _check_first_line(line: str, name: str) -> None:
    found = re.fullmatch(r"leopold companion (\d{1,6})\s*", line)
    if found is None:
        raise RecordError.at(name, 1, f"This is no game of the companion: it does not begin with `{FIRST_LINE}`.")
    if int(found[1]) != FORMAT:
        raise RecordError.at(name, 1, f"This is format {int(found[1])}, and this Leopold reads format {FORMAT}.")


def _read_header(lines: list[str], name: str) -> dict[str, str]:
    values: dict[str, str] = {}
    for number, line in enumerate(lines, 2):
        key, colon, value = (part.strip() for part in line.partition(":"))
        if not colon or key not in HEADER:
            raise RecordError.at(name, number, f"`{_short(line)}` does not belong here: use {listed(HEADER, 'or')}.")
        if key in values:
            raise RecordError.at(name, number, f"`{key}` is said twice.")
        trouble = _trouble_with(key, value)
        if trouble:
            raise RecordError.at(name, number, trouble)
        values[key] = value
    for key in NEEDED:
        if key not in values:
            raise RecordError.at(name, None, f"The header has no `{key}:`, and without it the game cannot go on.")
    return values


def _trouble_with(key: str, value: str) -> str:
    """What is wrong with a value of the header, in a sentence."""
    match key:
        case "level" if value not in LEVELS:
            return f"There is no level `{_short(value)}`: use {listed(LEVELS, 'or')}."
        case "edition" if value not in EDITIONS:
            return f"There is no edition `{_short(value)}`: use {listed(EDITIONS, 'or')}."
        case "seed" if _seed(value) is None:
            return f"`{_short(value)}` is not a seed: that is a whole number or a text in double quotes."
        case "rules" if value != str(RULES_VERSION):
            return f"This game was played with version {_short(value)} of the rules; this is version {RULES_VERSION}."
        case "result" if not re.fullmatch(r"-?\d{1,6}", value):
            return f"`{_short(value)}` is not a score."
    return ""


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
        raise RecordError.at(name, number, f"The game is over before `{_short(line)}`.")
    if key != companion.question.key:
        raise RecordError.at(name, number, f"Here `{companion.question.key}:` is asked, not `{_short(line)}`.")
    try:
        companion.answer(text)
    except RulesError as wrong:
        raise RecordError.at(name, number, str(wrong)) from None


def _short(text: str) -> str:
    shown = "".join(letter if letter.isprintable() else "?" for letter in text)
    return shown if len(shown) <= 40 else f"{shown[:39]}…"
