"""The journal: what happened, as event names with named arguments. Words for people are made elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from leopold.packs import Pack, kept_with_pack
from leopold.packs.automata import AUTOMATA
from leopold.packs.codes import ANY_COLOUR, BALLS, COLOURS, DIE_COLOURS, HOUSES, ITEMS, LETTERS, LINES
from leopold.packs.tables import COLUMNS
from leopold.rules import events
from leopold.rules.events import EVENT_NAMES
from leopold.rules.state import OCCUPIED, SOURCE_NAMES
from leopold.text.words import BALL_PLACE_NAMES, hall_and_row

Value = int | str | None

ARGUMENTS: Final[Mapping[int, tuple[tuple[str, str], ...]]] = {
    events.ROUND_BEGAN: (("round", "number"),),
    events.DICE_ROLLED: (("dice", "number"), ("bin", "number")),
    events.PASSED: (("extra", "number"),),
    events.TURN_BEGAN: (("extra", "number"),),
    events.TURN_ENDED: (),
    events.GUEST_TAKEN: (("guest", "guest"), ("space", "place"), ("price", "number")),
    events.GUEST_ARRIVED: (("guest", "guest"),),
    events.GUESTS_RESHUFFLED: (("cards", "number"),),
    events.DIE_TAKEN: (("face", "number"), ("strength", "number"), ("price", "number")),
    events.ACTION_DONE: (("action", "number"), ("strength", "number")),
    events.ACTION_LOST: (("face", "number"),),
    events.KRONES: (("change", "number"), ("krones", "number")),
    events.EMPEROR: (("change", "number"), ("space", "number")),
    events.VP: (("change", "number"), ("source", "source"), ("vp", "number")),
    events.ITEM_GAINED: (("item", "item"), ("amount", "number")),
    events.ITEM_PLACED: (("item", "item"), ("guest", "guest")),
    events.ITEM_KEPT: (("item", "item"), ("amount", "number")),
    events.ITEM_SERVED: (("item", "item"), ("guest", "guest")),
    events.SERVICE_PAID: (("krones", "number"),),
    events.ORDER_COMPLETED: (("guest", "guest"),),
    events.CHECKED_IN: (("guest", "guest"), ("room", "room")),
    events.ROOM_PREPARED: (("room", "room"), ("price", "number")),
    events.ROOM_OCCUPIED: (("room", "room"),),
    events.ROOM_REMOVED: (("room", "room"), ("was", "state")),
    events.GROUP_COMPLETED: (("group", "letter"), ("size", "number"), ("colour", "colour")),
    events.STAFF_DRAWN: (("staff", "staff"),),
    events.STAFF_HIRED: (("staff", "staff"), ("price", "number")),
    events.STAFF_USED: (("staff", "staff"),),
    events.STAFF_LOOKED_AT: (("staff", "staff"),),
    events.STAFF_RETURNED: (("staff", "staff"), ("from_hand", "number")),
    events.STAFF_DISMISSED: (("staff", "staff"),),
    events.STAFF_DRAFTED: (("staff", "staff"),),
    events.OBJECTIVE_CLAIMED: (("letter", "category"), ("objective", "objective"), ("place", "number")),
    events.EMPEROR_SCORED: (("before", "number"), ("vp", "number"), ("after", "number")),
    events.EMPEROR_REWARDED: (("tile", "tile"),),
    events.EMPEROR_PUNISHED: (("tile", "tile"), ("half", "number")),
    events.PENALTY_IGNORED: (("tile", "tile"), ("krones", "number")),
    events.KITCHEN_RETURNED: (("items", "number"),),
    events.CAFE_RETURNED: (("items", "number"),),
    events.REWARD_TAKEN: (("guest", "guest"), ("part", "place")),
    events.STAFF_SCORED: (("staff", "staff"), ("vp", "number"), ("copied", "staff")),
    events.GAME_ENDED: (),
    events.BROKEN_OFF: (),
    events.HAND_DEALT: (("cards", "number"),),
    events.INSTRUCTION_TURNED: (("instruction", "instruction"),),
    events.AUTOMATON_GUEST: (("guest", "guest"), ("clause", "guest clause"), ("tie", "tie")),
    events.AUTOMATON_NO_GUEST: (("colour", "colour"),),
    events.AUTOMATON_DIE: (("face", "number"), ("clause", "die clause"), ("tie", "tie")),
    events.AUTOMATON_OBJECTIVE: (("letter", "category"), ("clause", "objective clause"), ("tie", "tie")),
    events.AUTOMATON_NO_OBJECTIVE: (),
    events.AUTOMATON_MARKER: (("letter", "category"), ("numeral", "number")),
    events.AUTOMATON_STAFF: (("staff", "staff"),),
    events.AUTOMATON_NO_STAFF: (),
    events.ITEM_SPENT: (("item", "item"), ("amount", "number")),
    events.ITEM_SWAPPED: (("given", "item"), ("taken", "item")),
    events.STAFF_FLIPPED: (("staff", "staff"),),
    events.REHEARSAL_TAKEN: (("room", "rehearsal"),),
    events.DANCER_SENT: (("place", "ball place"), ("champagne", "number"), ("guest", "guest")),
    events.DANCER_REMOVED: (("place", "ball place"),),
    events.AREA_EMPTIED: (("area", "place"),),
    events.BALL_SCORED: (("ballroom", "ballroom"), ("vp", "number"), ("dancers", "number")),
    events.AUTOMATON_DANCER: (("ball", "ball"), ("moved", "number"), ("place", "ball place")),
    events.AUTOMATON_NO_DANCER: (),
    events.COLOURED_DIE_TAKEN: (("colour", "die colour"),),
    events.CELEBRITY_TAKEN: (("celebrity", "celebrity"), ("vp", "number")),
    events.CELEBRITY_CALLED: (("celebrity", "celebrity"),),
    events.CELEBRITY_LEFT: (("celebrity", "celebrity"),),
    events.CELEBRITY_ARRIVED: (("celebrity", "celebrity"), ("colour", "die colour")),
    events.COLOURED_DIE_PUT_AWAY: (("colour", "die colour"),),
    events.AUTOMATON_COLOUR: (("colour", "die colour"), ("tie", "tie")),
    events.KEY_TAKEN: (("price", "number"),),
    events.BID_MADE: (("entrance", "entrance"), ("krones", "number")),
    events.ENTRANCE_TAKEN: (("entrance", "entrance"), ("krones", "number")),
    events.TOKEN_TAKEN: (("token", "place"), ("line", "line")),
    events.GUESTS_KEPT_SCORED: (("guests", "number"), ("vp", "number")),
    events.GOAL_MET: (("letter", "category"), ("objective", "objective"), ("vp", "number")),
    events.GOALS_SCORED: (("objectives", "number"), ("vp", "number")),
    events.FAVOUR_TAKEN: (("tile", "tile"), ("steps", "number")),
    events.DIE_SHIFTED: (("face", "number"), ("to", "number")),
    events.FIRST_IN_GROUP: (("group", "letter"), ("colour", "colour")),
    events.SUM_OF_DICE: (("sum", "number"),),
    events.HOUSE_OPENED: (("house", "house"),),
    events.ITEM_GIVEN: (("item", "item"), ("guest", "guest")),
    events.GUEST_RESERVED: (("guest", "guest"), ("room", "room")),
    events.GEAR_LAID: (("where", "gear"), ("place", "number")),
    events.GEAR_REMOVED: (("where", "gear"), ("place", "number")),
    events.GEAR_SCORED: (("vp", "number"), ("guest", "guest")),
    events.TOLL_PAID: (("space", "number"), ("krones", "number"), ("vp", "number")),
    events.TOLL_FORGONE: (("vp", "number"),),
    events.STARS_COUNTED: (("gears", "number"), ("vp", "number")),
    events.GUEST_HOSTED: (("guest", "guest"),),
    events.ITEM_FILLED: (("item", "item"), ("guest", "guest")),
}
"""What the numbers of each event mean, in order."""


AT_BALLS: Final = frozenset(code for code, known in ARGUMENTS.items() if ("place", "ball place") in known)
"""Events that have a place at the balls; the ballroom that it belongs to is told with it."""


def argument_names(code: int) -> tuple[str, ...]:
    """What an event of this kind says, by name."""
    return (*(name for name, _ in ARGUMENTS[code]), *(("ballroom",) if code in AT_BALLS else ()))


CLAUSES: Final[Mapping[str, tuple[str, ...]]] = {
    "guest clause": ("colour", "any", "absent", "full"),
    "die clause": ("shown", "more", "any", "absent", "coloured"),
    "objective clause": ("shown", "any", "claimed"),
    "tie": ("", "right", "left"),
    "gear": ("room", "guest", "space", "scale"),
}
"""The clauses that decide the automaton's choices, by the numbers of `rules.course.automaton`."""


def room_name(room: int) -> str:
    """Floor and place, both counted from one: 2.3 is the third room of the second floor."""
    return f"{room // COLUMNS + 1}.{room % COLUMNS + 1}"


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened: its name, whose it was (None: nobody's), and its arguments by name.

    Cards are given by their printed numbers; a card this seat may not know is None.
    """

    name: str
    seat: int | None
    arguments: Mapping[str, Value]

    def __getitem__(self, argument: str) -> Value:
        return self.arguments[argument]

    def plain(self) -> dict[str, Any]:
        """As plain data for files and pages."""
        return {"event": self.name, "seat": self.seat, **self.arguments}


class Journal:
    """What happened, action by action, as it was read: nothing is read twice, and what is taken back is dropped."""

    __slots__ = ("_ends", "_events")

    def __init__(self) -> None:
        self._events: list[Event] = []
        self._ends: list[int] = []

    def __len__(self) -> int:
        """How many positions have been read: the set-up, and one after each action."""
        return len(self._ends)

    def add(self, events: Sequence[Event]) -> None:
        """What the next action brought."""
        self._events += events
        self._ends.append(len(self._events))

    def drop(self, kept: int) -> None:
        """Only so many positions are left."""
        del self._ends[kept:]
        del self._events[self._ends[-1] if self._ends else 0 :]

    def copy(self) -> Journal:
        twin = Journal()
        twin._events = self._events.copy()
        twin._ends = self._ends.copy()
        return twin

    @property
    def events(self) -> list[Event]:
        """All of them, in order."""
        return self._events.copy()

    @property
    def by_action(self) -> list[list[Event]]:
        """Those of the set-up, then those of each action."""
        return [self._events[start:end] for start, end in zip([0, *self._ends], self._ends, strict=False)]


Meaning = Callable[[int], Value]


class LogReader:
    """Turns the numbers of a record's log into events, for one pack; made once for each, because it is used often."""

    def __init__(self, pack: Pack) -> None:
        guests = [card.number for card in pack.guests]
        staff = [card.number for card in pack.staff]
        objectives = [card.number for card in pack.objectives]
        tiles = [tile.id for tile in pack.tiles]
        ballrooms = [room.id for room in pack.ballrooms]
        rehearsals = [room.id for room in pack.rehearsal_rooms]
        celebrities = [tile.id for tile in pack.celebrities]
        entrances = [tile.id for tile in pack.entrances]
        self.decks = [[card.number for card in pack.deck(name)] for name in AUTOMATA]
        meanings: dict[str, Meaning] = {
            "number": int,
            "place": lambda value: value + 1,
            "guest": lambda value: guests[value] if value >= 0 else None,  # below: hidden, or none
            "staff": lambda value: staff[value] if value >= 0 else None,
            "objective": lambda value: objectives[value] if value >= 0 else None,
            "tile": lambda value: tiles[value] if value >= 0 else None,
            "room": lambda value: room_name(value) if value >= 0 else None,
            "item": ITEMS.__getitem__,
            "colour": lambda value: "any" if value == ANY_COLOUR else COLOURS[value],
            "category": LETTERS.__getitem__,
            "source": SOURCE_NAMES.__getitem__,
            "letter": lambda value: chr(ord("A") + value),
            "state": lambda value: "occupied" if value == OCCUPIED else "vacant",
            "ballroom": lambda value: ballrooms[value] if value >= 0 else None,
            "rehearsal": lambda value: rehearsals[value] if value >= 0 else None,
            "ball place": BALL_PLACE_NAMES.__getitem__,
            "celebrity": lambda value: celebrities[value] if value >= 0 else None,
            "entrance": lambda value: entrances[value] if value >= 0 else None,
            "die colour": DIE_COLOURS.__getitem__,
            "line": LINES.__getitem__,
            "house": HOUSES.__getitem__,
            "ball": BALLS.__getitem__,
            "instruction": int,  # which deck it belongs to is for `read` to say
            **{kind: words.__getitem__ for kind, words in CLAUSES.items()},
        }
        self.ballrooms = ballrooms
        self.shapes = {
            code: (EVENT_NAMES[code], tuple((name, meanings[kind]) for name, kind in arguments))
            for code, arguments in ARGUMENTS.items()
        }

    def read(self, g: np.record) -> list[Event]:
        """The events of the last action, from its record."""
        found = []
        for code, seat, *values in g.log[: int(g.log_n)].tolist():
            name, shape = self.shapes[code]
            arguments = {word: meaning(value) for (word, meaning), value in zip(shape, values, strict=False)}
            if code == events.INSTRUCTION_TURNED:
                arguments["instruction"] = self.decks[int(g.solo) - 1][values[0]]
            if code in AT_BALLS:
                hall, _ = hall_and_row(str(arguments["place"]))
                arguments["ballroom"] = self.ballrooms[int(g.ballrooms[hall - 1])]
            found.append(Event(name, seat if seat >= 0 else None, arguments))
        return found


@kept_with_pack
def reader_for(pack: Pack) -> LogReader:
    """The reader of a pack."""
    return LogReader(pack)


def read_log(pack: Pack, g: np.record) -> list[Event]:
    """The events of the last action, from its record."""
    return reader_for(pack).read(g)
