"""Tuning greedy's weights by self-play: an evolution strategy tries weights in whole games and follows the best.

Separable CMA-ES (Ros and Hansen 2008): a normal distribution with its own width for each weight. All sets of a
generation play the same deals, against themselves, and are ranked by their average score.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from leopold.batch import policy_streams
from leopold.bots.compiled import warm_up_bots
from leopold.bots.nets import stack_nets
from leopold.bots.playing import play_games
from leopold.bots.roster import PLAYERS
from leopold.bots.weight_files import NamedWeights, Weights, usual_worth
from leopold.bots.weights import BASE_NAMES, MODULE_NAMES
from leopold.config import configure
from leopold.packs import Pack, load_pack

Floats = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Tuned:
    """Where tuning stands after a generation: its averages, and the centre it has moved to."""

    generation: int
    best: float
    mean: float
    weights: NamedWeights


@dataclass
class Evolution:
    """The distribution that is moved. Larger scores are better."""

    mean: Floats
    scale: Floats
    sigma: float = 0.3
    children: int = 24

    def __post_init__(self) -> None:
        n = len(self.mean)
        parents = self.children // 2
        shares = np.log(parents + 0.5) - np.log(np.arange(1, parents + 1))
        self.shares = shares / shares.sum()
        self.effective = 1.0 / float((self.shares**2).sum())
        self.path_rate = (self.effective + 2) / (n + self.effective + 5)
        self.damping = 1 + self.path_rate + 2 * max(0.0, np.sqrt((self.effective - 1) / (n + 1)) - 1)
        self.spread_rate = 4 / (n + 4)
        # The separable form may learn its widths faster than the full matrix, by a third of the dimension.
        full = 2 / ((n + 1.3) ** 2 + self.effective)
        rank = 2 * (self.effective - 2 + 1 / self.effective) / ((n + 2) ** 2 + self.effective)
        self.one_rate = min(1.0, full * (n + 2) / 3)
        self.rank_rate = min(1 - self.one_rate, rank * (n + 2) / 3)
        self.path = np.zeros(n)
        self.spread = np.zeros(n)
        self.widths = np.ones(n)
        self.usual = np.sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n))

    def ask(self, chance: np.random.Generator) -> Floats:
        """A generation."""
        drawn = chance.standard_normal((self.children, len(self.mean)))
        return self.mean + self.sigma * self.scale * np.sqrt(self.widths) * drawn

    def tell(self, asked: Floats, scores: Floats) -> None:
        """Move towards the better half."""
        best = np.argsort(-scores)[: len(self.shares)]
        steps = (asked[best] - self.mean) / (self.sigma * self.scale)
        step = self.shares @ steps
        self.mean = self.mean + self.sigma * self.scale * step
        kept = np.sqrt(self.path_rate * (2 - self.path_rate) * self.effective)
        self.path = (1 - self.path_rate) * self.path + kept * step / np.sqrt(self.widths)
        length = float(np.linalg.norm(self.path))
        steady = length < (1.4 + 2 / (len(self.mean) + 1)) * self.usual
        spread = np.sqrt(self.spread_rate * (2 - self.spread_rate) * self.effective)
        self.spread = (1 - self.spread_rate) * self.spread + (spread * step if steady else 0.0)
        self.widths = (
            (1 - self.one_rate - self.rank_rate) * self.widths
            + self.one_rate * self.spread**2
            + self.rank_rate * (self.shares @ steps**2)
        )
        self.sigma *= float(np.exp(self.path_rate / self.damping * (length / self.usual - 1)))


def average_score(pack: Pack, weights: Weights, games: int, seed: int) -> float:
    """What greedy with these weights scores on average against itself, with two players."""
    players = [PLAYERS["greedy"]] * 2
    config = configure(2, seed=seed, modules=pack.modules)
    played = play_games(pack, config, players, stack_nets([weights]), policy_streams(seed, games))
    return float(played.records["vp"][:, :2].mean())


class Tunable(NamedTuple):
    """The weights that are tuned, in their order: some with names, some of staff by number. The others stay."""

    names: tuple[str, ...]
    staff: tuple[int, ...]


def tunable(start: NamedWeights, pack: Pack) -> Tunable:
    """What counts in games with a pack and in none without its modules; without modules, all that the base game has.

    What end-of-game and once-only staff bring is worked out, not weighed.
    """
    if not pack.modules:
        known = {card.number for card in pack.staff}
        return Tunable(BASE_NAMES, tuple(number for number in sorted(start.staff) if number in known))
    names = tuple(name for module in pack.modules for name in MODULE_NAMES.get(module, ()))
    cards = [card for card in pack.staff if card.module in pack.modules and card.timing not in ("once", "end")]
    return Tunable(names, tuple(sorted(card.number for card in cards)))


def flatten(named: NamedWeights, which: Tunable, pack: Pack) -> Floats:
    """These weights one after another."""
    costs = {card.number: card.cost for card in pack.staff}
    staff = [named.staff.get(number, usual_worth(costs[number])) for number in which.staff]
    return np.array([*(named.weights[name] for name in which.names), *staff])


def unflatten(flat: Floats, which: Tunable, like: NamedWeights) -> NamedWeights:
    """And back, among the others."""
    n = len(which.names)
    weights = dict(zip(which.names, flat[:n].tolist(), strict=True))
    staff = dict(zip(which.staff, flat[n:].tolist(), strict=True))
    return NamedWeights({**like.weights, **weights}, {**like.staff, **staff})


def tune(
    start: NamedWeights,
    *,
    generations: int,
    games: int = 100,
    seed: int = 0,
    threads: int = 1,
    modules: Sequence[str] = (),
    told: Callable[[Tuned], None] | None = None,
) -> NamedWeights:
    """Better weights than these, it is hoped: the centre of the last generation. The threads change nothing.

    With modules only what they add is tuned, in games with them.
    """
    warm_up_bots()
    pack = load_pack(modules=modules)
    which = tunable(start, pack)
    chance = np.random.default_rng([seed, 0xCA])
    flat = flatten(start, which, pack)
    evolution = Evolution(flat, np.maximum(0.5, 0.4 * np.abs(flat)))
    with ThreadPoolExecutor(max(1, threads)) as pool:
        for generation in range(generations):
            asked = evolution.ask(chance)
            deals = (1 << 40) + seed * 1_000_000_000 + generation * games

            def score(child: Floats, deals: int = deals) -> float:
                return average_score(pack, unflatten(child, which, start).for_pack(pack), games, deals)

            scores = np.array(list(pool.map(score, asked)))
            evolution.tell(asked, scores)
            if told:
                centre = unflatten(evolution.mean, which, start)
                told(Tuned(generation + 1, float(scores.max()), float(scores.mean()), centre))
    return unflatten(evolution.mean, which, start)
