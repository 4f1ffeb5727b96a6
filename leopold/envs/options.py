"""What can be chosen for every environment alike besides the game itself: what is rewarded, how it is shown."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from leopold.config import Choices
from leopold.envs import doors
from leopold.envs.rewarding import REWARD_KINDS
from leopold.errors import RulesError
from leopold.game import Game

RENDER_MODES = ("ansi", "human")


def before_reset(choices: Choices) -> Choices:
    """The choices of `leopold.Game`, with a seed until `reset` deals one game after another, each from its own."""
    if "seed" in choices:
        seed = choices["seed"]
        raise RulesError(
            f"An environment plays many games, so seeds go to reset: reset(seed={seed!r}) begins a row of games, "
            f'reset(options={{"seed": {seed!r}}}) deals that very game.'
        )
    return {**choices, "seed": 0}


def reward_number(reward: str) -> int:
    """What the compiled code calls this kind of reward."""
    if reward not in REWARD_KINDS:
        raise RulesError(f"There is no reward {reward!r}; there are {', '.join(REWARD_KINDS)}.")
    return REWARD_KINDS.index(reward)


def drawn_seed(generator: np.random.Generator) -> int:
    """The seed of the next game, where only a generator was seeded."""
    return int(generator.integers(1 << 63))


def render_mode_named(mode: str | None) -> str | None:
    """Refuse a render mode that is none."""
    if mode not in (None, *RENDER_MODES):
        raise RulesError(f"There is no render mode {mode!r}; there are {' and '.join(RENDER_MODES)}.")
    return mode


class Earnings:
    """What the seats of one game have earned since they were told last."""

    def __init__(self, reward: str, growing: bool) -> None:
        self._kind = reward_number(reward)
        self._growing = growing

    def begin(self, game: Game) -> None:
        """A new game: nobody has earned anything."""
        self._told = np.zeros(game.players)
        self._now = np.zeros(game.players)

    def collect(self, game: Game) -> npt.NDArray[np.float64]:
        """By seat: all along where rewards grow, else only at the end."""
        if not self._growing and not game.over:
            return np.zeros(game.players)
        doors.standings(game.record_bytes, self._kind, self._now)
        earned: npt.NDArray[np.float64] = self._now - self._told
        self._told[:] = self._now
        return earned
