"""A table for the companion: a real solo game is played at random, and answers are read off what lies on its table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from io import StringIO
from pathlib import Path
from random import Random

import numpy as np
from rich.console import Console

from leopold.companion.course import Companion
from leopold.companion.keeping import Keeper
from leopold.companion.questions import Claimed, Dice, EndStaff, NewGuest, Question, Queue, TurnedUp
from leopold.companion.talk import Talk
from leopold.game import Game
from leopold.journal import Event
from leopold.packs.codes import LETTERS
from leopold.rules.state import GAME
from leopold.terminal.session.input import Keyboard
from leopold.words import Catalogue, catalogue
from tests.terminal.table import Watcher

WORDS = catalogue()
LATER = ("emperor_track", "end_staff", "rooms", "leftovers", "unserved")
"""Points that are no part of a turn."""
NO_PART = ("round_began", "turn_began", "guest_taken", "emperor_scored", "staff_scored")
"""Events that are none either, and the one that the companion adds of its own."""


def is_of_turn(event: Event) -> bool:
    """Is this something that Leopold does in his turn?"""
    return event.seat == 1 and event.name not in NO_PART and event.arguments.get("source") not in LATER


@dataclass
class Turn:
    """One of Leopold's turns at the real table: what he found there, and what the engine let him do."""

    queues: list[tuple[int, ...]]
    """Before each guest he takes, and after the last."""
    dice: tuple[int, ...]
    claimed: dict[str, bool]
    events: list[Event]

    @property
    def staff(self) -> list[int]:
        return [int(event["staff"] or 0) for event in self.events if event.name == "automaton_staff"]


@dataclass
class RealTable:
    """A whole solo game, played at random, with everything that Leopold saw."""

    level: str
    seed: int
    edition: str = "revised"
    lazy: float = 0.0
    """How often the player passes."""
    turns: list[Turn] = field(default_factory=list)
    scorings: list[Event] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.game = Game(solo="leopold", level=self.level, seed=self.seed, edition=self.edition)
        chance = Random(self.seed)
        while not self.game.over:
            passing = [action for action in self.game.actions if action.kind == "pass"]
            action = passing[0] if passing and chance.random() < self.lazy else chance.choice(self.game.actions)
            self.follow(np.frombuffer(self.game.snapshot(), np.uint8).view(GAME)[0], self.game.play(action))

    @property
    def end_staff(self) -> list[int]:
        """What the player has in play for the end of the game."""
        pack = self.game.pack
        played = [card.number for card in self.game.seat(0).staff]
        return [number for number in played if pack.staff[pack.staff_index(number)].timing == "end"]

    def follow(self, before: np.record, events: list[Event]) -> None:
        """Find Leopold's turns in what an action led to, and what lay on the table before each."""
        pack = self.game.pack
        queue = [pack.guests[guest].number for guest in before.queue.tolist()]
        dice = before.dice.tolist()
        claimed = {LETTERS[k]: bool(before.claims[k, 0]) for k in range(3)}
        turn: Turn | None = None
        for place, event in enumerate(events):
            match event.name:
                case "guest_taken":
                    queue.remove(event["guest"])
                case "guest_arrived":
                    queue.insert(0, int(event["guest"] or 0))
                    if turn:
                        turn.queues.append(tuple(queue))
                case "dice_rolled":
                    turn = None
                    dice = self.rolled(events[place:])
                case "objective_claimed" if event.seat == 0:
                    claimed[str(event["letter"])] = True
                case "instruction_turned":
                    turn = Turn([tuple(queue)], tuple(dice), dict(claimed), [])
                    self.turns.append(turn)
                case "automaton_guest":
                    queue.remove(event["guest"])
                case "automaton_die":
                    dice[int(event["face"] or 0) - 1] -= 1
                case "turn_began" | "round_began" | "emperor_scored":
                    turn = None
            if event.name in ("emperor_scored", "staff_scored") and event.seat == 1:
                self.scorings.append(event)
            elif turn and is_of_turn(event):
                turn.events.append(event)

    def rolled(self, after: list[Event]) -> list[int]:
        """How a roll fell: what lies there now, and what Leopold has taken since."""
        dice: list[int] = self.game.record.dice.tolist()
        if any(event.name == "dice_rolled" for event in after[1:]):
            return [0] * len(dice)  # rolled again before anybody took one
        for event in after:
            if event.name == "automaton_die":
                dice[int(event["face"] or 0) - 1] += 1
        return dice


class Answers:
    """Answers read off a real table, for a companion that plays along with it."""

    def __init__(self, table: RealTable, companion: Companion) -> None:
        self.table = table
        self.companion = companion

    @property
    def turn(self) -> Turn:
        """The turn that the companion is at."""
        turned = sum(event.name == "instruction_turned" for event in self.companion.journal)
        return self.table.turns[turned - 1]

    @property
    def turn_so_far(self) -> list[Event]:
        """What Leopold has done in this turn by the companion."""
        return turns_of(self.companion)[-1]

    def queue(self) -> tuple[int, ...]:
        """As it is at the real table now."""
        taken = sum(event.name == "automaton_guest" for event in self.turn_so_far)
        return self.turn.queues[taken]

    def to(self, question: Question | None) -> str:
        match question:
            case Queue():
                return " ".join(str(guest) for guest in self.queue())
            case NewGuest(others=others):
                assert self.queue()[1:] == others
                return str(self.queue()[0])
            case Dice():
                return " ".join(str(n) for n in self.turn.dice)
            case TurnedUp(cards=cards):
                done = sum(event.name == "automaton_staff" for event in self.turn_so_far)
                return ", ".join(str(card) for card in self.turn.staff[done : done + cards])
            case Claimed(letter=letter):
                return "yes" if self.turn.claimed[letter] else "no"
            case EndStaff():
                return " ".join(str(card) for card in self.table.end_staff) or "none"
        return ""


def turns_of(companion: Companion) -> list[list[Event]]:
    """The companion's journal, turn by turn, without what it adds of its own."""
    turns: list[list[Event]] = []
    for event in companion.journal:
        if event.name == "instruction_turned":
            turns.append([])
        if turns and is_of_turn(event):
            turns[-1].append(event)
    return turns


def scorings_of(companion: Companion) -> list[Event]:
    return [event for event in companion.journal if event.name in ("emperor_scored", "staff_scored")]


@dataclass
class Spoken:
    """A conversation held to its end, or to where somebody left."""

    talk: Talk
    text: str
    finished: bool


def converse(companion: Companion, answer: Callable[[], str | None], path: Path, words: Catalogue = WORDS) -> Spoken:
    """Talk with answers that are thought up on the way."""
    out = StringIO()
    console = Console(file=out, width=100, highlight=False)
    keyboard = Keyboard(console, Watcher(out, lambda _: answer()))
    talk = Talk(words, companion, console, keyboard, Keeper(words, path, own=False))
    finished = talk.run()
    return Spoken(talk, out.getvalue(), finished)
