"""Many thousands of games on a graphics card, stepped together there; what is written at every step stays there.

games = CudaGames(65536, players=2, seed=1)
observations = torch.from_dlpack(games.observations)      # once: every step writes into the same memory
games.step(choose(observations, torch.from_dlpack(games.mask)))
"""

from __future__ import annotations

from typing import Any, Final, Unpack

import numpy as np
import numpy.typing as npt

from leopold.batch import policy_streams
from leopold.config import Choices, Config, configure, engine_config, pack_of
from leopold.cuda.card import CardArray, launch, need_card, to_card
from leopold.envs import doors, layout
from leopold.envs.batched import WHOLE_STEP, first_seeds, seeds_told
from leopold.envs.options import reward_number
from leopold.envs.printed import printed_in
from leopold.errors import RulesError
from leopold.game import Game
from leopold.rules import engine
from leopold.rules.actions import ACTIONS, LONGEST_LIST
from leopold.rules.jit import warm_up
from leopold.rules.state import GAME, RECORD_BYTES
from leopold.seeds import Seed
from leopold.text.refusals import refused

CardInfo = dict[str, CardArray]
BLOCK: Final = 128


class CudaGames:
    """`BatchedGames` on a graphics card: the same games, rewards, masks and observations from the same seeds.

    Its arrays are `CardArray`s, which PyTorch, JAX and CuPy take without a copy (`torch.from_dlpack(games.mask)`) and
    `np.asarray` copies. Every step writes into the same ones. Nobody but the caller decides: there are no bots here.
    """

    def __init__(
        self,
        n: int,
        players: Config | int | None = None,
        *,
        reward: str = "score",
        growing: bool = False,
        observations: bool = True,
        mask: bool = True,
        **choices: Unpack[Choices],
    ) -> None:
        if n < 1:
            raise RulesError(f"A batch needs at least one game, not {n}.")
        need_card()
        if not isinstance(players, Config):
            choices.setdefault("seed", 0)
        self.n = n
        self.config = configure(players, **choices)
        self.players = self.config.seats
        self.pack = pack_of(self.config)
        from leopold.cuda.lines import LINES, WARP
        from leopold.envs import kernels

        warm_up(group=kernels.GROUP)
        self._kernels = kernels
        self._rewarded = reward_number(reward), int(growing)
        self._settings: dict[int, Any] = {}
        features = layout.length(len(self.pack.staff), self.pack.modules)
        watched = n if observations else 0
        self._games = to_card(np.zeros((n, RECORD_BYTES), np.uint8))
        self._actions = to_card(np.zeros(n, np.int64))
        self._wrong = to_card(np.full(1, n, np.int64))
        self._ended = to_card(np.zeros(1, np.int64))
        self._lines = to_card(np.zeros((LINES, n), np.int32))
        self._lengths = to_card(np.zeros((2, LINES), np.int32))
        self._lined_up = 0
        self._threads = n + min(n, LINES) * WARP  # every line begins with a warp of its own
        self._told = to_card(np.zeros((n, self.players)))
        self._bots_chances = to_card(np.zeros((n, 4), np.uint32))
        self._shown = to_card(np.zeros((layout.SHOWN, watched), np.int32))
        self._fixed = [to_card(rows) for rows in (np.asarray(self.pack.tables), *printed_in(self.pack))]
        self.observations = CardArray(to_card(np.zeros((features, watched), np.float32)), flipped=True)
        self.mask = CardArray(to_card(np.zeros((n if mask else 0, ACTIONS), np.bool_)))
        self.legal = CardArray(to_card(np.zeros((LONGEST_LIST, n), np.int16)), flipped=True)
        self.legal_n = CardArray(to_card(np.zeros(n, np.int64)))
        self.rewards = CardArray(to_card(np.zeros((n, self.players), np.float32)))
        self.done = CardArray(to_card(np.zeros(n, np.bool_)))
        self.to_move = CardArray(to_card(np.zeros(n, np.int64)))
        self.final_scores = CardArray(to_card(np.zeros((n, self.players), np.int16)))
        self.info: CardInfo = {
            "to_move": self.to_move,
            "mask": self.mask,
            "legal": self.legal,
            "legal_n": self.legal_n,
            "final_scores": self.final_scores,
        }
        self.reset()

    @property
    def records(self) -> npt.NDArray[np.void]:
        """A copy of the games themselves as a structured array: `games.records["vp"]`."""
        games: npt.NDArray[np.uint8] = self._games.copy_to_host()
        return games.view(GAME)[:, 0]

    @property
    def features(self) -> int:
        """How long an observation is."""
        return int(self.observations.shape[1])

    @property
    def seeds(self) -> list[int]:
        """The seed of the game each row is playing."""
        return seeds_told(self._words, self._seeds.copy_to_host())

    def game_of(self, row: int) -> Game:
        """A copy of the game that a row is playing, to look at more closely or to play on by itself."""
        game = Game(self.config, seed=self.seeds[row])
        game.restore(self._games.copy_to_host()[row].tobytes())
        return game

    def reset(self, seed: Seed | None = None) -> tuple[CardArray, CardInfo]:
        """Begin with the first game of every row: again from the same seed, or from another one."""
        if seed is not None:
            self.config = configure(self.config, seed=seed)
        self._words = engine_config(self.pack, self.config)
        self._words[engine.JOURNAL] = 0
        self._config = to_card(self._words)
        self._seeds = to_card(first_seeds(self._words, self.n))
        low, high = int(self._words[engine.SEED]), int(self._words[engine.SEED + 1])
        self._chances = to_card(policy_streams(low | high << 32, self.n))
        self._do(doors.FORGET | doors.BEGIN | doors.LOOK)
        return self.observations, self.info

    def step(self, actions: Any, *, trusted: bool = False) -> tuple[CardArray, CardArray, CardArray, CardInfo]:
        """One action for each game: an array of any library that keeps it on the card, or of NumPy.

        If one of them is not legal, a RulesError says why, and nothing has happened. To find out takes a moment in
        which the card waits; whoever is sure of the actions may say that they can be trusted.
        """
        self._take(actions)
        if not trusted:
            self._refuse_illegal()
        self._do(doors.FORGET | WHOLE_STEP)
        return self.observations, self.rewards, self.done, self.info

    def random_actions(self) -> CardArray:
        """For each game any legal action, each as likely as the others; the next step or drawing writes over them."""
        self._do(doors.DRAW)
        return CardArray(self._actions)

    def step_random(self, steps: int = 1) -> int:
        """Play so many random steps in every game; returns how many games ended.

        Each of them does all that `step` does. Rewards are the sums over these steps; a row is done if any ended.
        """
        if steps < 1:
            raise RulesError(f"Play at least one step, not {steps}.")
        before = int(self._ended.copy_to_host()[0])
        for step in range(steps):
            self._do((doors.FORGET if step == 0 else 0) | doors.DRAW | WHOLE_STEP)
        return int(self._ended.copy_to_host()[0]) - before

    def _take(self, actions: Any) -> None:
        """The caller's actions, wherever they are."""
        if isinstance(actions, CardArray) and actions.array is self._actions:
            return
        from numba import cuda

        on_card = hasattr(actions, "__cuda_array_interface__")
        given = cuda.as_cuda_array(actions) if on_card else np.ascontiguousarray(actions)
        if tuple(given.shape) != (self.n,) or given.dtype not in (np.int32, np.int64):
            raise RulesError(
                f"A step takes {self.n} whole numbers of 64 or 32 bits, one action for each game; "
                f"this is an array of {given.dtype} and of shape {tuple(given.shape)}."
            )
        there = given if on_card else to_card(given)
        if given.dtype == np.int64:
            self._actions.copy_to_device(there)
        else:
            launch(self._kernels.widen, self.n, BLOCK, there, self._actions)

    def _refuse_illegal(self) -> None:
        launch(
            self._kernels.find_illegal, self.n, BLOCK, self.legal.array, self.legal_n.array, self._actions, self._wrong
        )
        row = int(self._wrong.copy_to_host()[0])
        if row < self.n:
            self._wrong.copy_to_device(np.full(1, self.n, np.int64))
            action = int(self._actions.copy_to_host()[row])
            raise RulesError(f"Game {row}: {refused(self.pack, self.records[row], action)}")

    def _do(self, tasks: int) -> None:
        tables, *printed = self._fixed
        launch(
            self._kernels.step_rows,
            self._threads,
            BLOCK,
            tables,
            self._games,
            self._config,
            self._settings_for(tasks),
            self._seeds,
            self._actions,
            self._chances,
            self._bots_chances,
            self.legal.array,
            self.legal_n.array,
            self.mask.array,
            self._shown,
            self._told,
            self.rewards.array,
            self.done.array,
            self.to_move.array,
            self.final_scores.array,
            self._wrong,
            self._ended,
            *self._line_up(tasks),
        )
        if tasks & doors.LOOK and len(self.observations):
            watching = (self.to_move.array, *printed, self.observations.array, self._shown)
            launch(self._kernels.observe_rows, self.n, BLOCK, tables, self._games, *watching)

    def _line_up(self, tasks: int) -> tuple[Any, Any, int]:
        """Rows that are to act stand in lines by what is decided; for anything else any order will do."""
        if tasks & (doors.BEGIN | doors.ACT):
            self._lined_up += 1
            launch(self._kernels.line_up, self.n, BLOCK, self._games, self._lines, self._lengths, self._lined_up)
        return self._lines, self._lengths, self._lined_up

    def _settings_for(self, tasks: int) -> Any:
        """What is to be done, on the card; kept there, because there are few of these and they come again."""
        if tasks not in self._settings:
            settings = np.zeros(doors.SETTINGS, np.int64)
            settings[doors.TASKS] = tasks
            settings[doors.REWARD], settings[doors.GROWING] = self._rewarded
            settings[doors.STRIDE] = self.n
            settings[doors.STEPS] = 1
            self._settings[tasks] = to_card(settings)
        return self._settings[tasks]
