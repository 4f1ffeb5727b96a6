"""Hints on the screen: an action with its number, the final score to expect, and in a few sentences why."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from leopold.bots.reasons import Hint, Reason
from leopold.game import Action
from leopold.packs import Pack
from leopold.terminal.drawing import shorts
from leopold.terminal.drawing.blocks import STRONG, Block, cell, line, title, wrapped
from leopold.terminal.drawing.palette import NUMBER
from leopold.terminal.session.choices import explanation
from leopold.text.words import listed

NAME: Final = 24
"""As wide as an action stands in the list of actions."""
HANG: Final = 3
ORDINALS: Final = ("first", "second", "third", "fourth")
ONLY: Final = "the only action there is"
IN_SUM: Final = frozenset(("points", "emperor", "krones", "waiting", "open"))
"""What is told after all that is done."""
SOURCES: Final = {
    "guests": "guests",
    "badges": "badges",
    "bonuses": "full groups",
    "staff": "staff",
    "objectives": "objectives",
    "emperor_track": "the emperor track",
    "emperor_end": "steps beyond the track",
    "emperor_tiles": "the emperor's tile",
}


def hint_block(pack: Pack, view: dict[str, Any], actions: Sequence[Action], hints: Sequence[Hint], width: int) -> Block:
    """The hints, each with the number its action has on the screen."""
    block: Block = [title("Hint", width, "the best first, with the final score to expect")]
    for place, hint in enumerate(hints):
        number = next(n for n, action in enumerate(actions, 1) if action.number == hint.action.number)
        name = cell(hint.action.text, max(NAME, len(hint.action.text) + 1), STRONG)
        block += wrapped(line((f"{number:>2} ", NUMBER), name, expectation(hints, place)), width, HANG)
        why = " ".join(sentences(pack, hint.reasons, meaning(pack, view, hint.action)))
        block += [line(" " * HANG, row) for row in wrapped(why, width - HANG)] if why else []
    return block


def expectation(hints: Sequence[Hint], place: int) -> str:
    """The final score, and how far it is from the others."""
    expected = hints[place].expected
    if expected is None:
        return ONLY
    points = round(expected)
    words = f"{points} points expected"
    if place:
        best = hints[0].expected
        less = round(best) - points if best is not None else 0
        return f"{words}, {less} fewer than the first" if less > 0 else words
    following = hints[1].expected if len(hints) > 1 else None
    more = points - round(following) if following is not None else 0
    return f"{words}, {more} more than the next" if more > 0 else words


def meaning(pack: Pack, view: dict[str, Any], action: Action) -> str:
    """For actions by which nothing happens that could be told."""
    return "" if action.kind in ("take", "reward") else explanation(pack, view, action)


def sentences(pack: Pack, reasons: Sequence[Reason], otherwise: str = "") -> list[str]:
    """What is done (or this instead, if nothing is), what it brings and costs, what is still missing."""
    teller = _Teller(pack)
    done = [words for reason in reasons if (words := teller.deed(reason))]
    waiting = [words for reason in reasons if (words := teller.left(reason))]
    said = [listed(done) if done else otherwise, teller.result(reasons), "; ".join(waiting)]
    if any(reason.key == "open" for reason in reasons):
        said.append("how it goes on depends on cards you have not seen yet")
    return [f"{words[0].upper()}{words[1:]}." for words in said if words]


@dataclass
class _Teller:
    """Puts reasons into words; a card has its number the first time it is named."""

    pack: Pack
    met: set[int] = field(default_factory=set)

    def deed(self, reason: Reason) -> str:
        return _DEEDS[reason.key](self, reason) if reason.key not in IN_SUM else ""

    def result(self, reasons: Sequence[Reason]) -> str:
        """Points, steps and krones, all in all."""
        brings = [_RESULTS[reason.key](reason) for reason in reasons if reason.key in _RESULTS]
        costs = [-reason["change"] for reason in reasons if reason.key == "krones" and reason["change"] < 0]
        said = [f"brings {listed(found)}" for found in [[words for words in brings if words]] if found]
        said += [f"costs {shorts.krones(price)}" for price in costs]
        return f"all in all that {', and '.join(said)}" if said else ""

    def left(self, reason: Reason) -> str:
        """A guest who stays in the café."""
        if reason.key != "waiting":
            return ""
        wanted = reason["missing"]
        who = self.guest(reason)
        return f"{who} still wants {items(wanted)}" if wanted else f"{who} is served and can check in"

    def guest(self, reason: Reason) -> str:
        return self.named(shorts.guest_name(self.pack, reason["guest"]), reason["guest"])

    def staff(self, number: int) -> str:
        return self.named(shorts.staff_name(self.pack, number), number)

    def named(self, name: str, number: int) -> str:
        if number in self.met:
            return name
        self.met.add(number)
        return f"{name} ({number})"


def items(counts: Mapping[str, int]) -> str:
    return listed([name if n == 1 else f"{n} {name}" for name, n in counts.items()])


def points(reason: Reason) -> str:
    """The sum, and where it comes from."""
    vp, sources = reason["vp"], reason["sources"]
    told = [f"{n} for {SOURCES[source]}" for source, n in sources.items()]
    of = f" for {SOURCES[next(iter(sources))]}" if len(told) == 1 else f" ({', '.join(told)})"
    return f"{vp} VP{of}"


def steps(reason: Reason) -> str:
    n = reason["steps"]
    return f"{n} step{'s' * (n != 1)} on the emperor track" if n else ""


_RESULTS: Final[Mapping[str, Callable[[Reason], str]]] = {
    "points": points,
    "emperor": steps,
    "krones": lambda it: shorts.krones(it["change"]) if it["change"] > 0 else "",
}


def paying(price: int) -> str:
    return f" for {shorts.krones(price)}" if price else " free of charge"


def rooms(reason: Reason) -> str:
    names = reason["rooms"]
    return f"room{'s' * (len(names) != 1)} {listed(names)}"


def cards(reason: Reason) -> str:
    n = reason["cards"]
    return "a staff card" if n == 1 else f"{n} staff cards"


def die(_: _Teller, reason: Reason) -> str:
    """Which die, for which action, how strong."""
    face, action, price = reason["face"], reason["action"], reason["price"]
    paid = f", {shorts.krones(price)}" if price else ""
    if action == 0:
        return f"take a {face} without its action"
    used = f" as a {action}" if action not in (None, face) else ""
    return f"take a {face}{used} (strength {reason['strength']}{paid})"


def group(_: _Teller, reason: Reason) -> str:
    size, colour = reason["size"], reason["colour"]
    return f"fill the single {colour} room" if size == 1 else f"fill the {colour} group of {size}"


def count(n: int, one: str) -> str:
    return f"{n or 'no'} {one}{'s' * (n != 1)}"


_DEEDS: Final[Mapping[str, Callable[[_Teller, Reason], str]]] = {
    "passed": lambda _, __: "pass, and wait until the dice are rolled again",
    "guest_taken": lambda say, it: f"take {say.guest(it)}{paying(it['price'])}",
    "die_taken": die,
    "action_done": lambda _, it: f"carry out action {it['action']} (strength {it['strength']})",
    "items_gained": lambda _, it: f"gain {items(it['items'])}",
    "items_served": lambda say, it: f"serve {items(it['items'])} to {say.guest(it)}",
    "order_completed": lambda say, it: f"complete the order of {say.guest(it)}",
    "checked_in": lambda say, it: f"check {say.guest(it)} into room {it['room']}",
    "rooms_prepared": lambda _, it: f"prepare {rooms(it)}{paying(it['price'])}",
    "rooms_occupied": lambda _, it: f"occupy {rooms(it)}",
    "rooms_removed": lambda _, it: f"lose {rooms(it)}",
    "group_completed": group,
    "staff_drawn": lambda _, it: f"draw {cards(it)}",
    "staff_looked_at": lambda _, it: f"look at {cards(it)}",
    "staff_hired": lambda say, it: f"hire {say.staff(it['staff'])}{paying(it['price'])}",
    "staff_used": lambda say, it: f"use {say.staff(it['staff'])}",
    "staff_returned": lambda say, it: f"put {listed([say.staff(n) for n in it['staff']])} under the deck",
    "staff_dismissed": lambda say, it: f"discard {say.staff(it['staff'])}",
    "staff_drafted": lambda say, it: f"keep {say.staff(it['staff'])}",
    "objective_claimed": lambda _, it: f"claim objective {it['letter']} as the {ORDINALS[it['place'] - 1]}",
    "emperor_punished": lambda _, it: f"bear the emperor's penalty ({it['tile']})",
    "penalty_ignored": lambda _, it: f"ignore the emperor's penalty ({it['tile']})",
    "kitchen_returned": lambda _, it: f"return {count(it['items'], 'item')} from the kitchen",
    "cafe_returned": lambda _, it: f"return {count(it['items'], 'item')} from the café",
}
"""What is asked of somebody who follows the hint."""
