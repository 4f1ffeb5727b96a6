"""The book: rules, symbols and cards, beside a table and as a page of its own."""

from __future__ import annotations

import json
import re
import urllib.request
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.server.browser.axe import faults
from tests.server.browser.conftest import newcomer
from tests.server.browser.hands import PAST, Hands
from tests.server.browser.server_process import ServerProcess

PLACE = re.compile(r"/book/([\w.-]+)$")
OUT_OF_REACH = """() => [...document.querySelectorAll('[data-target], [data-standing] button')]
    .filter((thing) => thing.getAttribute("aria-disabled") !== "true" && thing.checkVisibility())
    .filter((thing) => {
        const { left, top, width, height } = thing.getBoundingClientRect();
        const there = document.elementFromPoint(left + width / 2, top + height / 2);
        return !there || !thing.contains(there);
    })
    .map((thing) => thing.dataset.target ?? thing.textContent)"""
"""What could be done, if it were not covered or off the screen."""


def at_table(page: Page, button: str = "Play now") -> Hands:
    page.goto("/")
    page.get_by_role("button", name=button).click()
    hands = Hands(page)
    hands.settle()
    return hands


def book(page: Page) -> Locator:
    return page.get_by_role("dialog", name="The book")


def part(page: Page, name: str) -> None:
    page.get_by_role("navigation", name="Parts of the book").get_by_role("link", name=name, exact=True).click()


def cards_of(server: ServerProcess, edition: str) -> dict[str, Any]:
    with urllib.request.urlopen(f"{server.address}api/cards?edition={edition}") as answer:
        found: dict[str, Any] = json.load(answer)
    return found


# --- beside a table


def test_the_book_comes_when_it_is_opened_and_the_table_stays_in_use(page: Page) -> None:
    # given a table, for which nothing of the book has been fetched
    came: list[str] = []
    page.on("request", lambda request: came.append(request.url))
    hands = at_table(page)
    assert not any("Book" in url for url in came)
    # when the book is opened, and the game goes on beside it
    page.get_by_role("button", name="The book").click()
    expect(book(page)).to_be_visible()
    before = hands.revision
    hands.click(next(choice for choice in hands.choices() if choice.startswith("target queue")))
    page.wait_for_function(PAST, arg=before)
    # then it is still open, and the browser's way back closes it without leaving the table
    expect(book(page)).to_be_visible()
    page.go_back()
    expect(book(page)).to_have_count(0)
    hands.settle()


def test_every_answer_stays_in_sight_beside_the_book(page: Page) -> None:
    # given a turn
    hands = at_table(page)
    hands.play_until("action pass")
    # when the book lies open
    page.keyboard.press("r")
    expect(book(page)).to_be_visible()
    # then it covers no button of the prompt
    lies = book(page).bounding_box()
    assert lies
    for button in page.locator("[data-standing] button").all():
        box = button.bounding_box()
        assert box and (box["y"] >= lies["y"] + lies["height"] - 1 or box["x"] + box["width"] <= lies["x"] + 1)


@pytest.mark.parametrize(
    ("width", "height", "pages"),
    [(1024, 768, 1), (1280, 585, 0), (1366, 625, 0), (1440, 780, 0), (2560, 1300, 0)],
)
def test_a_turn_is_played_beside_the_book(page: Page, width: int, height: int, pages: int) -> None:
    # given a turn on a screen with room for both, be it in pages
    page.set_viewport_size({"width": width, "height": height})
    hands = at_table(page)
    hands.play_until("action pass")
    # when the book lies open
    page.keyboard.press("r")
    expect(book(page)).to_be_visible()
    # then the table has made room: nothing that can be done lies beneath it
    page.wait_for_function("() => document.querySelector('main').getBoundingClientRect().right < innerWidth - 300")
    expect(page.locator("nav.tabs")).to_have_count(pages)
    assert page.evaluate(OUT_OF_REACH) == []
    # and has it back when the book is shut
    page.keyboard.press("Escape")
    page.wait_for_function("() => document.querySelector('main').getBoundingClientRect().right > innerWidth - 2")


def test_a_tip_leads_to_its_card_and_esc_leads_back(page: Page) -> None:
    # given a card in the hand that has the focus, and its tip
    at_table(page)
    page.keyboard.press("Tab")
    card = page.locator('[data-target^="hand:"]').first
    number = (card.get_attribute("data-target") or "").split(":")[1]
    card.focus()
    tip = page.get_by_role("tooltip")
    expect(tip).to_contain_text(f"No. {number}")
    title = tip.locator("strong").inner_text()
    # when its entry is looked up by keyboard
    page.keyboard.press("r")
    # then the book is open there, and says that the card is in the hand
    entry = book(page).get_by_role("article")
    expect(entry.get_by_role("heading", level=3)).to_contain_text(title)
    expect(entry).to_contain_text("In your hand")
    assert PLACE.search(page.url)
    # and Esc leads back to the card
    page.keyboard.press("Escape")
    expect(book(page)).to_have_count(0)
    expect(card).to_be_focused()


def test_a_tip_is_followed_by_mouse(page: Page) -> None:
    # given a guest in the queue that is pointed at
    at_table(page)
    page.locator('[data-target="queue:1"]').hover()
    tip = page.get_by_role("tooltip")
    expect(tip).to_be_visible()
    title = tip.locator("strong").inner_text()
    # when the hand goes over to the tip and follows its link
    page.get_by_role("link", name=f"{title}: look it up in the book").click()
    # then the guest's page is open, and what is in this address can be kept
    expect(book(page).get_by_role("heading", level=3)).to_contain_text(title)
    expect(book(page).get_by_role("article")).to_contain_text("Waits in the queue, place 1")
    page.reload()
    expect(book(page).get_by_role("heading", level=3)).to_contain_text(title)


def test_the_almanac_knows_where_cards_are_and_nothing_that_is_hidden(page: Page, server: ServerProcess) -> None:
    # given a game some turns old, as the server tells it to this seat
    hands = at_table(page)
    hands.play_to(40)
    with page.expect_response(re.compile(r"/api/tables/[^/]+\?seat=")) as told:
        page.reload()
    view = told.value.json()["view"]
    hands.settle()
    own = next(seat for seat in view["seats"] if seat["hand"] is not None)
    assert [seat["hand"] for seat in view["seats"] if seat is not own] == [None, None]
    # when the almanac is sifted by where cards are
    page.keyboard.press("r")
    part(page, "Cards")
    entries = book(page).locator("[data-entry]")

    def listed(kind: str, where: str) -> set[int]:
        book(page).get_by_label("Kind").select_option(kind)
        book(page).get_by_label("Where it is now").select_option(where)
        found: list[str] = entries.evaluate_all("all => all.map(one => one.dataset.entry)")
        return {int(place.split("-")[1]) for place in found}

    # then every card is where it lies
    assert listed("Staff", "In my hand") == set(own["hand"])
    hired = {card["number"] for seat in view["seats"] for card in seat["staff"]}
    if hired:
        assert listed("Staff", "In play") == hired
    assert listed("Guests", "In the queue") == {space["guest"] for space in view["queue"] if space}
    if view["discarded"]:
        assert listed("Guests", "Gone") == set(view["discarded"])
    # and what is in others' hands cannot be told from the deck
    every = {card["number"] for card in cards_of(server, "revised")["staff"]}
    assert listed("Staff", "In the deck or unseen") == every - set(own["hand"]) - hired


def test_cards_are_found_by_name_text_colour_and_cost(page: Page, server: ServerProcess) -> None:
    # given the almanac
    cards = cards_of(server, "revised")
    page.goto("/#/book/revised/cards")
    count = page.locator(".count")
    entries = page.locator("[data-entry]")
    expect(entries.first).to_be_visible()
    # when a name is looked for, also one of another language
    page.get_by_label("Find a card by name or text").fill("baroness")
    expect(entries).to_have_count(1)
    expect(entries).to_have_attribute("data-entry", "guest-75")
    page.get_by_label("Find a card by name or text").fill("frühstückskellner")
    expect(entries).to_have_attribute("data-entry", "staff-1")
    # or a text
    page.get_by_label("Find a card by name or text").fill("penalty ignore")
    expect(entries.first).to_be_visible()
    page.get_by_role("button", name="Show all").click()
    # or a kind with its colour or cost: then there are as many as the edition has
    page.get_by_label("Kind").select_option("Guests")
    page.get_by_label("Colour").select_option("Green")
    expect(count).to_contain_text(f"{sum(guest['colour'] == 'green' for guest in cards['guests'])} cards")
    page.get_by_label("Kind").select_option("Staff")
    page.get_by_label("Cost").select_option("3 krones")
    expect(count).to_contain_text(f"{sum(member['cost'] == 3 for member in cards['staff'])} cards")


# --- a page of its own


def test_the_lobby_leads_to_the_book_and_an_edition_is_chosen(page: Page) -> None:
    # given the lobby
    page.goto("/")
    page.get_by_role("link", name="The book").click()
    # when a chapter is read
    page.get_by_role("link", name="The emperor", exact=True).click()
    chapter = page.locator("#rules-emperor")
    expect(chapter).to_be_in_viewport()
    expect(chapter).to_contain_text("the first one strikes if you can pay it in full")
    # and the first edition is chosen
    page.get_by_text("First edition of 2015").click()
    # then the same chapter says how it was then
    expect(chapter).to_contain_text("you choose which of them you suffer")
    expect(page).to_have_url(re.compile("#/book/2015/rules-emperor$"))
    # and its cards are that edition's
    page.goto("/#/book/2015/guest-97")
    expect(page.get_by_role("article")).to_contain_text("turn")


def test_every_part_is_whole_in_both_editions(page: Page, server: ServerProcess) -> None:
    for edition in ("revised", "2015"):
        cards = cards_of(server, edition)
        # given the rules of an edition: every chapter has words, and its pictures are drawn
        page.goto(f"/#/book/{edition}/rules")
        expect(page.locator("section[id^=rules-]")).to_have_count(20)
        assert page.locator("section[id^=rules-] figure").count() >= 14
        assert all(text.strip() for text in page.locator("section[id^=rules-] p").all_inner_texts())
        # and the symbols: every one has a meaning
        part(page, "Symbols")
        expect(page.locator("[id^=legend-]").first).to_be_visible()
        assert all(text.strip() for text in page.locator(".legend li").all_inner_texts())
        # and every card has an entry
        part(page, "Cards")
        kinds = {"Guests": "guests", "Staff": "staff", "Objectives": "objectives", "Emperor tiles": "tiles"}
        for kind, name in {**kinds, "Hotels": "hotels"}.items():
            page.get_by_label("Kind").select_option(kind)
            expect(page.locator("[data-entry]")).to_have_count(len(cards[name]))
        page.get_by_label("Kind").select_option("All kinds")


# --- on a phone, and for everybody


@pytest.fixture
def phone(browser: Browser, server: ServerProcess) -> Iterator[Page]:
    context = newcomer(browser, server, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    yield context.new_page()
    context.close()


def test_on_a_phone_it_is_the_whole_page(phone: Page) -> None:
    # given a table on a phone
    hands = at_table(phone)
    # when the book is opened
    phone.get_by_role("button", name="The book").tap()
    expect(book(phone)).to_be_visible()
    # then it fills the screen, in no part wider than it
    box = book(phone).bounding_box()
    assert box and box["x"] == 0 and box["width"] == 390 and box["height"] >= 843
    for name in ("Rules", "Symbols", "Cards"):
        part(phone, name)
        assert phone.evaluate("document.querySelector('[data-book]').scrollWidth <= innerWidth")
    # and the way back leads to the table
    phone.go_back()
    expect(book(phone)).to_have_count(0)
    hands.settle()


def test_the_next_at_this_screen_does_not_see_what_one_has_open(page: Page) -> None:
    # given two people at one screen, the first of whom has the book open
    page.goto("/#/new")
    page.get_by_role("group", name="Seat 2").get_by_label("Who sits here").select_option("Somebody at this screen")
    page.get_by_role("button", name="Lay the table").click()
    hands = Hands(page)
    hands.settle()
    page.locator("[data-take]").click()
    expect(page.locator("[data-take]")).to_have_count(0)
    hands.settle()
    page.keyboard.press("r")
    part(page, "Cards")
    # when the screen goes on to the other
    while not page.locator("[data-take]").count():
        hands.click(hands.choose(hands.choices()))
        hands.settle()
    # then the book is shut, also when they have taken it
    expect(book(page)).to_have_count(0)
    page.locator("[data-take]").click()
    hands.settle()
    expect(book(page)).to_have_count(0)


def test_no_serious_fault_is_found_in_the_book(browser: Browser, server: ServerProcess) -> None:
    context = newcomer(browser, server, bypass_csp=True, theme="day")
    page = context.new_page()
    at_table(page)
    page.keyboard.press("r")
    for name in ("Rules", "Symbols", "Cards"):
        part(page, name)
        expect(book(page).get_by_role("listitem").first).to_be_visible()
        assert faults(page) == [], name
    book(page).locator("[data-entry]").nth(3).click()
    expect(book(page).get_by_role("article")).to_be_visible()
    assert faults(page) == []
    context.close()
