"""What the automaton scores by itself: many games at each level against somebody who plays at random."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from leopold.batch import play_batch
from leopold.packs.codes import LEVELS
from leopold.rules.state import AUTOMATON_SEAT, SOURCES
from leopold.view.sources import points_by_source

CHUNK = 5_000
"""Games at a time: enough to be quick, few enough to fit into memory."""


@dataclass(frozen=True, slots=True)
class LevelScores:
    """The automaton's scores at one level: mean, standard deviation, middle 90 %, and the mean of each source."""

    level: str
    games: int
    mean: float
    deviation: float
    low: float
    high: float
    sources: dict[str, float]


def automaton_scores(
    n: int,
    *,
    modules: Sequence[str] = (),
    seed: int = 0,
    threads: int = 1,
    progress: Callable[[int], None] | None = None,
) -> list[LevelScores]:
    """Play n games at each level and collect what whoever plays with these modules scored."""
    found = []
    done = 0
    for level in LEVELS:
        points: list[np.ndarray] = []
        sources = np.zeros(SOURCES)
        for first in range(0, n, CHUNK):
            games = min(CHUNK, n - first)
            batch = play_batch(games, seed=seed + first, solo=True, modules=modules, level=level, threads=threads)
            points.append(batch.records["vp"][:, AUTOMATON_SEAT].copy())
            sources += batch.records["sheet"][:, AUTOMATON_SEAT].sum(axis=0, dtype=np.int64)
            done += games
            if progress:
                progress(done)
        all_points = np.concatenate(points)
        low, high = np.percentile(all_points, [5, 95])
        found.append(
            LevelScores(
                level,
                n,
                float(all_points.mean()),
                float(all_points.std()),
                float(low),
                float(high),
                points_by_source(tuple(modules), sources / n),
            )
        )
    return found
