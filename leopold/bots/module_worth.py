"""What celebrities, entrances, the key, the automaton's own hotel and guests who stay are worth beside all else."""

from __future__ import annotations

from leopold.bots import weights as place
from leopold.bots.objectives import part_of_objective
from leopold.bots.promises import points_of_entrance
from leopold.bots.step_worth import worth_of_steps
from leopold.packs.codes import COLOURED_DICE, HAUTEL_COUTURE, NINE_STARS_INN, PER_ROUND, SUSHI_RESORT
from leopold.packs.modules import MODULES, mask_of
from leopold.packs.tables import BASE_CAFE_TABLES, CATEGORIES, QUEUE, TOKENS
from leopold.rules.board.entrances import goal_points, has_goals
from leopold.rules.board.houses import STARS_ROW
from leopold.rules.jit import cold, rule
from leopold.rules.state import AUTOMATON_SEAT, CELEBRITY_WITH, NOBODY

KEY = MODULES["key"].bit
LATER = mask_of(("celebrities", "entrances", "key", "gala"))
"""Modules in which a die may ask something before it brings what it brings."""
TURNS = 2
"""In a round."""


# --- the lounge


@cold
def worth_of_celebrities(t, g, w, p):
    """Those that this seat has, while there is something left of the round for it."""
    total = 0.0
    if g.turns[p] < TURNS or g.die_taken != 0:
        for tile in range(t.celebrity_n):
            if g.celebrity_at[tile] == CELEBRITY_WITH + p:
                total += w[place.CELEBRITY] * (1 + TURNS - g.turns[p])
                if t.celebrity_timing[tile] == PER_ROUND and g.celebrity_used[tile] == 0:
                    total += w[place.CELEBRITY_READY]
    return total


@rule
def worth_of_die_beside(g, w, face):
    """The most that one of the dice of a space brings with the celebrity beside it."""
    best = 0.0
    for colour in range(COLOURED_DICE):
        if g.coloured[colour] == face and g.lounge[colour] != NOBODY:
            best = max(best, g.lounge_vp[colour] + w[place.CELEBRITY])
    return best


# --- entrances


@cold
def worth_of_goals(t, g, w, p, turns, left):
    """Objectives of one's own, by how much of the way is done."""
    total = 0.0
    prize = goal_points(t, g, p)
    for category in range(CATEGORIES):
        if g.goals_met[category] == 0 and g.goals[category] != NOBODY and (turns > 0 or g.die_taken == 0):
            part = part_of_objective(t, g, p, g.goals[category])
            if part >= 1.0:
                total += prize * 0.97
            else:
                total += w[place.GOAL] * prize * part ** w[place.OBJECTIVE_SHAPE] * min(1.0, 0.2 + 1.2 * left)
    return total


@cold
def worth_of_entrance(t, g, w, p, turns, left):
    """What it scores as it stands, and what is left of it."""
    total = points_of_entrance(t, g, p) * 1.0
    entrance = g.entrance[p]
    if entrance == NOBODY:
        return total
    if has_goals(t, g, p):
        total += worth_of_goals(t, g, w, p, turns, left)
    if t.entrance_token_n[entrance] > 0:
        for token in range(TOKENS):
            total += left * w[place.TOKEN] * g.tokens[token]
    if t.entrance_tiles[entrance] > 0:
        for slot in range(2 * CATEGORIES):
            if g.favours[slot] != NOBODY:
                total += left * w[place.FAVOUR]
    return total


@cold
def worth_of_tokens(t, g, w, p, half):
    """The best of the bonus tokens that are left."""
    best = 0.0
    entrance = g.entrance[p]
    for token in range(TOKENS):
        if g.tokens[token] != 0:
            n = t.entrance_token_step_n[entrance, token, half]
            best = max(best, worth_of_steps(w, t.entrance_tokens[entrance, token, half], n, g.played_n[p]))
    return best


# --- the automaton's own hotel


@cold
def worth_of_house(t, g, w):
    """What its hotel brings an automaton, and will: that much more has to be made."""
    total = g.vp[AUTOMATON_SEAT] * 1.0
    if g.house == SUSHI_RESORT:
        for space in range(QUEUE):
            total += 0.3 * t.gear_vp * g.queue_gears[space]
    elif g.house == NINE_STARS_INN:
        if g.stars > 0:
            total += t.stars_vp[(g.stars - 1) // STARS_ROW]
    elif g.house == HAUTEL_COUTURE:
        for table in range(BASE_CAFE_TABLES):
            guest = g.cafe[AUTOMATON_SEAT, table]
            if guest != NOBODY:
                served = 0
                for item in range(g.item_kinds):
                    served += g.served[AUTOMATON_SEAT, table, item]
                share = served / max(1, t.guest_order_size[guest])
                total += t.guest_vp[guest] * share * share
    return -w[place.HOUSE] * total


# --- all of them


@cold
def worth_of_modules(t, g, w, p, turns, left):
    """What these modules add, each where it is played."""
    total = 0.0
    if t.celebrity_n > 0:
        total += worth_of_celebrities(t, g, w, p)
    if t.entrance_n > 0:
        total += worth_of_entrance(t, g, w, p, turns, left)
        if g.house != 0:
            total += worth_of_house(t, g, w)
    if g.modules & KEY != 0 and g.key == p + 1 and g.round_no < t.rounds:
        total += w[place.KEY]
    return total
