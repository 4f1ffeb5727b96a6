"""Drawing a hotel: four floors of five rooms, with walls between the groups; or tiny, one sign a room."""

from __future__ import annotations

from rich.text import Text

from leopold.packs import Pack
from leopold.terminal.drawing.blocks import DIM, STRONG, Block, cell, columns, line
from leopold.terminal.drawing.palette import LETTER, STATE, room_style
from leopold.view import Room

Rooms = list[list[Room]]

ROOM_WIDTH = 6
MARGIN = 14
FLAT_LEGEND = "Ba blue, group a   · empty ○ vacant ● occupied   +2 VP when prepared"
LEGEND = "B blue R red Y yellow   · empty ○ vacant ● occupied   +2 VP when prepared"

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


def _room(room: Room) -> Text:
    badge = f"+{room.badge}" if room.badge else "  "
    mark = f" {LETTER[room.colour]} {STATE[room.state]}{badge}"
    return cell(mark, ROOM_WIDTH, room_style(room.colour, room.state))


def hotel_width(rooms: Rooms) -> int:
    return MARGIN + len(rooms[0]) * (ROOM_WIDTH + 1) + 1


def draw_hotel(pack: Pack, rooms: Rooms) -> Block:
    """The house with its walls, the floors' prices and points at the left, the columns' numbers below."""
    walls = _Walls(rooms)
    block: Block = []
    for row in range(walls.rows + 1):
        wall = "".join(
            walls.joint(row, col) + ("─" if walls.across(row, col) else " ") * ROOM_WIDTH for col in range(walls.cols)
        )
        head = "price  end" if row == 0 else ""
        block.append(columns(cell(head, MARGIN, DIM), Text(wall + walls.joint(row, walls.cols))))
        if row == walls.rows:
            break
        floor = walls.rows - 1 - row
        cost, vp = pack.board.floor_cost[floor], pack.board.floor_vp[floor]
        pieces = [cell(f"{cost} kr   {vp} VP", MARGIN - 2, DIM), cell(f"{floor + 1}", 2, STRONG)]
        for col, room in enumerate(rooms[floor]):
            pieces.append(Text("│" if walls.upright(row, col) else " "))
            pieces.append(_room(room))
        block.append(columns(*pieces, Text("│")))
    block.append(line(" " * MARGIN, (_column_numbers(walls.cols), STRONG)))
    return block


def flat_hotel(pack: Pack, rooms: Rooms) -> Block:
    """The house in few lines: instead of walls a small letter names each room's group."""
    block: Block = []
    for floor in range(len(rooms) - 1, -1, -1):
        cost, vp = pack.board.floor_cost[floor], pack.board.floor_vp[floor]
        pieces = [cell(f"{cost} kr   {vp} VP", MARGIN - 2, DIM), cell(f"{floor + 1}", 2, STRONG)]
        for room in rooms[floor]:
            badge = f"+{room.badge}" if room.badge else ""
            mark = f"{LETTER[room.colour]}{room.group.lower()} {STATE[room.state]}{badge}"
            pieces += [Text(" "), cell(mark, ROOM_WIDTH, room_style(room.colour, room.state))]
        block.append(columns(*pieces))
    block.append(line(" " * MARGIN, (_column_numbers(len(rooms[0])), STRONG)))
    return block


def _column_numbers(columns_: int) -> str:
    return "".join(str(col + 1).center(ROOM_WIDTH + 1) for col in range(columns_))


def mini_hotel(rooms: Rooms) -> Block:
    """Top floor first, two signs a room: colour and state."""
    block: Block = []
    for floor in range(len(rooms) - 1, -1, -1):
        pieces = [Text(f"{floor + 1} ", style=DIM)]
        for room in rooms[floor]:
            pieces.append(Text(f"{LETTER[room.colour]}{STATE[room.state]}", style=room_style(room.colour, room.state)))
            pieces.append(Text(" "))
        block.append(columns(*pieces))
    return block


def count_rooms(rooms: Rooms, state: str) -> int:
    return sum(room.state == state for floor in rooms for room in floor)


def rooms_in_words(rooms: Rooms) -> str:
    """How far a house has come: "7 rooms, 3 occupied (B1 R0 Y2)"."""
    occupied = count_rooms(rooms, "occupied")
    laid = occupied + count_rooms(rooms, "vacant")
    by_colour = " ".join(
        f"{letter}{sum(room.state == 'occupied' and room.colour == colour for floor in rooms for room in floor)}"
        for colour, letter in LETTER.items()
        if colour != "green"
    )
    return f"{laid} room{'s' * (laid != 1)}, {occupied} occupied ({by_colour})"
