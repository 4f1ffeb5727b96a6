"""How a turn is told and how quickly it is played: the log, the pace, the keys, what is taken back, what is asked."""

from __future__ import annotations

import json

from playwright.sync_api import Browser, Page, expect

from tests.server.browser.conftest import newcomer
from tests.server.browser.hands import Hands
from tests.server.browser.server_process import ServerProcess


def test_a_whole_turn_is_taken_back_at_once_and_leaves_nothing_in_the_log(page: Page) -> None:
    # given the first decision of a solo game, with two cards put back
    page.goto("/")
    page.get_by_role("button", name="Alone against Leopold").click()
    hands = Hands(page)
    hands.settle()
    hand = page.locator('[data-target^="hand:"]')
    for left in (9, 8):
        hands.click(hands.choices()[0])
        expect(hand).to_have_count(left)
        hands.settle()
    page.keyboard.press("l")
    expect(page.get_by_role("dialog").get_by_text("under the deck")).to_have_count(2)
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="hidden")
    # when the whole turn is taken back
    page.locator("[data-undo-turn]").click()
    # then the cards are there again, and the log knows nothing of it
    expect(hand).to_have_count(10)
    page.keyboard.press("l")
    expect(page.get_by_role("dialog").get_by_text("under the deck")).to_have_count(0)
    expect(page.get_by_role("dialog").get_by_text("take back")).to_have_count(0)


def test_turns_stand_in_the_log_as_pictures_that_open_and_lead_back(page: Page) -> None:
    # given a game in its first round
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    hands = Hands(page, seed=3)
    hands.play_to(30)
    # when the log is opened and an earlier turn in it
    page.keyboard.press("l")
    turn = page.get_by_role("dialog").locator("[data-chapter=turn]").first
    expect(turn.locator(".deeds [role=img]").first).to_be_attached()
    steps = turn.locator(".steps")
    expect(steps).to_be_hidden()
    turn.locator("summary").click()
    # then its steps are told in words, and it can be looked at again
    expect(steps).to_be_visible()
    again = turn.locator("[data-again]")
    at = again.get_attribute("data-again")
    again.click()
    page.wait_for_url(f"**/replay/*/{at}*")


def test_a_number_takes_a_die_and_says_how_strong_it_would_be(page: Page) -> None:
    # given somebody's turn with krones left, and nothing asked about missing guests
    settings = json.dumps({"speed": "skip", "unasked": "no_guest"})
    page.add_init_script(f"localStorage['leopold.settings'] = {settings!r}")
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    hands = Hands(page, seed=2)
    hands.play_until("action pass")
    face = next(face for face in range(1, 6) if f"target die:{face}" in hands.choices())
    dice = page.locator(f'[data-place="dice:{face}"] svg.die').count()
    # when its number is pressed
    page.keyboard.press(str(face))
    # then both strengths stand side by side, and the same number again takes it as it is
    choices = page.locator(".choices")
    expect(choices.get_by_role("button", name=f"Strength {dice}", exact=True)).to_be_visible()
    expect(choices.get_by_role("button", name=f"Strength {dice + 1} for 1 krone", exact=True)).to_be_visible()
    page.keyboard.press(str(face))
    expect(choices).to_be_hidden()
    hands.settle()
    assert f"die {face}" not in hands.choices()


def test_others_turns_wait_where_somebody_wants_them_step_by_step(browser: Browser, server: ServerProcess) -> None:
    # given somebody who goes through others' turns step by step
    context = newcomer(browser, server)
    settings = json.dumps({"speed": "step", "theme": "auto"})
    context.add_init_script(f"localStorage['leopold.settings'] = {settings!r}")
    page = context.new_page()
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    # when it is somebody else's turn
    forward = page.locator("[data-next]")
    mine = page.locator("[data-standing=mine]")
    hands = Hands(page, seed=5)
    expect(forward.or_(mine).first).to_be_visible()
    while forward.count() == 0:
        hands.move()
        expect(forward.or_(mine).first).to_be_visible()
    # then what was done stays until one goes on, and the rest can be skipped
    held = page.locator("[data-prompt]").inner_text()
    assert held
    forward.click()
    page.get_by_role("button", name="Skip").or_(mine).first.wait_for()
    context.close()
