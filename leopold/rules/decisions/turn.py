"""The turn: a guest, a die, extra actions before, between and after; or passing."""

from __future__ import annotations

from leopold.packs.codes import FLIP, GREEN, NEED_COLOURS, PER_ROUND, ROOM_COLOURS
from leopold.packs.tables import CAFE_TABLES, CATEGORIES, FACES, QUEUE, ROOMS
from leopold.rules import actions
from leopold.rules.actions import TABLE_PLACES
from leopold.rules.agenda import NEXT_TURN, decision, pop, push, push_steps
from leopold.rules.board.cafe import free_table, guest_price, order_complete, serve_item, serve_price, take_guest
from leopold.rules.board.dice import die_price
from leopold.rules.board.hotel import room_suits
from leopold.rules.board.objectives import claim, count_for
from leopold.rules.board.staff import why_not_spent
from leopold.rules.board.tracks import pay
from leopold.rules.decisions.dice import use_die
from leopold.rules.decisions.guests import why_no_guest, why_not_this_guest
from leopold.rules.decisions.items import SERVE_MORE, offer_serving, why_not_served
from leopold.rules.decisions.rewards import check_in
from leopold.rules.decisions.rooms import why_not_vacant
from leopold.rules.events import PASSED, SERVICE_PAID, STAFF_USED, TURN_ENDED, note
from leopold.rules.jit import rule
from leopold.rules.state import NOBODY, PLAYED, READY, USED
from leopold.rules.whys import (
    BOOST_PRICE,
    CLAIM_SHORT,
    CLAIMED_ALREADY,
    CLAIMED_BY_OTHERS,
    COUNT_BITS,
    DIE_TAKEN_ALREADY,
    END_OR_PASS,
    END_WITHOUT_DIE,
    GUEST_AFTER_DIE,
    GUEST_TAKEN_ALREADY,
    MAY,
    NO_DIE_THERE,
    NO_GUEST_AT_TABLE,
    NO_ROOM_FOR_GUEST,
    NOT_LOST,
    NOT_LOST_BUT_PASSED,
    ORDER_INCOMPLETE,
    PASS_TOO_LATE,
    ROOM_OF_OTHER_COLOUR,
    SERVE_PRICE,
    SIX_BOOST_PRICE,
    SIX_PRICE,
    STAFF_FACE_DOWN,
    STAFF_NOT_IN_PLAY,
    STAFF_NOT_PER_ROUND,
    STAFF_USED_UP,
    STAFF_WAITS,
    UNASKED,
    refuse,
    too_dear,
)

TURN = decision(4, "turn", answers=("pass", "end", "guest", "die", "serve", "claim", "use", "check-in"))


# --- passing and ending


@rule
def why_not_pass(g):
    """Pass only before anything else."""
    return PASS_TOO_LATE if g.acted != 0 or g.die_taken != 0 else MAY


@rule
def why_not_end(g):
    """A turn ends after its die."""
    if g.die_taken != 0:
        return MAY
    return END_WITHOUT_DIE if g.acted != 0 else END_OR_PASS


@rule
def leave_turn(g, p):
    """Nothing of the turn remains in the record."""
    pop(g)
    g.acted = 0
    g.guest_taken = 0
    g.die_taken = 0
    g.face = 0
    g.strength = 0
    g.extra_turn = 0
    push(g, NEXT_TURN, p, 0, 0, 0, 0)


@rule
def pass_turn(g, p):
    """Not lost, only put off until the dice are rolled again; an extra turn is simply forgone."""
    note(g, PASSED, p, g.extra_turn, 0, 0)
    if g.extra_turn == 0:
        g.passed[p] = 1
    leave_turn(g, p)


@rule
def end_turn(g, p):
    note(g, TURN_ENDED, p, 0, 0, 0)
    leave_turn(g, p)


# --- a guest


@rule
def why_not_guest(t, g, p, space):
    """One guest a turn, before the die."""
    if g.guest_taken != 0:
        return GUEST_TAKEN_ALREADY
    if g.die_taken != 0:
        return GUEST_AFTER_DIE
    return why_no_guest(g, p, space, guest_price(t, g, p, space))


@rule
def offer_guests(t, g, p, out, n):
    if g.guest_taken != 0 or free_table(g, p) < 0:
        return n
    for space in range(QUEUE):
        if why_not_this_guest(g, p, space, guest_price(t, g, p, space)) == MAY:
            out[n] = actions.GUEST + space
            n += 1
    return n


# --- a die


@rule
def any_other_die(t, g, p):
    """Is there a die this seat can take with its action?"""
    for face in range(FACES - 1):
        if g.dice[face] > 0:
            return True
    return g.dice[FACES - 1] > 0 and g.krones[p] >= die_price(t, g, p, FACES, 0)


@rule
def why_not_die(t, g, p, face, boost, copied):
    """A boost and a six have their price.

    Somebody who has begun and can pay for no die takes a six all the same, and its action is lost.
    """
    if g.die_taken != 0:
        return DIE_TAKEN_ALREADY
    if g.dice[face - 1] == 0:
        return refuse(NO_DIE_THERE, face, 0, 0)
    if face == FACES and copied == 0:
        if any_other_die(t, g, p):
            return NOT_LOST
        return NOT_LOST_BUT_PASSED if g.acted == 0 else MAY
    return why_not_paid(t, g, p, face, boost)


@rule
def why_not_paid(t, g, p, face, boost):
    """What a six and a boost cost; any other die is free."""
    price = die_price(t, g, p, face, boost)
    if price <= g.krones[p]:
        return MAY
    if face < FACES:
        return too_dear(BOOST_PRICE, price, g.krones[p])
    return too_dear(SIX_BOOST_PRICE if boost != 0 else SIX_PRICE, price, g.krones[p])


@rule
def offer_dice(t, g, p, out, n):
    """Every die on its space, plain and boosted; a six as any of the five, or lost."""
    for face in range(1, FACES):
        if g.dice[face - 1] > 0:
            out[n] = actions.DIE + (face - 1) * 12
            n += 1
            if why_not_paid(t, g, p, face, 1) == MAY:
                out[n] = actions.DIE + (face - 1) * 12 + 6
                n += 1
    if g.dice[FACES - 1] > 0:
        six = actions.DIE + (FACES - 1) * 12
        for boost in range(2):
            if why_not_paid(t, g, p, FACES, boost) == MAY:
                for copied in range(1, FACES):
                    out[n] = six + boost * 6 + copied
                    n += 1
        if why_not_die(t, g, p, FACES, 0, 0) == MAY:
            out[n] = six
            n += 1
    return n


# --- serving from the kitchen


@rule
def why_not_serve(t, g, p, item, table):
    why = why_not_served(t, g, p, item, table)
    if why != MAY:
        return why
    price = serve_price(t, g, p)
    return MAY if price <= g.krones[p] else too_dear(SERVE_PRICE, price, g.krones[p])


@rule
def begin_serving(t, g, p, item, table):
    """The first of up to three items for one krone; who carries for nothing need not count."""
    price = serve_price(t, g, p)
    pay(g, p, price)
    note(g, SERVICE_PAID, p, price, 0, 0)
    serve_item(g, p, item, table)
    if price > 0 and t.serve_items > 1:
        push(g, SERVE_MORE, p, t.serve_items - 1, 0, 0, 0)


# --- objectives


@rule
def why_not_claim(t, g, p, category):
    """Once per player and card, while a place is free, with what the card asks for."""
    if g.claims[category, p] > 0:
        return refuse(CLAIMED_ALREADY, category, 0, 0)
    if g.claimed_n[category] >= t.objective_vp_n:
        return refuse(CLAIMED_BY_OTHERS, category, 0, 0)
    objective = g.objectives[category]
    kind = t.objective_need[objective, 0]
    if kind == NEED_COLOURS:
        lacking = 0
        for colour in range(ROOM_COLOURS):
            short = max(0, t.objective_need[objective, 2 + colour] - g.occupied[p, colour])
            lacking |= short << (COUNT_BITS * colour)
        return MAY if lacking == 0 else refuse(CLAIM_SHORT + kind, category, lacking, 0)
    have = count_for(t, g, p, objective)
    need = t.objective_need[objective, 1]
    return MAY if have >= need else refuse(CLAIM_SHORT + kind, category, have, need)


# --- staff once a round


@rule
def why_not_use(t, g, p, card):
    if g.staff_at[card] != PLAYED + p:
        return refuse(STAFF_NOT_IN_PLAY, card, 0, 0)
    if t.staff_timing[card] == FLIP:
        return refuse(STAFF_FACE_DOWN if g.staff_used[card] != READY else STAFF_WAITS, card, 0, 0)
    if t.staff_timing[card] != PER_ROUND:
        return refuse(STAFF_NOT_PER_ROUND, card, 0, 0)
    if g.staff_used[card] != READY:
        return refuse(STAFF_USED_UP, card, 0, 0)
    return why_not_spent(g, p, t.staff_steps[card], t.staff_step_n[card])


@rule
def use_staff(t, g, p, card):
    """Once per round; the card is turned sideways."""
    g.staff_used[card] = USED
    note(g, STAFF_USED, p, card, 0, 0)
    push_steps(g, p, t.staff_steps[card], t.staff_step_n[card])


# --- checking in


@rule
def still_missing(t, g, p, table):
    """What the guest at a table waits for, a few bits for each kind of item; 0 when the order is complete."""
    guest = g.cafe[p, table]
    missing = 0
    for item in range(g.item_kinds):
        short = max(0, t.guest_order[guest, item] - g.served[p, table, item])
        missing |= short << (COUNT_BITS * item)
    return missing


@rule
def why_not_check_in(t, g, p, table, room):
    """A complete order, and a vacant room of the guest's colour; green guests live anywhere."""
    guest = g.cafe[p, table]
    if guest == NOBODY:
        return refuse(NO_GUEST_AT_TABLE, table, 0, 0)
    if not order_complete(t, g, p, table):
        return refuse(ORDER_INCOMPLETE, guest, still_missing(t, g, p, table), 0)
    if room_suits(t, g, p, guest, room):
        return MAY
    colour = t.guest_colour[guest]
    for other in range(ROOMS):
        if room_suits(t, g, p, guest, other):
            if colour != GREEN and t.hotel_colour[g.hotel[p], room] != colour:
                return refuse(ROOM_OF_OTHER_COLOUR, guest, colour, room)
            return why_not_vacant(g, p, room)
    return refuse(NO_ROOM_FOR_GUEST, guest, colour, 0)


# --- the whole turn


@rule
def why_not_turn(t, g, p, action):
    if action == actions.PASS:
        return why_not_pass(g)
    if action == actions.END:
        return why_not_end(g)
    if actions.GUEST <= action < actions.DIE:
        return why_not_guest(t, g, p, action - actions.GUEST)
    if actions.DIE <= action < actions.ACT:
        k = action - actions.DIE
        return why_not_die(t, g, p, k // 12 + 1, k % 12 // 6, k % 6)
    if actions.SERVE <= action < actions.PLACE:
        k = action - actions.SERVE
        return why_not_serve(t, g, p, k // TABLE_PLACES, k % TABLE_PLACES)
    if actions.CLAIM <= action < actions.CHECK_IN:
        return why_not_claim(t, g, p, action - actions.CLAIM)
    if actions.CHECK_IN <= action < actions.ROOM:
        k = action - actions.CHECK_IN
        return why_not_check_in(t, g, p, k // ROOMS, k % ROOMS)
    if actions.USE <= action < actions.HIRE:
        return why_not_use(t, g, p, action - actions.USE)
    return UNASKED


@rule
def offer_extra_actions(t, g, p, out, n):
    """Serve, claim, use staff, check in: any number of times, before, between and after guest and die."""
    if g.krones[p] >= serve_price(t, g, p):
        n = offer_serving(t, g, p, out, n)
    for category in range(CATEGORIES):
        if why_not_claim(t, g, p, category) == MAY:
            out[n] = actions.CLAIM + category
            n += 1
    for i in range(t.round_staff_n):
        card = t.round_staff[i]
        if g.staff_at[card] == PLAYED + p and why_not_use(t, g, p, card) == MAY:
            out[n] = actions.USE + card
            n += 1
    for table in range(CAFE_TABLES):
        if order_complete(t, g, p, table):
            for room in range(ROOMS):
                if room_suits(t, g, p, g.cafe[p, table], room):
                    out[n] = actions.CHECK_IN + table * ROOMS + room
                    n += 1
    return n


@rule
def offer_turn(t, g, p, out):
    n = 0
    if g.die_taken == 0:
        n = offer_guests(t, g, p, out, n)
        n = offer_dice(t, g, p, out, n)
    n = offer_extra_actions(t, g, p, out, n)
    if g.die_taken != 0:
        out[n] = actions.END
        n += 1
    elif why_not_pass(g) == MAY:
        out[n] = actions.PASS
        n += 1
    return n


@rule
def choose_turn(t, g, p, action):
    """Pass, guest, die, extra actions, end."""
    if action == actions.PASS:
        pass_turn(g, p)
        return
    if action == actions.END:
        end_turn(g, p)
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
