"""Every screen there is: names, landmarks, contrast by day and by night, an order for the keyboard and a way out."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.browser.axe import faults
from tests.server.browser.conftest import newcomer
from tests.server.browser.games import POST, lay, play_some
from tests.server.browser.hands import Hands
from tests.server.browser.server_process import ServerProcess

STRUCTURE = """() => {
    const wrong = [];
    const shown = (kind) => [...document.querySelectorAll(kind)].filter((one) => one.checkVisibility());
    if (shown("h1").length !== 1) wrong.push(`${shown("h1").length} headings of the first level`);
    if (shown("main").length !== 1) wrong.push(`${shown("main").length} main parts`);
    for (const one of document.querySelectorAll("[tabindex]")) {
        if (one.tabIndex > 0) wrong.push(`${one.outerHTML.slice(0, 80)} pushes in`);
    }
    if (!document.title) wrong.push("no title");
    return wrong;
}"""

HERE = """() => {
    const here = document.activeElement;
    if (here === document.body || here === null) return null;
    window.stops ??= new Map();
    if (!window.stops.has(here)) window.stops.set(here, window.stops.size);
    const { width, height } = here.getBoundingClientRect();
    return { stop: window.stops.get(here), seen: width > 0 && height > 0, what: here.outerHTML.slice(0, 80) };
}"""
MOST_STOPS = 160

COVERED_DICE = """() => [...document.querySelectorAll("[data-target^='die:']")].filter((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const asked = document.querySelector(".choices").getBoundingClientRect();
    return left < asked.right && asked.left < right && top < asked.bottom && asked.top < bottom;
}).map((one) => one.dataset.target)"""
EXPLAINED = {
    ".strip [data-through]": "A bot, Apprentice.",
    ".emperor .when": "The emperor track",
    ".bar .who": "That is you.",
    "[data-undo]": "Take back a step",
    "button:has-text('End turn')": "End the turn",
    ".slots span:nth-child(9)": "You hold",
    ".log summary": "A click opens it",
}

WORKING = {"state": "working", "done": 3, "of": 12, "review": None}

ME = {"kind": "me", "name": "Ann"}
BOT = {"kind": "bot", "level": "apprentice"}


@pytest.fixture
def inspected(browser: Browser, server: ServerProcess) -> Iterator[Page]:
    context = newcomer(browser, server, bypass_csp=True, theme="day")
    page = context.new_page()
    page.goto("/")
    page.get_by_role("button", name="Play now").wait_for()
    yield page
    context.close()


def walk(page: Page) -> list[str]:
    """With Tab through everything: whatever gets the focus is there, and one comes round or out again."""
    wrong: list[str] = []
    page.evaluate("() => { window.stops = undefined; }")
    last = None
    for step in range(MOST_STOPS):
        page.keyboard.press("Tab")
        here: dict[str, Any] | None = page.evaluate(HERE)
        if here is None or (step > 0 and here["stop"] == 0 and last != 0):
            return wrong
        if here["stop"] == last:
            return [*wrong, f"the keyboard is caught at {here['what']}"]
        if not here["seen"]:
            wrong.append(f"the focus is not to be seen at {here['what']}")
        last = here["stop"]
    return [*wrong, "there is no end to it"]


def inspect(page: Page, name: str) -> list[str]:
    wrong = [*faults(page), *page.evaluate(STRUCTURE), *walk(page)]
    return [f"{name}: {fault}" for fault in wrong]


# --- pages


def pages(page: Page) -> Iterator[str]:
    """Each of them opened in turn."""
    for name, address, awaited in (
        ("the lobby", "/", "button:has-text('Play now')"),
        ("a new game", "/#/new", "button:has-text('Lay the table')"),
        ("evenings", "/#/evenings", "button:has-text('Play today')"),
        ("the trainer", "/#/trainer", "[data-today]"),
        ("the rules", "/#/book/revised/rules-emperor", "section.here"),
        ("the legend", "/#/book/revised/legend", "#legend-krone, [id^=legend-]"),
        ("the almanac", "/#/book/revised/almanac", "main a"),
        ("a card of the book", "/#/book/revised/guest-75", "main h2, main h3"),
        ("no such table", "/#/table/nowhere00000", "[role=alert]"),
        ("no such address", "/t/wrongone", "[role=alert]:has-text('leads nowhere')"),
        ("no such code", "/#/join/AAAAAA", "[role=alert]"),
    ):
        page.goto(address)
        page.locator(awaited).first.wait_for()
        yield name


def test_pages(inspected: Page) -> None:
    wrong = [fault for name in pages(inspected) for fault in inspect(inspected, name)]
    assert "\n".join(wrong) == ""


def test_where_friends_sit_down(inspected: Page, browser: Browser, server: ServerProcess) -> None:
    # given a table with a seat for a friend
    seats = [ME, {"kind": "friend", "name": "Ben"}]
    table = inspected.evaluate(POST, ["/api/tables", {"seats": seats, "key": secrets.token_urlsafe(12)}])
    inspected.goto(f"/#/table/{table['table']}")
    # then the links for friends are in order
    inspected.get_by_role("dialog").wait_for()
    wrong = inspect(inspected, "invitations")
    # when the friend comes by link
    context = newcomer(browser, server, bypass_csp=True)
    friend = context.new_page()
    (mine,) = table["seat_tokens"]
    friend.goto(f"/#/sit/{table['table']}/{mine['token']}")
    friend.locator("main button").first.wait_for()
    # then what they see first is in order too
    wrong += inspect(friend, "sitting down")
    context.close()
    assert "\n".join(wrong) == ""


# --- the table and what opens over it


def test_the_table_and_what_opens_over_it(inspected: Page) -> None:
    # given a turn on a laptop, where some parts of the table are closed
    inspected.set_viewport_size({"width": 1366, "height": 625})
    table = lay(inspected, ME, BOT, seed="every screen")
    inspected.goto(f"/#/table/{table}")
    hands = Hands(inspected, seed=6)
    hands.play_to(25)
    hands.play_until("action pass")
    wrong = inspect(inspected, "the table")

    def over(name: str, opens: Callable[[], None]) -> None:
        opens()
        dialog = inspected.get_by_role("dialog")
        expect(dialog).to_be_visible()
        wrong.extend(inspect(inspected, name))
        # then Esc leads out of it, and it is gone from the page before anything else is opened
        inspected.keyboard.press("Escape")
        expect(inspected.locator("dialog")).to_have_count(0)

    keyboard = inspected.keyboard
    over("the log", lambda: keyboard.press("l"))
    over("the menu with its settings", lambda: keyboard.press("m"))
    over("the book", lambda: keyboard.press("r"))
    over("the emperor", lambda: inspected.get_by_role("button", name="Look closer at the emperor track").click())
    over("another hotel", lambda: inspected.get_by_role("button", name="Look closer at the hotel").first.click())
    # and so it is with a hint
    inspected.locator("[data-hint]").click()
    inspected.locator(".hint footer").wait_for()
    wrong.extend(inspect(inspected, "a hint"))
    keyboard.press("Escape")
    expect(inspected.locator(".hint")).to_have_count(0)
    # and with the question how strong an action is to be, which covers no other action
    hands.find(next(choice for choice in hands.choices() if choice.startswith("target die"))).click()
    inspected.locator(".choices").wait_for()
    assert inspected.evaluate(COVERED_DICE) == []
    wrong.extend(inspect(inspected, "the question how"))
    keyboard.press("Escape")
    expect(inspected.locator(".choices")).to_have_count(0)
    # and what is no card explains itself as well
    for thing, told in EXPLAINED.items():
        inspected.mouse.move(0, 0)
        inspected.locator(thing).first.hover()
        expect(inspected.get_by_role("tooltip"), thing).to_contain_text(told)
    # and looking back
    inspected.goto(f"/#/replay/{table}")
    inspected.get_by_label("Moment of the game").wait_for()
    wrong.extend(inspect(inspected, "the replay"))
    assert "\n".join(wrong) == ""


def test_the_guided_game_and_the_score_sheet(inspected: Page) -> None:
    # given the first scene of the guided game
    inspected.get_by_role("button", name="Learn with Leopold").click()
    inspected.locator("[data-scene-id=welcome]").wait_for()
    wrong = inspect(inspected, "the guided game")
    # and a game that is over
    inspected.goto("/")
    inspected.get_by_role("button", name="Play now").wait_for()
    alone: dict[str, Any] = {"solo": "leopold", "level": "easy", "seed": "every screen"}
    table = lay(inspected, ME, **alone)
    actions = play_some(inspected, table)
    inspected.goto(f"/#/table/{table}")
    inspected.get_by_role("dialog").wait_for()
    wrong += inspect(inspected, "the score sheet")
    # and its review, while it is being made and when it is there, with a turn open
    inspected.route("**/review", lambda route: route.fulfill(json=WORKING))
    inspected.get_by_role("button", name="Review").click()
    inspected.locator("[role=progressbar][aria-valuenow='3']").wait_for()
    wrong += inspect(inspected, "the review in the making")
    inspected.unroute("**/review")
    inspected.locator("[data-moment]").first.click()
    expect(inspected.locator("[data-line] .house")).to_have_count(2)
    wrong += inspect(inspected, "the review")
    # and the scenes at the end of such a game, for somebody who looks at them
    table = lay(inspected, ME, **alone)
    play_some(inspected, table, most=actions - 1)
    inspected.evaluate("localStorage['leopold.settings'] = JSON.stringify({ speed: 'quick', theme: 'day' })")
    inspected.goto(f"/#/table/{table}")
    inspected.reload()
    Hands(inspected).settle()
    play_some(inspected, table, since=actions - 1)
    stage = inspected.locator("dialog:has([data-scene])")
    awaited = ["The emperor's visit", "The last reckoning"]
    while awaited:
        stage.wait_for()
        name = stage.get_attribute("aria-label") or ""
        if name == awaited[0]:
            wrong += inspect(inspected, awaited.pop(0))
        inspected.keyboard.press("Escape")
        expect(inspected.locator(f'dialog[aria-label="{name}"]')).to_have_count(0)
    assert "\n".join(wrong) == ""


def test_one_screen_for_two(inspected: Page) -> None:
    # given a table of two at one screen, where one hands over to the other
    table = lay(inspected, ME, {"kind": "me", "name": "Ben"}, seed="every screen")
    inspected.goto(f"/#/table/{table}")
    inspected.locator("[data-take]").wait_for()
    assert "\n".join(inspect(inspected, "the curtain")) == ""


def test_without_the_server(browser: Browser, own_house: ServerProcess) -> None:
    # given a page whose server is gone
    context = newcomer(browser, own_house, bypass_csp=True)
    page = context.new_page()
    page.goto("/")
    page.get_by_role("button", name="Play now").wait_for()
    own_house.close()
    # when a part of it is asked for that has not been fetched
    page.evaluate("location.hash = '#/evenings'")
    page.locator("[role=alert]").wait_for()
    # then what is said instead is in order
    assert "\n".join(inspect(page, "no server")) == ""
    context.close()
