"""The guided first game in the browser: the light, the bubble, leaving, coming back, keys and a phone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, TimeoutError, expect

from leopold.guide import script_named
from leopold.guide.rehearsal import Rehearser
from tests.server.browser.axe import faults
from tests.server.browser.conftest import newcomer
from tests.server.browser.hands import Hands
from tests.server.browser.server_process import ServerProcess

LAPTOP: dict[str, Any] = {"viewport": {"width": 1366, "height": 625}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LYING: dict[str, Any] = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}
TABLET: dict[str, Any] = {"viewport": {"width": 820, "height": 1180}, "has_touch": True, "is_mobile": True}
SHORT = 4000
"""Milliseconds that a bubble has to come to rest, where it is counted whether it does."""
STANDS = """() => [...document.querySelectorAll("[data-scene-id], .veil .ring")].map((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [left, top, width, height].map(Math.round);
})"""
ACT = """async (number) => {
    const table = location.hash.split("/")[2];
    const state = await (await fetch(`/api/tables/${table}?seat=0`)).json();
    const body = JSON.stringify({ seat: 0, revision: state.revision, actions: [number], key: crypto.randomUUID() });
    const headers = { "Content-Type": "application/json" };
    const answer = await fetch(`/api/tables/${table}/actions`, { method: "POST", headers, body });
    if (!answer.ok) throw new Error(await answer.text());
    const since = (await answer.json()).state?.revision ?? state.revision + 1;
    for (;;) {
        if (Number(document.querySelector("[data-standing]").dataset.revision) >= since) return;
        await new Promise(requestAnimationFrame);
    }
}"""
COVERED = """() => {
    const bubble = document.querySelector("[data-scene-id]").getBoundingClientRect();
    return [...document.querySelectorAll(".veil .ring")].some((ring) => {
        const lit = ring.getBoundingClientRect();
        return lit.left < bubble.right && bubble.left < lit.right && lit.top < bubble.bottom && bubble.top < lit.bottom;
    });
}"""
IN_SIGHT = """() => {
    const { left, top, right, bottom } = document.querySelector("[data-scene-id]").getBoundingClientRect();
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
}"""


@pytest.fixture(params=[LAPTOP, PHONE], ids=["laptop", "phone"])
def pupil(request: pytest.FixtureRequest, browser: Browser, server: ServerProcess) -> Iterator[Page]:
    """Somebody who has never played."""
    context = newcomer(browser, server, **request.param)
    yield context.new_page()
    context.close()


@pytest.fixture
def student(browser: Browser, server: ServerProcess) -> Iterator[Page]:
    """The same at a laptop, with a check that may be put into the page."""
    context = newcomer(browser, server, bypass_csp=True, **LAPTOP)
    yield context.new_page()
    context.close()


def begin(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Learn with Leopold").click()
    shows(page, "welcome")


def shows(page: Page, scene: str, patience: float | None = None) -> None:
    """This scene, with light where the script has some, in a bubble that is in sight and covers none of it."""
    script = script_named("first_evening")
    assert script is not None
    found = script.scene(scene)
    assert found is not None
    bubble = page.locator(f'[data-scene-id="{scene}"]')
    expect(bubble).to_be_visible()
    if found.at:
        expect(page.locator(".veil .ring").first).to_be_visible()
    page.wait_for_function(IN_SIGHT, timeout=patience)
    page.wait_for_function(f"() => !({COVERED})()", timeout=patience)


def go_on(page: Page) -> None:
    page.locator("[data-guide-on]").click()


def test_the_first_turn_is_shown_and_done(pupil: Page) -> None:
    """Given the fixed deal, when somebody reads and clicks what is lit, then one scene follows on the other."""
    begin(pupil)
    go_on(pupil)
    shows(pupil, "goal")
    go_on(pupil)
    shows(pupil, "first-guest")
    pupil.locator('[data-target="queue:4"]').click()
    shows(pupil, "first-rooms")
    pupil.locator('[data-target="room:2.1"]').click()
    pupil.locator('[data-target="room:2.2"]').click()
    shows(pupil, "turn")
    go_on(pupil)
    shows(pupil, "guest")
    pupil.locator('[data-target="queue:4"]').click()
    shows(pupil, "dice")
    pupil.locator('[data-target="die:1"]').click()
    pupil.locator('[data-action="die 1"]').click()
    shows(pupil, "divide")
    pupil.locator('[data-action="take 1 strudel 1 cake"]').click()
    shows(pupil, "place")


SCREENS = {"laptop": LAPTOP, "phone": PHONE, "phone that lies": LYING, "tablet": TABLET}


def test_no_scene_hides_what_it_speaks_of(browser: Browser, server: ServerProcess) -> None:
    """Given somebody who follows the suggestions, then every scene up to the emperor's visit leaves its light free."""
    context = newcomer(browser, server, **LAPTOP)
    page = context.new_page()
    begin(page)
    script = script_named("first_evening")
    assert script is not None
    rehearser = Rehearser(script)
    hidden: list[str] = []
    while rehearser.game.round <= script.config.players + 2:
        while rehearser.game.to_move != script.seat:
            rehearser.play(rehearser.answer(None))
        scene = rehearser.progress.scene(rehearser.game)
        if scene is not None:
            for screen, wishes in SCREENS.items():
                page.set_viewport_size(wishes["viewport"])
                try:
                    shows(page, scene.id, patience=SHORT)
                except TimeoutError:
                    hidden.append(f"{screen}, {scene.id}: {page.evaluate(STANDS)}")
            if not scene.until:
                rehearser.progress.finish(scene.id)
                go_on(page)
                continue
        action = rehearser.answer(scene)
        rehearser.play(action)
        act(page, action.number)
    context.close()
    assert "\n".join(hidden) == ""


def act(page: Page, number: int) -> None:
    """Play an action, and wait until it is one's turn again."""
    page.locator("[data-standing=mine]").wait_for()
    page.evaluate(ACT, number)
    Hands(page).settle()


def test_what_is_only_read_keeps_the_table_still_and_what_is_done_does_not(student: Page) -> None:
    begin(student)
    veil = student.locator(".veil")
    expect(veil).to_have_css("pointer-events", "auto")
    go_on(student)
    go_on_from(student, "goal")

    shows(student, "first-guest")

    expect(veil).to_have_css("pointer-events", "none")
    assert faults(student) == []


def go_on_from(page: Page, scene: str) -> None:
    shows(page, scene)
    go_on(page)


def test_left_it_is_a_game_like_any_other_and_he_comes_back_when_asked(student: Page) -> None:
    begin(student)

    student.locator("[data-guide-leave]").click()
    expect(student.get_by_text("You play on by yourself.")).to_be_visible()
    go_on(student)
    expect(student.locator(".veil")).to_have_count(0)
    Hands(student).click("target queue:4")
    student.get_by_role("button", name="Menu").click()
    student.get_by_role("button", name="Let Leopold guide me again").click()

    shows(student, "first-rooms")


def test_after_a_reload_and_from_the_lobby_it_goes_on(student: Page) -> None:
    begin(student)
    go_on(student)
    shows(student, "goal")

    student.reload()
    shows(student, "goal")
    student.goto("/")
    student.get_by_role("button", name="Go on with Leopold").click()

    shows(student, "goal")


def test_begun_anew_from_the_menu(student: Page) -> None:
    begin(student)
    student.locator("[data-guide-leave]").click()
    address = student.url
    student.get_by_role("button", name="Menu").click()

    student.get_by_role("button", name="Begin the guided game anew").click()

    expect(student).not_to_have_url(address)
    shows(student, "welcome")


def test_keys_are_enough_and_what_he_says_is_heard(student: Page) -> None:
    begin(student)
    expect(student.locator("[data-guide-on]")).to_be_focused()
    student.keyboard.press("Enter")
    shows(student, "goal")
    expect(student.locator("aside [aria-live=polite]")).to_contain_text("We play 7 rounds.")
    expect(student.locator("[data-guide-on]")).to_be_focused()
    student.keyboard.press("Enter")
    shows(student, "first-guest")

    student.keyboard.press("g")
    student.keyboard.press("Enter")

    shows(student, "first-rooms")


def test_somebody_who_has_played_is_offered_a_game_first(browser: Browser, server: ServerProcess) -> None:
    context = newcomer(browser, server, **LAPTOP)
    page = context.new_page()
    page.goto("/")
    ways = page.get_by_role("navigation").get_by_role("button")
    expect(ways.first).to_contain_text("Learn with Leopold")
    page.get_by_role("button", name="Play now").click()
    Hands(page).settle()

    page.goto("/")

    expect(ways.first).to_contain_text("Play now")
    expect(page.get_by_role("button", name="Learn with Leopold")).to_be_visible()
    context.close()
