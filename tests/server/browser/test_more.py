"""A game with "Would you like some more?": a card that waited is offered where it lies, and items are exchanged."""

from __future__ import annotations

import random
import re
from pathlib import Path

from playwright.sync_api import Page, expect

from leopold import Game


def waiting_at(decision: str) -> Game:
    """A game in which the first seat is asked for this."""
    for seed in range(2000):
        game, chance = Game(2, seed=seed, modules="more"), random.Random(seed)
        while not game.over and not (game.deciding == decision and game.to_move == 0):
            game.apply(chance.choice(game.numbers))
        if not game.over:
            return game
    raise LookupError(decision)


def go_on(page: Page, game: Game, file: Path) -> None:
    """Open it as a file, oneself in the first seat and a bot in the second."""
    page.goto("/")
    page.locator("input[type=file]").set_input_files(game.save(file, ["Ann", "Ben"]))
    asked = page.get_by_role("dialog", name="Who goes on with this game?")
    asked.get_by_role("group", name="Seat 2").get_by_label("Who sits here").select_option("A bot")
    asked.get_by_role("button", name="Go on").click()
    page.wait_for_url("**/#/table/**")


def test_a_card_that_waited_is_used_where_it_lies_and_turned_face_down(page: Page, tmp_path: Path) -> None:
    # given a game in which a card's moment has come
    game = waiting_at("react")
    number = int(str(next(action for action in game.actions if action.kind == "use").arguments["staff"]))
    name = game.pack.card(number).names["en"]  # type: ignore[union-attr]
    go_on(page, game, tmp_path / "react.leopold")
    card = page.locator(f"[data-target='staff:{number}']")
    expect(page.locator("[data-prompt]")).to_contain_text("you may use a card that waited for this")
    expect(page.get_by_role("button", name="Keep it for later")).to_be_visible()
    # when it is pointed at
    card.click()
    # then it lies face down
    expect(card).to_have_accessible_name(re.compile(f"^{name}, used in this game and face down"))


def test_items_are_exchanged_in_the_kitchen(page: Page, tmp_path: Path) -> None:
    # given the Wagon Master at work
    game = waiting_at("exchange")
    item = str(game.actions[0].arguments["item"])
    before = game.seat(0).kitchen
    go_on(page, game, tmp_path / "exchange.leopold")
    # when an item of the kitchen is pointed at, and one of the others chosen
    page.locator(f"[data-target='kitchen:{item}']").click()
    other = str(game.actions[0].arguments["for"])
    page.get_by_role("button", name=f"{item} for {other}").first.click()
    # then it has become the other
    there = page.locator(f"[data-target='kitchen:{other}']")
    expect(there).to_have_accessible_name(re.compile(f"^Kitchen: {before[other] + 1} "))
