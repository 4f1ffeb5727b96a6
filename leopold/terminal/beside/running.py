"""`leopold companion`: from options to a conversation, and every mistake as a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

from rich.console import Console

from leopold.companion.course import Companion
from leopold.companion.questions import NOBODY_WORDS
from leopold.config import CHOICES, configure
from leopold.errors import RecordError, RulesError
from leopold.packs.codes import LEVELS
from leopold.seeds import Seed, fresh_seed
from leopold.terminal.beside.files import Keeper, fresh_file, last_unfinished, read
from leopold.terminal.beside.talk import Talk, ask_level, ask_modules
from leopold.terminal.compiling import load_or_interpret
from leopold.terminal.drawing.blocks import new_console, say
from leopold.terminal.drawing.palette import NOTICE
from leopold.terminal.drawing.terms import first_of_ours
from leopold.terminal.errors import conclude
from leopold.terminal.session.input import Keyboard
from leopold.words import Catalogue, catalogue, said


@dataclass(frozen=True, slots=True)
class CompanionOptions:
    """The choices of `leopold companion`. A level that is not given is asked for, and so are modules that are None."""

    level: str | None = None
    seed: Seed | None = None
    edition: str | None = None
    resume: bool = False
    file: Path | None = None
    language: str = "en"
    modules: str | Sequence[str] | None = ()
    house: str = ""
    packs: Sequence[Path] = ()
    """What is printed in the box, laid over our packs."""

    @property
    def words(self) -> Catalogue:
        """In whose words the automaton speaks."""
        return catalogue(self.language)

    @property
    def overlays(self) -> tuple[str, ...]:
        """Where the packs lie, from wherever the game is resumed."""
        return tuple(str(file.absolute()) for file in self.packs)

    @property
    def played(self) -> str | Sequence[str]:
        """The modules, as far as they were said."""
        return () if self.modules is None or self.modules in NOBODY_WORDS else self.modules

    def check(self) -> None:
        if self.level and self.level not in LEVELS:
            raise RulesError(
                said("companion-no-level", level=repr(self.level), levels=LEVELS, automaton=automaton_of(self.played))
            )
        if self.resume and (self.level or self.seed is not None):
            raise RulesError(said("companion-resume-options"))
        if self.resume and (self.modules or self.house):
            raise RulesError(said("companion-resume-modules"))
        if not self.resume and self.modules is not None:
            configure(solo=True, modules=self.played, rival_hotel=self.house or None)
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


def automaton_of(modules: str | Sequence[str]) -> str:
    """Who plays with these modules; a RulesError where they do not go alone."""
    return configure(solo=True, modules=modules).solo


def begin(options: CompanionOptions, console: Console, keyboard: Keyboard) -> Talk | None:
    """A new game; none when nobody says how hard."""
    words = options.words
    asked = options.played if options.modules is not None else ask_modules(words, console, keyboard)
    if asked is None:
        return None
    config = configure(solo=True, modules=asked, rival_hotel=options.house or None)
    modules, automaton = config.modules, config.solo
    say(console, words.text("companion-welcome", automaton=automaton))
    level = options.level or ask_level(words, console, keyboard, automaton)
    if not level:
        return None
    for group in ("rules", "companion"):
        load_or_interpret(group)
    seed = fresh_seed() if options.seed is None else options.seed
    keeper = Keeper(words, options.file or fresh_file(), own=options.file is None)
    edition = options.edition or CHOICES["edition"].usual
    playing = Companion(level, seed, edition, modules, options.house, options.overlays)
    if first_of_ours(playing.him.pack) is not None:
        say(console, words.text("companion-ours"), NOTICE)
    return Talk(words, playing, console, keyboard, keeper)


def resume(options: CompanionOptions, console: Console, keyboard: Keyboard) -> Talk:
    """The game that was left last, or the one in a file."""
    path = options.file or last_unfinished()
    for group in ("rules", "companion"):
        load_or_interpret(group)
    keeper = Keeper(options.words, path, own=options.file is None)
    talk = Talk(options.words, read(path, options.overlays), console, keyboard, keeper)
    say(console, options.words.text("companion-going-on", file=str(path)), NOTICE)
    if talk.companion.given:
        talk.show_hotel()
        talk.tell_turn_so_far()
    return talk
