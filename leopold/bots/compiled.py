"""The compiled players as bots: they hand the bytes of a game to compiled code and get an action back."""

from __future__ import annotations

from functools import cache
from random import Random
from threading import local
from typing import Final

import numpy as np
import numpy.typing as npt

from leopold.bots import doors
from leopold.bots.weights import Weights, weights_for
from leopold.game import Action, Game
from leopold.packs import Pack
from leopold.rules.actions import ACTIONS
from leopold.rules.jit import Progress, warm_up
from leopold.rules.state import RECORD_BYTES

BEAM_WIDTH: Final = 12
"""Positions the planner keeps at each step of a turn."""
WORD: Final = 1 << 32


class Workspace(local):
    """Room to think in, one for each thread: two beams and a trial, with what goes with each position."""

    def __init__(self) -> None:
        self.beam = np.zeros((2 * BEAM_WIDTH + 1, RECORD_BYTES), np.uint8)
        self.first = np.zeros(2 * BEAM_WIDTH, np.int16)
        self.value = np.zeros(2 * BEAM_WIDTH)
        self.marks = np.zeros(2 * BEAM_WIDTH, np.int64)
        self.out = np.zeros(ACTIONS, np.int16)


_space = Workspace()


def warm_up_bots(progress: Progress | None = None) -> float:
    """Compile the players, or load them from the cache; returns the seconds it took."""
    return warm_up(progress) + warm_up(progress, "bots")


@cache
def _weights(pack: Pack, player: str) -> Weights:
    return weights_for(pack, player)


def stream_from(chance: Random) -> npt.NDArray[np.uint32]:
    """A random state for thinking, apart from the game's own."""
    return np.array([chance.randrange(1, WORD) for _ in range(4)], np.uint32)


def _choose(game: Game, chance: Random, kind: int, player: str) -> Action:
    warm_up_bots()
    number: int = doors.choose(
        game.pack.tables,
        game.record_bytes,
        kind,
        _weights(game.pack, player),
        stream_from(chance),
        BEAM_WIDTH,
        _space.beam,
        _space.first,
        _space.value,
        _space.marks,
        _space.out,
    )
    return game.actions[game.numbers.index(int(number))]


def greedy_bot(game: Game, seat: int, chance: Random) -> Action:
    """The action after which the position is worth most."""
    return _choose(game, chance, doors.GREEDY, "greedy")


def planner_bot(game: Game, seat: int, chance: Random) -> Action:
    """The first action of the best plan for the whole turn."""
    return _choose(game, chance, doors.PLANNER, "planner")
