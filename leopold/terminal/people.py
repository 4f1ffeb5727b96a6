"""Who sits at the table: people with names, and bots. How seats are written in files and called on the screen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from leopold.record.errors import RulesError
from leopold.record.transcript import Header
from leopold.rules.state import AUTOMATON_SEAT
from leopold.terminal.palette import SEATS

BOT = "bot"
ME = "me"
LEOPOLD = "Leopold"


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
        """As it stands in a saved game: "Ann" or "bot:random"."""
        return f"{BOT}:{self.bot}" if self.bot else self.name

    @property
    def style(self) -> str:
        return SEATS[self.seat]


def read_person(text: str, seat: int, default_bot: str = "random") -> Person:
    """A name, or "bot" or "bot:random"."""
    word = " ".join(text.split())
    if not word:
        raise RulesError(f"Seat {seat + 1} has no name; give a name, or 'bot' for a bot.")
    if len(word) > 24 or not word.isprintable():
        raise RulesError(f"The name of seat {seat + 1} is not fit for a screen; 24 letters are the most.")
    lower = word.casefold()
    if lower == BOT or lower.startswith(f"{BOT}:"):
        return Person(seat, "", lower.partition(":")[2].strip() or default_bot)
    return Person(seat, word)


def seat_as_saved(header: Header, names: Sequence[str] = ()) -> list[Person]:
    """Everybody of a saved game, by other names if some are given."""
    written = list(names or header.names)
    if header.solo:
        return seat_alone(written[0] if written else ME, header.level)
    return seat_people(written or [f"Seat {seat + 1}" for seat in range(header.players)])


def seat_alone(written: str, level: str) -> list[Person]:
    """One person against Leopold."""
    you = read_person(written, 0)
    name = "You" if you.name.casefold() in (ME, "you") else you.name
    if you.bot:
        raise RulesError("Bots do not play the solo game; give your name, or leave the seats out.")
    if name.casefold() == LEOPOLD.casefold():
        raise RulesError(f"The automaton is called {LEOPOLD}; give yourself another name.")
    return [Person(0, name), Person(AUTOMATON_SEAT, LEOPOLD, level=level)]


def seat_people(written: Sequence[str]) -> list[Person]:
    """Everybody by seat, bots with a name of their own. Two people of one name could not be told apart."""
    read = [read_person(text, seat) for seat, text in enumerate(written)]
    bots = sum(bool(person.bot) for person in read)
    people = []
    for person in read:
        if person.bot:
            name = f"Bot {person.seat + 1}" if bots > 1 else "Bot"
            people.append(Person(person.seat, name, person.bot))
        elif person.name.casefold() == ME:
            people.append(Person(person.seat, "You" if bots == len(read) - 1 else f"Seat {person.seat + 1}"))
        else:
            people.append(person)
    names = [person.name.casefold() for person in people]
    for person in people:
        if names.count(person.name.casefold()) > 1:
            raise RulesError(f"Two seats are called {person.name}; give them different names.")
    return people
