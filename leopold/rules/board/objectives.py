"""Objectives: who has what a card asks for, and claiming it."""

from __future__ import annotations

from leopold.packs.codes import (
    BASE_ITEM_KINDS,
    CHAMPAGNE,
    MARKER_PLACED,
    NEED_CHAMPAGNE,
    NEED_COLUMNS,
    NEED_DANCERS,
    NEED_EMPEROR,
    NEED_FLOORS,
    NEED_GROUPS,
    NEED_GUESTS,
    NEED_KITCHEN,
    NEED_KRONES,
    NEED_ORDERS,
    NEED_STAFF,
    NEED_TILES,
    NEED_TOP_FLOOR,
)
from leopold.rules.agenda import set_off
from leopold.rules.board.balls import dancers_out
from leopold.rules.board.hotel import (
    full_columns,
    full_floors,
    full_groups,
    occupied_on_top,
    rooms_occupied,
    whole_colours,
)
from leopold.rules.board.tracks import gain_vp
from leopold.rules.events import OBJECTIVE_CLAIMED, note
from leopold.rules.jit import rule
from leopold.rules.state import FROM_OBJECTIVES, ORDER_SIZES


@rule
def of_each_item(g, p):
    """The fewest of any dish or drink in the kitchen."""
    n = g.kitchen[p, 0]
    for item in range(1, BASE_ITEM_KINDS):
        n = min(n, g.kitchen[p, item])
    return n


@rule
def orders_served(g, p, items):
    """Guests served whose order had at least so many items."""
    n = 0
    for size in range(items, ORDER_SIZES):
        n += g.orders_served[p, size]
    return n


@rule
def count_for(t, g, p, objective):
    """How many this seat has, now, of what an objective counts."""
    need = t.objective_need[objective, 0]
    if need == NEED_KRONES:
        return g.krones[p]
    if need == NEED_TILES:
        return g.tiles_laid[p]
    if need == NEED_STAFF:
        return g.played_n[p]
    if need == NEED_EMPEROR:
        return g.emperor[p]
    if need == NEED_KITCHEN:
        return of_each_item(g, p)
    if need == NEED_ORDERS:
        return orders_served(g, p, t.objective_need[objective, 5])
    if need == NEED_CHAMPAGNE:
        return g.kitchen[p, CHAMPAGNE]
    if need == NEED_DANCERS:
        return dancers_out(g, p)
    if need == NEED_GUESTS:
        return g.colours_served[p, t.objective_need[objective, 5]]
    if rooms_occupied(g, p) == 0:
        return 0  # nothing below is met by an empty house; spares the counting
    if need == NEED_FLOORS:
        return full_floors(g, p)
    if need == NEED_COLUMNS:
        return full_columns(g, p)
    if need == NEED_GROUPS:
        return full_groups(t, g, p)
    if need == NEED_TOP_FLOOR:
        return occupied_on_top(g, p)
    return whole_colours(t, g, p)


@rule
def claim(t, g, p, category):
    """The marker goes on the free place with most points."""
    place = g.claimed_n[category]
    g.claimed_n[category] = place + 1
    g.claims[category, p] = place + 1
    note(g, OBJECTIVE_CLAIMED, p, category, g.objectives[category], place + 1)
    gain_vp(g, p, t.objective_vp[place], FROM_OBJECTIVES)
    set_off(g, p, MARKER_PLACED, 1, 0)


@rule
def claims_of(g, p):
    """On how many objectives this seat has a marker."""
    n = 0
    for category in range(len(g.objectives)):
        if g.claims[category, p] > 0:
            n += 1
    return n
