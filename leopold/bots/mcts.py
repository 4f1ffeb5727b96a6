"""Mcts: Monte Carlo over the planner's best turns.

The planner finds the turns worth comparing. Each is then tried many times: everything hidden is dealt anew, the turn is
played, and all seats go on with guided play to the end of one's own next turn (or for some turns, or to the end of the
game), where the judgement takes over.
All candidates are tried on the same deals, and the worse half of them is dropped again and again, so that most
playouts go where the choice is close.
"""

from __future__ import annotations

from leopold.bots.greedy import best_action, leaves_turn
from leopold.bots.imagination import copy_core, picture
from leopold.bots.judgement import judge, rival_of
from leopold.bots.mind import (
    AHEAD,
    EXPLORE,
    GUIDE_WIDTH,
    HORIZON,
    MOST,
    PLAYOUTS,
    RIVALRY,
    WIDTH,
    guide_of,
    jealousy_of,
    judgement_of,
)
from leopold.bots.notepad import CANDIDATES, LONGEST_PLAN, WIDEST
from leopold.bots.planner import plan_action, plan_turns, planned_action, secrets_told
from leopold.bots.promises import is_on_offer
from leopold.bots.temper import put_off
from leopold.bots.tree import NOWHERE, note_branch, plant, remember, take_branch
from leopold.packs.tables import SEATS
from leopold.rules import actions
from leopold.rules.agenda import OP, deciding
from leopold.rules.course.flow import carry_on
from leopold.rules.decisions import turn
from leopold.rules.decisions.dispatch import decide, legal_actions
from leopold.rules.jit import rule
from leopold.rules.state import GAME

ENDLESS = 100
"""Turns to look ahead that no game has: playouts to the end."""
PROMISE = 12
"""Tries that the plan's own expectation counts for."""
DETAILS = 3
"""Turns that are kept of those with the same guest and the same die."""
MARGIN = 12.0
"""Points by which a turn may look worse than the best and still be tried."""


@rule
def swap_choices(m, i, k):
    """Exchange two candidates."""
    m.choice_value[i], m.choice_value[k] = m.choice_value[k], m.choice_value[i]
    m.choice_own[i], m.choice_own[k] = m.choice_own[k], m.choice_own[i]
    m.choice_n[i], m.choice_n[k] = m.choice_n[k], m.choice_n[i]
    m.choice_tries[i], m.choice_tries[k] = m.choice_tries[k], m.choice_tries[i]
    m.choice_total[i], m.choice_total[k] = m.choice_total[k], m.choice_total[i]
    m.choice_squares[i], m.choice_squares[k] = m.choice_squares[k], m.choice_squares[i]
    m.choice_points[i], m.choice_points[k] = m.choice_points[k], m.choice_points[i]
    m.choice_node[i], m.choice_node[k] = m.choice_node[k], m.choice_node[i]
    for j in range(LONGEST_PLAN):
        m.choice[i, j], m.choice[k, j] = m.choice[k, j], m.choice[i, j]


@rule
def standing(m, i):
    """How good a candidate looks: what the plan promised counts like some tries, so that a few bad deals drop nobody.

    Only candidates with equally many tries are compared.
    """
    return (PROMISE * m.choice_value[i] + m.choice_total[i]) / (PROMISE + m.choice_tries[i])


@rule
def sort_choices(m, n):
    """The best first."""
    for i in range(1, n):
        k = i
        while k > 0 and standing(m, k) > standing(m, k - 1):
            swap_choices(m, k, k - 1)
            k -= 1


@rule
def alike(m, i, k):
    """Do two turns take the same guest and use the same die? Then they differ in details."""
    if first_of(m, i, actions.GUEST, actions.DIE) != first_of(m, k, actions.GUEST, actions.DIE):
        return False
    return first_of(m, i, actions.DIE, actions.ACT) == first_of(m, k, actions.DIE, actions.ACT)


@rule
def first_of(m, i, low, high):
    """The first action of a turn from this range of the catalogue; -1 if there is none."""
    for k in range(m.choice_n[i]):
        if m.choice[i, k] >= low and m.choice[i, k] < high:
            return m.choice[i, k]
    return -1


@rule
def find_choices(t, game, player, nets, m, stream):
    """The turns worth comparing, the best first, with no playouts yet; returns how many.

    Of turns that are alike only the best few are kept, so that the comparison is about what matters. Bids are weighed
    already: a playout would tell nothing of the game that they are for.
    """
    width = min(player[WIDTH], WIDEST)
    net = judgement_of(player, nets)
    n = plan_turns(t, game, net, m, stream, width, CANDIDATES, 0.0, jealousy_of(player))
    for i in range(n):
        m.choice_value[i] = m.turn_value[i]
        m.choice_own[i] = m.turn_own[i]
        m.choice_n[i] = m.turn_n[i]
        m.choice_tries[i] = 0
        m.choice_total[i] = 0.0
        m.choice_squares[i] = 0.0
        m.choice_points[i] = 0.0
        for k in range(m.turn_n[i]):
            m.choice[i, k] = m.turn[i, k]
    sort_choices(m, n)
    if is_on_offer(game.view(GAME)[0]):
        return 1
    kept = 1
    for i in range(1, n):
        if kept == player[MOST] or m.choice_value[i] < m.choice_value[0] - MARGIN:
            break
        like = 0
        for k in range(kept):
            if alike(m, i, k):
                like += 1
        if like < DETAILS:
            swap_choices(m, i, kept)
            kept += 1
    sort_choices(m, kept)
    plant(m, kept)
    return kept


@rule
def play_choice(t, m, k, seat):
    """Play a candidate on the imagined game, as far as it is possible there; says whether the turn has ended."""
    g = m.playout.view(GAME)[0]
    left = False
    for i in range(m.choice_n[k]):
        if g.over != 0 or deciding(g) != seat:
            return left
        n = legal_actions(t, g, m.out)
        found = False
        for j in range(n):
            if m.out[j] == m.choice[k, i]:
                found = True
        if not found:
            return left
        left = leaves_turn(g, m.choice[k, i])
        decide(t, g, m.choice[k, i])
        carry_on(t, g)
    return left


@rule
def guided_action(t, player, nets, m, stream):
    """What a playout does: a planned turn if the guide is a planner, else the best single action.

    What was dealt for this playout stays as it lies for the greedy guide: dealing anew for every action would cost more
    than it tells.
    """
    guide = guide_of(player, nets)
    if player[GUIDE_WIDTH] == 0:
        return best_action(t, m.playout, guide, m, deciding(m.playout.view(GAME)[0]), stream, 0.0)
    action = planned_action(t, m.playout, m)
    if action < 0:
        action = plan_action(t, m.playout, guide, m, stream, player[GUIDE_WIDTH], 0.0, jealousy_of(player))
    return action


@rule
def play_on(t, player, nets, m, stream, me, within, node):
    """Guided play of all seats until the end, or until so many more turns have ended (HORIZON).

    With turns of one's own AHEAD it ends when the last of those is left, by its end or by passing, before dice are
    rolled or a card is turned for whoever comes next: there the judgement is at home. Who is still `within` a turn ends
    that one first. Where one explores, turns are chosen along the tree, as far as it goes.
    """
    g = m.playout.view(GAME)[0]
    ahead = player[AHEAD]
    turns = player[HORIZON]
    ended = -1 if within and ahead > 0 else 0
    now = turn_number(g)
    chosen = -1
    m.plan_n = 0
    m.trail_n = 0
    while g.over == 0:
        begun = now * SEATS + deciding(g)
        if player[EXPLORE] > 0 and node != NOWHERE and begun != chosen and g.agenda[0, OP] == turn.TURN:
            chosen = begun
            seat = deciding(g)
            looked, _ = margin_of(t, g, seat, player, nets, m)
            node = take_branch(t, player, nets, m, stream, node)
            note_branch(m, node, seat, looked)
        action = guided_action(t, player, nets, m, stream)
        left = leaves_turn(g, action)
        mine = left and deciding(g) == me
        decide(t, g, action)
        if left:
            m.plan_n = 0
        if ahead > 0:
            if mine:
                ended += 1
            if ended == ahead:
                return
        carry_on(t, g)
        if ahead == 0 and turn_number(g) != now:
            ended += 1
            if ended >= turns and turns < ENDLESS:
                return
        now = turn_number(g)


@rule
def turn_number(g):
    """A number that changes when a turn ends with a die."""
    total = g.round_no * 16
    for p in range(g.players):
        total += g.turns[p]
    return total


@rule
def margin_of(t, g, seat, player, nets, m):
    """Points to expect, less a share of those of the best of the others; and the points alone."""
    net = judgement_of(player, nets)
    own = judge(t, g, seat, net, m)
    if player[RIVALRY] == 0:
        return own, own
    return own - player[RIVALRY] * 0.01 * rival_of(t, g, seat, net, m), own


@rule
def try_choices(t, game, player, nets, m, stream, n, tries):
    """Try the first n candidates so many times each, on the same deals."""
    g = game.view(GAME)[0]
    seat = deciding(g)
    in_turn = g.agenda[0, OP] == turn.TURN
    put_off(m)
    for _ in range(tries):
        picture(t, game, m.deal, seat, m, stream)
        for k in range(n):
            copy_core(m.deal, m.playout)
            left = play_choice(t, m, k, seat)
            play_on(t, player, nets, m, stream, seat, in_turn and not left, m.choice_node[k])
            value, own = margin_of(t, m.playout.view(GAME)[0], seat, player, nets, m)
            if m.trail_n > 0:
                remember_all(t, player, nets, m, seat, value)
            m.choice_tries[k] += 1
            m.choice_total[k] += value
            m.choice_squares[k] += value * value
            m.choice_points[k] += own


@rule
def remember_all(t, player, nets, m, seat, value):
    """Everybody who moved in a playout learns from how it ended, each for itself."""
    g = m.playout.view(GAME)[0]
    for q in range(g.players):
        ended = value
        if q != seat:
            ended, _ = margin_of(t, g, q, player, nets, m)
        remember(m, q, ended)


@rule
def mcts_action(t, game, player, nets, m, stream):
    """Spend the playouts on the candidates, halving their number; the first action of the best, which is followed."""
    n = legal_actions(t, game.view(GAME)[0], m.out)
    m.plan_n = 0
    if n == 1:
        return m.out[0]
    n = find_choices(t, game, player, nets, m, stream)
    rounds = 1
    while (1 << rounds) < n:
        rounds += 1
    while n > 1:
        try_choices(t, game, player, nets, m, stream, n, max(1, player[PLAYOUTS] // (rounds * n)))
        sort_choices(m, n)
        n = (n + 1) // 2
    follow_choice(m, game)
    return m.choice[0, 0]


@rule
def follow_choice(m, game):
    """Go on with the best candidate as planned."""
    m.plan_secrets = secrets_told(game.view(GAME)[0])
    m.plan_n = m.choice_n[0]
    m.plan_at = 1
    for k in range(m.plan_n):
        m.plan[k] = m.choice[0, k]
