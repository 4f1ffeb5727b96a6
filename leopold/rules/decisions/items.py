"""Items: dividing between guests and kitchen, choosing them, completing an order, serving on for the krone paid."""

from __future__ import annotations

from leopold.packs.codes import ITEM_KINDS
from leopold.packs.tables import CAFE_TABLES
from leopold.rules import actions
from leopold.rules.actions import TABLE_PLACES
from leopold.rules.agenda import argument, decision, one_less, places, pop, push
from leopold.rules.board.cafe import (
    any_order_open,
    can_serve_more,
    complete_order,
    items_waiting,
    keep_items,
    order_complete,
    place_item,
    serve_item,
    somebody_wants,
    wants,
)
from leopold.rules.jit import rule
from leopold.rules.state import NOBODY
from leopold.rules.whys import (
    ANOTHER_ITEM_FIRST,
    HAS_EVERYTHING,
    MAY,
    NEITHER_THERE_NOR_WANTED,
    NO_GUEST_AT_TABLE,
    NOT_GAINED,
    NOT_IN_KITCHEN,
    NOT_ORDERED,
    UNASKED,
    WANTS_NO_MORE,
    refuse,
)

PLACE_ITEMS = decision(7, "place_items", answers=("place", "keep"))
CHOOSE_ITEMS = decision(8, "choose_items", answers=("item",), items="number")
(ITEMS_TO_CHOOSE,) = places(CHOOSE_ITEMS)
COMPLETE_ORDER = decision(15, "complete_order", answers=("complete",), orders="number")
(ORDERS,) = places(COMPLETE_ORDER)
SERVE_MORE = decision(18, "serve_more", answers=("serve", "done"), items="number")
(ITEMS_TO_SERVE,) = places(SERVE_MORE)


@rule
def why_not_wanted(t, g, p, table, item):
    """A guest takes only what was ordered, and no more of it."""
    guest = g.cafe[p, table]
    if guest == NOBODY:
        return refuse(NO_GUEST_AT_TABLE, table, 0, 0)
    if g.served[p, table, item] < t.guest_order[guest, item]:
        return MAY
    if t.guest_order[guest, item] == 0:
        return refuse(NOT_ORDERED, guest, item, 0)
    return refuse(WANTS_NO_MORE, guest, item, 0)


# --- placing what was just gained


@rule
def why_not_place_items(t, g, p, action):
    """One kind after the other; what no guest gets is kept."""
    if action == actions.KEEP:
        return MAY
    if actions.PLACE <= action < actions.ITEM:
        item = (action - actions.PLACE) // TABLE_PLACES
        waiting = items_waiting(g)
        if g.gained[item] == 0:
            return refuse(NOT_GAINED, item, waiting, 0)
        if item != waiting:
            return refuse(ANOTHER_ITEM_FIRST, waiting, 0, 0)
        return why_not_wanted(t, g, p, (action - actions.PLACE) % TABLE_PLACES, item)
    return UNASKED


@rule
def offer_place_items(t, g, p, out):
    item = items_waiting(g)
    n = 0
    for table in range(CAFE_TABLES):
        if why_not_wanted(t, g, p, table, item) == MAY:
            out[n] = actions.PLACE + item * TABLE_PLACES + table
            n += 1
    out[n] = actions.KEEP
    return n + 1


@rule
def choose_place_items(g, p, action):
    item = items_waiting(g)
    if action == actions.KEEP:
        keep_items(g, p, item)
    else:
        place_item(g, p, item, (action - actions.PLACE) % TABLE_PLACES)


@rule
def settle_place_items(t, g, p):
    """Items nobody in the café wants go straight to the kitchen."""
    item = items_waiting(g)
    while item >= 0:
        if somebody_wants(t, g, p, item):
            return False
        keep_items(g, p, item)
        item = items_waiting(g)
    pop(g)
    return True


# --- items of choice


@rule
def why_not_choose_items(action):
    if actions.ITEM <= action < actions.COMPLETE:
        return MAY
    return UNASKED


@rule
def offer_choose_items(out):
    for item in range(ITEM_KINDS):
        out[item] = actions.ITEM + item
    return ITEM_KINDS


@rule
def choose_choose_items(g, p, action):
    g.gained[action - actions.ITEM] += 1
    one_less(g, ITEMS_TO_CHOOSE)
    if argument(g, ITEMS_TO_CHOOSE) == 0:
        pop(g)
        push(g, PLACE_ITEMS, p, 0, 0, 0, 0)


# --- an order completed from the supply


@rule
def why_not_complete_order(t, g, p, action):
    if actions.COMPLETE <= action < actions.CLAIM:
        table = action - actions.COMPLETE
        if g.cafe[p, table] == NOBODY:
            return refuse(NO_GUEST_AT_TABLE, table, 0, 0)
        if order_complete(t, g, p, table):
            return refuse(HAS_EVERYTHING, g.cafe[p, table], 0, 0)
        return MAY
    return UNASKED


@rule
def offer_complete_order(t, g, p, out):
    n = 0
    for table in range(CAFE_TABLES):
        if why_not_complete_order(t, g, p, actions.COMPLETE + table) == MAY:
            out[n] = actions.COMPLETE + table
            n += 1
    return n


@rule
def choose_complete_order(t, g, p, action):
    one_less(g, ORDERS)
    complete_order(t, g, p, action - actions.COMPLETE)


@rule
def over_complete_order(t, g, p):
    """Over when all are completed, or when nobody waits for anything."""
    return argument(g, ORDERS) == 0 or not any_order_open(t, g, p)


# --- serving from the kitchen


@rule
def why_not_served(t, g, p, item, table):
    """From the kitchen onto a card, whatever it costs."""
    guest = g.cafe[p, table]
    if guest == NOBODY:
        return refuse(NO_GUEST_AT_TABLE, table, 0, 0)
    if g.kitchen[p, item] == 0:
        if wants(t, g, p, table, item):
            return refuse(NOT_IN_KITCHEN, item, 0, 0)
        return refuse(NEITHER_THERE_NOR_WANTED, guest, item, 0)
    return why_not_wanted(t, g, p, table, item)


@rule
def offer_serving(t, g, p, out, n):
    """Every item in the kitchen to every guest who wants it."""
    for item in range(ITEM_KINDS):
        if g.kitchen[p, item] > 0:
            for table in range(CAFE_TABLES):
                if why_not_wanted(t, g, p, table, item) == MAY:
                    out[n] = actions.SERVE + item * TABLE_PLACES + table
                    n += 1
    return n


@rule
def why_not_serve_more(t, g, p, action):
    if action == actions.DONE:
        return MAY
    if actions.SERVE <= action < actions.PLACE:
        k = action - actions.SERVE
        return why_not_served(t, g, p, k // TABLE_PLACES, k % TABLE_PLACES)
    return UNASKED


@rule
def offer_serve_more(t, g, p, out):
    n = offer_serving(t, g, p, out, 0)
    out[n] = actions.DONE
    return n + 1


@rule
def choose_serve_more(g, p, action):
    if action == actions.DONE:
        pop(g)
        return
    k = action - actions.SERVE
    one_less(g, ITEMS_TO_SERVE)
    serve_item(g, p, k // TABLE_PLACES, k % TABLE_PLACES)


@rule
def over_serve_more(t, g, p):
    """Over when the krone is used up, or when nothing in the kitchen is wanted."""
    return argument(g, ITEMS_TO_SERVE) == 0 or not can_serve_more(t, g, p)
