"""What all parts of an observation are written with."""

from __future__ import annotations

import numpy as np

from leopold.envs import layout as at
from leopold.packs.tables import CATEGORIES
from leopold.rules.agenda import argument, on_top
from leopold.rules.decisions import reactions
from leopold.rules.jit import rule
from leopold.rules.state import NOBODY


@rule
def further_on(g, seat, p):
    """How many places after a seat another one sits; without a division, because it is asked so often."""
    further = p - seat
    if further < 0:
        further += g.players
    return further


@rule
def put_row(rows, card, out, first, n):
    """What is printed on a card or a board (-1: none).

    The places are unsigned: an index that could be negative keeps the compiler from copying many numbers at a time.
    """
    if card < 0:
        for i in range(n):
            out[np.uint64(first + i)] = 0
    else:
        row = rows[card]
        for i in range(n):
            out[np.uint64(first + i)] = row[np.uint64(i)]


@rule
def write_spoken(t, g, spoken, out, first):
    """What a module adds to the lists of codes: what is decided, after which trigger, needs, tiles."""
    after, last, place = spoken.decisions
    if g.over == 0 and g.agenda_n > 0:
        op = on_top(g)
        if after < op <= last:
            out[first + place + op - after - 1] = 1
        if op == reactions.REACT:
            after, last, place = spoken.triggers
            trigger = argument(g, reactions.TRIGGER)
            if after < trigger <= last:
                out[first + place + trigger - after - 1] = 1
    for category in range(CATEGORIES):
        objective = g.objectives[category]
        after, last, place = spoken.needs
        kind = t.objective_need[objective, 0]
        if after < kind <= last:
            row = first + place + category * (last - after)
            out[row + kind - after - 1] = t.objective_need[objective, 1] * at.NEED
        tile = g.tiles[category]
        after, last, place = spoken.steps
        for i in range(t.tile_step_n[tile]):
            code = t.tile_steps[tile, i, 0]
            if after < code <= last:
                row = first + place + category * (last - after)
                out[row + code - after - 1] = t.tile_steps[tile, i, 1] * at.STEP
        after, last, place = spoken.penalties
        kind = t.tile_penalty[tile, 0]
        if after < kind <= last:
            row = first + place + category * (last - after)
            out[row + kind - after - 1] = t.tile_penalty[tile, 1] * at.STEP


@rule
def put_ball_guest(guests, guest, out, first):
    """What the base game does not know of a guest: it stands behind the rest of what is printed."""
    if guest != NOBODY:
        for i in range(at.BALL_GUEST):
            out[first + i] = guests[guest, at.GUEST + i]
