"""Whole games, played by clicking only."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.server.browser import games
from tests.server.browser.hands import Hands

pytestmark = pytest.mark.slow

ME = {"kind": "me", "name": "Ann"}
BOT = {"kind": "bot", "level": "apprentice"}


def test_a_solo_game_from_the_lobby_to_the_score_sheet(page: Page) -> None:
    # given the lobby
    page.goto("/")
    # when somebody plays alone against Leopold to the end
    page.get_by_role("button", name="Alone against Leopold").click()
    Hands(page, seed=11).play_on()
    # then the score sheet tells both results
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("columnheader", name="Leopold")).to_be_visible()
    expect(sheet.get_by_role("row", name="Total")).to_be_visible()


def test_a_two_player_game_against_a_bot(page: Page) -> None:
    # given a new game with one bot
    page.goto("/#/new")
    page.get_by_role("button", name="Lay the table").click()
    # when it is played to the end
    Hands(page, seed=12).play_on()
    # then there is a score sheet with the course of the game, and another game is one click away
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_text("The course of the game")).to_be_visible()
    first = page.url
    sheet.get_by_role("button", name="Again").click()
    page.wait_for_function("first => location.href !== first", arg=first)
    Hands(page).settle()


def test_a_record_is_saved_and_opened_again(page: Page) -> None:
    # given a finished game
    page.goto("/")
    table = games.lay(page, ME, BOT, seed="an evening in Vienna")
    games.finish(page, table)
    page.goto(f"/#/table/{table}")
    # when its record is saved and opened in the lobby
    with page.expect_download() as saved:
        page.get_by_role("dialog").get_by_role("button", name="Save record").click()
    page.goto("/")
    page.locator("input[type=file]").set_input_files(saved.value.path())
    # then the same game lies there, over
    expect(page.get_by_role("dialog").get_by_text("an evening in Vienna")).to_be_visible()
