"""Every screen in a language, to be read once by somebody who plays in it.

`python -m tests.server.browser.tour uk de` takes the pictures; they lie in `build/languages`, to look at, not to keep.
"""

from __future__ import annotations

import secrets
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from rich.console import Console

from leopold.words import languages
from tests.server.browser.hands import Hands
from tests.server.browser.screenshots import FIGURE, LAPTOP, PAGE, PHONE, SETTINGS
from tests.server.browser.server_process import ServerProcess, chromium, practised

FOLDER = Path(__file__).parents[3] / "build" / "languages"
FINISHED = sorted((Path(__file__).parents[2] / "golden" / "games").glob("2-revised-standard-night-greedy.leopold"))
ME = {"kind": "me", "name": "Ann"}
BOT = {"kind": "bot", "level": "apprentice"}
EVERYTHING = ["more", "ballrooms", "celebrities", "entrances", "promo", "gala"]
EXPLAINED = ("queue:1", "die:1", "room:1.1", "objective:A")


class Tour:
    """One reader, who goes everywhere."""

    def __init__(self, browser: Browser, server: ServerProcess, language: str) -> None:
        self.browser = browser
        self.server = server
        self.language = language
        self.folder = FOLDER / language
        self.folder.mkdir(parents=True, exist_ok=True)
        self.figures: list[str] = []

    def window(self, *, phone: bool = False) -> Page:
        wishes: dict[str, Any] = {"has_touch": True, "is_mobile": True} if phone else {}
        context = self.browser.new_context(
            base_url=self.server.address,
            viewport=PHONE if phone else LAPTOP,  # type: ignore[arg-type]
            locale=self.language,
            color_scheme="light",
            reduced_motion="reduce",
            **wishes,
        )
        context.set_default_timeout(60_000)
        context.add_init_script(SETTINGS % "skip")
        return context.new_page()

    def keep(self, page: Page, name: str, *, whole: bool = False) -> None:
        page.evaluate("() => document.fonts.ready")
        page.screenshot(path=self.folder / f"{name}.png", full_page=whole)
        size = page.viewport_size or {"width": 1366}
        self.figures.append(FIGURE.format(name=f"{name}.png", width=min(size["width"], 900)))

    def lay(self, page: Page, seats: int, **wishes: object) -> Hands:
        page.goto("/")
        body = {"seats": [ME, *[BOT] * (seats - 1)], "seed": "a tour", "key": secrets.token_urlsafe(12), **wishes}
        laid = page.request.post("/api/tables", data=body)
        assert laid.ok, laid.text()
        page.goto(f"/#/table/{laid.json()['table']}")
        hands = Hands(page, seed=4)
        hands.settle()
        return hands

    # --- where it goes

    def pages(self, page: Page, at: str) -> None:
        places = ("", "new", "book", "evenings", "trainer", "companion", "companion/automaton", "companion/setup")
        for place in (*places, "companion/sheet", "companion/reference"):
            page.goto(f"/#/{place}")
            page.locator("h1").first.wait_for()
            page.wait_for_load_state("networkidle")
            page.evaluate("() => document.querySelectorAll('details').forEach((more) => (more.open = true))")
            page.wait_for_load_state("networkidle")
            self.keep(page, f"{at}-{place.replace('/', '-') or 'lobby'}", whole=True)

    def table(self, page: Page, at: str) -> None:
        hands = self.lay(page, 3)
        for step, until in enumerate((4, 12, 40, 90)):
            hands.play_to(until)
            page.mouse.move(1, 1)
            self.keep(page, f"{at}-table-{step}")
        for part in page.locator("nav.tabs button").all():
            part.click()
            self.keep(page, f"{at}-table-{part.inner_text()[:12].strip()}")
        if at == "phone":
            return
        for target in EXPLAINED:
            place = page.locator(f'[data-target="{target}"]').first
            if place.count():
                place.hover()
                self.keep(page, f"{at}-tip-{target.replace(':', '-')}")
        page.mouse.move(1, 1)
        for key in ("h", "l", "r"):
            page.keyboard.press(key)
            page.wait_for_load_state("networkidle")
            self.keep(page, f"{at}-key-{key}")
            page.keyboard.press("Escape")

    def waltz(self, page: Page, at: str) -> None:
        hands = self.lay(page, 2, modules=EVERYTHING)
        self.keep(page, f"{at}-waltz-0")
        hands.play_to(60)
        page.mouse.move(1, 1)
        self.keep(page, f"{at}-waltz-1")

    def alone(self, page: Page, at: str) -> None:
        hands = self.lay(page, 1, solo="leopold", level="medium")
        hands.play_to(30)
        self.keep(page, f"{at}-alone")

    def end(self, page: Page, at: str) -> None:
        page.goto("/")
        page.locator("#file").set_input_files(FINISHED[0])
        page.get_by_role("dialog").wait_for()
        page.wait_for_load_state("networkidle")
        self.keep(page, f"{at}-end")
        page.goto(page.url.replace("#/table/", "#/review/"))
        page.locator("[role=progressbar]").wait_for()
        self.keep(page, f"{at}-review-0")
        page.locator("[data-moment]").first.click()
        page.locator("[data-line] .house").first.wait_for()
        page.wait_for_load_state("networkidle")
        self.keep(page, f"{at}-review-1", whole=True)

    def go(self) -> None:
        rooms: tuple[Callable[[Page, str], None], ...] = (self.pages, self.table, self.waltz, self.alone, self.end)
        for at in ("laptop", "phone"):
            for room in rooms:
                page = self.window(phone=at == "phone")
                room(page, at)
                page.context.close()
        (self.folder / "index.html").write_text(PAGE % "".join(self.figures))


def main(wanted: list[str]) -> None:
    console = Console(highlight=False)
    found = chromium()
    if found is None:
        raise SystemExit("Pictures need Chromium, and there is none here: install it, for example with apt.")
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(practised(Path(folder) / "tables.db"), glances=True) as server,
        sync_playwright() as play,
    ):
        browser = play.chromium.launch(executable_path=found, args=["--no-sandbox"])
        for language in wanted or languages():
            console.print(f"==> {language}")
            Tour(browser, server, language).go()
        browser.close()
    console.print(f"The pictures lie in {FOLDER}, each language with an index.html.")


if __name__ == "__main__":
    main(sys.argv[1:])
