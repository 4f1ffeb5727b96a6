"""A tree over whole turns: what the seats do after a candidate, remembered from one playout to the next.

Every playout deals anew what is hidden, so a place in the tree is no position but a course of turns, told apart by the
guest and the die that each takes. Whoever is to move there plans some turns in the world of this playout and takes the
one that has done best so far, for itself: what its plan promises counts like some tries, turns tried seldom are tried
again, and the more often somebody has been there, the more of the planned turns are looked at.

Worlds differ by more than turns do. So what counts is not how a playout ended but by how much better it ended than it
looked before the turn, and that compared with the other playouts that came through the same place.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from leopold.bots.mind import EXPLORE, GUIDE_WIDTH, guide_of, jealousy_of
from leopold.bots.notepad import DEEPEST, NODES
from leopold.bots.planner import plan_turns, secrets_told
from leopold.rules import actions
from leopold.rules.jit import rule
from leopold.rules.state import GAME

BRANCHES: Final = 12
"""Turns that are planned at a place of the tree."""
TRUST: Final = 12.0
"""Tries that a plan's promise counts for."""
NOWHERE: Final = -1


@rule
def plant(m, n):
    """A tree with a branch for each of n candidates and nothing beyond."""
    m.node_n = n
    for k in range(n):
        m.choice_node[k] = k
        clear_node(m, k)


@rule
def clear_node(m, node):
    m.node_key[node] = 0
    m.node_child[node] = NOWHERE
    m.node_sibling[node] = NOWHERE
    m.node_visits[node] = 0
    m.node_total[node] = 0.0


@rule
def key_of(m, i):
    """The guest and the die of a planned turn: turns that share them differ in details."""
    guest = 0
    die = 0
    for k in range(m.turn_n[i]):
        action = int(m.turn[i, k])
        if action >= actions.GUEST and action < actions.DIE:
            guest = action
        elif action >= actions.DIE and action < actions.ACT:
            die = action
    return guest * actions.ACTIONS + die


@rule
def branch_of(m, node, key):
    """Where a turn leads from here; a new place if nobody has taken it yet, nowhere if there is no more room."""
    child = int(m.node_child[node])
    while child != NOWHERE:
        if m.node_key[child] == key:
            return child
        child = int(m.node_sibling[child])
    if m.node_n == NODES:
        return NOWHERE
    child = int(m.node_n)
    m.node_n += 1
    clear_node(m, child)
    m.node_key[child] = key
    m.node_sibling[child] = m.node_child[node]
    m.node_child[node] = child
    return child


@rule
def best_left(m, n, least):
    """Of n planned turns the best whose worth is below `least`; -1 if there is none."""
    best = -1
    for i in range(n):
        if m.turn_value[i] < least and (best < 0 or m.turn_value[i] > m.turn_value[best]):
            best = i
    return best


@rule
def is_a_detail(m, n, at):
    """Is there a better turn with the same guest and the same die?"""
    key = key_of(m, at)
    for i in range(n):
        if m.turn_value[i] > m.turn_value[at] and key_of(m, i) == key:
            return True
    return False


@rule
def take_branch(t, player, nets, m, stream, node):
    """Plan the turn that begins in this playout, choose by what is remembered of this place, and say where it leads.

    The turn comes to stand in the notepad as the plan to follow.
    """
    width = player[GUIDE_WIDTH]
    n = plan_turns(t, m.playout, guide_of(player, nets), m, stream, width, BRANCHES, 0.0, jealousy_of(player))
    visits = 0
    total = 0.0
    child = int(m.node_child[node])
    while child != NOWHERE:
        visits += int(m.node_visits[child])
        total += m.node_total[child]
        child = int(m.node_sibling[child])
    usual = total / visits if visits > 0 else 0.0
    looked_at = 1 + int(np.sqrt(visits * 0.5))
    at = best_left(m, n, np.inf)
    first = at
    chosen = at
    leads = NOWHERE
    best = -np.inf
    seen = 0
    while at >= 0 and seen < looked_at:
        if is_a_detail(m, n, at):
            at = best_left(m, n, m.turn_value[at])
            continue
        branch = branch_of(m, node, key_of(m, at))
        if branch == NOWHERE:
            break
        tries = m.node_visits[branch] * 1.0
        promise = m.turn_value[at] - m.turn_value[first]
        worth = (TRUST * promise + m.node_total[branch] - tries * usual) / (TRUST + tries)
        worth += player[EXPLORE] * 0.01 * np.sqrt(visits * 1.0) / (1.0 + tries)
        if worth > best:
            best = worth
            chosen = at
            leads = branch
        seen += 1
        at = best_left(m, n, m.turn_value[at])
    m.plan_secrets = secrets_told(m.playout.view(GAME)[0])
    m.plan_n = m.turn_n[chosen]
    m.plan_at = 0
    for k in range(m.plan_n):
        m.plan[k] = m.turn[chosen, k]
    return leads


@rule
def note_branch(m, node, seat, looked):
    """A playout goes through here: this seat moves, and so much it expected before."""
    if node != NOWHERE and m.trail_n < DEEPEST:
        m.trail_node[m.trail_n] = node
        m.trail_seat[m.trail_n] = seat
        m.trail_looked[m.trail_n] = looked
        m.trail_n += 1


@rule
def remember(m, seat, ended):
    """A playout is over: what its end is worth to a seat goes to all turns of that seat."""
    for k in range(m.trail_n):
        if m.trail_seat[k] == seat:
            m.node_visits[m.trail_node[k]] += 1
            m.node_total[m.trail_node[k]] += ended - m.trail_looked[k]
