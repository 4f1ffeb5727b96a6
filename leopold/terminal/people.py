"""Who sits at the table: people with names, and bots. How seats are written in files and called on the screen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from leopold.record.errors import RulesError
from leopold.terminal.palette import SEATS

BOT = "bot"
ME = "me"


@dataclass(frozen=True, slots=True)
class Person:
    """A seat and who plays it. `bot` is the name of a bot, or empty for a person."""

    seat: int
    name: str
    bot: str = ""

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
