"""Pieces of the page: sections, figures with their captions, keys, and the numbers as tables beneath."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import isnan

from leopold.lab.report.words import NOTHING


@dataclass(frozen=True, slots=True)
class Cell:
    """An entry of a table: what is shown, and what it is sorted by; words are sorted as they are."""

    shown: str
    value: float | None = None


Row = Sequence[Cell | str]


@dataclass(frozen=True, slots=True)
class Section:
    """A chapter: the name of its anchor, its title, and what stands in it."""

    key: str
    title: str
    inside: str


def number_cell(value: float, shown: str) -> Cell:
    """A number, or the dash that stands for none, which is sorted last."""
    return Cell(NOTHING, -1e18) if isnan(value) else Cell(shown, value)


def paragraph(words: str) -> str:
    """A paragraph of plain words."""
    return f"<p>{escape(words)}</p>"


def figure(picture: str, caption: str, key: str = "") -> str:
    return f"<figure><figcaption>{escape(caption)}</figcaption><div>{key}</div>{picture}</figure>"


def figures(*some: str) -> str:
    """Figures beside each other where there is room."""
    return f'<div class="figures">{"".join(one for one in some if one)}</div>'


def column(*some: str) -> str:
    """Figures below each other beside a taller one."""
    inside = "".join(one for one in some if one)
    return f'<div class="column">{inside}</div>' if inside else ""


def key(*entries: tuple[str, str]) -> str:
    """What the colours, patterns and shapes of a picture stand for."""
    items = "".join(f"<li>{sign}<span>{escape(words)}</span></li>" for sign, words in entries)
    return f'<ul class="key">{items}</ul>'


def numbers(heads: Sequence[str], rows: Sequence[Row], words: str = "The numbers") -> str:
    """A table beneath a picture, folded away until somebody wants it."""
    return f"<details><summary>{escape(words)}</summary>{table(heads, rows)}</details>"


def table(heads: Sequence[str], rows: Sequence[Row]) -> str:
    """A table; the first column names the row."""
    numeric = [any(isinstance(row[k], Cell) for row in rows) for k in range(len(heads))]
    top = "".join(f'<th scope="col"{_class(numeric[k])}>{escape(head)}</th>' for k, head in enumerate(heads))
    body = "".join(f"<tr>{''.join(_cell(k, cell, numeric[k]) for k, cell in enumerate(row))}</tr>" for row in rows)
    whole = f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"
    return f'<div class="wide" tabindex="0" role="region" aria-label="The numbers">{whole}</div>'


def _cell(column: int, cell: Cell | str, numeric: bool) -> str:
    shown, value = (cell.shown, cell.value) if isinstance(cell, Cell) else (cell, None)
    sort = f' data-v="{value:.6g}"' if value is not None else ""
    if column == 0:
        return f'<th scope="row">{escape(shown)}</th>'
    return f"<td{_class(numeric)}{sort}>{escape(shown)}</td>"


def _class(numeric: bool) -> str:
    return ' class="n"' if numeric else ""


def section(key: str, title: str, *inside: str) -> Section:
    return Section(key, title, "".join(inside))
