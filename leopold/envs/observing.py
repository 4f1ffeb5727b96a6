"""Writing an observation: what one seat may see, as numbers in the places of `layout`.

Compiled, without allocation, and without a copy of the game: only what lies open, or is the seat's own, is read. A test
compares with the covered record and with games dealt anew, so nothing hidden can creep in.
"""

from __future__ import annotations

from leopold.envs import layout as at
from leopold.packs.codes import ITEM_KINDS, ROOM_COLOURS
from leopold.packs.tables import CAFE_TABLES, CATEGORIES, FACES, INSTRUCTIONS_MAX, QUEUE, ROOMS, SEATS, STEPS_MAX
from leopold.rules import actions, agenda
from leopold.rules.jit import rule
from leopold.rules.sight import looker
from leopold.rules.state import (
    AUTOMATON_SEAT,
    BOX,
    DISMISSED,
    DRAFTING,
    HAND,
    LOOKED,
    NOBODY,
    NO_AUTOMATON,
    OCCUPIED,
    PLAYED,
    VACANT,
)


@rule
def copy_row(row, out, first):
    """What is printed on a card or a board, as it was worked out beforehand."""
    for i in range(len(row)):
        out[first + i] = row[i]


@rule
def write_table(t, g, seat, out):
    """The table, the dice and the turn."""
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
    for item in range(ITEM_KINDS):
        out[at.GAINED + item] = g.gained[item] * at.ITEM
    out[at.GUEST_DECK] = g.guest_deck_n * at.DECK
    out[at.STAFF_DECK] = g.staff_deck_n * at.DECK
    out[at.STARTS + (g.start_seat - seat + g.players) % g.players] = 1


@rule
def write_automaton(g, out):
    """Level, decks, markers, and which cards have been turned up since the shuffle."""
    first = at.AUTOMATON_AT
    out[first + at.LEVEL + g.level] = 1
    out[first + at.CARDS_LEFT] = g.instructions_n * at.DECK
    out[first + at.PRIVATE_LEFT] = g.private_n * at.CARD
    for category in range(CATEGORIES):
        out[first + at.MARKERS + category] = g.markers[category] * at.PLACE
    for card in range(INSTRUCTIONS_MAX):
        out[first + at.CARD_SEEN + card] = g.instruction_seen[card]


@rule
def write_rewards_left(g, top, guests, out, first):
    """The guest who is being rewarded, which parts are left, and whether the bonus waits."""
    left = g.agenda[top, 3]
    for part in range(STEPS_MAX):
        if left & (1 << part) != 0:
            out[first + at.PARTS + part] = 1
    if g.agenda[top, 4] >= 0:
        out[first + at.BONUS_WAITS] = 1
    copy_row(guests[g.agenda[top, 2]], out, first + at.REWARDED)


@rule
def write_beside_die(g, top, out, first):
    """The main action still to do, and what staff add beside it."""
    if g.agenda[top, 2] > 0:
        out[first + at.MAIN + g.agenda[top, 2] - 1] = 1
    for side in range(actions.SIDES):
        if g.agenda[top, 3] & (1 << side) != 0:
            out[first + at.BESIDE + side] = 1
    out[first + at.DIE_STRENGTH] = g.agenda[top, 4] * at.STRENGTH
    out[first + at.BOTH_TRACKS] = g.agenda[top, 5]


@rule
def write_decision(g, seat, guests, out):
    """What is being decided, by whom, and how much of it."""
    top = g.agenda_n - 1
    if g.over != 0 or top < 0:
        return
    first = at.DECISION_AT
    op = g.agenda[top, 0]
    out[at.DECIDES + (g.agenda[top, 1] - seat + g.players) % g.players] = 1
    out[first + at.DECISION + op - 1] = 1
    if op == agenda.TURN or op == agenda.PLACE_ITEMS or op == agenda.WAIVE or op == agenda.HALF:
        return
    if op == agenda.REWARDS:
        write_rewards_left(g, top, guests, out, first)
    elif op == agenda.BESIDE_DIE:
        write_beside_die(g, top, out, first)
    elif op == agenda.SPLIT:
        out[first + at.MAIN + g.agenda[top, 2] - 1] = 1
        out[first + at.DIE_STRENGTH] = g.agenda[top, 3] * at.STRENGTH
    elif op == agenda.LOOK_AND_HIRE:
        out[first + at.DISCOUNT] = min(g.agenda[top, 3], 10) * at.STRENGTH
        out[first + at.MUST_HIRE] = g.agenda[top, 4]
    else:
        out[first + at.LEFT] = g.agenda[top, 2] * at.STRENGTH
        if op == agenda.PREPARE or op == agenda.HIRE:
            out[first + at.DISCOUNT] = min(g.agenda[top, 3], 10) * at.STRENGTH
        if op == agenda.PREPARE:
            out[first + at.TOP_FLOOR] = g.agenda[top, 4] * at.FLOOR
            out[first + at.AT_ONCE] = g.agenda[top, 5]
        elif op == agenda.REMOVE_OCCUPIED:
            out[first + at.TOP_FLOOR] = g.agenda[top, 3] * at.FLOOR


@rule
def write_cafe(t, g, p, guests, out, first):
    """Who sits at each table, what is still missing, and whether the order is complete."""
    for table in range(CAFE_TABLES):
        guest = g.cafe[p, table]
        if guest != NOBODY:
            row = first + table * at.TABLE_ROW
            copy_row(guests[guest], out, row)
            missing = 0
            for item in range(ITEM_KINDS):
                wanted = t.guest_order[guest, item] - g.served[p, table, item]
                missing += wanted
                out[row + at.MISSING + item] = wanted * at.ITEM
            if missing == 0:
                out[row + at.SERVED] = 1


@rule
def write_rooms(t, g, p, hotels, out, first):
    """Vacant and occupied rooms, what their groups still lack, and the hotel itself."""
    hotel = g.hotel[p]
    for room in range(ROOMS):
        state = g.rooms[p, room]
        out[first + at.VACANT_ROOMS + room] = 1.0 if state == VACANT else 0.0
        out[first + at.OCCUPIED_ROOMS + room] = 1.0 if state == OCCUPIED else 0.0
    for room in range(ROOMS):
        out[first + at.GROUP_LEFT + room] = g.group_left[p, t.hotel_group[hotel, room]] * at.GROUP_ROOM
    copy_row(hotels[hotel], out, first + at.HOTEL)


@rule
def write_seat(t, g, p, guests, hotels, out, first):
    """Everything on the table before a seat."""
    out[first + at.PRESENT] = 1
    if g.solo != NO_AUTOMATON and p == AUTOMATON_SEAT:
        out[first + at.IS_AUTOMATON] = 1
    out[first + at.KRONES] = g.krones[p] * at.KRONE
    out[first + at.VP] = g.vp[p] * at.POINT
    out[first + at.EMPEROR] = g.emperor[p] * at.SPACE
    low = g.order_tile[p]
    if low > 0:
        out[first + at.ORDER_NUMBERS] = low * at.ORDER
        out[first + at.ORDER_NUMBERS + 1] = (2 * g.players + 1 - low) * at.ORDER
    out[first + at.TURNS] = g.turns[p] * at.TURN
    out[first + at.PASSED] = g.passed[p]
    out[first + at.HAND_SIZE] = g.hand_n[p] * at.CARD
    out[first + at.STAFF_SIZE] = g.played_n[p] * at.CARD
    out[first + at.TILES_LAID] = g.tiles_laid[p] * at.TILE
    for colour in range(ROOM_COLOURS):
        out[first + at.OCCUPIED + colour] = g.occupied[p, colour] * at.ROOM
    for item in range(ITEM_KINDS):
        out[first + at.KITCHEN + item] = g.kitchen[p, item] * at.KITCHEN_ITEM
    for place in range(at.POWER_COUNT):
        out[first + at.POWERS + place] = g.power[p, place] * at.POWER
    write_cafe(t, g, p, guests, out, first + at.CAFE)
    write_rooms(t, g, p, hotels, out, first)


@rule
def write_queue(t, g, guests, out):
    """Who waits, and at which price."""
    for space in range(QUEUE):
        guest = g.queue[space]
        if guest != NOBODY:
            first = at.QUEUE_AT + space * at.SPACES
            copy_row(guests[guest], out, first)
            out[first + at.PRICE] = t.queue_cost[space] * at.PLACE


@rule
def write_goals(t, g, seat, objectives, tiles, out):
    """The objectives with what is left of them, and the emperor's tiles."""
    for category in range(CATEGORIES):
        first = at.OBJECTIVES_AT + category * at.OBJECTIVE
        copy_row(objectives[g.objectives[category]], out, first)
        taken = g.claimed_n[category]
        out[first + at.CLAIMS_LEFT] = max(0, t.objective_vp_n - taken) * at.PLACE
        if taken < t.objective_vp_n:
            out[first + at.NEXT_PRIZE] = t.objective_vp[taken] * at.PRIZE
        for p in range(g.players):
            if g.claims[category, p] > 0:
                out[first + at.CLAIMED + (p - seat + g.players) % g.players] = 1
        first = at.TILES_AT + category * at.TILES
        copy_row(tiles[g.tiles[category]], out, first)
        out[first + at.ROUNDS_LEFT] = max(0, t.emperor_rounds[category] - g.round_no) * at.ROUND


@rule
def write_staff(t, g, seat, out):
    """Cards in one's own hand, in play, to choose from now, or gone; what others hold is only counted with them."""
    n = t.staff_n
    looking = looker(g) == seat
    for card in range(n):
        where = g.staff_at[card]
        place = -1
        if where >= PLAYED and where < PLAYED + SEATS:
            further = (where - PLAYED - seat + g.players) % g.players
            if further == 0:
                place = at.IN_PLAY
                if g.staff_used[card] != 0:
                    out[at.STAFF_AT + at.USED * n + card] = 1
            else:
                place = at.PLAYED_BY + further
        elif where == HAND + seat:
            place = at.IN_HAND
        elif where == DRAFTING + seat or (where == LOOKED and looking):
            place = at.TO_CHOOSE
        elif where == DISMISSED or where == BOX:
            place = at.GONE
        if place >= 0:
            out[at.STAFF_AT + place * n + card] = 1


@rule
def write_observation(t, g, seat, guests, hotels, objectives, tiles, out):
    """What this seat may see of the game, itself first."""
    for i in range(len(out)):
        out[i] = 0
    write_table(t, g, seat, out)
    if g.solo != NO_AUTOMATON:
        write_automaton(g, out)
    write_decision(g, seat, guests, out)
    for k in range(g.players):
        write_seat(t, g, (seat + k) % g.players, guests, hotels, out, at.SEATS_AT + k * at.SEAT)
    write_queue(t, g, guests, out)
    write_goals(t, g, seat, objectives, tiles, out)
    write_staff(t, g, seat, out)
