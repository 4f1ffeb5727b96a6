"""From the events of an action to lines of the log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from leopold.journal import Event
from leopold.packs import Pack
from leopold.packs.codes import LEVELS
from leopold.rules.state import AUTOMATON_SEAT
from leopold.telling.automaton import OWN, SHARED
from leopold.telling.happening import NO_AUTOMATON, Happening, Line, Telling, Unsaid
from leopold.telling.people import PEOPLE
from leopold.words import Said

REGISTRY: Final[Mapping[str, Telling]] = {**PEOPLE, **OWN}
"""How each kind of event is told, or why not."""


def telling_of(it: Happening) -> Telling:
    """An automaton's events are told with its reasons."""
    name = it.event.name
    if it.level != NO_AUTOMATON and it.event.seat == AUTOMATON_SEAT and name in SHARED:
        return SHARED[name]
    return REGISTRY[name]


def verdicts(pack: Pack, events: Sequence[Event], level: str | None = None, since: int = 0) -> list[Line | Unsaid]:
    """What becomes of each event from a place on; what is told with an event before it is unsaid."""
    number = LEVELS.index(level) if level else NO_AUTOMATON
    found: list[Line | Unsaid] = []
    last: Happening | None = None
    for place in range(since, len(events)):
        it = Happening(pack, events, place, number, (events[place],))
        told = _words(it)
        if isinstance(told, Unsaid):
            found.append(told)
        elif last is not None and _together(last, it):
            last = replace(last, run=(*last.run, it.event))
            found[last.place - since] = _line(last, _words(last))
            found.append(Unsaid("told with the one before"))
        else:
            last = it
            found.append(_line(it, told))
    return found


def _words(it: Happening) -> Said | Unsaid:
    telling = telling_of(it)
    return telling if isinstance(telling, Unsaid) else telling.words(it)


def _line(it: Happening, told: Said | Unsaid) -> Line:
    assert isinstance(told, Said), "what is told alone is told with more of its kind"
    return Line(told, it.event.seat, it.place)


def _together(last: Happening, it: Happening) -> bool:
    telling = telling_of(it)
    same = (last.event.name, last.event.seat) == (it.event.name, it.event.seat)
    return same and not isinstance(telling, Unsaid) and telling.together(last.run[-1], it.event)


def tell(pack: Pack, events: Sequence[Event], level: str | None = None, since: int = 0) -> list[Line]:
    """The lines of one action's events, from a place on; the events before it are known already.

    `level` is the automaton's, in a game that has one.
    """
    return [line for line in verdicts(pack, events, level, since) if isinstance(line, Line)]
