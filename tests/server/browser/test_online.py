"""Two browsers at one table."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.server.browser.conftest import PATIENCE, newcomer
from tests.server.browser.hands import PAST, Hands
from tests.server.browser.server_process import ServerProcess


def lay_with_friend(page: Page) -> str:
    """The link for the friend."""
    page.goto("/#/new")
    page.get_by_role("group", name="Seat 1").get_by_label("Name").fill("Ann")
    page.get_by_role("group", name="Seat 2").get_by_label("Who sits here").select_option("A friend, by link")
    page.get_by_role("group", name="Seat 2").get_by_label("Name").fill("Bob")
    page.get_by_role("button", name="Lay the table").click()
    link = page.get_by_label("Seat 2: Bob").input_value()
    page.get_by_role("button", name="To the table").click()
    return link


def take_turns(*players: Hands, until: Callable[[], bool]) -> None:
    """Whoever is asked decides, until it is enough; news that does not come is told, not waited for all night."""
    latest = monotonic() + PATIENCE / 1000
    while not until():
        asked = [player for player in players if player.standing == "mine"]
        for player in asked:
            player.move()
            latest = monotonic() + PATIENCE / 1000
        assert asked or monotonic() < latest, f"Nobody is asked: {[player.stands for player in players]}"


class Cable:
    """The line of news of one window, which can be cut and mended."""

    def __init__(self, page: Page) -> None:
        self.cut = False
        self._open: list[WebSocketRoute] = []
        page.route_web_socket("**/news**", self._connect)
        page.route("**/api/**", lambda route: route.abort() if self.cut else route.continue_())

    def _connect(self, line: WebSocketRoute) -> None:
        if self.cut:
            line.close()
            return
        line.connect_to_server()
        self._open.append(line)

    def sever(self) -> None:
        self.cut = True
        for line in self._open:
            line.close()
        self._open.clear()


def test_a_friend_sits_down_and_the_token_is_forgotten(browser: Browser, server: ServerProcess, page: Page) -> None:
    # given a table with a seat for a friend
    link = lay_with_friend(page)
    friend = newcomer(browser, server)
    # when the friend opens the link
    there = friend.new_page()
    there.goto(link)
    there.get_by_label("Your name").fill("Bob")
    there.get_by_role("button", name="Sit down").click()
    # then both are at the table, and the token is nowhere in the address
    there.locator("[data-standing]").wait_for()
    assert link.rsplit("/", 1)[1] not in there.url
    there.go_back()
    assert link.rsplit("/", 1)[1] not in there.url
    friend.close()


def test_a_friend_finds_the_name_the_host_gave_and_sits_down_once(
    browser: Browser, server: ServerProcess, page: Page
) -> None:
    # given a link for somebody whom the host calls Bob
    link = lay_with_friend(page)
    friend = newcomer(browser, server)
    there = friend.new_page()
    there.goto(link)
    expect(there.get_by_label("Your name")).to_have_value("Bob")
    # when the friend has another name and presses twice
    there.get_by_label("Your name").fill("Robert")
    there.get_by_role("button", name="Sit down").dblclick(no_wait_after=True)
    # then they sit there, and the host's log calls them by it
    there.locator("[data-standing]").wait_for()
    expect(page.get_by_text("Robert sits down.").first).to_be_attached()
    expect(page.get_by_text("Player 2 sits down.")).to_have_count(0)
    # and the link leads back to the table
    there.goto("/")
    there.goto(link)
    there.locator("[data-standing]").wait_for()
    friend.close()


def test_one_sees_who_is_away(browser: Browser, server: ServerProcess, page: Page) -> None:
    # given a friend at the table
    link = lay_with_friend(page)
    friend = newcomer(browser, server)
    there = friend.new_page()
    there.goto(link)
    there.get_by_role("button", name="Sit down").click()
    there.locator("[data-standing]").wait_for()
    away = page.get_by_text("Away", exact=True)
    expect(away).to_have_count(0)
    # when the friend closes the window
    there.close()
    # then the host sees it, without anything happening in the game
    expect(away).to_be_visible()
    friend.close()


def test_a_friend_comes_back_with_another_device(browser: Browser, server: ServerProcess, page: Page) -> None:
    # given a friend at the table
    link = lay_with_friend(page)
    laptop, phone = newcomer(browser, server), newcomer(browser, server)
    before = laptop.new_page()
    before.goto(link)
    before.get_by_role("button", name="Sit down").click()
    before.locator("[data-standing]").wait_for()
    # when the host makes a new link, and the friend opens it elsewhere
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name="Links for your friends").click()
    expect(page.get_by_text("This table is open to this computer alone.")).to_be_visible()
    page.get_by_role("button", name="New link for Bob").click()
    fresh = page.get_by_label("Seat 2: Bob").input_value()
    after = phone.new_page()
    after.goto(fresh)
    after.get_by_role("button", name="Sit down").click()
    # then the seat is the new device's, and the old one is told that it has none
    after.locator('[data-standing][data-revision]:not([data-revision=""])').wait_for()
    expect(after.locator('[data-target^="hand:"]').first).to_be_visible()
    expect(before.get_by_text("There is no such table")).to_be_visible()
    expect(before.locator('[data-target^="hand:"]')).to_have_count(0)
    laptop.close()
    phone.close()


def test_an_onlooker_sees_no_hand(browser: Browser, server: ServerProcess, page: Page) -> None:
    # given a table with a link for watching
    page.goto("/#/new")
    page.get_by_role("group", name="Seat 2").get_by_label("Who sits here").select_option("A friend, by link")
    page.get_by_role("button", name="Lay the table").click()
    link = page.get_by_label("For watching only").input_value()
    # when somebody opens it
    visitor = newcomer(browser, server)
    there = visitor.new_page()
    there.goto(link)
    # then they see the table and no cards, and nothing glows
    expect(there.get_by_text("You are looking on.")).to_be_visible()
    expect(there.locator('[data-target^="hand:"]')).to_have_count(0)
    assert Hands(there).choices() == []
    visitor.close()


def test_a_bot_plays_for_somebody_absent(page: Page) -> None:
    # given a friend who does not come
    lay_with_friend(page)
    # when the host lets a bot play for them
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name="Let a bot play for Bob").click()
    back = page.get_by_role("button", name="Give the seat back to Bob")
    expect(back).to_be_visible()
    page.keyboard.press("Escape")
    # then the game goes on
    ann = Hands(page, seed=2)
    ann.play_until("action pass")
    # and the seat can be given back
    page.get_by_role("button", name="Menu", exact=True).click()
    back.click()
    expect(page.get_by_role("button", name="Let a bot play for Bob")).to_be_visible()


def test_a_dropped_connection_loses_no_click(browser: Browser, server: ServerProcess, page: Page) -> None:
    # given two friends in the middle of a game
    link = lay_with_friend(page)
    friend = newcomer(browser, server)
    there = friend.new_page()
    cable = Cable(there)
    there.goto(link)
    there.get_by_role("button", name="Sit down").click()
    there.locator("[data-standing]").wait_for()
    ann, bob = Hands(page, seed=3), Hands(there, seed=4)
    take_turns(ann, bob, until=lambda: ann.revision >= 20)
    take_turns(ann, until=lambda: bob.standing == "mine")
    # when the friend's connection drops, and the friend clicks all the same
    before = bob.revision
    cable.sever()
    expect(there.get_by_text("The connection to the table is lost").first).to_be_visible()
    while bob.standing == "mine":
        bob.click(bob.choose(bob.choices()))
    # then nothing has happened yet; but as soon as the cable is mended the click arrives, once
    assert bob.revision == before
    cable.cut = False
    there.wait_for_function(PAST, arg=before)
    expect(there.get_by_text("The connection to the table is lost").first).to_have_count(0)
    # and both see the same table and go on
    page.wait_for_function(
        "seen => Number(document.querySelector('[data-standing]').dataset.revision) >= seen", arg=bob.revision
    )
    seen = bob.revision
    take_turns(ann, bob, until=lambda: ann.revision >= seen + 6)
    friend.close()
