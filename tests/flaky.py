"""A second try for tests in the browser, and no silence about it.

A browser can be late for reasons that are nobody's fault. Such a test that fails is run once more; if it passes then,
it counts as flaky: the closing line has their number, the summary their names and what went wrong the first time. What
fails twice has failed.
"""

from __future__ import annotations

from typing import Final

import pytest
from _pytest.runner import runtestprotocol
from _pytest.terminal import TerminalReporter

FLAKY: Final = "flaky"
BROWSER: Final = "browser"
"""The fixture by which a test of the page is known."""


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    if not isinstance(item, pytest.Function) or BROWSER not in item.fixturenames:
        return None
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    reports = runtestprotocol(item, nextitem=nextitem, log=False)
    if any(report.failed for report in reports):
        first = reports
        item._initrequest()  # fixtures begin anew
        reports = runtestprotocol(item, nextitem=nextitem, log=False)
        _remember(first, reports)
    for report in reports:
        item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


def _remember(first: list[pytest.TestReport], second: list[pytest.TestReport]) -> None:
    """What went wrong the first time stays with what came of the second."""
    trouble = "\n".join(report.longreprtext for report in first if report.failed)
    failed = any(report.failed for report in second)
    for report in second:
        if report.failed or (report.when == "call" and not failed):
            report.sections.append(("The first time", trouble))
        if report.when == "call" and not failed:
            report.user_properties.append((FLAKY, trouble))


def _is_flaky(report: object) -> bool:
    return isinstance(report, pytest.TestReport) and any(name == FLAKY for name, _ in report.user_properties)


def pytest_report_teststatus(report: pytest.TestReport) -> tuple[str, str, tuple[str, dict[str, bool]]] | None:
    """A category of its own is counted in the closing line."""
    if report.when == "call" and report.passed and _is_flaky(report):
        return FLAKY, "f", ("FLAKY", {"yellow": True})
    return None


def pytest_terminal_summary(terminalreporter: TerminalReporter) -> None:
    reports = terminalreporter.stats.get(FLAKY, [])
    if reports:
        terminalreporter.section("failed the first time and passed the second", yellow=True)
    for report in reports:
        terminalreporter.line(f"FLAKY {report.nodeid}", yellow=True)
        terminalreporter.line(dict(report.user_properties)[FLAKY])
