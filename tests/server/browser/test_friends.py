"""Friends: a code to read aloud, being called, taking back by consent, a clock, open hands at one screen."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, Route, expect

from tests.server.browser.conftest import newcomer
from tests.server.browser.hands import Hands
from tests.server.browser.server_process import ServerProcess
from tests.server.browser.test_online import take_turns

ELSEWHERE = "http://192.0.2.7:8315/"
RECORDED = """
window.called = [];
window.Notification = class {
  static permission = "granted";
  static requestPermission = async () => "granted";
  constructor(title, options) { window.called.push([title, options.tag]); }
};
"""
"""In place of the browser's own notifications, which nobody sees here."""


def lay(page: Page, second: str, choose: str = "") -> None:
    page.goto("/#/new")
    page.get_by_role("group", name="Seat 2").get_by_label("Who sits here").select_option(second)
    page.get_by_text("Choices of the host").click()
    if choose:
        page.get_by_text(choose, exact=True).click()
    page.get_by_role("button", name="Lay the table").click()


def sit_by_code(browser: Browser, server: ServerProcess, page: Page) -> Page:
    """A friend types the code in the lobby, as it was read aloud; the host goes to the table."""
    code = page.locator("[data-code]").get_attribute("data-code") or ""
    there = newcomer(browser, server).new_page()
    there.goto("/")
    there.get_by_label("Join a friend").fill(f" {code[:3]} {code[3:]} ".lower())
    there.get_by_role("button", name="Join", exact=True).click()
    there.get_by_label("Your name").fill("Bob")
    there.get_by_role("button", name="Sit down").click()
    there.locator("[data-standing]").wait_for()
    expect(page.locator("[data-code]")).to_have_count(0)
    page.get_by_role("button", name="To the table").click()
    return there


def test_a_friend_sits_down_by_six_letters(browser: Browser, server: ServerProcess, page: Page) -> None:
    # given a table that waits for a friend
    lay(page, "A friend, by link")
    expect(page.get_by_role("button", name="Open to the local network")).to_be_visible()
    code = page.locator("[data-code]").get_attribute("data-code")
    # when the friend types its code
    there = sit_by_code(browser, server, page)
    # then they sit at the table, and the code opens nothing any more
    expect(there.locator('[data-target^="hand:"]').first).to_be_visible()
    late = newcomer(browser, server).new_page()
    late.goto(f"/#/join/{code}")
    expect(late.get_by_role("alert")).to_contain_text("This code opens no table")
    late.context.close()
    there.context.close()


def test_the_host_locks_the_table_and_removes_somebody(browser: Browser, server: ServerProcess, page: Page) -> None:
    # given a friend at a table
    lay(page, "A friend, by link")
    there = sit_by_code(browser, server, page)
    # when the host looks at the links again, and locks the table
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name="Links for your friends").click()
    dialog = page.get_by_role("dialog", name="Links for your friends")
    dialog.get_by_label("Lock the table").check()
    expect(dialog.get_by_label("Lock the table")).to_be_checked()
    # and removes the friend, after a question
    dialog.get_by_role("button", name="Remove Bob").click()
    dialog.get_by_role("button", name="Yes, remove").click()
    # then the seat is a bot's, and the friend's list has the table no more
    expect(dialog.get_by_role("button", name="Yes, remove")).to_have_count(0)
    told = there.evaluate("async () => (await fetch('/api/tables')).json()")
    assert told["tables"] == []
    there.context.close()


def test_the_lobby_says_what_the_operator_says(page: Page) -> None:
    def speaking(route: Route) -> None:
        route.fulfill(json={**route.fetch().json(), "message": "On Sunday we move to another house."})

    page.route("**/api/meta", speaking)
    page.goto("/")

    expect(page.get_by_text("On Sunday we move to another house.")).to_be_visible()


def test_a_camera_finds_the_way_where_others_reach_the_server(page: Page) -> None:
    # given a server that is open to the local network
    page.route("**/api/meta", open_to_all)
    # when the host looks for the code
    lay(page, "A friend, by link")
    code = page.locator("[data-code]").get_attribute("data-code")
    # then there is a picture of it, with the address for others, and the door can be closed again
    expect(page.get_by_role("img", name=f"{ELSEWHERE}#/join/{code}")).to_be_visible()
    expect(page.get_by_text(f"Open to the local network at {ELSEWHERE}")).to_be_visible()
    expect(page.get_by_role("button", name="Close again")).to_be_visible()


def open_to_all(route: Route) -> None:
    about = route.fetch().json()
    route.fulfill(json={**about, "addresses": [ELSEWHERE], "network": {"can": True, "open": True}})


def test_a_stranger_looks_on_where_the_host_allows_it(browser: Browser, server: ServerProcess, page: Page) -> None:
    # given a table whose address shows a stranger nothing
    lay(page, "A friend, by link")
    there = newcomer(browser, server).new_page()
    there.goto(page.url)
    expect(there.get_by_role("alert")).to_contain_text("There is no such table")
    # when the host lets strangers look on
    page.get_by_label("Whoever has the address of this table may look on").check()
    address = page.get_by_label("Address of the table").input_value()
    there.goto(address)
    there.reload()
    # then they do
    expect(there.get_by_text("You are looking on.")).to_be_visible()
    there.context.close()


def test_whoever_is_waited_for_is_called(browser: Browser, server: ServerProcess, page: Page) -> None:
    # given a friend who wants to be notified and waits in the lobby
    lay(page, "A friend, by link")
    there = sit_by_code(browser, server, page)
    there.add_init_script(RECORDED)
    there.reload()
    there.get_by_role("button", name="Menu", exact=True).click()
    there.get_by_label("Notify me when the page is in the background").check()
    there.keyboard.press("Escape")
    ann, bob = Hands(page, seed=3), Hands(there, seed=4)
    take_turns(ann, bob, until=lambda: ann.revision >= 4)
    take_turns(ann, until=lambda: bob.standing == "mine")
    # when it is their turn and they look at another page
    there.goto("/#/new")
    there.reload()
    # then they are notified, and the title and the sign of the tab say so
    there.wait_for_function("() => window.called.length > 0")
    assert there.evaluate("() => window.called[0][0]") == "It is your turn"
    assert there.title().startswith("(1) ")
    assert "called" in (there.locator('link[rel="icon"]').get_attribute("href") or "")
    there.context.close()


def test_taking_back_is_asked_for_and_granted(browser: Browser, server: ServerProcess, page: Page) -> None:
    # given a table at which the others have to agree
    lay(page, "A friend, by link", "if the others agree")
    there = sit_by_code(browser, server, page)
    ann, bob = Hands(page, seed=3), Hands(there, seed=4)
    undo = page.locator("[data-undo]")
    take_turns(ann, bob, until=lambda: ann.standing == "mine" and undo.is_enabled())
    before = ann.revision
    # when the host wants to take something back
    undo.click()
    expect(page.get_by_text("You have asked to take back a step.")).to_be_visible()
    # then the friend is asked, and it happens when they agree
    there.get_by_role("button", name="Agree", exact=True).click()
    expect(page.get_by_text("You have asked to take back a step.")).to_have_count(0)
    assert ann.revision == before + 3, "asked, agreed, taken back"
    there.context.close()


def test_open_hands_at_one_screen_need_no_curtain(page: Page) -> None:
    # given two at one screen with open hands
    lay(page, "Somebody at this screen", "Hands lie open at this screen")
    page.locator("[data-standing]").wait_for()
    hands = Hands(page, seed=5)
    # when they play on
    hands.play_until("action pass")
    # then nobody was asked to hand over the screen, and the other's cards can be looked at
    page.get_by_role("button", name="Look closer").first.click()
    expect(page.get_by_role("dialog").get_by_role("heading", name="Hand", exact=True)).to_be_visible()


def test_a_clock_says_whose_time_runs(page: Page) -> None:
    # given a table with minutes for a turn, and no hints
    page.goto("/#/new")
    page.get_by_role("group", name="Seat 2").get_by_label("Who sits here").select_option("Somebody at this screen")
    page.get_by_text("Choices of the host").click()
    page.get_by_label("Hints may be asked for").uncheck()
    page.get_by_role("combobox", name="Time", exact=True).select_option("minutes for a turn")
    page.get_by_label("How many").fill("5")
    # when it is laid
    page.get_by_role("button", name="Lay the table").click()
    page.get_by_role("button", name="I am").click()
    # then the time runs, and there is nobody to ask
    expect(page.get_by_role("timer")).to_contain_text("4:")
    expect(page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
