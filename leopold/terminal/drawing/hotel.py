"""Drawing a hotel: four floors of five rooms, with walls between the groups; or tiny, one sign a room."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from rich.text import Text

from leopold.packs.codes import COLOURS, ROOM_COLOURS
from leopold.speech import Speaker
from leopold.terminal.drawing.blocks import DIM, STRONG, Block, cell, columns, line, widest
from leopold.terminal.drawing.palette import GEAR, STATE, room_style
from leopold.terminal.drawing.terms import letter, letter_width, points
from leopold.view import Room
from leopold.words import Catalogue

Rooms = list[list[Room]]

FLOOR_NUMBER = 2

_JOINTS = {
    (0, 0, 0, 0): " ",
    (0, 0, 0, 1): "╶",
    (0, 0, 1, 0): "╴",
    (0, 0, 1, 1): "─",
    (0, 1, 0, 0): "╷",
    (0, 1, 0, 1): "┌",
    (0, 1, 1, 0): "┐",
    (0, 1, 1, 1): "┬",
    (1, 0, 0, 0): "╵",
    (1, 0, 0, 1): "└",
    (1, 0, 1, 0): "┘",
    (1, 0, 1, 1): "┴",
    (1, 1, 0, 0): "│",
    (1, 1, 0, 1): "├",
    (1, 1, 1, 0): "┤",
    (1, 1, 1, 1): "┼",
}
"""The sign where walls meet, by the walls that go up, down, left and right from there."""


class _Walls:
    """Where walls stand: around the house, and between rooms of different groups. Row 0 is the top floor."""

    def __init__(self, rooms: Rooms) -> None:
        self.groups = [[room.group for room in floor] for floor in reversed(rooms)]
        self.rows = len(self.groups)
        self.cols = len(self.groups[0])

    def _group(self, row: int, col: int) -> str | None:
        return self.groups[row][col] if 0 <= row < self.rows and 0 <= col < self.cols else None

    def across(self, row: int, col: int) -> bool:
        """Is there a wall above this room (row `rows`: below the lowest)?"""
        return 0 <= col < self.cols and self._group(row - 1, col) != self._group(row, col)

    def upright(self, row: int, col: int) -> bool:
        """Is there a wall left of this room (column `cols`: right of the last)?"""
        return 0 <= row < self.rows and self._group(row, col - 1) != self._group(row, col)

    def joint(self, row: int, col: int) -> str:
        arms = (
            self.upright(row - 1, col),
            self.upright(row, col),
            self.across(row, col - 1),
            self.across(row, col),
        )
        up, down, left, right = (int(arm) for arm in arms)
        return _JOINTS[up, down, left, right]


@dataclass(frozen=True, slots=True)
class _Floors:
    """What stands before the rooms of each floor: its price and what its rooms are worth at the end."""

    prices: tuple[str, ...]
    worths: tuple[str, ...]
    head: tuple[str, str]

    @classmethod
    def of(cls, speaker: Speaker) -> _Floors:
        words, board = speaker.words, speaker.pack.board
        prices = tuple(words.text("terminal-kr", n=cost) for cost in board.floor_cost)
        worths = tuple(points(words, vp) for vp in board.floor_vp)
        return cls(prices, worths, (words.text("terminal-floor-price"), words.text("terminal-floor-end")))

    @property
    def widths(self) -> tuple[int, int]:
        return widest((*self.prices, self.head[0])) + 2, widest((*self.worths, self.head[1])) + 1

    @property
    def margin(self) -> int:
        return sum(self.widths) + FLOOR_NUMBER

    def heading(self) -> Text:
        first, second = self.widths
        return columns(cell(self.head[0], first, DIM), cell(self.head[1], second + FLOOR_NUMBER, DIM))

    def floor(self, floor: int) -> Text:
        first, second = self.widths
        return columns(
            cell(self.prices[floor], first, DIM),
            cell(self.worths[floor], second, DIM),
            cell(f"{floor + 1}", FLOOR_NUMBER, STRONG),
        )


def _room_width(words: Catalogue) -> int:
    """A sign for the colour, one for the state, and a badge."""
    return letter_width(words) + 5


def _room(words: Catalogue, room: Room, group: str = "", gear: bool = False) -> Text:
    badge = f"+{room.badge}" if room.badge else "  "
    gap = "" if group else " "
    sign = f"{letter(words, room.colour)}{group}".ljust(letter_width(words))
    mark = f"{gap}{sign} {GEAR if gear else STATE[room.state]}{badge}"
    return cell(mark, _room_width(words), room_style(room.colour, room.state))


def hotel_width(speaker: Speaker, rooms: Rooms) -> int:
    return _Floors.of(speaker).margin + len(rooms[0]) * (_room_width(speaker.words) + 1) + 1


def draw_hotel(speaker: Speaker, rooms: Rooms, gears: Collection[str] = ()) -> Block:
    """The house with its walls, the floors' prices and points at the left, the columns' numbers below; `gears` lie on
    rooms of an automaton's own hotel."""
    walls = _Walls(rooms)
    floors = _Floors.of(speaker)
    wide = _room_width(speaker.words)
    block: Block = []
    for row in range(walls.rows + 1):
        wall = "".join(
            walls.joint(row, col) + ("─" if walls.across(row, col) else " ") * wide for col in range(walls.cols)
        )
        head = floors.heading() if row == 0 else Text(" " * floors.margin)
        block.append(columns(head, Text(wall + walls.joint(row, walls.cols))))
        if row == walls.rows:
            break
        floor = walls.rows - 1 - row
        pieces = [floors.floor(floor)]
        for col, room in enumerate(rooms[floor]):
            pieces.append(Text("│" if walls.upright(row, col) else " "))
            pieces.append(_room(speaker.words, room, gear=room.room in gears))
        block.append(columns(*pieces, Text("│")))
    block.append(line(" " * floors.margin, (_column_numbers(walls.cols, wide), STRONG)))
    return block


def flat_hotel(speaker: Speaker, rooms: Rooms) -> Block:
    """The house in few lines: instead of walls a small letter names each room's group."""
    floors = _Floors.of(speaker)
    block: Block = []
    for floor in range(len(rooms) - 1, -1, -1):
        pieces = [floors.floor(floor)]
        for room in rooms[floor]:
            pieces += [Text(" "), _room(speaker.words, room, room.group.lower())]
        block.append(columns(*pieces))
    numbers = _column_numbers(len(rooms[0]), _room_width(speaker.words))
    block.append(line(" " * floors.margin, (numbers, STRONG)))
    return block


def _column_numbers(columns_: int, room: int) -> str:
    return "".join(str(col + 1).center(room + 1) for col in range(columns_))


def mini_hotel(words: Catalogue, rooms: Rooms) -> Block:
    """Top floor first, two signs a room: colour and state."""
    block: Block = []
    for floor in range(len(rooms) - 1, -1, -1):
        pieces = [Text(f"{floor + 1} ", style=DIM)]
        for room in rooms[floor]:
            sign = letter(words, room.colour).ljust(letter_width(words))
            pieces.append(Text(f"{sign}{STATE[room.state]}", style=room_style(room.colour, room.state)))
            pieces.append(Text(" "))
        block.append(columns(*pieces))
    return block


def count_rooms(rooms: Rooms, state: str) -> int:
    return sum(room.state == state for floor in rooms for room in floor)


def rooms_in_words(words: Catalogue, rooms: Rooms) -> str:
    """How far a house has come: "7 rooms, 3 occupied (B1 R0 Y2)"."""
    occupied = count_rooms(rooms, "occupied")
    laid = occupied + count_rooms(rooms, "vacant")
    by_colour = " ".join(
        f"{letter(words, colour)}"
        f"{sum(room.state == 'occupied' and room.colour == colour for floor in rooms for room in floor)}"
        for colour in COLOURS[:ROOM_COLOURS]
    )
    return words.text("terminal-rooms-by-colour", laid=laid, occupied=occupied, colours=by_colour)
