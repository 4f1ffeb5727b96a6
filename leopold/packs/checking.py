"""What every field of a pack must look like. Each function takes a value from TOML and gives the checked one.

A field that is wrong raises a `PackError` that says where it stands and what would be right.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple, TypeAlias

from leopold.packs import codes, tables
from leopold.packs.cards import Extra, InstructionGuest, Need, Penalty, Power, Score, Step, Trigger
from leopold.packs.errors import Where, hint, noun, show
from leopold.packs.modules import MODULES
from leopold.words import Said, said

Check: TypeAlias = Callable[[Any, Where], Any]

SOURCES = ("rulebook", "public", "picture", "unconfirmed", "house")
HIGHEST_NUMBER = 9999
LONGEST_NAME = 60
HIGHEST_PRICE = 20
CATEGORY_LETTERS = codes.LETTERS[: tables.CATEGORIES]

_LANGUAGE = re.compile(r"[a-z]{2,3}")
_TILE_ID = re.compile(r"[ABC][1-9][0-9]?")


# --- single values


def whole(value: Any, where: Where, what: Said, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise where.error("pack-not-whole", value=show(value), noun=what, low=str(low), high=str(high))
    if not low <= value <= high:
        raise where.error("pack-out-of-range", value=show(value), noun=what, low=str(low), high=str(high))
    return value


def number(what: Said, low: int, high: int) -> Check:
    return lambda value, where: whole(value, where, what, low, high)


def flag(value: Any, where: Where) -> bool:
    if not isinstance(value, bool):
        raise where.error("pack-flag", value=show(value))
    return value


def one_of(what: Said, words: Iterable[str]) -> Check:
    known = tuple(words)

    def check(value: Any, where: Where) -> str:
        if not isinstance(value, str) or value not in known:
            raise where.error("pack-not-one", value=show(value), noun=what, hint=hint(value, known))
        return value

    return check


def table(value: Any, where: Where, what: Said) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise where.error("pack-not-table", value=show(value), noun=what)
    return value


def array(value: Any, where: Where, what: Said, low: int, high: int) -> list[Any]:
    if not isinstance(value, list):
        raise where.error("pack-not-list", value=show(value), noun=what)
    if not low <= len(value) <= high:
        least = "exact" if low == high else str(low)
        raise where.error("pack-list-size", n=len(value), noun=what, low=least, high=high)
    return value


def numbers(what: Said, entry: Said, length: int, low: int, high: int, shortest: int | None = None) -> Check:
    def check(value: Any, where: Where) -> tuple[int, ...]:
        entries = array(value, where, what, length if shortest is None else shortest, length)
        return tuple(whole(part, where.nth("entry", i), entry, low, high) for i, part in enumerate(entries, 1))

    return check


def source(value: Any, where: Where) -> str:
    checked: str = one_of(noun("source"), SOURCES)(value, where)
    return checked


def names(value: Any, where: Where) -> dict[str, str]:
    """Names by language. Nothing that would disturb a terminal gets through."""
    for language, name in table(value, where, noun("name")).items():
        if not _LANGUAGE.fullmatch(language):
            raise where.error("pack-language", value=show(language))
        _name(name, where.at(language))
    return dict(value)


def _name(value: Any, where: Where) -> str:
    if not isinstance(value, str) or not value.strip():
        raise where.error("pack-name-empty", value=show(value))
    if len(value) > LONGEST_NAME or not value.isprintable():
        raise where.error("pack-name-long", value=show(value), most=LONGEST_NAME)
    return value


def also(value: Any, where: Where) -> tuple[str, ...]:
    """Other names that people know a card by."""
    entries = array(value, where, noun("names"), 1, 8)
    return tuple(_name(entry, where.nth("entry", i)) for i, entry in enumerate(entries, 1))


def items(what: Said, low: int, high: int) -> Check:
    """Dishes and drinks as letters, counted by kind."""

    def check(value: Any, where: Where) -> tuple[int, ...]:
        if not isinstance(value, str):
            raise where.error("pack-items-form", value=show(value), noun=what, letters=_item_letters())
        for letter in value:
            if letter not in codes.ITEM_LETTERS:
                raise where.error("pack-items-letter", value=show(letter), letters=_item_letters())
        if not low <= len(value) <= high:
            raise where.error("pack-items-size", value=show(value), noun=what, low=low, high=high)
        return tuple(value.count(letter) for letter in codes.ITEM_LETTERS)

    return check


def _item_letters() -> list[Said]:
    pairs = zip(codes.ITEM_LETTERS, codes.ITEMS, strict=True)
    return [said("pack-letter", letter=letter, item=said(f"item-{item}")) for letter, item in pairs]


def colour_list(what: Said, known: tuple[str, ...]) -> Check:
    def check(value: Any, where: Where) -> tuple[int, ...]:
        entries = array(value, where, what, 1, len(known))
        found = tuple(known.index(one_of(noun("colour-here"), known)(entry, where)) for entry in entries)
        if len(set(found)) < len(found):
            raise where.error("pack-colour-twice", value=show(value))
        return found

    return check


def face_list(value: Any, where: Where) -> tuple[int, ...]:
    faces: tuple[int, ...] = numbers(noun("faces"), noun("face"), tables.FACES, 1, tables.FACES, 1)(value, where)
    if len(set(faces)) < len(faces):
        raise where.error("pack-face-twice", value=show(value))
    return tuple(face - 1 for face in faces)


def known_keys(value: Mapping[str, Any], where: Where, what: Said, known: Iterable[str]) -> None:
    allowed = tuple(known)
    for key in value:
        if key not in allowed:
            raise where.error("pack-not-field", value=show(key), noun=what, hint=hint(key, allowed))


def only_kind(value: Any, where: Where, what: Said, kinds: Iterable[str], others: tuple[str, ...] = ()) -> str:
    """The one key of a table that says what it is; the others only say more about it."""
    known = tuple(kinds)
    content = table(value, where, what)
    found = [key for key in content if key not in others]
    for key in found:
        if key not in known:
            raise where.error("pack-not-one", value=show(key), noun=what, hint=hint(key, known))
    if not found:
        raise where.error("pack-says-nothing", noun=what, example=known[0])
    if len(found) > 1:
        raise where.error("pack-says-several", found=found, noun=what, example=known[0])
    return found[0]


# --- steps

_AMOUNT = number(noun("amount"), 1, 99)


def _discount(value: Any, where: Where) -> int:
    if value == "free":
        return codes.FREE
    if isinstance(value, str):
        raise where.error("pack-discount", value=show(value), most=HIGHEST_PRICE)
    return whole(value, where, noun("discount"), 0, HIGHEST_PRICE)


class Argument(NamedTuple):
    name: str
    check: Check
    default: int | None = None


_CARDS = Argument("cards", number(noun("number-of-cards"), 1, 8))
_ROOMS = Argument("rooms", number(noun("number-of-rooms"), 1, tables.ROOMS))
_DISCOUNT = Argument("discount", _discount, 0)
_FLOORS = Argument("floors", number(noun("highest-floor"), 1, tables.FLOORS), tables.FLOORS)
_MUST = Argument("must", flag, 0)

STEP_ARGUMENTS: dict[str, tuple[Argument, ...]] = {
    "hire": (_CARDS, _DISCOUNT),
    "look_and_hire": (_CARDS, _DISCOUNT, _MUST),
    "prepare": (_ROOMS, _DISCOUNT, _FLOORS),
    "prepare_and_occupy": (_ROOMS, _DISCOUNT, _FLOORS),
}
"""The steps that take a table of arguments; all others take a number, true, or an item and how many of it."""
STEP_ITEMS = ("gain_item", "spend_item")
STEP_FLAGS = ("extra_action", "extra_turn")
SPENDING = ("spend_item", "spend_krones", "go_back")
"""The steps that take something away. Whether it is there is seen before a card is used, and nowhere else."""


def _step(value: Any, where: Where) -> Step:
    name = only_kind(value, where, noun("step"), codes.STEPS)
    argument, place = value[name], where.at(name)
    if name in STEP_ARGUMENTS:
        arguments = STEP_ARGUMENTS[name]
        if not isinstance(argument, dict):
            example = f"{{ {arguments[0].name} = 1 }}"
            raise place.error("pack-step-table", value=show(argument), name=name, example=example)
        content = argument
        known_keys(content, place, noun("step-named", name=name), [known.name for known in arguments])
        found = [0, 0, 0]
        for i, known in enumerate(arguments):
            if known.name in content:
                found[i] = int(known.check(content[known.name], place.at(known.name)))
            elif known.default is None:
                raise place.error("pack-step-lacks", name=known.name, example=f"{known.name} = 1")
            else:
                found[i] = known.default
        return Step(name, (found[0], found[1], found[2]))
    if name in STEP_ITEMS:
        item = only_kind(argument, place, noun("item"), codes.ITEMS)
        return Step(name, (codes.ITEMS.index(item), int(_AMOUNT(argument[item], place.at(item))), 0))
    if name in STEP_FLAGS:
        if argument is not True:
            raise place.error("pack-write", value=show(argument), example=f"{name} = true")
        return Step(name, (1, 0, 0))
    return Step(name, (int(_AMOUNT(argument, place)), 0, 0))


def steps(value: Any, where: Where) -> tuple[Step, ...]:
    entries = array(value, where, noun("steps"), 0, tables.STEPS_MAX)
    return tuple(_step(entry, where.nth("part", i)) for i, entry in enumerate(entries, 1))


# --- what a card waits for

_TRIGGER_MOST = {"group": tables.GROUP_SIZE_MAX, "order": 6, "staff": 1, "occupied": 1, "objective": 1}


def trigger(value: Any, where: Where) -> Trigger:
    """`{ order = 3, colours = ["blue"] }`: the number is the least that counts."""
    name = only_kind(value, where, noun("trigger"), codes.TRIGGERS, ("colours",))
    known_keys(
        value, where.at(name), noun("trigger"), (name, *(("colours",) if name in codes.COLOURED_TRIGGERS else ()))
    )
    least = whole(value[name], where.at(name), noun("amount"), 1, _TRIGGER_MOST.get(name, 20))
    known = codes.COLOURS if name == "order" else codes.COLOURS[: codes.ROOM_COLOURS]
    colours = colour_list(noun("colours"), known)(value["colours"], where.at("colours")) if "colours" in value else ()
    return Trigger(name, least, colours)


# --- powers, scores, needs and penalties

POWER_FLAGS = ("room_free", "six_free", "both_tracks", "serve_free", "guest_free", "immune")
_PLACES: dict[str, tuple[str, Check]] = {
    "guest colour": ("guests", colour_list(noun("guests"), codes.COLOURS)),
    "room colour": ("rooms", colour_list(noun("rooms"), codes.COLOURS[: codes.ROOM_COLOURS])),
    "face": ("faces", face_list),
}


def _power(value: Any, where: Where) -> Power:
    name = only_kind(value, where, noun("power"), codes.POWERS, ("guests", "rooms", "faces"))
    counted_by = codes.POWERS[name][1]
    place = where.at(name)
    key, check = _PLACES.get(counted_by, ("", flag))
    known_keys(value, place, noun("power-named", name=name), [name, key] if key else [name])
    if name in POWER_FLAGS:
        if value[name] is not True:
            raise place.error("pack-write", value=show(value[name]), example=f"{name} = true")
        amount = 1
    else:
        amount = whole(value[name], place, noun("amount"), 1, 20)
    if not key:
        return Power(name, amount, (0,))
    if key not in value:
        raise place.error("pack-power-lacks", name=key)
    return Power(name, amount, check(value[key], place.at(key)))


def powers(value: Any, where: Where) -> tuple[Power, ...]:
    entries = array(value, where, noun("powers"), 1, tables.CARD_POWERS_MAX)
    found = tuple(_power(entry, where.nth("part", i)) for i, entry in enumerate(entries, 1))
    places = sum(len(power.places) for power in found)
    if places > tables.CARD_POWERS_MAX:
        raise where.error("pack-powers-many", n=places, most=tables.CARD_POWERS_MAX)
    return found


SCORE_EXAMPLE = '{ vp = 3, each = "floors" }'
_SCORE_KINDS = tuple(name for name in codes.SCORES if name != "copy")


def score(value: Any, where: Where) -> Score:
    content = table(value, where, noun("score"))
    known_keys(content, where, noun("score"), ("vp", "each", "colour", "most", "copy"))
    if "copy" in content:
        if content != {"copy": True}:
            raise where.error("pack-score-copy", value=show(content))
        return Score("copy", 0, 0, 0)
    for key in ("vp", "each"):
        if key not in content:
            raise where.error("pack-score-lacks", name=key, example=SCORE_EXAMPLE)
    each = one_of(noun("score-each"), _SCORE_KINDS)(content["each"], where.at("each"))
    colour = 0
    if each == "occupied_colour":
        if "colour" not in content:
            raise where.error("pack-score-colour")
        colour = room_colour(content["colour"], where.at("colour"))
    elif "colour" in content:
        raise where.at("colour").error("pack-score-no-colour", each=each)
    vp = whole(content["vp"], where.at("vp"), noun("score-vp"), 1, 50)
    most = whole(content["most"], where.at("most"), noun("score-most"), 1, 200) if "most" in content else 0
    return Score(each, colour, vp, most)


def room_colour(value: Any, where: Where) -> int:
    known = codes.COLOURS[: codes.ROOM_COLOURS]
    return known.index(one_of(noun("colour-of-rooms"), known)(value, where))


def guest_colour(value: Any, where: Where) -> int:
    return codes.COLOURS.index(one_of(noun("colour-of-guests"), codes.COLOURS)(value, where))


_NEED_LIMITS = {
    "krones": 99,
    "tiles": tables.ROOMS,
    "staff": 30,
    "emperor": tables.EMPEROR_SPACES - 1,
    "floors": tables.FLOORS,
    "columns": tables.COLUMNS,
    "groups": tables.GROUPS,
    "whole_colours": codes.ROOM_COLOURS,
    "kitchen": 20,
    "top_floor": tables.COLUMNS,
    "orders": 30,
}


def need(value: Any, where: Where) -> Need:
    name = only_kind(value, where, noun("need"), codes.NEEDS, ("items",))
    place = where.at(name)
    known_keys(value, place, noun("need"), (name, "items") if name == "orders" else (name,))
    if name == "orders":
        amount = whole(value[name], place, noun("need-named", name=name), 1, _NEED_LIMITS[name])
        return Need(
            name, amount, (0, 0, 0), whole(value.get("items", 1), where.at("items"), noun("number-of-items"), 1, 6)
        )
    if name != "colours":
        return Need(name, whole(value[name], place, noun("need-named", name=name), 1, _NEED_LIMITS[name]), (0, 0, 0))
    known = codes.COLOURS[: codes.ROOM_COLOURS]
    rooms = table(value[name], place, noun("rooms-by-colour"))
    if not rooms:
        raise place.error("pack-need-colours")
    for colour in rooms:
        one_of(noun("colour-of-rooms"), known)(colour, place)
    found = [
        whole(rooms[colour], place.at(colour), noun("number-of-rooms"), 1, tables.ROOMS) if colour in rooms else 0
        for colour in known
    ]
    return Need(name, 0, (found[0], found[1], found[2]))


PENALTY_FLAGS = ("return_kitchen", "return_kitchen_and_cafe", "lose_krones_and_kitchen")
PENALTIES_THAT_CAN_FAIL = ("lose_krones", "return_staff", "remove_vacant", "dismiss_end_staff", "lose_krones_and_item")
"""Somebody may have too little for these, so they have a second half."""


def penalty(value: Any, where: Where) -> Penalty:
    name = only_kind(value, where, noun("penalty"), codes.PENALTIES, ("else_vp",))
    place = where.at(name)
    if name in PENALTY_FLAGS:
        if value[name] is not True:
            raise place.error("pack-write", value=show(value[name]), example=f"{name} = true")
        amount = 1
    else:
        amount = whole(value[name], place, noun("amount"), 1, 20)
    if "else_vp" in value:
        return Penalty(name, amount, whole(value["else_vp"], where.at("else_vp"), noun("loss"), 1, 50))
    if name in PENALTIES_THAT_CAN_FAIL:
        raise where.error("pack-penalty-else")
    return Penalty(name, amount, 0)


def tile_id(value: Any, where: Where) -> str:
    if not isinstance(value, str) or not _TILE_ID.fullmatch(value):
        raise where.error("pack-tile-id", value=show(value), letters=CATEGORY_LETTERS)
    return value


# --- instruction cards

_BALLS = codes.BALLS[1:]
_OBJECTIVES = (*CATEGORY_LETTERS, "any")
_LONE_DICE = {"any": codes.ANY_FACE, "colour": codes.COLOURED_DIE}


def _level(content: Mapping[str, Any], where: Where) -> int:
    if "from" not in content:
        raise where.error("pack-level-lacks")
    return codes.LEVELS.index(one_of(noun("level"), codes.LEVELS)(content["from"], where.at("from")))


def _ball(value: Any, where: Where) -> int:
    return codes.BALLS.index(one_of(noun("ball"), _BALLS)(value, where))


def _instruction_guest(value: Any, where: Where) -> InstructionGuest:
    content = table(value, where, noun("guest-to-take"))
    known_keys(content, where, noun("guest-to-take"), ("colour", "ball", "from"))
    if "colour" not in content:
        raise where.error("pack-guest-colour-lacks")
    known = (*codes.COLOURS, "any")
    colour = known.index(one_of(noun("colour-of-guests"), known)(content["colour"], where.at("colour")))
    ball = _ball(content["ball"], where.at("ball")) if "ball" in content else 0
    return InstructionGuest(colour, _level(content, where), ball)


def instruction_guests(value: Any, where: Where) -> tuple[InstructionGuest, ...]:
    entries = array(value, where, noun("guests"), 0, tables.INSTRUCTION_PARTS)
    return tuple(_instruction_guest(entry, where.nth("part", i)) for i, entry in enumerate(entries, 1))


def instruction_dice(value: Any, where: Where) -> tuple[int, ...]:
    """One face or two, or a word for itself."""
    entries = array(value, where, noun("dice-to-take"), 1, tables.INSTRUCTION_PARTS)
    found = []
    for i, entry in enumerate(entries, 1):
        place = where.nth("entry", i)
        if not isinstance(entry, str):
            found.append(whole(entry, place, noun("face"), 1, tables.FACES))
        elif entry not in _LONE_DICE:
            raise place.error("pack-die", value=show(entry), faces=tables.FACES)
        elif len(entries) > 1:
            raise where.error("pack-die-alone", value=show(value), entry=show(entry))
        else:
            found.append(_LONE_DICE[entry])
    if len(set(found)) < len(found):
        raise where.error("pack-face-twice", value=show(value))
    return tuple(found)


def _extra(value: Any, where: Where) -> Extra:
    name = only_kind(value, where, noun("extra"), codes.EXTRAS, ("from",))
    argument, place = value[name], where.at(name)
    if name == "objective":
        found = _OBJECTIVES.index(one_of(noun("objective-to-take"), _OBJECTIVES)(argument, place))
    elif name == "dancer":
        found = _ball(argument, place)
    elif name == "emperor":
        found = whole(argument, place, noun("number-of-steps"), 1, tables.EMPEROR_SPACES - 1)
    else:
        found = whole(argument, place, noun("number-of-cards"), 1, tables.PRIVATE_MAX)
    return Extra(name, found, _level(value, where))


def extras(value: Any, where: Where) -> tuple[Extra, ...]:
    entries = array(value, where, noun("extras"), 0, tables.INSTRUCTION_PARTS)
    return tuple(_extra(entry, where.nth("part", i)) for i, entry in enumerate(entries, 1))


# --- hotels


def _rows(value: Any, where: Where, what: Said) -> list[tuple[Where, list[str]]]:
    """Four floors of five words each."""
    rows = []
    for i, text in enumerate(array(value, where, what, tables.FLOORS, tables.FLOORS), 1):
        floor = where.nth("floor", i)
        if not isinstance(text, str):
            raise floor.error("pack-floor-text", value=show(text), columns=tables.COLUMNS)
        words = text.split()
        if len(words) != tables.COLUMNS:
            raise floor.error("pack-floor-size", n=len(words), columns=tables.COLUMNS)
        rows.append((floor, words))
    return rows


def hotel_colours(value: Any, where: Where) -> tuple[int, ...]:
    return tuple(
        room_colour(word, floor.nth("room", i))
        for floor, words in _rows(value, where, noun("hotel-colours"))
        for i, word in enumerate(words, 1)
    )


def hotel_groups(value: Any, where: Where) -> tuple[str, ...]:
    return tuple(word for _, words in _rows(value, where, noun("hotel-groups")) for word in words)


def hotel_badges(value: Any, where: Where) -> tuple[int, ...]:
    row = numbers(noun("floor-badges"), noun("badge"), tables.COLUMNS, 0, 20)
    floors = array(value, where, noun("hotel-badges"), tables.FLOORS, tables.FLOORS)
    return tuple(badge for i, floor in enumerate(floors, 1) for badge in row(floor, where.nth("floor", i)))


# --- the fields of every kind of table

_NUMBER = number(noun("number"), 1, HIGHEST_NUMBER)
_MODULE = one_of(noun("module"), MODULES)

FIELDS: dict[str, dict[str, Check]] = {
    "staff": {
        "number": _NUMBER,
        "name": names,
        "also": also,
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
        "colour": guest_colour,
        "order": items(noun("order"), 1, 6),
        "vp": number(noun("guest-vp"), 0, 50),
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
        "automaton": one_of(noun("automaton"), codes.AUTOMATA),
        "guests": instruction_guests,
        "dice": instruction_dice,
        "extras": extras,
        "hand": one_of(noun("pointing"), codes.HANDS),
    },
    "emperor": {"id": tile_id, "module": _MODULE, "reward": steps, "penalty": penalty},
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
