"""Reactions: staff who waited for something that has just happened."""

from __future__ import annotations

from leopold.packs.codes import LINE_FULL, PERMANENT
from leopold.rules import actions
from leopold.rules.agenda import argument, decision, places, pop, push, push_steps
from leopold.rules.board.entrances import entrance_of
from leopold.rules.board.lounge import is_with
from leopold.rules.board.staff import fits, react, waits_for, why_not_spent
from leopold.rules.decisions.entrances import TOKEN
from leopold.rules.jit import cold, rule
from leopold.rules.state import NOBODY
from leopold.rules.whys import MAY, STAFF_NOT_SET_OFF, UNASKED, refuse

REACT = decision(25, "react", answers=("use", "done"), trigger="trigger", amount="", colour="")
TRIGGER, AMOUNT, COLOUR = places(REACT)


@cold
def reactions(t, g, p, trigger, amount, colour):
    """What always works happens; what can be kept for later is asked about."""
    asked = False
    for i in range(t.waiting_staff_n):
        card = t.waiting_staff[i]
        if waits_for(t, g, p, card, trigger, amount, colour):
            if t.staff_timing[card] != PERMANENT:
                asked = True
    if asked:
        push(g, REACT, p, trigger, amount, colour, 0)
    for i in range(t.waiting_staff_n - 1, -1, -1):
        card = t.waiting_staff[i]
        if t.staff_timing[card] == PERMANENT and waits_for(t, g, p, card, trigger, amount, colour):
            push_steps(g, p, t.staff_steps[card], t.staff_step_n[card])
    for tile in range(t.celebrity_n):
        if is_with(g, p, tile) and fits(t.celebrity_when[tile], trigger, amount, colour):
            push_steps(g, p, t.celebrity_steps[tile], t.celebrity_step_n[tile])
    entrance = entrance_of(t, g, p)
    if entrance != NOBODY:
        if fits(t.entrance_when[entrance], trigger, amount, colour):
            push_steps(g, p, t.entrance_steps[entrance], t.entrance_step_n[entrance])
        if t.entrance_token_n[entrance] > 0 and trigger == LINE_FULL:
            push(g, TOKEN, p, colour, 0, 0, 0)


@rule
def why_not_reacting(t, g, p, card):
    """Set off by this, still unused, and able to pay for what it spends."""
    set_off = waits_for(t, g, p, card, argument(g, TRIGGER), argument(g, AMOUNT), argument(g, COLOUR))
    if not set_off or t.staff_timing[card] == PERMANENT:
        return refuse(STAFF_NOT_SET_OFF, card, 0, 0)
    return why_not_spent(g, p, t.staff_steps[card], t.staff_step_n[card])


@rule
def why_not_react(t, g, p, action):
    if action == actions.DONE:
        return MAY
    if actions.USE <= action < actions.HIRE:
        return why_not_reacting(t, g, p, action - actions.USE)
    return UNASKED


@rule
def offer_react(t, g, p, out):
    n = 0
    for i in range(t.waiting_staff_n):
        if why_not_reacting(t, g, p, t.waiting_staff[i]) == MAY:
            out[n] = actions.USE + t.waiting_staff[i]
            n += 1
    out[n] = actions.DONE
    return n + 1


@rule
def choose_react(t, g, p, action):
    """One after the other, as long as somebody waited for it; or keep them for later."""
    if action == actions.DONE:
        pop(g)
    else:
        react(t, g, p, action - actions.USE)


@rule
def over_react(t, g, p):
    """Over when nobody waits for this any more."""
    for i in range(t.waiting_staff_n):
        if why_not_reacting(t, g, p, t.waiting_staff[i]) == MAY:
            return False
    return True
