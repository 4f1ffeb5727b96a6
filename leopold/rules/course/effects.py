"""Effect steps: what the data of a card, a guest's reward or an emperor tile makes happen."""

from __future__ import annotations

from leopold.packs import codes
from leopold.rules import agenda
from leopold.rules.agenda import OP, push
from leopold.rules.board.cafe import gain_item, spend_item
from leopold.rules.board.objectives import claims_of
from leopold.rules.board.staff import draw_staff, look_at_staff
from leopold.rules.board.tracks import advance_emperor, gain_krones, gain_vp, go_back, pay
from leopold.rules.decisions import dice, guests, items, rooms, staff
from leopold.rules.jit import rule
from leopold.rules.state import FROM_EMPEROR_TILES, FROM_GUESTS, FROM_STAFF


@rule
def source_of_points(g, of_staff):
    """Points by effect come from a staff card that says so, from the emperor's tile while he looks around, else from
    a guest."""
    if of_staff == codes.OF_STAFF:
        return FROM_STAFF
    if g.round_no > 0 and g.agenda_n > 0 and g.agenda[0, OP] == agenda.NEXT_ROUND:
        return FROM_EMPEROR_TILES
    return FROM_GUESTS


@rule
def take_step(t, g, p, code, a, b, c):
    """Do one step now, or put the decision it needs on the agenda."""
    if code == codes.GAIN_KRONES:
        gain_krones(t, g, p, a)
    elif code == codes.GAIN_ITEM:
        gain_item(g, p, a, b)
        items.place_gained(g, p)
    elif code == codes.CHOOSE_ITEMS:
        push(g, items.CHOOSE_ITEMS, p, a, 0, 0, 0)
    elif code == codes.ADVANCE_EMPEROR:
        advance_emperor(g, p, a)
    elif code == codes.GAIN_VP:
        gain_vp(g, p, a, source_of_points(g, b))
    elif code == codes.DRAW_STAFF:
        draw_staff(g, p, a)
    elif code == codes.HIRE:
        push(g, staff.HIRE, p, a, b, 0, 0)
    elif code == codes.LOOK_AND_HIRE:
        look_at_staff(g, p, a)
        push(g, staff.RETURN_LOOKED, p, 0, 0, 0, 0)
        push(g, staff.LOOK_AND_HIRE, p, 0, b, c, 0)
    elif code == codes.PREPARE:
        push(g, rooms.PREPARE, p, a, b, c, 0)
    elif code == codes.PREPARE_AND_OCCUPY:
        push(g, rooms.PREPARE, p, a, b, c, 1)
    elif code == codes.OCCUPY:
        push(g, rooms.OCCUPY, p, a, 0, 0, 0)
    elif code == codes.TAKE_GUEST:
        push(g, guests.TAKE_GUEST, p, a, 0, 0, 0)
    elif code == codes.COMPLETE_ORDER:
        push(g, items.COMPLETE_ORDER, p, a, 0, 0, 0)
    elif code == codes.EXTRA_ACTION:
        push(g, dice.EXTRA_ACTION, p, 0, 0, 0, 0)
    elif code == codes.EXTRA_TURN:
        g.extra_turns += 1
    elif code == codes.VP_PER_STAFF:
        gain_vp(g, p, a * g.played_n[p], source_of_points(g, b))
    else:
        take_further_step(t, g, p, code, a, b)


@rule
def take_further_step(t, g, p, code, a, b):
    """The same for steps that only modules have."""
    if code == codes.SPEND_ITEM:
        spend_item(g, p, a, b)
    elif code == codes.SPEND_KRONES:
        pay(g, p, a)
    elif code == codes.GO_BACK:
        go_back(g, p, a)
    elif code == codes.EXCHANGE:
        push(g, items.EXCHANGE, p, a, 0, 0, 0)
    elif code == codes.TAKE_SERVED:
        push(g, guests.TAKE_GUEST, p, a, 1, 0, 0)
    elif code == codes.VP_PER_OBJECTIVE:
        gain_vp(g, p, a * claims_of(g, p), source_of_points(g, b))
