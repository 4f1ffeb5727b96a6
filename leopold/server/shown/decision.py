"""What is being decided, why, and what is still to come: the agenda of the game as keys with parameters."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from leopold.packs.codes import COLOURS, FREE, ITEMS, STEPS, WAIVE_PENALTY
from leopold.packs.tables import FLOORS
from leopold.rules import actions, agenda
from leopold.rules.agenda import DECISION_NAMES
from leopold.server.models import Coming, Decision
from leopold.text.moment import Moment
from leopold.text.words import SPLIT_KINDS
from leopold.words import Params, Said, said

_STEP_NAMES: Final = {code: name for name, code in STEPS.items()}


def decision_of(now: Moment) -> Decision:
    """The decision on top of the agenda."""
    return Decision(
        name=DECISION_NAMES[now.op],
        seat=now.seat,
        params=_DECISIONS[now.op](now),
        cause=_cause(now),
    )


def pending_of(now: Moment) -> list[Coming]:
    """What lies below it, nearest first. A reward that is being taken counts part by part."""
    found: list[Coming] = []
    if now.op == agenda.REWARDS:
        found += _parts_of_reward(now)
    for depth in range(int(now.g.agenda_n) - 2, -1, -1):
        op, seat, a, b, c, d = now.g.agenda[depth].tolist()
        below = Moment(now.pack, now.t, now.g, seat, op, a, b, c, d)
        if op in DECISION_NAMES:
            found.append(Coming(key=f"coming-{DECISION_NAMES[op]}", seat=seat, params=_DECISIONS[op](below)))
            if op == agenda.REWARDS:
                found += _parts_of_reward(below)
        elif op == agenda.STEP:
            found.append(Coming(key=f"coming-step-{_STEP_NAMES[a]}", seat=seat, params=step_params(a, b, c, d)))
        elif op in _BY_ITSELF:
            name, params = _BY_ITSELF[op]
            found.append(Coming(key=f"coming-{name}", seat=seat, params=params(below)))
    return found


def step_params(code: int, a: int, b: int, c: int) -> Params:
    """The arguments of an effect step by name."""
    name = _STEP_NAMES[code]
    if name == "gain_item":
        return {"item": ITEMS[a], "amount": b}
    if name in ("prepare", "prepare_and_occupy"):
        return {"rooms": a, **_discount(b), "floors": c}
    if name == "hire":
        return {"cards": a, **_discount(b)}
    if name == "look_and_hire":
        return {"cards": a, **_discount(b), "must": bool(c)}
    return {_STEP_ARGUMENTS[name]: a} if name in _STEP_ARGUMENTS else {}


_STEP_ARGUMENTS: Final = {
    "gain_krones": "krones",
    "choose_items": "items",
    "advance_emperor": "steps",
    "gain_vp": "vp",
    "draw_staff": "cards",
    "occupy": "rooms",
    "take_guest": "guests",
    "complete_order": "orders",
    "vp_per_staff": "vp",
}


def _discount(krones: int) -> Params:
    return {"discount": min(krones, FREE), "free": krones >= FREE}


def _parts_of_reward(now: Moment) -> list[Coming]:
    steps = now.pack.guests[now.a].steps
    guest = now.pack.guests[now.a].number
    return [
        Coming(
            key=f"coming-step-{step.name}",
            seat=now.seat,
            params={**step_params(STEPS[step.name], *step.args), "guest": guest, "part": part + 1},
        )
        for part, step in enumerate(steps)
        if now.b & (1 << part)
    ]


def _cause(now: Moment) -> Said | None:
    """Whose reward or whose displeasure brought this decision, where the agenda tells."""
    g = now.g
    if g.round_no == 0:
        return said("cause-set_up")
    if now.op in _PENALTIES:
        return said("cause-emperor_penalty", tile=_tile_of_round(now))
    below = int(g.agenda_n) - 2
    while below >= 0 and g.agenda[below, 0] in (agenda.STEP, agenda.RETURN_LOOKED):
        below -= 1
    if below < 0 or now.op == agenda.REWARDS:
        return None
    if g.agenda[below, 0] == agenda.REWARDS:
        return said("cause-reward", guest=now.pack.guests[int(g.agenda[below, 2])].number)
    if g.agenda[below, 0] in (agenda.EMPEROR_TILE, agenda.NEXT_ROUND):
        return said("cause-emperor_reward", tile=_tile_of_round(now))
    if now.op != agenda.TURN and g.die_taken and g.face:
        return said("cause-die", face=int(g.face), strength=int(g.strength))
    return None


def _tile_of_round(now: Moment) -> str | None:
    rounds = now.t.emperor_rounds.tolist()
    round_no = int(now.g.round_no)
    return now.pack.tiles[int(now.g.tiles[rounds.index(round_no)])].id if round_no in rounds else None


_PENALTIES: Final = (
    agenda.WAIVE,
    agenda.HALF,
    agenda.RETURN_STAFF,
    agenda.REMOVE_VACANT,
    agenda.REMOVE_OCCUPIED,
    agenda.DISMISS,
)


def _turn(now: Moment) -> Params:
    g = now.g
    return {
        "extra": bool(g.extra_turn),
        "acted": bool(g.acted),
        "die_taken": bool(g.die_taken),
        "guest_possible": not (g.die_taken or g.guest_taken or now.cafe_full()),
    }


def _first_rooms(now: Moment) -> Params:
    return {"rooms": now.a, "begun": bool(now.g.tiles_laid[now.seat] > 0), "optional": bool(now.t.start_rooms_optional)}


def _beside_die(now: Moment) -> Params:
    sides = ("prepare", "hire", "emperor")[: actions.SIDES]
    return {"main": now.a, **{name: bool(now.b & (1 << side)) for side, name in enumerate(sides)}}


def _split(now: Moment) -> Params:
    first, second = SPLIT_KINDS[now.a]
    return {"action": now.a, "strength": now.b, "first": first, "second": second}


def _place_items(now: Moment) -> Params:
    item = now.in_hand()
    return {"item": ITEMS[item], "amount": int(now.g.gained[item])}


def _prepare(now: Moment) -> Params:
    dearest = max(now.t.floor_cost.tolist())
    return {
        "rooms": now.a,
        "discount": min(now.b, FREE),
        "free": now.b >= dearest,
        "floors": now.c,
        "all_floors": now.c >= FLOORS,
        "occupied": bool(now.d),
    }


def _hire(now: Moment) -> Params:
    dearest = max(now.t.staff_cost.tolist())
    return {"cards": now.a, "discount": min(now.b, FREE), "free": now.b >= dearest}


def _look_and_hire(now: Moment) -> Params:
    return {**_hire(now), "cards": int(now.g.looked_n), "must": bool(now.c)}


def _rewards(now: Moment) -> Params:
    return {
        "guest": now.pack.guests[now.a].number,
        "parts": now.b.bit_count(),
        "bonus": now.c >= 0 and not now.d,
    }


def _half(now: Moment) -> Params:
    tile = now.pack.tiles[now.a]
    penalty = tile.penalty
    return {"tile": tile.id, "penalty": penalty.name, "amount": penalty.amount, "else_vp": penalty.else_vp}


def _waive(now: Moment) -> Params:
    return {"tile": now.pack.tiles[now.a].id, "krones": now.power(WAIVE_PENALTY)}


def _return_staff(now: Moment) -> Params:
    set_up = int(now.g.round_no) == 0
    return {"cards": now.a, "keep": int(now.g.hand_n[now.seat]) - now.a, "set_up": set_up}


def _remove_occupied(now: Moment) -> Params:
    return {"rooms": now.a, "below": now.b + 1 if now.b < FLOORS else None, "column": now.c + 1 if now.c >= 0 else None}


def _counted(name: str) -> Callable[[Moment], Params]:
    return lambda now: {name: now.a}


def _alone(now: Moment) -> Params:
    return {}


_DECISIONS: Final[Mapping[int, Callable[[Moment], Params]]] = {
    agenda.DRAFT_CARD: _alone,
    agenda.FIRST_GUEST: _alone,
    agenda.FIRST_ROOMS: _first_rooms,
    agenda.TURN: _turn,
    agenda.BESIDE_DIE: _beside_die,
    agenda.SPLIT: _split,
    agenda.PLACE_ITEMS: _place_items,
    agenda.CHOOSE_ITEMS: _counted("items"),
    agenda.PREPARE: _prepare,
    agenda.OCCUPY: _counted("rooms"),
    agenda.HIRE: _hire,
    agenda.LOOK_AND_HIRE: _look_and_hire,
    agenda.RETURN_LOOKED: lambda now: {"cards": int(now.g.looked_n)},
    agenda.TAKE_GUEST: _counted("guests"),
    agenda.COMPLETE_ORDER: _counted("orders"),
    agenda.REWARDS: _rewards,
    agenda.EXTRA_ACTION: _alone,
    agenda.SERVE_MORE: _counted("items"),
    agenda.WAIVE: _waive,
    agenda.HALF: _half,
    agenda.RETURN_STAFF: _return_staff,
    agenda.REMOVE_VACANT: _counted("rooms"),
    agenda.REMOVE_OCCUPIED: _remove_occupied,
    agenda.DISMISS: _counted("cards"),
}


def _bonus(now: Moment) -> Params:
    hotel = int(now.g.hotel[now.seat])
    groups = now.t.hotel_group[hotel].tolist()
    size = groups.count(now.a)
    colour = int(now.t.hotel_colour[hotel, groups.index(now.a)]) if size else 0
    return {"group": chr(ord("A") + now.a), "size": size, "colour": COLOURS[colour]}


_BY_ITSELF: Final[Mapping[int, tuple[str, Callable[[Moment], Params]]]] = {
    agenda.MAIN_ACTION: ("main_action", lambda now: {"action": now.a, "strength": now.b}),
    agenda.OCCUPANCY_BONUS: ("occupancy_bonus", _bonus),
    agenda.EMPEROR_TILE: ("emperor_tile", lambda now: {"tile": _tile_of_round(now)}),
    agenda.NEXT_ROUND: ("next_round", _alone),
    agenda.AUTOMATON_TURN: ("automaton_turn", _alone),
}
"""What happens by itself and is worth telling beforehand; whose turn is next is not."""
