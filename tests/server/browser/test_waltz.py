"""Games with all modules of "Let's Waltz!" around one screen: entrances are bid for, and guests go dancing."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from leopold import Game
from leopold.packs.modules import MODULES
from tests.server.browser.conftest import newcomer, watched
from tests.server.browser.games import lay
from tests.server.browser.hands import Hands
from tests.server.browser.server_process import ServerProcess

WALTZ = tuple(name for name, module in MODULES.items() if module.expansion == "waltz")
SIZES = {"laptop": (1366, 768), "low": (1366, 625), "phone": (390, 844)}
CLICKS = 60
NAMES = ("Ann", "Ben", "Cara", "Dan")
SIDEWAYS = """() => [document.documentElement, document.querySelector(".felt")]
    .some((element) => element.scrollWidth > element.clientWidth + 1)"""
TABS = "nav.tabs button"


@pytest.fixture(params=SIZES)
def screen(request: pytest.FixtureRequest, browser: Browser, server: ServerProcess) -> Iterator[Page]:
    """A laptop, a low one, and a phone."""
    width, height = SIZES[str(request.param)]
    touch = width < 500
    visitor = newcomer(browser, server, viewport={"width": width, "height": height}, has_touch=touch, is_mobile=touch)
    with watched(visitor) as page:
        yield page
    visitor.close()


def waiting_at(is_so: Callable[[Game], bool]) -> Game:
    """A game of two with all modules in which the first seat is asked for this."""
    for seed in range(400):
        game, chance = Game(2, seed=seed, modules=WALTZ), random.Random(seed)
        while not game.over and not (game.to_move == 0 and is_so(game)):
            game.apply(chance.choice(game.numbers))
        if not game.over:
            return game
    raise LookupError("Nobody is ever asked for this.")


def go_on(page: Page, game: Game, file: Path) -> None:
    """Open it as a file, oneself in the first seat and somebody else at the same screen."""
    page.goto("/")
    page.locator("input[type=file]").set_input_files(game.save(file, ["Ann", "Ben"]))
    asked = page.get_by_role("dialog", name="Who goes on with this game?")
    asked.get_by_role("group", name="Seat 2").get_by_label("Who sits here").select_option("Somebody at this screen")
    asked.get_by_role("button", name="Go on").click()
    page.wait_for_url("**/#/table/**")
    page.locator("[data-take]").click()
    Hands(page).settle()


def test_turns_are_played_by_clicking_and_nothing_runs_over_the_edge(screen: Page) -> None:
    # given four people around one screen, with all modules
    screen.goto("/")
    seats = [{"kind": kind, "name": name} for kind, name in zip(("me", *["here"] * 3), NAMES, strict=True)]
    table = lay(screen, *seats, modules=list(WALTZ), house={"open_hands": True})
    screen.goto(f"/#/table/{table}")
    hands = Hands(screen)
    # when they play by clicking, from the auction into the first rounds
    while hands.clicks < CLICKS:
        hands.move(hands.settle())
        # then nothing is wider than the screen
        assert not screen.evaluate(SIDEWAYS)
    # and all pages of a phone fit it too
    for tab in screen.locator(TABS).all():
        tab.click()
        assert not screen.evaluate(SIDEWAYS)


def test_values_of_the_house_are_marked(page: Page, tmp_path: Path) -> None:
    # given guests of the expansion and of the base game in the queue, and a turn to take
    def mixed(game: Game) -> bool:
        numbers = [waiting.guest for waiting in game.view(0).queue if waiting]
        return game.deciding == "turn" and len(numbers) == 5 and min(numbers) < 119 < max(numbers)

    game = waiting_at(mixed)
    page.set_viewport_size({"width": 1440, "height": 900})
    go_on(page, game, tmp_path / "marked.leopold")
    # then orders and points that are the house's own have a mark, and nothing else of a guest
    for space, waiting in enumerate(game.view(0).queue, 1):
        assert waiting is not None
        sources = game.pack.guests[game.pack.guest_index(waiting.guest)].sources
        marks = [sources["order"], sources["vp"]].count("house")
        expect(page.locator(f"[data-place='queue:{space}'] .ours")).to_have_count(marks)
    # and so have the prices of the balls and the points of the celebrities
    expect(page.locator("[data-place^='ballroom:'] .ours").first).to_be_visible()
    expect(page.locator("[data-place^='celebrity:'] .ours").first).to_be_visible()


def test_an_entrance_is_bid_for(screen: Page, tmp_path: Path) -> None:
    # given the auction
    game = waiting_at(lambda game: game.deciding == "auction")
    go_on(screen, game, tmp_path / "auction.leopold")
    bid = game.actions[-1]
    # when an entrance is pointed at, and an amount chosen
    screen.locator(f"[data-target='offer:{bid.arguments['slot']}']").click()
    screen.locator(f"[data-action='{bid.text}']").click()
    # then it is the next one's turn
    expect(screen.locator("[data-take]")).to_be_visible()


def test_a_dancer_is_sent_where_the_balls_come_forward(screen: Page, tmp_path: Path) -> None:
    # given a dancer to be sent
    game = waiting_at(
        lambda game: game.deciding == "send_dancer" and any(action.kind == "send" for action in game.actions)
    )
    place = str(next(action for action in game.actions if action.kind == "send").arguments["place"])
    go_on(screen, game, tmp_path / "send.leopold")
    row = screen.locator(f"[data-target='ball:{place}']")
    # then the rows are there to be pointed at, and say how they stand
    expect(row).to_be_visible()
    expect(row).to_have_accessible_name(re.compile("champagne"))
    before = Hands(screen).revision
    # when one is chosen
    row.click()
    # then the game goes on
    expect(screen.locator("[data-standing]")).not_to_have_attribute("data-revision", str(before))


def test_a_base_game_fetches_nothing_of_it(page: Page) -> None:
    # given what a base game asks for
    came: list[str] = []
    page.on("request", lambda request: came.append(request.url))
    page.goto("/")
    table = lay(page, {"kind": "me", "name": "Ann"}, {"kind": "here", "name": "Ben"}, house={"open_hands": True})
    page.goto(f"/#/table/{table}")
    Hands(page).settle()
    # then the parts of the expansion are not among it, and there is no place for them
    assert [url for url in came if "waltz" in url] == []
    expect(page.get_by_label("Balls and lounge")).to_have_count(0)
