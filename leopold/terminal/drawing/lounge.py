"""Drawing the lounge: coloured dice, the celebrities beside them and those of a seat; and the skeleton key."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from leopold.packs.cards import Celebrity
from leopold.speech import Speaker, cards
from leopold.terminal.drawing import terms
from leopold.terminal.drawing.blocks import DIM, STRONG, Block, flow, in_columns, line, title
from leopold.terminal.drawing.palette import INK
from leopold.terminal.session.people import Person
from leopold.view import SeatView, View
from leopold.view.lounge import CelebrityView, LoungePlace

COLUMNS = (9, 9, 22, 5)
"""Die, where it lies, who waits beside it, points: at least so wide each."""
HANG = 9


def celebrity_of(speaker: Speaker, ident: str) -> Celebrity:
    return next(tile for tile in speaker.pack.celebrities if tile.id == ident)


def celebrity_in_short(speaker: Speaker, ident: str) -> str:
    return speaker.say(cards.celebrity_short(celebrity_of(speaker, ident), speaker.pack.board))


def coloured_on(view: View, face: int) -> list[str]:
    """The colours of the dice on a space that have one."""
    places = view.lounge.places if view.lounge else []
    return [place.colour for place in places if place.face == face]


def coloured_marks(speaker: Speaker, colours: Sequence[str]) -> list[Text]:
    """A letter for each, so that they can be told apart without colours too."""
    return [Text(terms.letter(speaker.words, colour), style=f"bold {INK[colour]}") for colour in colours]


def draw_lounge(speaker: Speaker, view: View, width: int, tight: bool = False) -> Block:
    """A line for each coloured die; tight, as many in a line as fit. Nothing where there are none."""
    if view.lounge is None:
        return []
    if tight:
        return flow([_piece(speaker, place) for place in view.lounge.places], width)
    rows = [_row(speaker, place, rolled=view.round > 0) for place in view.lounge.places]
    return [title(speaker.text("terminal-lounge"), width), *in_columns(rows, width, COLUMNS, HANG)]


def _row(speaker: Speaker, place: LoungePlace, rolled: bool) -> list[Text]:
    gone = place.face == 0 and rolled
    told = "gone" if gone else "space" if rolled else "unrolled"
    where = speaker.text(f"terminal-lounge-{told}", face=place.face)
    style = DIM if gone else INK[place.colour]
    die = Text(speaker.text(f"die-colour-{place.colour}"), style=f"bold {INK[place.colour]}")
    if place.celebrity is None:
        nobody = Text(speaker.text("terminal-queue-nobody"), style=DIM)
        return [die, Text(where, style=DIM), nobody, Text(), Text()]
    return [
        die,
        Text(where, style=DIM),
        Text(speaker.celebrity(place.celebrity), style=style),
        Text(_worth(speaker, place), style="" if gone else STRONG),
        Text(celebrity_in_short(speaker, place.celebrity), style=DIM if gone else ""),
    ]


def _piece(speaker: Speaker, place: LoungePlace) -> Text:
    """Only who waits, and for how much."""
    mark = coloured_marks(speaker, [place.colour])[0]
    if place.celebrity is None:
        return line(mark, (f" {speaker.text('terminal-queue-nobody')}", DIM))
    worth = _worth(speaker, place)
    style = DIM if place.face == 0 else ""
    return line(mark, (f" {speaker.celebrity(place.celebrity)}", style), (f" {worth}", DIM))


def _worth(speaker: Speaker, place: LoungePlace) -> str:
    return terms.points(speaker.words, place.vp) + terms.ours(speaker.pack.board_sources, "lounge.vp", "lounge.wait_vp")


def celebrities_in_words(speaker: Speaker, seat: SeatView) -> str:
    """Those of a seat by name."""
    return terms.joined(speaker.words, [_named(speaker, found) for found in seat.celebrities])


def _named(speaker: Speaker, found: CelebrityView) -> str:
    name = speaker.celebrity(found.celebrity)
    return speaker.text("terminal-inside", text=name, inside=speaker.text("terminal-used")) if found.used else name


def celebrity_pieces(speaker: Speaker, seat: SeatView) -> list[Text]:
    """Those of a seat with what they do."""
    return [
        line(_named(speaker, found), (f" {celebrity_in_short(speaker, found.celebrity)}", DIM))
        for found in seat.celebrities
    ]


def key_in_words(speaker: Speaker, view: View, people: Sequence[Person]) -> list[str]:
    """Who has the key in this round, or what it costs and brings."""
    key = view.key
    if key is None:
        return []
    if key.taken_by is not None:
        return [speaker.text("terminal-key-taken", person=people[key.taken_by].name)]
    price, gain = terms.price(speaker.words, key.price), terms.krones(speaker.words, key.gain)
    told = speaker.text("terminal-key", price=price, gain=gain, free=key.price == 0, brings=key.gain > 0)
    return [told + terms.ours(speaker.pack.board_sources, "key.price", "key.gain")]
