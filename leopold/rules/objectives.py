"""Objectives: who has what a card asks for, and claiming it."""

from __future__ import annotations

from leopold.packs.codes import (
    BLUE,
    NEED_COLOURS,
    NEED_COLUMNS,
    NEED_EMPEROR,
    NEED_FLOORS,
    NEED_GROUPS,
    NEED_KRONES,
    NEED_STAFF,
    NEED_TILES,
    NEED_WHOLE_COLOURS,
    RED,
    YELLOW,
)
from leopold.rules.events import OBJECTIVE_CLAIMED, note
from leopold.rules.hotel import full_columns, full_floors, full_groups, whole_colours
from leopold.rules.jit import rule
from leopold.rules.state import FROM_OBJECTIVES
from leopold.rules.tracks import gain_vp


@rule
def needs_met(t, g, p, objective):
    """Does this seat have what the objective asks for, now?"""
    kind = t.objective_need[objective, 0]
    amount = t.objective_need[objective, 1]
    if kind == NEED_KRONES:
        return g.krones[p] >= amount
    if kind == NEED_TILES:
        return g.tiles_laid[p] >= amount
    if kind == NEED_STAFF:
        return g.played_n[p] >= amount
    if kind == NEED_EMPEROR:
        return g.emperor[p] >= amount
    if kind == NEED_COLOURS:
        return (
            g.occupied[p, BLUE] >= t.objective_need[objective, 2]
            and g.occupied[p, RED] >= t.objective_need[objective, 3]
            and g.occupied[p, YELLOW] >= t.objective_need[objective, 4]
        )
    if g.occupied[p, BLUE] + g.occupied[p, RED] + g.occupied[p, YELLOW] == 0:
        return False  # nothing below is met by an empty house; spares the counting
    if kind == NEED_FLOORS:
        return full_floors(g, p) >= amount
    if kind == NEED_COLUMNS:
        return full_columns(g, p) >= amount
    if kind == NEED_GROUPS:
        return full_groups(t, g, p) >= amount
    if kind == NEED_WHOLE_COLOURS:
        return whole_colours(t, g, p) >= amount
    return False


@rule
def may_claim(t, g, p, category):
    """Once per player and card, while a place is free."""
    return (
        g.claims[category, p] == 0
        and g.claimed_n[category] < t.objective_vp_n
        and needs_met(t, g, p, g.objectives[category])
    )


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
