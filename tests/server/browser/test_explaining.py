"""What glows can be done; what does not glow says why; what is risky is asked about."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from leopold.packs import load_pack
from leopold.speech import cards
from leopold.words import catalogue
from tests.server.browser.conftest import newcomer
from tests.server.browser.hands import PAST, Hands
from tests.server.browser.server_process import ServerProcess

STATE = re.compile(r"/api/tables/[^/]+\?seat=")
PATIENT = 3000
"""Milliseconds after which every tip would have opened."""


def begin(page: Page, seed: int = 1) -> Hands:
    """A solo game at the first turn, before anything has been done in it."""
    page.goto("/")
    page.get_by_role("button", name="Alone against Leopold").click()
    hands = Hands(page, seed)
    hands.play_until("action pass")
    return hands


def test_a_card_explains_itself_on_focus(page: Page) -> None:
    # given a card in the hand
    begin(page)
    card = page.locator('[data-target^="hand:"]').first
    number = (card.get_attribute("data-target") or "").split(":")[1]
    # when it gets the focus by keyboard
    page.keyboard.press("Tab")
    card.focus()
    # then it tells its number and its text, which a screen reader gets as well
    told = page.get_by_role("tooltip")
    expect(told).to_contain_text(f"No. {number}")
    label = card.get_attribute("aria-label") or ""
    assert any(words in label for words in told.locator("p").all_inner_texts())


def test_the_emperors_tiles_are_told_as_their_edition_has_them(page: Page) -> None:
    # given a table of the first edition, where one chooses between the halves of a penalty
    page.goto("/#/new")
    page.get_by_text("First edition of 2015", exact=True).click()
    page.get_by_role("button", name="Lay the table").click()
    Hands(page).settle()
    # when a screen reader comes to the emperor's tiles
    tiles = page.locator('[data-target^="tile:"]')
    expect(tiles).to_have_count(3)
    # then each says what that edition's tile does, in the words that the terminal has
    pack = load_pack("2015")
    for tile in tiles.all():
        known = pack.tile((tile.get_attribute("data-target") or "").split(":")[1])
        does = [*cards.tile_reward(known), cards.tile_penalty(known, pack.board)]
        assert " ".join(map(catalogue().say, does)) in (tile.get_attribute("aria-label") or "")


def test_what_cannot_be_done_says_why(page: Page) -> None:
    # given a turn in which a die has been taken
    hands = begin(page)
    hands.play_until("action end")
    # when another die is pointed at
    die = page.locator('[data-target="die:1"]')
    die.hover()
    # then it says why not, and clicking says it as well
    expect(page.get_by_role("tooltip")).to_contain_text("You already took a die in this turn.")
    die.click(force=True)  # it says that it is disabled, and explains itself all the same
    expect(page.get_by_role("alert")).to_have_text("You already took a die in this turn.")


def test_taking_a_die_without_a_guest_is_asked_about_once(page: Page) -> None:
    # given a turn with guests to take
    hands = begin(page)
    while not any(choice.startswith("target queue") for choice in hands.choices()):
        hands.move()
        hands.play_until("action pass")
    # when a die is taken first
    before = hands.revision
    die = next(choice for choice in hands.choices() if choice.startswith("target die"))
    hands.find(die).click()
    plain = page.locator("[data-action^=die]")
    if plain.count():
        plain.first.click()
    # then the page asks, and nothing has happened
    expect(page.get_by_text(re.compile("You have not taken a guest yet"))).to_be_visible()
    assert hands.revision == before
    # and on yes it is done
    page.get_by_role("button", name="Yes, go on").click()
    page.wait_for_function(PAST, arg=before)


def test_a_hint_is_given_and_followed(page: Page) -> None:
    # given a turn
    hands = begin(page)
    before = hands.revision
    # when advice is asked for
    page.get_by_role("button", name="Hint").click()
    advice = page.get_by_role("region", name="Hint")
    expect(advice.get_by_role("listitem").first).to_be_visible()
    expect(advice).to_contain_text("points expected in the end")
    # then doing it moves the game on
    advice.get_by_role("button", name="Begin:").click()
    sure = page.get_by_role("button", name="Yes, go on")
    if sure.count():
        sure.click()
    page.wait_for_function(PAST, arg=before)
    # and the advice is gone, or speaks of what comes after it
    expect(advice.get_by_role("button", name="Begin:")).to_have_count(0)


def test_all_of_a_plan_is_done_as_far_as_nothing_new_is_seen(page: Page) -> None:
    # given advice that begins with a guest, after whom another comes
    hands = begin(page)
    page.get_by_role("button", name="Hint").click()
    rest = page.locator("[data-plan=rest]")
    rest.wait_for()
    # when all that is left of it is done, again and again
    while rest.count():
        before = hands.revision
        rest.click()
        # then the game goes on each time
        page.wait_for_function(PAST, arg=before)
        hands.settle()
        expect(page.get_by_text("That did not work")).to_have_count(0)


def test_the_rules_open_at_the_right_place(page: Page) -> None:
    # given somebody who chooses a first guest
    page.goto("/#/new")
    page.get_by_role("button", name="Lay the table").click()
    hands = Hands(page)
    hands.settle()
    # when the rules are opened
    page.keyboard.press("r")
    # then the chapter about guests is marked
    expect(page.get_by_role("dialog", name="The book").locator(".here h3")).to_have_text("Taking a guest")


def test_what_is_not_asked_for_says_so_when_it_is_clicked(page: Page) -> None:
    # given somebody who chooses a first guest
    page.goto("/")
    page.get_by_role("button", name="Alone against Leopold").click()
    Hands(page).play_until("target queue:1")
    told = page.get_by_role("tooltip")
    for thing, title in (('[data-target^="hand:"]', "No. "), ('[data-target="room:3.3"]', "Room 3.3")):
        # when a card or a room is clicked that has nothing to do with it
        page.locator(thing).first.click(force=True)
        # then it says what it is, and what is asked instead
        expect(told).to_contain_text(title)
        expect(page.get_by_role("alert")).to_contain_text("Choose your first guest")
        page.keyboard.press("Escape")  # what was clicked is explained until somebody has read it
        expect(told).to_have_count(0)


THINGS = {
    ".bar [data-place=krones]": "Nobody can have more than 20",
    ".bar [data-place=points]": "You have",
    ".bar [data-place^=order]": "among the turns of this round",
    ".staff [data-tip=bonuses]": "When the last room of a group is occupied",
    '.bar [data-place="kitchen:wine"]': "In your kitchen",
    ".cafe .free": "A free table",
    '.house [data-tip="price:3"]': "Preparing a room on this floor costs 2 krones.",
    '.house [data-tip="worth:3"]': "3 points",
    '.house [data-target="room:4.5"]': "The badge brings 2 points",
    '[data-place="round:3"]': "Afterwards the emperor comes",
    '[data-place="emperor:13"]': "Steps beyond this last space are points",
    '[data-place="queue:1"] .price': "Taking whoever waits here costs 3 krones.",
    "[data-place=guest-deck]": "cards are left in the deck",
    "[data-place=staff-deck]": "only rewards and tiles bring new cards",
    '[data-target="die:6"]': "Pay 1 krone and do the action of another space",
    '[data-action="pass"]': "You can only pass before you have done anything",
    "[data-tip=hint]": "Nothing is done by asking",
    ".other [data-place=points]": "has 0 points",
    ".other [data-place^=order]": "among the turns of this round",
    ".other .name": "A bot, ",
    ".other [data-place=hand]": "which nobody else sees",
    '.other [data-place="kitchen:cake"]': "In the kitchen of",
}
"""What can be pointed at without being chosen, and part of what it says."""


def test_everything_says_what_it_is_and_how_it_stands(page: Page) -> None:
    # given a first turn against others
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    Hands(page).play_until("action pass")
    told = page.get_by_role("tooltip")
    for thing, words in THINGS.items():
        # when it is pointed at
        page.locator(thing).first.hover(force=True)  # parts of a strip lie beneath the button that opens it
        # then it says what it is, beside itself and within the window
        expect(told).to_contain_text(words)
        assert page.evaluate(APART, thing), thing
        page.mouse.move(2, 2)
        expect(told).to_have_count(0)


APART = """(selector) => {
    const [thing, tip] = [selector, ".explain"].map((one) => document.querySelector(one).getBoundingClientRect());
    const across = tip.right <= thing.left || thing.right <= tip.left;
    const apart = across || tip.bottom <= thing.top || thing.bottom <= tip.top;
    return apart && tip.left >= 0 && tip.top >= 0 && tip.right <= innerWidth && tip.bottom <= innerHeight;
}"""


def test_no_tip_opens_because_the_page_has_changed(page: Page) -> None:
    # given a hand that rests where it has clicked a guest, whom another has followed
    page.clock.install()
    page.goto("/")
    page.get_by_role("button", name="Alone against Leopold").click()
    hands = Hands(page)
    hands.play_until("target queue:3")
    page.locator('[data-target="queue:3"]').click()
    hands.settle()
    # when time passes, and more happens by keyboard
    page.clock.fast_forward(PATIENT)
    expect(page.get_by_role("tooltip")).to_have_count(0)
    # then only a hand that moves opens a tip
    box = page.locator('[data-target="queue:3"]').bounding_box()
    assert box
    page.mouse.move(2, 2)
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.clock.fast_forward(PATIENT)
    expect(page.get_by_role("tooltip")).to_be_visible()


def test_a_finger_asks_by_a_tap_or_a_long_press(browser: Browser, server: ServerProcess) -> None:
    # given a table on a phone, at the first turn
    context = newcomer(browser, server, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page = context.new_page()
    hands = begin(page)
    told = page.get_by_role("tooltip")
    # when the points are tapped
    page.locator("header [data-tip=points]").tap()
    # then they are told, and another tap puts the tip away
    expect(told).to_contain_text("You have 0 points.")
    page.locator("header h1").tap()
    expect(told).to_contain_text("Round 1 of 7")
    page.locator("header h1").tap()
    expect(told).to_have_count(0)
    # when a die that could be taken is pressed for long
    before = hands.revision
    die = page.locator('[data-target^="die:"]:not([aria-disabled])').first
    box = die.bounding_box()
    assert box
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger = context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    # then it explains itself, and is not taken
    expect(told).to_contain_text("strength")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(told).to_contain_text("strength")
    expect(page.locator("[popover].choices")).to_have_count(0)
    assert hands.revision == before
    context.close()


@pytest.mark.parametrize("view", ["panel", "closer"])
def test_leopold_shows_objectives_staff_and_decks(page: Page, view: str) -> None:
    # given a solo game in which Leopold has claimed A, is at II with B, and has turned up a card
    def answer(route: Route) -> None:
        found = route.fetch()
        state = found.json()
        automaton = state["view"]["solo"]
        automaton["markers"] = {"A": None, "B": "II", "C": None}
        automaton["private_deck"] = 4
        state["view"]["objectives"][0]["claimed_by"] = [None, automaton["seat"], None]
        state["view"]["seats"][automaton["seat"]]["staff"] = [{"number": 28, "used": False}]
        route.fulfill(response=found, json=state)

    begin(page)
    page.route(STATE, answer)
    page.reload()
    Hands(page).settle()
    # when one looks at his side of the table, or closer
    where = page.locator(".other")
    if view == "closer":
        page.get_by_role("button", name="Look closer at the hotel of Leopold").click()
        where = page.get_by_role("dialog")
        expect(where.locator('[data-target="seen:28"]')).to_be_visible()
    # then everything is there as it is
    expect(where).to_contain_text("Objective A: claimed, 10 points")
    expect(where).to_contain_text("Objective B: II")
    expect(where).to_contain_text("Objective C: not begun")
    expect(where).to_contain_text("1 staff card turned up")
    expect(where).to_contain_text("4 staff cards in his private deck")
    expect(where).to_contain_text("cards in his deck")


def test_an_occupied_room_speaks_of_itself(page: Page) -> None:
    # given a turn in which a room is occupied
    def answer(route: Route) -> None:
        found = route.fetch()
        state = found.json()
        mine = next(seat["seat"] for seat in state["seats"] if seat["mine"])
        state["view"]["seats"][mine]["rooms"][0][0]["state"] = "occupied"
        route.fulfill(response=found, json=state)

    begin(page)
    page.route(STATE, answer)
    page.reload()
    Hands(page).settle()
    # when it is pointed at
    page.locator('[data-target="room:1.1"]').hover()
    # then it says that somebody lives there, and nothing of preparing
    told = page.get_by_role("tooltip")
    expect(told).to_contain_text("Somebody lives here")
    expect(told).not_to_contain_text("repar")
