"""The hotel: preparing, occupying and losing rooms, and the groups they form."""

from __future__ import annotations

from leopold.packs.codes import (
    BLUE,
    BOTTOM_ROOM,
    GREEN,
    GROUP_FULL,
    NINE_STARS_INN,
    OCCUPY_KRONES,
    OCCUPY_VP,
    RED,
    ROOM_COLOURS,
    ROOM_FREE,
    ROOM_ONLY,
    TWO_ROOMS,
    YELLOW,
)
from leopold.packs.codes import ROOM_OCCUPIED as ROOM_IS_OCCUPIED
from leopold.packs.tables import COLUMNS, FLOORS, ROOMS
from leopold.rules.agenda import set_off
from leopold.rules.board.entrances import first_in_group, group_bonus, rows_full
from leopold.rules.board.houses import lose_stars
from leopold.rules.board.tracks import advance_emperor, gain_krones, gain_vp, pay
from leopold.rules.events import GROUP_COMPLETED, ROOM_OCCUPIED, ROOM_PREPARED, ROOM_REMOVED, note
from leopold.rules.jit import cold, rule
from leopold.rules.state import EMPTY, FROM_BADGES, FROM_BONUSES, FROM_CELEBRITIES, OCCUPIED, VACANT


@rule
def adjoins(g, p, room):
    """A new room touches one already laid, side by side or one above the other."""
    column = room % COLUMNS
    return (
        (column > 0 and g.rooms[p, room - 1] != EMPTY)
        or (column < COLUMNS - 1 and g.rooms[p, room + 1] != EMPTY)
        or (room >= COLUMNS and g.rooms[p, room - COLUMNS] != EMPTY)
        or (room < ROOMS - COLUMNS and g.rooms[p, room + COLUMNS] != EMPTY)
    )


@rule
def may_stand(g, p, room):
    """A new room adjoins one that is there; an empty hotel begins at the bottom left, as it did at the start."""
    if g.rooms[p, room] != EMPTY:
        return False
    return adjoins(g, p, room) if g.tiles_laid[p] > 0 else room == 0


@rule
def room_price(t, g, p, room, discount):
    """By floor, less the discount; some staff prepare a colour for nothing."""
    if g.power[p, ROOM_FREE + t.hotel_colour[g.hotel[p], room]] > 0:
        return 0
    return max(0, t.floor_cost[room // COLUMNS] - discount)


@rule
def prepare(t, g, p, room, price):
    """Pay the floor's price, lay the tile, score the badge on the door."""
    pay(g, p, price)
    g.rooms[p, room] = VACANT
    g.tiles_laid[p] += 1
    note(g, ROOM_PREPARED, p, room, price, 0)
    badge = t.hotel_badge[g.hotel[p], room]
    if badge > 0:
        gain_vp(g, p, badge, FROM_BADGES)


@rule
def any_vacant(g, p, rooms):
    """Is there a prepared room nobody lives in, among the first so many?"""
    for room in range(rooms):
        if g.rooms[p, room] == VACANT:
            return True
    return False


@rule
def room_suits(t, g, p, guest, room):
    """A vacant room of the guest's colour; green guests live anywhere."""
    if g.rooms[p, room] != VACANT:
        return False
    if t.guest_goes[guest] > ROOM_ONLY and not suits_otherwise(t, g, p, guest, room):
        return False
    colour = t.guest_colour[guest]
    return colour == GREEN or t.hotel_colour[g.hotel[p], room] == colour


@cold
def suits_otherwise(t, g, p, guest, room):
    """Some want the room beside it too, some live at the bottom, some in no room at all."""
    goes = t.guest_goes[guest]
    if goes == TWO_ROOMS:
        return room % COLUMNS < COLUMNS - 1 and g.rooms[p, room + 1] == VACANT
    if goes == BOTTOM_ROOM:
        return room < COLUMNS
    return False


@rule
def occupy(t, g, p, room):
    """Turn the tile over. Returns the group this completes for the first time, or -1."""
    g.rooms[p, room] = OCCUPIED
    hotel = g.hotel[p]
    g.occupied[p, t.hotel_colour[hotel, room]] += 1
    note(g, ROOM_OCCUPIED, p, room, 0, 0)
    if g.power[p, OCCUPY_KRONES] > 0:
        gain_krones(t, g, p, g.power[p, OCCUPY_KRONES])
    if g.power[p, OCCUPY_VP] > 0:
        gain_vp(g, p, g.power[p, OCCUPY_VP], FROM_CELEBRITIES)
    set_off(g, p, ROOM_IS_OCCUPIED, 1, t.hotel_colour[hotel, room])
    group = t.hotel_group[hotel, room]
    if t.entrance_n > 0:
        first_in_group(t, g, p, group, t.hotel_colour[hotel, room])
        rows = rows_full(g, p, room)
        if g.house == NINE_STARS_INN:
            lose_stars(g, rows)
    g.group_left[p, group] -= 1
    if g.group_left[p, group] == 0 and g.bonus_paid[p, group] == 0:
        g.bonus_paid[p, group] = 1
        note(g, GROUP_COMPLETED, p, group, t.group_size[hotel, group], t.group_colour[hotel, group])
        set_off(g, p, GROUP_FULL, t.group_size[hotel, group], t.group_colour[hotel, group])
        return group
    return -1


@rule
def occupancy_bonus(t, g, p, group):
    """Blue pays victory points, red krones, yellow the emperor's favour; larger groups pay more."""
    hotel = g.hotel[p]
    colour = t.group_colour[hotel, group]
    amount = group_bonus(t, g, p, colour, t.group_size[hotel, group])
    if colour == BLUE:
        gain_vp(g, p, amount, FROM_BONUSES)
    elif colour == RED:
        gain_krones(t, g, p, amount)
    else:
        advance_emperor(g, p, amount)


@rule
def remove_room(t, g, p, room):
    """The emperor's displeasure: the tile goes back to the supply. Badges and bonuses once scored stay scored."""
    was = g.rooms[p, room]
    hotel = g.hotel[p]
    g.rooms[p, room] = EMPTY
    g.tiles_laid[p] -= 1
    if was == OCCUPIED:
        g.occupied[p, t.hotel_colour[hotel, room]] -= 1
        g.group_left[p, t.hotel_group[hotel, room]] += 1
    note(g, ROOM_REMOVED, p, room, was, 0)


@rule
def highest_floor(g, p, state, below, column):
    """The highest floor under `below` that has a room in this state, in this column (-1: in any); -1 if none."""
    for floor in range(below - 1, -1, -1):
        for c in range(COLUMNS):
            if (column < 0 or c == column) and g.rooms[p, floor * COLUMNS + c] == state:
                return floor
    return -1


@rule
def count_rooms(g, p, state):
    """How many rooms are in this state."""
    n = 0
    for room in range(ROOMS):
        if g.rooms[p, room] == state:
            n += 1
    return n


@rule
def rooms_occupied(g, p):
    """In the whole hotel: what is too few for a floor or a column need not be looked at room by room."""
    return g.occupied[p, BLUE] + g.occupied[p, RED] + g.occupied[p, YELLOW]


@rule
def full_floors(g, p):
    """Floors on which every room is occupied."""
    if rooms_occupied(g, p) < COLUMNS:
        return 0
    n = 0
    for floor in range(FLOORS):
        full = 1
        for column in range(COLUMNS):
            if g.rooms[p, floor * COLUMNS + column] != OCCUPIED:
                full = 0
        n += full
    return n


@rule
def full_columns(g, p):
    """Columns in which every room is occupied."""
    if rooms_occupied(g, p) < FLOORS:
        return 0
    n = 0
    for column in range(COLUMNS):
        full = 1
        for floor in range(FLOORS):
            if g.rooms[p, floor * COLUMNS + column] != OCCUPIED:
                full = 0
        n += full
    return n


@rule
def occupied_on_top(g, p):
    """Occupied rooms of the top floor."""
    n = 0
    for room in range(ROOMS - COLUMNS, ROOMS):
        if g.rooms[p, room] == OCCUPIED:
            n += 1
    return n


@rule
def full_groups(t, g, p):
    """Groups in which every room is occupied."""
    n = 0
    for group in range(t.hotel_group_n[g.hotel[p]]):
        if g.group_left[p, group] == 0:
            n += 1
    return n


@rule
def whole_colours(t, g, p):
    """Colours of which every room in the hotel is occupied."""
    n = 0
    for colour in range(ROOM_COLOURS):
        if g.occupied[p, colour] > 0 and all_occupied(t, g, p, colour):
            n += 1
    return n


@rule
def all_occupied(t, g, p, colour):
    """Is nobody missing in the rooms of a colour?"""
    for room in range(ROOMS):
        if t.hotel_colour[g.hotel[p], room] == colour and g.rooms[p, room] != OCCUPIED:
            return False
    return True
