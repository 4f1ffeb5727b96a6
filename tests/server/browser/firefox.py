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
from contextlib import suppress
from pathlib import Path
from subprocess import PIPE, Popen
from threading import Thread
from typing import IO, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

NOT_NEEDED = frozenset({"emulation.setMediaFeaturesOverride"})
"""What the tests can do without: a profile says which colours and how much motion its owner wishes."""

LISTENS = "WebDriver BiDi listening on "
PREFERENCES: dict[str, str | float | bool] = {"ui.prefersReducedMotion": 1, "ui.systemUsesDarkTheme": 0}
BROWSER = "LEOPOLD_FIREFOX"
FAREWELL: Final = 10.0
"""Seconds in which it may end by itself when its driver has gone."""


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
        self.left = asyncio.Event()
        """Its driver has gone."""

    async def __call__(self, driver: ServerConnection) -> None:
        path = driver.request.path if driver.request else ""
        async with connect(self.address + path, max_size=None, ping_interval=None) as browser:
            ways = [asyncio.create_task(way) for way in (self.there(driver, browser), self.back(driver, browser))]
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            for way in ways:
                way.cancel()
        self.left.set()

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


def address_of(said: IO[str]) -> str:
    """Where the browser listens, if it does. It is read on afterwards, or it would wait for somebody to read."""
    address = next((line.rstrip().removeprefix(LISTENS) for line in said if line.startswith(LISTENS)), "")
    Thread(target=lambda: [None for _ in said], daemon=True).start()
    return address


async def stand_between(process: Popen[str]) -> int:
    """Until the browser has ended: that alone counts, for its own helpers may hold on to what it wrote to."""
    assert process.stderr is not None
    address = await asyncio.to_thread(address_of, process.stderr)
    ended = asyncio.create_task(asyncio.to_thread(process.wait))
    if not address:
        return await ended
    between = GoBetween(address)
    async with serve(between, "127.0.0.1", 0, max_size=None) as server:
        port = server.sockets[0].getsockname()[1]
        print(f"{LISTENS}ws://127.0.0.1:{port}", file=sys.stderr, flush=True)
        left = asyncio.create_task(between.left.wait())
        await asyncio.wait((ended, left), return_when=asyncio.FIRST_COMPLETED)
        with suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL):
                await asyncio.shield(ended)
    process.kill()
    return await ended


if __name__ == "__main__":
    with Popen([os.environ[BROWSER], *sys.argv[1:]], stderr=PIPE, text=True, errors="replace") as begun:
        result = asyncio.run(stand_between(begun))
        os._exit(result if result >= 0 else 1)  # nobody waits for what its helpers still hold
