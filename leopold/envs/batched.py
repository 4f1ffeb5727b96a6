"""Thousands of games as arrays, stepped together in compiled code.

>>> games = BatchedGames(1000, players=2, seed=1)
>>> observations, info = games.reset()
>>> observations, rewards, done, info = games.step(games.random_actions())
>>> rewards.shape, info["mask"].shape
((1000, 2), (1000, 1560))
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Unpack

import numpy as np
import numpy.typing as npt

from leopold.batch import policy_streams
from leopold.bots import doors as bots_doors
from leopold.bots import fair_player, mind, warm_up_bots
from leopold.bots.matches import keeps_time
from leopold.bots.nets import all_judgements
from leopold.bots.notepad import new_notepad
from leopold.config import Choices, Config, configure, engine_config, pack_of
from leopold.envs import doors, layout
from leopold.envs.options import reward_number
from leopold.envs.printed import printed_in
from leopold.errors import RulesError
from leopold.game import Game
from leopold.packs.tables import SEATS
from leopold.rules import engine
from leopold.rules.actions import ACTIONS, LONGEST_LIST
from leopold.rules.jit import warm_up
from leopold.rules.state import GAME, RECORD_BYTES
from leopold.seeds import Seed
from leopold.text.refusals import refused

Info = dict[str, npt.NDArray[Any]]
Bots = Mapping[int, str]

WHOLE_STEP: Final = doors.ACT | doors.SETTLE | doors.LOOK
STAGES: Final = (doors.FORGET | doors.BEGIN | doors.DRAW | doors.ACT, doors.SETTLE, doors.LOOK)
"""After each of these but the last the bots play: they answer an action, and they may begin the next game."""


class BatchedGames:
    """n games that wait at one decision each. A game that ends is followed by the next one of its row at once.

    Row i plays the seeds `seed + i`, `seed + i + n`, `seed + i + 2n` and so on, so all games are different and each can
    be had again as `leopold.Game(seed=...)`. Every step writes into the same arrays: copy what you want to keep.
    """

    def __init__(
        self,
        n: int,
        players: Config | int | None = None,
        *,
        bots: Bots | Sequence[Bots] = (),
        reward: str = "score",
        growing: bool = False,
        observations: bool = True,
        mask: bool = True,
        **choices: Unpack[Choices],
    ) -> None:
        if n < 1:
            raise RulesError(f"A batch needs at least one game, not {n}.")
        if not isinstance(players, Config):
            choices.setdefault("seed", 0)
        config = configure(players, **choices)
        self.n = n
        self.config = config
        self.players = config.seats
        self.pack = pack_of(config)
        self._players = _players(
            config.players, [bots] if isinstance(bots, Mapping) else list(bots), alone=bool(config.solo)
        )
        self._with_bots = bool((self._players[:, :, mind.KIND] != mind.OUTSIDE).any())
        warm_up(group="envs")
        if self._with_bots:
            warm_up_bots()
        self._settings = np.zeros(doors.SETTINGS, np.int64)
        self._settings[doors.REWARD] = reward_number(reward)
        self._settings[doors.GROWING] = int(growing)
        self._settings[doors.STRIDE] = n
        self._notepad = new_notepad()
        features = layout.length(len(self.pack.staff), self.pack.modules)
        self._games = np.zeros((n, RECORD_BYTES), np.uint8)
        self._seeds = np.zeros((n, 2), np.int64)
        self._chances = np.zeros((n, 4), np.uint32)
        self._bots_chances = np.zeros((n, 4), np.uint32)
        self._actions = np.zeros(n, np.int64)
        self._told = np.zeros((n, self.players))
        self._observations = np.zeros((n if observations else 0, features), np.float32)
        self._shown = np.zeros((len(self._observations), layout.SHOWN), np.int32)
        self.rewards = np.zeros((n, self.players), np.float32)
        self.done = np.zeros(n, np.bool_)
        self._mask = np.zeros((n if mask else 0, ACTIONS), np.bool_)
        self._legal = np.zeros((n, LONGEST_LIST), np.int16)
        self.legal_n = np.zeros(n, np.int64)
        self.to_move = np.zeros(n, np.int64)
        self.final_scores = np.zeros((n, self.players), np.int16)
        self.observations = _to_read(self._observations)
        self.mask = _to_read(self._mask)
        self.legal = _to_read(self._legal)
        self.info: Info = {
            "to_move": self.to_move,
            "mask": self.mask,
            "legal": self.legal,
            "legal_n": self.legal_n,
            "final_scores": self.final_scores,
        }
        self.reset()

    @property
    def records(self) -> npt.NDArray[np.void]:
        """The games themselves as a structured array: `games.records["vp"]`. Reading is safe."""
        return self._games.view(GAME)[:, 0]

    @property
    def features(self) -> int:
        """How long an observation is."""
        return int(self._observations.shape[1])

    @property
    def seeds(self) -> list[int]:
        """The seed of the game each row is playing."""
        return seeds_told(self._words, self._seeds)

    def game_of(self, row: int) -> Game:
        """A copy of the game that a row is playing, to look at more closely or to play on by itself."""
        game = Game(self.config, seed=self.seeds[row])
        game.restore(self._games[row].tobytes())
        return game

    def reset(self, seed: Seed | None = None) -> tuple[npt.NDArray[np.float32], Info]:
        """Begin with the first game of every row: again from the same seed, or from another one.

        Everything that follows depends on the seed and on the actions alone.
        """
        if seed is not None:
            self.config = configure(self.config, seed=seed)
        self._words = engine_config(self.pack, self.config)
        self._words[engine.JOURNAL] = 0
        low, high = int(self._words[engine.SEED]), int(self._words[engine.SEED + 1])
        self._seeds[:] = first_seeds(self._words, self.n)
        self._chances[:] = policy_streams(low | high << 32, self.n)
        self.final_scores[:] = 0
        self._go(doors.FORGET | doors.BEGIN | doors.LOOK)
        return self.observations, self.info

    def step(
        self, actions: npt.ArrayLike
    ) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.float32], npt.NDArray[np.bool_], Info]:
        """One action for each game. If one of them is not legal, a RulesError says why, and nothing has happened."""
        given = np.asarray(actions)
        if given.shape != (self.n,) or not np.issubdtype(given.dtype, np.integer):
            raise RulesError(
                f"A step takes {self.n} whole numbers, one action for each game; "
                f"this is an array of {given.dtype} and of shape {given.shape}."
            )
        self._actions[:] = given
        self._go(doors.FORGET | WHOLE_STEP)
        return self.observations, self.rewards, self.done, self.info

    def random_actions(self) -> npt.NDArray[np.int64]:
        """For each game any legal action, each as likely as the others, from a random stream of the row's own."""
        self._do(doors.DRAW)
        return self._actions.copy()

    def step_random(self, steps: int = 1) -> int:
        """Play so many random steps in every game; returns how many games ended. It leaves compiled code only for bots.

        Each of them does all that `step` does. Rewards are the sums over these steps; a row is done if any ended.
        """
        if steps < 1:
            raise RulesError(f"Play at least one step, not {steps}.")
        tasks = doors.DRAW | WHOLE_STEP
        if not self._with_bots:
            return self._go(doors.FORGET | tasks, steps)
        return self._go(doors.FORGET | tasks) + sum(self._go(tasks) for _ in range(steps - 1))

    def _go(self, tasks: int, steps: int = 1) -> int:
        """Do these tasks; where bots hold seats, they play after every task that may have left the game to them."""
        if not self._with_bots:
            return self._do(tasks, steps)
        ended = 0
        for some in STAGES:
            if tasks & some:
                ended += self._do(tasks & some)
                if not some & doors.LOOK:
                    self._play_bots()
        return ended

    def _play_bots(self) -> None:
        """Bots play on until somebody outside decides, or the game is over."""
        judgements = all_judgements(self.pack)
        bots_doors.play_until_asked(
            self.pack.tables, self._games, self._players, judgements, self._notepad, self._bots_chances
        )

    def _do(self, tasks: int, steps: int = 1) -> int:
        self._settings[doors.TASKS] = tasks
        self._settings[doors.STEPS] = steps
        result: int = doors.step_many(
            self.pack.tables,
            self._games,
            self._words,
            self._settings,
            self._seeds,
            self._actions,
            self._chances,
            self._bots_chances,
            self._legal,
            self.legal_n,
            self._mask,
            *printed_in(self.pack),
            self._observations,
            self._shown,
            self._told,
            self.rewards,
            self.done,
            self.to_move,
            self.final_scores,
        )
        if result < 0:
            row = -result - 1
            raise RulesError(f"Game {row}: {refused(self.pack, self.records[row], int(self._actions[row]))}")
        return result


def first_seeds(words: npt.NDArray[np.int64], n: int) -> npt.NDArray[np.int64]:
    """The two low words of the seed of each row's first game: one game after another from the configured one."""
    rows = (int(words[engine.SEED]) | int(words[engine.SEED + 1]) << 32) + np.arange(n, dtype=np.object_)
    seeds: npt.NDArray[np.int64] = np.stack([rows & 0xFFFFFFFF, rows >> 32 & 0xFFFFFFFF], axis=1).astype(np.int64)
    return seeds


def seeds_told(words: npt.NDArray[np.int64], seeds: npt.NDArray[np.int64]) -> list[int]:
    """The seeds of some rows as whole numbers, with the high words that all of them share."""
    high = (int(words[engine.SEED + 3]) << 32 | int(words[engine.SEED + 2])) << 64
    return [high | w1 << 32 | w0 for w0, w1 in seeds.tolist()]


def _to_read(array: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """The same array for eyes only: the next step writes no more of it than has changed."""
    view = array.view()
    view.flags.writeable = False
    return view


def _players(seats: int, tables: Sequence[Bots], *, alone: bool) -> npt.NDArray[np.int64]:
    """Who decides for each seat of each table, as compiled code reads it; rows take the tables in turn."""
    players = np.zeros((max(1, len(tables)), SEATS, mind.MIND), np.int64)
    players[:, :, mind.KIND] = mind.OUTSIDE
    for number, bots in enumerate(tables):
        for seat, name in bots.items():
            if seat not in range(seats):
                raise RulesError(f"There is no seat {seat} for a bot; the seats are 0 to {seats - 1}.")
            players[number, seat] = fair_player(name).row(alone=alone)
        if keeps_time(list(bots.values())):
            raise RulesError("Many games together cannot wait for bots that think by the clock: take mcts:400 or so.")
        if len(bots) == seats:
            raise RulesError("Bots hold every seat, so nobody is left to decide; leave one seat free.")
    return players
