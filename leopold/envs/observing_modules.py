"""Writing what the lounge, entrances, the key and the promo cards of the expansion add, each in its block."""

from __future__ import annotations

from leopold.envs import layout as at
from leopold.envs.writing import further_on, put_ball_guest, put_row, write_spoken
from leopold.packs.codes import (
    BALLS_POWERS,
    BASE_ITEM_KINDS,
    CELEBRITIES_POWERS,
    CHAMPAGNE,
    COLOURED_DICE,
    ENTRANCES_POWERS,
    FIRST_IN_GROUP,
    HAUTEL_COUTURE,
    NEED_GUESTS,
    NO_HOUSE,
    ROOM_COLOURS,
)
from leopold.packs.tables import (
    BASE_CAFE_TABLES,
    CAFE_TABLES,
    CATEGORIES,
    CELEBRITIES_MAX,
    ENTRANCES_MAX,
    FACES,
    QUEUE,
    ROOMS,
    SEATS,
    TOKENS,
)
from leopold.rules.agenda import argument, on_top
from leopold.rules.board.entrances import entrance_of, goal_points
from leopold.rules.decisions import balls, entrances, houses, lounge, rewards
from leopold.rules.jit import cold, rule
from leopold.rules.state import CELEBRITY_WITH, NOBODY


@rule
def deciding_about(g):
    """What is on top of the agenda; 0 when nobody decides anything."""
    if g.over != 0 or g.agenda_n == 0:
        return 0
    return on_top(g) + 0


# --- celebrities


@cold
def write_celebrities(t, g, seat, out, first):
    """Where the coloured dice lie, who is beside them, and whom everybody has."""
    write_spoken(t, g, at.CELEBRITIES_SPOKEN, out, first)
    if deciding_about(g) == lounge.WHICH_DIE:
        out[first + at.WHICH_FACE + argument(g, lounge.FACE) - 1] = 1
    for colour in range(COLOURED_DICE):
        if g.coloured[colour] > 0 and g.round_no > 0:
            out[first + at.COLOURED + colour * FACES + g.coloured[colour] - 1] = 1
        tile = g.lounge[colour]
        if tile != NOBODY:
            out[first + at.LOUNGE + colour * CELEBRITIES_MAX + t.celebrity_place[tile]] = 1
            out[first + at.LOUNGE_VP + colour] = g.lounge_vp[colour] * at.GUEST_VP
    for p in range(g.players):
        place = first + at.CELEBRITY_SEATS + further_on(g, seat, p) * at.CELEBRITY_SEAT
        for power in range(BALLS_POWERS, CELEBRITIES_POWERS):
            out[place + at.CELEBRITY_POWERS + power - BALLS_POWERS] = g.power[p, power] * at.POWER
        for tile in range(t.celebrity_n):
            if g.celebrity_at[tile] == CELEBRITY_WITH + p:
                out[place + at.CELEBRITY + t.celebrity_place[tile]] = 1
                out[place + at.CELEBRITY_USED + t.celebrity_place[tile]] = g.celebrity_used[tile]


# --- entrances


@rule
def write_entrance_decision(g, out, first):
    """What is open of a decision about entrances."""
    op = deciding_about(g)
    if op == entrances.TOKEN:
        out[first + at.TOKEN_FLOOR] = argument(g, entrances.FLOOR)
    elif op == entrances.WHICH_MOVED:
        out[first + at.MOVED_FROM + argument(g, entrances.MOVED_FROM) - 1] = 1
        out[first + at.MOVED_TO + argument(g, entrances.MOVED_TO) - 1] = 1
    elif op == houses.GIVE_ITEM:
        out[first + at.GIVEN + argument(g, houses.ITEM)] = 1
    if g.shifted > 0:
        out[first + at.SHIFTED + g.shifted - 1] = 1
    out[first + at.FAVOUR_HAD] = g.favour_had
    out[first + at.TOLL_WAIVED] = g.toll_waived


@rule
def write_offers(t, g, seat, out, first):
    """Entrances on offer, and who bids what for them."""
    for slot in range(SEATS):
        if g.entrances[slot] != NOBODY:
            out[first + at.OFFERED + slot * ENTRANCES_MAX + t.entrance_place[g.entrances[slot]]] = 1
            if g.bidder[slot] != NOBODY:
                out[first + at.BID + slot] = g.bid[slot] * at.KRONE
                out[first + at.BIDDER + slot * SEATS + further_on(g, seat, g.bidder[slot])] = 1


@rule
def write_goals_of(t, g, p, out, first):
    """Objectives of one's own, and what one of them brings now."""
    out[first + at.GOAL_PRIZE] = goal_points(t, g, p) * at.PRIZE
    for category in range(CATEGORIES):
        objective = g.goals[category]
        if objective != NOBODY:
            row = first + at.GOALS + category * at.GOAL
            kind = t.objective_need[objective, 0]
            out[row + at.GOAL_HERE] = 1
            out[row + at.GOAL_MET] = g.goals_met[category]
            out[row + at.GOAL_NEEDS + kind - 1] = max(1, t.objective_need[objective, 1]) * at.NEED
            for colour in range(ROOM_COLOURS):
                out[row + at.GOAL_COLOURS + colour] = t.objective_need[objective, 2 + colour] * at.ROOM
            if kind == NEED_GUESTS:
                out[row + at.GOAL_GUESTS + t.objective_need[objective, 5]] = 1


@rule
def write_possessions(t, g, p, tiles, out, first):
    """What only one seat has: tokens, guests kept, goals, favours, groups whose first room brings something."""
    entrance = entrance_of(t, g, p)
    if entrance == NOBODY:
        return
    if t.entrance_token_n[entrance] > 0:
        for token in range(TOKENS):
            out[first + at.TOKENS_LEFT + token] = g.tokens[token]
    if t.entrance_kept[entrance, 0] > 0:
        out[first + at.KEPT] = g.kept_n * at.KEPT_GUEST
    if t.entrance_goals[entrance, 0] > 0:
        write_goals_of(t, g, p, out, first)
    if t.entrance_tiles[entrance] > 0:
        for slot in range(2 * CATEGORIES):
            row = first + at.FAVOURS + slot * at.FAVOUR
            out[row + at.FAVOUR_LEFT] = 1.0 if g.favours[slot] != NOBODY else 0.0
            for i in range(at.REWARDS):
                if g.favours[slot] != NOBODY:
                    out[row + at.FAVOUR_REWARD + i] = tiles[g.favours[slot], at.TILE_REWARD + i]
    hotel = g.hotel[p]
    for room in range(ROOMS):
        group = t.hotel_group[hotel, room]
        if g.power[p, FIRST_IN_GROUP + t.hotel_colour[hotel, room]] > 0 and g.group_begun[group] == 0:
            out[first + at.GROUP_NEW + room] = 1


@rule
def write_house(g, out, first):
    """The automaton's own hotel."""
    out[first + at.HOUSE + g.house - 1] = 1
    for face in range(FACES):
        out[first + at.HOUSE_GEARS + face] = g.gears[face] * at.DIE
        if g.space_item[face] > 0:
            out[first + at.HOUSE_ITEMS + face * BASE_ITEM_KINDS + g.space_item[face] - 1] = 1
    for space in range(QUEUE):
        out[first + at.HOUSE_QUEUE + space] = g.queue_gears[space] * at.DIE
    for room in range(ROOMS):
        out[first + at.HOUSE_ROOMS + room] = g.room_gears[room]
    out[first + at.HOUSE_STARS] = g.stars * at.STAR
    if g.house == HAUTEL_COUTURE:
        for item in range(BASE_ITEM_KINDS):
            out[first + at.HOUSE_POOL + item] = g.pool[item] * at.KITCHEN_ITEM


@rule
def write_fourth_table(t, g, p, guests, out, first):
    """A table more than usual."""
    guest = g.cafe[p, BASE_CAFE_TABLES]
    if guest == NOBODY:
        return
    row = first + at.FOURTH
    put_row(guests, guest, out, row, at.GUEST)
    put_ball_guest(guests, guest, out, first + at.FOURTH_BALL)
    lacks = 0
    for item in range(g.item_kinds):
        missing = t.guest_order[guest, item] - g.served[p, BASE_CAFE_TABLES, item]
        lacks += missing
        if item < BASE_ITEM_KINDS:
            out[row + at.MISSING + item] = missing * at.ITEM
        elif item == CHAMPAGNE:
            out[first + at.FOURTH_BALL + at.BALL_GUEST] = missing * at.ITEM
    out[row + at.SERVED] = 1.0 if lacks == 0 else 0.0


@cold
def write_entrances(t, g, seat, guests, tiles, out, first):
    """Entrances on offer and of everybody, what is left of them, and the automaton's own hotel."""
    write_spoken(t, g, at.ENTRANCES_SPOKEN, out, first)
    write_entrance_decision(g, out, first)
    write_offers(t, g, seat, out, first)
    if g.house != NO_HOUSE:
        write_house(g, out, first)
    for p in range(g.players):
        write_possessions(t, g, p, tiles, out, first)
        place = first + at.ENTRANCE_SEATS + further_on(g, seat, p) * at.ENTRANCE_SEAT
        if g.entrance[p] != NOBODY:
            out[place + at.ENTRANCE + t.entrance_place[g.entrance[p]]] = 1
        for power in range(CELEBRITIES_POWERS, ENTRANCES_POWERS):
            out[place + at.ENTRANCE_POWERS + power - CELEBRITIES_POWERS] = g.power[p, power] * at.POWER
        if g.first_die[p] > 0:
            out[place + at.FIRST_DIE + g.first_die[p] - 1] = 1
        if g.cafe_tables[p] > BASE_CAFE_TABLES:
            write_fourth_table(t, g, p, guests, out, place)


# --- the key


@cold
def write_key(g, seat, out, first):
    """Who has it in this round, if anybody."""
    if g.key > 0:
        out[first + at.KEY_WITH + further_on(g, seat, g.key - 1)] = 1
    else:
        out[first + at.KEY_THERE] = 1


# --- the promo cards of the expansion


@rule
def put_gala_guest(guests, guest, out, first):
    """What the promo cards of the expansion add to a guest: it stands behind all else that is printed."""
    if guest != NOBODY:
        for i in range(at.GALA_GUEST):
            out[first + i] = guests[guest, at.GUEST + at.BALL_GUEST + i]


@cold
def write_gala(t, g, seat, guests, out, first):
    """What guests bring and where they go, wherever they are; and whether one who stays was of use."""
    write_spoken(t, g, at.GALA_SPOKEN, out, first)
    if deciding_about(g) == rewards.REWARDS:
        put_gala_guest(guests, argument(g, rewards.GUEST), out, first + at.GALA_REWARDED)
    elif deciding_about(g) == balls.BALL_REWARDS:
        put_gala_guest(guests, argument(g, balls.GUEST), out, first + at.GALA_REWARDED)
    out[first + at.HOSTED] = g.hosted
    for space in range(QUEUE):
        put_gala_guest(guests, g.queue[space], out, first + at.GALA_QUEUE + space * at.GALA_GUEST)
    for p in range(g.players):
        place = first + at.GALA_SEATS + further_on(g, seat, p) * CAFE_TABLES * at.GALA_GUEST
        for table in range(g.cafe_tables[p]):
            put_gala_guest(guests, g.cafe[p, table], out, place + table * at.GALA_GUEST)
