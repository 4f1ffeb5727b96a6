"""The lounge: coloured dice, the celebrities beside them, and what they do for whoever takes the die."""

from __future__ import annotations

from leopold.packs.codes import COLOURED_DICE, WHITE_DIE
from leopold.rules import events
from leopold.rules.board.tracks import gain_vp
from leopold.rules.chance import below
from leopold.rules.events import note
from leopold.rules.jit import cold, rule, wide
from leopold.rules.state import (
    CELEBRITY_DECK,
    CELEBRITY_GONE,
    CELEBRITY_LOUNGE,
    CELEBRITY_WITH,
    FROM_CELEBRITIES,
    GAME,
    NOBODY,
)


@wide(GAME)
@rule
def coloured_on(g, face):
    """How many of the dice on a space are coloured."""
    n = 0
    for colour in range(COLOURED_DICE):
        if g.coloured[colour] == face:
            n += 1
    return n


@rule
def white_left(g):
    """How many of the dice on the spaces are white."""
    n = 0
    for face in range(len(g.dice)):
        n += g.dice[face] - coloured_on(g, face + 1)
    return n


@rule
def draw_celebrity(t, g):
    """The next one; when the deck runs out, those who have gone come again. Nobody when all are somewhere else."""
    for again in range(2):
        left = 0
        for tile in range(t.celebrity_n):
            if g.celebrity_at[tile] == CELEBRITY_DECK:
                left += 1
        if left > 0:
            k = below(g.random, left)
            for tile in range(t.celebrity_n):
                if g.celebrity_at[tile] == CELEBRITY_DECK:
                    if k == 0:
                        return tile
                    k -= 1
        if again == 0:
            for tile in range(t.celebrity_n):
                if g.celebrity_at[tile] == CELEBRITY_GONE:
                    g.celebrity_at[tile] = CELEBRITY_DECK
    return NOBODY


@cold
def fill_lounge(t, g):
    """A new celebrity beside each die that has none."""
    for colour in range(COLOURED_DICE):
        if g.lounge[colour] == NOBODY:
            tile = draw_celebrity(t, g)
            g.lounge[colour] = tile
            if tile != NOBODY:
                g.celebrity_at[tile] = CELEBRITY_LOUNGE
                g.lounge_vp[colour] = t.lounge_vp
                note(g, events.CELEBRITY_ARRIVED, -1, tile, colour, 0)


@cold
def receive_celebrities(t, g):
    """At the start of the game."""
    for tile in range(t.celebrity_n):
        g.celebrity_at[tile] = CELEBRITY_DECK
    for colour in range(COLOURED_DICE):
        g.lounge[colour] = NOBODY
    fill_lounge(t, g)


@cold
def take_celebrity(t, g, p, colour):
    """The tile's points first; what it does works from now on, for the action of this very die too."""
    tile = g.lounge[colour]
    if tile == NOBODY:
        return
    vp = g.lounge_vp[colour]
    g.lounge[colour] = NOBODY
    g.lounge_vp[colour] = 0
    g.celebrity_at[tile] = CELEBRITY_WITH + p
    note(g, events.CELEBRITY_TAKEN, p, tile, vp, 0)
    if vp > 0:
        gain_vp(g, p, vp, FROM_CELEBRITIES)


@cold
def celebrity_begins(t, g, p, tile):
    """What it changes, and what it waits for. An automaton has nothing of that."""
    for i in range(t.celebrity_power_n[tile]):
        g.power[p, t.celebrity_powers[tile, i, 0]] += t.celebrity_powers[tile, i, 1]
    watch_celebrity(t, g, p, tile)


@rule
def watch_celebrity(t, g, p, tile):
    if t.celebrity_when[tile, 0] > 0:
        g.watched[p] |= 1 << (t.celebrity_when[tile, 0] - 1)


@cold
def celebrities_leave(t, g, p):
    """At the end of the round, and what they changed with them."""
    for tile in range(t.celebrity_n):
        if g.celebrity_at[tile] == CELEBRITY_WITH + p:
            g.celebrity_at[tile] = CELEBRITY_GONE
            g.celebrity_used[tile] = 0
            note(g, events.CELEBRITY_LEFT, p, tile, 0, 0)
            for i in range(t.celebrity_power_n[tile]):
                place = t.celebrity_powers[tile, i, 0]
                g.power[p, place] = max(0, g.power[p, place] - t.celebrity_powers[tile, i, 1])


@cold
def wait_in_lounge(t, g):
    """Who has not been taken is worth more in the next round."""
    for colour in range(COLOURED_DICE):
        if g.lounge[colour] != NOBODY:
            g.lounge_vp[colour] += t.lounge_wait_vp


@wide(GAME)
@rule
def is_with(g, p, tile):
    """Does this seat have the celebrity?"""
    return g.celebrity_at[tile] == CELEBRITY_WITH + p


@rule
def lies_on(g, colour, face, whites):
    """Is there a die of this colour on a space where so many white ones lie?"""
    if colour == WHITE_DIE:
        return whites > 0
    return g.coloured[colour] == face
