"""What may be done in a turn any number of times, before, between and after guest and die."""

from __future__ import annotations

from leopold.packs.codes import (
    BALL_ONLY,
    BALL_TWICE,
    FLIP,
    GREEN,
    NEED_COLOURS,
    ORDER_SHORT,
    PER_ROUND,
    ROOM_COLOURS,
    ROOM_OR_BALL,
    STAYS,
)
from leopold.packs.tables import BALL_PLACES, CAFE_TABLES, CATEGORIES, ROOMS
from leopold.rules import actions
from leopold.rules.actions import DANCE_PLACES
from leopold.rules.agenda import push, push_steps
from leopold.rules.board.balls import why_no_dancer
from leopold.rules.board.cafe import (
    everything_served,
    nearly_complete,
    order_complete,
    serve_item,
    serve_price,
)
from leopold.rules.board.entrances import has_goals
from leopold.rules.board.hotel import room_suits
from leopold.rules.board.objectives import count_for
from leopold.rules.board.staff import why_not_spent
from leopold.rules.board.tracks import pay
from leopold.rules.decisions.entrances import (
    offer_favours,
    offer_shifts,
)
from leopold.rules.decisions.items import SERVE_MORE, offer_serving, why_not_served
from leopold.rules.decisions.rooms import why_not_vacant
from leopold.rules.events import GUEST_HOSTED, SERVICE_PAID, STAFF_USED, note
from leopold.rules.jit import cold, rule
from leopold.rules.state import NOBODY, PLAYED, READY, USED
from leopold.rules.whys import (
    CLAIM_SHORT,
    CLAIMED_ALREADY,
    CLAIMED_BY_OTHERS,
    COUNT_BITS,
    GOAL_MET_ALREADY,
    GOES_TO_BALL,
    GUEST_LEAVES,
    GUEST_STAYS,
    HOSTED_ALREADY,
    MAY,
    NO_GUEST_AT_TABLE,
    NO_ROOM_FOR_GUEST,
    ORDER_INCOMPLETE,
    ROOM_OF_OTHER_COLOUR,
    SERVE_PRICE,
    STAFF_FACE_DOWN,
    STAFF_NOT_IN_PLAY,
    STAFF_NOT_PER_ROUND,
    STAFF_USED_UP,
    STAFF_WAITS,
    STAYS_IN_ROOM,
    UNASKED,
    refuse,
    too_dear,
)

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
    if t.objective_need[objective, 0] == NEED_COLOURS:
        return why_not_met(t, g, p, objective, category)
    have = count_for(t, g, p, objective)
    need = t.objective_need[objective, 1]
    return MAY if have >= need else refuse(CLAIM_SHORT + t.objective_need[objective, 0], category, have, need)


@cold
def why_not_goal(t, g, p, category):
    """An objective of one's own, once."""
    if not has_goals(t, g, p) or g.goals[category] == NOBODY:
        return UNASKED
    if g.goals_met[category] != 0:
        return refuse(GOAL_MET_ALREADY, category, 0, 0)
    return why_not_met(t, g, p, g.goals[category], category)


@cold
def why_not_met(t, g, p, objective, category):
    """Has this seat what an objective asks for?"""
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
    if t.staff_when[card, 0] > 0:
        return refuse(STAFF_WAITS, card, 0, 0)
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
    if t.guest_goes[guest] == BALL_ONLY or t.guest_goes[guest] == BALL_TWICE:
        return refuse(GOES_TO_BALL, guest, 0, 0)
    if t.guest_goes[guest] == STAYS:
        return refuse(GUEST_STAYS, guest, 0, 0)
    if room_suits(t, g, p, guest, room):
        return MAY
    colour = t.guest_colour[guest]
    for other in range(ROOMS):
        if room_suits(t, g, p, guest, other):
            if colour != GREEN and t.hotel_colour[g.hotel[p], room] != colour:
                return refuse(ROOM_OF_OTHER_COLOUR, guest, colour, room)
            return why_not_vacant(g, p, room)
    return refuse(NO_ROOM_FOR_GUEST, guest, colour, 0)


@cold
def why_not_dance(t, g, p, table, place):
    """A complete order, a dancer who rehearses, a free space, and its champagne; some guests only want a room."""
    guest = g.cafe[p, table]
    if guest == NOBODY:
        return refuse(NO_GUEST_AT_TABLE, table, 0, 0)
    if not order_complete(t, g, p, table):
        return refuse(ORDER_INCOMPLETE, guest, still_missing(t, g, p, table), 0)
    if t.guest_goes[guest] == STAYS:
        return refuse(GUEST_STAYS, guest, 0, 0)
    if not may_dance(t.guest_goes[guest]):
        return refuse(STAYS_IN_ROOM, guest, 0, 0)
    return why_no_dancer(t, g, p, place, 0)


@rule
def may_dance(goes):
    """Is there anything but a room for such a guest?"""
    return goes == ROOM_OR_BALL or goes == BALL_ONLY or goes == BALL_TWICE


# --- a guest who stays


@cold
def why_not_host(t, g, p, table):
    """Mr. Schulze: once he has what he ordered he stays, and once a round something of the kitchen brings something."""
    guest = g.cafe[p, table]
    if guest == NOBODY:
        return refuse(NO_GUEST_AT_TABLE, table, 0, 0)
    if t.guest_goes[guest] != STAYS:
        return refuse(GUEST_LEAVES, guest, 0, 0)
    if not order_complete(t, g, p, table):
        return refuse(ORDER_INCOMPLETE, guest, still_missing(t, g, p, table), 0)
    if g.hosted != 0:
        return refuse(HOSTED_ALREADY, guest, 0, 0)
    return why_not_spent(g, p, t.guest_steps[guest], t.guest_step_n[guest])


@cold
def host(t, g, p, table):
    guest = g.cafe[p, table]
    g.hosted = 1
    note(g, GUEST_HOSTED, p, guest, 0, 0)
    push_steps(g, p, t.guest_steps[guest], t.guest_step_n[guest])


# --- all of them


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
    short = g.power[p, ORDER_SHORT] > 0
    for table in range(CAFE_TABLES):
        if everything_served(t, g, p, table) or (short and nearly_complete(t, g, p, table)):
            goes = t.guest_goes[g.cafe[p, table]]
            if goes != BALL_ONLY and goes != BALL_TWICE:
                for room in range(ROOMS):
                    if room_suits(t, g, p, g.cafe[p, table], room):
                        out[n] = actions.CHECK_IN + table * ROOMS + room
                        n += 1
            if t.ballroom_n > 0:
                for place in range(BALL_PLACES):
                    if why_not_dance(t, g, p, table, place) == MAY:
                        out[n] = actions.DANCE + table * DANCE_PLACES + place
                        n += 1
            if goes == STAYS and why_not_host(t, g, p, table) == MAY:
                out[n] = actions.HOST + table
                n += 1
    return n


@cold
def offer_entrance_actions(t, g, p, out, n):
    """Goals of one's own, favours, and a die to be moved."""
    if has_goals(t, g, p):
        for category in range(CATEGORIES):
            if why_not_goal(t, g, p, category) == MAY:
                out[n] = actions.CLAIM + CATEGORIES + category
                n += 1
    n = offer_favours(t, g, p, out, n)
    return offer_shifts(t, g, p, out, n)
