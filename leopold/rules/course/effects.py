"""Effect steps: what the data of a card, a guest's reward or an emperor tile makes happen."""

from __future__ import annotations

from leopold.packs import codes
from leopold.rules import agenda
from leopold.rules.agenda import OP, push
from leopold.rules.board.balls import dancers_out, hall_to_score, spend_champagne
from leopold.rules.board.cafe import fill_item, gain_item, spend_item
from leopold.rules.board.objectives import claims_of
from leopold.rules.board.staff import draw_staff, look_at_staff
from leopold.rules.board.tracks import (
    advance_emperor,
    advance_quietly,
    gain_krones,
    gain_vp,
    gain_vp_quietly,
    go_back,
    pay,
)
from leopold.rules.decisions import balls, dice, guests, items, rooms, staff
from leopold.rules.jit import cold, rule, wide
from leopold.rules.state import (
    AUTOMATON_SEAT,
    FROM_BALLS,
    FROM_CELEBRITIES,
    FROM_EMPEROR_TILES,
    FROM_ENTRANCES,
    FROM_GUESTS,
    FROM_STAFF,
    GAME,
    NO_AUTOMATON,
    NOBODY,
)


@wide(GAME)
@rule
def is_automaton(g, p):
    """Does this seat decide nothing because its cards do?"""
    return g.solo != NO_AUTOMATON and p == AUTOMATON_SEAT


@rule
def source_of_points(g, of_staff):
    """Points by effect come from the staff card, ball or celebrity that says so, from the emperor's tile while he looks
    around, else from a guest."""
    if of_staff == codes.OF_STAFF:
        return FROM_STAFF
    if of_staff == codes.OF_BALL:
        return FROM_BALLS
    if of_staff == codes.OF_CELEBRITY:
        return FROM_CELEBRITIES
    if of_staff == codes.OF_ENTRANCE:
        return FROM_ENTRANCES
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
        if c == codes.QUIETLY:
            advance_quietly(g, p, a)
        else:
            advance_emperor(g, p, a)
    elif code == codes.GAIN_VP:
        if c == codes.QUIETLY:
            gain_vp_quietly(g, p, a, source_of_points(g, b))
        else:
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
        push(g, rooms.OCCUPY, p, a, b, 0, 0)
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
        take_further_step(t, g, p, code, a, b, c)


@cold
def take_further_step(t, g, p, code, a, b, c):
    """The same for steps that only modules have."""
    if code == codes.SPEND_ITEM:
        if a == codes.CHAMPAGNE:
            spend_champagne(g, p, b)
        else:
            spend_item(g, p, a, b)
    elif code == codes.SPEND_KRONES:
        pay(g, p, a)
    elif code == codes.GO_BACK:
        go_back(g, p, a)
    elif code == codes.EXCHANGE:
        push(g, items.EXCHANGE, p, a, b, 0, 0)
    elif code == codes.TAKE_SERVED:
        push(g, guests.TAKE_GUEST, p, a, 1, 0, 0)
    elif code == codes.VP_PER_OBJECTIVE:
        gain_vp(g, p, a * claims_of(g, p), source_of_points(g, b))
    elif code == codes.SEND_DANCER:
        discount = b
        if c != 0:
            discount = b * (g.players - 1)
        push(g, balls.SEND_DANCER, p, a, discount, 0, 0)
    elif code == codes.VP_PER_DANCER:
        gain_vp(g, p, a * dancers_out(g, p), source_of_points(g, b))
    elif code == codes.SPEND_ANY:
        push(g, items.RETURN_ITEM, p, a, 1, 0, 0)
    elif code == codes.OTHERS_CHOOSE:
        for i in range(g.players - 1, 0, -1):
            q = (p + i) % g.players
            if not is_automaton(g, q):
                push(g, items.CHOOSE_ITEMS, q, a, 0, 0, 0)
    elif code == codes.VP_BY_ROUND:
        gain_vp(g, p, points_by_round(t, g, a, b, c), FROM_GUESTS)
    elif code == codes.SCORE_BALL:
        push(g, agenda.BALL_SCORING, NOBODY, hall_to_score(t, g), 0, 0, 0)
    elif code == codes.FILL_ITEM:
        fill_item(t, g, p, a)


@rule
def points_by_round(t, g, early, later, late):
    """By the emperor's rounds."""
    if g.round_no <= t.emperor_rounds[0]:
        return early
    return later if g.round_no <= t.emperor_rounds[1] else late
