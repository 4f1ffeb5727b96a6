"""The emperor looks at a seat: his reward, or his displeasure and what the player gives up for it."""

from __future__ import annotations

from leopold.packs.codes import (
    CHAMPAGNE,
    DISMISS_END_STAFF,
    EMPEROR_REWARD_VP,
    GAME_END,
    IMMUNE,
    LOSE_CHAMPAGNE,
    LOSE_KRONES,
    LOSE_KRONES_AND_ITEM,
    LOSE_KRONES_AND_KITCHEN,
    LOSE_VP,
    LOSE_VP_PER_STAFF,
    REMOVE_DANCERS_MIDDLE,
    REMOVE_DANCERS_RIGHT,
    REMOVE_OCCUPIED_COLUMN,
    RETURN_KITCHEN,
    RETURN_KITCHEN_AND_CAFE,
    WAIVE_PENALTY,
)
from leopold.packs.codes import REMOVE_OCCUPIED as LOSE_OCCUPIED
from leopold.packs.codes import REMOVE_VACANT as LOSE_VACANT
from leopold.packs.codes import RETURN_STAFF as LOSE_STAFF
from leopold.packs.tables import COLUMNS, FLOORS
from leopold.rules import actions
from leopold.rules.agenda import argument, decision, one_less, places, pop, push, push_steps, put_argument
from leopold.rules.board.cafe import spend_item
from leopold.rules.board.emperor import (
    can_pay_left_half,
    hall_of_penalty,
    return_from_cafe,
    return_kitchen,
    scoring_of_round,
)
from leopold.rules.board.hotel import highest_floor, remove_room
from leopold.rules.board.staff import dismiss, return_from_hand
from leopold.rules.board.tracks import gain_vp, pay
from leopold.rules.decisions.balls import RECALL
from leopold.rules.decisions.items import RETURN_ITEM
from leopold.rules.events import EMPEROR_PUNISHED, EMPEROR_REWARDED, PENALTY_IGNORED, note
from leopold.rules.jit import rule
from leopold.rules.state import FROM_EMPEROR_TILES, FROM_STAFF, HAND, OCCUPIED, PLAYED, VACANT
from leopold.rules.whys import (
    MAY,
    NOT_END_STAFF,
    NOT_IN_HAND,
    NOT_OCCUPIED,
    NOT_VACANT,
    OTHER_COLUMN,
    OTHER_FLOOR_OCCUPIED,
    OTHER_FLOOR_VACANT,
    STAFF_NOT_IN_PLAY,
    UNASKED,
    refuse,
)

WAIVE = decision(19, "waive_penalty", answers=("ignore", "accept"), tile="tile")
(WAIVE_TILE,) = places(WAIVE)
HALF = decision(20, "penalty_half", answers=("left", "right"), tile="tile")
(HALF_TILE,) = places(HALF)
RETURN_STAFF = decision(21, "return_staff", answers=("return",), cards="number")
(CARDS_TO_RETURN,) = places(RETURN_STAFF)
REMOVE_VACANT = decision(22, "remove_vacant", answers=("remove",), rooms="number")
(VACANT_TO_REMOVE,) = places(REMOVE_VACANT)
REMOVE_OCCUPIED = decision(
    23, "remove_occupied", answers=("remove",), rooms="number", below="number", column="column", bound="flag"
)
OCCUPIED_TO_REMOVE, BELOW, COLUMN, BOUND = places(REMOVE_OCCUPIED)
DISMISS = decision(24, "dismiss", answers=("dismiss",), cards="number")
(CARDS_TO_DISMISS,) = places(DISMISS)


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
            push(g, WAIVE, p, tile, 0, 0, 0)
        else:
            suffer(t, g, p, tile)


@rule
def suffer(t, g, p, tile):
    """The left half if it can be paid in full, else the right; in 2015 the player chooses."""
    if t.tile_penalty[tile, 2] == 0:
        left_half(t, g, p, tile)
    elif not can_pay_left_half(t, g, p, tile):
        right_half(t, g, p, tile)
    elif t.penalty_choice != 0:
        push(g, HALF, p, tile, 0, 0, 0)
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
    elif kind == LOSE_STAFF:
        push(g, RETURN_STAFF, p, amount, 0, 0, 0)
    elif kind == LOSE_VACANT:
        push(g, REMOVE_VACANT, p, amount, 0, 0, 0)
    elif kind == LOSE_OCCUPIED:
        push(g, REMOVE_OCCUPIED, p, amount, FLOORS, -1, 0)
    elif kind == REMOVE_OCCUPIED_COLUMN:
        push(g, REMOVE_OCCUPIED, p, amount, FLOORS, -1, 1)
    elif kind == LOSE_VP:
        gain_vp(g, p, -amount, FROM_EMPEROR_TILES)
    elif kind == LOSE_VP_PER_STAFF:
        gain_vp(g, p, -amount * g.played_n[p], FROM_EMPEROR_TILES)
    elif kind == DISMISS_END_STAFF:
        push(g, DISMISS, p, amount, 0, 0, 0)
    elif kind == LOSE_KRONES_AND_ITEM:
        pay(g, p, amount)
        push(g, RETURN_ITEM, p, 1, 0, 0, 0)
    elif kind == LOSE_KRONES_AND_KITCHEN:
        pay(g, p, g.krones[p])
        return_kitchen(g, p)
    elif kind == LOSE_CHAMPAGNE:
        spend_item(g, p, CHAMPAGNE, amount)
    elif kind == REMOVE_DANCERS_MIDDLE or kind == REMOVE_DANCERS_RIGHT:
        push(g, RECALL, p, amount, hall_of_penalty(kind), 0, 0)


# --- paying so as to ignore it


@rule
def why_not_waive(action):
    return MAY if action == actions.IGNORE or action == actions.ACCEPT else UNASKED


@rule
def offer_waive(out):
    out[0] = actions.IGNORE
    out[1] = actions.ACCEPT
    return 2


@rule
def choose_waive(t, g, p, action):
    tile = argument(g, WAIVE_TILE)
    pop(g)
    if action == actions.IGNORE:
        price = g.power[p, WAIVE_PENALTY]
        pay(g, p, price)
        note(g, PENALTY_IGNORED, p, tile, price, 0)
    else:
        suffer(t, g, p, tile)


# --- choosing a half


@rule
def why_not_half(action):
    return MAY if action == actions.LEFT or action == actions.RIGHT else UNASKED


@rule
def offer_half(out):
    out[0] = actions.LEFT
    out[1] = actions.RIGHT
    return 2


@rule
def choose_half(t, g, p, action):
    tile = argument(g, HALF_TILE)
    pop(g)
    if action == actions.LEFT:
        left_half(t, g, p, tile)
    else:
        right_half(t, g, p, tile)


# --- cards from the hand


@rule
def why_not_return_staff(g, p, action):
    if actions.RETURN <= action < actions.DISMISS:
        card = action - actions.RETURN
        return MAY if g.staff_at[card] == HAND + p else refuse(NOT_IN_HAND, card, 0, 0)
    return UNASKED


@rule
def offer_return_staff(t, g, p, out):
    n = 0
    for card in range(t.staff_n):
        if g.staff_at[card] == HAND + p:
            out[n] = actions.RETURN + card
            n += 1
    return n


@rule
def choose_return_staff(g, p, action):
    one_less(g, CARDS_TO_RETURN)
    return_from_hand(g, p, action - actions.RETURN)


@rule
def over_return_staff(g):
    """Over when all are returned."""
    return argument(g, CARDS_TO_RETURN) == 0


# --- rooms


@rule
def why_not_removed(g, p, room, state, below, column):
    """From the highest floor that has one; where two go, the second from the next highest that has one."""
    if g.rooms[p, room] != state:
        return refuse(NOT_VACANT if state == VACANT else NOT_OCCUPIED, room, 0, 0)
    if column >= 0 and room % COLUMNS != column:
        return refuse(OTHER_COLUMN, column, 0, 0)
    floor = highest_floor(g, p, state, below, column)
    if room // COLUMNS != floor:
        return refuse(OTHER_FLOOR_VACANT if state == VACANT else OTHER_FLOOR_OCCUPIED, floor, 0, 0)
    return MAY


@rule
def offer_removal(g, p, out, state, below, column):
    floor = highest_floor(g, p, state, below, column)
    n = 0
    for room in range(floor * COLUMNS, (floor + 1) * COLUMNS):
        if g.rooms[p, room] == state and (column < 0 or room % COLUMNS == column):
            out[n] = actions.REMOVE + room
            n += 1
    return n


@rule
def why_not_remove_vacant(g, p, action):
    if actions.REMOVE <= action < actions.USE:
        return why_not_removed(g, p, action - actions.REMOVE, VACANT, FLOORS, -1)
    return UNASKED


@rule
def choose_remove_vacant(t, g, p, action):
    one_less(g, VACANT_TO_REMOVE)
    remove_room(t, g, p, action - actions.REMOVE)


@rule
def over_remove_vacant(g):
    """Over when all are removed."""
    return argument(g, VACANT_TO_REMOVE) == 0


@rule
def why_not_remove_occupied(g, p, action):
    if actions.REMOVE <= action < actions.USE:
        return why_not_removed(g, p, action - actions.REMOVE, OCCUPIED, argument(g, BELOW), argument(g, COLUMN))
    return UNASKED


@rule
def choose_remove_occupied(t, g, p, action):
    """The next one comes from a lower floor; in 2015 from the same column as well."""
    room = action - actions.REMOVE
    one_less(g, OCCUPIED_TO_REMOVE)
    put_argument(g, BELOW, room // COLUMNS)
    if argument(g, BOUND) != 0:
        put_argument(g, COLUMN, room % COLUMNS)
    remove_room(t, g, p, room)


@rule
def over_remove_occupied(g, p):
    """Over when all are removed, or when no floor below has one."""
    if argument(g, OCCUPIED_TO_REMOVE) == 0:
        return True
    return highest_floor(g, p, OCCUPIED, argument(g, BELOW), argument(g, COLUMN)) < 0


# --- end-of-game staff


@rule
def why_not_dismissed(t, g, p, card):
    if g.staff_at[card] != PLAYED + p:
        return refuse(STAFF_NOT_IN_PLAY, card, 0, 0)
    if t.staff_timing[card] != GAME_END:
        return refuse(NOT_END_STAFF, card, 0, 0)
    return MAY


@rule
def why_not_dismiss(t, g, p, action):
    if actions.DISMISS <= action < actions.SWAP:
        return why_not_dismissed(t, g, p, action - actions.DISMISS)
    return UNASKED


@rule
def offer_dismiss(t, g, p, out):
    n = 0
    for card in range(t.staff_n):
        if why_not_dismissed(t, g, p, card) == MAY:
            out[n] = actions.DISMISS + card
            n += 1
    return n


@rule
def choose_dismiss(t, g, p, action):
    one_less(g, CARDS_TO_DISMISS)
    dismiss(t, g, p, action - actions.DISMISS)


@rule
def over_dismiss(g):
    """Over when all are dismissed."""
    return argument(g, CARDS_TO_DISMISS) == 0
