"""The emperor's scoring after rounds three, five and seven: points, steps back, then reward or penalty."""

from __future__ import annotations

from leopold.packs.codes import (
    DISMISS_END_STAFF,
    EMPEROR_REWARD_VP,
    IMMUNE,
    ITEM_KINDS,
    LOSE_KRONES,
    LOSE_VP,
    LOSE_VP_PER_STAFF,
    REMOVE_OCCUPIED,
    REMOVE_OCCUPIED_COLUMN,
    REMOVE_VACANT,
    RETURN_KITCHEN,
    RETURN_KITCHEN_AND_CAFE,
    RETURN_STAFF,
    WAIVE_PENALTY,
)
from leopold.packs.tables import CAFE_TABLES, CATEGORIES, FLOORS
from leopold.rules import agenda
from leopold.rules.agenda import push, push_steps
from leopold.rules.events import (
    CAFE_RETURNED,
    EMPEROR_PUNISHED,
    EMPEROR_REWARDED,
    EMPEROR_SCORED,
    KITCHEN_RETURNED,
    PENALTY_IGNORED,
    note,
)
from leopold.rules.hotel import count_rooms
from leopold.rules.jit import rule
from leopold.rules.staff import end_staff_played
from leopold.rules.state import FROM_EMPEROR_TILES, FROM_EMPEROR_TRACK, FROM_STAFF, VACANT
from leopold.rules.tracks import gain_vp, pay


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
def emperor_looks_at(t, g, p):
    """From space 3 a reward, on 1 and 2 nothing, on 0 a penalty."""
    tile = g.tiles[scoring_of_round(t, g.round_no)]
    if g.emperor[p] >= t.emperor_reward_from:
        note(g, EMPEROR_REWARDED, p, tile, 0, 0)
        if g.power[p, EMPEROR_REWARD_VP] > 0:
            gain_vp(g, p, g.power[p, EMPEROR_REWARD_VP], FROM_STAFF)
        push_steps(g, p, t.tile_steps[tile], t.tile_step_n[tile])
    elif g.emperor[p] == 0:
        price = g.power[p, WAIVE_PENALTY]
        if g.power[p, IMMUNE] > 0:
            note(g, PENALTY_IGNORED, p, tile, 0, 0)
        elif price > 0 and g.krones[p] >= price:
            push(g, agenda.WAIVE, p, tile, 0, 0, 0)
        else:
            suffer(t, g, p, tile)


@rule
def ignore_penalty(g, p, tile):
    """The Conference Manager smooths it over."""
    price = g.power[p, WAIVE_PENALTY]
    pay(g, p, price)
    note(g, PENALTY_IGNORED, p, tile, price, 0)


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
    return True


@rule
def suffer(t, g, p, tile):
    """The left half if it can be paid in full, else the right; in 2015 the player chooses."""
    if t.tile_penalty[tile, 2] == 0:
        left_half(t, g, p, tile)
    elif not can_pay_left_half(t, g, p, tile):
        right_half(t, g, p, tile)
    elif t.penalty_choice != 0:
        push(g, agenda.HALF, p, tile, 0, 0, 0)
    else:
        left_half(t, g, p, tile)


@rule
def right_half(t, g, p, tile):
    """Victory points instead."""
    note(g, EMPEROR_PUNISHED, p, tile, 2, 0)
    gain_vp(g, p, -t.tile_penalty[tile, 2], FROM_EMPEROR_TILES)


@rule
def left_half(t, g, p, tile):
    """What the tile shows first; where the player must choose what to lose, the choice goes on the agenda."""
    kind = t.tile_penalty[tile, 0]
    amount = t.tile_penalty[tile, 1]
    note(g, EMPEROR_PUNISHED, p, tile, 1, 0)
    if kind == LOSE_KRONES:
        pay(g, p, amount)
    elif kind == RETURN_KITCHEN:
        return_kitchen(g, p)
    elif kind == RETURN_KITCHEN_AND_CAFE:
        return_kitchen(g, p)
        return_from_cafe(g, p)
    elif kind == RETURN_STAFF:
        push(g, agenda.RETURN_STAFF, p, amount, 0, 0, 0)
    elif kind == REMOVE_VACANT:
        push(g, agenda.REMOVE_VACANT, p, amount, 0, 0, 0)
    elif kind == REMOVE_OCCUPIED:
        push(g, agenda.REMOVE_OCCUPIED, p, amount, FLOORS, -1, 0)
    elif kind == REMOVE_OCCUPIED_COLUMN:
        push(g, agenda.REMOVE_OCCUPIED, p, amount, FLOORS, -1, 1)
    elif kind == LOSE_VP:
        gain_vp(g, p, -amount, FROM_EMPEROR_TILES)
    elif kind == LOSE_VP_PER_STAFF:
        gain_vp(g, p, -amount * g.played_n[p], FROM_EMPEROR_TILES)
    elif kind == DISMISS_END_STAFF:
        push(g, agenda.DISMISS, p, amount, 0, 0, 0)


@rule
def return_kitchen(g, p):
    """Everything in the kitchen goes back to the supply."""
    n = 0
    for item in range(ITEM_KINDS):
        n += g.kitchen[p, item]
        g.kitchen[p, item] = 0
    note(g, KITCHEN_RETURNED, p, n, 0, 0)


@rule
def return_from_cafe(g, p):
    """Everything on the guests goes back to the supply; the guests stay."""
    n = 0
    for table in range(CAFE_TABLES):
        for item in range(ITEM_KINDS):
            n += g.served[p, table, item]
            g.served[p, table, item] = 0
    note(g, CAFE_RETURNED, p, n, 0, 0)
