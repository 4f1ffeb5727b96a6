"""Which puzzle to solve: that of the day, or one of a theme and a difficulty."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from itertools import count
from math import gcd
from typing import Final

from leopold.errors import RulesError
from leopold.puzzles.shape import DIFFICULTIES, THEMES, Puzzle
from leopold.words import said

STRIDE: Final = 37
"""From one day to the next, so that neighbours in the list, which may be from one game, are weeks apart."""


def of_day(puzzles: Sequence[Puzzle], day: date) -> Puzzle:
    """The same for everybody on one day; all come up before one comes again, as long as none are added."""
    size = len(puzzles)
    stride = next(step for step in count(STRIDE) if gcd(step, size) == 1)
    return puzzles[day.toordinal() * stride % size]


def of_kind(puzzles: Sequence[Puzzle], theme: str | None = None, difficulty: str | None = None) -> list[Puzzle]:
    """Those of a theme and a difficulty; a RulesError if there is no such thing."""
    for asked, known in ((theme, THEMES), (difficulty, DIFFICULTIES)):
        if asked is not None and asked not in known:
            raise RulesError(said("puzzles-no-kind", asked=asked, known=list(known)))
    return [one for one in puzzles if theme in (None, one.theme) and difficulty in (None, one.difficulty)]


def by_id(puzzles: Mapping[str, Puzzle], name: str) -> Puzzle:
    """The puzzle of this name, or a RulesError."""
    if name not in puzzles:
        raise RulesError(said("puzzles-none", id=name))
    return puzzles[name]
