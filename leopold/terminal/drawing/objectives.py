"""Drawing the objectives: what they ask for, how far a seat has come, what the places still pay."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.text import Text

from leopold.packs.cards import Need
from leopold.packs.codes import BASE_ITEM_KINDS, CHAMPAGNE, COLOURS, ITEMS, ROOM_COLOURS
from leopold.speech import Speaker
from leopold.terminal.drawing.balls import dancers_out
from leopold.terminal.drawing.blocks import DIM, STRONG, Block, cell, columns, fit, line, wrapped
from leopold.terminal.drawing.terms import letter
from leopold.terminal.session.people import Person
from leopold.view import Room, SeatView, View
from leopold.words import Catalogue

Rooms = list[list[Room]]
HEAD = 6
"""The letter and the number of an objective."""


def _full(lines: Sequence[Sequence[Room]]) -> int:
    return sum(all(room.state == "occupied" for room in rooms) for rooms in lines)


def _gathered(rooms: Rooms, by: Callable[[Room], str]) -> list[list[Room]]:
    found: dict[str, list[Room]] = {}
    for floor in rooms:
        for room in floor:
            found.setdefault(by(room), []).append(room)
    return list(found.values())


def reached(view: View, seat: SeatView, need: Need) -> int | None:
    """How much of what an objective counts a seat has; nobody keeps count of the guests that have left."""
    rooms: Rooms = seat.rooms
    match need.name:
        case "krones":
            return seat.krones
        case "tiles":
            return sum(room.state != "empty" for floor in rooms for room in floor)
        case "staff":
            return len(seat.staff)
        case "emperor":
            return seat.emperor
        case "floors":
            return _full(rooms)
        case "columns":
            return _full(list(zip(*rooms, strict=True)))
        case "groups":
            return _full(_gathered(rooms, lambda room: room.group))
        case "kitchen":
            return min(seat.kitchen[item] for item in ITEMS[:BASE_ITEM_KINDS])
        case "top_floor":
            return sum(room.state == "occupied" for room in rooms[-1])
        case "champagne":
            return seat.kitchen[ITEMS[CHAMPAGNE]]
        case "dancers":
            return dancers_out(view, seat.seat)
        case "orders" | "guests":
            return None
        case _:
            return _full(_gathered(rooms, lambda room: room.colour))


def occupied_of(seat: SeatView, colour: str) -> int:
    return sum(room.state == "occupied" and room.colour == colour for floor in seat.rooms for room in floor)


def need_in_short(words: Catalogue, need: Need, view: View, seat: SeatView | None) -> str:
    """What is asked for, with how much of it a seat has: "krones 7/20"."""
    if need.name == "colours":
        parts = []
        for colour, asked in zip(COLOURS[:ROOM_COLOURS], need.colours, strict=True):
            if asked:
                have = f"{occupied_of(seat, colour)}/" if seat else ""
                parts.append(f"{letter(words, colour)} {have}{asked}")
        return words.text("terminal-need-colours", rooms=parts)
    found = reached(view, seat, need) if seat else None
    have = f"{need.amount}" if found is None else f"{found}/{need.amount}"
    return words.text(f"terminal-need-{need.name}", have=have, colour=COLOURS[need.colour])


def draw_objectives(speaker: Speaker, view: View, seat: SeatView | None, people: Sequence[Person], width: int) -> Block:
    """A line each; a place that is taken shows the seat that has it in brackets."""
    block: Block = []
    for shown in view.objectives:
        card = speaker.pack.objectives[speaker.pack.objective_index(shown.objective)]
        places: list[Text] = []
        for vp, owner in zip(shown.vp, shown.claimed_by, strict=True):
            mark = Text(str(vp)) if owner is None else Text(f"[{owner + 1}]", style=people[owner].style)
            places += [mark, Text(" ")]
        marker = view.solo.markers[shown.letter] if view.solo else None
        if view.solo and marker:
            places += [Text(marker, style=people[view.solo.seat].style), Text(" ")]
        free = columns(*places)
        head = columns(cell(shown.letter, 2, STRONG), cell(str(card.number), HEAD - 2, DIM))
        rest = width - HEAD - 1 - free.cell_len
        first, *more = wrapped(need_in_short(speaker.words, card.need, view, seat), rest)
        block.append(columns(head, fit(first, rest), Text(" "), free))
        block += [line(" " * HEAD, row) for row in more]
    return block
