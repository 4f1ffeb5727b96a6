"""Keeping a companion's game in a file, saved after every answer."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from leopold.companion.course import Companion
from leopold.companion.kept import EXTENSION, is_finished, read_kept, written
from leopold.errors import RecordError
from leopold.terminal.session.autosave import games_folder, make_folder
from leopold.text.transcript import LARGEST_FILE, read_bytes, save_text
from leopold.words import Catalogue, said


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
        if not is_finished(read_text(path)):
            return path
    raise RecordError(said("companion-nothing-left"))


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
    data = read_bytes(path, LARGEST_FILE)
    if len(data) > LARGEST_FILE:
        raise RecordError.at(name, None, said("companion-file-large"))
    try:
        return data.decode("utf-8").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise RecordError.at(name, line, said("companion-file-no-text")) from None


def read(path: Path, packs: Sequence[str] = ()) -> Companion:
    """A kept game where it was left; or a `RecordError` that says which line is wrong, and why."""
    return read_kept(read_text(path), str(path), packs)
