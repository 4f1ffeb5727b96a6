"""An automatic check finds no serious fault."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.server.browser.conftest import newcomer
from tests.server.browser.hands import Hands
from tests.server.browser.server_process import PAGE, ServerProcess

AXE = PAGE / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")


@pytest.fixture(params=["day", "night"])
def inspected(request: pytest.FixtureRequest, browser: Browser, server: ServerProcess) -> Iterator[Page]:
    """A window into which the check may be put."""
    context = newcomer(browser, server, bypass_csp=True, theme=request.param)
    yield context.new_page()
    context.close()


def faults(page: Page) -> list[str]:
    page.evaluate(AXE.read_text())
    found: dict[str, Any] = page.evaluate("axe.run(document)")
    return [
        f"{fault['id']}: {fault['help']} ({fault['nodes'][0]['html'][:160]})"
        for fault in found["violations"]
        if fault["impact"] in GRAVE
    ]


def test_lobby_and_new_game(inspected: Page) -> None:
    for address, button in (("/", "Play now"), ("/#/new", "Lay the table"), ("/#/evenings", "Play today's deal")):
        inspected.goto(address)
        inspected.get_by_role("button", name=button).wait_for()
        assert faults(inspected) == []


def test_the_table(inspected: Page) -> None:
    inspected.goto("/")
    inspected.get_by_role("button", name="Play now").click()
    hands = Hands(inspected, seed=6)
    hands.play_to(25)
    assert faults(inspected) == []
    inspected.get_by_role("button", name="Rules").click()
    inspected.get_by_role("dialog").wait_for()
    assert faults(inspected) == []


@pytest.mark.slow
def test_the_end(inspected: Page) -> None:
    inspected.goto("/")
    inspected.get_by_role("button", name="Alone against Leopold").click()
    Hands(inspected, seed=7).play_on()
    inspected.get_by_role("dialog").wait_for()
    assert faults(inspected) == []
