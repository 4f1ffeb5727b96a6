"""The automaton's turn in whole sentences: what it does, and which clause of the rulebook decided.

One function for each kind of event. Both the game in the terminal and the companion at a real table speak with them.
An empty sentence means that the event before has told it already.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from leopold.journal import Event
from leopold.packs import Pack
from leopold.packs.cards import Extra, Instruction, InstructionGuest
from leopold.packs.codes import ANY_COLOUR, ANY_FACE, ANY_OBJECTIVE, COLOURED_DIE, COLOURS, LETTERS, LEVELS
from leopold.packs.tables import COLUMNS
from leopold.rules.state import AUTOMATON_SEAT
from leopold.terminal.drawing import shorts
from leopold.words import catalogue

NUMERALS: Final = ("", "I", "II", "III")
SIDES: Final = {"right": "left", "left": "right"}
"""Which way the hand points, and from which side it therefore counts."""


@dataclass(frozen=True, slots=True)
class Scene:
    """An event of the automaton among all that happened before it."""

    pack: Pack
    level: int
    events: Sequence[Event]
    place: int

    @property
    def event(self) -> Event:
        return self.events[self.place]

    def number(self, argument: str) -> int:
        value = self.event[argument]
        return value if isinstance(value, int) else 0

    def word(self, argument: str) -> str:
        return str(self.event[argument] or "")

    def neighbour(self, step: int, name: str, source: str = "") -> Event | None:
        """The event just before or after, if it is the automaton's and of this kind."""
        place = self.place + step
        if not 0 <= place < len(self.events):
            return None
        event = self.events[place]
        fits = event.name == name and event.seat == AUTOMATON_SEAT and (not source or event["source"] == source)
        return event if fits else None

    # --- the card turned up last

    @property
    def turned(self) -> int:
        """The place of the event that turned it up."""
        return next(n for n in range(self.place, -1, -1) if self.events[n].name == "instruction_turned")

    @property
    def card(self) -> Instruction:
        return self.pack.instruction(int(self.events[self.turned]["instruction"] or 0))

    @property
    def guest_asked(self) -> InstructionGuest:
        """The guest symbol that an event is about: those before it on the card have had events of their own."""
        symbols = [symbol for symbol in self.card.guests if symbol.level <= self.level]
        return symbols[self.told_before("automaton_guest", "automaton_no_guest")]

    @property
    def objective_asked(self) -> Extra:
        """The objective symbol that an event is about."""
        symbols = [extra for extra in self.card.extras if extra.name == "objective" and extra.level <= self.level]
        return symbols[self.told_before("automaton_objective", "automaton_no_objective")]

    def told_before(self, *names: str) -> int:
        """How many such events there have been in this turn."""
        return sum(event.name in names for event in self.events[self.turned : self.place])

    # --- the automaton itself

    @property
    def name(self) -> str:
        return catalogue().text("automaton-name", who=self.card.automaton)

    @property
    def he(self) -> str:
        return catalogue().text("automaton-name.pronoun", who=self.card.automaton)

    @property
    def his(self) -> str:
        return catalogue().text("automaton-name.possessive", who=self.card.automaton)

    @property
    def full_colours(self) -> bool:
        """Is there a colour whose spaces are all occupied, so that not every guest finds a room?"""
        left = list(self.pack.hotel("night").colours)
        for event in self.events[: self.place]:
            if event.name == "checked_in" and event.seat == AUTOMATON_SEAT:
                floor, column = str(event["room"]).split(".")
                left[(int(floor) - 1) * COLUMNS + int(column) - 1] = -1
        return len(set(left) - {-1}) < len(set(self.pack.hotel("night").colours))


def sentence(pack: Pack, level: str, events: Sequence[Event], place: int) -> str:
    """What an event of the automaton says; nothing when there is nothing to add."""
    words = SENTENCES[events[place].name](Scene(pack, LEVELS.index(level), events, place))
    return words[:1].upper() + words[1:]


def is_told_here(event: Event) -> bool:
    return event.seat == AUTOMATON_SEAT and event.name in SENTENCES


# --- small words


def by_hand(scene: Scene) -> str:
    """The sentence for a tie, to follow the choice."""
    tie = scene.word("tie")
    return f" Tie: the hand points {tie}, so the first from the {SIDES[tie]}." if tie else ""


def guest_in_words(pack: Pack, number: int) -> str:
    """Name, number and what the guest is worth."""
    vp = pack.guests[pack.guest_index(number)].vp
    return f"{shorts.guest_name(pack, number)} ({number}), {vp} VP"


def staff_in_words(pack: Pack, number: int) -> str:
    return f"{shorts.staff_name(pack, number)} ({number})"


def colour_of(symbol: InstructionGuest) -> str:
    return "" if symbol.colour == ANY_COLOUR else COLOURS[symbol.colour]


def faces(dice: Sequence[int], last: str) -> str:
    return f" {last} ".join(str(face) for face in dice)


# --- the card


def card_in_short(card: Instruction, level: int) -> str:
    """What counts at a level, from top to bottom: "a red guest, then any guest; a 1 or a 2; a staff card"."""
    symbols = [symbol for symbol in card.guests if symbol.level <= level]
    wanted = ", then ".join(f"a {colour_of(symbol)} guest" if colour_of(symbol) else "any guest" for symbol in symbols)
    extras = ", ".join(_extra_in_short(card, extra) for extra in card.extras if extra.level <= level)
    parts = [wanted or "no guest", _dice_in_short(card), extras or "nothing more", f"the hand points {card.hand}"]
    return "; ".join(parts)


def _dice_in_short(card: Instruction) -> str:
    if ANY_FACE in card.dice or COLOURED_DIE in card.dice:
        return "a die from the fullest space"
    return " or ".join(f"a {face}" for face in card.dice)


def _extra_in_short(card: Instruction, extra: Extra) -> str:
    n = extra.argument
    match extra.name:
        case "emperor":
            return f"{n} step{'s' * (n != 1)} on the emperor track"
        case "objective":
            return f"objective {LETTERS[n]}" if n != ANY_OBJECTIVE else "any objective"
        case "staff":
            return "a staff card" if n == 1 else f"{n} staff cards"
    return "a dancer"


def instruction_turned(scene: Scene) -> str:
    return f"{scene.name} turns up card {scene.number('instruction')}: {card_in_short(scene.card, scene.level)}."


# --- upper section: guests


def automaton_guest(scene: Scene) -> str:
    """Why this guest, and from where, as far as that is known."""
    number = scene.number("guest")
    taken = scene.neighbour(-1, "guest_taken")
    who = guest_in_words(scene.pack, number) + (f", from space {taken['space']}" if taken else "")
    colour = colour_of(scene.guest_asked)
    housed = " who still finds a room" if scene.full_colours else ""
    best = f"{scene.he} takes the guest worth most{housed}, {who}."
    match scene.word("clause"):
        case "colour":
            words = f"{scene.he} takes the {colour} guest worth most, {who}."
        case "any":
            words = f"any colour will do: {best}"
        case "absent":
            words = f"no {colour} guest in the queue: {best}"
        case _:
            words = f"no {colour} space left in {scene.his} hotel: {best}"
    return words + by_hand(scene)


def automaton_no_guest(scene: Scene) -> str:
    colour = scene.word("colour")
    wanted = "a guest" if colour == "any" else f"a {colour} guest"
    return (
        f"the card asks for {wanted}, but nobody in the queue finds a room in {scene.his} hotel: "
        f"{scene.he} takes nobody."
    )


def checked_in(scene: Scene) -> str:
    """Which room goes where, by the rule for the guest's colour."""
    room = scene.word("room")
    floor, column = (int(part) for part in room.split("."))
    colour = COLOURS[scene.pack.hotel("night").colours[(floor - 1) * COLUMNS + column - 1]]
    guest = scene.pack.guests[scene.pack.guest_index(scene.number("guest"))]
    if COLOURS[guest.colour] == "green":
        why = ": for a green guest the lowest empty space in the rightmost column that has one"
    else:
        why = f", the first empty {colour} space from the left on the lowest floor that has one"
    return f"an occupied {colour} room goes on {room}{why}."


def vp(scene: Scene) -> str:
    """Points as they are scored; the badge of a room is told with its guest."""
    change, total = scene.number("change"), scene.number("vp")
    match scene.word("source"):
        case "guests":
            badge = scene.neighbour(1, "vp", "badges")
            if badge:
                both = f"{change} VP for the guest and {badge['change']} for the room's badge"
                return f"{scene.he} scores {both} and stands at {badge['vp']}."
            return f"{scene.he} scores {change} VP for the guest and stands at {total}."
        case "badges":
            if scene.neighbour(-1, "vp", "guests"):
                return ""
            return f"{scene.he} scores {change} VP for the room's badge and stands at {total}."
        case "emperor_end":
            return f"{scene.he} scores {change} VP for steps beyond the end of the track and stands at {total}."
        case "rooms":
            return f"{scene.he} scores {change} VP for occupied rooms and ends at {total}."
    return ""


# --- middle section: the die


def automaton_die(scene: Scene) -> str:
    """Why this die."""
    face = scene.number("face")
    shown = scene.card.dice
    match scene.word("clause"):
        case "shown":
            words = f"{scene.he} takes a {face}, the die on the card."
        case "more":
            fuller = "as many dice lie on both" if scene.word("tie") else f"more dice lie on {face}"
            words = f"of {faces(shown, 'and')}, {fuller}: {scene.he} takes a {face}."
        case "any":
            words = f"the die with the question mark: {scene.he} takes one from the space with most dice, a {face}."
        case _:
            words = f"there is no {faces(shown, 'or')}: {scene.he} takes a die from the space with most dice, a {face}."
    return words + by_hand(scene)


# --- lower section: extras


def emperor(scene: Scene) -> str:
    change, space = scene.number("change"), scene.number("space")
    if change == 0:
        return f"{scene.he} stays on the last space of the emperor track."
    return f"{scene.he} advances {change} step{'s' * (change != 1)} to space {space} of the emperor track."


def automaton_staff(scene: Scene) -> str:
    number = scene.number("staff")
    card = scene.pack.staff[scene.pack.staff_index(number)]
    worth = shorts.staff(card, scene.pack.board)
    return f"{scene.he} turns up a card of {scene.his} private deck: {staff_in_words(scene.pack, number)}, {worth}."


def automaton_no_staff(scene: Scene) -> str:
    return f"{scene.his} private deck is empty: no staff card is turned up."


def automaton_objective(scene: Scene) -> str:
    """Why this objective. Where the card shows it there is nothing to explain."""
    letter = scene.word("letter")
    least = f"{scene.he} goes for the one with least progress, {letter}."
    match scene.word("clause"):
        case "any":
            return f"the objective with the question mark: {least}{by_hand(scene)}"
        case "claimed":
            asked = LETTERS[scene.objective_asked.argument]
            return f"{scene.he} has claimed objective {asked} already: {least}{by_hand(scene)}"
    return ""


def automaton_no_objective(scene: Scene) -> str:
    return f"{scene.he} has claimed every objective already, so nothing happens."


def automaton_marker(scene: Scene) -> str:
    letter, numeral = scene.word("letter"), scene.number("numeral")
    if numeral == len(NUMERALS) - 1:
        return f"{scene.he} puts a marker on {NUMERALS[numeral]} of objective {letter}."
    before = NUMERALS[numeral + 1]
    return f"{scene.his} marker on objective {letter} moves from {before} to {NUMERALS[numeral]}."


def objective_claimed(scene: Scene) -> str:
    prizes = scene.pack.board.objective_vp
    place = scene.number("place")
    gone = [str(prize) for prize in prizes[: place - 1]]
    taken = f", as {' and '.join(gone)} {'is' if len(gone) == 1 else 'are'} taken" if gone else ""
    scored = scene.neighbour(1, "vp", "objectives")
    stands = f", and stands at {scored['vp']}" if scored else ""
    return f"{scene.he} claims objective {scene.word('letter')} at once for {prizes[place - 1]} VP{taken}{stands}."


# --- scorings


def emperor_scored(scene: Scene) -> str:
    before, after, scored = scene.number("before"), scene.number("after"), scene.number("vp")
    worth = f"{scored} VP" if scored else "nothing"
    back = f", steps back to {after}" if after != before else ", stays there"
    total = scene.neighbour(-1, "vp", "emperor_track")
    stands = f" and has {total['vp']} VP" if total else ""
    return f"{scene.name} scores {worth} on space {before} of the emperor track{back}{stands}."


def staff_scored(scene: Scene) -> str:
    """What an open card of the private deck brings; the Secretary says whose card it scores."""
    number, scored = scene.number("staff"), scene.number("vp")
    card = staff_in_words(scene.pack, number)
    score = scene.pack.staff[scene.pack.staff_index(number)].score
    if score is None or score.name != "copy":
        worth = shorts.score(score) if score else ""
        return f"{scene.name} scores {scored} VP with {card}: {worth}."
    if scene.event["copied"] is None:
        return f"{scene.name} scores nothing with {card}, as there is no end-of-game card on the other side to score."
    copied = staff_in_words(scene.pack, scene.number("copied"))
    return f"{scene.name} scores {scored} VP with {card}, as {copied}, the best card for that on the other side."


def _silent(_: Scene) -> str:
    return ""


SENTENCES: Final[dict[str, Callable[[Scene], str]]] = {
    **{
        function.__name__: function
        for function in (
            instruction_turned,
            automaton_guest,
            automaton_no_guest,
            checked_in,
            automaton_die,
            automaton_objective,
            automaton_no_objective,
            automaton_marker,
            automaton_staff,
            automaton_no_staff,
            objective_claimed,
            emperor,
            emperor_scored,
            staff_scored,
            vp,
        )
    },
    **dict.fromkeys(("turn_began", "guest_taken", "room_occupied"), _silent),
}
