"""`make screenshots`: pictures of the table for the documentation, from games with known seeds; and a turn by ear."""

from __future__ import annotations

import tempfile
from base64 import b64decode
from io import BytesIO
from itertools import pairwise
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from rich.console import Console

from tests.companion.table import RealTable
from tests.server.browser import transcript
from tests.server.browser.hands import Hands
from tests.server.browser.phone import phone
from tests.server.browser.server_process import ServerProcess, chromium
from tests.server.browser.test_companion_setup import wish_for
from tests.server.browser.test_companion_sheet import begin, open_field
from tests.server.browser.thumb import Thumb

PICTURES = Path(__file__).parents[3] / "docs" / "pictures"
SHEET = Path(__file__).parents[3] / "build" / "sizes"
"""Every size on one page: to look at, not to keep."""

SIZES = (
    *((360, 640), (390, 844), (844, 390), (768, 1024), (820, 1180), (960, 600), (1024, 768)),
    *((1180, 820), (1280, 585), (1366, 625), (1440, 780), (1920, 950), (2560, 1300)),
)
LAPTOP = {"width": 1366, "height": 768}
SMALL = {"width": 1024, "height": 640}
"""Of what moves, which is heavy."""
PAUSE = 700
"""Milliseconds in which somebody who looks on sees what has happened."""
PHONE = {"width": 390, "height": 844}
SETTINGS = "localStorage.setItem('leopold.settings', JSON.stringify({speed: '%s', name: 'Ann'}))"


PAGE = """<!doctype html><meta charset="utf-8"><title>Leopold at every size</title>
<style>
    body { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start; font: 14px sans-serif; }
    figure { margin: 0; }
    img { display: block; }
</style>
%s"""
FIGURE = '<figure><img src="{name}" width="{width}" alt=""><figcaption>{name}</figcaption></figure>'


class Photographer:
    """Opens a window for each picture, and keeps it."""

    def __init__(self, browser: Browser, server: ServerProcess) -> None:
        self.browser = browser
        self.server = server

    def window(self, *, phone: bool = False, speed: str = "skip") -> Page:
        context = self.browser.new_context(
            base_url=self.server.address,
            viewport=PHONE if phone else LAPTOP,  # type: ignore[arg-type]
            color_scheme="light",
            device_scale_factor=2 if phone else 1,
            reduced_motion="reduce",
        )
        context.set_default_timeout(60_000)
        context.add_init_script(SETTINGS % speed)
        return context.new_page()

    def keep(self, page: Page, name: str) -> None:
        page.mouse.move(1, 1)
        page.evaluate("document.fonts.ready")
        page.screenshot(path=PICTURES / f"{name}.png")
        page.context.close()

    # --- a turn that moves

    def turn(self) -> None:
        """A guest, an order, a die: recorded as the browser paints it."""
        context = self.browser.new_context(base_url=self.server.address, viewport=SMALL, color_scheme="light")  # type: ignore[arg-type]
        context.set_default_timeout(60_000)
        context.add_init_script(SETTINGS % "quick")
        page = context.new_page()
        lay(page, seed="a picture at night", side="night", bots=1)
        hands = Hands(page, seed=4)
        hands.play_to(110)
        hands.play_until("action pass")
        film = Film(context, page)
        begun = hands.revision
        while "action end" not in hands.choices() or hands.revision < begun + 6:
            hands.move()
            hands.settle()
            page.wait_for_timeout(PAUSE)
        film.keep(PICTURES / "table-turn.gif")
        context.close()

    # --- the pictures

    def by_ear(self) -> None:
        page = self.window()
        transcript.DOCUMENT.write_text(transcript.document(transcript.play(page)))
        page.context.close()

    def lobby(self) -> None:
        page = self.window()
        page.goto("/")
        page.get_by_role("button", name="Play now").wait_for()
        self.keep(page, "table-lobby")

    def table(self, name: str, *, side: str, phone: bool = False) -> None:
        page = self.window(phone=phone)
        lay(page, seed=f"a picture at {side}", side=side, bots=1 if phone else 2)
        hands = Hands(page, seed=4)
        hands.settle()
        hands.play_to(130)
        hands.play_until("action pass")
        if phone:
            page.get_by_role("navigation").get_by_role("button", name="My hotel").click()
        self.keep(page, name)

    def waltz(self) -> None:
        """Four at the table with everything that there is."""
        page = self.window()
        lay(page, seed="a waltz", side="night", bots=3, every_module=True)
        hands = Hands(page, seed=4)
        hands.settle()
        hands.play_to(230)
        hands.play_until("action pass")
        self.keep(page, "table-waltz")

    def guide(self) -> None:
        page = self.window()
        page.goto("/")
        page.get_by_role("button", name="Learn with Leopold").click()
        scene = page.locator("[data-scene-id]")
        for _ in range(3):
            scene.wait_for()
            shown = scene.get_attribute("data-scene-id")
            go_on = scene.get_by_role("button", name="Go on")
            if not go_on.count():
                break
            go_on.click()
            page.wait_for_function(
                "shown => document.querySelector('[data-scene-id]')?.dataset.sceneId !== shown", arg=shown
            )
        scene.wait_for()
        self.keep(page, "table-guide")

    def book(self) -> None:
        page = self.window()
        lay(page, seed="a picture at night", side="night", bots=2)
        hands = Hands(page, seed=4)
        hands.play_to(60)
        hands.play_until("action pass")
        page.keyboard.press("r")
        page.get_by_role("dialog").get_by_role("listitem").first.wait_for()
        self.keep(page, "table-book")

    def leopold(self) -> None:
        page = self.window(speed="quick")
        lay(page, seed="Leopold at work", side="night", bots=0)
        hands = Hands(page, seed=2)
        scene = page.locator("[data-scene]")
        turns = 0
        while turns < 6:
            hands.settle()
            turns += scene.count()
            if turns < 6:
                hands.move()
        page.get_by_role("button", name="Go on").wait_for()
        self.keep(page, "table-leopold")

    def sizes(self) -> None:
        """The same table at every size, by day and by night; on pages, all of them."""
        SHEET.mkdir(parents=True, exist_ok=True)
        page = self.window()
        lay(page, seed="a picture at night", side="night", bots=2)
        hands = Hands(page, seed=4)
        hands.settle()
        hands.play_to(130)
        hands.play_until("action pass")
        page.mouse.move(1, 1)
        figures = []
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            for theme in ("day", "night"):
                page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
                parts = page.locator("nav.tabs button")
                for part in range(max(1, parts.count())):
                    if parts.count():
                        parts.nth(part).click()
                    name = f"{width}x{height}-{theme}-{part}.png"
                    page.evaluate("document.fonts.ready")
                    page.screenshot(path=SHEET / name)
                    figures.append(FIGURE.format(name=name, width=width // 2))
        (SHEET / "index.html").write_text(PAGE % "".join(figures))
        page.context.close()

    # --- beside a real table

    def companion(self) -> None:
        """The four parts of the companion, each on a phone."""
        parts = {"automaton": beside_the_board, "setup": laid_out, "sheet": counted, "reference": looked_up}
        for name, go in parts.items():
            with phone(self.browser, self.server, device_scale_factor=2) as page:
                go(page)
                page.wait_for_load_state("networkidle")
                page.evaluate("() => document.fonts.ready")
                page.screenshot(path=PICTURES / f"companion-{name}.png")

    def end(self) -> None:
        page = self.window()
        lay(page, seed="an evening in Vienna", side="night", bots=2)
        hands = Hands(page, seed=3)
        hands.settle()
        hands.play_on()
        page.get_by_text("The turns that brought most").wait_for()
        address = page.url
        page.screenshot(path=PICTURES / "table-end.png")
        page.goto(address.replace("#/table/", "#/replay/"))
        slider = page.get_by_label("Moment of the game")
        slider.wait_for()
        slider.fill("120")
        page.get_by_text("Step 120 of").wait_for()
        self.keep(page, "table-replay")


def beside_the_board(page: Page) -> None:
    """He has taken his guest, and asks for the dice."""
    thumb = Thumb(page, RealTable("hard", 5))
    thumb.begin()
    thumb.play(lambda one: len(one.companion.given) > 8 and getattr(one.companion.question, "key", "") == "dice")


def laid_out(page: Page) -> None:
    wish_for(page, 3, "Vienna Ballrooms")
    page.locator("[data-step='objectives']").scroll_into_view_if_needed()


def counted(page: Page) -> None:
    begin(page, 4)
    open_field(page, "rooms", 0)
    for room in ("1.1", "1.2", "2.1", "3.1", "4.1"):
        page.locator(f"dialog [data-target='{room}']").tap()


def looked_up(page: Page) -> None:
    page.goto("/#/companion/reference/guest-75")
    page.locator("main article").wait_for()


class Film:
    """What a window shows from now on, frame by frame."""

    def __init__(self, context: BrowserContext, page: Page) -> None:
        self.frames: list[tuple[float, bytes]] = []
        self.session = context.new_cdp_session(page)
        self.session.on("Page.screencastFrame", self._take)
        self.session.send("Page.startScreencast", {"format": "png", "everyNthFrame": 3})

    def _take(self, told: dict[str, Any]) -> None:
        self.frames.append((told["metadata"]["timestamp"], b64decode(told["data"])))
        self.session.send("Page.screencastFrameAck", {"sessionId": told["sessionId"]})

    def keep(self, path: Path) -> None:
        """As a GIF with one palette; no frame so short that it is not shown, none so long that one waits."""
        self.session.send("Page.stopScreencast")
        times = [at for at, _ in self.frames]
        pictures = [Image.open(BytesIO(data)).convert("RGB") for _, data in self.frames]
        palette = pictures[len(pictures) // 2].quantize(160)
        drawn = [picture.quantize(palette=palette, dither=Image.Dither.NONE) for picture in pictures]
        lasting = [int(1000 * min(max(b - a, 0.03), 1.2)) for a, b in pairwise([*times, times[-1] + 2])]
        drawn[0].save(path, save_all=True, append_images=drawn[1:], duration=lasting, loop=0, optimize=True)


def lay(page: Page, *, seed: str, side: str, bots: int, every_module: bool = False) -> None:
    page.goto("/#/new")
    for seat in range(2, 5):
        kind = "A bot" if seat <= bots + 1 else "Nobody"
        page.get_by_role("group", name=f"Seat {seat}").get_by_label("Who sits here").select_option(kind)
    page.get_by_text(side.capitalize(), exact=True).click()
    if every_module:
        page.get_by_text("See what can be added").click()
        for box in page.get_by_role("group", name="Modules").get_by_role("checkbox").all():
            box.check()
    page.get_by_text("More", exact=True).click()
    page.get_by_label("Seed").fill(seed)
    page.get_by_role("button", name="Lay the table").click()


def main() -> None:
    console = Console(highlight=False)
    found = chromium()
    if found is None:
        raise SystemExit("Pictures need Chromium, and there is none here: install it, for example with apt.")
    PICTURES.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(Path(folder) / "tables.db") as server,
        sync_playwright() as play,
    ):
        browser = play.chromium.launch(executable_path=found, args=["--no-sandbox"])
        photographer = Photographer(browser, server)
        for name, take in (
            ("the lobby", photographer.lobby),
            ("a turn that moves", photographer.turn),
            ("the table at night", lambda: photographer.table("table-night", side="night")),
            ("the table by day", lambda: photographer.table("table-day", side="day")),
            ("a phone", lambda: photographer.table("table-phone", side="night", phone=True)),
            ("the expansion", photographer.waltz),
            ("the guided game", photographer.guide),
            ("the book", photographer.book),
            ("Leopold's turn", photographer.leopold),
            ("the end and the replay", photographer.end),
            ("the companion", photographer.companion),
            ("every size", photographer.sizes),
            ("a turn by ear", photographer.by_ear),
        ):
            console.print(f"==> {name}")
            take()
        browser.close()
    console.print(f"The pictures lie in {PICTURES}, every size in {SHEET / 'index.html'}.")


if __name__ == "__main__":
    main()
