"""What an answer is worth: a whole turn, judged by what it leads to and not by being the one that was found.

A turn that ends as one of the puzzle's own does is worth what that is. Any other is tried beside the best on the first
of the deals that measured it, so that both had the same luck.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Final

import msgspec

from leopold.bots import warm_up_bots
from leopold.bots.compiled import turn_of
from leopold.errors import RulesError
from leopold.game import Game
from leopold.puzzles.finding import AS_GOOD, MEASURED_FROM
from leopold.puzzles.shape import Puzzle
from leopold.review.judging import Judged, Table
from leopold.review.judging import Line as Tried
from leopold.review.marks import mark_of
from leopold.review.reading import LEAVING, news_of
from leopold.review.shape import Mark, ReviewedDecision, Worth
from leopold.review.telling import lost, tell_decision
from leopold.rules.actions import kind_of
from leopold.rules.state import CORE_BYTES
from leopold.words import said

DEALS: Final = 48
"""On which an answer is tried that nobody had thought of."""

Numbers = tuple[int, ...]


class Verdict(msgspec.Struct, frozen=True):
    """What came of an answer."""

    puzzle: str
    loss: float
    """How much less its margin is than that of the best; never negative."""
    mark: Mark
    solved: bool
    """It is the best, or nearly as good."""
    tried: int
    """Deals on which it was tried; none where it is a turn that had been measured."""
    playouts: int
    """Deals on which the puzzle's own turns were measured."""
    decision: ReviewedDecision
    """The answer beside the best turns, with what they do and bring, as a review has them."""


def has_ended(puzzle: Puzzle, turn: Numbers, game: Game, played: Sequence[int]) -> bool:
    """Has the seat of a puzzle ended the turn that it began, by these actions, which have led to this game?"""
    if not played:
        return False
    if game.over or game.to_move != puzzle.seat:
        return True
    left = any(kind_of(number).name in LEAVING for number in played)
    return left or turn_of(news_of(game, puzzle.seat)) != turn


class Answer:
    """A turn that is being played in a puzzle."""

    def __init__(self, puzzle: Puzzle, game: Game | None = None) -> None:
        self.puzzle = puzzle
        self.start = game or puzzle.position()
        self.turn = turn_of(news_of(self.start, puzzle.seat))

    def is_over(self, game: Game) -> bool:
        """Has the seat ended its turn?"""
        return has_ended(self.puzzle, self.turn, game, game.moves[len(self.puzzle.moves) :])

    def played(self, moves: Sequence[int]) -> Numbers:
        """The answer among all moves of a game: what came after the position, up to the end of the turn.

        A RulesError if the turn is not over yet, or the game is another one.
        """
        numbers = tuple(moves)
        if numbers[: len(self.puzzle.moves)] != self.puzzle.moves:
            raise RulesError(said("puzzles-other_game"))
        return self.read(numbers[len(self.puzzle.moves) :])

    def read(self, numbers: Sequence[int | str]) -> Numbers:
        """The actions of an answer up to the end of the turn, each checked; also as people write them."""
        twin = self.start.copy()
        for number in numbers:
            twin.apply(number)
            if self.is_over(twin):
                return tuple(twin.moves[len(self.puzzle.moves) :])
        raise RulesError(said("puzzles-unfinished"))


def judge(puzzle: Puzzle, numbers: Sequence[int | str], deals: int = DEALS) -> Verdict:
    """What an answer is worth; a RulesError if it is none."""
    answer = Answer(puzzle)
    turn = answer.read(numbers)
    if len(turn) < len(numbers):
        raise RulesError(said("puzzles-more", action=str(numbers[len(turn)])))
    place = _place(puzzle, answer.start, turn)
    tried = 0
    if place is not None:
        worth = puzzle.lines[place].worth
        others = [line for k, line in enumerate(puzzle.lines) if k != place]
    else:
        worth = _tried(puzzle, answer.start, turn, deals)
        others = list(puzzle.lines)
        tried = deals
    loss = lost(puzzle.best.worth, worth)
    lines = [(line.turn, line.worth) for line in others]
    first = place == 0 or worth.margin >= puzzle.best.worth.margin
    at = 0 if first else 1 + sum(line.worth.margin >= worth.margin for line in others[1:])
    lines.insert(at, (turn, worth))
    judged = Judged(puzzle.part(answer.start, turn), tuple(lines), at, puzzle.playouts)
    return Verdict(puzzle.id, loss, mark_of(loss), loss < AS_GOOD, tried, puzzle.playouts, tell_decision(judged))


def _place(puzzle: Puzzle, game: Game, turn: Numbers) -> int | None:
    """Which of the puzzle's turns this is: the same actions, or others that end alike."""
    end = _end(game, turn)
    for place, line in enumerate(puzzle.lines):
        if line.turn == turn or (end is not None and _end(game, line.turn) == end):
            return place
    return None


def _end(game: Game, turn: Numbers) -> bytes | None:
    """Where a turn leads; None where it cannot be played to its end, because a card does not come."""
    twin = game.copy()
    seat = twin.to_move
    for number in turn:
        if twin.to_move != seat or number not in twin.numbers:
            return None
        twin.apply(number)
    return twin.record_bytes[:CORE_BYTES].tobytes()


def _tried(puzzle: Puzzle, game: Game, turn: Numbers, deals: int) -> Worth:
    """What a turn is worth that nobody had thought of, by how far it stays behind the best."""
    warm_up_bots()
    table = Table(puzzle.part(game, turn))
    best, mine = Tried(puzzle.best.turn), Tried(turn)
    table.try_on([best, mine], range(MEASURED_FROM, MEASURED_FROM + deals))
    points, margin, chance = (
        fmean(one[k] - other[k] for one, other in zip(mine.outcomes, best.outcomes, strict=True)) for k in range(3)
    )
    top = puzzle.best.worth
    sure = min(1.0, max(0.0, top.chance + chance))
    return Worth(round(top.points + points, 1), round(top.margin + margin, 1), round(sure, 3))
