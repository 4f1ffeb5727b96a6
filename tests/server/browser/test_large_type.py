"""A reader whose browser writes everything at twice the size: nothing that is needed is lost."""

from __future__ import annotations

import secrets
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

from tests.server.browser.conftest import newcomer
from tests.server.browser.hands import Hands
from tests.server.browser.server_process import ServerProcess, chromium
from tests.server.browser.test_sizes import GAMES, Tables, sit, tables

__all__ = ["tables"]

LARGE = "--blink-settings=defaultFontSize=32,defaultFixedFontSize=26"
"""As the settings of the browser have it, under the size of its type."""

FINISHED = GAMES / "2-revised-standard-night-greedy.leopold"

SCREENS = {"laptop": (1366, 768), "phone": (390, 844)}

TOO_WIDE = "() => document.scrollingElement.scrollWidth > innerWidth"

OUT_OF_REACH = """() => {
    const can = "[data-target]:not([aria-disabled]), [data-action], [data-proposal], [data-tray], [data-undo]";
    const lost = [];
    for (const element of document.querySelectorAll(`${can}, .buttons button`)) {
        if (element.getClientRects().length === 0) continue;
        element.scrollIntoView({ block: "center", inline: "nearest" });
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const free = hit !== null && (element.contains(hit) || hit.contains(element));
        if (left < -1 || right > innerWidth + 1 || !free) {
            lost.push(element.dataset.target ?? element.getAttribute("aria-label") ?? element.innerText);
        }
    }
    return lost;
}"""
"""What can be done and cannot be come at, whether or not one scrolls."""

TYPE = "one => parseFloat(getComputedStyle(one).fontSize) * (one.currentCSSZoom ?? 1)"

HIDDEN = "one => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX !== 'visible'"


@pytest.fixture(scope="module")
def large(playwright: Playwright) -> Iterator[Browser]:
    found = chromium()
    if found is None:
        pytest.skip("THE PAGE IS NOT TESTED: there is no Chromium on this machine.")
    launched = playwright.chromium.launch(executable_path=found, args=["--no-sandbox", LARGE])
    yield launched
    launched.close()


@pytest.fixture(params=SCREENS)
def page(request: pytest.FixtureRequest, large: Browser, server: ServerProcess, tables: Tables) -> Iterator[Page]:
    width, height = SCREENS[request.param]
    context = newcomer(large, server, viewport={"width": width, "height": height}, storage_state=tables.cookies)
    yield context.new_page()
    context.close()


def test_a_turn_can_be_read_and_played(page: Page, tables: Tables) -> None:
    hands = Hands(page)
    for name in ("two in round 1", "four in round 6"):
        # given a table
        sit(page, tables.names[name])
        # then what is asked, and the answers, are written at twice the usual size
        assert page.locator("[data-prompt]").evaluate(TYPE) >= 2 * 15
        assert page.locator(".primary .words").first.evaluate(TYPE) >= 2 * 15
        assert not page.locator(".prompt > .line").evaluate(HIDDEN)
        # and everything that can be done can be come at, on every page
        assert not page.evaluate(TOO_WIDE)
        assert page.evaluate(OUT_OF_REACH) == []
        for part in page.locator("nav.tabs button").all():
            part.click()
            assert page.evaluate(OUT_OF_REACH) == [], part.inner_text()
        # when the menu is opened
        page.get_by_role("button", name="Menu", exact=True).click()
        menu = page.get_by_role("dialog", name="Menu")
        # then it is as large, and nothing of it stands out
        assert menu.get_by_role("heading", name="Menu").evaluate(TYPE) >= 2 * 20
        assert not menu.locator(".body").evaluate(HIDDEN)
        page.keyboard.press("Escape")
    # when something is done
    before = hands.revision
    while hands.revision == before:
        hands.move()
        hands.settle()
    # then there is a next thing to do
    assert hands.choices()


def test_a_review_is_not_wider_than_the_screen(page: Page) -> None:
    # given a finished game
    page.goto("/")
    body = {"text": FINISHED.read_text(), "key": secrets.token_urlsafe(12)}
    table = page.request.post("/api/records", data=body).json()["table"]
    # when its review is there and a turn is open
    page.goto(f"/#/review/{table}")
    page.locator("[data-moment]").first.click()
    expect(page.locator("[data-line] .house")).to_have_count(2)
    # then all of it is as large as other type, and nothing stands out
    assert page.locator("[data-line] li").first.evaluate(TYPE) >= 2 * 14
    assert not page.evaluate(TOO_WIDE)
    assert page.evaluate(OUT_OF_REACH) == []


@pytest.mark.parametrize("address", ["/", "/#/new", "/#/evenings", "/#/book", "/#/book/revised/legend"])
def test_other_pages_are_not_wider_than_the_screen(page: Page, address: str) -> None:
    page.goto(address)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator("main :is(button, a, input)").first).to_be_visible()
    assert page.locator("main :is(p, li)").first.evaluate(TYPE) >= 2 * 14
    page.wait_for_function(f"() => !({TOO_WIDE})()")
