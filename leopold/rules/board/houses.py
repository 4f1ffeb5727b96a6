"""Leopold's own hotels: the Hautel Couture and its pool, the Nine Stars Inn and its scale, the gears of the Sushi
Resort and of the Toll Bridge Hotel."""

from __future__ import annotations

from typing import Final

from leopold.packs.codes import BASE_ITEM_KINDS, CHAMPAGNE, GREEN, SUSHI_RESORT, TOLL_BRIDGE
from leopold.packs.tables import BASE_CAFE_TABLES, COLUMNS, FACES, FLOORS, QUEUE, TABLES
from leopold.rules import events
from leopold.rules.board.tracks import gain_vp, pay
from leopold.rules.chance import below, shuffle
from leopold.rules.events import note
from leopold.rules.jit import cold, rule, wide
from leopold.rules.state import (
    AUTOMATON_SEAT,
    EMPTY,
    FROM_BADGES,
    FROM_ENTRANCES,
    FROM_GUESTS,
    GAME,
    NOBODY,
    OCCUPIED,
    VACANT,
)

STARS_MOST: Final = 9
STARS_ROW: Final = 3
GEAR_IN_ROOM: Final = 0
GEAR_ON_GUEST: Final = 1
GEAR_ON_SPACE: Final = 2
GEAR_ON_SCALE: Final = 3


# --- the Hautel Couture


@cold
def reserve_rooms(t, g):
    """Three guests worth five to seven, without champagne, into its café; for each a room from the top floor down, and
    all that they order into the pool. The others are shuffled again."""
    p = AUTOMATON_SEAT
    found = 0
    i = g.guest_deck_n - 1
    while i >= 0 and found < BASE_CAFE_TABLES:
        guest = g.guest_deck[i]
        fitting = t.couture_vp[0] <= t.guest_vp[guest] <= t.couture_vp[1] and t.guest_order[guest, CHAMPAGNE] == 0
        if fitting:
            g.cafe[p, found] = guest
            for k in range(i, g.guest_deck_n - 1):
                g.guest_deck[k] = g.guest_deck[k + 1]
            g.guest_deck_n -= 1
            g.guest_deck[g.guest_deck_n] = 0
            found += 1
        i -= 1
    shuffle(g.random, g.guest_deck, g.guest_deck_n)
    items = 0
    for table in range(found):
        guest = g.cafe[p, table]
        reserve_room(t, g, table, t.guest_colour[guest])
        note(g, events.GUEST_RESERVED, p, guest, g.reserved[table], 0)
        for item in range(BASE_ITEM_KINDS):
            g.pool[item] += t.guest_order[guest, item]
            items += t.guest_order[guest, item]
    item = 0
    while items < t.couture_pool:
        g.pool[item] += 1
        items += 1
        item = (item + 1) % BASE_ITEM_KINDS


@rule
def room_to_reserve(t, g, colour):
    """From the top floor down, from the left; for a green guest any room. -1 where a hotel has none of the colour."""
    p = AUTOMATON_SEAT
    for k in range(FLOORS):
        floor = FLOORS - 1 - k
        for column in range(COLUMNS):
            room = floor * COLUMNS + column
            if g.rooms[p, room] == EMPTY and (colour == GREEN or t.hotel_colour[g.hotel[p], room] == colour):
                return room
    return NOBODY


@rule
def reserve_room(t, g, table, colour):
    """Every hotel of ours has rooms enough of each colour; in one of somebody's own it may be any other."""
    p = AUTOMATON_SEAT
    hotel = g.hotel[p]
    room = room_to_reserve(t, g, colour)
    if room == NOBODY:
        room = room_to_reserve(t, g, GREEN)
    g.rooms[p, room] = VACANT
    g.tiles_laid[p] += 1
    g.reserved[table] = room
    if t.hotel_badge[hotel, room] > 0:
        gain_vp(g, p, t.hotel_badge[hotel, room] + 0, FROM_BADGES)


@rule
def draw_from_pool(g):
    """Any item of the pool, or -1 when it has run out."""
    left = 0
    for item in range(BASE_ITEM_KINDS):
        left += g.pool[item]
    if left == 0:
        return -1
    k = below(g.random, left)
    for item in range(BASE_ITEM_KINDS):
        if k < g.pool[item]:
            g.pool[item] -= 1
            return item
        k -= g.pool[item]
    return -1


@cold
def lay_items(g):
    """One item of the pool on each action space that has none."""
    for face in range(FACES):
        if g.space_item[face] == 0:
            g.space_item[face] = draw_from_pool(g) + 1


@rule
def move_in(t, g, p, guest, room):
    """Occupy a room of an automaton's and score the guest: a full group brings no bonus, nor does a guest a reward."""
    hotel = g.hotel[p]
    g.rooms[p, room] = OCCUPIED
    g.occupied[p, t.hotel_colour[hotel, room]] += 1
    group = t.hotel_group[hotel, room]
    g.group_left[p, group] -= 1
    if g.group_left[p, group] == 0:
        g.bonus_paid[p, group] = 1
    note(g, events.CHECKED_IN, p, guest, room, 0)
    if t.guest_vp[guest] != 0:
        gain_vp(g, p, t.guest_vp[guest] + 0, FROM_GUESTS)


@cold
def serve_automaton(t, g, table, item):
    """An item onto a card of its café; who has everything moves into the room that was reserved."""
    p = AUTOMATON_SEAT
    guest = g.cafe[p, table]
    g.served[p, table, item] += 1
    note(g, events.ITEM_GIVEN, p, item, guest, 0)
    for kind in range(BASE_ITEM_KINDS):
        if g.served[p, table, kind] < t.guest_order[guest, kind]:
            return
    room = g.reserved[table]
    g.cafe[p, table] = NOBODY
    for kind in range(BASE_ITEM_KINDS):
        g.served[p, table, kind] = 0
    g.discard[g.discard_n] = guest
    g.discard_n += 1
    move_in(t, g, p, guest, room)


# --- the Nine Stars Inn


@cold
def lay_star(g):
    """For each objective on an instruction card, up to nine."""
    if g.stars < STARS_MOST:
        g.stars += 1
        note(g, events.GEAR_LAID, AUTOMATON_SEAT, GEAR_ON_SCALE, g.stars, 0)


@cold
def lose_stars(g, n):
    """The player fills a floor or a column: the last gear leaves the scale."""
    for _ in range(min(n, g.stars)):
        note(g, events.GEAR_REMOVED, AUTOMATON_SEAT, GEAR_ON_SCALE, g.stars, 0)
        g.stars -= 1


@cold
def score_stars(t, g, p):
    """After the emperor: by the lowest row of the scale with a gear in it."""
    if g.stars > 0:
        vp = t.stars_vp[(g.stars - 1) // STARS_ROW]
        note(g, events.STARS_COUNTED, p, g.stars, vp, 0)
        gain_vp(g, p, vp + 0, FROM_ENTRANCES)


# --- the Sushi Resort


@cold
def lay_room_gears(g):
    """The last two rooms of the first floor, the first three of the second, the first of the third."""
    for room in range(COLUMNS - 2, COLUMNS + 3):
        g.room_gears[room] = 1
    g.room_gears[2 * COLUMNS] = 1


@cold
def gear_from_room(g, room):
    """A room is laid on a gear, which goes to the leftmost guest."""
    if g.room_gears[room] != 0:
        g.room_gears[room] = 0
        g.queue_gears[0] += 1
        note(g, events.GEAR_LAID, AUTOMATON_SEAT, GEAR_ON_GUEST, 0, 0)


@wide(TABLES, GAME)
@rule
def shift_gears(t, g, space):
    """Gears stay on their guests as those move right; on the rightmost they are worth points and leave."""
    if g.house == SUSHI_RESORT:
        for i in range(space, 0, -1):
            g.queue_gears[i] = g.queue_gears[i - 1]
        g.queue_gears[0] = 0
        score_gears(t, g, QUEUE - 1)


@wide(TABLES, GAME)
@rule
def score_gears(t, g, space):
    """Each gear on a guest whom the automaton takes, or who has come to the right end."""
    n = g.queue_gears[space]
    if n > 0:
        g.queue_gears[space] = 0
        note(g, events.GEAR_SCORED, AUTOMATON_SEAT, n * t.gear_vp, g.queue[space], 0)
        gain_vp(g, AUTOMATON_SEAT, n * t.gear_vp, FROM_ENTRANCES)


@wide(GAME)
@rule
def gear_price(g, space):
    """A guest with a gear costs a krone more, even where guests are free."""
    return 1 if g.queue_gears[space] > 0 else 0


# --- the Toll Bridge Hotel


@wide(GAME)
@rule
def toll(g, face):
    """A krone for a space with gears."""
    return 1 if g.house == TOLL_BRIDGE and g.gears[face - 1] > 0 else 0


@wide(TABLES, GAME)
@rule
def pay_toll(t, g, p, face, price):
    """The automaton scores every gear on the space, and one of them leaves."""
    n = g.gears[face - 1]
    if g.house == TOLL_BRIDGE and n > 0:
        note(g, events.TOLL_PAID, p, face, price, n)
        gain_vp(g, AUTOMATON_SEAT, n + 0, FROM_ENTRANCES)
        g.gears[face - 1] -= 1


@rule
def lay_toll(g, face):
    """The automaton leaves a gear where it takes a die."""
    if g.house == TOLL_BRIDGE:
        g.gears[face - 1] += 1
        note(g, events.GEAR_LAID, AUTOMATON_SEAT, GEAR_ON_SPACE, face, 0)


@cold
def forgo_toll(t, g, p):
    """Who can use no space at all loses points and crosses for nothing in this turn, while there is no krone."""
    if g.toll_waived == 0:
        g.toll_waived = 1
        note(g, events.TOLL_FORGONE, p, t.toll_vp, 0, 0)
        gain_vp(g, p, -t.toll_vp, FROM_ENTRANCES)


@cold
def pay_for_gear(g, p, space):
    """A player takes a guest with gears: the krone, and they leave."""
    if g.queue_gears[space] > 0:
        pay(g, p, 1)
        note(g, events.GEAR_REMOVED, p, GEAR_ON_GUEST, space, 0)
        g.queue_gears[space] = 0
