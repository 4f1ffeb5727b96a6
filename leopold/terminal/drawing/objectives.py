"""Drawing the objectives: what they ask for, how far a seat has come, what the places still pay."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.text import Text

from leopold.packs import Pack
from leopold.packs.cards import Need
from leopold.packs.codes import COLOURS, ROOM_COLOURS
from leopold.terminal.drawing.blocks import DIM, STRONG, Block, cell, columns
from leopold.terminal.drawing.palette import LETTER
from leopold.terminal.session.people import Person
from leopold.view import Room, SeatView, View

Rooms = list[list[Room]]
WORDS = {
    "krones": "krones",
    "tiles": "rooms laid",
    "staff": "staff played",
    "emperor": "emperor space",
    "floors": "full floors",
    "columns": "full columns",
    "groups": "full groups",
    "whole_colours": "all of a colour",
}


def _full(lines: Sequence[Sequence[Room]]) -> int:
    return sum(all(room.state == "occupied" for room in rooms) for rooms in lines)


def _gathered(rooms: Rooms, by: Callable[[Room], str]) -> list[list[Room]]:
    found: dict[str, list[Room]] = {}
    for floor in rooms:
        for room in floor:
            found.setdefault(by(room), []).append(room)
    return list(found.values())


def reached(seat: SeatView, need: Need) -> int:
    """How much of what an objective counts a seat has."""
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
        case _:
            return _full(_gathered(rooms, lambda room: room.colour))


def occupied_of(seat: SeatView, colour: str) -> int:
    return sum(room.state == "occupied" and room.colour == colour for floor in seat.rooms for room in floor)


def need_in_short(need: Need, seat: SeatView | None) -> str:
    """What is asked for, with how much of it a seat has: "krones 7/20"."""
    if need.name == "colours":
        parts = []
        for colour, asked in zip(COLOURS[:ROOM_COLOURS], need.colours, strict=True):
            if asked:
                have = f"{occupied_of(seat, colour)}/" if seat else ""
                parts.append(f"{LETTER[colour]} {have}{asked}")
        return f"occupied {', '.join(parts)}"
    have = f"{reached(seat, need)}/" if seat else ""
    return f"{WORDS[need.name]} {have}{need.amount}"


def draw_objectives(pack: Pack, view: View, seat: SeatView | None, people: Sequence[Person], width: int) -> Block:
    """A line each; a place that is taken shows the seat that has it in brackets."""
    block: Block = []
    for shown in view.objectives:
        card = pack.objectives[pack.objective_index(shown.objective)]
        places: list[Text] = []
        for vp, owner in zip(shown.vp, shown.claimed_by, strict=True):
            mark = Text(str(vp)) if owner is None else Text(f"[{owner + 1}]", style=people[owner].style)
            places += [mark, Text(" ")]
        if view.solo and (marker := view.solo.markers[shown.letter]):
            places += [Text(marker, style=people[view.solo.seat].style), Text(" ")]
        free = columns(*places)
        block.append(
            columns(
                cell(shown.letter, 2, STRONG),
                cell(str(card.number), 4, DIM),
                cell(need_in_short(card.need, seat), width - 7 - free.cell_len),
                Text(" "),
                free,
            )
        )
    return block
