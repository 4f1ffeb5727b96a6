"""What the strongest bot would do, and why: found in games dealt anew from what the seat sees, so nothing leaks."""

from __future__ import annotations

import secrets
from random import Random
from typing import Final

from leopold.bots import Budget
from leopold.bots.reasons import advise, find_hints, quick_hints
from leopold.game import Game
from leopold.rules import jit
from leopold.server.bots.levels import adviser
from leopold.server.models import Alternative, Hint
from leopold.server.shown.projection import choice_of

PATIENCE: Final = Budget(seconds=2.0)
"""How long somebody waits gladly."""


def hint_for(game: Game, seat: int, budget: Budget = PATIENCE) -> Hint:
    """The plan of the strongest bot that can think now, what it does and brings, and what else could be done."""
    chance = Random(secrets.randbits(64))
    compiled = jit.is_ready("bots")
    best, *others = find_hints(game, chance, budget) if compiled else quick_hints(game, chance)
    advice = advise(game, seat, best, chance)
    return Hint(
        level=adviser(compiled),
        expected=rounded(best.expected),
        actions=[choice_of(action) for action in best.turn],
        reasons=[*advice.deeds, *advice.sums, *advice.left],
        alternatives=[
            Alternative(action=choice_of(other.action), expected=rounded(other.expected)) for other in others
        ],
    )


def rounded(expected: float | None) -> float | None:
    """Tenths are more than anybody can foresee."""
    return None if expected is None else round(expected, 1)
