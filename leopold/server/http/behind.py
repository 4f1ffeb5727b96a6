"""Behind a proxy: under a path of somebody's host, and by the name that browsers know it by.

Everything inside sees requests as browsers sent them. So the checks of origins, cookies and links need not know that
there is a proxy.
"""

from __future__ import annotations

import ipaddress
import re
from typing import Final
from urllib.parse import urlsplit

from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from leopold.errors import RecordError
from leopold.words import said

_PATH: Final = re.compile(r"(/[A-Za-z0-9._~-]+)*")
SECURE: Final = {"http": "https", "ws": "wss"}


def checked_path(path: str) -> str:
    """A path such as /leopold, without an end; a RecordError if it is none."""
    found = path.rstrip("/")
    if not _PATH.fullmatch(found):
        raise RecordError(said("serve-root-path", path=path))
    return found


def checked_origin(origin: str) -> str:
    """An origin such as https://games.example.org; a RecordError if it is none."""
    try:
        parts = urlsplit(origin.rstrip("/"))
        right = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.geturl().count("/") == 2
        _ = parts.port  # a ValueError where it is none
    except ValueError:
        right = False
    if not right or "@" in origin:
        raise RecordError(said("serve-origin", origin=origin))
    return origin.rstrip("/")


def checked_proxies(text: str | None) -> None:
    """A RecordError for a proxy that is neither an address nor a network: whoever mistypes it would believe nobody."""
    for name in (text or "").split(","):
        if name.strip() in ("", "*"):
            continue
        try:
            ipaddress.ip_network(name.strip(), strict=False)
        except ValueError:
            raise RecordError(said("serve-proxies", name=name.strip())) from None


class Behind:
    """The application under a path, and with the name of its origin, whether or not the proxy takes them away."""

    def __init__(self, app: ASGIApp, root_path: str = "", origin: str = "") -> None:
        self.app = app
        self.root_path = root_path
        parts = urlsplit(origin)
        self._host = parts.netloc.encode()
        self._secure = parts.scheme == "https"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        path: str = scope["path"]
        if self.root_path and path == self.root_path and scope["type"] == "http":
            # Without the end, everything that the page asks for would be asked of its neighbours.
            await RedirectResponse(f"{self.root_path}/", 308)(scope, receive, send)
            return
        if self.root_path and path.startswith(f"{self.root_path}/"):
            path = path[len(self.root_path) :]
        # Changed and not copied: whoever measures from outside wants to know which way was taken.
        scope.update(path=path, raw_path=path.encode(), root_path=self.root_path)
        if self._host:
            rest = [(name, value) for name, value in scope["headers"] if name != b"host"]
            scope["headers"] = [(b"host", self._host), *rest]
        if self._secure:
            scope["scheme"] = SECURE.get(scope["scheme"], scope["scheme"])
        await self.app(scope, receive, send)
