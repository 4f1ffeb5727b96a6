"""Looking for broken laws: random games of every kind, every law checked after every action.

The first broken law stops the search; the game that broke it is saved so that anybody can replay it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from leopold.batch import policy_streams
from leopold.config import PLAYABLE_AUTOMATA
from leopold.game import Game
from leopold.packs import EDITIONS
from leopold.packs.codes import LEVELS
from leopold.rules import engine
from leopold.rules.actions import ACTIONS
from leopold.rules.jit import warm_up
from leopold.rules.laws import LAW_NAMES
from leopold.rules.state import VARIANTS

LONGEST_GAME = 4000
"""Actions after which a game counts as endless; random games take some two hundred."""

Player = Callable[..., int]
Progress = Callable[[int], None]


@dataclass(frozen=True, slots=True)
class Kind:
    """One way to set up a game."""

    players: int
    edition: str
    variant: str
    hotels: str
    promo: bool
    solo: str = ""
    level: str = ""


@dataclass(frozen=True, slots=True)
class Broken:
    """A law that broke, in which game, after how many actions, and where that game was saved."""

    law: str
    kind: Kind
    seed: int
    actions: int
    saved: Path


def all_kinds() -> list[Kind]:
    """Two to four players, both editions, all variants, night and day, with and without promos; and the solo game."""
    together = [
        Kind(players, edition, variant, hotels, promo)
        for players in (2, 3, 4)
        for edition in EDITIONS
        for variant in VARIANTS
        for hotels in ("night", "day")
        for promo in (False, True)
    ]
    return together + solo_kinds()


def solo_kinds() -> list[Kind]:
    """Alone against each automaton at each level."""
    return [
        Kind(1, edition, "standard", hotels, False, automaton, level)
        for automaton in PLAYABLE_AUTOMATA
        for level in LEVELS
        for edition in EDITIONS
        for hotels in ("night", "day")
    ]


def plan(n: int, kinds: list[Kind] | None = None) -> Iterator[tuple[Kind, int, int]]:
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
    kinds: list[Kind] | None = None,
    progress: Progress | None = None,
    player: Player = engine.play_lawfully,
) -> Broken | None:
    """Play n random games under all laws; None when every law held."""
    warm_up(group="lab")
    moves = np.zeros(LONGEST_GAME, np.int16)
    out = np.zeros(ACTIONS, np.int16)
    done = 0
    for kind, first, share in plan(n, kinds):
        streams = policy_streams(seed + first, share)
        for i in range(share):
            game = new_game(kind, seed + first + i)
            result = player(game.pack.tables, game.record_bytes, _guests(game), streams[i], out, moves)
            if result < 0:
                return _report(kind, seed + first + i, -result, moves, folder)
            done += 1
            if progress and done % 200 == 0:
                progress(done)
    if progress:
        progress(done)
    return None


def new_game(kind: Kind, seed: int) -> Game:
    """A game of this kind."""
    return Game(
        kind.players,
        seed=seed,
        edition=kind.edition,
        variant=kind.variant,
        hotels=kind.hotels,
        promo=kind.promo,
        solo=kind.solo or None,
        level=kind.level or None,
    )


def _guests(game: Game) -> int:
    promos = sum(card.promo for card in game.pack.guests)
    return len(game.pack.guests) - (0 if game.config.promo else promos)


def _report(kind: Kind, seed: int, code: int, moves: npt.NDArray[np.int16], folder: Path) -> Broken:
    """Play the game again up to the breach and keep it."""
    law, count = divmod(code, 100_000)
    game = new_game(kind, seed)
    for action in moves[:count].tolist():
        game.apply(action)
    saved = game.save(folder / f"broken-law-{law}-seed-{seed}.leopold")
    return Broken(LAW_NAMES[law], kind, seed, count, saved)
