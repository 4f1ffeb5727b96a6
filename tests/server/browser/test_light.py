"""Day and night: as the hotel, as the system, or as somebody likes it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.browser.conftest import newcomer
from tests.server.browser.hands import Hands
from tests.server.browser.server_process import ServerProcess

SCHEME = """() => {
    const probe = document.createElement("i");
    probe.style.color = "light-dark(#ffffff, #000000)";
    (document.querySelector(".house .hotel svg") ?? document.body).parentElement.append(probe);
    const found = getComputedStyle(probe).color === "rgb(255, 255, 255)" ? "day" : "night";
    probe.remove();
    return found;
}"""
"""In which light the nearest hotel stands, or else the page."""
FRAME = """() => document.querySelector("meta[name=theme-color]").content
    === getComputedStyle(document.documentElement).backgroundColor"""


def stands_in(page: Page, light: str) -> None:
    """The light changes a moment after what it follows."""
    page.wait_for_function(f"light => ({SCHEME})() === light", arg=light)


def lay(page: Page, side: str) -> None:
    page.goto("/#/new")
    page.get_by_text(side.capitalize(), exact=True).first.click()
    page.get_by_role("button", name="Lay the table").click()
    Hands(page).settle()


@pytest.mark.parametrize(("system", "side"), [("dark", "day"), ("light", "night")])
def test_a_table_is_as_light_as_the_nearest_hotel(
    browser: Browser, server: ServerProcess, system: str, side: str
) -> None:
    # given a system that likes it the other way
    visitor = newcomer(browser, server, color_scheme=system)
    page = visitor.new_page()
    page.goto("/")
    page.get_by_role("button", name="Play now").wait_for()
    stands_in(page, {"dark": "night", "light": "day"}[system])
    # when a table is laid with this side of the hotels
    lay(page, side)
    # then the page and the browser's frame follow it, and so does looking back
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", side)
    stands_in(page, side)
    page.wait_for_function(FRAME)
    page.goto(page.url.replace("#/table/", "#/replay/"))
    page.locator("output").wait_for()
    expect(root).to_have_attribute("data-theme", side)
    # and the lobby follows the system again
    page.goto("/#/")
    page.get_by_role("button", name="Play now").wait_for()
    stands_in(page, {"dark": "night", "light": "day"}[system])
    visitor.close()


def test_who_chooses_gets_it_everywhere(browser: Browser, server: ServerProcess) -> None:
    # given a table with houses at night
    visitor = newcomer(browser, server, color_scheme="dark")
    page = visitor.new_page()
    lay(page, "night")
    # when somebody likes it by day
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("group", name="Day or night").get_by_text("Day", exact=True).click()
    page.keyboard.press("Escape")
    # then the page is light, and so is the house on it
    expect(page.locator("html")).to_have_attribute("data-theme", "day")
    stands_in(page, "day")
    page.wait_for_function(FRAME)
    visitor.close()
