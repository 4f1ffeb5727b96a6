"""The whole turn fits a laptop; the page is light."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, Request, Route, expect

from tests.server.browser.conftest import newcomer
from tests.server.browser.hands import Hands
from tests.server.browser.server_process import ServerProcess

OUTSIDE = """() => [...document.querySelectorAll("[data-target], [data-standing] button, .other, .log")]
    .filter((element) => element.getClientRects().length > 0)
    .filter((element) => {
        const box = element.getBoundingClientRect();
        return box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
    })
    .map((element) => element.dataset.target ?? element.className)"""
CLIPPED = """() => [...document.querySelectorAll('[data-target^="hand:"], [data-target^="staff:"]')]
    .filter((card) => {
        const box = card.getBoundingClientRect();
        const inside = (frame) => box.left >= frame.left - 1 && box.right <= frame.right + 1
            && box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1;
        for (let around = card.parentElement; around; around = around.parentElement) {
            if (getComputedStyle(around).overflow !== "visible" && !inside(around.getBoundingClientRect())) return true;
        }
        const foot = document.querySelector(".foot").getBoundingClientRect();
        const least = card.dataset.target.startsWith("hand:") ? 64 : 56;
        const part = card.closest("section").getBoundingClientRect();
        return box.width < least || box.bottom > foot.top + 1 || !inside(part);
    })
    .map((card) => card.dataset.target)"""
"""Cards and plates that are cut, hidden behind the prompt, outside their part of the table, or too small to be read."""
LIGHT = 350_000


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


def deal(page: Page, hand: int, staff: int) -> None:
    """Let the table show so many cards, which in a game would take luck and an evening."""

    def answer(route: Route) -> None:
        found = route.fetch()
        state = found.json()
        mine = next(seat["seat"] for seat in state["seats"] if seat["mine"])
        own = state["view"]["seats"][mine]
        own["hand"] = list(range(1, 1 + hand))
        own["hand_size"] = hand
        own["staff"] = [{"number": 20 + card, "used": card % 3 == 0} for card in range(staff)]
        route.fulfill(response=found, json=state)

    page.route(re.compile(r"/api/tables/[^/]+\?seat="), answer)


@pytest.mark.parametrize("seats", [2, 4])
def test_no_card_is_cut(page: Page, seats: int) -> None:
    # given a table
    lay(page, seats)
    # when many cards are held and many are hired, or only the one or the other
    for hand, staff in ((8, 8), (10, 9), (12, 1), (6, 6), (10, 0), (0, 9), (1, 1)):
        deal(page, hand, staff)
        page.reload()
        Hands(page).settle()
        expect(page.locator('[data-target^="hand:"], [data-target^="staff:"]')).to_have_count(hand + staff)
        # then all of them lie in sight as a whole, on a laptop and on a desk
        for width, height in ((1366, 768), (1920, 1080)):
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(CLIPPED) == [], (hand, staff, width)
        page.unroute_all(behavior="wait")


def test_the_page_is_light(browser: Browser, server: ServerProcess) -> None:
    # given a browser that has never been here
    visitor = newcomer(browser, server)
    page = visitor.new_page()
    came: list[Request] = []
    page.on("requestfinished", lambda request: came.append(request))
    # when it opens the lobby and a table
    page.goto("/")
    page.get_by_role("button", name="Alone against Leopold").click()
    Hands(page).settle()
    # then everything that came over the wire is small
    assert sum(request.sizes()["responseBodySize"] for request in came) < LIGHT
    visitor.close()
