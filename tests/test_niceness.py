"""Whoever computes for long lets everybody else go first."""

from __future__ import annotations

import platform
import re
import subprocess
import sys
from pathlib import Path

import pytest

from leopold.niceness import AUTOGROUP, SLICE

SCHEDULED = Path("/proc/thread-self/sched")
SAID = """
import os
from leopold.niceness import AUTOGROUP, give_way
before = os.getpriority(os.PRIO_PROCESS, 0)
give_way(3)
nice = AUTOGROUP.read_text().split()[-1] if AUTOGROUP.exists() else ""
print(os.getpriority(os.PRIO_PROCESS, 0) - before, os.getsid(0) == os.getpid(), nice)
"""
IN_THREADS = """
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from leopold.niceness import give_way
give_way(3)
print(Path("/proc/thread-self/sched").read_text())
with ThreadPoolExecutor(1) as threads:
    print(threads.submit(Path("/proc/thread-self/sched").read_text).result())
"""


def said(program: str) -> str:
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout


def slices(told: str) -> list[int]:
    """How long Linux lets threads go on, where it says so."""
    return [int(found) for found in re.findall(r"^se\.slice +: +(\d+)$", told, re.MULTILINE)]


@pytest.mark.skipif(sys.platform == "win32", reason="nobody is nice there")
def test_a_process_gives_way_to_those_of_other_sessions_too() -> None:
    told = said(SAID).split()

    assert told[:2] == ["3", "True"]
    if AUTOGROUP.exists():
        assert told[2] == "3"


def knows_slices() -> bool:
    """Can a thread say how long it goes on, and does Linux tell?"""
    version = re.match(r"(\d+)\.(\d+)", platform.release())
    return version is not None and tuple(map(int, version.groups())) >= (6, 12) and SCHEDULED.exists()


@pytest.mark.skipif(not knows_slices(), reason="that came with Linux 6.12, and not every one tells")
def test_it_goes_on_for_a_moment_only_when_somebody_else_wakes_up() -> None:
    """In the threads that it starts too."""
    assert slices(SCHEDULED.read_text()) != [SLICE]
    assert slices(said(IN_THREADS)) == [SLICE, SLICE]
