"""The log on the screen: the lines that every face tells, said to one viewer, one breath for each turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from leopold.game import Game
from leopold.speech import Speaker
from leopold.telling import Line, tell
from leopold.terminal.session.people import Person
from leopold.words import Catalogue


@dataclass(frozen=True, slots=True)
class Teller:
    """Tells a game to one viewer, who is called "you"; None is an onlooker."""

    words: Catalogue
    game: Game
    people: Sequence[Person]
    viewer: int | None

    @property
    def speaker(self) -> Speaker:
        """Whoever looks on is "you"; and in a replay whoever was called that when it was played."""
        you = frozenset(person.seat for person in self.people if person.seat == self.viewer or person.you)
        return Speaker(self.game.pack, self.words, [person.name for person in self.people], you)

    def sentences(self, since: int = 0) -> list[str]:
        """What happened since event number `since`: what a seat did in a turn, or what an automaton did at a time."""
        speaker = self.speaker
        return [
            self.words.sentences(speaker.say(line.said) for _, line in told)
            for _, told in groupby(self._lines(since), key=lambda found: found[0])
        ]

    def _lines(self, since: int) -> Iterator[tuple[tuple[int, int], Line]]:
        """The lines, each with what it has in common with those it is told together with."""
        turn = before = alone = 0
        for events in self.game.journal_by_action(self.viewer):
            if before + len(events) <= since:
                before += len(events)
                continue
            for line in tell(self.game.pack, events, self.game.config.level, max(0, since - before)):
                turns = sum(event.name == "turn_ended" for event in events[: line.at])
                together = line.seat is not None and not self.people[line.seat].level
                alone += not together
                yield ((turn + turns, line.seat) if together and line.seat is not None else (-1, alone)), line
            turn += sum(event.name == "turn_ended" for event in events)
            before += len(events)
