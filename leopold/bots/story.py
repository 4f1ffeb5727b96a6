"""The story of a game played in compiled code: every action, so that it can be replayed, and how the points grew."""

from __future__ import annotations

from typing import Final

import numpy as np

from leopold.packs.tables import SEATS
from leopold.rules.jit import rule

LONGEST_STORY: Final = 2048
"""Actions there is room for; whole games have a few hundred."""
ROUNDS_TOLD: Final = 8

STORY: Final = np.dtype(
    (
        np.record,
        [
            ("moves_n", np.int32),
            ("moves", np.int16, (LONGEST_STORY,)),
            ("course", np.int16, (ROUNDS_TOLD, SEATS)),  # points after each round, [0] before the first
            ("filler", np.int16, (2,)),
        ],
    )
)


@rule
def tell_action(s, action):
    """One more action; a story that is too long keeps counting, so that whoever reads it can see that it is cut off."""
    if s.moves_n < LONGEST_STORY:
        s.moves[s.moves_n] = action
    s.moves_n += 1


@rule
def tell_points(s, g):
    """What everybody has now counts for this round and, until told otherwise, for all after it."""
    for k in range(max(0, g.round_no), ROUNDS_TOLD):
        for p in range(g.players):
            s.course[k, p] = g.vp[p]
