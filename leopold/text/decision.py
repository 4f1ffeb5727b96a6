"""What is being decided, why, and what is still to come: the agenda of a game by name, as keys with parameters."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

import numpy as np
from msgspec import Struct

from leopold.packs import Pack
from leopold.packs.cards import Step
from leopold.packs.codes import COLOURS, FREE, ITEMS, STEPS, TRIGGERS, WAIVE_PENALTY
from leopold.packs.tables import FLOORS
from leopold.rules import agenda
from leopold.rules.decisions import dice, items, penalties, rewards, rooms, staff, turn
from leopold.speech import cards
from leopold.text.moment import Moment, look
from leopold.text.words import SIDE_WORDS, SPLIT_KINDS
from leopold.words import Params, Said, Value, said

_STEP_NAMES: Final = {code: name for name, code in STEPS.items()}
TRIGGER_NAMES: Final = {code: name for name, code in TRIGGERS.items()}


class Coming(Struct, frozen=True):
    """Something still to come after the decision."""

    key: str
    seat: int
    params: Params


class Decision(Struct, frozen=True):
    """A decision: its name, whose it is, the kinds of actions that answer it, its arguments by name, what brought it,
    what comes after (nearest first)."""

    name: str
    seat: int
    answers: tuple[str, ...]
    arguments: Params
    cause: Said | None
    coming: tuple[Coming, ...]

    @property
    def question(self) -> Said:
        """What is asked of the seat."""
        return Said(f"ask-{self.name}", self.arguments)

    @property
    def prompt(self) -> Said:
        """The same with what brought it in front; a die that was just taken needs no mention."""
        if self.cause is None or self.cause.key == "cause-die":
            return self.question
        return said("ask-because", cause=self.cause, question=self.question)


def decision_of(pack: Pack, g: np.record) -> Decision | None:
    """The decision a position waits at, or None when the game is over."""
    now = look(pack, g)
    return None if now is None else read_decision(now)


def read_decision(now: Moment) -> Decision:
    """The decision on top of the agenda."""
    return Decision(now.name, now.seat, now.matter.answers, arguments_of(now), cause_of(now), tuple(coming_after(now)))


# --- arguments


def arguments_of(now: Moment) -> Params:
    """The arguments of a matter as people count, and what else its words need to know."""
    found: Params = {}
    for name, meaning in now.matter.arguments:
        if meaning:
            found |= _MEANINGS[meaning](now, name)
    further = _FURTHER.get(now.op)
    return found | further(now) if further else found


def _number(now: Moment, name: str) -> Params:
    return {name: now[name]}


def _flag(now: Moment, name: str) -> Params:
    return {name: bool(now[name])}


def _discount(now: Moment, name: str) -> Params:
    """Free is what costs nothing even where it is dearest."""
    prices = now.t.staff_cost if now.op in (staff.HIRE, staff.LOOK_AND_HIRE) else now.t.floor_cost
    return {name: min(now[name], FREE), "free": now[name] >= max(prices.tolist())}


_MEANINGS: Final[Mapping[str, Callable[[Moment, str], Params]]] = {
    "number": _number,
    "flag": _flag,
    "discount": _discount,
    "bits": lambda now, name: {name: now[name].bit_count()},
    "guest": lambda now, name: {name: now.pack.guests[now[name]].number},
    "tile": lambda now, name: {name: now.pack.tiles[now[name]].id},
    "trigger": lambda now, name: {name: TRIGGER_NAMES[now[name]]},
    "column": lambda now, name: {name: now[name] + 1 if now[name] >= 0 else None},
}


def _turn(now: Moment) -> Params:
    g = now.g
    return {
        "extra": bool(g.extra_turn),
        "acted": bool(g.acted),
        "die_taken": bool(g.die_taken),
        "guest_possible": not (g.die_taken or g.guest_taken or now.cafe_full()),
    }


def _first_rooms(now: Moment) -> Params:
    return {"begun": bool(now.g.tiles_laid[now.seat] > 0), "optional": bool(now.t.start_rooms_optional)}


def _beside_die(now: Moment) -> Params:
    return {"sides": [said(f"side-{name}") for side, name in enumerate(SIDE_WORDS) if now["sides"] & (1 << side)]}


def _split(now: Moment) -> Params:
    first, second = SPLIT_KINDS[now["action"]]
    return {"first": first, "second": second}


def _place_items(now: Moment) -> Params:
    item = now.in_hand()
    return {"item": ITEMS[item], "amount": int(now.g.gained[item])}


def _prepare(now: Moment) -> Params:
    return {"all_floors": now["floors"] >= FLOORS}


def _looked_at(now: Moment) -> Params:
    return {"cards": int(now.g.looked_n)}


def _rewards(now: Moment) -> Params:
    return {"bonus": now["group"] >= 0 and not now["begun"]}


def _waive(now: Moment) -> Params:
    return {"krones": now.power(WAIVE_PENALTY)}


def _half(now: Moment) -> Params:
    penalty = now.pack.tiles[now["tile"]].penalty
    return {"penalty": penalty.name, "amount": penalty.amount, "else_vp": penalty.else_vp}


def _return_staff(now: Moment) -> Params:
    return {"keep": int(now.g.hand_n[now.seat]) - now["cards"], "set_up": int(now.g.round_no) == 0}


def _remove_occupied(now: Moment) -> Params:
    return {"below": now["below"] + 1 if now["below"] < FLOORS else None}


def _occupancy_bonus(now: Moment) -> Params:
    hotel = int(now.g.hotel[now.seat])
    groups = now.t.hotel_group[hotel].tolist()
    size = groups.count(now["group"])
    colour = int(now.t.hotel_colour[hotel, groups.index(now["group"])]) if size else 0
    return {"group": chr(ord("A") + now["group"]), "size": size, "colour": COLOURS[colour]}


_FURTHER: Final[Mapping[int, Callable[[Moment], Params]]] = {
    turn.TURN: _turn,
    rooms.FIRST_ROOMS: _first_rooms,
    dice.BESIDE_DIE: _beside_die,
    dice.SPLIT: _split,
    items.PLACE_ITEMS: _place_items,
    rooms.PREPARE: _prepare,
    staff.LOOK_AND_HIRE: _looked_at,
    staff.RETURN_LOOKED: _looked_at,
    rewards.REWARDS: _rewards,
    penalties.WAIVE: _waive,
    penalties.HALF: _half,
    penalties.RETURN_STAFF: _return_staff,
    penalties.REMOVE_OCCUPIED: _remove_occupied,
    agenda.OCCUPANCY_BONUS: _occupancy_bonus,
    agenda.EMPEROR_TILE: lambda now: {"tile": tile_of_round(now)},
}
"""What words need besides the arguments: how far a turn is, what was looked at, what a tile says."""


# --- what brought it


def cause_of(now: Moment) -> Said | None:
    """Whose reward or whose displeasure brought this decision, where the agenda tells."""
    g = now.g
    if g.round_no == 0:
        return said("cause-set_up")
    if now.op in _PENALTIES:
        return said("cause-emperor_penalty", tile=tile_of_round(now))
    if now.op == rewards.REWARDS:
        return None
    under = [matter for matter in now.below() if matter.op not in (agenda.STEP, staff.RETURN_LOOKED)]
    if not under:
        return None
    if under[0].op == rewards.REWARDS:
        return said("cause-reward", guest=now.pack.guests[under[0]["guest"]].number)
    if under[0].op in (agenda.EMPEROR_TILE, agenda.NEXT_ROUND):
        return said("cause-emperor_reward", tile=tile_of_round(now))
    if now.op != turn.TURN and g.die_taken and g.face:
        return said("cause-die", face=int(g.face), strength=int(g.strength))
    return None


def tile_of_round(now: Moment) -> str | None:
    """The emperor's tile that counts after this round."""
    visits = now.t.emperor_rounds.tolist()
    round_no = int(now.g.round_no)
    return now.pack.tiles[int(now.g.tiles[visits.index(round_no)])].id if round_no in visits else None


_PENALTIES: Final = (
    penalties.WAIVE,
    penalties.HALF,
    penalties.RETURN_STAFF,
    penalties.REMOVE_VACANT,
    penalties.REMOVE_OCCUPIED,
    penalties.DISMISS,
    items.RETURN_ITEM,
)


# --- what is still to come

UNTOLD: Final = (
    agenda.NEXT_TURN,
    agenda.PASS_DRAFT,
    agenda.AUTOMATON_GUEST,
    agenda.AUTOMATON_DIE,
    agenda.AUTOMATON_EXTRA,
    agenda.REACTIONS,
)
"""Whose turn is next, the parts of the automaton's turn, and what may come of what happened, are not worth telling
beforehand."""


def coming_after(now: Moment) -> list[Coming]:
    """What lies below the decision, nearest first. A reward that is being taken counts part by part."""
    found = parts_of_reward(now) if now.op == rewards.REWARDS else []
    for matter in now.below():
        if matter.op == agenda.STEP:
            step = Step(_STEP_NAMES[matter["code"]], (matter["a"], matter["b"], matter["c"]))
            found.append(step_to_come(matter.seat, step))
        elif matter.op not in UNTOLD:
            found.append(Coming(f"coming-{matter.name}", matter.seat, arguments_of(matter)))
            if matter.op == rewards.REWARDS:
                found += parts_of_reward(matter)
    return found


def parts_of_reward(now: Moment) -> list[Coming]:
    """The parts of a guest's reward that are left."""
    guest = now.pack.guests[now["guest"]]
    return [
        step_to_come(now.seat, step, guest=guest.number, part=part + 1)
        for part, step in enumerate(guest.steps)
        if now["parts"] & (1 << part)
    ]


def step_to_come(seat: int, step: Step, **further: Value) -> Coming:
    """An effect step in the few words that its card has for it."""
    told = cards.short(cards.step(step))
    return Coming(told.key, seat, {**told.params, **further})
