"""Taking back, as far as nothing new has come to light."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.server.browser.hands import Hands


def test_steps_are_taken_back_to_the_last_thing_seen(page: Page) -> None:
    # given the first decision of a solo game: cards to be put back
    page.goto("/")
    page.get_by_role("button", name="Alone against Leopold").click()
    hands = Hands(page)
    hands.settle()
    undo = page.locator("[data-undo]")
    hand = page.locator('[data-target^="hand:"]')
    expect(undo).to_be_disabled()
    expect(hand).to_have_count(10)
    # when two cards are put back and both are taken up again
    for left in (9, 8):
        hands.click(hands.choices()[0])
        expect(hand).to_have_count(left)
        hands.settle()
    for back in (9, 10):
        undo.click()
        expect(hand).to_have_count(back)
        hands.settle()
    # then nothing more can be taken back
    expect(undo).to_be_disabled()


def test_a_new_guest_is_a_barrier(page: Page) -> None:
    # given somebody about to take a guest, after which a new one is turned up
    page.goto("/")
    page.get_by_role("button", name="Alone against Leopold").click()
    hands = Hands(page)
    hands.play_until("target queue:1")
    # when the guest is taken
    hands.click("target queue:1")
    hands.settle()
    # then there is no way back
    expect(page.locator("[data-undo]")).to_be_disabled()
