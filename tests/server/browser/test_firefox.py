"""The page in the other engine: Debian's Firefox, driven over WebDriver BiDi (firefox.py)."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.browser.conftest import name_of_test, newcomer, watched
from tests.server.browser.hands import PAST, Hands
from tests.server.browser.server_process import ServerProcess
from tests.server.browser.test_guide import shows
from tests.server.browser.test_keyboard import FOCUSED
from tests.server.browser.test_sizes import faults

LAY_WITH_SEED = """(() => {
    const ask = window.fetch;
    window.fetch = (address, wishes) => {
        if (wishes?.method !== "POST" || !String(address).endsWith("/api/tables")) return ask(address, wishes);
        return ask(address, { ...wishes, body: JSON.stringify({ seed: %s, ...JSON.parse(wishes.body) }) });
    };
})()"""
"""What conftest.py does on the way to the server: over BiDi, nobody on that way sees what is sent."""


@pytest.fixture
def page(fox: Browser, server: ServerProcess) -> Iterator[Page]:
    context = newcomer(fox, server)
    context.unroute_all()
    context.add_init_script(LAY_WITH_SEED % json.dumps(name_of_test()))
    with watched(context) as opened:
        yield opened
    context.close()


def sit(page: Page) -> Hands:
    page.goto("/")
    page.get_by_role("button", name="Alone against Leopold").click()
    hands = Hands(page)
    hands.settle()
    return hands


def test_a_whole_turn_from_laying_the_table_on(page: Page) -> None:
    # given a table that is laid by hand
    page.goto("/#/new")
    page.get_by_role("group", name="Seat 2").get_by_label("Who sits here").select_option("A bot")
    page.get_by_role("button", name="Lay the table").click()
    hands = Hands(page)
    hands.settle()
    # when the set-up is played, and then a turn, by pointing only
    hands.play_until("action end")
    before = hands.revision
    hands.click("action end")
    hands.settle()
    # then it is the next turn
    assert hands.revision > before
    assert "action end" not in hands.choices()
    # and it is still there when the page is loaded again
    stands = hands.revision, sorted(hands.choices())
    page.reload()
    hands.settle()
    assert (hands.revision, sorted(hands.choices())) == stands


def test_the_table_suits_the_screen(page: Page) -> None:
    # given a turn
    hands = sit(page)
    while not any(choice.startswith("target die") for choice in hands.choices()):
        hands.move()
        hands.settle()
    page.mouse.move(1, 1)
    wrong: list[str] = []
    for width, height in ((1366, 625), (390, 844)):
        # when it is looked at on a laptop and on a phone
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("document.fonts.ready")
        # then it is in order as it opens, and on every page that it has
        wrong.extend(f"{width}x{height}: {fault}" for fault in faults(page))
        for part in page.locator("nav.tabs button").all():
            part.click()
            wrong.extend(f"{width}x{height}, {part.inner_text()}: {fault}" for fault in faults(page, chosen=True))
    assert "\n".join(wrong) == ""


def test_keys_play_a_step(page: Page) -> None:
    # given a table
    hands = sit(page)
    before = hands.revision
    # when the next thing that glows is looked for and chosen without a mouse
    page.keyboard.press("g")
    assert page.evaluate(FOCUSED) is not None
    page.keyboard.press("Enter")
    # then the game goes on
    page.wait_for_function(PAST, arg=before)


def test_the_guided_game_begins(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Learn with Leopold").click()
    shows(page, "welcome")


def test_tip_book_and_replay_open(page: Page) -> None:
    # given a table, and a step that was made
    hands = sit(page)
    hands.move()
    hands.settle()
    # when something is pointed at
    page.locator('[data-target="room:1.1"]').hover()
    # then it explains itself
    expect(page.get_by_role("tooltip")).to_be_visible()
    # when the book is asked for
    page.keyboard.press("r")
    # then it opens, and closes
    book = page.get_by_role("dialog", name="The book")
    expect(book).to_be_visible()
    page.keyboard.press("Escape")
    expect(book).to_have_count(0)
    # when one looks back
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name="Replay").click()
    # then the game can be walked through
    where = page.locator("output")
    expect(where).to_have_text(re.compile("Step 0 of"))
    page.locator("[data-step=on]").click()
    expect(where).to_have_text(re.compile("Step 1 of"))
