"""The page after the server went away and came back."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.server.browser.conftest import newcomer
from tests.server.browser.hands import Hands
from tests.server.browser.server_process import ServerProcess


def test_the_table_is_there_again(browser: Browser, own_house: ServerProcess) -> None:
    # given a game in the middle
    visitor = newcomer(browser, own_house)
    page = visitor.new_page()
    page.goto("/")
    page.get_by_role("button", name="Alone against Leopold").click()
    hands = Hands(page, seed=8)
    hands.play_to(15)
    before = hands.revision
    # when the server is switched off, the page says so; and when it is back, the page finds it by itself
    own_house.close()
    expect(page.get_by_text("The connection to the table is lost").first).to_be_visible()
    own_house.open()
    expect(page.get_by_text("The connection to the table is lost").first).to_have_count(0)
    # then the game stands where it stood and goes on
    assert hands.revision == before
    while hands.revision == before:
        hands.move()
        hands.settle()
    # and whoever opens the address anew sees the same
    page.reload()
    hands.settle()
    assert hands.revision > before
    visitor.close()
