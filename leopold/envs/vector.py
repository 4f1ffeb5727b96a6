"""Many learners at once, each against bots or against an automaton: Gymnasium's VectorEnv over `BatchedGames`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Unpack

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from leopold.config import Choices
from leopold.envs.batched import BatchedGames
from leopold.envs.options import before_reset, drawn_seed
from leopold.envs.single import opponents_named
from leopold.envs.watching import Watcher
from leopold.errors import RulesError
from leopold.rules.actions import ACTIONS

Array = npt.NDArray[Any]


class LeopoldVectorEnv(VectorEnv[Any, Array, Array]):
    """A game that ends is followed by a new one in the same step (AutoresetMode.SAME_STEP).

    The observation is then already the new game's; of the old one there are the reward and `infos["final_scores"]`.
    Games only ever terminate, so nobody needs the last observation of the old game, and it is not made.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        num_envs: int = 1,
        opponents: str | Sequence[str] | None = None,
        *,
        players: int | None = None,
        seat: int | str = 0,
        observation: str = "flat",
        reward: str = "score",
        growing: bool = False,
        **choices: Unpack[Choices],
    ) -> None:
        names = opponents_named(opponents, players, choices.get("solo"))
        seats = len(names) + 1
        if seat != "alternate" and seat not in range(seats):
            raise RulesError(f'The learner sits at a seat from 0 to {seats - 1}, or they "alternate"; not {seat!r}.')
        learners = list(range(seats)) if seat == "alternate" else [int(seat)]
        tables = [{(own + 1 + k) % seats: name for k, name in enumerate(names)} for own in learners]
        self.games = BatchedGames(num_envs, seats, bots=tables, reward=reward, growing=growing, **before_reset(choices))
        self.num_envs = num_envs
        self.seats = np.resize(np.array(learners), num_envs)
        """Where the learner of each game sits."""
        self._rows = np.arange(num_envs)
        self._watcher = Watcher(self.games.pack, observation)
        self.single_observation_space = self._watcher.space()
        self.single_action_space = spaces.Discrete(ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def _seen(self) -> tuple[Any, dict[str, Any]]:
        """Copies, because the games write into the same arrays again."""
        mask = self.games.mask.astype(np.int8)
        return self._watcher.arrange(self.games.observations.copy(), mask.copy()), {"action_mask": mask}

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin all games anew. `options={"seed": ...}` says which game the first row begins with."""
        super().reset(seed=seed)
        drawn = drawn_seed(self.np_random)
        self.games.reset((options or {}).get("seed", drawn))
        return self._seen()

    def step(self, actions: Array) -> tuple[Any, Array, Array, Array, dict[str, Any]]:
        """An action for each game; one that is not legal is refused with a RulesError, and nothing has happened."""
        _, rewards, done, _ = self.games.step(actions)
        seen, infos = self._seen()
        if done.any():
            infos["final_scores"] = self.games.final_scores.copy()
            infos["_final_scores"] = done.copy()
        earned = rewards[self._rows, self.seats].astype(np.float64)
        return seen, earned, done.copy(), np.zeros(self.num_envs, np.bool_), infos
