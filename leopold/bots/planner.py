"""Planner: search the whole of one's own turn, action by action, with a beam over what positions are worth.

Guest, serving, check-ins, die, split and placement are one plan: positions within the turn only guide the search, those
at its end decide. Orders that lead to the same position are searched once.
"""

from __future__ import annotations

import numpy as np

from leopold.bots.greedy import CORE_WORDS, copy_core, imagine, worth_of_pass
from leopold.bots.worth import worth
from leopold.rules import actions, agenda
from leopold.rules.decide import decide
from leopold.rules.flow import carry_on
from leopold.rules.jit import rule
from leopold.rules.legal import legal_actions
from leopold.rules.state import GAME

LONGEST_PLAN = 48
"""Actions within one turn; the longest turns people play have some thirty."""
MASK = 0x3FFFFFFFFFFFFFFF


@rule
def fingerprint(game):
    """A number that tells positions apart."""
    words = game.view(np.int64)
    h = np.int64(1469598103934665603 & MASK)
    for i in range(2, CORE_WORDS):  # the first two words are the random state
        h = ((h ^ (words[i] & MASK)) * 1099511) & MASK
    return h


@rule
def ends_plan(g, seat, op, action):
    """The turn is over, or somebody else decides: here a plan is judged."""
    if g.over != 0:
        return True
    if op == agenda.TURN and (action == actions.END or action == actions.PASS):
        return True
    return g.agenda[g.agenda_n - 1, 1] != seat


@rule
def keep_in_beam(beam, first, value, marks, at, n, width, trial, action, worth_now):
    """Put a position into the next beam if it is good enough and not there yet; returns how many there are now."""
    mark = fingerprint(trial)
    worst = 0
    for i in range(n):
        if marks[at + i] == mark:
            return n
        if value[at + i] < value[at + worst]:
            worst = i
    slot = n
    if n == width:
        if worth_now <= value[at + worst]:
            return n
        slot = worst
    else:
        n += 1
    copy_core(trial, beam[at + slot])
    first[at + slot] = action
    value[at + slot] = worth_now
    marks[at + slot] = mark
    return n


@rule
def plan_action(t, game, w, stream, width, beam, first, value, marks, out):
    """The first action of the best plan. `beam` has room for two beams and a trial; the other arrays for two beams."""
    g = game.view(GAME)[0]
    seat = g.agenda[g.agenda_n - 1, 1]
    trial = beam[2 * width]
    imagine(t, game, beam[0], seat, stream)
    n = legal_actions(t, beam[0].view(GAME)[0], out)
    best = out[0]
    if n == 1:
        return best
    most = -1e18
    here = 0
    there = width
    count = 1
    for depth in range(LONGEST_PLAN):
        kept = 0
        for i in range(count):
            b = beam[here + i].view(GAME)[0]
            op = b.agenda[b.agenda_n - 1, 0]
            n = legal_actions(t, b, out)
            for k in range(n):
                action = out[k]
                begun = action
                if depth > 0:
                    begun = first[here + i]
                copy_core(beam[here + i], trial)
                h = trial.view(GAME)[0]
                decide(t, h, action)
                carry_on(t, h)
                if op == agenda.TURN and action == actions.PASS:
                    now = worth(t, b, w, seat) + worth_of_pass(b, w)
                else:
                    now = worth(t, h, w, seat)
                if ends_plan(h, seat, op, action):
                    if now > most:
                        most = now
                        best = begun
                else:
                    kept = keep_in_beam(beam, first, value, marks, there, kept, width, trial, begun, now)
        if kept == 0:
            break
        count = kept
        swap = here
        here = there
        there = swap
    return best
