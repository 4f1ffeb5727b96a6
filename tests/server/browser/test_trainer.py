"""The trainer on the page: a puzzle is chosen, its turn played on the table, and the verdict read beside the best."""

from __future__ import annotations

import secrets
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from leopold.puzzles import Puzzle, of_kind, shipped
from leopold.rules.actions import END
from tests.server.browser.axe import faults
from tests.server.browser.conftest import newcomer
from tests.server.browser.games import POST
from tests.server.browser.hands import Hands
from tests.server.browser.server_process import ServerProcess
from tests.server.browser.test_review import NARROW, SMALL, WIDE


def whole(puzzle: Puzzle, place: int) -> bool:
    """Do the cards let this turn be played until it is ended?"""
    game = puzzle.position()
    for number in puzzle.lines[place].turn:
        if number not in game.numbers:
            return False
        game.apply(number)
    return puzzle.lines[place].turn[-1] == END


EXAMPLE = next(
    one for one in shipped().values() if one.config["players"] == 2 and whole(one, 0) and whole(one, one.obvious)
)


def played(page: Page, place: int) -> None:
    """One of the example's turns at its table, and its end by hand."""
    page.wait_for_url("**/#/table/**")
    hands = Hands(page)
    hands.settle()
    table = page.url.rsplit("/", 1)[1]
    *before, _ = EXAMPLE.lines[place].turn
    for number in before:
        body = {"seat": EXAMPLE.seat, "revision": hands.revision, "key": secrets.token_urlsafe(12), "actions": [number]}
        revision = hands.revision
        page.evaluate(POST, [f"/api/tables/{table}/actions", body])
        page.wait_for_function(
            "before => Number(document.querySelector('[data-standing]').dataset.revision) > before", arg=revision
        )
    hands.click("action end")


def chosen(page: Page) -> None:
    """The list of those that are like the example."""
    page.locator("[data-today]").wait_for()
    page.locator(f"input[value='{EXAMPLE.theme}']").check(force=True)
    page.locator(f"input[value='{EXAMPLE.difficulty}']").check(force=True)


def opened(page: Page) -> None:
    page.goto("/#/trainer")
    chosen(page)
    page.locator(f"[data-puzzle='{EXAMPLE.id}']").click()


def test_a_puzzle_is_solved(page: Page) -> None:
    # given somebody who comes from the lobby and chooses a puzzle by its theme and its difficulty
    page.goto("/")
    page.get_by_role("link", name="Trainer").click()
    chosen(page)
    alike = of_kind(list(shipped().values()), EXAMPLE.theme, EXAMPLE.difficulty)
    expect(page.locator("[data-puzzle]")).to_have_count(len(alike))
    page.locator(f"[data-puzzle='{EXAMPLE.id}']").click()
    # when the best turn is played
    played(page, 0)
    # then it is solved, and the others stand beside it
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("Solved. Nothing better was found.")
    expect(sheet.locator("[data-line='played']")).to_contain_text("Played, and the best that was found")
    expect(sheet.locator("[data-line='rival']")).to_be_visible()
    # and the next one of the theme follows, which is another
    address = page.url
    sheet.get_by_role("button", name="Next puzzle").click()
    expect(page).not_to_have_url(address)
    Hands(page).settle()
    # and the list says that it is solved
    page.goto("/#/trainer")
    expect(page.locator(f"[data-puzzle='{EXAMPLE.id}']")).to_have_accessible_name(
        f"{EXAMPLE_NAME} Round {EXAMPLE.round}, 2 players solved"
    )


def test_a_puzzle_is_missed_explained_and_tried_again(page: Page) -> None:
    opened(page)
    expect(page.locator("[data-prompt]")).to_contain_text("Puzzle: find the best turn")
    expect(page.locator("[data-hint]")).to_have_count(0)
    # when the obvious turn is played
    played(page, EXAMPLE.obvious)
    # then it is said how much is missing, and what is better and why
    sheet = page.get_by_role("dialog")
    lost = round(EXAMPLE.lines[EXAMPLE.obvious].loss)
    expect(sheet).to_contain_text(f"Not quite. The best turn is worth {lost} points more.")
    for line in ("played", "rival"):
        expect(sheet.locator(f"[data-line='{line}'] div.reasons li").first).to_be_visible()
        expect(sheet.locator(f"[data-line='{line}'] .house")).to_be_visible()
    # when the sheet is closed, it can be had again
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(page.locator("[data-prompt]")).to_contain_text("Your turn has been played.")
    page.get_by_role("button", name="The verdict").click()
    expect(sheet).to_contain_text("Not quite.")
    # and the puzzle can be tried again
    sheet.get_by_role("button", name="Try again").click()
    Hands(page).settle()
    expect(page.locator("[data-prompt]")).to_contain_text("Puzzle: find the best turn")


@pytest.fixture(params=["day", "night"])
def small(request: pytest.FixtureRequest, browser: Browser, server: ServerProcess) -> Iterator[Page]:
    context = newcomer(
        browser, server, theme=request.param, bypass_csp=True, viewport={"width": 390, "height": 844}, has_touch=True
    )
    yield context.new_page()
    context.close()


def test_on_a_phone_everything_is_in_reach_by_day_and_by_night(small: Page) -> None:
    small.goto("/#/trainer")
    small.locator("[data-today]").wait_for()
    assert [small.evaluate(wrong) for wrong in (SMALL, NARROW, WIDE)] == [[], [], False]
    assert faults(small) == []
    chosen(small)
    small.locator(f"[data-puzzle='{EXAMPLE.id}']").click()
    played(small, EXAMPLE.obvious)
    small.locator("[data-line='rival'] .house").wait_for()
    assert not small.evaluate(WIDE)
    assert faults(small) == []


def test_by_keyboard_alone(page: Page) -> None:
    page.goto("/#/trainer")
    today = page.locator("[data-today]")
    today.focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/#/table/**")
    Hands(page).settle()


EXAMPLE_NAME = {
    "serving": "Serving",
    "money": "Money",
    "emperor": "Emperor",
    "groups": "Rooms and groups",
    "staff": "Staff",
}[EXAMPLE.theme] + f" {EXAMPLE.difficulty}"
