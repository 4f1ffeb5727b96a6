"""The score sheet: rows by where the points came from, a column for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from leopold.game import Score
from leopold.rules.state import BASE_SOURCES, FROM_END_STAFF, SOURCE_NAMES
from leopold.terminal.drawing.blocks import DIM, STRONG, WIDTH, Block, cell, columns, title, widest
from leopold.terminal.session.people import Person
from leopold.words import Catalogue

FINAL: Final = SOURCE_NAMES[FROM_END_STAFF:BASE_SOURCES]
LABEL: Final = 30
COLUMN: Final = 12


def draw_sheet(words: Catalogue, scores: Sequence[Score], people: Sequence[Person], width: int = WIDTH) -> Block:
    """All points of all seats. Only the names of people are cut, where many long ones would not fit."""
    sources = {source: words.text(f"source-{source}") for source in scores[0].sources}
    before, total, place = (words.text(key) for key in ("terminal-sheet-before", "end-total", "terminal-sheet-place"))
    label_width = max(LABEL, widest((*sources.values(), before, total, place)) + 1)
    wanted = widest(person.name for person in people) + 2
    column = max(COLUMN, min(wanted, (width - label_width) // max(1, len(people))))

    def row(label: str, values: Sequence[str], style: str = "") -> Text:
        return columns(cell(label, label_width, style), *(_right(value, style, column) for value in values))

    def points(source: str) -> list[str]:
        return [str(score.sources[source]) if score.sources[source] else "–" for score in scores]

    heads = [_right(person.name, person.style, column) for person in people]
    return [
        title(words.text("end-sheet"), label_width + column * len(people)),
        columns(cell("", label_width), *heads),
        *(row(label, points(source)) for source, label in sources.items() if source not in FINAL),
        row(before, [str(score.during_game) for score in scores], DIM),
        *(row(sources[source], points(source)) for source in FINAL),
        row(total, [str(score.total) for score in scores], STRONG),
        row(place, [words.text("terminal-sheet-rank", rank=score.rank) for score in scores], DIM),
    ]


def _right(value: str, style: str, width: int) -> Text:
    text = Text(value, style=style)
    text.truncate(width - 1, overflow="ellipsis")
    return columns(Text(" " * (width - text.cell_len)), text)


def winners_in_words(words: Catalogue, winners: Sequence[int], people: Sequence[Person]) -> str:
    """Who has won; against an automaton only more points win."""
    player = people[0]
    automaton = next((person for person in people if person.level), None)
    if automaton is not None:
        key = "terminal-won-alone" if player.seat in winners else "terminal-lost-alone"
        return words.text(key, you=player.you, name=player.name, automaton=automaton.name)
    if len(winners) == 1 and people[winners[0]].you:
        return words.text("terminal-won-you")
    names = [people[seat].name for seat in winners]
    return words.text("terminal-won", winners="some", names=names, count=len(names))
