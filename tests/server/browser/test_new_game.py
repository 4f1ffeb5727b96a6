"""The form of a new game, made from the choices that the server declares."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from leopold import Game


def test_what_cannot_be_combined_is_greyed_out_and_says_why(page: Page) -> None:
    # given the form for two, in which there is no level of Leopold's to choose
    page.goto("/#/new")
    level, cards = page.get_by_role("group", name="Leopold's level"), page.get_by_role("group", name="Staff cards")
    expect(level.get_by_label("Hard")).to_be_disabled()
    expect(level).to_contain_text("A level belongs to the solo game")
    cards.get_by_text("Draft").click()
    # when the other seat is left empty
    page.get_by_label("Who sits here").nth(1).select_option("none")
    # then there is a level to choose, and nothing about staff cards
    expect(cards.get_by_label("Draft")).to_be_disabled()
    expect(cards).to_contain_text("choose your hand")
    level.get_by_text("Hard").click()
    page.get_by_role("button", name="Lay the table").click()
    page.wait_for_url("**/#/table/**")
    told = page.evaluate("async () => (await fetch('/api/tables')).json()")
    assert (told["tables"][0]["solo"], told["tables"][0]["level"], told["tables"][0]["variant"]) == (
        "leopold",
        "hard",
        "standard",
    )


def test_a_game_from_a_file_asks_who_goes_on_with_it(page: Page, tmp_path: Path) -> None:
    # given a game between two that was saved in the middle
    game = Game(2, seed="an evening")
    while game.round < 2:
        game.apply(game.numbers[0])
    saved = game.save(tmp_path / "half.leopold", ["Ann", "Ben"])
    # when it is opened
    page.goto("/")
    page.locator("input[type=file]").set_input_files(saved)
    # then one is asked who sits where
    asked = page.get_by_role("dialog", name="Who goes on with this game?")
    expect(asked).to_contain_text("round 2")
    expect(asked.get_by_role("group", name="Seat 2").get_by_label("Name")).to_have_value("Ben")
    asked.get_by_role("group", name="Seat 2").get_by_label("Who sits here").select_option("A bot")
    asked.get_by_role("button", name="Go on").click()
    # then the table is laid so
    page.wait_for_url("**/#/table/**")
    told = page.evaluate("async () => (await fetch('/api/tables')).json()")
    assert (told["tables"][0]["kinds"], told["tables"][0]["mine"]) == (["person", "bot"], [0])


def test_a_wrong_address_is_told_in_words(page: Page) -> None:
    page.goto("/#/table/NOT-A-TABLE")

    expect(page.get_by_role("alert")).to_have_text("There is no such table, or you do not sit at it.")
