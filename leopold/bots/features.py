"""What a seat sees of a position, as a short list of numbered features: the input of the judgement.

Most of the features are 0 in any one position, so only the others are listed. Nothing here looks at what the seat may
not see: other hands count by their number of cards, the decks not at all.
"""

from __future__ import annotations

from typing import Final

from leopold.bots.objectives import part_of_objective
from leopold.packs.codes import BASE_ITEM_KINDS, BASE_STEPS, GAME_END, NEED_ORDERS, ROOM_COLOURS, SCORE_COPY
from leopold.packs.tables import (
    BASE_CAFE_TABLES,
    CATEGORIES,
    COLUMNS,
    EMPEROR_SPACES,
    FACES,
    FLOORS,
    GUESTS_MAX,
    HOTELS_MAX,
    OBJECTIVES_MAX,
    QUEUE,
    ROOMS,
    SEATS,
    STAFF_MAX,
    STEPS_MAX,
    TILES_MAX,
)
from leopold.rules import agenda
from leopold.rules.agenda import OP, SEAT, A, B
from leopold.rules.board.hotel import room_suits
from leopold.rules.board.scoring import end_staff_vp
from leopold.rules.decisions import rewards, turn
from leopold.rules.jit import rule
from leopold.rules.state import FLIPPED, HAND, NOBODY, OCCUPIED, ORDER_SIZES, PLAYED, VACANT

TURNS_MAX: Final = 15
OPS: Final = 52
STEP_CODES: Final = 20
KRONES_FROM: Final = (1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 18)

# --- the blocks, each at its first feature
TURNS: Final = 0  # turns still to play, this one included until its die is taken
MY_TURN: Final = TURNS + TURNS_MAX
GUEST_DONE: Final = MY_TURN + 1
DIE_DONE: Final = MY_TURN + 2
PASSED: Final = MY_TURN + 3
OTHERS_TURN: Final = MY_TURN + 4
UNUSED_STAFF: Final = MY_TURN + 5
PLAYERS: Final = MY_TURN + 6
LEVEL: Final = PLAYERS + SEATS + 1
KRONES: Final = LEVEL + 4
KITCHEN: Final = KRONES + 1 + len(KRONES_FROM)
GUEST: Final = KITCHEN + 4 * BASE_ITEM_KINDS
READY: Final = GUEST + GUESTS_MAX  # guests by what is missing after the kitchen, then the same without a room
MISSING: Final = READY + 2 * 8
FREE_TABLES: Final = MISSING + BASE_ITEM_KINDS
GUEST_POINTS: Final = FREE_TABLES + BASE_CAFE_TABLES + 1
GUEST_COLOUR: Final = GUEST_POINTS + 1
VACANT_COLOUR: Final = GUEST_COLOUR + 4
VACANT_FLOOR: Final = VACANT_COLOUR + 4 * ROOM_COLOURS
OCCUPIED_FLOOR: Final = VACANT_FLOOR + FLOORS
OCCUPIED_COLOUR: Final = OCCUPIED_FLOOR + FLOORS
ROOM: Final = OCCUPIED_COLOUR + ROOM_COLOURS
GROUP: Final = ROOM + 2 * ROOMS
EMPEROR: Final = GROUP + ROOM_COLOURS * 4 * 5
TILE: Final = EMPEROR + (CATEGORIES + 1) * EMPEROR_SPACES
OBJECTIVE: Final = TILE + 2 * TILES_MAX
OBJECTIVE_PRIZE: Final = OBJECTIVE + 2 * OBJECTIVES_MAX
OBJECTIVE_MET: Final = OBJECTIVE_PRIZE + CATEGORIES
OBJECTIVE_MINE: Final = OBJECTIVE_MET + CATEGORIES
IN_PLAY: Final = OBJECTIVE_MINE + CATEGORIES
IN_HAND: Final = IN_PLAY + STAFF_MAX
HAND_SIZE: Final = IN_HAND + STAFF_MAX
STAFF_SIZE: Final = HAND_SIZE + 1
WAITING: Final = STAFF_SIZE + 1  # guests in the queue
DICE: Final = WAITING + GUESTS_MAX  # on the action spaces, if there is a turn left in this round
PENDING: Final = DICE + 2 * 3 * FACES  # what is still to be done: by operation, then its two arguments
GAINED: Final = PENDING + 3 * OPS
REWARD: Final = GAINED + BASE_ITEM_KINDS
RIVAL: Final = REWARD + STEP_CODES
HOTEL: Final = RIVAL + 4
BASE_FEATURES: Final = HOTEL + HOTELS_MAX

# --- what modules add stands behind, so that networks learned without them still mean the same
BASE_STAFF: Final = 48
BASE_OBJECTIVES: Final = 12
BASE_TILES: Final = 12
BASE_DECISIONS: Final = 24
MORE_IN_PLAY: Final = BASE_FEATURES  # by the card's place among all staff
MORE_IN_HAND: Final = MORE_IN_PLAY + STAFF_MAX - BASE_STAFF
FACE_DOWN: Final = MORE_IN_HAND + STAFF_MAX - BASE_STAFF
MORE_TILE: Final = FACE_DOWN + STAFF_MAX - BASE_STAFF
MORE_OBJECTIVE: Final = MORE_TILE + 2 * (TILES_MAX - BASE_TILES)
MORE_PENDING: Final = MORE_OBJECTIVE + 2 * (OBJECTIVES_MAX - BASE_OBJECTIVES)
MORE_REWARD: Final = MORE_PENDING + 3 * (OPS - BASE_DECISIONS)
MORE_STEPS: Final = 24
ORDERS: Final = MORE_REWARD + MORE_STEPS  # guests served, by the size of their order, if an objective counts them
FEATURES: Final = ORDERS + ORDER_SIZES
MOST: Final = 256
"""Features that can be other than 0 at the same time, with room to spare."""


@rule
def put(xi, xv, n, feature, value):
    """List one feature unless it is 0; returns how many are listed."""
    if value == 0.0:
        return n
    xi[n] = feature
    xv[n] = value
    return n + 1


@rule
def put_time(t, g, p, xi, xv, n):
    """How much of the game is left, and what of the turn."""
    left = 2 - g.turns[p]
    turns = 2 * t.rounds
    if g.round_no > 0:
        turns = 2 * (t.rounds - g.round_no) + max(0, left)
    n = put(xi, xv, n, TURNS + min(turns, TURNS_MAX - 1), 1.0)
    if g.agenda_n > 0 and g.agenda[0, OP] == turn.TURN:
        if g.agenda[0, SEAT] == p:
            n = put(xi, xv, n, MY_TURN, 1.0)
            n = put(xi, xv, n, GUEST_DONE, g.guest_taken * 1.0)
            n = put(xi, xv, n, DIE_DONE, g.die_taken * 1.0)
        else:
            n = put(xi, xv, n, OTHERS_TURN, 1.0)
    n = put(xi, xv, n, PASSED, g.passed[p] * 1.0)
    n = put(xi, xv, n, PLAYERS + g.players, 1.0)
    if g.solo != 0:
        n = put(xi, xv, n, LEVEL + g.level, 1.0)
    if left > 0 and turns > 0:
        row = DICE + (min(left, 2) - 1) * 3 * FACES
        for face in range(FACES):
            for k in range(min(g.dice[face], 3)):
                n = put(xi, xv, n, row + face * 3 + k, 1.0)
    return n


@rule
def put_stores(t, g, p, xi, xv, n):
    """Krones and the kitchen."""
    krones = g.krones[p]
    n = put(xi, xv, n, KRONES, krones * 0.1)
    for k in range(len(KRONES_FROM)):
        if krones >= KRONES_FROM[k]:
            n = put(xi, xv, n, KRONES + 1 + k, 1.0)
    for item in range(BASE_ITEM_KINDS):
        have = g.kitchen[p, item]
        if have > 0:
            n = put(xi, xv, n, KITCHEN + 4 * item, have * 0.3)
            n = put(xi, xv, n, KITCHEN + 4 * item + 1, 1.0)
            if have >= 2:
                n = put(xi, xv, n, KITCHEN + 4 * item + 2, 1.0)
            if have >= 4:
                n = put(xi, xv, n, KITCHEN + 4 * item + 3, 1.0)
    return n


@rule
def put_cafe(t, g, p, xi, xv, n):
    """Each guest, what is missing, and whether there is a room."""
    free = 0
    points = 0.0
    for table in range(g.cafe_tables[p]):
        guest = g.cafe[p, table]
        if guest == NOBODY:
            free += 1
            continue
        missing = 0
        for item in range(BASE_ITEM_KINDS):
            short = t.guest_order[guest, item] - g.served[p, table, item] - g.kitchen[p, item]
            if short > 0:
                missing += short
                n = put(xi, xv, n, MISSING + item, short * 1.0)
        housed = 1
        for room in range(ROOMS):
            if room_suits(t, g, p, guest, room):
                housed = 0
                break
        n = put(xi, xv, n, GUEST + guest, 1.0)
        n = put(xi, xv, n, READY + housed * 8 + min(missing, 7), 1.0)
        n = put(xi, xv, n, GUEST_COLOUR + t.guest_colour[guest], 1.0)
        points += t.guest_vp[guest]
    n = put(xi, xv, n, FREE_TABLES + free, 1.0)
    return put(xi, xv, n, GUEST_POINTS, points * 0.1)


@rule
def put_hotel(t, g, p, xi, xv, n):
    """Every room, and the same by floor, colour and group."""
    hotel = g.hotel[p]
    n = put(xi, xv, n, HOTEL + hotel, 1.0)
    for floor in range(FLOORS):
        vacant = 0.0
        occupied = 0.0
        for column in range(COLUMNS):
            room = floor * COLUMNS + column
            state = g.rooms[p, room]
            if state == VACANT:
                vacant += 1.0
                n = put(xi, xv, n, ROOM + room, 1.0)
            elif state == OCCUPIED:
                occupied += 1.0
                n = put(xi, xv, n, ROOM + ROOMS + room, 1.0)
        n = put(xi, xv, n, VACANT_FLOOR + floor, vacant * 0.4)
        n = put(xi, xv, n, OCCUPIED_FLOOR + floor, occupied * 0.4)
    for colour in range(ROOM_COLOURS):
        vacant = 0
        for room in range(ROOMS):
            if g.rooms[p, room] == VACANT and t.hotel_colour[hotel, room] == colour:
                vacant += 1
        if vacant > 0:
            n = put(xi, xv, n, VACANT_COLOUR + 4 * colour, vacant * 0.3)
            for k in range(min(vacant, 3)):
                n = put(xi, xv, n, VACANT_COLOUR + 4 * colour + 1 + k, 1.0)
        n = put(xi, xv, n, OCCUPIED_COLOUR + colour, g.occupied[p, colour] * 0.3)
    for group in range(t.hotel_group_n[hotel]):
        size = t.group_size[hotel, group]
        missing = g.group_left[p, group]
        if missing < size:
            row = GROUP + (t.group_colour[hotel, group] * 4 + size - 1) * 5
            n = put(xi, xv, n, row + missing, 1.0)
    return n


@rule
def put_emperor(t, g, p, xi, xv, n):
    """The space on the track before the next scoring, and the tiles of that scoring and the one after it."""
    coming = 0
    while coming < CATEGORIES and t.emperor_rounds[coming] < g.round_no:
        coming += 1
    n = put(xi, xv, n, EMPEROR + coming * EMPEROR_SPACES + min(g.emperor[p], EMPEROR_SPACES - 1), 1.0)
    for k in range(coming, min(coming + 2, CATEGORIES)):
        tile = g.tiles[k]
        if tile < BASE_TILES:
            n = put(xi, xv, n, TILE + (k - coming) * TILES_MAX + tile, 1.0)
        else:
            n = put(xi, xv, n, MORE_TILE + (k - coming) * (TILES_MAX - BASE_TILES) + tile - BASE_TILES, 1.0)
    return n


@rule
def put_objectives(t, g, p, xi, xv, n):
    """How much of each objective is done, and what it still brings."""
    for category in range(CATEGORIES):
        if g.claims[category, p] != 0:
            n = put(xi, xv, n, OBJECTIVE_MINE + category, 1.0)
        elif g.claimed_n[category] < t.objective_vp_n:
            objective = g.objectives[category]
            prize = t.objective_vp[g.claimed_n[category]] / 15.0
            part = part_of_objective(t, g, p, objective)
            row = OBJECTIVE + objective
            cubes = OBJECTIVES_MAX
            if objective >= BASE_OBJECTIVES:
                row = MORE_OBJECTIVE + objective - BASE_OBJECTIVES
                cubes = OBJECTIVES_MAX - BASE_OBJECTIVES
            n = put(xi, xv, n, row, part * prize)
            n = put(xi, xv, n, row + cubes, part * part * part * prize)
            n = put(xi, xv, n, OBJECTIVE_PRIZE + category, prize)
            if part >= 1.0:
                n = put(xi, xv, n, OBJECTIVE_MET + category, prize)
    return n


@rule
def put_staff(t, g, p, xi, xv, n):
    """Cards in play and in hand."""
    unused = 0.0
    for card in range(t.staff_n):
        at = g.staff_at[card]
        if at == PLAYED + p:
            if t.staff_place[card] < BASE_STAFF:
                n = put(xi, xv, n, IN_PLAY + card, 1.0)
            elif g.staff_used[card] == FLIPPED:
                n = put(xi, xv, n, FACE_DOWN + t.staff_place[card] - BASE_STAFF, 1.0)
            else:
                n = put(xi, xv, n, MORE_IN_PLAY + t.staff_place[card] - BASE_STAFF, 1.0)
        elif at == HAND + p:
            if t.staff_place[card] < BASE_STAFF:
                n = put(xi, xv, n, IN_HAND + card, 1.0)
            else:
                n = put(xi, xv, n, MORE_IN_HAND + t.staff_place[card] - BASE_STAFF, 1.0)
    for i in range(t.round_staff_n):
        card = t.round_staff[i]
        if g.staff_at[card] == PLAYED + p and g.staff_used[card] == 0:
            unused += 1.0
    n = put(xi, xv, n, UNUSED_STAFF, unused)
    n = put(xi, xv, n, HAND_SIZE, g.hand_n[p] * 0.2)
    return put(xi, xv, n, STAFF_SIZE, g.played_n[p] * 0.2)


@rule
def put_orders(t, g, p, xi, xv, n):
    """Guests served, where an objective counts them."""
    for category in range(CATEGORIES):
        if t.objective_need[g.objectives[category], 0] == NEED_ORDERS and g.claims[category, p] == 0:
            for size in range(ORDER_SIZES):
                n = put(xi, xv, n, ORDERS + size, g.orders_served[p, size] * 0.2)
    return n


@rule
def put_step(xi, xv, n, code):
    """A step still to come."""
    if code <= BASE_STEPS:
        return put(xi, xv, n, REWARD + code, 1.0)
    return put(xi, xv, n, MORE_REWARD + code - BASE_STEPS - 1, 1.0)


@rule
def put_pending(t, g, p, xi, xv, n):
    """What this seat is still to do or to get before anybody else decides."""
    for i in range(g.agenda_n):
        if g.agenda[i, SEAT] == p:
            op = g.agenda[i, OP]
            if op == turn.TURN:
                continue
            row = PENDING + op
            ops = OPS
            if BASE_DECISIONS < op < agenda.FIRST_HAPPENING or op == agenda.REACTIONS:
                row = MORE_PENDING + op - BASE_DECISIONS
                ops = OPS - BASE_DECISIONS
            n = put(xi, xv, n, row, 1.0)
            if op == rewards.REWARDS:
                guest = g.agenda[i, rewards.GUEST]
                for k in range(STEPS_MAX):
                    if g.agenda[i, rewards.PARTS] & (1 << k) != 0:
                        n = put_step(xi, xv, n, t.guest_steps[guest, k, 0])
            elif op == agenda.STEP:
                n = put_step(xi, xv, n, g.agenda[i, A])
            else:  # whatever its arguments are: the network has learned what they mean
                n = put(xi, xv, n, row + ops, g.agenda[i, A] * 0.25)
                n = put(xi, xv, n, row + 2 * ops, min(g.agenda[i, B], 6) * 0.25)
    for item in range(BASE_ITEM_KINDS):
        n = put(xi, xv, n, GAINED + item, g.gained[item] * 0.5)
    return n


@rule
def put_others(t, g, p, xi, xv, n):
    """The best of the others, and who waits in the queue."""
    rival = -1
    for q in range(g.players):
        if q != p and (rival < 0 or g.vp[q] > g.vp[rival]):
            rival = q
    if rival >= 0:
        rooms = g.occupied[rival, 0] + g.occupied[rival, 1] + g.occupied[rival, 2]
        n = put(xi, xv, n, RIVAL, (g.vp[rival] - g.vp[p]) * 0.03)
        n = put(xi, xv, n, RIVAL + 1, rooms * 0.1)
        n = put(xi, xv, n, RIVAL + 2, g.emperor[rival] * 0.1)
        n = put(xi, xv, n, RIVAL + 3, g.played_n[rival] * 0.2)
    for space in range(QUEUE):
        if g.queue[space] >= 0:
            n = put(xi, xv, n, WAITING + g.queue[space], 1.0)
    return n


@rule
def list_features(t, g, p, xi, xv):
    """All features of a position for a seat; returns how many are listed in `xi` and `xv`."""
    n = put_time(t, g, p, xi, xv, 0)
    n = put_stores(t, g, p, xi, xv, n)
    n = put_cafe(t, g, p, xi, xv, n)
    n = put_hotel(t, g, p, xi, xv, n)
    n = put_emperor(t, g, p, xi, xv, n)
    n = put_objectives(t, g, p, xi, xv, n)
    if g.modules != 0:
        n = put_orders(t, g, p, xi, xv, n)
    n = put_staff(t, g, p, xi, xv, n)
    n = put_pending(t, g, p, xi, xv, n)
    return put_others(t, g, p, xi, xv, n)


@rule
def points_so_far(t, g, p):
    """The points this seat would have if the game ended now."""
    if g.over != 0:
        return g.vp[p] * 1.0
    total = g.vp[p] + g.krones[p] * t.leftover_vp
    for item in range(g.item_kinds):
        total += g.kitchen[p, item] * t.leftover_vp
    for room in range(ROOMS):
        if g.rooms[p, room] == OCCUPIED:
            total += t.floor_vp[room // COLUMNS]
    for table in range(g.cafe_tables[p]):
        if g.cafe[p, table] != NOBODY:
            total += t.unserved_guest_vp
    for card in range(t.staff_n):
        if g.staff_at[card] == PLAYED + p and t.staff_timing[card] == GAME_END:
            if t.staff_score[card, 0] != SCORE_COPY:
                total += end_staff_vp(t, g, p, card)
    return total * 1.0
