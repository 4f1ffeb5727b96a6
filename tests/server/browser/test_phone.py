"""With one thumb."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.browser.conftest import newcomer
from tests.server.browser.hands import Hands
from tests.server.browser.server_process import ServerProcess

SMALL = """() => [...document.querySelectorAll("button, a, select")]
    .filter((element) => element.getClientRects().length > 0)
    .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return Math.min(width, height) < 43.5;
    })
    .map((element) => element.dataset.target ?? element.getAttribute("aria-label") ?? element.textContent)"""
"""What a thumb would miss."""


@pytest.fixture
def phone(browser: Browser, server: ServerProcess) -> Iterator[Page]:
    context = newcomer(browser, server, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    yield context.new_page()
    context.close()


def is_narrow_enough(page: Page) -> bool:
    # Not innerWidth: a phone that is given a page too wide shows it smaller.
    found: bool = page.evaluate("document.documentElement.scrollWidth <= screen.width")
    return found


def test_nothing_is_wider_than_the_phone(phone: Page) -> None:
    for address, button in (("/", "Play now"), ("/#/new", "Lay the table")):
        phone.goto(address)
        phone.get_by_role("button", name=button).wait_for()
        assert is_narrow_enough(phone), address


def test_turns_are_played_by_tapping(phone: Page) -> None:
    # given a solo game on a phone
    phone.goto("/")
    phone.get_by_role("button", name="Alone against Leopold").tap()
    hands = Hands(phone, seed=5)
    hands.settle()
    # when it is played for a while, going to whatever part of the table glows
    while hands.revision < 30 and not hands.over:
        if not hands.choices():
            phone.locator("nav button:has(.dot)").first.tap()
        hands.move()
        hands.settle()
    # then it still fits, and every part can be reached
    assert is_narrow_enough(phone)
    for part in ("Board", "My hotel", "Cards", "Others", "Log"):
        phone.get_by_role("navigation").get_by_role("button", name=part).tap()
        assert is_narrow_enough(phone), part
        assert phone.evaluate(SMALL) == [], part
    expect(phone.get_by_role("list").last).to_be_visible()
