"""The text of actions: short, without ambiguity, the same for people, files and the command line.

An action is a number of the catalogue; its text is read in the context of a position, because guests are named by the
number on their card and not by their table, and `take 2 wine 1 coffee` needs to know what there is to divide.

    guest 3   die 6 as 4 boost   take 2 strudel 1 cake   place wine 75   check-in 75 2.3   hire 13   end

`docs/notation.md` has them all.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import numpy as np

from leopold.packs import Pack, codes, kept_with_pack
from leopold.packs.codes import DIE_COLOURS, GUEST_GOES, ITEMS, STAYS
from leopold.packs.tables import (
    AREAS,
    BALL_PLACES,
    BASE_CAFE_TABLES,
    CATEGORIES,
    FACES,
    QUEUE,
    ROOMS,
    TOKENS,
)
from leopold.rules import actions
from leopold.rules.actions import (
    ACTIONS,
    BID_PLACES,
    CATALOGUE,
    DANCE_PLACES,
    DIE_WAYS,
    ITEM_PLACES,
    POUR_PLACES,
    TABLE_PLACES,
    Kind,
)
from leopold.rules.agenda import OP, SEAT
from leopold.rules.decisions import dice
from leopold.rules.state import NOBODY
from leopold.text.words import (
    BALL_PLACE_NAMES,
    CATEGORY_LETTERS,
    FAVOUR_NAMES,
    GOAL_NAMES,
    POURED,
    ROOM_NAMES,
    SHIFT_NAMES,
    SIDE_WORDS,
    SPLIT_KINDS,
)

CHAMPAGNE: Final = ITEMS[codes.CHAMPAGNE]
Arguments = dict[str, int | str | bool]
Key = tuple[int, ...]

STAFF_KINDS: Final = ("use", "hire", "draft", "return", "dismiss")
ROOM_KINDS: Final = ("room", "occupy", "remove")
KINDS: Final = {kind.name: kind for kind in CATALOGUE}
_KIND_OF: Final = tuple(
    next((kind for kind in CATALOGUE if kind.first <= action < kind.first + kind.size), None)
    for action in range(ACTIONS)
)

_PLAIN: Final = tuple((action,) for action in range(ACTIONS))
TABLE_OF: Final = tuple(
    (action - kind.first) % TABLE_PLACES
    if kind is not None and kind.name in ("serve", "place", "complete", "host")
    else (action - kind.first) // ROOMS
    if kind is not None and kind.name == "check-in"
    else (action - kind.first) // DANCE_PLACES
    if kind is not None and kind.name == "dance"
    else -1
    for action, kind in enumerate(_KIND_OF)
)
"""The café table an action speaks of, or -1."""
DIVIDES: Final = tuple(kind is not None and kind.name in ("take", "pour") for kind in _KIND_OF)
"""Does it speak of what is being divided?"""
_BALL_KINDS: Final = ("send", "recall")
_DANCE_KINDS: Final = (*_BALL_KINDS, "area", "rehearse", "row", "emptied")
_ENTRANCE_KINDS: Final = ("bid", "entrance", "shift", "token", "favour", "give")
KEY_MODULE: Final = "key"


def decider(g: np.record) -> int:
    """The seat that decides now, -1 when the game is over."""
    n = int(g.agenda_n)
    return -1 if n == 0 or g.over else int(g.agenda[n - 1, SEAT])


def text_keys(g: np.record, actions: Iterable[int]) -> list[Key]:
    """What the texts depend on: with one pack, equal keys mean equal texts and equal arguments.

    The position is looked at once, whatever is asked of it.
    """
    cafe: list[int] | None = None
    divided: tuple[int, int] | None = None
    keys: list[Key] = []
    for action in actions:
        table = TABLE_OF[action]
        if table >= 0:
            cafe = _guests(g) if cafe is None else cafe
            keys.append((action, cafe[table]))
        elif DIVIDES[action]:
            divided = to_divide(g) if divided is None else divided
            keys.append((action, *divided))
        else:
            keys.append(_PLAIN[action])
    return keys


def _guests(g: np.record) -> list[int]:
    """Who sits at the tables of whoever decides, nobody at those that are not there."""
    seat = decider(g)
    seated = g.cafe[seat, : int(g.cafe_tables[seat])].tolist() if seat >= 0 else []
    return seated + [NOBODY] * (TABLE_PLACES - len(seated))


def text_key(g: np.record, action: int) -> Key:
    return text_keys(g, (action,))[0]


def action_text(pack: Pack, g: np.record, action: int) -> str:
    """The canonical text of an action in a position."""
    return text_of_key(pack, text_key(g, action))


def action_arguments(pack: Pack, g: np.record, action: int) -> Arguments:
    """What the text says, by name: {"guest": 75, "room": "2.3"}."""
    return dict(arguments_of_key(pack, text_key(g, action)))


def action_texts(pack: Pack, g: np.record, numbers: Iterable[int]) -> list[str]:
    """The texts of many actions in one position."""
    return [text_of_key(pack, key) for key in text_keys(g, numbers)]


def to_divide(g: np.record) -> tuple[int, int]:
    """Main action and strength of the division being decided, or zeros."""
    top = int(g.agenda_n) - 1
    if top < 0 or g.over or g.agenda[top, OP] != dice.SPLIT:
        return 0, 0
    return int(g.agenda[top, dice.SPLIT_ACTION]), int(g.agenda[top, dice.SPLIT_STRENGTH])


@kept_with_pack
def text_of_key(pack: Pack, key: Key) -> str:
    """The text for a key of `text_key`."""
    return _describe(pack, key)[0]


@kept_with_pack
def arguments_of_key(pack: Pack, key: Key) -> Arguments:
    """The arguments for a key of `text_key`; shared, so not to be changed."""
    return _describe(pack, key)[1]


def _describe(pack: Pack, key: Key) -> tuple[str, Arguments]:
    """Text and arguments. What has no better name is called by its number: `action 1031`."""
    action = key[0]
    kind = _KIND_OF[action]
    if kind is not None:
        k = action - kind.first
        found = _describe_table(pack, kind, key) if TABLE_OF[action] >= 0 else _describe_rest(pack, kind, k, key)
        if found is not None:
            return found
    return f"action {action}", {"action": action}


def _describe_table(pack: Pack, kind: Kind, key: Key) -> tuple[str, Arguments] | None:
    action, guest = key
    table = TABLE_OF[action]
    k = action - kind.first
    if table >= BASE_CAFE_TABLES and guest == NOBODY:
        return None  # a table that may not be there is told only with a guest at it
    if kind.name == "host" and not any(card.goes == GUEST_GOES[STAYS] for card in pack.guests):
        return None
    words = [kind.name]
    arguments: Arguments = {}
    if kind.name in ("serve", "place"):
        if k // TABLE_PLACES >= pack.item_kinds:
            return None
        item = ITEMS[k // TABLE_PLACES]
        words.append(item)
        arguments["item"] = item
    if guest == NOBODY:
        words.append(f"table {table + 1}")
        arguments["table"] = table + 1
    else:
        number = pack.guests[guest].number
        words.append(str(number))
        arguments["guest"] = number
    if kind.name == "check-in":
        words.append(ROOM_NAMES[k % ROOMS])
        arguments["room"] = ROOM_NAMES[k % ROOMS]
    if kind.name == "dance":
        if not pack.ballrooms or k % DANCE_PLACES >= BALL_PLACES:
            return None
        words.append(BALL_PLACE_NAMES[k % DANCE_PLACES])
        arguments["place"] = BALL_PLACE_NAMES[k % DANCE_PLACES]
    return " ".join(words), arguments


def _describe_rest(pack: Pack, kind: Kind, k: int, key: Key) -> tuple[str, Arguments] | None:
    name = kind.name
    if name in STAFF_KINDS:
        if k >= len(pack.staff):
            return None
        number = pack.staff[k].number
        return f"{name} {number}", {"staff": number}
    if name in ROOM_KINDS:
        return f"{name} {ROOM_NAMES[k]}", {"room": ROOM_NAMES[k]}
    if name == "die":
        return _describe_die(k // DIE_WAYS + 1, k % DIE_WAYS // 6, k % 6)
    if name == "act":
        return _describe_act(k // 6 + 1, k % 6)
    if name == "take":
        return _describe_take(k, 0, key[1], key[2])
    if name == "pour":
        if not champagne_flows(pack) or k % POUR_PLACES == 0 or key[1] not in POURED:
            return None
        return _describe_take(k // POUR_PLACES, k % POUR_PLACES, key[1], key[2])
    if name == "guest":
        return (f"guest {k + 1}", {"space": k + 1}) if k < QUEUE else None
    if name == "reward":
        return f"reward {k + 1}", {"part": k + 1}
    if name == "also":
        return (f"also {SIDE_WORDS[k]}", {"what": SIDE_WORDS[k]}) if k < sides_in(pack) else None
    if name == "item":
        return (f"item {ITEMS[k]}", {"item": ITEMS[k]}) if k < pack.item_kinds else None
    if name == "swap":
        return _describe_swap(pack, k // ITEM_PLACES, k % ITEM_PLACES)
    if name == "claim":
        return _describe_claim(pack, k)
    if name in _DANCE_KINDS:
        return _describe_dancing(pack, name, k)
    if name in _ENTRANCE_KINDS:
        return _describe_entrance(pack, name, k) if pack.entrances else None
    if name == "colour":
        return (f"colour {DIE_COLOURS[k]}", {"colour": DIE_COLOURS[k]}) if k < _die_colours(pack) else None
    if name == "call":
        tiles = [tile.id for tile in pack.celebrities]
        return (f"call {tiles[k]}", {"celebrity": tiles[k]}) if k < len(tiles) else None
    if name == "key" and KEY_MODULE not in pack.modules:
        return None
    return name, {}


def _describe_claim(pack: Pack, k: int) -> tuple[str, Arguments] | None:
    if k < CATEGORIES:
        return f"claim {CATEGORY_LETTERS[k]}", {"objective": CATEGORY_LETTERS[k]}
    if k < 2 * CATEGORIES and pack.entrances:
        return f"claim {GOAL_NAMES[k - CATEGORIES]}", {"goal": CATEGORY_LETTERS[k - CATEGORIES]}
    return None


def _die_colours(pack: Pack) -> int:
    return len(DIE_COLOURS) if pack.celebrities else 0


def _describe_entrance(pack: Pack, name: str, k: int) -> tuple[str, Arguments] | None:
    """Entrances on offer go by their place; what they are called is for the position to say."""
    match name:
        case "bid":
            slot, krones = k // BID_PLACES, k % BID_PLACES
            return f"bid {slot + 1} {krones}", {"slot": slot + 1, "krones": krones}
        case "entrance":
            return f"entrance {k + 1}", {"slot": k + 1}
        case "shift":
            face, to = (k // 2 + 1, k // 2 + (2 if k % 2 else 0))
            return (f"shift {SHIFT_NAMES[k]}", {"die": face, "to": to}) if SHIFT_NAMES[k] else None
        case "token":
            return (f"token {k + 1}", {"token": k + 1}) if k < TOKENS else None
        case "favour":
            return (f"favour {FAVOUR_NAMES[k]}", {"favour": FAVOUR_NAMES[k]}) if k < len(FAVOUR_NAMES) else None
        case _:
            return (f"give {k + 1}", {"table": k + 1}) if k < BASE_CAFE_TABLES else None


def champagne_flows(pack: Pack) -> bool:
    """Is champagne in play?"""
    return pack.item_kinds > codes.CHAMPAGNE


def sides_in(pack: Pack) -> int:
    """What staff can add beside a die: dancers only where there are balls."""
    return actions.SIDES if pack.ballrooms else actions.SIDE_DANCER


def _describe_dancing(pack: Pack, name: str, k: int) -> tuple[str, Arguments] | None:
    if not pack.ballrooms:
        return None
    if name in _BALL_KINDS:
        return (f"{name} {BALL_PLACE_NAMES[k]}", {"place": BALL_PLACE_NAMES[k]}) if k < BALL_PLACES else None
    if name == "area":
        return (f"area {k + 1}", {"area": k + 1}) if k < AREAS else None
    if name == "rehearse":
        rooms = [room.id for room in pack.rehearsal_rooms]
        return (f"rehearse {rooms[k]}", {"rehearsal": rooms[k]}) if k < len(rooms) else None
    return name, {}


def _describe_die(face: int, boost: int, copied: int) -> tuple[str, Arguments] | None:
    tail = " boost" if boost else ""
    if face == FACES and copied:
        return f"die {face} as {copied}{tail}", {"die": face, "as": copied, "boost": bool(boost)}
    if face == FACES:
        return None if boost else (f"die {face} lost", {"die": face, "lost": True})
    return None if copied else (f"die {face}{tail}", {"die": face, "boost": bool(boost)})


def _describe_swap(pack: Pack, given: int, taken: int) -> tuple[str, Arguments] | None:
    if given == taken or max(given, taken) >= pack.item_kinds:
        return None
    return f"swap {ITEMS[given]} {ITEMS[taken]}", {"item": ITEMS[given], "for": ITEMS[taken]}


def _describe_act(face: int, copied: int) -> tuple[str, Arguments] | None:
    if (face == FACES) != (copied > 0):
        return None
    if copied:
        return f"act {face} as {copied}", {"die": face, "as": copied}
    return f"act {face}", {"die": face}


def _describe_take(second: int, champagne: int, main: int, strength: int) -> tuple[str, Arguments] | None:
    if main == 0 or second + champagne > strength:
        return None
    counts = dict(zip(SPLIT_KINDS[main], (strength - second - champagne, second), strict=True))
    if champagne:
        counts[CHAMPAGNE] = champagne
    taken = " ".join(f"{n} {kind}" for kind, n in counts.items() if n > 0)
    return f"take {taken}", dict(counts)
