"""What a seat sees, as plain data: dictionaries, lists, numbers and words, ready for a page or a file.

It is read from a record in which everything hidden has been covered, so nothing hidden can leak into it.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from leopold.journal import room_name
from leopold.packs import Pack
from leopold.packs.codes import AUTOMATA, COLOURS, ITEMS, LETTERS, LEVELS
from leopold.packs.tables import COLUMNS, FLOORS
from leopold.rules.decisions import DECISION_NAMES
from leopold.rules.state import AUTOMATON_SEAT, DRAFTING, HAND, PLAYED, SOURCE_NAMES, VARIANTS

ROOM_STATES = ("empty", "vacant", "occupied")

Plain = dict[str, Any]


def items_of(counts: Any) -> dict[str, int]:
    """Counts by item name, all kinds."""
    return dict(zip(ITEMS, (int(n) for n in counts), strict=True))


def staff_at(pack: Pack, g: np.record, place: int) -> list[int]:
    """The printed numbers of the staff that lie at a place."""
    return [pack.staff[card].number for card in np.flatnonzero(g.staff_at[: len(pack.staff)] == place).tolist()]


def visible_numbers(g: np.record, seat: int) -> list[int]:
    """The numbers of the seat's turn-order tile that no die covers yet."""
    low = int(g.order_tile[seat])
    if low == 0:
        return []
    both = [low, 2 * int(g.players) + 1 - low]
    return both[int(g.turns[seat]) :]


def cafe_of(pack: Pack, g: np.record, seat: int) -> list[Plain | None]:
    """The tables: guest, order, and what has been served."""
    tables: list[Plain | None] = []
    for table, guest in enumerate(g.cafe[seat].tolist()):
        if guest < 0:
            tables.append(None)
            continue
        card = pack.guests[guest]
        served = g.served[seat, table].tolist()
        missing = [want - have for want, have in zip(card.order, served, strict=True)]
        tables.append(
            {
                "guest": card.number,
                "order": items_of(card.order),
                "served": items_of(served),
                "missing": items_of(missing),
            }
        )
    return tables


def rooms_of(pack: Pack, g: np.record, seat: int) -> list[list[Plain]]:
    """Floors from the bottom, rooms from the left: colour, state, group, badge."""
    printed = printed_rooms(pack, int(g.hotel[seat]))
    rooms = [{**room, "state": ROOM_STATES[state]} for room, state in zip(printed, g.rooms[seat].tolist(), strict=True)]
    return [rooms[floor * COLUMNS : (floor + 1) * COLUMNS] for floor in range(FLOORS)]


@cache
def printed_rooms(pack: Pack, hotel: int) -> list[Plain]:
    """What is printed on a hotel and never changes; shared, so not to be changed."""
    board = pack.hotels[hotel]
    return [
        {
            "room": room_name(room),
            "colour": COLOURS[board.colours[room]],
            "state": ROOM_STATES[0],
            "group": chr(ord("A") + board.groups[room]),
            "badge": board.badges[room],
        }
        for room in range(FLOORS * COLUMNS)
    ]


def seat_view(pack: Pack, g: np.record, seat: int, viewer: int) -> Plain:
    """One seat as the viewer sees it; a hand that is not the viewer's is only counted."""
    used = {pack.staff[card].number for card in np.flatnonzero(g.staff_used[: len(pack.staff)]).tolist()}
    return {
        "seat": seat,
        "krones": int(g.krones[seat]),
        "vp": int(g.vp[seat]),
        "emperor": int(g.emperor[seat]),
        "hotel": pack.hotels[int(g.hotel[seat])].id,
        "kitchen": items_of(g.kitchen[seat]),
        "cafe": cafe_of(pack, g, seat),
        "rooms": rooms_of(pack, g, seat),
        "hand": staff_at(pack, g, HAND + seat) if seat == viewer else None,
        "hand_size": int(g.hand_n[seat]),
        "staff": [{"number": n, "used": n in used} for n in staff_at(pack, g, PLAYED + seat)],
        "turn_order": int(g.order_tile[seat]),
        "numbers": visible_numbers(g, seat),
        "turns": int(g.turns[seat]),
        "passed": bool(g.passed[seat]),
        "sheet": dict(zip(SOURCE_NAMES, g.sheet[seat].tolist(), strict=True)),
    }


def objectives_view(pack: Pack, g: np.record) -> list[Plain]:
    """The three objectives, who has claimed which place, and what the free places pay."""
    prizes = pack.record.objective_vp[: int(pack.record.objective_vp_n)].tolist()
    shown = []
    for category in range(len(g.objectives)):
        places: list[int | None] = [None] * len(prizes)
        for seat in range(int(g.players)):
            if g.claims[category, seat] > 0:
                places[int(g.claims[category, seat]) - 1] = seat
        number = pack.objectives[int(g.objectives[category])].number
        shown.append({"letter": LETTERS[category], "objective": number, "vp": prizes, "claimed_by": places})
    return shown


def tiles_view(pack: Pack, g: np.record) -> list[Plain]:
    """The three emperor tiles and the rounds after which they count."""
    rounds = pack.record.emperor_rounds.tolist()
    back = pack.record.emperor_back.tolist()
    return [
        {"letter": LETTERS[k], "tile": pack.tiles[int(g.tiles[k])].id, "round": rounds[k], "back": back[k]}
        for k in range(len(g.tiles))
    ]


NUMERALS = (None, "I", "II", "III")


def automaton_view(pack: Pack, g: np.record) -> Plain | None:
    """The automaton: its level, its card, how many are left, its private deck, and its markers counting down."""
    if not g.solo:
        return None
    name = AUTOMATA[int(g.solo) - 1]
    deck = [card.number for card in pack.instructions if card.automaton == name]
    return {
        "automaton": name,
        "seat": AUTOMATON_SEAT,
        "level": LEVELS[int(g.level)],
        "card": deck[int(g.instruction)] if g.instruction >= 0 else None,
        "cards_left": int(g.instructions_n),
        "private_deck": int(g.private_n),
        "markers": {LETTERS[k]: NUMERALS[int(n)] for k, n in enumerate(g.markers.tolist())},
    }


def queue_view(pack: Pack, g: np.record) -> list[Plain | None]:
    """The queue from left to right, with prices."""
    prices = pack.record.queue_cost.tolist()
    return [
        {"guest": pack.guests[guest].number, "price": prices[space]} if guest >= 0 else None
        for space, guest in enumerate(g.queue.tolist())
    ]


def plain_view(pack: Pack, covered: np.record, viewer: int) -> Plain:
    """Everything a seat (or an onlooker, -1) may see. `covered` has nothing else in it."""
    g = covered
    over = bool(g.over)
    top = int(g.agenda_n) - 1
    to_move = None if over else int(g.agenda[top, 1])
    looked = [pack.staff[card].number if card >= 0 else None for card in g.looked[: int(g.looked_n)].tolist()]
    return {
        "viewer": viewer if viewer >= 0 else None,
        "edition": pack.edition,
        "players": int(g.players),
        "variant": VARIANTS[int(g.variant)],
        "round": int(g.round_no),
        "rounds": int(pack.record.rounds),
        "start_seat": int(g.start_seat),
        "over": over,
        "to_move": to_move,
        "decision": None if over else DECISION_NAMES[int(g.agenda[top, 0])],
        "agenda": [
            {"decision": DECISION_NAMES[op], "seat": seat}
            for op, seat in g.agenda[: int(g.agenda_n), :2].tolist()
            if op in DECISION_NAMES
        ],
        "dice": {face + 1: n for face, n in enumerate(g.dice.tolist())},
        "bin": int(g.bin),
        "guest_taken": bool(g.guest_taken),
        "die_taken": bool(g.die_taken),
        "extra_turn": bool(g.extra_turn),
        "queue": queue_view(pack, g),
        "guest_deck": int(g.guest_deck_n),
        "discarded": [pack.guests[guest].number for guest in g.discard[: int(g.discard_n)].tolist()],
        "staff_deck": int(g.staff_deck_n),
        "looked_at": looked,
        "drafting": staff_at(pack, g, DRAFTING + viewer) if viewer >= 0 else [],
        "gained": items_of(g.gained),
        "solo": automaton_view(pack, g),
        "objectives": objectives_view(pack, g),
        "tiles": tiles_view(pack, g),
        "seats": [seat_view(pack, g, seat, viewer) for seat in range(int(g.players))],
    }
