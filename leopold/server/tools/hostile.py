"""Hostile clients: what a stranger would do to stop a server, against a running one, beside people who play.

Each does one harmful thing again and again. They take nothing for granted but that they are not waited for: whatever
the server answers, or however it closes, is counted by what it was. An answer of 5xx other than an honest 503 is an
error; so is a connection that the server leaves open for longer than it says.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import itertools
import multiprocessing
import re
import secrets
import signal
import socket
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from multiprocessing.connection import Connection
from typing import Final
from urllib.parse import urlsplit

import msgspec

from leopold.bots import LEVELS, STAND_IN
from leopold.niceness import give_way
from leopold.server.http.identity import COOKIE, fresh_cookie

PATIENCE: Final = 120.0
"""Seconds after which a connection that should have been closed counts as left open."""
SMALL: Final = 4096
PIECES: Final = 160
"""Pieces of something without an end that are sent before somebody looks whether anybody still listens."""
PAUSE: Final = 0.05
FOUND: Final = 200
FULL: Final = 503
STRONGEST: Final = list(LEVELS)[-1]
QUICK: Final = STAND_IN
LOWEST: Final = 19
"""The niceness of somebody who gets what nobody else wants: strangers have processors of their own."""
HERE: Final = "127.0.0.1"
STRANGER: Final = "127.0.0.2"


class Target:
    """Where the server is, and what it has answered to whom."""

    def __init__(self, url: str) -> None:
        where = urlsplit(url)
        self.host, self.port = where.hostname or "127.0.0.1", where.port or 80
        self.answers: Counter[str] = Counter()
        self.errors: Counter[str] = Counter()

    async def open(self) -> Line:
        """From an address of their own, where the machine is its own stranger: they must not use up the share of those
        who play."""
        if self.host == HERE:
            with contextlib.suppress(OSError):  # not every system has more than one
                return Line(*await asyncio.open_connection(self.host, self.port, local_addr=(STRANGER, 0)))
        return Line(*await asyncio.open_connection(self.host, self.port))

    def count(self, client: str, outcome: str) -> None:
        self.answers[f"{client}: {outcome}"] += 1
        if outcome[:1] == "5" and outcome != str(FULL):
            self.errors[f"{client}: {outcome}"] += 1
        if outcome == "left open":
            self.errors[f"{client}: {outcome}"] += 1


class Line:
    """One connection, by hand."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def say(self, words: bytes) -> None:
        self.writer.write(words)
        await self.writer.drain()

    async def flood(self, piece: bytes) -> None:
        """The same piece again and again, as long as somebody listens and no longer than it takes to be a nuisance."""
        for _ in range(PIECES):
            await self.say(piece)

    async def answer(self) -> tuple[int, bytes]:
        """One answer, after which the connection stays open."""
        try:
            head = await self.reader.readuntil(b"\r\n\r\n")
            length = re.search(rb"content-length: (\d+)", head)
            body = await self.reader.readexactly(int(length[1]) if length else 0)
        except asyncio.IncompleteReadError as gone:
            raise ConnectionError from gone
        return int(head.split(b" ", 2)[1]), body

    async def outcome(self) -> str:
        """The status of the last answer before the server closes; `closed` where it says nothing."""
        try:
            async with asyncio.timeout(PATIENCE):
                heard = await self.reader.read()
        except TimeoutError:
            return "left open"
        except OSError:
            return "closed"
        _, found, status = heard.rpartition(b"HTTP/1.1 ")
        return status[:3].decode(errors="replace") if found else "closed"

    def close(self) -> None:
        self.writer.transport.abort()


def known_as() -> str:
    """A visitor never seen before."""
    return f"Cookie: {COOKIE}={fresh_cookie()}"


def request(method: str, path: str, *headers: str) -> bytes:
    cookie = () if any(header.startswith("Cookie: ") for header in headers) else (known_as(),)
    return "\r\n".join([f"{method} {path} HTTP/1.1", "Host: leopold", *cookie, *headers, "", ""]).encode()


def post(path: str, body: object, *headers: str) -> bytes:
    content = msgspec.json.encode(body)
    return (
        request("POST", path, "Content-Type: application/json", f"Content-Length: {len(content)}", *headers) + content
    )


CLOSE: Final = "Connection: close"
Attack = Callable[[Line], Awaitable[None]]


async def endless_header(line: Line) -> None:
    await line.say(b"GET / HTTP/1.1\r\nX: ")
    await line.flood(b"a" * SMALL)


async def endless_upload(line: Line) -> None:
    kind = "Content-Type: application/json"
    await line.say(request("POST", "/api/records", kind, "Transfer-Encoding: chunked"))
    await line.flood(b"%x\r\n%s\r\n" % (SMALL, b" " * SMALL))


async def slow_header(line: Line) -> None:
    await line.say(b"GET /api/meta HTTP/1.1\r\nX-A")


async def slow_body(line: Line) -> None:
    await line.say(request("POST", "/api/tables", "Content-Type: application/json", "Content-Length: 5000") + b'{"se')


async def silence(line: Line) -> None:
    """Connected, and nothing else."""


async def backtracking_record(line: Line) -> None:
    await line.say(post("/api/records", {"text": "leopold game 1\na" + " " * 60_000 + "x"}, CLOSE))


async def long_record(line: Line) -> None:
    moves = "seat 1: guest 1; end\n" * 4000
    await line.say(post("/api/records/look", {"text": f"leopold game 1\nplayers: 2\nseed: 7\n{moves}"}, CLOSE))


async def deaf(line: Line) -> None:
    """Asks for much and reads nothing, until it is left."""
    line.writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
    line.writer.transport.pause_reading()  # type: ignore[attr-defined]
    await line.say(request("GET", "/api/cards") * 16)
    for _ in range(int(PATIENCE / PAUSE)):
        await line.say(b"\r\n")
        await asyncio.sleep(PAUSE)
    line.writer.transport.resume_reading()  # type: ignore[attr-defined]


async def pipeline(line: Line) -> None:
    await line.say(request("GET", "/api/meta") * 100)


async def lay(line: Line, somebody: str, seats: list[dict[str, str]], **wishes: object) -> str:
    """The way to a table of somebody's; nothing where they may not lay one."""
    await line.say(post("/api/tables", {"seats": seats, **wishes}, somebody))
    status, body = await line.answer()
    return f"/api/tables/{msgspec.json.decode(body)['table']}" if status == FOUND else ""


def wish_to_listen() -> tuple[str, ...]:
    key = base64.b64encode(secrets.token_bytes(16)).decode()
    return "Upgrade: websocket", "Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"


async def listen_at(line: Line, seats: list[dict[str, str]], **wishes: object) -> None:
    """Lays a table, listens to what happens there, and never says that it is still there."""
    somebody = known_as()
    table = await lay(line, somebody, seats, **wishes)
    if table:
        await line.say(request("GET", f"{table}/news", somebody, *wish_to_listen()))


async def ask_on(line: Line, somebody: str, *paths: str) -> None:
    """One question after the other by the same connection, as fast as they are answered."""
    for path in itertools.islice(itertools.cycle(paths), PIECES):
        await line.say(request("GET", path, somebody))
        await line.answer()
    await line.say(request("GET", paths[0], somebody, CLOSE))


async def looking_back(line: Line) -> None:
    """Has a game played again and again."""
    somebody = known_as()
    table = await lay(line, somebody, [{"kind": "me"}, {"kind": "here"}])
    if table:
        await ask_on(line, somebody, *(f"{table}/{what}" for what in ("course", "news", "replay", "record", "cards")))


async def clicking(line: Line) -> None:
    """Clicks, and then the same click again and again, and others that come too late."""
    somebody = known_as()
    table = await lay(line, somebody, [{"kind": "me"}, {"kind": "here"}])
    if not table:
        return
    seat, actions = 0, list[dict[str, object]]()
    while not actions:
        seat = 1 - seat
        await line.say(request("GET", f"{table}?seat={seat}", somebody))
        status, body = await line.answer()
        if status != FOUND:
            return
        actions = msgspec.json.decode(body)["actions"]
    click = {"seat": seat, "revision": 0, "actions": [actions[0]["number"]]}
    again = click | {"key": secrets.token_hex(8)}
    for _ in range(PIECES // 2):
        for one in (again, click | {"key": secrets.token_hex(8)}):
            await line.say(post(f"{table}/actions", one, somebody))
            await line.answer()
    await line.say(post(f"{table}/actions", again, somebody, CLOSE))


async def asking(line: Line) -> None:
    """Wants whatever is long, and whatever nobody is counted for."""
    long = [f"/api/words?language={language}" for language in ("ru", "uk", "zh")]
    await ask_on(line, known_as(), "/", "/healthz", *long, "/api/cards", "/api/evenings", "/api/openapi.json")


async def listening_with_a_body(line: Line) -> None:
    """What is no proper wish to listen, and says no more."""
    await line.say(request("GET", "/api/tables/abcabcabcabc/news", *wish_to_listen(), "Content-Length: 1"))


async def silent_listener(line: Line) -> None:
    await listen_at(line, [{"kind": "me"}, {"kind": "here"}])


async def bots_only(line: Line) -> None:
    """A table for bots alone that think for long, with somebody who watches: without, they would not play."""
    await listen_at(line, [{"kind": "bot", "level": STRONGEST}] * 4)


async def packs_without_end(line: Line) -> None:
    """The same for quick bots, with ever other cards: whatever is remembered of those grows and grows."""
    text = f"# {secrets.token_hex(8)}\n[board.setup]\nkrones = {10 + secrets.randbelow(10)}\n"
    await listen_at(line, [{"kind": "bot", "level": QUICK}] * 2, packs=[{"name": "odd.toml", "text": text}])


async def nonsense(line: Line) -> None:
    await line.say(secrets.token_bytes(SMALL) + b"\r\n\r\n")


ATTACKS: Final[dict[str, Attack]] = {
    attack.__name__: attack
    for attack in (
        endless_header,
        endless_upload,
        slow_header,
        slow_body,
        silence,
        backtracking_record,
        long_record,
        deaf,
        pipeline,
        silent_listener,
        listening_with_a_body,
        bots_only,
        packs_without_end,
        looking_back,
        clicking,
        asking,
        nonsense,
    )
}


async def attack_once(target: Target, name: str) -> None:
    """One connection, to its end."""
    try:
        line = await target.open()
    except OSError:
        target.count(name, "not connected")
        return
    try:
        try:
            await ATTACKS[name](line)
        except OSError:
            target.count(name, "closed")  # while it was still talking
            return
        target.count(name, await line.outcome())
    finally:
        line.close()


async def attack(target: Target, name: str, times: int | None = None) -> None:
    """The same again and again: so many times, or until somebody stops it."""
    done = 0
    while times is None or done < times:
        await attack_once(target, name)
        done += 1


@asynccontextmanager
async def besieged(url: str, each: int) -> AsyncIterator[Target]:
    """So many hostile clients of each kind, for as long as this lasts; what they were answered is known afterwards.

    They are a process of their own that gives way to all others. Strangers have processors of their own: what they do
    with those must not be taken for what they do to the server, nor to those who measure it.
    """
    target = Target(url)
    if not each:
        yield target
        return
    ours, theirs = multiprocessing.Pipe()
    strangers = multiprocessing.get_context("spawn").Process(target=_besiege, args=(url, each, theirs), daemon=True)
    strangers.start()
    theirs.close()
    try:
        await asyncio.to_thread(ours.recv)  # they have come
        yield target
        ours.send(None)
        target.answers, target.errors = await asyncio.to_thread(ours.recv)
    finally:
        strangers.terminate()
        await asyncio.to_thread(strangers.join)
        ours.close()


def _besiege(url: str, each: int, news: Connection) -> None:
    """What the strangers' process does, until it hears that it is enough."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever began it ends it
    give_way(LOWEST)
    target = Target(url)

    async def until_it_is_enough() -> None:
        attacks = [asyncio.create_task(attack(target, name)) for name in ATTACKS for _ in range(each)]
        await asyncio.to_thread(news.recv)
        for task in attacks:
            task.cancel()
        await asyncio.gather(*attacks, return_exceptions=True)

    news.send(None)
    asyncio.run(until_it_is_enough())
    news.send((target.answers, target.errors))
