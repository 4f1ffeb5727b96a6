"""Carrying on: what happens by itself happens, decisions without a choice are settled, the next real one waits."""

from __future__ import annotations

from leopold.packs.tables import FLOORS
from leopold.rules import agenda
from leopold.rules.agenda import pop, push, push_step
from leopold.rules.automaton import automaton_die, automaton_extra, automaton_guest, automaton_turn
from leopold.rules.cafe import any_guest_waits, any_order_open, can_serve_more, free_table, somebody_wants
from leopold.rules.check_in import asks_by_itself
from leopold.rules.decide import go_beside, items_waiting, keep_items
from leopold.rules.dice import any_space_to_act, main_action, most_of_second, split
from leopold.rules.effects import take_step
from leopold.rules.emperor import emperor_looks_at
from leopold.rules.events import REWARD_TAKEN, note
from leopold.rules.hotel import (
    any_to_prepare,
    any_vacant,
    highest_floor,
    may_prepare,
    occupancy_bonus,
    prepare,
    room_price,
)
from leopold.rules.jit import rule
from leopold.rules.rounds import next_round, next_turn
from leopold.rules.setup import pass_draft
from leopold.rules.staff import any_looked_to_hire, any_to_hire, return_looked
from leopold.rules.state import OCCUPIED


@rule
def only_bit(bits):
    """Exactly one bit set."""
    return bits != 0 and bits & (bits - 1) == 0


@rule
def lowest_bit(bits):
    """The number of the lowest bit set."""
    i = 0
    while bits & (1 << i) == 0:
        i += 1
    return i


@rule
def happens(t, g, op, p, top):
    """Do what needs nobody's decision."""
    a = g.agenda[top, 2]
    b = g.agenda[top, 3]
    c = g.agenda[top, 4]
    d = g.agenda[top, 5]
    pop(g)
    if op == agenda.STEP:
        take_step(t, g, p, a, b, c, d)
    elif op == agenda.MAIN_ACTION:
        main_action(t, g, p, a, b, c)
    elif op == agenda.OCCUPANCY_BONUS:
        occupancy_bonus(t, g, p, a)
    elif op == agenda.NEXT_TURN:
        next_turn(t, g, p)
    elif op == agenda.EMPEROR_TILE:
        emperor_looks_at(t, g, p)
    elif op == agenda.NEXT_ROUND:
        next_round(t, g)
    elif op == agenda.PASS_DRAFT:
        pass_draft(t, g)
    else:
        automaton_acts(t, g, op, p, a)


@rule
def automaton_acts(t, g, op, p, a):
    """One part of the automaton's turn."""
    if op == agenda.AUTOMATON_TURN:
        push(g, agenda.NEXT_TURN, p, 0, 0, 0, 0)
        automaton_turn(t, g, p)
    elif op == agenda.AUTOMATON_GUEST:
        automaton_guest(t, g, p, a)
    elif op == agenda.AUTOMATON_DIE:
        automaton_die(t, g, p)
    elif op == agenda.AUTOMATON_EXTRA:
        automaton_extra(t, g, p, a)


@rule
def settle_items(t, g, p):
    """Items nobody in the café wants go straight to the kitchen. True when nothing is left to place."""
    item = items_waiting(g)
    while item >= 0:
        if somebody_wants(t, g, p, item):
            return False
        keep_items(g, p, item)
        item = items_waiting(g)
    return True


@rule
def settle_rewards(t, g, p, top):
    """A last part that asks by itself begins at once; when no part is left the bonus is paid. True when it moved."""
    guest = g.agenda[top, 2]
    left = g.agenda[top, 3]
    group = g.agenda[top, 4]
    if left == 0:
        pop(g)
        if group >= 0:
            occupancy_bonus(t, g, p, group)
        return True
    if only_bit(left) and (group < 0 or g.agenda[top, 5] != 0):
        part = lowest_bit(left)
        if asks_by_itself(t.guest_steps[guest, part, 0]):
            g.agenda[top, 3] = 0
            g.agenda[top, 5] = 1
            note(g, REWARD_TAKEN, p, guest, part, 0)
            push_step(g, p, t.guest_steps[guest], part)
            return True
    return False


@rule
def settle_beside_die(g, p, top):
    """Without staff beside it the main action begins at once. True when it moved."""
    main = g.agenda[top, 2]
    sides = g.agenda[top, 3]
    if main == 0 and sides == 0:
        pop(g)
        return True
    if sides == 0:
        strength = g.agenda[top, 4]
        both = g.agenda[top, 5]
        pop(g)
        push(g, agenda.MAIN_ACTION, p, main, strength, both, 0)
        return True
    if main == 0 and only_bit(sides) and lowest_bit(sides) != 2:
        # a room or a card asks by itself
        pop(g)
        go_beside(g, p, lowest_bit(sides))
        return True
    return False


@rule
def nothing_to_choose(t, g, op, p, top):
    """Is this decision used up, or impossible to answer with anything but no?"""
    if op == agenda.PREPARE:
        return g.agenda[top, 2] == 0 or not any_to_prepare(t, g, p, g.agenda[top, 3], g.agenda[top, 4])
    if op == agenda.HIRE:
        return g.agenda[top, 2] == 0 or not any_to_hire(t, g, p, g.agenda[top, 3])
    if op == agenda.OCCUPY:
        return g.agenda[top, 2] == 0 or not any_vacant(g, p)
    if op == agenda.TAKE_GUEST:
        return g.agenda[top, 2] == 0 or free_table(g, p) < 0 or not any_guest_waits(g)
    if op == agenda.SERVE_MORE:
        return g.agenda[top, 2] == 0 or not can_serve_more(t, g, p)
    if op == agenda.COMPLETE_ORDER:
        return g.agenda[top, 2] == 0 or not any_order_open(t, g, p)
    if op == agenda.LOOK_AND_HIRE:
        return not any_looked_to_hire(t, g, p, g.agenda[top, 3])
    if op == agenda.EXTRA_ACTION:
        return not any_space_to_act(t, g, p)
    if op == agenda.FIRST_ROOMS:
        return g.agenda[top, 2] == 0 or not any_to_prepare(t, g, p, 0, FLOORS)
    if op == agenda.RETURN_STAFF or op == agenda.REMOVE_VACANT or op == agenda.DISMISS:
        return g.agenda[top, 2] == 0
    if op == agenda.REMOVE_OCCUPIED:
        return g.agenda[top, 2] == 0 or highest_floor(g, p, OCCUPIED, g.agenda[top, 3], g.agenda[top, 4]) < 0
    return False


@rule
def first_room_is_plain(t, g, p):
    """The first room is the one at the bottom left; where all three must be laid, that is no choice."""
    return g.tiles_laid[p] == 0 and t.start_rooms_optional == 0 and may_prepare(t, g, p, 0, 0, FLOORS)


@rule
def settle(t, g, op, p, top):
    """Answer a decision that leaves no choice. True when the agenda moved."""
    if op == agenda.TURN:
        return False
    if op == agenda.PLACE_ITEMS:
        if settle_items(t, g, p):
            pop(g)
            return True
        return False
    if op == agenda.REWARDS:
        return settle_rewards(t, g, p, top)
    if op == agenda.BESIDE_DIE:
        return settle_beside_die(g, p, top)
    if op == agenda.SPLIT:
        main = g.agenda[top, 2]
        strength = g.agenda[top, 3]
        if most_of_second(main, strength) == 0:
            pop(g)
            split(t, g, p, main, strength, 0)
            return True
        return False
    if op == agenda.RETURN_LOOKED:
        if g.looked_n > 1:
            return False
        if g.looked_n == 1:
            return_looked(g, p, g.looked[0])
        pop(g)
        return True
    if op == agenda.FIRST_ROOMS and first_room_is_plain(t, g, p):
        g.agenda[top, 2] -= 1
        prepare(t, g, p, 0, room_price(t, g, p, 0, 0))
        return True
    if nothing_to_choose(t, g, op, p, top):
        pop(g)
        return True
    return False


@rule
def carry_on(t, g):
    """Until the next decision that is one, or the end of the game."""
    while g.over == 0:
        top = g.agenda_n - 1
        op = g.agenda[top, 0]
        p = g.agenda[top, 1]
        if op >= agenda.STEP:
            happens(t, g, op, p, top)
        elif not settle(t, g, op, p, top):
            return
