"""A request as it came: what everybody at the door and behind it wants to know of it, read once.

This runs for every click, so it reads what ASGI hands over as it is, without a framework's objects in between.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Awaitable, Callable, Mapping
from functools import lru_cache
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.datastructures import QueryParams
from starlette.types import Receive, Scope

from leopold.server.addresses import network_of
from leopold.server.errors import body_too_large, cut_off, not_json
from leopold.server.http.identity import cookie_in, well_formed

JSON: Final = "application/json"
PROXIED: Final = ("forwarded", "x-forwarded-for", "x-real-ip", "via")
"""Headers by which a proxy says for whom it speaks."""


class Asked:
    """A request, or the wish to hear news: its headers, and where it comes from."""

    __slots__ = ("address", "headers", "host", "method", "path", "scope")

    def __init__(self, scope: Scope) -> None:
        self.scope = scope
        self.path: str = scope["path"]
        self.method: str = scope.get("method", "GET")
        self.headers: dict[str, str] = {}
        for name, value in reversed(scope["headers"]):  # of several the first counts
            self.headers[name.decode("latin-1")] = value.decode("latin-1")
        client = scope.get("client")
        self.host: str = client[0] if client else ""
        self.address = network_of(self.host)
        """Whose share it counts for."""

    @property
    def cookie(self) -> str:
        """The secret of a visitor who has been here; nothing for one who has not, or who made something up."""
        found = cookie_in(self.headers.get("cookie", ""))
        return found if well_formed(found) else ""

    @property
    def query(self) -> Mapping[str, str]:
        text = self.scope["query_string"]
        return QueryParams(text) if text else {}

    @property
    def looks_only(self) -> bool:
        """Can it change nothing?"""
        return self.scope["type"] == "http" and self.method in ("GET", "HEAD")

    @property
    def from_here(self) -> bool:
        """A browser says where a request comes from; what is not from our own page may only look at the page."""
        if self.headers.get("sec-fetch-site") == "cross-site":
            return self.looks_only and not self.path.startswith("/api/")
        origin = self.headers.get("origin")
        return self.looks_only or origin is None or host_of(origin) == self.headers.get("host")

    @property
    def local(self) -> bool:
        """From this very machine, by an address of its own, and not through somebody's proxy."""
        if not loopback(self.host) or any(name in self.headers for name in PROXIED):
            return False
        name = name_in(self.headers.get("host", ""))
        return name == "localhost" or loopback(name)

    async def body(self, receive: Receive, largest: int, count: Callable[[int], None]) -> bytes:
        """The body, as long as it is JSON and not too large. Another content type could come from a form elsewhere."""
        kind = self.headers.get("content-type", "").split(";")[0].strip().lower()
        if kind != JSON:
            raise not_json()
        announced = self.headers.get("content-length", "")
        if announced.isdecimal() and int(announced[:20]) > largest:
            raise body_too_large(largest)
        return await whole(receive, largest, count)


async def whole(receive: Callable[[], Awaitable[Any]], largest: int, count: Callable[[int], None]) -> bytes:
    """What comes until the end; a client that goes away in the middle of it has sent nothing."""
    parts: list[bytes] = []
    size = 0
    more = True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise cut_off()
        part: bytes = message.get("body", b"")
        more = message.get("more_body", False)
        size += len(part)
        count(len(part))
        if size > largest:
            raise body_too_large(largest)
        parts.append(part)
    return b"".join(parts)


@lru_cache(maxsize=256)
def loopback(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


@lru_cache(maxsize=256)
def host_of(origin: str) -> str:
    """Nothing for what is no address: it is nobody's host."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


@lru_cache(maxsize=256)
def name_in(host: str) -> str:
    """The name of a host without its port."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""
