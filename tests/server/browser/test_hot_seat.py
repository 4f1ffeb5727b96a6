"""Two people around one screen: hands stay secret."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.server.browser.hands import Hands

HANDS = '[data-target^="hand:"]'


def lay_for_two(page: Page) -> None:
    page.goto("/#/new")
    for seat, (kind, name) in enumerate((("Me", "Ann"), ("Somebody at this screen", "Bob")), start=1):
        group = page.get_by_role("group", name=f"Seat {seat}")
        group.get_by_label("Who sits here").select_option(kind)
        group.get_by_label("Name").fill(name)
    page.get_by_role("button", name="Lay the table").click()


def test_the_screen_is_handed_over(page: Page) -> None:
    # given a game for two at one screen
    lay_for_two(page)
    # then a curtain hides the table until the first of them takes the screen
    take = page.locator("[data-take]")
    expect(take).to_be_visible()
    expect(page.locator(HANDS)).to_have_count(0)
    first = take.inner_text()
    # when the first decides until it is the other's turn
    take.click()
    expect(page.locator(HANDS)).to_have_count(6)
    hands = Hands(page)
    cards = {card.get_attribute("data-target") for card in page.locator(HANDS).all()}
    while not take.count():
        hands.move()
        hands.settle()
    # then the curtain hides the hand again, and the other one sees another hand
    expect(page.locator(HANDS)).to_have_count(0)
    assert take.inner_text() != first
    take.click()
    expect(page.locator(HANDS)).to_have_count(6)
    assert not cards & {card.get_attribute("data-target") for card in page.locator(HANDS).all()}


def test_a_replay_shows_nobodys_hand_while_the_game_goes_on(page: Page) -> None:
    # given a game for two at one screen, and one of them before it
    lay_for_two(page)
    page.locator("[data-take]").click()
    expect(page.locator(HANDS)).to_have_count(6)
    # when they look back
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name="Replay").click()
    # then it is with an onlooker's view, and there are no others to choose
    eyes = page.get_by_label("Through whose eyes")
    expect(eyes).to_be_visible()
    assert eyes.locator("option").all_inner_texts() == ["As an onlooker"]
    expect(page.locator(HANDS)).to_have_count(0)


def test_getting_up_is_asked_once(page: Page) -> None:
    # given a game that goes on
    lay_for_two(page)
    page.locator("[data-take]").click()
    # when somebody wants to leave, and thinks again
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name="Leave the table").click()
    page.get_by_role("button", name="Stay", exact=True).click()
    # then they are still there; and gone when they are sure
    page.get_by_role("button", name="Leave the table").click()
    page.get_by_role("group", name="Leave the table").get_by_role("button", name="Leave the table").click()
    expect(page.get_by_text("None yet. The games you play in this browser appear here.")).to_be_visible()
