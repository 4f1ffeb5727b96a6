"""In a language of which nobody can guess a word: nothing is said past the catalogue, and nothing is cut off."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from leopold.packs import load_pack
from leopold.packs.modules import CHOOSABLE
from leopold.speech.first_names import NAMES
from leopold.words import catalogue
from leopold.words.pseudo import PSEUDO_LANGUAGE
from tests.server.browser.conftest import newcomer
from tests.server.browser.hands import Hands
from tests.server.browser.server_process import ServerProcess, practised

FINISHED = sorted((Path(__file__).parents[2] / "golden" / "games").glob("*.leopold"))[0]
SEED = "golden " + FINISHED.stem
SCREENS: dict[str, dict[str, Any]] = {
    "laptop": {"viewport": {"width": 1366, "height": 768}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}
EXPLAINED = ", ".join(f'[data-target^="{kind}:"]' for kind in ("queue", "hand", "staff", "objective", "tile", "die"))
SOFT_HYPHEN = "\u00ad"
UNSPOKEN = {"and", "or", "II", "III", "English", "Deutsch", "Italiano"}
"""Lists are joined as the browser knows it, numerals are Roman, and a language goes by its own name, as bots do."""

TEXTS = """() => {
    const shown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const around = walker.currentNode.parentElement;
        if (!around.closest("script, style") && shown(around)) found.push(walker.currentNode.textContent);
    }
    for (const element of document.querySelectorAll("[aria-label], [title], [placeholder], [alt], [aria-valuetext]")) {
        if (!shown(element)) continue;
        for (const name of ["aria-label", "title", "placeholder", "alt", "aria-valuetext"]) {
            if (element.hasAttribute(name)) found.push(element.getAttribute(name));
        }
    }
    return [document.title, ...found];
}"""
"""Everything that can be read or heard."""

CUT = """() => {
    const hides = (overflow) => overflow === "hidden" || overflow === "clip";
    const scrolls = (overflow) => overflow === "auto" || overflow === "scroll";
    const heard = (one) => one && (getComputedStyle(one).clipPath === "inset(50%)" || heard(one.parentElement));
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const text = walker.currentNode;
        const own = text.parentElement;
        if (!text.textContent.trim() || own.closest("script, style, option, svg, .unseen")) continue;
        if (!own.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || heard(own)) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const box = range.getBoundingClientRect();
        let free = true;
        for (let around = own; around && free; around = around.parentElement) {
            const { overflowX, overflowY, position } = getComputedStyle(around);
            const frame = around === document.body ? { left: 0, right: innerWidth } : around.getBoundingClientRect();
            const aside = box.left < frame.left - 1 || box.right > frame.right + 1;
            const below = box.top < frame.top - 1 || box.bottom > frame.bottom + 1;
            const narrow = around === own && hides(overflowX) && own.scrollWidth > own.clientWidth + 1;
            if (narrow || (aside && (hides(overflowX) || around === document.body)) || (below && hides(overflowY))) {
                found.push(`${text.textContent.trim()} in ${around.tagName.toLowerCase()}.${around.className}`);
                free = false;
            }
            if (scrolls(overflowX) || scrolls(overflowY) || position === "fixed") free = false;
        }
    }
    return found;
}"""
"""Texts that their own box, or one around it, shows only in part."""


def named() -> set[str]:
    """Cards are called in every language as their pack calls them."""
    names = [name for edition in ("revised", "2015") for name in card_names(edition)]
    return {word for name in names for word in words_in(name)}


def card_names(edition: str) -> Iterator[str]:
    pack = load_pack(edition, modules=CHOOSABLE)
    yield from (card.names["en"] for card in pack.staff)
    yield from (card.names["en"] for card in pack.guests)


def words_in(text: str) -> list[str]:
    return re.findall(r"[^\W\d_]{2,}", text.replace(SOFT_HYPHEN, ""))


@dataclass
class Reader:
    """Somebody who reads every text and notes what should not be there."""

    page: Page
    phone: bool
    known: set[str] = field(default_factory=lambda: named() | UNSPOKEN | {*words_in(SEED), *NAMES})
    plain: set[tuple[str, str]] = field(default_factory=set)
    cut: set[tuple[str, str]] = field(default_factory=set)

    def read(self, where: str) -> None:
        for text in self.page.evaluate(TEXTS):
            for word in words_in(text):
                if word.isascii() and word not in self.known:
                    self.plain.add((where, text))
        self.cut |= {(where, text) for text in self.page.evaluate(CUT)}


def words(key: str, **params: str) -> str:
    return catalogue(PSEUDO_LANGUAGE).text(key, **params)


@pytest.fixture(scope="module")
def strange_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(practised(tmp_path_factory.mktemp("strange") / "tables.db"), PSEUDO_LANGUAGE) as opened:
        yield opened


@pytest.fixture(params=SCREENS)
def reader(request: pytest.FixtureRequest, browser: Browser, strange_house: ServerProcess) -> Iterator[Reader]:
    context = newcomer(browser, strange_house, **SCREENS[request.param])
    yield Reader(context.new_page(), phone=request.param == "phone")
    context.close()


def go(page: Page, address: str) -> None:
    page.goto(address)
    page.locator("h1").first.wait_for()


def test_the_lobby_speaks_the_language_of_the_house(reader: Reader) -> None:
    page = reader.page
    go(page, "/")
    assert page.locator("html").get_attribute("lang") == PSEUDO_LANGUAGE
    page.get_by_role("group", name=words("language")).wait_for()
    reader.read("lobby")
    go(page, "/#/new")
    for more in page.locator("summary").all():
        more.click()
    reader.read("a new game")
    go(page, "/#/evenings")
    page.get_by_role("heading", name=words("deal-title")).wait_for()
    reader.read("my evenings")

    assert (reader.plain, reader.cut) == (set(), set())


def test_some_turns_are_played_in_it(reader: Reader) -> None:
    # given a game: against two bots on a laptop, alone on a phone
    page = reader.page
    go(page, "/")
    alone = words("lobby-solo", automaton="leopold")
    page.get_by_role("button", name=alone if reader.phone else words("lobby-now")).click()
    hands = Hands(page, seed=4)
    hands.settle()
    # when it is played for some turns
    while hands.revision < 24 and not hands.over:
        reader.read(f"step {hands.revision}")
        if not hands.choices():
            page.locator("nav button:has(.dot)").first.tap()
        hands.move()
        hands.settle()
    # and every part of the table is looked at, and whatever can be opened
    for part in page.locator("nav button").all() if reader.phone else []:
        part.tap()
        reader.read("a part of the table")
    for card in page.locator(EXPLAINED).all() if not reader.phone else []:
        card.hover()
        reader.read("what is explained")
        page.mouse.move(0, 0)  # or, on a slow machine, what is explained would lie over the next one
    for key in ("r", "l"):
        page.keyboard.press(key)
        page.get_by_role("dialog").wait_for()
        reader.read(f"what {key} opens")
        page.keyboard.press("Escape")
        page.get_by_role("dialog").wait_for(state="hidden")  # it closes a moment later, and would close the next one
    page.get_by_role("button", name=words("table-menu"), exact=True).click()
    page.get_by_role("dialog").wait_for()
    reader.read("the menu")
    # then every word was of the catalogue, and could be read as a whole
    assert (reader.plain, reader.cut) == (set(), set())


def test_a_finished_game_is_looked_at_in_it(reader: Reader) -> None:
    page = reader.page
    go(page, "/")
    page.locator("#file").set_input_files(FINISHED)
    page.get_by_role("dialog").get_by_text(words("end-sheet")).wait_for()
    page.get_by_role("dialog").get_by_text(words("end-moments")).wait_for()
    reader.read("the end")
    page.get_by_role("button", name=words("end-replay")).click()
    page.locator("output").wait_for()
    reader.read("the replay")

    assert (reader.plain, reader.cut) == (set(), set())


def test_what_is_wrong_with_a_saved_game_is_said_in_it(reader: Reader, tmp_path: Path) -> None:
    page = reader.page
    wrong = tmp_path / "wrong.leopold"
    wrong.write_text(FINISHED.read_text("utf-8").replace("promo: ", "promo: perhaps "), "utf-8")
    reader.known |= {"promo", "perhaps", "yes", "no"}
    go(page, "/")
    page.locator("#file").set_input_files(wrong)
    page.get_by_role("alert").get_by_text("promo: perhaps").wait_for()
    reader.read("a saved game that is none")

    assert (reader.plain, reader.cut) == (set(), set())


def test_whoever_chooses_another_language_keeps_it(reader: Reader) -> None:
    page = reader.page
    go(page, "/")
    page.get_by_role("group", name=words("language")).get_by_text("English").click()
    page.get_by_role("heading", name=catalogue().text("lobby-title")).wait_for()
    page.reload()
    page.get_by_role("heading", name=catalogue().text("lobby-title")).wait_for()

    assert page.locator("html").get_attribute("lang") == "en"
