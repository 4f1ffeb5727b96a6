"""What a judgement learns from: positions of played games as lists of features."""

from __future__ import annotations

from typing import Final

import numpy as np

from leopold.bots.features import list_features, points_so_far
from leopold.bots.judgement import points_of_others
from leopold.bots.outlook import put_outlook
from leopold.packs.records import Record, layout
from leopold.rules.jit import rule

LISTED: Final = 256
"""Features kept of a position; there are never as many."""


class SampleRecord(Record):
    """A position to learn from."""

    __slots__ = ()


SAMPLE: Final = layout(
    SampleRecord,
    [
        ("game_no", np.int32),
        ("seat", np.int16),
        ("n", np.int16),
        ("points", np.float32),  # if the game had ended there
        ("others_points", np.float32),  # what the best of the others had there
        ("final", np.float32),
        ("other", np.float32),  # the best of the others in the end
        ("turns", np.int16),
        ("filler", np.int16),
        ("feature", np.int16, (LISTED,)),
        ("amount", np.float32, (LISTED,)),
    ],
)


@rule
def take_sample(t, g, p, m, s, game_no):
    """Write down a position as a seat sees it."""
    n = put_outlook(t, g, p, m.feature, m.amount, list_features(t, g, p, m.feature, m.amount))
    s.game_no = game_no
    s.seat = p
    s.n = min(n, LISTED)
    s.points = points_so_far(t, g, p)
    s.others_points = points_of_others(g, p)
    s.turns = 2 * (t.rounds - g.round_no) + 2 - g.turns[p]
    for k in range(min(n, LISTED)):
        s.feature[k] = m.feature[k]
        s.amount[k] = m.amount[k]


@rule
def tell_end(g, s):
    """How the game ended for the seat of a sample."""
    s.final = g.vp[s.seat]
    s.other = points_of_others(g, s.seat)
