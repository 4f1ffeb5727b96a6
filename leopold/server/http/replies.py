"""Answers as they go out: JSON that nobody keeps, or why not."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

import msgspec
from starlette.types import Receive, Scope, Send

from leopold.server.errors import TOO_LARGE, TOO_MANY, UNAVAILABLE, TableError
from leopold.server.http.identity import COOKIE, COOKIE_DAYS

Header = tuple[bytes, bytes]

ALWAYS: Final[tuple[Header, ...]] = ((b"content-type", b"application/json"), (b"cache-control", b"no-store"))


@dataclass(slots=True)
class Reply:
    """What is answered. It goes out as any ASGI application's answer does, with nothing in between."""

    body: bytes
    status: int = 200
    headers: list[Header] = field(default_factory=list)
    """Beside those that every answer has."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        length = (b"content-length", b"%d" % len(self.body))
        headers = [*ALWAYS, length, *self.headers]
        await send({"type": "http.response.start", "status": self.status, "headers": headers})
        await send({"type": "http.response.body", "body": self.body})


def problem_reply(refused: TableError) -> Reply:
    """Why not, and when to come back."""
    reply = Reply(msgspec.json.encode(refused.problem), refused.status)
    if refused.status in (UNAVAILABLE, TOO_MANY):
        reply.headers.append((b"retry-after", str(refused.problem.params.get("seconds", 1)).encode()))
    if refused.status in (UNAVAILABLE, TOO_LARGE):
        reply.headers.append((b"connection", b"close"))  # what is still to come is not worth waiting for
    return reply


def remembered(secret: str, scope: Scope) -> Header:
    """The cookie by which a browser is known again."""
    parts = [
        f"{COOKIE}={secret}",
        "HttpOnly",
        f"Max-Age={COOKIE_DAYS * 86400}",
        f"Path={scope.get('root_path', '')}/",
        "SameSite=lax",
        *(["Secure"] if scope["scheme"] == "https" else []),
    ]
    return b"set-cookie", "; ".join(parts).encode("latin-1")
