"""At the door of the application: who may ask, what every answer says, and what the log hears of it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from leopold.server.errors import TableError, foreign_origin, server_full
from leopold.server.http.asked import Asked
from leopold.server.http.connections import COME_BACK, HERE, THIS, WAITS, Door, GuardedHttp
from leopold.server.http.logs import place_of
from leopold.server.http.page_files import SAFE_HEADERS
from leopold.server.http.replies import Reply, problem_reply
from leopold.server.limits import ANSWERED, RateLimiter

access = logging.getLogger("leopold.server.access")


class Guard:
    """At the door: the origin of requests that could change something, headers on everything that goes out, the log.

    Endpoints answer at once, and news are listened to; the page, and whatever leads nowhere, is for the application.
    """

    def __init__(
        self,
        app: ASGIApp,
        answer: Callable[[Asked, Receive], Awaitable[Reply | None]],
        listen: Callable[[Asked, Receive, Send], Awaitable[bool]],
        door: Door,
        plays: Callable[[Asked], bool],
        requests: Callable[[], RateLimiter | None],
    ) -> None:
        self.app = app
        self.answer = answer
        self.listen = listen
        self.door = door
        self.plays = plays
        self.requests = requests
        """What all of an address may ask for; nothing before anybody counts."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        asked = Asked(scope)
        connection: GuardedHttp | None = scope.get("extensions", {}).get(HERE, {}).get(THIS)
        if connection is not None and not connection.speaks_for(asked.address):
            await self._forbid(scope, receive, send, server_full(COME_BACK))
            return
        requests = self.requests()
        try:
            if requests is not None:
                await take_in_time(requests, asked.address)
        except TableError as refused:
            await self._forbid(scope, receive, send, refused)
            return
        if not asked.from_here:
            await self._forbid(scope, receive, send, foreign_origin())
            return
        if self.door.busy and scope["type"] == "http" and asked.path != "/healthz":
            if self.plays(asked):
                self.door.know(connection)
            elif self.door.short:
                await self._forbid(scope, receive, send, self.door.turned_away())
                return
        if scope["type"] == "websocket":
            if not await self.listen(asked, receive, send):
                await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        status, size = 500, 0

        async def send_safely(message: Message) -> None:
            nonlocal status, size
            size += len(message.get("body", b""))
            if message["type"] == "http.response.start":
                status = message["status"]
                secure = _SECURE if scope["scheme"] == "https" else ()
                message["headers"] = [*message["headers"], *_SAFE, *secure]
            await send(message)

        try:
            reply = await self.answer(asked, receive)
            await (reply or self.app)(scope, receive, send_safely)
        finally:
            if requests is not None and size >= ANSWERED:
                requests.charge(asked.address, size // ANSWERED)
            if access.isEnabledFor(logging.INFO):
                took = round(1000 * (time.perf_counter() - began), 1)
                access.info("request", extra={"method": asked.method, **place_of(scope), "status": status, "ms": took})

    async def _forbid(self, scope: Scope, receive: Receive, send: Send, refused: TableError) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 4000 + refused.status})
            return
        await problem_reply(refused)(scope, receive, send)


async def take_in_time(requests: RateLimiter, address: str) -> None:
    """A drop for one request. Who asks for a little too much is served a little later: a page of which one file is
    refused stays blank. Whoever waits asks for nothing more by this connection meanwhile, so to refuse those who ask
    for very much costs next to nothing."""
    try:
        requests.take(address)
    except TableError:
        await asyncio.sleep(WAITS)
        requests.take(address)


_SAFE: Final = [(name.lower().encode(), value.encode()) for name, value in SAFE_HEADERS.items()]

_SECURE: Final = ((b"strict-transport-security", b"max-age=31536000"),)
"""Whoever has come by TLS once never comes without it again."""
