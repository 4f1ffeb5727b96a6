"""The balls: ballrooms with their rows, the balcony, rehearsal rooms, dancers, and the scoring of a ballroom."""

from __future__ import annotations

from typing import Final

from leopold.packs.codes import (
    BALL_DANCERS,
    BALL_HIGHEST_ROW,
    BALL_PAIRS,
    BALL_RANKS,
    CHAMPAGNE,
    CHAMPAGNE_SPENT,
    DANCER_SENT,
    MOST_DANCERS_VP,
)
from leopold.packs.codes import BALL_ROWS as BALL_BY_ROWS
from leopold.packs.tables import AREAS, BALL_PLACES, BALL_POINTS, BALL_ROWS, HALLS, TABLES
from leopold.rules import events
from leopold.rules.agenda import set_off
from leopold.rules.board.cafe import spend_item
from leopold.rules.board.tracks import gain_vp
from leopold.rules.events import note
from leopold.rules.jit import cold, rule, wide
from leopold.rules.state import FROM_BALLS, FROM_ENTRANCES, GAME, NOBODY
from leopold.rules.whys import CHAMPAGNE_PRICE, MAY, NO_DANCER_LEFT, ROW_FULL, refuse

BALCONY: Final = HALLS * BALL_ROWS
RIGHTMOST: Final = HALLS - 1
TOP: Final = BALL_ROWS - 1


@rule
def hall_of(place):
    """The ballroom of a place; the balcony belongs to the rightmost one."""
    return RIGHTMOST if place == BALCONY else place // BALL_ROWS


@rule
def row_of(place):
    """The row of a place, from the bottom; the balcony counts as the top row."""
    return TOP if place == BALCONY else place % BALL_ROWS


@wide(TABLES)
@rule
def ball_price(t, place, discount):
    """Champagne for a dancer, less the discount."""
    price = t.ball_price[BALL_ROWS] if place == BALCONY else t.ball_price[place % BALL_ROWS]
    return max(0, price - discount)


@rule
def spaces_of(t, g, row):
    """How many dancers a row has room for, by the number of players."""
    if row == 0:
        return t.ball_bottom[g.players]
    if row == TOP:
        return t.ball_top[g.players]
    return t.ball_middle[g.players]


@rule
def is_full(t, g, place):
    """Are all spaces of a row taken? On the balcony there is room for everybody."""
    if place == BALCONY:
        return False
    n = -g.sharing[place]
    for p in range(g.players):
        n += g.dancers[p, place]
    return n >= spaces_of(t, g, place % BALL_ROWS)


@wide(GAME)
@rule
def dancers_rehearsing(g, p):
    """Dancers of a seat that have not been sent yet."""
    n = 0
    for area in range(AREAS):
        n += g.rehearsing[p, area]
    return n


@wide(GAME)
@rule
def dancers_out(g, p):
    """Dancers of a seat in all ballrooms and on the balcony."""
    n = 0
    for place in range(BALL_PLACES):
        n += g.dancers[p, place]
    return n


@wide(GAME)
@rule
def dancers_in_row(g, p, hall, row):
    """Those on the balcony count as in the top row of the rightmost ballroom."""
    n = g.dancers[p, hall * BALL_ROWS + row]
    if hall == RIGHTMOST and row == TOP:
        n += g.dancers[p, BALCONY]
    return n


@wide(GAME)
@rule
def dancers_in(g, p, hall):
    """Dancers of a seat in a ballroom."""
    n = 0
    for row in range(BALL_ROWS):
        n += dancers_in_row(g, p, hall, row)
    return n


@wide(TABLES, GAME)
@rule
def why_no_dancer(t, g, p, place, discount):
    """A dancer needs to be there, a space to be free, and the champagne for it."""
    if dancers_rehearsing(g, p) == 0:
        return NO_DANCER_LEFT
    if is_full(t, g, place):
        return refuse(ROW_FULL, place, 0, 0)
    price = ball_price(t, place, discount)
    if g.kitchen[p, CHAMPAGNE] < price:
        return refuse(CHAMPAGNE_PRICE, price, g.kitchen[p, CHAMPAGNE], 0)
    return MAY


@cold
def any_place_to_dance(t, g, p, discount):
    """Could this seat send a dancer anywhere?"""
    for place in range(BALL_PLACES):
        if why_no_dancer(t, g, p, place, discount) == MAY:
            return True
    return False


@wide(GAME)
@rule
def spend_champagne(g, p, n):
    """On a dancer or an effect; some staff wait for that."""
    spend_item(g, p, CHAMPAGNE, n)
    set_off(g, p, CHAMPAGNE_SPENT, n, 0)


@wide(GAME)
@rule
def place_dancer(g, p, place, price, guest):
    """Champagne goes back to the supply, a dancer to the ball; whose area it left is for its owner to say."""
    if price > 0:
        spend_champagne(g, p, price)
    g.dancers[p, place] += 1
    note(g, events.DANCER_SENT, p, place, price, guest)
    set_off(g, p, DANCER_SENT, 1, 0)


@cold
def remove_dancer(g, p, place):
    """The emperor's displeasure: the dancer leaves the game; one of two who share a space leaves it to the other."""
    g.dancers[p, place] -= 1
    if g.sharing[place] > 0 and g.dancers[p, place] > 0:
        g.sharing[place] -= 1
    note(g, events.DANCER_REMOVED, p, place, 0, 0)


@rule
def hall_to_score(t, g):
    """The ballroom that is scored next; after the last scoring the last one."""
    for hall in range(HALLS):
        if t.emperor_rounds[hall] >= g.round_no:
            return hall
    return RIGHTMOST


@cold
def take_rehearsal_room(t, g, p, room):
    """With all its dancers."""
    g.rehearsal[p] = room
    for area in range(AREAS):
        g.rehearsing[p, area] = t.rehearsal_dancers[room, area]
    for i in range(len(g.rehearsals)):
        if g.rehearsals[i] == room:
            g.rehearsals[i] = NOBODY
    note(g, events.REHEARSAL_TAKEN, p, room, 0, 0)


# --- scoring


@wide(GAME)
@rule
def dancers_ranked(g, p, hall, row):
    """What a rank is given for: dancers in a row, or with row -1 in the whole ballroom."""
    if row < 0:
        return dancers_in(g, p, hall)
    return dancers_in_row(g, p, hall, row)


@wide(TABLES, GAME)
@rule
def rank_points(t, g, p, hall, row):
    """Points by rank among those who are there; equals share those of the ranks they hold, rounded down."""
    mine = dancers_ranked(g, p, hall, row)
    if mine == 0:
        return 0
    before = 0
    equals = 0
    for q in range(g.players):
        other = dancers_ranked(g, q, hall, row)
        if other > mine:
            before += 1
        elif other == mine:
            equals += 1
    points = 0
    for rank in range(before, min(before + equals, BALL_POINTS)):
        points += t.ballroom_points[g.ballrooms[hall], g.players, rank]
    return points // equals


@rule
def highest_row(g, p, hall):
    """The highest row that a seat has a dancer in."""
    for row in range(TOP, 0, -1):
        if dancers_in_row(g, p, hall, row) > 0:
            return row
    return 0


@rule
def ball_points(t, g, p, hall):
    """What a ballroom is worth to a seat as it is now; who has nobody there loses points."""
    room = g.ballrooms[hall]
    kind = t.ballroom_score[room]
    n = dancers_in(g, p, hall)
    if n == 0:
        return t.ball_absent_vp + 0
    if kind == BALL_HIGHEST_ROW:
        return n * t.ballroom_points[room, g.players, highest_row(g, p, hall)]
    if kind == BALL_DANCERS:
        return t.ballroom_points[room, g.players, min(n, BALL_POINTS) - 1] + 0
    if kind == BALL_PAIRS:
        return n // 2 * t.ballroom_points[room, g.players, 0]
    if kind == BALL_RANKS:
        return rank_points(t, g, p, hall, -1)
    points = 0
    if kind == BALL_BY_ROWS:
        for row in range(BALL_ROWS):
            points += rank_points(t, g, p, hall, row)
    return points


@cold
def score_ballroom(t, g, hall):
    """Everybody, the automaton too, clockwise from the start player."""
    for i in range(g.players):
        p = (g.start_seat + i) % g.players
        vp = ball_points(t, g, p, hall)
        note(g, events.BALL_SCORED, p, g.ballrooms[hall], vp, dancers_in(g, p, hall))
        if vp != 0:
            gain_vp(g, p, vp, FROM_BALLS)


@cold
def score_most_dancers(g, p, hall):
    """The Ren: alone with the most dancers in a ballroom that is scored."""
    vp = g.power[p, MOST_DANCERS_VP]
    mine = dancers_in(g, p, hall)
    if vp == 0 or mine == 0:
        return
    for q in range(g.players):
        if q != p and dancers_in(g, q, hall) >= mine:
            return
    gain_vp(g, p, vp + 0, FROM_ENTRANCES)
