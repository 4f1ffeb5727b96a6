"""Rooms: the first three while setting up, preparing with a die or by an effect, occupying by an effect."""

from __future__ import annotations

from leopold.packs.codes import FREE
from leopold.packs.tables import COLUMNS, FLOORS, ROOMS
from leopold.rules import actions
from leopold.rules.agenda import OCCUPANCY_BONUS, argument, decision, one_less, places, pop, push
from leopold.rules.board.entrances import entrance_of
from leopold.rules.board.hotel import any_vacant, may_stand, occupy, prepare, room_price
from leopold.rules.jit import cold, rule
from leopold.rules.state import EMPTY, NOBODY, OCCUPIED, VACANT
from leopold.rules.whys import (
    MAY,
    ROOM_APART,
    ROOM_NOT_FIRST,
    ROOM_NOT_PREPARED,
    ROOM_PREPARED,
    ROOM_PRICE,
    ROOM_TAKEN,
    ROOM_TOO_HIGH,
    ROOM_TOO_HIGH_TO_OCCUPY,
    ROOMS_DUE,
    UNASKED,
    refuse,
)

FIRST_ROOMS = decision(3, "first_rooms", answers=("room", "done"), rooms="number")
(FIRST_ROOMS_LEFT,) = places(FIRST_ROOMS)
PREPARE = decision(
    9, "prepare", answers=("room", "done"), rooms="number", discount="discount", floors="number", occupied="flag"
)
ROOMS_LEFT, DISCOUNT, TOP_FLOOR, AND_OCCUPY = places(PREPARE)
OCCUPY = decision(10, "occupy", answers=("occupy", "done"), rooms="number", floors="number")
OCCUPY_LEFT, OCCUPY_FLOORS = places(OCCUPY)


@rule
def why_no_room(t, g, p, room, discount, top_floor):
    """It may not be there already, must not stand too high or apart, and has its price."""
    if g.rooms[p, room] != EMPTY:
        return refuse(ROOM_PREPARED, room, 0, 0)
    if room // COLUMNS >= top_floor:
        return refuse(ROOM_TOO_HIGH, top_floor, 0, 0)
    if not may_stand(g, p, room):
        return refuse(ROOM_APART, room, 0, 0) if g.tiles_laid[p] > 0 else refuse(ROOM_NOT_FIRST, 0, 0, 0)
    price = room_price(t, g, p, room, discount)
    if price > g.krones[p]:
        return refuse(ROOM_PRICE, room, price, g.krones[p])
    return MAY


@rule
def any_to_prepare(t, g, p, discount, top_floor):
    """Is there a room this seat could prepare and pay? Most have no place yet: for those no reason is put together."""
    for room in range(top_floor * COLUMNS):
        if may_stand(g, p, room) and why_no_room(t, g, p, room, discount, top_floor) == MAY:
            return True
    return False


@rule
def offer_rooms(t, g, p, out, discount, top_floor):
    n = 0
    for room in range(top_floor * COLUMNS):
        if may_stand(g, p, room) and why_no_room(t, g, p, room, discount, top_floor) == MAY:
            out[n] = actions.ROOM + room
            n += 1
    return n


# --- the first rooms


@rule
def why_not_first_rooms(t, g, p, action):
    """All three must be laid; in 2015 they may be left."""
    if action == actions.DONE:
        if t.start_rooms_optional == 0:
            return refuse(ROOMS_DUE, t.start_rooms, 0, 0)
        return MAY
    if actions.ROOM <= action < actions.OCCUPY:
        return why_no_room(t, g, p, action - actions.ROOM, 0, FLOORS)
    return UNASKED


@rule
def offer_first_rooms(t, g, p, out):
    n = offer_rooms(t, g, p, out, 0, FLOORS)
    if why_not_first_rooms(t, g, p, actions.DONE) == MAY:
        out[n] = actions.DONE
        n += 1
    return n


@rule
def choose_first_rooms(t, g, p, action):
    if action == actions.DONE:
        pop(g)
        more_first_rooms(t, g, p)
        return
    room = action - actions.ROOM
    one_less(g, FIRST_ROOMS_LEFT)
    prepare(t, g, p, room, room_price(t, g, p, room, 0))


@rule
def settle_first_rooms(t, g, p):
    """Where all must be laid, the first is the one at the bottom left. Over when all are laid, or when none can be."""
    if g.tiles_laid[p] == 0 and t.start_rooms_optional == 0 and why_no_room(t, g, p, 0, 0, FLOORS) == MAY:
        choose_first_rooms(t, g, p, actions.ROOM)
        return True
    if argument(g, FIRST_ROOMS_LEFT) == 0 or not any_to_prepare(t, g, p, 0, FLOORS):
        pop(g)
        more_first_rooms(t, g, p)
        return True
    return False


@cold
def more_first_rooms(t, g, p):
    """Chateau Paulwei: two more at their price; Dove: one more free of charge."""
    entrance = entrance_of(t, g, p)
    if entrance != NOBODY:
        if t.entrance_rooms[entrance, 0] > 0:
            push(g, PREPARE, p, t.entrance_rooms[entrance, 0], 0, FLOORS, 0)
        if t.entrance_rooms[entrance, 1] > 0:
            push(g, PREPARE, p, t.entrance_rooms[entrance, 1], FREE, FLOORS, 0)


# --- preparing


@rule
def why_not_prepare(t, g, p, action):
    if action == actions.DONE:
        return MAY
    if actions.ROOM <= action < actions.OCCUPY:
        return why_no_room(t, g, p, action - actions.ROOM, argument(g, DISCOUNT), argument(g, TOP_FLOOR))
    return UNASKED


@rule
def offer_prepare(t, g, p, out):
    n = offer_rooms(t, g, p, out, argument(g, DISCOUNT), argument(g, TOP_FLOOR))
    out[n] = actions.DONE
    return n + 1


@rule
def choose_prepare(t, g, p, action):
    """Prepare one more room, or stop; some effects bring the guest for it as well."""
    if action == actions.DONE:
        pop(g)
        return
    room = action - actions.ROOM
    at_once = argument(g, AND_OCCUPY) != 0
    one_less(g, ROOMS_LEFT)
    prepare(t, g, p, room, room_price(t, g, p, room, argument(g, DISCOUNT)))
    if at_once:
        occupy_and_bonus(t, g, p, room)


@rule
def over_prepare(t, g, p):
    """Over when all rooms are prepared, or when none can be."""
    return argument(g, ROOMS_LEFT) == 0 or not any_to_prepare(t, g, p, argument(g, DISCOUNT), argument(g, TOP_FLOOR))


# --- occupying


@rule
def why_not_vacant(g, p, room):
    """Only a room that is prepared and empty of guests can be occupied."""
    if g.rooms[p, room] == EMPTY:
        return refuse(ROOM_NOT_PREPARED, room, 0, 0)
    if g.rooms[p, room] == OCCUPIED:
        return refuse(ROOM_TAKEN, room, 0, 0)
    return MAY


@rule
def why_not_occupy(g, p, action):
    if action == actions.DONE:
        return MAY
    if actions.OCCUPY <= action < actions.REMOVE:
        room = action - actions.OCCUPY
        if room >= rooms_to_occupy(g):
            return refuse(ROOM_TOO_HIGH_TO_OCCUPY, argument(g, OCCUPY_FLOORS), 0, 0)
        return why_not_vacant(g, p, room)
    return UNASKED


@rule
def rooms_to_occupy(g):
    """Those of the floors that an effect allows: of all, unless it says otherwise."""
    floors = argument(g, OCCUPY_FLOORS)
    return ROOMS if floors == 0 else floors * COLUMNS


@rule
def offer_occupy(g, p, out):
    n = 0
    for room in range(rooms_to_occupy(g)):
        if g.rooms[p, room] == VACANT:
            out[n] = actions.OCCUPY + room
            n += 1
    out[n] = actions.DONE
    return n + 1


@rule
def choose_occupy(t, g, p, action):
    if action == actions.DONE:
        pop(g)
        return
    one_less(g, OCCUPY_LEFT)
    occupy_and_bonus(t, g, p, action - actions.OCCUPY)


@rule
def over_occupy(g, p):
    """Over when all are occupied, or when no room is vacant."""
    return argument(g, OCCUPY_LEFT) == 0 or not any_vacant(g, p, rooms_to_occupy(g))


@rule
def occupy_and_bonus(t, g, p, room):
    """Outside a check-in the bonus follows at once."""
    group = occupy(t, g, p, room)
    if group >= 0:
        push(g, OCCUPANCY_BONUS, p, group, 0, 0, 0)
