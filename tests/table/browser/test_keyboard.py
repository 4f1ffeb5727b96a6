"""Without a mouse."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.table.browser.hands import Hands

FOCUSED = """() => {
    const { target, action, proposal, tray } = document.activeElement.dataset;
    return target ?? action ?? proposal ?? tray ?? null;
}"""

IS_SOLO = "document.activeElement.matches('button') && document.activeElement.innerText.includes('Alone')"


def test_a_whole_turn_by_keyboard(page: Page) -> None:
    # given the lobby, from which Tab and Enter lead to a game
    page.goto("/")
    page.get_by_role("button", name="Alone against Leopold").wait_for()
    while not page.evaluate(IS_SOLO):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    hands = Hands(page)
    hands.settle()
    # when the set-up and a turn are played with G for the next thing that glows, Enter for choosing, E for ending
    turn_ended = False
    while not turn_ended:
        if page.get_by_role("button", name="Yes, go on").count():
            page.keyboard.press("y")
        elif "action end" in hands.choices():
            page.keyboard.press("e")
            turn_ended = True
        else:
            page.keyboard.press("g")
            assert page.evaluate(FOCUSED) is not None
            page.keyboard.press("Enter")
        hands.settle()
    # then it is the next turn
    assert "action end" not in hands.choices()


def test_arrows_walk_through_the_house(page: Page) -> None:
    # given a table, and the focus on the room at the bottom left
    page.goto("/")
    page.get_by_role("button", name="Alone against Leopold").click()
    Hands(page).settle()
    page.locator('[data-target="room:1.1"]').focus()
    # when one walks right, up, and left
    walked = []
    for key in ("ArrowRight", "ArrowUp", "ArrowLeft", "ArrowDown"):
        page.keyboard.press(key)
        walked.append(page.evaluate(FOCUSED))
    # then the focus goes from door to door
    assert walked == ["room:1.2", "room:2.2", "room:2.1", "room:1.1"]


def test_the_log_opens_at_its_end(page: Page) -> None:
    # given a game with something to tell
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    hands = Hands(page, seed=3)
    hands.settle()
    while hands.revision < 30:
        hands.move()
        hands.settle()
    # when the log is opened
    page.keyboard.press("l")
    # then it tells everything, and the last of it is in sight
    lines = page.get_by_role("dialog").get_by_role("listitem")
    expect(lines.last).to_be_in_viewport()
    assert lines.count() > 10
