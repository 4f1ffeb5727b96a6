"""The log in words: one function for each kind of event says what a seat did, and runs of them become sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Final

from leopold.journal import Event
from leopold.packs import Pack
from leopold.packs.tables import FACES
from leopold.rules.events import EVENT_NAMES, SECRET
from leopold.terminal.drawing import shorts
from leopold.terminal.session.people import Person
from leopold.terminal.telling import automaton

SECRET_NAMES: Final = frozenset(EVENT_NAMES[code] for code in SECRET)
PRICED: Final = frozenset(
    ("guest_taken", "die_taken", "service_paid", "room_prepared", "staff_hired", "penalty_ignored", "action_done")
)
"""Events that tell their price themselves, so the payment before them need not be told."""
ORDINALS: Final = ("first", "second", "third", "fourth")
CLAUSES: Final = 5
"""More than this in one sentence is hard to follow."""


def covered(event: Event, viewer: int | None) -> Event:
    """The event as this viewer may know it."""
    if event.name in SECRET_NAMES and event.seat != viewer:
        return replace(event, arguments={**event.arguments, "staff": None})
    return event


@dataclass(frozen=True, slots=True)
class Teller:
    """Tells events to one viewer, who is called "you"; None is an onlooker."""

    pack: Pack
    people: Sequence[Person]
    viewer: int | None

    def is_you(self, seat: int) -> bool:
        """Whoever looks on; and in a replay whoever was called "You" when it was played."""
        return seat == self.viewer or self.people[seat].you

    def name(self, seat: int) -> str:
        return "You" if self.is_you(seat) else self.people[seat].name

    def sentences(self, events: Sequence[Event], since: int = 0, everything: bool = False) -> list[str]:
        """What happened since event number `since`, a sentence for each run of things that one seat did."""
        found: list[str] = []
        for (seat, _), run in groupby(self._clauses(events, since, everything), key=lambda clause: clause[:2]):
            said = [words for _, _, words in run]
            if seat is None:
                found += said
                continue
            for start in range(0, len(said), CLAUSES):
                found.append(f"{self.name(seat)} {listed(said[start : start + CLAUSES])}.")
        return found

    def _clauses(self, events: Sequence[Event], since: int, everything: bool) -> Iterator[tuple[int | None, int, str]]:
        """Who did it, in which turn, what was done. Whole sentences belong to nobody."""
        shown = [covered(event, self.viewer) for event in events]
        turn = 0
        run: list[Event] = []
        for place in range(since, len(shown)):
            event = shown[place]
            if event.name == "turn_ended":
                yield from self._told(run, turn)
                run = []
                turn += 1
            if event.seat is not None and self.people[event.seat].level and automaton.is_told_here(event):
                yield from self._told(run, turn)
                run = []
                words = automaton.sentence(self.pack, self.people[event.seat].level, shown, place)
                if words:
                    yield None, turn, words
                continue
            if _is_silent(shown, place) or (event.name in QUIET and not everything):
                continue
            if run and not _goes_with(run[-1], event):
                yield from self._told(run, turn)
                run = []
            if event.name in _WHOLE:
                yield None, turn, _WHOLE[event.name](self, event)
            elif event.name == "action_done":
                yield event.seat, turn, action_done(_Told(self, [event]), _face(shown, place))
            else:
                run.append(event)
        yield from self._told(run, turn)

    def _told(self, run: list[Event], turn: int) -> Iterator[tuple[int | None, int, str]]:
        if run:
            yield run[0].seat, turn, _CLAUSES[run[0].name](_Told(self, run))


def _is_silent(events: Sequence[Event], place: int) -> bool:
    """Is this told by another event, or of no interest?"""
    event = events[place]
    before = events[place - 1].name if place else ""
    after = events[place + 1].name if place + 1 < len(events) else ""
    match event.name:
        case "turn_ended" | "reward_taken":
            return True
        case "turn_began":
            return not event["extra"]
        case "krones":
            change = event["change"]
            return isinstance(change, int) and change < 0 and after in PRICED
        case "vp":
            return event["change"] == 0 or event["source"] in TOLD_OTHERWISE
        case "room_occupied":
            return before == "checked_in"
        case "service_paid":
            return not event["krones"]
        case "action_done":
            return _face(events, place) == event["action"]
        case "guest_arrived":
            return event["guest"] is None
    return False


def _goes_with(one: Event, other: Event) -> bool:
    """Can two events be told as one: the same again, more for the same guest, another room?"""
    if (one.name, one.seat) != (other.name, other.seat):
        return False
    if one.name in ("item_served", "item_placed"):
        return one["guest"] == other["guest"]
    return one.name in ("room_prepared", "staff_drawn", "staff_looked_at", "item_gained") or (
        one.arguments == other.arguments and one.name == "staff_returned"
    )


def _face(events: Sequence[Event], place: int) -> int:
    """The die whose main action an event carries out, or 0 when it is done without a die."""
    if events[place].name == "action_done":
        for event in reversed(events[:place]):
            if event.name == "die_taken":
                face = event["face"]
                return face if isinstance(face, int) else 0
            if event.name in ("action_done", "turn_began"):
                break
    return 0


def listed(words: Sequence[str]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


@dataclass(frozen=True, slots=True)
class _Told:
    """One event, or several of a kind that are told as one."""

    teller: Teller
    run: list[Event]

    @property
    def event(self) -> Event:
        return self.run[0]

    def does(self, verb: str) -> str:
        """The verb for you or for somebody else."""
        if self.event.seat is not None and self.teller.is_you(self.event.seat):
            return verb
        if verb.endswith("y") and verb[-2] not in "aeo":
            return f"{verb[:-1]}ies"
        return verb + ("es" if verb.endswith(("s", "sh", "ch")) else "s")

    def number(self, argument: str) -> int:
        value = self.event[argument]
        return value if isinstance(value, int) else 0

    def word(self, argument: str) -> str:
        return str(self.event[argument])

    def total(self, argument: str) -> int:
        return sum(value for event in self.run if isinstance(value := event[argument], int))

    def guest(self) -> str:
        number = self.number("guest")
        return f"{shorts.guest_name(self.teller.pack, number)} ({number})"

    def staff(self, argument: str = "staff") -> str:
        number = self.number(argument)
        return f"{shorts.staff_name(self.teller.pack, number)} ({number})"

    def cards(self) -> str:
        """The cards by name, or how many they are where they are hidden."""
        numbers = [number for event in self.run if isinstance(number := event["staff"], int)]
        if not numbers:
            return "a staff card" if len(self.run) == 1 else f"{len(self.run)} staff cards"
        return listed([f"{shorts.staff_name(self.teller.pack, number)} ({number})" for number in numbers])

    def items(self) -> str:
        """The items of the whole run, each kind with its number."""
        counts: dict[str, int] = {}
        for event in self.run:
            amount = event.arguments.get("amount", 1)
            counts[str(event["item"])] = counts.get(str(event["item"]), 0) + (amount if isinstance(amount, int) else 1)
        return listed([item if n == 1 else f"{n} {item}" for item, n in counts.items()])

    def paying(self, price: int) -> str:
        return f" for {shorts.krones(price)}" if price else " free of charge"


# --- whole sentences


def round_began(teller: Teller, event: Event) -> str:
    start = event.seat if event.seat is not None else 0
    begins = "you begin" if teller.is_you(start) else f"{teller.name(start)} begins"
    return f"Round {event['round']}: {begins}."


def dice_rolled(teller: Teller, event: Event) -> str:
    if event["bin"]:
        return f"All have passed: one die is put away, and {event['dice']} are rolled again."
    return f"{event['dice']} dice are rolled."


def guest_arrived(teller: Teller, event: Event) -> str:
    number = event["guest"]
    return f"{shorts.guest_name(teller.pack, number)} ({number}) joins the queue." if isinstance(number, int) else ""


def guests_reshuffled(teller: Teller, event: Event) -> str:
    return f"The deck of guests is used up; {event['cards']} who have left are shuffled and come again."


def game_ended(teller: Teller, event: Event) -> str:
    return "The game is over."


_WHOLE: Final[dict[str, Callable[[Teller, Event], str]]] = {
    "round_began": round_began,
    "dice_rolled": dice_rolled,
    "guest_arrived": guest_arrived,
    "guests_reshuffled": guests_reshuffled,
    "game_ended": game_ended,
}
QUIET: Final = frozenset(("guest_arrived", "dice_rolled"))
"""Told only to those who ask for the whole log: the board shows it."""


# --- what a seat did


def passed(told: _Told) -> str:
    return told.does("pass")


def turn_began(told: _Told) -> str:
    return f"{told.does('take')} an extra turn"


def guest_taken(told: _Told) -> str:
    return f"{told.does('invite')} {told.guest()}{told.paying(told.number('price'))}"


def die_taken(told: _Told) -> str:
    price = told.number("price")
    paid = f", {shorts.krones(price)} paid" if price else ""
    return f"{told.does('take')} a {told.number('face')} (strength {told.number('strength')}{paid})"


def action_done(told: _Told, face: int) -> str:
    action = told.number("action")
    if face == FACES:
        return f"{told.does('use')} it as a {action}"
    return f"{told.does('carry')} out action {action} (strength {told.number('strength')})"


def action_lost(told: _Told) -> str:
    return f"{told.does('leave')} its action unused"


def krones(told: _Told) -> str:
    change = told.number("change")
    if change > 0:
        return f"{told.does('gain')} {shorts.krones(change)}"
    if change == 0:
        return f"{told.does('gain')} no krones, as the purse is full"
    return f"{told.does('lose')} {shorts.krones(-change)}"


def emperor(told: _Told) -> str:
    change = told.number("change")
    if change == 0:
        return f"{told.does('stay')} at the end of the emperor track"
    steps = "1 step" if change == 1 else f"{change} steps"
    return f"{told.does('advance')} {steps} to space {told.number('space')} of the emperor track"


VP_REASONS: Final = {
    "guests": "with the guest",
    "badges": "for the room's badge",
    "bonuses": "for the full group",
    "staff": "through staff",
    "objectives": "",
    "emperor_end": "for steps beyond the track",
    "emperor_tiles": "",
    "rooms": "for occupied rooms",
    "leftovers": "for krones and the kitchen",
    "unserved": "for guests left in the café",
}
TOLD_OTHERWISE: Final = frozenset(("emperor_track", "end_staff"))


def vp(told: _Told) -> str:
    change = told.number("change")
    verb = told.does("score") if change > 0 else told.does("lose")
    return f"{verb} {abs(change)} VP {VP_REASONS[told.word('source')]}".rstrip()


def item_gained(told: _Told) -> str:
    return f"{told.does('gain')} {told.items()}"


def item_placed(told: _Told) -> str:
    return f"{told.does('serve')} {told.items()} to {told.guest()}"


def item_kept(told: _Told) -> str:
    return f"{told.does('keep')} {told.items()} in the kitchen"


def item_served(told: _Told) -> str:
    return f"{told.does('serve')} {told.items()} from the kitchen to {told.guest()}"


def service_paid(told: _Told) -> str:
    return f"{told.does('pay')} {shorts.krones(told.number('krones'))} for service"


def order_completed(told: _Told) -> str:
    return f"{told.does('complete')} the order of {told.guest()}"


def checked_in(told: _Told) -> str:
    return f"{told.does('check')} {told.guest()} into room {told.word('room')}"


def room_prepared(told: _Told) -> str:
    rooms = [str(event["room"]) for event in told.run]
    word = "room" if len(rooms) == 1 else "rooms"
    return f"{told.does('prepare')} {word} {listed(rooms)}{told.paying(told.total('price'))}"


def room_occupied(told: _Told) -> str:
    return f"{told.does('occupy')} room {told.word('room')}"


def room_removed(told: _Told) -> str:
    return f"{told.does('lose')} the {told.word('was')} room {told.word('room')}"


def group_completed(told: _Told) -> str:
    size = told.number("size")
    rooms = "the single room" if size == 1 else f"the {size} rooms"
    return f"{told.does('fill')} {rooms} of {told.word('colour')} group {told.word('group')}"


def staff_drawn(told: _Told) -> str:
    return f"{told.does('draw')} {told.cards()}"


def staff_hired(told: _Told) -> str:
    return f"{told.does('hire')} {told.staff()}{told.paying(told.number('price'))}"


def staff_used(told: _Told) -> str:
    return f"{told.does('use')} {told.staff()}"


def staff_looked_at(told: _Told) -> str:
    return f"{told.does('look')} at {told.cards()}"


def staff_returned(told: _Told) -> str:
    place = " from the hand" if told.number("from_hand") else ""
    return f"{told.does('put')} {told.cards()}{place} under the deck"


def staff_dismissed(told: _Told) -> str:
    return f"{told.does('discard')} {told.staff()}"


def staff_drafted(told: _Told) -> str:
    return f"{told.does('keep')} {told.cards()}"


def objective_claimed(told: _Told) -> str:
    place = ORDINALS[told.number("place") - 1]
    return f"{told.does('claim')} objective {told.word('letter')} ({told.number('objective')}) as the {place}"


def emperor_scored(told: _Told) -> str:
    before, after, scored = told.number("before"), told.number("after"), told.number("vp")
    if before == after:
        return f"{told.does('score')} {f'{scored} VP' if scored else 'nothing'} on space {before} of the emperor track"
    return f"{told.does('score')} {scored} VP on the emperor track, stepping back from {before} to {after}"


def emperor_rewarded(told: _Told) -> str:
    return f"{told.does('receive')} the emperor's reward ({told.word('tile')})"


def emperor_punished(told: _Told) -> str:
    return f"{told.does('suffer')} the emperor's penalty ({told.word('tile')})"


def penalty_ignored(told: _Told) -> str:
    price = told.number("krones")
    paid = f", paying {shorts.krones(price)}" if price else ""
    return f"{told.does('ignore')} the emperor's penalty ({told.word('tile')}){paid}"


def kitchen_returned(told: _Told) -> str:
    n = told.number("items")
    return f"{told.does('return')} {n or 'no'} item{'s' * (n != 1)} from the kitchen"


def cafe_returned(told: _Told) -> str:
    n = told.number("items")
    return f"{told.does('return')} {n or 'no'} item{'s' * (n != 1)} from the café"


def staff_scored(told: _Told) -> str:
    copied = f", copying {told.staff('copied')}" if told.event["copied"] is not None else ""
    return f"{told.does('score')} {told.number('vp')} VP with {told.staff()}{copied}"


def hand_dealt(told: _Told) -> str:
    cards = told.number("cards")
    return f"{told.does('begin')} with {cards} staff card{'s' * (cards != 1)}"


_CLAUSES: Final[dict[str, Callable[[_Told], str]]] = {
    function.__name__: function
    for function in (
        passed,
        turn_began,
        guest_taken,
        die_taken,
        action_lost,
        krones,
        emperor,
        vp,
        item_gained,
        item_placed,
        item_kept,
        item_served,
        service_paid,
        order_completed,
        checked_in,
        room_prepared,
        room_occupied,
        room_removed,
        group_completed,
        staff_drawn,
        staff_hired,
        staff_used,
        staff_looked_at,
        staff_returned,
        staff_dismissed,
        staff_drafted,
        objective_claimed,
        emperor_scored,
        emperor_rewarded,
        emperor_punished,
        penalty_ignored,
        kitchen_returned,
        cafe_returned,
        staff_scored,
        hand_dealt,
    )
}
