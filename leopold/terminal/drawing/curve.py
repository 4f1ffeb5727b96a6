"""Curves in lines of text: several at once, each with a sign of its own, over a common scale with zero in it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.text import Text

from leopold.terminal.drawing.blocks import DIM, Block, columns, line

HEIGHT: Final = 11
SCALE: Final = 7
"""Columns for the numbers at the side."""
ZERO: Final = "─"


@dataclass(frozen=True, slots=True)
class Curve:
    """Values from left to right, and how they are drawn."""

    sign: str
    style: str
    values: Sequence[float]


def draw_curves(curves: Sequence[Curve], labels: Sequence[str], width: int) -> Block:
    """The curves, the first on top of the others; below them a label where a value has one."""
    places = len(curves[0].values)
    step = max(1, min(4, (width - SCALE - 1) // max(1, places)))
    values = [value for curve in curves for value in curve.values] + [0.0]
    low, high = min(values), max(values)
    unit = max(1.0, (high - low) / (HEIGHT - 1))
    bottom = int(low // unit) if low < 0 else 0
    top = bottom + HEIGHT - 1
    rows: Block = []
    for level in range(top, bottom - 1, -1):
        signs = [_sign(curves, place, level, unit) for place in range(places)]
        filler = ZERO if level == 0 else " "
        drawn = [columns(sign or Text(filler, style=DIM), Text(filler * (step - 1), style=DIM)) for sign in signs]
        shown = f"{level * unit:+.0f}" if level else "0"
        rows.append(line((f"{shown:>{SCALE - 2}} ", DIM), ("┼" if level == 0 else "│", DIM), *drawn))
    return [*rows, *_labels(labels, step)]


def _sign(curves: Sequence[Curve], place: int, level: int, unit: float) -> Text | None:
    for curve in curves:
        if round(curve.values[place] / unit) == level:
            return Text(curve.sign, style=curve.style)
    return None


def _labels(labels: Sequence[str], step: int) -> Block:
    """Each label under its value, as far as they do not stand in each other's way."""
    written = " " * SCALE
    for place, label in enumerate(labels):
        at = SCALE + place * step
        if label and len(written) <= at:
            written += " " * (at - len(written)) + label + " "
    return [line((written.rstrip(), DIM))]
