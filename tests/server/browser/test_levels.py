"""How strong the bots are: weak for a newcomer, then whoever suits; in a new game as somebody chose last."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from leopold.speech.first_names import NAMES
from tests.server.browser.hands import Hands
from tests.server.browser.test_online import lay_with_friend


def test_a_newcomer_meets_apprentices(page: Page) -> None:
    # given somebody who has never played
    page.goto("/")
    # when they play at once
    page.get_by_role("button", name="Play now You and two bots (Apprentice)").click()
    Hands(page).settle()
    # then two of them sit at the table, by names of their own
    page.get_by_role("button", name="Menu", exact=True).click()
    seats = page.get_by_role("dialog").get_by_role("listitem")
    expect(seats).to_have_count(3)
    expect(seats.first).to_contain_text("Player 1")
    assert sum(seats.nth(at).inner_text().startswith(NAMES) for at in (1, 2)) == 2
    # and whoever looks at one of them closely reads how well it plays
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Look closer at the hotel of").last.click()
    expect(page.get_by_role("dialog").get_by_text("Apprentice", exact=True)).to_be_visible()


def test_the_level_chosen_last_is_offered_again(page: Page) -> None:
    # given a game that somebody laid with a manager
    page.goto("/#/new")
    page.get_by_role("group", name="Seat 2").get_by_label("Level").select_option("Manager")
    page.get_by_role("button", name="Lay the table").click()
    Hands(page).settle()
    # when they come back to the lobby and to a new game
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name="Lobby").click()
    # then that level is offered there; who suits for a quick game is another matter
    expect(page.get_by_role("button", name="Play now You and two bots (Apprentice)")).to_be_visible()
    page.get_by_role("button", name="New game").click()
    expect(page.get_by_role("group", name="Seat 2").get_by_label("Level")).to_have_value("manager")


def test_the_host_chooses_the_level_of_a_bot_that_stands_in(page: Page) -> None:
    # given a friend who does not come
    lay_with_friend(page)
    page.get_by_role("button", name="Menu", exact=True).click()
    # when the host lets a bot of a level of their choice play
    page.get_by_label("Level of the bot for Bob").select_option("Waiter")
    page.get_by_role("button", name="Let a bot play for Bob").click()
    expect(page.get_by_role("button", name="Give the seat back to Bob")).to_be_visible()
    page.keyboard.press("Escape")
    # then the log says so
    expect(page.get_by_text("A bot (Waiter) plays for Bob.").first).to_be_attached()
