"""Who sits at the table: people with names, and bots. How seats are written in files and called on the screen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from leopold.bots import player_named
from leopold.errors import RulesError
from leopold.rules.state import AUTOMATON_SEAT
from leopold.terminal.drawing.palette import SEATS
from leopold.text.transcript import Header

BOT = "bot"
ME = "me"
LEOPOLD = "Leopold"
USUAL_BOT = "concierge"
"""Who plays where only "bot" is said: a good game for most people, and an answer at once."""


@dataclass(frozen=True, slots=True)
class Person:
    """A seat and who plays it. `bot` names a bot, `level` says how hard an automaton plays; people have neither."""

    seat: int
    name: str
    bot: str = ""
    level: str = ""

    @property
    def kind(self) -> str:
        """Which bot, or how hard an automaton; nothing for people, who are asked."""
        return self.bot or self.level

    @property
    def written(self) -> str:
        """As it stands in a saved game: "Ann" or "bot:concierge"."""
        return f"{BOT}:{self.bot}" if self.bot else self.name

    @property
    def style(self) -> str:
        return SEATS[self.seat]


def read_person(text: str, seat: int, usual_bot: str = USUAL_BOT) -> Person:
    """A name, or "bot", "bot:director", "bot:planner"."""
    word = " ".join(text.split())
    if not word:
        raise RulesError(f"Seat {seat + 1} has no name; give a name, or 'bot' for a bot.")
    if len(word) > 24 or not word.isprintable():
        raise RulesError(f"The name of seat {seat + 1} is not fit for a screen; 24 letters are the most.")
    lower = word.casefold()
    if lower == BOT or lower.startswith(f"{BOT}:"):
        spec = lower.partition(":")[2].strip() or usual_bot
        return Person(seat, "", player_named(spec).spec)
    return Person(seat, word)


def kind_in_words(spec: str) -> str:
    """What a bot is called at the table: Director, or Planner for planner:24."""
    return spec.partition(":")[0].capitalize()


def seat_as_saved(header: Header, names: Sequence[str] = (), usual_bot: str = USUAL_BOT) -> list[Person]:
    """Everybody of a saved game, by other names if some are given."""
    written = list(names or header.names)
    config = header.config
    if config.solo:
        return seat_alone(written[0] if written else ME, config.level)
    return seat_people(written or [f"Seat {seat + 1}" for seat in range(config.players)], usual_bot)


def seat_alone(written: str, level: str) -> list[Person]:
    """One person against Leopold."""
    you = read_person(written, 0)
    name = "You" if you.name.casefold() in (ME, "you") else you.name
    if you.bot:
        raise RulesError("Bots do not play the solo game; give your name, or leave the seats out.")
    if name.casefold() == LEOPOLD.casefold():
        raise RulesError(f"The automaton is called {LEOPOLD}; give yourself another name.")
    return [Person(0, name), Person(AUTOMATON_SEAT, LEOPOLD, level=level)]


def seat_people(written: Sequence[str], usual_bot: str = USUAL_BOT) -> list[Person]:
    """Everybody by seat, bots called by how they play. Two people of one name could not be told apart."""
    read = [read_person(text, seat, usual_bot) for seat, text in enumerate(written)]
    bots = [kind_in_words(person.bot) for person in read if person.bot]
    people = []
    for person in read:
        if person.bot:
            name = kind_in_words(person.bot)
            name = f"{name} {person.seat + 1}" if bots.count(name) > 1 else name
            people.append(Person(person.seat, name, person.bot))
        elif person.name.casefold() == ME:
            people.append(Person(person.seat, "You" if len(bots) == len(read) - 1 else f"Seat {person.seat + 1}"))
        else:
            people.append(person)
    names = [person.name.casefold() for person in people]
    for person in people:
        if names.count(person.name.casefold()) > 1:
            raise RulesError(f"Two seats are called {person.name}; give them different names.")
    return people
