"""The emperor's scoring after rounds three, five and seven: points and steps back; what a penalty needs and takes."""

from __future__ import annotations

from leopold.packs.codes import (
    CHAMPAGNE,
    DISMISS_END_STAFF,
    LOSE_CHAMPAGNE,
    LOSE_KRONES,
    LOSE_KRONES_AND_ITEM,
    REMOVE_DANCERS_MIDDLE,
    REMOVE_DANCERS_RIGHT,
    REMOVE_VACANT,
    RETURN_STAFF,
)
from leopold.packs.tables import CATEGORIES
from leopold.rules.board.balls import RIGHTMOST, dancers_in
from leopold.rules.board.hotel import count_rooms
from leopold.rules.board.staff import end_staff_played
from leopold.rules.board.tracks import gain_vp
from leopold.rules.events import (
    CAFE_RETURNED,
    EMPEROR_SCORED,
    KITCHEN_RETURNED,
    note,
)
from leopold.rules.jit import rule
from leopold.rules.state import FROM_EMPEROR_TRACK, VACANT


@rule
def scoring_of_round(t, round_no):
    """Which of the three scorings follows this round, or -1."""
    for k in range(CATEGORIES):
        if t.emperor_rounds[k] == round_no:
            return k
    return -1


@rule
def score_emperor_track(t, g, p, scoring):
    """Points for the space, then back 3, 5 or 7, never left of 0."""
    before = g.emperor[p]
    vp = t.emperor_vp[before]
    after = max(0, before - t.emperor_back[scoring])
    if vp != 0:
        gain_vp(g, p, vp, FROM_EMPEROR_TRACK)
    g.emperor[p] = after
    note(g, EMPEROR_SCORED, p, before, vp, after)


@rule
def can_pay_left_half(t, g, p, tile):
    """In full or not at all."""
    kind = t.tile_penalty[tile, 0]
    amount = t.tile_penalty[tile, 1]
    if kind == LOSE_KRONES:
        return g.krones[p] >= amount
    if kind == RETURN_STAFF:
        return g.hand_n[p] >= amount
    if kind == REMOVE_VACANT:
        return count_rooms(g, p, VACANT) >= amount
    if kind == DISMISS_END_STAFF:
        return end_staff_played(t, g, p) >= amount
    if kind == LOSE_KRONES_AND_ITEM:
        return g.krones[p] >= amount and items_kept(g, p) > 0
    if kind == LOSE_CHAMPAGNE:
        return g.kitchen[p, CHAMPAGNE] >= amount
    if kind == REMOVE_DANCERS_MIDDLE or kind == REMOVE_DANCERS_RIGHT:
        return dancers_in(g, p, hall_of_penalty(kind)) >= amount
    return True


@rule
def hall_of_penalty(kind):
    """The ballroom that the emperor takes dancers from."""
    return RIGHTMOST if kind == REMOVE_DANCERS_RIGHT else RIGHTMOST // 2


@rule
def items_kept(g, p):
    """How many of all kinds are in the kitchen."""
    n = 0
    for item in range(g.item_kinds):
        n += g.kitchen[p, item]
    return n


@rule
def return_kitchen(g, p):
    """Everything in the kitchen goes back to the supply."""
    n = 0
    for item in range(g.item_kinds):
        n += g.kitchen[p, item]
        g.kitchen[p, item] = 0
    note(g, KITCHEN_RETURNED, p, n, 0, 0)


@rule
def return_from_cafe(g, p):
    """Everything on the guests goes back to the supply; the guests stay."""
    n = 0
    for table in range(g.cafe_tables[p]):
        for item in range(g.item_kinds):
            n += g.served[p, table, item]
            g.served[p, table, item] = 0
    note(g, CAFE_RETURNED, p, n, 0, 0)
