"""Writing an observation: what one seat may see, as numbers in the places of `layout`.

Compiled, without allocation, and without a copy of the game: only what lies open, or is the seat's own, is read. A test
compares with the covered record and with games dealt anew, so nothing hidden can creep in.

Most of an observation is what is printed on cards, and most cards stay where they are from one decision to the next. So
`shown` remembers which card's row stands where, and a row is copied only when another card has come there. An
observation of zeros belongs to a `shown` of zeros; after that both belong together.
"""

from __future__ import annotations

import numpy as np

from leopold.envs import layout as at
from leopold.envs.observing_modules import write_celebrities, write_entrances, write_gala, write_key
from leopold.envs.writing import further_on, put_ball_guest, put_row, write_spoken
from leopold.packs.codes import (
    ADVANCE_EMPEROR,
    BALLS_POWERS,
    BASE_ITEM_KINDS,
    BASE_POWERS,
    CHAMPAGNE,
    CHOOSE_ITEMS,
    COLOURS,
    GAIN_ITEM,
    GAIN_KRONES,
    GAIN_VP,
    LEVELS,
    NEED_GUESTS,
    ROOM_COLOURS,
)
from leopold.packs.tables import (
    AREAS,
    BALL_PLACES,
    BALL_ROWS,
    BALLROOMS_MAX,
    BASE_CAFE_TABLES,
    CATEGORIES,
    FACES,
    HALLS,
    INSTRUCTIONS_MAX,
    QUEUE,
    ROOMS,
    SEATS,
    STEPS_MAX,
)
from leopold.rules import actions
from leopold.rules.agenda import A, argument, deciding, on_top
from leopold.rules.board.balls import ball_points, spaces_of
from leopold.rules.course.rounds import number_in_turn
from leopold.rules.decisions import balls, dice, items, penalties, reactions, rewards, rooms, staff, turn
from leopold.rules.jit import rule
from leopold.rules.sight import looker
from leopold.rules.state import (
    AUTOMATON_SEAT,
    BOX,
    DECK,
    DISMISSED,
    DRAFTING,
    HAND,
    LOOKED,
    NO_AUTOMATON,
    NOBODY,
    OCCUPIED,
    ORDER_SIZES,
    PLAYED,
    UNKNOWN,
    VACANT,
)


@rule
def write_table(t, g, seat, out):
    """The table, the dice and the turn."""
    for i in range(at.TABLE):
        out[np.uint64(i)] = 0
    out[at.PLAYERS + g.players - 2] = 1
    out[at.VARIANT + g.variant] = 1
    out[at.PENALTY_CHOICE] = t.penalty_choice
    out[at.ROUND_ONE_HOT + min(g.round_no, 7)] = 1
    for face in range(FACES):
        out[at.DICE + face] = g.dice[face] * at.DIE
    out[at.BIN] = g.bin * at.DIE
    out[at.ACTED] = g.acted
    out[at.GUEST_TAKEN] = g.guest_taken
    out[at.DIE_TAKEN] = g.die_taken
    out[at.EXTRA_TURN] = g.extra_turn
    out[at.EXTRA_TURNS] = g.extra_turns
    if g.face > 0:
        out[at.FACE + g.face - 1] = 1
        out[at.TURN_STRENGTH] = g.strength * at.STRENGTH
    for item in range(BASE_ITEM_KINDS):
        out[at.GAINED + item] = g.gained[item] * at.ITEM
    out[at.GUEST_DECK] = g.guest_deck_n * at.DECK
    out[at.STAFF_DECK] = g.staff_deck_n * at.DECK
    out[at.STARTS + further_on(g, seat, g.start_seat)] = 1


@rule
def write_automaton(g, out):
    """Level, decks, markers, and which cards have been turned up since the shuffle."""
    first = at.AUTOMATON_AT
    for level in range(len(LEVELS)):
        out[first + at.LEVEL + level] = 1.0 if level == g.level else 0.0
    out[first + at.CARDS_LEFT] = g.instructions_n * at.DECK
    out[first + at.PRIVATE_LEFT] = g.private_n * at.CARD
    for category in range(CATEGORIES):
        out[first + at.MARKERS + category] = g.markers[category] * at.PLACE
    for card in range(INSTRUCTIONS_MAX):
        out[first + at.CARD_SEEN + card] = g.instruction_seen[card]


@rule
def write_rewards_left(left, out, first):
    """Which parts of a guest's reward are left."""
    for part in range(STEPS_MAX):
        if left & (1 << part) != 0:
            out[first + at.PARTS + part] = 1


@rule
def write_beside_die(g, out, first):
    """The main action still to do, and what staff add beside it."""
    if argument(g, dice.MAIN) > 0:
        out[first + at.MAIN + argument(g, dice.MAIN) - 1] = 1
    for side in range(len(at.BASE_SIDES)):
        if argument(g, dice.SIDES_LEFT) & (1 << side) != 0:
            out[first + at.BESIDE + side] = 1
    out[first + at.DIE_STRENGTH] = argument(g, dice.DIE_IS) * at.STRENGTH
    out[first + at.BOTH_TRACKS] = argument(g, dice.BOTH)


@rule
def write_decision(g, seat, guests, out, shown):
    """What is being decided, by whom, and how much of it."""
    first = at.DECISION_AT
    for i in range(at.DECISION_ROW):
        out[np.uint64(first + i)] = 0
    waits = g.over == 0 and g.agenda_n > 0
    guest = NOBODY
    if waits and on_top(g) == rewards.REWARDS:
        guest = argument(g, rewards.GUEST)
    elif waits and on_top(g) == balls.BALL_REWARDS:
        guest = argument(g, balls.GUEST)
    if shown[at.SHOWN_REWARDED] != guest + 1:
        shown[at.SHOWN_REWARDED] = guest + 1
        put_row(guests, guest, out, first + at.REWARDED, at.GUEST)
    if not waits:
        return
    op = on_top(g)
    out[at.DECIDES + further_on(g, seat, deciding(g))] = 1
    if op <= at.DECISION_KINDS:
        out[first + at.DECISION + op - 1] = 1
    if (
        op == reactions.REACT
        or op == turn.TURN
        or op == items.PLACE_ITEMS
        or op == penalties.WAIVE
        or op == penalties.HALF
        or op > at.BALLS_DECISIONS
    ):
        return
    if op == rewards.REWARDS:
        write_rewards_left(argument(g, rewards.PARTS), out, first)
        if argument(g, rewards.BONUS_GROUP) >= 0:
            out[first + at.BONUS_WAITS] = 1
    elif op == balls.BALL_REWARDS:
        write_rewards_left(argument(g, balls.PARTS), out, first)
    elif op == dice.BESIDE_DIE:
        write_beside_die(g, out, first)
    elif op == dice.SPLIT:
        out[first + at.MAIN + argument(g, dice.SPLIT_ACTION) - 1] = 1
        out[first + at.DIE_STRENGTH] = argument(g, dice.SPLIT_STRENGTH) * at.STRENGTH
    elif op == staff.LOOK_AND_HIRE:
        out[first + at.DISCOUNT] = min(argument(g, staff.LOOK_DISCOUNT), 10) * at.STRENGTH
        out[first + at.MUST_HIRE] = argument(g, staff.MUST)
    else:
        out[first + at.LEFT] = argument(g, A) * at.STRENGTH  # of these, the first argument is how many are left
        if op == staff.HIRE:
            out[first + at.DISCOUNT] = min(argument(g, staff.DISCOUNT), 10) * at.STRENGTH
        elif op == rooms.PREPARE:
            out[first + at.DISCOUNT] = min(argument(g, rooms.DISCOUNT), 10) * at.STRENGTH
            out[first + at.TOP_FLOOR] = argument(g, rooms.TOP_FLOOR) * at.FLOOR
            out[first + at.AT_ONCE] = argument(g, rooms.AND_OCCUPY)
        elif op == rooms.OCCUPY:
            out[first + at.TOP_FLOOR] = argument(g, rooms.OCCUPY_FLOORS) * at.FLOOR
        elif op == balls.SEND_DANCER:
            out[first + at.DISCOUNT] = min(argument(g, balls.DISCOUNT), 10) * at.STRENGTH
        elif op == penalties.REMOVE_OCCUPIED:
            out[first + at.TOP_FLOOR] = argument(g, penalties.BELOW) * at.FLOOR


@rule
def write_cafe(t, g, p, further, guests, out, first, shown):
    """Who sits at each table, what is still missing, and whether the order is complete."""
    for table in range(BASE_CAFE_TABLES):
        guest = g.cafe[p, table]
        row = first + table * at.TABLE_ROW
        place = at.SHOWN_CAFE + further * BASE_CAFE_TABLES + table
        if shown[place] != guest + 1:
            shown[place] = guest + 1
            put_row(guests, guest, out, row, at.GUEST)
        missing = 0
        for item in range(g.item_kinds):
            wanted = 0
            if guest != NOBODY:
                wanted = t.guest_order[guest, item] - g.served[p, table, item]
            missing += wanted
            if item < BASE_ITEM_KINDS:
                out[row + at.MISSING + item] = wanted * at.ITEM
        out[row + at.SERVED] = 1.0 if guest != NOBODY and missing == 0 else 0.0


@rule
def rooms_as_bits(states, first, last):
    """Two bits for each of some rooms."""
    bits = np.int64(0)
    for room in range(first, last):
        bits |= np.int64(states[room]) << np.int64(2 * (room - first))
    return bits


@rule
def write_rooms(t, g, p, further, hotels, out, first, shown):
    """Vacant and occupied rooms, what their groups still lack, and the hotel itself."""
    hotel = g.hotel[p]
    states = g.rooms[p]
    lower = rooms_as_bits(states, 0, ROOMS // 2)
    upper = rooms_as_bits(states, ROOMS // 2, ROOMS)
    place = at.SHOWN_ROOMS + 2 * further
    if shown[at.SHOWN_HOTEL + further] != hotel + 1:
        shown[at.SHOWN_HOTEL + further] = hotel + 1
        put_row(hotels, hotel, out, first + at.HOTEL, at.HOTEL_ROW)
    elif shown[place] == lower and shown[place + 1] == upper:
        return
    shown[place] = lower
    shown[place + 1] = upper
    groups = t.hotel_group[hotel]
    left = g.group_left[p]
    for room in range(ROOMS):
        out[np.uint64(first + at.VACANT_ROOMS + room)] = 1.0 if states[room] == VACANT else 0.0
    for room in range(ROOMS):
        out[np.uint64(first + at.OCCUPIED_ROOMS + room)] = 1.0 if states[room] == OCCUPIED else 0.0
    for room in range(ROOMS):
        out[np.uint64(first + at.GROUP_LEFT + room)] = left[np.uint64(groups[room])] * at.GROUP_ROOM


@rule
def write_powers(g, p, out, first):
    """What the permanent staff of a seat change, added up."""
    powers = g.power[p]
    for place in range(BASE_POWERS):
        out[np.uint64(first + at.POWERS + place)] = powers[place] * at.POWER


@rule
def write_seat(t, g, p, further, guests, hotels, out, first, shown):
    """Everything on the table before a seat but its staff."""
    out[first + at.PRESENT] = 1
    out[first + at.IS_AUTOMATON] = 1.0 if g.solo != NO_AUTOMATON and p == AUTOMATON_SEAT else 0.0
    out[first + at.KRONES] = g.krones[p] * at.KRONE
    out[first + at.VP] = g.vp[p] * at.POINT
    out[first + at.EMPEROR] = g.emperor[p] * at.SPACE
    low = g.order_tile[p]
    out[first + at.ORDER_NUMBERS] = low * at.ORDER
    out[first + at.ORDER_NUMBERS + 1] = number_in_turn(g, p, 1) * at.ORDER
    out[first + at.TURNS] = g.turns[p] * at.TURN
    out[first + at.PASSED] = g.passed[p]
    out[first + at.HAND_SIZE] = g.hand_n[p] * at.CARD
    out[first + at.STAFF_SIZE] = g.played_n[p] * at.CARD
    out[first + at.TILES_LAID] = g.tiles_laid[p] * at.TILE
    for colour in range(ROOM_COLOURS):
        out[first + at.OCCUPIED + colour] = g.occupied[p, colour] * at.ROOM
    for item in range(BASE_ITEM_KINDS):
        out[first + at.KITCHEN + item] = g.kitchen[p, item] * at.KITCHEN_ITEM
    write_cafe(t, g, p, further, guests, out, first + at.CAFE, shown)
    write_rooms(t, g, p, further, hotels, out, first, shown)


@rule
def write_queue(t, g, guests, out, shown):
    """Who waits, and at which price."""
    for space in range(QUEUE):
        guest = g.queue[space]
        first = at.QUEUE_AT + space * at.SPACES
        if shown[at.SHOWN_QUEUE + space] != guest + 1:
            shown[at.SHOWN_QUEUE + space] = guest + 1
            put_row(guests, guest, out, first, at.GUEST)
            out[first + at.PRICE] = t.queue_cost[space] * at.PLACE if guest != NOBODY else 0.0


@rule
def write_goals(t, g, seat, objectives, tiles, out, shown):
    """The objectives with what is left of them, and the emperor's tiles.

    Markers are only ever laid, so within a game it is enough to look how many there are.
    """
    now = g.round_no
    for category in range(CATEGORIES):
        now = now * (SEATS + 1) + g.claimed_n[category]
    now = now * SEATS + seat + 1
    if shown[at.SHOWN_GOALS] == now:
        return
    shown[at.SHOWN_GOALS] = now
    for category in range(CATEGORIES):
        first = at.OBJECTIVES_AT + category * at.OBJECTIVE
        objective = g.objectives[category]
        if shown[at.SHOWN_OBJECTIVE + category] != objective + 1:
            shown[at.SHOWN_OBJECTIVE + category] = objective + 1
            put_row(objectives, objective, out, first, at.OBJECTIVE_ROW)
        taken = g.claimed_n[category]
        out[first + at.CLAIMS_LEFT] = max(0, t.objective_vp_n - taken) * at.PLACE
        out[first + at.NEXT_PRIZE] = t.objective_vp[taken] * at.PRIZE if taken < t.objective_vp_n else 0.0
        for p in range(g.players):
            out[first + at.CLAIMED + further_on(g, seat, p)] = 1.0 if g.claims[category, p] > 0 else 0.0
        first = at.TILES_AT + category * at.TILES
        tile = g.tiles[category]
        if shown[at.SHOWN_TILE + category] != tile + 1:
            shown[at.SHOWN_TILE + category] = tile + 1
            put_row(tiles, tile, out, first, at.TILE_ROW)
        out[first + at.ROUNDS_LEFT] = max(0, t.emperor_rounds[category] - g.round_no) * at.ROUND


@rule
def staff_place(g, seat, where, looking):
    """Which of the places of `STAFF_PLACES` a card lies at for this seat, or -1 where it may not know."""
    if where == DECK or where == UNKNOWN:
        return -1
    if where >= PLAYED and where < PLAYED + SEATS:
        further = further_on(g, seat, where - PLAYED)
        return at.IN_PLAY if further == 0 else at.PLAYED_BY + further
    if where == HAND + seat:
        return at.IN_HAND
    if where == DRAFTING + seat or (where == LOOKED and looking):
        return at.TO_CHOOSE
    if where == DISMISSED or where == BOX:
        return at.GONE
    return -1


@rule
def played_by(place):
    """A bit for the seat that has a card at this place in play, itself the lowest; 0 where nobody has."""
    if place == at.IN_PLAY:
        return 1
    if place > at.PLAYED_BY and place < at.GONE:
        return 1 << (place - at.PLAYED_BY)
    return 0


@rule
def write_staff(t, g, seat, out, shown):
    """Cards in one's own hand, in play, to choose from now, or gone; what others hold is only counted with them.

    Returns a bit for each seat, from the one who looks on, whose staff in play are others than those shown before.
    """
    n = t.staff_n
    looking = looker(g) == seat
    viewer = 2 * seat + 1
    if looking:
        viewer += 1
    viewer_before = shown[at.SHOWN_VIEWER]
    shown[at.SHOWN_VIEWER] = viewer
    changed = 0
    for card in range(n):
        now = 2 * g.staff_at[card] + min(g.staff_used[card], 1) + 1
        before = shown[at.SHOWN_STAFF + card]
        if now == before and viewer == viewer_before:
            continue
        shown[at.SHOWN_STAFF + card] = now
        if before > 0:
            left = staff_place(g, (viewer_before - 1) >> 1, (before - 1) >> 1, viewer_before & 1 == 0)
            if left >= 0:
                out[at.STAFF_AT + left * n + card] = 0
                out[at.STAFF_AT + at.USED * n + card] = 0
                changed |= played_by(left)
        place = staff_place(g, seat, g.staff_at[card], looking)
        if place >= 0:
            out[at.STAFF_AT + place * n + card] = 1
            if place == at.IN_PLAY and g.staff_used[card] != 0:
                out[at.STAFF_AT + at.USED * n + card] = 1
            changed |= played_by(place)
    return changed


@rule
def write_more(t, g, seat, out, first):
    """What "Would you like some more?" adds."""
    write_spoken(t, g, at.MORE_SPOKEN, out, first)
    for p in range(g.players):
        place = first + at.MORE_ORDERS + further_on(g, seat, p) * (ORDER_SIZES - 1)
        for size in range(1, ORDER_SIZES):
            out[place + size - 1] = g.orders_served[p, size] * at.ORDER_SERVED


@rule
def write_ball_goals(t, g, out, first):
    """Whose guests an objective counts, and champagne for the emperor's favour."""
    for category in range(CATEGORIES):
        objective = g.objectives[category]
        if t.objective_need[objective, 0] == NEED_GUESTS:
            colour = t.objective_need[objective, 5]
            out[first + at.BALL_NEED_COLOURS + category * len(COLOURS) + colour] = 1
        tile = g.tiles[category]
        for i in range(t.tile_step_n[tile]):
            if t.tile_steps[tile, i, 0] == GAIN_ITEM and t.tile_steps[tile, i, 1] == CHAMPAGNE:
                out[first + at.BALL_TILE_CHAMPAGNE + category] = t.tile_steps[tile, i, 2] * at.STEP


@rule
def write_ball_decision(g, guests, out, first):
    """What is open of a decision about dancers."""
    if g.over != 0 or g.agenda_n == 0:
        return
    op = on_top(g)
    if op == dice.BESIDE_DIE:
        if argument(g, dice.SIDES_LEFT) & (1 << actions.SIDE_DANCER) != 0:
            out[first + at.BALL_BESIDE] = 1
    elif op == balls.BALL_REWARDS:
        left = argument(g, balls.PARTS)
        out[first + at.BALL_ROW_WAITS] = 1.0 if left & balls.ROW_PART != 0 else 0.0
        out[first + at.BALL_AREA_WAITS] = 1.0 if left & balls.AREA_PART != 0 else 0.0
        out[first + at.BALL_PLACE + argument(g, balls.PLACE)] = 1
        put_ball_guest(guests, argument(g, balls.GUEST), out, first + at.BALL_REWARDED)
    elif op == rewards.REWARDS:
        put_ball_guest(guests, argument(g, rewards.GUEST), out, first + at.BALL_REWARDED)
    elif op == balls.RECALL:
        out[first + at.BALL_HALL + argument(g, balls.HALL)] = 1


@rule
def write_halls(t, g, out, first):
    """Which ballroom stands where, which are scored, and where there is room; who may rehearse where."""
    for hall in range(HALLS):
        out[first + at.BALLROOM + hall * BALLROOMS_MAX + g.ballrooms[hall]] = 1
        if t.emperor_rounds[hall] < g.round_no:
            out[first + at.BALL_SCORED + hall] = 1
        for row in range(BALL_ROWS):
            place = hall * BALL_ROWS + row
            free = spaces_of(t, g, row) + g.sharing[place]
            for p in range(g.players):
                free -= g.dancers[p, place]
            out[first + at.BALL_FREE + place] = free * at.DANCER
    for i in range(SEATS):
        if g.rehearsals[i] != NOBODY:
            out[first + at.BALL_OFFERED + g.rehearsals[i]] = 1


@rule
def write_area_bonus(t, room, area, out, first):
    """What emptying an area brings, roughly."""
    for i in range(t.rehearsal_step_n[room, area]):
        code = t.rehearsal_steps[room, area, i, 0]
        amount = t.rehearsal_steps[room, area, i, 1]
        kind = 4
        if code == GAIN_VP:
            kind = 0
        elif code == GAIN_KRONES:
            kind = 1
        elif code == ADVANCE_EMPEROR:
            kind = 2
        elif code == CHOOSE_ITEMS:
            kind = 3
        elif code == GAIN_ITEM:
            kind = 3
            amount = t.rehearsal_steps[room, area, i, 2]
        out[first + kind] += amount * at.GUEST_VP


@rule
def write_ball_seat(t, g, p, guests, out, first):
    """Champagne, guests, powers, dancers at rehearsal and at balls, and what each ballroom is worth as it stands."""
    out[first + at.BALL_KITCHEN] = g.kitchen[p, CHAMPAGNE] * at.KITCHEN_ITEM
    for table in range(BASE_CAFE_TABLES):
        guest = g.cafe[p, table]
        if guest != NOBODY:
            row = first + at.BALL_CAFE + table * at.BALL_CAFE_ROW
            put_ball_guest(guests, guest, out, row)
            missing = t.guest_order[guest, CHAMPAGNE] - g.served[p, table, CHAMPAGNE]
            out[row + at.BALL_GUEST] = missing * at.ITEM
    for place in range(BASE_POWERS, BALLS_POWERS):
        out[first + at.BALL_POWERS + place - BASE_POWERS] = g.power[p, place] * at.POWER
    room = g.rehearsal[p]
    if room != NOBODY:
        out[first + at.BALL_REHEARSAL + room] = 1
    for area in range(AREAS):
        out[first + at.BALL_REHEARSING + area] = g.rehearsing[p, area] * at.DANCER
        if room != NOBODY and g.rehearsing[p, area] > 0:
            write_area_bonus(t, room, area, out, first + at.BALL_AREA_BONUS + area * len(at.AREA_BONUSES))
    for place in range(BALL_PLACES):
        out[first + at.BALL_DANCERS + place] = g.dancers[p, place] * at.DANCER
    for hall in range(HALLS):
        out[first + at.BALL_HALL_POINTS + hall] = ball_points(t, g, p, hall) * at.BALL_VP
    for colour in range(len(COLOURS)):
        out[first + at.BALL_COLOURS_SERVED + colour] = g.colours_served[p, colour] * at.ORDER_SERVED


@rule
def write_balls(t, g, seat, guests, out, first):
    """What "Vienna Ballrooms" adds."""
    write_spoken(t, g, at.BALLS_SPOKEN, out, first)
    write_ball_goals(t, g, out, first)
    write_ball_decision(g, guests, out, first)
    write_halls(t, g, out, first)
    out[first + at.BALL_GAINED] = g.gained[CHAMPAGNE] * at.ITEM
    for space in range(QUEUE):
        put_ball_guest(guests, g.queue[space], out, first + at.BALL_QUEUE + space * at.BALL_GUEST)
    for p in range(g.players):
        place = first + at.BALL_SEATS + further_on(g, seat, p) * at.BALL_SEAT
        write_ball_seat(t, g, p, guests, out, place)


@rule
def write_modules(t, g, seat, guests, tiles, out, first):
    """What modules add, each in its block, one behind the other."""
    for i in range(first, len(out)):
        out[i] = 0
    if g.modules & at.MORE_BIT != 0:
        write_more(t, g, seat, out, first)
        first += at.MORE
    elif g.modules & at.WAITING_BITS != 0:
        write_spoken(t, g, at.WAITING_SPOKEN, out, first)
        first += at.WAITING
    if g.modules & at.BALLS_BIT != 0:
        write_balls(t, g, seat, guests, out, first)
        first += at.BALLS
    if g.modules & at.CELEBRITIES_BIT != 0:
        write_celebrities(t, g, seat, out, first)
        first += at.CELEBRITIES
    if g.modules & at.ENTRANCES_BIT != 0:
        write_entrances(t, g, seat, guests, tiles, out, first)
        first += at.ENTRANCES
    if g.modules & at.KEY_BIT != 0:
        write_key(g, seat, out, first)
        first += at.KEY
    if g.modules & at.GALA_BIT != 0:
        write_gala(t, g, seat, guests, out, first)


@rule
def write_observation(t, g, seat, guests, hotels, objectives, tiles, out, shown):
    """What this seat may see of the game, itself first. Seats that are not there stay zero."""
    write_table(t, g, seat, out)
    if g.solo != NO_AUTOMATON:
        write_automaton(g, out)
    write_decision(g, seat, guests, out, shown)
    restaffed = write_staff(t, g, seat, out, shown)
    for p in range(g.players):
        further = further_on(g, seat, p)
        first = at.SEATS_AT + further * at.SEAT
        write_seat(t, g, p, further, guests, hotels, out, first, shown)
        if restaffed & (1 << further) != 0 or g.modules & at.POWERED_BITS != 0:
            write_powers(g, p, out, first)
    write_queue(t, g, guests, out, shown)
    write_goals(t, g, seat, objectives, tiles, out, shown)
    first = at.STAFF_AT + len(at.STAFF_PLACES) * t.staff_n
    if len(out) > first:
        write_modules(t, g, seat, guests, tiles, out, first)
