"""With one thumb."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, expect

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


CUT = """() => {
    const line = document.querySelector("[data-prompt]").parentElement;
    const bar = line.closest("[data-standing]").getBoundingClientRect();
    const tools = document.querySelector("[data-undo]").getBoundingClientRect();
    const texts = [...line.querySelectorAll("[data-prompt] > span, .one")];
    return texts.filter((text) => {
        if (text.closest(".tight-3 .coming")) return false; // heard alone, for want of room
        const { top, bottom, right } = text.getBoundingClientRect();
        const covered = right > tools.left && bottom > tools.top && top < tools.bottom;
        return covered || top < bar.top || bottom > line.getBoundingClientRect().bottom + 1 || bottom > bar.bottom;
    }).map((text) => text.textContent);
}"""
"""What is asked and what comes next, where the bar cuts it off."""


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


LONG_QUESTION = {
    "name": "remove_occupied",
    "params": {"rooms": 2, "below": 3, "column": "none"},
    "cause": {"key": "cause-emperor_penalty", "params": {}},
}
USUAL_QUESTION = {
    "name": "take_guest",
    "params": {"guests": 2},
    "cause": {"key": "cause-reward", "params": {"guest": 75}},
}
COMING = [{"seat": 0, "key": "coming-rewards", "params": {"guest": 75, "parts": 2}}]


@pytest.mark.parametrize("question", [USUAL_QUESTION, LONG_QUESTION], ids=lambda question: question["name"])
@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844), (844, 390)])
def test_a_long_question_is_read_to_its_end(
    width: int, height: int, question: dict[str, object], browser: Browser, server: ServerProcess
) -> None:
    # given a phone that is asked something long, with more to come
    context = newcomer(browser, server, viewport={"width": width, "height": height}, has_touch=True, is_mobile=True)
    page = context.new_page()

    def ask(route: Route) -> None:
        told = route.fetch()
        state = told.json()
        state["decision"] = {**state["decision"], **question}
        state["pending"] = COMING
        route.fulfill(response=told, json=state)

    page.route(re.compile(r"/api/tables/[^/]+\?seat=0"), ask)
    # when the table is looked at
    page.goto("/")
    page.get_by_role("button", name="Alone against Leopold").tap()
    page.locator("[data-standing=mine]").wait_for()
    page.evaluate("document.fonts.ready")
    # then nothing of the question is cut, and what comes next is said whole or not at all
    expect(page.locator("[data-prompt]")).to_contain_text("Reward of" if question is USUAL_QUESTION else "displeased")
    page.wait_for_function(f"() => ({CUT})().length === 0")
    # and what usually comes is said
    if question is USUAL_QUESTION:
        expect(page.locator(".one")).to_have_css("position", "static")
        assert page.locator(".one").bounding_box()
    context.close()
