"""The automaton's turn: what it does, and which clause of the rulebook decided.

At a real table somebody moves its pieces by these lines, so they say where things go and where its score stands.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from leopold.packs.automata import automaton_with
from leopold.packs.cards import Extra, Instruction, InstructionGuest
from leopold.packs.codes import (
    ANY_COLOUR,
    ANY_FACE,
    ANY_OBJECTIVE,
    BALLS,
    COLOURED_DIE,
    COLOURS,
    DIE_COLOURS,
    FOR_OBJECTIVE,
    FOR_POINTS,
    LETTERS,
)
from leopold.packs.tables import COLUMNS
from leopold.telling import people
from leopold.telling.happening import Happening, Telling, Told, Unsaid
from leopold.text.words import hall_and_row
from leopold.words import Said, said
from leopold.words.said import Value

MARKERS: Final = 3
"""Its marker on an objective goes from III to I."""


# --- the card turned up last


def turned(it: Happening) -> int:
    """The place of the event that turned it up."""
    return next(n for n in range(it.place, -1, -1) if it.events[n].name == "instruction_turned")


def card_of(it: Happening) -> Instruction:
    return it.pack.instruction(int(it.events[turned(it)]["instruction"] or 0))


def told_before(it: Happening, *names: str) -> int:
    """How many such events there have been in this turn."""
    return sum(event.name in names for event in it.events[turned(it) : it.place])


def guest_asked(it: Happening) -> InstructionGuest:
    """The guest symbol that an event is about: those before it on the card have had events of their own."""
    symbols = [symbol for symbol in card_of(it).guests if symbol.level <= it.level]
    return symbols[told_before(it, "automaton_guest", "automaton_no_guest")]


def objective_asked(it: Happening) -> Extra | None:
    """The objective symbol that an event is about; none where the colour of a die has brought it."""
    symbols = [extra for extra in card_of(it).extras if extra.name == "objective" and extra.level <= it.level]
    before = told_before(it, "automaton_objective", "automaton_no_objective") - colours_for_objective(it)
    return symbols[before] if before >= 0 else None


def colours_for_objective(it: Happening) -> int:
    """How many dice of this turn have brought an objective: that comes before all that is on the card."""
    taken = [event for event in it.events[turned(it) : it.place] if event.name == "automaton_colour"]
    return sum(bonus_of(it, str(event["colour"])) == FOR_OBJECTIVE for event in taken)


def bonus_of(it: Happening, colour: str) -> int:
    """What an automaton gets for a coloured die."""
    return it.pack.board.lounge_bonus[DIE_COLOURS.index(colour)]


def of_turn(it: Happening, key: str, /, *arguments: str, **params: Value) -> Said:
    """A message of its turn: `$automaton` is who it is, for "he" and "she"."""
    return it.say(key, *arguments, automaton=card_of(it).automaton, **params)


def of_house(it: Happening, key: str, /, *arguments: str, **params: Value) -> Said:
    """The same where no card is turned up: its hotel is at work in other turns too."""
    return it.say(key, *arguments, automaton=automaton_with(it.pack.modules), **params)


def colour_of(symbol: InstructionGuest) -> str:
    return "any" if symbol.colour == ANY_COLOUR else COLOURS[symbol.colour]


# --- the card


def wanted_dice(card: Instruction, coloured: bool) -> list[Said]:
    if coloured and COLOURED_DIE in card.dice:
        return [said("automaton-wants-coloured-die")]
    if ANY_FACE in card.dice or COLOURED_DIE in card.dice:
        return [said("automaton-wants-any-die")]
    return [said("automaton-wants-die", face=face) for face in card.dice]


def wanted_extra(extra: Extra) -> Said:
    match extra.name:
        case "objective" if extra.argument != ANY_OBJECTIVE:
            return said("automaton-wants-objective", letter=LETTERS[extra.argument])
        case "objective":
            return said("automaton-wants-any-objective")
        case "dancer":
            return said("automaton-wants-dancer", ball=BALLS[extra.argument])
    return said(f"automaton-wants-{extra.name}", n=extra.argument)


def instruction_turned(it: Happening) -> Said | Unsaid:
    """What counts on the card at this level, from top to bottom."""
    card = card_of(it)
    guests = [
        said("automaton-wants-guest", colour=colour_of(symbol), ball=BALLS[symbol.ball] if it.pack.ballrooms else None)
        for symbol in card.guests
        if symbol.level <= it.level
    ]
    extras = [wanted_extra(extra) for extra in card.extras if extra.level <= it.level]
    return of_turn(
        it,
        "automaton-turned",
        "instruction",
        guests=guests or [said("automaton-wants-nobody")],
        dice=wanted_dice(card, bool(it.pack.celebrities)),
        extras=extras or [said("automaton-wants-no-more")],
        hand=card.hand,
    )


# --- upper section: guests


def automaton_guest(it: Happening) -> Said | Unsaid:
    """Why this guest, and from where, as far as that is known."""
    taken = it.next_to(-1, "guest_taken")
    guest = it.pack.guests[it.pack.guest_index(it.number("guest"))]
    return of_turn(
        it,
        f"automaton-guest-{it.word('clause')}",
        "guest",
        worth=guest.vp,
        space=taken["space"] if taken else 0,
        colour=colour_of(guest_asked(it)),
        tie=it.word("tie") or "none",
    )


def checked_in(it: Happening) -> Said | Unsaid:
    """Which room goes where, by the rule for the guest's colour; who had reserved one has been served."""
    if it.next_to(-1, "item_given"):
        return of_house(it, "automaton-moved-in", "guest", "room")
    floor, column = (int(part) for part in it.word("room").split("."))
    room = it.pack.hotel("night").colours[(floor - 1) * COLUMNS + column - 1]
    guest = it.pack.guests[it.pack.guest_index(it.number("guest"))]
    rule = "green" if COLOURS[guest.colour] == "green" else "colour"
    return of_turn(it, "automaton-room", "room", colour=COLOURS[room], rule=rule)


def vp(it: Happening) -> Said | Unsaid:
    """Points as they are scored, and where it stands then; the badge of a room is told with its guest."""
    source = it.word("source")
    if source == "guests":
        badge = it.next_to(1, "vp", "badges")
        last = badge or it.event
        return it.say(
            "automaton-vp-guests", n=it.number("change"), badge=badge["change"] if badge else 0, vp=last["vp"]
        )
    if source == "badges" and it.next_to(-1, "vp", "guests"):
        return Unsaid("told with the guest")
    told = None if source in people.MODULE_SOURCES else people.vp(it)
    return (
        told
        if isinstance(told, Unsaid)
        else it.say("automaton-vp", source=source, n=it.number("change"), vp=it.number("vp"))
    )


# --- middle section: the die


def automaton_die(it: Happening) -> Said | Unsaid:
    faces = [str(face) for face in card_of(it).dice]
    return of_turn(it, f"automaton-die-{it.word('clause')}", "face", faces=faces, tie=it.word("tie") or "none")


def automaton_colour(it: Happening) -> Said | Unsaid:
    """The die, and what its colour brings in place of what the celebrity does."""
    bonus, board = bonus_of(it, it.word("colour")), it.pack.board
    told = "objective" if bonus == FOR_OBJECTIVE else "points" if bonus == FOR_POINTS else "steps"
    n = board.lounge_points if bonus == FOR_POINTS else board.lounge_steps
    return of_turn(it, "automaton-colour", "colour", bonus=told, n=n, tie=it.word("tie") or "none")


# --- lower section: extras


def automaton_objective(it: Happening) -> Said | Unsaid:
    clause = it.word("clause")
    if clause == "shown":
        return Unsaid("the card shows it, and the marker is told")
    symbol = objective_asked(it)
    if symbol is None:
        return Unsaid("the die has told what it brings, and the marker is told")
    asked = LETTERS[symbol.argument] if symbol.argument != ANY_OBJECTIVE else ""
    return of_turn(it, f"automaton-objective-{clause}", "letter", asked=asked, tie=it.word("tie") or "none")


def automaton_marker(it: Happening) -> Said | Unsaid:
    key = "automaton-marker-laid" if it.number("numeral") == MARKERS else "automaton-marker"
    return of_turn(it, key, "letter", "numeral")


def objective_claimed(it: Happening) -> Said | Unsaid:
    scored = it.next_to(1, "vp", "objectives")
    n, total = (scored["change"], scored["vp"]) if scored else (0, 0)
    return of_turn(it, "automaton-claimed", "letter", "place", n=n, vp=total)


def automaton_dancer(it: Happening) -> Said | Unsaid:
    """Which ball the card asks for, and where the dancer stands."""
    _, row = hall_and_row(it.word("place"))
    return of_turn(it, "automaton-dancer", "ball", "moved", "ballroom", row=row)


# --- scorings


def emperor_scored(it: Happening) -> Said | Unsaid:
    total = it.next_to(-1, "vp", "emperor_track")
    return it.say(
        "automaton-emperor-scored",
        "before",
        "after",
        back=it.event["before"] != it.event["after"],
        n=it.number("vp"),
        vp=total["vp"] if total else None,
    )


def ball_scored(it: Happening) -> Said | Unsaid:
    """With where it stands then; a ballroom that brings nothing changes no score."""
    scored = it.next_to(1, "vp", "balls")
    if scored is None:
        return people.ball_scored(it)
    key = "automaton-ball-scored" if it.number("vp") > 0 else "automaton-ball-missed"
    return it.say(key, "ballroom", "dancers", n=abs(it.number("vp")), vp=scored["vp"])


# --- its hotel


def gear_removed(it: Happening) -> Said | Unsaid:
    """From its scale; how many are left."""
    return of_house(it, "automaton-gear-removed", left=it.number("place") - 1)


OWN: Final[Mapping[str, Telling]] = {
    "instruction_turned": Told(instruction_turned),
    "automaton_guest": Told(automaton_guest),
    "automaton_no_guest": Told(lambda it: of_turn(it, "automaton-no-guest", "colour")),
    "automaton_die": Told(automaton_die),
    "automaton_objective": Told(automaton_objective),
    "automaton_no_objective": Told(lambda it: of_turn(it, "automaton-no-objective")),
    "automaton_marker": Told(automaton_marker),
    "automaton_staff": Told(lambda it: of_turn(it, "automaton-staff", "staff")),
    "automaton_no_staff": Told(lambda it: of_turn(it, "automaton-no-staff")),
    "automaton_dancer": Told(automaton_dancer),
    "automaton_no_dancer": Told(lambda it: of_turn(it, "automaton-no-dancer")),
    "automaton_colour": Told(automaton_colour),
    "house_opened": Told(lambda it: of_house(it, "automaton-house-opened", "house")),
    "guest_reserved": Told(lambda it: of_house(it, "automaton-guest-reserved", "guest", "room")),
    "item_given": Told(lambda it: of_house(it, "automaton-item-given", "item", "guest")),
    "gear_laid": Told(lambda it: of_house(it, f"automaton-gear-{it.word('where')}", "place")),
    "gear_scored": Told(lambda it: of_house(it, "automaton-gear-scored", "guest")),
    "stars_counted": Told(lambda it: of_house(it, "automaton-stars-counted", "gears")),
}
"""Events that only an automaton has."""

SHARED: Final[Mapping[str, Telling]] = {
    "guest_taken": Unsaid("told with the clause that chose the guest"),
    "checked_in": Told(checked_in),
    "room_occupied": Unsaid("told with the guest"),
    "vp": Told(vp),
    "objective_claimed": Told(objective_claimed),
    "emperor_scored": Told(emperor_scored),
    "dancer_sent": Unsaid("told with the ball that the card asks for"),
    "ball_scored": Told(ball_scored),
    "celebrity_taken": Told(lambda it: of_turn(it, "automaton-celebrity", "celebrity")),
    "gear_removed": Told(gear_removed),
}
"""Events that people have too, and that are told otherwise of an automaton."""
