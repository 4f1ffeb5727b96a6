"""My evenings: from a finished game to what it brought, the stairs, the deal of the day, and back to nothing."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.server.browser.conftest import newcomer
from tests.server.browser.games import finish, lay, told
from tests.server.browser.hands import Hands
from tests.server.browser.server_process import ServerProcess

ME = {"kind": "me", "name": "Ann"}


def test_an_evening_is_told_exported_and_erased(page: Page) -> None:
    # given a finished game against a bot and one against Leopold
    page.goto("/")
    page.get_by_role("button", name="Play now").wait_for()
    end = finish(page, lay(page, ME, {"kind": "bot", "level": "apprentice"}))
    finish(page, lay(page, ME, solo="leopold", level="easy"))
    # when one looks at one's evenings
    page.get_by_role("link", name="My evenings").click()
    history = page.get_by_role("region", name="All evenings").get_by_role("listitem")
    # then both are there with place, points and level
    expect(history).to_have_count(2)
    expect(history.nth(0)).to_contain_text("Leopold (easy,")
    expect(history.nth(1)).to_contain_text(f"{told(end['scores'][0]['total'])} point")
    expect(history.nth(1)).to_contain_text("(Apprentice,")
    # and achievements say what was found out
    found = page.get_by_role("region", name="What you have found out").get_by_role("listitem")
    expect(found.filter(has_text="House opened")).to_contain_text("since")
    expect(found.filter(has_text="Leopold takes off his hat")).not_to_contain_text("since")
    # when they are saved as a file
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    kept = json.loads(Path(saved.value.path()).read_text())
    assert [evening["solo"] for evening in kept["evenings"]] == ["leopold", ""]
    # and erased, after a question
    page.get_by_role("button", name="Erase all").click()
    expect(page.get_by_text("Forget all 2 evenings")).to_be_visible()
    page.get_by_role("button", name="Yes, erase them").click()
    # then nothing is left
    expect(page.get_by_text("No finished game yet")).to_be_visible()
    expect(history).to_have_count(0)


def test_a_phrase_brings_ones_games_to_another_browser(page: Page, browser: Browser, server: ServerProcess) -> None:
    # given somebody who plays
    page.goto("/")
    page.get_by_role("button", name="Play now").wait_for()
    table = lay(page, ME, {"kind": "bot", "level": "apprentice"})
    page.goto("/#/evenings")
    along = page.get_by_role("region", name="Your games on another device")
    # when they make a phrase and write it down
    along.get_by_role("button", name="Make a phrase").click()
    phrase = along.locator("[data-phrase]").inner_text()
    along.get_by_role("button", name="I have written it down").click()
    expect(along.get_by_role("status")).to_contain_text("go by this phrase")
    # and type it in another browser, first with a mistake
    other = newcomer(browser, server).new_page()
    other.goto("/#/evenings")
    there = other.get_by_role("region", name="Your games on another device")
    there.get_by_role("button", name="I have a phrase").click()
    there.get_by_role("textbox").fill(phrase.rpartition(" ")[0])
    there.get_by_role("button", name="Enter").click()
    expect(there.get_by_role("alert")).to_contain_text("9 words; here are 8")
    there.get_by_role("textbox").fill(phrase.upper())
    there.get_by_role("button", name="Enter").click()
    # then the table is theirs there too, and still here
    expect(there.get_by_role("status")).to_contain_text("Welcome back")
    for one in (page, other):
        mine = one.evaluate("async () => (await fetch('/api/tables')).json()")
        assert [line["table"] for line in mine["tables"]] == [table]
    # and when they leave that browser, nobody finds it there
    there.get_by_role("button", name="Leave this browser").click()
    there.get_by_role("button", name="Yes, leave").click()
    expect(there.get_by_role("status")).to_contain_text("Nobody is known")
    assert other.evaluate("async () => (await fetch('/api/tables')).json()")["tables"] == []
    other.context.close()


def test_the_stairs_lead_to_a_table(page: Page) -> None:
    # given somebody who has never played
    page.goto("/#/evenings")
    # when they choose the lowest step
    page.get_by_role("button", name="Easy: 0 of 2 wins").click()
    # then Leopold sits there, at this level
    page.wait_for_url("**/#/table/**")
    Hands(page).settle()
    mine = page.evaluate("async () => (await fetch('/api/tables')).json()")
    assert [(line["solo"], line["level"]) for line in mine["tables"]] == [("leopold", "easy")]


def test_the_deal_of_the_day_is_compared_with_the_bots(page: Page) -> None:
    # given somebody who plays today's deal
    page.goto("/")
    page.get_by_role("button", name="Deal of the day").click()
    page.wait_for_url("**/#/table/**")
    address = page.url
    # when they leave it and come back by the lobby, they are at the same table
    page.goto("/#/evenings")
    page.get_by_role("button", name="Go on with today's deal").click()
    expect(page).to_have_url(address)
    # when it is over
    end = finish(page, address.rsplit("/", 1)[1])
    page.reload()
    # then the score sheet compares it with what bots made of it, as does the page of evenings
    row = page.get_by_role("row", name=f"You {told(end['scores'][0]['total'])} :")
    expect(page.get_by_role("dialog").locator(row)).to_be_visible()
    page.get_by_role("link", name="To my evenings").click()
    expect(row).to_be_visible()
    expect(page.get_by_role("row", name="Manager")).to_be_visible()
    expect(page.get_by_role("button", name="Play it again")).to_be_visible()


def test_who_wins_meets_stronger_bots(page: Page) -> None:
    # given results of somebody who has outgrown apprentices, as the server tells them
    def stronger(body: dict[str, object]) -> dict[str, object]:
        return {**body, "opponent": "waiter"}

    page.route("**/api/evenings", lambda route: route.fulfill(json=stronger(route.fetch().json())))
    # when they come to the lobby
    page.goto("/")
    # then waiters are offered
    page.get_by_role("button", name="Play now You and two bots (Waiter)").click()
    page.wait_for_url("**/#/table/**")
    mine = page.evaluate("async () => (await fetch('/api/tables')).json()")
    assert mine["tables"][0]["levels"] == ["", "waiter", "waiter"]


def test_leopolds_level_is_chosen_where_he_is_chosen(page: Page) -> None:
    # given the lobby
    page.goto("/")
    level = page.get_by_role("group", name="Leopold's level")
    expect(level.get_by_label("Easy")).to_be_checked()
    # when another level is chosen
    level.get_by_text("Hard").click()
    page.get_by_role("button", name="Alone against Leopold The solo game, hard").click()
    page.wait_for_url("**/#/table/**")
    # then he plays at it, and it is offered again
    mine = page.evaluate("async () => (await fetch('/api/tables')).json()")
    assert mine["tables"][0]["level"] == "hard"
    page.goto("/")
    expect(level.get_by_label("Hard")).to_be_checked()


def test_a_game_and_then_everything_is_deleted(page: Page) -> None:
    # given two games of somebody's
    page.goto("/")
    page.get_by_role("button", name="Play now").wait_for()
    first = lay(page, ME, {"kind": "bot", "level": "apprentice"})
    lay(page, ME, solo="leopold", level="easy")
    page.reload()
    games = page.get_by_role("region", name="My games").get_by_role("listitem")
    expect(games).to_have_count(2)
    # when one of them is deleted, after a question
    row = games.filter(has=page.locator(f'a[href="#/table/{first}"]'))
    row.get_by_role("button", name="Delete the game with").click()
    row.get_by_role("button", name="Yes, delete it").click()
    # then the other is left
    expect(games).to_have_count(1)
    # when they want nothing kept of them
    page.get_by_role("link", name="My evenings").click()
    page.get_by_role("button", name="Delete everything of mine").click()
    page.get_by_role("button", name="Yes, delete everything").click()
    expect(page.get_by_text("Nothing is kept of you any more.")).to_be_visible()
    # then there are no games either
    page.goto("/")
    expect(page.get_by_text("None yet. The games you play")).to_be_visible()
