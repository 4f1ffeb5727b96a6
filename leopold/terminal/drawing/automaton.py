"""Drawing the automaton's side of the table: its hotel, its markers, its open staff and its decks."""

from __future__ import annotations

from rich.text import Text

from leopold.speech import Speaker, cards
from leopold.terminal.drawing import terms
from leopold.terminal.drawing.balls import dancers_in_words, dancers_out
from leopold.terminal.drawing.blocks import STRONG, Block, beside, cell, line, widest, wrapped
from leopold.terminal.drawing.entrances import house_in_words
from leopold.terminal.drawing.hotel import draw_hotel, hotel_width
from leopold.terminal.drawing.lounge import celebrities_in_words
from leopold.terminal.drawing.seats import fact, module_facts, with_house, without_house
from leopold.terminal.session.people import Person
from leopold.view import AutomatonView, View
from leopold.words import Catalogue

NO_MARKER = "–"


def _automaton(view: View) -> AutomatonView:
    assert view.solo is not None, "there is an automaton only in the solo game"
    return view.solo


def marks(words: Catalogue, view: View) -> dict[str, str]:
    """How far the automaton has come with each objective: "–", "III", "II" or what it has claimed it for."""
    solo = _automaton(view)
    found = {}
    for shown in view.objectives:
        letter = shown.letter
        place = next((n for n, seat in enumerate(shown.claimed_by) if seat == solo.seat), None)
        claimed = terms.points(words, shown.vp[place]) if place is not None else ""
        found[letter] = claimed or solo.markers[letter] or NO_MARKER
    return found


def marks_in_words(words: Catalogue, view: View) -> str:
    return terms.joined(words, [f"{letter} {mark}" for letter, mark in marks(words, view).items()])


def staff_in_words(speaker: Speaker, view: View, texts: bool = False) -> str:
    """The open cards of the private deck, and how many are still covered."""
    words, solo = speaker.words, _automaton(view)
    found = []
    for played in view.seats[solo.seat].staff:
        card = speaker.pack.staff[speaker.pack.staff_index(played.number)]
        name = f"{card.number} {speaker.bare('staff', card.number)}"
        worth = speaker.say(cards.short(cards.score(card.score))) if card.score else ""
        found.append(words.text("terminal-inside", text=name, inside=worth) if texts else name)
    covered = words.text("terminal-automaton-covered", n=solo.private_deck)
    return f"{terms.joined(words, found)}; {covered}" if found else covered


def balls_in_words(speaker: Speaker, view: View, seat: int) -> str:
    """Where its dancers are, and how many."""
    assert view.balls is not None
    rows = [(row, hall.ballroom) for hall in view.balls.halls for row in hall.rows]
    rows.append((view.balls.balcony, view.balls.halls[-1].ballroom))
    told = [
        speaker.text("terminal-dancers-at", n=row.dancers.count(seat), row=row.row, ballroom=ballroom)
        for row, ballroom in rows
        if seat in row.dancers
    ]
    return terms.joined(speaker.words, told)


def card_in_words(words: Catalogue, view: View) -> str:
    solo = _automaton(view)
    return words.text("terminal-automaton-cards", card=solo.card or 0, n=solo.cards_left)


def standing(words: Catalogue, person: Person, view: View) -> Text:
    seat = view.seats[person.seat]
    level = words.text(f"level-{person.level}.within")
    told = words.text("terminal-automaton-status", n=seat.vp, emperor=seat.emperor, level=level)
    return line((f"{person.seat + 1} {person.name}", person.style), f"  {told}")


def automaton_seat(speaker: Speaker, person: Person, view: View, width: int, house: bool = True) -> Block:
    """Among the others on the board: four lines with a tiny house, without it two."""
    words, seat = speaker.words, view.seats[person.seat]
    head = standing(words, person, view)
    known = (
        fact(words, "table-objectives", marks_in_words(words, view)),
        fact(words, "terminal-cards", card_in_words(words, view)),
        fact(words, "terminal-staff", staff_in_words(speaker, view)),
        *([fact(words, "terminal-dancers", dancers_in_words(speaker, seat))] if seat.rehearsal else []),
        *module_facts(speaker, seat),
        *([fact(words, "terminal-house", house_in_words(speaker, view))] if view.house else []),
    )
    if house:
        return with_house(words, seat, (head, *known), width)
    return without_house(words, seat, head, known, width)


def automaton_house(speaker: Speaker, person: Person, view: View, width: int) -> Block:
    """The whole house with its walls, and beside it everything else that is the automaton's."""
    words, seat = speaker.words, view.seats[person.seat]
    left = draw_hotel(speaker, seat.rooms, view.house.room_gears if view.house else ())
    left_width = hotel_width(speaker, seat.rooms)
    rest = width - left_width - 2
    facts = {
        words.text("terminal-score"): terms.points(words, seat.vp),
        words.text("table-emperor"): words.text("terminal-emperor-space", space=seat.emperor),
        words.text("table-objectives"): marks_in_words(words, view),
        words.text("terminal-staff"): staff_in_words(speaker, view, texts=True),
        words.text("terminal-cards"): card_in_words(words, view),
    }
    if seat.rehearsal:
        facts[words.text("terminal-dancers")] = dancers_in_words(speaker, seat)
    if dancers_out(view, person.seat):
        facts[words.text("terminal-balls")] = balls_in_words(speaker, view, person.seat)
    if seat.celebrities:
        facts[words.text("terminal-celebrities")] = celebrities_in_words(speaker, seat)
    if view.house:
        facts[words.text("terminal-house")] = house_in_words(speaker, view)
    wide = widest(facts) + 1
    right: Block = []
    for label, told in facts.items():
        right += wrapped(line(cell(label, wide, STRONG), told), rest, wide)
    return beside(left, right, left_width, rest)
