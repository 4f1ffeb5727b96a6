"""Every scenario file of the tests, one test for each scenario."""

from __future__ import annotations

import pytest

from leopold.scenarios import Scenario, ScenarioError, read_file, run_scenario
from tests.scenarios.files import TESTS, scenario_files


def _collect() -> list[object]:
    """A file that cannot be read is a test that fails, not a collection that breaks off."""
    found: list[object] = []
    for file in scenario_files():
        name = file.relative_to(TESTS).with_suffix("").as_posix()
        try:
            found += [pytest.param(scenario, id=f"{name}: {scenario.name}") for scenario in read_file(file)]
        except ScenarioError as wrong:
            found.append(pytest.param(wrong, id=name))
    return found


def _report(scenario: Scenario | ScenarioError) -> str:
    """What is wrong with a scenario; nothing when it holds."""
    if isinstance(scenario, ScenarioError):
        return str(scenario)
    try:
        outcome = run_scenario(scenario)
    except ScenarioError as wrong:
        return str(wrong)
    return "" if outcome.passed else outcome.report


@pytest.mark.parametrize("scenario", _collect())
def test_scenario(scenario: Scenario | ScenarioError) -> None:
    report = _report(scenario)
    if report:
        pytest.fail(report, pytrace=False)
