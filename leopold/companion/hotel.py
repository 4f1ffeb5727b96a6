"""Leopold's own hotels at a real table: what their gears, guests and items mean for him after the player's turns.

The rules keep and count them; here stands only what lies where, and what it is called when people speak of it.
"""

from __future__ import annotations

from collections.abc import Sequence

from leopold.companion.automaton import Automaton
from leopold.packs.cards import GuestCard
from leopold.packs.codes import BASE_ITEM_KINDS, CHAMPAGNE
from leopold.packs.pack import Pack
from leopold.packs.tables import BASE_CAFE_TABLES, FACES, QUEUE
from leopold.rules import engine
from leopold.rules.state import AUTOMATON_SEAT, EMPTY, NOBODY

COUTURE, STARS, SUSHI, BRIDGE = "hautel_couture", "nine_stars_inn", "sushi_resort", "toll_bridge_hotel"
Wants = dict[int, tuple[int, ...]]
"""Guests by number, with how many of each item they still wait for."""


# --- the Hautel Couture


def may_reserve(pack: Pack) -> tuple[GuestCard, ...]:
    """The guests that can have rooms reserved."""
    least, most = pack.record.couture_vp.tolist()
    return tuple(guest for guest in pack.guests if least <= guest.vp <= most and not guest.order[CHAMPAGNE])


def close_house(him: Automaton) -> None:
    """As it was before anybody had a room reserved: people draw the three guests themselves."""
    g = him.record
    g.rooms[AUTOMATON_SEAT] = EMPTY
    g.tiles_laid[AUTOMATON_SEAT] = g.vp[AUTOMATON_SEAT] = 0
    g.sheet[AUTOMATON_SEAT] = 0
    g.cafe[AUTOMATON_SEAT] = g.reserved[:] = NOBODY
    g.pool[:] = g.space_item[:] = 0


def reserve(him: Automaton, guests: Sequence[int]) -> None:
    """Rooms for the three guests, in the order in which they were turned up; the pool is known then."""
    g = him.record
    g.guest_deck_n = len(guests)
    for n, guest in enumerate(reversed(guests)):
        g.guest_deck[n] = him.pack.guest_index(guest)
    him.hotel_deed(engine.ROOMS_RESERVED)


def pool(him: Automaton) -> tuple[int, ...]:
    """How many of each item."""
    return tuple(him.record.pool.tolist()[:BASE_ITEM_KINDS])


def forget_pool(him: Automaton) -> None:
    """People draw from it, and nobody asks what."""
    him.record.pool[:] = 0


def waiting(him: Automaton) -> Wants:
    """Who sits in its café, and what for."""
    g = him.record
    found: Wants = {}
    for table in range(BASE_CAFE_TABLES):
        if g.cafe[AUTOMATON_SEAT, table] != NOBODY:
            guest = him.pack.guests[int(g.cafe[AUTOMATON_SEAT, table])]
            served = g.served[AUTOMATON_SEAT, table].tolist()
            found[guest.number] = tuple(guest.order[item] - served[item] for item in range(BASE_ITEM_KINDS))
    return found


def serve(him: Automaton, guest: int, item: int) -> None:
    """The player has laid an item on a guest's card."""
    table = him.record.cafe[AUTOMATON_SEAT].tolist().index(him.pack.guest_index(guest))
    him.hotel_deed(engine.ITEM_SERVED, table, item)


# --- the Nine Stars Inn


def stars(him: Automaton) -> int:
    return int(him.record.stars)


def fill_lines(him: Automaton, n: int) -> None:
    him.hotel_deed(engine.LINES_FILLED, n)


# --- the Sushi Resort


def guests_with_gears(him: Automaton) -> dict[int, int]:
    """Who in the queue has how many."""
    gears = him.record.queue_gears.tolist()
    return {guest: n for guest, n in zip(him.queue, gears, strict=True) if guest and n}


def doubtful(him: Automaton, now: Sequence[int]) -> tuple[int, ...]:
    """Guests with gears who have left the queue and may have reached its right end before: everybody who stood to the
    right of them has left as well."""
    before = him.queue
    return tuple(
        guest
        for guest in guests_with_gears(him)
        if guest not in now and not any(other in now for other in before[before.index(guest) + 1 :])
    )


def lay_queue(him: Automaton, now: Sequence[int], reached: Sequence[int] = ()) -> None:
    """The queue as it is now: gears have gone with their guests. `reached` have been at the right end and left."""
    g, before = him.record, guests_with_gears(him)
    for guest in (*reached, *now[QUEUE - 1 :]):
        if guest in before:
            g.queue[QUEUE - 1], g.queue_gears[QUEUE - 1] = him.pack.guest_index(guest), before.pop(guest)
            him.hotel_deed(engine.RIGHT_END_REACHED)
    g.queue_gears[:] = [before.get(guest, 0) for guest in now]
    him.lay_queue(now)


# --- the Toll Bridge Hotel


def tolls(him: Automaton) -> tuple[int, ...]:
    """How many gears lie on each space."""
    return tuple(him.record.gears.tolist()[:FACES])


def cross(him: Automaton, face: int) -> None:
    him.hotel_deed(engine.BRIDGE_CROSSED, face)
