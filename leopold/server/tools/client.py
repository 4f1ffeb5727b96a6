"""HTTP by hand, for thousands of clients in one process: a general library takes ten times as long for a request as
the server does, and would be what is measured."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Mapping
from typing import Final, NamedTuple
from urllib.parse import urlsplit

GOOD: Final = 200
LONGEST_HEAD: Final = 1 << 16


class Answer(NamedTuple):
    """What the server said."""

    status: int
    content: bytes


class HttpClient:
    """One connection that is kept, and opened anew where the server has closed it."""

    def __init__(self, url: str, trust: ssl.SSLContext) -> None:
        where = urlsplit(url)
        self.secure = where.scheme == "https"
        self.host = where.netloc
        self.root = where.path.rstrip("/")
        self._address = (where.hostname or "", where.port or (443 if self.secure else 80))
        self._trust = trust if self.secure else None
        self._line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, headers: Mapping[str, str], content: bytes = b"") -> Answer:
        """An OSError where nobody answers. On a connection that had been idle it is asked once more: whoever closed it
        may not have seen the question, and every question that changes something has a key."""
        told = {"Host": self.host, "Content-Length": str(len(content)), **headers}
        head = f"{method} {self.root}{path} HTTP/1.1\r\n" + "".join(
            f"{name}: {value}\r\n" for name, value in told.items()
        )
        words = f"{head}\r\n".encode() + content
        if self._line is not None:
            try:
                return await self._exchange(*self._line, words)
            except (OSError, EOFError):
                await self.close()
        self._line = await asyncio.open_connection(*self._address, ssl=self._trust, limit=LONGEST_HEAD)
        try:
            return await self._exchange(*self._line, words)
        except EOFError:
            await self.close()
            raise ConnectionResetError("the server hung up") from None

    async def _exchange(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, words: bytes) -> Answer:
        writer.write(words)
        first, *rest = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in rest)}
        if headers.get("transfer-encoding") == "chunked":
            content = await _chunks(reader)
        else:
            content = await reader.readexactly(int(headers.get("content-length", 0)))
        if headers.get("connection") == "close":
            await self.close()
        return Answer(int(first.split(" ", 2)[1]), content)

    async def close(self) -> None:
        if self._line is not None:
            self._line[1].close()
            self._line = None


async def _chunks(reader: asyncio.StreamReader) -> bytes:
    """A body that a proxy sends piece by piece."""
    found = []
    while size := int((await reader.readuntil(b"\r\n")).split(b";")[0], 16):
        found.append(await reader.readexactly(size))
        await reader.readexactly(2)
    await reader.readuntil(b"\r\n")
    return b"".join(found)
