"""Mcts: Monte Carlo over the planner's best turns.

The planner finds the turns worth comparing. Each is then tried many times: everything hidden is dealt anew, the turn is
played, and all seats go on with guided play, to the end of the game or for some turns, where the judgement takes over.
All candidates are tried on the same deals, and the worse half of them is dropped again and again, so that most
playouts go where the choice is close.
"""

from __future__ import annotations

from leopold.bots.greedy import best_action
from leopold.bots.imagination import copy_core, imagine
from leopold.bots.judgement import judge
from leopold.bots.notepad import CANDIDATES
from leopold.bots.planner import follow_turn, plan_turns
from leopold.rules.decide import decide
from leopold.rules.flow import carry_on
from leopold.rules.jit import rule
from leopold.rules.legal import legal_actions
from leopold.rules.state import GAME

ENDLESS = 100
"""Turns to look ahead that no game has: playouts to the end."""
MARGIN = 12.0
"""Points by which a turn may look worse than the best and still be tried."""


@rule
def swap_turns(m, i, k):
    """Exchange two candidates."""
    m.turn_value[i], m.turn_value[k] = m.turn_value[k], m.turn_value[i]
    m.turn_mark[i], m.turn_mark[k] = m.turn_mark[k], m.turn_mark[i]
    m.turn_n[i], m.turn_n[k] = m.turn_n[k], m.turn_n[i]
    m.turn_tries[i], m.turn_tries[k] = m.turn_tries[k], m.turn_tries[i]
    m.turn_total[i], m.turn_total[k] = m.turn_total[k], m.turn_total[i]
    m.turn_points[i], m.turn_points[k] = m.turn_points[k], m.turn_points[i]
    for j in range(m.turn.shape[1]):
        m.turn[i, j], m.turn[k, j] = m.turn[k, j], m.turn[i, j]


@rule
def standing(m, i):
    """How good a candidate looks: by its playouts, before the first by the plan alone."""
    if m.turn_tries[i] == 0:
        return m.turn_value[i]
    return m.turn_total[i] / m.turn_tries[i]


@rule
def sort_turns(m, n):
    """The best first."""
    for i in range(1, n):
        k = i
        while k > 0 and standing(m, k) > standing(m, k - 1):
            swap_turns(m, k, k - 1)
            k -= 1


@rule
def find_turns(t, game, net, m, stream, width, most):
    """The turns worth comparing, the best first, with no playouts yet; returns how many."""
    n = plan_turns(t, game, net, m, stream, width, min(most, CANDIDATES), 0.0)
    for i in range(n):
        m.turn_tries[i] = 0
        m.turn_total[i] = 0.0
        m.turn_points[i] = 0.0
    sort_turns(m, n)
    kept = 1
    while kept < n and m.turn_value[kept] > m.turn_value[0] - MARGIN:
        kept += 1
    return kept


@rule
def play_turn(t, m, k, seat):
    """Play a candidate on the imagined game, as far as it is possible there."""
    g = m.playout.view(GAME)[0]
    for i in range(m.turn_n[k]):
        if g.over != 0 or g.agenda[g.agenda_n - 1, 1] != seat:
            return
        n = legal_actions(t, g, m.out)
        found = False
        for j in range(n):
            if m.out[j] == m.turn[k, i]:
                found = True
        if not found:
            return
        decide(t, g, m.turn[k, i])
        carry_on(t, g)


@rule
def play_on(t, net, m, stream, turns):
    """Guided play of all seats until the end, or until so many more turns have ended.

    What was dealt for this playout stays as it lies: dealing it anew for every seat would cost more than it tells.
    """
    g = m.playout.view(GAME)[0]
    ended = 0
    now = turn_number(g)
    while g.over == 0:
        action = best_action(t, m.playout, net, m, g.agenda[g.agenda_n - 1, 1], stream, 0.0)
        decide(t, g, action)
        carry_on(t, g)
        if turn_number(g) != now:
            now = turn_number(g)
            ended += 1
            if ended >= turns:
                return


@rule
def turn_number(g):
    """A number that changes when a turn ends with a die."""
    total = g.round_no * 16
    for p in range(g.players):
        total += g.turns[p]
    return total


@rule
def margin_of(t, g, seat, net, m, rivalry):
    """Points to expect, less a share of those of the best of the others."""
    own = judge(t, g, seat, net, m)
    if rivalry == 0.0:
        return own, own
    best = -1e9
    for q in range(g.players):
        if q != seat:
            best = max(best, judge(t, g, q, net, m))
    return own - rivalry * best, own


@rule
def try_turns(t, game, net, guide, m, stream, n, tries, turns, rivalry):
    """Try the first n candidates so many times each, on the same deals."""
    g = game.view(GAME)[0]
    seat = g.agenda[g.agenda_n - 1, 1]
    for _ in range(tries):
        imagine(t, game, m.deal, seat, stream)
        for k in range(n):
            copy_core(m.deal, m.playout)
            play_turn(t, m, k, seat)
            play_on(t, guide, m, stream, turns)
            value, own = margin_of(t, m.playout.view(GAME)[0], seat, net, m, rivalry)
            m.turn_tries[k] += 1
            m.turn_total[k] += value
            m.turn_points[k] += own


@rule
def mcts_action(t, game, net, guide, m, stream, width, most, playouts, turns, rivalry):
    """Spend the playouts on the candidates, halving their number; the first action of the best, which is followed."""
    n = legal_actions(t, game.view(GAME)[0], m.out)
    m.plan_n = 0
    if n == 1:
        return m.out[0]
    n = find_turns(t, game, net, m, stream, width, most)
    rounds = 1
    while (1 << rounds) < n:
        rounds += 1
    while n > 1:
        tries = max(1, playouts // (rounds * n))
        try_turns(t, game, net, guide, m, stream, n, tries, turns, rivalry)
        sort_turns(m, n)
        n = (n + 1) // 2
    follow_turn(m, 0, game)
    return m.turn[0, 0]
