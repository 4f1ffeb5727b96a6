"""What follows from somebody's evenings: how they stand, on which rung, with which achievements, and who suits them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import Final

from leopold.bots import LEVELS
from leopold.packs.automata import USUAL
from leopold.server.evenings.achievements import ACHIEVEMENTS
from leopold.server.models import AchievementState, DealResult, Evening, EveningSummary, Rung

WINS_NEEDED: Final[Mapping[str, int]] = {"easy": 2, "medium": 3, "hard": 3}
"""On each rung of the ladder, from the lowest."""
LAST_GAMES: Final = 5
"""So many games against a level tell how somebody stands against it now."""
ENOUGH_GAMES: Final = 2


def won(evening: Evening) -> bool:
    return evening.place == 1


def summary(evenings: Sequence[Evening]) -> EveningSummary:
    """Of evenings, the last one first."""
    wins = [won(evening) for evening in evenings]
    rows = "".join("w" if win else " " for win in wins).split()
    points = [evening.points for evening in evenings]
    return EveningSummary(
        games=len(evenings),
        won=sum(wins),
        best=max(points, default=0),
        average=round(sum(points) / len(points), 1) if points else 0.0,
        streak=len(list(takewhile(bool, wins))),
        longest=max(map(len, rows), default=0),
    )


def ladder(evenings: Sequence[Evening]) -> list[Rung]:
    """The levels of whoever plays without any module. Who stands on a higher rung has climbed those below it."""
    rungs: list[Rung] = []
    for level, needed in WINS_NEEDED.items():
        games = [evening for evening in evenings if evening.solo == USUAL and evening.level == level]
        wins = sum(map(won, games))
        best = max((evening.points for evening in games), default=None)
        rungs.append(Rung(level=level, games=len(games), wins=wins, needed=needed, reached=wins >= needed, best=best))
    for lower, higher in zip(reversed(rungs[:-1]), reversed(rungs), strict=False):
        lower.reached = lower.reached or higher.reached
    return rungs


def achievements(evenings: Sequence[Evening]) -> list[AchievementState]:
    """All there are, each with the first evening that earned it."""
    first: dict[str, Evening] = {}
    for evening in evenings:  # the last one first, so that the first one stays
        first |= dict.fromkeys(evening.achievements, evening)
    return [
        AchievementState(
            id=one.id,
            n=one.n,
            reached=first[one.id].finished if one.id in first else None,
            table=first[one.id].table if one.id in first else None,
        )
        for one in ACHIEVEMENTS
    ]


def opponent(evenings: Sequence[Evening]) -> str:
    """The weakest level that somebody has not outgrown: whoever wins more than half of the last games there has.

    A win against stronger bots counts as one against weaker ones, too; so nobody has to begin at the bottom again.
    """
    levels = list(LEVELS)
    met = [
        (max(levels.index(level) for level in bots), won(evening))
        for evening in evenings
        if (bots := [rival.level for rival in evening.rivals if rival.kind == "bot" and rival.level in levels])
    ]
    for place, level in enumerate(levels[:-1]):
        last = [win for strongest, win in met if strongest == place or (strongest > place and win)][:LAST_GAMES]
        if len(last) < ENOUGH_GAMES or 2 * sum(last) <= len(last):
            return level
    return levels[-1]


def result_on(evenings: Sequence[Evening], day: str) -> DealResult | None:
    """How somebody played the deal of a day when they did not know it yet."""
    tries = [evening for evening in evenings if evening.day == day]
    if not tries:
        return None
    first = tries[-1]
    return DealResult(level="", points=first.points, place=first.place, rivals=[rival.points for rival in first.rivals])
