"""Drawing the automaton's side of the table: its hotel, its markers, its open staff and its decks."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from leopold.packs import Pack
from leopold.terminal.drawing import shorts
from leopold.terminal.drawing.blocks import DIM, STRONG, Block, beside, columns, line, wrapped
from leopold.terminal.drawing.hotel import draw_hotel, hotel_width, mini_hotel, rooms_in_words
from leopold.terminal.session.people import Person

LABEL = 10
NO_MARKER = "–"


def marks(view: dict[str, Any]) -> dict[str, str]:
    """How far the automaton has come with each objective: "–", "III", "II" or what it has claimed it for."""
    solo = view["solo"]
    found = {}
    for shown in view["objectives"]:
        letter = shown["letter"]
        place = next((n for n, seat in enumerate(shown["claimed_by"]) if seat == solo["seat"]), None)
        found[letter] = f"{shown['vp'][place]} VP" if place is not None else solo["markers"][letter] or NO_MARKER
    return found


def marks_in_words(view: dict[str, Any]) -> str:
    return ", ".join(f"{letter} {mark}" for letter, mark in marks(view).items())


def staff_in_words(pack: Pack, view: dict[str, Any], texts: bool = False) -> str:
    """The open cards of the private deck, and how many are still covered."""
    solo = view["solo"]
    words = []
    for played in view["seats"][solo["seat"]]["staff"]:
        card = pack.staff[pack.staff_index(played["number"])]
        worth = f" ({shorts.staff(card, pack.board).removeprefix('end: ')})" if texts else ""
        words.append(f"{card.number} {shorts.named(card.names, card.number)}{worth}")
    covered = f"{solo['private_deck']} face down" if solo["private_deck"] else "none face down"
    return f"{', '.join(words)}; {covered}" if words else covered


def card_in_words(view: dict[str, Any]) -> str:
    solo = view["solo"]
    last = f"{solo['card']} turned up last, " if solo["card"] else ""
    return f"{last}{solo['cards_left']} left"


def standing(person: Person, view: dict[str, Any]) -> Text:
    seat = view["seats"][person.seat]
    told = f"  {seat['vp']} VP, emperor {seat['emperor']}, plays {person.level}"
    return line((f"{person.seat + 1} {person.name}", person.style), told)


def automaton_seat(pack: Pack, person: Person, view: dict[str, Any], width: int, house: bool = True) -> Block:
    """Among the others on the board: four lines with a tiny house, without it two."""
    seat = view["seats"][person.seat]
    rows = [
        line(("Objectives ", DIM), marks_in_words(view)),
        line(("Cards ", DIM), card_in_words(view)),
        line(("Staff ", DIM), staff_in_words(pack, view)),
    ]
    if not house:
        together = columns(standing(person, view), Text(f", {rooms_in_words(seat['rooms'])}"))
        more = line(rows[0], "  ", rows[1], "  ", rows[2])
        return [*wrapped(together, width, 2), *(line("  ", part) for part in wrapped(more, width - 2))]
    left = mini_hotel(seat["rooms"])
    left_width = max(text.cell_len for text in left)
    rest = width - left_width - 2
    right = [row for text in (standing(person, view), *rows) for row in wrapped(text, rest, 2)]
    return beside(left, right, left_width, rest)


def automaton_house(pack: Pack, person: Person, view: dict[str, Any], width: int) -> Block:
    """The whole house with its walls, and beside it everything else that is the automaton's."""
    seat = view["seats"][person.seat]
    left = draw_hotel(pack, seat["rooms"])
    left_width = hotel_width(seat["rooms"])
    rest = width - left_width - 2
    facts = {
        "Score": f"{seat['vp']} VP",
        "Emperor": f"space {seat['emperor']}",
        "Objectives": marks_in_words(view),
        "Staff": staff_in_words(pack, view, texts=True),
        "Cards": card_in_words(view),
    }
    right: Block = []
    for label, words in facts.items():
        right += wrapped(line((f"{label:<{LABEL + 1}}", STRONG), words), rest, LABEL + 1)
    return beside(left, right, left_width, rest)
