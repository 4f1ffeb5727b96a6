"""Drawing the queue before the café."""

from __future__ import annotations

from rich.text import Text

from leopold.packs.codes import COLOURS
from leopold.speech import Speaker, cards
from leopold.terminal.drawing import terms
from leopold.terminal.drawing.blocks import DIM, Block, in_columns, line, title
from leopold.terminal.drawing.palette import INK, KRONES, NUMBER
from leopold.terminal.drawing.powers import power_of
from leopold.view import SeatView, View

COLUMNS = (2, 5, 29, 22, 6)
"""Space, price, who, order, points: at least so wide each, so that the table keeps its shape."""
HANG = 12


def guest_mark(speaker: Speaker, number: int) -> Text:
    """Colour letter, number and name: "B 75 Baroness"."""
    card = speaker.pack.guests[speaker.pack.guest_index(number)]
    colour = COLOURS[card.colour]
    sign = terms.letter(speaker.words, colour).ljust(terms.letter_width(speaker.words))
    return line((f"{sign} ", f"bold {INK[colour]}"), (f"{number} {speaker.bare('guest', number)}", INK[colour]))


def draw_queue(speaker: Speaker, view: View, seat: SeatView | None, width: int) -> Block:
    """A line for each guest: the price for this seat, who, order, points, reward."""
    words, pack = speaker.words, speaker.pack
    free = power_of(pack, seat, "guest_free") > 0
    rows: list[list[Text]] = []
    for space, waiting in enumerate(view.queue):
        number = Text(str(space + 1), style=NUMBER)
        if waiting is None:
            nobody = Text(words.text("terminal-queue-nobody"), style=DIM)
            rows.append([number, Text("–", style=DIM), nobody, *[Text()] * 3])
            continue
        card = pack.guests[pack.guest_index(waiting.guest)]
        reward = speaker.say(cards.steps_short(card.steps)) if card.steps else ""
        rows.append(
            [
                number,
                Text(terms.price(words, 0 if free else waiting.price), style=KRONES),
                guest_mark(speaker, card.number),
                Text(terms.order(words, card.order) + terms.ours(card.sources, "order")),
                Text(terms.points(words, card.vp) + terms.ours(card.sources, "vp"), style="bold"),
                Text(reward or words.text("terminal-queue-no-reward"), style="" if reward else DIM),
            ]
        )
    heading = title(words.text("table-queue"), width, words.text("table-deck-guests", n=view.guest_deck))
    return [heading, *in_columns(rows, width, COLUMNS, HANG)]
