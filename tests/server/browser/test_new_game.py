"""The form of a new game, made from the choices that the server declares."""

from __future__ import annotations

from playwright.sync_api import Page, expect


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
