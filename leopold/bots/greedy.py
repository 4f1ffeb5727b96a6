"""Greedy: try every legal action on a copy in which the hidden is dealt anew, and take the one worth most."""

from __future__ import annotations

import numpy as np

from leopold.bots import weights as place
from leopold.bots.worth import worth
from leopold.rules import actions, agenda
from leopold.rules.chance import next32
from leopold.rules.decide import decide
from leopold.rules.dice import dice_left
from leopold.rules.engine import copy_words
from leopold.rules.flow import carry_on
from leopold.rules.jit import rule
from leopold.rules.legal import legal_actions
from leopold.rules.sight import deal_anew
from leopold.rules.state import CORE_BYTES, GAME

CORE_WORDS = CORE_BYTES // 8


@rule
def copy_core(source, target):
    """The part of a game that decides how it goes on."""
    copy_words(source.view(np.int64), target.view(np.int64), CORE_WORDS)


@rule
def imagine(t, game, imagined, seat, stream):
    """A game that looks the same to this seat, with everything hidden dealt anew."""
    copy_core(game, imagined)
    g = imagined.view(GAME)[0]
    g.log_n = 0
    g.log_on = 0
    deal_anew(t, g, seat, next32(stream), next32(stream), next32(stream), next32(stream))


@rule
def worth_of_pass(g, w):
    """A turn after the reroll is worth something, less the fewer dice there will be; an extra turn is just lost."""
    if g.extra_turn != 0:
        return 0.0
    return w[place.PASS] * min(1.0, (dice_left(g) - 1) / 6.0)


@rule
def worth_after(t, base, trial, w, seat, action):
    """What the position is worth to the seat after an action. A pass keeps the turn for later."""
    g = base.view(GAME)[0]
    if action == actions.PASS and g.agenda[g.agenda_n - 1, 0] == agenda.TURN:
        return worth(t, g, w, seat) + worth_of_pass(g, w)
    copy_core(base, trial)
    h = trial.view(GAME)[0]
    decide(t, h, action)
    carry_on(t, h)
    return worth(t, h, w, seat)


@rule
def greedy_action(t, game, w, stream, scratch, out):
    """The action worth most one step ahead; the first of equals."""
    g = game.view(GAME)[0]
    seat = g.agenda[g.agenda_n - 1, 1]
    base = scratch[0]
    trial = scratch[1]
    imagine(t, game, base, seat, stream)
    n = legal_actions(t, base.view(GAME)[0], out)
    best = out[0]
    if n == 1:
        return best
    most = -1e9
    for i in range(n):
        value = worth_after(t, base, trial, w, seat, out[i])
        if value > most:
            most = value
            best = out[i]
    return best
