"""The reference of the companion, on a phone beside the board: any card, rulings, and "May I?"."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.server.browser.axe import faults as ill_to_hear
from tests.server.browser.conftest import newcomer, watched
from tests.server.browser.phone import PHONE
from tests.server.browser.phone import phone as held
from tests.server.browser.server_process import ServerProcess
from tests.server.browser.test_installed import KEPT

SCREENS = [(360, 640), (390, 844), (844, 390), (1366, 768)]
CARDS = ["/guest-75", "/hotel-day-A", "/ballroom-apollosaal"]
PLACES = ["", "/ask", *CARDS, "/ruling-12", "/rules-dice.2", "/may-two_guests"]

FAULTS = """() => {
    const wrong = [];
    if (document.scrollingElement.scrollWidth > innerWidth) wrong.push("the page is too wide");
    const worked = [...document.querySelectorAll("main button, main a[href], main input")]
        .filter((one) => one.checkVisibility())
        .map((one) => one.closest("label") ?? one);
    for (const one of worked) {
        const { left, right, height } = one.getBoundingClientRect();
        const name = one.textContent || one.ariaLabel;
        if (height < 43.5) wrong.push(`${name} is ${height} px high`);
        if (left < -1 || right > innerWidth + 1) wrong.push(`${name} is cut`);
    }
    const field = document.querySelector("[role=search] input").getBoundingClientRect();
    const there = document.elementFromPoint(field.left + field.width / 2, field.top + field.height / 2);
    if (there?.tagName !== "INPUT") wrong.push("the field is covered");
    return wrong;
}"""
"""What a thumb would complain of."""


@pytest.fixture
def phone(browser: Browser, server: ServerProcess) -> Iterator[Page]:
    with held(browser, server) as page:
        yield page


def opened(page: Page, place: str = "") -> Page:
    page.goto(f"/#/companion/reference{place}")
    page.get_by_role("search").wait_for()
    page.locator("[data-kind], [data-entry], [data-question], main article").first.wait_for()
    return page


def field(page: Page) -> Locator:
    return page.get_by_role("search").get_by_role("searchbox")


def cards(page: Page) -> Locator:
    return page.locator("[data-entry]")


# --- cards


def test_a_card_is_found_by_its_number_with_a_thumb(phone: Page) -> None:
    # given the reference, with its large digits
    opened(phone)
    phone.get_by_role("button", name="Number pad").tap()
    pad = phone.get_by_role("group", name="Number pad")
    # when the number of a card is typed
    pad.get_by_role("button", name="7", exact=True).tap()
    assert cards(phone).count() > 5
    pad.get_by_role("button", name="5", exact=True).tap()
    # then it is there, and a tap opens it
    expect(cards(phone)).to_have_count(1)
    cards(phone).tap()
    card = phone.get_by_role("article")
    expect(card.get_by_role("heading", level=3)).to_contain_text("Baroness")
    expect(card).to_contain_text("Look at the top 3 staff cards of the deck")
    expect(card).to_contain_text("Ruling 9")
    expect(card).to_contain_text("Баронеса")
    expect(phone).to_have_url(re.compile(r"#/companion/reference/guest-75$"))
    # and the way back leads to what was found, from where the next number begins anew
    phone.go_back()
    expect(cards(phone)).to_have_count(1)
    pad.get_by_role("button", name="B", exact=True).tap()
    pad.get_by_role("button", name="2", exact=True).tap()
    expect(cards(phone).first).to_have_attribute("data-entry", "tile-B2")
    # and what was looked at last is remembered
    phone.reload()
    expect(phone.get_by_role("list", name="Looked at last").locator("[data-entry]")).to_have_attribute(
        "data-entry", "guest-75"
    )


@pytest.mark.parametrize(
    ("typed", "place"),
    [
        ("Баронеса", "guest-75"),
        ("баранеса", "guest-75"),
        ("frühstückskellner", "staff-1"),
        ("kichen hand", "staff-17"),
        ("201", "instruction-201"),
        ("apolosaal", "ballroom-apollosaal"),
        ("christie", "celebrity-agatha_christie"),
        ("dove", "entrance-dove"),
        ("b2", "tile-B2"),
        ("night side", "hotel-night"),
        ("113", "objective-113"),
    ],
)
def test_a_card_is_found_by_name_in_any_language(phone: Page, typed: str, place: str) -> None:
    # given a page that speaks English
    opened(phone)
    # when another name of a card is typed, or nearly
    field(phone).fill(typed)
    # then it comes first, and has its page
    expect(cards(phone).first).to_have_attribute("data-entry", place)
    cards(phone).first.tap()
    expect(phone.get_by_role("article")).to_have_attribute("data-card", place)


def test_a_card_is_found_by_what_is_drawn_on_it(phone: Page, server: ServerProcess) -> None:
    # given the signs
    opened(phone)
    phone.get_by_role("button", name="Guests").tap()
    phone.get_by_role("button", name="Signs on the card").tap()
    signs = phone.get_by_role("group", name="Signs on the card")
    # when some are pointed at
    signs.get_by_role("button", name="Wine, a drink").tap()
    signs.get_by_role("button", name="Red: townspeople and their rooms").tap()
    # then all who are left have all of them, and what would leave nobody cannot be pointed at
    every = phone.evaluate("async () => (await fetch('/api/cards?sentences=false')).json()")["guests"]
    brings = [json.dumps(guest["steps"]) for guest in every]
    wanted = {
        guest["number"]
        for guest, gifts in zip(every, brings, strict=True)
        if guest["colour"] == "red" and (guest["order"]["wine"] or '"gain_item", "args": [2' in gifts)
    }
    found = cards(phone).evaluate_all("all => all.map(one => Number(one.dataset.entry.split('-')[1]))")
    assert set(found) == wanted and len(found) == len(wanted) > 3
    expect(signs.get_by_role("button", name="Works once, when hired")).to_be_disabled()
    # and pointing once more lets go of a sign
    signs.get_by_role("button", name="Wine, a drink").tap()
    assert cards(phone).count() > len(wanted)


# --- may I?


def test_a_question_in_ones_own_words_is_answered(phone: Page) -> None:
    # given the reference
    opened(phone)
    phone.get_by_role("search").get_by_role("link", name="May I?").tap()
    # when something is asked
    field(phone).fill("may I place two items of one order on different guests")
    answer = phone.locator("[data-answer]").first
    expect(answer).to_have_attribute("data-answer", "may-different_guests")
    expect(answer).to_contain_text("Yes")
    # then the answer leads to where it is written
    answer.tap()
    article = phone.get_by_role("article")
    expect(article).to_contain_text("free of charge")
    article.get_by_role("link", name="Serving").tap()
    expect(phone.get_by_role("article").get_by_role("heading", level=2)).to_have_text("Serving")
    # and back again, step by step
    phone.go_back()
    expect(phone.get_by_role("article")).to_contain_text("May I put what one die brings on different guests?")
    phone.go_back()
    expect(phone.locator("[data-answer]").first).to_have_attribute("data-answer", "may-different_guests")


def test_a_ruling_is_found_and_shows_the_cards_it_speaks_of(phone: Page) -> None:
    # given a question that only a ruling answers
    opened(phone, "/ask")
    field(phone).fill("does the secretary copy another secretary")
    # when the ruling is opened
    phone.locator("[data-answer^=ruling-]").first.tap()
    # then it is there, with its cards
    article = phone.get_by_role("article")
    expect(article).to_contain_text("Ruling 15")
    expect(article).to_contain_text("Another Secretary is nothing to copy")
    article.locator("[data-entry=staff-29]").tap()
    expect(phone.get_by_role("article")).to_have_attribute("data-card", "staff-29")


def test_common_questions_have_another_answer_in_another_edition(phone: Page) -> None:
    # given the common questions
    opened(phone, "/ask")
    question = phone.locator("[data-question=start_rooms]")
    expect(question).to_contain_text("No")
    # when the box on the table is the first edition
    phone.get_by_role("search").get_by_role("link", name="Cards").tap()
    phone.get_by_text("First edition of 2015").tap()
    # then the answer is that edition's, also at the next visit
    phone.reload()
    phone.get_by_role("search").get_by_role("link", name="May I?").tap()
    expect(question).to_contain_text("Yes")


# --- wherever it is opened


@pytest.mark.parametrize(("width", "height"), SCREENS, ids=lambda size: str(size))
def test_every_page_suits_the_screen(browser: Browser, server: ServerProcess, width: int, height: int) -> None:
    small = width < 1000
    context = newcomer(browser, server, viewport={"width": width, "height": height}, has_touch=small, is_mobile=small)
    with watched(context) as page:
        for place in PLACES:
            opened(page, place)
            assert page.evaluate(FAULTS) == [], place
        opened(page)
        page.get_by_role("button", name="Signs on the card").click()
        page.get_by_role("group", name="Signs on the card").get_by_role("button", name="Cake, a dish").click()
        cards(page).first.wait_for()
        assert page.evaluate(FAULTS) == []
    context.close()


def test_no_serious_fault_is_found_by_those_who_hear_it(browser: Browser, server: ServerProcess) -> None:
    context = newcomer(browser, server, viewport=PHONE, bypass_csp=True, theme="day")
    page = context.new_page()
    for place in PLACES:
        opened(page, place)
        assert ill_to_hear(page) == [], place
    context.close()


def test_it_works_without_the_server_once_it_was_open(browser: Browser, own_house: ServerProcess) -> None:
    # given a phone on which the reference was open once, and a server that is switched off
    context = newcomer(browser, own_house, viewport=PHONE, service_workers="allow")
    page = context.new_page()
    page.goto("/#/companion/reference")
    page.locator("[data-kind]").first.wait_for()
    page.evaluate(KEPT)
    page.goto("/")
    page.get_by_role("button", name="Play now").wait_for()
    own_house.close()
    # when it is opened again
    page.goto("/#/companion/reference/guest-75")
    page.reload()
    # then it has kept all that it needs, and says so
    expect(page.get_by_role("article")).to_contain_text("Look at the top 3 staff cards of the deck")
    expect(page.get_by_text("This is what was kept from your last visit")).to_be_visible()
    page.get_by_role("search").get_by_role("link", name="May I?").click()
    field(page).fill("boost a six")
    expect(page.locator("[data-answer=may-boost_six]")).to_be_visible()
    context.close()
