"""Who listens at a table, and how news reach them. A listener that does not keep up is told to fetch the table."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Final, NamedTuple

import msgspec

from leopold.server.addresses import site_of
from leopold.server.models import Message, Presence, Stale
from leopold.view import Viewer

BACKLOG: Final = 64
"""Messages that wait for a listener."""
BACKLOG_BYTES: Final = 400_000
"""The same, in letters: a state has some twenty thousand, and as many slow readers as there are connections wait."""
AT_ONCE: Final = 4
"""Messages that are sent in one turn of the event loop: each takes some tenths of a millisecond where it is packed."""
_encoder = msgspec.json.Encoder()


def written(message: Message) -> str:
    return _encoder.encode(message).decode()


class Eyes(NamedTuple):
    """All that matters of whoever a state is for: those who are alike in it share one, and however many strangers look
    on, it is made and written once."""

    viewer: Viewer
    host: bool
    mine: tuple[int, ...]
    """Their seats."""


class Listener:
    """One open connection: for which viewer, and what waits to be sent."""

    def __init__(self, visitor: str, viewer: Viewer, address: str = "", host: str = "") -> None:
        self.visitor = visitor
        self.viewer = viewer
        self.address = address
        """Whose share it counts for."""
        self.host = host
        """Where it really comes from."""
        self._waiting: asyncio.Queue[str | None] = asyncio.Queue(BACKLOG)
        self._size = 0
        """Letters of all that waits."""
        self.spoken = time.monotonic()
        """When something was last said to it."""
        self._closed = False

    def send(self, text: str, revision: int) -> None:
        """Queue a message; when too much waits, all of it gives way to one that says so. After the last
        nothing does: whoever reads slowly would never come to the end."""
        if self._closed:
            return
        self.spoken = time.monotonic()
        if self._waiting.full() or self._size + len(text) > BACKLOG_BYTES:
            while not self._waiting.empty():
                self._waiting.get_nowait()
            self._size = 0
            text = written(Stale(revision=revision))
        self._size += len(text)
        self._waiting.put_nowait(text)

    async def next(self) -> str | None:
        """What is to be sent now; None when nothing more will come."""
        text = await self._waiting.get()
        self._size -= len(text or "")
        return text

    def close(self) -> None:
        """Nothing more will come."""
        if self._closed:
            return
        self._closed = True
        if self._waiting.full():
            self._waiting.get_nowait()
        self._waiting.put_nowait(None)


class Pace:
    """Who sends gives way to others: all onlookers of a table are told in one moment, and sending to two hundred of
    them without a pause would keep everybody waiting."""

    def __init__(self) -> None:
        self._sent = 0
        """In this turn of the loop."""
        self._waiting: deque[asyncio.Future[None]] = deque()

    async def keep(self) -> None:
        """Wait for a turn of the loop in which not so much has been sent."""
        if not self._sent:
            asyncio.get_running_loop().call_soon(self._begin_anew)
        if self._sent < AT_ONCE and not self._waiting:
            self._sent += 1
            return
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(called)
        await called

    def _begin_anew(self) -> None:
        self._sent = 0
        while self._waiting and self._sent < AT_ONCE:
            called = self._waiting.popleft()
            if not called.done():  # whoever has gone sends nothing
                called.set_result(None)
                self._sent += 1
        if self._sent:
            asyncio.get_running_loop().call_soon(self._begin_anew)


class Audience:
    """The listeners of one table."""

    def __init__(self) -> None:
        self.listeners: set[Listener] = set()
        self.elsewhere: dict[str, tuple[list[int], int]] = {}
        """For other processes: the seats connected there, and how many watch."""
        self._heard: dict[str, float] = {}
        """When each of them said so last."""

    def seats(self) -> list[int]:
        """Seats with somebody connected, here or elsewhere."""
        here = {listener.viewer for listener in self.listeners if listener.viewer is not None}
        return sorted(here.union(*(seats for seats, _ in self.elsewhere.values())))

    def here(self) -> tuple[list[int], int]:
        """Seats and watchers connected to this process."""
        viewers = [listener.viewer for listener in self.listeners]
        return sorted({seat for seat in viewers if seat is not None}), viewers.count(None)

    def onlookers_from(self, address: str) -> int:
        """Watchers connected to this process who come from the same site."""
        sites = [site_of(listener.address) for listener in self.listeners if listener.viewer is None]
        return sites.count(site_of(address))

    @property
    def watchers(self) -> int:
        return self.here()[1] + sum(watchers for _, watchers in self.elsewhere.values())

    def __bool__(self) -> bool:
        return bool(self.listeners) or any(seats or watchers for seats, watchers in self.elsewhere.values())

    def hear(self, process: str, seats: list[int], watchers: int, now: float) -> bool:
        """Another process says who is connected there; whether that is news."""
        before = self.elsewhere.get(process, ([], 0))
        self.elsewhere[process] = (seats, watchers)
        self._heard[process] = now
        return before != (seats, watchers)

    def forget_silent(self, since: float) -> bool:
        """Processes that have said nothing since then are gone, and so is who was connected there; whether any was."""
        gone = [process for process, heard in self._heard.items() if heard < since]
        lost = [process for process in gone if any(self.elsewhere.pop(process, ([], 0)))]
        for process in gone:
            del self._heard[process]
        return bool(lost)

    def dismiss(self, strange: Callable[[Listener], bool]) -> None:
        """Nothing more for those who may no longer listen."""
        for listener in [one for one in self.listeners if strange(one)]:
            self.listeners.discard(listener)
            listener.close()

    def tell(
        self, revision: int, eyes_of: Callable[[str, Viewer], Eyes], message_for: Callable[[Eyes], Message]
    ) -> None:
        """To each listener what it may see; all who see the same get the same bytes."""
        texts: dict[Eyes, str] = {}
        for listener in self.listeners:
            eyes = eyes_of(listener.visitor, listener.viewer)
            if eyes not in texts:
                texts[eyes] = written(message_for(eyes))
            listener.send(texts[eyes], revision)

    def tell_alike(self, revision: int, message: Message) -> None:
        """To all of them the same."""
        text = written(message)
        for listener in self.listeners:
            listener.send(text, revision)

    def presence(self, thinking: int | None) -> Presence:
        return Presence(connected=self.seats(), thinking=thinking, watchers=self.watchers)
