"""Looking back."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.server.browser.hands import Hands


def test_a_game_is_looked_at_again_step_by_step(page: Page) -> None:
    # given a game some steps old
    page.goto("/")
    page.get_by_role("button", name="Alone against Leopold").click()
    hands = Hands(page)
    hands.settle()
    for _ in range(4):
        hands.click(hands.choices()[0])
        hands.settle()
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name="Replay").click()
    # then it begins at the beginning, with ten cards in the hand
    where = page.locator("output")
    hand = page.locator('[data-target^="hand:"]')
    expect(where).to_have_text(re.compile("Step 0 of"))
    expect(hand).to_have_count(10)
    # when one steps on and back, and draws the slider to the end
    page.locator("[data-step=on]").click()
    expect(hand).to_have_count(9)
    page.locator("[data-step=back]").click()
    expect(hand).to_have_count(10)
    page.get_by_label("Moment of the game").fill("4")
    # then the table is as it was then
    expect(hand).to_have_count(6)
    # and an onlooker sees no hand
    page.get_by_label("Through whose eyes").select_option("As an onlooker")
    expect(hand).to_have_count(0)
