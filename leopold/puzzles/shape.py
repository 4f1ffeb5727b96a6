"""What a puzzle is: a position from a bots' game, the turns that were compared in it, and what each is worth.

As a file it is described in docs/puzzles.md: a line of JSON for each puzzle.
"""

from __future__ import annotations

from typing import Any, Final, Literal, get_args

import msgspec

from leopold.config import from_plain
from leopold.game import Game
from leopold.review.reading import Part
from leopold.review.shape import Worth

Theme = Literal["serving", "money", "emperor", "groups", "staff"]
THEMES: Final[tuple[Theme, ...]] = get_args(Theme)
Difficulty = Literal["easy", "medium", "hard"]
DIFFICULTIES: Final[tuple[Difficulty, ...]] = get_args(Difficulty)


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole turn that was measured."""

    turn: tuple[int, ...]
    """Numbers of the catalogue."""
    worth: Worth
    loss: float
    """How much less its margin is than that of the best; never negative."""


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A turn to be found."""

    id: str
    """Follows from the game and the place in it."""
    game: int
    """The number of the bots' game it is from: whoever looks for more goes on after it."""
    config: dict[str, Any]
    """What the game was set up with, as `leopold.config.as_plain` has it, without what is as usual."""
    rules: int
    packs: str
    """The checksum of the cards and boards."""
    moves: tuple[int, ...]
    """What was played before, as numbers of the catalogue."""
    seat: int
    round: int
    theme: Theme
    difficulty: Difficulty
    lead: float
    """By how much the best turn leads every other idea."""
    error: float
    """The standard error of that."""
    playouts: int
    """Deals on which the turns were measured; they had no say in choosing them."""
    lines: tuple[Line, ...]
    """The best first, then the others by what they lose."""
    obvious: int
    """The place among them of what a planner does."""
    found_by: tuple[str, ...] = ()
    """The levels for people that find it, or something nearly as good, when they make no slips."""

    @property
    def best(self) -> Line:
        return self.lines[0]

    def position(self) -> Game:
        """The game where the turn begins."""
        game = Game(from_plain(self.config))
        for number in self.moves:
            game.apply(number)
        return game

    def part(self, game: Game, turn: tuple[int, ...]) -> Part:
        """A turn played there, as the review judges it."""
        return Part(game, self.seat, "turn", turn, whole=True)
