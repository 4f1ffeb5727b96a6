"""Drawing the dice on their six spaces, with what each action does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.cells import cell_len
from rich.text import Text

from leopold.packs.codes import CHAMPAGNE
from leopold.speech import Speaker
from leopold.terminal.drawing.blocks import DIM, STRONG, Block, cell, columns, title, widest, wrapped
from leopold.terminal.drawing.lounge import coloured_marks, coloured_on, key_in_words
from leopold.terminal.drawing.palette import NUMBER
from leopold.terminal.drawing.powers import power_of
from leopold.terminal.drawing.terms import joined
from leopold.terminal.session.people import Person
from leopold.view import SeatView, View

PIP = "■"
INDENT = 2
IN_A_ROW = (6, 3, 2, 1)
"""So many spaces stand side by side, or fewer where the words are longer."""


def what_it_does(speaker: Speaker, seat: SeatView | None, face: int, strength: int, tight: bool = False) -> str:
    """An action in few words, or in very few."""
    price = 0 if power_of(speaker.pack, seat, "six_free") > 0 else speaker.pack.board.six_price
    champagne = speaker.pack.item_kinds > CHAMPAGNE
    return speaker.text(f"terminal-die-{'tight-' * tight}{face}", n=strength, price=price, champagne=champagne)


def draw_dice(
    speaker: Speaker, view: View, seat: SeatView | None, people: Sequence[Person], width: int, tight: bool = False
) -> Block:
    """Six spaces side by side: the dice, coloured ones by their letter, their strength for this seat, the action."""
    words, pack = speaker.words, speaker.pack
    dice = dict(enumerate(view.dice, 1))
    if not any(dice.values()):
        return [title(words.text("terminal-dice-none" if view.round else "terminal-dice-unrolled"), width)]
    heads: dict[int, Text] = {}
    texts: dict[int, str] = {}
    for face, n in dice.items():
        extra = power_of(pack, seat, "die_strength", face - 1)
        coloured = coloured_on(view, face)
        pips = PIP * (n - len(coloured)) if n else "–"
        heads[face] = columns(
            cell(str(face), 2, NUMBER if n else DIM),
            cell(pips, cell_len(pips), STRONG if n else DIM),
            *coloured_marks(speaker, coloured),
            Text(f" +{extra}" if n and extra else "", style=STRONG),
        )
        does = what_it_does(speaker, seat, face, n + extra, tight)
        texts[face] = does if n else words.text("terminal-die-none")
    away = [words.text("terminal-dice-away", n=view.bin)] if view.bin else []
    key = key_in_words(speaker, view, people)
    note = joined(words, [*away, *key, words.text("terminal-dice-boost", n=pack.board.boost_price)])
    return [
        title(words.text("terminal-dice", n=sum(dice.values())), width, note),
        *_spaces(heads, texts, dice, width, tight),
    ]


def _spaces(
    heads: Mapping[int, Text], texts: Mapping[int, str], dice: Mapping[int, int], width: int, tight: bool
) -> Block:
    """As many in a row as fit without breaking a word; in a tight board without breaking a line."""
    unbroken = list(texts.values()) if tight else [word for text in texts.values() for word in text.split()]
    longest = max(widest(unbroken), *(head.cell_len for head in heads.values()))
    in_a_row = next((n for n in IN_A_ROW if width // n > longest), 1)
    wide = width // in_a_row
    indent = INDENT if wide > longest + INDENT else 0
    faces = list(texts)
    block: Block = []
    for start in range(0, len(faces), in_a_row):
        row = faces[start : start + in_a_row]
        block.append(columns(*(_filled(heads[face], wide) for face in row)))
        told = [wrapped(texts[face], wide - 1 - indent) for face in row]
        for level in range(max(len(lines) for lines in told)):
            pieces = [lines[level].plain if level < len(lines) else "" for lines in told]
            block.append(
                columns(
                    *(
                        cell(f"{' ' * indent}{piece}", wide, "" if dice[face] else DIM)
                        for face, piece in zip(row, pieces, strict=True)
                    )
                )
            )
    return block


def _filled(text: Text, width: int) -> Text:
    return columns(text, Text(" " * max(0, width - text.cell_len)))
