"""How far a seat has come towards an objective."""

from __future__ import annotations

from leopold.packs import codes
from leopold.packs.codes import ROOM_COLOURS
from leopold.packs.tables import COLUMNS, FLOORS, ROOMS
from leopold.rules.board.balls import dancers_out
from leopold.rules.board.hotel import full_groups, occupied_on_top
from leopold.rules.board.objectives import orders_served
from leopold.rules.jit import rule
from leopold.rules.state import OCCUPIED


@rule
def part_of_objective(t, g, p, objective):
    """How much of an objective is done, from 0 to 1."""
    kind = t.objective_need[objective, 0]
    amount = t.objective_need[objective, 1] * 1.0
    if kind == codes.NEED_KRONES:
        return min(1.0, g.krones[p] / amount)
    if kind == codes.NEED_TILES:
        return min(1.0, g.tiles_laid[p] / amount)
    if kind == codes.NEED_STAFF:
        return min(1.0, g.played_n[p] / amount)
    if kind == codes.NEED_EMPEROR:
        return min(1.0, g.emperor[p] / amount)
    if kind == codes.NEED_KITCHEN:
        have = 0
        for item in range(codes.BASE_ITEM_KINDS):
            have += min(g.kitchen[p, item], t.objective_need[objective, 1])
        return have / (amount * codes.BASE_ITEM_KINDS)
    if kind == codes.NEED_ORDERS:
        return min(1.0, orders_served(g, p, t.objective_need[objective, 5]) / amount)
    if kind == codes.NEED_CHAMPAGNE:
        return min(1.0, g.kitchen[p, codes.CHAMPAGNE] / amount)
    if kind == codes.NEED_DANCERS:
        return min(1.0, dancers_out(g, p) / amount)
    if kind == codes.NEED_GUESTS:
        return min(1.0, g.colours_served[p, t.objective_need[objective, 5]] / amount)
    if kind == codes.NEED_TOP_FLOOR:
        return min(1.0, occupied_on_top(g, p) / amount)
    if kind == codes.NEED_GROUPS:
        return min(1.0, full_groups(t, g, p) / amount)
    if kind == codes.NEED_COLOURS:
        need = 0
        have = 0
        for colour in range(ROOM_COLOURS):
            asked = t.objective_need[objective, 2 + colour]
            need += asked
            have += min(asked, g.occupied[p, colour])
        return have / need
    if kind == codes.NEED_WHOLE_COLOURS:
        best = 0.0
        for colour in range(ROOM_COLOURS):
            rooms = 0
            for room in range(ROOMS):
                if t.hotel_colour[g.hotel[p], room] == colour:
                    rooms += 1
            if rooms > 0:
                best = max(best, g.occupied[p, colour] / rooms)
        return best
    return part_of_lines(g, p, kind, amount)


@rule
def part_of_lines(g, p, kind, amount):
    """Floors or columns: the two fullest of them."""
    lines = FLOORS
    length = COLUMNS
    if kind == codes.NEED_COLUMNS:
        lines = COLUMNS
        length = FLOORS
    best = 0
    second = 0
    for i in range(lines):
        n = 0
        for k in range(length):
            room = i * COLUMNS + k
            if kind == codes.NEED_COLUMNS:
                room = k * COLUMNS + i
            if g.rooms[p, room] == OCCUPIED:
                n += 1
        if n > best:
            second = best
            best = n
        elif n > second:
            second = n
    return min(1.0, (best + second) / (amount * length))
