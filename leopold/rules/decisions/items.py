"""Items: dividing between guests and kitchen, choosing them, completing an order, serving on for the krone paid."""

from __future__ import annotations

from leopold.packs.codes import BASE_ITEM_KINDS, ITEM_KINDS
from leopold.packs.tables import CAFE_TABLES
from leopold.rules import actions
from leopold.rules.actions import ITEM_PLACES, TABLE_PLACES
from leopold.rules.agenda import argument, decision, one_less, places, pop, push
from leopold.rules.board.cafe import (
    any_order_open,
    can_serve_more,
    complete_order,
    dishes_and_drinks,
    everything_served,
    items_arrive,
    items_waiting,
    keep_items,
    place_item,
    serve_item,
    somebody_wants,
    spend_item,
    swap_item,
    wants,
)
from leopold.rules.jit import rule
from leopold.rules.state import NOBODY
from leopold.rules.whys import (
    ANOTHER_ITEM_FIRST,
    HAS_EVERYTHING,
    MAY,
    NEITHER_DISH_NOR_DRINK,
    NEITHER_THERE_NOR_WANTED,
    NO_GUEST_AT_TABLE,
    NOT_GAINED,
    NOT_IN_KITCHEN,
    NOT_KEPT,
    NOT_ORDERED,
    SAME_KIND,
    SWAPS_DUE,
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
EXCHANGE = decision(26, "exchange", answers=("swap", "done"), items="number", optional="flag")
ITEMS_TO_SWAP, MAY_STOP = places(EXCHANGE)
RETURN_ITEM = decision(27, "return_item", answers=("item",), items="number", spent="flag")
ITEMS_TO_RETURN, SPENT = places(RETURN_ITEM)


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
def place_gained(g, p):
    """All items of one source are there: onto guests or into the kitchen, then to those who waited for many."""
    items_arrive(g, p)
    push(g, PLACE_ITEMS, p, 0, 0, 0, 0)


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
    """Any dish or drink; champagne is neither."""
    if actions.ITEM <= action < actions.ITEM + BASE_ITEM_KINDS:
        return MAY
    return UNASKED


@rule
def offer_choose_items(out):
    for item in range(BASE_ITEM_KINDS):
        out[item] = actions.ITEM + item
    return BASE_ITEM_KINDS


@rule
def choose_choose_items(g, p, action):
    g.gained[action - actions.ITEM] += 1
    one_less(g, ITEMS_TO_CHOOSE)
    if argument(g, ITEMS_TO_CHOOSE) == 0:
        pop(g)
        place_gained(g, p)


# --- an order completed from the supply


@rule
def why_not_complete_order(t, g, p, action):
    if actions.COMPLETE <= action < actions.CLAIM:
        table = action - actions.COMPLETE
        if g.cafe[p, table] == NOBODY:
            return refuse(NO_GUEST_AT_TABLE, table, 0, 0)
        if everything_served(t, g, p, table):
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


# --- items of the kitchen for others


@rule
def why_not_swapped(g, p, given, taken):
    """A dish or drink of the kitchen for one of another kind."""
    if given >= BASE_ITEM_KINDS or taken >= BASE_ITEM_KINDS:
        return UNASKED
    if g.kitchen[p, given] == 0:
        return refuse(NOT_KEPT, given, 0, 0)
    if given == taken:
        return refuse(SAME_KIND, given, 0, 0)
    return MAY


@rule
def why_not_exchange(g, p, action):
    if action == actions.DONE:
        return MAY if argument(g, MAY_STOP) != 0 else refuse(SWAPS_DUE, argument(g, ITEMS_TO_SWAP), 0, 0)
    if actions.SWAP <= action < actions.SWAP + ITEM_PLACES * ITEM_PLACES:
        k = action - actions.SWAP
        return why_not_swapped(g, p, k // ITEM_PLACES, k % ITEM_PLACES)
    return UNASKED


@rule
def offer_exchange(g, p, out):
    n = 0
    for given in range(BASE_ITEM_KINDS):
        for taken in range(BASE_ITEM_KINDS):
            if why_not_swapped(g, p, given, taken) == MAY:
                out[n] = actions.SWAP + given * ITEM_PLACES + taken
                n += 1
    if argument(g, MAY_STOP) != 0:
        out[n] = actions.DONE
        n += 1
    return n


@rule
def choose_exchange(g, p, action):
    if action == actions.DONE:
        pop(g)
        return
    k = action - actions.SWAP
    one_less(g, ITEMS_TO_SWAP)
    swap_item(g, p, k // ITEM_PLACES, k % ITEM_PLACES)


@rule
def over_exchange(g, p):
    """Over when all are exchanged, or when there is nothing to give."""
    return argument(g, ITEMS_TO_SWAP) == 0 or dishes_and_drinks(g, p) == 0


# --- items given up


@rule
def kinds_to_return(g):
    """The emperor takes anything; what is spent on an effect is a dish or a drink."""
    return BASE_ITEM_KINDS if argument(g, SPENT) != 0 else g.item_kinds


@rule
def why_not_return_item(g, p, action):
    if actions.ITEM <= action < actions.COMPLETE:
        item = action - actions.ITEM
        if item >= kinds_to_return(g):
            return NEITHER_DISH_NOR_DRINK
        return MAY if g.kitchen[p, item] > 0 else refuse(NOT_KEPT, item, 0, 0)
    return UNASKED


@rule
def offer_return_item(g, p, out):
    n = 0
    for item in range(kinds_to_return(g)):
        if g.kitchen[p, item] > 0:
            out[n] = actions.ITEM + item
            n += 1
    return n


@rule
def choose_return_item(g, p, action):
    one_less(g, ITEMS_TO_RETURN)
    spend_item(g, p, action - actions.ITEM, 1)


@rule
def settle_return_item(g, p):
    """Where only one kind is there, nothing is to be chosen. Over when all are returned, or when nothing is left."""
    kinds = 0
    only = 0
    for item in range(kinds_to_return(g)):
        if g.kitchen[p, item] > 0:
            kinds += 1
            only = item
    if argument(g, ITEMS_TO_RETURN) == 0 or kinds == 0:
        pop(g)
        return True
    if kinds == 1:
        choose_return_item(g, p, actions.ITEM + only)
        return True
    return False
