"""Carrying on: what happens by itself happens, decisions without a choice are settled, the next real one waits."""

from __future__ import annotations

from typing import Final

from leopold.rules import agenda
from leopold.rules.agenda import FIRST_HAPPENING, A, B, C, D, argument, deciding, on_top, pop, push
from leopold.rules.board.balls import score_ballroom, score_most_dancers
from leopold.rules.board.hotel import occupancy_bonus
from leopold.rules.board.houses import score_stars
from leopold.rules.course.automaton import automaton_die, automaton_extra, automaton_guest, automaton_turn
from leopold.rules.course.effects import take_step
from leopold.rules.course.rounds import next_round, next_turn
from leopold.rules.course.setup import pass_draft
from leopold.rules.decisions.dice import main_action
from leopold.rules.decisions.dispatch import settle
from leopold.rules.decisions.entrances import entrance_opens, entrance_watches, next_bid
from leopold.rules.decisions.penalties import emperor_looks_at
from leopold.rules.decisions.reactions import reactions
from leopold.rules.events import BROKEN_OFF, note
from leopold.rules.jit import cold, rule
from leopold.rules.state import LOG_LENGTH, NOBODY, OVER, STUCK

HAPPENINGS: Final = 1000
"""Things that happen by themselves between two decisions. Where our cards are played they were 17 at most, in random
games of every kind."""


@rule
def happens(t, g, op, p):
    """Do what needs nobody's decision; its arguments are named where it is declared."""
    a = argument(g, A)
    b = argument(g, B)
    c = argument(g, C)
    d = argument(g, D)
    pop(g)
    if op == agenda.STEP:
        take_step(t, g, p, a, b, c, d)
    elif op == agenda.MAIN_ACTION:
        main_action(t, g, p, a, b, c)
    elif op == agenda.OCCUPANCY_BONUS:
        occupancy_bonus(t, g, p, a)
    elif op == agenda.NEXT_TURN:
        next_turn(t, g, p)
    elif op == agenda.EMPEROR_TILE:
        emperor_looks_at(t, g, p)
    elif op == agenda.NEXT_ROUND:
        next_round(t, g)
    elif op == agenda.PASS_DRAFT:
        pass_draft(t, g)
    elif op == agenda.REACTIONS:
        reactions(t, g, p, a, b, c)
    elif op == agenda.BALL_SCORING:
        score_ballroom(t, g, a)
        if t.entrance_n > 0:
            for q in range(g.players):
                score_most_dancers(g, q, a)
    elif op == agenda.NEXT_BID:
        next_bid(t, g, p)
    elif op == agenda.ENTRANCE_OPENS:
        entrance_opens(t, g, p)
    elif op == agenda.ENTRANCE_WATCHES:
        entrance_watches(t, g, p)
    elif op == agenda.STARS_SCORED:
        score_stars(t, g, p)
    else:
        automaton_acts(t, g, op, p, a)


@rule
def automaton_acts(t, g, op, p, a):
    """One part of the automaton's turn."""
    if op == agenda.AUTOMATON_TURN:
        push(g, agenda.NEXT_TURN, p, 0, 0, 0, 0)
        automaton_turn(t, g, p)
    elif op == agenda.AUTOMATON_GUEST:
        automaton_guest(t, g, p, a)
    elif op == agenda.AUTOMATON_DIE:
        automaton_die(t, g, p)
    elif op == agenda.AUTOMATON_EXTRA:
        automaton_extra(t, g, p, a)


@rule
def carry_one(t, g):
    """One thing that happens by itself, or one decision settled; False where a real one waits or the game is over."""
    if g.over != 0:
        return False
    op = on_top(g)
    p = deciding(g)
    if op >= FIRST_HAPPENING:
        happens(t, g, op, p)
        return True
    return settle(t, g, op, p)


@cold
def break_off(g):
    """Cards of somebody's own have set off each other without end, or more at once than anybody can carry out: the game
    is over as it stands. Nobody outside could stop it."""
    g.over = OVER
    while g.agenda_n > 0:
        pop(g)
    g.log_n = min(g.log_n, LOG_LENGTH - 1)  # whatever else is left out, this is told
    note(g, BROKEN_OFF, NOBODY, 0, 0, 0)


@rule
def carry_on(t, g):
    """Until the next decision that is one, or the end of the game."""
    left = HAPPENINGS
    while left > 0 and carry_one(t, g):
        left -= 1
    if left == 0 or g.over == STUCK:
        break_off(g)
