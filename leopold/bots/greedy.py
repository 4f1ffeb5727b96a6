"""Greedy: try every legal action on a copy in which the hidden is dealt anew, and take the one worth most."""

from __future__ import annotations

from leopold.bots import weights as place
from leopold.bots.imagination import copy_core, imagine
from leopold.bots.promises import is_on_offer, worth_of_offer
from leopold.bots.worth import worth, worth_of_pass
from leopold.rules import actions
from leopold.rules.agenda import deciding, on_top
from leopold.rules.chance import next32
from leopold.rules.course.flow import carry_on
from leopold.rules.decisions import turn
from leopold.rules.decisions.dispatch import decide, legal_actions
from leopold.rules.jit import rule
from leopold.rules.state import GAME


@rule
def jitter(stream, noise):
    """A random deviation of about this size, so that bots who learn try other things too."""
    total = 0.0
    for _ in range(4):
        total += next32(stream) / 4294967296.0 - 0.5
    return total * noise * 1.7


@rule
def leaves_turn(g, action):
    """Does this action hand the game on to whoever comes next?"""
    return (action == actions.END or action == actions.PASS) and on_top(g) == turn.TURN


@rule
def worth_after(t, base, trial, w, seat, action):
    """What the position is worth to the seat after an action; to leave the turn is worth what there is already.

    A turn that is left is judged at once, before dice are rolled or cards turned for whoever comes next: luck that has
    nothing to do with the action must not decide. What is on offer is weighed by itself.
    """
    g = base.view(GAME)[0]
    if leaves_turn(g, action):
        if action == actions.PASS:
            return worth(t, g, w, seat) + worth_of_pass(g, w)
        return worth(t, g, w, seat) - w[place.HASTE]
    if is_on_offer(g):
        return worth_of_offer(t, g, action)
    copy_core(base, trial)
    h = trial.view(GAME)[0]
    decide(t, h, action)
    carry_on(t, h)
    return worth(t, h, w, seat)


@rule
def best_action(t, base, w, m, seat, stream, noise):
    """The action worth most one step ahead in a game as it lies; the first of equals."""
    n = legal_actions(t, base.view(GAME)[0], m.out)
    best = m.out[0]
    if n == 1:
        return best
    most = -1e9
    for i in range(n):
        value = worth_after(t, base, m.trial, w, seat, m.out[i])
        if noise > 0.0:
            value += jitter(stream, noise)
        if value > most:
            most = value
            best = m.out[i]
    return best


@rule
def greedy_action(t, game, w, m, stream, noise):
    """The action worth most one step ahead, with everything hidden dealt anew."""
    g = game.view(GAME)[0]
    seat = deciding(g)
    imagine(t, game, m.imagined, seat, stream)
    return best_action(t, m.imagined, w, m, seat, stream, noise)
