"""Final scoring in its four steps."""

from __future__ import annotations

from leopold.packs.codes import (
    BLUE,
    GAME_END,
    HAUTEL_COUTURE,
    RED,
    SCORE_COLOUR_SETS,
    SCORE_COLUMNS,
    SCORE_COPY,
    SCORE_DANCERS,
    SCORE_EMPEROR,
    SCORE_FLOORS,
    SCORE_GROUPS,
    SCORE_OBJECTIVES,
    SCORE_OCCUPIED,
    SCORE_OCCUPIED_COLOUR,
    SCORE_STAFF,
    SCORE_TILES,
    STAYS,
    YELLOW,
)
from leopold.packs.tables import COLUMNS, ROOMS
from leopold.rules.board.balls import dancers_out
from leopold.rules.board.entrances import score_goals
from leopold.rules.board.hotel import full_columns, full_floors, full_groups, rooms_occupied
from leopold.rules.board.objectives import claims_of
from leopold.rules.board.tracks import gain_vp
from leopold.rules.events import GAME_ENDED, STAFF_SCORED, note
from leopold.rules.jit import rule
from leopold.rules.state import (
    AUTOMATON_SEAT,
    FROM_END_STAFF,
    FROM_LEFTOVERS,
    FROM_ROOMS,
    FROM_UNSERVED,
    NO_AUTOMATON,
    NOBODY,
    OCCUPIED,
    OVER,
    PLAYED,
)


@rule
def end_staff_counts(t, g, p, card):
    """How many of the things an end-of-game card counts this seat has."""
    kind = t.staff_score[card, 0]
    if kind == SCORE_OCCUPIED_COLOUR:
        return g.occupied[p, t.staff_score[card, 1]]
    if kind == SCORE_OCCUPIED:
        return rooms_occupied(g, p)
    if kind == SCORE_TILES:
        return g.tiles_laid[p]
    if kind == SCORE_STAFF:
        return g.played_n[p]
    if kind == SCORE_GROUPS:
        return full_groups(t, g, p)
    if kind == SCORE_OBJECTIVES:
        return claims_of(g, p)
    if kind == SCORE_EMPEROR:
        return g.emperor[p]
    if kind == SCORE_FLOORS:
        return full_floors(g, p)
    if kind == SCORE_COLUMNS:
        return full_columns(g, p)
    if kind == SCORE_COLOUR_SETS:
        return min(g.occupied[p, BLUE], min(g.occupied[p, RED], g.occupied[p, YELLOW]))
    if kind == SCORE_DANCERS:
        return dancers_out(g, p)
    return 0


@rule
def end_staff_vp(t, g, p, card):
    """What the card would bring this seat, within its limit if it has one."""
    vp = end_staff_counts(t, g, p, card) * t.staff_score[card, 2]
    most = t.staff_score[card, 3]
    if most > 0:
        return min(vp, most)
    return vp


@rule
def secretary_copies(t, g, p):
    """The best end-of-game card that another player has in play, for this seat's own hotel; -1 if there is none."""
    best = -1
    best_vp = -1
    for card in range(t.staff_n):
        at = g.staff_at[card] - PLAYED
        if at >= 0 and at < g.players and at != p and t.staff_timing[card] == GAME_END:
            if t.staff_score[card, 0] != SCORE_COPY:
                vp = end_staff_vp(t, g, p, card)
                if vp > best_vp:
                    best_vp = vp
                    best = card
    return best


@rule
def score_end_staff(t, g, p):
    """Step 1: end-of-game staff."""
    for card in range(t.staff_n):
        if g.staff_at[card] == PLAYED + p and t.staff_timing[card] == GAME_END:
            copied = -1
            if t.staff_score[card, 0] == SCORE_COPY:
                copied = secretary_copies(t, g, p)
                vp = 0
                if copied >= 0:
                    vp = end_staff_vp(t, g, p, copied)
            else:
                vp = end_staff_vp(t, g, p, card)
            note(g, STAFF_SCORED, p, card, vp, copied)
            gain_vp(g, p, vp, FROM_END_STAFF)


@rule
def score_rooms(t, g, p):
    """Step 2: occupied rooms by floor."""
    vp = 0
    for room in range(ROOMS):
        if g.rooms[p, room] == OCCUPIED:
            vp += t.floor_vp[room // COLUMNS]
    gain_vp(g, p, vp, FROM_ROOMS)


@rule
def score_leftovers(t, g, p):
    """Step 3: a point for each item in the kitchen and each krone."""
    n = g.krones[p]
    for item in range(g.item_kinds):
        n += g.kitchen[p, item]
    gain_vp(g, p, n * t.leftover_vp, FROM_LEFTOVERS)


@rule
def score_unserved(t, g, p):
    """Step 4: guests still in the café cost points, whatever lies on them."""
    n = 0
    for table in range(g.cafe_tables[p]):
        if g.cafe[p, table] != NOBODY and t.guest_goes[g.cafe[p, table]] != STAYS:
            n += 1
    gain_vp(g, p, n * t.unserved_guest_vp, FROM_UNSERVED)


@rule
def final_scoring(t, g):
    """The four steps for everybody; then the game is over."""
    for p in range(g.players):
        score_end_staff(t, g, p)
        score_rooms(t, g, p)
        score_leftovers(t, g, p)
        if g.house != HAUTEL_COUTURE or p != AUTOMATON_SEAT:  # whose guests cost it nothing
            score_unserved(t, g, p)
        if t.entrance_n > 0:
            score_goals(t, g, p)
    g.over = OVER
    note(g, GAME_ENDED, -1, 0, 0, 0)


@rule
def beats(g, p, q):
    """More points win; a tie goes to who scored more in step 3; if still equal, the victory is shared.

    Against the automaton only more points win.
    """
    if g.vp[p] != g.vp[q]:
        return g.vp[p] > g.vp[q]
    if g.solo != NO_AUTOMATON:
        return p == AUTOMATON_SEAT and p != q
    return g.sheet[p, FROM_LEFTOVERS] > g.sheet[q, FROM_LEFTOVERS]
