"""Which worker a table is at home with: found from its name alone, so that everybody who asks finds the same one."""

from __future__ import annotations

from typing import Final
from zlib import crc32

from starlette.types import ASGIApp, Message, Receive, Scope, Send

TABLES: Final = "/api/tables/"


def table_in(path: str) -> str:
    """The table that a path is about, whatever it is served under; nothing if it is about none."""
    _, found, rest = path.partition(TABLES)
    return rest.split("/", 1)[0].split("?", 1)[0] if found else ""


def home_of(table: str, workers: int) -> int:
    """The worker that has this table open, if anybody has."""
    return crc32(table.encode()) % workers


class Homing:
    """At a worker: whoever asks for a table of another one gets an answer, and comes by a new connection next time.

    A connection goes on with the worker that its first request led to. A browser that has fetched the page by it and
    then sits down at a table would have that table opened twice, here and where its news come from.
    """

    def __init__(self, app: ASGIApp, number: int, workers: int) -> None:
        self.app = app
        self.number = number
        self.workers = workers

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        table = table_in(scope["path"]) if scope["type"] == "http" else ""
        if not table or home_of(table, self.workers) == self.number:
            await self.app(scope, receive, send)
            return

        async def send_home(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], (b"connection", b"close")]
            await send(message)

        await self.app(scope, receive, send_home)
