"""The whole turn fits a laptop; the page is light."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page

from tests.table.browser.conftest import newcomer
from tests.table.browser.hands import Hands
from tests.table.browser.house import House

OUTSIDE = """() => [...document.querySelectorAll("[data-target], [data-standing] button, .other, .log")]
    .filter((element) => element.getClientRects().length > 0)
    .filter((element) => {
        const box = element.getBoundingClientRect();
        return box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
    })
    .map((element) => element.dataset.target ?? element.className)"""
LIGHT = 300_000


def lay(page: Page, seats: int) -> Hands:
    page.goto("/#/new")
    for seat in range(2, seats + 1):
        page.get_by_role("group", name=f"Seat {seat}").get_by_label("Who sits here").select_option("A bot")
    page.get_by_role("button", name="Lay the table").click()
    hands = Hands(page, seed=9)
    hands.settle()
    return hands


@pytest.mark.parametrize("seats", [2, 4])
def test_everything_is_in_sight_on_a_laptop(page: Page, seats: int) -> None:
    # given a game some turns old, on a screen of 1366 by 768
    hands = lay(page, seats)
    # then in no decision anything lies outside, and nothing scrolls
    while hands.revision < 90:
        assert page.evaluate(OUTSIDE) == []
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        hands.move()
        hands.settle()


def test_the_page_is_light(browser: Browser, house: House) -> None:
    # given a browser that has never been here
    visitor = newcomer(browser, house)
    page = visitor.new_page()
    sizes: list[int] = []
    page.on("requestfinished", lambda request: sizes.append(request.sizes()["responseBodySize"]))
    # when it opens the lobby and a table
    page.goto("/")
    page.get_by_role("button", name="Alone against Leopold").click()
    Hands(page).settle()
    # then everything that came over the wire is small
    assert sum(sizes) < LIGHT
    visitor.close()
