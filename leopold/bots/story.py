"""The story of a game played in compiled code: every action, so that it can be replayed, and what came of them.

A record holds only where a game stands. What the laboratory wants to know besides (who was hired when, how the points
grew, what the emperor thought) is read here from the journal of each action, while it is still there.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from leopold.packs.records import Record, layout
from leopold.packs.tables import CATEGORIES, FACES, SEATS
from leopold.rules import events
from leopold.rules.jit import rule
from leopold.rules.state import NOBODY

LONGEST_STORY: Final = 2048
"""Actions there is room for; whole games have a few hundred."""
ROUNDS_TOLD: Final = 21
"""Setting up and as many rounds as a pack may ask for."""
STAFF_TOLD: Final = 48
GUESTS_TOLD: Final = 64
"""Cards there is room for in each list of a seat; a seat has some fifteen."""

# --- what came of an emperor's visit
NOTHING: Final = 0
REWARD: Final = 1
PENALTY: Final = 2
IGNORED: Final = 3
VISITS: Final = ("nothing", "reward", "penalty", "ignored")

_I: Final = np.int16


class StoryRecord(Record):
    """What came to pass in a game."""

    __slots__ = ()


STORY: Final = layout(
    StoryRecord,
    [
        ("moves_n", np.int32),
        ("moves", _I, (LONGEST_STORY,)),
        ("course", _I, (ROUNDS_TOLD, SEATS)),  # points after each round, [0] before the first
        ("round_no", _I),  # as far as it is told
        ("start_seat", _I),  # who began the first round
        ("points", _I, (SEATS,)),
        # --- cards, by seat and in order, as indices into the tables
        ("staff_n", _I, (SEATS,)),
        ("staff", _I, (SEATS, STAFF_TOLD)),
        ("staff_round", _I, (SEATS, STAFF_TOLD)),
        ("taken_n", _I, (SEATS,)),
        ("taken", _I, (SEATS, GUESTS_TOLD)),
        ("guests_n", _I, (SEATS,)),  # checked in, or gone to a ball
        ("guests", _I, (SEATS, GUESTS_TOLD)),
        ("guests_round", _I, (SEATS, GUESTS_TOLD)),
        # --- objectives and the emperor
        ("claim_rounds", _I, (SEATS, CATEGORIES)),
        ("scorings", _I, (SEATS,)),
        ("emperor", _I, (SEATS, CATEGORIES)),  # the space before each scoring
        ("visits", _I, (SEATS, CATEGORIES)),
        # --- turns
        ("dice", _I, (SEATS, FACES)),
        ("turns", _I, (SEATS,)),  # begun
        ("passes", _I, (SEATS,)),
    ],
)


@rule
def tell_action(s, action):
    """One more action; a story that is too long keeps counting, so that whoever reads it can see that it is cut off."""
    if s.moves_n < LONGEST_STORY:
        s.moves[s.moves_n] = action
    s.moves_n += 1


@rule
def tell_staff(s, p, card):
    """A card more lies before this seat; too many are counted like too many actions."""
    n = s.staff_n[p]
    if n < STAFF_TOLD:
        s.staff[p, n] = card
        s.staff_round[p, n] = s.round_no
    s.staff_n[p] = n + 1


@rule
def tell_taken(s, p, guest):
    """A guest has left the queue for this seat."""
    n = s.taken_n[p]
    if n < GUESTS_TOLD:
        s.taken[p, n] = guest
    s.taken_n[p] = n + 1


@rule
def tell_checked_in(s, p, guest):
    """A guest has a room, or has gone to a ball instead."""
    n = s.guests_n[p]
    if n < GUESTS_TOLD:
        s.guests[p, n] = guest
        s.guests_round[p, n] = s.round_no
    s.guests_n[p] = n + 1


@rule
def tell_round(s, g, start_seat, round_no):
    """What everybody has when a round begins is what the one before has brought, the emperor's visit included."""
    for p in range(g.players):
        s.course[round_no - 1, p] = s.points[p]
    if round_no == 1:
        s.start_seat = start_seat
    s.round_no = round_no


@rule
def tell_event(s, g, event, p, a, c):
    """One line of the journal: its seat, its first and its third argument."""
    if event == events.VP:
        s.points[p] = c
    elif event == events.ROUND_BEGAN:
        tell_round(s, g, p, a)
    elif event == events.TURN_BEGAN:
        s.turns[p] += 1
    elif event == events.PASSED:
        s.passes[p] += 1
    elif event == events.DIE_TAKEN or event == events.AUTOMATON_DIE:
        s.dice[p, a - 1] += 1
    elif event == events.GUEST_TAKEN or event == events.AUTOMATON_GUEST:
        tell_taken(s, p, a)
    elif event == events.CHECKED_IN:
        tell_checked_in(s, p, a)
    elif event == events.DANCER_SENT:
        if c != NOBODY:
            tell_checked_in(s, p, c)
    elif event == events.STAFF_HIRED or event == events.AUTOMATON_STAFF:
        tell_staff(s, p, a)
    elif event == events.OBJECTIVE_CLAIMED:
        s.claim_rounds[p, a] = s.round_no
    elif event == events.EMPEROR_SCORED:
        s.emperor[p, s.scorings[p]] = a
        s.scorings[p] += 1
    elif event == events.EMPEROR_REWARDED:
        s.visits[p, s.scorings[p] - 1] = REWARD
    elif event == events.EMPEROR_PUNISHED:
        s.visits[p, s.scorings[p] - 1] = PENALTY
    elif event == events.PENALTY_IGNORED:
        s.visits[p, s.scorings[p] - 1] = IGNORED


@rule
def tell_events(s, g):
    """What happened since the last decision, from the journal; in the end the final score."""
    for k in range(g.log_n):
        tell_event(s, g, g.log[k, 0], g.log[k, 1], g.log[k, 2], g.log[k, 4])
    if g.over != 0:
        for p in range(g.players):
            s.course[g.round_no, p] = g.vp[p]
