"""The course of a game for Leopold: his turns and yours, round after round, always waiting at one question."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass

from leopold.companion.automaton import Automaton, Need
from leopold.companion.errors import misread
from leopold.companion.questions import (
    Answer,
    Claimed,
    Dice,
    EndStaff,
    NewGuest,
    Question,
    Queue,
    RoundOver,
    SetUp,
    TurnedUp,
    YourTurns,
)
from leopold.journal import Event
from leopold.seeds import Seed

Course = Generator[Question, Answer, None]


def whole_game(him: Automaton) -> Course:
    """Seven rounds and the final scoring."""
    yield SetUp()
    while True:
        him.begin_round()
        yield from whole_round(him)
        if him.round == him.rounds and him.copies_staff:
            him.player_has((yield EndStaff(him.pack, him.open_staff)))
        him.score_round()
        if him.round == him.rounds:
            return
        him.next_round()


def whole_round(him: Automaton) -> Course:
    """Tiles 1 and 4: his first turn, your two, his second. Tiles 2 and 3: the other way round."""
    if him.has_first_tile:
        yield from his_turn(him)
        yield YourTurns(2)
        him.player_acted()
        yield from his_turn(him)
        yield RoundOver(him.round, 0)
    else:
        yield YourTurns(1)
        him.player_acted()
        yield from his_turn(him)
        yield from his_turn(him)
        yield RoundOver(him.round, 1)
    him.player_acted()


def his_turn(him: Automaton) -> Course:
    """A card from top to bottom; what he must know is asked when he must know it."""
    him.turn_card()
    while him.is_busy:
        yield from ask(him)
        him.step()
    him.end_turn()


def ask(him: Automaton) -> Course:
    """What must be known before the next part of his turn."""
    match him.need:
        case Need.QUEUE:
            him.lay_queue((yield Queue(him.pack, him.queue if him.queue_complete else ())))
        case Need.NEW_GUEST:
            (guest,) = yield NewGuest(him.pack, him.queue[1:])
            him.add_guest(guest)
        case Need.DICE:
            him.lay_dice((yield Dice(him.dice_at_most, him.dice if any(him.dice) else ())))
        case Need.STAFF:
            him.turn_up((yield TurnedUp(him.pack, him.staff_to_turn_up, him.open_staff)))
        case Need.CLAIM:
            letter = him.objective_to_claim
            (claimed,) = yield Claimed(letter)
            him.player_claimed(letter, bool(claimed))


@dataclass(frozen=True, slots=True)
class Given:
    """An answer with the question it was given to."""

    key: str
    text: str


class Companion:
    """Leopold's side of one game at a real table: `question`, `answer`, `undo`, and his `journal`."""

    def __init__(self, level: str, seed: Seed, edition: str = "revised") -> None:
        self.level = level
        self.seed = seed
        self.edition = edition
        self.given: list[Given] = []
        self._begin()

    def _begin(self) -> None:
        self.him = Automaton(self.level, self.seed, self.edition)
        self._course = whole_game(self.him)
        self.question: Question | None = next(self._course)

    @property
    def over(self) -> bool:
        return self.question is None

    @property
    def journal(self) -> list[Event]:
        """All that has happened to him, as events."""
        return self.him.journal

    def answer(self, text: str) -> Answer:
        """Answer the question and go on to the next; a text that is no answer changes nothing.

        Returns the answer as it was understood.
        """
        if self.question is None:
            raise misread("companion-over")
        answer = self.question.read(text)
        self.given.append(Given(self.question.key, self.question.write(answer)))
        try:
            self.question = self._course.send(answer)
        except StopIteration:
            self.question = None
        return answer

    def undo(self) -> Given:
        """Take back the last answer; everything is as it was before it."""
        if not self.given:
            raise misread("companion-nothing-to-undo")
        *before, last = self.given
        self.given = []
        self._begin()
        for given in before:
            self.answer(given.text)
        return last
