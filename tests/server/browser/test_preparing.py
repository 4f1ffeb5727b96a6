"""The first start: strong bots that are not compiled yet say how far they are, and a weaker one may play until then."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.browser.conftest import newcomer
from tests.server.browser.hands import Hands
from tests.server.browser.server_process import ServerProcess
from tests.server.served import served
from tests.server.uncompiled import forget_bots, tell_of_compiler


def test_a_bot_that_is_not_ready_says_so_and_another_plays_until_it_is(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with served(f"sqlite:///{tmp_path / 'tables.db'}") as (address, application):
        # given a machine on which the strong bots are not compiled yet
        forget_bots(monkeypatch)
        house = ServerProcess(tmp_path / "unused.db")
        house.port = int(address.rsplit(":", 1)[1])
        visitor = newcomer(browser, house)
        page = visitor.new_page()
        page.goto("/")
        expect(page.get_by_text("Manager, Director and Maître are still being prepared")).to_be_visible()
        expect(page.get_by_text("7 of 9 parts")).to_be_visible()
        # when somebody lays a table with a director, whose turn comes
        page.goto("/#/new")
        page.get_by_role("group", name="Seat 2").get_by_label("Level").select_option("Director")
        page.get_by_role("button", name="Lay the table").click()
        hands = Hands(page)
        page.wait_for_selector("[data-standing=mine], [data-deputy]")
        while not page.locator("[data-deputy]").count():
            hands.move()
            page.wait_for_selector("[data-standing=mine], [data-deputy]")
        # then the bar says how far it is, and offers somebody who is ready
        preparing = page.locator("[data-prompt]").get_by_text("is still being prepared: ")
        expect(preparing).to_contain_text("Director")
        expect(preparing).to_contain_text("7 of 9 parts")
        page.get_by_role("button", name="Let the Concierge play until then").click()
        expect(preparing).to_have_count(0)
        expect(page.get_by_text("prepared; a bot that is ready (Concierge) plays until then.").first).to_be_attached()
        hands.settle()
        # and when it is compiled, it has its seat back
        monkeypatch.undo()
        tell_of_compiler(application)
        ready = page.get_by_text("is ready now and plays.")
        while not ready.count() and hands.clicks < 100:
            hands.move()
            hands.settle()
        expect(ready.first).to_be_attached()
        visitor.close()
