"""What the parts of a card in a pack must look like: steps, triggers, powers, scores, needs, instructions, halls."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, NamedTuple

from leopold.packs import codes, tables
from leopold.packs.cards import (
    Area,
    BallScore,
    Extra,
    InstructionGuest,
    Need,
    Penalty,
    Power,
    Score,
    Step,
    Token,
    Trigger,
)
from leopold.packs.errors import Where, noun, show
from leopold.packs.modules import MODULES
from leopold.packs.values import (
    CATEGORY_LETTERS,
    HIGHEST_PRICE,
    Check,
    array,
    colour_list,
    face_list,
    flag,
    known_keys,
    number,
    numbers,
    one_of,
    only_kind,
    table,
    whole,
)
from leopold.words import Said

_TILE_ID = re.compile(r"[ABC][1-9][0-9]?")
_ID = re.compile(r"[a-z][a-z0-9_]{0,39}")


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
_VP = number(noun("number-of-victory-points"), 0, 50)
_DANCERS = Argument("dancers", number(noun("number-of-dancers"), 1, 8))

STEP_ARGUMENTS: dict[str, tuple[Argument, ...]] = {
    "hire": (_CARDS, _DISCOUNT),
    "look_and_hire": (_CARDS, _DISCOUNT, _MUST),
    "prepare": (_ROOMS, _DISCOUNT, _FLOORS),
    "prepare_and_occupy": (_ROOMS, _DISCOUNT, _FLOORS),
    "occupy": (_ROOMS, Argument("floors", number(noun("highest-floor"), 1, tables.FLOORS), 0)),
    "exchange": (Argument("items", number(noun("number-of-items"), 1, 20)), Argument("optional", flag, 0)),
    "send_dancer": (_DANCERS, _DISCOUNT, Argument("each_rival", flag, 0)),
    "vp_by_round": tuple(Argument(name, _VP) for name in ("early", "later", "late")),
}
STEP_NUMBERS = ("occupy", "exchange")
"""Those that a number alone is enough for."""
"""The steps that take a table of arguments; all others take a number, true, or an item and how many of it."""
STEP_ITEMS = ("gain_item", "spend_item")
STEP_FLAGS = ("extra_action", "extra_turn", "score_ball")
STEP_KINDS = ("fill_item",)
"""Those that name an item and no number."""
SPENDING = ("spend_item", "spend_krones", "go_back", "spend_any")
"""The steps that take something away. Whether it is there is seen before a card is used, and nowhere else."""


def _step(value: Any, where: Where) -> Step:
    name = only_kind(value, where, noun("step"), codes.STEPS)
    argument, place = value[name], where.at(name)
    if name in STEP_ARGUMENTS:
        arguments = STEP_ARGUMENTS[name]
        if name in STEP_NUMBERS and not isinstance(argument, dict):
            return Step(name, (int(arguments[0].check(argument, place)), 0, 0))
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
    if name in STEP_KINDS:
        return Step(name, (codes.ITEMS.index(one_of(noun("item"), codes.ITEMS)(argument, place)), 0, 0))
    if name in STEP_FLAGS:
        if argument is not True:
            raise place.error("pack-write", value=show(argument), example=f"{name} = true")
        return Step(name, (1, 0, 0))
    return Step(name, (int(_AMOUNT(argument, place)), 0, 0))


def steps(value: Any, where: Where) -> tuple[Step, ...]:
    entries = array(value, where, noun("steps"), 0, tables.STEPS_MAX)
    return tuple(_step(entry, where.nth("part", i)) for i, entry in enumerate(entries, 1))


# --- what a card waits for

_TRIGGER_MOST = {
    "group": tables.GROUP_SIZE_MAX,
    "order": 6,
    **dict.fromkeys(("staff", "occupied", "objective", "dancer", "die", "line"), 1),
}


def trigger(value: Any, where: Where) -> Trigger:
    """`{ order = 3, colours = ["blue"] }`, `{ die = 1, faces = [4] }`: the number is the least that counts."""
    name = only_kind(value, where, noun("trigger"), codes.TRIGGERS, ("colours", "faces"))
    further = ("colours",) if name in codes.COLOURED_TRIGGERS else ("faces",) if name == "die" else ()
    known_keys(value, where.at(name), noun("trigger"), (name, *further))
    least = whole(value[name], where.at(name), noun("amount"), 1, _TRIGGER_MOST.get(name, 20))
    if "faces" in value:
        return Trigger(name, least, face_list(value["faces"], where.at("faces")))
    known = codes.COLOURS if name == "order" else codes.COLOURS[: codes.ROOM_COLOURS]
    colours = colour_list(noun("colours"), known)(value["colours"], where.at("colours")) if "colours" in value else ()
    return Trigger(name, least, colours)


# --- powers, scores, needs and penalties

POWER_FLAGS = (
    "room_free",
    "six_free",
    "both_tracks",
    "serve_free",
    "guest_free",
    "immune",
    "shift_die",
    "rows_twice",
)
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
    "champagne": 20,
    "dancers": 20,
    "guests": 30,
}


def need(value: Any, where: Where) -> Need:
    name = only_kind(value, where, noun("need"), codes.NEEDS, ("items", "colour"))
    place = where.at(name)
    further = {"orders": ("items",), "guests": ("colour",)}.get(name, ())
    known_keys(value, place, noun("need"), (name, *further))
    if name == "guests":
        amount = whole(value[name], place, noun("need-named", name=name), 1, _NEED_LIMITS[name])
        if "colour" not in value:
            raise where.error("pack-need-colour")
        return Need(name, amount, (0, 0, 0), colour=guest_colour(value["colour"], where.at("colour")))
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
PENALTIES_THAT_CAN_FAIL = (
    "lose_krones",
    "return_staff",
    "remove_vacant",
    "dismiss_end_staff",
    "lose_krones_and_item",
    "lose_champagne",
    "remove_dancers_middle",
    "remove_dancers_right",
)
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


# --- celebrities


def with_modules(value: Any, where: Where) -> tuple[str, ...]:
    """Modules without which something of another module stays in the box."""
    entries = array(value, where, noun("modules"), 1, len(MODULES))
    return tuple(one_of(noun("module"), MODULES)(entry, where.nth("entry", i)) for i, entry in enumerate(entries, 1))


# --- entrances


def entrance_steps(value: Any, where: Where) -> tuple[Step, ...]:
    entries = array(value, where, noun("steps"), 0, tables.ENTRANCE_STEPS)
    return tuple(_step(entry, where.nth("part", i)) for i, entry in enumerate(entries, 1))


def occupancy(value: Any, where: Where) -> tuple[tuple[int, ...], ...]:
    """`{ blue = [4, 8, 13, 20], red = [...], yellow = [...] }`"""
    known = codes.COLOURS[: codes.ROOM_COLOURS]
    content = table(value, where, noun("colours-bonus"))
    known_keys(content, where, noun("colours-bonus"), known)
    check = numbers(noun("colours-bonus"), noun("bonus"), tables.GROUP_SIZE_MAX, 1, 50)
    for colour in known:
        if colour not in content:
            raise where.error("pack-step-lacks", name=colour, example=f"{colour} = [2, 5, 9, 15]")
    return tuple(check(content[colour], where.at(colour)) for colour in known)


def sums(value: Any, where: Where) -> dict[int, tuple[Step, ...]]:
    """`{ 6 = [...], 8 = [...] }`: by the sum of two dice."""
    content = table(value, where, noun("sums"))
    known_keys(content, where, noun("sums"), [str(n) for n in range(2, tables.SUMS)])
    return {int(key): entrance_steps(found, where.at(key)) for key, found in content.items()}


def tokens(value: Any, where: Where) -> tuple[Token, ...]:
    """`[{ column = [...], floor = [...] }, ...]`"""
    found = []
    for i, entry in enumerate(array(value, where, noun("tokens"), 1, tables.TOKENS), 1):
        place = where.nth("part", i)
        known_keys(table(entry, place, noun("token")), place, noun("token"), Token._fields)
        for half in Token._fields:
            if half not in entry:
                raise place.error("pack-step-lacks", name=half, example=f"{half} = [{{ gain_vp = 3 }}]")
        found.append(Token(*(entrance_steps(entry[half], place.at(half)) for half in Token._fields)))
    return tuple(found)


# --- ballrooms and rehearsal rooms


def word_id(value: Any, where: Where) -> str:
    if not isinstance(value, str) or not _ID.fullmatch(value):
        raise where.error("pack-word-id", value=show(value))
    return value


def bonus(value: Any, where: Where) -> tuple[Step, ...]:
    """What a row or an area brings."""
    entries = array(value, where, noun("steps"), 0, tables.BALL_STEPS)
    return tuple(_step(entry, where.nth("part", i)) for i, entry in enumerate(entries, 1))


def ball_score(value: Any, where: Where) -> BallScore:
    """`{ pairs = [7] }`, or by players `{ ranks = { 2 = [10, 3], 3 = [15, 10, 5], 4 = [15, 10, 5] } }`."""
    name = only_kind(value, where, noun("ball-score"), codes.BALL_SCORES)
    place, found = where.at(name), value[name]
    check = numbers(noun("list-of-points"), noun("number-of-victory-points"), tables.BALL_POINTS, 0, 50, 1)
    players = [str(seats) for seats in range(2, tables.SEATS + 1)]
    if not isinstance(found, dict):
        return BallScore(name, (check(found, place),) * len(players))
    for key in found:
        one_of(noun("players"), players)(key, place)
    for key in players:
        if key not in found:
            raise place.error("pack-ball-players", players=key)
    return BallScore(name, tuple(check(found[key], place.at(key)) for key in players))


def areas(value: Any, where: Where) -> tuple[Area, ...]:
    """`[{ dancers = 4, bonus = [{ gain_vp = 5 }] }, ...]`"""
    return tuple(
        _area(entry, where.nth("part", i))
        for i, entry in enumerate(array(value, where, noun("areas"), 1, tables.AREAS), 1)
    )


def _area(value: Any, where: Where) -> Area:
    content = table(value, where, noun("area"))
    known_keys(content, where, noun("area"), ("dancers", "bonus"))
    for key, example in (("dancers", "dancers = 4"), ("bonus", "bonus = [{ gain_vp = 5 }]")):
        if key not in content:
            raise where.error("pack-score-lacks", name=key, example=example)
    dancers = whole(content["dancers"], where.at("dancers"), noun("number-of-dancers"), 1, 40)
    return Area(dancers, bonus(content["bonus"], where.at("bonus")))
