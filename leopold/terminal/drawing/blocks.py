"""Blocks: lists of lines of known width, put under or beside each other. Everything on the screen is made of them."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterable, Sequence
from io import StringIO

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

Block = list[Text]
Part = str | tuple[str, str] | Text

WIDTH = 100
REST = 30
"""A column that is wrapped has at least this much room; with less, what does not fit stands below."""
DIM = "dim"
STRONG = "bold"
LINE = "─"

ASCII = str.maketrans(
    "─│┌┐└┘├┤┬┴┼╶╴╷╵·○●▸◂…–−×→é■»",
    "-|+++++++++--||.o#><.--x>e#>",
)
"""What a terminal without Unicode gets instead, sign for sign."""


_MEASURE = Console(file=StringIO(), width=WIDTH)


def line(*parts: Part) -> Text:
    """One line of plain and styled pieces."""
    return Text.assemble(*parts, no_wrap=True, end="")


def fit(text: Text, width: int) -> Text:
    """Exactly this wide: cut with an ellipsis, or filled with blanks."""
    shown = text.copy()
    shown.truncate(max(0, width), overflow="ellipsis", pad=True)
    return shown


def cell(text: str, width: int, style: str = "") -> Text:
    """A piece of text, exactly this wide."""
    return fit(Text(text, style=style, end=""), width)


def columns(*pieces: Text) -> Text:
    """Pieces side by side in one line."""
    return line(*pieces)


def width_of(block: Block) -> int:
    return max((text.cell_len for text in block), default=0)


def widest(texts: Iterable[str]) -> int:
    """As wide as the widest of these."""
    return max((cell_len(text) for text in texts), default=0)


def in_columns(rows: Sequence[Sequence[Text]], width: int, least: Sequence[int] = (), hang: int = 2) -> Block:
    """Rows of a table: each column is as wide as its widest cell, so that no language is cut off, and at least so wide.

    The last one is wrapped into the rest of the width. Where little is left it goes below, and so does everything else
    where the columns alone are too wide.
    """
    block: Block = []
    inner = [max(row[column].cell_len for row in rows) + 1 for column in range(len(rows[0]) - 1)] if rows else []
    inner = [max(wide, least[column]) if column < len(least) else wide for column, wide in enumerate(inner)]
    rest = width - sum(inner)
    for *cells, last in rows:
        padded = columns(*(fit(text, wide) for text, wide in zip(cells, inner, strict=True)))
        if last.cell_len <= rest:
            block.append(columns(padded, last))
        elif rest >= REST:
            block += [columns(fit(head, width - rest), text) for head, text in _side_by_side(padded, last, rest)]
        elif rest >= 0:
            block += [padded, *(line(" " * hang, text) for text in wrapped(last, width - hang))]
        else:
            block += wrapped(line(*(part for text in (*cells, last) for part in (text, " "))), width, hang)
    return block


def _side_by_side(head: Text, last: Text, width: int) -> Sequence[tuple[Text, Text]]:
    rows = wrapped(last, width)
    return list(zip([head, *[Text()] * (len(rows) - 1)], rows, strict=True))


def beside(left: Block, right: Block, left_width: int, right_width: int, gap: int = 2) -> Block:
    """Two blocks side by side; the shorter one is filled with blank lines."""
    height = max(len(left), len(right))
    rows = []
    for row in range(height):
        one = left[row] if row < len(left) else Text()
        other = right[row] if row < len(right) else Text()
        rows.append(columns(fit(one, left_width), Text(" " * gap), fit(other, right_width)))
    return rows


def title(words: str, width: int, note: str = "") -> Text:
    """A heading across the width, with a remark at its right end."""
    room = width - 3 - cell_len(words)
    if note and cell_len(note) + 4 > room:
        note = ""
    tail = f" {note} {LINE}" if note else ""
    rule = LINE * max(0, room - cell_len(tail))
    return line((f"{LINE} ", DIM), (words, STRONG), (" " + rule + tail, DIM))


def wrapped(text: Text | str, width: int, hang: int = 0) -> Block:
    """Lines of at most this width; all but the first are indented."""
    whole = text.copy() if isinstance(text, Text) else Text(text)
    whole.no_wrap = False
    first = whole.wrap(_MEASURE, max(10, width))
    if hang == 0:
        return list(first)
    if len(first) <= 1:
        return list(first)
    rest = whole[len(first[0].plain) :]
    rest = rest[len(rest.plain) - len(rest.plain.lstrip()) :]
    return [first[0], *(line(" " * hang, part) for part in rest.wrap(_MEASURE, max(10, width - hang)))]


def flow(pieces: Sequence[Text], width: int, indent: int = 0, gap: int = 2) -> Block:
    """Pieces one after the other, as many as fit in a line; none is broken."""
    rows: Block = []
    row = Text(end="")
    for piece in pieces:
        if row.cell_len and row.cell_len + gap + piece.cell_len > width - indent:
            rows.append(row)
            row = Text(end="")
        row = columns(row, Text(" " * gap), piece) if row.cell_len else piece.copy()
    if row.cell_len:
        rows.append(row)
    return [fit_within(columns(Text(" " * indent), found), width) for found in rows]


def fit_within(text: Text, width: int) -> Text:
    """At most this wide."""
    return fit(text, width) if text.cell_len > width else text


def new_console() -> Console:
    """The terminal; into a file or a pipe lines are as wide as the board likes them."""
    console = Console(highlight=False, emoji=False)
    if not console.is_terminal and "COLUMNS" not in os.environ:
        console.width = WIDTH
    elif console.is_dumb_terminal:
        console.width, console.height = shutil.get_terminal_size()  # Rich takes it for 80 by 25
    return console


def is_unicode(console: Console) -> bool:
    return console.encoding.lower().replace("-", "").startswith("utf")


def _printable(console: Console, text: Text) -> Text:
    if is_unicode(console):
        return text
    plain = text.plain.translate(ASCII).encode("ascii", "replace").decode()
    return Text(plain, style=text.style, spans=text.spans, end="")


def show(console: Console, block: Iterable[Text]) -> None:
    """Print lines as they are, without trailing blanks."""
    for text in block:
        shown = _printable(console, text)
        shown.rstrip()
        shown.end = "\n"
        console.print(shown, markup=False, highlight=False, no_wrap=True, overflow="crop")


def say(console: Console, words: str | Text = "", style: str = "") -> None:
    """Print a sentence, broken between words where it is too long."""
    text = Text(words, style=style) if isinstance(words, str) else words
    shown = _printable(console, text)
    shown.end = "\n"
    console.print(shown, markup=False, highlight=False)
