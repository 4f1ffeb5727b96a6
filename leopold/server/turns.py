"""Whose turn it is, to think or to look something up: a few at a time, and nobody who asks for much stands before
somebody who asks for little.

Who plays comes before who watches bots, and both before what can wait. Among equals the address comes first that was
served longest ago, and of its visitors the one that was: so sixty visitors from one address wait for each other, and
somebody from elsewhere waits for one of them. All addresses of one site count as one here: each that was never seen
before would come first.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from contextvars import ContextVar
from typing import Final, NamedTuple

from leopold.server.addresses import site_of

PLAYING, WATCHING, IDLE = range(3)
REMEMBERED: Final = 4000
"""Addresses and visitors of whom it is known when they were served last."""


class Asker(NamedTuple):
    """For whom something is done: where they come from, who they are, and how pressing it is."""

    address: str = ""
    visitor: str = ""
    rank: int = PLAYING


NOBODY: Final = Asker()
ASKING: Final = ContextVar("asking", default=NOBODY)
"""For whom whatever goes on now is done. It is set where a request comes in, and known to all that follows from it.
What the server does by itself is done for nobody, who takes turns with everybody else."""


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
        await self.take(asker)
        try:
            yield
        finally:
            self.give()

    async def take(self, asker: Asker) -> None:
        """Wait for one's turn. Whoever has it gives it to the next."""
        site = site_of(asker.address)
        if self._free and not any(self._waiting.values()):
            self._free -= 1
            self._serve(site, asker.visitor)
            return
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line = self._waiting[asker.rank].setdefault(site, {}).setdefault(asker.visitor, deque())
        line.append(called)
        try:
            await called
        except asyncio.CancelledError:
            if not called.cancelled():  # called and gone at once: the next may come
                self.give()
            raise

    def give(self) -> None:
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
