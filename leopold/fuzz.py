"""Looking for broken laws: random games of every kind, every law checked after every action.

The first broken law stops the search; the game that broke it is saved so that anybody can replay it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

import numpy as np
import numpy.typing as npt

from leopold.batch import policy_streams
from leopold.config import Config, all_kinds, configure
from leopold.game import Game
from leopold.packs.modules import CHOOSABLE, MODULES
from leopold.rules import engine
from leopold.rules.actions import ACTIONS
from leopold.rules.jit import warm_up
from leopold.rules.laws import LAW_NAMES

LONGEST_GAME = 4000
"""Actions after which a game counts as endless; random games take some two hundred."""

ALL = "all"

Player = Callable[..., int]
Progress = Callable[[int], None]


@dataclass(frozen=True, slots=True)
class Broken:
    """A law that broke, in which game, after how many actions, and where that game was saved."""

    law: str
    kind: Config
    seed: int
    actions: int
    saved: Path


def solo_kinds() -> list[Config]:
    """Alone against each automaton at each level."""
    return [kind for kind in all_kinds() if kind.solo]


def kinds_with(modules: str) -> list[Config]:
    """Every kind of game with these modules, separated by commas; "all" is every combination that can be played."""
    if modules.strip() == ALL:
        return [*(kind for kind in all_kinds() if len(kind.modules) > 1), *_combinations()]
    plain = [kind for kind in all_kinds() if not kind.modules]
    together = configure(plain[0], modules=modules).modules
    alone = all(MODULES[module].alone for module in together)
    return [_with(kind, together) for kind in plain if alone or not kind.solo]


def _with(kind: Config, modules: Sequence[str]) -> Config:
    return configure(kind, modules=modules, solo=True if kind.solo else None)


def _combinations() -> Iterator[Config]:
    """Two modules and more, but not all, each only so often that it meets every value of every other choice."""
    met = [kind for kind in all_kinds() if kind.modules == CHOOSABLE[:1]]
    for number in range(2, len(CHOOSABLE)):
        for some in combinations(CHOOSABLE, number):
            alone = all(MODULES[module].alone for module in some)
            yield from (_with(kind, some) for kind in met if alone or not kind.solo)


def shares(n: int, kinds: list[Config] | None = None) -> Iterator[tuple[Config, int, int]]:
    """Share n games among all kinds, or among some: kind, first seed, games."""
    kinds = all_kinds() if kinds is None else kinds
    for number, kind in enumerate(kinds):
        share = n // len(kinds) + (number < n % len(kinds))
        if share:
            yield kind, number * 1_000_000, share


def fuzz(
    n: int,
    *,
    seed: int = 0,
    folder: Path = Path("."),
    kinds: list[Config] | None = None,
    progress: Progress | None = None,
    player: Player | None = None,
) -> Broken | None:
    """Play n random games under all laws, or with a player that breaks some; None when every law held."""
    warm_up(group="lab")
    play = player or engine.play_lawfully
    moves = np.zeros(LONGEST_GAME, np.int16)
    out = np.zeros(ACTIONS, np.int16)
    done = 0
    for kind, first, share in shares(n, kinds):
        streams = policy_streams(seed + first, share)
        for i in range(share):
            game = new_game(kind, seed + first + i)
            result = play(game.pack.tables, game.record_bytes, len(game.pack.guests), streams[i], out, moves)
            if result < 0:
                return _report(kind, seed + first + i, -result, moves, folder)
            done += 1
            if progress and done % 200 == 0:
                progress(done)
    if progress:
        progress(done)
    return None


def new_game(kind: Config, seed: int) -> Game:
    """A game of this kind."""
    return Game(kind, seed=seed)


def _report(kind: Config, seed: int, code: int, moves: npt.NDArray[np.int16], folder: Path) -> Broken:
    """Play the game again up to the breach and keep it."""
    law, count = divmod(code, 100_000)
    game = new_game(kind, seed)
    for action in moves[:count].tolist():
        game.apply(action)
    saved = game.save(folder / f"broken-law-{law}-seed-{seed}.leopold")
    return Broken(LAW_NAMES[law], kind, seed, count, saved)
