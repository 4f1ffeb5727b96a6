"""What glows can be done; what does not glow says why; what is risky is asked about."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from leopold.packs import load_pack
from leopold.speech import cards
from leopold.words import catalogue
from tests.server.browser.hands import Hands


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
    page.wait_for_function(
        "before => Number(document.querySelector('[data-standing]').dataset.revision) > before", arg=before
    )


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
    page.wait_for_function(
        "before => Number(document.querySelector('[data-standing]').dataset.revision) > before", arg=before
    )
    expect(advice).to_have_count(0)


def test_the_rules_open_at_the_right_place(page: Page) -> None:
    # given somebody who chooses a first guest
    page.goto("/#/new")
    page.get_by_role("button", name="Lay the table").click()
    hands = Hands(page)
    hands.settle()
    # when the rules are opened
    page.keyboard.press("r")
    # then the chapter about guests is marked
    expect(page.get_by_role("dialog").locator(".here h3")).to_have_text("Taking a guest")
