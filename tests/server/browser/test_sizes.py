"""The table on every screen: what can be done is in sight, nothing lies on anything else or jumps, all can be read."""

from __future__ import annotations

import json
import re
import secrets
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route

from tests.server.browser.conftest import newcomer
from tests.server.browser.hands import Hands
from tests.server.browser.server_process import ServerProcess

GEOMETRY = (Path(__file__).parent / "geometry.js").read_text().split("\n", 2)[2]
GAMES = Path(__file__).parents[2] / "golden" / "games"
ME = {"kind": "me", "name": "Ann"}
BOT = {"kind": "bot", "level": "apprentice"}


@dataclass(frozen=True)
class Screen:
    width: int
    height: int
    theme: str = "day"
    touch: bool = False
    scale: float = 1
    """1440 by 900 at a zoom of 150 % is 960 by 600 with a scale of 1.5."""

    def __str__(self) -> str:
        return f"{self.width}x{self.height}-{self.theme}"


SCREENS = (
    Screen(360, 640, touch=True),
    Screen(390, 844, touch=True),
    Screen(390, 844, "night", touch=True),
    Screen(844, 390, touch=True),
    Screen(768, 1024, "night", touch=True),
    Screen(820, 1180, touch=True),
    Screen(1024, 768, touch=True),
    Screen(1180, 820, "night", touch=True),
    Screen(960, 600, scale=1.5),
    Screen(1280, 585),
    Screen(1366, 625),
    Screen(1366, 625, "night"),
    Screen(1440, 780),
    Screen(1920, 950, "night"),
    Screen(2560, 1300),
)
MANY = (10, 9)
"""Cards in the hand and staff in play, which luck would hardly deal."""

POINTED = {
    "guest": "queue:{space}",
    "die": "die:{die}",
    "room": "room:{room}",
    "check-in": "cafe:{guest}",
    "use": "staff:{staff}",
    "hire": "hand:{staff}",
    "draft": "looked:{staff}",
    "claim": "objective:{objective}",
}
"""What an action points at, for those that every table here has."""

STANDS = """() => {
    const kinds = "header, main, footer, nav, main section[aria-label], [data-undo], .primary";
    const places = "[data-place^='room:'], [data-place^='space:'], [data-place^='queue:']";
    const found = {};
    for (const element of document.querySelectorAll(`${kinds}, ${places}`)) {
        if (element.getClientRects().length === 0) continue;
        const { left, top, width, height } = element.getBoundingClientRect();
        const whose = element.closest("[data-seat]")?.dataset.seat ?? "";
        const name = element.dataset.place ?? element.getAttribute("aria-label") ?? element.className;
        found[`${whose} ${name} ${element.tagName}`] = [left, top, width, height];
    }
    return found;
}"""
"""Where everything stands that a hand may be on its way to."""

MOST = 3
"""Pixels by which something may move."""


@dataclass(frozen=True)
class Tables:
    """One visitor, and the tables that were laid for them."""

    cookies: Any
    names: dict[str, str]


def cut(name: str, turn: int, seat: int = 1) -> str:
    """A game of the golden ones up to some turn of a seat."""
    lines = (GAMES / f"{name}.leopold").read_text().splitlines()
    lines = [line for line in lines if not line.startswith("result:")]
    turns = [at for at, line in enumerate(lines) if line.startswith(f"seat {seat}:")]
    return "\n".join(lines[: turns[turn - 1]]) + "\n"


@pytest.fixture(scope="module")
def tables(browser: Browser, server: ServerProcess) -> Iterator[Tables]:
    context = browser.new_context(base_url=server.address)

    def post(address: str, **wishes: object) -> str:
        answer = context.request.post(address, data={**wishes, "key": secrets.token_urlsafe(12)})
        assert answer.ok, answer.text()
        table: str = answer.json()["table"]
        return table

    names = {
        "two in round 1": post("/api/records", text=cut("2-revised-standard-night-greedy", 1), seats=[ME, BOT]),
        "four in round 6": post(
            "/api/records", text=cut("4-revised-standard-night-greedy", 11), seats=[ME, BOT, BOT, BOT]
        ),
        "a draft": post("/api/tables", seats=[ME, BOT], variant="draft", seed="sizes"),
        "solo": post("/api/records", text=cut("solo-revised-medium-night-random", 7), seats=[ME]),
        "a shared screen": post(
            "/api/records", text=cut("2-revised-standard-day-greedy", 9), seats=[ME, {"kind": "me", "name": "Ben"}]
        ),
    }
    yield Tables(context.request.storage_state(), names)
    context.close()


@pytest.fixture(scope="module", params=SCREENS, ids=str)
def window(request: pytest.FixtureRequest, browser: Browser, server: ServerProcess, tables: Tables) -> Iterator[Page]:
    """One page for each screen, which goes from table to table."""
    screen: Screen = request.param
    context: BrowserContext = newcomer(
        browser,
        server,
        theme=screen.theme,
        viewport={"width": screen.width, "height": screen.height},
        device_scale_factor=screen.scale,
        has_touch=screen.touch,
        is_mobile=screen.touch,
        storage_state=tables.cookies,
    )
    context.route(re.compile(rf"/api/tables/{tables.names['four in round 6']}\?"), deal)
    page = context.new_page()
    page.goto("/")
    yield page
    context.close()


def deal(route: Route) -> None:
    """Let the page be told of many cards."""
    found = route.fetch()
    state = found.json()
    own = state["view"]["seats"][0]
    used = {*own["hand"], *(card["number"] for card in own["staff"])}
    spare = [number for number in range(1, 40) if number not in used]
    own["staff"].append({"number": 183, "used": False})  # of a module, so that the table has no card of it
    while len(own["hand"]) < MANY[0]:
        own["hand"].append(spare.pop(0))
    while len(own["staff"]) < MANY[1]:
        own["staff"].append({"number": spare.pop(0), "used": len(own["staff"]) % 3 == 0})
    own["hand_size"] = len(own["hand"])
    route.fulfill(response=found, json=state)


def sit(page: Page, table: str) -> Hands:
    page.goto("/#/new")
    page.get_by_role("button", name="Lay the table").wait_for()
    page.goto(f"/#/table/{table}")
    hands = Hands(page)
    hands.settle()
    take = page.locator("[data-take]")
    if take.count():
        take.click()
        hands.settle()
    page.mouse.move(1, 1)
    page.evaluate("document.fonts.ready")
    return hands


def faults(page: Page, *, chosen: bool = False) -> list[str]:
    paged = page.locator("nav.tabs").count() > 0
    found: list[str] = page.evaluate(f"({GEOMETRY})({json.dumps({'paged': paged, 'chosen': chosen})})")
    return found


def test_every_table_suits_the_screen(window: Page, tables: Tables) -> None:
    wrong: list[str] = []
    for name, table in tables.names.items():
        # given a table
        sit(window, table)
        # then whatever the server allows is on the page
        state = window.evaluate("async table => (await fetch(`/api/tables/${table}?seat=0`)).json()", table)
        for action in state["actions"]:
            target = POINTED.get(action["kind"], "").format(**action["args"])
            if target and window.locator(f'[data-target="{target}"]').count() == 0:
                wrong.append(f"{name}: {target} is not on the page")
        # and it is in order as it opens, and on every page that it has
        wrong.extend(f"{name}: {fault}" for fault in faults(window))
        for part in window.locator("nav.tabs button").all():
            part.click()
            wrong.extend(f"{name}, {part.inner_text()}: {fault}" for fault in faults(window, chosen=True))
    assert "\n".join(wrong) == ""


def test_nothing_jumps_after_a_click(window: Page, tables: Tables) -> None:
    # given a turn, in which a guest could be taken
    hands = sit(window, tables.names["two in round 1"])
    before: dict[str, list[float]] = window.evaluate(STANDS)
    # when a die is pointed at all the same, so that the page asks how, or whether one is sure
    die = next(choice for choice in hands.choices() if choice.startswith("target die"))
    hands.find(die).click()
    among = window.locator("[popover] [data-action]")
    if among.count():
        among.first.click()
    window.locator("[data-sure]").wait_for()
    # then everything stands where it stood, and the question can be read
    after: dict[str, list[float]] = window.evaluate(STANDS)
    moved = {
        name: (was, after[name])
        for name, was in before.items()
        if name in after and max(abs(one - other) for one, other in zip(was, after[name], strict=True)) > MOST
    }
    assert moved == {}
    assert faults(window) == []
    window.keyboard.press("Escape")
