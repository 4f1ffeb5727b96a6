"""What a turn does: it is played on a copy in which everything hidden is dealt anew, and its journal is summed up.

Only what the seat can know before it plays is told. Cards that would be drawn or turned up are counted, never named,
and a turn whose next step depends on one of them is told up to there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

import numpy as np

from leopold.bots.compiled import WORD
from leopold.game import Action, Game
from leopold.journal import Event
from leopold.packs import codes
from leopold.rules import engine
from leopold.rules.actions import END
from leopold.rules.agenda import OP
from leopold.rules.decisions.turn import TURN
from leopold.rules.state import BASE_SOURCES, FROM_END_STAFF, SOURCE_NAMES
from leopold.text.words import hall_and_row

Params = Mapping[str, Any]
CHAMPAGNE: Final = codes.ITEMS[codes.CHAMPAGNE]

FINAL_SOURCES: Final = frozenset(SOURCE_NAMES[FROM_END_STAFF:BASE_SOURCES])
OTHERS_BEGIN: Final = frozenset(
    (
        "turn_ended",
        "turn_began",
        "round_began",
        "dice_rolled",
        "emperor_scored",
        "ball_scored",
        "hand_dealt",
        "ball_scored",
        "staff_scored",
        "game_ended",
        "broken_off",
    )
)
"""Where what a seat did ends, and the game goes on by itself."""
OF_HOUSE: Final = frozenset(("item_given", "gear_laid", "gear_removed", "gear_scored"))
OF_OTHERS: Final = frozenset(("vp", "checked_in"))
BRINGING: Final = frozenset(("toll_paid", "gear_scored", "item_given", "checked_in"))
"""What an automaton's hotel does in between, and what that brings the automaton: the turn goes on after it."""
NEWS: Final = {"staff_drawn": "staff", "staff_looked_at": "staff", "guest_arrived": "guest"}
"""Events that show a card nobody knew, and what kind of card."""


@dataclass(frozen=True, slots=True)
class Reason:
    """One thing a turn does: a key and its arguments, with cards by their printed numbers."""

    key: str
    params: Params

    def __getitem__(self, name: str) -> Any:
        return self.params[name]

    def plain(self) -> dict[str, Any]:
        """As plain data for files and pages."""
        return {"reason": self.key, **self.params}


@dataclass(frozen=True, slots=True)
class Told:
    """A turn as far as it can be foreseen: its actions, what happens, and what that comes to."""

    actions: tuple[Action, ...]
    events: tuple[Event, ...]
    reasons: tuple[Reason, ...]


def imagined(game: Game, seat: int, chance: Random) -> Game:
    """A copy that looks the same to a seat, with everything hidden from it dealt anew."""
    twin = game.copy()
    words = np.array([chance.randrange(WORD) for _ in range(4)], np.int64)
    engine.resample(twin.pack.tables, twin.record_bytes, seat, words)
    return twin


def read_turn(game: Game, seat: int, turn: Sequence[int], chance: Random) -> Told:
    """Play a turn, given as numbers of the catalogue, on an imagined copy, as far as it can be foreseen."""
    twin = imagined(game, seat, chance)
    actions: list[Action] = []
    events: list[Event] = []
    news: set[tuple[str, int]] = set()
    in_turn = TURN in game.record.agenda[: int(game.record.agenda_n), OP]
    waiting = missing(twin, seat)
    after: list[Reason] = []
    for number in turn:
        if twin.to_move != seat or number not in twin.numbers:
            after = [Reason("open", {})]
            break
        action = twin.actions[twin.numbers.index(number)]
        if card_needed(twin, action) & news:
            after = [Reason("open", {})]
            break
        actions.append(action)
        if number == END:
            break
        happened = twin.play(number)
        own = own_part(happened, seat)
        events += own
        if len(own) < len(happened):
            break
        news |= {(kind, int(event[kind] or 0)) for event in own if (kind := NEWS.get(event.name))}
        waiting = missing(twin, seat)
    left = waiting if in_turn and not any(event.name == "passed" for event in events) else []
    own_events = [event for event in events if event.seat in (seat, None)]
    return Told(tuple(actions), tuple(events), (*summary(own_events), *left, *after))


def own_part(events: Iterable[Event], seat: int) -> list[Event]:
    """What a seat's action did, up to where others act or something is scored; cards turned up are nobody's."""
    own: list[Event] = []
    last = ""
    for event in events:
        final = event.arguments.get("source") in FINAL_SOURCES
        by_the_way = event.name in OF_HOUSE or (event.name in OF_OTHERS and last in BRINGING)
        if final or event.name in OTHERS_BEGIN or (event.seat not in (seat, None) and not by_the_way):
            break
        own.append(event)
        last = event.name
    return own


def card_needed(game: Game, action: Action) -> set[tuple[str, int]]:
    """The card an action is about, if it takes one up."""
    if "staff" in action.arguments:
        return {("staff", int(action.arguments["staff"]))}
    if action.kind == "guest":
        guest = int(game.record.queue[int(action.arguments["space"]) - 1])
        return {("guest", game.pack.guests[guest].number)}
    return set()


def missing(game: Game, seat: int) -> list[Reason]:
    """Who would stay in the café, and what they still want: nothing, when they only wait to be checked in."""
    found = []
    for table in game.seat(seat).cafe:
        if table is not None:
            wanted = {item: n for item, n in table.missing.items() if n}
            found.append(Reason("waiting", {"guest": table.guest, "missing": wanted}))
    return found


# --- summing up


@dataclass
class _Sum:
    """Reasons in the order of the turn; more of the same at once is one reason."""

    drafts: list[tuple[str, dict[str, Any]]] = field(default_factory=list)
    points: dict[str, int] = field(default_factory=dict)
    steps: int | None = None
    krones: int = 0

    def add(self, key: str, **params: Any) -> None:
        self.drafts.append((key, params))

    def find(self, key: str, **params: Any) -> dict[str, Any] | None:
        """What is said already of this kind and about the same thing."""
        for said, told in self.drafts:
            if said == key and all(told[name] == value for name, value in params.items()):
                return told
        return None

    def more(self, key: str, fresh: dict[str, Any]) -> dict[str, Any]:
        """What was said last, if it is of this kind; else something new."""
        if not self.drafts or self.drafts[-1][0] != key:
            self.drafts.append((key, fresh))
        return self.drafts[-1][1]

    def reasons(self) -> list[Reason]:
        """What is done, in order, then points, steps and krones in sum."""
        if self.points:
            self.add("points", vp=sum(self.points.values()), sources=self.points)
        if self.steps is not None:
            self.add("emperor", steps=self.steps)
        if self.krones:
            self.add("krones", change=self.krones)
        return [Reason(key, params) for key, params in self.drafts]


def summary(events: Sequence[Event]) -> list[Reason]:
    """What the events of one seat come to."""
    total = _Sum()
    for event in events:
        if event.name in _SUMMED:
            _SUMMED[event.name](total, event)
    return total.reasons()


def _number(event: Event, argument: str) -> int:
    value = event[argument]
    return value if isinstance(value, int) else 0


def _same(total: _Sum, event: Event) -> None:
    """Told as it happened."""
    total.add(event.name, **event.arguments)


def _die(total: _Sum, event: Event) -> None:
    """Which action it is used for comes to light later: 0 for none at all."""
    total.add("die_taken", **event.arguments, action=None)


def _lost(total: _Sum, event: Event) -> None:
    die = total.find("die_taken", action=None)
    if die is not None:
        die["action"] = 0


def _action(total: _Sum, event: Event) -> None:
    """A die's action belongs to the die; one without a die is told by itself."""
    die = total.find("die_taken", action=None)
    if die is None:
        _same(total, event)
    else:
        die["action"] = event["action"]


def _vp(total: _Sum, event: Event) -> None:
    if _number(event, "change"):
        source = str(event["source"])
        total.points[source] = total.points.get(source, 0) + _number(event, "change")


def _emperor(total: _Sum, event: Event) -> None:
    total.steps = (total.steps or 0) + _number(event, "change")


def _krones(total: _Sum, event: Event) -> None:
    total.krones += _number(event, "change")


def _flipped(total: _Sum, event: Event) -> None:
    """Told like any other use of a card."""
    total.add("staff_used", **event.arguments)


def _spent(total: _Sum, event: Event) -> None:
    items = total.more("items_spent", {"items": {}})["items"]
    items[event["item"]] = items.get(event["item"], 0) + _number(event, "amount")


def _sent(total: _Sum, event: Event) -> None:
    """With its price in champagne, which need not be told as spent."""
    _, row = hall_and_row(str(event["place"]))
    price = _number(event, "champagne")
    spent = total.find("items_spent") if price else None
    if spent is not None:
        left = {**spent["items"], CHAMPAGNE: spent["items"].get(CHAMPAGNE, 0) - price}
        spent["items"] = {item: n for item, n in left.items() if n > 0}
        total.drafts = [draft for draft in total.drafts if draft[1] is not spent or spent["items"]]
    told = {name: event[name] for name in ("guest", "champagne", "ballroom")}
    total.add("dancer_sent", **told, row=row)


def _recalled(total: _Sum, event: Event) -> None:
    _, row = hall_and_row(str(event["place"]))
    total.add("dancer_removed", ballroom=event["ballroom"], row=row)


def _rehearses(total: _Sum, event: Event) -> None:
    total.add("rehearsal_taken", rehearsal=event["room"])


def _coloured(total: _Sum, event: Event) -> None:
    """Told with its celebrity, if one waits beside it."""
    total.add("coloured_die", colour=event["colour"], celebrity=None, vp=0)


def _celebrity(total: _Sum, event: Event) -> None:
    die = total.find("coloured_die", celebrity=None)
    if die is not None:
        die |= {"celebrity": event["celebrity"], "vp": event["vp"]}


def _gear(total: _Sum, event: Event) -> None:
    """A guest's gear is paid for; others leave by themselves."""
    if event["where"] == "guest":
        total.add("gear_bought")


def _swapped(total: _Sum, event: Event) -> None:
    told = total.more("items_swapped", {"items": {}, "others": {}})
    for side, name in (("items", "given"), ("others", "taken")):
        told[side][event[name]] = told[side].get(event[name], 0) + 1


def _gained(total: _Sum, event: Event) -> None:
    items = total.more("items_gained", {"items": {}})["items"]
    items[event["item"]] = items.get(event["item"], 0) + _number(event, "amount")


def _served(total: _Sum, event: Event) -> None:
    """All that a guest is served, told where the last of it comes: what it takes to serve comes before."""
    told = total.find("items_served", guest=event["guest"]) or {"guest": event["guest"], "items": {}}
    items = told["items"]
    items[event["item"]] = items.get(event["item"], 0) + 1
    total.drafts = [draft for draft in total.drafts if draft[1] is not told]
    total.drafts.append(("items_served", told))


def _prepared(total: _Sum, event: Event) -> None:
    told = total.more("rooms_prepared", {"rooms": [], "price": 0})
    told["rooms"].append(event["room"])
    told["price"] += _number(event, "price")


def _occupied(total: _Sum, event: Event) -> None:
    """A room that a guest moves into is told with the guest."""
    if total.find("checked_in", room=event["room"]) is None:
        total.more("rooms_occupied", {"rooms": []})["rooms"].append(event["room"])


def _removed(total: _Sum, event: Event) -> None:
    total.more("rooms_removed", {"rooms": []})["rooms"].append(event["room"])


def _unknown_card(total: _Sum, event: Event) -> None:
    """Only counted: nobody knows yet which it will be."""
    total.more(event.name, {"cards": 0})["cards"] += 1


def _returned(total: _Sum, event: Event) -> None:
    """Cards go back unnamed when it is only in this turn that they are looked at."""
    if total.find("staff_looked_at") is None:
        total.more("staff_returned", {"staff": []})["staff"].append(event["staff"])


_SUMMED: Final[Mapping[str, Callable[[_Sum, Event], None]]] = {
    "passed": _same,
    "guest_taken": _same,
    "die_taken": _die,
    "action_done": _action,
    "action_lost": _lost,
    "krones": _krones,
    "emperor": _emperor,
    "vp": _vp,
    "item_gained": _gained,
    "item_placed": _served,
    "item_served": _served,
    "order_completed": _same,
    "checked_in": _same,
    "room_prepared": _prepared,
    "room_occupied": _occupied,
    "room_removed": _removed,
    "group_completed": _same,
    "staff_drawn": _unknown_card,
    "staff_looked_at": _unknown_card,
    "staff_hired": _same,
    "staff_used": _same,
    "staff_flipped": _flipped,
    "item_spent": _spent,
    "item_swapped": _swapped,
    "staff_returned": _returned,
    "staff_dismissed": _same,
    "staff_drafted": _same,
    "objective_claimed": _same,
    "emperor_punished": _same,
    "penalty_ignored": _same,
    "kitchen_returned": _same,
    "cafe_returned": _same,
    "rehearsal_taken": _rehearses,
    "dancer_sent": _sent,
    "area_emptied": _same,
    "dancer_removed": _recalled,
    "coloured_die_taken": _coloured,
    "celebrity_taken": _celebrity,
    "celebrity_called": _same,
    "coloured_die_put_away": _same,
    "key_taken": _same,
    "bid_made": _same,
    "entrance_taken": _same,
    "token_taken": _same,
    "goal_met": _same,
    "favour_taken": _same,
    "die_shifted": _same,
    "first_in_group": _same,
    "sum_of_dice": _same,
    "toll_paid": _same,
    "toll_forgone": _same,
    "gear_removed": _gear,
}
"""How each kind of event is summed up. The others are told by these, or belong to nobody."""
