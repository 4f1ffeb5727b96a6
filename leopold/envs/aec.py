"""All seats of one game, one after another: a PettingZoo AEC environment.

>>> from leopold.envs.aec import env
>>> table = env(players=3, reward="win")
>>> table.reset(seed=7)
>>> for agent in table.agent_iter():
...     observation, reward, terminated, truncated, info = table.last()
...     action = None if terminated else table.action_space(agent).sample(observation["action_mask"])
...     table.step(action)
>>> table.agents
[]
"""

from __future__ import annotations

from typing import Any, Unpack

from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from leopold.config import Choices
from leopold.envs.options import RENDER_MODES, Earnings, before_reset, drawn_seed, render_mode_named
from leopold.envs.picture import picture
from leopold.envs.watching import Watcher, mask_of
from leopold.errors import RulesError
from leopold.game import Game
from leopold.rules.actions import ACTIONS
from leopold.seeds import Seed


def env(**choices: Any) -> wrappers.OrderEnforcingWrapper[str, Any, Any]:
    """The environment as most people want it: using it in the wrong order is refused."""
    return wrappers.OrderEnforcingWrapper(raw_env(**choices))


def raw_env(**choices: Any) -> LeopoldAEC:
    """The environment itself."""
    return LeopoldAEC(**choices)


class LeopoldAEC(AECEnv[str, Any, Any]):
    """Two to four seats, or one against an automaton; the agents are "seat_0", "seat_1" and so on.

    An action that is not legal is refused with a RulesError that says why, and nothing has happened.
    """

    metadata: dict[str, Any] = {
        "name": "leopold_v0",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        players: int | None = None,
        *,
        observation: str = "vector",
        reward: str = "score",
        growing: bool = False,
        render_mode: str | None = None,
        **choices: Unpack[Choices],
    ) -> None:
        self.render_mode = render_mode_named(render_mode)
        self._generator, _ = seeding.np_random(None)
        self._earnings = Earnings(reward, growing)
        self.game = Game(players, **before_reset(choices))
        self._watcher = Watcher(self.game.pack, observation)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.config.players)]
        self.observation_spaces = {agent: self._watcher.space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game. `seed` begins a row of games; `options={"seed": ...}` deals exactly that game."""
        if seed is not None:
            self._generator, _ = seeding.np_random(seed)
        asked: Seed = (options or {}).get("seed", drawn_seed(self._generator))
        self.game = Game(self.game.config, seed=asked)
        self._earnings.begin(self.game)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._next_decision()

    def _next_decision(self) -> None:
        """Point at the seat that decides, and tell it what it may do."""
        seat = self.game.to_move
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if seat is not None:
            self.agent_selection = f"seat_{seat}"
            self.infos[self.agent_selection] = {"action_mask": mask_of(self.game, seat)}
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Any:
        return self._watcher.look(self.game, self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise RulesError(f"{agent} has to choose an action; None is for agents whose game is over.")
        self.game.apply(int(action))
        self._cumulative_rewards[agent] = 0.0
        earned = self._earnings.collect(self.game)
        self.rewards = {name: float(earned[seat]) for seat, name in enumerate(self.possible_agents)}
        self._accumulate_rewards()
        if self.game.over:
            self.terminations = dict.fromkeys(self.agents, True)
        self._next_decision()

    def render(self) -> str | None:
        """The game as text: returned in the mode "ansi", printed in the mode "human"."""
        if self.render_mode == "human":
            print(picture(self.game))
        return picture(self.game) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""
