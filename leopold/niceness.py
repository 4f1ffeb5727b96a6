"""Giving way: who computes for long has what others leave of the processor, and whoever plays does not notice."""

from __future__ import annotations

import contextlib
import os
import sys
import threading
import time
from pathlib import Path
from typing import Final

AUTOGROUP: Final = Path("/proc/self/autogroup")
TRIES: Final = 5
PAUSE: Final = 0.12
"""Seconds after which Linux lets the next say how nice its session is: one at a time on the whole machine."""


def give_way(niceness: int) -> None:
    """From now on this process, and whatever it starts, lets everybody else go first.

    Where Linux shares the processor out by session (`sched_autogroup_enabled`, as on most machines), niceness counts
    only among those of one session: a database, each of whose processes has its own, would have no more than somebody
    who only computes. So the process gets a session of its own, and that is as nice as it is.
    """
    if not hasattr(os, "nice"):
        return
    with contextlib.suppress(OSError):
        os.setsid()
    with contextlib.suppress(OSError):
        os.nice(niceness)
    for _ in range(TRIES):
        try:
            AUTOGROUP.write_text(str(niceness))
            return
        except BlockingIOError:
            time.sleep(PAUSE)
        except OSError:  # another system, or one that shares out otherwise
            return


def give_way_here(niceness: int) -> None:
    """From now on this thread, and those that it starts, do so, among those of its process.

    Linux counts that by thread; elsewhere the whole process would give way, which would help nobody.
    """
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), niceness)
