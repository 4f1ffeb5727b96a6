"""Drawing the seats: one's own purse, café, kitchen, hand and staff; the others in few lines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from leopold.packs import Pack
from leopold.terminal.drawing import shorts
from leopold.terminal.drawing.blocks import DIM, STRONG, Block, beside, cell, columns, flow, line, title, wrapped
from leopold.terminal.drawing.hotel import (
    FLAT_LEGEND,
    LEGEND,
    draw_hotel,
    flat_hotel,
    hotel_width,
    mini_hotel,
    rooms_in_words,
)
from leopold.terminal.drawing.palette import KRONES
from leopold.terminal.drawing.queue import guest_mark
from leopold.terminal.session.people import Person

Seat = dict[str, Any]
CARD_NAME = 25
CAFE = 9


# --- one's own seat


def purse(pack: Pack, seat: Seat) -> Text:
    return line(
        (f"{seat['vp']} VP", STRONG),
        "   ",
        (shorts.krones(seat["krones"]), f"bold {KRONES}"),
        (f" of {pack.board.krone_cap}", DIM),
        "   ",
        f"emperor {seat['emperor']}",
    )


def kitchen(seat: Seat) -> Text:
    found = shorts.items(seat["kitchen"])
    return line(("Kitchen  ", STRONG), found or ("empty", DIM))


def cafe_lines(pack: Pack, seat: Seat, width: int) -> Block:
    """The guests at their tables, and how many tables are free."""
    rows: Block = []
    tables = [table for table in seat["cafe"] if table is not None]
    for table in tables:
        rows += table_lines(pack, table, width - CAFE)
    free = len(seat["cafe"]) - len(tables)
    if free:
        words = f"{free} free table{'s' * (free != 1)}" if tables else "no guests"
        rows.append(Text(words, style=DIM))
    heads = [cell("" if row else "Café", CAFE, STRONG) for row in range(len(rows))]
    return [columns(head, row) for head, row in zip(heads, rows, strict=True)]


def table_lines(pack: Pack, table: dict[str, Any], width: int) -> Block:
    """Who sits there and for how many points; what is served and missing; the reward, where there is room beside."""
    card = pack.guests[pack.guest_index(table["guest"])]
    name = shorts.named(card.names, card.number)
    mark = guest_mark(pack, card.number, min(width - 6, len(name) + 6))
    served, missing = shorts.items(table["served"]), shorts.items(table["missing"])
    if missing:
        state = line(f"wants {missing}", (f", has {served}" if served else "", DIM))
    else:
        state = line(("served: may check in", "bold green"))
    then = [line(("then " + shorts.steps(card.steps), DIM))] if card.steps else []
    if then and state.cell_len + 2 + then[0].cell_len <= width:
        state, then = line(state, ("; ", DIM), then[0]), []
    return [
        columns(mark, Text(f" {card.vp} VP", style=STRONG)),
        *(row for part in (state, *then) for row in wrapped(part, width)),
    ]


def card_lines(pack: Pack, numbers: Sequence[int], width: int) -> Block:
    """Staff with costs and texts, a line each."""
    block: Block = []
    for number in numbers:
        card = pack.staff[pack.staff_index(number)]
        block.append(
            columns(
                cell(f"{number:>3} ", 4, STRONG),
                cell(shorts.named(card.names, number), CARD_NAME),
                cell(f"{card.cost} kr", 6, KRONES),
                cell(shorts.staff(card, pack.board), width - CARD_NAME - 10),
            )
        )
    return block


def cards_packed(pack: Pack, label: str, numbers: Sequence[int], width: int) -> Block:
    """Staff with costs only, as many in a line as fit."""
    pieces = []
    for number in numbers:
        card = pack.staff[pack.staff_index(number)]
        pieces.append(line((f"{number} ", STRONG), shorts.named(card.names, number), (f" {card.cost} kr", KRONES)))
    return _labelled(label, pieces, width)


def staff_lines(pack: Pack, seat: Seat, width: int, texts: bool = True) -> Block:
    """Staff in play; a card that works once a round says whether it has."""
    block: Block = []
    pieces = []
    for played in seat["staff"]:
        card = pack.staff[pack.staff_index(played["number"])]
        name = shorts.named(card.names, card.number)
        state = ""
        if card.timing == "round":
            state = " (used)" if played["used"] else " (ready)"
        style = DIM if played["used"] else ""
        pieces.append(line((f"{card.number} ", STRONG), (name, style), (state, DIM)))
        block.append(
            columns(
                cell(f"{card.number:>3} ", 4, STRONG),
                cell(name, CARD_NAME, style),
                cell(state.strip(" ()"), 6, DIM if played["used"] else "green"),
                cell(shorts.staff(card, pack.board), width - CARD_NAME - 10, style),
            )
        )
    return block if texts else _labelled("Staff", pieces, width)


def _labelled(label: str, pieces: Sequence[Text], width: int) -> Block:
    block = flow(pieces, width, indent=9) if pieces else [line(" " * 9, ("none", DIM))]
    block[0] = columns(cell(label, 9, STRONG), block[0][9:])
    return block


def tight_seat(pack: Pack, seat: Seat, width: int, heading: str, walls: bool = True) -> Block:
    """Everything beside the hotel, the cards by name and cost only; without walls in still fewer lines."""
    left = draw_hotel(pack, seat["rooms"]) if walls else flat_hotel(pack, seat["rooms"])
    left_width = hotel_width(seat["rooms"])
    rest = width - left_width - 2
    right = [*wrapped(purse(pack, seat), rest), *wrapped(kitchen(seat), rest, 9), *cafe_lines(pack, seat, rest)]
    cards_beside = beside(left, [*right, *cards_in_short(pack, seat, rest)], left_width, rest)
    cards_below = [*beside(left, right, left_width, rest), *cards_in_short(pack, seat, width)]
    block = cards_beside if len(cards_beside) < len(cards_below) else cards_below
    return [title(heading, width, LEGEND if walls else FLAT_LEGEND), *block]


def cards_in_short(pack: Pack, seat: Seat, width: int) -> Block:
    """Hand and staff in play by name."""
    hand = [] if seat["hand"] is None else cards_packed(pack, "Hand", seat["hand"], width)
    return [*hand, *(staff_lines(pack, seat, width, texts=False) if seat["staff"] else [])]


def own_seat(pack: Pack, seat: Seat, width: int, heading: str, texts: bool = True) -> Block:
    """The hotel with purse, kitchen and café beside it, then the hand and the staff in play."""
    left = draw_hotel(pack, seat["rooms"])
    left_width = hotel_width(seat["rooms"])
    rest = width - left_width - 2
    right = [
        *wrapped(purse(pack, seat), rest),
        *wrapped(kitchen(seat), rest, 9),
        *cafe_lines(pack, seat, rest),
    ]
    if len(right) < len(left):
        right.insert(2, Text())
    block = [title(heading, width, LEGEND), *beside(left, right, left_width, rest)]
    if not texts:
        return [*block, *cards_in_short(pack, seat, width)]
    if seat["hand"]:
        block += [title("Hand", width), *card_lines(pack, seat["hand"], width)]
    if seat["staff"]:
        block += [title("Staff in play", width), *staff_lines(pack, seat, width)]
    return block


# --- the others


def status(seat: Seat) -> str:
    """Everything countable in a line."""
    hand = seat["hand_size"]
    return (
        f"{seat['vp']} VP, {shorts.krones(seat['krones'])}, emperor {seat['emperor']}, "
        f"{hand} card{'s' * (hand != 1)} in hand"
    )


def cafe_in_words(pack: Pack, seat: Seat) -> str:
    """Guests with what they still want: "75 Baroness (wine)"."""
    words = []
    for table in seat["cafe"]:
        if table is not None:
            missing = shorts.items(table["missing"]) or "served"
            words.append(f"{table['guest']} {shorts.guest_name(pack, table['guest'])} ({missing})")
    return ", ".join(words) or "empty"


def staff_in_words(pack: Pack, seat: Seat) -> str:
    words = []
    for played in seat["staff"]:
        used = " (used)" if played["used"] else ""
        words.append(f"{played['number']} {shorts.staff_name(pack, played['number'])}{used}")
    return ", ".join(words) or "none"


def facts(pack: Pack, person: Person, seat: Seat) -> list[Text]:
    """What there is to know of another seat."""
    return [
        line((f"{person.seat + 1} {person.name}", person.style), f"  {status(seat)}"),
        line(("Kitchen ", DIM), shorts.items(seat["kitchen"]) or "empty"),
        line(("Café ", DIM), cafe_in_words(pack, seat)),
        line(("Staff ", DIM), staff_in_words(pack, seat)),
    ]


def other_seat(pack: Pack, person: Person, seat: Seat, width: int, house: bool = True) -> Block:
    """Four lines or so with a tiny house; without it two or three."""
    if not house:
        head, *rest = facts(pack, person, seat)
        together = columns(head, Text(f", {rooms_in_words(seat['rooms'])}"))
        more = line(rest[1], "  ", rest[0], "  ", rest[2])
        return [*wrapped(together, width, 2), *(line("  ", part) for part in wrapped(more, width - 2))]
    left = mini_hotel(seat["rooms"])
    left_width = max(text.cell_len for text in left)
    rest_width = width - left_width - 2
    known = facts(pack, person, seat)
    right: Block = []
    for text in known:
        right += wrapped(text, rest_width, 2)
    return beside(left, right, left_width, rest_width)
