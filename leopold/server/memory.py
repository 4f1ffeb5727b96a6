"""What stays in memory for as long as the process, and need not be looked through for what could be thrown away.

Python does that again and again, with everybody waiting: half a millisecond for a thousand things.
"""

from __future__ import annotations

import gc


def leave_alone() -> None:
    """Whatever has been loaded by now stays."""
    if gc.get_freeze_count() == 0:
        gc.collect()
        gc.freeze()


def leave_this_alone_too() -> None:
    """So does what was read since, where that goes for the rest: only a server stays for long."""
    if gc.get_freeze_count():
        gc.freeze()
