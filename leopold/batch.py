"""Many games at once: arrays of records played by compiled policies, on as many threads as one likes, or on a GPU."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Unpack

import numpy as np
import numpy.typing as npt

from leopold.config import Choices, Config, configure, engine_config, pack_of
from leopold.cuda.card import CUDA, check_device
from leopold.errors import RulesError
from leopold.rules import engine
from leopold.rules.actions import ACTIONS
from leopold.rules.jit import warm_up
from leopold.rules.state import GAME, RECORD_BYTES
from leopold.seeds import LARGEST_SEED

POLICIES = {"random": engine.RANDOM_POLICY, "first": engine.FIRST_POLICY}
CHUNK = 250
"""Games a thread plays before it asks for more: enough to make the asking cheap, few enough to share evenly."""


@dataclass(frozen=True, slots=True)
class Batch:
    """Finished games: their records, one row each, and how many decisions were made."""

    games: npt.NDArray[np.uint8]
    decisions: int

    @property
    def records(self) -> npt.NDArray[np.void]:
        """The games as a structured array: `batch.records["vp"]`."""
        return self.games.view(GAME)[:, 0]


def policy_streams(seed: int, n: int) -> npt.NDArray[np.uint32]:
    """A random state for each game's policy, apart from the game's own chance."""
    return np.random.default_rng([seed & 0xFFFFFFFF, seed >> 32, 0x1E0]).integers(1, 1 << 32, (n, 4), dtype=np.uint32)


def play_batch(
    n: int,
    players: Config | int | None = None,
    *,
    policy: str = "random",
    threads: int = 1,
    journal: bool = False,
    device: str = "cpu",
    **choices: Unpack[Choices],
) -> Batch:
    """Play n games to the end. Game number i has the seed `seed + i`; the result does not depend on the threads.

    Nor does it depend on the device: "cuda" plays on an NVIDIA card, with `leopold[cuda]` installed. The choices are
    those of `Game`, with 0 as the usual seed.

    >>> play_batch(10, seed=1).records["over"].sum()
    np.int64(10)
    """
    if not isinstance(players, Config):
        choices.setdefault("seed", 0)
    config = configure(players, **choices)
    seed = config.seed
    if n < 0 or isinstance(seed, str) or not 0 <= seed <= LARGEST_SEED - n:
        raise RulesError("Give a number of games and a seed that are not negative.")
    if policy not in POLICIES:
        raise RulesError(f"There is no compiled policy {policy!r}; there are {', '.join(POLICIES)}.")
    check_device(device)
    if device == CUDA and journal:
        raise RulesError("On a graphics card games go without a journal: leave out the journal, or the device.")
    pack = pack_of(config)
    streams = policy_streams(seed, n)
    games = np.zeros((n, RECORD_BYTES), np.uint8)

    def words_from(first: int) -> npt.NDArray[np.int64]:
        words = engine_config(pack, configure(config, seed=seed + first))
        words[engine.JOURNAL] = int(journal)
        return words

    if device == CUDA:
        from leopold.cuda.playing import TOGETHER, play_on_card, room_for

        decisions = 0
        together = max(1, room_for(TOGETHER))
        for first in range(0, n, together):
            some = slice(first, first + together)
            played = play_on_card(pack.tables, words_from(first), POLICIES[policy], streams[some])
            games[some] = np.asarray(played.games)
            decisions += int(np.asarray(played.decisions).sum())
            del played  # else the card has no room for as many again
        return Batch(games, decisions)
    warm_up(group="lab")

    def play_chunk(first: int) -> int:
        out = np.zeros(ACTIONS, np.int16)
        some = slice(first, first + CHUNK)
        return int(engine.play_many(pack.tables, games[some], words_from(first), POLICIES[policy], streams[some], out))

    with ThreadPoolExecutor(max(1, threads)) as pool:
        decisions = sum(pool.map(play_chunk, range(0, n, CHUNK)))
    return Batch(games, decisions)
