"""The companion on a phone: whole games by taps alone, with undo, a reload and a lost connection in the middle."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.companion.table import RealTable
from tests.companion.test_whole_games import at_house
from tests.server.browser.conftest import newcomer, watched
from tests.server.browser.phone import phone
from tests.server.browser.server_process import ServerProcess, practised
from tests.server.browser.test_sizes import faults
from tests.server.browser.thumb import Thumb

LANGUAGES = ("de", "uk")
SCREENS = ({"width": 360, "height": 640}, {"width": 844, "height": 390}, {"width": 1366, "height": 768})


@pytest.fixture(scope="module", params=LANGUAGES)
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that speaks one of the languages, as its visitors' browsers do."""
    database = practised(tmp_path_factory.mktemp("companion") / "tables.db")
    with ServerProcess(database, request.param) as opened:
        yield opened


OWN_QUESTIONS = {
    "hautel_couture": {"reserved", "pool", "given"},
    "nine_stars_inn": {"lines"},
    "sushi_resort": {"gear"},
    "toll_bridge_hotel": {"crossed"},
}
DEALT: dict[str, dict[str, Any]] = {"sushi_resort": {"skip": 2, "lazy": 0.5}}
"""Where luck asks its question; it hardly ever does."""


class Looks:
    """What was wrong with how the screens were laid out; each kind of question is looked at once."""

    def __init__(self) -> None:
        self.wrong: list[str] = []
        self.seen: set[str] = set()

    def at(self, page: Page, what: str) -> None:
        if what not in self.seen:
            self.seen.add(what)
            self.wrong += [f"{what}: {fault}" for fault in faults(page, chosen=True)]

    def question(self, thumb: Thumb) -> None:
        assert thumb.companion.question is not None
        self.at(thumb.page, thumb.companion.question.key)


def test_a_whole_game_against_leopold_by_taps_alone(browser: Browser, house: ServerProcess) -> None:
    with phone(browser, house, locale=house.language) as page:
        # Given a game that has begun
        looks, thumb = Looks(), Thumb(page, RealTable("hard", 5))
        thumb.begin()
        thumb.look = looks.question
        # When it is played for a while, some answers are taken back and given again, and the phone forgets the page
        thumb.play(lambda one: len(one.companion.given) >= 12)
        for _ in range(3):
            thumb.undo()
        thumb.play(lambda one: len(one.companion.given) >= 20)
        page.reload()
        thumb.settle()
        # Then it goes on from there to its end
        thumb.tap("[data-his-side]")
        expect(page.locator("[data-his] .hotel").first).to_be_visible()
        looks.at(page, "his side")
        thumb.tap("dialog header button")
        thumb.play()
        # And the score is the real table's, the person's beside it
        his = thumb.table.game.scores[1].total
        assert his == int(thumb.companion.him.record.vp[1])
        expect(page.locator("[data-end]")).to_contain_text(str(his))
        looks.at(page, "the end")
        thumb.tap("[data-count='guests']")
        for figure in "299":
            thumb.tap(f"[data-keypad] [data-figure='{figure}']")
        thumb.tap("[data-typed]")
        expect(page.locator("[data-yours]")).to_have_text("299")
        expect(page.locator("[data-verdict]")).to_have_attribute("data-verdict", "you" if his < 299 else "automaton")
        assert "\n".join(looks.wrong) == ""


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: f"{screen['width']}x{screen['height']}")
def test_every_question_suits_every_screen(browser: Browser, server: ServerProcess, screen: dict[str, int]) -> None:
    """In a language whose words are long."""
    context = newcomer(browser, server, theme="night", viewport=screen, has_touch=True, locale=LANGUAGES[0])
    with watched(context) as page:
        looks = Looks()
        modules = ("ballrooms", "celebrities")
        thumb = Thumb(page, RealTable("hard", 5, modules=modules, eager=("dance", "send")))
        page.goto("#/companion/automaton")
        page.locator("[data-module]").first.wait_for()
        looks.at(page, "the choice")
        thumb.begin()
        thumb.look = looks.question
        thumb.play(lambda one: {"spaces", "celebrities", "staff", "claimed"} <= looks.seen)
        assert "\n".join(looks.wrong) == ""
    context.close()


@pytest.mark.parametrize("hotel", OWN_QUESTIONS)
def test_each_of_his_hotels_asks_its_own_questions(browser: Browser, server: ServerProcess, hotel: str) -> None:
    """And goes on for a round; tests/server/test_companion.py plays whole games in them."""
    with phone(browser, server, locale=server.language, theme="night") as page:
        looks, thumb = Looks(), Thumb(page, at_house(hotel, ("entrances",), **DEALT.get(hotel, {"lazy": 0.2})))
        thumb.begin()
        thumb.look = looks.question
        thumb.play(lambda one: OWN_QUESTIONS[hotel] <= looks.seen)
        reached = thumb.companion.him.round
        thumb.play(lambda one: one.companion.him.round > reached)
        assert OWN_QUESTIONS[hotel] <= looks.seen
        assert "\n".join(looks.wrong) == ""


def test_an_answer_waits_for_the_connection(browser: Browser, server: ServerProcess) -> None:
    with phone(browser, server, locale=server.language) as page:
        # Given a game, and a connection that is gone
        thumb = Thumb(page, RealTable("easy", 4))
        thumb.begin()
        page.context.set_offline(True)
        # When the table is laid
        while page.locator("[data-step-on]").count():
            thumb.tap("[data-step-on]")
        thumb.tap("[data-send]")
        # Then the page says that it waits, and sends it by itself when the connection is back
        expect(page.locator(".lost")).to_be_visible()
        page.context.set_offline(False)
        thumb.companion.answer("")
        thumb.settle()
        expect(page.locator(".lost")).to_have_count(0)


def test_looking_something_up_without_a_connection_loses_nothing_that_was_told(
    browser: Browser, server: ServerProcess
) -> None:
    with phone(browser, server, locale=server.language) as page:
        # Given a game in which something has been told, and a connection that is gone
        thumb = Thumb(page, RealTable("easy", 4))
        thumb.begin()
        thumb.play(lambda one: len(one.companion.given) >= 6)
        told = page.locator(".story").inner_text()
        page.context.set_offline(True)
        # When somebody looks something up, and comes back
        page.locator("nav a[href$='reference']").tap()
        expect(page.locator("main[data-companion=reference]")).to_be_visible()
        page.locator("nav a[href$='automaton']").tap()
        # Then what was told last is there as it was, and the game goes on with the connection
        expect(page.locator("[data-beside=asks]")).to_be_visible()
        assert told and page.locator(".story").inner_text() == told
        page.context.set_offline(False)
        thumb.settle()
        thumb.play(lambda one: len(one.companion.given) >= 8)


def test_a_game_goes_on_from_a_file(browser: Browser, server: ServerProcess, tmp_path: Path) -> None:
    with phone(browser, server, locale=server.language) as page:
        thumb = Thumb(page, RealTable("easy", 4))
        thumb.begin()
        thumb.play(lambda one: len(one.companion.given) >= 6)
        # Given its file
        thumb.tap("[data-his-side]")
        with page.expect_download() as saved:
            thumb.tap("[data-save]")
        path = tmp_path / "game.companion"
        saved.value.save_as(path)
        # When it is opened in a browser that has never seen it
        page.context.clear_cookies()
        page.evaluate("localStorage.removeItem('leopold.companion')")
        page.reload()
        page.locator("input[type=file]").set_input_files(path)
        # Then it stands where it was left
        thumb.settle()
        thumb.play(lambda one: len(one.companion.given) >= 9)


def test_the_front_page_leads_to_its_four_parts(browser: Browser, house: ServerProcess) -> None:
    with phone(browser, house, locale=house.language) as page:
        page.goto("#/companion")
        expect(page.locator(".parts a")).to_have_count(4)
        page.locator(".parts a").first.tap()
        expect(page.locator("[data-beside='begin']")).to_be_visible()
