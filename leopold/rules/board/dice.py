"""Dice: rolling, prices, and what their strength is worth."""

from __future__ import annotations

from leopold.packs import codes
from leopold.packs.codes import (
    BASE_ITEM_KINDS,
    CAKE,
    CHAMPAGNE,
    COFFEE,
    COLOURED_DICE,
    NO_HOUSE,
    SIX_FREE,
    STRUDEL,
    TOLL_BRIDGE,
    WINE,
)
from leopold.packs.tables import FACES, TABLES
from leopold.rules.actions import POUR_PLACES, POUR_ROWS, SIDE_DANCER, SIDE_HIRE, SIDE_PREPARE, SIDES
from leopold.rules.board.cafe import gain_item
from leopold.rules.board.houses import toll
from leopold.rules.board.tracks import advance_emperor, gain_krones
from leopold.rules.chance import below
from leopold.rules.events import DICE_ROLLED, note
from leopold.rules.jit import rule, wide
from leopold.rules.state import GAME


@rule
def dice_left(g):
    """Dice on the action spaces."""
    n = 0
    for face in range(FACES):
        n += g.dice[face]
    return n


@rule
def roll(t, g, n):
    """Roll n dice and sort them onto the action spaces; the coloured ones that are there are among them."""
    for face in range(FACES):
        g.dice[face] = 0
    whites = n
    if t.celebrity_n > 0:
        for colour in range(COLOURED_DICE):
            if g.coloured[colour] > 0:
                face = below(g.random, FACES)
                g.coloured[colour] = face + 1
                g.dice[face] += 1
                whites -= 1
    for _ in range(whites):
        g.dice[below(g.random, FACES)] += 1
    note(g, DICE_ROLLED, -1, n, g.bin, 0)


@rule
def roll_again(t, g):
    """One die into the bin, the rest rolled anew; those who passed are asked again."""
    n = dice_left(g) - 1
    g.bin += 1
    roll(t, g, n)
    for p in range(g.players):
        g.passed[p] = 0


@rule
def price_of_face(t, g, p, face, boost):
    """A six costs a krone unless the Kitchen Hand is there; a boost costs one more."""
    price = boost * t.boost_price
    if face == 6 and g.power[p, SIX_FREE] == 0:
        price += t.six_price
    return price


@wide(TABLES, GAME)
@rule
def die_price(t, g, p, face, boost):
    """The same, with the toll that there may be on the way."""
    price = price_of_face(t, g, p, face, boost)
    if g.house != NO_HOUSE and not toll_forgone(t, g, p, price_of_face(t, g, p, FACES, 0)):
        price += toll(g, face)
    return price


@wide(TABLES, GAME)
@rule
def toll_forgone(t, g, p, six):
    """Is there no space with a die that this seat could pay for, and one that it could without the toll?"""
    if g.house != TOLL_BRIDGE:
        return False
    if g.toll_waived != 0 and g.krones[p] == 0:
        return True
    opened = False
    for face in range(1, FACES + 1):
        if g.dice[face - 1] > 0:
            price = six if face == FACES else 0
            if price + toll(g, face) <= g.krones[p]:
                return False
            if price <= g.krones[p]:
                opened = True
    return opened


@rule
def side_strength(g, p, face, side):
    """How much staff let this seat do beside the main action of such a die: rooms, cards or steps."""
    if side == SIDE_PREPARE:
        return g.power[p, codes.SIDE_PREPARE + face - 1]
    if side == SIDE_HIRE:
        return g.power[p, codes.SIDE_HIRE + face - 1]
    if side == SIDE_DANCER:
        return g.power[p, codes.SIDE_DANCER + face - 1]
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
def most_champagne(t, g, action, strength, second):
    """With so much of the second kind: champagne is the third, and no kind is more than the one before it."""
    if g.item_kinds == BASE_ITEM_KINDS or action == 4 or second >= POUR_ROWS:
        return 0
    return max(0, min(POUR_PLACES - 1, min(second // t.champagne_each, strength - 2 * second)))


@rule
def split(t, g, p, action, strength, second, champagne):
    """Divide the strength: the second kind is cake, coffee or krones. True when there are items to place."""
    first = strength - second - champagne
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
    gain_item(g, p, CHAMPAGNE, champagne)
    return True
