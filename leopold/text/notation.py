"""The text of actions: short, without ambiguity, the same for people, files and the command line.

An action is a number of the catalogue; its text is read in the context of a position, because guests are named by the
number on their card and not by their table, and `take 2 wine 1 coffee` needs to know what there is to divide.

    guest 3   die 6 as 4 boost   take 2 strudel 1 cake   place wine 75   check-in 75 2.3   hire 13   end

`docs/notation.md` has them all.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from difflib import SequenceMatcher
from functools import lru_cache
from typing import Final

import numpy as np

from leopold.errors import AmbiguousError, RulesError, UnreadableError
from leopold.packs import Pack
from leopold.packs.codes import ITEM_KINDS, ITEM_LETTERS, ITEMS
from leopold.packs.tables import BASE_CAFE_TABLES, CATEGORIES, COLUMNS, FACES, FLOORS, QUEUE, ROOMS
from leopold.rules import actions
from leopold.rules.actions import ACTIONS, CATALOGUE, ITEM_PLACES, TABLE_PLACES, Kind
from leopold.rules.agenda import OP, SEAT
from leopold.rules.decisions import dice
from leopold.rules.state import NOBODY
from leopold.text.refusals import refused
from leopold.text.words import (
    CATEGORY_LETTERS,
    ROOM_NAMES,
    SIDE_WORDS,
    SPLIT_KINDS,
    guests_by_name,
    guests_by_number,
    room_name,
    simple,
    staff_by_name,
    staff_by_number,
)
from leopold.words import Said, Value, said

Arguments = dict[str, int | str | bool]
Key = tuple[int, ...]

_STAFF_KINDS: Final = ("use", "hire", "draft", "return", "dismiss")
_ROOM_KINDS: Final = ("room", "occupy", "remove")
_KINDS: Final = {kind.name: kind for kind in CATALOGUE}
_KIND_OF: Final = tuple(
    next((kind for kind in CATALOGUE if kind.first <= action < kind.first + kind.size), None)
    for action in range(ACTIONS)
)

_PLAIN: Final = tuple((action,) for action in range(ACTIONS))
_TABLE_OF: Final = tuple(
    (action - kind.first) % TABLE_PLACES
    if kind is not None and kind.name in ("serve", "place", "complete")
    else (action - kind.first) // ROOMS
    if kind is not None and kind.name == "check-in"
    else -1
    for action, kind in enumerate(_KIND_OF)
)
"""The café table an action speaks of, or -1."""


# --- from numbers to texts


def decider(g: np.record) -> int:
    """The seat that decides now, -1 when the game is over."""
    n = int(g.agenda_n)
    return -1 if n == 0 or g.over else int(g.agenda[n - 1, SEAT])


def text_key(g: np.record, action: int) -> Key:
    """What the text depends on: with one pack, equal keys mean equal texts and equal arguments."""
    table = _TABLE_OF[action]
    if table >= 0:
        seat = decider(g)
        if seat < 0 or table >= g.cafe_tables[seat]:
            return (action, NOBODY)
        return (action, int(g.cafe[seat, table]))
    if actions.TAKE <= action < actions.REWARD:
        return (action, *_to_divide(g))
    return _PLAIN[action]


def action_text(pack: Pack, g: np.record, action: int) -> str:
    """The canonical text of an action in a position."""
    return text_of_key(pack, text_key(g, action))


def action_arguments(pack: Pack, g: np.record, action: int) -> Arguments:
    """What the text says, by name: {"guest": 75, "room": "2.3"}."""
    return dict(arguments_of_key(pack, text_key(g, action)))


def action_texts(pack: Pack, g: np.record, numbers: Iterable[int]) -> list[str]:
    """The texts of many actions in one position, which is looked at only once."""
    plain = _plain_texts(pack)
    cafe: list[int] | None = None
    divide: tuple[int, int] | None = None
    texts = []
    for action in numbers:
        text = plain[action]
        if text is None:
            table = _TABLE_OF[action]
            if table >= 0:
                if cafe is None:
                    seat = decider(g)
                    empty = [NOBODY] * TABLE_PLACES
                    cafe = g.cafe[seat].tolist() + empty if seat >= 0 else empty
                text = text_of_key(pack, (action, cafe[table]))
            else:
                if divide is None:
                    divide = _to_divide(g)
                text = text_of_key(pack, (action, *divide))
        texts.append(text)
    return texts


@lru_cache(maxsize=16)
def _plain_texts(pack: Pack) -> list[str | None]:
    """The texts that no position changes."""
    return [
        None if table >= 0 or actions.TAKE <= action < actions.REWARD else text_of_key(pack, (action,))
        for action, table in enumerate(_TABLE_OF)
    ]


def _to_divide(g: np.record) -> tuple[int, int]:
    """Main action and strength of the division being decided, or zeros."""
    top = int(g.agenda_n) - 1
    if top < 0 or g.over or g.agenda[top, OP] != dice.SPLIT:
        return 0, 0
    return int(g.agenda[top, dice.SPLIT_ACTION]), int(g.agenda[top, dice.SPLIT_STRENGTH])


@lru_cache(maxsize=1 << 16)
def text_of_key(pack: Pack, key: Key) -> str:
    """The text for a key of `text_key`."""
    return _describe(pack, key)[0]


@lru_cache(maxsize=1 << 16)
def arguments_of_key(pack: Pack, key: Key) -> Arguments:
    """The arguments for a key of `text_key`; shared, so not to be changed."""
    return _describe(pack, key)[1]


def _describe(pack: Pack, key: Key) -> tuple[str, Arguments]:
    """Text and arguments. What has no better name is called by its number: `action 1031`."""
    action = key[0]
    kind = _KIND_OF[action]
    if kind is not None:
        k = action - kind.first
        found = _describe_table(pack, kind, key) if _TABLE_OF[action] >= 0 else _describe_rest(pack, kind, k, key)
        if found is not None:
            return found
    return f"action {action}", {"action": action}


def _describe_table(pack: Pack, kind: Kind, key: Key) -> tuple[str, Arguments] | None:
    action, guest = key
    table = _TABLE_OF[action]
    k = action - kind.first
    if table >= BASE_CAFE_TABLES and guest == NOBODY:
        return None  # a table that may not be there is told only with a guest at it
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
    return " ".join(words), arguments


def _describe_rest(pack: Pack, kind: Kind, k: int, key: Key) -> tuple[str, Arguments] | None:
    name = kind.name
    if name in _STAFF_KINDS:
        if k >= len(pack.staff):
            return None
        number = pack.staff[k].number
        return f"{name} {number}", {"staff": number}
    if name in _ROOM_KINDS:
        return f"{name} {ROOM_NAMES[k]}", {"room": ROOM_NAMES[k]}
    if name == "die":
        return _describe_die(k // 12 + 1, k % 12 // 6, k % 6)
    if name == "act":
        return _describe_act(k // 6 + 1, k % 6)
    if name == "take":
        return _describe_take(k, key[1], key[2])
    if name == "guest":
        return (f"guest {k + 1}", {"space": k + 1}) if k < QUEUE else None
    if name == "reward":
        return f"reward {k + 1}", {"part": k + 1}
    if name == "also":
        return (f"also {SIDE_WORDS[k]}", {"what": SIDE_WORDS[k]}) if k < actions.SIDES else None
    if name == "item":
        return (f"item {ITEMS[k]}", {"item": ITEMS[k]}) if k < pack.item_kinds else None
    if name == "swap":
        return _describe_swap(pack, k // ITEM_PLACES, k % ITEM_PLACES)
    if name == "claim":
        return (f"claim {CATEGORY_LETTERS[k]}", {"objective": CATEGORY_LETTERS[k]}) if k < CATEGORIES else None
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


def _describe_take(second: int, main: int, strength: int) -> tuple[str, Arguments] | None:
    if main == 0 or second > strength:
        return None
    counts = dict(zip(SPLIT_KINDS[main], (strength - second, second), strict=True))
    taken = " ".join(f"{n} {kind}" for kind, n in counts.items() if n > 0)
    return f"take {taken}", dict(counts)


# --- from texts to numbers

_VERBS: Final = {
    **{kind.name: kind.name for kind in CATALOGUE},
    "checkin": "check-in",
    "check_in": "check-in",
    "prepare": "room",
    "action": "action",
}
_ITEM_WORDS: Final = {
    **{item: k for k, item in enumerate(ITEMS)},
    **{item + "s": k for k, item in enumerate(ITEMS)},
    **{letter: k for k, letter in enumerate(ITEM_LETTERS)},
}
_TAKE_WORDS: Final = {
    **{word: ITEMS[k] for word, k in _ITEM_WORDS.items()},
    "emperor": "emperor",
    "favour": "emperor",
    "favor": "emperor",
    "krones": "krones",
    "krone": "krones",
}
_SIDE_READ: Final = {word: k for k, word in enumerate(SIDE_WORDS)} | {"prepare": 0, "staff": 1, "favour": 2, "favor": 2}
_ROOM: Final = re.compile(r"(?:^|(?<=\s))(\d+)\s*[./:,\-\s]\s*(\d+)$")
_LONGEST: Final = 200


def parse_form(pack: Pack, g: np.record, text: str) -> int:
    """The action a text names, legal or not.

    RulesError when it names none in this position: not understood, no such card, a guest who is not in the café.
    """
    named = _named(pack, g, text)
    if len(named) > 1:
        near = action_texts(pack, g, named[:3])
        raise RulesError(said("text-open", text=_quote(text), near=_quoted(near)))
    return named[0]


def parse_action(pack: Pack, g: np.record, legal: Sequence[int], text: str) -> int:
    """The legal action a text means. What is left out is filled in where only one legal action fits."""
    allowed = [int(action) for action in legal]
    try:
        named = _named(pack, g, text)
    except _FormError as error:
        raise UnreadableError(_nearest(pack, g, allowed, text, error.wrong)) from None
    known = set(allowed)
    meant = [action for action in named if action in known]
    if len(meant) == 1:
        return meant[0]
    if meant:
        near = _quoted(action_texts(pack, g, meant[:4]))
        raise AmbiguousError(said("text-ambiguous", text=_quote(text), near=near, more=len(meant) > 4))
    raise refused(pack, g, named[0])


class _FormError(UnreadableError):
    """What is wrong with the words, before it is said what is nearest to them."""

    def __init__(self, key: str, /, **params: Value) -> None:
        self.wrong = said(key, **params)
        super().__init__(said("text-wrong", wrong=self.wrong))


def _named(pack: Pack, g: np.record, text: str) -> list[int]:
    """Every action a text can name: one when it is complete, more when something is left out."""
    words = text.casefold().replace("#", " ").replace("`", " ")[:_LONGEST].strip(" \t\r\n.;!").split()
    if words[:2] == ["check", "in"]:
        words[:2] = ["check-in"]
    if not words:
        raise _FormError("text-nothing")
    rest = " ".join(words[1:])
    verbs = _verbs(words[0])
    if not verbs:
        raise _FormError("text-no-action", text=_quote(text))
    found: list[int] = []
    trouble: RulesError | None = None
    for verb in verbs:
        try:
            found += _read_verb(pack, g, verb, rest)
        except RulesError as error:
            trouble = error
    if not found and trouble is not None:
        raise trouble
    return found


def _verbs(word: str) -> list[str]:
    """The verb, or every verb that begins so."""
    exact = _VERBS.get(word)
    if exact:
        return [exact]
    return sorted({verb for known, verb in _VERBS.items() if known.startswith(word) and verb != "action"})


def _read_verb(pack: Pack, g: np.record, verb: str, rest: str) -> list[int]:
    if verb == "action":
        return [_number(rest, 0, ACTIONS - 1, "action")]
    kind = _KINDS[verb]
    if kind.size == 1:
        if rest:
            raise _FormError("text-alone", verb=verb)
        return [kind.first]
    if verb in _STAFF_KINDS:
        return _read_staff(pack, kind, rest)
    if verb in _ROOM_KINDS:
        return [kind.first + room for room in ([_room(rest)] if rest else range(ROOMS))]
    return _READERS[verb](pack, g, kind, rest)


def _read_guest(pack: Pack, g: np.record, kind: Kind, rest: str) -> list[int]:
    """A space of the queue, or who stands there."""
    if not rest:
        return [kind.first + space for space in range(QUEUE)]
    if rest.isdecimal() and int(rest) <= QUEUE:
        return [kind.first + _number(rest, 1, QUEUE, "space") - 1]
    guest = _guest(pack, rest)
    queue = g.queue.tolist()
    if guest not in queue:
        raise _about_guest("text-not-in-queue", pack, guest)
    return [kind.first + queue.index(guest)]


def _read_die(pack: Pack, g: np.record, kind: Kind, rest: str) -> list[int]:
    boosts = [word for word in rest.split() if word in ("boost", "boosted", "+1", "+")]
    words = [word for word in rest.split() if word not in boosts]
    lost = "lost" in words
    words = [word for word in words if word != "lost"]
    faces, copies = _faces(words)
    if lost and (boosts or any(copies) or faces not in ([FACES], list(range(1, FACES + 1)))):
        raise UnreadableError(said("text-only-six-lost"))
    if lost:
        return [kind.first + (FACES - 1) * 12]
    found = []
    for face in faces:
        for copied in copies or ([0] if face < FACES else [*range(1, FACES), 0]):
            if (face == FACES or copied == 0) and not (face == FACES and copied == 0 and boosts):
                found.append(kind.first + (face - 1) * 12 + (6 if boosts else 0) + copied)
    return found


def _read_act(pack: Pack, g: np.record, kind: Kind, rest: str) -> list[int]:
    faces, copies = _faces(rest.split())
    return [
        kind.first + (face - 1) * 6 + copied
        for face in faces
        for copied in copies or ([0] if face < FACES else range(1, FACES))
    ]


def _faces(words: list[str]) -> tuple[list[int], list[int]]:
    """`6 as 4` or less of it: the faces it can be, and the actions copied (none: not said)."""
    words = " ".join(words).replace("=", " as ").split()
    if "as" in words:
        at = words.index("as")
        copied = _number(" ".join(words[at + 1 :]), 1, FACES - 1, "copied")
        before = words[:at]
        face = _number(" ".join(before), 1, FACES, "die") if before else FACES
        if face != FACES:
            raise UnreadableError(said("why-die-copies"))
        return [FACES], [copied]
    if words:
        return [_number(" ".join(words), 1, FACES, "die")], []
    return list(range(1, FACES + 1)), []


def _read_take(pack: Pack, g: np.record, kind: Kind, rest: str) -> list[int]:
    """Every kind with its number; kinds of which there are none may be left out."""
    main, strength = _to_divide(g)
    if not rest:
        return list(range(kind.first, kind.first + max(strength, 0) + 1))
    counts: dict[str, int] = {}
    words = re.sub(r"(\d)(?=[^\d\s])", r"\1 ", re.sub(r"[,+&]|\band\b", " ", rest)).split()
    if len(words) % 2:
        raise _FormError("text-take-form")
    for n, word in zip(words[::2], words[1::2], strict=True):
        if word not in _TAKE_WORDS:
            raise _FormError("text-take-nothing", text=_quote(word))
        counts[_TAKE_WORDS[word]] = counts.get(_TAKE_WORDS[word], 0) + _number(n, 0, 31, "taken")
    for first, second in SPLIT_KINDS.values():
        if set(counts) <= {first, second}:
            if main and (first, second) != SPLIT_KINDS[main]:
                raise RulesError(said("text-take-other", strength=strength, action=main))
            total = sum(counts.values())
            if main and total != strength:
                raise RulesError(said("text-take-sum", strength=strength, action=main, total=total))
            return [kind.first + counts.get(second, 0)]
    raise UnreadableError(said("text-take-pairs"))


def _read_reward(pack: Pack, g: np.record, kind: Kind, rest: str) -> list[int]:
    if not rest:
        return list(range(kind.first, kind.first + kind.size))
    return [kind.first + _number(rest, 1, kind.size, "part") - 1]


def _read_also(pack: Pack, g: np.record, kind: Kind, rest: str) -> list[int]:
    if not rest:
        return [kind.first + side for side in range(actions.SIDES)]
    if rest not in _SIDE_READ:
        raise _FormError("text-also-form", known=_quoted(SIDE_WORDS))
    return [kind.first + _SIDE_READ[rest]]


def _read_item(pack: Pack, g: np.record, kind: Kind, rest: str) -> list[int]:
    return [kind.first + item for item in ([_item(pack, rest)] if rest else range(pack.item_kinds))]


def _read_swap(pack: Pack, g: np.record, kind: Kind, rest: str) -> list[int]:
    """`strudel wine`, `strudel for wine`, or only what is given."""
    words = [word for word in rest.split() if word not in ("for", "against", "to")]
    if len(words) > 2:
        raise _FormError("text-swap-form")
    kinds = range(pack.item_kinds)
    gives = [_item(pack, words[0])] if words else kinds
    takes = [_item(pack, words[1])] if len(words) > 1 else kinds
    return [
        kind.first + given * ITEM_PLACES + taken
        for given in gives
        for taken in takes
        if given != taken or len(words) > 1
    ]


def _item(pack: Pack, text: str) -> int:
    """A kind of item that is in play."""
    item = _ITEM_WORDS.get(text, ITEM_KINDS)
    if item >= pack.item_kinds:
        raise _FormError("text-no-item", text=_quote(text), known=_quoted(ITEMS[: pack.item_kinds]))
    return item


def _read_serving(pack: Pack, g: np.record, kind: Kind, rest: str) -> list[int]:
    """`wine 75`, `wine`, `75` or nothing."""
    words = rest.split()
    items: Sequence[int] = range(pack.item_kinds)
    if words and words[0] in _ITEM_WORDS:
        items = [_item(pack, words[0])]
        words = words[1:]
    if words[:1] in (["to"], ["on"]):
        words = words[1:]
    tables = _tables(pack, g, " ".join(words))
    return [kind.first + item * TABLE_PLACES + table for item in items for table in tables]


def _read_complete(pack: Pack, g: np.record, kind: Kind, rest: str) -> list[int]:
    return [kind.first + table for table in _tables(pack, g, rest)]


def _read_claim(pack: Pack, g: np.record, kind: Kind, rest: str) -> list[int]:
    if not rest:
        return [kind.first + category for category in range(CATEGORIES)]
    letter = rest.removeprefix("objective ").upper()
    if letter not in CATEGORY_LETTERS:
        raise _FormError("text-no-objective", text=_quote(letter), known=_quoted(CATEGORY_LETTERS))
    return [kind.first + CATEGORY_LETTERS.index(letter)]


def _read_check_in(pack: Pack, g: np.record, kind: Kind, rest: str) -> list[int]:
    """`75 2.3`, or only who or only where."""
    rooms: Sequence[int] = range(ROOMS)
    found = _ROOM.search(rest)
    if found:
        rooms = [_room(found.group())]
        rest = rest[: found.start()]
    rest = re.sub(r"(\s+|^)(to|in|into|room)\s*$", "", rest.strip())
    rest = re.sub(r"(\s+|^)(to|in|into|room)\s*$", "", rest)
    return [kind.first + table * ROOMS + room for table in _tables(pack, g, rest) for room in rooms]


def _read_staff(pack: Pack, kind: Kind, rest: str) -> list[int]:
    """A printed number, or a name."""
    if not rest:
        return [kind.first + staff for staff in range(len(pack.staff))]
    if rest.isdecimal():
        staff = staff_by_number(pack).get(int(rest[:9]))
    else:
        staff = staff_by_name(pack).get(simple(rest))
    if staff is None:
        raise _FormError("text-no-staff", text=_quote(rest))
    return [kind.first + staff]


_READERS: Final[dict[str, Callable[[Pack, np.record, Kind, str], list[int]]]] = {
    "guest": _read_guest,
    "die": _read_die,
    "act": _read_act,
    "take": _read_take,
    "reward": _read_reward,
    "also": _read_also,
    "serve": _read_serving,
    "place": _read_serving,
    "item": _read_item,
    "swap": _read_swap,
    "complete": _read_complete,
    "claim": _read_claim,
    "check-in": _read_check_in,
}


def _number(text: str, lowest: int, highest: int, what: str) -> int:
    if text.isdecimal() and len(text) <= 9 and lowest <= int(text) <= highest:
        return int(text)
    given = _quote(text) if text else None
    raise _FormError(
        "text-number", what=said(f"text-number-{what}"), lowest=str(lowest), highest=str(highest), text=given
    )


def _room(text: str) -> int:
    found = _ROOM.search(text)
    if found is None or found.start() > 0:
        raise _FormError("text-room-form", text=_quote(text))
    floor, column = int(found[1][:9]), int(found[2][:9])
    if not (1 <= floor <= FLOORS and 1 <= column <= COLUMNS):
        raise _FormError("text-no-room", room=f"{floor}.{column}", last=room_name(ROOMS - 1))
    return (floor - 1) * COLUMNS + column - 1


def _guest(pack: Pack, text: str) -> int:
    """A guest by number or name."""
    if text.isdecimal():
        guest = guests_by_number(pack).get(int(text[:9]))
    else:
        guest = guests_by_name(pack).get(simple(text))
    if guest is None:
        raise _FormError("text-no-guest", text=_quote(text))
    return guest


def _tables(pack: Pack, g: np.record, text: str) -> Sequence[int]:
    """The table of a guest in the café, by number, name or `table 2`; all tables when nothing is said."""
    seat = decider(g)
    tables = int(g.cafe_tables[max(seat, 0)])
    if not text:
        return range(tables)
    if text.startswith("table "):
        return [_number(text.removeprefix("table "), 1, tables, "table") - 1]
    guest = _guest(pack, text)
    if seat < 0:
        raise RulesError(said("why-over"))
    cafe = g.cafe[seat].tolist()
    if guest not in cafe:
        raise _about_guest("text-not-in-cafe", pack, guest)
    return [cafe.index(guest)]


def _nearest(pack: Pack, g: np.record, legal: Sequence[int], text: str, wrong: Said) -> Said:
    """What is wrong, and what is legal and looks most like what was said."""
    if not legal:
        return said("text-over", wrong=wrong)
    typed = " ".join(text.casefold()[:_LONGEST].split())
    texts = action_texts(pack, g, legal)
    near = sorted(texts, key=lambda known: -SequenceMatcher(None, typed, known.casefold()).ratio())[:3]
    return said("text-nearest", wrong=wrong, near=_quoted(near))


def _about_guest(key: str, pack: Pack, guest: int) -> RulesError:
    return RulesError(said(key, guest=pack.guests[guest].number), pack)


def _quoted(texts: Iterable[str]) -> list[str]:
    return [f"`{text}`" for text in texts]


def _quote(text: str) -> str:
    """What was said, cut short and without control characters."""
    shown = "".join(letter if letter.isprintable() else "?" for letter in " ".join(text.split()))
    return f"`{shown}`" if len(shown) <= 40 else f"`{shown[:39]}…`"
