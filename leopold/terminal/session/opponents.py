"""The bots at the table: each seat has one of its own, thinks with a sign of life, and is replaced if it fails."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Final

from rich.console import Console

from leopold.bots import LEVELS, STAND_IN, Bot, bot_named, choose
from leopold.game import Action, Game
from leopold.terminal.compiling import Meanwhile
from leopold.terminal.drawing.blocks import say
from leopold.terminal.session.input import Keyboard
from leopold.terminal.session.people import Person, kind_in_words
from leopold.words import Catalogue

RESCUER: Final = "greedy"
"""Plays for a bot that failed."""
WAIT: Final = "w"


class Opponents:
    """The bots of a game. Who is not compiled yet may have a stand-in; `notices` are told on the next screen."""

    def __init__(
        self,
        words: Catalogue,
        people: Sequence[Person],
        console: Console,
        keyboard: Keyboard,
        meanwhile: Meanwhile,
        notices: list[str],
    ) -> None:
        self.words = words
        self.console = console
        self.keyboard = keyboard
        self.meanwhile = meanwhile
        self.notices = notices
        self.specs = {person.seat: person.bot for person in people if person.bot}
        self.names = {person.seat: person.name for person in people}
        self.bots: dict[int, Bot] = {}
        self.stand_ins: dict[int, Bot] = {}
        """Who plays for bots that are not compiled yet."""
        self.forget()

    def forget(self) -> None:
        """Begin anew when something was taken back: what bots planned and how long they thought is past."""
        self.bots = {
            seat: bot_named(spec, self.names[seat] if spec in LEVELS else "") for seat, spec in self.specs.items()
        }

    def choose(self, game: Game, person: Person, chance: Random) -> Action:
        """What the bot of a seat wants to play. If it fails, a simpler one takes its seat and the game goes on."""
        spec = self.specs[person.seat]
        bot = self.player(person)
        try:
            with sign_of_life(self.console, self.words.text("table-waiting", name=person.name)):
                return choose(bot, game, person.seat, chance)
        except Exception as failure:
            if spec == RESCUER:
                raise
            self.specs[person.seat] = RESCUER
            self.bots[person.seat] = bot_named(RESCUER)
            wrong = f"{type(failure).__name__}: {failure}"
            simpler = kind_in_words(self.words, RESCUER)
            self.notices.append(self.words.text("terminal-bot-failed", name=person.name, failure=wrong, bot=simpler))
            return self.choose(game, person, chance)

    def player(self, person: Person) -> Bot:
        """The bot of a seat, or who plays for it as long as it cannot think: whoever sits here says whether."""
        if self.meanwhile.can_think(self.specs[person.seat]):
            if self.stand_ins.pop(person.seat, None) is not None:
                self.notices.append(self.words.text("terminal-bot-ready", name=person.name))
            return self.bots[person.seat]
        if person.seat not in self.stand_ins:
            if not self.meanwhile.failed and not self.wants_stand_in(person):
                self.meanwhile.wait(self.console)
                return self.player(person)
            self.stand_ins[person.seat] = bot_named(STAND_IN)
            self.notices.append(self.words.text("terminal-bot-stands-in", name=person.name, bot=self.stand_in))
        return self.stand_ins[person.seat]

    def wants_stand_in(self, person: Person) -> bool:
        """Ask, where somebody sits before the screen; what comes from a file or a pipe was not meant as an answer."""
        say(self.console, self.meanwhile.how_far(person.name))
        if not self.keyboard.live:
            return False
        say(self.console, self.words.text("terminal-bot-preparing-ask", name=person.name, bot=self.stand_in, wait=WAIT))
        answer = self.keyboard.read()
        if answer is None:
            raise KeyboardInterrupt
        return answer.casefold() != WAIT

    @property
    def stand_in(self) -> str:
        return kind_in_words(self.words, STAND_IN)


@contextmanager
def sign_of_life(console: Console, words: str) -> Iterator[None]:
    """A moving sign while somebody thinks; on a screen only."""
    if console.is_terminal and not console.is_dumb_terminal:
        with console.status(words):
            yield
    else:
        yield
