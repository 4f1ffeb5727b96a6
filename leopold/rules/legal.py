"""Legal actions: every answer to the decision on top of the agenda, written into a buffer."""

from __future__ import annotations

from leopold.packs.codes import EXTRA_ACTION as EXTRA_ACTION_STEP
from leopold.packs.codes import GAME_END, ITEM_KINDS
from leopold.packs.tables import CAFE_TABLES, CATEGORIES, COLUMNS, FACES, FLOORS, QUEUE, ROOMS, STEPS_MAX
from leopold.rules import actions, agenda
from leopold.rules.actions import ACTIONS, TABLE_PLACES
from leopold.rules.cafe import (
    can_serve_more,
    free_table,
    guest_price,
    order_complete,
    serve_price,
    wants,
)
from leopold.rules.check_in import room_suits
from leopold.rules.dice import die_price, most_of_second
from leopold.rules.hotel import highest_floor, may_prepare
from leopold.rules.jit import rule
from leopold.rules.objectives import may_claim
from leopold.rules.staff import hire_price
from leopold.rules.state import DRAFTING, HAND, NOBODY, OCCUPIED, PLAYED, VACANT

MOST_LEGAL = ACTIONS
"""A buffer of this length holds the legal actions of any position."""


@rule
def guests_to_take(t, g, p, out, n, free):
    """Every guest in the queue this seat can pay for, if a table is free."""
    if free_table(g, p) < 0:
        return n
    for space in range(QUEUE):
        if g.queue[space] != NOBODY and (free or guest_price(t, g, p, space) <= g.krones[p]):
            out[n] = actions.GUEST + space
            n += 1
    return n


@rule
def dice_to_take(t, g, p, out, n):
    """Every die on its space, plain and boosted; a six as any of the five.

    Somebody who has begun and can pay for no die takes a six all the same, and its action is lost.
    """
    before = n
    krones = g.krones[p]
    for face in range(1, FACES):
        if g.dice[face - 1] > 0:
            out[n] = actions.DIE + (face - 1) * 12
            n += 1
            if krones >= die_price(t, g, p, face, 1):
                out[n] = actions.DIE + (face - 1) * 12 + 6
                n += 1
    if g.dice[FACES - 1] > 0:
        for boost in range(2):
            if krones >= die_price(t, g, p, FACES, boost):
                for copied in range(1, FACES):
                    out[n] = actions.DIE + (FACES - 1) * 12 + boost * 6 + copied
                    n += 1
        if n == before and g.acted != 0:
            out[n] = actions.DIE + (FACES - 1) * 12
            n += 1
    return n


@rule
def kitchen_to_serve(t, g, p, out, n):
    """Every item in the kitchen to every guest who wants it."""
    for item in range(ITEM_KINDS):
        if g.kitchen[p, item] > 0:
            for table in range(CAFE_TABLES):
                if wants(t, g, p, table, item):
                    out[n] = actions.SERVE + item * TABLE_PLACES + table
                    n += 1
    return n


@rule
def extra_actions(t, g, p, out, n):
    """Serve, claim, use staff, check in: any number of times, before, between and after guest and die."""
    if g.krones[p] >= serve_price(t, g, p):
        n = kitchen_to_serve(t, g, p, out, n)
    for category in range(CATEGORIES):
        if may_claim(t, g, p, category):
            out[n] = actions.CLAIM + category
            n += 1
    for i in range(t.round_staff_n):
        card = t.round_staff[i]
        if g.staff_at[card] == PLAYED + p and g.staff_used[card] == 0:
            out[n] = actions.USE + card
            n += 1
    for table in range(CAFE_TABLES):
        if order_complete(t, g, p, table):
            guest = g.cafe[p, table]
            for room in range(ROOMS):
                if room_suits(t, g, p, guest, room):
                    out[n] = actions.CHECK_IN + table * ROOMS + room
                    n += 1
    return n


@rule
def legal_in_turn(t, g, p, out):
    """Pass only before anything else; the guest before the die; the end only after it."""
    n = 0
    if g.die_taken == 0:
        if g.guest_taken == 0:
            n = guests_to_take(t, g, p, out, n, False)
        n = dice_to_take(t, g, p, out, n)
    n = extra_actions(t, g, p, out, n)
    if g.die_taken != 0:
        out[n] = actions.END
        n += 1
    elif g.acted == 0:
        out[n] = actions.PASS
        n += 1
    return n


@rule
def legal_rewards(t, g, out, top):
    """Any part, in any order, or none; the bonus before the first part. E. Gizia's action comes last."""
    guest = g.agenda[top, 2]
    left = g.agenda[top, 3]
    n = 0
    for part in range(STEPS_MAX):
        if left & (1 << part) != 0:
            last = t.guest_steps[guest, part, 0] == EXTRA_ACTION_STEP
            if not last or left == (1 << part):
                out[n] = actions.REWARD + part
                n += 1
    if g.agenda[top, 4] >= 0 and g.agenda[top, 5] == 0:
        out[n] = actions.BONUS
        n += 1
    out[n] = actions.DONE
    return n + 1


@rule
def legal_beside_die(g, out, top):
    """The main action, or first what staff add beside it; afterwards what is left of that, or nothing."""
    n = 0
    if g.agenda[top, 2] != 0:
        out[n] = actions.MAIN
        n += 1
    for side in range(actions.SIDES):
        if g.agenda[top, 3] & (1 << side) != 0:
            out[n] = actions.ALSO + side
            n += 1
    if g.agenda[top, 2] == 0:
        out[n] = actions.DONE
        n += 1
    return n


@rule
def staff_where(t, g, out, place, first):
    """All cards that lie at a place."""
    n = 0
    for card in range(t.staff_n):
        if g.staff_at[card] == place:
            out[n] = first + card
            n += 1
    return n


@rule
def staff_to_hire(t, g, p, out, discount):
    """Every card in hand that can be paid for."""
    n = 0
    for card in range(t.staff_n):
        if g.staff_at[card] == HAND + p and hire_price(t, card, discount) <= g.krones[p]:
            out[n] = actions.HIRE + card
            n += 1
    return n


@rule
def rooms_to_prepare(t, g, p, out, discount, top_floor):
    """Every room that adjoins and can be paid for."""
    n = 0
    for room in range(top_floor * COLUMNS):
        if may_prepare(t, g, p, room, discount, top_floor):
            out[n] = actions.ROOM + room
            n += 1
    return n


@rule
def rooms_in_state(g, p, out, first, state, lowest, below, column):
    """Rooms in a state, on the floors from `lowest` up to but not including `below`, in a column or any (-1)."""
    n = 0
    for room in range(lowest * COLUMNS, below * COLUMNS):
        if g.rooms[p, room] == state and (column < 0 or room % COLUMNS == column):
            out[n] = first + room
            n += 1
    return n


@rule
def legal_penalty(t, g, p, out, op, top):
    """What must be given up: the player chooses only among what the tile leaves open."""
    if op == agenda.RETURN_STAFF:
        return staff_where(t, g, out, HAND + p, actions.RETURN)
    if op == agenda.REMOVE_VACANT:
        floor = highest_floor(g, p, VACANT, FLOORS, -1)
        return rooms_in_state(g, p, out, actions.REMOVE, VACANT, floor, floor + 1, -1)
    if op == agenda.REMOVE_OCCUPIED:
        column = g.agenda[top, 4]
        floor = highest_floor(g, p, OCCUPIED, g.agenda[top, 3], column)
        return rooms_in_state(g, p, out, actions.REMOVE, OCCUPIED, floor, floor + 1, column)
    n = 0
    for card in range(t.staff_n):
        if g.staff_at[card] == PLAYED + p and t.staff_timing[card] == GAME_END:
            out[n] = actions.DISMISS + card
            n += 1
    return n


@rule
def legal_items(t, g, p, out, op, top):
    """Where items go, which ones, how many of each."""
    n = 0
    if op == agenda.PLACE_ITEMS:
        item = 0
        while g.gained[item] == 0:
            item += 1
        for table in range(CAFE_TABLES):
            if wants(t, g, p, table, item):
                out[n] = actions.PLACE + item * TABLE_PLACES + table
                n += 1
        out[n] = actions.KEEP
        return n + 1
    if op == agenda.SPLIT:
        for second in range(most_of_second(g.agenda[top, 2], g.agenda[top, 3]) + 1):
            out[n] = actions.TAKE + second
            n += 1
        return n
    if op == agenda.CHOOSE_ITEMS:
        for item in range(ITEM_KINDS):
            out[n] = actions.ITEM + item
            n += 1
        return n
    if op == agenda.COMPLETE_ORDER:
        for table in range(CAFE_TABLES):
            if g.cafe[p, table] != NOBODY and not order_complete(t, g, p, table):
                out[n] = actions.COMPLETE + table
                n += 1
        return n
    if can_serve_more(t, g, p):
        n = kitchen_to_serve(t, g, p, out, n)
    out[n] = actions.DONE
    return n + 1


@rule
def legal_looked(t, g, p, out, op, top):
    """One of the cards looked at, or none where one may decline; then the order in which the others go back."""
    n = 0
    for i in range(g.looked_n):
        card = g.looked[i]
        if op == agenda.RETURN_LOOKED:
            out[n] = actions.RETURN + card
            n += 1
        elif hire_price(t, card, g.agenda[top, 3]) <= g.krones[p]:
            out[n] = actions.HIRE + card
            n += 1
    if op == agenda.LOOK_AND_HIRE and g.agenda[top, 4] == 0:
        out[n] = actions.DONE
        n += 1
    return n


@rule
def legal_without_die(t, g, p, out):
    """E. Gizia: any space with dice; a six still costs its krone."""
    n = 0
    for face in range(1, FACES):
        if g.dice[face - 1] > 0:
            out[n] = actions.ACT + (face - 1) * 6
            n += 1
    if g.dice[FACES - 1] > 0 and g.krones[p] >= t.six_price:
        for copied in range(1, FACES):
            out[n] = actions.ACT + (FACES - 1) * 6 + copied
            n += 1
    out[n] = actions.DONE
    return n + 1


@rule
def legal_actions(t, g, out):
    """All legal actions into the buffer; returns how many. None only when the game is over."""
    if g.over != 0:
        return 0
    top = g.agenda_n - 1
    op = g.agenda[top, 0]
    p = g.agenda[top, 1]
    n = 0
    if op == agenda.TURN:
        return legal_in_turn(t, g, p, out)
    if op == agenda.PLACE_ITEMS or op == agenda.SPLIT or op == agenda.CHOOSE_ITEMS:
        return legal_items(t, g, p, out, op, top)
    if op == agenda.COMPLETE_ORDER or op == agenda.SERVE_MORE:
        return legal_items(t, g, p, out, op, top)
    if op == agenda.REWARDS:
        return legal_rewards(t, g, out, top)
    if op == agenda.BESIDE_DIE:
        return legal_beside_die(g, out, top)
    if op == agenda.LOOK_AND_HIRE or op == agenda.RETURN_LOOKED:
        return legal_looked(t, g, p, out, op, top)
    if op == agenda.RETURN_STAFF or op == agenda.REMOVE_VACANT:
        return legal_penalty(t, g, p, out, op, top)
    if op == agenda.REMOVE_OCCUPIED or op == agenda.DISMISS:
        return legal_penalty(t, g, p, out, op, top)
    if op == agenda.EXTRA_ACTION:
        return legal_without_die(t, g, p, out)
    if op == agenda.DRAFT_CARD:
        return staff_where(t, g, out, DRAFTING + p, actions.DRAFT)
    if op == agenda.FIRST_GUEST:
        return guests_to_take(t, g, p, out, n, True)
    if op == agenda.WAIVE:
        out[0] = actions.IGNORE
        out[1] = actions.ACCEPT
        return 2
    if op == agenda.HALF:
        out[0] = actions.LEFT
        out[1] = actions.RIGHT
        return 2
    if op == agenda.FIRST_ROOMS:
        n = rooms_to_prepare(t, g, p, out, 0, FLOORS)
        if t.start_rooms_optional == 0:
            return n
    elif op == agenda.PREPARE:
        n = rooms_to_prepare(t, g, p, out, g.agenda[top, 3], g.agenda[top, 4])
    elif op == agenda.OCCUPY:
        n = rooms_in_state(g, p, out, actions.OCCUPY, VACANT, 0, FLOORS, -1)
    elif op == agenda.HIRE:
        n = staff_to_hire(t, g, p, out, g.agenda[top, 3])
    elif op == agenda.TAKE_GUEST:
        n = guests_to_take(t, g, p, out, n, True)
    out[n] = actions.DONE
    return n + 1
