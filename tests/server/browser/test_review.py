"""The review of a finished game: asked for, waited for, read, played on from; on every screen, in every language."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from leopold.words import SOURCE_LANGUAGE, languages
from tests.server.browser.conftest import newcomer
from tests.server.browser.games import finish, lay
from tests.server.browser.server_process import ServerProcess
from tests.server.browser.test_language import CUT
from tests.server.browser.test_sizes import SCREENS, Screen

GAME = Path(__file__).parents[2] / "golden" / "games" / "2-revised-introductory-night-greedy.leopold"
ME = {"kind": "me", "name": "Ann"}
BOT = {"kind": "bot", "level": "apprentice", "name": "Bob"}

SMALL = """() => [...document.querySelectorAll("main *")]
    .filter((one) => [...one.childNodes].some((text) => text.nodeType === 3 && text.textContent.trim()))
    .filter((one) => !one.closest("svg, .unseen") && one.checkVisibility())
    .filter((one) => parseFloat(getComputedStyle(one).fontSize) < 11.9)
    .map((one) => one.textContent)"""
NARROW = """() => [...document.querySelectorAll("main :is(button, a, label)")]
    .filter((one) => one.checkVisibility() && !one.closest("[data-line]"))
    .filter((one) => { const { width, height } = one.getBoundingClientRect(); return width < 24 || height < 24; })
    .map((one) => one.outerHTML.slice(0, 80))"""
WIDE = "() => document.scrollingElement.scrollWidth > innerWidth"


@dataclass(frozen=True)
class Reviewed:
    """A finished game whose review is there, and whoever may look at it."""

    cookies: Any
    table: str


@pytest.fixture(scope="module")
def reviewed(browser: Browser, server: ServerProcess) -> Iterator[Reviewed]:
    context = newcomer(browser, server)
    body = {"text": GAME.read_text(), "seats": [ME, BOT], "key": secrets.token_urlsafe(12)}
    answer = context.request.post("/api/records", data=body)
    assert answer.ok, answer.text()
    table = answer.json()["table"]
    page = context.new_page()
    page.goto(f"/#/review/{table}")
    page.locator("[data-judged]").first.wait_for()
    yield Reviewed(context.storage_state(), table)
    context.close()


@pytest.fixture
def reader(browser: Browser, server: ServerProcess, reviewed: Reviewed) -> Iterator[Page]:
    context = newcomer(browser, server, storage_state=reviewed.cookies)
    page = context.new_page()
    page.goto(f"/#/review/{reviewed.table}")
    page.locator("[data-judged]").first.wait_for()
    yield page
    context.close()


def over(page: Page) -> str:
    """A game of Ann against a bot, played to its end."""
    page.goto("/")
    page.get_by_role("button", name="Play now").wait_for()
    table = lay(page, ME, BOT)
    finish(page, table)
    return table


# --- asking and waiting


def test_a_finished_game_is_reviewed_from_its_score_sheet_and_the_sheet_tells_of_it(page: Page) -> None:
    # given a finished game
    table = over(page)
    page.goto(f"/#/table/{table}")
    sheet = page.get_by_role("dialog")
    # when somebody asks for its review
    sheet.get_by_role("button", name="Review").click()
    page.wait_for_url(f"**/#/review/{table}")
    # then after a while it is there, for everybody who played
    expect(page.locator("[data-judged]")).to_have_count(2)
    ann = page.locator("[data-judged='0']")
    expect(ann).to_contain_text(re.compile(r"Ann.*\d+% accuracy"))
    expect(ann).to_have_attribute("aria-pressed", "true")
    summary = ann.get_by_text("Played for").inner_text()
    # and the score sheet says what was skill and what luck, and leads there
    page.goto(f"/#/table/{table}")
    sheet.get_by_role("link", name=summary).click()
    page.wait_for_url(f"**/#/review/{table}")
    # and so does the replay
    page.goto(f"/#/replay/{table}")
    page.get_by_role("button", name="Review").click()
    expect(page.locator("[data-judged]")).to_have_count(2)


@pytest.mark.parametrize("screen", [Screen(1366, 625), Screen(390, 844, touch=True), Screen(1920, 1080)], ids=str)
def test_the_sheet_tells_of_it_without_scrolling(
    browser: Browser, server: ServerProcess, reviewed: Reviewed, screen: Screen
) -> None:
    # given a reviewed game and a screen, when its score sheet is opened
    size = {"width": screen.width, "height": screen.height}
    context = newcomer(
        browser, server, viewport=size, has_touch=screen.touch, is_mobile=screen.touch, storage_state=reviewed.cookies
    )
    page = context.new_page()
    page.goto(f"/#/table/{reviewed.table}")
    # then what was skill and what luck is in sight, and so is where the sheet begins
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("link", name="Played for")).to_be_in_viewport(ratio=1)
    expect(sheet.get_by_role("row").nth(3)).to_be_in_viewport(ratio=1)
    assert not page.evaluate(WIDE)
    context.close()


def test_a_game_that_is_going_on_is_not_reviewed(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play now").wait_for()
    table = lay(page, ME, BOT)
    # when somebody goes there all the same, then it says why there is none
    page.goto(f"/#/review/{table}")
    expect(page.get_by_role("alert")).to_contain_text("still going on")
    # and nothing leads there
    page.goto(f"/#/replay/{table}")
    page.get_by_label("Moment of the game").wait_for()
    expect(page.get_by_role("button", name="Review")).to_have_count(0)


def test_one_sees_how_far_it_is_and_what_to_do_when_it_fails(page: Page) -> None:
    # given a finished game, and a server that takes its time
    table = over(page)
    told: dict[str, Any] = {"state": "working", "done": 3, "of": 12, "review": None}
    asked: list[str] = []

    def answer(route: Route) -> None:
        asked.append(route.request.method)
        route.fulfill(json=told)

    page.route(re.compile(rf"/api/tables/{table}/review$"), answer)
    page.goto(f"/#/review/{table}")
    # then a bar shows how far it is, in words too
    bar = page.get_by_role("progressbar", name="Review")
    expect(bar).to_have_attribute("aria-valuenow", "3")
    expect(bar).to_have_attribute("aria-valuemax", "12")
    expect(page.locator("[aria-live=polite]")).to_have_text("3 of 12 decisions judged")
    # and so does the score sheet, when one has left
    page.goto(f"/#/table/{table}")
    expect(page.get_by_role("dialog").get_by_role("link", name="3 of 12 decisions judged")).to_be_visible()
    told["done"] = 8
    expect(page.get_by_role("dialog").get_by_role("link", name="8 of 12 decisions judged")).to_be_visible()
    page.goto(f"/#/review/{table}")
    expect(bar).to_have_attribute("aria-valuenow", "8")
    # when it fails, then one is told, and can ask again
    told.update(state="failed")
    expect(page.get_by_role("alert")).to_contain_text("ask for it again")
    asked.clear()
    told.update(state="working")
    page.get_by_role("button", name="Try again").click()
    expect(bar).to_be_visible()
    assert asked[0] == "POST"
    # when the server was started again and knows of nothing, then it is asked anew
    asked.clear()
    told.update(state="none")
    with page.expect_request(lambda one: one.method == "POST" and one.url.endswith("/review")):
        pass


# --- reading


def test_a_moment_on_the_curve_opens_its_turn_with_both_lines(reader: Page, reviewed: Reviewed) -> None:
    # when the first moment is chosen on the curve by the keyboard
    moment = reader.locator(".curve").get_by_role("button").first
    expect(moment).to_have_text(re.compile(r"^1 Round \d: (blunder|mistake|inaccuracy|good), \d+ points? lost$"))
    moment.focus()
    reader.keyboard.press("Enter")
    # then its turn is open, in sight and has the focus, and stands in the address
    row = reader.locator("[data-turn]").filter(has=reader.locator("[aria-expanded=true]"))
    expect(row).to_have_count(1)
    start = row.get_attribute("data-turn")
    reader.wait_for_url(f"**/#/review/{reviewed.table}/{start}")
    expect(row.locator("[aria-expanded]")).to_be_focused()
    expect(row.locator("[aria-expanded]")).to_be_in_viewport()
    # and what was played stands beside what was best, in words and on the table
    for line in ("played", "rival"):
        side = row.locator(f"[data-line={line}]")
        expect(side.get_by_role("list").locator("li").first).to_be_visible()
        expect(side).to_contain_text(re.compile(r"\d+ points? expected, margin [+−]?\d+, \d+% to win"))
        expect(side.get_by_label("The hotel of Ann")).to_be_visible()
    expect(row.locator("[data-line=rival] .differs, [data-line=rival] .spark").first).to_be_visible()
    # and above them it says what makes the difference
    expect(
        row.get_by_text(re.compile(r"^The best, against what was played.*: .*\d+ points? (more|fewer)"))
    ).to_be_visible()
    # when another line is chosen, then it takes the place of the best
    first = row.locator("[data-line=rival] ol").inner_text()
    row.get_by_text("The second best").click()
    expect(row.locator("[data-line=rival] ol")).not_to_have_text(first)
    expect(row.get_by_role("radio", name="The second best")).to_be_checked()
    expect(row.get_by_text("The second best, against what was played")).to_be_visible()
    expect(row.get_by_text("The best, against")).to_have_count(0)
    # and whoever comes by the address finds the same turn open
    reader.reload()
    expect(row).to_have_count(1)
    expect(row).to_have_attribute("data-turn", str(start))
    # and it closes again
    row.locator("[aria-expanded]").click()
    expect(row).to_have_count(0)


def test_a_decision_within_a_turn_is_seen_with_how_the_turn_ended(reader: Page, reviewed: Reviewed) -> None:
    """Given a turn of two decisions, when the first is looked at, then beside a whole turn that would have been better
    stands the whole turn that was played, and not the half of it that was decided there."""
    told = reader.request.get(f"/api/tables/{reviewed.table}/review").json()["review"]["turns"]
    turn = next(one for one in told if one["seat"] == 0 and len(one["decisions"]) > 1)
    row = reader.locator(f"[data-turn='{turn['start']}']")
    with reader.expect_request(lambda one: "/line?" in one.url and whole(turn) in unquote(one.url)):
        reader.goto(f"/#/review/{reviewed.table}/{turn['start']}")
        row.get_by_text("Decision 1 of").click()
    expect(row.locator("[data-line=played]")).to_contain_text("Shown as the whole turn went on.")
    # and of the last decision there is nothing more to come
    row.get_by_text(f"Decision {len(turn['decisions'])} of").click()
    expect(row.locator("[data-line=played] .house")).to_be_visible()
    expect(row.get_by_text("Shown as the whole turn went on.")).to_have_count(0)


def whole(turn: dict[str, Any]) -> str:
    """What was played from a turn's first decision to its end, as it is asked for."""
    played = turn["played"][turn["decisions"][0]["at"] - turn["start"] :]
    return "actions=" + ",".join(str(action["number"]) for action in played) + "&"


def test_the_list_of_moments_leads_there_and_everybody_has_their_own(reader: Page) -> None:
    # when one looks at the bot instead
    bob = reader.locator("[data-judged='1']")
    bob.click()
    expect(bob).to_have_attribute("aria-pressed", "true")
    # then the list leads to its turns
    moments = reader.locator("[data-moment]")
    expect(moments).to_have_count(3)
    start = moments.nth(1).get_attribute("data-moment")
    moments.nth(1).click()
    expect(reader.locator(f"[data-turn='{start}'] [aria-expanded=true]")).to_be_focused()
    expect(reader.locator(f"[data-turn='{start}']").get_by_label("The hotel of Bob").first).to_be_visible()


def test_the_curve_shows_its_parts_as_one_likes(reader: Page) -> None:
    lines = reader.locator(".curve path.line")
    expect(lines).to_have_count(3)
    reader.get_by_role("button", name=re.compile("^Luck")).click()
    expect(lines).to_have_count(2)
    reader.get_by_role("button", name=re.compile("^Skill")).press("Space")
    expect(lines).to_have_count(1)
    reader.get_by_role("button", name=re.compile("^Luck")).click()
    expect(lines).to_have_count(2)
    # and says in words what it shows
    expect(reader.get_by_role("img", name=re.compile(r"^Ann: .* at first, .* in the end\. Skill −\d+"))).to_be_visible()


# --- playing on


def test_one_plays_on_from_a_moment_and_looks_at_it_again(reader: Page, reviewed: Reviewed) -> None:
    # given an open turn
    reader.locator("[data-moment]").first.click()
    row = reader.locator("[data-turn]:has([aria-expanded=true])")
    start = int(row.get_attribute("data-turn") or 0)
    # when one looks at it in the replay, then it stands there, through the same eyes
    row.get_by_role("button", name="Look at this turn again").click()
    expect(reader.locator("output")).to_have_text(re.compile(rf"^Step {start} of"))
    reader.go_back()
    # when one plays on from there
    row.get_by_role("button", name="Play on from here").click()
    reader.wait_for_url("**/#/table/*")
    table = reader.url.rsplit("/", 1)[1]
    assert table != reviewed.table
    reader.locator("[data-standing]").wait_for()
    # then it is a game that is going on from that moment, against the same bot
    state = reader.evaluate("async table => (await fetch(`/api/tables/${table}?seat=0`)).json()", table)
    assert state["moves"] == start
    assert not state["table"]["over"]
    assert [(seat["name"], seat["kind"]) for seat in state["seats"]] == [("Ann", "person"), ("Bob", "bot")]
    assert state["seats"][1]["level"] == "apprentice"


# --- on every screen, in every language


def open_turn(page: Page, table: str) -> None:
    page.goto(f"/#/review/{table}")
    page.locator("[data-moment]").first.click()
    expect(page.locator("[data-line] .house")).to_have_count(2)
    page.evaluate("document.fonts.ready")


def faults(page: Page) -> list[str]:
    wide = ["wider than the screen"] if page.evaluate(WIDE) else []
    return [
        *wide,
        *(f"cut: {text}" for text in page.evaluate(CUT)),
        *(f"small: {text}" for text in page.evaluate(SMALL)),
        *(f"hard to hit: {text}" for text in page.evaluate(NARROW)),
    ]


@pytest.mark.parametrize("screen", SCREENS, ids=str)
def test_it_suits_every_screen(browser: Browser, server: ServerProcess, reviewed: Reviewed, screen: Screen) -> None:
    context = newcomer(
        browser,
        server,
        theme=screen.theme,
        viewport={"width": screen.width, "height": screen.height},
        device_scale_factor=screen.scale,
        has_touch=screen.touch,
        is_mobile=screen.touch,
        storage_state=reviewed.cookies,
    )
    page = context.new_page()
    open_turn(page, reviewed.table)
    assert faults(page) == []
    # and both lines stand side by side where there is room, else one under the other
    played, rival = (page.locator(f"[data-line={line}]").bounding_box() for line in ("played", "rival"))
    assert played and rival
    assert (rival["x"] > played["x"]) == (screen.width > 700)
    context.close()


@pytest.mark.parametrize("language", [one for one in languages() if one != SOURCE_LANGUAGE])
def test_it_speaks_every_language(browser: Browser, server: ServerProcess, reviewed: Reviewed, language: str) -> None:
    wishes: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "locale": language}
    context = newcomer(browser, server, storage_state=reviewed.cookies, **wishes)
    page = context.new_page()
    unsaid: list[str] = []
    page.on("console", lambda told: unsaid.append(told.text) if "No words: " in told.text else None)
    open_turn(page, reviewed.table)
    assert page.locator("html").get_attribute("lang") == language
    assert [*unsaid, *faults(page)] == []
    context.close()
