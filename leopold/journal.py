"""The journal: what happened, as event names with named arguments. Words for people are made elsewhere."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from leopold.packs import Pack
from leopold.packs.codes import ANY_COLOUR, AUTOMATA, COLOURS, ITEMS, LETTERS
from leopold.packs.tables import COLUMNS
from leopold.rules import events
from leopold.rules.events import EVENT_NAMES
from leopold.rules.state import SOURCE_NAMES

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
}
"""What the numbers of each event mean, in order."""


CLAUSES: Final[Mapping[str, tuple[str, ...]]] = {
    "guest clause": ("colour", "any", "absent", "full"),
    "die clause": ("shown", "more", "any", "absent"),
    "objective clause": ("shown", "any", "claimed"),
    "tie": ("", "right", "left"),
}
"""The clauses that decide the automaton's choices, by the numbers of `rules.automaton`."""


def room_name(room: int) -> str:
    """Floor and place, both counted from one: 2.3 is the third room of the second floor."""
    return f"{room // COLUMNS + 1}.{room % COLUMNS + 1}"


def _meaning(pack: Pack, kind: str, value: int) -> Value:
    if value < 0 and kind in ("staff", "guest", "room", "objective", "tile"):
        return None  # hidden, or none
    if kind == "guest":
        return pack.guests[value].number
    if kind == "staff":
        return pack.staff[value].number
    if kind == "objective":
        return pack.objectives[value].number
    if kind == "tile":
        return pack.tiles[value].id
    if kind == "room":
        return room_name(value)
    if kind == "item":
        return ITEMS[value]
    if kind == "colour":
        return "any" if value == ANY_COLOUR else COLOURS[value]
    if kind == "category":
        return LETTERS[value]
    if kind == "source":
        return SOURCE_NAMES[value]
    if kind == "letter":
        return chr(ord("A") + value)
    if kind == "state":
        return "occupied" if value == 2 else "vacant"
    if kind == "place":
        return value + 1
    if kind in CLAUSES:
        return CLAUSES[kind][value]
    return value


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


def read_log(pack: Pack, g: np.record) -> list[Event]:
    """The events of the last action, from its record."""
    found = []
    deck = [card for card in pack.instructions if card.automaton == AUTOMATA[int(g.solo) - 1]] if g.solo else []
    for code, seat, *values in g.log[: int(g.log_n)].tolist():
        meaning = {
            name: deck[value].number if kind == "instruction" else _meaning(pack, kind, value)
            for (name, kind), value in zip(ARGUMENTS[code], values, strict=False)
        }
        found.append(Event(EVENT_NAMES[code], seat if seat >= 0 else None, meaning))
    return found
