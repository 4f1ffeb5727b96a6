"""Every language, on a phone and on a laptop: the browser's own is spoken, a turn is played in it, nothing is cut off,
and the page's typefaces have every letter."""

from __future__ import annotations

import secrets
import subprocess
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from leopold.words import SOURCE_LANGUAGE, catalogue, language_name, languages
from tests.server.browser.conftest import newcomer
from tests.server.browser.hands import Hands
from tests.server.browser.server_process import ServerProcess
from tests.server.browser.test_language import CUT, SCREENS, TEXTS
from tests.server.browser.test_sizes import faults

COUNTRY = {"de": "de-AT", "it": "it-CH", "ru": "ru-RU", "uk": "uk-UA", "zh": "zh-CN"}
OTHERS = [language for language in languages() if language != SOURCE_LANGUAGE]

PAGES = ("new", "book", "evenings", "trainer", "companion")

UNCOVERED = """texts => {
    const ends = (range) => range.trim().slice(2).split("-").map((end) => parseInt(end, 16));
    const loaded = [...document.fonts].filter((face) => face.status === "loaded");
    const ranges = loaded.flatMap((face) => face.unicodeRange.split(",").map(ends));
    const covered = (code) => ranges.some(([first, last = first]) => first <= code && code <= last);
    const systems = new Set();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const family = getComputedStyle(walker.currentNode.parentElement).fontFamily;
        if (family.startsWith("system-ui")) systems.add(walker.currentNode.textContent);
    }
    const ours = texts.filter((text) => !systems.has(text));
    const letters = new Set(ours.join("").match(/[\\p{Script=Latin}\\p{Script=Cyrillic}]/gu));
    return [...letters].filter((letter) => !covered(letter.codePointAt(0)));
}"""
"""Letters that no typeface of ours has. Nothing is asked of what comes from the reader's own system: Chinese, and the
names of languages that are to be chosen."""


def chinese_can_be_seen() -> bool:
    try:
        found = subprocess.run(["fc-list", ":lang=zh"], capture_output=True, text=True, check=False).stdout
    except OSError:
        return False
    return bool(found.strip())


@pytest.fixture(params=SCREENS)
def screen(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=OTHERS)
def language(request: pytest.FixtureRequest) -> str:
    if request.param == "zh" and not chinese_can_be_seen():
        pytest.skip("CHINESE IS NOT TESTED: this machine has no typeface for it.")
    return str(request.param)


@pytest.fixture
def foreigner(browser: Browser, server: ServerProcess, language: str, screen: str) -> Iterator[Page]:
    """Somebody whose browser speaks a language, and who has chosen none."""
    wishes: dict[str, Any] = {**SCREENS[screen], "locale": COUNTRY[language]}
    context = newcomer(browser, server, **wishes)
    yield context.new_page()
    context.close()


def look(page: Page, where: str) -> list[str]:
    page.evaluate("() => document.fonts.ready")
    wrong = [f"{where}: cut: {text}" for text in page.evaluate(CUT)]
    return wrong + [f"{where}: no letter {letter}" for letter in page.evaluate(UNCOVERED, page.evaluate(TEXTS))]


def test_a_turn_is_played_in_every_language(foreigner: Page, language: str, screen: str) -> None:
    words = catalogue(language)
    # given a browser that wishes for a language
    foreigner.goto("/")
    # then the page speaks it
    expect(foreigner.get_by_role("heading", name=words.text("lobby-title"))).to_be_visible()
    assert foreigner.locator("html").get_attribute("lang") == language
    wrong = look(foreigner, "lobby")
    # when a game is begun, and played until a turn has ended
    foreigner.get_by_role("button", name=words.text("lobby-solo", automaton="leopold")).click()
    hands = Hands(foreigner, seed=4)
    hands.settle()
    wrong += [f"as it opens: {fault}" for fault in faults(foreigner)]
    ended = False
    while not ended:
        choices = hands.settle()["choices"]
        wrong += look(foreigner, f"step {hands.revision}")
        ended = "action end" in choices
        if ended:
            hands.click("action end")
        elif choices:
            hands.move()
        else:
            foreigner.locator("nav button:has(.dot)").first.tap()
    hands.settle()
    # and every part of the table is looked at
    for part in foreigner.locator("nav.tabs button").all():
        part.click()
        wrong += look(foreigner, part.inner_text())
        wrong += [f"{part.inner_text()}: {fault}" for fault in faults(foreigner, chosen=True)]
    # then nothing was cut off, lay on something else, or had no letter
    assert "\n".join(dict.fromkeys(wrong)) == ""


def test_every_page_speaks_it_and_cuts_nothing(foreigner: Page, language: str) -> None:
    wrong: list[str] = []
    foreigner.goto("/")
    for where in PAGES:
        foreigner.goto(f"/#/{where}")
        expect(foreigner.locator("h1").first).to_be_visible()
        for more in foreigner.locator("summary").all():
            more.click()
        wrong += look(foreigner, where)
    assert "\n".join(wrong) == ""
    assert foreigner.locator("html").get_attribute("lang") == language


def test_whoever_chooses_another_language_keeps_it(browser: Browser, server: ServerProcess) -> None:
    # given a German browser
    context = newcomer(browser, server, locale="de-DE")
    page = context.new_page()
    page.goto("/")
    expect(page.get_by_role("heading", name=catalogue("de").text("lobby-title"))).to_be_visible()
    # when its reader chooses Ukrainian, by the name that it has for itself
    page.get_by_role("group", name=catalogue("de").text("language")).get_by_text(language_name("uk")).click()
    expect(page.get_by_role("heading", name=catalogue("uk").text("lobby-title"))).to_be_visible()
    # then it stays, also after the page was closed
    page.reload()
    expect(page.get_by_role("heading", name=catalogue("uk").text("lobby-title"))).to_be_visible()
    context.close()


def test_two_at_one_table_read_each_their_own(browser: Browser, server: ServerProcess) -> None:
    """Given a table for two, when each sits down with another language, then both are asked in their own."""
    host, friend = (newcomer(browser, server, locale=locale) for locale in ("it-IT", "zh-CN"))
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "friend", "name": "Bo"}]
    laid = host.request.post("/api/tables", data={"seats": seats, "key": secrets.token_urlsafe(12)}).json()
    here, there = host.new_page(), friend.new_page()
    here.goto(f"/#/table/{laid['table']}")
    (invited,) = laid["seat_tokens"]
    there.goto(f"/#/sit/{laid['table']}/{invited['token']}")
    there.get_by_role("button", name=catalogue("zh").text("sit-go")).click()

    for page, language in ((here, "it"), (there, "zh")):
        page.locator("[data-standing]").wait_for()
        expect(page.get_by_role("button", name=catalogue(language).text("table-menu"), exact=True)).to_be_visible()
    host.close()
    friend.close()
