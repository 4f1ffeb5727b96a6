"""`python -m tests.server.browser.icons`: the icons of the page as an app and the picture of its links, drawn anew."""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.server.browser.server_process import PAGE, ServerProcess, chromium

ICONS = PAGE / "public" / "icons"
DRAWING = PAGE / "src" / "art" / "favicon.svg"
GROUND = "#1e4a3c"
SIZES = {"icon-192": (192, 1.0), "icon-512": (512, 1.0), "maskable-512": (512, 0.76), "apple-touch-icon": (180, 0.9)}
"""Width, and how much of it the drawing takes: what may be cut round needs room at its edges."""


def draw(page: Page, name: str, width: int, part: float) -> None:
    page.set_viewport_size({"width": width, "height": width})
    size = round(width * part)
    ground = GROUND if part < 1 else "transparent"
    page.set_content(
        f"<style>body{{margin:0;display:grid;place-items:center;height:100vh;background:{ground}}}"
        f"svg{{width:{size}px;height:{size}px}}</style>{DRAWING.read_text()}"
    )
    page.screenshot(path=ICONS / f"{name}.png", omit_background=True)


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(Path(folder) / "tables.db") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        page = browser.new_page()
        for name, (width, part) in SIZES.items():
            draw(page, name, width, part)
        page.set_viewport_size({"width": 1200, "height": 630})
        page.goto(server.address)
        page.get_by_role("button", name="Play now").wait_for()
        page.wait_for_load_state("networkidle")
        page.screenshot(path=ICONS / "preview.jpg", type="jpeg", quality=80)
        browser.close()


if __name__ == "__main__":
    main()
