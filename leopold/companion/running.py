"""`leopold companion`: from options to a conversation, and every mistake as a sentence."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

from rich.console import Console

from leopold.companion.course import Companion
from leopold.companion.keeping import Keeper, fresh_file, last_unfinished, read
from leopold.companion.talk import Talk, ask_level
from leopold.config import CHOICES
from leopold.errors import RecordError, RulesError
from leopold.packs.codes import LEVELS
from leopold.seeds import Seed, fresh_seed
from leopold.terminal.compiling import load_or_interpret
from leopold.terminal.drawing.blocks import new_console, say
from leopold.terminal.drawing.palette import NOTICE
from leopold.terminal.errors import conclude
from leopold.terminal.session.input import Keyboard
from leopold.words import Catalogue, catalogue, said


@dataclass(frozen=True, slots=True)
class CompanionOptions:
    """The choices of `leopold companion`. A level that is not given is asked for."""

    level: str | None = None
    seed: Seed | None = None
    edition: str | None = None
    resume: bool = False
    file: Path | None = None
    language: str = "en"

    @property
    def words(self) -> Catalogue:
        """In whose words he speaks."""
        return catalogue(self.language)

    def check(self) -> None:
        if self.level and self.level not in LEVELS:
            raise RulesError(said("companion-no-level", level=repr(self.level), levels=LEVELS))
        if self.resume and (self.level or self.seed is not None):
            raise RulesError(said("companion-resume-options"))
        if not self.resume and self.file is not None and self.file.exists():
            command = f"leopold companion --resume --file {self.file}"
            raise RecordError(said("companion-file-there", file=str(self.file), command=command))


def companion(options: CompanionOptions, console: Console | None = None, source: TextIO | None = None) -> int:
    """Hold the conversation; the exit status. `console` and `source` stand in for the terminal in tests."""
    screen = console or new_console()
    keyboard = Keyboard(screen, source)
    path: list[Path] = []

    def at_the_table() -> None:
        options.check()
        talk = resume(options, screen, keyboard) if options.resume else begin(options, screen, keyboard)
        if talk is not None:
            path.append(talk.keeper.path)
            talk.run()

    return conclude(options.words, screen, at_the_table, lambda: path[0] if path else None)


def begin(options: CompanionOptions, console: Console, keyboard: Keyboard) -> Talk | None:
    """A new game; none when nobody says how hard."""
    say(console, options.words.text("companion-welcome"))
    level = options.level or ask_level(options.words, console, keyboard)
    if not level:
        return None
    for group in ("rules", "companion"):
        load_or_interpret(group)
    seed = fresh_seed() if options.seed is None else options.seed
    keeper = Keeper(options.words, options.file or fresh_file(), own=options.file is None)
    edition = options.edition or CHOICES["edition"].usual
    return Talk(options.words, Companion(level, seed, edition), console, keyboard, keeper)


def resume(options: CompanionOptions, console: Console, keyboard: Keyboard) -> Talk:
    """The game that was left last, or the one in a file."""
    path = options.file or last_unfinished()
    for group in ("rules", "companion"):
        load_or_interpret(group)
    keeper = Keeper(options.words, path, own=options.file is None)
    talk = Talk(options.words, read(path), console, keyboard, keeper)
    say(console, options.words.text("companion-going-on", file=str(path)), NOTICE)
    if talk.companion.given:
        talk.show_hotel()
        talk.tell_turn_so_far()
    return talk
