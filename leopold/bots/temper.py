"""What escapes a player and what it is fond of: mistakes as people make them, and what somebody is known by.

Chance that is added to what a turn is worth makes moves that nobody understands. People do not play at random: they do
not think of an order that they have taken, keep their money together, collect what they like, and look at the points of
today. A strong player may be fond of something, too; it costs little then.
"""

from __future__ import annotations

from typing import Final

from leopold.bots.features import points_so_far
from leopold.packs.tables import ROOMS
from leopold.rules import actions
from leopold.rules.chance import below
from leopold.rules.jit import rule
from leopold.rules.state import EMPTY, NOBODY

# --- the traits of a temper, all whole numbers
FORGETS: Final = 0  # percent: how often one of the orders in the café is not thought of
COLOUR: Final = 1  # which it likes; from 1, and 0 is none
FONDNESS: Final = 2  # hundredths of a point for each guest and each room of that colour
THRIFT: Final = 3  # hundredths of a point for each krone that it keeps
SHORT_SIGHT: Final = 4  # percent of what lies ahead that it does not see
COURTSHIP: Final = 5  # hundredths of a point for each step on the emperor track
STAFFING: Final = 6  # hundredths of a point for each card that works for it
TRAITS: Final = 7

NOTHING: Final = -1


@rule
def put_on(m, player, first):
    """From now on the notepad thinks with the temper that stands in a player's row from there on."""
    m.tempered = 0
    for k in range(TRAITS):
        m.temper[k] = player[first + k]
        if m.temper[k] != 0:
            m.tempered = 1


@rule
def put_off(m):
    """Whoever guides playouts has no temper."""
    m.tempered = 0
    m.forgotten = NOTHING


@rule
def forget(g, p, m, stream):
    """Choose the order that this plan does not think of, if it is one of those; chance is asked only then."""
    m.forgotten = NOTHING
    if m.tempered == 0 or m.temper[FORGETS] == 0 or below(stream, 100) >= m.temper[FORGETS]:
        return
    seated = 0
    for table in range(g.cafe_tables[p]):
        if g.cafe[p, table] != NOBODY:
            seated += 1
            if below(stream, seated) == 0:
                m.forgotten = table


@rule
def is_about(action, table):
    """Does an answer serve the guest at this table, or send him to a room or a ball?"""
    if action >= actions.SERVE and action < actions.ITEM:
        return (action - actions.SERVE) % actions.TABLE_PLACES == table
    if action >= actions.CHECK_IN and action < actions.ROOM:
        return (action - actions.CHECK_IN) // ROOMS == table
    if action >= actions.DANCE and action < actions.SEND:
        return (action - actions.DANCE) // actions.DANCE_PLACES == table
    return action == actions.COMPLETE + table


@rule
def thought_of(m, n):
    """Leave only those of n answers in the notepad that come to mind; if none does, all of them. Returns how many."""
    if m.forgotten == NOTHING:
        return n
    kept = 0
    for k in range(n):
        if not is_about(m.out[k], m.forgotten):
            m.out[kept] = m.out[k]
            kept += 1
    return kept if kept > 0 else n


@rule
def liked(t, g, p, m, expected):
    """What a position seems worth to this temper, where `expected` points would be right."""
    if m.tempered == 0:
        return expected
    worth = expected + 0.01 * (
        m.temper[THRIFT] * g.krones[p] + m.temper[COURTSHIP] * g.emperor[p] + m.temper[STAFFING] * g.played_n[p]
    )
    if m.temper[SHORT_SIGHT] != 0:
        worth -= 0.01 * m.temper[SHORT_SIGHT] * (expected - points_so_far(t, g, p))
    if m.temper[COLOUR] != 0:
        colour = m.temper[COLOUR] - 1
        theirs = 0
        for table in range(g.cafe_tables[p]):
            if g.cafe[p, table] != NOBODY and t.guest_colour[g.cafe[p, table]] == colour:
                theirs += 1
        for room in range(ROOMS):
            if g.rooms[p, room] != EMPTY and t.hotel_colour[g.hotel[p], room] == colour:
                theirs += 1
        worth += 0.01 * m.temper[FONDNESS] * theirs
    return worth
