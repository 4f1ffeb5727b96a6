"""Keeping games: each one is saved after every action into a file of its own, and the last one can be resumed."""

from __future__ import annotations

import os
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

import platformdirs

from leopold.errors import RecordError
from leopold.game import Game
from leopold.text.transcript import EXTENSION, read_file
from leopold.words import Catalogue, said
from leopold.words.system import system_says


def games_folder() -> Path:
    """LEOPOLD_DATA, or the user's data folder."""
    chosen = os.environ.get("LEOPOLD_DATA")
    return (Path(chosen) if chosen else platformdirs.user_data_path("leopold")) / "games"


def fresh_file() -> Path:
    """A file that is not there yet, named by the time."""
    folder = games_folder()
    stem = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    names = [stem, *(f"{stem}-{number}" for number in range(2, 1000))]
    return next(folder / f"{name}{EXTENSION}" for name in names if not (folder / f"{name}{EXTENSION}").exists())


def last_unfinished() -> Path:
    """The game that was left last, or a sentence when there is none."""
    found = []
    for path in games_folder().glob(f"*{EXTENSION}"):
        try:
            found.append((path.stat().st_mtime_ns, path.name, path))
        except OSError:
            continue
    for _, _, path in sorted(found, reverse=True):
        try:
            if read_file(path).header.result is None:
                return path
        except RecordError:
            continue
    raise RecordError(said("terminal-nothing-to-resume"))


def make_folder(folder: Path) -> None:
    """Our own folder is made when the first game is kept in it."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as wrong:
        raise RecordError(said("terminal-no-folder", folder=str(folder), reason=system_says(wrong))) from None


class Keeper:
    """Saves one game after every action. What goes wrong is told once and does not stop the game.

    `own` means that the file is in our folder, where `--resume` finds it without being told its name.
    """

    def __init__(self, words: Catalogue, path: Path, names: Sequence[str], own: bool) -> None:
        self.words = words
        self.path = path
        self.own = own
        self.names = list(names)
        self.trouble = ""
        self._told = False

    def keep(self, game: Game) -> str:
        """Save; a sentence the first time it does not work."""
        try:
            self.save_as(game, self.path)
        except RecordError as wrong:
            self.trouble = wrong.told(self.words)
            if not self._told:
                self._told = True
                return self.words.text("terminal-cannot-save", reason=self.trouble)
        else:
            self.trouble = ""
        return ""

    def save_as(self, game: Game, path: Path) -> None:
        if self.own and path == self.path:
            make_folder(path.parent)
        game.save(path, self.names)

    @property
    def resume_command(self) -> str:
        return "leopold play --resume" if self.own else f"leopold play --resume --file {self.path}"
