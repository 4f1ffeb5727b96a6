"""What every field of a pack must look like. Each function takes a value from TOML and gives the checked one.

A field that is wrong raises a `PackError` that says where it stands and what would be right.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple, TypeAlias

from leopold.packs import codes, tables
from leopold.packs.cards import Extra, InstructionGuest, Need, Penalty, Power, Score, Step
from leopold.packs.errors import Where, hint, listed, show

Check: TypeAlias = Callable[[Any, Where], Any]

SOURCES = ("rulebook", "public", "picture", "unconfirmed", "house")
HIGHEST_NUMBER = 9999
CATEGORY_LETTERS = codes.LETTERS[: tables.CATEGORIES]

_LANGUAGE = re.compile(r"[a-z]{2,3}")
_TILE_ID = re.compile(r"[ABC][1-9][0-9]?")


# --- single values


def whole(value: Any, where: Where, noun: str, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise where.error(f"{show(value)} is not a whole number; {noun} is a whole number from {low} to {high}.")
    if not low <= value <= high:
        raise where.error(f"{show(value)} is out of range; {noun} is a whole number from {low} to {high}.")
    return value


def number(noun: str, low: int, high: int) -> Check:
    return lambda value, where: whole(value, where, noun, low, high)


def flag(value: Any, where: Where) -> bool:
    if not isinstance(value, bool):
        raise where.error(f"{show(value)} is neither true nor false; write one of the two.")
    return value


def one_of(noun: str, words: Iterable[str]) -> Check:
    known = tuple(words)

    def check(value: Any, where: Where) -> str:
        if not isinstance(value, str) or value not in known:
            raise where.error(f"{show(value)} is not {noun}; {hint(value, known)}.")
        return value

    return check


def table(value: Any, where: Where, noun: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise where.error(f"{show(value)} is not {noun}; {noun} is a table in braces.")
    return value


def array(value: Any, where: Where, noun: str, low: int, high: int) -> list[Any]:
    if not isinstance(value, list):
        raise where.error(f"{show(value)} is not a list; {noun} is a list in square brackets.")
    if not low <= len(value) <= high:
        size = f"{low}" if low == high else f"{low} to {high}"
        raise where.error(f"a list of {len(value)} does not fit; {noun} has {size} entries.")
    return value


def numbers(noun: str, entry: str, length: int, low: int, high: int, shortest: int | None = None) -> Check:
    def check(value: Any, where: Where) -> tuple[int, ...]:
        entries = array(value, where, noun, length if shortest is None else shortest, length)
        return tuple(whole(part, where.at(f"entry {i}"), entry, low, high) for i, part in enumerate(entries, 1))

    return check


def source(value: Any, where: Where) -> str:
    checked: str = one_of("a source", SOURCES)(value, where)
    return checked


def names(value: Any, where: Where) -> dict[str, str]:
    """Names by language. Nothing that would disturb a terminal gets through."""
    for language, name in table(value, where, "a name").items():
        if not _LANGUAGE.fullmatch(language):
            raise where.error(f"{show(language)} is not a language; write its short code, such as en or de.")
        _name(name, where.at(language))
    return dict(value)


def _name(value: Any, where: Where) -> str:
    if not isinstance(value, str) or not value.strip():
        raise where.error(f"{show(value)} is not a name; write some text in quotes.")
    if len(value) > 60 or not value.isprintable():
        raise where.error(f"{show(value)} is not a name; a name has at most 60 letters, all of them printable.")
    return value


def also(value: Any, where: Where) -> tuple[str, ...]:
    """Other names that people know a card by."""
    entries = array(value, where, "a list of other names", 1, 8)
    return tuple(_name(entry, where.at(f"entry {i}")) for i, entry in enumerate(entries, 1))


def items(noun: str, low: int, high: int) -> Check:
    """Dishes and drinks as letters, counted by kind."""

    def check(value: Any, where: Where) -> tuple[int, ...]:
        letters = [f"{letter} for {item}" for letter, item in zip(codes.ITEM_LETTERS, codes.ITEMS, strict=True)]
        if not isinstance(value, str):
            raise where.error(f"{show(value)} is not text; {noun} is written in letters: {listed(letters, 'and')}.")
        for letter in value:
            if letter not in codes.ITEM_LETTERS:
                raise where.error(f"{show(letter)} is no dish or drink; write {listed(letters, 'and')}.")
        if not low <= len(value) <= high:
            raise where.error(f"{show(value)} is out of range; {noun} has {low} to {high} dishes and drinks.")
        return tuple(value.count(letter) for letter in codes.ITEM_LETTERS)

    return check


def colour_list(noun: str, known: tuple[str, ...]) -> Check:
    def check(value: Any, where: Where) -> tuple[int, ...]:
        entries = array(value, where, noun, 1, len(known))
        found = tuple(known.index(one_of("a colour here", known)(entry, where)) for entry in entries)
        if len(set(found)) < len(found):
            raise where.error(f"{show(value)} names a colour twice; name each colour once.")
        return found

    return check


def face_list(value: Any, where: Where) -> tuple[int, ...]:
    faces: tuple[int, ...] = numbers("a list of faces", "a die's face", tables.FACES, 1, tables.FACES, 1)(value, where)
    if len(set(faces)) < len(faces):
        raise where.error(f"{show(value)} names a face twice; name each face once.")
    return tuple(face - 1 for face in faces)


def known_keys(value: Mapping[str, Any], where: Where, noun: str, known: Iterable[str]) -> None:
    allowed = tuple(known)
    for key in value:
        if key not in allowed:
            raise where.error(f"{show(key)} is not a field of {noun}; {hint(key, allowed)}.")


def only_kind(value: Any, where: Where, noun: str, kinds: Iterable[str], others: tuple[str, ...] = ()) -> str:
    """The one key of a table that says what it is; the others only say more about it."""
    known = tuple(kinds)
    content = table(value, where, noun)
    found = [key for key in content if key not in others]
    for key in found:
        if key not in known:
            raise where.error(f"{show(key)} is not {noun}; {hint(key, known)}.")
    if len(found) != 1:
        which = listed(found, "and") if found else "nothing"
        raise where.error(f"it says {which}; {noun} says one thing, such as {known[0]}.")
    return found[0]


# --- steps

_AMOUNT = number("an amount", 1, 99)


def _discount(value: Any, where: Where) -> int:
    if value == "free":
        return codes.FREE
    if isinstance(value, str):
        raise where.error(f'{show(value)} is not a discount; write krones from 0 to 20 or "free".')
    return whole(value, where, "a discount", 0, 20)


class Argument(NamedTuple):
    name: str
    check: Check
    default: int | None = None


_CARDS = Argument("cards", number("a number of cards", 1, 8))
_ROOMS = Argument("rooms", number("a number of rooms", 1, tables.ROOMS))
_DISCOUNT = Argument("discount", _discount, 0)
_FLOORS = Argument("floors", number("the highest floor", 1, tables.FLOORS), tables.FLOORS)
_MUST = Argument("must", flag, 0)

STEP_ARGUMENTS: dict[str, tuple[Argument, ...]] = {
    "hire": (_CARDS, _DISCOUNT),
    "look_and_hire": (_CARDS, _DISCOUNT, _MUST),
    "prepare": (_ROOMS, _DISCOUNT, _FLOORS),
    "prepare_and_occupy": (_ROOMS, _DISCOUNT, _FLOORS),
}
"""The steps that take a table of arguments; all others take a number, true or, for gain_item, an item."""
STEP_FLAGS = ("extra_action", "extra_turn")


def _step(value: Any, where: Where) -> Step:
    name = only_kind(value, where, "a step", codes.STEPS)
    argument, place = value[name], where.at(name)
    if name in STEP_ARGUMENTS:
        arguments = STEP_ARGUMENTS[name]
        if not isinstance(argument, dict):
            example = f"{{ {arguments[0].name} = 1 }}"
            raise place.error(f"{show(argument)} does not fit; {name} is followed by a table, such as {example}.")
        content = argument
        known_keys(content, place, f"the step {name}", [known.name for known in arguments])
        found = [0, 0, 0]
        for i, known in enumerate(arguments):
            if known.name in content:
                found[i] = int(known.check(content[known.name], place.at(known.name)))
            elif known.default is None:
                raise place.error(f"{known.name} is missing; write how many, such as {known.name} = 1.")
            else:
                found[i] = known.default
        return Step(name, (found[0], found[1], found[2]))
    if name == "gain_item":
        item = only_kind(argument, place, "an item", codes.ITEMS)
        return Step(name, (codes.ITEMS.index(item), int(_AMOUNT(argument[item], place.at(item))), 0))
    if name in STEP_FLAGS:
        if argument is not True:
            raise place.error(f"{show(argument)} does not fit; write {name} = true.")
        return Step(name, (1, 0, 0))
    return Step(name, (int(_AMOUNT(argument, place)), 0, 0))


def steps(value: Any, where: Where) -> tuple[Step, ...]:
    entries = array(value, where, "a list of steps", 0, tables.STEPS_MAX)
    return tuple(_step(entry, where.at(f"part {i}")) for i, entry in enumerate(entries, 1))


# --- powers, scores, needs and penalties

POWER_FLAGS = ("room_free", "six_free", "both_tracks", "serve_free", "guest_free", "immune")
_PLACES: dict[str, tuple[str, Check]] = {
    "guest colour": ("guests", colour_list("a list of guests", codes.COLOURS)),
    "room colour": ("rooms", colour_list("a list of rooms", codes.COLOURS[: codes.ROOM_COLOURS])),
    "face": ("faces", face_list),
}


def _power(value: Any, where: Where) -> Power:
    name = only_kind(value, where, "a power", codes.POWERS, ("guests", "rooms", "faces"))
    counted_by = codes.POWERS[name][1]
    place = where.at(name)
    key, check = _PLACES.get(counted_by, ("", flag))
    known_keys(value, place, f"the power {name}", [name, key] if key else [name])
    if name in POWER_FLAGS:
        if value[name] is not True:
            raise place.error(f"{show(value[name])} does not fit; write {name} = true.")
        amount = 1
    else:
        amount = whole(value[name], place, "an amount", 1, 20)
    if not key:
        return Power(name, amount, (0,))
    if key not in value:
        raise place.error(f"{key} is missing; say for which {key} the power works, as a list.")
    return Power(name, amount, check(value[key], place.at(key)))


def powers(value: Any, where: Where) -> tuple[Power, ...]:
    entries = array(value, where, "a list of powers", 1, tables.CARD_POWERS_MAX)
    found = tuple(_power(entry, where.at(f"part {i}")) for i, entry in enumerate(entries, 1))
    places = sum(len(power.places) for power in found)
    if places > tables.CARD_POWERS_MAX:
        raise where.error(
            f"{places} colours or faces are too many; a card has {tables.CARD_POWERS_MAX} of them in all."
        )
    return found


_SCORE_KINDS = tuple(name for name in codes.SCORES if name != "copy")


def score(value: Any, where: Where) -> Score:
    content = table(value, where, "a score")
    known_keys(content, where, "a score", ("vp", "each", "colour", "most", "copy"))
    if "copy" in content:
        if content != {"copy": True}:
            raise where.error(f"{show(content)} does not fit; a score that copies is written {{ copy = true }}.")
        return Score("copy", 0, 0, 0)
    for key in ("vp", "each"):
        if key not in content:
            raise where.error(f'{key} is missing; write, for example, {{ vp = 3, each = "floors" }}.')
    each = one_of("something to count", _SCORE_KINDS)(content["each"], where.at("each"))
    colour = 0
    if each == "occupied_colour":
        if "colour" not in content:
            raise where.error('colour is missing; occupied_colour needs one, such as colour = "red".')
        colour = room_colour(content["colour"], where.at("colour"))
    elif "colour" in content:
        raise where.at("colour").error(f"a score for {each} has no colour; only occupied_colour has one.")
    vp = whole(content["vp"], where.at("vp"), "a score's vp", 1, 50)
    most = whole(content["most"], where.at("most"), "the most a score brings", 1, 200) if "most" in content else 0
    return Score(each, colour, vp, most)


def room_colour(value: Any, where: Where) -> int:
    known = codes.COLOURS[: codes.ROOM_COLOURS]
    return known.index(one_of("a colour of rooms", known)(value, where))


def guest_colour(value: Any, where: Where) -> int:
    return codes.COLOURS.index(one_of("a colour of guests", codes.COLOURS)(value, where))


_NEED_LIMITS = {
    "krones": 99,
    "tiles": tables.ROOMS,
    "staff": 30,
    "emperor": tables.EMPEROR_SPACES - 1,
    "floors": tables.FLOORS,
    "columns": tables.COLUMNS,
    "groups": tables.GROUPS,
    "whole_colours": codes.ROOM_COLOURS,
}


def need(value: Any, where: Where) -> Need:
    name = only_kind(value, where, "a need", codes.NEEDS)
    place = where.at(name)
    if name != "colours":
        return Need(name, whole(value[name], place, f"a need of {name}", 1, _NEED_LIMITS[name]), (0, 0, 0))
    known = codes.COLOURS[: codes.ROOM_COLOURS]
    rooms = table(value[name], place, "a number of rooms by colour")
    if not rooms:
        raise place.error("no colour stands here; write, for example, { red = 4, yellow = 3 }.")
    for colour in rooms:
        one_of("a colour of rooms", known)(colour, place)
    found = [
        whole(rooms[colour], place.at(colour), "a number of rooms", 1, tables.ROOMS) if colour in rooms else 0
        for colour in known
    ]
    return Need(name, 0, (found[0], found[1], found[2]))


PENALTY_FLAGS = ("return_kitchen", "return_kitchen_and_cafe")
PENALTIES_THAT_CAN_FAIL = ("lose_krones", "return_staff", "remove_vacant", "dismiss_end_staff")
"""Somebody may have too little for these, so they have a second half."""


def penalty(value: Any, where: Where) -> Penalty:
    name = only_kind(value, where, "a penalty", codes.PENALTIES, ("else_vp",))
    place = where.at(name)
    if name in PENALTY_FLAGS:
        if value[name] is not True:
            raise place.error(f"{show(value[name])} does not fit; write {name} = true.")
        amount = 1
    else:
        amount = whole(value[name], place, "an amount", 1, 20)
    if "else_vp" in value:
        return Penalty(name, amount, whole(value["else_vp"], where.at("else_vp"), "a loss of victory points", 1, 50))
    if name in PENALTIES_THAT_CAN_FAIL:
        raise where.error("else_vp is missing; say what is lost if it cannot be done, such as else_vp = 5.")
    return Penalty(name, amount, 0)


def tile_id(value: Any, where: Where) -> str:
    if not isinstance(value, str) or not _TILE_ID.fullmatch(value):
        letters = listed(CATEGORY_LETTERS)
        raise where.error(f"{show(value)} is not the id of a tile; an id is {letters} and a number, such as A1.")
    return value


# --- instruction cards

_BALLS = codes.BALLS[1:]
_OBJECTIVES = (*CATEGORY_LETTERS, "any")
_LONE_DICE = {"any": codes.ANY_FACE, "colour": codes.COLOURED_DIE}


def _level(content: Mapping[str, Any], where: Where) -> int:
    if "from" not in content:
        raise where.error('from is missing; say from which level it counts, such as from = "easy".')
    return codes.LEVELS.index(one_of("a level", codes.LEVELS)(content["from"], where.at("from")))


def _ball(value: Any, where: Where) -> int:
    return codes.BALLS.index(one_of("a ball", _BALLS)(value, where))


def _instruction_guest(value: Any, where: Where) -> InstructionGuest:
    content = table(value, where, "a guest to take")
    known_keys(content, where, "a guest to take", ("colour", "ball", "from"))
    if "colour" not in content:
        raise where.error('colour is missing; write one, such as colour = "blue", or colour = "any".')
    known = (*codes.COLOURS, "any")
    colour = known.index(one_of("a colour of guests", known)(content["colour"], where.at("colour")))
    ball = _ball(content["ball"], where.at("ball")) if "ball" in content else 0
    return InstructionGuest(colour, _level(content, where), ball)


def instruction_guests(value: Any, where: Where) -> tuple[InstructionGuest, ...]:
    entries = array(value, where, "a list of guests", 0, tables.INSTRUCTION_PARTS)
    return tuple(_instruction_guest(entry, where.at(f"part {i}")) for i, entry in enumerate(entries, 1))


def instruction_dice(value: Any, where: Where) -> tuple[int, ...]:
    """One face or two, or a word for itself."""
    entries = array(value, where, "a list of dice", 1, tables.INSTRUCTION_PARTS)
    found = []
    for i, entry in enumerate(entries, 1):
        place = where.at(f"entry {i}")
        if not isinstance(entry, str):
            found.append(whole(entry, place, "a die's face", 1, tables.FACES))
        elif entry not in _LONE_DICE:
            raise place.error(f'{show(entry)} is not a die; write a face from 1 to {tables.FACES}, "any" or "colour".')
        elif len(entries) > 1:
            raise where.error(f"{show(value)} does not fit; {show(entry)} stands alone, and only faces make a pair.")
        else:
            found.append(_LONE_DICE[entry])
    if len(set(found)) < len(found):
        raise where.error(f"{show(value)} names a face twice; name each face once.")
    return tuple(found)


def _extra(value: Any, where: Where) -> Extra:
    name = only_kind(value, where, "an extra", codes.EXTRAS, ("from",))
    argument, place = value[name], where.at(name)
    if name == "objective":
        found = _OBJECTIVES.index(one_of("an objective", _OBJECTIVES)(argument, place))
    elif name == "dancer":
        found = _ball(argument, place)
    elif name == "emperor":
        found = whole(argument, place, "a number of steps", 1, tables.EMPEROR_SPACES - 1)
    else:
        found = whole(argument, place, "a number of cards", 1, tables.PRIVATE_MAX)
    return Extra(name, found, _level(value, where))


def extras(value: Any, where: Where) -> tuple[Extra, ...]:
    entries = array(value, where, "a list of extras", 0, tables.INSTRUCTION_PARTS)
    return tuple(_extra(entry, where.at(f"part {i}")) for i, entry in enumerate(entries, 1))


# --- hotels


def _rows(value: Any, where: Where, noun: str) -> list[tuple[Where, list[str]]]:
    """Four floors of five words each."""
    rows = []
    for i, text in enumerate(array(value, where, noun, tables.FLOORS, tables.FLOORS), 1):
        floor = where.at(f"floor {i}")
        if not isinstance(text, str):
            raise floor.error(f"{show(text)} is not text; a floor is five words in quotes.")
        words = text.split()
        if len(words) != tables.COLUMNS:
            raise floor.error(f"{len(words)} is the wrong number of rooms; a floor has {tables.COLUMNS}.")
        rows.append((floor, words))
    return rows


def hotel_colours(value: Any, where: Where) -> tuple[int, ...]:
    return tuple(
        room_colour(word, floor.at(f"room {i}"))
        for floor, words in _rows(value, where, "a hotel's list of colours")
        for i, word in enumerate(words, 1)
    )


def hotel_groups(value: Any, where: Where) -> tuple[str, ...]:
    return tuple(word for _, words in _rows(value, where, "a hotel's list of groups") for word in words)


def hotel_badges(value: Any, where: Where) -> tuple[int, ...]:
    row = numbers("a floor's list of badges", "a badge", tables.COLUMNS, 0, 20)
    floors = array(value, where, "a hotel's list of badges", tables.FLOORS, tables.FLOORS)
    return tuple(badge for i, floor in enumerate(floors, 1) for badge in row(floor, where.at(f"floor {i}")))


# --- the fields of every kind of table

_NUMBER = number("a card's number", 1, HIGHEST_NUMBER)

FIELDS: dict[str, dict[str, Check]] = {
    "staff": {
        "number": _NUMBER,
        "name": names,
        "also": also,
        "cost": number("a cost", 0, 20),
        "timing": one_of("a timing", codes.TIMINGS),
        "effect": steps,
        "powers": powers,
        "score": score,
    },
    "guest": {
        "number": _NUMBER,
        "name": names,
        "also": also,
        "colour": guest_colour,
        "order": items("an order", 1, 6),
        "vp": number("a guest's vp", 0, 50),
        "reward": steps,
        "promo": flag,
    },
    "objective": {
        "number": _NUMBER,
        "name": names,
        "also": also,
        "letter": one_of("a letter of objectives", CATEGORY_LETTERS),
        "needs": need,
    },
    "instruction": {
        "number": _NUMBER,
        "automaton": one_of("an automaton", codes.AUTOMATA),
        "guests": instruction_guests,
        "dice": instruction_dice,
        "extras": extras,
        "hand": one_of("a way for the hand to point", codes.HANDS),
    },
    "emperor": {"id": tile_id, "reward": steps, "penalty": penalty},
    "hotel": {
        "side": one_of("a side", codes.SIDES),
        "letter": one_of("a letter of hotels", codes.LETTERS),
        "colours": hotel_colours,
        "groups": hotel_groups,
        "badges": hotel_badges,
    },
    "introductory": {
        letter: numbers("a set of staff", "a card's number", tables.HAND_START_MAX, 1, HIGHEST_NUMBER, 1)
        for letter in codes.LETTERS
    },
}


# --- the board


def _by_players(number: tables.Number) -> Check:
    """One for each number of players; an overlay may name only one of them."""

    def check(value: Any, where: Where) -> dict[int, int]:
        content = table(value, where, f"{number.noun} by players")
        players = [str(seats) for seats in range(2, tables.SEATS + 1)]
        for key in content:
            one_of("a number of players", players)(key, where)
        return {int(key): whole(n, where.at(key), number.noun, number.low, number.high) for key, n in content.items()}

    return check


def _board_check(found: tables.Number) -> Check:
    match found.written:
        case "number":
            return number(found.noun, found.low, found.high)
        case "flag":
            return flag
        case "letters":
            return items(found.noun, found.low, found.high)
        case "by players":
            return _by_players(found)
        case "row" | "by colour":
            return numbers(found.noun, found.entry, found.shape[-1], found.low, found.high, found.shortest)


def _board_checks() -> dict[str, dict[str, Check]]:
    sections: dict[str, dict[str, Check]] = {}
    for found in tables.NUMBERS.values():
        for name in found.fields:
            sections.setdefault(found.section, {})[name] = _board_check(found)
    return sections


BOARD: dict[str, dict[str, Check]] = _board_checks()
"""The fields of every section of the board."""
