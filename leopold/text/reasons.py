"""Why an action is not legal now, and what is being decided: sentences that a player understands.

These are the conditions of `leopold.rules.legal` once more, in plain Python, because compiled rules give a yes or a no
and a player wants to know which of the reasons it was. A test holds the two together.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

import numpy as np

from leopold.packs import Pack, codes
from leopold.packs.codes import (
    COLOURS,
    EXTRA_ACTION,
    GAME_END,
    GREEN,
    GUEST_FREE,
    ITEM_KINDS,
    ITEMS,
    PER_ROUND,
    ROOM_FREE,
    SERVE_FREE,
    SIX_FREE,
)
from leopold.packs.tables import CAFE_TABLES, CATEGORIES, COLUMNS, FACES, FLOORS, QUEUE, ROOMS
from leopold.rules import actions, agenda
from leopold.rules.actions import ACTIONS, CATALOGUE, TABLE_PLACES
from leopold.rules.state import DRAFTING, EMPTY, HAND, NOBODY, OCCUPIED, PLAYED, VACANT
from leopold.text.moment import Moment, look
from leopold.text.questions import asked, question, turn_forms
from leopold.text.words import (
    CATEGORY_LETTERS,
    OVER,
    SIDE_DOES,
    SPLIT_KINDS,
    amount,
    floors_in_words,
    guest_name,
    items_in_words,
    listed,
    room_name,
    staff_name,
)

__all__ = ["LEGAL", "NO_ACTION", "asked", "question", "why_not"]

LEGAL: Final = "That is legal now."
NO_ACTION: Final = "That number stands for no action."

_KIND_OF: Final = tuple(
    next((kind for kind in CATALOGUE if kind.first <= action < kind.first + kind.size), None)
    for action in range(ACTIONS)
)
_SIDE_POWERS: Final = (codes.SIDE_PREPARE, codes.SIDE_HIRE, codes.SIDE_EMPEROR)


def why_not(pack: Pack, g: np.record, action: int) -> str:
    """Why this action is not legal in this position, in one sentence."""
    kind = _KIND_OF[action] if 0 <= action < ACTIONS else None
    if kind is None:
        return NO_ACTION
    now = look(pack, g)
    if now is None:
        return OVER
    k = action - kind.first
    return _senseless(pack, kind.name, k) or _REASONS[now.op](now, kind.name, k) or LEGAL


def _senseless(pack: Pack, kind: str, k: int) -> str:
    """Numbers that the catalogue keeps in reserve."""
    if kind == "die":
        face, boost, copied = k // 12 + 1, k % 12 // 6, k % 6
        if face < FACES and copied:
            return "Only a six copies another action."
        if face == FACES and not copied and boost:
            return "An action that is lost cannot be boosted."
        return ""
    if kind == "act":
        face, copied = k // 6 + 1, k % 6
        if face < FACES and copied:
            return "Only a six copies another action."
        return "A six copies one of the actions 1 to 5." if face == FACES and not copied else ""
    limits = {"guest": QUEUE, "also": actions.SIDES, "item": ITEM_KINDS, "complete": CAFE_TABLES, "claim": CATEGORIES}
    reserve = k >= limits.get(kind, k + 1)
    if kind in ("serve", "place"):
        reserve = k // TABLE_PLACES >= ITEM_KINDS or k % TABLE_PLACES >= CAFE_TABLES
    elif kind == "check-in":
        reserve = k // ROOMS >= CAFE_TABLES
    elif kind in ("use", "hire", "draft", "return", "dismiss"):
        reserve = k >= len(pack.staff)
    return NO_ACTION if reserve else ""


# --- in the turn


def _in_turn(now: Moment, kind: str, k: int) -> str:
    reason = _IN_TURN.get(kind)
    if reason is not None:
        return reason(now, k)
    return f"{_UNASKED.get(kind, 'That is not asked now')}: {turn_forms(now)}."


_UNASKED: Final = {
    "done": "There is nothing to leave off just now",
    "main": "There is no choice of what comes first just now",
    "bonus": "No occupancy bonus waits just now",
    "keep": "You have nothing in hand to keep just now",
    "ignore": "There is no penalty to ignore just now",
    "accept": "There is no penalty to accept just now",
    "left": "There is no penalty to choose a half of just now",
    "right": "There is no penalty to choose a half of just now",
    "act": "Nothing lets you act without a die just now",
    "take": "There is nothing to divide just now",
    "reward": "No reward waits just now",
    "also": "Nothing comes beside a die just now",
    "place": "You have nothing in hand to place just now",
    "item": "You have no item to choose just now",
    "complete": "Nothing lets you complete an order from the supply just now",
    "room": "Nothing lets you prepare a room just now",
    "occupy": "Nothing lets you occupy a room just now",
    "remove": "No room has to be removed just now",
    "hire": "Nothing lets you hire staff just now",
    "draft": "There are no cards to choose from just now",
    "return": "No card has to be returned just now",
    "dismiss": "Nobody has to be dismissed just now",
}


def _no_pass(now: Moment, k: int) -> str:
    return "You can only pass before doing anything else in your turn." if now.g.acted or now.g.die_taken else ""


def _no_end(now: Moment, k: int) -> str:
    if now.g.die_taken:
        return ""
    return "Take a die before you end your turn." if now.g.acted else "Take a die before you end your turn, or pass."


def _no_guest_in_turn(now: Moment, k: int) -> str:
    if now.g.guest_taken:
        return "You have already taken a guest in this turn."
    if now.g.die_taken:
        return "A guest is taken before the die."
    return _no_guest(now, k, free=now.power(GUEST_FREE) > 0)


def _no_guest(now: Moment, space: int, free: bool) -> str:
    if now.cafe_full():
        return "The café is full."
    guest = int(now.g.queue[space])
    if guest == NOBODY:
        return f"There is no guest on space {space + 1} of the queue."
    return "" if free else now.cannot_pay(guest_name(now.pack, guest), int(now.t.queue_cost[space]))


def _die_price(now: Moment, face: int, boost: int) -> int:
    six = 0 if face < FACES or now.power(SIX_FREE) else int(now.t.six_price)
    return six + boost * int(now.t.boost_price)


def _no_die(now: Moment, k: int) -> str:
    face, boost, copied = k // 12 + 1, k % 12 // 6, k % 6
    if now.g.die_taken:
        return "You already took a die in this turn."
    if now.g.dice[face - 1] == 0:
        return f"There is no die on space {face}."
    if face < FACES:
        return now.cannot_pay("A boost", _die_price(now, face, 1)) if boost else ""
    if copied:
        return now.cannot_pay("A six with a boost" if boost else "A six", _die_price(now, FACES, boost))
    if any(now.g.dice[: FACES - 1]) or now.purse >= _die_price(now, FACES, 0):
        return "The action of a six is lost only when you can take no other die and cannot pay for the six."
    if not now.g.acted:
        return "You have done nothing in this turn yet, so you pass instead of losing the action of a six."
    return ""


def _no_serving(now: Moment, k: int) -> str:
    """From the kitchen, whatever it costs."""
    item, table = k // TABLE_PLACES, k % TABLE_PLACES
    if now.guest_at(table) == NOBODY:
        return f"There is no guest at table {table + 1}."
    if now.g.kitchen[now.seat, item] == 0:
        return f"There is no {ITEMS[item]} in your kitchen."
    return _not_wanted(now, item, table)


def _not_wanted(now: Moment, item: int, table: int) -> str:
    guest = now.guest_at(table)
    if guest == NOBODY:
        return f"There is no guest at table {table + 1}."
    if now.missing(table)[item] > 0:
        return ""
    if now.t.guest_order[guest, item] == 0:
        return f"{guest_name(now.pack, guest)} did not order {ITEMS[item]}."
    return f"{guest_name(now.pack, guest)} wants no more {ITEMS[item]}."


def _no_serving_in_turn(now: Moment, k: int) -> str:
    price = 0 if now.power(SERVE_FREE) else int(now.t.serve_price)
    return _no_serving(now, k) or now.cannot_pay("Serving", price)


def _no_claim(now: Moment, category: int) -> str:
    letter = CATEGORY_LETTERS[category]
    if now.g.claims[category, now.seat] > 0:
        return f"You have already claimed objective {letter}."
    if now.g.claimed_n[category] >= now.t.objective_vp_n:
        return f"All places on objective {letter} are taken."
    short = _short_of(now, int(now.g.objectives[category]))
    return f"Objective {letter}: you {short}." if short else ""


def _short_of(now: Moment, objective: int) -> str:
    """How far a seat is from an objective, to follow the word "you"; nothing when it is there."""
    kind, need, *colours = now.t.objective_need[objective].tolist()
    if kind == codes.NEED_COLOURS:
        occupied = now.g.occupied[now.seat].tolist()
        short = [(want - have, COLOURS[c]) for c, (want, have) in enumerate(zip(colours, occupied, strict=True))]
        lacking = [f"{n} more {colour}" for n, colour in short if n > 0]
        return (
            f"need {listed(lacking)} room{'s' if sum(max(0, n) for n, _ in short) > 1 else ''} occupied"
            if lacking
            else ""
        )
    have = count_for(now, kind)
    if have >= need:
        return ""
    if kind == codes.NEED_EMPEROR:
        return f"are on space {have} of the emperor track and need space {need}"
    return f"have {have} of {need} {_NEED_WORDS[kind]}"


_NEED_WORDS: Final = {
    codes.NEED_KRONES: "krones",
    codes.NEED_TILES: "rooms prepared",
    codes.NEED_STAFF: "staff in play",
    codes.NEED_FLOORS: "floors fully occupied",
    codes.NEED_COLUMNS: "columns fully occupied",
    codes.NEED_GROUPS: "groups fully occupied",
    codes.NEED_WHOLE_COLOURS: "colours fully occupied",
}


def count_for(now: Moment, kind: int) -> int:
    """How many of what an objective asks for."""
    g, seat = now.g, now.seat
    hotel = int(g.hotel[seat])
    full = [state == OCCUPIED for state in g.rooms[seat].tolist()]
    colour_of = now.t.hotel_colour[hotel].tolist()
    group_of = now.t.hotel_group[hotel].tolist()
    if kind == codes.NEED_KRONES:
        return now.purse
    if kind == codes.NEED_TILES:
        return int(g.tiles_laid[seat])
    if kind == codes.NEED_STAFF:
        return int(g.played_n[seat])
    if kind == codes.NEED_EMPEROR:
        return int(g.emperor[seat])
    places: Mapping[int, Callable[[int], int]] = {
        codes.NEED_FLOORS: lambda room: room // COLUMNS,
        codes.NEED_COLUMNS: lambda room: room % COLUMNS,
        codes.NEED_GROUPS: lambda room: int(group_of[room]),
        codes.NEED_WHOLE_COLOURS: lambda room: int(colour_of[room]),
    }
    place = places[kind]
    return len({place(room) for room in range(ROOMS)} - {place(room) for room in range(ROOMS) if not full[room]})


def _no_use(now: Moment, card: int) -> str:
    name = staff_name(now.pack, card)
    if now.g.staff_at[card] != PLAYED + now.seat:
        return f"{name} is not in play before you."
    if now.t.staff_timing[card] != PER_ROUND:
        return f"{name} is not a card to be used once in a round."
    return f"{name} has already been used in this round." if now.g.staff_used[card] else ""


def _no_check_in(now: Moment, k: int) -> str:
    table, room = k // ROOMS, k % ROOMS
    guest = now.guest_at(table)
    if guest == NOBODY:
        return f"There is no guest at table {table + 1}."
    name = guest_name(now.pack, guest)
    missing = now.missing(table)
    if any(missing):
        return f"{name} still wants {items_in_words(missing)}."
    colour = int(now.t.guest_colour[guest])
    colours = now.t.hotel_colour[now.g.hotel[now.seat]].tolist()
    suits = [colour in (GREEN, colours[other]) and now.room(other) == VACANT for other in range(ROOMS)]
    if suits[room]:
        return ""
    if not any(suits):
        kind = "vacant room" if colour == GREEN else f"vacant {COLOURS[colour]} room"
        return f"There is no {kind} for {name}."
    if colour not in (GREEN, colours[room]):
        return f"Room {room_name(room)} is {COLOURS[colours[room]]} and {name} wants a {COLOURS[colour]} one."
    return _not_vacant(now, room)


def _not_vacant(now: Moment, room: int) -> str:
    if now.room(room) == EMPTY:
        return f"Room {room_name(room)} is not prepared."
    return f"Room {room_name(room)} is occupied already." if now.room(room) == OCCUPIED else ""


_IN_TURN: Final[Mapping[str, Callable[[Moment, int], str]]] = {
    "pass": _no_pass,
    "end": _no_end,
    "guest": _no_guest_in_turn,
    "die": _no_die,
    "serve": _no_serving_in_turn,
    "claim": _no_claim,
    "use": _no_use,
    "check-in": _no_check_in,
}


# --- in all other decisions


def _only(now: Moment, kind: str, kinds: tuple[str, ...]) -> str:
    """What is asked, when the action answers something else."""
    return "" if kind in kinds else asked(now.pack, now.g)


def _draft(now: Moment, kind: str, k: int) -> str:
    if kind == "draft" and now.g.staff_at[k] != DRAFTING + now.seat:
        return f"{staff_name(now.pack, k)} is not among the cards you choose from."
    return _only(now, kind, ("draft",))


def _first_guest(now: Moment, kind: str, k: int) -> str:
    return _no_guest(now, k, free=True) if kind == "guest" else _only(now, kind, ())


def _first_rooms(now: Moment, kind: str, k: int) -> str:
    if kind == "done" and not now.t.start_rooms_optional:
        return f"Everybody prepares {int(now.t.start_rooms)} rooms before the game begins."
    return _no_room(now, k, 0, FLOORS) if kind == "room" else _only(now, kind, ("done",))


def _prepare(now: Moment, kind: str, k: int) -> str:
    return _no_room(now, k, now.b, now.c) if kind == "room" else _only(now, kind, ("done",))


def _no_room(now: Moment, room: int, discount: int, top: int) -> str:
    if now.room(room) != EMPTY:
        return f"Room {room_name(room)} is prepared already."
    if room // COLUMNS >= top:
        return f"This effect reaches only {floors_in_words(top)}."
    if now.g.tiles_laid[now.seat] == 0:
        if room != 0:
            return f"A hotel begins at the bottom left, with room {room_name(0)}."
    elif not _adjoins(now, room):
        return f"Room {room_name(room)} does not adjoin any of your rooms."
    colour = int(now.t.hotel_colour[now.g.hotel[now.seat], room])
    free = now.power(ROOM_FREE + colour) > 0
    price = 0 if free else max(0, int(now.t.floor_cost[room // COLUMNS]) - discount)
    return now.cannot_pay(f"Room {room_name(room)}", price)


def _adjoins(now: Moment, room: int) -> bool:
    floor, column = divmod(room, COLUMNS)
    beside = ((floor, column - 1), (floor, column + 1), (floor - 1, column), (floor + 1, column))
    return any(now.room(f * COLUMNS + c) != EMPTY for f, c in beside if 0 <= f < FLOORS and 0 <= c < COLUMNS)


def _occupy(now: Moment, kind: str, k: int) -> str:
    return _not_vacant(now, k) if kind == "occupy" else _only(now, kind, ("done",))


def _no_hiring(now: Moment, card: int, discount: int) -> str:
    price = max(0, int(now.t.staff_cost[card]) - discount)
    return now.cannot_pay(staff_name(now.pack, card), price)


def _hire(now: Moment, kind: str, k: int) -> str:
    if kind != "hire":
        return _only(now, kind, ("done",))
    return _not_in_hand(now, k) or _no_hiring(now, k, now.b)


def _not_in_hand(now: Moment, card: int) -> str:
    return "" if now.g.staff_at[card] == HAND + now.seat else f"{staff_name(now.pack, card)} is not in your hand."


def _looked_at(now: Moment) -> list[int]:
    cards: list[int] = now.g.looked[: now.g.looked_n].tolist()
    return cards


def _not_looked_at(now: Moment, card: int) -> str:
    return "" if card in _looked_at(now) else f"{staff_name(now.pack, card)} is not among the cards you look at."


def _look_and_hire(now: Moment, kind: str, k: int) -> str:
    if kind == "done":
        return "One of the cards you look at must be played." if now.c else ""
    return _not_looked_at(now, k) or _no_hiring(now, k, now.b) if kind == "hire" else _only(now, kind, ())


def _return_looked(now: Moment, kind: str, k: int) -> str:
    return _not_looked_at(now, k) if kind == "return" else _only(now, kind, ())


def _take_guest(now: Moment, kind: str, k: int) -> str:
    return _no_guest(now, k, free=True) if kind == "guest" else _only(now, kind, ("done",))


def _complete_order(now: Moment, kind: str, k: int) -> str:
    if kind != "complete":
        return _only(now, kind, ())
    if now.guest_at(k) == NOBODY:
        return f"There is no guest at table {k + 1}."
    return "" if any(now.missing(k)) else f"{guest_name(now.pack, now.guest_at(k))} has everything already."


def _choose_items(now: Moment, kind: str, k: int) -> str:
    return _only(now, kind, ("item",))


def _place_items(now: Moment, kind: str, k: int) -> str:
    if kind != "place":
        return _only(now, kind, ("keep",))
    item = k // TABLE_PLACES
    if now.g.gained[item] == 0:
        return f"You have no {ITEMS[item]} in hand: you are placing {now.gained()}."
    if item != now.in_hand():
        return f"First place or keep {now.gained()}."
    return _not_wanted(now, item, k % TABLE_PLACES)


def _split(now: Moment, kind: str, k: int) -> str:
    if kind != "take":
        return _only(now, kind, ())
    first, second = SPLIT_KINDS[now.a]
    if k > now.b:
        return f"There are only {now.b} to divide."
    return f"You cannot take more {second} than {first}." if now.a != 4 and k > now.b // 2 else ""


def _rewards(now: Moment, kind: str, k: int) -> str:
    guest, left = now.a, now.b
    if kind == "bonus":
        if now.c < 0:
            return "No occupancy bonus waits just now."
        return "The bonus comes before the first part of the reward or after the last." if now.d else ""
    if kind != "reward":
        return _only(now, kind, ("done",))
    parts = int(now.t.guest_step_n[guest])
    if k >= parts:
        return f"The reward of {guest_name(now.pack, guest)} has {amount(parts, 'part')}."
    if not left & (1 << k):
        return f"Part {k + 1} of the reward of {guest_name(now.pack, guest)} has been taken already."
    if now.t.guest_steps[guest, k, 0] == EXTRA_ACTION and left != 1 << k:
        return "That part of the reward comes after all the others."
    return ""


def _beside_die(now: Moment, kind: str, k: int) -> str:
    if kind == "main":
        return "" if now.a else "The main action of the die has been done already."
    if kind == "done":
        return "The main action of the die is still to be done: say `main`." if now.a else ""
    if kind != "also":
        return _only(now, kind, ())
    if now.b & (1 << k):
        return ""
    if now.power(_SIDE_POWERS[k] + int(now.g.face) - 1) > 0:
        return f"You have already had the chance to {SIDE_DOES[k]} beside this die."
    return f"None of your staff lets you {SIDE_DOES[k]} beside this die."


def _extra_action(now: Moment, kind: str, k: int) -> str:
    if kind != "act":
        return _only(now, kind, ("done",))
    face = k // 6 + 1
    if now.g.dice[face - 1] == 0:
        return f"There is no die on space {face}."
    return now.cannot_pay("A six", int(now.t.six_price)) if face == FACES else ""


def _serve_more(now: Moment, kind: str, k: int) -> str:
    return _no_serving(now, k) if kind == "serve" else _only(now, kind, ("done",))


def _waive(now: Moment, kind: str, k: int) -> str:
    return _only(now, kind, ("ignore", "accept"))


def _half(now: Moment, kind: str, k: int) -> str:
    return _only(now, kind, ("left", "right"))


def _return_staff(now: Moment, kind: str, k: int) -> str:
    return _not_in_hand(now, k) if kind == "return" else _only(now, kind, ())


def _remove_vacant(now: Moment, kind: str, k: int) -> str:
    return _not_removed(now, k, VACANT, FLOORS, -1) if kind == "remove" else _only(now, kind, ())


def _remove_occupied(now: Moment, kind: str, k: int) -> str:
    return _not_removed(now, k, OCCUPIED, now.b, now.c) if kind == "remove" else _only(now, kind, ())


def _not_removed(now: Moment, room: int, state: int, below: int, column: int) -> str:
    word = "a vacant" if state == VACANT else "an occupied"
    if now.room(room) != state:
        return f"Room {room_name(room)} is not {word} room."
    if column >= 0 and room % COLUMNS != column:
        return f"Both rooms must come from one column, and this is column {column + 1}."
    fitting = [r for r in range(below * COLUMNS) if now.room(r) == state and (column < 0 or r % COLUMNS == column)]
    floor = max(fitting) // COLUMNS if fitting else 0
    if room // COLUMNS == floor:
        return ""
    return f"It must be {word} room on floor {floor + 1}."


def _dismiss(now: Moment, kind: str, k: int) -> str:
    if kind != "dismiss":
        return _only(now, kind, ())
    name = staff_name(now.pack, k)
    if now.g.staff_at[k] != PLAYED + now.seat:
        return f"{name} is not in play before you."
    return f"{name} is not an end-of-game card." if now.t.staff_timing[k] != GAME_END else ""


_REASONS: Final[Mapping[int, Callable[[Moment, str, int], str]]] = {
    agenda.TURN: _in_turn,
    agenda.DRAFT_CARD: _draft,
    agenda.FIRST_GUEST: _first_guest,
    agenda.FIRST_ROOMS: _first_rooms,
    agenda.BESIDE_DIE: _beside_die,
    agenda.SPLIT: _split,
    agenda.PLACE_ITEMS: _place_items,
    agenda.CHOOSE_ITEMS: _choose_items,
    agenda.PREPARE: _prepare,
    agenda.OCCUPY: _occupy,
    agenda.HIRE: _hire,
    agenda.LOOK_AND_HIRE: _look_and_hire,
    agenda.RETURN_LOOKED: _return_looked,
    agenda.TAKE_GUEST: _take_guest,
    agenda.COMPLETE_ORDER: _complete_order,
    agenda.REWARDS: _rewards,
    agenda.EXTRA_ACTION: _extra_action,
    agenda.SERVE_MORE: _serve_more,
    agenda.WAIVE: _waive,
    agenda.HALF: _half,
    agenda.RETURN_STAFF: _return_staff,
    agenda.REMOVE_VACANT: _remove_vacant,
    agenda.REMOVE_OCCUPIED: _remove_occupied,
    agenda.DISMISS: _dismiss,
}
