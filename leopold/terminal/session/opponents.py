"""The bots at the table: each seat has one of its own, thinks with a sign of life, and is replaced if it fails."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Final

from rich.console import Console

from leopold.bots import Bot, bot_named, choose
from leopold.game import Action, Game
from leopold.terminal.session.people import Person, kind_in_words
from leopold.words import Catalogue

STAND_IN: Final = "greedy"
ALWAYS_READY: Final = "random"
"""The one bot that needs nothing compiled."""


class Opponents:
    """The bots of a game. `ready` waits until they are compiled; `notices` are told on the next screen."""

    def __init__(
        self,
        words: Catalogue,
        people: Sequence[Person],
        console: Console,
        ready: Callable[[], None],
        notices: list[str],
    ) -> None:
        self.words = words
        self.console = console
        self.ready = ready
        self.notices = notices
        self.specs = {person.seat: person.bot for person in people if person.bot}
        self.bots: dict[int, Bot] = {}
        self.forget()

    def forget(self) -> None:
        """Begin anew when something was taken back: what bots planned and how long they thought is past."""
        self.bots = {seat: bot_named(spec) for seat, spec in self.specs.items()}

    def choose(self, game: Game, person: Person, chance: Random) -> Action:
        """What the bot of a seat wants to play. If it fails, a simpler one takes its seat and the game goes on."""
        spec = self.specs[person.seat]
        if spec != ALWAYS_READY:
            self.ready()
        try:
            with sign_of_life(self.console, self.words.text("table-waiting", name=person.name)):
                return choose(self.bots[person.seat], game, person.seat, chance)
        except Exception as failure:
            if spec == STAND_IN:
                raise
            self.specs[person.seat] = STAND_IN
            self.bots[person.seat] = bot_named(STAND_IN)
            wrong = f"{type(failure).__name__}: {failure}"
            simpler = kind_in_words(self.words, STAND_IN)
            self.notices.append(self.words.text("terminal-bot-failed", name=person.name, failure=wrong, bot=simpler))
            return self.choose(game, person, chance)


@contextmanager
def sign_of_life(console: Console, words: str) -> Iterator[None]:
    """A moving sign while somebody thinks; on a screen only."""
    if console.is_terminal and not console.is_dumb_terminal:
        with console.status(words):
            yield
    else:
        yield
