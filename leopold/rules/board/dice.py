"""Dice: rolling, prices, and what their strength is worth."""

from __future__ import annotations

from leopold.packs import codes
from leopold.packs.codes import CAKE, COFFEE, SIX_FREE, STRUDEL, WINE
from leopold.packs.tables import FACES
from leopold.rules.actions import SIDE_HIRE, SIDE_PREPARE, SIDES
from leopold.rules.board.cafe import gain_item
from leopold.rules.board.tracks import advance_emperor, gain_krones
from leopold.rules.chance import below
from leopold.rules.events import DICE_ROLLED, note
from leopold.rules.jit import rule


@rule
def dice_left(g):
    """Dice on the action spaces."""
    n = 0
    for face in range(FACES):
        n += g.dice[face]
    return n


@rule
def roll(g, n):
    """Roll n dice and sort them onto the action spaces."""
    for face in range(FACES):
        g.dice[face] = 0
    for _ in range(n):
        g.dice[below(g.random, FACES)] += 1
    note(g, DICE_ROLLED, -1, n, g.bin, 0)


@rule
def die_price(t, g, p, face, boost):
    """A six costs a krone unless the Kitchen Hand is there; a boost costs one more."""
    price = boost * t.boost_price
    if face == 6 and g.power[p, SIX_FREE] == 0:
        price += t.six_price
    return price


@rule
def side_strength(g, p, face, side):
    """How much staff let this seat do beside the main action of such a die: rooms, cards or steps."""
    if side == SIDE_PREPARE:
        return g.power[p, codes.SIDE_PREPARE + face - 1]
    if side == SIDE_HIRE:
        return g.power[p, codes.SIDE_HIRE + face - 1]
    return g.power[p, codes.SIDE_EMPEROR + face - 1]


@rule
def sides_of(g, p, face):
    """What staff let this seat do before or after the main action of such a die, as bits."""
    bits = 0
    for side in range(SIDES):
        if side_strength(g, p, face, side) > 0:
            bits |= 1 << side
    return bits


@rule
def most_of_second(action, strength):
    """No more cake than strudel, no more coffee than wine; krones and favour are split at will."""
    if action == 4:
        return strength
    return strength // 2


@rule
def split(t, g, p, action, strength, second):
    """Divide the strength: the second kind is cake, coffee or krones. True when there are items to place."""
    first = strength - second
    if action == 4:
        if second > 0:
            gain_krones(t, g, p, second)
        if first > 0:
            advance_emperor(g, p, first)
        return False
    if action == 1:
        gain_item(g, p, STRUDEL, first)
        gain_item(g, p, CAKE, second)
    else:
        gain_item(g, p, WINE, first)
        gain_item(g, p, COFFEE, second)
    return True
