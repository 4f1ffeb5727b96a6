"""Who wants to be called with the page closed, and calling them once for each turn."""

from __future__ import annotations

import asyncio
import json
import logging
import urllib.error
import urllib.request
from collections.abc import Callable
from typing import Final
from urllib.parse import urlsplit

from leopold.server.beside import start_beside
from leopold.server.errors import push_service_unknown, too_many_subscriptions
from leopold.server.models import Subscribe
from leopold.server.push.messages import OperatorKeys, encrypted, from_base64
from leopold.server.store.stored import StoredSubscription
from leopold.server.tables.registry import PEOPLE, TROUBLE, OpenTable, Registry
from leopold.words import catalogue, languages

log = logging.getLogger("leopold.server.push")

SERVICES: Final = (
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    ".push.apple.com",
    ".notify.windows.com",
)
"""The services of the browsers there are. Addresses come from visitors, and this server calls nobody else for them."""
MOST: Final = 8
"""Browsers that one visitor may want to be called in: a cookie is one browser, whose address changes now and then."""
GONE: Final = (404, 410)
KEPT_FOR: Final = 86400
"""Seconds that a service keeps a message for somebody whose device is off."""
PATIENCE: Final = 10.0

Post = Callable[[str, dict[str, str], bytes], int]
"""Sends a message, and says with which status it was answered."""


def post(address: str, headers: dict[str, str], body: bytes) -> int:
    request = urllib.request.Request(address, data=body, headers=headers, method="POST")
    try:
        with _opener.open(request, timeout=PATIENCE) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as wrong:
        return wrong.code
    except OSError:
        return 0


class _Straight(urllib.request.HTTPRedirectHandler):
    """A service that sends us elsewhere is not followed."""

    def redirect_request(self, *_: object) -> None:
        return None


_opener: Final = urllib.request.build_opener(_Straight)


def of_a_service(endpoint: str) -> bool:
    """Is this an address of one of the services, and of nobody else?"""
    try:
        where = urlsplit(endpoint)
        port = where.port
    except ValueError:
        return False
    host = where.hostname or ""
    known = any(host == one or (one.startswith(".") and host.endswith(one)) for one in SERVICES)
    return where.scheme == "https" and known and port in (None, 443) and "@" not in where.netloc


class PushService:
    """Calls whoever has to move, asked for it, and is not there."""

    def __init__(self, registry: Registry, keys: OperatorKeys, language: str, post: Post = post) -> None:
        self.registry = registry
        self.keys = keys
        self._words = catalogue(language)
        self._post = post
        self._called: dict[str, tuple[int, float]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        registry.moved.append(self._see)

    async def subscribe(self, visitor: str, asked: Subscribe) -> None:
        if not of_a_service(asked.endpoint):
            raise push_service_unknown()
        storage = self.registry.storage
        known = await self.registry.stored(storage.subscriptions, visitor)
        if len(known) >= MOST and asked.endpoint not in [one.endpoint for one in known]:
            raise too_many_subscriptions(MOST)
        subscription = StoredSubscription(
            endpoint=asked.endpoint,
            visitor=visitor,
            receiver=asked.receiver,
            auth=asked.auth,
            language=asked.language if asked.language in languages() else "",
        )
        await self.registry.written(storage.subscribe, subscription)

    async def forget(self, visitor: str, endpoint: str) -> None:
        await self.registry.written(self.registry.storage.unsubscribe, visitor, endpoint)

    def _see(self, table: OpenTable) -> None:
        """A turn has begun, perhaps of somebody who does not look."""
        seat = table.position.game.to_move
        if seat is None:
            self._called.pop(table.id, None)
        if seat is None or table.bot_level(seat) or seat in table.audience.seats():
            return
        visitor = table.seats[seat].visitor if table.seats[seat].kind in (*PEOPLE, "friend") else None
        turn = (seat, table.position.asked_at.get(seat, 0.0))
        if visitor is None or self._called.get(table.id) == turn:
            return
        self._called[table.id] = turn
        task = start_beside(self.call(visitor, table), f"calling to {table.id}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def call(self, visitor: str, table: OpenTable) -> None:
        """Every browser of theirs; those that have gone are forgotten."""
        try:
            for one in await self.registry.stored(self.registry.storage.subscriptions, visitor):
                status = await asyncio.to_thread(self._send, one, self._message(table, one))
                if status in GONE:
                    await self.forget(visitor, one.endpoint)
                elif not 200 <= status < 300:
                    log.warning("a push service refused", extra={"status": status})
        except TROUBLE as wrong:
            log.error("nobody could be called", extra={"reason": type(wrong).__name__})

    def _message(self, table: OpenTable, to: StoredSubscription) -> bytes:
        words = catalogue(to.language) if to.language in languages() else self._words
        names = [seat.name for seat in table.seats if seat.name and seat.visitor != to.visitor]
        body = words.text("call-turn-at", names=names) if names else ""
        return json.dumps({"table": table.id, "title": words.text("call-turn"), "body": body}).encode()

    def _send(self, one: StoredSubscription, message: bytes) -> int:
        headers = {
            "Authorization": self.keys.authorization(one.endpoint, self.registry.clock()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_FOR),
            "Urgency": "normal",
        }
        try:
            body = encrypted(message, from_base64(one.receiver), from_base64(one.auth))
        except ValueError:
            return GONE[0]  # no key that anybody could read with
        return self._post(one.endpoint, headers, body)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
