"""Scenarios: given a position, when these actions are played, then this must hold. TOML files, written by people.

>>> from leopold.scenarios import run_text
>>> outcome = run_text('''
... name = "a cake and a strudel"
... given = { dice = "1 1" }
... when = ["die 1", "take 1 strudel 1 cake"]
... then = { seat.1.kitchen = "sc" }
... ''')[0]
>>> outcome.passed
True

`docs/scenarios.md` describes the format.
"""

from __future__ import annotations

from leopold.scenarios.errors import ScenarioError
from leopold.scenarios.position import Position
from leopold.scenarios.reading import Scenario, Step, When, read_file, read_text
from leopold.scenarios.running import (
    Difference,
    Outcome,
    check,
    find_files,
    run_file,
    run_files,
    run_scenario,
    run_text,
    start,
)

__all__ = [
    "Difference",
    "Outcome",
    "Position",
    "Scenario",
    "ScenarioError",
    "Step",
    "When",
    "check",
    "find_files",
    "read_file",
    "read_text",
    "run_file",
    "run_files",
    "run_scenario",
    "run_text",
    "start",
]
