"""Puzzles: turns to be found, from bots' games, and what an answer is worth."""

from __future__ import annotations

from leopold.puzzles.answering import Answer, Verdict, judge
from leopold.puzzles.choosing import by_id, of_day, of_kind
from leopold.puzzles.files import SHIPPED, read_puzzles, shipped, write_puzzles
from leopold.puzzles.finding import find
from leopold.puzzles.shape import DIFFICULTIES, THEMES, Difficulty, Line, Puzzle, Theme

__all__ = [
    "DIFFICULTIES",
    "SHIPPED",
    "THEMES",
    "Answer",
    "Difficulty",
    "Line",
    "Puzzle",
    "Theme",
    "Verdict",
    "by_id",
    "find",
    "judge",
    "of_day",
    "of_kind",
    "read_puzzles",
    "shipped",
    "write_puzzles",
]
