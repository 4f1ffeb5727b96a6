"""The set-up on a phone, by taps only: for three with a module, with something kept and something drawn anew."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.server.browser.phone import amiss, phone
from tests.server.browser.server_process import ServerProcess

ANOTHER = """tiles => [...'ABC'].some((letter, at) =>
    document.querySelector(`[data-thing='tile:${letter}'] .picture`).ariaLabel !== tiles[at])"""
"""Is one of the emperor tiles another one now?"""


def picture(page: Page, thing: str) -> Locator:
    return page.locator(f"[data-thing='{thing}'] .picture")


def name_of(page: Page, thing: str) -> str:
    return picture(page, thing).get_attribute("aria-label") or ""


def wish_for(page: Page, players: int, *modules: str) -> None:
    page.goto("#/companion/setup")
    page.locator("label", has_text=str(players)).first.tap()
    page.locator("details details summary").tap()
    for module in modules:
        page.locator("label.module", has_text=module).tap()
    page.locator("summary").first.tap()


def test_three_with_a_module_from_the_wishes_to_the_last_tick(browser: Browser, server: ServerProcess) -> None:
    with phone(browser, server) as page:
        # given a set-up for three with the ballrooms
        wish_for(page, 3, "Vienna Ballrooms")
        expect(page.locator("[data-thing='ballroom:2']")).to_be_visible()
        expect(page.locator("[data-thing='hotel:2']")).to_be_visible()
        expect(page.locator("[data-step='actions']")).to_contain_text("12 dice")
        assert amiss(page) == []
        # when one objective is kept and another one is drawn anew
        kept, before, hall = (name_of(page, thing) for thing in ("objective:A", "objective:B", "ballroom:0"))
        page.get_by_role("button", name=f"Keep: {kept.removesuffix('. Choose')}").tap()
        page.locator("[data-thing='objective:B'] .wishes button").last.tap()
        expect(picture(page, "objective:B")).not_to_have_attribute("aria-label", before)
        # then nothing else has changed
        assert (name_of(page, "objective:A"), name_of(page, "ballroom:0")) == (kept, hall)
        # when everything is drawn anew, then what is kept stays
        before = name_of(page, "objective:B")
        tiles = [name_of(page, f"tile:{letter}") for letter in "ABC"]
        page.get_by_role("button", name="Draw anew").tap()
        page.wait_for_function(ANOTHER, arg=tiles)
        assert name_of(page, "objective:A") == kept
        # when a ballroom is chosen by hand, then it lies there
        picture(page, "ballroom:1").tap()
        assert amiss(page) == []
        page.locator("dialog [data-option][aria-pressed='false']").first.tap()
        expect(page.locator("[data-thing='ballroom:1'].kept")).to_be_visible()
        # when somebody is to begin
        picture(page, "start").tap()
        page.get_by_role("button", name="Player 3", exact=True).tap()
        expect(page.locator("[data-step='order']")).to_contain_text("Player 3 begins")
        expect(page.locator("[data-step='first-guests']")).to_contain_text("Player 2, Player 1 and Player 3")
        # when all is laid out, it is ticked off, and stays so
        steps = page.locator("[data-step]")
        for step in range(steps.count()):
            steps.nth(step).get_by_role("checkbox").tap()
        expect(page.get_by_text("Everything lies on the table")).to_be_visible()
        assert amiss(page) == []
        page.reload()
        expect(page.get_by_text("Everything lies on the table")).to_be_visible()
        # when it goes on, the sheet knows who plays, and with what
        page.get_by_role("button", name="Score sheet").tap()
        page.get_by_role("button", name="New sheet").tap()
        expect(page.locator("[data-field='balls:2']")).to_be_visible()
        page.locator("[data-field='balls:0']").tap()
        assert page.locator("dialog select").evaluate_all("all => all.every((one) => one.value !== '')")
        assert amiss(page) == []


def test_alone_it_leads_on_to_the_automaton(browser: Browser, server: ServerProcess) -> None:
    with phone(browser, server) as page:
        page.goto("#/companion/setup")
        page.locator("label", has_text="Alone").tap()
        page.locator("details details summary").tap()
        # a module that is not for one alone says why
        refused = page.locator("label.module", has_text="Start Player")
        expect(refused).to_contain_text("solo")
        page.locator("label.module", has_text="Unique Hotels").tap()
        page.locator("summary").first.tap()
        expect(page.locator("[data-step='automaton']")).to_contain_text("20 instruction cards")
        expect(page.locator("[data-thing='house']")).to_be_visible()
        picture(page, "house").tap()
        page.get_by_role("button", name="Sushi Resort", exact=True).tap()
        expect(page.locator("[data-step='house']")).to_contain_text("six rooms")
        assert amiss(page) == []
        page.get_by_role("button", name="The automaton").tap()
        expect(page.locator("[data-companion='automaton']")).to_be_visible()


@pytest.mark.parametrize("size", [(360, 640), (844, 390), (1366, 768)], ids=str)
def test_other_screens_suit_it_too(browser: Browser, server: ServerProcess, size: tuple[int, int]) -> None:
    with phone(browser, server) as page:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        wish_for(page, 4, "Vienna Ballrooms", "Celebrities", "Unique Hotels", "Start Player")
        expect(page.locator("[data-thing='entrance:3']")).to_be_visible()
        assert amiss(page) == []
