"""What lies ahead of a seat: how soon it plays again, what can still be had by then, and how far the others are.

These features came after the first networks. A network says whether it has learned them (`judgement.OUTLOOK`); for one
that has not they are not even listed, so it judges as it always did and takes no longer.
"""

from __future__ import annotations

from leopold.bots import feature_places as at
from leopold.bots.features import has_room
from leopold.bots.module_features import put
from leopold.bots.objectives import part_of_objective
from leopold.packs.tables import CATEGORIES, FACES, QUEUE, ROOMS
from leopold.rules.board.staff import hire_price
from leopold.rules.course.automaton import progress
from leopold.rules.course.rounds import TURNS_PER_ROUND, number_in_turn
from leopold.rules.jit import cold, rule
from leopold.rules.state import AUTOMATON_SEAT, HAND, NO_AUTOMATON, NOBODY, VACANT


@rule
def turns_before(g, p):
    """How many turns the others have before this seat's next one, as far as it can be told."""
    before = 0
    if g.turns[p] < TURNS_PER_ROUND and g.passed[p] == 0:
        mine = number_in_turn(g, p, g.turns[p])
        for q in range(g.players):
            if q != p and g.passed[q] == 0:
                for k in range(g.turns[q], TURNS_PER_ROUND):
                    if number_in_turn(g, q, k) < mine:
                        before += 1
        return before
    for q in range(g.players):
        if q != p:
            before += max(0, TURNS_PER_ROUND - g.turns[q])
    if g.turns[p] < TURNS_PER_ROUND:  # passed: until then dice are rolled again
        return before
    return before + (p - g.start_seat - 1) % g.players


@rule
def still_missing(t, g, p, table):
    """Items that a guest's order lacks when the kitchen has given what it has."""
    guest = g.cafe[p, table]
    missing = 0
    for item in range(g.item_kinds):
        missing += max(0, t.guest_order[guest, item] - g.served[p, table, item] - g.kitchen[p, item])
    return missing


@rule
def put_coming(t, g, p, xi, xv, n):
    """When it plays again, and the dice and guests that are there until then."""
    wait = turns_before(g, p)
    n = put(xi, xv, n, at.WAIT + min(wait, at.WAIT_MAX), 1.0)
    if g.turns[p] >= TURNS_PER_ROUND:
        return n
    row = at.DICE_AHEAD + min(wait, at.AHEAD - 1) * 3 * FACES
    for face in range(FACES):
        if g.dice[face] > 0:
            n = put(xi, xv, n, row + face * 3 + min(g.dice[face], 3) - 1, 1.0)
    if wait == 0:
        for space in range(QUEUE):
            if g.queue[space] >= 0:
                n = put(xi, xv, n, at.NEXT_GUEST + t.guest_place[g.queue[space]], 1.0)
    return n


@rule
def put_wanting(t, g, p, xi, xv, n):
    """Each guest in the café by what is missing, and whether there is nowhere to go."""
    for table in range(g.cafe_tables[p]):
        guest = g.cafe[p, table]
        if guest != NOBODY:
            place = t.guest_place[guest]
            missing = min(still_missing(t, g, p, table), at.WANTS - 1)
            n = put(xi, xv, n, at.GUEST_WANTS + at.WANTS * place + missing, 1.0)
            if not has_room(t, g, p, guest):
                n = put(xi, xv, n, at.HOMELESS + place, 1.0)
    return n


@rule
def put_hirable(t, g, p, xi, xv, n):
    """Cards in hand that could be paid at their printed price."""
    if g.hand_n[p] > 0:
        for card in range(t.staff_n):
            if g.staff_at[card] == HAND + p and hire_price(t, card, 0) <= g.krones[p]:
                n = put(xi, xv, n, at.HIRABLE + t.staff_place[card], 1.0)
    return n


@rule
def put_rivals(t, g, p, xi, xv, n):
    """The most that any of the others has of what can be seen."""
    krones = 0
    items = 0
    waiting = 0
    ready = 0
    vacant = 0
    ahead = -99
    for q in range(g.players):
        if q == p:
            continue
        krones = max(krones, g.krones[q])
        have = 0
        for item in range(g.item_kinds):
            have += g.kitchen[q, item]
        items = max(items, have)
        rooms = 0
        for room in range(ROOMS):
            if g.rooms[q, room] == VACANT:
                rooms += 1
        vacant = max(vacant, rooms)
        ahead = max(ahead, g.emperor[q] - g.emperor[p])
        seated = 0
        served = 0
        for table in range(g.cafe_tables[q]):
            if g.cafe[q, table] != NOBODY:
                seated += 1
                if still_missing(t, g, q, table) == 0:
                    served += 1
        waiting = max(waiting, seated)
        ready = max(ready, served)
    if ahead == -99:
        return n
    n = put(xi, xv, n, at.RIVALS, krones * 0.1)
    n = put(xi, xv, n, at.RIVALS + 1, items * 0.1)
    n = put(xi, xv, n, at.RIVALS + 2, waiting * 0.3)
    n = put(xi, xv, n, at.RIVALS + 3, ready * 0.5)
    n = put(xi, xv, n, at.RIVALS + 4, vacant * 0.1)
    n = put(xi, xv, n, at.RIVALS + 5, ahead * 0.1)
    if g.solo != NO_AUTOMATON:
        return put_automaton(t, g, p, xi, xv, n)
    for category in range(CATEGORIES):
        if g.claims[category, p] == 0 and g.claimed_n[category] < t.objective_vp_n:
            part = 0.0
            for q in range(g.players):
                if q != p and g.claims[category, q] == 0:
                    part = max(part, part_of_objective(t, g, q, g.objectives[category]))
            n = put(xi, xv, n, at.RIVALS_PART + category, part)
            n = put(xi, xv, n, at.RIVALS_PART + CATEGORIES + category, part * part * part)
    return n


@cold
def put_automaton(t, g, p, xi, xv, n):
    """What it is about to take: its markers on the objectives, and the guests it would be glad of."""
    for category in range(CATEGORIES):
        row = at.MARKER + (2 * category + (1 if g.claims[category, p] > 0 else 0)) * at.MARKER_STEPS
        n = put(xi, xv, n, row + progress(g, AUTOMATON_SEAT, category), 1.0)
    for space in range(QUEUE):
        guest = g.queue[space]
        if guest >= 0:
            best = True
            for other in range(QUEUE):
                rival = g.queue[other]
                if rival >= 0 and t.guest_colour[rival] == t.guest_colour[guest]:
                    more = t.guest_vp[rival] - t.guest_vp[guest]
                    if more > 0 or (more == 0 and other < space):
                        best = False
            if best:
                n = put(xi, xv, n, at.WORTH_TAKING + t.guest_colour[guest], t.guest_vp[guest] * 0.1)
    return n


@rule
def put_outlook(t, g, p, xi, xv, n):
    """All of this for a seat, behind what is listed already; returns how many are listed now."""
    n = put_coming(t, g, p, xi, xv, n)
    n = put_wanting(t, g, p, xi, xv, n)
    n = put_hirable(t, g, p, xi, xv, n)
    return put_rivals(t, g, p, xi, xv, n)
