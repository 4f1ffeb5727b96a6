"""Entrances: what they begin with, and what they change: bonuses, sums of dice, tokens, guests kept, goals, favours."""

from __future__ import annotations

from leopold.packs.codes import (
    BLUE,
    FIRST_IN_GROUP,
    ITEM_KINDS,
    LINE_FULL,
    RED,
)
from leopold.packs.tables import CATEGORIES, COLUMNS, KEPT_MAX, KEPT_POINTS, TABLES, TOKENS
from leopold.rules import events
from leopold.rules.agenda import set_off
from leopold.rules.board.tracks import advance_emperor, gain_krones, gain_vp, gain_vp_quietly
from leopold.rules.chance import below
from leopold.rules.events import note
from leopold.rules.jit import cold, rule, wide
from leopold.rules.state import FROM_ENTRANCES, GAME, NOBODY, OCCUPIED


@wide(TABLES, GAME)
@rule
def entrance_of(t, g, p):
    """A seat's entrance, or nobody's where there are none."""
    if t.entrance_n == 0:
        return NOBODY
    return g.entrance[p]


# --- beginning


@cold
def take_entrance(t, g, p, entrance):
    """Its own items in place of the usual ones, its tables, and what it changes."""
    g.entrance[p] = entrance
    for item in range(ITEM_KINDS):
        g.kitchen[p, item] += t.entrance_kitchen[entrance, item] - t.start_kitchen[item]
    g.cafe_tables[p] += t.entrance_tables[entrance]
    for i in range(t.entrance_power_n[entrance]):
        g.power[p, t.entrance_powers[entrance, i, 0]] += t.entrance_powers[entrance, i, 1]
    for token in range(TOKENS):
        if token < t.entrance_token_n[entrance]:
            g.tokens[token] = 1
    if t.entrance_goals[entrance, 0] > 0:
        deal_goals(t, g)
    if t.entrance_tiles[entrance] > 0:
        deal_favours(t, g, t.entrance_tiles[entrance])


@wide(TABLES, GAME)
@rule
def watch_entrance(t, g, p):
    """What an entrance waits for."""
    entrance = entrance_of(t, g, p)
    if entrance != NOBODY:
        if t.entrance_when[entrance, 0] > 0:
            g.watched[p] |= 1 << (t.entrance_when[entrance, 0] - 1)
        if t.entrance_token_n[entrance] > 0:
            g.watched[p] |= 1 << LINE_FULL


@cold
def deal_goals(t, g):
    """One more objective of each category, for its owner alone."""
    for category in range(CATEGORIES):
        left = 0
        for i in range(t.objective_n):
            if t.objective_category[i] == category and i != g.objectives[category]:
                left += 1
        g.goals[category] = NOBODY
        if left > 0:
            k = below(g.random, left)
            for i in range(t.objective_n):
                if t.objective_category[i] == category and i != g.objectives[category]:
                    if k == 0:
                        g.goals[category] = i
                        break
                    k -= 1


@cold
def deal_favours(t, g, each):
    """So many more emperor tiles of each letter."""
    for category in range(CATEGORIES):
        for k in range(2):
            g.favours[2 * category + k] = NOBODY
        for k in range(each):
            left = 0
            for tile in range(t.tile_n):
                if t.tile_category[tile] == category and not tile_is_out(g, category, tile):
                    left += 1
            if left > 0:
                n = below(g.random, left)
                for tile in range(t.tile_n):
                    if t.tile_category[tile] == category and not tile_is_out(g, category, tile):
                        if n == 0:
                            g.favours[2 * category + k] = tile
                            break
                        n -= 1


@rule
def tile_is_out(g, category, tile):
    """Does an emperor tile lie on the table already?"""
    return g.tiles[category] == tile or g.favours[2 * category] == tile or g.favours[2 * category + 1] == tile


# --- rooms


@cold
def first_in_group(t, g, p, group, colour):
    """Stroup: the first room of a group brings points, krones or steps, once for each group."""
    amount = g.power[p, FIRST_IN_GROUP + colour]
    if amount > 0 and g.group_begun[group] == 0:
        g.group_begun[group] = 1
        note(g, events.FIRST_IN_GROUP, p, group, colour, 0)
        if colour == BLUE:
            gain_vp(g, p, amount, FROM_ENTRANCES)
        elif colour == RED:
            gain_krones(t, g, p, amount)
        else:
            advance_emperor(g, p, amount)


@cold
def rows_full(g, p, room):
    """A column and a floor that a room has just completed; whoever waits for that comes next."""
    column = room % COLUMNS
    floor = room - column
    full = 1
    for other in range(column, len(g.rooms[p]), COLUMNS):
        if g.rooms[p, other] != OCCUPIED:
            full = 0
    if full == 1:
        set_off(g, p, LINE_FULL, 1, 0)
    across = 1
    for other in range(floor, floor + COLUMNS):
        if g.rooms[p, other] != OCCUPIED:
            across = 0
    if across == 1:
        set_off(g, p, LINE_FULL, 1, 1)
    return full + across


@rule
def group_bonus(t, g, p, colour, size):
    """What a full group pays: by the entrance, if it says."""
    entrance = entrance_of(t, g, p)
    if entrance != NOBODY and t.entrance_occupancy[entrance, colour, size - 1] > 0:
        return t.entrance_occupancy[entrance, colour, size - 1]
    return t.occupancy_bonus[colour, size - 1]


# --- guests kept


@cold
def keeps_guests(t, g, p):
    """Kaufman: guests who have been served stay until the round ends."""
    entrance = entrance_of(t, g, p)
    return entrance != NOBODY and t.entrance_kept[entrance, 0] > 0 and g.kept_n < KEPT_MAX


@cold
def score_kept(t, g, p):
    """Two, three, four, five or more in the round."""
    entrance = entrance_of(t, g, p)
    if entrance == NOBODY or t.entrance_kept[entrance, 0] == 0:
        return
    n = g.kept_n
    if n > 1:
        vp = t.entrance_kept[entrance, min(n, KEPT_POINTS + 1) - 2]
        note(g, events.GUESTS_KEPT_SCORED, p, n, vp, 0)
        gain_vp(g, p, vp, FROM_ENTRANCES)
    for i in range(n):
        g.discard[g.discard_n] = g.kept[i]
        g.discard_n += 1
        g.kept[i] = 0
    g.kept_n = 0


# --- goals of one's own


@wide(TABLES, GAME)
@rule
def has_goals(t, g, p):
    entrance = entrance_of(t, g, p)
    return entrance != NOBODY and t.entrance_goals[entrance, 0] > 0


@rule
def goal_points(t, g, p):
    """By the emperor's rounds: early ones are worth more."""
    for k in range(CATEGORIES):
        if g.round_no <= t.emperor_rounds[k]:
            return t.entrance_goals[g.entrance[p], k]
    return t.entrance_goals[g.entrance[p], CATEGORIES - 1]


@cold
def meet_goal(t, g, p, category):
    """It sets off nothing that waits for common objectives."""
    vp = goal_points(t, g, p)
    g.goals_met[category] = 1
    note(g, events.GOAL_MET, p, category, g.goals[category], vp)
    gain_vp(g, p, vp + 0, FROM_ENTRANCES)


@cold
def score_goals(t, g, p):
    """At the end: four, five or six objectives in all."""
    if not has_goals(t, g, p):
        return
    n = 0
    for category in range(CATEGORIES):
        n += g.goals_met[category]
        if g.claims[category, p] > 0:
            n += 1
    if n > CATEGORIES:
        vp = t.entrance_goals_all[g.entrance[p], n - CATEGORIES - 1]
        note(g, events.GOALS_SCORED, p, n, vp, 0)
        gain_vp_quietly(g, p, vp + 0, FROM_ENTRANCES)
