"""Effect steps: what the data of a card, a guest's reward or an emperor tile makes happen."""

from __future__ import annotations

from leopold.packs import codes
from leopold.rules import agenda
from leopold.rules.agenda import push
from leopold.rules.cafe import gain_item
from leopold.rules.jit import rule
from leopold.rules.staff import draw_staff, look_at_staff
from leopold.rules.state import FROM_EMPEROR_TILES, FROM_GUESTS
from leopold.rules.tracks import advance_emperor, gain_krones, gain_vp


@rule
def source_of_points(g):
    """Points by effect come from the emperor's tile while he looks around, else from a guest."""
    if g.round_no > 0 and g.agenda_n > 0 and g.agenda[0, 0] == agenda.NEXT_ROUND:
        return FROM_EMPEROR_TILES
    return FROM_GUESTS


@rule
def take_step(t, g, p, code, a, b, c):
    """Do one step now, or put the decision it needs on the agenda."""
    if code == codes.GAIN_KRONES:
        gain_krones(t, g, p, a)
    elif code == codes.GAIN_ITEM:
        gain_item(g, p, a, b)
        push(g, agenda.PLACE_ITEMS, p, 0, 0, 0, 0)
    elif code == codes.CHOOSE_ITEMS:
        push(g, agenda.CHOOSE_ITEMS, p, a, 0, 0, 0)
    elif code == codes.ADVANCE_EMPEROR:
        advance_emperor(g, p, a)
    elif code == codes.GAIN_VP:
        gain_vp(g, p, a, source_of_points(g))
    elif code == codes.DRAW_STAFF:
        draw_staff(g, p, a)
    elif code == codes.HIRE:
        push(g, agenda.HIRE, p, a, b, 0, 0)
    elif code == codes.LOOK_AND_HIRE:
        look_at_staff(g, p, a)
        push(g, agenda.RETURN_LOOKED, p, 0, 0, 0, 0)
        push(g, agenda.LOOK_AND_HIRE, p, 0, b, c, 0)
    elif code == codes.PREPARE:
        push(g, agenda.PREPARE, p, a, b, c, 0)
    elif code == codes.PREPARE_AND_OCCUPY:
        push(g, agenda.PREPARE, p, a, b, c, 1)
    elif code == codes.OCCUPY:
        push(g, agenda.OCCUPY, p, a, 0, 0, 0)
    elif code == codes.TAKE_GUEST:
        push(g, agenda.TAKE_GUEST, p, a, 0, 0, 0)
    elif code == codes.COMPLETE_ORDER:
        push(g, agenda.COMPLETE_ORDER, p, a, 0, 0, 0)
    elif code == codes.EXTRA_ACTION:
        push(g, agenda.EXTRA_ACTION, p, 0, 0, 0, 0)
    elif code == codes.EXTRA_TURN:
        g.extra_turns += 1
    elif code == codes.VP_PER_STAFF:
        gain_vp(g, p, a * g.played_n[p], source_of_points(g))
