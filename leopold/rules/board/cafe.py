"""The café and the queue before it: taking guests, serving them, completing their orders."""

from __future__ import annotations

from leopold.packs.codes import (
    BASE_ITEM_KINDS,
    CAKE,
    CHAMPAGNE,
    CHAMPAGNE_GAINED,
    COFFEE,
    DISHES_GAINED,
    DRINKS_GAINED,
    GUEST_FREE,
    ITEM_KINDS,
    NO_HOUSE,
    ORDER_SHORT,
    SERVE_FREE,
    STRUDEL,
    WINE,
)
from leopold.packs.tables import CAFE_TABLES, QUEUE, TABLES
from leopold.rules.agenda import set_off
from leopold.rules.board.entrances import keeps_guests
from leopold.rules.board.houses import pay_for_gear, shift_gears
from leopold.rules.board.tracks import pay
from leopold.rules.chance import shuffle
from leopold.rules.events import (
    GUEST_ARRIVED,
    GUEST_TAKEN,
    GUESTS_RESHUFFLED,
    ITEM_FILLED,
    ITEM_GAINED,
    ITEM_KEPT,
    ITEM_PLACED,
    ITEM_SERVED,
    ITEM_SPENT,
    ITEM_SWAPPED,
    ORDER_COMPLETED,
    note,
)
from leopold.rules.jit import cold, rule, wide
from leopold.rules.state import GAME, NOBODY


@rule
def free_table(g, p):
    """The first table without a guest, or -1 when the café is full."""
    for table in range(g.cafe_tables[p]):
        if g.cafe[p, table] == NOBODY:
            return table
    return -1


@rule
def guest_price(t, g, p, space):
    """By queue space, left to right; the Delivery Boy brings guests for nothing."""
    if g.power[p, GUEST_FREE] > 0:
        return 0
    return t.queue_cost[space]


@rule
def draw_guest(g):
    """The next guest; when the deck runs out the discarded guests are shuffled and come again."""
    if g.guest_deck_n == 0:
        if g.discard_n == 0:
            return NOBODY
        for i in range(g.discard_n):
            g.guest_deck[i] = g.discard[i]
            g.discard[i] = 0
        g.guest_deck_n = g.discard_n
        g.discard_n = 0
        shuffle(g.random, g.guest_deck, g.guest_deck_n)
        note(g, GUESTS_RESHUFFLED, -1, g.guest_deck_n, 0, 0)
    n = g.guest_deck_n - 1
    guest = g.guest_deck[n]
    g.guest_deck[n] = 0
    g.guest_deck_n = n
    return guest


@wide(TABLES, GAME)
@rule
def close_queue(t, g, space):
    """The guests left of the gap move right; a new one comes in at the left."""
    for i in range(space, 0, -1):
        g.queue[i] = g.queue[i - 1]
    guest = draw_guest(g)
    g.queue[0] = guest
    note(g, GUEST_ARRIVED, -1, guest, 0, 0)
    if g.house != NO_HOUSE:
        shift_gears(t, g, space)


@wide(TABLES, GAME)
@rule
def take_guest(t, g, p, space, price):
    """Pay, seat the guest at a free table, close the queue."""
    pay(g, p, price)
    guest = g.queue[space]
    table = free_table(g, p)
    g.cafe[p, table] = guest
    note(g, GUEST_TAKEN, p, guest, space, price)
    if g.house != NO_HOUSE:
        pay_for_gear(g, p, space)
    close_queue(t, g, space)


@rule
def any_guest_waits(g):
    """Is anybody in the queue?"""
    for space in range(QUEUE):
        if g.queue[space] != NOBODY:
            return True
    return False


@rule
def wants(t, g, p, table, item):
    """Does the guest at this table still want such an item?"""
    guest = g.cafe[p, table]
    return guest != NOBODY and g.served[p, table, item] < t.guest_order[guest, item]


@rule
def somebody_wants(t, g, p, item):
    """Does any guest in the café still want such an item?"""
    for table in range(CAFE_TABLES):
        if wants(t, g, p, table, item):
            return True
    return False


@rule
def everything_served(t, g, p, table):
    """Every item of the order lies on the card."""
    guest = g.cafe[p, table]
    if guest == NOBODY:
        return False
    for item in range(ITEM_KINDS):
        if g.served[p, table, item] < t.guest_order[guest, item]:
            return False
    return True


@rule
def order_complete(t, g, p, table):
    """Everything is there, or as good as everything."""
    if everything_served(t, g, p, table):
        return True
    return g.power[p, ORDER_SHORT] > 0 and nearly_complete(t, g, p, table)


@cold
def nearly_complete(t, g, p, table):
    """Freud: as much as one item may be missing, unless it was the only one ordered."""
    guest = g.cafe[p, table]
    if guest == NOBODY:
        return False
    missing = 0
    for item in range(ITEM_KINDS):
        missing += max(0, t.guest_order[guest, item] - g.served[p, table, item])
    return t.guest_order_size[guest] > 1 and missing <= g.power[p, ORDER_SHORT]


@rule
def complete_order(t, g, p, table):
    """The Porter brings what is missing from the supply."""
    guest = g.cafe[p, table]
    for item in range(ITEM_KINDS):
        g.served[p, table, item] = t.guest_order[guest, item]
    note(g, ORDER_COMPLETED, p, guest, 0, 0)


@cold
def fill_item(t, g, p, item):
    """Kesselhut: what anybody in the café still waits for of one kind comes from the supply."""
    for table in range(CAFE_TABLES):
        if wants(t, g, p, table, item):
            guest = g.cafe[p, table]
            g.served[p, table, item] = t.guest_order[guest, item]
            note(g, ITEM_FILLED, p, item, guest, 0)


@rule
def any_order_open(t, g, p):
    """Does anybody in the café still wait for something?"""
    for table in range(CAFE_TABLES):
        if g.cafe[p, table] != NOBODY and not everything_served(t, g, p, table):
            return True
    return False


@rule
def serve_price(t, g, p):
    """One krone for up to three items; the Chief Waiter carries for nothing."""
    if g.power[p, SERVE_FREE] > 0:
        return 0
    return t.serve_price


@rule
def can_serve_more(t, g, p):
    """Is there anything in the kitchen that somebody in the café wants?"""
    for item in range(ITEM_KINDS):
        if g.kitchen[p, item] > 0 and somebody_wants(t, g, p, item):
            return True
    return False


@wide(GAME)
@rule
def gain_item(g, p, item, n):
    """Items gained wait in the hand until placed on guests or kept in the kitchen; the supply has no end."""
    if n > 0:
        g.gained[item] += n
        note(g, ITEM_GAINED, p, item, n, 0)


@rule
def items_arrive(g, p):
    """All that one source has brought is there: some staff wait for many dishes or drinks at once."""
    if g.watched[p] != 0:
        dishes = g.gained[STRUDEL] + g.gained[CAKE]
        if dishes > 0:
            set_off(g, p, DISHES_GAINED, dishes, 0)
        drinks = g.gained[WINE] + g.gained[COFFEE]
        if drinks > 0:
            set_off(g, p, DRINKS_GAINED, drinks, 0)
        if g.gained[CHAMPAGNE] > 0:
            set_off(g, p, CHAMPAGNE_GAINED, g.gained[CHAMPAGNE], 0)


@rule
def dishes_and_drinks(g, p):
    """How many are in the kitchen."""
    n = 0
    for item in range(BASE_ITEM_KINDS):
        n += g.kitchen[p, item]
    return n


@wide(GAME)
@rule
def spend_item(g, p, item, n):
    """From the kitchen back to the supply, for an effect: callers have looked before."""
    g.kitchen[p, item] -= n
    note(g, ITEM_SPENT, p, item, n, 0)


@rule
def swap_item(g, p, given, taken):
    """An item of the kitchen for one of another kind."""
    g.kitchen[p, given] -= 1
    g.kitchen[p, taken] += 1
    note(g, ITEM_SWAPPED, p, given, taken, 0)


@rule
def items_waiting(g):
    """The first kind of item just gained and not yet placed, or -1."""
    for item in range(ITEM_KINDS):
        if g.gained[item] > 0:
            return item
    return -1


@rule
def place_item(g, p, item, table):
    """Just gained, and onto the card at once."""
    g.gained[item] -= 1
    g.served[p, table, item] += 1
    note(g, ITEM_PLACED, p, item, g.cafe[p, table], 0)


@rule
def keep_items(g, p, item):
    """What no guest gets goes to the kitchen."""
    n = g.gained[item]
    g.gained[item] = 0
    g.kitchen[p, item] += n
    note(g, ITEM_KEPT, p, item, n, 0)


@rule
def serve_item(g, p, item, table):
    """From the kitchen onto the card."""
    g.kitchen[p, item] -= 1
    g.served[p, table, item] += 1
    note(g, ITEM_SERVED, p, item, g.cafe[p, table], 0)


@rule
def leave_cafe(t, g, p, table):
    """Items go back to the supply, the card to the discard pile, or to those who are kept; the table is free."""
    guest = g.cafe[p, table]
    g.cafe[p, table] = NOBODY
    for item in range(ITEM_KINDS):
        g.served[p, table, item] = 0
    if t.entrance_n > 0 and keeps_guests(t, g, p):
        g.kept[g.kept_n] = guest
        g.kept_n += 1
    else:
        g.discard[g.discard_n] = guest
        g.discard_n += 1
    return guest
