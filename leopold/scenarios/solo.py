"""Given: the solo game. The automaton's instruction cards, its private deck, its markers, and what it never has."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

import numpy as np

from leopold.packs import Pack
from leopold.packs.automata import AUTOMATA, NUMBERED, USUAL
from leopold.packs.codes import GAME_END, LEVELS
from leopold.packs.errors import show
from leopold.rules.state import AUTOMATON_SEAT, NO_AUTOMATON, NOBODY
from leopold.scenarios import values
from leopold.scenarios.errors import Place
from leopold.text.words import CATEGORY_LETTERS, staff_by_number

SOLO_KEYS: Final = (
    "solo",
    "level",
    "instruction",
    "instructions",
    "instructions_top",
    "private",
    "private_deck",
    "markers",
)
NUMERALS: Final = ("none", "I", "II", "III")
NEVER: Final = {
    "krones": "never has krones",
    "kitchen": "never has anything in a kitchen",
    "cafe": "has no café: guests go straight into a room",
    "hand": "has no hand, only a private deck",
    "used": "has end-of-game staff only, and uses none of them",
    "draft": "drafts no cards",
    "passed": "never passes",
    "bonus_unpaid": "never gets an occupancy bonus",
    "bonus_paid": "never gets an occupancy bonus",
}


def automaton_name(g: np.record) -> str:
    """As files write it; "none" when people play among themselves."""
    return "none" if g.solo == NO_AUTOMATON else NUMBERED[int(g.solo) - 1]


def level_name(g: np.record) -> str:
    return "none" if g.solo == NO_AUTOMATON else LEVELS[int(g.level)]


def refuse_without_automaton(given: Mapping[str, Any], place: Place) -> None:
    """What belongs to the solo game is refused in others."""
    for key in SOLO_KEYS:
        if key in given and "solo" not in given:
            raise place.at(key).error(f'this belongs to the solo game; write solo = "{USUAL}" as well.')


def read_start(given: Mapping[str, Any], place: Place, round_no: int) -> int:
    """The tiles are exchanged after each round, and the automaton had the first one first."""
    start = AUTOMATON_SEAT if round_no % 2 else 0
    if "start" in given and values.seat_number(place.at("start"), given["start"], 2) - 1 != start:
        raise place.at("start").error(
            f"in round {round_no} of the solo game seat {start + 1} has tile 1, because the tiles are exchanged after "
            "each round; leave it out, or change the round."
        )
    return start


def read_hotels(pack: Pack, name: str, given: Mapping[str, Any], place: Place) -> list[str]:
    """One's own hotel, and the automaton's, which is always the same."""
    its = AUTOMATA[name].hotel
    said = given.get("hotels", "night")
    if isinstance(said, list) and len(said) == 2:
        if said[AUTOMATON_SEAT] != its:
            raise place.at("hotels").error(f"the automaton always has the {its} side; name your own hotel alone.")
        said = said[:1]
    if isinstance(said, list) and len(said) != 1:
        raise place.at("hotels").error(f"name your own hotel alone; these are {len(said)}.")
    return [*values.hotels(pack, place.at("hotels"), said, 1), its]


def automaton_seat(
    pack: Pack, name: str, keys: Mapping[str, Any], place: Place, keeps_guests: bool = False
) -> dict[str, Any]:
    """What is said about the automaton's seat, with no krones and no kitchen; what it never has is refused."""
    for key, words in NEVER.items():
        said = keys.get(key)
        if key == "cafe" and keeps_guests:
            continue
        if said and not (key == "kitchen" and not any(values.items(place.at(key), said).values())):
            raise place.at(key).error(f"{name.title()} {words}; leave it out.")
    rooms = values.table_of(place.at("rooms"), keys.get("rooms", {}))
    if rooms.get("vacant") and not keeps_guests:
        raise place.at("rooms").error(f"{name.title()} has no vacant rooms; name those occupied.")
    end_staff(pack, name, place.at("staff"), keys.get("staff", []))
    return {**keys, "krones": 0, "kitchen": ""}


def end_staff(pack: Pack, name: str, place: Place, value: Any) -> list[int]:
    """Staff cards that count at the end of the game: the automaton has no others."""
    numbers = values.staff_cards(pack, place, value)
    for number in numbers:
        if pack.record.staff_timing[staff_by_number(pack)[number]] != GAME_END:
            raise place.error(f"staff card {number} is no end-of-game card, and {name.title()} has only such.")
    return numbers


def free_end_staff(pack: Pack, taken: Iterable[int]) -> list[int]:
    """End-of-game staff that are named nowhere, in the order of their numbers."""
    named = set(taken)
    timings = pack.record.staff_timing
    return [card.number for i, card in enumerate(pack.staff) if timings[i] == GAME_END and card.number not in named]


def lay_instructions(pack: Pack, g: np.record, name: str, given: Mapping[str, Any], place: Place) -> None:
    """The card that lies open, and the deck with the next card first."""
    if "instructions" in given and "instructions_top" in given:
        raise place.at("instructions").error("give the whole deck or only its top, not both.")
    numbers = [card.number for card in pack.deck(name)]
    key = "instructions" if "instructions" in given else "instructions_top"
    deck = [_instruction(place.at(key), part, numbers) for part in values.list_of(place.at(key), given.get(key, []))]
    g.instruction = NOBODY
    turned = []
    if given.get("instruction", 0) != 0:
        turned = [_instruction(place.at("instruction"), given["instruction"], numbers)]
        g.instruction = numbers.index(turned[0])
    for number in deck:
        if number in turned:
            raise place.at(key).error(f"instruction card {number} lies open; a card can only be in one place.")
        if deck.count(number) > 1:
            raise place.at(key).error(f"instruction card {number} is named twice; name it once.")
    if key == "instructions_top":
        deck += [number for number in numbers if number not in (*deck, *turned)]
    g.instructions[: len(deck)] = [numbers.index(number) for number in reversed(deck)]
    g.instructions_n = len(deck)


def _instruction(place: Place, value: Any, numbers: list[int]) -> int:
    if isinstance(value, bool) or value not in numbers:
        raise place.error(
            f"there is no instruction card {show(value)} in this deck; they have the numbers {numbers[0]} to "
            f"{numbers[-1]}."
        )
    return int(value)


def lay_markers(g: np.record, name: str, given: Mapping[str, Any], place: Place) -> None:
    """Markers that count down; `g.claims` is known."""
    inside = place.at("markers")
    for letter, said in values.lettered(inside, given.get("markers", {})).items():
        k = CATEGORY_LETTERS.index(letter)
        if said == "I":
            raise inside.at(letter).error(f"on I {name.title()} claims the objective at once; write it into claims.")
        g.markers[k] = NUMERALS.index(values.word(inside.at(letter), said, ("III", "II", "none")))
        if g.markers[k] and g.claims[k, AUTOMATON_SEAT]:
            raise inside.at(letter).error(f"{name.title()} has claimed this objective; his marker lies on its points.")


# --- the other way


def instruction_number(pack: Pack, g: np.record) -> int:
    """The card that lies open; 0 before the first."""
    if g.solo == NO_AUTOMATON or g.instruction == NOBODY:
        return 0
    return pack.deck(automaton_name(g))[int(g.instruction)].number


def instruction_numbers(pack: Pack, g: np.record) -> list[int]:
    """The deck, the next card first."""
    if g.solo == NO_AUTOMATON:
        return []
    deck = pack.deck(automaton_name(g))
    return [deck[k].number for k in g.instructions[: int(g.instructions_n)].tolist()[::-1]]


def private_numbers(pack: Pack, g: np.record) -> list[int]:
    """The private deck, the next card first."""
    return [pack.staff[k].number for k in g.private[: int(g.private_n)].tolist()[::-1]]


def marker_names(g: np.record) -> dict[str, str]:
    return {letter: NUMERALS[int(g.markers[k])] for k, letter in enumerate(CATEGORY_LETTERS)}
