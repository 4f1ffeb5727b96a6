"""What a bot is: it gets what its seat sees, a budget and a random source, and gives an action, with its reasons.

It never gets the game itself: everything its seat may not see is covered before it is asked.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Protocol

import numpy as np
import numpy.typing as npt

from leopold.game import Action, Game
from leopold.packs import Pack
from leopold.rules import engine
from leopold.rules.state import GAME
from leopold.seeds import Seed


@dataclass(frozen=True, slots=True)
class Seen:
    """A position as a seat sees it at a decision of its own: the covered record and the legal actions."""

    pack: Pack
    seat: int
    covered: npt.NDArray[np.uint8]
    numbers: tuple[int, ...]

    @property
    def record(self) -> np.record:
        """The record, with everything hidden covered."""
        record: np.record = self.covered.view(GAME)[0]
        return record


def seen_by(game: Game, seat: int) -> Seen:
    """What a seat that is to decide sees."""
    covered = game.record_bytes.copy()
    engine.observe(game.pack.tables, covered, seat)
    return Seen(game.pack, seat, covered, tuple(game.numbers))


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a bot may think about one whole turn: so many seconds, or so many playouts; else its own measure."""

    seconds: float | None = None
    playouts: int | None = None


@dataclass(frozen=True, slots=True)
class Candidate:
    """A whole turn that a bot considered: its actions, the final score to expect, and how often it was tried."""

    turn: tuple[int, ...]
    expected: float
    visits: int = 0


@dataclass(frozen=True, slots=True)
class Thought:
    """What a bot decided, and what it compared, the best first; a bot that compares nothing gives no candidates."""

    number: int
    candidates: tuple[Candidate, ...] = ()


class Bot(Protocol):
    """A player for one seat. It may remember what it planned for its turn, so each seat has a bot of its own."""

    @property
    def name(self) -> str:
        """How it is called for."""

    def think(self, seen: Seen, chance: Random, budget: Budget | None = None) -> Thought:
        """Decide. Whatever the budget, the answer is legal and comes soon after it is spent."""


def choose(bot: Bot, game: Game, seat: int, chance: Random, budget: Budget | None = None) -> Action:
    """The action a bot wants to play in a game at its seat."""
    thought = bot.think(seen_by(game, seat), chance, budget)
    return game.actions[game.numbers.index(thought.number)]


def repeatable(seed: Seed, seat: int, moves: int) -> Random:
    """Chance that depends on the game and the place in it alone, so that the same game can be played again.

    Only a bot that looks at the clock may decide otherwise another time.
    """
    return Random(f"{seed} {seat} {moves}")
