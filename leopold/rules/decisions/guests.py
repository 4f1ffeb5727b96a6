"""Guests: the first one while setting up, and those that a reward or a tile lets a seat take."""

from __future__ import annotations

from leopold.packs.codes import NO_HOUSE
from leopold.packs.tables import QUEUE
from leopold.rules import actions
from leopold.rules.agenda import argument, decision, one_less, places, pop
from leopold.rules.board.cafe import any_guest_waits, complete_order, free_table, take_guest
from leopold.rules.board.houses import gear_price
from leopold.rules.jit import rule
from leopold.rules.state import NOBODY
from leopold.rules.whys import CAFE_FULL, GUEST_PRICE, MAY, NO_GUEST_THERE, UNASKED, refuse

FIRST_GUEST = decision(2, "first_guest", answers=("guest",))
TAKE_GUEST = decision(14, "take_guest", answers=("guest", "done"), guests="number", served="flag")
GUESTS, SERVED = places(TAKE_GUEST)


@rule
def why_no_guest(g, p, space, price):
    """A guest needs a free table and, unless a reward brings them, the price of their place in the queue."""
    if free_table(g, p) < 0:
        return refuse(CAFE_FULL, 0, 0, 0)
    return why_not_this_guest(g, p, space, price)


@rule
def why_not_this_guest(g, p, space, price):
    """The same for somebody with a free table."""
    guest = g.queue[space]
    if guest == NOBODY:
        return refuse(NO_GUEST_THERE, space, 0, 0)
    if price > g.krones[p]:
        return refuse(GUEST_PRICE, guest, price, g.krones[p])
    if g.house != NO_HOUSE and price + gear_price(g, space) > g.krones[p]:
        return refuse(GUEST_PRICE, guest, price + gear_price(g, space), g.krones[p])
    return MAY


@rule
def offer_guests(g, p, out, n):
    """Everybody in the queue, free of charge."""
    if free_table(g, p) < 0:
        return n
    for space in range(QUEUE):
        if why_not_this_guest(g, p, space, 0) == MAY:
            out[n] = actions.GUEST + space
            n += 1
    return n


@rule
def why_not_first_guest(g, p, action):
    if actions.GUEST <= action < actions.DIE:
        return why_no_guest(g, p, action - actions.GUEST, 0)
    return UNASKED


@rule
def choose_first_guest(t, g, p, action):
    """Free of charge, whatever the place."""
    pop(g)
    take_guest(t, g, p, action - actions.GUEST, 0)


@rule
def why_not_take_guest(g, p, action):
    if action == actions.DONE:
        return MAY
    return why_not_first_guest(g, p, action)


@rule
def offer_take_guest(g, p, out):
    n = offer_guests(g, p, out, 0)
    out[n] = actions.DONE
    return n + 1


@rule
def choose_take_guest(t, g, p, action):
    """Free of charge; some come with their order filled."""
    if action == actions.DONE:
        pop(g)
    else:
        one_less(g, GUESTS)
        table = free_table(g, p)
        take_guest(t, g, p, action - actions.GUEST, 0)
        if argument(g, SERVED) != 0:
            complete_order(t, g, p, table)


@rule
def over_take_guest(g, p):
    """Over when all are taken, when no table is free, or when nobody waits who can be had."""
    if argument(g, GUESTS) == 0 or free_table(g, p) < 0 or not any_guest_waits(g):
        return True
    for space in range(QUEUE):
        if why_not_this_guest(g, p, space, 0) == MAY:
            return False
    return True
