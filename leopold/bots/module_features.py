"""What the lounge, entrances, the key, the automaton's own hotel and guests who stay add to the features of a position.

Each is listed only where it is played, so what is judged without it is judged as before.
"""

from __future__ import annotations

from leopold.bots import feature_places as at
from leopold.bots.objectives import part_of_objective
from leopold.bots.promises import entrance_ahead, is_ahead, objectives_in_all
from leopold.packs.codes import (
    BASE_ITEM_KINDS,
    COLOURED_DICE,
    FIRST_IN_GROUP,
    HAUTEL_COUTURE,
    MOST_DANCERS_VP,
    NINE_STARS_INN,
    NO_HOUSE,
    PER_ROUND,
    STAYS,
    SUSHI_RESORT,
    TOLL_BRIDGE,
)
from leopold.packs.tables import (
    BASE_CAFE_TABLES,
    CATEGORIES,
    FACES,
    HALLS,
    KEPT_POINTS,
    OBJECTIVES_MAX,
    QUEUE,
    ROOMS,
    SUMS,
    TOKENS,
)
from leopold.rules.board.cafe import order_complete, somebody_wants
from leopold.rules.board.entrances import goal_points
from leopold.rules.jit import cold, rule
from leopold.rules.state import AUTOMATON_SEAT, CELEBRITY_WITH, NOBODY

TURNS = 2
"""In a round."""


@rule
def put(xi, xv, n, feature, value):
    """List one feature unless it is 0; returns how many are listed."""
    if value == 0.0:
        return n
    xi[n] = feature
    xv[n] = value
    return n + 1


# --- the lounge


@cold
def put_lounge(t, g, p, xi, xv, n):
    """Coloured dice that can be had with whoever is beside them, and the celebrities that somebody has."""
    if g.turns[p] < TURNS:
        for colour in range(COLOURED_DICE):
            face = g.coloured[colour]
            if face > 0:
                n = put(xi, xv, n, at.COLOURED_DIE + colour * FACES + face - 1, 1.0)
                tile = g.lounge[colour]
                if tile != NOBODY:
                    n = put(xi, xv, n, at.LOUNGE + t.celebrity_place[tile], 1.0)
                    n = put(xi, xv, n, at.LOUNGE_VP + face - 1, g.lounge_vp[colour] * 0.3)
    others = 0
    for tile in range(t.celebrity_n):
        if g.celebrity_at[tile] == CELEBRITY_WITH + p:
            n = put(xi, xv, n, at.CELEBRITY_MINE + t.celebrity_place[tile], 1.0)
            if t.celebrity_timing[tile] == PER_ROUND and g.celebrity_used[tile] == 0:
                n = put(xi, xv, n, at.CELEBRITY_READY + t.celebrity_place[tile], 1.0)
        elif g.celebrity_at[tile] >= CELEBRITY_WITH:
            others += 1
    return put(xi, xv, n, at.CELEBRITY_OTHERS, others * 0.3)


# --- entrances


@cold
def put_goals(t, g, p, xi, xv, n):
    """Objectives of one's own: how much of each is done, and what it still brings."""
    prize = goal_points(t, g, p) / 15.0
    for category in range(CATEGORIES):
        if g.goals_met[category] != 0:
            n = put(xi, xv, n, at.GOAL_MINE + category, 1.0)
        elif g.goals[category] != NOBODY:
            part = part_of_objective(t, g, p, g.goals[category])
            row = at.GOAL + t.objective_place[g.goals[category]]
            n = put(xi, xv, n, row, part * prize)
            n = put(xi, xv, n, row + OBJECTIVES_MAX, part * part * part * prize)
            n = put(xi, xv, n, at.GOAL_PRIZE + category, prize)
            if part >= 1.0:
                n = put(xi, xv, n, at.GOAL_MET + category, prize)
    return put(xi, xv, n, at.OBJECTIVES_IN_ALL + objectives_in_all(g, p), 1.0)


@cold
def put_favours(t, g, p, xi, xv, n):
    """Emperor tiles of one's own that are left, and which of them there are steps for."""
    for slot in range(2 * CATEGORIES):
        tile = g.favours[slot]
        if tile != NOBODY:
            n = put(xi, xv, n, at.FAVOUR + t.tile_place[tile], 1.0)
            if g.emperor[p] > slot // 2:
                n = put(xi, xv, n, at.FAVOUR_OPEN + slot // 2, 1.0)
    return put(xi, xv, n, at.FAVOUR_HAD, g.favour_had * 1.0)


@rule
def put_new_groups(t, g, p, xi, xv, n):
    """Groups whose first room would bring something."""
    hotel = g.hotel[p]
    for group in range(t.hotel_group_n[hotel]):
        colour = t.group_colour[hotel, group]
        if g.power[p, FIRST_IN_GROUP + colour] > 0 and g.group_begun[group] == 0:
            n = put(xi, xv, n, at.GROUP_NEW + colour, 0.3)
    return n


@rule
def put_lead(t, g, p, xi, xv, n):
    """Ballrooms still to be scored in which one is ahead, where that counts."""
    further = 0
    for hall in range(HALLS):
        if t.emperor_rounds[hall] >= g.round_no:
            if is_ahead(g, p, hall):
                n = put(xi, xv, n, at.BALL_ALONE + further, 1.0)
            further += 1
    return n


@rule
def adds_dice(t, entrance):
    """Does the sum of a round's dice bring something?"""
    for n in range(SUMS):
        if t.entrance_sum_n[entrance, n] > 0:
            return True
    return False


@cold
def put_powers_of_entrance(t, g, p, entrance, xi, xv, n):
    """What is left of what an entrance does."""
    if t.entrance_token_n[entrance] > 0:
        for token in range(TOKENS):
            n = put(xi, xv, n, at.TOKEN + token, g.tokens[token] * 1.0)
    if t.entrance_kept[entrance, 0] > 0:
        n = put(xi, xv, n, at.KEPT + min(g.kept_n, KEPT_POINTS + 1), 1.0)
    if t.entrance_goals[entrance, 0] > 0:
        n = put_goals(t, g, p, xi, xv, n)
    if t.entrance_tiles[entrance] > 0:
        n = put_favours(t, g, p, xi, xv, n)
    if g.turns[p] == 1 and g.first_die[p] > 0 and adds_dice(t, entrance):
        n = put(xi, xv, n, at.FIRST_DIE + g.first_die[p] - 1, 1.0)
    if t.ballroom_n > 0 and g.power[p, MOST_DANCERS_VP] > 0:
        n = put_lead(t, g, p, xi, xv, n)
    return put_new_groups(t, g, p, xi, xv, n)


@cold
def put_entrances(t, g, p, xi, xv, n):
    """The entrance that this seat has or bids for, what is left of it, and those of others."""
    entrance = entrance_ahead(t, g, p)
    if entrance != NOBODY:
        n = put(xi, xv, n, at.ENTRANCE_AHEAD + t.entrance_place[entrance], 1.0)
    else:
        entrance = g.entrance[p] + 0
    if entrance != NOBODY:
        left = 1.0
        if g.round_no > 0:
            left = (TURNS * (t.rounds - g.round_no) + max(0, TURNS - g.turns[p])) / (1.0 * TURNS * t.rounds)
        n = put(xi, xv, n, at.ENTRANCE_MINE + t.entrance_place[entrance], 1.0)
        n = put(xi, xv, n, at.ENTRANCE_LEFT + t.entrance_place[entrance], left)
    for q in range(g.players):
        if q != p and g.entrance[q] != NOBODY:
            n = put(xi, xv, n, at.ENTRANCE_OTHERS + t.entrance_place[g.entrance[q]], 1.0)
    if g.shifted > 0:
        n = put(xi, xv, n, at.DIE_MOVED + g.shifted - 1, 1.0)
    if g.entrance[p] != NOBODY:
        n = put_powers_of_entrance(t, g, p, g.entrance[p], xi, xv, n)
    if g.house != NO_HOUSE:
        n = put_house(t, g, xi, xv, n)
    return n


@cold
def put_house(t, g, xi, xv, n):
    """The automaton's own hotel: its gears, its stars, and what its guests wait for."""
    n = put(xi, xv, n, at.HOUSE + g.house, 1.0)
    if g.house == TOLL_BRIDGE:
        for face in range(FACES):
            n = put(xi, xv, n, at.TOLL + face, g.gears[face] * 0.3)
    elif g.house == SUSHI_RESORT:
        for space in range(QUEUE):
            n = put(xi, xv, n, at.QUEUE_GEAR + space, g.queue_gears[space] * 0.5)
        gears = 0
        for room in range(ROOMS):
            gears += g.room_gears[room]
        n = put(xi, xv, n, at.ROOM_GEARS, gears * 0.2)
    elif g.house == NINE_STARS_INN:
        n = put(xi, xv, n, at.STARS + g.stars, 1.0)
    elif g.house == HAUTEL_COUTURE:
        for face in range(FACES):
            if g.space_item[face] > 0 and somebody_wants(t, g, AUTOMATON_SEAT, g.space_item[face] - 1):
                n = put(xi, xv, n, at.SPACE_WANTED + face, 1.0)
        for table in range(BASE_CAFE_TABLES):
            guest = g.cafe[AUTOMATON_SEAT, table]
            if guest != NOBODY:
                missing = 0
                for item in range(BASE_ITEM_KINDS):
                    missing += t.guest_order[guest, item] - g.served[AUTOMATON_SEAT, table, item]
                n = put(xi, xv, n, at.GUEST_SHORT + min(missing, at.GUESTS_SHORT - 1), 1.0)
    return n


# --- the key


@cold
def put_key(g, p, xi, xv, n):
    """Who has it, or whether it can be had; and when one plays in this round."""
    if g.key == p + 1:
        n = put(xi, xv, n, at.KEY_MINE, 1.0)
    elif g.key > 0:
        n = put(xi, xv, n, at.KEY_OTHERS, 1.0)
    elif g.turns[p] < TURNS and g.round_no > 0:
        n = put(xi, xv, n, at.KEY_THERE + TURNS - 1 - g.turns[p], 1.0)
    if g.order_tile[p] > 0:
        n = put(xi, xv, n, at.ORDER + g.order_tile[p] - 1, 1.0)
    return n


# --- a guest who stays


@cold
def put_staying(t, g, p, xi, xv, n):
    """Somebody who has everything and does not leave the table."""
    for table in range(g.cafe_tables[p]):
        guest = g.cafe[p, table]
        if guest != NOBODY and t.guest_goes[guest] == STAYS and order_complete(t, g, p, table):
            n = put(xi, xv, n, at.STAYING, 1.0)
            if g.hosted == 0:
                n = put(xi, xv, n, at.HOST_READY, 1.0)
    return n
