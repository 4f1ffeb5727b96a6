"""A table for the companion: a real solo game is played at random, and answers are read off what lies on its table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from io import StringIO
from pathlib import Path
from random import Random

import numpy as np
from rich.console import Console

from leopold.companion.course import Companion
from leopold.companion.questions import (
    AtTheBall,
    Ballrooms,
    Claimed,
    Coloured,
    Crossed,
    Dice,
    EndStaff,
    GearCarried,
    LinesFilled,
    NewGuest,
    Question,
    Queue,
    Reserved,
    Served,
    SpacesTaken,
    TurnedUp,
    Worth,
)
from leopold.game import Game
from leopold.journal import Event
from leopold.packs.codes import DIE_COLOURS, LETTERS
from leopold.packs.tables import BALL_ROWS, HALLS
from leopold.rules.board.balls import BALCONY
from leopold.rules.state import GAME
from leopold.terminal.beside.files import Keeper
from leopold.terminal.beside.talk import Talk
from leopold.terminal.session.input import Keyboard
from leopold.text.words import BALL_PLACE_NAMES
from leopold.words import Catalogue, catalogue
from tests.terminal.table import Watcher

WORDS = catalogue()
LATER = ("emperor_track", "end_staff", "rooms", "leftovers", "unserved", "balls")
"""Points that are no part of a turn."""
SCORINGS = ("emperor_scored", "staff_scored", "ball_scored", "stars_counted")
NO_PART = ("round_began", "turn_began", "turn_ended", "guest_taken", "celebrity_left", *SCORINGS)
"""Events that are none either, and those that the companion adds of its own."""
LISTENS = ("item_given", "gear_removed", "gear_scored", "toll_paid")
"""What the player's turns have meant for the automaton's own hotel."""


def is_of_turn(event: Event) -> bool:
    """Is this something that the automaton does in its turn?"""
    return event.seat == 1 and event.name not in NO_PART and event.arguments.get("source") not in LATER


def unnamed(event: Event) -> Event:
    """Nobody asks at a real table who a celebrity is."""
    if event.name != "celebrity_taken":
        return event
    return Event(event.name, event.seat, {**event.arguments, "celebrity": None})


@dataclass
class Turn:
    """One of the automaton's turns at the real table: what it found there, and what the engine let it do."""

    queues: list[tuple[int, ...]]
    """Before each guest it takes, and after the last."""
    dice: tuple[int, ...]
    claimed: dict[str, bool]
    events: list[Event]
    coloured: dict[str, int] = field(default_factory=dict)
    """Where the coloured dice lie."""
    worth: dict[str, int] = field(default_factory=dict)
    spaces: list[int] = field(default_factory=list)
    """Those of each row that the player's dancers take."""

    @property
    def staff(self) -> list[int]:
        return [int(event["staff"] or 0) for event in self.events if event.name == "automaton_staff"]


@dataclass
class RealTable:
    """A whole solo game, played at random, with everything that the automaton saw."""

    level: str
    seed: int
    edition: str = "revised"
    lazy: float = 0.0
    """How often the player passes."""
    modules: Sequence[str] = ()
    eager: Sequence[str] = ()
    """Kinds of actions that the player never leaves out."""
    turns: list[Turn] = field(default_factory=list)
    scorings: list[Event] = field(default_factory=list)
    stream: list[Event] = field(default_factory=list)
    """Everything that happened."""

    def __post_init__(self) -> None:
        self.game = Game(solo=True, level=self.level, seed=self.seed, edition=self.edition, modules=self.modules)
        self.worth = dict.fromkeys(DIE_COLOURS, 0)
        self.beside: dict[str, str] = {}
        """Beside which die a celebrity sits."""
        self.at_ball: dict[str, list[int]] = {}
        """The player's dancers in a ballroom when it was scored, row by row."""
        self.emperor_queues: list[tuple[int, ...]] = []
        """The queue whenever a seat was scored by the emperor: twice for each of his visits."""
        chance = Random(self.seed)
        self.stream += self.game.journal
        self.greet(self.game.journal)
        while not self.game.over:
            passing = [action for action in self.game.actions if action.kind == "pass"]
            eager = [action for action in self.game.actions if action.kind in self.eager]
            action = (
                passing[0] if passing and chance.random() < self.lazy else chance.choice(eager or self.game.actions)
            )
            before = np.frombuffer(self.game.snapshot(), np.uint8).view(GAME)[0]
            events = self.game.play(action)
            self.follow(before, events)
            self.stream += events

    @property
    def reserved(self) -> list[int]:
        """The three guests of the Hautel Couture."""
        return [int(event["guest"] or 0) for event in self.stream if event.name == "guest_reserved"]

    @property
    def end_staff(self) -> list[int]:
        """What the player has in play for the end of the game."""
        pack = self.game.pack
        played = [card.number for card in self.game.seat(0).staff]
        return [number for number in played if pack.staff[pack.staff_index(number)].timing == "end"]

    def follow(self, before: np.record, events: list[Event]) -> None:
        """Find the automaton's turns in what an action led to, and what lay on the table before each."""
        pack = self.game.pack
        queue = [pack.guests[guest].number for guest in before.queue.tolist()]
        dice = before.dice.tolist()
        coloured = dict(zip(DIE_COLOURS, before.coloured.tolist(), strict=False))
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
                    dice, coloured = self.rolled(events[place:])
                case "coloured_die_taken" | "coloured_die_put_away":
                    coloured[str(event["colour"])] = 0
                case "objective_claimed" if event.seat == 0:
                    claimed[str(event["letter"])] = True
                case "instruction_turned":
                    spaces = self.spaces_taken(before, events[place:])
                    turn = Turn(
                        [tuple(queue)], tuple(dice), dict(claimed), [], dict(coloured), dict(self.worth), spaces
                    )
                    self.turns.append(turn)
                case "automaton_guest":
                    queue.remove(event["guest"])
                case "automaton_die":
                    dice[int(event["face"] or 0) - 1] -= 1
                case "automaton_colour":
                    coloured[str(event["colour"])] = 0
                case "emperor_scored":
                    turn = None
                    self.emperor_queues.append(tuple(queue))
                case "turn_began" | "round_began":
                    turn = None
                case "ball_scored":
                    self.at_ball[str(event["ballroom"])] = self.dancers_there(str(event["ballroom"]))
            self.greet([event])
            if event.name in SCORINGS and (event.seat == 1 or self.is_ranked(event)):
                self.scorings.append(event)
            elif turn and is_of_turn(event):
                turn.events.append(unnamed(event))

    def is_ranked(self, event: Event) -> bool:
        """Is this a ballroom in which it counts who else is there, so that the companion asks and scores both?"""
        halls = {hall.id: hall.score.name for hall in self.game.pack.ballrooms}
        return event.name == "ball_scored" and halls[str(event["ballroom"])] in ("ranks", "rows")

    def rolled(self, after: list[Event]) -> tuple[list[int], dict[str, int]]:
        """How a roll fell: what lies there now, and what the automaton has taken since."""
        g = self.game.record
        dice: list[int] = g.dice.tolist()
        coloured = dict(zip(DIE_COLOURS, g.coloured.tolist(), strict=False))
        if any(event.name == "dice_rolled" for event in after[1:]):
            return [0] * len(dice), {}  # rolled again before anybody took one
        face = 0
        for event in after:
            if event.name == "automaton_die":
                face = int(event["face"] or 0)
                dice[face - 1] += 1
            if event.name == "automaton_colour":
                coloured[str(event["colour"])] = face
        return dice, coloured

    def greet(self, events: Sequence[Event]) -> None:
        """Who sits in the lounge for how much."""
        t = self.game.pack.record
        for event in events:
            match event.name:
                case "celebrity_arrived":
                    colour, celebrity = str(event["colour"]), str(event["celebrity"])
                    self.beside[celebrity], self.worth[colour] = colour, int(t.lounge_vp) - int(t.lounge_wait_vp)
                    if self.game.round == 0:
                        self.worth[colour] = int(t.lounge_vp)
                case "celebrity_taken":
                    self.worth[self.beside[str(event["celebrity"])]] = 0
                case "round_began" if int(event["round"] or 0) > 1:
                    for colour in self.worth:
                        self.worth[colour] += int(t.lounge_wait_vp)

    def spaces_taken(self, before: np.record, after: list[Event]) -> list[int]:
        """Of each row by the player's dancers, before what has happened since."""
        g = self.game.record
        removed = [event for event in after if event.name == "dancer_removed"]
        taken: list[int] = (g.dancers[0] - (before.sharing if removed else g.sharing)).tolist()
        for event in after:
            if event.seat == 0 and event.name in ("dancer_sent", "dancer_removed"):
                taken[BALL_PLACE_NAMES.index(str(event["place"]))] += 1 if event.name == "dancer_removed" else -1
        return taken

    def dancers_there(self, ballroom: str) -> list[int]:
        """The player's in a ballroom that is scored now; nobody moves between that and the player's next choice."""
        g = self.game.record
        halls = [self.game.pack.ballrooms[int(hall)].id for hall in g.ballrooms]
        hall = halls.index(ballroom)
        rows: list[int] = g.dancers[0, hall * BALL_ROWS : (hall + 1) * BALL_ROWS].tolist()
        if hall == HALLS - 1:
            rows[-1] += int(g.dancers[0, BALCONY])
        return rows

    # --- what happened between the moments at which the companion asks

    def moments(self) -> list[int]:
        """Before each of the automaton's turns, before the emperor, and after his tile: places in the stream."""
        found = []
        visiting = False
        for place, event in enumerate(self.stream):
            if event.name == "emperor_scored" and not visiting:
                visiting = True
                found.append(place)
            elif event.name == "instruction_turned":
                found.append(place)
            elif visiting and event.name in (
                "stars_counted",
                "ball_scored",
                "round_began",
                "staff_scored",
                "game_ended",
            ):
                visiting = False
                found.append(place)
        return found

    def since(self, turned: int, visits: int, after_tile: bool) -> list[Event]:
        """What the automaton's hotel takes notice of, up to the next moment after so many turns and visits."""
        moments = self.moments()
        names = [self.stream[place].name for place in moments]
        at = 0
        for n, name in enumerate(names):
            done = names[:n].count("instruction_turned"), names[:n].count("emperor_scored")
            if done == (turned, visits) and (name not in ("instruction_turned", "emperor_scored")) == after_tile:
                at = n
                break
        begin = moments[at - 1] if at else 0
        return [event for event in self.stream[begin : moments[at]] if event.name in LISTENS]


class Answers:
    """Answers read off a real table, for a companion that plays along with it."""

    def __init__(self, table: RealTable, companion: Companion) -> None:
        self.table = table
        self.companion = companion

    @property
    def turned(self) -> int:
        return sum(event.name == "instruction_turned" for event in self.companion.journal)

    @property
    def turn(self) -> Turn:
        """The turn that the companion is at."""
        return self.table.turns[self.turned - 1]

    @property
    def turn_so_far(self) -> list[Event]:
        """What the automaton has done in this turn by the companion."""
        return turns_of(self.companion)[-1]

    def queue(self) -> tuple[int, ...]:
        """As it is at the real table now."""
        if self.companion.him.is_busy:
            taken = sum(event.name == "automaton_guest" for event in self.turn_so_far)
            return self.turn.queues[taken]
        if self.before_emperor:
            return self.table.emperor_queues[2 * self.visits]
        if self.turned < len(self.table.turns):
            return self.table.turns[self.turned].queues[0]
        pack = self.table.game.pack
        return tuple(pack.guests[guest].number for guest in self.table.game.record.queue.tolist())

    @property
    def visits(self) -> int:
        """How often the emperor has come."""
        return sum(event.name == "emperor_scored" for event in self.companion.journal)

    @property
    def before_emperor(self) -> bool:
        """Is the emperor next?"""
        over = self.companion.given[-1].key == "round over" and self.companion.journal[-1].name != "round_began"
        return over and self.companion.him.emperor_comes

    def since(self) -> list[Event]:
        """What has happened since anything was asked about its hotel."""
        marks = [event.name for event in self.companion.journal if event.name in ("emperor_scored", "round_began")]
        return self.table.since(self.turned, self.visits, bool(marks) and marks[-1] == "emperor_scored")

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
        return self.to_modules(question)

    def to_modules(self, question: Question | None) -> str:
        table = self.table
        match question:
            case Ballrooms():
                halls = table.game.record.ballrooms.tolist()
                return ", ".join(table.game.pack.ballrooms[hall].names["en"] for hall in halls)
            case SpacesTaken(place=place):
                return str(self.turn.spaces[place])
            case AtTheBall(rows=rows):
                dancers = table.at_ball[self.companion.him.ballroom.id]
                return " ".join(str(n) for n in (dancers if rows > 1 else [sum(dancers)]))
            case Coloured(colours=colours):
                return " ".join(str(self.turn.coloured[DIE_COLOURS[colour]]) for colour in colours)
            case Worth(colours=colours):
                return " ".join(str(self.turn.worth[DIE_COLOURS[colour]]) for colour in colours)
            case Reserved():
                return " ".join(str(guest) for guest in table.reserved)
            case Served():
                given = [event for event in self.since() if event.name == "item_given"]
                return ", ".join(f"{event['guest']} {event['item']}" for event in given)
            case LinesFilled():
                return str(sum(event.name == "gear_removed" for event in self.since()))
            case GearCarried(guest=guest):
                scored = [event["guest"] for event in self.since() if event.name == "gear_scored"]
                return "yes" if guest in scored else "no"
            case Crossed():
                return " ".join(str(event["space"]) for event in self.since() if event.name == "toll_paid")
        return ""


def turns_of(companion: Companion) -> list[list[Event]]:
    """The companion's journal, turn by turn, without what it adds of its own and what the player's turns brought."""
    turns: list[list[Event]] = []
    busy = False
    for event in companion.journal:
        if event.name == "instruction_turned":
            turns.append([])
            busy = True
        elif event.name == "turn_ended":
            busy = False
        if busy and is_of_turn(event):
            turns[-1].append(event)
    return turns


def scorings_of(companion: Companion) -> list[Event]:
    return [event for event in companion.journal if event.name in SCORINGS]


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
