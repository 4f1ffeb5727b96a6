"""Then: what must hold, compared with what is, and the difference in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final, NamedTuple

from leopold.errors import RulesError, UnreadableError
from leopold.journal import ARGUMENTS, Event, argument_names
from leopold.packs.codes import COLOURS
from leopold.packs.errors import show
from leopold.packs.tables import QUEUE
from leopold.rules.actions import CATALOGUE, kind_of
from leopold.rules.decisions.dispatch import DECISION_NAMES
from leopold.rules.events import EVENT_NAMES
from leopold.rules.state import SOURCE_NAMES, VARIANTS
from leopold.scenarios import balls, entrances, lounge, values
from leopold.scenarios.errors import Place, hint
from leopold.scenarios.position import ROOM_STATES, Facts, Position
from leopold.scenarios.solo import NUMERALS, SOLO_KEYS

TABLE_PLAIN: Final = ("players", "edition", "round", "start", "turn", "bin")
TABLE_FLAGS: Final = ("over", "acted", "guest_taken", "die_taken", "extra_turn")
MODULE_KEYS: Final = (*balls.TABLE_KEYS, *lounge.TABLE_KEYS, *entrances.TABLE_KEYS)
TABLE_KEYS: Final = (
    *TABLE_PLAIN,
    *TABLE_FLAGS,
    "variant",
    "decision",
    "dice",
    "queue",
    "guest_deck",
    "guest_deck_top",
    "discard",
    "staff_deck",
    "staff_deck_top",
    "staff_deck_bottom",
    "staff_out",
    "looked_at",
    "gained",
    "objectives",
    "tiles",
    "claims",
    *MODULE_KEYS,
    *SOLO_KEYS,
    "scores",
    "winners",
    "seat",
    "legal",
    "illegal",
    "only",
    "events",
    "no_events",
    "unchanged",
    "not",
)
NOT_KEYS: Final = tuple(
    key for key in TABLE_KEYS if key not in ("legal", "illegal", "only", "events", "no_events", "unchanged", "not")
)
"""What can be expected to be otherwise; of actions and events the contrary has keys of its own."""
SEAT_PLAIN: Final = ("krones", "vp", "emperor", "hand_size", "turns", "order_tile", "rank")
SEAT_KEYS: Final = (
    *SEAT_PLAIN,
    "passed",
    "hotel",
    "kitchen",
    "cafe",
    "rooms",
    "bonus_paid",
    "hand",
    "staff",
    "used",
    "sheet",
    "orders_served",
    *balls.SEAT_KEYS,
    *lounge.SEAT_KEYS,
    *entrances.SEAT_KEYS,
)
MODULE_SEAT_KEYS: Final = (*balls.SEAT_KEYS, *lounge.SEAT_KEYS, *entrances.SEAT_KEYS)
ROUND_KEYS: Final = ("turns", "passed", "order_tile", "rank")
"""Where the round and the race stand: not what a seat has, so a seat can stay the same through a round."""
EVENT_ARGUMENTS: Final = {EVENT_NAMES[code]: argument_names(code) for code in ARGUMENTS}
KINDS: Final = {kind.name for kind in CATALOGUE if kind.size > 1}


class Finding(NamedTuple):
    """One difference: what it is about, what was expected, what is."""

    about: str
    expected: str
    found: str

    def __str__(self) -> str:
        return f"{self.about}: expected {self.expected}, is {self.found}"


Findings = Iterator[Finding]


class Checker:
    """Compares one `then` with a position, its past events, and the facts before."""

    def __init__(self, position: Position, before: Facts, events: list[Event]) -> None:
        self.position = position
        self.pack = position.pack
        self.facts = position.facts()
        self.before = before
        self.events = events

    def check(self, then: Mapping[str, Any], place: Place) -> list[Finding]:
        """All differences, in the order in which the file names things."""
        values.known_keys(place, then, TABLE_KEYS)
        found: list[Finding] = []
        for key, value in then.items():
            found += self._one(key, value, place.at(key))
        return found

    def _one(self, key: str, value: Any, place: Place) -> Findings:
        if key == "seat":
            return self._seats(value, place)
        if key in ("legal", "illegal", "only"):
            return self._actions(key, value, place)
        if key in ("events", "no_events"):
            return self._events(key, value, place)
        if key == "unchanged":
            return self._unchanged(value, place)
        if key == "not":
            return self._not(value, place)
        return self._table(key, value, place)

    def _not(self, value: Any, place: Place) -> Findings:
        """Every key that is named, of the table or of a seat, has another value than this."""
        values.known_keys(place, values.table_of(place, value), NOT_KEYS)
        for key, unwanted in value.items():
            if key != "seat":
                yield from _otherwise(key, unwanted, self._table(key, unwanted, place.at(key)))
                continue
            for seat, name, part in self._seat_keys(unwanted, place.at(key)):
                found = self._seat(name, name, part, self.facts["seat"][seat], place.at(key).at(seat).at(name))
                yield from _otherwise(f"seat {seat}, {name}", part, found)

    # --- the table

    def _table(self, key: str, value: Any, place: Place) -> Findings:
        fact = self.facts.get(key)
        if key in TABLE_PLAIN:
            if key != "edition":
                values.whole(place, value, 0, 99)
            return same(key, value, "nobody" if fact is None else fact)
        if key in TABLE_FLAGS:
            return same(key, _yes(values.flag(place, value)), _yes(bool(fact)))
        if key == "variant":
            return same(key, values.word(place, value, VARIANTS), fact)
        if key == "decision":
            return same(key, values.word(place, value, DECISION_NAMES.values()), fact or "none, the game is over")
        if key == "dice":
            return counted(key, values.dice(place, value), self.facts[key], values.dice_text, isinstance(value, str))
        if key == "gained":
            return counted(key, values.items(place, value), self.facts[key], values.items_text, isinstance(value, str))
        if key in SOLO_KEYS:
            return self._solo(key, value, place)
        if key in ("objectives", "tiles", "claims"):
            return parts(key, values.lettered(place, value), self.facts[key])
        if key in MODULE_KEYS:
            return self._plain(key, value, fact, place)
        if key in ("scores", "winners"):
            return same(key, values.list_text(values.list_of(place, value)), values.list_text(self.facts[key]))
        return self._cards(key, value, place)

    def _plain(self, about: str, value: Any, fact: Any, place: Place) -> Findings:
        """What modules bring is told as it is written: a list as a whole, a table only in what it names."""
        if isinstance(fact, dict):
            if about.endswith("pool") and isinstance(value, str):
                return counted(about, values.items(place, value), fact, values.items_text, True)
            values.known_keys(place, values.table_of(place, value), fact)
            return parts(about, value, fact)
        if isinstance(fact, list):
            return same(about, values.list_text(values.list_of(place, value)), values.list_text(fact))
        return same(about, str(value), str(fact))

    def _solo(self, key: str, value: Any, place: Place) -> Findings:
        """The automaton's cards and markers."""
        if key in ("solo", "level"):
            return same(key, values.text(place, value), self.facts[key])
        if self.facts["solo"] == "none":
            raise place.error("this belongs to the solo game.")
        if key == "markers":
            wanted = values.lettered(place, value)
            for letter, numeral in wanted.items():
                values.word(place.at(letter), numeral, NUMERALS)
            return parts(key, wanted, self.facts[key])
        if key == "instruction":
            return same(key, values.whole(place, value, 0, 999), self.facts[key])
        deck = list(self.facts[key.removesuffix("_deck").removesuffix("_top")])
        if key == "private_deck" or (key == "instructions" and not isinstance(value, list)):
            return same(f"{key}, cards", values.whole(place, value, 0, 99), len(deck))
        listed = values.list_of(place, value)
        if key == "private":
            listed = values.staff_cards(self.pack, place, value)
        if key == "instructions_top":
            deck = deck[: len(listed)]
        return same(key, values.list_text(listed), values.list_text(deck))

    def _cards(self, key: str, value: Any, place: Place) -> Findings:
        """Queue, decks and piles."""
        if key == "queue":
            return self._queue(value, place)
        if key in ("guest_deck", "staff_deck") and not isinstance(value, list):
            return same(f"{key}, cards", values.whole(place, value, 0, 99), len(self.facts[key]))
        read = values.guests if key in ("guest_deck", "guest_deck_top", "discard") else values.staff_cards
        wanted = read(self.pack, place, value)
        fact = list(self.facts[key.removesuffix("_top").removesuffix("_bottom")])
        if key.endswith("_top"):
            fact = fact[: len(wanted)]
        elif key.endswith("_bottom"):
            fact = fact[max(0, len(fact) - len(wanted)) :]
        elif key in ("staff_out", "discard", "looked_at"):
            wanted, fact = sorted(wanted), sorted(fact)
        return same(key, values.list_text(wanted), values.list_text(fact))

    def _queue(self, value: Any, place: Place) -> Findings:
        if isinstance(value, list):
            if len(value) != QUEUE:
                raise place.error(f"the queue has {QUEUE} spaces, left to right (0: empty); these are {len(value)}.")
            value = {str(space): part for space, part in enumerate(value, 1)}
        values.known_keys(place, values.table_of(place, value), ("1", "2", "3", "4", "5"))
        for space, part in value.items():
            wanted = 0 if part == 0 else values.guest(self.pack, place, part)
            yield from same(
                f"queue, space {space}", wanted or "nobody", self.facts["queue"][int(space) - 1] or "nobody"
            )

    # --- seats

    def _seats(self, value: Any, place: Place) -> Findings:
        for seat, name, wanted in self._seat_keys(value, place):
            inside = place.at(seat).at(name)
            yield from self._seat(f"seat {seat}, {name}", name, wanted, self.facts["seat"][seat], inside)

    def _seat_keys(self, value: Any, place: Place) -> Iterator[tuple[int, str, Any]]:
        """Seat, key and value of all that is said about seats."""
        for key, keys in values.table_of(place, value).items():
            seat = values.seat_number(place, key, len(self.facts["seat"]))
            inside = place.at(key)
            values.known_keys(inside, values.table_of(inside, keys), SEAT_KEYS)
            for name, wanted in keys.items():
                yield seat, name, wanted

    def _seat(self, about: str, key: str, value: Any, facts: Facts, place: Place) -> Findings:
        fact = facts[key]
        if key in SEAT_PLAIN:
            return same(about, values.whole(place, value, -999, 999), fact)
        if key == "passed":
            return same(about, _yes(values.flag(place, value)), _yes(fact))
        if key == "hotel":
            return same(about, value, fact)
        if key == "kitchen":
            return counted(about, values.items(place, value), fact, values.items_text, isinstance(value, str))
        if key == "sheet":
            values.known_keys(place, values.table_of(place, value), SOURCE_NAMES)
            return parts(about, value, fact)
        if key == "orders_served":
            values.known_keys(place, values.table_of(place, value), [str(size) for size in fact])
            return parts(about, value, {str(size): n for size, n in fact.items()})
        if key in MODULE_SEAT_KEYS and key != "rehearsing":
            return self._plain(about, value, fact, place)
        if key == "rehearsing":
            wanted = values.list_of(place, value)
            return same(about, values.list_text(wanted), values.list_text(fact[: len(wanted)]))
        if key == "cafe":
            return self._cafe(about, value, fact, place)
        if key == "rooms":
            return rooms(about, value, fact, place)
        if key == "bonus_paid":
            return same(about, values.list_text(sorted(values.list_of(place, value))), values.list_text(fact))
        wanted = sorted(values.staff_cards(self.pack, place, value))
        return same(about, values.list_text(wanted), values.list_text(fact))

    def _cafe(self, about: str, value: Any, fact: list[Facts], place: Place) -> Findings:
        """Guests in any order; what lies on them only where it is said."""
        wanted: dict[int, Any] = {}
        for said in values.list_of(place, value):
            keys = said if isinstance(said, dict) else {"guest": said}
            values.known_keys(place, keys, ("guest", "served"))
            wanted[values.guest(self.pack, place, keys.get("guest", 0))] = keys.get("served")
        seated = {table["guest"]: table["served"] for table in fact}
        yield from same(about, values.list_text(sorted(wanted)), values.list_text(sorted(seated)))
        for guest, served in wanted.items():
            if served is not None and guest in seated:
                items = values.items(place, served)
                whole = isinstance(served, str)
                yield from counted(f"{about}, on guest {guest}", items, seated[guest], values.items_text, whole)

    # --- actions

    def _actions(self, key: str, value: Any, place: Place) -> Findings:
        if key == "illegal":
            messages = dict.fromkeys(value, "") if isinstance(value, list) else values.table_of(place, value)
            for action, message in messages.items():
                yield from self._illegal(values.text(place, action), str(message), place)
            return
        listed = [values.text(place, action) for action in values.list_of(place, value)]
        covered: set[int] = set()
        for action in listed:
            numbers = self._of_kind(action)
            if numbers is None:
                refusal = self._refusal(action, place)
                if refusal is not None:
                    yield Finding(f"`{action}`", "legal", f"not: {refusal}")
                    continue
                try:
                    numbers = [self.position.find(action)]
                except RulesError as wrong:
                    raise place.error(str(wrong)) from None
            if not numbers:
                yield Finding(f"`{action}`", "legal", "not: no action of this kind is")
            covered.update(numbers)
        if key == "only":
            for number in self.position.legal:
                if number not in covered:
                    yield Finding(f"`{self.position.text(number)}`", "not legal", "legal")

    def _refusal(self, action: str, place: Place) -> str | None:
        try:
            return self.position.refusal(action)
        except UnreadableError as wrong:
            raise place.error(str(wrong)) from None

    def _of_kind(self, action: str) -> list[int] | None:
        """The legal actions of a kind, where only a kind is named: `guest`, `check-in`."""
        if action not in KINDS:
            return None
        return [number for number in self.position.legal if kind_of(number).name == action]

    def _illegal(self, action: str, message: str, place: Place) -> Findings:
        numbers = self._of_kind(action)
        if numbers is not None:
            if numbers:
                found = values.list_text(f"`{self.position.text(number)}`" for number in numbers)
                yield Finding(f"`{action}`", "never legal", f"legal: {found}")
            return
        refusal = self._refusal(action, place)
        if refusal is None:
            yield Finding(f"`{action}`", "not legal", "legal")
        elif message and message not in refusal:
            yield Finding(f"`{action}`", f"refused with “{message}”", f"refused with “{refusal}”")

    # --- events

    def _events(self, key: str, value: Any, place: Place) -> Findings:
        wanted = [_event(part, place.at(number)) for number, part in enumerate(values.list_of(place, value), 1)]
        happened = [_plain(event) for event in self.events]
        if key == "no_events":
            for event in wanted:
                for other in happened:
                    if matches(event, other):
                        yield Finding("events", f"no {_event_text(event)}", _event_text(other))
                        break
            return
        left = iter(happened)
        for event in wanted:
            if not any(matches(event, other) for other in left):
                alike = [other for other in happened if other["event"] == event["event"]]
                found = "; ".join(_event_text(other) for other in alike) if alike else "none such"
                late = " (but too early)" if any(matches(event, other) for other in alike) else ""
                yield Finding("events", _event_text(event), found + late)
                return

    # --- what has not changed

    def _unchanged(self, value: Any, place: Place) -> Findings:
        for path in values.list_of(place, value):
            before = look_up(self.before, values.text(place, path), place)
            after = look_up(self.facts, path, place)
            if isinstance(before, dict):
                for key in (key for key in before if key not in ROUND_KEYS):
                    yield from unchanged(f"{_spoken(path)}, {key}", before[key], after[key])
            else:
                yield from unchanged(_spoken(path), before, after)


def _spoken(path: str) -> str:
    """`seat.2.krones` as other differences call it: seat 2, krones."""
    parts = path.split(".")
    return ", ".join([f"seat {parts[1]}", *parts[2:]]) if parts[0] == "seat" and len(parts) > 1 else path


def unchanged(about: str, before: Any, after: Any) -> Findings:
    if before != after:
        yield Finding(about, f"{_short(before)} as before", _short(after))


def _short(value: Any) -> str:
    return values.list_text(value) if isinstance(value, list) else str(value)


def _yes(value: bool) -> str:
    return "true" if value else "false"


def look_up(facts: Facts, path: str, place: Place) -> Any:
    """`seat.2`, `seat.2.krones`, `dice`."""
    found: Any = facts
    for part in path.split("."):
        key = int(part) if part.isdecimal() else part
        if not isinstance(found, dict) or key not in found:
            known = [str(name) for name in found] if isinstance(found, dict) else []
            raise place.error(f"there is no {show(path)} to compare; {hint(part, known)}.")
        found = found[key]
    return found


def same(about: str, expected: Any, found: Any) -> Findings:
    if expected != found:
        yield Finding(about, str(expected), str(found))


def _otherwise(about: str, unwanted: Any, differences: Findings) -> Findings:
    """A value differs as soon as one part of it does."""
    if not any(True for _ in differences):
        yield Finding(about, f"anything but {show(unwanted)}", "that")


def parts(about: str, wanted: Mapping[str, Any], fact: Mapping[str, Any]) -> Findings:
    """Only what is named is compared."""
    for key, value in wanted.items():
        yield from same(f"{about}, {key}", _short(value), _short(fact[key]))


def counted(about: str, wanted: Mapping[Any, int], fact: Mapping[Any, int], words: Any, whole: bool) -> Findings:
    """A text is compared as a whole, a table only in what it names."""
    if whole:
        yield from same(about, words(wanted), words(fact))
    else:
        for key, n in wanted.items():
            yield from same(f"{about}, {key}", n, fact[key])


def rooms(about: str, value: Any, fact: Mapping[str, str], place: Place) -> Findings:
    """`{ vacant = [...], occupied = [...] }` as whole lists, or `{ "2.3" = "occupied" }` room by room."""
    for key, wanted in values.table_of(place, value).items():
        if key in ROOM_STATES:
            names = sorted(values.rooms(place.at(key), wanted))
            yield from same(f"{about}, {key}", values.list_text(names), values.list_text(_in_state(fact, key)))
        else:
            name = values.room(place, key)
            yield from same(f"{about}, {name}", values.word(place.at(key), wanted, ROOM_STATES), fact[name])


def _in_state(fact: Mapping[str, str], state: str) -> Iterable[str]:
    return sorted(name for name, found in fact.items() if found == state)


def _event(value: Any, place: Place) -> dict[str, Any]:
    table = {"event": value} if isinstance(value, str) else values.table_of(place, value)
    name = values.word(place, table.get("event", ""), EVENT_ARGUMENTS)
    values.known_keys(place, table, ("event", "seat", *EVENT_ARGUMENTS[name]))
    if "colour" in table:
        values.word(place.at("colour"), table["colour"], (*COLOURS, "any"))
    return table


def _plain(event: Event) -> dict[str, Any]:
    plain = event.plain()
    plain["seat"] = None if event.seat is None else event.seat + 1
    return plain


def matches(wanted: Mapping[str, Any], happened: Mapping[str, Any]) -> bool:
    return all(happened.get(key) == value for key, value in wanted.items())


def _event_text(event: Mapping[str, Any]) -> str:
    rest = ", ".join(f"{key} {value}" for key, value in event.items() if key != "event" and value not in (None, ""))
    return f"{event['event']} ({rest})" if rest else str(event["event"])
