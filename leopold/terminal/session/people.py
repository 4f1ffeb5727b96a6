"""Who sits at the table: people with names, and bots. How seats are written in files and called on the screen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from leopold.bots import fair_player
from leopold.config import Config
from leopold.errors import RulesError
from leopold.guide import script_for
from leopold.packs.automata import USUAL
from leopold.rules.state import AUTOMATON_SEAT
from leopold.speech.first_names import free_names
from leopold.terminal.drawing.palette import SEATS
from leopold.text.transcript import Header
from leopold.words import Catalogue, said

BOT = "bot"
ME = "me"
YOU = "You"
"""How a saved game calls whoever plays alone among bots, whatever the language of the screen."""
USUAL_BOT = "concierge"
"""Who plays where only "bot" is said: a good game for most people, and an answer at once."""
LONGEST = 24


@dataclass(frozen=True, slots=True)
class Person:
    """A seat and who plays it. `bot` names a bot, `level` says how hard an automaton plays; people have neither."""

    seat: int
    name: str
    bot: str = ""
    level: str = ""
    you: bool = False
    """Is this whoever sits before the screen, and has given no name?"""

    @property
    def kind(self) -> str:
        """Which bot, or how hard an automaton; nothing for people, who are asked."""
        return self.bot or self.level

    @property
    def written(self) -> str:
        """As it stands in a saved game: "Ann" or "bot:concierge"."""
        return f"{BOT}:{self.bot}" if self.bot else YOU if self.you else self.name

    @property
    def style(self) -> str:
        return SEATS[self.seat]


def read_person(words: Catalogue, text: str, seat: int, usual_bot: str = USUAL_BOT) -> Person:
    """A name, or "bot", "bot:director", "bot:planner"."""
    word = " ".join(text.split())
    if not word:
        raise RulesError(said("terminal-seat-unnamed", n=seat + 1))
    if len(word) > LONGEST or not word.isprintable():
        raise RulesError(said("terminal-seat-unfit", n=seat + 1, most=LONGEST))
    lower = word.casefold()
    if lower == BOT or lower.startswith(f"{BOT}:"):
        spec = lower.partition(":")[2].strip() or usual_bot
        return Person(seat, "", fair_player(spec).spec)
    return yourself(words, seat) if word == YOU else Person(seat, word)


def yourself(words: Catalogue, seat: int) -> Person:
    return Person(seat, words.text("you"), you=True)


def kind_in_words(words: Catalogue, spec: str) -> str:
    """How a bot plays: Director, or Planner for planner:24 and planner@1."""
    return words.text(f"bot-{spec.partition(':')[0].partition('@')[0]}")


def seat_as_saved(
    words: Catalogue, header: Header, names: Sequence[str] = (), usual_bot: str = USUAL_BOT
) -> list[Person]:
    """Everybody of a saved game, by other names if some are given."""
    written = list(names or header.names)
    config = header.config
    if config.solo:
        return seat_alone(words, written[0] if written else ME, config.level, config.solo)
    unnamed = [words.text("seat-unnamed", number=seat + 1) for seat in range(config.players)]
    return with_rival(words, config, seat_people(words, written or unnamed, usual_bot, str(config.seed)))


def with_rival(words: Catalogue, config: Config, people: Sequence[Person]) -> list[Person]:
    """In the guided game the bot goes by the name that the guide calls it by."""
    script = script_for(config)
    if script is None or script.config.players > 2:
        return list(people)
    rival = words.text("guide-rival")
    return [replace(person, name=rival) if person.bot in (script.player, script.rival) else person for person in people]


def seat_alone(words: Catalogue, written: str, level: str, automaton: str = USUAL) -> list[Person]:
    """One person against the automaton."""
    you = read_person(words, written, 0)
    called = words.text(f"automaton-{automaton}")
    if you.bot:
        raise RulesError(said("terminal-solo-bot"))
    if you.name.casefold() == called.casefold():
        raise RulesError(said("terminal-solo-name", name=called))
    if you.name.casefold() in (ME, YOU.casefold()):
        you = yourself(words, 0)
    return [you, Person(AUTOMATON_SEAT, called, level=level)]


def seat_people(words: Catalogue, written: Sequence[str], usual_bot: str = USUAL_BOT, deal: str = "") -> list[Person]:
    """Everybody by seat; bots have first names, the same whenever a deal is gone on with.

    Two people of one name could not be told apart.
    """
    read = [read_person(words, text, seat, usual_bot) for seat, text in enumerate(written)]
    bots = sum(bool(person.bot) for person in read)
    free = iter(free_names(deal, [person.name for person in read]))
    people = []
    for person in read:
        if person.bot:
            people.append(replace(person, name=next(free)))
        elif person.name.casefold() == ME:
            alone = bots == len(read) - 1
            unnamed = Person(person.seat, words.text("seat-unnamed", number=person.seat + 1))
            people.append(yourself(words, person.seat) if alone else unnamed)
        else:
            people.append(person)
    names = [person.name.casefold() for person in people]
    for person in people:
        if names.count(person.name.casefold()) > 1:
            raise RulesError(said("terminal-seats-alike", name=person.name))
    return people
