"""The tracks: krones, the emperor's favour and victory points."""

from __future__ import annotations

from leopold.packs.codes import KRONES_GAINED, POINTS_GAINED, STEPS_GAINED
from leopold.packs.tables import EMPEROR_SPACES, TABLES
from leopold.rules.agenda import push_reactions, set_off
from leopold.rules.events import EMPEROR, KRONES, VP, note
from leopold.rules.jit import rule, wide
from leopold.rules.state import FROM_EMPEROR_END, FROM_END_STAFF, FROM_UNSERVED, GAME

EMPEROR_LAST = EMPEROR_SPACES - 1


@wide(TABLES, GAME)
@rule
def gain_krones(t, g, p, n):
    """The money track ends at 20; what does not fit is lost."""
    before = g.krones[p]
    after = min(t.krone_cap, before + n)
    g.krones[p] = after
    note(g, KRONES, p, after - before, after, 0)
    if after > before:
        set_off(g, p, KRONES_GAINED, after - before, 0)


@wide(GAME)
@rule
def pay(g, p, n):
    """Nobody pays what they do not have: callers have looked before."""
    if n > 0:
        g.krones[p] -= n
        note(g, KRONES, p, -n, g.krones[p], 0)


@wide(GAME)
@rule
def gain_vp_quietly(g, p, n, source):
    """Nobody waits for these: points at the end of the game, and those that waiting for points has brought."""
    g.vp[p] += n
    g.sheet[p, source] += n
    note(g, VP, p, n, source, g.vp[p])


@rule
def gain_vp(g, p, n, source):
    """Losses are gains below nothing: the track may go negative."""
    gain_vp_quietly(g, p, n, source)
    if g.watched[p] != 0 and n > 0 and (source < FROM_END_STAFF or source > FROM_UNSERVED):
        push_reactions(g, p, POINTS_GAINED, n, 0)


@wide(GAME)
@rule
def advance_quietly(g, p, steps):
    """Every step past the last space is a victory point."""
    before = g.emperor[p]
    reached = before + steps
    after = min(EMPEROR_LAST, reached)
    g.emperor[p] = after
    note(g, EMPEROR, p, after - before, after, 0)
    if reached > EMPEROR_LAST:
        gain_vp(g, p, reached - EMPEROR_LAST, FROM_EMPEROR_END)


@rule
def advance_emperor(g, p, steps):
    """Steps that somebody may wait for."""
    advance_quietly(g, p, steps)
    set_off(g, p, STEPS_GAINED, steps, 0)


@rule
def go_back(g, p, steps):
    """Favour spent on something: callers have looked before."""
    g.emperor[p] -= steps
    note(g, EMPEROR, p, -steps, g.emperor[p], 0)
