"""Applying a legal action to the decision on top of the agenda."""

from __future__ import annotations

from leopold.packs import codes
from leopold.packs.codes import ITEM_KINDS
from leopold.packs.tables import COLUMNS, FLOORS, ROOMS
from leopold.rules import actions, agenda
from leopold.rules.actions import TABLE_PLACES
from leopold.rules.agenda import OCCUPANCY_BONUS, pop, push, push_step, push_steps
from leopold.rules.cafe import complete_order, guest_price, serve_price, take_guest
from leopold.rules.check_in import check_in
from leopold.rules.dice import act_without_die, split, use_die
from leopold.rules.emperor import ignore_penalty, left_half, right_half, suffer
from leopold.rules.events import (
    ITEM_KEPT,
    ITEM_PLACED,
    ITEM_SERVED,
    REWARD_TAKEN,
    SERVICE_PAID,
    STAFF_USED,
    TURN_ENDED,
    note,
)
from leopold.rules.hotel import occupancy_bonus, occupy, prepare, remove_room, room_price
from leopold.rules.jit import rule
from leopold.rules.objectives import claim
from leopold.rules.rounds import end_turn, pass_turn
from leopold.rules.setup import keep_drafted
from leopold.rules.staff import (
    dismiss,
    drop_looked,
    hire,
    hire_price,
    return_from_hand,
    return_looked,
)
from leopold.rules.tracks import advance_emperor, pay


@rule
def serve_item(g, p, item, table):
    """From the kitchen onto the card."""
    g.kitchen[p, item] -= 1
    g.served[p, table, item] += 1
    note(g, ITEM_SERVED, p, item, g.cafe[p, table], 0)


@rule
def begin_serving(t, g, p, item, table):
    """The first of up to three items for one krone; who carries for nothing need not count."""
    price = serve_price(t, g, p)
    pay(g, p, price)
    note(g, SERVICE_PAID, p, price, 0, 0)
    serve_item(g, p, item, table)
    if price > 0 and t.serve_items > 1:
        push(g, agenda.SERVE_MORE, p, t.serve_items - 1, 0, 0, 0)


@rule
def use_staff(t, g, p, card):
    """Once per round; the card is turned sideways."""
    g.staff_used[card] = 1
    note(g, STAFF_USED, p, card, 0, 0)
    push_steps(g, p, t.staff_steps[card], t.staff_step_n[card])


@rule
def decide_turn(t, g, p, action):
    """Pass, guest, die, extra actions, end."""
    if action == actions.PASS or action == actions.END:
        pop(g)
        if action == actions.PASS:
            pass_turn(g, p)
        else:
            note(g, TURN_ENDED, p, 0, 0, 0)
        end_turn(g)
        push(g, agenda.NEXT_TURN, p, 0, 0, 0, 0)
        return
    g.acted = 1
    if action >= actions.USE:
        use_staff(t, g, p, action - actions.USE)
    elif action >= actions.CHECK_IN:
        k = action - actions.CHECK_IN
        check_in(t, g, p, k // ROOMS, k % ROOMS)
    elif action >= actions.CLAIM:
        claim(t, g, p, action - actions.CLAIM)
    elif action >= actions.SERVE:
        k = action - actions.SERVE
        begin_serving(t, g, p, k // TABLE_PLACES, k % TABLE_PLACES)
    elif action >= actions.DIE:
        k = action - actions.DIE
        use_die(t, g, p, k // 12 + 1, k % 12 // 6, k % 6)
    else:
        space = action - actions.GUEST
        g.guest_taken = 1
        take_guest(g, p, space, guest_price(t, g, p, space))


@rule
def decide_items(t, g, p, action, op, top):
    """Place, keep, split, choose, complete, serve on."""
    if op == agenda.PLACE_ITEMS:
        item = 0
        while g.gained[item] == 0:
            item += 1
        if action == actions.KEEP:
            keep_items(g, p, item)
        else:
            table = (action - actions.PLACE) % TABLE_PLACES
            g.gained[item] -= 1
            g.served[p, table, item] += 1
            note(g, ITEM_PLACED, p, item, g.cafe[p, table], 0)
    elif op == agenda.SPLIT:
        main = g.agenda[top, 2]
        strength = g.agenda[top, 3]
        pop(g)
        split(t, g, p, main, strength, action - actions.TAKE)
    elif op == agenda.CHOOSE_ITEMS:
        g.gained[action - actions.ITEM] += 1
        g.agenda[top, 2] -= 1
        if g.agenda[top, 2] == 0:
            pop(g)
            push(g, agenda.PLACE_ITEMS, p, 0, 0, 0, 0)
    elif op == agenda.COMPLETE_ORDER:
        g.agenda[top, 2] -= 1
        complete_order(t, g, p, action - actions.COMPLETE)
    elif action == actions.DONE:
        pop(g)
    else:
        k = action - actions.SERVE
        g.agenda[top, 2] -= 1
        serve_item(g, p, k // TABLE_PLACES, k % TABLE_PLACES)


@rule
def keep_items(g, p, item):
    """What no guest gets goes to the kitchen."""
    n = g.gained[item]
    g.gained[item] = 0
    g.kitchen[p, item] += n
    note(g, ITEM_KEPT, p, item, n, 0)


@rule
def decide_rewards(t, g, p, action, top):
    """Take a part, the bonus, or leave the rest."""
    guest = g.agenda[top, 2]
    if action == actions.DONE:
        g.agenda[top, 3] = 0
    elif action == actions.BONUS:
        group = g.agenda[top, 4]
        g.agenda[top, 4] = -1
        occupancy_bonus(t, g, p, group)
    else:
        part = action - actions.REWARD
        g.agenda[top, 3] = g.agenda[top, 3] & ~(1 << part)
        g.agenda[top, 5] = 1
        note(g, REWARD_TAKEN, p, guest, part, 0)
        push_step(g, p, t.guest_steps[guest], part)


@rule
def decide_beside_die(g, p, action, top):
    """The main action, or what a member of staff adds beside it."""
    if action == actions.DONE:
        g.agenda[top, 3] = 0
    elif action == actions.MAIN:
        main = g.agenda[top, 2]
        g.agenda[top, 2] = 0
        push(g, agenda.MAIN_ACTION, p, main, g.agenda[top, 4], g.agenda[top, 5], 0)
    else:
        side = action - actions.ALSO
        g.agenda[top, 3] = g.agenda[top, 3] & ~(1 << side)
        go_beside(g, p, side)


@rule
def go_beside(g, p, side):
    """Decorator, Staff Manager, Detective: a room at its price, a card at its price, steps."""
    face = g.face
    if side == actions.SIDE_PREPARE:
        push(g, agenda.PREPARE, p, g.power[p, codes.SIDE_PREPARE + face - 1], 0, FLOORS, 0)
    elif side == actions.SIDE_HIRE:
        push(g, agenda.HIRE, p, g.power[p, codes.SIDE_HIRE + face - 1], 0, 0, 0)
    else:
        advance_emperor(g, p, g.power[p, codes.SIDE_EMPEROR + face - 1])


@rule
def decide_looked(t, g, p, action, op, top):
    """Hire one; the others go under the deck before the hired one sets to work."""
    if op == agenda.RETURN_LOOKED:
        return_looked(g, p, action - actions.RETURN)
        return
    discount = g.agenda[top, 3]
    pop(g)
    if action != actions.DONE:
        card = action - actions.HIRE
        pop(g)
        drop_looked(g, card)
        hire(t, g, p, card, hire_price(t, card, discount))
        push(g, agenda.RETURN_LOOKED, p, 0, 0, 0, 0)


@rule
def occupy_and_bonus(t, g, p, room):
    """Outside a check-in the bonus follows at once."""
    group = occupy(t, g, p, room)
    if group >= 0:
        push(g, OCCUPANCY_BONUS, p, group, 0, 0, 0)


@rule
def decide_room(t, g, p, action, op, top):
    """Prepare or occupy one more room, or stop."""
    if action == actions.DONE:
        pop(g)
        return
    g.agenda[top, 2] -= 1
    if op == agenda.OCCUPY:
        occupy_and_bonus(t, g, p, action - actions.OCCUPY)
        return
    room = action - actions.ROOM
    discount = 0
    if op == agenda.PREPARE:
        discount = g.agenda[top, 3]
    prepare(t, g, p, room, room_price(t, g, p, room, discount))
    if op == agenda.PREPARE and g.agenda[top, 5] != 0:
        occupy_and_bonus(t, g, p, room)


@rule
def decide_penalty(t, g, p, action, op, top):
    """What the emperor takes."""
    if op == agenda.RETURN_STAFF:
        g.agenda[top, 2] -= 1
        return_from_hand(g, p, action - actions.RETURN)
    elif op == agenda.REMOVE_VACANT:
        g.agenda[top, 2] -= 1
        remove_room(t, g, p, action - actions.REMOVE)
    elif op == agenda.REMOVE_OCCUPIED:
        room = action - actions.REMOVE
        g.agenda[top, 2] -= 1
        g.agenda[top, 3] = room // COLUMNS
        if g.agenda[top, 5] != 0:
            g.agenda[top, 4] = room % COLUMNS
        remove_room(t, g, p, room)
    elif op == agenda.DISMISS:
        g.agenda[top, 2] -= 1
        dismiss(t, g, p, action - actions.DISMISS)
    else:
        tile = g.agenda[top, 2]
        pop(g)
        if action == actions.IGNORE:
            ignore_penalty(g, p, tile)
        elif action == actions.ACCEPT:
            suffer(t, g, p, tile)
        elif action == actions.LEFT:
            left_half(t, g, p, tile)
        else:
            right_half(t, g, p, tile)


@rule
def decide(t, g, action):
    """Apply a legal action. What follows by itself is for `carry_on`."""
    top = g.agenda_n - 1
    op = g.agenda[top, 0]
    p = g.agenda[top, 1]
    if op == agenda.TURN:
        decide_turn(t, g, p, action)
    elif op == agenda.PLACE_ITEMS or op == agenda.SPLIT or op == agenda.CHOOSE_ITEMS:
        decide_items(t, g, p, action, op, top)
    elif op == agenda.COMPLETE_ORDER or op == agenda.SERVE_MORE:
        decide_items(t, g, p, action, op, top)
    elif op == agenda.REWARDS:
        decide_rewards(t, g, p, action, top)
    elif op == agenda.BESIDE_DIE:
        decide_beside_die(g, p, action, top)
    elif op == agenda.PREPARE or op == agenda.OCCUPY or op == agenda.FIRST_ROOMS:
        decide_room(t, g, p, action, op, top)
    elif op == agenda.LOOK_AND_HIRE or op == agenda.RETURN_LOOKED:
        decide_looked(t, g, p, action, op, top)
    elif op == agenda.HIRE:
        if action == actions.DONE:
            pop(g)
        else:
            g.agenda[top, 2] -= 1
            card = action - actions.HIRE
            hire(t, g, p, card, hire_price(t, card, g.agenda[top, 3]))
    elif op == agenda.TAKE_GUEST:
        if action == actions.DONE:
            pop(g)
        else:
            g.agenda[top, 2] -= 1
            take_guest(g, p, action - actions.GUEST, 0)
    elif op == agenda.FIRST_GUEST:
        pop(g)
        take_guest(g, p, action - actions.GUEST, 0)
    elif op == agenda.EXTRA_ACTION:
        pop(g)
        if action != actions.DONE:
            k = action - actions.ACT
            act_without_die(t, g, p, k // 6 + 1, k % 6)
    elif op == agenda.DRAFT_CARD:
        pop(g)
        keep_drafted(g, p, action - actions.DRAFT)
    else:
        decide_penalty(t, g, p, action, op, top)


@rule
def items_waiting(g):
    """The first kind of item just gained and not yet placed, or -1."""
    for item in range(ITEM_KINDS):
        if g.gained[item] > 0:
            return item
    return -1
