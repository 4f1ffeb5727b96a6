"""What an automaton will have in the end: its cards decide, so the bots' judgement knows nothing of it.

Measured like everything in `chances.py`, see docs/review.md.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from leopold.packs.automata import USUAL
from leopold.packs.codes import LEVELS
from leopold.rules.state import AUTOMATON_SEAT

MEANS: Final = {"leopold": (128.0, 163.0, 201.0), "elisabeth": (169.0, 201.0, 229.0)}
"""What an automaton makes from the first round on, on average, by level."""
STILL_TO_COME: Final = {
    "leopold": (0.45, 0.48, 0.49, 0.53, 0.63, 0.70, 0.71, 0.75, 0.82, 0.88, 0.88, 0.91, 0.97, 1.0, 1.0),
    "elisabeth": (0.30, 0.34, 0.35, 0.41, 0.51, 0.63, 0.64, 0.69, 0.78, 0.87, 0.88, 0.91, 0.97, 1.0, 1.0),
}
"""The share of it that is still to come when the player has so many turns left: at the end the rooms are scored."""


def points_in_end(record: np.record, automaton: str, level: str, turns_left: int) -> float:
    """The final points of the automaton that can be expected."""
    known = automaton if automaton in MEANS else USUAL
    shares = STILL_TO_COME[known]
    mean = MEANS[known][LEVELS.index(level)]
    return float(record.vp[AUTOMATON_SEAT]) + shares[min(turns_left, len(shares) - 1)] * mean
