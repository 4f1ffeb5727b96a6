"""Coloured dice: which die of a space is taken, which one is put away, and celebrities to call on."""

from __future__ import annotations

from leopold.packs.codes import COLOURED_DICE, PER_ROUND, WHITE_DIE
from leopold.rules import actions, events
from leopold.rules.agenda import argument, decision, places, pop, push_steps
from leopold.rules.board.dice import roll_again
from leopold.rules.board.lounge import celebrity_begins, coloured_on, is_with, lies_on, take_celebrity
from leopold.rules.board.staff import why_not_spent
from leopold.rules.events import note
from leopold.rules.jit import cold, rule
from leopold.rules.state import NOBODY
from leopold.rules.whys import (
    CELEBRITY_ELSEWHERE,
    CELEBRITY_NOT_CALLED,
    CELEBRITY_USED_UP,
    MAY,
    NO_SUCH_DIE,
    UNASKED,
    refuse,
)

WHICH_DIE = decision(33, "which_die", answers=("colour",), face="number")
(FACE,) = places(WHICH_DIE)
PUT_AWAY = decision(34, "put_away", answers=("colour",))


# --- which die of a space


@rule
def whites_to_take(g, face):
    """White dice of a space, with the one that is being taken."""
    return g.dice[face - 1] + 1 - coloured_on(g, face)


@rule
def why_not_which_die(g, action):
    if actions.COLOUR <= action < actions.CALL:
        colour = action - actions.COLOUR
        face = argument(g, FACE)
        return MAY if lies_on(g, colour, face, whites_to_take(g, face)) else refuse(NO_SUCH_DIE, colour, face, 0)
    return UNASKED


@rule
def offer_which_die(g, out):
    n = 0
    for colour in range(COLOURED_DICE + 1):
        if why_not_which_die(g, actions.COLOUR + colour) == MAY:
            out[n] = actions.COLOUR + colour
            n += 1
    return n


@rule
def choose_which_die(t, g, p, action):
    """A coloured die brings the celebrity beside it."""
    pop(g)
    colour = action - actions.COLOUR
    if colour != WHITE_DIE:
        take_coloured_die(t, g, p, colour)


@cold
def take_coloured_die(t, g, p, colour):
    g.coloured[colour] = 0
    note(g, events.COLOURED_DIE_TAKEN, p, colour, 0, 0)
    tile = g.lounge[colour]
    take_celebrity(t, g, p, colour)
    if tile != NOBODY:
        celebrity_begins(t, g, p, tile)


@rule
def settle_which_die(t, g, p):
    """Where all dice of the space are alike, nothing is to be chosen."""
    n = 0
    only = 0
    for colour in range(COLOURED_DICE + 1):
        if why_not_which_die(g, actions.COLOUR + colour) == MAY:
            n += 1
            only = colour
    if n == 1:
        choose_which_die(t, g, p, actions.COLOUR + only)
        return True
    return False


# --- which die is put away


@rule
def why_not_put_away(g, action):
    """After a pass a white die goes first; only where none is left is this asked."""
    if actions.COLOUR <= action < actions.CALL:
        colour = action - actions.COLOUR
        there = colour < COLOURED_DICE and g.coloured[colour] > 0
        return MAY if there else refuse(NO_SUCH_DIE, colour, 0, 0)
    return UNASKED


@rule
def offer_put_away(g, out):
    n = 0
    for colour in range(COLOURED_DICE):
        if g.coloured[colour] > 0:
            out[n] = actions.COLOUR + colour
            n += 1
    return n


@rule
def choose_put_away(t, g, p, action):
    """Its celebrity stays in the lounge until the round ends."""
    pop(g)
    colour = action - actions.COLOUR
    g.coloured[colour] = 0
    note(g, events.COLOURED_DIE_PUT_AWAY, p, colour, 0, 0)
    roll_again(t, g)


@rule
def settle_put_away(t, g, p):
    """A last die is put away by itself."""
    n = 0
    only = 0
    for colour in range(COLOURED_DICE):
        if g.coloured[colour] > 0:
            n += 1
            only = colour
    if n == 1:
        choose_put_away(t, g, p, actions.COLOUR + only)
        return True
    return False


# --- calling on a celebrity


@cold
def why_not_call(t, g, p, tile):
    """With this seat, once in the round, for what can be called for."""
    if tile >= t.celebrity_n or not is_with(g, p, tile):
        return refuse(CELEBRITY_ELSEWHERE, tile, 0, 0)
    if t.celebrity_timing[tile] != PER_ROUND:
        return refuse(CELEBRITY_NOT_CALLED, tile, 0, 0)
    if g.celebrity_used[tile] != 0:
        return refuse(CELEBRITY_USED_UP, tile, 0, 0)
    return why_not_spent(g, p, t.celebrity_steps[tile], t.celebrity_step_n[tile])


@cold
def offer_calls(t, g, p, out, n):
    for tile in range(t.celebrity_n):
        if is_with(g, p, tile) and why_not_call(t, g, p, tile) == MAY:
            out[n] = actions.CALL + tile
            n += 1
    return n


@cold
def call(t, g, p, tile):
    g.celebrity_used[tile] = 1
    note(g, events.CELEBRITY_CALLED, p, tile, 0, 0)
    push_steps(g, p, t.celebrity_steps[tile], t.celebrity_step_n[tile])
