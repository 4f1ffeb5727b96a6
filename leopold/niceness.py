"""Giving way: who computes for long has what others leave of the processor, and whoever plays does not notice."""

from __future__ import annotations

import contextlib
import ctypes
import os
import platform
import struct
import sys
import threading
import time
from pathlib import Path
from typing import Final

AUTOGROUP: Final = Path("/proc/self/autogroup")
TRIES: Final = 5
PAUSE: Final = 0.12
"""Seconds after which Linux lets the next say how nice its session is: one at a time on the whole machine."""
SLICE: Final = 100_000
"""Nanoseconds that Linux lets somebody go on before whoever wakes up has a turn: the least it knows. By itself it lets
everybody have a millisecond or more, however nice they are; and a click wakes up five or six in turn."""
_SET_ATTRIBUTES: Final = {"x86_64": 314, "aarch64": 274}
"""How a system call is numbered for which neither Python nor older C libraries have a name."""
_ATTRIBUTES: Final = struct.Struct("=IIQiIQQQ")
"""Its size, the policy, flags, niceness, priority, and three lengths of time, of which the first is the slice."""


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
    _take_short_turns()
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
        _take_short_turns()


def _take_short_turns() -> None:
    """This thread, and those that it starts. Before Linux 6.12 it changes nothing."""
    number = _SET_ATTRIBUTES.get(platform.machine())
    if sys.platform != "linux" or number is None or os.sched_getscheduler(0) != os.SCHED_OTHER:
        return
    nice = os.getpriority(os.PRIO_PROCESS, threading.get_native_id())
    asked = _ATTRIBUTES.pack(_ATTRIBUTES.size, os.SCHED_OTHER, 0, nice, 0, SLICE, 0, 0)
    ctypes.CDLL(None).syscall(number, 0, asked, 0)  # whoever may not goes on as before
