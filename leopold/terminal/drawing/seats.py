"""Drawing the seats: one's own purse, café, kitchen, hand and staff; the others in few lines."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from leopold.speech import Speaker, cards
from leopold.terminal.drawing import terms
from leopold.terminal.drawing.balls import dancers_in_words, rehearsal_lines
from leopold.terminal.drawing.blocks import (
    DIM,
    STRONG,
    Block,
    beside,
    cell,
    columns,
    flow,
    in_columns,
    line,
    title,
    widest,
    wrapped,
)
from leopold.terminal.drawing.entrances import entrance_in_words, entrance_pieces
from leopold.terminal.drawing.hotel import draw_hotel, flat_hotel, hotel_width, mini_hotel, rooms_in_words
from leopold.terminal.drawing.lounge import celebrities_in_words, celebrity_pieces
from leopold.terminal.drawing.palette import KRONES
from leopold.terminal.drawing.queue import guest_mark
from leopold.terminal.session.people import Person
from leopold.view import SeatView, StaffInPlay, TableOrder
from leopold.words import Catalogue

CARD_COLUMNS = (4, 25, 6)
"""Number, name, price or state: at least so wide each."""
LABELS = ("table-kitchen", "table-cafe", "terminal-dancers", "table-hand-caption", "terminal-staff")
MODULE_LABELS = ("terminal-celebrities", "terminal-entrance")


def label_width(words: Catalogue) -> int:
    """What stands before one's kitchen, café and cards, with two blanks."""
    return widest(words.text(key) for key in LABELS) + 2


# --- one's own seat


def purse(speaker: Speaker, seat: SeatView) -> Text:
    words = speaker.words
    return line(
        (terms.points(words, seat.vp), STRONG),
        "   ",
        (terms.krones(words, seat.krones), f"bold {KRONES}"),
        (f" {words.text('terminal-krones-of', cap=speaker.pack.board.krone_cap)}", DIM),
        "   ",
        words.text("terminal-emperor", space=seat.emperor),
    )


def kitchen(words: Catalogue, seat: SeatView) -> Text:
    found = terms.items(words, seat.kitchen)
    label = cell(words.text("table-kitchen"), label_width(words), STRONG)
    return line(label, found or (words.text("terminal-empty"), DIM))


def cafe_lines(speaker: Speaker, seat: SeatView, width: int) -> Block:
    """The guests at their tables, and how many tables are free."""
    words = speaker.words
    rows: Block = []
    wide = label_width(words)
    tables = [table for table in seat.cafe if table is not None]
    for table in tables:
        rows += table_lines(speaker, table, width - wide)
    free = len(seat.cafe) - len(tables)
    if free:
        told = words.text("terminal-cafe-free", n=free) if tables else words.text("terminal-cafe-nobody")
        rows.append(Text(told, style=DIM))
    heads = [cell("" if row else words.text("table-cafe"), wide, STRONG) for row in range(len(rows))]
    return [columns(head, row) for head, row in zip(heads, rows, strict=True)]


def table_lines(speaker: Speaker, table: TableOrder, width: int) -> Block:
    """Who sits there and for how many points; what is served and missing; the reward, where there is room beside."""
    words = speaker.words
    card = speaker.pack.guests[speaker.pack.guest_index(table.guest)]
    served, missing = terms.items(words, table.served), terms.items(words, table.missing)
    if missing:
        has = words.text("terminal-cafe-has", items=served) if served else ""
        state = line(words.text("terminal-cafe-wants", items=missing), (has, DIM))
    else:
        state = line((words.text("terminal-cafe-served"), "bold green"))
    reward = speaker.say(cards.steps_short(card.steps)) if card.steps else ""
    then = [line((words.text("terminal-cafe-then", reward=reward), DIM))] if reward else []
    if then and state.cell_len + 2 + then[0].cell_len <= width:
        state, then = line(state, ("; ", DIM), then[0]), []
    goes = "".join(f"  {speaker.say(where)}" for where in cards.guest_goes(card))
    worth = terms.points(words, card.vp) + terms.ours(card.sources, "vp")
    who = line(guest_mark(speaker, card.number), (f"  {worth}", STRONG), (goes, DIM))
    return [row for part in (who, state, *then) for row in wrapped(part, width)]


def card_lines(speaker: Speaker, numbers: Sequence[int], width: int) -> Block:
    """Staff with costs and texts, a line each."""
    rows: list[list[Text]] = []
    for number in numbers:
        card = speaker.pack.staff[speaker.pack.staff_index(number)]
        price = speaker.text("terminal-kr", n=card.cost) + terms.ours(card.sources, "cost")
        rows.append(
            [
                Text(f"{number:>3}", style=STRONG),
                Text(speaker.bare("staff", number)),
                Text(price, style=KRONES),
                Text(speaker.say(cards.staff_short(card, speaker.pack.board))),
            ]
        )
    return in_columns(rows, width, CARD_COLUMNS, CARD_COLUMNS[0])


def hand_packed(speaker: Speaker, numbers: Sequence[int], width: int) -> Block:
    """The hand with costs only, as many in a line as fit."""
    pieces = []
    for number in numbers:
        card = speaker.pack.staff[speaker.pack.staff_index(number)]
        price = speaker.text("terminal-kr", n=card.cost) + terms.ours(card.sources, "cost")
        pieces.append(line((f"{number} ", STRONG), speaker.bare("staff", number), (f" {price}", KRONES)))
    return _labelled(speaker.words, "table-hand-caption", pieces, width)


def state_of(speaker: Speaker, played: StaffInPlay) -> str:
    """A card that works once a round, or once a game, says whether it has."""
    card = speaker.pack.staff[speaker.pack.staff_index(played.number)]
    if card.timing not in ("round", "flip"):
        return ""
    if played.face_down:
        return speaker.text("terminal-face_down")
    return speaker.text("terminal-used" if played.used else "terminal-ready")


def staff_lines(speaker: Speaker, seat: SeatView, width: int) -> Block:
    """Staff in play with their texts."""
    rows: list[list[Text]] = []
    for played in seat.staff:
        card = speaker.pack.staff[speaker.pack.staff_index(played.number)]
        style = DIM if played.used else ""
        rows.append(
            [
                Text(f"{card.number:>3}", style=STRONG),
                Text(speaker.bare("staff", card.number), style=style),
                Text(state_of(speaker, played), style=DIM if played.used else "green"),
                Text(speaker.say(cards.staff_short(card, speaker.pack.board)), style=style),
            ]
        )
    return in_columns(rows, width, CARD_COLUMNS, CARD_COLUMNS[0])


def staff_packed(speaker: Speaker, seat: SeatView, width: int) -> Block:
    """Staff in play by name, as many in a line as fit."""
    pieces = []
    for played in seat.staff:
        state = state_of(speaker, played)
        style = DIM if played.used else ""
        name = (speaker.bare("staff", played.number), style)
        pieces.append(line((f"{played.number} ", STRONG), name, (f" ({state})" if state else "", DIM)))
    return _labelled(speaker.words, "terminal-staff", pieces, width)


def _labelled(words: Catalogue, key: str, pieces: Sequence[Text], width: int) -> Block:
    wide = label_width(words)
    none = [line(" " * wide, (words.text("terminal-none"), DIM))]
    block = flow(pieces, width, indent=wide) if pieces else none
    block[0] = columns(cell(words.text(key), wide, STRONG), block[0][wide:])
    return block


def beside_hotel(speaker: Speaker, seat: SeatView, width: int) -> Block:
    """Purse, kitchen and café, and the rehearsal room where there is one."""
    words = speaker.words
    label = cell(words.text("terminal-dancers"), label_width(words), STRONG)
    return [
        *wrapped(purse(speaker, seat), width),
        *wrapped(kitchen(words, seat), width, label_width(words)),
        *cafe_lines(speaker, seat, width),
        *rehearsal_lines(speaker, seat, label, width),
        *module_lines(speaker, seat, width),
    ]


def module_lines(speaker: Speaker, seat: SeatView, width: int) -> Block:
    """One's celebrities and one's entrance, with what lies beside it; nothing where there are none."""
    found = dict(zip(MODULE_LABELS, (celebrity_pieces(speaker, seat), entrance_pieces(speaker, seat)), strict=True))
    block: Block = []
    for key, pieces in found.items():
        for place, piece in enumerate(pieces):
            label = line((f"{speaker.text(key)} ", STRONG)) if place == 0 else Text("  ")
            block += wrapped(line(label, piece), width, 2)
    return block


def tight_seat(speaker: Speaker, seat: SeatView, width: int, heading: str, walls: bool = True) -> Block:
    """Everything beside the hotel, the cards by name and cost only; without walls in still fewer lines."""
    left = draw_hotel(speaker, seat.rooms) if walls else flat_hotel(speaker, seat.rooms)
    left_width = hotel_width(speaker, seat.rooms)
    rest = width - left_width - 2
    right = beside_hotel(speaker, seat, rest)
    cards_beside = beside(left, [*right, *cards_in_short(speaker, seat, rest)], left_width, rest)
    cards_below = [*beside(left, right, left_width, rest), *cards_in_short(speaker, seat, width)]
    block = cards_beside if len(cards_beside) < len(cards_below) else cards_below
    return [title(heading, width, speaker.text("terminal-legend" if walls else "terminal-legend-flat")), *block]


def cards_in_short(speaker: Speaker, seat: SeatView, width: int) -> Block:
    """Hand and staff in play by name."""
    hand = [] if seat.hand is None else hand_packed(speaker, seat.hand, width)
    return [*hand, *(staff_packed(speaker, seat, width) if seat.staff else [])]


def own_seat(speaker: Speaker, seat: SeatView, width: int, heading: str, texts: bool = True) -> Block:
    """The hotel with purse, kitchen and café beside it, then the hand and the staff in play."""
    words = speaker.words
    left = draw_hotel(speaker, seat.rooms)
    left_width = hotel_width(speaker, seat.rooms)
    rest = width - left_width - 2
    right = beside_hotel(speaker, seat, rest)
    if len(right) < len(left):
        right.insert(2, Text())
    block = [title(heading, width, words.text("terminal-legend")), *beside(left, right, left_width, rest)]
    if not texts:
        return [*block, *cards_in_short(speaker, seat, width)]
    if seat.hand:
        block += [title(words.text("table-hand-caption"), width), *card_lines(speaker, seat.hand, width)]
    if seat.staff:
        block += [title(words.text("table-staff"), width), *staff_lines(speaker, seat, width)]
    return block


# --- the others


def status(words: Catalogue, seat: SeatView) -> str:
    """Everything countable in a line."""
    krones = terms.krones(words, seat.krones)
    return words.text("terminal-status", n=seat.vp, krones=krones, emperor=seat.emperor, hand=seat.hand_size)


def cafe_in_words(speaker: Speaker, seat: SeatView) -> str:
    """Guests with what they still want: "75 Baroness (wine)"."""
    words = speaker.words
    found = []
    for table in seat.cafe:
        if table is not None:
            missing = terms.items(words, table.missing) or words.text("terminal-served")
            who = f"{table.guest} {speaker.bare('guest', table.guest)}"
            found.append(words.text("terminal-inside", text=who, inside=missing))
    return terms.joined(words, found) or words.text("terminal-empty")


def staff_in_words(speaker: Speaker, seat: SeatView) -> str:
    words = speaker.words
    found = []
    for played in seat.staff:
        name = f"{played.number} {speaker.bare('staff', played.number)}"
        used = words.text("terminal-used")
        found.append(words.text("terminal-inside", text=name, inside=used) if played.used else name)
    return terms.joined(words, found) or words.text("terminal-none")


def fact(words: Catalogue, key: str, text: str) -> Text:
    """A label and what there is to say."""
    return line((f"{words.text(key)} ", DIM), text)


def facts(speaker: Speaker, person: Person, seat: SeatView) -> list[Text]:
    """What there is to know of another seat."""
    words = speaker.words
    return [
        line((f"{person.seat + 1} {person.name}", person.style), f"  {status(words, seat)}"),
        fact(words, "table-kitchen", terms.items(words, seat.kitchen) or words.text("terminal-empty")),
        fact(words, "table-cafe", cafe_in_words(speaker, seat)),
        fact(words, "terminal-staff", staff_in_words(speaker, seat)),
        *([fact(words, "terminal-dancers", dancers_in_words(speaker, seat))] if seat.rehearsal else []),
        *module_facts(speaker, seat),
    ]


def module_facts(speaker: Speaker, seat: SeatView) -> list[Text]:
    """Celebrities and entrance of another seat, where there are any."""
    words = speaker.words
    celebrities = celebrities_in_words(speaker, seat) if seat.celebrities else ""
    entrance = entrance_in_words(speaker, seat) if seat.entrance else ""
    told = dict(zip(MODULE_LABELS, (celebrities, entrance), strict=True))
    return [fact(words, key, text) for key, text in told.items() if text]


def with_house(words: Catalogue, seat: SeatView, known: Sequence[Text], width: int) -> Block:
    """A tiny house, and what is known beside it."""
    left = mini_hotel(words, seat.rooms)
    left_width = max(text.cell_len for text in left)
    rest = width - left_width - 2
    return beside(left, [row for text in known for row in wrapped(text, rest, 2)], left_width, rest)


def without_house(words: Catalogue, seat: SeatView, head: Text, known: Sequence[Text], width: int) -> Block:
    """Two lines or three."""
    together = columns(head, Text(f", {rooms_in_words(words, seat.rooms)}"))
    more = Text("  ").join(known)
    return [*wrapped(together, width, 2), *(line("  ", part) for part in wrapped(more, width - 2))]


def other_seat(speaker: Speaker, person: Person, seat: SeatView, width: int, house: bool = True) -> Block:
    """Four lines or so with a tiny house; without it two or three."""
    known = facts(speaker, person, seat)
    if house:
        return with_house(speaker.words, seat, known, width)
    head, in_kitchen, in_cafe, *rest = known
    return without_house(speaker.words, seat, head, (in_cafe, in_kitchen, *rest), width)
