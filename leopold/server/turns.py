"""Whose turn it is, to think or to look something up: a few at a time, and nobody who asks for much stands before
somebody who asks for little.

Who plays comes before who watches bots, and both before what can wait; but whoever has been passed over again and
again has a turn in between, or one who never stops would keep them waiting for ever. Among equals the address comes
first that was served longest ago, and of its visitors the one that was: so sixty visitors from one address wait for
each other, and somebody from elsewhere waits for one of them. All addresses of one site count as one here: each that
was never seen before would come first.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from contextvars import Context, ContextVar, copy_context
from typing import Final, NamedTuple

from leopold.server.addresses import site_of

PLAYING, WATCHING, IDLE = range(3)
REMEMBERED: Final = 4000
"""Addresses and visitors of whom it is known when they were served last."""
PASSED_OVER: Final = 8
"""Turns of others after which whoever comes behind them has one."""


class Asker(NamedTuple):
    """For whom something is done: where they come from, who they are, and how pressing it is."""

    address: str = ""
    visitor: str = ""
    rank: int = PLAYING
    line: str = ""
    """Where they wait, if it is not among others of their site."""

    @property
    def place(self) -> str:
        """With whom they share their turns."""
        return self.line or site_of(self.address)


NOBODY: Final = Asker()
ASKING: Final = ContextVar("asking", default=NOBODY)
"""For whom whatever goes on now is done. It is set where a request comes in, and known to all that follows from it.
What the server does by itself is done for nobody, who takes turns with everybody else."""


def for_nobody() -> Context:
    """For what goes on when whoever began it has been answered, and what others wait for too."""
    context = copy_context()
    context.run(ASKING.set, NOBODY)
    return context


@contextmanager
def in_line(line: str) -> Iterator[None]:
    """Whoever asks stands in this line meanwhile: others wait for what they hold, and not for all they ask for besides.

    What it costs is theirs all the same.
    """
    before = ASKING.set(ASKING.get()._replace(line=line))
    try:
        yield
    finally:
        ASKING.reset(before)


Line = deque[asyncio.Future[None]]


class Turns:
    """So many at a time."""

    def __init__(self, size: int) -> None:
        self._free = size
        self._waiting: dict[int, dict[str, dict[str, Line]]] = {rank: {} for rank in (PLAYING, WATCHING, IDLE)}
        self._served: dict[str, int] = {}
        self._passed_over = dict.fromkeys(self._waiting, 0)
        """How many turns whoever is of a rank has been passed over."""
        self.given = 0
        """Turns that somebody had."""

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
        if self._free and not any(self._waiting.values()):
            self._free -= 1
            self._serve(asker.place, asker.visitor)
            return
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line = self._waiting[asker.rank].setdefault(asker.place, {}).setdefault(asker.visitor, deque())
        line.append(called)
        try:
            await called
        except asyncio.CancelledError:
            if called.cancelled():
                self._leave(asker, called)
            else:  # called and gone at once: the next may come
                self.give()
            raise

    def waiting(self, asker: Asker) -> int:
        """How often somebody waits already."""
        return len(self._waiting[asker.rank].get(asker.place, {}).get(asker.visitor, ()))

    def _leave(self, asker: Asker, called: asyncio.Future[None]) -> None:
        """Whoever has gone away stands in nobody's way any more."""
        places = self._waiting[asker.rank]
        line = places.get(asker.place, {}).get(asker.visitor)
        if line is not None and called in line:
            line.remove(called)
            self._tidy(places, asker.place, asker.visitor)

    @staticmethod
    def _tidy(places: dict[str, dict[str, Line]], place: str, visitor: str) -> None:
        if not places[place][visitor]:
            del places[place][visitor]
        if not places[place]:
            del places[place]

    def give(self) -> None:
        called = self._next()
        if called is None:
            self._free += 1
        else:
            called.set_result(None)

    def _next(self) -> asyncio.Future[None] | None:
        for rank in sorted(self._waiting, key=self._pressing):
            places = self._waiting[rank]
            while places:
                place = min(places, key=self._last)
                visitor = min(places[place], key=self._last)
                called = places[place][visitor].popleft()
                self._tidy(places, place, visitor)
                if not called.done():
                    self._pass_over(rank)
                    self._serve(place, visitor)
                    return called
        return None

    def _pressing(self, rank: int) -> tuple[bool, int]:
        return self._passed_over[rank] < PASSED_OVER, rank

    def _pass_over(self, chosen: int) -> None:
        """All who wait and are not of the rank that has its turn."""
        for rank, places in self._waiting.items():
            self._passed_over[rank] = self._passed_over[rank] + 1 if places and rank != chosen else 0

    def _last(self, who: str) -> int:
        return self._served.get(who, 0)

    def _serve(self, *askers: str) -> None:
        self.given += 1
        for who in askers:
            self._served.pop(who, None)
            self._served[who] = self.given
        while len(self._served) > REMEMBERED:
            del self._served[next(iter(self._served))]
