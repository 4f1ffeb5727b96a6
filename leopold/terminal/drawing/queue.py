"""Drawing the queue before the café."""

from __future__ import annotations

from rich.text import Text

from leopold.packs import Pack
from leopold.packs.codes import COLOURS
from leopold.terminal.drawing import shorts
from leopold.terminal.drawing.blocks import DIM, Block, cell, columns, line, title, wrapped
from leopold.terminal.drawing.palette import INK, KRONES, LETTER, NUMBER
from leopold.terminal.drawing.powers import power_of
from leopold.view import SeatView, View

NAME = 27


def guest_mark(pack: Pack, number: int, width: int = NAME) -> Text:
    """Colour letter, number and name: "B 75 Baroness"."""
    card = pack.guests[pack.guest_index(number)]
    colour = COLOURS[card.colour]
    name = shorts.named(card.names, number)
    return columns(
        cell(LETTER[colour], 2, f"bold {INK[colour]}"),
        cell(f"{number} {name}", width - 2, INK[colour]),
    )


def draw_queue(pack: Pack, view: View, seat: SeatView | None, width: int) -> Block:
    """A line for each guest: the price for this seat, who, order, points, reward."""
    free = power_of(pack, seat, "guest_free") > 0
    block = [title("Guests in the queue", width, f"{view.guest_deck} more in the deck")]
    for space, waiting in enumerate(view.queue):
        number = cell(str(space + 1), 2, NUMBER)
        if waiting is None:
            block.append(columns(number, cell("nobody", width - 2, DIM)))
            continue
        card = pack.guests[pack.guest_index(waiting.guest)]
        reward = shorts.steps(card.steps)
        rest = width - 64
        block.append(
            columns(
                number,
                cell(shorts.price(0 if free else waiting.price), 5, KRONES),
                guest_mark(pack, card.number, NAME + 2),
                cell(shorts.order(card.order), 22),
                cell(f"{card.vp} VP", 6, "bold"),
                cell("" if len(reward) > rest else reward or "no reward", rest, "" if reward else DIM),
            )
        )
        if len(reward) > rest:
            block += wrapped(line(" " * 12, reward), width, 12)
    return block
