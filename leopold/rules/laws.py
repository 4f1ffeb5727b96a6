"""Laws that hold after every action: nothing is lost, nothing doubled, every track within its bounds.

Each law has a number; `broken_law` gives the first that is broken, or 0.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from leopold.packs.codes import FLIP, ITEM_KINDS, LINE_FULL, POWER_PLACES, ROOM_COLOURS
from leopold.packs.tables import (
    AREAS,
    BALL_PLACES,
    CAFE_TABLES,
    CATEGORIES,
    EMPEROR_SPACES,
    FACES,
    QUEUE,
    ROOMS,
    STAFF_MAX,
)
from leopold.rules.agenda import FIRST_HAPPENING, OP, SEAT, on_top
from leopold.rules.board.balls import BALCONY, dancers_out, dancers_rehearsing, row_of, spaces_of
from leopold.rules.board.dice import dice_left
from leopold.rules.board.entrances import entrance_of
from leopold.rules.board.lounge import coloured_on, is_with
from leopold.rules.course.effects import is_automaton
from leopold.rules.decisions.balls import LEAVE_AREA
from leopold.rules.decisions.entrances import WHICH_MOVED
from leopold.rules.decisions.lounge import WHICH_DIE
from leopold.rules.decisions.turn import TURN as TURN_DECISION
from leopold.rules.jit import rule
from leopold.rules.state import (
    AGENDA_DEPTH,
    DECK,
    DISMISSED,
    DRAFTING,
    EMPTY,
    FLIPPED,
    HAND,
    LOOKED,
    NOBODY,
    OCCUPIED,
    PLAYED,
    PRIVATE,
    SOURCES,
)

TRACKS = 1
DICE = 2
GUESTS = 3
STAFF = 4
ROOMS_COUNTED = 5
ITEMS_ORDERED = 6
SHEET = 7
AGENDA = 8
CLAIMS = 9
POWERS = 10
DEAD_END = 11
ENDLESS = 12
IN_PLAY = 13
WATCHED = 14
DANCERS = 15
LAW_NAMES: Final = {
    TRACKS: "krones stay between 0 and the cap, the emperor's marker on its track",
    DICE: "dice on the spaces, on the tiles and in the bin are always as many as at the start of the round",
    GUESTS: "every guest is in exactly one place",
    STAFF: "every staff card is in exactly one place, and hands and teams are counted rightly",
    ROOMS_COUNTED: "rooms, colours and groups are counted rightly",
    ITEMS_ORDERED: "nobody is served what they did not order, and nothing lies on an empty table",
    SHEET: "the score sheet adds up to the points on the track",
    AGENDA: "the game waits at a decision, with nothing left over from the one before",
    CLAIMS: "each place of an objective is taken once, the first before the second",
    POWERS: "what staff change is the sum over the staff in play",
    DEAD_END: "there is a legal action until the game is over",
    ENDLESS: "a game comes to an end",
    IN_PLAY: "nothing lies where nothing is in play: no fifth kind of item, no fourth table without their module",
    DANCERS: "no row holds more dancers than it has spaces, and nobody has more dancers than at the start",
    WATCHED: "what a seat watches for is what its staff in play wait for, and only flip cards lie face down",
}


@rule
def tracks_hold(t, g):
    """Krones and the emperor's marker within their tracks."""
    for p in range(g.players):
        if g.krones[p] < 0 or g.krones[p] > t.krone_cap:
            return False
        if g.emperor[p] < 0 or g.emperor[p] >= EMPEROR_SPACES:
            return False
    return True


@rule
def dice_hold(t, g):
    """No die appears or disappears within a round."""
    if g.round_no == 0:
        return dice_left(g) == 0
    n = dice_left(g) + g.bin
    for p in range(g.players):
        n += g.turns[p]
    if g.key != 0:
        n -= 1  # a turn without a die
    if t.celebrity_n > 0:
        for face in range(FACES):
            if coloured_on(g, face + 1) > g.dice[face]:
                return on_top(g) == WHICH_DIE or on_top(g) == WHICH_MOVED  # not yet said which
    return n == t.dice[g.players]


@rule
def mark(low, high, card):
    """Two words of 56 bits remember which cards were seen; a card seen twice makes the first word negative."""
    if card < 0:
        return np.int64(-1), high
    bit = np.int64(1) << np.int64(card % 56)
    if card < 56:
        if low & bit != 0:
            return np.int64(-1), high
        return low | bit, high
    if high & bit != 0:
        return np.int64(-1), high
    return low, high | bit


@rule
def guests_hold(t, g, guests):
    """Deck, discard pile, queue and cafés together have every guest once."""
    low = np.int64(0)
    high = np.int64(0)
    n = g.guest_deck_n + g.discard_n
    for i in range(g.guest_deck_n):
        low, high = mark(low, high, g.guest_deck[i])
        if low < 0:
            return False
    for i in range(g.discard_n):
        low, high = mark(low, high, g.discard[i])
        if low < 0:
            return False
    for space in range(QUEUE):
        if g.queue[space] != NOBODY:
            n += 1
            low, high = mark(low, high, g.queue[space])
            if low < 0:
                return False
    for p in range(g.players):
        for table in range(CAFE_TABLES):
            if g.cafe[p, table] != NOBODY:
                n += 1
                low, high = mark(low, high, g.cafe[p, table])
                if low < 0:
                    return False
    n += g.kept_n
    for i in range(g.kept_n):
        low, high = mark(low, high, g.kept[i])
        if low < 0:
            return False
    return n == guests


@rule
def staff_hold(t, g):
    """The deck's order and the cards' places tell the same story."""
    deck = 0
    looked = 0
    hands = 0
    played = 0
    private = 0
    for card in range(t.staff_n):
        at = g.staff_at[card]
        if at == DECK:
            deck += 1
        elif at == LOOKED:
            looked += 1
        elif at == PRIVATE:
            private += 1
        elif at >= HAND and at < HAND + g.players:
            hands += 1
        elif at >= PLAYED and at < PLAYED + g.players:
            played += 1
        elif at != DISMISSED and (at < DRAFTING or at >= DRAFTING + g.players):
            return False
    if deck != g.staff_deck_n or looked != g.looked_n or private != g.private_n:
        return False
    for i in range(g.private_n):
        if g.staff_at[g.private[i]] != PRIVATE:
            return False
    for p in range(g.players):
        hands -= g.hand_n[p]
        played -= g.played_n[p]
    if hands != 0 or played != 0:
        return False
    low = np.int64(0)
    high = np.int64(0)
    for i in range(g.staff_deck_n):
        card = g.staff_deck[(g.staff_top + i) % STAFF_MAX]
        low, high = mark(low, high, card)
        if low < 0 or g.staff_at[card] != DECK:
            return False
    for i in range(g.looked_n):
        if g.staff_at[g.looked[i]] != LOOKED:
            return False
    return True


@rule
def rooms_hold(t, g):
    """The counters agree with the rooms."""
    for p in range(g.players):
        hotel = g.hotel[p]
        laid = 0
        occupied = 0
        left = 0
        for room in range(ROOMS):
            if g.rooms[p, room] != EMPTY:
                laid += 1
            if g.rooms[p, room] == OCCUPIED:
                occupied += 1
        for colour in range(ROOM_COLOURS):
            occupied -= g.occupied[p, colour]
        for group in range(t.hotel_group_n[hotel]):
            rooms = 0
            for room in range(ROOMS):
                if t.hotel_group[hotel, room] == group and g.rooms[p, room] != OCCUPIED:
                    rooms += 1
            if g.group_left[p, group] != rooms:
                left += 1
            if rooms == 0 and g.bonus_paid[p, group] == 0:
                left += 1
        if laid != g.tiles_laid[p] or occupied != 0 or left != 0:
            return False
    return True


@rule
def items_hold(t, g):
    """Kitchens are never below nothing, cards never above their orders."""
    for p in range(g.players):
        for item in range(ITEM_KINDS):
            if g.kitchen[p, item] < 0 or g.gained[item] < 0:
                return False
            for table in range(CAFE_TABLES):
                ordered = 0
                if g.cafe[p, table] != NOBODY:
                    ordered = t.guest_order[g.cafe[p, table], item]
                if g.served[p, table, item] < 0 or g.served[p, table, item] > ordered:
                    return False
    return True


@rule
def sheet_holds(g):
    """Every point has a source."""
    for p in range(g.players):
        n = 0
        for source in range(SOURCES):
            n += g.sheet[p, source]
        if n != g.vp[p]:
            return False
    return True


@rule
def agenda_holds(g):
    """On top a decision; at the beginning of a turn nothing is left over from before."""
    if g.over != 0:
        return g.agenda_n == 0
    if g.agenda_n < 1 or g.agenda_n > AGENDA_DEPTH:
        return False
    op = on_top(g)
    if op <= 0 or op >= FIRST_HAPPENING:
        return False
    if op == TURN_DECISION:
        waiting = g.looked_n
        for item in range(ITEM_KINDS):
            waiting += g.gained[item]
        return waiting == 0 and g.agenda_n == 1
    return True


@rule
def claims_hold(t, g):
    """Places are taken in order, each by one seat."""
    for category in range(CATEGORIES):
        n = 0
        places = 0
        for p in range(g.players):
            if g.claims[category, p] > 0:
                n += 1
                places += 1 << g.claims[category, p]
        if n != g.claimed_n[category] or n > t.objective_vp_n or places != (1 << (n + 1)) - 2:
            return False
    return True


@rule
def powers_hold(t, g):
    """Adding up the powers of the staff in play gives what the seat has."""
    for p in range(g.players):
        total = 0
        for place in range(POWER_PLACES):
            total += (place + 1) * g.power[p, place]
        for card in range(t.staff_n):
            if g.staff_at[card] == PLAYED + p:
                for i in range(t.staff_power_n[card]):
                    total -= (t.staff_powers[card, i, 0] + 1) * t.staff_powers[card, i, 1]
        for tile in range(t.celebrity_n):
            if is_with(g, p, tile) and not is_automaton(g, p):
                for i in range(t.celebrity_power_n[tile]):
                    total -= (t.celebrity_powers[tile, i, 0] + 1) * t.celebrity_powers[tile, i, 1]
        entrance = entrance_of(t, g, p)
        if entrance != NOBODY:
            for i in range(t.entrance_power_n[entrance]):
                total -= (t.entrance_powers[entrance, i, 0] + 1) * t.entrance_powers[entrance, i, 1]
        if total != 0:
            return False
    return True


@rule
def in_play_holds(g):
    """Kinds of items and tables beyond those in play stay empty."""
    for p in range(g.players):
        for item in range(g.item_kinds, ITEM_KINDS):
            if g.kitchen[p, item] != 0 or g.gained[item] != 0:
                return False
        for table in range(g.cafe_tables[p], CAFE_TABLES):
            if g.cafe[p, table] != NOBODY:
                return False
    return True


@rule
def watched_holds(t, g):
    """Watching costs time, and forgetting to watch loses an effect."""
    for p in range(g.players):
        watched = 0
        for card in range(t.staff_n):
            if g.staff_at[card] == PLAYED + p and t.staff_when[card, 0] > 0:
                watched |= 1 << (t.staff_when[card, 0] - 1)
            if g.staff_used[card] == FLIPPED and t.staff_timing[card] != FLIP:
                return False
        for tile in range(t.celebrity_n):
            if is_with(g, p, tile) and t.celebrity_when[tile, 0] > 0 and not is_automaton(g, p):
                watched |= 1 << (t.celebrity_when[tile, 0] - 1)
        if g.round_no > 0:
            watched |= watched_by_entrance(t, g, p)
        else:
            watched |= watched_by_entrance(t, g, p) & g.watched[p]  # it begins to wait when all of it is there
        if watched != g.watched[p]:
            return False
    return True


@rule
def watched_by_entrance(t, g, p):
    entrance = entrance_of(t, g, p)
    watched = 0
    if entrance != NOBODY:
        if t.entrance_when[entrance, 0] > 0:
            watched |= 1 << (t.entrance_when[entrance, 0] - 1)
        if t.entrance_token_n[entrance] > 0:
            watched |= 1 << LINE_FULL
    return watched


@rule
def dancers_hold(t, g):
    """Dancers are sent once, and stand where there is room; without balls there are none."""
    if g.over != 0:
        return True
    for p in range(g.players):
        for area in range(AREAS):
            if g.rehearsing[p, area] < 0:
                return False
        for place in range(BALL_PLACES):
            if g.dancers[p, place] < 0:
                return False
        most = t.ball_dancers + 0
        if t.ballroom_n == 0:
            most = 0
        leaving = 0  # at the ball already; which area is a dancer short of will be said
        for i in range(g.agenda_n):
            if g.agenda[i, OP] == LEAVE_AREA and g.agenda[i, SEAT] == p:
                leaving += 1
        if dancers_out(g, p) + dancers_rehearsing(g, p) - leaving > most:
            return False
    for place in range(BALCONY):
        n = -g.sharing[place]
        for p in range(g.players):
            n += g.dancers[p, place]
        if t.ballroom_n > 0 and n > spaces_of(t, g, row_of(place)):
            return False
    return True


@rule
def broken_law(t, g, guests):
    """The first law this position breaks, or 0. `guests` is how many guest cards are in the game."""
    if not tracks_hold(t, g):
        return TRACKS
    if not dice_hold(t, g):
        return DICE
    if not guests_hold(t, g, guests):
        return GUESTS
    if not staff_hold(t, g):
        return STAFF
    if not rooms_hold(t, g):
        return ROOMS_COUNTED
    if not items_hold(t, g):
        return ITEMS_ORDERED
    if not sheet_holds(g):
        return SHEET
    if not agenda_holds(g):
        return AGENDA
    if not claims_hold(t, g):
        return CLAIMS
    if not powers_hold(t, g):
        return POWERS
    if not in_play_holds(g):
        return IN_PLAY
    if not watched_holds(t, g):
        return WATCHED
    if not dancers_hold(t, g):
        return DANCERS
    return 0
