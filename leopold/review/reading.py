"""A finished game taken apart: the turns of each seat, and in each turn the parts that are judged by themselves.

A part begins where there is something to choose and ends with the turn, or earlier where something comes to light that
nobody had seen: a guest turned up, a card drawn, dice rolled. What is played after that is another decision, judged by
what the seat knew by then.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from leopold.bots import Seen
from leopold.bots.compiled import known, turn_of
from leopold.game import Action, Game
from leopold.review.shape import Unjudged, Why

LEAVING: Final = ("end", "pass")
OFFERS: Final = ("auction", "choose_entrance")
"""An entrance is bid for before anything has come of it: bots weigh bids by what the cards promise, and so nothing
can be said about a bid that the bots' own guess does not say already."""


@dataclass(frozen=True, slots=True)
class Move:
    """An action of the game, and the position it was played in."""

    game: Game
    """Before it."""
    action: Action
    seat: int
    name: str
    """What was decided."""
    turn: tuple[int, ...]
    known: tuple[int, ...]

    @property
    def at(self) -> int:
        return len(self.game.moves)

    @property
    def free(self) -> bool:
        """Was there a choice?"""
        return len(self.game.numbers) > 1


@dataclass(frozen=True, slots=True)
class Part:
    """A decision to be judged: the position before it, and what was played until the turn ended or something new
    was seen."""

    game: Game
    seat: int
    name: str
    played: tuple[int, ...]
    whole: bool
    """The turn ends with it."""

    @property
    def at(self) -> int:
        return len(self.game.moves)

    @property
    def end(self) -> int:
        return self.at + len(self.played)


@dataclass(frozen=True, slots=True)
class Turn:
    """All that a seat did in a row."""

    seat: int
    round: int
    start: int
    actions: tuple[Action, ...]
    parts: tuple[Part, ...]

    @property
    def end(self) -> int:
        return self.start + len(self.actions)


def news_of(game: Game, seat: int) -> Seen:
    """As much of a position as counts of cards and turns are read from; those lie open to everybody."""
    return Seen(game.pack, seat, game.record_bytes, ())


def moves_of(game: Game) -> list[Move]:
    """Every action with the position before it."""
    moves: list[Move] = []
    back = game.copy()
    while back.moves:
        action = back.undo()
        seat, name = back.to_move, back.deciding
        assert seat is not None and name is not None, "somebody decided before an action was played"
        seen = news_of(back, seat)
        moves.append(Move(back.copy(), action, seat, name, turn_of(seen), known(seen)))
    return moves[::-1]


def turns_of(game: Game) -> tuple[list[Turn], list[Unjudged]]:
    """The turns of a finished game, and the choices that are not judged."""
    moves = moves_of(game)
    unjudged = [Unjudged(move.at, move.seat, move.name, why) for move in moves if move.free and (why := _why(move))]
    return [_turn(run) for run in _runs([move for move in moves if move.game.round])], unjudged


def _why(move: Move) -> Why | None:
    """Why a choice is not judged: before the first round nothing has come of anything yet."""
    if move.name in OFFERS:
        return "offer"
    return None if move.game.round else "set_up"


def _runs(moves: Sequence[Move]) -> Iterator[list[Move]]:
    """Moves of one turn each."""
    run: list[Move] = []
    for move in moves:
        if run and ((move.seat, move.turn) != (run[0].seat, run[0].turn) or run[-1].action.kind in LEAVING):
            yield run
            run = []
        run.append(move)
    if run:
        yield run


def _turn(run: Sequence[Move]) -> Turn:
    first = run[0]
    actions = tuple(move.action for move in run)
    return Turn(first.seat, first.game.round, first.at, actions, tuple(_parts(run)))


def _parts(run: Sequence[Move]) -> Iterator[Part]:
    start = 0
    while start < len(run):
        end = next((k for k in range(start + 1, len(run)) if run[k].known != run[start].known), len(run))
        free = next((k for k in range(start, end) if run[k].free and run[k].name not in OFFERS), None)
        if free is not None:
            played = tuple(move.action.number for move in run[free:end])
            yield Part(run[free].game, run[free].seat, run[free].name, played, end == len(run))
        start = end
