"""Whoever computes for long lets everybody else go first."""

from __future__ import annotations

import subprocess
import sys

import pytest

from leopold.niceness import AUTOGROUP

SAID = """
import os
from leopold.niceness import AUTOGROUP, give_way
before = os.getpriority(os.PRIO_PROCESS, 0)
give_way(3)
nice = AUTOGROUP.read_text().split()[-1] if AUTOGROUP.exists() else ""
print(os.getpriority(os.PRIO_PROCESS, 0) - before, os.getsid(0) == os.getpid(), nice)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="nobody is nice there")
def test_a_process_gives_way_to_those_of_other_sessions_too() -> None:
    said = subprocess.run([sys.executable, "-c", SAID], capture_output=True, text=True, check=True).stdout.split()

    assert said[:2] == ["3", "True"]
    if AUTOGROUP.exists():
        assert said[2] == "3"
