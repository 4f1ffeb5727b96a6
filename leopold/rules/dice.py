"""Dice and the six main actions."""

from __future__ import annotations

from leopold.packs import codes
from leopold.packs.codes import CAKE, COFFEE, DIE_STRENGTH, DIE_VP, SIX_FREE, STRUDEL, WINE
from leopold.packs.tables import FACES, FLOORS
from leopold.rules import actions, agenda
from leopold.rules.agenda import BESIDE_DIE, MAIN_ACTION, PLACE_ITEMS, SPLIT, push
from leopold.rules.cafe import gain_item
from leopold.rules.chance import below
from leopold.rules.events import ACTION_DONE, ACTION_LOST, DICE_ROLLED, DIE_TAKEN, note
from leopold.rules.jit import rule
from leopold.rules.state import FROM_STAFF
from leopold.rules.tracks import advance_emperor, gain_krones, gain_vp, pay


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
def sides_of(g, p, face):
    """What staff let this seat do before or after the main action of such a die, as bits."""
    bits = 0
    if g.power[p, codes.SIDE_PREPARE + face - 1] > 0:
        bits |= 1 << actions.SIDE_PREPARE
    if g.power[p, codes.SIDE_HIRE + face - 1] > 0:
        bits |= 1 << actions.SIDE_HIRE
    if g.power[p, codes.SIDE_EMPEROR + face - 1] > 0:
        bits |= 1 << actions.SIDE_EMPEROR
    return bits


@rule
def use_die(t, g, p, face, boost, copied):
    """Strength counts the dice before one is taken. Staff look at the face of the die, not at the action copied."""
    price = die_price(t, g, p, face, boost)
    strength = g.dice[face - 1] + boost + g.power[p, DIE_STRENGTH + face - 1]
    lost = face == 6 and copied == 0
    if lost:
        price = 0
    pay(g, p, price)
    if g.extra_turn == 0:
        g.dice[face - 1] -= 1
        g.turns[p] += 1
    g.die_taken = 1
    g.face = face
    note(g, DIE_TAKEN, p, face, strength, price)
    if g.power[p, DIE_VP + face - 1] > 0:
        gain_vp(g, p, g.power[p, DIE_VP + face - 1], FROM_STAFF)
    action = face
    if face == 6:
        action = copied
    both = 0
    if action == face and g.power[p, codes.BOTH_TRACKS + face - 1] > 0:
        both = 1
    if lost:
        note(g, ACTION_LOST, p, face, 0, 0)
    else:
        push(g, BESIDE_DIE, p, action, sides_of(g, p, face), strength, both)


@rule
def act_without_die(t, g, p, face, copied):
    """E. Gizia: the action of a space, with its dice as strength; no die is taken, so no staff react to one."""
    action = face
    if face == 6:
        action = copied
        pay(g, p, t.six_price)
    push(g, MAIN_ACTION, p, action, g.dice[face - 1], 0, 0)


@rule
def any_space_to_act(t, g, p):
    """Is there a space whose action E. Gizia could do: with dice, and for a six with its krone?"""
    return dice_left(g) > g.dice[FACES - 1] or (g.dice[FACES - 1] > 0 and g.krones[p] >= t.six_price)


@rule
def main_action(t, g, p, action, strength, both):
    """1 dishes, 2 drinks, 3 rooms, 4 krones and favour, 5 staff."""
    note(g, ACTION_DONE, p, action, strength, 0)
    if action == 3:
        push(g, agenda.PREPARE, p, strength, 0, FLOORS, 0)
    elif action == 5:
        push(g, agenda.HIRE, p, 1, strength, 0, 0)
    elif action == 4 and both != 0:
        gain_krones(t, g, p, strength)
        advance_emperor(g, p, strength)
    else:
        push(g, SPLIT, p, action, strength, 0, 0)


@rule
def most_of_second(action, strength):
    """No more cake than strudel, no more coffee than wine; krones and favour are split at will."""
    if action == 4:
        return strength
    return strength // 2


@rule
def split(t, g, p, action, strength, second):
    """Divide the strength: the second kind is cake, coffee or krones."""
    first = strength - second
    if action == 4:
        if second > 0:
            gain_krones(t, g, p, second)
        if first > 0:
            advance_emperor(g, p, first)
        return
    if action == 1:
        gain_item(g, p, STRUDEL, first)
        gain_item(g, p, CAKE, second)
    else:
        gain_item(g, p, WINE, first)
        gain_item(g, p, COFFEE, second)
    push(g, PLACE_ITEMS, p, 0, 0, 0, 0)
