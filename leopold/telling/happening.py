"""An event among those around it, and what can become of it: a sentence, or silence with its reason."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from msgspec import Struct

from leopold.journal import Event
from leopold.packs import Pack
from leopold.words import Said
from leopold.words.said import Value

NO_AUTOMATON = -1


class Line(Struct, frozen=True):
    """One line of the log: what is said, whose it is (None: nobody's), and which event it begins with."""

    said: Said
    seat: int | None
    at: int


@dataclass(frozen=True, slots=True)
class Unsaid:
    """Nothing is said of an event, because ..."""

    because: str


@dataclass(frozen=True, slots=True)
class Happening:
    """An event of an action among the others, with those of its kind that are told in the same breath."""

    pack: Pack
    events: Sequence[Event]
    place: int
    level: int = NO_AUTOMATON
    """How hard the automaton plays, as a number; `NO_AUTOMATON` where there is none."""
    run: tuple[Event, ...] = ()

    @property
    def event(self) -> Event:
        return self.events[self.place]

    def number(self, argument: str) -> int:
        return _number(self.event, argument)

    def word(self, argument: str) -> str:
        return str(self.event[argument] or "")

    def total(self, argument: str) -> int:
        """The sum over all that is told together."""
        return sum(_number(event, argument) for event in self.run)

    def next_to(self, step: int, name: str, source: str = "") -> Event | None:
        """The event so many places on, if it is of this kind and the same seat's."""
        place = self.place + step
        if not 0 <= place < len(self.events):
            return None
        event = self.events[place]
        fits = (event.name, event.seat) == (name, self.event.seat) and (not source or event["source"] == source)
        return event if fits else None

    def say(self, key: str, /, *arguments: str, **params: Value) -> Said:
        """A message with these arguments of the event, other parameters, and the seat where there is one."""
        seat = {} if self.event.seat is None else {"seat": self.event.seat}
        return Said(key, {**seat, **{name: self.event[name] for name in arguments}, **params})


def _number(event: Event, argument: str) -> int:
    value = event[argument]
    return value if isinstance(value, int) else 0


def never(one: Event, other: Event) -> bool:
    """Most events are told by themselves."""
    return False


@dataclass(frozen=True, slots=True)
class Told:
    """How events of one kind are told: in which words, and which of them together."""

    words: Callable[[Happening], Said | Unsaid]
    together: Callable[[Event, Event], bool] = never
    """Can an event be told with the one before, of the same kind and seat?"""


Telling = Told | Unsaid
