"""The form of a new game: modules as pictures, what goes with what, a surprise, and packs of one's own."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from leopold.packs.blank import blank
from leopold.packs.modules import CHOOSABLE
from tests.server.browser.axe import faults

RULES: dict[str, dict[str, Any]] = {"promo": {"needs": ["more"]}, "more": {"alone": False}}
"""Of modules that go with others only; those there are need not have such."""


def choosy(route: Route) -> None:
    """The server's own modules, with rules of their own."""
    found = route.fetch()
    about = found.json()
    for module in about["modules"]:
        module.update(RULES.get(module["id"], {}))
    route.fulfill(response=found, json=about)


def open_form(page: Page) -> Locator:
    page.goto("/#/new")
    modules = page.get_by_role("group", name="Modules")
    # Openly there, in a line; and with what each of them brings, once it is looked at.
    modules.locator("summary", has_text="The base game alone").click()
    page.locator("summary", has_text=re.compile("^More$")).click()
    expect(modules.get_by_role("checkbox")).to_have_count(len(CHOOSABLE))
    return modules


def chosen(modules: Locator) -> list[str]:
    boxes = modules.get_by_role("checkbox")
    return [module for at, module in enumerate(CHOOSABLE) if boxes.nth(at).is_checked()]


def test_modules_are_chosen_a_pack_is_laid_over_them_and_the_game_begins(page: Page, tmp_path: Path) -> None:
    # given the form, in which chance has chosen something that can be played
    modules = open_form(page)
    page.get_by_role("button", name="Surprise me").click()
    expect(page.get_by_role("status").first).to_contain_text("Tonight with")
    surprised = chosen(modules)
    assert surprised
    page.get_by_role("button", name="Surprise me").click()
    assert chosen(modules) and chosen(modules) != surprised
    # and I then choose one myself
    for box in modules.get_by_role("checkbox").all():
        box.uncheck()
    modules.get_by_role("checkbox", name="Would you like some more?").check()
    # when I choose a pack that is wrong
    mine = tmp_path / "mine.toml"
    mine.write_text(blank("more").replace("# cost = 4", "cost = 45", 1))
    files = page.get_by_label("Choose a pack").and_(page.locator("input"))
    files.set_input_files(mine)
    # then I am told what and where, and nothing is laid over anything
    told = page.get_by_role("alert")
    expect(told).to_contain_text("mine.toml, staff 166, cost: 45 is out of range")
    expect(page.get_by_role("button", name="Remove mine.toml")).to_have_count(0)
    # when I choose it again as it should be, and another one that I take out again
    mine.write_text(blank("more").replace("# cost = 4", "cost = 6", 1))
    files.set_input_files(mine)
    expect(page.get_by_text("Staff 166, Handmaid: cost 4 krones becomes 6 krones")).to_be_visible()
    rich = tmp_path / "rich.toml"
    rich.write_text("[board.setup]\nkrones = 15\n")
    files.set_input_files(rich)
    expect(page.get_by_text("setup.krones 10 krones becomes 15 krones")).to_be_visible()
    page.get_by_role("button", name="Remove rich.toml").click()
    expect(page.get_by_role("button", name="Remove rich.toml")).to_have_count(0)
    expect(page.get_by_text("setup.krones 10 krones becomes 15 krones")).to_have_count(0)
    # and begin
    page.get_by_role("button", name="Lay the table").click()
    page.wait_for_url("**/#/table/**")
    # then the table says what it is played with, and its cards are those of the pack
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog")).to_contain_text("Played with a pack of somebody's own: mine.toml.")
    laid = page.evaluate("async () => (await (await fetch('/api/tables')).json()).tables[0]")
    assert laid["modules"] == ["more"]
    cards = page.evaluate(f"async () => (await fetch('/api/tables/{laid['table']}/cards')).json()")
    assert next(card["cost"] for card in cards["staff"] if card["number"] == 166) == 6


def test_a_module_that_does_not_go_with_the_others_says_why(page: Page) -> None:
    # given modules of which one needs another, and that one several players
    page.route("**/api/meta", choosy)
    modules = open_form(page)
    promo = modules.get_by_role("checkbox", name="Promo guests")
    more = modules.get_by_role("checkbox", name="Would you like some more?")
    needs = '"Promo guests" is played together with "Would you like some more?" only.'
    # then what cannot be had says why, to eyes and ears, and is not taken by a click or a key
    expect(promo).to_have_attribute("aria-disabled", "true")
    expect(promo).to_have_accessible_description(re.compile(re.escape(needs)))
    expect(modules.get_by_text(needs)).to_be_visible()
    promo.focus()
    expect(promo).to_be_focused()
    page.keyboard.press("Space")
    expect(promo).not_to_be_checked()
    # when what it needs is there
    more.focus()
    page.keyboard.press("Space")
    # then it can be had
    expect(more).to_be_checked()
    expect(promo).not_to_have_attribute("aria-disabled", "true")
    promo.check()
    # when I am alone, both go, and come again with somebody else
    page.get_by_label("Who sits here").nth(1).select_option("none")
    expect(more).not_to_be_checked()
    expect(promo).not_to_be_checked()
    expect(
        modules.get_by_text('"Would you like some more?" is for several players, not for the solo game.')
    ).to_be_visible()
    page.get_by_label("Who sits here").nth(1).select_option("A bot")
    expect(more).to_be_checked()
    expect(promo).to_be_checked()
    # when what it needs goes, it goes too
    more.uncheck()
    expect(promo).not_to_be_checked()


@pytest.mark.parametrize(("width", "height"), [(375, 740), (1440, 900)])
def test_the_pictures_fit_every_screen(page: Page, width: int, height: int) -> None:
    page.route("**/api/meta", choosy)
    page.set_viewport_size({"width": width, "height": height})
    modules = open_form(page)

    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for label in modules.locator("label").all():
        box = label.bounding_box()
        assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= width and box["height"] >= 44
    assert faults(page) == []
