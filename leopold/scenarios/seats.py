"""Given: one seat with its tracks, kitchen, café and hotel."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np

from leopold.packs import Pack
from leopold.packs.codes import ITEMS
from leopold.packs.tables import EMPEROR_SPACES, ROOMS
from leopold.rules.state import FROM_GUESTS, NOBODY, OCCUPIED, ORDER_SIZES, SOURCE_NAMES, VACANT
from leopold.scenarios import balls, entrances, lounge, values
from leopold.scenarios.errors import Place
from leopold.text.words import ROOM_NAMES, guests_by_number

SEAT_KEYS: Final = (
    "krones",
    "vp",
    "emperor",
    "kitchen",
    "cafe",
    "orders_served",
    "rooms",
    "bonus_unpaid",
    "bonus_paid",
    "hand",
    "staff",
    "used",
    "draft",
    "turns",
    "passed",
    "sheet",
    *balls.SEAT_KEYS,
    *lounge.SEAT_KEYS,
    *entrances.SEAT_KEYS,
)
MOST_VP: Final = 999


def fill_seat(pack: Pack, g: np.record, p: int, keys: Mapping[str, Any], place: Place, setting_up: bool) -> None:
    """Everything of a seat but its cards; `g.hotel` is known. While setting up the kitchen is stocked."""
    t = pack.record
    entrances.fill_seat(pack, g, p, keys, place)
    g.krones[p] = values.whole(place.at("krones"), keys.get("krones", 10), 0, int(t.krone_cap))
    g.emperor[p] = values.whole(place.at("emperor"), keys.get("emperor", 0), 0, EMPEROR_SPACES - 1)
    stock = "scwk" if setting_up else ""
    g.kitchen[p] = in_order(values.items(place.at("kitchen"), keys.get("kitchen", stock)))
    _points(g, p, keys, place)
    _cafe(pack, g, p, keys.get("cafe", []), place.at("cafe"))
    _served(g, p, keys.get("orders_served", {}), place.at("orders_served"))
    _rooms(pack, g, p, keys, place)
    balls.fill_seat(pack, g, p, keys, place)
    lounge.fill_seat(pack, g, p, keys, place)


def in_order(counts: Mapping[str, int]) -> list[int]:
    return [counts.get(item, 0) for item in ITEMS]


def _points(g: np.record, p: int, keys: Mapping[str, Any], place: Place) -> None:
    """Points whose source is not said come from guests."""
    sheet = values.table_of(place.at("sheet"), keys.get("sheet", {}))
    values.known_keys(place.at("sheet"), sheet, SOURCE_NAMES)
    for name, n in sheet.items():
        g.sheet[p, SOURCE_NAMES.index(name)] = values.whole(place.at("sheet").at(name), n, -MOST_VP, MOST_VP)
    known = int(g.sheet[p].sum())
    g.vp[p] = values.whole(place.at("vp"), keys.get("vp", known), -MOST_VP, MOST_VP)
    rest = int(g.vp[p]) - known
    if rest and "guests" in sheet:
        raise place.at("sheet").error(f"the sheet adds up to {known}, but vp says {int(g.vp[p])}.")
    g.sheet[p, FROM_GUESTS] += rest


def _cafe(pack: Pack, g: np.record, p: int, value: Any, place: Place) -> None:
    g.cafe[p] = NOBODY
    tables = values.list_of(place, value)
    if len(tables) > g.cafe_tables[p]:
        raise place.error(f"a café has {int(g.cafe_tables[p])} tables, and these are {len(tables)} guests.")
    for table, said in enumerate(tables):
        at = place.at(table + 1)
        keys = said if isinstance(said, dict) else {"guest": said}
        values.known_keys(at, keys, ("guest", "served"))
        number = values.guest(pack, at, keys.get("guest", 0))
        card = pack.guests[guests_by_number(pack)[number]]
        served = in_order(values.items(at.at("served"), keys.get("served", "")))
        for item, has, wants in zip(ITEMS, served, card.order, strict=True):
            if has > wants:
                raise at.at("served").error(f"guest {number} ordered {wants} {item}, so {has} cannot lie there.")
        g.cafe[p, table] = guests_by_number(pack)[number]
        g.served[p, table] = served


def _served(g: np.record, p: int, value: Any, place: Place) -> None:
    """Guests who have been served and have left, by the number of items they ordered: { 3 = 2, 4 = 1 }."""
    for size, n in values.table_of(place, value).items():
        if size not in [str(known) for known in range(1, ORDER_SIZES)]:
            raise place.error(f"an order has 1 to {ORDER_SIZES - 1} items, not {size}.")
        g.orders_served[p, int(size)] = values.whole(place.at(size), n, 0, 99)


def _rooms(pack: Pack, g: np.record, p: int, keys: Mapping[str, Any], place: Place) -> None:
    """Rooms, and with them groups: a complete group has had its bonus unless the contrary is said."""
    t = pack.record
    hotel = int(g.hotel[p])
    groups = t.hotel_group[hotel].tolist()
    for group in groups:
        g.group_left[p, group] += 1
    inside = place.at("rooms")
    said = values.table_of(inside, keys.get("rooms", {}))
    values.known_keys(inside, said, ("vacant", "occupied"))
    for key, state in (("vacant", VACANT), ("occupied", OCCUPIED)):
        for name in values.rooms(inside.at(key), said.get(key, [])):
            room = ROOM_NAMES.index(name)
            if g.rooms[p, room]:
                raise inside.error(f"room {name} is both vacant and occupied; it can only be one of them.")
            g.rooms[p, room] = state
            g.tiles_laid[p] += 1
            if state == OCCUPIED:
                g.occupied[p, t.hotel_colour[hotel, room]] += 1
                g.group_left[p, groups[room]] -= 1
    count = int(t.hotel_group_n[hotel])
    unpaid = _groups(place.at("bonus_unpaid"), keys.get("bonus_unpaid", []), count)
    paid = _groups(place.at("bonus_paid"), keys.get("bonus_paid", []), count)
    for group in range(count):
        full = g.group_left[p, group] == 0
        if group in unpaid and group in paid:
            raise place.at("bonus_paid").error(f"group {chr(ord('A') + group)} is both paid and unpaid.")
        g.bonus_paid[p, group] = group not in unpaid and (bool(full) or group in paid)
    assert int(g.group_left[p].sum()) + int(g.occupied[p].sum()) == ROOMS


def _groups(place: Place, value: Any, count: int) -> set[int]:
    return {ord(values.group(place, part, count)) - ord("A") for part in values.list_of(place, value)}
