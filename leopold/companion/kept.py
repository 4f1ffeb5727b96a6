"""A companion's game as text: the answers given, from which everything follows again.

leopold companion 1
level: hard
modules: ballrooms,celebrities
seed: 7

set up: done
queue: 64 68 55 95 74
dice: 4 2 1 2 1 0
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Final

from leopold.companion.course import Companion
from leopold.companion.errors import MisreadError
from leopold.config import configure, plays_on_with
from leopold.errors import RecordError, RulesError
from leopold.packs import EDITIONS
from leopold.packs.codes import LEVELS, RULES_VERSION
from leopold.rules.state import AUTOMATON_SEAT
from leopold.seeds import LARGEST_SEED, LONGEST_SEED, Seed
from leopold.text.transcript import quote
from leopold.words import Said, said

FORMAT: Final = 1
FIRST_LINE: Final = f"leopold companion {FORMAT}"
EXTENSION: Final = ".companion"
HEADER: Final = ("level", "edition", "modules", "house", "overlays", "seed", "rules", "packs", "result")
NEEDED: Final = ("level", "seed")


# --- writing


def written(companion: Companion) -> str:
    """The text of the file."""
    him = companion.him
    lines = [
        FIRST_LINE,
        f"level: {companion.level}",
        f"edition: {companion.edition}",
        *([f"modules: {','.join(him.config.modules)}"] if him.config.modules else []),
        *([f"house: {him.house}"] if him.house else []),
        *([f"overlays: {json.dumps(companion.packs, ensure_ascii=False)}"] if companion.packs else []),
        f"seed: {seed_text(companion.seed)}",
        f"rules: {RULES_VERSION}",
        f"packs: {him.pack.checksum}",
    ]
    if companion.over:
        lines.append(f"result: {int(him.record.vp[AUTOMATON_SEAT])}")
    lines.append("")
    lines += [f"{given.key}: {given.text}" for given in companion.given]
    return "\n".join(lines) + "\n"


def seed_text(seed: Seed) -> str:
    """A number, or a text in double quotes."""
    return quote(seed) if isinstance(seed, str) else str(seed)


# --- reading


def is_finished(text: str) -> bool:
    """Does its header say how the game ended?"""
    return bool(re.search(r"^result:", text.split("\n\n")[0], re.MULTILINE))


def read_kept(text: str, name: str = "", packs: Sequence[str] | None = None) -> Companion:
    """A kept game where it was left; or a `RecordError` that says which line is wrong, and why: `name` is its file.

    `packs` are those that it was begun with, should they lie elsewhere now than the text says. Without such a list no
    file is opened at all: whoever reads texts of strangers does not open files that these name.
    """
    lines = text.replace("\r\n", "\n").split("\n")
    _check_first_line(lines[0], name)
    end = next((n for n, line in enumerate(lines) if not line.strip()), len(lines))
    header = _read_header(lines[1:end], name)
    seed = read_seed(header["seed"])
    assert seed is not None  # the header has been checked
    modules = [module.strip() for module in header.get("modules", "").split(",") if module.strip()]
    named = read_overlays(header.get("overlays", "[]"))
    assert named is not None  # as above
    if named and packs is None:
        raise RecordError.at(name, None, said("companion-file-own_packs"))
    files = packs or named
    edition, house = header.get("edition", EDITIONS[0]), header.get("house", "")
    companion = Companion(header["level"], seed, edition, modules, house, files)
    if "packs" in header and not plays_on_with(header["packs"], companion.him.config):
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
    trouble = _trouble_with_house(values.get("house", ""), values.get("modules", ""))
    if trouble:
        raise RecordError.at(name, None, trouble)
    return values


def _trouble_with(key: str, value: str) -> Said | str | None:
    """What is wrong with a value of the header."""
    match key:
        case "level" if value not in LEVELS:
            return said("companion-file-level", text=_short(value), known=LEVELS)
        case "edition" if value not in EDITIONS:
            return said("companion-file-edition", text=_short(value), known=EDITIONS)
        case "modules":
            return _trouble_with_house("", value)
        case "overlays" if read_overlays(value) is None:
            return said("companion-file-overlays", text=_short(value))
        case "seed" if read_seed(value) is None:
            return said("companion-file-seed", text=_short(value))
        case "rules" if value != str(RULES_VERSION):
            return said("companion-file-rules", text=_short(value), known=RULES_VERSION)
        case "result" if not re.fullmatch(r"-?\d{1,6}", value):
            return said("companion-file-result", text=_short(value))
    return None


def _trouble_with_house(house: str, modules: str) -> Said | str | None:
    """What is wrong with the modules, or with a hotel for them."""
    try:
        configure(solo=True, modules=modules, rival_hotel=house or None)
    except RulesError as wrong:
        return wrong.what
    return None


def read_overlays(value: str) -> tuple[str, ...] | None:
    """The files that a header names; nothing where it names none."""
    try:
        found = json.loads(value)
    except (ValueError, RecursionError):
        return None
    return tuple(found) if isinstance(found, list) and all(isinstance(file, str) for file in found) else None


def read_seed(value: str) -> Seed | None:
    """The seed that a header names; nothing where it names none."""
    if re.fullmatch(r"\d{1,40}", value) and int(value) <= LARGEST_SEED:
        return int(value)
    try:
        text = str(json.loads(value)) if value.startswith('"') else None
        if text is None or len(text) > LONGEST_SEED:
            return None
        text.encode()  # half a character cannot be kept
    except ValueError:
        return None
    return text


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
