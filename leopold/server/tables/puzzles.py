"""A puzzle's table: whether its turn has been played."""

from __future__ import annotations

from leopold.errors import RulesError
from leopold.puzzles import Answer, shipped
from leopold.server.tables.position import Position


def turn_played(puzzle_id: str, position: Position) -> bool:
    """Is this the table of a puzzle, and has somebody answered it? Alone one is asked again after one's turn."""
    puzzle = shipped().get(puzzle_id) if puzzle_id else None
    if puzzle is None or len(position.moves) <= len(puzzle.moves):
        return False
    if position.game.over or position.game.to_move != puzzle.seat:
        return True
    try:
        return bool(Answer(puzzle).played(position.moves))
    except RulesError:
        return False
