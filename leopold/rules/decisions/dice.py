"""Dice: what is done beside the main action, how its strength is divided, and an action without a die."""

from __future__ import annotations

from leopold.packs import codes
from leopold.packs.codes import DIE_KRONES, DIE_STRENGTH, DIE_USED, DIE_VP, HAUTEL_COUTURE, NO_HOUSE
from leopold.packs.tables import FACES, FLOORS
from leopold.rules import actions
from leopold.rules.actions import POUR_PLACES, POUR_ROWS, SIDE_DANCER, SIDE_EMPEROR, SIDE_HIRE, SIDE_PREPARE, SIDES
from leopold.rules.agenda import MAIN_ACTION, argument, decision, places, pop, push, put_argument, set_off
from leopold.rules.bits import lowest_bit, only_bit
from leopold.rules.board.dice import (
    die_price,
    most_champagne,
    most_of_second,
    price_of_face,
    side_strength,
    sides_of,
    split,
    toll_forgone,
)
from leopold.rules.board.houses import forgo_toll, pay_toll, toll
from leopold.rules.board.tracks import advance_emperor, gain_krones, gain_vp, pay
from leopold.rules.decisions.balls import SEND_DANCER
from leopold.rules.decisions.entrances import sum_of_dice
from leopold.rules.decisions.houses import give_item
from leopold.rules.decisions.items import place_gained
from leopold.rules.decisions.lounge import WHICH_DIE
from leopold.rules.decisions.rooms import PREPARE
from leopold.rules.decisions.staff import HIRE
from leopold.rules.events import ACTION_DONE, ACTION_LOST, DIE_TAKEN, note
from leopold.rules.jit import cold, rule
from leopold.rules.state import FROM_STAFF
from leopold.rules.whys import (
    MAIN_DONE,
    MAIN_TO_DO,
    MAY,
    NO_DIE_THERE,
    SIDE_HAD,
    SIDE_UNKNOWN,
    SIX_PRICE,
    TOLL_PRICE,
    TOO_MANY_TO_DIVIDE,
    TOO_MUCH_CHAMPAGNE,
    UNASKED,
    UNEVEN_DIVISION,
    refuse,
    too_dear,
)

BESIDE_DIE = decision(
    5, "beside_die", answers=("main", "also", "done"), main="number", sides="bits", strength="number", both="flag"
)
MAIN, SIDES_LEFT, DIE_IS, BOTH = places(BESIDE_DIE)
SPLIT = decision(6, "split", answers=("take", "pour"), action="number", strength="number")
SPLIT_ACTION, SPLIT_STRENGTH = places(SPLIT)
EXTRA_ACTION = decision(17, "extra_action", answers=("act", "done"))


@rule
def use_die(t, g, p, face, boost, copied):
    """Strength counts the dice before one is taken. Staff look at the face of the die, not at the action copied.

    Staff of somebody's own may make of it more than the catalogue can divide, and behind its numbers come others.
    """
    price = die_price(t, g, p, face, boost)
    strength = min(actions.TAKE_MOST, g.dice[face - 1] + boost + g.power[p, DIE_STRENGTH + face - 1])
    lost = face == FACES and copied == 0
    if lost:
        price = 0
    elif g.house != NO_HOUSE:
        cross_bridge(t, g, p, face, price_of_face(t, g, p, FACES, 0))
    pay(g, p, price)
    if g.extra_turn == 0:
        g.dice[face - 1] -= 1
        g.turns[p] += 1
    g.die_taken = 1
    g.face = face
    g.strength = strength
    note(g, DIE_TAKEN, p, face, strength, price)
    if g.power[p, DIE_VP + face - 1] > 0:
        gain_vp(g, p, g.power[p, DIE_VP + face - 1], FROM_STAFF)
    if g.power[p, DIE_KRONES + face - 1] > 0:
        gain_krones(t, g, p, g.power[p, DIE_KRONES + face - 1])
    action = face
    if face == FACES:
        action = copied
    both = 0
    if action == face and g.power[p, codes.BOTH_TRACKS + face - 1] > 0:
        both = 1
    if lost:
        note(g, ACTION_LOST, p, face, 0, 0)
    else:
        set_off(g, p, DIE_USED, 1, face - 1)  # comes to the fore when all of the action is done
        push(g, BESIDE_DIE, p, action, sides_of(g, p, face), strength, both)
    g.shifted = 0
    if t.entrance_n > 0 and g.extra_turn == 0:
        sum_of_dice(t, g, p, face)
        if g.house == HAUTEL_COUTURE:
            give_item(t, g, p, face)
    if t.celebrity_n > 0 and g.extra_turn == 0:
        push(g, WHICH_DIE, p, face, 0, 0, 0)


@cold
def cross_bridge(t, g, p, face, six):
    """The toll is part of the price; who could use no space at all has lost points instead. The automaton scores."""
    if toll_forgone(t, g, p, six):
        forgo_toll(t, g, p)
        pay_toll(t, g, p, face, 0)
    else:
        pay_toll(t, g, p, face, toll(g, face))


@rule
def main_action(t, g, p, action, strength, both):
    """1 dishes, 2 drinks, 3 rooms, 4 krones and favour, 5 staff."""
    note(g, ACTION_DONE, p, action, strength, 0)
    if action == 3:
        push(g, PREPARE, p, strength, 0, FLOORS, 0)
    elif action == 5:
        push(g, HIRE, p, 1, strength, 0, 0)
    elif action == 4 and both != 0:
        gain_krones(t, g, p, strength)
        advance_emperor(g, p, strength)
    else:
        push(g, SPLIT, p, action, strength, 0, 0)


# --- beside the main action


@rule
def why_not_beside_die(g, p, action):
    """The main action, or first what staff add beside it; afterwards what is left of that, or nothing."""
    to_do = argument(g, MAIN) != 0
    if action == actions.MAIN:
        return MAY if to_do else MAIN_DONE
    if action == actions.DONE:
        return MAIN_TO_DO if to_do else MAY
    if actions.ALSO <= action < actions.SERVE:
        side = action - actions.ALSO
        if argument(g, SIDES_LEFT) & (1 << side) != 0:
            return MAY
        if sides_of(g, p, g.face) & (1 << side) != 0:
            return refuse(SIDE_HAD, side, 0, 0)
        return refuse(SIDE_UNKNOWN, side, 0, 0)
    return UNASKED


@rule
def offer_beside_die(g, p, out):
    n = 0
    if why_not_beside_die(g, p, actions.MAIN) == MAY:
        out[n] = actions.MAIN
        n += 1
    for side in range(SIDES):
        if why_not_beside_die(g, p, actions.ALSO + side) == MAY:
            out[n] = actions.ALSO + side
            n += 1
    if why_not_beside_die(g, p, actions.DONE) == MAY:
        out[n] = actions.DONE
        n += 1
    return n


@rule
def choose_beside_die(g, p, action):
    """The main action, or what a member of staff adds beside it."""
    if action == actions.DONE:
        put_argument(g, SIDES_LEFT, 0)
    elif action == actions.MAIN:
        main = argument(g, MAIN)
        strength = argument(g, DIE_IS)
        both = argument(g, BOTH)
        put_argument(g, MAIN, 0)
        push(g, MAIN_ACTION, p, main, strength, both, 0)
    else:
        side = action - actions.ALSO
        put_argument(g, SIDES_LEFT, argument(g, SIDES_LEFT) & ~(1 << side))
        go_beside(g, p, side)


@rule
def go_beside(g, p, side):
    """Decorator, Staff Manager, Detective, Choirmaster: a room or a card at its price, steps, a dancer."""
    strength = side_strength(g, p, g.face, side)
    if side == SIDE_PREPARE:
        push(g, PREPARE, p, strength, 0, FLOORS, 0)
    elif side == SIDE_HIRE:
        push(g, HIRE, p, strength, 0, 0, 0)
    elif side == SIDE_DANCER:
        push(g, SEND_DANCER, p, strength, g.power[p, codes.SIDE_CHAMPAGNE + g.face - 1], 0, 0)
    else:
        advance_emperor(g, p, strength)


@rule
def settle_beside_die(g, p):
    """Without staff beside it the main action begins at once; a last room or card beside it asks by itself."""
    main = argument(g, MAIN)
    sides = argument(g, SIDES_LEFT)
    if main == 0 and sides == 0:
        pop(g)
        return True
    if sides == 0:
        strength = argument(g, DIE_IS)
        both = argument(g, BOTH)
        pop(g)
        push(g, MAIN_ACTION, p, main, strength, both, 0)
        return True
    if main == 0 and only_bit(sides) and lowest_bit(sides) != SIDE_EMPEROR:
        pop(g)
        go_beside(g, p, lowest_bit(sides))
        return True
    return False


# --- dividing the strength


@rule
def why_not_split(t, g, action):
    """No more cake than strudel, no more coffee than wine, no more champagne than either; krones and favour are split
    at will."""
    if actions.TAKE <= action < actions.REWARD:
        second = action - actions.TAKE
        if second > argument(g, SPLIT_STRENGTH):
            return refuse(TOO_MANY_TO_DIVIDE, argument(g, SPLIT_STRENGTH), 0, 0)
        if second > most_of_second(argument(g, SPLIT_ACTION), argument(g, SPLIT_STRENGTH)):
            return refuse(UNEVEN_DIVISION, argument(g, SPLIT_ACTION), 0, 0)
        return MAY
    if actions.POUR <= action < actions.POUR + POUR_ROWS * POUR_PLACES:
        second = (action - actions.POUR) // POUR_PLACES
        champagne = (action - actions.POUR) % POUR_PLACES
        if second + champagne > argument(g, SPLIT_STRENGTH):
            return refuse(TOO_MANY_TO_DIVIDE, argument(g, SPLIT_STRENGTH), 0, 0)
        if champagne > most_champagne(t, g, argument(g, SPLIT_ACTION), argument(g, SPLIT_STRENGTH), second):
            return refuse(TOO_MUCH_CHAMPAGNE, argument(g, SPLIT_ACTION), 0, 0)
        return MAY
    return UNASKED


@rule
def offer_split(t, g, out):
    main = argument(g, SPLIT_ACTION)
    strength = argument(g, SPLIT_STRENGTH)
    n = most_of_second(main, strength) + 1
    for second in range(n):
        out[second] = actions.TAKE + second
    for second in range(1, most_of_second(main, strength) + 1):
        for champagne in range(1, most_champagne(t, g, main, strength, second) + 1):
            out[n] = actions.POUR + second * POUR_PLACES + champagne
            n += 1
    return n


@rule
def choose_split(t, g, p, action):
    main = argument(g, SPLIT_ACTION)
    strength = argument(g, SPLIT_STRENGTH)
    pop(g)
    second = action - actions.TAKE
    champagne = 0
    if action >= actions.POUR:
        second = (action - actions.POUR) // POUR_PLACES
        champagne = (action - actions.POUR) % POUR_PLACES
    if split(t, g, p, main, strength, second, champagne):
        place_gained(g, p)


@rule
def settle_split(t, g, p):
    """Where there can be none of the second kind, nothing is to be divided."""
    if most_of_second(argument(g, SPLIT_ACTION), argument(g, SPLIT_STRENGTH)) == 0:
        choose_split(t, g, p, actions.TAKE)
        return True
    return False


# --- an action without a die


@rule
def why_not_act(t, g, p, face):
    """E. Gizia: any space with dice; a six still costs its krone."""
    if g.dice[face - 1] == 0:
        return refuse(NO_DIE_THERE, face, 0, 0)
    price = act_price(t, g, p, face)
    if g.krones[p] < price:
        return too_dear(SIX_PRICE if face == FACES else TOLL_PRICE, price, g.krones[p])
    return MAY


@cold
def act_price(t, g, p, face):
    """What the action of a space costs without a die."""
    price = t.six_price if face == FACES else 0
    if g.house != NO_HOUSE and not toll_forgone(t, g, p, t.six_price + 0):
        price += toll(g, face)
    return price + 0


@rule
def why_not_extra_action(t, g, p, action):
    if action == actions.DONE:
        return MAY
    if actions.ACT <= action < actions.TAKE:
        return why_not_act(t, g, p, (action - actions.ACT) // 6 + 1)
    return UNASKED


@rule
def offer_extra_action(t, g, p, out):
    n = 0
    for face in range(1, FACES):
        if why_not_act(t, g, p, face) == MAY:
            out[n] = actions.ACT + (face - 1) * 6
            n += 1
    if why_not_act(t, g, p, FACES) == MAY:
        for copied in range(1, FACES):
            out[n] = actions.ACT + (FACES - 1) * 6 + copied
            n += 1
    out[n] = actions.DONE
    return n + 1


@rule
def choose_extra_action(t, g, p, action):
    """The action of a space, with its dice as strength; no die is taken, so no staff react to one."""
    pop(g)
    if action == actions.DONE:
        return
    face = (action - actions.ACT) // 6 + 1
    main = face
    price = act_price(t, g, p, face)
    if g.house != NO_HOUSE:
        cross_bridge(t, g, p, face, t.six_price + 0)
    if face == FACES:
        main = (action - actions.ACT) % 6
    pay(g, p, price)
    push(g, MAIN_ACTION, p, main, g.dice[face - 1], 0, 0)


@rule
def over_extra_action(t, g, p):
    """Over at once when no space has a die, or only sixes that cannot be paid for."""
    for face in range(1, FACES + 1):
        if why_not_act(t, g, p, face) == MAY:
            return False
    return True
