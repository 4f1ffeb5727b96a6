"""A swarm of players: many tables at once over HTTP and WebSocket against a running server, with legal moves.

Every player is a client like a browser: a cookie of its own, a seat by link, news over a WebSocket. What is measured is
the time from sending an action to its acknowledgement.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
import ssl
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from leopold.errors import RecordError
from leopold.server.http.identity import COOKIE, fresh_cookie
from leopold.server.tools.client import GOOD, Answer, HttpClient
from leopold.server.tools.hostile import besieged

Progress = Callable[[int, int], None]
"""Told how many actions have been acknowledged and how many games are over."""
PATIENCE: Final = 30.0
"""Seconds without an answer or news after which a player complains."""
TAKEN_UP: Final = 5
"""Times in a row that a player takes up news that broke off, as a page does, before it complains."""
RESTING: Final = 0.3
"""Seconds before it does."""

LAID_A_SECOND: Final = 20
"""Players do not all come at once. Nothing is measured before the last of them has come."""


class Choice(Struct):
    number: int


class State(Struct):
    """What a player needs of a table."""

    revision: int
    actions: list[Choice]
    scores: list[Any] | None


class SeatLink(Struct):
    token: str


class Laid(Struct):
    """A new table."""

    table: str
    seat_tokens: list[SeatLink]


class Health(Struct):
    ready: bool
    memory_mb: float = 0.0


class Done(Struct):
    revision: int
    state: State


class Heard(Struct):
    """Any message of the news."""

    type: str = ""
    revision: int = 0
    state: State | None = None
    key: str = ""


@dataclass(slots=True)
class Report:
    """What came out of it."""

    tables: int
    seconds: float = 0.0
    acknowledged: int = 0
    """Actions, also those before anything was measured."""
    actions: int = 0
    games: int = 0
    latencies: list[float] = field(default_factory=list)
    errors: Counter[str] = field(default_factory=Counter)
    taken_up: int = 0
    """Connections that broke, with a server that is restarted for example, and were taken up again as a page does."""
    memory_mb: list[float] = field(default_factory=list)
    """The server's, once a second."""
    hostile: Counter[str] = field(default_factory=Counter)
    """What hostile clients were answered."""

    def latency(self, share: float) -> float:
        """Milliseconds within which this share of the actions was acknowledged."""
        if not self.latencies:
            return 0.0
        ordered = sorted(self.latencies)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]


@dataclass(frozen=True, slots=True)
class SwarmOptions:
    """How many, for how long, how fast."""

    url: str
    tables: int = 200
    players: int = 2
    seconds: float = 60.0
    """After the last table has been laid."""
    pause: float = 1.0
    """Seconds a player thinks, on average, before each action."""
    seed: int = 0
    hostile: int = 0
    """Hostile clients of each kind beside those who play."""
    compressed: bool = False
    """Are news compressed, as browsers let them be?"""

    @property
    def laying(self) -> float:
        """Seconds until the last table is laid."""
        return (self.tables - 1) / LAID_A_SECOND


class Server:
    """Where the server is, and what is told about it."""

    def __init__(self, options: SwarmOptions, report: Report) -> None:
        self.options = options
        self.report = report
        self.measured = time.monotonic() + options.laying
        """From when on."""
        self.until = self.measured + options.seconds
        self._trust = ssl.create_default_context()
        """Made once: reading all certificates for every player would take longer than the game."""

    def browser(self) -> Browser:
        """A visitor of its own."""
        return Browser(HttpClient(self.options.url, self._trust), fresh_cookie(), self.options.compressed)


class Browser:
    """A cookie, a connection that is kept, and news over a WebSocket: like a page."""

    def __init__(self, http: HttpClient, secret: str, compressed: bool) -> None:
        self.http = http
        self.compressed = compressed
        self.cookie = {"Cookie": f"{COOKIE}={secret}"}
        self._headers = {**self.cookie, "Content-Type": "application/json"}

    async def ask(self, method: str, path: str, body: object = None) -> Answer:
        """Whatever comes back."""
        content = b"" if body is None else msgspec.json.encode(body)
        async with asyncio.timeout(PATIENCE):
            return await self.http.ask(method, path, self._headers, content)

    async def have(self, method: str, path: str, body: object = None) -> Answer:
        """What was asked for, or a RuntimeError with the reason."""
        answer = await self.ask(method, path, body)
        if answer.status != GOOD:
            problem = msgspec.json.decode(answer.content, type=Heard) if answer.content.startswith(b"{") else Heard()
            raise RuntimeError(f"{answer.status} {problem.key}")
        return answer

    def listen(self, path: str) -> connect:
        scheme = "wss" if self.http.secure else "ws"
        return connect(
            f"{scheme}://{self.http.host}{self.http.root}{path}",
            additional_headers=self.cookie,
            max_size=None,
            compression="deflate" if self.compressed else None,
            open_timeout=PATIENCE,
        )


class Player:
    """One seat: it listens, and acts when it may."""

    def __init__(self, server: Server, table: str, seat: int, browser: Browser, chance: random.Random) -> None:
        self.server = server
        self.table = table
        self.seat = seat
        self.browser = browser
        self.chance = chance
        self.state: State | None = None

    async def play(self) -> None:
        """Until the game is over. Where news break off they are taken up again, and what was missed is asked for."""
        broken = 0
        while self.state is None or self.state.scores is None:
            seen = self._revision
            try:
                await self._follow()
            except TimeoutError:
                raise
            except (ConnectionClosed, OSError):
                broken = broken + 1 if self._revision == seen else 1
                if broken > TAKEN_UP:
                    raise
                self.server.report.taken_up += 1
                await asyncio.sleep(RESTING)

    async def _follow(self) -> None:
        """Listen, and act when it is one's turn, over one connection."""
        path = f"/api/tables/{self.table}"
        async with self.browser.listen(f"{path}/news?seat={self.seat}") as news:
            answer = await self.browser.have("GET", f"{path}?seat={self.seat}")
            self._see(msgspec.json.decode(answer.content, type=State))
            while self.state is None or self.state.scores is None:
                if self.state is not None and self.state.actions:
                    await self._act(self.state)
                else:
                    await self._hear(news)

    @property
    def _revision(self) -> int:
        """How far the game has been seen."""
        return -1 if self.state is None else self.state.revision

    def _see(self, state: State) -> None:
        if state.revision >= self._revision:
            self.state = state

    async def _act(self, state: State) -> None:
        pause = self.server.options.pause
        await asyncio.sleep(self.chance.uniform(0.5 * pause, 1.5 * pause))
        body = {
            "seat": self.seat,
            "revision": state.revision,
            "key": secrets.token_urlsafe(12),
            "actions": [self.chance.choice(state.actions).number],
        }
        measured = time.monotonic() >= self.server.measured
        began = time.perf_counter()
        answer = await self.browser.have("POST", f"/api/tables/{self.table}/actions", body)
        took = time.perf_counter() - began
        self.server.report.acknowledged += 1
        if measured:
            self.server.report.actions += 1
            self.server.report.latencies.append(took)
        self._see(msgspec.json.decode(answer.content, type=Done).state)

    async def _hear(self, news: ClientConnection) -> None:
        async with asyncio.timeout(PATIENCE + 2 * self.server.options.pause):
            while True:
                heard = msgspec.json.decode(await news.recv(), type=Heard)
                if heard.state is not None:
                    self._see(heard.state)
                    return
                if not heard.type:
                    raise RuntimeError(f"news refused: {heard.key}")


async def one_table(server: Server, number: int) -> None:
    """Games at one table after another, until the time is up; what goes wrong is counted, and a new table created."""
    chance = random.Random(f"{server.options.seed} {number}")
    await asyncio.sleep(number / LAID_A_SECOND)
    while time.monotonic() < server.until:
        whole = asyncio.timeout(server.until - time.monotonic())
        try:
            async with whole:
                await one_game(server, chance)
        except TimeoutError:
            if whole.expired():  # which a loop may notice a moment before the clock does
                return
            server.report.errors["a player heard nothing for too long"] += 1
        except (RuntimeError, WebSocketException, ConnectionClosed, OSError) as wrong:
            server.report.errors[f"{type(wrong).__name__}: {wrong}"[:80]] += 1
            await asyncio.sleep(server.options.pause)


async def one_game(server: Server, chance: random.Random) -> None:
    """Lay a table, let everybody sit down by link, and play."""
    browsers = [server.browser() for _ in range(server.options.players)]
    try:
        seats = [{"kind": "me"}, *({"kind": "friend"} for _ in browsers[1:])]
        answer = await browsers[0].have("POST", "/api/tables", {"seats": seats, "key": secrets.token_urlsafe(12)})
        laid = msgspec.json.decode(answer.content, type=Laid)
        for browser, link in zip(browsers[1:], laid.seat_tokens, strict=True):
            await browser.have("POST", f"/api/tables/{laid.table}/sit", {"token": link.token})
        players = [Player(server, laid.table, seat, browser, chance) for seat, browser in enumerate(browsers)]
        await together([player.play() for player in players])
        server.report.games += 1
    finally:
        for browser in browsers:
            await browser.http.close()


async def together(players: Sequence[Coroutine[Any, Any, None]]) -> None:
    """All of them; when one stops, the others do."""
    tasks = [asyncio.create_task(player) for player in players]
    try:
        await asyncio.gather(*tasks)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def watch_memory(browser: Browser, report: Report) -> None:
    while True:
        with contextlib.suppress(OSError, TimeoutError, msgspec.DecodeError):
            health = msgspec.json.decode((await browser.ask("GET", "/healthz")).content, type=Health)
            report.memory_mb.append(health.memory_mb)
        await asyncio.sleep(1)


def quickest_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The server's own, where there is one for this machine: a swarm beside it must leave it something."""
    try:
        import uvloop
    except ModuleNotFoundError:
        return None
    return uvloop.new_event_loop


async def swarm(options: SwarmOptions, progress: Progress | None = None) -> Report:
    """Play, and report."""
    report = Report(options.tables)
    watcher = Server(options, report).browser()
    try:
        ready = msgspec.json.decode((await watcher.ask("GET", "/healthz")).content, type=Health).ready
    except (OSError, TimeoutError, msgspec.DecodeError):
        raise RecordError(
            f"Nobody answers at {options.url}; lay a table first: leopold table --no-browser --port PORT."
        ) from None
    if not ready:
        raise RecordError(f"The server at {options.url} is still compiling the rules; try again in a minute.")
    aside = [asyncio.create_task(watch_memory(watcher, report)), asyncio.create_task(tell(report, progress))]
    try:
        async with besieged(options.url, options.hostile) as target:
            server = Server(options, report)
            async with asyncio.TaskGroup() as group:
                for number in range(options.tables):
                    group.create_task(one_table(server, number))
            report.seconds = time.monotonic() - server.measured
    finally:
        for task in aside:
            task.cancel()
        await watcher.http.close()
    report.hostile = target.answers
    report.errors += target.errors
    return report


async def tell(report: Report, progress: Progress | None) -> None:
    while progress is not None:
        progress(report.actions, report.games)
        await asyncio.sleep(0.5)
