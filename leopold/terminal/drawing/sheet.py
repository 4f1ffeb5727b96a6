"""The score sheet: rows by where the points came from, a column for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from leopold.game import Score
from leopold.terminal.drawing.blocks import DIM, STRONG, Block, cell, columns, title
from leopold.terminal.session.people import Person

DURING: Final = {
    "guests": "Guests",
    "badges": "Badges of rooms",
    "bonuses": "Full groups of rooms",
    "staff": "Staff during the game",
    "objectives": "Objectives",
    "emperor_track": "Emperor track",
    "emperor_end": "Beyond the emperor track",
    "emperor_tiles": "Emperor tiles",
}
FINAL: Final = {
    "end_staff": "1  End-of-game staff",
    "rooms": "2  Occupied rooms",
    "leftovers": "3  Kitchen and krones",
    "unserved": "4  Guests left in the café",
}
LABEL: Final = 30
COLUMN: Final = 12


def draw_sheet(scores: Sequence[Score], people: Sequence[Person]) -> Block:
    """All points of all seats."""
    width = LABEL + COLUMN * len(people)

    def row(label: str, values: Sequence[str], style: str = "") -> Text:
        return columns(cell(label, LABEL, style), *(_right(value, style) for value in values))

    def points(source: str) -> list[str]:
        return [str(score.sources[source]) if score.sources[source] else "–" for score in scores]

    heads = [_right(person.name, person.style) for person in people]
    return [
        title("Score sheet", width),
        columns(cell("", LABEL), *heads),
        *(row(label, points(source)) for source, label in DURING.items()),
        row("Before the final scoring", [str(score.during_game) for score in scores], DIM),
        *(row(label, points(source)) for source, label in FINAL.items()),
        row("Victory points", [str(score.total) for score in scores], STRONG),
        row("Place", [f"{score.rank}." for score in scores], DIM),
    ]


def _right(value: str, style: str) -> Text:
    text = Text(value, style=style)
    text.truncate(COLUMN - 1, overflow="ellipsis")
    return columns(Text(" " * (COLUMN - text.cell_len)), text)


def outcome_alone(winners: Sequence[str], player: Person, automaton: Person) -> str:
    """Against an automaton only more points win."""
    you = player.name == "You"
    if player.name in winners:
        return f"{'You have' if you else f'{player.name} has'} won, with more points than {automaton.name}."
    wins = "you win" if you else f"{player.name} wins"
    return f"{automaton.name} has won: {wins} only with more points than {automaton.name}."


def winners_in_words(winners: Sequence[int], people: Sequence[Person]) -> str:
    names = [people[seat].name for seat in winners]
    if any(person.level for person in people):
        return outcome_alone(names, *people)
    if names == ["You"]:
        return "You have won."
    if len(names) == 1:
        return f"{names[0]} has won."
    return f"{', '.join(names[:-1])} and {names[-1]} share the victory."
