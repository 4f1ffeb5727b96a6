"""The text of actions, read: what somebody writes, in the context of a position, as an action of the catalogue.

People leave out what goes without saying, and write `checkin` or a name instead of a number; `leopold.text.notation`
says how an action is written in full.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from difflib import SequenceMatcher
from typing import Final

import numpy as np

from leopold.errors import AmbiguousError, RulesError, UnreadableError
from leopold.packs import Pack
from leopold.packs.codes import DIE_COLOURS, ITEM_KINDS, ITEM_LETTERS, ITEMS
from leopold.packs.tables import (
    AREAS,
    BALL_PLACES,
    BALL_ROWS,
    BASE_CAFE_TABLES,
    CATEGORIES,
    COLUMNS,
    FACES,
    FLOORS,
    HALLS,
    QUEUE,
    ROOMS,
    SEATS,
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
from leopold.rules.state import AUTOMATON_SEAT
from leopold.text.notation import (
    CHAMPAGNE,
    KINDS,
    ROOM_KINDS,
    STAFF_KINDS,
    action_texts,
    champagne_flows,
    decider,
    sides_in,
    to_divide,
)
from leopold.text.refusals import refused
from leopold.text.words import (
    BALL_PLACE_NAMES,
    CATEGORY_LETTERS,
    FAVOUR_NAMES,
    POURED,
    ROW_WORDS,
    SHIFT_NAMES,
    SIDE_WORDS,
    SPLIT_KINDS,
    guests_by_name,
    guests_by_number,
    room_name,
    simple,
    staff_by_name,
    staff_by_number,
)
from leopold.words import Params, Said, Value, said

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
_BALL_PLACE: Final = re.compile(rf"(?:^|(?<=\s))(?:balcony|\d+\s*[. ]\s*(?:{'|'.join(ROW_WORDS)}))$")
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
    kind = KINDS[verb]
    if kind.size == 1:
        if rest:
            raise _FormError("text-alone", verb=verb)
        return [kind.first]
    if verb in STAFF_KINDS:
        return _read_staff(pack, kind, rest)
    if verb in ROOM_KINDS:
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
        return [kind.first + (FACES - 1) * DIE_WAYS]
    found = []
    for face in faces:
        for copied in copies or ([0] if face < FACES else [*range(1, FACES), 0]):
            if (face == FACES or copied == 0) and not (face == FACES and copied == 0 and boosts):
                found.append(kind.first + (face - 1) * DIE_WAYS + (6 if boosts else 0) + copied)
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
    main, strength = to_divide(g)
    if not rest:
        return list(range(actions.TAKE, actions.TAKE + max(strength, 0) + 1))
    counts: dict[str, int] = {}
    words = re.sub(r"(\d)(?=[^\d\s])", r"\1 ", re.sub(r"[,+&]|\band\b", " ", rest)).split()
    if len(words) % 2:
        raise _FormError("text-take-form")
    for n, word in zip(words[::2], words[1::2], strict=True):
        if word not in _TAKE_WORDS:
            raise _FormError("text-take-nothing", text=_quote(word))
        counts[_TAKE_WORDS[word]] = counts.get(_TAKE_WORDS[word], 0) + _number(n, 0, 31, "taken")
    champagne, poured = counts.pop(CHAMPAGNE, 0), champagne_flows(pack)
    asked: Params = {"strength": strength, "action": main, "champagne": poured and main in POURED}
    pairs = sorted(SPLIT_KINDS, key=lambda action: action != main)  # champagne alone belongs to what is asked
    for pair in pairs:
        first, second = SPLIT_KINDS[pair]
        if set(counts) <= {first, second}:
            if main and (pair != main or (champagne and not asked["champagne"])):
                raise RulesError(Said("text-take-other", asked))
            total = sum(counts.values()) + champagne
            if main and total != strength:
                raise RulesError(Said("text-take-sum", {**asked, "total": total}))
            return [_division(counts.get(second, 0), champagne, poured)]
    raise UnreadableError(said("text-take-pairs", champagne=poured))


def _division(second: int, champagne: int, poured: bool) -> int:
    if champagne == 0:
        return actions.TAKE + second
    if not poured or champagne >= POUR_PLACES or second >= actions.POUR_ROWS:
        raise UnreadableError(said("text-take-pairs", champagne=poured))
    return actions.POUR + second * POUR_PLACES + champagne


def _ball_place(pack: Pack, g: np.record, text: str) -> int:
    """`1.top`, `1 top`, `balcony`, or the ballroom's name and the row."""
    words = text.replace(".", " ").split()
    if words == [BALL_PLACE_NAMES[-1]]:
        return BALL_PLACES - 1
    if len(words) > 1 and words[-1] in ROW_WORDS:
        hall = _hall(pack, g, " ".join(words[:-1]))
        if hall >= 0:
            return hall * BALL_ROWS + ROW_WORDS.index(words[-1])
    raise _FormError("text-no-ball-place", text=_quote(text), known=_quoted(BALL_PLACE_NAMES))


def _hall(pack: Pack, g: np.record, text: str) -> int:
    if text.isdecimal() and 1 <= int(text[:9]) <= HALLS:
        return int(text) - 1
    named = [pack.ballrooms[int(room)] for room in g.ballrooms] if pack.ballrooms else []
    wanted = simple(text)
    for hall, room in enumerate(named):
        if wanted in [simple(name) for name in (room.id.replace("_", " "), *room.names.values())]:
            return hall
    return -1


def _read_ball_place(pack: Pack, g: np.record, kind: Kind, rest: str) -> list[int]:
    return [kind.first + place for place in ([_ball_place(pack, g, rest)] if rest else range(BALL_PLACES))]


def _read_dance(pack: Pack, g: np.record, kind: Kind, rest: str) -> list[int]:
    """`146 1.top`, or only who or only where."""
    spots: Sequence[int] = range(BALL_PLACES)
    found = _BALL_PLACE.search(rest)
    if found:
        spots = [_ball_place(pack, g, found.group().strip())]
        rest = rest[: found.start()]
    rest = re.sub(r"(\s+|^)(to|in|at|on)\s*$", "", rest.strip())
    return [kind.first + table * DANCE_PLACES + place for table in _tables(pack, g, rest) for place in spots]


def _read_area(pack: Pack, g: np.record, kind: Kind, rest: str) -> list[int]:
    if not rest:
        return [kind.first + area for area in range(AREAS)]
    return [kind.first + _number(rest, 1, AREAS, "area") - 1]


def _read_rehearse(pack: Pack, g: np.record, kind: Kind, rest: str) -> list[int]:
    known = [room.id for room in pack.rehearsal_rooms]
    if not rest:
        return [kind.first + room for room in range(len(known))]
    wanted = rest.replace(" ", "_")
    if wanted not in known:
        raise _FormError("text-no-rehearsal", text=_quote(rest), known=_quoted(known))
    return [kind.first + known.index(wanted)]


def _read_reward(pack: Pack, g: np.record, kind: Kind, rest: str) -> list[int]:
    if not rest:
        return list(range(kind.first, kind.first + kind.size))
    return [kind.first + _number(rest, 1, kind.size, "part") - 1]


def _read_also(pack: Pack, g: np.record, kind: Kind, rest: str) -> list[int]:
    if not rest:
        return [kind.first + side for side in range(sides_in(pack))]
    if _SIDE_READ.get(rest, actions.SIDES) >= sides_in(pack):
        raise _FormError("text-also-form", known=_quoted(SIDE_WORDS[: sides_in(pack)]))
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
    own = rest.startswith("own ") and bool(pack.entrances)
    letter = rest.removeprefix("own ").removeprefix("objective ").upper()
    if letter not in CATEGORY_LETTERS:
        raise _FormError("text-no-objective", text=_quote(letter), known=_quoted(CATEGORY_LETTERS))
    return [kind.first + CATEGORY_LETTERS.index(letter) + (CATEGORIES if own else 0)]


def _read_colour(pack: Pack, g: np.record, kind: Kind, rest: str) -> list[int]:
    return _read_word(kind, rest, DIE_COLOURS)


def _read_call(pack: Pack, g: np.record, kind: Kind, rest: str) -> list[int]:
    return _read_word(kind, rest, [tile.id for tile in pack.celebrities])


def _read_shift(pack: Pack, g: np.record, kind: Kind, rest: str) -> list[int]:
    words = " ".join(rest.replace("->", " to ").split())
    return [place for place in _read_word(kind, words, SHIFT_NAMES) if SHIFT_NAMES[place - kind.first]]


def _read_token(pack: Pack, g: np.record, kind: Kind, rest: str) -> list[int]:
    return _read_word(kind, rest, [str(token + 1) for token in range(TOKENS)])


def _read_favour(pack: Pack, g: np.record, kind: Kind, rest: str) -> list[int]:
    return _read_word(kind, rest.upper(), FAVOUR_NAMES)


def _read_give(pack: Pack, g: np.record, kind: Kind, rest: str) -> list[int]:
    """A table of the automaton, or the guest who sits there."""
    tables = [str(table + 1) for table in range(BASE_CAFE_TABLES)]
    if rest and rest not in tables:
        guest = _guest(pack, rest)
        cafe = g.cafe[AUTOMATON_SEAT].tolist()
        if guest not in cafe:
            raise _about_guest("text-not-in-cafe", pack, guest)
        return [kind.first + cafe.index(guest)]
    return _read_word(kind, rest, tables)


def _read_slot(pack: Pack, g: np.record, kind: Kind, rest: str) -> list[int]:
    """An entrance on offer, by its place or its name."""
    return [kind.first + slot for slot in ([_slot(pack, g, rest)] if rest else range(SEATS))]


def _read_bid(pack: Pack, g: np.record, kind: Kind, rest: str) -> list[int]:
    """`2 5`, or a name and the krones: five for the second entrance on offer."""
    words = rest.split()
    if not words:
        return list(range(kind.first, kind.first + kind.size))
    slot = _slot(pack, g, " ".join(words[:-1]) if len(words) > 1 else words[0])
    if len(words) == 1:
        return [kind.first + slot * BID_PLACES + krones for krones in range(BID_PLACES)]
    return [kind.first + slot * BID_PLACES + _number(words[-1], 0, BID_PLACES - 1, "bid")]


def _slot(pack: Pack, g: np.record, text: str) -> int:
    if text.isdecimal():
        return _number(text, 1, SEATS, "slot") - 1
    offered = [pack.entrances[int(tile)] if pack.entrances and tile >= 0 else None for tile in g.entrances]
    for slot, tile in enumerate(offered):
        if tile and simple(text) in [simple(name) for name in (tile.id.replace("_", " "), *tile.names.values())]:
            return slot
    raise _FormError("text-no-entrance", text=_quote(text))


def _read_word(kind: Kind, rest: str, known: Sequence[str]) -> list[int]:
    """One of some words, or any of them when nothing is said."""
    if not rest:
        return [kind.first + k for k in range(len(known))]
    wanted = rest if rest in known else rest.replace(" ", "_")
    if wanted not in known:
        raise _FormError("text-not-one", text=_quote(rest), known=_quoted(filter(None, known)))
    return [kind.first + list(known).index(wanted)]


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
    "host": _read_complete,
    "claim": _read_claim,
    "check-in": _read_check_in,
    "dance": _read_dance,
    "send": _read_ball_place,
    "recall": _read_ball_place,
    "area": _read_area,
    "rehearse": _read_rehearse,
    "pour": _read_take,
    "colour": _read_colour,
    "call": _read_call,
    "bid": _read_bid,
    "entrance": _read_slot,
    "shift": _read_shift,
    "token": _read_token,
    "favour": _read_favour,
    "give": _read_give,
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
