"""`leopold play`: from options to a game at the screen, and every mistake as a sentence."""

from __future__ import annotations

from typing import TextIO

from rich.console import Console

from leopold.config import Config
from leopold.errors import RecordError
from leopold.game import Game
from leopold.reopening import replay as replay_game
from leopold.terminal.compiling import Meanwhile, warm
from leopold.terminal.drawing.blocks import new_console, say
from leopold.terminal.errors import conclude
from leopold.terminal.options import PlayOptions
from leopold.terminal.session.autosave import Keeper, fresh_file, last_unfinished
from leopold.terminal.session.input import Keyboard
from leopold.terminal.session.loop import Session
from leopold.terminal.session.opponents import ALWAYS_READY
from leopold.terminal.session.people import ME, Person, seat_alone, seat_as_saved, seat_people
from leopold.text.transcript import read_file

MEANWHILE = (
    "The bots are being compiled for this machine, once: about two minutes. "
    "You can begin; it is only when a bot must decide before then that you wait."
)
COLUMNS, LINES = 100, 40


def play(options: PlayOptions, console: Console | None = None, source: TextIO | None = None) -> int:
    """Play a game; the exit status. `console` and `source` stand in for the terminal in tests."""
    screen = console or new_console()
    keeper: list[Keeper] = []
    bots = Meanwhile("bots")

    def at_the_screen() -> None:
        session = (resume if options.resume else begin)(options, screen, source, bots)
        keeper.append(session.keeper)
        session.run()

    try:
        return conclude(screen, at_the_screen, lambda: keeper[0].path if keeper else None)
    finally:
        bots.stop()


def begin(options: PlayOptions, console: Console, source: TextIO | None, bots: Meanwhile) -> Session:
    """A new game."""
    seats = [ME] if options.solo else options.who_sits()
    config = options.config(len(seats))
    people = seat_alone(ME, config.level) if config.solo else seat_people(seats, options.usual_bot)
    if options.file is not None and options.file.exists():
        raise RecordError(
            f"{options.file} is there already: go on with it by `leopold play --resume --file {options.file}`, "
            "or name another file."
        )
    greeting = [*welcome(options, config, people), *begin_compiling(people, bots)]
    for sentence in greeting:
        say(console, sentence)
    warm(console)
    game = Game(config)
    keeper = Keeper(options.file or fresh_file(), names_to_keep(people), own=options.file is None)
    session = Session(game, people, console, Keyboard(console, source), keeper, lambda: bots.finish(console))
    if session.keyboard.live:
        session.notices += [*greeting, *size_of(console)]
    return session


def resume(options: PlayOptions, console: Console, source: TextIO | None, bots: Meanwhile) -> Session:
    """The game that was left last, or the one in a file."""
    path = options.file or last_unfinished()
    transcript = read_file(path)
    header = transcript.header
    named = options.seats is not None or not (header.names or header.config.solo)
    people = seat_as_saved(header, options.who_sits(header.config.players) if named else (), options.usual_bot)
    meanwhile = begin_compiling(people, bots)
    warm(console)
    game = replay_game(transcript, packs=options.packs or None)
    keeper = Keeper(path, names_to_keep(people), own=options.file is None)
    session = Session(game, people, console, Keyboard(console, source), keeper, lambda: bots.finish(console))
    session.notices += [f"Going on with the game in {path}.", *meanwhile]
    session.seen = dict.fromkeys(session.seen, len(game.journal))
    return session


def begin_compiling(people: list[Person], bots: Meanwhile) -> list[str]:
    """Bots are compiled while the game begins, where somebody at the table needs it; a sentence says so."""
    needed = any(person.bot not in ("", ALWAYS_READY) for person in people)
    return [MEANWHILE] if needed and bots.begin() else []


def names_to_keep(people: list[Person]) -> list[str]:
    """An automaton is known from the kind of game."""
    return [person.written for person in people if not person.level]


def welcome(options: PlayOptions, config: Config, people: list[Person]) -> list[str]:
    """Who plays what, and how to choose otherwise."""
    names = ", ".join(called(person) for person in people)
    hands = {"introductory": "introductory hands", "draft": "drafted hands"}.get(config.variant, "random hands")
    if config.solo:
        hands = "a hand of your choice from ten cards"
    hotels = ", ".join(config.hotels if len(set(config.hotels)) > 1 else config.hotels[:1])
    table = f"At the table: {names}; edition {config.edition}, hotels {hotels}, {hands}."
    sentences = ["Welcome to Leopold, Grand Austria Hotel in your terminal.", table]
    if options.is_default:
        sentences.append("For other games see `leopold play --help`; while playing, `help` explains what to type.")
    return sentences


def called(person: Person) -> str:
    """A name, with what it is if it is no person's."""
    if person.bot:
        return f"{person.name} (a bot)"
    return f"{person.name} ({person.level})" if person.level else person.name


def size_of(console: Console) -> list[str]:
    """A word to those whose window is too small to show everything at once."""
    if console.width >= COLUMNS and console.height >= LINES:
        return []
    return [f"This window has {console.width} columns and {console.height} lines; all fits into {COLUMNS} by {LINES}."]
