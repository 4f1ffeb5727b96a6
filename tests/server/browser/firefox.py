"""Debian's Firefox for Playwright.

Playwright drives a Firefox that was not made for it over WebDriver BiDi, but asks it for things that a long-term
release does not know yet, and gives up. So it is given this program in place of the browser: it starts the real one,
stands between the two, and takes a refusal of such a thing for "done". Nothing else is changed on its way.
"""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from pathlib import Path

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

NOT_NEEDED = frozenset({"emulation.setMediaFeaturesOverride"})
"""What the tests can do without: a profile says which colours and how much motion its owner wishes."""

LISTENS = "WebDriver BiDi listening on "
PREFERENCES: dict[str, str | float | bool] = {"ui.prefersReducedMotion": 1, "ui.systemUsesDarkTheme": 0}
BROWSER = "LEOPOLD_FIREFOX"


def firefox() -> str | None:
    """The system's own."""
    return next((found for name in ("firefox-esr", "firefox") if (found := shutil.which(name))), None)


def in_its_place(browser: str, folder: Path) -> Path:
    """A program that Playwright can start as if it were the browser."""
    program = folder / "firefox"
    root = Path(__file__).parents[3]
    program.write_text(
        f"#!/bin/sh\n{BROWSER}='{browser}' PYTHONPATH='{root}' exec '{sys.executable}' -m {__spec__.name} \"$@\"\n"
    )
    program.chmod(0o755)
    return program


class GoBetween:
    """One Firefox and whoever drives it."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.asked: set[int] = set()
        """Numbers of requests that may be refused."""

    async def __call__(self, driver: ServerConnection) -> None:
        path = driver.request.path if driver.request else ""
        async with connect(self.address + path, max_size=None, ping_interval=None) as browser:
            ways = [asyncio.create_task(way) for way in (self.there(driver, browser), self.back(driver, browser))]
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            for way in ways:
                way.cancel()

    async def there(self, driver: ServerConnection, browser: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            async for message in driver:
                asked = json.loads(message)
                if asked["method"] in NOT_NEEDED:
                    self.asked.add(asked["id"])
                await browser.send(message)

    async def back(self, driver: ServerConnection, browser: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            async for message in browser:
                told = json.loads(message)
                if told.get("id") in self.asked and told.get("error") == "unknown command":
                    message = json.dumps({"type": "success", "id": told["id"], "result": {}})
                await driver.send(message)


async def stand_between(browser: str, arguments: list[str]) -> int:
    process: Process = await asyncio.create_subprocess_exec(browser, *arguments, stderr=PIPE)
    assert process.stderr is not None
    async for line in process.stderr:
        said = line.decode(errors="replace").rstrip()
        if said.startswith(LISTENS):
            async with serve(GoBetween(said.removeprefix(LISTENS)), "127.0.0.1", 0, max_size=None) as server:
                port = server.sockets[0].getsockname()[1]
                print(f"{LISTENS}ws://127.0.0.1:{port}", file=sys.stderr, flush=True)
                async for _ in process.stderr:  # or it would wait for somebody to read
                    pass
    return await process.wait()


if __name__ == "__main__":
    raise SystemExit(asyncio.run(stand_between(os.environ[BROWSER], sys.argv[1:])))
