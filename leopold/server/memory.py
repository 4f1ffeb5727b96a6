"""What stays in memory for as long as the process, and need not be looked through for what could be thrown away.

Python does that again and again, with everybody waiting: half a millisecond for a thousand things.
"""

from __future__ import annotations

import gc
from typing import Final

YOUNG: Final = (7_000, 5, 2)
"""How many new things there are before Python looks through them, and how often through older ones: through the oldest
as often as by its own measure, 700 times ten times ten. A click makes some thousands of things and lets go of all of
them by itself; with 700 they were looked through again and again."""


def leave_alone() -> None:
    """Whatever has been loaded by now stays."""
    if gc.get_freeze_count() == 0:
        gc.collect()
        gc.freeze()
        gc.set_threshold(*YOUNG)


def leave_this_alone_too() -> None:
    """So does what was read since, where that goes for the rest: only a server stays for long."""
    if gc.get_freeze_count():
        gc.freeze()
