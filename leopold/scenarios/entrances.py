"""Given and facts: entrances, what they keep, and the automaton's own hotels."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np

from leopold.packs import Pack
from leopold.packs.codes import (
    BASE_ITEM_KINDS,
    FIRST_IN_GROUP,
    HAUTEL_COUTURE,
    HOUSES,
    ITEMS,
    LINE_FULL,
    ROOM_COLOURS,
    SUSHI_RESORT,
)
from leopold.packs.tables import BASE_CAFE_TABLES, CATEGORIES, FACES, QUEUE, SEATS, TOKENS
from leopold.rules.board.houses import STARS_MOST, lay_room_gears
from leopold.rules.state import AUTOMATON_SEAT, NOBODY, OCCUPIED
from leopold.scenarios import values
from leopold.scenarios.errors import Place
from leopold.text.words import CATEGORY_LETTERS, FAVOUR_NAMES, ROOM_NAMES, guests_by_number

TABLE_KEYS: Final = (
    "entrances",
    "tokens",
    "kept",
    "goals",
    "goals_met",
    "favours",
    "groups_begun",
    "house",
    "gears",
    "queue_gears",
    "room_gears",
    "stars",
    "pool",
    "space_items",
    "reserved",
)
SEAT_KEYS: Final = ("entrance", "first_die", "bid")
HOUSE_KEYS: Final = ("gears", "queue_gears", "room_gears", "stars", "pool", "space_items", "reserved")


def lay_entrances(pack: Pack, g: np.record, given: Mapping[str, Any], place: Place) -> None:
    """What lies beside them: tokens, guests kept, goals, favours; and in the solo game the automaton's hotel."""
    if not pack.entrances:
        for key in TABLE_KEYS:
            if key in given:
                raise place.at(key).error('this belongs to the entrances; write modules = ["entrances"] as well.')
        return
    g.entrances[:] = NOBODY
    g.bidder[:] = NOBODY
    g.entrance[:] = NOBODY
    g.reserved[:] = NOBODY
    g.goals[:] = NOBODY
    g.favours[:] = NOBODY
    known = [tile.id for tile in pack.entrances]
    for slot, name in enumerate(values.list_of(place.at("entrances"), given.get("entrances", []))):
        if slot >= SEATS:
            raise place.at("entrances").error(f"at most {SEATS} are offered.")
        g.entrances[slot] = known.index(values.word(place.at("entrances"), name, known))
    index = guests_by_number(pack)
    kept = values.guests(pack, place.at("kept"), given.get("kept", []))
    g.kept[: len(kept)] = [index[number] for number in kept]
    g.kept_n = len(kept)
    goals = values.lettered(place.at("goals"), given.get("goals", {}))
    numbers = {str(card.number): k for k, card in enumerate(pack.objectives)}
    for letter, number in goals.items():
        if str(number) not in numbers:
            raise place.at("goals").at(letter).error(f"{number!r} is no objective.")
        g.goals[CATEGORY_LETTERS.index(letter)] = numbers[str(number)]
    for letter in values.list_of(place.at("goals_met"), given.get("goals_met", [])):
        g.goals_met[CATEGORY_LETTERS.index(values.word(place.at("goals_met"), letter, CATEGORY_LETTERS))] = 1
    favours = values.table_of(place.at("favours"), given.get("favours", {}))
    values.known_keys(place.at("favours"), favours, FAVOUR_NAMES)
    tiles = [tile.id for tile in pack.tiles]
    for name, tile in favours.items():
        g.favours[FAVOUR_NAMES.index(name)] = tiles.index(values.word(place.at("favours").at(name), tile, tiles))
    _lay_house(pack, g, given, place)


def _lay_house(pack: Pack, g: np.record, given: Mapping[str, Any], place: Place) -> None:
    if "house" not in given:
        for key in HOUSE_KEYS:
            if key in given:
                raise place.at(key).error("say which hotel the automaton has: house = ...")
        return
    g.house = HOUSES.index(values.word(place.at("house"), given["house"], HOUSES)) + 1
    g.gears[:] = _by_number(place.at("gears"), given.get("gears", {}), FACES)
    g.queue_gears[:] = _by_number(place.at("queue_gears"), given.get("queue_gears", {}), QUEUE)
    g.stars = values.whole(place.at("stars"), given.get("stars", 0), 0, STARS_MOST)
    if "room_gears" in given:
        for name in values.rooms(place.at("room_gears"), given["room_gears"]):
            g.room_gears[ROOM_NAMES.index(name)] = 1
    elif int(g.house) == SUSHI_RESORT:
        lay_room_gears(g)
    pool = values.items(place.at("pool"), given.get("pool", ""))
    g.pool[:] = [pool.get(item, 0) for item in ITEMS]
    for face, item in values.table_of(place.at("space_items"), given.get("space_items", {})).items():
        if face not in [str(n) for n in range(1, FACES + 1)]:
            raise place.at("space_items").error(f"there is no space {face!r}.")
        known = ITEMS[:BASE_ITEM_KINDS]
        g.space_item[int(face) - 1] = known.index(values.word(place.at("space_items").at(face), item, known)) + 1
    rooms = values.rooms(place.at("reserved"), given.get("reserved", []))
    if rooms and int(g.house) != HAUTEL_COUTURE:
        raise place.at("reserved").error("rooms are reserved in the Hautel Couture.")
    g.reserved[: len(rooms)] = [ROOM_NAMES.index(name) for name in rooms]


def _by_number(place: Place, value: Any, n: int) -> list[int]:
    """`{ 3 = 2 }`: two on the third."""
    found = [0] * n
    for key, amount in values.table_of(place, value).items():
        if key not in [str(k) for k in range(1, n + 1)]:
            raise place.error(f"there is no {key!r}; they are 1 to {n}.")
        found[int(key) - 1] = values.whole(place.at(key), amount, 0, 20)
    return found


def fill_seat(pack: Pack, g: np.record, p: int, keys: Mapping[str, Any], place: Place) -> None:
    """A seat's entrance as it is after the beginning: its tables and what it changes, its items not."""
    if not pack.entrances:
        for key in SEAT_KEYS:
            if key in keys:
                raise place.at(key).error('this belongs to the entrances; write modules = ["entrances"] as well.')
        return
    if "bid" in keys:
        raise place.at("bid").error("bids are made with actions; leave it out.")
    g.first_die[p] = values.whole(place.at("first_die"), keys.get("first_die", 0), 0, FACES + 1)
    if "entrance" not in keys:
        return
    known = [tile.id for tile in pack.entrances]
    tile = known.index(values.word(place.at("entrance"), keys["entrance"], known))
    t = pack.record
    g.entrance[p] = tile
    g.cafe_tables[p] = BASE_CAFE_TABLES + int(t.entrance_tables[tile])
    for i in range(int(t.entrance_power_n[tile])):
        g.power[p, int(t.entrance_powers[tile, i, 0])] += int(t.entrance_powers[tile, i, 1])
    if t.entrance_when[tile, 0] > 0:
        g.watched[p] |= 1 << (int(t.entrance_when[tile, 0]) - 1)
    if t.entrance_token_n[tile] > 0:
        g.watched[p] |= 1 << LINE_FULL


def lay_beside(pack: Pack, g: np.record, given: Mapping[str, Any], place: Place) -> None:
    """What goes by whose entrance it is; seats and their rooms are known."""
    if not pack.entrances:
        return
    t = pack.record
    for p, tile in enumerate(g.entrance.tolist()):
        if tile >= 0 and t.entrance_token_n[tile] > 0:
            _lay_tokens(g, int(t.entrance_token_n[tile]), given, place)
        if tile >= 0 and g.power[p, FIRST_IN_GROUP : FIRST_IN_GROUP + ROOM_COLOURS].any():
            _begin_groups(pack, g, p, given, place)


def _lay_tokens(g: np.record, n: int, given: Mapping[str, Any], place: Place) -> None:
    """All of them, unless it is said which are left."""
    for token in values.list_of(place.at("tokens"), given.get("tokens", list(range(1, n + 1)))):
        g.tokens[values.whole(place.at("tokens"), token, 1, TOKENS) - 1] = 1


def _begin_groups(pack: Pack, g: np.record, p: int, given: Mapping[str, Any], place: Place) -> None:
    """Groups with an occupied room have brought what the first one brings; others may be named."""
    groups = pack.record.hotel_group[int(g.hotel[p])]
    for room, state in enumerate(g.rooms[p]):
        if state == OCCUPIED:
            g.group_begun[int(groups[room])] = 1
    inside = place.at("groups_begun")
    for part in values.list_of(inside, given.get("groups_begun", [])):
        letter = values.group(inside, part, int(pack.record.hotel_group_n[int(g.hotel[p])]))
        g.group_begun[ord(letter) - ord("A")] = 1


def table_facts(pack: Pack, g: np.record) -> dict[str, Any]:
    entrances = [tile.id for tile in pack.entrances]
    on = bool(entrances)
    return {
        "entrances": [entrances[int(tile)] for tile in g.entrances if tile >= 0] if on else [],
        "tokens": [k + 1 for k in range(TOKENS) if g.tokens[k]],
        "kept": [pack.guests[int(k)].number for k in g.kept[: int(g.kept_n)]],
        "goals": {
            letter: pack.objectives[int(g.goals[k])].number if on and g.goals[k] >= 0 else 0
            for k, letter in enumerate(CATEGORY_LETTERS)
        },
        "goals_met": [CATEGORY_LETTERS[k] for k in range(CATEGORIES) if g.goals_met[k]],
        "favours": {
            name: pack.tiles[int(g.favours[k])].id if on and g.favours[k] >= 0 else ""
            for k, name in enumerate(FAVOUR_NAMES)
        },
        "groups_begun": [chr(ord("A") + k) for k, begun in enumerate(g.group_begun) if begun],
        "house": HOUSES[int(g.house) - 1] if g.house else "",
        "gears": {str(face): int(n) for face, n in enumerate(g.gears, 1)},
        "queue_gears": {str(space): int(n) for space, n in enumerate(g.queue_gears, 1)},
        "room_gears": [ROOM_NAMES[k] for k, n in enumerate(g.room_gears) if n],
        "stars": int(g.stars),
        "pool": {item: int(n) for item, n in zip(ITEMS, g.pool, strict=True)},
        "space_items": {str(face): ITEMS[int(k) - 1] if k else "" for face, k in enumerate(g.space_item, 1)},
        "reserved": [ROOM_NAMES[int(k)] for k in g.reserved if k >= 0] if on and g.house == HAUTEL_COUTURE else [],
    }


def seat_facts(pack: Pack, g: np.record, p: int) -> dict[str, Any]:
    tile = int(g.entrance[p]) if pack.entrances else NOBODY
    bids = [int(g.bid[k]) for k in range(SEATS) if pack.entrances and g.bidder[k] == p]
    return {
        "entrance": pack.entrances[tile].id if tile >= 0 else "none",
        "first_die": int(g.first_die[p]),
        "bid": bids[0] if bids else -1,
    }


assert AUTOMATON_SEAT == 1
