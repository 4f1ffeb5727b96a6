"""The courses by which judgements are learned: from which games, how boldly at first and how calmly later."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from leopold.config import Config, configure

CAREFUL: Final = 0.3
"""What is left of the rate of corrections when the first generations are over."""


TWO_AT_NIGHT: Final = configure(2, seed=0)
ALONE_AT_HARD: Final = configure(seed=0, solo="leopold", level="hard")
ALONE_AT_MEDIUM: Final = configure(seed=0, solo="leopold", level="medium")
ALONE_AT_EASY: Final = configure(seed=0, solo="leopold", level="easy")


@dataclass(frozen=True, slots=True)
class Course:
    """How a judgement is learned: from which games, how boldly at first and how calmly later."""

    judgement: str
    lessons: tuple[Config, ...]
    """The chunks of a generation: kinds of games, whose seeds do not matter."""
    usual: Config
    """The kind of game whose score tells how far the learning is."""
    noise: float
    """Points by which the first generation's judgement wavers, so that its bots try other things."""
    calming: float
    """By how much less with every generation, until `least_noise`."""
    least_noise: float
    rate: float
    """Of the corrections, for the first generations."""
    bold: int
    """Generations with that rate; it is CAREFUL of it from then on."""
    far: float
    """How much of what a sample should have expected comes from beyond the next sample: the lambda of TD(lambda)."""
    remembered: int
    """Generations whose samples are learned from."""

    def with_modules(self, modules: Sequence[str]) -> Course:
        """The same games with modules. A card that looks bad at first is never tried again, so chance begins boldly."""
        lessons = tuple(configure(kind, modules=modules) for kind in self.lessons if kind.variant != "introductory")
        usual = configure(self.usual, modules=modules)
        return replace(self, lessons=lessons, usual=usual, noise=3.0, calming=0.25, bold=8)


PLANNER: Final = Course(
    "planner",
    (
        *(TWO_AT_NIGHT for _ in range(12)),
        configure(2, seed=0, hotels="day"),
        configure(3, seed=0, hotels="day"),
        configure(3, seed=0),
        configure(4, seed=0),
        configure(2, seed=0, variant="introductory"),
        configure(2, seed=0, variant="draft"),
        ALONE_AT_MEDIUM,
        ALONE_AT_HARD,
    ),
    usual=TWO_AT_NIGHT,
    noise=5.0,
    calming=0.8,
    least_noise=0.9,
    rate=1e-3,
    bold=40,
    far=0.9,
    remembered=5,
)
"""Mostly two at the night side, some of all else, so that nothing is wholly unknown."""

SOLOIST: Final = Course(
    "soloist",
    (
        *(ALONE_AT_HARD for _ in range(12)),
        *(configure(ALONE_AT_HARD, hotels="day") for _ in range(2)),
        *(ALONE_AT_MEDIUM for _ in range(2)),
        configure(ALONE_AT_MEDIUM, hotels="day"),
        *(ALONE_AT_EASY for _ in range(2)),
        configure(ALONE_AT_EASY, hotels="day"),
    ),
    usual=ALONE_AT_HARD,
    noise=0.6,
    calming=0.003,
    least_noise=0.4,
    rate=3e-4,
    bold=40,
    far=0.7,
    remembered=8,
)
"""Alone against Leopold, mostly at hard.

It goes on from a network that expects well already. So it tries little at random, believes what it expects of the next
sample, which wavers less than the ends of games do, and remembers long, because the games it plays hardly change.
"""
