"""`leopold play`: from options to a game at the screen, and every mistake as a sentence."""

from __future__ import annotations

from typing import TextIO

from rich.console import Console

from leopold.config import Config
from leopold.errors import RecordError
from leopold.game import Game
from leopold.reopening import replay as replay_game
from leopold.terminal.compiling import Meanwhile
from leopold.terminal.drawing.blocks import new_console, say
from leopold.terminal.errors import conclude
from leopold.terminal.options import PlayOptions
from leopold.terminal.session.autosave import Keeper, fresh_file, last_unfinished
from leopold.terminal.session.input import Keyboard
from leopold.terminal.session.loop import Session
from leopold.terminal.session.people import (
    ME,
    Person,
    kind_in_words,
    seat_alone,
    seat_as_saved,
    seat_people,
    with_rival,
)
from leopold.text.transcript import read_file
from leopold.words import Catalogue, said

COLUMNS, LINES = 100, 40


def play(options: PlayOptions, console: Console | None = None, source: TextIO | None = None) -> int:
    """Play a game; the exit status. `console` and `source` stand in for the terminal in tests."""
    screen = console or new_console()
    keeper: list[Keeper] = []
    words = options.words
    meanwhile = Meanwhile(words)

    def at_the_screen() -> None:
        session = (resume if options.resume and not options.guided else begin)(options, screen, source, meanwhile)
        keeper.append(session.keeper)
        session.run()

    try:
        return conclude(words, screen, at_the_screen, lambda: keeper[0].path if keeper else None)
    finally:
        meanwhile.stop()


def begin(options: PlayOptions, console: Console, source: TextIO | None, meanwhile: Meanwhile) -> Session:
    """A new game."""
    words = options.words
    seats = [ME] if options.solo else options.who_sits()
    config = options.config(len(seats))
    if config.solo:
        people = seat_alone(words, ME, config.level, config.solo)
    else:
        people = with_rival(words, config, seat_people(words, seats, options.usual_bot, str(config.seed)))
    if options.file is not None and options.file.exists():
        command = f"leopold play --resume --file {options.file}"
        raise RecordError(said("terminal-game-there", file=str(options.file), command=command))
    greeting = [*welcome(options, config, people), *meanwhile.begin()]
    for sentence in greeting:
        say(console, sentence)
    game = Game(config)
    keeper = Keeper(words, options.file or fresh_file(), names_to_keep(people), own=options.file is None)
    session = Session(words, game, people, console, Keyboard(console, source), keeper, meanwhile)
    if session.keyboard.live:
        session.notices += [*greeting, *size_of(words, console)]
    return session


def resume(options: PlayOptions, console: Console, source: TextIO | None, meanwhile: Meanwhile) -> Session:
    """The game that was left last, or the one in a file."""
    words = options.words
    path = options.file or last_unfinished()
    transcript = read_file(path)
    header = transcript.header
    named = options.seats is not None or not (header.names or header.config.solo)
    seats = options.who_sits(header.config.players) if named else ()
    people = seat_as_saved(words, header, seats, options.usual_bot)
    compiling = meanwhile.begin()
    game = replay_game(transcript, packs=options.packs or None)
    keeper = Keeper(words, path, names_to_keep(people), own=options.file is None)
    session = Session(words, game, people, console, Keyboard(console, source), keeper, meanwhile)
    session.notices += [words.text("terminal-going-on", file=str(path)), *compiling]
    session.seen = dict.fromkeys(session.seen, len(game.journal))
    return session


def names_to_keep(people: list[Person]) -> list[str]:
    """An automaton is known from the kind of game."""
    return [person.written for person in people if not person.level]


def welcome(options: PlayOptions, config: Config, people: list[Person]) -> list[str]:
    """Who plays what, and how to choose otherwise."""
    words = options.words
    hotels = config.hotels if len(set(config.hotels)) > 1 else config.hotels[:1]
    table = words.text(
        "terminal-at-table",
        names=[called(words, person) for person in people],
        edition=chosen(words, "edition", config.edition),
        hotels=[chosen(words, "hotel", hotel) for hotel in hotels],
        hands="solo" if config.solo else config.variant,
    )
    sentences = [words.text("terminal-welcome"), table]
    if config.modules:
        modules = [words.text(f"module-{module}") for module in config.modules]
        sentences.append(words.text("terminal-with-modules", modules=modules))
    if options.is_default:
        sentences.append(words.text("terminal-other-games"))
    return sentences


def chosen(words: Catalogue, choice: str, value: str) -> str:
    """What was chosen, as everybody calls it; as it was typed, where there is no such thing."""
    key = f"{choice}-{value.casefold().replace(' ', '-')}"
    return words.text(key) if key.isascii() and words.has(key) else value


def called(words: Catalogue, person: Person) -> str:
    """A name, with what it is if it is no person's."""
    if person.bot:
        return words.text("bot-levelled", name=person.name, level=kind_in_words(words, person.bot))
    level = words.text(f"level-{person.level}.within") if person.level else ""
    return words.text("terminal-inside", text=person.name, inside=level) if level else person.name


def size_of(words: Catalogue, console: Console) -> list[str]:
    """A word to those whose window is too small to show everything at once."""
    if console.width >= COLUMNS and console.height >= LINES:
        return []
    size = {"columns": console.width, "lines": console.height, "wide": COLUMNS, "high": LINES}
    return [words.text("terminal-window", **size)]
