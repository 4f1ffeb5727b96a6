"""Planner: search the whole of one's own turn, action by action, with a beam over what positions are worth.

Guest, serving, check-ins, die, split and placement are one plan: positions within the turn only guide the search, those
at its end decide. Orders that lead to the same position are searched once.
"""

from __future__ import annotations

import numpy as np

from leopold.bots.greedy import jitter, leaves_turn
from leopold.bots.imagination import CORE_WORDS, copy_core, picture
from leopold.bots.judgement import judge, rival_of
from leopold.bots.notepad import LONGEST_PLAN, WIDEST
from leopold.bots.promises import is_on_offer, worth_of_offer
from leopold.bots.temper import forget, liked, thought_of
from leopold.rules.agenda import OP, deciding
from leopold.rules.course.flow import carry_on
from leopold.rules.decisions import turn
from leopold.rules.decisions.dispatch import decide, legal_actions
from leopold.rules.jit import cold, rule
from leopold.rules.state import GAME

MASK = 0x3FFFFFFFFFFFFFFF
MIXER = 0x1E3779B97F4A7C15
NONE = -1e18
RASHNESS = 0.1
"""How much of a player's noise there is in a bid: what is paid for an entrance is missing in the whole game."""


@rule
def mixed(h, word):
    """One more word into the number. What a product leaves in the upper bits is folded down, or it would stay there.

    Compiled, products wrap around; interpreted, `int` makes them as long as they are. The mask leaves the same of both.
    """
    h = ((h ^ (int(word) & MASK)) * MIXER) & MASK
    return h ^ (h >> 31)


@rule
def fingerprint(game):
    """A number that tells positions apart; four at a time, so that no multiplication waits for the one before it."""
    words = game.view(np.int64)
    h0 = 1469598103934665603 & MASK
    h1 = 2862933555777941757 & MASK
    h2 = 3202034522624059733 & MASK
    h3 = 4354685564936845319 & MASK
    last = CORE_WORDS - (CORE_WORDS - 2) % 4
    for i in range(2, last, 4):  # the first two words are the random state
        h0 = mixed(h0, words[i])
        h1 = mixed(h1, words[i + 1])
        h2 = mixed(h2, words[i + 2])
        h3 = mixed(h3, words[i + 3])
    for i in range(last, CORE_WORDS):
        h0 = mixed(h0, words[i])
    return mixed(mixed(mixed(h0, h1), h2), h3)


@rule
def keep_position(m, at, n, width, worth_now, source, depth, action):
    """Put the trial into the next beam if it is good enough and not there yet; returns how many there are now."""
    slot = n
    if n == width:
        slot = 0
        for i in range(1, n):
            if m.value[at + i] < m.value[at + slot]:
                slot = i
        if worth_now <= m.value[at + slot]:
            return n
    mark = fingerprint(m.trial)
    for i in range(n):
        if m.mark[at + i] == mark:
            return n
    if slot == n:
        n += 1
    copy_core(m.trial, m.beam[at + slot])
    for k in range(depth):
        m.path[at + slot, k] = m.path[source, k]
    m.path[at + slot, depth] = action
    m.value[at + slot] = worth_now
    m.mark[at + slot] = mark
    return n


@rule
def keep_turn(m, n, most, worth_now, own, source, depth, action):
    """Remember a whole turn if it is among the best; of those that end alike, one is enough. Returns how many."""
    slot = n
    if n == most:
        slot = 0
        for i in range(1, n):
            if m.turn_value[i] < m.turn_value[slot]:
                slot = i
        if worth_now <= m.turn_value[slot]:
            return n
    mark = fingerprint(m.trial)
    for i in range(n):
        if m.turn_mark[i] == mark:
            return n
    if slot == n:
        n += 1
    for k in range(depth):
        m.turn[slot, k] = m.path[source, k]
    m.turn[slot, depth] = action
    m.turn_n[slot] = depth + 1
    m.turn_value[slot] = worth_now
    m.turn_own[slot] = own
    m.turn_mark[slot] = mark
    return n


@rule
def ends_plan(g, seat, in_turn):
    """Somebody else decides, or a turn begins that had not begun: here a plan is judged."""
    if g.over != 0 or deciding(g) != seat:
        return True
    return not in_turn and g.agenda[0, OP] == turn.TURN


@cold
def plan_bids(t, game, net, m, stream, most, noise):
    """Bids for entrances, or the entrances themselves, as plans of one action each; returns how many."""
    g = game.view(GAME)[0]
    now = judge(t, g, deciding(g), net, m)
    turns = 0
    n = legal_actions(t, g, m.out)
    for k in range(n):
        copy_core(game, m.trial)
        decide(t, m.trial.view(GAME)[0], m.out[k])
        value = now + worth_of_offer(t, g, m.out[k])
        if noise > 0.0:
            value += jitter(stream, RASHNESS * noise)
        turns = keep_turn(m, turns, most, value, value, 0, 0, m.out[k])
    return turns


@rule
def plan_turns(t, game, net, m, stream, width, most, noise, jealousy):
    """Search the turn from here; the best whole turns come to stand in the notepad. Returns how many.

    `jealousy` is how much the best of the others' points count against one's own when a turn is judged.
    """
    g = game.view(GAME)[0]
    if is_on_offer(g):
        return plan_bids(t, game, net, m, stream, most, noise)
    seat = deciding(g)
    in_turn = g.agenda[0, OP] == turn.TURN
    picture(t, game, m.beam[0], seat, m, stream)
    forget(g, seat, m, stream)
    here = 0
    there = WIDEST
    count = 1
    turns = 0
    for depth in range(LONGEST_PLAN):
        kept = 0
        for i in range(count):
            b = m.beam[here + i].view(GAME)[0]
            n = thought_of(m, legal_actions(t, b, m.out))
            for k in range(n):
                action = m.out[k]
                copy_core(m.beam[here + i], m.trial)
                h = m.trial.view(GAME)[0]
                left = leaves_turn(b, action)
                decide(t, h, action)
                if not left:
                    carry_on(t, h)
                h.strength = 0  # it is only told, and positions that differ in nothing else are one
                own = judge(t, h, seat, net, m)
                now = liked(t, h, seat, m, own)
                if left or ends_plan(h, seat, in_turn) or depth == LONGEST_PLAN - 1:
                    if jealousy > 0.0:
                        now -= jealousy * rival_of(t, h, seat, net, m)
                    if noise > 0.0:
                        now += jitter(stream, noise)
                    turns = keep_turn(m, turns, most, now, own, here + i, depth, action)
                else:
                    kept = keep_position(m, there, kept, width, now, here + i, depth, action)
        if kept == 0:
            break
        count = kept
        here, there = there, here
    return turns


@rule
def plan_action(t, game, net, m, stream, width, noise, jealousy):
    """The first action of the best plan, which comes to stand in the notepad."""
    m.plan_n = 0
    n = legal_actions(t, game.view(GAME)[0], m.out)
    if n == 1:
        return m.out[0]
    plan_turns(t, game, net, m, stream, min(width, WIDEST), 1, noise, jealousy)
    follow_turn(m, game)
    return m.turn[0, 0]


@rule
def follow_turn(m, game):
    """Remember what comes after the first action of the best turn, and what was known when it was planned."""
    m.plan_secrets = secrets_told(game.view(GAME)[0])
    m.plan_n = m.turn_n[0]
    m.plan_at = 1
    for k in range(m.plan_n):
        m.plan[k] = m.turn[0, k]


@rule
def planned_action(t, game, m):
    """What was planned to come now, as long as nothing new has been seen since; -1 if there is no plan."""
    g = game.view(GAME)[0]
    if m.plan_at >= m.plan_n or secrets_told(g) != m.plan_secrets:
        m.plan_n = 0
        return -1
    action = m.plan[m.plan_at]
    n = legal_actions(t, g, m.out)
    for k in range(n):
        if m.out[k] == action:
            m.plan_at += 1
            return action
    m.plan_n = 0
    return -1


@rule
def secrets_told(g):
    """A number that changes when a card is turned, drawn or looked at, or dice are rolled."""
    told = int(np.int64(g.random[0])) ^ (int(np.int64(g.random[1])) << 20)
    told = (told * 31 + int(g.guest_deck_n)) & MASK
    told = (told * 31 + int(g.staff_deck_n)) & MASK
    told = (told * 31 + int(g.staff_top)) & MASK
    return (told * 31 + int(g.looked_n)) & MASK
