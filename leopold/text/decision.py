"""What is being decided, why, and what is still to come: the agenda of a game by name, as keys with parameters."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import numpy as np
from msgspec import Struct

from leopold.packs import Pack
from leopold.packs.automata import NUMBERED
from leopold.packs.cards import Step
from leopold.packs.codes import (
    CHAMPAGNE,
    COLOURED_DICE,
    COLOURS,
    DIE_COLOURS,
    FREE,
    ITEMS,
    MORE_GUESTS,
    STEPS,
    TRIGGERS,
    WAIVE_PENALTY,
    WHITE_DIE,
)
from leopold.packs.tables import BALL_ROWS, FLOORS, HALLS
from leopold.rules import agenda
from leopold.rules.course.rounds import KEY
from leopold.rules.decisions import (
    balls,
    dice,
    entrances,
    houses,
    items,
    lounge,
    penalties,
    rewards,
    rooms,
    staff,
    turn,
)
from leopold.rules.state import NOBODY
from leopold.speech import cards
from leopold.text.moment import Moment, look
from leopold.text.words import BALL_PLACE_NAMES, POURED, SIDE_WORDS, SPLIT_KINDS, hall_and_row
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
    prices = _PRICES.get(now.op, "floor_cost")
    return {name: min(now[name], FREE), "free": now[name] >= max(now.t[prices].tolist())}


_PRICES: Final = {staff.HIRE: "staff_cost", staff.LOOK_AND_HIRE: "staff_cost", balls.SEND_DANCER: "ball_price"}


def _guest(now: Moment, name: str) -> Params:
    """Nobody, where a dancer goes alone."""
    return {name: now.pack.guests[now[name]].number if now[name] >= 0 else None}


def _ball_place(now: Moment, name: str) -> Params:
    hall, row = hall_and_row(BALL_PLACE_NAMES[now[name]])
    return {"row": row, "ballroom": now.ballroom(hall - 1)}


_MEANINGS: Final[Mapping[str, Callable[[Moment, str], Params]]] = {
    "number": _number,
    "flag": _flag,
    "discount": _discount,
    "bits": lambda now, name: {name: now[name].bit_count()},
    "guest": _guest,
    "ball_place": _ball_place,
    "place": lambda now, name: {name: now[name] + 1 if now[name] >= 0 else None},
    "tile": lambda now, name: {name: now.pack.tiles[now[name]].id},
    "trigger": lambda now, name: {name: TRIGGER_NAMES[now[name]]},
    "column": lambda now, name: {name: now[name] + 1 if now[name] >= 0 else None},
    "item": lambda now, name: {name: ITEMS[now[name]]},
}


def _turn(now: Moment) -> Params:
    g = now.g
    more_guests = now.power(MORE_GUESTS)
    return {
        "extra": bool(g.extra_turn),
        "acted": bool(g.acted),
        "die_taken": bool(g.die_taken),
        "guest_possible": not (g.die_taken or g.guest_taken > more_guests or now.cafe_full()),
        "key": key_possible(now),
        "shifted": int(g.shifted) or None,
    }


def key_possible(now: Moment) -> bool:
    """Can this seat still have the skeleton key in place of a die?"""
    g = now.g
    free = not (g.key or g.die_taken or g.extra_turn)
    return bool(int(g.modules) & KEY) and free and now.purse >= int(now.t.key_price)


def _first_rooms(now: Moment) -> Params:
    return {"begun": bool(now.g.tiles_laid[now.seat] > 0), "optional": bool(now.t.start_rooms_optional)}


def _beside_die(now: Moment) -> Params:
    return {"sides": [said(f"side-{name}") for side, name in enumerate(SIDE_WORDS) if now["sides"] & (1 << side)]}


def _split(now: Moment) -> Params:
    first, second = SPLIT_KINDS[now["action"]]
    poured = now["action"] in POURED and now.pack.item_kinds > CHAMPAGNE
    return {"first": first, "second": second, "champagne": poured}


def _place_items(now: Moment) -> Params:
    item = now.in_hand()
    return {"item": ITEMS[item], "amount": int(now.g.gained[item])}


def _prepare(now: Moment) -> Params:
    return {"all_floors": now["floors"] >= FLOORS}


def _looked_at(now: Moment) -> Params:
    return {"cards": int(now.g.looked_n)}


def _ball_rewards(now: Moment) -> Params:
    """What can be taken: the row's bonus, the area's, and so many parts of the guest's reward."""
    parts = now["parts"]
    return {
        "bonus_of_row": bool(parts & balls.ROW_PART),
        "bonus_of_area": bool(parts & balls.AREA_PART),
        "rewards": (parts & balls.GUEST_PARTS).bit_count(),
    }


def _hall(now: Moment) -> Params:
    return {"ballroom": now.ballroom(now["hall"])}


def _which_die(now: Moment) -> Params:
    """The dice to choose from, with whoever waits beside them; one of a space's dice has been taken already."""
    face = now["face"]
    here = [colour for colour in range(COLOURED_DICE) if int(now.g.coloured[colour]) == face]
    whites = int(now.g.dice[face - 1]) + 1 - len(here)
    return {"dice": [die_beside(now, colour) for colour in (*here, *((WHITE_DIE,) if whites > 0 else ()))]}


def _put_away(now: Moment) -> Params:
    return {"dice": [die_beside(now, colour) for colour in range(COLOURED_DICE) if now.g.coloured[colour] > 0]}


def die_beside(now: Moment, colour: int) -> Said:
    """A die by its colour, with the celebrity beside it."""
    tile = int(now.g.lounge[colour]) if colour != WHITE_DIE else NOBODY
    celebrity = now.pack.celebrities[tile].id if tile >= 0 else None
    points = int(now.g.lounge_vp[colour]) if celebrity else 0
    return said("die-beside", colour=DIE_COLOURS[colour], celebrity=celebrity, n=points)


def offered(now: Moment) -> list[tuple[int, str]]:
    """The entrances on offer, each with its place."""
    tiles = enumerate(now.g.entrances.tolist())
    return [(slot, now.pack.entrances[tile].id) for slot, tile in tiles if tile >= 0]


def _auction(now: Moment) -> Params:
    """The entrances on offer, each with what has been bid for it, and by whom."""
    offers = []
    for slot, entrance in offered(now):
        bidder = int(now.g.bidder[slot])
        seat = bidder if bidder >= 0 else None
        offers.append(said("entrance-offered", slot=slot + 1, entrance=entrance, n=int(now.g.bid[slot]), seat=seat))
    return {"offers": offers}


def _choose_entrance(now: Moment) -> Params:
    return {"offers": [said("entrance-named", entrance=entrance) for _, entrance in offered(now)]}


def _token(now: Moment) -> Params:
    """The tokens that are left, each with what this half of it brings."""
    tokens = now.pack.entrances[int(now.g.entrance[now.seat])].tokens
    half = 1 if now["floor"] else 0
    left = [(place, token[half]) for place, token in enumerate(tokens) if now.g.tokens[place]]
    return {"tokens": [said("token-told", token=place + 1, does=cards.steps_short(does)) for place, does in left]}


def _give_item(now: Moment) -> Params:
    return {"automaton": NUMBERED[int(now.g.solo) - 1]}


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
    balls.BALL_REWARDS: _ball_rewards,
    balls.RECALL: _hall,
    lounge.WHICH_DIE: _which_die,
    lounge.PUT_AWAY: _put_away,
    entrances.AUCTION: _auction,
    entrances.CHOOSE_ENTRANCE: _choose_entrance,
    entrances.TOKEN: _token,
    entrances.WHICH_MOVED: _which_die,
    houses.GIVE_ITEM: _give_item,
    agenda.BALL_SCORING: _hall,
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
    if now.op in _PENALTIES and not _spends(now):
        return said("cause-emperor_penalty", tile=tile_of_round(now))
    if now.op in (*_BRINGING, balls.LEAVE_AREA):
        return None
    under = [matter for matter in now.below() if matter.op not in (agenda.STEP, staff.RETURN_LOOKED)]
    if not under:
        return None
    if under[0].op in _BRINGING:
        return _taken_last(now, under[0])
    if under[0].op in _AFTER_ROUND:
        return said("cause-emperor_reward", tile=tile_of_round(now))
    if now.op != turn.TURN and g.die_taken and g.face:
        return said("cause-die", face=int(g.face), strength=int(g.strength))
    return None


_AFTER_ROUND: Final = (agenda.EMPEROR_TILE, agenda.STARS_SCORED, agenda.BALL_SCORING, agenda.NEXT_ROUND)
"""What lies below whatever the emperor's reward asks."""
_BRINGING: Final = (rewards.REWARDS, balls.BALL_REWARDS)
"""What waits until all it brings is taken."""


def _spends(now: Moment) -> bool:
    """Is something given up for an effect, not for the emperor?"""
    return now.op == items.RETURN_ITEM and bool(now["spent"])


_ASKING: Final[Mapping[str, tuple[str, ...]]] = {
    "gain_item": ("place_items",),
    "choose_items": ("choose_items", "place_items"),
    "prepare_and_occupy": ("prepare",),
    "take_served": ("take_guest",),
    "look_and_hire": ("look_and_hire", "return_looked"),
}
"""What steps ask; where nothing is said here, the decision of the same name."""


def _asked_by(now: Moment, steps: Sequence[Step]) -> bool:
    return any(now.name in _ASKING.get(step.name, (step.name,)) for step in steps)


def _taken_last(now: Moment, bringing: Moment) -> Said:
    """Of what a dancer brings, the bonus that alone can have asked this; else the guest's reward, or the dancer."""
    guest = now.pack.guests[bringing["guest"]] if bringing["guest"] >= 0 else None
    if bringing.op == balls.BALL_REWARDS:
        left = bringing["parts"]
        taken = {
            "cause-row": () if left & balls.ROW_PART else row_bonus(bringing),
            "cause-area": () if left & balls.AREA_PART else area_bonus(bringing),
            "": tuple(step for part, step in enumerate(guest.steps) if not left & (1 << part)) if guest else (),
        }
        asking = [key for key, steps in taken.items() if _asked_by(now, steps)]
        if len(asking) == 1 and asking[0]:
            return said(asking[0])
    return said("cause-reward", guest=guest.number) if guest else said("cause-dancer")


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
    balls.RECALL,
)


# --- what is still to come

UNTOLD: Final = (
    agenda.NEXT_TURN,
    agenda.PASS_DRAFT,
    agenda.AUTOMATON_GUEST,
    agenda.AUTOMATON_DIE,
    agenda.AUTOMATON_EXTRA,
    agenda.REACTIONS,
    agenda.NEXT_BID,
    agenda.ENTRANCE_WATCHES,
)
"""Whose turn is next, the parts of the automaton's turn, and what may come of what happened, are not worth telling
beforehand."""


def coming_after(now: Moment) -> list[Coming]:
    """What lies below the decision, nearest first. A reward that is being taken counts part by part."""
    found = parts_of_reward(now) if now.op in _BRINGING else []
    for matter in now.below():
        if matter.op == agenda.STEP:
            step = Step(_STEP_NAMES[matter["code"]], (matter["a"], matter["b"], matter["c"]))
            found.append(step_to_come(matter.seat, step))
        elif matter.op not in UNTOLD and not used_up(matter):
            found.append(Coming(f"coming-{matter.name}", matter.seat, arguments_of(matter)))
            if matter.op in _BRINGING:
                found += parts_of_reward(matter)
    return found


COUNTED: Final = ("rooms", "cards", "guests", "items", "orders", "dancers")
"""What is done one after the other; the first argument says how many are left."""


def used_up(matter: Moment) -> bool:
    """The last of several things has been done, and what it brings comes first: the matter itself asks nothing more."""
    first = next(iter(matter.matter.arguments), ("", ""))
    return first[0] in COUNTED and first[1] == "number" and matter[first[0]] == 0


def parts_of_reward(now: Moment) -> list[Coming]:
    """The parts of a guest's reward that are left, and what a dancer brings."""
    found = bonuses_of_dancer(now) if now.op == balls.BALL_REWARDS else []
    if now["guest"] < 0:
        return found
    guest = now.pack.guests[now["guest"]]
    return found + [
        step_to_come(now.seat, step, guest=guest.number, part=part + 1)
        for part, step in enumerate(guest.steps)
        if now["parts"] & (1 << part)
    ]


def bonuses_of_dancer(now: Moment) -> list[Coming]:
    """The bonus of the row, and that of the area left empty."""
    found = []
    if now["parts"] & balls.ROW_PART:
        found.append(Coming("coming-row_bonus", now.seat, {"does": cards.steps_short(row_bonus(now))}))
    if now["parts"] & balls.AREA_PART:
        found.append(Coming("coming-area_bonus", now.seat, {"does": cards.steps_short(area_bonus(now))}))
    return found


def row_bonus(now: Moment) -> tuple[Step, ...]:
    """What the row brings that a dancer has gone to; on the balcony nothing."""
    hall, row = divmod(now["place"], BALL_ROWS)
    return now.pack.ballrooms[int(now.g.ballrooms[hall])].rows[row] if hall < HALLS else ()


def area_bonus(now: Moment) -> tuple[Step, ...]:
    """What the area brings that a dancer was the last to leave, if it was."""
    room = now.pack.rehearsal_rooms[int(now.g.rehearsal[now.seat])]
    return room.areas[now["area"]].bonus if now["area"] >= 0 else ()


def step_to_come(seat: int, step: Step, **further: Value) -> Coming:
    """An effect step in the few words that its card has for it."""
    told = cards.short(cards.step(step))
    return Coming(told.key, seat, {**told.params, **further})
