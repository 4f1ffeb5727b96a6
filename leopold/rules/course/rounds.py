"""Rounds and turns: rolling, whose turn it is, passing and rerolling, the end of a round."""

from __future__ import annotations

from leopold.rules import agenda
from leopold.rules.agenda import push
from leopold.rules.board.dice import dice_left, roll
from leopold.rules.board.emperor import score_emperor_track, scoring_of_round
from leopold.rules.board.scoring import final_scoring
from leopold.rules.course.setup import hand_out_order_tiles
from leopold.rules.decisions import turn
from leopold.rules.events import ROUND_BEGAN, TURN_BEGAN, note
from leopold.rules.jit import rule
from leopold.rules.state import AUTOMATON_SEAT, NO_AUTOMATON, NOBODY, READY, USED

TURNS_PER_ROUND = 2


@rule
def visible_number(g, p):
    """The lower number of the tile until the first die covers it, then the higher: 1/6, 2/5, 3/4 for three."""
    if g.turns[p] == 0:
        return g.order_tile[p]
    return 2 * g.players + 1 - g.order_tile[p]


@rule
def next_seat(g):
    """The lowest visible number among those who have not passed; -1 when everybody has passed or played twice."""
    chosen = NOBODY
    lowest = 99
    for p in range(g.players):
        if g.passed[p] == 0 and g.turns[p] < TURNS_PER_ROUND and visible_number(g, p) < lowest:
            lowest = visible_number(g, p)
            chosen = p
    return chosen


@rule
def somebody_waits(g):
    """Has anybody still a turn to play in this round?"""
    for p in range(g.players):
        if g.turns[p] < TURNS_PER_ROUND:
            return True
    return False


@rule
def reroll(g):
    """One die into the bin, the rest rolled anew; those who passed are asked again."""
    n = dice_left(g) - 1
    g.bin += 1
    roll(g, n)
    for p in range(g.players):
        g.passed[p] = 0


@rule
def is_automaton(g, p):
    """Does this seat decide nothing because its cards do?"""
    return g.solo != NO_AUTOMATON and p == AUTOMATON_SEAT


@rule
def begin_turn(g, p, extra):
    """Nothing done yet: passing is still possible."""
    g.acted = 0
    g.guest_taken = 0
    g.die_taken = 0
    g.face = 0
    g.strength = 0
    g.extra_turn = extra
    note(g, TURN_BEGAN, p, extra, 0, 0)
    if is_automaton(g, p):
        push(g, agenda.AUTOMATON_TURN, p, 0, 0, 0, 0)
    else:
        push(g, turn.TURN, p, 0, 0, 0, 0)


@rule
def next_turn(t, g, last):
    """Who comes next; when all have passed or finished, reroll or end the round."""
    if g.extra_turns > 0:
        g.extra_turns -= 1
        if dice_left(g) > 0:
            begin_turn(g, last, 1)
            return
    while dice_left(g) > 0:
        p = next_seat(g)
        if p != NOBODY:
            begin_turn(g, p, 0)
            return
        if not somebody_waits(g):
            break
        reroll(g)
    end_round(t, g)


@rule
def end_round(t, g):
    """After rounds three, five and seven the emperor comes, clockwise from this round's start player."""
    g.extra_turns = 0
    push(g, agenda.NEXT_ROUND, NOBODY, 0, 0, 0, 0)
    scoring = scoring_of_round(t, g.round_no)
    if scoring >= 0:
        for i in range(g.players):
            score_emperor_track(t, g, (g.start_seat + i) % g.players, scoring)
        for i in range(g.players - 1, -1, -1):
            p = (g.start_seat + i) % g.players
            if not is_automaton(g, p):  # the automaton gets neither reward nor penalty
                push(g, agenda.EMPEROR_TILE, p, 0, 0, 0, 0)


@rule
def next_round(t, g):
    """Tiles move left, staff are refreshed, all dice are rolled; after the last round the final scoring."""
    if g.round_no == t.rounds:
        final_scoring(t, g)
        return
    n = g.players
    if g.round_no > 0:
        g.start_seat = (g.start_seat + 1) % n
        for card in range(t.staff_n):
            if g.staff_used[card] == USED:
                g.staff_used[card] = READY
    g.round_no += 1
    hand_out_order_tiles(g)
    for p in range(n):
        g.turns[p] = 0
        g.passed[p] = 0
    g.bin = 0
    note(g, ROUND_BEGAN, g.start_seat, g.round_no, 0, 0)
    roll(g, t.dice[n])
    push(g, agenda.NEXT_TURN, NOBODY, 0, 0, 0, 0)
