"""Without a mouse."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.server.browser.hands import Hands

FOCUSED = """() => {
    const { target, action, proposal, tray } = document.activeElement.dataset;
    return target ?? action ?? proposal ?? tray ?? null;
}"""

IS_SOLO = "document.activeElement.matches('button') && document.activeElement.innerText.includes('Alone')"

HAS_A_PLACE = "() => document.activeElement !== document.body && !document.activeElement.matches(':disabled')"


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
    asked = page.get_by_role("button", name="Yes, go on")
    while "action end" not in hands.choices():
        page.keyboard.press("g")
        assert page.evaluate(FOCUSED) is not None
        page.keyboard.press("Enter")
        if asked.count():
            page.keyboard.press("y")
        hands.settle()
    before = hands.revision
    page.keyboard.press("e")
    if asked.count():
        page.keyboard.press("y")
    hands.settle()
    # then it is the next turn
    assert hands.revision > before
    assert "action end" not in hands.choices()


def test_the_focus_stays_at_the_table(page: Page) -> None:
    # given a game that is played by keyboard
    page.goto("/")
    page.get_by_role("button", name="Alone against Leopold").focus()
    page.keyboard.press("Enter")
    hands = Hands(page)
    hands.settle()
    asked = page.get_by_role("button", name="Yes, go on")
    # when things are done that take away what was pressed, until a question comes of the last of it
    while not asked.count():
        choices = hands.choices()
        hands.find("action end" if "action end" in choices else hands.choose(choices)).focus()
        page.keyboard.press("Enter")
        hands.settle()
        # then the focus is never thrown back to the top of the page
        page.wait_for_function(HAS_A_PLACE)
        if page.locator("[data-scene]").count():
            page.keyboard.press("Escape")
            hands.settle()
    # and the question has it
    expect(asked).to_be_focused()
    # when it is answered with no
    page.get_by_role("button", name="Wait", exact=True).focus()
    page.keyboard.press("Enter")
    # then the prompt has it, or what was pressed before
    expect(asked).to_have_count(0)
    page.wait_for_function(HAS_A_PLACE)


def test_who_points_keeps_the_focus_where_it_was(page: Page) -> None:
    # given a game that is played with the mouse
    page.goto("/")
    page.get_by_role("button", name="Alone against Leopold").click()
    hands = Hands(page)
    hands.settle()
    # when some things are done
    for _ in range(6):
        hands.move()
        hands.settle()
        # then the prompt never takes the focus
        assert not page.evaluate("document.activeElement.matches('[data-prompt]')")


def test_the_rules_open_at_the_die_that_is_chosen(page: Page) -> None:
    # given a die that may be taken as it is or stronger
    page.goto("/")
    page.get_by_role("button", name="Alone against Leopold").click()
    hands = Hands(page)
    hands.settle()
    popover = page.locator("[popover]:popover-open")
    while not popover.count():
        dice = [choice for choice in hands.choices() if choice.startswith("target die")]
        hands.click(dice[0] if dice else hands.choose(hands.choices()))
        hands.settle()
    # when the rules are opened
    page.keyboard.press("r")
    # then they are open at the actions
    expect(page.locator("section.here")).to_have_id("rules-dice")


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


def test_arrows_lead_to_what_only_explains_itself(page: Page) -> None:
    # given a table, and the focus in the kitchen
    page.goto("/")
    page.get_by_role("button", name="Alone against Leopold").click()
    Hands(page).settle()
    passive = "() => document.activeElement.dataset.place ?? document.activeElement.dataset.tip ?? null"
    reached: set[str] = set()
    for key in ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"):
        page.locator('[data-target="kitchen:strudel"]').focus()
        # when one walks on
        page.keyboard.press(key)
        found = page.evaluate(passive)
        if found is not None:
            # then what is no button is reached as well, and says what it is
            expect(page.get_by_role("tooltip")).to_be_visible()
            assert page.evaluate("document.activeElement.tabIndex") == -1
            reached.add(found)
    assert reached


def test_the_log_opens_at_its_end(page: Page) -> None:
    # given a game with something to tell
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    hands = Hands(page, seed=3)
    hands.play_to(70)
    # when the log is opened
    page.keyboard.press("l")
    # then it tells everything, and the last of it is in sight
    lines = page.get_by_role("dialog").get_by_role("listitem")
    expect(lines.last).to_be_in_viewport()
    assert lines.count() > 10
