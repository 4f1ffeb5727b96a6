"""Where the system forces its own few colours: whatever can be done, is chosen or has the focus can still be told."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.server.browser.conftest import newcomer
from tests.server.browser.hands import Hands
from tests.server.browser.server_process import ServerProcess

FRAMES = """() => Object.fromEntries(
    [...document.querySelectorAll("[data-target]")].filter((one) => one.getClientRects().length > 0).map((one) => {
        const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(one);
        return [one.dataset.target, `${borderTopStyle} ${parseFloat(borderTopWidth) > 0 ? borderTopColor : "none"}`];
    }),
)"""
"""How things are framed, whatever lies behind them."""

RING = """() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement);
    return outlineStyle === "none" ? 0 : parseFloat(outlineWidth);
}"""

GROUNDS = "all => all.map(one => getComputedStyle(one).backgroundColor)"

FILLS = (
    """() => new Set([...document.querySelectorAll(".house svg *")].map((one) => getComputedStyle(one).fill)).size"""
)


@pytest.fixture(params=["light", "dark"])
def page(request: pytest.FixtureRequest, browser: Browser, server: ServerProcess) -> Iterator[Page]:
    context = newcomer(browser, server, forced_colors="active", color_scheme=request.param)
    yield context.new_page()
    context.close()


def at_a_die(page: Page) -> Hands:
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    hands = Hands(page, seed=6)
    hands.settle()
    while not any(choice.startswith("target die") for choice in hands.choices()):
        hands.move()
        hands.settle()
    page.mouse.move(1, 1)
    return hands


def test_what_can_be_done_is_framed(page: Page) -> None:
    # given a turn in forced colours
    hands = at_a_die(page)
    can = {choice.removeprefix("target ") for choice in hands.choices() if choice.startswith("target ")}
    frames: dict[str, str] = page.evaluate(FRAMES)
    # then what can be done has a frame of one kind, and nothing else has one
    kinds = {frames[target] for target in can}
    assert len(kinds) == 1
    assert not any(frames[target] in kinds for target in frames if target not in can)
    # when a die is chosen
    die = next(target for target in can if target.startswith("die"))
    hands.find(f"target {die}").click()
    page.locator(f'[data-target="{die}"][aria-pressed=true]').wait_for()
    # then its frame is another
    chosen: dict[str, str] = page.evaluate(FRAMES)
    assert chosen[die] not in kinds
    assert [target for target in chosen if chosen[target] == chosen[die]] == [die]
    # and a ring shows what has the focus
    page.keyboard.press("Escape")
    page.keyboard.press("g")
    assert page.evaluate(RING) >= 2


def test_colours_that_say_something_stay(page: Page) -> None:
    # given a table in forced colours
    at_a_die(page)
    # then guests of other colours have other plates, and the house is painted
    plates: list[str] = page.locator("[data-place^='queue:'] .name").evaluate_all(GROUNDS)
    signs = page.locator("[data-place^='queue:'] .corner use").evaluate_all("all => all.map(one => one.href.baseVal)")
    assert len(set(plates)) == len(set(signs)) > 1
    assert page.evaluate(FILLS) > 8


def test_what_is_chosen_of_a_few_is_marked(page: Page) -> None:
    # given choices in the lobby and for a new game
    for address, button in (("/", "Play now"), ("/#/new", "Lay the table")):
        page.goto(address)
        page.get_by_role("button", name=button).wait_for()
        # then the chosen one of a row is on another ground than its neighbours
        for row in page.locator("fieldset:enabled .row:has(input[type=radio])").all():
            chosen = row.locator("label:has(:checked)").evaluate_all(GROUNDS)
            others = row.locator("label:not(:has(:checked))").evaluate_all(GROUNDS)
            assert chosen[0] not in others
    # and so is the open page of a table on a phone
    page.set_viewport_size({"width": 390, "height": 844})
    at_a_die(page)
    tabs = page.locator("nav.tabs button")
    assert len(set(tabs.evaluate_all(GROUNDS))) == 2
