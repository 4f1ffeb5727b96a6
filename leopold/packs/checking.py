"""What every field of a pack must look like. Each function takes a value from TOML and gives the checked one.

A field that is wrong raises a `PackError` that says where it stands and what would be right.
"""

from __future__ import annotations

import re
from typing import Any

from leopold.packs import codes, tables
from leopold.packs.automata import NUMBERED
from leopold.packs.errors import Where, noun
from leopold.packs.modules import MODULES
from leopold.packs.parts import (
    areas,
    ball_score,
    bonus,
    entrance_steps,
    extras,
    guest_colour,
    hotel_badges,
    hotel_colours,
    hotel_groups,
    instruction_dice,
    instruction_guests,
    need,
    occupancy,
    penalty,
    powers,
    score,
    steps,
    sums,
    tile_id,
    tokens,
    trigger,
    with_modules,
    word_id,
)
from leopold.packs.values import (
    CATEGORY_LETTERS,
    HIGHEST_NUMBER,
    HIGHEST_PRICE,
    Check,
    also,
    flag,
    items,
    names,
    number,
    numbers,
    one_of,
    table,
    whole,
)
from leopold.words import Said

# --- the fields of every kind of table

_NUMBER = number(noun("number"), 1, HIGHEST_NUMBER)
_MODULE = one_of(noun("module"), MODULES)

FIELDS: dict[str, dict[str, Check]] = {
    "staff": {
        "number": _NUMBER,
        "name": names,
        "also": also,
        "with": with_modules,
        "module": _MODULE,
        "cost": number(noun("cost"), 0, HIGHEST_PRICE),
        "timing": one_of(noun("timing"), codes.TIMINGS),
        "when": trigger,
        "effect": steps,
        "powers": powers,
        "score": score,
    },
    "guest": {
        "number": _NUMBER,
        "name": names,
        "also": also,
        "with": with_modules,
        "colour": guest_colour,
        "order": items(noun("order"), 1, 6),
        "vp": number(noun("guest-vp"), -20, 50),
        "goes": one_of(noun("goes"), codes.GUEST_GOES),
        "reward": steps,
        "module": _MODULE,
        "promo": flag,
    },
    "objective": {
        "number": _NUMBER,
        "name": names,
        "also": also,
        "module": _MODULE,
        "letter": one_of(noun("letter-of-objectives"), CATEGORY_LETTERS),
        "needs": need,
    },
    "instruction": {
        "number": _NUMBER,
        "automaton": one_of(noun("automaton"), NUMBERED),
        "guests": instruction_guests,
        "dice": instruction_dice,
        "extras": extras,
        "hand": one_of(noun("pointing"), codes.HANDS),
    },
    "emperor": {"id": tile_id, "module": _MODULE, "reward": steps, "penalty": penalty},
    "ballroom": {
        "id": word_id,
        "module": _MODULE,
        "name": names,
        "middle": bonus,
        "top": bonus,
        "score": ball_score,
    },
    "rehearsal_room": {"id": word_id, "module": _MODULE, "areas": areas},
    "celebrity": {
        "id": word_id,
        "module": _MODULE,
        "with": with_modules,
        "name": names,
        "timing": one_of(noun("timing"), ("permanent", "round")),
        "when": trigger,
        "effect": steps,
        "powers": powers,
    },
    "entrance": {
        "id": word_id,
        "module": _MODULE,
        "with": with_modules,
        "name": names,
        "kitchen": items(noun("kitchen"), 0, 20),
        "rooms": number(noun("number-of-rooms"), 0, tables.ROOMS),
        "free_rooms": number(noun("number-of-rooms"), 0, tables.ROOMS),
        "guests": number(noun("number-of-guests"), 0, tables.CAFE_TABLES),
        "tables": number(noun("number-of-tables"), 0, tables.CAFE_TABLES - tables.BASE_CAFE_TABLES),
        "begin": entrance_steps,
        "when": trigger,
        "effect": entrance_steps,
        "powers": powers,
        "occupancy": occupancy,
        "sums": sums,
        "tokens": tokens,
        "kept": numbers(noun("list-of-points"), noun("number-of-victory-points"), tables.KEPT_POINTS, 0, 50),
        "goals": numbers(noun("list-of-points"), noun("number-of-victory-points"), tables.CATEGORIES, 0, 50),
        "goals_all": numbers(noun("list-of-points"), noun("number-of-victory-points"), tables.CATEGORIES, 0, 50),
        "tiles": number(noun("number-of-tiles"), 0, 2),
    },
    "hotel": {
        "side": one_of(noun("side"), codes.SIDES),
        "letter": one_of(noun("letter-of-hotels"), codes.LETTERS),
        "colours": hotel_colours,
        "groups": hotel_groups,
        "badges": hotel_badges,
    },
    "introductory": {
        letter: numbers(noun("set"), noun("number"), tables.HAND_START_MAX, 1, HIGHEST_NUMBER, 1)
        for letter in codes.LETTERS
    },
}


# --- the board


def _called(words: str) -> Said:
    """The noun that the tables give to a number of the board: they know no catalogue, and say it in English."""
    return noun("-".join(re.sub(r"^(a|the) |'", "", words).split()))


def _by_players(number: tables.Number) -> Check:
    """One for each number of players; an overlay may name only one of them."""

    def check(value: Any, where: Where) -> dict[int, int]:
        what = _called(number.noun)
        content = table(value, where, noun("by-players", noun=what))
        players = [str(seats) for seats in range(2, tables.SEATS + 1)]
        for key in content:
            one_of(noun("players"), players)(key, where)
        return {int(key): whole(n, where.at(key), what, number.low, number.high) for key, n in content.items()}

    return check


def _board_check(found: tables.Number) -> Check:
    match found.written:
        case "number":
            return number(_called(found.noun), found.low, found.high)
        case "flag":
            return flag
        case "letters":
            return items(_called(found.noun), found.low, found.high)
        case "by players":
            return _by_players(found)
        case "row" | "by colour":
            length = found.shape[-1]
            return numbers(_called(found.noun), _called(found.entry), length, found.low, found.high, found.shortest)


def _board_checks() -> dict[str, dict[str, Check]]:
    sections: dict[str, dict[str, Check]] = {}
    for found in tables.NUMBERS.values():
        for name in found.fields:
            sections.setdefault(found.section, {})[name] = _board_check(found)
    return sections


BOARD: dict[str, dict[str, Check]] = _board_checks()
"""The fields of every section of the board."""
