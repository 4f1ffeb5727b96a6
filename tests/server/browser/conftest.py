"""Browsers and a running table for the tests of the page. Without its browser a test is skipped, loudly."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, Route, expect, sync_playwright

from tests.server.browser.firefox import PREFERENCES, firefox, in_its_place
from tests.server.browser.server_process import ServerProcess, chromium, practised

PATIENCE = 60_000
"""Milliseconds: a bot may think for a while, and a machine may be busy."""

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """There can be only one in a process."""
    with sync_playwright() as begun:
        yield begun


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    found = chromium()
    if found is None:
        pytest.skip("THE PAGE IS NOT TESTED: there is no Chromium on this machine.")
    launched = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
    yield launched
    launched.close()


@pytest.fixture(scope="session")
def fox(playwright: Playwright, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """The other engine."""
    found = firefox()
    if found is None:
        pytest.skip("THE PAGE IS NOT TESTED IN FIREFOX: there is none on this machine.")
    program = in_its_place(found, tmp_path_factory.mktemp("firefox"))
    launched = playwright.firefox.launch(channel="moz-firefox", executable_path=program, firefox_user_prefs=PREFERENCES)
    yield launched
    launched.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(practised(tmp_path_factory.mktemp("server") / "tables.db"), glances=True) as opened:
        yield opened


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[ServerProcess]:
    """For tests that close it."""
    with ServerProcess(practised(tmp_path / "tables.db")) as opened:
        yield opened


@pytest.fixture
def visitor(browser: Browser, server: ServerProcess) -> Iterator[BrowserContext]:
    """Somebody with a laptop, who wants to see others' turns at once."""
    context = newcomer(browser, server)
    yield context
    context.close()


def newcomer(browser: Browser, server: ServerProcess, *, theme: str = "auto", **wishes: object) -> BrowserContext:
    options: dict[str, object] = {
        "base_url": server.address,
        "viewport": {"width": 1366, "height": 768},
        "reduced_motion": "reduce",
        # Or it would answer before the tests can: test_installed.py lets it.
        "service_workers": "block",
        **wishes,
    }
    context = browser.new_context(**options)  # type: ignore[arg-type]
    context.set_default_timeout(PATIENCE)
    context.route("**/api/tables", lay_with_seed)
    settings = json.dumps({"speed": "skip", "theme": theme})
    # An empty page keeps nothing, and Firefox says so.
    context.add_init_script(f"if (origin !== 'null') localStorage['leopold.settings'] ??= {settings!r}")
    return context


ALARMS = ("Content Security Policy", "No words: ")
"""What the page complains of where only a developer looks."""


def lay_with_seed(route: Route) -> None:
    """Chance follows from the name of the test, so that a test meets the same game every time."""
    if route.request.method != "POST":
        route.continue_()
        return
    wishes = route.request.post_data_json or {}
    if not wishes.get("seed"):
        wishes["seed"] = name_of_test()
    route.continue_(post_data=json.dumps(wishes))


def name_of_test() -> str:
    return os.environ["PYTEST_CURRENT_TEST"].rsplit(" ", 1)[0].rsplit("::", 1)[-1]


@pytest.fixture
def page(visitor: BrowserContext) -> Iterator[Page]:
    with watched(visitor) as opened:
        yield opened


@contextmanager
def watched(context: BrowserContext) -> Iterator[Page]:
    """One window, in which nothing may go wrong unseen."""
    opened = context.new_page()
    wrong: list[str] = []
    opened.on("pageerror", lambda error: wrong.append(str(error)))
    opened.on("console", lambda told: wrong.append(told.text) if any(sign in told.text for sign in ALARMS) else None)
    yield opened
    assert wrong == []
