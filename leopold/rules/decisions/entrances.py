"""Entrances: the auction, one of three alone, bonus tokens, favours for steps back, a die moved to the next space."""

from __future__ import annotations

from leopold.packs.codes import (
    COLOURED_DICE,
    OF_ENTRANCE,
    SHIFT_DIE,
    STEPS,
    WHITE_DIE,
)
from leopold.packs.tables import CATEGORIES, FACES, SEATS, SUMS, TOKENS
from leopold.rules import actions, agenda, events
from leopold.rules.actions import BID_PLACES
from leopold.rules.agenda import STEP, argument, decision, places, pop, push, push_steps
from leopold.rules.board.dice import price_of_face
from leopold.rules.board.entrances import entrance_of, take_entrance, watch_entrance
from leopold.rules.board.houses import toll
from leopold.rules.board.lounge import coloured_on, lies_on
from leopold.rules.board.tracks import go_back, pay
from leopold.rules.decisions.guests import TAKE_GUEST
from leopold.rules.events import note
from leopold.rules.jit import cold, rule
from leopold.rules.state import NOBODY
from leopold.rules.whys import (
    BID_TOO_LOW,
    DIE_SHIFTED_ALREADY,
    ENTRANCE_NOT_OFFERED,
    FAVOUR_GONE,
    FAVOUR_HAD,
    GOES_BACK,
    MAY,
    NO_DIE_THERE,
    NO_SUCH_DIE,
    NOT_BESIDE,
    SIX_PRICE,
    TOKEN_GONE,
    TOLL_PRICE,
    TOO_DEAR_TO_BID,
    UNASKED,
    refuse,
    too_dear,
)

AUCTION = decision(35, "auction", answers=("bid",))
CHOOSE_ENTRANCE = decision(36, "choose_entrance", answers=("entrance",))
TOKEN = decision(37, "token", answers=("token",), floor="flag")
(FLOOR,) = places(TOKEN)
WHICH_MOVED = decision(38, "which_moved", answers=("colour",), face="number", to="number")
MOVED_FROM, MOVED_TO = places(WHICH_MOVED)

POINTS = (STEPS["gain_vp"], STEPS["vp_per_staff"], STEPS["vp_per_objective"], STEPS["vp_per_dancer"])


# --- the auction


@rule
def holds_bid(g, p):
    """Is this seat's bid the highest on something?"""
    for i in range(g.players):
        if g.bidder[i] == p:
            return True
    return False


@cold
def next_bid(t, g, last):
    """Clockwise to the next without a bid that stands; when everybody has one, it is over."""
    for i in range(1, g.players + 1):
        p = (last + i) % g.players
        if not holds_bid(g, p):
            push(g, AUCTION, p, 0, 0, 0, 0)
            return
    for k in range(g.players):
        i = g.players - 1 - k
        push(g, agenda.ENTRANCE_OPENS, (g.start_seat + i) % g.players, 0, 0, 0, 0)


@rule
def why_not_bid(g, p, slot, krones):
    """More than stands there, and no more than there is in the purse."""
    if slot >= g.players or g.entrances[slot] == NOBODY:
        return refuse(ENTRANCE_NOT_OFFERED, slot, 0, 0)
    if g.bidder[slot] != NOBODY and krones <= g.bid[slot]:
        return refuse(BID_TOO_LOW, g.bid[slot], 0, 0)
    if krones > g.krones[p]:
        return too_dear(TOO_DEAR_TO_BID, krones, g.krones[p])
    return MAY


@rule
def why_not_auction(g, p, action):
    if actions.BID <= action < actions.ENTRANCE:
        k = action - actions.BID
        return why_not_bid(g, p, k // BID_PLACES, k % BID_PLACES)
    return UNASKED


@rule
def offer_auction(g, p, out):
    n = 0
    for slot in range(g.players):
        for krones in range(min(g.krones[p] + 1, BID_PLACES)):
            if why_not_bid(g, p, slot, krones) == MAY:
                out[n] = actions.BID + slot * BID_PLACES + krones
                n += 1
    return n


@rule
def choose_auction(g, p, action):
    k = action - actions.BID
    slot = k // BID_PLACES
    pop(g)
    g.bid[slot] = k % BID_PLACES
    g.bidder[slot] = p
    note(g, events.BID_MADE, p, g.entrances[slot], g.bid[slot], 0)
    push(g, agenda.NEXT_BID, p, 0, 0, 0, 0)


@cold
def entrance_opens(t, g, p):
    """Pay what was bid; what the entrance brings at the start comes next, and only then it begins to wait."""
    for slot in range(g.players):
        if g.bidder[slot] == p and g.entrances[slot] != NOBODY:
            krones = g.bid[slot] + 0
            pay(g, p, krones)
            open_entrance(t, g, p, g.entrances[slot], krones)
            g.entrances[slot] = NOBODY
            g.bidder[slot] = NOBODY
            g.bid[slot] = 0  # nothing of the auction remains
            return


@cold
def open_entrance(t, g, p, entrance, krones):
    note(g, events.ENTRANCE_TAKEN, p, entrance, krones, 0)
    take_entrance(t, g, p, entrance)
    push(g, agenda.ENTRANCE_WATCHES, p, 0, 0, 0, 0)
    push_steps(g, p, t.entrance_begin[entrance], t.entrance_begin_n[entrance])


@rule
def entrance_watches(t, g, p):
    watch_entrance(t, g, p)


# --- alone: one of those drawn


@rule
def why_not_choose_entrance(g, action):
    if actions.ENTRANCE <= action < actions.SHIFT:
        slot = action - actions.ENTRANCE
        return MAY if g.entrances[slot] != NOBODY else refuse(ENTRANCE_NOT_OFFERED, slot, 0, 0)
    return UNASKED


@rule
def offer_choose_entrance(g, out):
    n = 0
    for slot in range(SEATS):
        if g.entrances[slot] != NOBODY:
            out[n] = actions.ENTRANCE + slot
            n += 1
    return n


@rule
def choose_choose_entrance(t, g, p, action):
    """The others go back into the box."""
    entrance = g.entrances[action - actions.ENTRANCE]
    pop(g)
    for slot in range(SEATS):
        g.entrances[slot] = NOBODY
    open_entrance(t, g, p, entrance, 0)


# --- what entrances add to the first guests


@cold
def more_first_guests(t, g, p):
    """Kaufman: a second guest free of charge, if one likes."""
    entrance = entrance_of(t, g, p)
    if entrance != NOBODY and t.entrance_guests[entrance] > 0:
        push(g, TAKE_GUEST, p, t.entrance_guests[entrance], 0, 0, 0)


# --- the sum of two dice


@cold
def sum_of_dice(t, g, p, face):
    """Corogari: the second die of the round brings something by the sum of both. The key counts as the other one."""
    if g.turns[p] == 1:
        g.first_die[p] = face
        return
    entrance = entrance_of(t, g, p)
    if entrance == NOBODY or g.first_die[p] == 0:
        return
    first = g.first_die[p]
    second = face
    if first > FACES:
        first = second
    if second > FACES:
        second = first
    total = first + second
    if total < SUMS and t.entrance_sum_n[entrance, total] > 0:
        note(g, events.SUM_OF_DICE, p, total, 0, 0)
        push_steps(g, p, t.entrance_sums[entrance, total], t.entrance_sum_n[entrance, total])


# --- bonus tokens


@rule
def why_not_token(g, action):
    if actions.TOKEN <= action < actions.FAVOUR:
        token = action - actions.TOKEN
        return MAY if token < TOKENS and g.tokens[token] != 0 else refuse(TOKEN_GONE, token, 0, 0)
    return UNASKED


@rule
def offer_token(g, out):
    n = 0
    for token in range(TOKENS):
        if g.tokens[token] != 0:
            out[n] = actions.TOKEN + token
            n += 1
    return n


@rule
def choose_token(t, g, p, action):
    """The upper half for a column, the lower for a floor; then it is gone."""
    token = action - actions.TOKEN
    half = argument(g, FLOOR)
    pop(g)
    g.tokens[token] = 0
    entrance = g.entrance[p]
    note(g, events.TOKEN_TAKEN, p, token, half, 0)
    push_steps(g, p, t.entrance_tokens[entrance, token, half], t.entrance_token_step_n[entrance, token, half])


@rule
def settle_token(t, g, p):
    """The last one needs no choice; when none is left nothing comes."""
    n = 0
    only = 0
    for token in range(TOKENS):
        if g.tokens[token] != 0:
            n += 1
            only = token
    if n == 0:
        pop(g)
        return True
    if n == 1:
        choose_token(t, g, p, actions.TOKEN + only)
        return True
    return False


# --- favours


@rule
def has_favours(t, g, p):
    entrance = entrance_of(t, g, p)
    return entrance != NOBODY and t.entrance_tiles[entrance] > 0


@cold
def why_not_favour(t, g, p, slot):
    """The Grand Wray Hotel: once a turn, one, two or three steps back for the reward of an A, B or C."""
    if not has_favours(t, g, p):
        return UNASKED
    if slot >= 2 * CATEGORIES or g.favours[slot] == NOBODY:
        return refuse(FAVOUR_GONE, 0, 0, 0)
    if g.favour_had != 0:
        return FAVOUR_HAD
    steps = slot // 2 + 1
    if g.emperor[p] < steps:
        return refuse(GOES_BACK, g.emperor[p], steps, 0)
    return MAY


@cold
def offer_favours(t, g, p, out, n):
    if has_favours(t, g, p):
        for slot in range(2 * CATEGORIES):
            if why_not_favour(t, g, p, slot) == MAY:
                out[n] = actions.FAVOUR + slot
                n += 1
    return n


@cold
def take_favour(t, g, p, slot):
    tile = g.favours[slot]
    g.favours[slot] = NOBODY
    g.favour_had = 1
    steps = slot // 2 + 1
    note(g, events.FAVOUR_TAKEN, p, tile, steps, 0)
    go_back(g, p, steps)
    for i in range(t.tile_step_n[tile] - 1, -1, -1):
        b = t.tile_steps[tile, i, 2]
        code = t.tile_steps[tile, i, 0]
        if code == POINTS[0] or code == POINTS[1] or code == POINTS[2] or code == POINTS[3]:
            b = OF_ENTRANCE
        push(g, STEP, p, code, t.tile_steps[tile, i, 1], b, t.tile_steps[tile, i, 3])


# --- a die moved to the space that is used


@rule
def shift_target(k):
    """The space that a die goes to; 0 when there is none on that side."""
    face = k // 2 + 1
    to = face + 1 if k % 2 == 1 else face - 1
    return to if to <= FACES else 0


@cold
def why_not_shift(t, g, p, k):
    """The Kozi Palace: before its die, once a turn, from a space beside; one and six are not beside each other."""
    if g.power[p, SHIFT_DIE] == 0 or g.die_taken != 0 or g.extra_turn != 0:
        return UNASKED
    if g.shifted != 0:
        return DIE_SHIFTED_ALREADY
    face = k // 2 + 1
    to = shift_target(k)
    if to == 0:
        return NOT_BESIDE
    if g.dice[face - 1] == 0:
        return refuse(NO_DIE_THERE, face, 0, 0)
    price = price_of_face(t, g, p, to, 0) + toll(g, to)
    if g.krones[p] < price:
        return too_dear(SIX_PRICE if to == FACES else TOLL_PRICE, price, g.krones[p])
    return MAY


@cold
def offer_shifts(t, g, p, out, n):
    if g.power[p, SHIFT_DIE] > 0:
        for k in range(2 * FACES):
            if why_not_shift(t, g, p, k) == MAY:
                out[n] = actions.SHIFT + k
                n += 1
    return n


@cold
def shift(t, g, p, k):
    """The die lies there now, with a face of that space; the next thing is to use it."""
    face = k // 2 + 1
    to = shift_target(k)
    g.dice[face - 1] -= 1
    g.dice[to - 1] += 1
    g.shifted = to
    note(g, events.DIE_SHIFTED, p, face, to, 0)
    if t.celebrity_n > 0 and coloured_on(g, face) > 0:
        push(g, WHICH_MOVED, p, face, to, 0, 0)


@rule
def why_not_which_moved(g, action):
    if actions.COLOUR <= action < actions.CALL:
        colour = action - actions.COLOUR
        face = argument(g, MOVED_FROM)
        whites = g.dice[face - 1] + 1 - coloured_on(g, face)
        return MAY if lies_on(g, colour, face, whites) else refuse(NO_SUCH_DIE, colour, face, 0)
    return UNASKED


@rule
def offer_which_moved(g, out):
    n = 0
    for colour in range(COLOURED_DICE + 1):
        if why_not_which_moved(g, actions.COLOUR + colour) == MAY:
            out[n] = actions.COLOUR + colour
            n += 1
    return n


@rule
def choose_which_moved(g, action):
    colour = action - actions.COLOUR
    to = argument(g, MOVED_TO)
    pop(g)
    if colour != WHITE_DIE:
        g.coloured[colour] = to


@rule
def settle_which_moved(g):
    """Where all dice of the space are alike, nothing is to be chosen."""
    n = 0
    only = 0
    for colour in range(COLOURED_DICE + 1):
        if why_not_which_moved(g, actions.COLOUR + colour) == MAY:
            n += 1
            only = colour
    if n == 1:
        choose_which_moved(g, actions.COLOUR + only)
        return True
    return False
