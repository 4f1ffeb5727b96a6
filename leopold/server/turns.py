"""Whose turn it is to think: a few at a time, and nobody who asks for much stands before somebody who asks for little.

Who plays comes before who watches bots, and both before what can wait. Among equals the address comes first that was
served longest ago, and of its visitors the one that was: so sixty visitors from one address wait for each other, and
somebody from elsewhere waits for one of them.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final, NamedTuple

PLAYING, WATCHING, IDLE = range(3)
REMEMBERED: Final = 4000
"""Addresses and visitors of whom it is known when they were served last."""


class Asker(NamedTuple):
    """For whom somebody thinks: where they come from, who they are, and how pressing it is."""

    address: str = ""
    visitor: str = ""
    rank: int = PLAYING


Line = deque[asyncio.Future[None]]


class Turns:
    """So many at a time."""

    def __init__(self, size: int) -> None:
        self._free = size
        self._waiting: dict[int, dict[str, dict[str, Line]]] = {rank: {} for rank in (PLAYING, WATCHING, IDLE)}
        self._served: dict[str, int] = {}
        self._count = 0

    @asynccontextmanager
    async def turn(self, asker: Asker) -> AsyncIterator[None]:
        """One's turn, when it has come."""
        await self._take(asker)
        try:
            yield
        finally:
            self._give()

    async def _take(self, asker: Asker) -> None:
        if self._free and not any(self._waiting.values()):
            self._free -= 1
            self._serve(asker.address, asker.visitor)
            return
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line = self._waiting[asker.rank].setdefault(asker.address, {}).setdefault(asker.visitor, deque())
        line.append(called)
        try:
            await called
        except asyncio.CancelledError:
            if not called.cancelled():  # called and gone at once: the next may come
                self._give()
            raise

    def _give(self) -> None:
        called = self._next()
        if called is None:
            self._free += 1
        else:
            called.set_result(None)

    def _next(self) -> asyncio.Future[None] | None:
        for addresses in self._waiting.values():
            while addresses:
                address = min(addresses, key=self._last)
                visitors = addresses[address]
                visitor = min(visitors, key=self._last)
                called = visitors[visitor].popleft()
                if not visitors[visitor]:
                    del visitors[visitor]
                if not visitors:
                    del addresses[address]
                if not called.done():
                    self._serve(address, visitor)
                    return called
        return None

    def _last(self, who: str) -> int:
        return self._served.get(who, 0)

    def _serve(self, *askers: str) -> None:
        self._count += 1
        for who in askers:
            self._served.pop(who, None)
            self._served[who] = self._count
        while len(self._served) > REMEMBERED:
            del self._served[next(iter(self._served))]
