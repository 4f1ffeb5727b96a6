"""`leopold puzzles`: a position, a turn played in it, and what that was worth beside the best."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TextIO

import msgspec
from rich.console import Console
from rich.text import Text

from leopold.errors import RulesError
from leopold.puzzles import Answer, Puzzle, Verdict, judge
from leopold.speech import Speaker
from leopold.terminal.commands.review import STYLES, lines_block
from leopold.terminal.compiling import Meanwhile, warm
from leopold.terminal.drawing.blocks import DIM, line, new_console, say, show, title, wrapped
from leopold.terminal.errors import conclude
from leopold.terminal.session.autosave import Keeper, fresh_file
from leopold.terminal.session.input import Keyboard
from leopold.terminal.session.loop import After, Session
from leopold.terminal.session.people import BOT, ME, Person, seat_alone, seat_people
from leopold.words import Catalogue, catalogue, said

WIDTH = 100


class PuzzleSession(Session):
    """A turn of one seat, and nothing else: nobody answers, nothing is kept, and hints would spoil it."""

    def solve(self, answer: Answer) -> bool:
        """Ask until the turn is over; False when somebody leaves before."""
        person = self.people[answer.puzzle.seat]
        while not answer.is_over(self.game):
            if self.ask(person) is After.QUIT:
                return False
        return True

    def keep(self) -> None:
        return

    def save(self, name: str) -> None:
        raise RulesError(said("puzzles-no-saving"))

    def show_hint(self, person: Person, actions: Sequence[object]) -> None:
        raise RulesError(said("puzzles-no-hints"))


def solve_puzzle(
    puzzle: Puzzle,
    *,
    answer: str | None = None,
    as_json: bool = False,
    language: str = "en",
    console: Console | None = None,
    source: TextIO | None = None,
) -> int:
    """Show a puzzle, take an answer by playing it (or as actions with semicolons between), and say what it is worth."""
    screen = console or new_console()
    words = catalogue(language)
    aside = Console(stderr=True)
    if answer is not None:
        verdict = _judged(aside, words, puzzle, [part.strip() for part in answer.split(";") if part.strip()])
        _tell(screen, words, puzzle, verdict, as_json=as_json)
        return 0

    def at_the_screen() -> None:
        warm(aside, "rules", words)
        session = begin(words, puzzle, screen, source)
        begun = Answer(puzzle, session.game.copy())
        if session.solve(begun):
            verdict = _judged(aside, words, puzzle, begun.played(session.game.moves))
            _tell(screen, words, puzzle, verdict, as_json=as_json)

    return conclude(words, screen, at_the_screen, lambda: None)


def begin(words: Catalogue, puzzle: Puzzle, console: Console, source: TextIO | None) -> PuzzleSession:
    """The position on the screen, with bots at the other seats."""
    game = puzzle.position()
    config = game.config
    if config.solo:
        people = seat_alone(words, ME, config.level, config.solo)
    else:
        seats = [ME if seat == puzzle.seat else BOT for seat in range(config.players)]
        people = seat_people(words, seats, deal=str(config.seed))
    keeper = Keeper(words, fresh_file(), (), own=True)
    session = PuzzleSession(words, game, people, console, Keyboard(console, source), keeper, Meanwhile(words, ()))
    session.seen = dict.fromkeys(session.seen, len(game.journal))
    session.notices.append(
        words.text(
            "terminal-puzzles-task",
            id=puzzle.id,
            theme=words.text(f"puzzles-theme-{puzzle.theme}"),
            difficulty=words.text(f"puzzles-difficulty-{puzzle.difficulty}"),
        )
    )
    return session


def _judged(aside: Console, words: Catalogue, puzzle: Puzzle, turn: Sequence[int | str]) -> Verdict:
    warm(aside, "rules", words)
    warm(aside, "bots", words)
    return judge(puzzle, turn)


def _tell(screen: Console, words: Catalogue, puzzle: Puzzle, verdict: Verdict, *, as_json: bool) -> None:
    """The verdict, and both turns with their reasons."""
    if as_json:
        screen.file.write(msgspec.json.format(msgspec.json.encode(verdict), indent=2).decode() + "\n")
        return
    width = min(max(screen.width, 40), WIDTH)
    say(screen)
    show(screen, [title(words.text("puzzles-verdict"), width)])
    sentence = words.text(verdict_key(verdict), n=round(verdict.loss))
    mark = words.text(f"review-mark-{verdict.mark}")
    show(screen, wrapped(line((f"{mark}: ", STYLES[verdict.mark]), sentence), width))
    speaker = Speaker(puzzle.position().pack, words)
    show(screen, lines_block(words, speaker, verdict.decision, width))
    show(screen, wrapped(Text(words.text("puzzles-how", n=verdict.playouts), style=DIM), width))


def verdict_key(verdict: Verdict) -> str:
    """The sentence of a verdict."""
    if verdict.mark == "best":
        return "puzzles-verdict-best"
    return "puzzles-verdict-solved" if verdict.solved else "puzzles-verdict-missed"
