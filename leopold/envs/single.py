"""One learner against bots, or against an automaton: a Gymnasium environment. The others move inside `step`.

>>> import gymnasium, leopold.envs
>>> game = gymnasium.make("Leopold-v0", opponents="random", reward="lead")
>>> observation, info = game.reset(seed=7)
>>> over = False
>>> while not over:
...     action = game.action_space.sample(info["action_mask"])
...     observation, reward, over, truncated, info = game.step(action)
>>> [type(total) for total in info["scores"]]
[<class 'int'>, <class 'int'>]
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final, Unpack

import gymnasium
from gymnasium import spaces

from leopold.bots import bot_named, choose
from leopold.bots.matches import check_players
from leopold.config import Choices
from leopold.envs.options import RENDER_MODES, Earnings, before_reset, drawn_seed, render_mode_named
from leopold.envs.picture import picture
from leopold.envs.watching import Watcher, mask_of
from leopold.errors import RulesError
from leopold.game import Game
from leopold.rules.actions import ACTIONS
from leopold.seeds import Seed

INVALID: Final = ("penalty", "raise")


def opponents_named(opponents: str | Sequence[str] | None, players: int | None, solo: str | bool | None) -> list[str]:
    """The bots in turn order after the learner: one name for all, or one each. Against an automaton there is none."""
    if solo:
        if opponents is not None:
            raise RulesError("Against the automaton there are no other opponents; leave them out.")
        return []
    if opponents is None or isinstance(opponents, str):
        names = [opponents or "random"] * ((players or 2) - 1)
    else:
        names = list(opponents)
    if players is not None and len(names) != players - 1:
        raise RulesError(f"A game of {players} has {players - 1} opponents; {len(names)} were named.")
    check_players(names)
    return names


class LeopoldEnv(gymnasium.Env[Any, Any]):
    """A game as one of its seats sees it.

    `info["action_mask"]` says what is legal. With `invalid="penalty"` an action that is not legal costs `penalty` and
    changes nothing, and `info["invalid"]` says why; with `invalid="raise"` it is refused with a RulesError.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}

    def __init__(
        self,
        opponents: str | Sequence[str] | None = None,
        *,
        players: int | None = None,
        seat: int | str = 0,
        observation: str = "flat",
        reward: str = "score",
        growing: bool = False,
        invalid: str = "penalty",
        penalty: float = 1.0,
        render_mode: str | None = None,
        **choices: Unpack[Choices],
    ) -> None:
        names = opponents_named(opponents, players, choices.get("solo"))
        if invalid not in INVALID:
            raise RulesError(f"An invalid action gets one of {', '.join(INVALID)}; not {invalid!r}.")
        if seat != "random" and seat not in range(len(names) + 1):
            raise RulesError(f'The learner sits at a seat from 0 to {len(names)}, or at a "random" one; not {seat!r}.')
        self._opponents = names
        self._seat_asked = seat
        self._invalid = invalid
        self._penalty = penalty
        self.render_mode = render_mode_named(render_mode)
        self._earnings = Earnings(reward, growing)
        self.seat = 0
        self._chance = Random(0)
        self.game = Game(len(names) + 1, **before_reset(choices))
        self._watcher = Watcher(self.game.pack, observation)
        self.observation_space = self._watcher.space()
        self.action_space = spaces.Discrete(ACTIONS)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deal a new game. `seed` begins a row of games; `options={"seed": ...}` deals exactly that game."""
        super().reset(seed=seed)
        drawn = drawn_seed(self.np_random)
        asked: Seed = (options or {}).get("seed", drawn)
        self._chance = Random(drawn)
        if self._seat_asked == "random":
            self.seat = int(self.np_random.integers(len(self._opponents) + 1))
        else:
            self.seat = int(self._seat_asked)
        self.game = Game(self.game.config, seed=asked)
        self._bots = [bot_named(name) for name in self._opponents]  # new ones: nobody remembers the game before
        self._earnings.begin(self.game)
        self._play_opponents()
        if self.render_mode == "human":
            self.render()
        return self._watcher.look(self.game, self.seat), self._info()

    def _play_opponents(self) -> None:
        """Bots play on until the learner decides, or the game is over."""
        while (turn := self.game.to_move) is not None and turn != self.seat:
            bot = self._bots[(turn - self.seat) % self.game.players - 1]
            self.game.apply(choose(bot, self.game, turn, self._chance))

    def _info(self) -> dict[str, Any]:
        return {
            "action_mask": mask_of(self.game, self.seat),
            "seat": self.seat,
            "scores": [score.total for score in self.game.scores],
        }

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Play an action, then the others' until the learner decides again."""
        if self.game.over:
            raise RulesError("The game is over: call reset for another one.")
        try:
            self.game.apply(int(action))
        except RulesError as reason:
            if self._invalid == "raise":
                raise
            info = {**self._info(), "invalid": str(reason)}
            return self._watcher.look(self.game, self.seat), -self._penalty, False, False, info
        self._play_opponents()
        earned = float(self._earnings.collect(self.game)[self.seat])
        if self.render_mode == "human":
            self.render()
        return self._watcher.look(self.game, self.seat), earned, self.game.over, False, self._info()

    def render(self) -> Any:
        """The game as text: returned in the mode "ansi", printed in the mode "human"."""
        if self.render_mode == "human":
            print(picture(self.game))
        return picture(self.game) if self.render_mode == "ansi" else None
