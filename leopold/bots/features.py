"""What a seat sees of a position, as a short list of numbered features: the input of the judgement.

Most of the features are 0 in any one position, so only the others are listed. Nothing here looks at what the seat may
not see: other hands count by their number of cards, the decks not at all.
"""

from __future__ import annotations

from leopold.bots import feature_places as at
from leopold.bots.module_features import put, put_entrances, put_key, put_lounge, put_staying
from leopold.bots.objectives import part_of_objective
from leopold.bots.promises import krones_to_spend, points_of_entrance
from leopold.packs.codes import (
    BALLS_STEPS,
    BASE_ITEM_KINDS,
    BASE_STEPS,
    CHAMPAGNE,
    COLOURS,
    GAIN_ITEM,
    GAME_END,
    MORE_GUESTS,
    NEED_GUESTS,
    NEED_ORDERS,
    ROOM_COLOURS,
    SCORE_COPY,
    STAYS,
)
from leopold.packs.codes import MORE_STEPS as MORE_STEP_CODES
from leopold.packs.modules import MODULES
from leopold.packs.tables import (
    AREAS,
    BALL_ROWS,
    BALLROOMS_MAX,
    BASE_CAFE_TABLES,
    CATEGORIES,
    COLUMNS,
    EMPEROR_SPACES,
    FACES,
    FLOORS,
    HALLS,
    OBJECTIVES_MAX,
    QUEUE,
    REHEARSALS_MAX,
    ROOMS,
    TILES_MAX,
)
from leopold.rules import agenda
from leopold.rules.agenda import OP, SEAT, A, B
from leopold.rules.board.balls import (
    ball_points,
    ball_price,
    dancers_in,
    dancers_out,
    dancers_rehearsing,
    hall_of,
    highest_row,
    row_of,
    spaces_of,
)
from leopold.rules.board.hotel import room_suits
from leopold.rules.board.scoring import end_staff_vp
from leopold.rules.decisions import balls, extras, rewards, rooms, turn
from leopold.rules.jit import cold, rule
from leopold.rules.state import FLIPPED, HAND, NOBODY, OCCUPIED, ORDER_SIZES, PLAYED, VACANT

KEY = MODULES["key"].bit
GALA = MODULES["gala"].bit


@rule
def put_time(t, g, p, xi, xv, n):
    """How much of the game is left, and what of the turn."""
    left = 2 - g.turns[p]
    turns = 2 * t.rounds
    if g.round_no > 0:
        turns = 2 * (t.rounds - g.round_no) + max(0, left)
    n = put(xi, xv, n, at.TURNS + min(turns, at.TURNS_MAX - 1), 1.0)
    if g.agenda_n > 0 and g.agenda[0, OP] == turn.TURN:
        if g.agenda[0, SEAT] == p:
            n = put(xi, xv, n, at.MY_TURN, 1.0)
            n = put(xi, xv, n, at.GUEST_DONE, 1.0 if g.guest_taken > g.power[p, MORE_GUESTS] else 0.0)
            n = put(xi, xv, n, at.DIE_DONE, g.die_taken * 1.0)
        else:
            n = put(xi, xv, n, at.OTHERS_TURN, 1.0)
    n = put(xi, xv, n, at.PASSED, g.passed[p] * 1.0)
    n = put(xi, xv, n, at.PLAYERS + g.players, 1.0)
    if g.solo != 0:
        n = put(xi, xv, n, at.LEVEL + g.level, 1.0)
    if left > 0 and turns > 0:
        row = at.DICE + (min(left, 2) - 1) * 3 * FACES
        for face in range(FACES):
            for k in range(min(g.dice[face], 3)):
                n = put(xi, xv, n, row + face * 3 + k, 1.0)
    return n


@rule
def put_stores(t, g, p, xi, xv, n):
    """Krones and the kitchen."""
    krones = krones_to_spend(t, g, p)
    n = put(xi, xv, n, at.KRONES, krones * 0.1)
    for k in range(len(at.KRONES_FROM)):
        if krones >= at.KRONES_FROM[k]:
            n = put(xi, xv, n, at.KRONES + 1 + k, 1.0)
    for item in range(BASE_ITEM_KINDS):
        have = g.kitchen[p, item]
        if have > 0:
            n = put(xi, xv, n, at.KITCHEN + 4 * item, have * 0.3)
            n = put(xi, xv, n, at.KITCHEN + 4 * item + 1, 1.0)
            if have >= 2:
                n = put(xi, xv, n, at.KITCHEN + 4 * item + 2, 1.0)
            if have >= 4:
                n = put(xi, xv, n, at.KITCHEN + 4 * item + 3, 1.0)
    return n


@rule
def put_guest(t, xi, xv, n, guest, base, further):
    """A guest, by where he stands among those of all modules."""
    place = t.guest_place[guest]
    if place < at.BASE_GUESTS:
        return put(xi, xv, n, base + place, 1.0)
    return put(xi, xv, n, further + place - at.BASE_GUESTS, 1.0)


@rule
def has_room(t, g, p, guest):
    """Is there a vacant room that suits?"""
    for room in range(ROOMS):
        if room_suits(t, g, p, guest, room):
            return True
    return False


@rule
def could_dance(t, g, p, guest):
    """Is there a dancer for a guest, and champagne for the cheapest space beyond what he ordered himself?"""
    if t.ballroom_n == 0 or not extras.may_dance(t.guest_goes[guest]) or dancers_rehearsing(g, p) == 0:
        return False
    return g.kitchen[p, CHAMPAGNE] >= t.guest_order[guest, CHAMPAGNE] + ball_price(t, 0, 0)


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
        for item in range(g.item_kinds):
            short = t.guest_order[guest, item] - g.served[p, table, item] - g.kitchen[p, item]
            if short > 0:
                missing += short
                n = put(xi, xv, n, at.MISSING + item if item < BASE_ITEM_KINDS else at.BALL_MISSING, short * 1.0)
        housed = 0 if has_room(t, g, p, guest) else 1
        n = put_guest(t, xi, xv, n, guest, at.GUEST, at.BALL_GUEST)
        n = put(xi, xv, n, at.READY + housed * 8 + min(missing, 7), 1.0)
        if could_dance(t, g, p, guest):
            n = put(xi, xv, n, at.BALL_READY + min(missing, 7), 1.0)
        n = put(xi, xv, n, at.GUEST_COLOUR + t.guest_colour[guest], 1.0)
        points += t.guest_vp[guest]
    n = put(xi, xv, n, at.FREE_TABLES + min(free, BASE_CAFE_TABLES), 1.0)
    if free > BASE_CAFE_TABLES:
        n = put(xi, xv, n, at.FOURTH_TABLE, 1.0)
    return put(xi, xv, n, at.GUEST_POINTS, points * 0.1)


@rule
def put_hotel(t, g, p, xi, xv, n):
    """Every room, and the same by floor, colour and group."""
    hotel = g.hotel[p]
    n = put(xi, xv, n, at.HOTEL + hotel, 1.0)
    for floor in range(FLOORS):
        vacant = 0.0
        occupied = 0.0
        for column in range(COLUMNS):
            room = floor * COLUMNS + column
            state = g.rooms[p, room]
            if state == VACANT:
                vacant += 1.0
                n = put(xi, xv, n, at.ROOM + room, 1.0)
            elif state == OCCUPIED:
                occupied += 1.0
                n = put(xi, xv, n, at.ROOM + ROOMS + room, 1.0)
        n = put(xi, xv, n, at.VACANT_FLOOR + floor, vacant * 0.4)
        n = put(xi, xv, n, at.OCCUPIED_FLOOR + floor, occupied * 0.4)
    for colour in range(ROOM_COLOURS):
        vacant = 0
        for room in range(ROOMS):
            if g.rooms[p, room] == VACANT and t.hotel_colour[hotel, room] == colour:
                vacant += 1
        if vacant > 0:
            n = put(xi, xv, n, at.VACANT_COLOUR + 4 * colour, vacant * 0.3)
            for k in range(min(vacant, 3)):
                n = put(xi, xv, n, at.VACANT_COLOUR + 4 * colour + 1 + k, 1.0)
        n = put(xi, xv, n, at.OCCUPIED_COLOUR + colour, g.occupied[p, colour] * 0.3)
    for group in range(t.hotel_group_n[hotel]):
        size = t.group_size[hotel, group]
        missing = g.group_left[p, group]
        if missing < size:
            row = at.GROUP + (t.group_colour[hotel, group] * 4 + size - 1) * 5
            n = put(xi, xv, n, row + missing, 1.0)
    return n


@rule
def put_emperor(t, g, p, xi, xv, n):
    """The space on the track before the next scoring, and the tiles of that scoring and the one after it."""
    coming = 0
    while coming < CATEGORIES and t.emperor_rounds[coming] < g.round_no:
        coming += 1
    n = put(xi, xv, n, at.EMPEROR + coming * EMPEROR_SPACES + min(g.emperor[p], EMPEROR_SPACES - 1), 1.0)
    for k in range(coming, min(coming + 2, CATEGORIES)):
        tile = t.tile_place[g.tiles[k]]
        if tile < at.BASE_TILES:
            n = put(xi, xv, n, at.TILE + (k - coming) * TILES_MAX + tile, 1.0)
        else:
            n = put(xi, xv, n, at.MORE_TILE + (k - coming) * (TILES_MAX - at.BASE_TILES) + tile - at.BASE_TILES, 1.0)
    return n


@rule
def put_objectives(t, g, p, xi, xv, n):
    """How much of each objective is done, and what it still brings."""
    for category in range(CATEGORIES):
        if g.claims[category, p] != 0:
            n = put(xi, xv, n, at.OBJECTIVE_MINE + category, 1.0)
        elif g.claimed_n[category] < t.objective_vp_n:
            objective = g.objectives[category]
            prize = t.objective_vp[g.claimed_n[category]] / 15.0
            part = part_of_objective(t, g, p, objective)
            place = t.objective_place[objective]
            row = at.OBJECTIVE + place
            cubes = OBJECTIVES_MAX
            if place >= at.BASE_OBJECTIVES:
                row = at.MORE_OBJECTIVE + place - at.BASE_OBJECTIVES
                cubes = OBJECTIVES_MAX - at.BASE_OBJECTIVES
            n = put(xi, xv, n, row, part * prize)
            n = put(xi, xv, n, row + cubes, part * part * part * prize)
            n = put(xi, xv, n, at.OBJECTIVE_PRIZE + category, prize)
            if part >= 1.0:
                n = put(xi, xv, n, at.OBJECTIVE_MET + category, prize)
    return n


@rule
def put_staff(t, g, p, xi, xv, n):
    """Cards in play and in hand."""
    unused = 0.0
    for card in range(t.staff_n):
        where = g.staff_at[card]
        if where == PLAYED + p:
            if t.staff_place[card] < at.BASE_STAFF:
                n = put(xi, xv, n, at.IN_PLAY + t.staff_place[card], 1.0)
            elif g.staff_used[card] == FLIPPED:
                n = put(xi, xv, n, at.FACE_DOWN + t.staff_place[card] - at.BASE_STAFF, 1.0)
            else:
                n = put(xi, xv, n, at.MORE_IN_PLAY + t.staff_place[card] - at.BASE_STAFF, 1.0)
        elif where == HAND + p:
            if t.staff_place[card] < at.BASE_STAFF:
                n = put(xi, xv, n, at.IN_HAND + t.staff_place[card], 1.0)
            else:
                n = put(xi, xv, n, at.MORE_IN_HAND + t.staff_place[card] - at.BASE_STAFF, 1.0)
    for i in range(t.round_staff_n):
        card = t.round_staff[i]
        if g.staff_at[card] == PLAYED + p and g.staff_used[card] == 0:
            unused += 1.0
    n = put(xi, xv, n, at.UNUSED_STAFF, unused)
    n = put(xi, xv, n, at.HAND_SIZE, g.hand_n[p] * 0.2)
    return put(xi, xv, n, at.STAFF_SIZE, g.played_n[p] * 0.2)


@rule
def put_orders(t, g, p, xi, xv, n):
    """Guests served, where an objective counts them."""
    for category in range(CATEGORIES):
        if t.objective_need[g.objectives[category], 0] == NEED_ORDERS and g.claims[category, p] == 0:
            for size in range(ORDER_SIZES):
                n = put(xi, xv, n, at.ORDERS + size, g.orders_served[p, size] * 0.2)
    return n


@rule
def put_served(t, g, p, xi, xv, n):
    """Guests served by colour, where an objective counts them."""
    for category in range(CATEGORIES):
        if t.objective_need[g.objectives[category], 0] == NEED_GUESTS and g.claims[category, p] == 0:
            for colour in range(len(COLOURS)):
                n = put(xi, xv, n, at.BALL_SERVED + colour, g.colours_served[p, colour] * 0.2)
    return n


@rule
def put_hall(t, g, p, hall, further, xi, xv, n):
    """A ballroom that is still to be scored, so many after the next one: own dancers, and how they stand."""
    room = g.ballrooms[hall]
    mine = dancers_in(g, p, hall)
    others = 0
    for q in range(g.players):
        if q != p:
            others = max(others, dancers_in(g, q, hall))
    n = put(xi, xv, n, at.BALLROOM + further * BALLROOMS_MAX + room, 1.0)
    n = put(xi, xv, n, at.BALL_MINE + room * (at.DANCERS_MOST + 1) + min(mine, at.DANCERS_MOST), 1.0)
    if mine > 0:
        n = put(xi, xv, n, at.BALL_TOP + room * BALL_ROWS + highest_row(g, p, hall), 1.0)
        rank = 1
        if others > mine:
            rank = 0
        elif others < mine:
            rank = 2
        n = put(xi, xv, n, at.BALL_RANK + 3 * further + rank, 1.0)
    n = put(xi, xv, n, at.BALL_WORTH + further, ball_points(t, g, p, hall) * 0.1)
    n = put(xi, xv, n, at.BALL_LEAD + further, (mine - others) * 0.3)
    for row in range(BALL_ROWS):
        free = spaces_of(t, g, row) + g.sharing[hall * BALL_ROWS + row]
        for q in range(g.players):
            free -= g.dancers[q, hall * BALL_ROWS + row]
        n = put(xi, xv, n, at.BALL_FREE + further * BALL_ROWS + row, free * 0.3)
    return n


@rule
def put_balls(t, g, p, xi, xv, n):
    """Champagne, dancers at rehearsal and at the balls, and the ballrooms."""
    champagne = g.kitchen[p, CHAMPAGNE]
    n = put(xi, xv, n, at.BALL_CHAMPAGNE, champagne * 0.3)
    for k in range(len(at.CHAMPAGNE_FROM)):
        if champagne >= at.CHAMPAGNE_FROM[k]:
            n = put(xi, xv, n, at.BALL_CHAMPAGNE + 1 + k, 1.0)
    n = put(xi, xv, n, at.BALL_GAINED, g.gained[CHAMPAGNE] * 0.5)
    n = put(xi, xv, n, at.BALL_OUT, dancers_out(g, p) * 0.2)
    n = put(xi, xv, n, at.BALL_LEFT, dancers_rehearsing(g, p) * 0.2)
    room = g.rehearsal[p]
    if room != NOBODY:
        n = put(xi, xv, n, at.BALL_REHEARSAL + room, 1.0)
        for area in range(AREAS):
            left = g.rehearsing[p, area]
            n = put(xi, xv, n, at.BALL_AREA + room * AREAS + area, left * 0.3)
            if left == 1:
                n = put(xi, xv, n, at.BALL_AREA + (REHEARSALS_MAX + room) * AREAS + area, 1.0)
    further = 0
    for hall in range(HALLS):
        if is_to_be_scored(t, g, hall):
            n = put_hall(t, g, p, hall, further, xi, xv, n)
            further += 1
    return put_served(t, g, p, xi, xv, n)


@rule
def put_step(xi, xv, n, code, a):
    """A step still to come."""
    if code == GAIN_ITEM and a == CHAMPAGNE:
        return put(xi, xv, n, at.BALL_REWARD, 1.0)
    if code <= BASE_STEPS:
        return put(xi, xv, n, at.REWARD + code, 1.0)
    if code <= MORE_STEP_CODES:
        return put(xi, xv, n, at.MORE_REWARD + code - BASE_STEPS - 1, 1.0)
    if code <= BALLS_STEPS:
        return put(xi, xv, n, at.BALL_REWARD + code - MORE_STEP_CODES, 1.0)
    return put(xi, xv, n, at.GALA_REWARD + code - BALLS_STEPS - 1, 1.0)


@rule
def put_steps(xi, xv, n, steps, parts):
    """Those of some steps that are still to come, as bits."""
    for k in range(len(steps)):
        if parts & (1 << k) != 0:
            n = put_step(xi, xv, n, steps[k, 0], steps[k, 1])
    return n


@rule
def put_ball_rewards(t, g, p, i, xi, xv, n):
    """What a dancer has still to bring: the guest's reward, the bonus of the row, that of the area."""
    parts = g.agenda[i, balls.PARTS]
    guest = g.agenda[i, balls.GUEST]
    if guest != NOBODY:
        n = put_steps(xi, xv, n, t.guest_steps[guest], parts & balls.GUEST_PARTS)
    if parts & balls.ROW_PART != 0:
        place = g.agenda[i, balls.PLACE]
        hall = g.ballrooms[hall_of(place)]
        every = (1 << t.ballroom_step_n[hall, row_of(place)]) - 1
        n = put_steps(xi, xv, n, t.ballroom_steps[hall, row_of(place)], every)
    if parts & balls.AREA_PART != 0:
        room = g.rehearsal[p]
        area = g.agenda[i, balls.AREA_LEFT]
        n = put_steps(xi, xv, n, t.rehearsal_steps[room, area], (1 << t.rehearsal_step_n[room, area]) - 1)
    return n


@rule
def row_of_matter(op):
    """Where something on the agenda stands, and how far from it its first argument; 0 when it has none."""
    if op >= at.OPS:
        return at.ENTRANCE_HAPPENING + op - at.OPS, 0
    if op == agenda.REACTIONS:
        return at.MORE_PENDING + op - at.BASE_DECISIONS, at.OPS - at.BASE_DECISIONS
    if op <= at.BASE_DECISIONS or op >= agenda.FIRST_HAPPENING:
        return at.PENDING + op, at.OPS
    if op <= at.MORE_DECISIONS:
        return at.MORE_PENDING + op - at.BASE_DECISIONS, at.OPS - at.BASE_DECISIONS
    if op <= at.BALLS_DECISIONS:
        return at.BALL_PENDING + op - at.MORE_DECISIONS - 1, at.BALLS_DECISIONS - at.MORE_DECISIONS
    if op <= at.CELEBRITIES_DECISIONS:
        return at.CELEBRITY_PENDING + op - at.BALLS_DECISIONS - 1, at.CELEBRITIES_DECISIONS - at.BALLS_DECISIONS
    return at.ENTRANCE_PENDING + op - at.CELEBRITIES_DECISIONS - 1, at.ENTRANCES_DECISIONS - at.CELEBRITIES_DECISIONS


@rule
def put_pending(t, g, p, xi, xv, n):
    """What this seat is still to do or to get before anybody else decides."""
    for i in range(g.agenda_n):
        if g.agenda[i, SEAT] == p:
            op = g.agenda[i, OP]
            if op == turn.TURN:
                continue
            row, ops = row_of_matter(op)
            n = put(xi, xv, n, row, 1.0)
            if op == rewards.REWARDS:
                n = put_steps(xi, xv, n, t.guest_steps[g.agenda[i, rewards.GUEST]], g.agenda[i, rewards.PARTS])
            elif op == balls.BALL_REWARDS:
                n = put_ball_rewards(t, g, p, i, xi, xv, n)
            elif op == agenda.STEP:
                n = put_step(xi, xv, n, g.agenda[i, A], g.agenda[i, B])
            elif op == rooms.OCCUPY:
                n = put(xi, xv, n, row + ops, g.agenda[i, rooms.OCCUPY_LEFT] * 0.25)
            elif ops > 0:  # whatever its arguments are: the network has learned what they mean
                n = put(xi, xv, n, row + ops, g.agenda[i, A] * 0.25)
                n = put(xi, xv, n, row + 2 * ops, min(g.agenda[i, B], 6) * 0.25)
    for item in range(BASE_ITEM_KINDS):
        n = put(xi, xv, n, at.GAINED + item, g.gained[item] * 0.5)
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
        n = put(xi, xv, n, at.RIVAL, (g.vp[rival] - g.vp[p]) * 0.03)
        n = put(xi, xv, n, at.RIVAL + 1, rooms * 0.1)
        n = put(xi, xv, n, at.RIVAL + 2, g.emperor[rival] * 0.1)
        n = put(xi, xv, n, at.RIVAL + 3, g.played_n[rival] * 0.2)
    for space in range(QUEUE):
        if g.queue[space] >= 0:
            n = put_guest(t, xi, xv, n, g.queue[space], at.WAITING, at.BALL_WAITING)
    return n


@cold
def put_modules(t, g, p, xi, xv, n):
    """What the later modules add, each where it is played."""
    if t.celebrity_n > 0:
        n = put_lounge(t, g, p, xi, xv, n)
    if t.entrance_n > 0:
        n = put_entrances(t, g, p, xi, xv, n)
    if g.modules & KEY != 0:
        n = put_key(g, p, xi, xv, n)
    if g.modules & GALA != 0:
        n = put_staying(t, g, p, xi, xv, n)
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
        if t.ballroom_n > 0:
            n = put_balls(t, g, p, xi, xv, n)
        n = put_modules(t, g, p, xi, xv, n)
    n = put_staff(t, g, p, xi, xv, n)
    n = put_pending(t, g, p, xi, xv, n)
    return put_others(t, g, p, xi, xv, n)


@rule
def is_to_be_scored(t, g, hall):
    """Is a ballroom's scoring still to come? They are scored after the emperor's visits, from the left."""
    return t.emperor_rounds[hall] >= g.round_no


@rule
def points_so_far(t, g, p):
    """The points this seat would have if the game ended now, and were scored as it stands.

    A bid that stands counts as paid.
    """
    if g.over != 0:
        return g.vp[p] * 1.0
    total = g.vp[p] + krones_to_spend(t, g, p) * t.leftover_vp
    for item in range(g.item_kinds):
        total += g.kitchen[p, item] * t.leftover_vp
    for room in range(ROOMS):
        if g.rooms[p, room] == OCCUPIED:
            total += t.floor_vp[room // COLUMNS]
    for table in range(g.cafe_tables[p]):
        if g.cafe[p, table] != NOBODY and t.guest_goes[g.cafe[p, table]] != STAYS:
            total += t.unserved_guest_vp
    for card in range(t.staff_n):
        if g.staff_at[card] == PLAYED + p and t.staff_timing[card] == GAME_END:
            if t.staff_score[card, 0] != SCORE_COPY:
                total += end_staff_vp(t, g, p, card)
    if t.ballroom_n > 0:
        for hall in range(HALLS):
            if is_to_be_scored(t, g, hall):
                total += ball_points(t, g, p, hall)
    if t.entrance_n > 0:
        total += points_of_entrance(t, g, p)
    return total * 1.0
