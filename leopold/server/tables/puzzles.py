"""A puzzle's table: whether its turn has been played."""

from __future__ import annotations

from functools import cache

from leopold.puzzles import Answer, shipped
from leopold.puzzles.answering import has_ended
from leopold.server.tables.position import Position


def turn_played(puzzle_id: str, position: Position) -> bool:
    """Is this the table of a puzzle, and has somebody answered it? Alone one is asked again after one's turn."""
    puzzle = shipped().get(puzzle_id) if puzzle_id else None
    if puzzle is None or len(position.moves) <= len(puzzle.moves):
        return False
    before = len(puzzle.moves)
    if tuple(position.moves[:before]) != puzzle.moves:
        return False
    return has_ended(puzzle, turn_begun(puzzle_id), position.game, position.moves[before:])


@cache
def turn_begun(puzzle_id: str) -> tuple[int, ...]:
    """The turn that a puzzle of ours is about. The game before it is played once: that takes as long as many clicks."""
    return Answer(shipped()[puzzle_id]).turn
