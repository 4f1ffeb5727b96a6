"""Looking back."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.server.browser.games import finish, lay
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


def test_the_place_in_a_game_stands_in_the_address(page: Page) -> None:
    # given a finished game against Leopold, looked at somewhere in the middle
    page.goto("/")
    page.get_by_role("button", name="Play now").wait_for()
    table = lay(page, {"kind": "me", "name": "Ann"}, solo="leopold", level="hard")
    length = finish(page, table)["moves"]
    page.goto(f"/#/replay/{table}/20")
    where = page.locator("output")
    expect(where).to_have_text(f"Step 20 of {length}")
    # when one steps on, looks through Ann's eyes and loads the page again
    page.locator("[data-step=on]").click()
    page.get_by_label("Through whose eyes").select_option("Ann")
    page.wait_for_url(f"**/#/replay/{table}/21/0")
    page.reload()
    # then it is the same place through the same eyes
    expect(where).to_have_text(f"Step 21 of {length}")
    expect(page.get_by_label("Through whose eyes")).to_have_value("0")
    # and another address leads to another place
    page.goto(f"/#/replay/{table}/5/all")
    expect(where).to_have_text(f"Step 5 of {length}")


def test_one_jumps_by_rounds_and_turns(page: Page) -> None:
    # given a finished game against Leopold
    page.goto("/")
    page.get_by_role("button", name="Play now").wait_for()
    table = lay(page, {"kind": "me", "name": "Ann"}, solo="leopold", level="hard")
    length = finish(page, table)["moves"]
    course = page.evaluate("async (table) => (await fetch(`/api/tables/${table}/course`)).json()", table)
    ends = [point["at"] for point in course["points"]]
    page.goto(f"/#/replay/{table}")
    where = page.locator("output")
    # when one jumps to a round
    page.locator("[data-jump=round]").select_option("Round 4")
    # then it begins there, where the third ended
    third = max(point["at"] for point in course["points"] if point["round"] == 3)
    expect(where).to_have_text(f"Step {third} of {length}")
    # when one goes on by a turn, and back by two
    page.locator("[data-step=turn-on]").click()
    expect(where).to_have_text(f"Step {ends[ends.index(third) + 1]} of {length}")
    page.keyboard.press("PageUp")
    page.keyboard.press("PageUp")
    expect(where).to_have_text(f"Step {ends[ends.index(third) - 1]} of {length}")
    # and marks show where points were made
    assert page.locator(".marks i").count() > 3


def test_a_moment_of_the_score_sheet_leads_to_its_turn_and_leopold_has_moments_too(page: Page) -> None:
    # given a finished game against Leopold, who has won it
    page.goto("/")
    page.get_by_role("button", name="Play now").wait_for()
    table = lay(page, {"kind": "me", "name": "Ann"}, solo="leopold", level="hard")
    finish(page, table)
    page.goto(f"/#/table/{table}")
    # when one follows one of his moments
    moment = page.get_by_role("dialog").get_by_role("link", name=re.compile(r"^Leopold, round \d")).first
    moment.click()
    # then the replay stands where that turn began
    page.wait_for_url(f"**/#/replay/{table}/**")
    expect(page.locator("output")).to_have_text(re.compile(r"^Step \d+ of"))
