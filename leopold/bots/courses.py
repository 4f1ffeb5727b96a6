"""The courses by which judgements are learned: from which games, how boldly at first and how calmly later."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import cycle
from typing import Final

from leopold.bots.nets import EXPANDED, EXPANDING
from leopold.config import Config, configure
from leopold.packs.modules import CHOOSABLE, MODULES

TWO_AT_NIGHT: Final = configure(2, seed=0)
ALONE_AT_HARD: Final = configure(seed=0, solo=True, level="hard")
ALONE_AT_MEDIUM: Final = configure(seed=0, solo=True, level="medium")
ALONE_AT_EASY: Final = configure(seed=0, solo=True, level="easy")


ACQUAINTED: Final = 4
"""Generations after which the others count in full."""


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
    """Of the corrections in the first generation; it falls to almost nothing until the last."""
    far: float
    """How much of what a sample should have expected comes from beyond the next sample: the lambda of TD(lambda)."""
    remembered: int
    """Generations whose samples are learned from."""
    averaged: int = 12
    """Generations whose networks are averaged."""
    jealousy: float = 0.0
    """How much the best of the others' points count against one's own when turns are planned; see `jealous_after`."""

    def jealous_after(self, generations: int) -> float:
        """A network's word about the others is from nothing at first, so it is given weight little by little."""
        return self.jealousy * min(1.0, generations / ACQUAINTED)

    def going_on(self) -> Course:
        """For a network that expects well already: it tries little at random, believes what it expects of the next
        sample, which wavers less than the ends of games do. New games teach it more than old ones once more: it
        remembers few, and has the time for others."""
        return replace(self, noise=0.6, calming=0.002, least_noise=0.4, rate=4e-4, far=0.7, remembered=4, jealousy=0.3)

    def with_modules(self, modules: Sequence[str]) -> Course:
        """The same games with modules: in turn each of several by itself and all together, as people play them.

        A card that looks bad at first is never tried again, so chance begins boldly. Alone there are only those that go
        with the solo game.
        """

        def with_them(kind: Config, them: Sequence[str]) -> Config:
            chosen = [module for module in them if module not in MODULES or MODULES[module].alone or not kind.solo]
            return configure(kind, modules=chosen, solo=bool(kind.solo))

        mixtures = cycle([modules] if len(modules) == 1 else [*([module] for module in modules), modules])
        lessons = tuple(with_them(kind, next(mixtures)) for kind in self.lessons if kind.variant != "introductory")
        usual = with_them(self.usual, modules)
        return replace(self, lessons=lessons, usual=usual, noise=3.0, calming=0.25)


PLANNER: Final = Course(
    "planner",
    (
        *(TWO_AT_NIGHT for _ in range(10)),
        *(configure(2, seed=0, hotels="day") for _ in range(2)),
        configure(2, seed=0, edition="2015"),
        configure(2, seed=0, variant="draft"),
        configure(2, seed=0, variant="introductory"),
        configure(3, seed=0, hotels="day"),
        configure(3, seed=0),
        *(configure(4, seed=0) for _ in range(2)),
        configure(4, seed=0, hotels="day"),
    ),
    usual=TWO_AT_NIGHT,
    noise=5.0,
    calming=0.8,
    least_noise=0.9,
    rate=1e-3,
    far=0.9,
    remembered=5,
)
"""Mostly two at the night side, some of all else, so that nothing is wholly unknown."""

WALTZ: Final = Course(
    EXPANDED,
    (
        *(
            configure(2, seed=0, modules=modules)
            for modules in (*3 * ("ballrooms", "celebrities", ("ballrooms", "celebrities"), CHOOSABLE),)
        ),
        configure(2, seed=0, modules=("ballrooms", "more", "gala")),
        configure(2, seed=0, modules=("celebrities", "entrances")),
        configure(2, seed=0, modules=CHOOSABLE, hotels="day"),
        configure(2, seed=0, modules=CHOOSABLE, variant="draft"),
        configure(3, seed=0, modules=CHOOSABLE),
        configure(3, seed=0, modules=("celebrities", "key")),
        configure(4, seed=0, modules=CHOOSABLE),
        configure(4, seed=0, modules=("ballrooms", "entrances")),
        *(configure(seed=0, solo=True, level=level, modules=EXPANDING) for level in ("hard", "medium")),
        configure(seed=0, solo=True, level="hard", modules="ballrooms"),
        configure(seed=0, solo=True, level="hard", modules="celebrities"),
    ),
    usual=configure(2, seed=0, modules=CHOOSABLE),
    noise=0.9,
    calming=0.02,
    least_noise=0.5,
    rate=5e-4,
    far=0.7,
    remembered=8,
    jealousy=0.3,
)
"""With balls or celebrities, by themselves and with other modules, and alone against Elisabeth.

It goes on from the planner's network, and nothing of it is held back: these two bring points that the base game has no
room for, and change what everything else is worth. What the other modules add is little beside the base game; there
the planner's own network, with their features, judged better.
"""

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
    rate=4e-4,
    far=0.7,
    remembered=4,
    jealousy=0.3,
)
"""Alone against Leopold, mostly at hard.

It goes on from a network that expects well already, the planner's, which has learned more of the game than solo games
alone would teach. So it tries little at random, and believes what it expects of the next sample, which wavers less than
the ends of games do.
"""
