"""A table server in a process of its own, as `leopold` starts it."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import threading
import urllib.error
import urllib.request
from collections import deque
from pathlib import Path
from typing import Self

import msgspec

from leopold.server.evenings.deals import today
from leopold.server.evenings.practice import BY_THE_CLOCK
from leopold.server.models import DealResult
from leopold.server.store.storage import Storage
from leopold.words import SOURCE_LANGUAGE

PAGE = Path(__file__).parents[3] / "leopold" / "server" / "page"


def chromium() -> str | None:
    """The system's own."""
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    return next((found for name in names if (found := shutil.which(name))), None)


def practised(database: Path) -> Path:
    """A new database in which the slowest bots have played today's deal: whoever comes to the lobby sets all of them
    to it, and these would think beside the tests for many seconds in every house. The others still do."""
    storage = Storage(f"sqlite:///{database}")
    deal = today()
    for level in BY_THE_CLOCK:
        result = DealResult(level=level, points=130, place=1, rivals=[100 for _ in deal.rivals])
        storage.add_deal_result(deal.name, level, msgspec.json.encode(result))
    storage.close()
    return database


class ServerProcess:
    """Opened, closed and opened again at the same address."""

    def __init__(self, database: Path, language: str = SOURCE_LANGUAGE, *, glances: bool = False) -> None:
        self.database = database
        self.language = language
        self.glances = glances
        """It looks back at games with few deals, in seconds."""
        self.port = 0
        self._server: subprocess.Popen[str] | None = None

    def __enter__(self) -> Self:
        self.open()
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    def open(self) -> None:
        """Return when the rules are compiled and somebody could play."""
        leopold = [str(Path(sys.executable).with_name("leopold"))]
        if self.glances:
            leopold = [sys.executable, "-m", "tests.server.browser.glancing"]
        options = ["--no-browser", "--port", str(self.port), "--database", f"sqlite:///{self.database}"]
        options += ["--language", self.language]
        self._server = subprocess.Popen([*leopold, *options], stderr=subprocess.PIPE, text=True)
        assert self._server.stderr is not None
        for line in self._server.stderr:
            if found := re.search(r"http://127\.0\.0\.1:(\d+)/", line):
                self.port = int(found[1])
                break
        # A pipe that nobody empties is full one day, and whoever writes to it waits for ever.
        threading.Thread(target=deque, args=(self._server.stderr, 0), daemon=True).start()
        while not self._ready():
            assert self._server.poll() is None, "The server has stopped."

    def _ready(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}healthz") as answer:
                return bool(json.load(answer)["ready"])
        except (urllib.error.URLError, ConnectionError):
            return False

    def close(self) -> None:
        """As abruptly as a machine that is switched off."""
        if self._server is not None:
            self._server.kill()
            self._server.wait()
            self._server = None
