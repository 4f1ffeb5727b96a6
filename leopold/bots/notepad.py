"""Where a compiled bot thinks: one block of memory with room for positions, plans and features, made once a thread.

Compiled code gets it as bytes, like a game, so that nothing is allocated while thinking.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from leopold.bots.feature_places import MOST
from leopold.bots.judgement import WIDEST_LAYER
from leopold.bots.temper import TRAITS
from leopold.packs.records import Record, layout
from leopold.rules.actions import ACTIONS
from leopold.rules.state import RECORD_BYTES

WIDEST: Final = 256
"""Positions a beam may keep at each step of a turn."""
LONGEST_PLAN: Final = 48
"""Actions within one turn; the longest turns people play have some thirty."""
CANDIDATES: Final = 128
"""Whole turns that a search remembers."""
NODES: Final = 8192
"""Places in a tree over whole turns."""
DEEPEST: Final = 32
"""Turns of a playout that are remembered in it."""


class NotepadRecord(Record):
    """Room to think in."""

    __slots__ = ()


NOTEPAD: Final = layout(
    NotepadRecord,
    [
        ("beam", np.uint8, (2 * WIDEST, RECORD_BYTES)),  # two beams: the positions looked at and those they lead to
        ("imagined", np.uint8, (RECORD_BYTES,)),
        ("trial", np.uint8, (RECORD_BYTES,)),
        ("playout", np.uint8, (RECORD_BYTES,)),
        ("deal", np.uint8, (RECORD_BYTES,)),
        # --- with each position of the beams
        ("value", np.float64, (2 * WIDEST,)),
        ("mark", np.int64, (2 * WIDEST,)),
        # --- the best whole turns found
        ("turn_value", np.float64, (CANDIDATES,)),  # by which they are compared
        ("turn_own", np.float64, (CANDIDATES,)),  # own points
        ("turn_mark", np.int64, (CANDIDATES,)),
        ("turn_n", np.int64, (CANDIDATES,)),  # actions in it
        # --- the turns being compared by playouts
        ("choice_value", np.float64, (CANDIDATES,)),  # as planned
        ("choice_own", np.float64, (CANDIDATES,)),  # own points, likewise
        ("choice_total", np.float64, (CANDIDATES,)),  # by which they are compared, over all tries
        ("choice_squares", np.float64, (CANDIDATES,)),
        ("choice_points", np.float64, (CANDIDATES,)),  # own points, likewise
        ("choice_tries", np.int64, (CANDIDATES,)),
        ("choice_n", np.int64, (CANDIDATES,)),
        ("choice_node", np.int64, (CANDIDATES,)),  # where it stands in the tree
        # --- the tree over whole turns, see `tree.py`
        ("node_n", np.int64),
        ("node_key", np.int64, (NODES,)),  # the guest and the die of the turn that leads there
        ("node_child", np.int64, (NODES,)),
        ("node_sibling", np.int64, (NODES,)),
        ("node_visits", np.int64, (NODES,)),
        ("node_total", np.float64, (NODES,)),
        ("trail_n", np.int64),  # the way of this playout through the tree
        ("trail_node", np.int64, (DEEPEST,)),
        ("trail_seat", np.int64, (DEEPEST,)),
        ("trail_looked", np.float64, (DEEPEST,)),
        # --- the turn being played
        ("plan_secrets", np.int64),
        ("plan_n", np.int64),
        ("plan_at", np.int64),
        # --- who is thinking, see `temper.py`
        ("seer", np.int64),  # the seat from which nothing is hidden, from 1; 0: none
        ("tempered", np.int64),
        ("temper", np.int64, (TRAITS,)),
        ("forgotten", np.int64),  # the table whose order does not come to mind
        # --- small things
        ("listed", np.int64),  # features of the position that was judged last
        ("feature", np.int32, (MOST,)),
        ("amount", np.float32, (MOST,)),
        ("hidden", np.float32, (2 * WIDEST_LAYER,)),
        ("path", np.int16, (2 * WIDEST, LONGEST_PLAN)),
        ("turn", np.int16, (CANDIDATES, LONGEST_PLAN)),
        ("choice", np.int16, (CANDIDATES, LONGEST_PLAN)),
        ("plan", np.int16, (LONGEST_PLAN,)),
        ("out", np.int16, (ACTIONS,)),
    ],
)


def new_notepad() -> npt.NDArray[np.uint8]:
    """An empty one, as bytes."""
    return np.zeros(NOTEPAD.itemsize, np.uint8)
