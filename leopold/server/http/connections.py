"""Connections: how many there are, from where, and how long each may take for what it sends and what it reads.

uvicorn reads a header of any length, waits for a body without an end and for a reader who does not read. So its two
protocols are guarded here: what is too long or too slow is closed before it costs anything, and when connections run
short those who play have theirs.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import os
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, ClassVar, Final, Protocol

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from leopold.server.addresses import Crowd, network_of
from leopold.server.errors import TableError, server_full
from leopold.server.limits import AddressLimiter, Capacity
from leopold.server.refusals import Refusals

quiet = logging.getLogger("leopold.server.http.requests")
quiet.setLevel(logging.ERROR)
"""What is wrong with somebody's bytes is told to them and to nobody else: a log must not be filled from outside."""

HERE: Final = "leopold"
THIS: Final = "connection"
"""Under these names a request finds the connection that it came by."""
HEADERS: Final = 100
"""WebSockets take 128 of them."""
HEADER_BYTES: Final = 32 * 1024
"""Of the address and all headers of a request; cookies of other pages on the same host are among them."""
LONGEST_ADDRESS: Final = 2048
"""Bytes of an address with whatever is asked in it: a page needs half of that. To take thirty thousand bytes of
questions apart kept the loop for up to fifty milliseconds."""
LONGEST_HEADER: Final = 8000
"""WebSockets take lines of 8192 bytes."""
FRAMING: Final = 8
"""Bytes around each byte of a body that comes in the smallest pieces, with some to spare."""
SHORT_BODY: Final = 4 * 1024
"""Bytes of a body for which there is always room, as for headers: a click or a table has some two hundred."""
PIPELINED: Final = 16
"""Requests that somebody sends before the first is answered."""
SAID_AT_ONCE, SAID_A_SECOND = 16 * 1024, 512
"""Bytes that a listener may say at once, and in the long run: a page says ten every twenty seconds."""
FRAGMENTS: Final = 64
"""Pieces of one message, which our page never sends."""
SPARE_FILES: Final = 100
"""For the database, the page and the log, of the files that this process may have open."""
COME_BACK: Final = 5
WAITS: Final = 1.0
"""Seconds until somebody who comes or asks too often hears that they may not."""
MOST_WAITING: Final = 500
"""Connections that are kept for that."""
LATER: Final = b"retry-after: %d\r\n" % COME_BACK
HERE_ALONE: Final = "127.0.0.1"


def last_word(status: int, phrase: bytes, more: bytes = b"") -> bytes:
    """An answer after which a connection is closed."""
    return b"HTTP/1.1 %d %s\r\ncontent-length: 0\r\nconnection: close\r\n%s\r\n" % (status, phrase, more)


TURNED_AWAY: Final = last_word(503, b"Service Unavailable", LATER)
"""For whoever does not even come in."""


def open_files() -> int:
    """How many this process may have."""
    try:
        import resource  # which only some systems have
    except ImportError:
        return 1 << 20
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return soft if soft != resource.RLIM_INFINITY else 1 << 20


class Connection(Protocol):
    """Somebody's, as the door knows it."""

    network: str

    def dismiss(self) -> None:
        """Close it, for the sake of others."""


class Arrivals:
    """How often each address comes: counted once for a server, by whoever takes its connections."""

    def __init__(
        self, capacity: Capacity, proxies: list[str] | str, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._proxies = proxies
        self._drops = AddressLimiter((capacity.arrivals_of_address, capacity.arrivals_at_once), clock=clock)
        self.refusals = Refusals(clock)
        self._waiting = 0
        """Connections that have not been told yet that they may not come in."""

    def welcome(self, host: str) -> bool:
        """May whoever comes from there come in? A proxy's connections are those of many."""
        self.refusals.tell_log()
        if is_proxy(host, self._proxies):
            return True
        try:
            self._drops.take(network_of(host))
        except TableError:
            self.refusals.add("too many new connections from one address")
            return False
        return True

    def send_away(self, say: Callable[[], None]) -> None:
        """Whoever was not welcome hears of it after a while: who waits for an answer does not come again meanwhile.

        Where very many wait, they are sent away at once.
        """
        if self._waiting >= MOST_WAITING:
            say()
            return
        self._waiting += 1
        asyncio.get_running_loop().call_later(WAITS, self._say, say)

    def _say(self, say: Callable[[], None]) -> None:
        self._waiting -= 1
        say()


class Door:
    """Who is connected, and what they are sending. One for all listeners of a process."""

    def __init__(self, capacity: Capacity, clock: Callable[[], float] = time.monotonic) -> None:
        self.capacity = capacity
        self._most = min(capacity.connections, open_files() - SPARE_FILES)
        self.total = 0
        self._refusals = Refusals(clock)
        self._crowd = Crowd()
        self._strangers: OrderedDict[Connection, None] = OrderedDict()
        """Connections of which nobody knows that somebody plays by them, in the order in which they last asked."""
        self._spoken_for: dict[Connection, str] = {}
        """Proxies' connections, and whose request each is taken by; one by which nobody asks is nobody's."""
        self._body_bytes = 0
        self._bodies_of = Crowd()
        """The same by where they come from."""

    # --- coming and going

    def enter(self, connection: Connection, *, proxy: bool) -> bool:
        """A new connection; False where there is no room. A proxy's are those of many: see `lend`."""
        self._refusals.tell_log(connections=self.total)
        if not proxy and self._crowd.is_full(connection.network, self.capacity.connections_of_address):
            return self._refuse("too many connections from one address")
        if self.total >= self._most:
            if not self._strangers:
                return self._refuse("no connection is free")
            self._refuse("connections run short: the longest idle is closed")
            oldest = next(iter(self._strangers))
            self.leave(oldest)
            oldest.dismiss()
        self.total += 1
        self._crowd.add(connection.network)
        self._strangers[connection] = None
        return True

    def leave(self, connection: Connection) -> None:
        """Closed; known once, however often it is said."""
        self.total -= 1
        self.take_back(connection)
        self._crowd.remove(connection.network)
        self._strangers.pop(connection, None)
        self._refusals.tell_log(connections=self.total)

    def lend(self, connection: Connection, network: str) -> bool:
        """A request has come by it for somebody there; False where they have all that an address may have.

        A proxy speaks for many, and its connections are theirs while they ask: otherwise one of them could take all.
        Where it does not say for whom it speaks, nobody knows whose they are.
        """
        self.take_back(connection)
        if network == connection.network:
            return True
        if self._crowd.is_full(network, self.capacity.connections_of_address):
            return self._refuse("too many requests at once from one address")
        self._crowd.add(network)
        self._spoken_for[connection] = network
        return True

    def take_back(self, connection: Connection) -> None:
        """What was asked by it has come to its end."""
        network = self._spoken_for.pop(connection, None)
        if network is not None:
            self._crowd.remove(network)

    def hear(self, connection: Connection) -> None:
        """A request begins: this is not the one that has been idle for longest."""
        if connection in self._strangers:
            self._strangers.move_to_end(connection)

    def know(self, connection: Connection | None) -> None:
        """Somebody plays by it: it is not closed for others."""
        if connection is not None:
            self._strangers.pop(connection, None)

    @property
    def busy(self) -> bool:
        """Is it worth knowing who plays?"""
        return self.total > self._most / 2

    @property
    def short(self) -> bool:
        """Is what is left kept for those who play?"""
        return self.total > self._most * (1 - self.capacity.share_for_players)

    @property
    def refused(self) -> int:
        """Connections that were turned away or closed for others."""
        return self._refusals.count

    def _refuse(self, why: str) -> bool:
        self._refusals.add(why, connections=self.total)
        return False

    def turned_away(self) -> TableError:
        """For whoever does not play while connections are short."""
        self._refuse("connections run short: kept for those who play")
        return server_full(COME_BACK)

    # --- bodies

    @contextmanager
    def receiving(self, address: str) -> Iterator[Callable[[int], None]]:
        """Count what is read for a request while it is carried out: for all together, and for one address.

        What every click says is not counted: it always comes in, whoever holds the room for long bodies.
        """
        network = network_of(address)
        most = self.capacity
        size = held = 0

        def count(more: int) -> None:
            nonlocal size, held
            size += more
            more = max(0, size - SHORT_BODY) - held
            crowded = self._bodies_of.is_full(network, most.body_bytes_of_address, more)
            if crowded or self._body_bytes + more > most.body_bytes:
                self._refuse("bodies are too large together")
                raise server_full(COME_BACK)
            held += more
            self._body_bytes += more
            self._bodies_of.add(network, more)

        try:
            yield count
        finally:
            self._body_bytes -= held
            self._bodies_of.add(network, -held)


class _TooMuchError(Exception):
    """Raised inside of the parser, which stops at once."""


class GuardedHttp(HttpToolsProtocol):
    """Requests with an end, that come in time."""

    door: ClassVar[Door]
    arrivals: ClassVar[Arrivals | None]
    network = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.logger = quiet
        self._deadline: asyncio.TimerHandle | None = None
        self._stalled: asyncio.TimerHandle | None = None
        self._receiving = False
        """Between the beginning of a request and its end."""
        self._around = self._body = self._header_bytes = 0
        """Bytes of this request around its body, of its body, and of its headers as far as they are read."""
        self._bodies = 0
        """Bytes of all bodies so far: a piece of what comes may have the end of one and the beginning of another."""
        self._entered = False
        self._asked: list[RequestResponseCycle] = []
        """Requests that are not answered yet; uvicorn itself knows the last one and those that wait."""
        host = self.client[0] if self.client else ""
        self.network = network_of(host)
        if self.arrivals is not None and not self.arrivals.welcome(host):
            transport.pause_reading()
            self.arrivals.send_away(self._turn_away)
            return
        if not self.door.enter(self, proxy=is_proxy(host, self.config.forwarded_allow_ips)):
            self._turn_away()
            return
        self._entered = True
        self._await(self.door.capacity.header_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._let_go()
        for timer in (self._deadline, self._stalled):
            if timer is not None:
                timer.cancel()

    def _turn_away(self) -> None:
        self._answer(503, b"Service Unavailable", LATER)

    def _let_go(self) -> None:
        if self._entered:
            self._entered = False
            self.door.leave(self)

    def dismiss(self) -> None:
        """Somebody else needs the connection more."""
        self._entered = False
        protocol = self.transport.get_protocol()
        if isinstance(protocol, GuardedWebSocket):  # nobody has let it in yet
            protocol.dismiss()
            return
        self._give_up(503, b"Service Unavailable", LATER)

    # --- not too much

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        before = self._bodies
        super().data_received(data)
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        if self._receiving:
            self._around += len(data) + before - self._bodies
            if self._around > HEADER_BYTES + FRAMING * self._body:
                self._too_long()
        elif self._deadline is None and self.timeout_keep_alive_task is None and self._answered:
            self._await(self.door.capacity.header_seconds)  # neither a request nor silence

    @property
    def _answered(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is None or cycle.response_complete

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.scope["extensions"] = {HERE: {THIS: self}}
        self.door.hear(self)
        self._receiving = True
        self._around = self._header_bytes = 0
        self._body = 0
        if self._deadline is None:
            self._await(self.door.capacity.header_seconds)

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > LONGEST_ADDRESS:
            raise self._too_long(414, b"URI Too Long")
        self._count(len(url))

    def on_header(self, name: bytes, value: bytes) -> None:
        if len(name) + len(value) > LONGEST_HEADER or len(self.headers) >= HEADERS:
            raise self._too_long()
        self._count(len(name) + len(value))
        super().on_header(name, value)

    def _count(self, size: int) -> None:
        self._header_bytes += size
        if self._header_bytes > HEADER_BYTES:
            raise self._too_long()

    def _too_long(self, status: int = 431, phrase: bytes = b"Request Header Fields Too Large") -> _TooMuchError:
        self._answer(status, phrase)
        return _TooMuchError()

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        last: RequestResponseCycle | None = self.cycle  # none where it is a WebSocket
        asked = self._asked if last is None else [*self._asked, last]
        self._asked = [cycle for cycle in asked if not cycle.response_complete]
        if len(self.pipeline) > PIPELINED:
            self._answer(429, b"Too Many Requests")
            raise _TooMuchError
        self._await(self.door.capacity.body_seconds)

    def on_body(self, body: bytes) -> None:
        self._body += len(body)
        self._bodies += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._receiving = False
        self._await(None)
        super().on_message_complete()
        if self._answered:
            self.door.take_back(self)

    def on_response_complete(self) -> None:
        if not self._receiving:  # what is answered before it has come takes the connection until it has
            self.door.take_back(self)
        super().on_response_complete()

    def speaks_for(self, address: str) -> bool:
        """What is asked here comes from there; False where they ask for more than their share at once."""
        return not self._entered or self.door.lend(self, address)

    def send_400_response(self, msg: str) -> None:
        if not self.transport.is_closing():  # otherwise it has been said what is wrong
            super().send_400_response(msg)

    # --- not too slow

    def _await(self, seconds: float | None) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = None if seconds is None else self.loop.call_later(seconds, self._too_slow)

    def _too_slow(self) -> None:
        self._deadline = None
        self._give_up(408, b"Request Timeout")

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stalled = self.loop.call_later(self.door.capacity.stalled_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None

    def _give_up(self, status: int, phrase: bytes, more: bytes = b"") -> None:
        """Say why, unless something else is being said."""
        if self._answered or not self.cycle.response_started:
            self._answer(status, phrase, more)
        else:
            self.transport.close()

    def _answer(self, status: int, phrase: bytes, more: bytes = b"") -> None:
        """The last thing said on this connection. What was asked before and not answered is not answered any more."""
        if not self.transport.is_closing():
            self.pipeline.clear()
            for cycle in self._asked:
                cycle.disconnected = True
            self.transport.write(last_word(status, phrase, more))
            self.transport.close()

    def handle_websocket_upgrade(self) -> None:
        """The connection goes over to whoever serves news, and counts as before.

        What is no proper wish for one, with a body for instance, nobody would ever answer, and nobody would close.
        """
        self._await(None)
        super().handle_websocket_upgrade()
        protocol = self.transport.get_protocol()
        if isinstance(protocol, GuardedWebSocket):
            if self._entered:
                self._entered = False
                protocol.take_over(self)
            if not protocol.handshake_initiated:
                self._answer(400, b"Bad Request")


class GuardedWebSocket(WebSocketsSansIOProtocol):
    """Listeners who read what they are sent. Silent ones are found by uvicorn's pings."""

    door: ClassVar[Door]
    _entrance: Connection | None = None
    _stalled: asyncio.TimerHandle | None = None
    _heard: float | None = None
    """When something came last; None before the request for the connection."""
    _said = 0.0
    """Bytes that have come lately."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.close_timeout = self.door.capacity.header_seconds

    def data_received(self, data: bytes) -> None:
        """A page listens, and says that it is there. What is said without end is not even looked at: pings and pongs
        of six bytes, a quarter of a megabyte of them at once, would take the loop for two tenths of a second."""
        now = self.loop.time()
        if self._heard is not None:
            self._said = max(0.0, self._said - (now - self._heard) * SAID_A_SECOND) + len(data)
        self._heard = now
        if self._said > SAID_AT_ONCE:
            self.transport.abort()
            return
        super().data_received(data)

    def take_over(self, entrance: Connection) -> None:
        self._entrance = entrance

    def dismiss(self) -> None:
        """Somebody else needs the connection more."""
        self._entrance = None
        self.transport.abort()

    async def send(self, message: Any) -> None:
        """Whoever is let in is not closed for others, nor is who is told why not: that has an end."""
        await super().send(message)
        if message["type"] == "websocket.accept":
            self.door.know(self._entrance)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._stalled is not None:
            self._stalled.cancel()
        if self._entrance is not None:
            self.door.leave(self._entrance)
            self._entrance = None

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self.conn.send_close(1007)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    def handle_cont(self, event: Any) -> None:
        if len(self.frames) >= FRAGMENTS:
            self.transport.abort()
            return
        super().handle_cont(event)

    def pause_writing(self) -> None:
        """Whoever does not read is not listened to either: every ping would have to be answered."""
        super().pause_writing()
        self.transport.pause_reading()
        self._stalled = self.loop.call_later(self.door.capacity.stalled_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if not self.read_paused:
            self.transport.resume_reading()
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def guarded(door: Door, arrivals: Arrivals | None) -> tuple[type[GuardedHttp], type[GuardedWebSocket]]:
    """The two protocols of a server, at this door; somebody else may have counted who arrives."""
    http = type("Http", (GuardedHttp,), {"door": door, "arrivals": arrivals})
    return http, type("WebSocket", (GuardedWebSocket,), {"door": door})


def trusted(proxies: str | None) -> str:
    """Which proxies are believed: those that were named, or as uvicorn has it where none were."""
    return os.environ.get("FORWARDED_ALLOW_IPS", HERE_ALONE) if proxies is None else proxies


def is_proxy(host: str, trusted: list[str] | str) -> bool:
    """Does this address speak for others, as uvicorn was told? On this machine it does, if nothing is said."""
    names = [name.strip() for name in trusted.split(",")] if isinstance(trusted, str) else trusted
    if "*" in names:
        return True
    for name in names:
        try:
            if ipaddress.ip_address(host) in ipaddress.ip_network(name, strict=False):
                return True
        except (ValueError, TypeError):
            if host == name:
                return True
    return False
