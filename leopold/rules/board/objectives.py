"""Objectives: who has what a card asks for, and claiming it."""

from __future__ import annotations

from leopold.packs.codes import (
    NEED_COLUMNS,
    NEED_EMPEROR,
    NEED_FLOORS,
    NEED_GROUPS,
    NEED_KRONES,
    NEED_STAFF,
    NEED_TILES,
)
from leopold.rules.board.hotel import full_columns, full_floors, full_groups, rooms_occupied, whole_colours
from leopold.rules.board.tracks import gain_vp
from leopold.rules.events import OBJECTIVE_CLAIMED, note
from leopold.rules.jit import rule
from leopold.rules.state import FROM_OBJECTIVES


@rule
def count_for(t, g, p, need):
    """How many this seat has, now, of what an objective counts."""
    if need == NEED_KRONES:
        return g.krones[p]
    if need == NEED_TILES:
        return g.tiles_laid[p]
    if need == NEED_STAFF:
        return g.played_n[p]
    if need == NEED_EMPEROR:
        return g.emperor[p]
    if rooms_occupied(g, p) == 0:
        return 0  # nothing below is met by an empty house; spares the counting
    if need == NEED_FLOORS:
        return full_floors(g, p)
    if need == NEED_COLUMNS:
        return full_columns(g, p)
    if need == NEED_GROUPS:
        return full_groups(t, g, p)
    return whole_colours(t, g, p)


@rule
def claim(t, g, p, category):
    """The marker goes on the free place with most points."""
    place = g.claimed_n[category]
    g.claimed_n[category] = place + 1
    g.claims[category, p] = place + 1
    note(g, OBJECTIVE_CLAIMED, p, category, g.objectives[category], place + 1)
    gain_vp(g, p, t.objective_vp[place], FROM_OBJECTIVES)


@rule
def claims_of(g, p):
    """On how many objectives this seat has a marker."""
    n = 0
    for category in range(len(g.objectives)):
        if g.claims[category, p] > 0:
            n += 1
    return n
