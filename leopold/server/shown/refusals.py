"""Why something plausible cannot be done now, as keys with parameters: what a page shows on what does not glow.

The sentences of `leopold.text.reasons` say the same in English; a test holds the two together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from leopold.packs import codes
from leopold.packs.codes import COLOURS, EXTRA_ACTION, GREEN, ITEM_KINDS, ITEMS, LETTERS, PER_ROUND
from leopold.packs.tables import CAFE_TABLES, CATEGORIES, COLUMNS, FACES, FLOORS, QUEUE, ROOMS
from leopold.rules import actions, agenda
from leopold.rules.actions import TABLE_PLACES
from leopold.rules.state import EMPTY, HAND, NOBODY, OCCUPIED, PLAYED, VACANT
from leopold.text.moment import Moment
from leopold.text.reasons import count_for
from leopold.text.words import room_name
from leopold.words import Params, Said, Value, listed, said

Found = tuple[int, Said]
"""The number of an action that is not legal, and why."""

_NEEDS: Final = {code: name for name, code in codes.NEEDS.items()}


def obstacles(now: Moment) -> Iterator[Found]:
    """What one might want to do here and cannot. Things that are legal, or that nobody would try, are left out."""
    for number, why in _WHERE.get(now.op, _nothing)(now):
        if why is not None:
            yield number, why


Maybe = Iterator[tuple[int, Said | None]]


def _nothing(now: Moment) -> Maybe:
    return iter(())


def _price(now: Moment, what: str, price: int, **params: Value) -> Said | None:
    if price <= now.purse:
        return None
    return said(f"why-price-{what}", price=price, krones=now.purse, **params)


def _guest(now: Moment, guest: int) -> int:
    return now.pack.guests[guest].number


def _staff(now: Moment, card: int) -> int:
    return now.pack.staff[card].number


# --- in the turn


def _turn(now: Moment) -> Maybe:
    g = now.g
    if g.acted or g.die_taken:
        yield actions.PASS, said("why-pass-too_late")
    if not g.die_taken:
        yield actions.END, said("why-end-no_die" if g.acted else "why-end-no_die_or_pass")
    for space in range(QUEUE):
        yield actions.GUEST + space, _turn_guest(now, space)
    yield from _dice(now)
    for table in range(CAFE_TABLES):
        if now.guest_at(table) != NOBODY:
            yield from _serving(now, table, None if now.power(codes.SERVE_FREE) else int(now.t.serve_price))
            yield from _check_in(now, table)
    for category in range(CATEGORIES):
        yield actions.CLAIM + category, _claim(now, category)
    for card in range(len(now.pack.staff)):
        if g.staff_at[card] == PLAYED + now.seat and now.t.staff_timing[card] == PER_ROUND and g.staff_used[card]:
            yield actions.USE + card, said("why-use-used", staff=_staff(now, card))


def _turn_guest(now: Moment, space: int) -> Said | None:
    if now.g.guest_taken:
        return said("why-guest-taken_already")
    if now.g.die_taken:
        return said("why-guest-after_die")
    return _queue(now, space, free=now.power(codes.GUEST_FREE) > 0)


def _queue(now: Moment, space: int, *, free: bool) -> Said | None:
    if now.cafe_full():
        return said("why-guest-cafe_full")
    guest = int(now.g.queue[space])
    if guest == NOBODY:
        return said("why-guest-none", space=space + 1)
    return None if free else _price(now, "guest", int(now.t.queue_cost[space]), guest=_guest(now, guest))


def _dice(now: Moment) -> Maybe:
    boost = int(now.t.boost_price)
    six = 0 if now.power(codes.SIX_FREE) else int(now.t.six_price)
    for face in range(1, FACES + 1):
        own = actions.DIE + (face - 1) * 12 + (face == FACES)
        """A six copies at least the first action."""
        if now.g.die_taken:
            yield own, said("why-die-taken_already")
        elif now.g.dice[face - 1] == 0:
            yield own, said("why-die-none", face=face)
        elif face < FACES:
            yield own + 6, _price(now, "boost", boost)
        else:
            for copied in range(FACES - 1):
                yield own + copied, _price(now, "six", six)
                yield own + 6 + copied, _price(now, "six_boost", six + boost)


def _serving(now: Moment, table: int, price: int | None) -> Maybe:
    """From the kitchen to a guest; only what could be meant: an item that is there or that is wanted."""
    for item in range(ITEM_KINDS):
        there = now.g.kitchen[now.seat, item] > 0
        if there or now.missing(table)[item] > 0:
            why = _wanted(now, item, table) if there else said("why-serve-no_item", item=ITEMS[item])
            if why is None and price:
                why = _price(now, "serve", price)
            yield actions.SERVE + item * TABLE_PLACES + table, why


def _wanted(now: Moment, item: int, table: int) -> Said | None:
    if now.missing(table)[item] > 0:
        return None
    guest = now.guest_at(table)
    key = "why-serve-not_ordered" if now.t.guest_order[guest, item] == 0 else "why-serve-enough"
    return said(key, guest=_guest(now, guest), item=ITEMS[item])


def _check_in(now: Moment, table: int) -> Maybe:
    guest = now.guest_at(table)
    number = _guest(now, guest)
    first = actions.CHECK_IN + table * ROOMS
    missing = now.missing(table)
    if any(missing):
        items = listed("items", dict(zip(ITEMS, missing, strict=True)))
        yield first, said("why-check_in-missing", guest=number, items=items)
        return
    colour = int(now.t.guest_colour[guest])
    colours = now.t.hotel_colour[now.g.hotel[now.seat]].tolist()
    suits = [colour in (GREEN, colours[room]) for room in range(ROOMS)]
    if not any(suits[room] and now.room(room) == VACANT for room in range(ROOMS)):
        yield first, said("why-check_in-no_room", guest=number, colour=COLOURS[colour])
        return
    for room in range(ROOMS):
        if not suits[room]:
            where: Params = {"room": room_name(room), "colour": COLOURS[colours[room]]}
            yield first + room, said("why-check_in-colour", guest=number, wanted=COLOURS[colour], **where)
        else:
            yield first + room, _vacant(now, room)


def _vacant(now: Moment, room: int) -> Said | None:
    if now.room(room) == VACANT:
        return None
    return said("why-room-not_prepared" if now.room(room) == EMPTY else "why-room-occupied", room=room_name(room))


def _claim(now: Moment, category: int) -> Said | None:
    letter = LETTERS[category]
    if now.g.claims[category, now.seat] > 0:
        return said("why-claim-done", letter=letter)
    if now.g.claimed_n[category] >= now.t.objective_vp_n:
        return said("why-claim-full", letter=letter)
    kind, need, *colours = now.t.objective_need[int(now.g.objectives[category])].tolist()
    if kind == codes.NEED_COLOURS:
        have = now.g.occupied[now.seat].tolist()
        short = [max(0, want - there) for want, there in zip(colours, have, strict=True)]
        lacking = dict(zip(COLOURS, short, strict=False))
        return said("why-claim-short-colours", letter=letter, rooms=listed("rooms", lacking)) if any(short) else None
    there = count_for(now, kind)
    return said(f"why-claim-short-{_NEEDS[kind]}", letter=letter, have=there, need=need) if there < need else None


# --- in other decisions


def _first_guest(now: Moment) -> Maybe:
    for space in range(QUEUE):
        yield actions.GUEST + space, _queue(now, space, free=True)


def _first_rooms(now: Moment) -> Maybe:
    for room in range(ROOMS):
        yield actions.ROOM + room, _prepare_room(now, room, 0, FLOORS)


def _prepare(now: Moment) -> Maybe:
    for room in range(ROOMS):
        yield actions.ROOM + room, _prepare_room(now, room, now.b, now.c)


def _prepare_room(now: Moment, room: int, discount: int, top: int) -> Said | None:
    name = room_name(room)
    if now.room(room) != EMPTY:
        return said("why-room-prepared", room=name)
    if room // COLUMNS >= top:
        return said("why-room-too_high", floors=top)
    if now.g.tiles_laid[now.seat] == 0:
        if room != 0:
            return said("why-room-begin", room=room_name(0))
    elif not _adjoins(now, room):
        return said("why-room-apart", room=name)
    colour = int(now.t.hotel_colour[now.g.hotel[now.seat], room])
    free = now.power(codes.ROOM_FREE + colour) > 0
    price = 0 if free else max(0, int(now.t.floor_cost[room // COLUMNS]) - discount)
    return _price(now, "room", price, room=name)


def _adjoins(now: Moment, room: int) -> bool:
    floor, column = divmod(room, COLUMNS)
    beside = ((floor, column - 1), (floor, column + 1), (floor - 1, column), (floor + 1, column))
    return any(now.room(f * COLUMNS + c) != EMPTY for f, c in beside if 0 <= f < FLOORS and 0 <= c < COLUMNS)


def _occupy(now: Moment) -> Maybe:
    for room in range(ROOMS):
        yield actions.OCCUPY + room, _vacant(now, room)


def _hire(now: Moment) -> Maybe:
    for card in range(len(now.pack.staff)):
        if now.g.staff_at[card] == HAND + now.seat:
            yield actions.HIRE + card, _hiring(now, card)


def _look_and_hire(now: Moment) -> Maybe:
    for card in now.g.looked[: int(now.g.looked_n)].tolist():
        yield actions.HIRE + card, _hiring(now, card)


def _hiring(now: Moment, card: int) -> Said | None:
    return _price(now, "staff", max(0, int(now.t.staff_cost[card]) - now.b), staff=_staff(now, card))


def _place(now: Moment) -> Maybe:
    item = now.in_hand()
    for table in range(CAFE_TABLES):
        if now.guest_at(table) != NOBODY:
            yield actions.PLACE + item * TABLE_PLACES + table, _wanted(now, item, table)


def _complete(now: Moment) -> Maybe:
    for table in range(CAFE_TABLES):
        guest = now.guest_at(table)
        if guest != NOBODY and not any(now.missing(table)):
            yield actions.COMPLETE + table, said("why-complete-nothing_missing", guest=_guest(now, guest))


def _rewards(now: Moment) -> Maybe:
    parts = int(now.t.guest_step_n[now.a])
    for part in range(parts):
        number = actions.REWARD + part
        if not now.b & (1 << part):
            yield number, said("why-reward-taken", guest=_guest(now, now.a), part=part + 1)
        elif now.t.guest_steps[now.a, part, 0] == EXTRA_ACTION and now.b != 1 << part:
            yield number, said("why-reward-last")


def _extra_action(now: Moment) -> Maybe:
    for face in range(1, FACES + 1):
        first = actions.ACT + (face - 1) * 6
        if now.g.dice[face - 1] == 0:
            yield first + (face == FACES), said("why-die-none", face=face)
        elif face == FACES:
            for copied in range(1, FACES):
                yield first + copied, _price(now, "six", int(now.t.six_price))


def _serve_more(now: Moment) -> Maybe:
    for table in range(CAFE_TABLES):
        if now.guest_at(table) != NOBODY:
            yield from _serving(now, table, None)


def _remove_vacant(now: Moment) -> Maybe:
    for room in range(ROOMS):
        yield actions.REMOVE + room, _removal(now, room, VACANT, FLOORS, -1)


def _remove_occupied(now: Moment) -> Maybe:
    for room in range(ROOMS):
        yield actions.REMOVE + room, _removal(now, room, OCCUPIED, now.b, now.c)


def _removal(now: Moment, room: int, state: int, below: int, column: int) -> Said | None:
    if now.room(room) != state:
        return said("why-remove-vacant" if state == VACANT else "why-remove-occupied", room=room_name(room))
    if column >= 0 and room % COLUMNS != column:
        return said("why-remove-column", column=column + 1)
    fitting = [r for r in range(below * COLUMNS) if now.room(r) == state and (column < 0 or r % COLUMNS == column)]
    floor = max(fitting) // COLUMNS if fitting else 0
    key = "why-remove-floor_vacant" if state == VACANT else "why-remove-floor_occupied"
    return None if room // COLUMNS == floor else said(key, floor=floor + 1)


_WHERE: Final[Mapping[int, Callable[[Moment], Maybe]]] = {
    agenda.TURN: _turn,
    agenda.FIRST_GUEST: _first_guest,
    agenda.FIRST_ROOMS: _first_rooms,
    agenda.PREPARE: _prepare,
    agenda.OCCUPY: _occupy,
    agenda.HIRE: _hire,
    agenda.LOOK_AND_HIRE: _look_and_hire,
    agenda.PLACE_ITEMS: _place,
    agenda.COMPLETE_ORDER: _complete,
    agenda.REWARDS: _rewards,
    agenda.EXTRA_ACTION: _extra_action,
    agenda.SERVE_MORE: _serve_more,
    agenda.TAKE_GUEST: _first_guest,
    agenda.REMOVE_VACANT: _remove_vacant,
    agenda.REMOVE_OCCUPIED: _remove_occupied,
}
