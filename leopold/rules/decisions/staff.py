"""Staff: hiring from the hand, or one of the cards looked at; the others go back."""

from __future__ import annotations

from leopold.rules import actions
from leopold.rules.agenda import argument, decision, one_less, places, pop, push
from leopold.rules.board.staff import drop_looked, hire, hire_price, return_looked
from leopold.rules.jit import rule
from leopold.rules.state import HAND, LOOKED
from leopold.rules.whys import MAY, MUST_PLAY_ONE, NOT_IN_HAND, NOT_LOOKED_AT, STAFF_PRICE, UNASKED, refuse

HIRE = decision(11, "hire", answers=("hire", "done"), cards="number", discount="discount")
CARDS, DISCOUNT = places(HIRE)
LOOK_AND_HIRE = decision(12, "look_and_hire", answers=("hire", "done"), _="", discount="discount", must="flag")
_, LOOK_DISCOUNT, MUST = places(LOOK_AND_HIRE)
RETURN_LOOKED = decision(13, "return_looked", answers=("return",))


@rule
def why_not_paid(t, g, p, card, discount):
    price = hire_price(t, card, discount)
    if price > g.krones[p]:
        return refuse(STAFF_PRICE, card, price, g.krones[p])
    return MAY


# --- from the hand


@rule
def why_not_hired(t, g, p, card, discount):
    """A card in hand that can be paid for."""
    if g.staff_at[card] != HAND + p:
        return refuse(NOT_IN_HAND, card, 0, 0)
    return why_not_paid(t, g, p, card, discount)


@rule
def why_not_hire(t, g, p, action):
    if action == actions.DONE:
        return MAY
    if actions.HIRE <= action < actions.DRAFT:
        return why_not_hired(t, g, p, action - actions.HIRE, argument(g, DISCOUNT))
    return UNASKED


@rule
def offer_hire(t, g, p, out):
    discount = argument(g, DISCOUNT)
    n = 0
    for card in range(t.staff_n):
        if why_not_hired(t, g, p, card, discount) == MAY:
            out[n] = actions.HIRE + card
            n += 1
    out[n] = actions.DONE
    return n + 1


@rule
def choose_hire(t, g, p, action):
    if action == actions.DONE:
        pop(g)
        return
    card = action - actions.HIRE
    one_less(g, CARDS)
    hire(t, g, p, card, hire_price(t, card, argument(g, DISCOUNT)))


@rule
def over_hire(t, g, p):
    """Over when all are hired, or when no card in hand can be paid for."""
    if argument(g, CARDS) == 0 or g.hand_n[p] == 0:
        return True
    discount = argument(g, DISCOUNT)
    for card in range(t.staff_n):
        if why_not_hired(t, g, p, card, discount) == MAY:
            return False
    return True


# --- one of those looked at


@rule
def why_not_look_and_hire(t, g, p, action):
    if action == actions.DONE:
        return MUST_PLAY_ONE if argument(g, MUST) != 0 else MAY
    if actions.HIRE <= action < actions.DRAFT:
        card = action - actions.HIRE
        if g.staff_at[card] != LOOKED:
            return refuse(NOT_LOOKED_AT, card, 0, 0)
        return why_not_paid(t, g, p, card, argument(g, LOOK_DISCOUNT))
    return UNASKED


@rule
def offer_look_and_hire(t, g, p, out):
    discount = argument(g, LOOK_DISCOUNT)
    n = 0
    for i in range(g.looked_n):
        if why_not_paid(t, g, p, g.looked[i], discount) == MAY:
            out[n] = actions.HIRE + g.looked[i]
            n += 1
    if argument(g, MUST) == 0:
        out[n] = actions.DONE
        n += 1
    return n


@rule
def choose_look_and_hire(t, g, p, action):
    """Hire one; the others go under the deck before the hired one sets to work."""
    discount = argument(g, LOOK_DISCOUNT)
    pop(g)
    if action != actions.DONE:
        card = action - actions.HIRE
        pop(g)
        drop_looked(g, card)
        hire(t, g, p, card, hire_price(t, card, discount))
        push(g, RETURN_LOOKED, p, 0, 0, 0, 0)


@rule
def over_look_and_hire(t, g, p):
    """Over at once when none of them can be paid for."""
    discount = argument(g, LOOK_DISCOUNT)
    for i in range(g.looked_n):
        if why_not_paid(t, g, p, g.looked[i], discount) == MAY:
            return False
    return True


# --- putting the others back


@rule
def why_not_return_looked(g, action):
    if actions.RETURN <= action < actions.DISMISS:
        card = action - actions.RETURN
        if g.staff_at[card] != LOOKED:
            return refuse(NOT_LOOKED_AT, card, 0, 0)
        return MAY
    return UNASKED


@rule
def offer_return_looked(g, out):
    """In the order the player chooses."""
    for i in range(g.looked_n):
        out[i] = actions.RETURN + g.looked[i]
    return g.looked_n


@rule
def settle_return_looked(g, p):
    """A single card goes back by itself."""
    if g.looked_n > 1:
        return False
    if g.looked_n == 1:
        return_looked(g, p, g.looked[0])
    pop(g)
    return True
