"""Connections: what is too long or too slow is closed, and when they run short those who play have theirs.

Clients here are sockets that say what no browser would. Each waits until the server closes, which it does in time.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import logging
import socket
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.protocol import Protocol

from leopold.server.addresses import network_of
from leopold.server.errors import TableError
from leopold.server.http import connections
from leopold.server.http.app import Application
from leopold.server.http.connections import HEADER_BYTES, PIPELINED, SHORT_BODY, Arrivals, Door, is_proxy
from leopold.server.http.identity import COOKIE, cookie_in, fresh_cookie
from leopold.server.limits import RECORD_BYTES, Capacity
from leopold.server.refusals import Refusals, Shortage
from tests.server.databases import database
from tests.server.served import served

SOON = 0.05
PATIENCE = 30
"""Seconds after which a server that should have closed is taken to wait for ever."""
TRIES = 2000


class Line:
    """A connection by hand."""

    def __init__(self, address: str) -> None:
        where = urlsplit(address)
        self.socket = socket.create_connection((where.hostname, where.port), PATIENCE)

    def say(self, words: bytes) -> Line:
        self.socket.sendall(words)
        return self

    def rest(self) -> bytes:
        """What comes until the server closes."""
        heard = b""
        try:
            while part := self.socket.recv(65536):
                heard += part
        except ConnectionResetError:
            pass
        return heard

    def status(self) -> int:
        """Of the last answer before the server closes."""
        return int(self.rest().rpartition(b"HTTP/1.1 ")[2][:3])


@contextmanager
def opened(folder: Path, **capacity: float) -> Iterator[tuple[str, Application]]:
    with (
        database("sqlite", folder) as kept,
        served(kept, Capacity(**capacity)) as (address, application),  # type: ignore[arg-type]
    ):
        yield address, application


def get(path: str = "/healthz", *headers: str) -> bytes:
    return "\r\n".join([f"GET {path} HTTP/1.1", "Host: here", *headers, "", ""]).encode()


def post(path: str, length: int, *headers: str) -> bytes:
    given = ("Host: here", "Content-Type: application/json", f"Content-Length: {length}", *headers)
    return "\r\n".join([f"POST {path} HTTP/1.1", *given, "", ""]).encode()


# --- not too much


def test_headers_without_an_end_are_not_read(tmp_path: Path) -> None:
    endless = {
        "an endless header": b"GET / HTTP/1.1\r\nX: " + b"a" * (HEADER_BYTES + 1),
        "a long header": get("/healthz", "X: " + "a" * 9000),
        "endless headers": b"GET / HTTP/1.1\r\n" + b"x: y\r\n" * 102,
        "a long cookie": get("/healthz", *[f"Cookie{n}: {'a' * 7000}" for n in range(5)]),
        "an endless trailer": b"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nX: "
        + b"a" * (HEADER_BYTES + 1),
    }
    with opened(tmp_path) as (address, _):
        for what, words in endless.items():
            assert Line(address).say(words).status() == 431, what
        assert httpx.get(f"{address}/healthz", headers={"Cookie": "a" * 7000}).status_code == 200


def test_a_request_that_comes_in_pieces_is_read(tmp_path: Path) -> None:
    body = b'{"text": "leopold game 1"}'
    pieces = b"".join(b"1\r\n%c\r\n" % letter for letter in body) + b"0\r\n\r\n"
    kind = b"Content-Type: application/json\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n"
    with opened(tmp_path) as (address, _):
        line = Line(address)
        for letter in b"POST /api/records/look HTTP/1.1\r\nHost: here\r\n" + kind + pieces:
            line.say(bytes([letter]))

        assert line.status() == 422


def test_a_request_in_pieces_is_read_after_one_with_a_long_body(tmp_path: Path) -> None:
    def body(length: int) -> bytes:
        return b'{"text": "%s"}' % (b"x" * (length - 12))

    with opened(tmp_path) as (address, _):
        # given a connection by which something long has been sent, and answered
        line = Line(address).say(post("/api/records/look", 60_000) + body(60_000))
        assert line.socket.recv(65536).startswith(b"HTTP/1.1 422")

        # when something short follows in two pieces
        headers = post("/api/records/look", 100, "Connection: close")
        line.say(headers[:40])
        httpx.get(f"{address}/healthz")  # by whose answer the first piece has been read
        line.say(headers[40:] + body(100))

        # then it is answered like any other
        assert line.status() == 422


def test_so_many_requests_at_once_are_not_kept_waiting(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with opened(tmp_path) as (address, _):
        assert Line(address).say(get("/api/cards") * (PIPELINED + 3)).status() == 429
        assert Line(address).say(get() * 2000).status() == 429
        assert httpx.get(f"{address}/healthz").status_code == 200
    assert [line.message for line in caplog.records if line.levelname == "ERROR"] == []


def test_a_body_that_is_too_long_is_not_read(tmp_path: Path) -> None:
    with opened(tmp_path) as (address, _):
        assert Line(address).say(post("/api/records", 10**12)).status() == 413
        assert Line(address).say(post("/api/tables", 10**6)).status() == 413


def test_bodies_have_a_sum(tmp_path: Path) -> None:
    with opened(tmp_path, body_bytes=64 * 1024) as (address, _):
        answer = httpx.post(f"{address}/api/records/look", json={"text": "x" * 20_000})

        assert (answer.status_code, answer.json()["key"]) == (503, "problem-server-full")
        assert answer.headers["connection"] == "close"
        assert httpx.post(f"{address}/api/records/look", json={"text": "x" * 10_000}).status_code == 422


def take_room(door: Door, reading: ExitStack, addresses: Iterable[str], size: int) -> list[str]:
    """Those of them of whom a body of this size is being read from now on."""
    let_in = []
    for address in addresses:
        count = reading.enter_context(door.receiving(address))
        with contextlib.suppress(TableError):
            count(SHORT_BODY + size)
            let_in.append(address)
    return let_in


def test_the_sum_is_of_all_addresses_and_each_has_an_eighth() -> None:
    door = Door(Capacity(body_bytes=800))
    with ExitStack() as reading:
        assert take_room(door, reading, ["192.0.2.0"], 101) == []
        some = [f"192.0.2.{n}" for n in range(10)]
        assert take_room(door, reading, some, 100) == some[:8]
        assert take_room(door, reading, some, 1) == []
    with door.receiving("192.0.2.9") as count:
        count(SHORT_BODY)
        count(100)


def test_all_of_a_site_have_half_of_the_room_for_bodies() -> None:
    door = Door(Capacity(body_bytes=800))
    with ExitStack() as reading:
        site = [f"2001:db8:1:{n}::1" for n in range(10)]
        assert take_room(door, reading, site, 100) == site[:4]
        assert take_room(door, reading, site, 1) == []
        assert take_room(door, reading, ["2001:db8:2:1::1", "192.0.2.1"], 100) == ["2001:db8:2:1::1", "192.0.2.1"]


def test_what_a_click_says_comes_in_whoever_holds_the_room_for_bodies(tmp_path: Path) -> None:
    """Given addresses whose long bodies do not come to an end, then everybody else plays on, and lays tables."""
    half = b'{"text": "' + b"x" * 95_000
    with opened(tmp_path, body_bytes=800_000) as (address, application), ExitStack() as lines:
        for number in range(8):
            line = Line(address)
            lines.enter_context(line.socket)
            line.say(post("/api/records/look", 499_999, f"X-Forwarded-For: 192.0.2.{number}") + half)
        assert until(address, lambda: application.door._body_bytes > 700_000)

        ann = {"Cookie": f"{COOKIE}={fresh_cookie()}", "X-Forwarded-For": "192.0.2.99"}
        seats = [{"kind": "me"}, {"kind": "here"}]
        table = httpx.post(f"{address}/api/tables", json={"seats": seats}, headers=ann).json()["table"]
        seat = httpx.get(f"{address}/api/tables/{table}", headers=ann).json()["view"]["to_move"]
        state = httpx.get(f"{address}/api/tables/{table}?seat={seat}", headers=ann).json()
        click = {"seat": seat, "revision": 0, "key": "a-first-click", "actions": [state["actions"][0]["number"]]}
        answer = httpx.post(f"{address}/api/tables/{table}/actions", json=click, headers=ann)

        assert answer.status_code == 200
        # and for long ones there is no room
        long = httpx.post(f"{address}/api/records/look", json={"text": "x" * 99_000}, headers=ann)
        assert long.status_code == 503


def test_several_people_of_one_address_send_their_longest_record_at_once() -> None:
    door = Door(Capacity())
    with ExitStack() as reading:
        club = ["192.0.2.1"] * 8
        assert take_room(door, reading, club, 2 * RECORD_BYTES) == club


# --- not too slow


@pytest.mark.parametrize(
    "words",
    [b"", b"GET /healthz HTTP/1.1\r\nX: ", b"\r\n\r\n", get() + b"GET /hea"],
    ids=["nothing", "half a header", "empty lines", "half a second request"],
)
def test_headers_that_do_not_come_are_not_waited_for(tmp_path: Path, words: bytes) -> None:
    with opened(tmp_path, header_seconds=SOON) as (address, application):
        assert Line(address).say(words).status() == 408
        assert application.door.total == 0


def test_an_empty_line_now_and_then_keeps_nothing_open(tmp_path: Path) -> None:
    with opened(tmp_path, header_seconds=SOON) as (address, _):
        line = Line(address).say(get())
        assert line.socket.recv(65536).startswith(b"HTTP/1.1 200")

        assert line.say(b"\r\n").status() == 408


@pytest.mark.parametrize("path", ["/api/records", "/healthz"])
def test_a_body_that_does_not_come_is_not_waited_for(tmp_path: Path, path: str) -> None:
    with opened(tmp_path, body_seconds=SOON) as (address, _):
        heard = Line(address).say(post(path, 1000) + b'{"text": ').rest()

        assert heard.startswith((b"HTTP/1.1 408", b"HTTP/1.1 405"))


def test_a_connection_without_a_request_is_closed(tmp_path: Path) -> None:
    with opened(tmp_path, idle_seconds=SOON) as (address, _):
        assert Line(address).say(get()).status() == 200


def test_whoever_does_not_read_is_left(tmp_path: Path) -> None:
    with opened(tmp_path, stalled_seconds=SOON) as (address, application):
        deaf = Line(address)
        deaf.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.say(get("/api/cards") * PIPELINED)

        assert until(address, lambda: application.door.total == 1)


def test_a_listener_who_is_gone_is_noticed(tmp_path: Path) -> None:
    with opened(tmp_path, ping_seconds=SOON) as (address, application):
        table, cookie = laid(address)
        silent = Line(address).say(upgrade(table, cookie))

        assert silent.rest().startswith(b"HTTP/1.1 101")
        assert until(address, lambda: application.connections.total() == 0)


def test_a_listener_who_talks_nonsense_is_closed(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    frames = {
        "invalid UTF-8": b"\x81\x82\x00\x00\x00\x00\xff\xfe",
        "a message without an end": b"\x01\x80\x00\x00\x00\x00" + b"\x00\x80\x00\x00\x00\x00" * 100,
        "no frame": b"\xff" * 100,
    }
    with opened(tmp_path, ping_seconds=2 * PATIENCE) as (address, _):
        table, cookie = laid(address)
        for what, frame in frames.items():
            line = Line(address).say(upgrade(table, cookie))
            assert line.socket.recv(65536).startswith(b"HTTP/1.1 101"), what
            line.say(frame).rest()
        assert not [one for one in caplog.records if one.levelno >= logging.ERROR]


@pytest.mark.parametrize("kind", [0x8A, 0x89, 0x81], ids=["pongs", "pings", "empty messages"])
def test_a_listener_who_talks_without_end_is_closed_before_it_is_listened_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: int
) -> None:
    """Frames without content have six bytes each, and were all looked at before anybody could say that it is enough."""
    looked_at: list[int] = []
    receive = Protocol.receive_data

    def counted(protocol: Protocol, data: bytes) -> None:
        looked_at.append(len(data))
        receive(protocol, data)

    monkeypatch.setattr(Protocol, "receive_data", counted)
    with opened(tmp_path, ping_seconds=2 * PATIENCE) as (address, application):
        table, cookie = laid(address)
        line = Line(address).say(upgrade(table, cookie))
        assert line.socket.recv(65536).startswith(b"HTTP/1.1 101")

        with contextlib.suppress(OSError):
            line.say(bytes([kind, 0x80, 0, 0, 0, 0]) * 100_000)

        assert until(address, lambda: application.connections.total() == 0)
    asked_for, *said = looked_at
    assert asked_for < connections.HEADER_BYTES and sum(said) <= connections.SAID_AT_ONCE


def until(address: str, holds: Callable[[], bool]) -> bool:
    """Ask for something else, again and again, until something holds; False if it never does."""
    with httpx.Client(base_url=address) as other:
        return any(other.get("/healthz").is_success and holds() for _ in range(TRIES))


def laid(address: str) -> tuple[str, str]:
    """A table, and the cookie of who sits there."""
    cookie = f"{COOKIE}={fresh_cookie()}"
    seats = [{"kind": "me"}, {"kind": "here"}]
    answer = httpx.post(f"{address}/api/tables", json={"seats": seats}, headers={"Cookie": cookie})
    return answer.json()["table"], cookie


def upgrade(table: str, cookie: str) -> bytes:
    key = base64.b64encode(b"0123456789abcdef").decode()
    wish = ("Upgrade: websocket", "Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13")
    return get(f"/api/tables/{table}/news", f"Cookie: {cookie}", *wish)


@pytest.mark.parametrize("asked", ["?" + "a&" * 1100, "a" * 2100, "a" * (HEADER_BYTES + 1)])
def test_an_address_that_asks_very_much_is_not_taken_apart(tmp_path: Path, asked: str) -> None:
    """Whoever wishes to listen asks in an address too."""
    listening = upgrade("abcabcabcabc", f"{COOKIE}={fresh_cookie()}")
    with opened(tmp_path) as (address, _):
        assert Line(address).say(get(f"/api/meta{asked}")).status() == 414
        assert Line(address).say(listening.replace(b"/news", f"/news{asked}".encode(), 1)).status() == 414
        assert Line(address).say(get("/api/meta?" + "a&" * 900, "Connection: close")).status() == 200


def test_a_wish_to_listen_that_is_none_is_refused(tmp_path: Path) -> None:
    """With a body, for instance: nobody would answer it, and it would count as somebody who plays."""
    right = upgrade("abcabcabcabc", f"{COOKIE}={fresh_cookie()}")
    body = b"Content-Length: 1\r\n\r\n"
    wrong = {
        "a body": right[:-2] + body,
        "a body that comes": right[:-2] + body + b"x",
        "pieces": right[:-2] + b"Transfer-Encoding: chunked\r\n\r\n",
        "of another kind": right.replace(b"GET", b"POST", 1)[:-2] + body,
    }
    with opened(tmp_path) as (address, application):
        for what, words in wrong.items():
            assert Line(address).say(words).status() == 400, what
        assert until(address, lambda: application.door.total == 1)


def test_who_is_not_let_in_yet_makes_room_like_anybody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def for_ever(*_: object) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(Application, "_admit", for_ever)
    with opened(tmp_path, connections=4, share_for_players=0.0) as (address, application):
        # given listeners whose table is looked up for ever
        table, cookie = laid(address)
        waiting = [Line(address).say(upgrade(table, cookie)) for _ in range(4)]
        # when others come
        assert until(address, lambda: application.door.total == 4)
        others = [Line(address) for _ in range(6)]

        # then those who have waited for longest are sent away, and are counted once
        assert [line.rest() for line in waiting] == [b""] * 4
        for line in others:
            line.socket.close()
        assert until(address, lambda: application.door.total == 1)


# --- when they run short


def test_the_longest_idle_makes_room(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with opened(tmp_path, connections=4, share_for_players=0.0) as (address, application):
        idle = [Line(address) for _ in range(4)]
        answer = httpx.get(f"{address}/healthz")

        assert answer.status_code == 200
        assert idle[0].status() == 503
        assert "connections run short" in caplog.text
        assert application.door.refused > 0


def test_the_last_connections_are_for_those_who_play(tmp_path: Path) -> None:
    with opened(tmp_path, connections=8, share_for_players=0.5) as (address, _):
        table, cookie = laid(address)
        httpx.get(f"{address}/api/tables/{table}", headers={"Cookie": cookie})
        idle = [Line(address) for _ in range(5)]
        for _ in range(8):
            stranger = httpx.get(f"{address}/api/meta")
            player = httpx.get(f"{address}/api/tables/{table}", headers={"Cookie": cookie})

            assert (stranger.status_code, stranger.json()["key"]) == (503, "problem-server-full")
            assert int(stranger.headers["retry-after"]) > 0
            assert player.status_code == 200
        assert httpx.get(f"{address}/healthz").status_code == 200
        assert len(idle) == 5


def test_where_all_play_another_is_told_so() -> None:
    door = Door(Capacity(connections=2))
    playing = [Somebody("192.0.2.1"), Somebody("192.0.2.2")]
    for one in playing:
        assert door.enter(one, proxy=False)
        door.know(one)

    assert not door.enter(Somebody("192.0.2.3"), proxy=False)
    door.leave(playing[0])
    assert door.enter(Somebody("192.0.2.3"), proxy=False)


def test_one_address_has_only_so_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "192.0.2.1")  # this machine speaks for itself alone
    with opened(tmp_path, connections_of_address=2) as (address, _), ExitStack() as lines:
        for _ in range(2):
            lines.enter_context(Line(address).say(get()).socket).recv(100)

        assert Line(address).status() == 503


def test_a_server_turns_away_who_comes_too_often(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "192.0.2.1")  # this machine speaks for itself alone
    monkeypatch.setattr(connections, "WAITS", 0.0)
    with opened(tmp_path, arrivals_of_address=0.001, arrivals_at_once=50) as (address, _):
        statuses = [Line(address).say(get("/healthz", "Connection: close")).status() for _ in range(52)]

    assert statuses[0] == 200 and statuses[-2:] == [503, 503]


def test_one_address_may_not_come_in_again_and_again() -> None:
    # given somebody who opens one connection after the other
    now = 0.0
    capacity = Capacity(arrivals_of_address=2.0, arrivals_at_once=3)
    arrivals = Arrivals(capacity, proxies="127.0.0.1", clock=lambda: now)
    comes_in = arrivals.welcome

    # when they have come as often as one may at once, then they are turned away, and others are not
    assert [comes_in("192.0.2.7") for _ in range(5)] == [True, True, True, False, False]
    assert comes_in("192.0.2.8") and arrivals.refusals.count == 2
    # and after a second they may come twice more
    now = 1.0
    assert [comes_in("192.0.2.7") for _ in range(3)] == [True, True, False]


def test_who_comes_too_often_waits_for_the_answer_unless_very_many_do(monkeypatch: pytest.MonkeyPatch) -> None:
    # given room for two who wait
    monkeypatch.setattr(connections, "WAITS", 0.0)
    monkeypatch.setattr(connections, "MOST_WAITING", 2)
    told: list[str] = []

    async def come() -> list[str]:
        arrivals = Arrivals(Capacity(), proxies=[])
        # when three are sent away, then only the third hears of it at once
        for who in ("first", "second", "third"):
            arrivals.send_away(partial(told.append, who))
        at_once = told.copy()
        while len(told) < 3:
            await asyncio.sleep(0)
        return at_once

    assert asyncio.run(come()) == ["third"]
    # and the others hear of it later
    assert told == ["third", "first", "second"]


def test_the_log_hears_of_refusals_when_they_begin_and_then_how_many_there_were(
    caplog: pytest.LogCaptureFixture,
) -> None:
    # given an address that has all it may have
    now = 0.0
    door = Door(Capacity(connections_of_address=1), clock=lambda: now)
    somebody = Somebody("192.0.2.7")
    assert door.enter(somebody, proxy=False)

    # when it comes a hundred times more, then the log is told once
    assert not any(door.enter(Somebody("192.0.2.7"), proxy=False) for _ in range(100))
    # and later, when nothing more is refused, of all the others
    now = 11.0
    door.leave(somebody)

    said = [(line.getMessage(), vars(line)["times"], vars(line)["refused"]) for line in caplog.records]
    assert said == [
        ("too many connections from one address", 1, 1),
        ("too many connections from one address", 99, 100),
    ]


def test_the_log_hears_of_a_shortage_when_it_begins_once_a_minute_and_when_it_is_over(
    caplog: pytest.LogCaptureFixture,
) -> None:
    # given a server that has refused somebody before
    now = 0.0
    refusals = Refusals(clock=lambda: now)
    refusals.add("before")
    shortage = Shortage("nothing is left", refusals, clock=lambda: now)
    caplog.clear()

    # when nothing is left for a minute and a half, ten times a second, with a little in between now and then
    for tick in range(900):
        now = tick / 10
        shortage.lasts(reason="files")
        if tick % 7 == 0:
            refusals.count += 1
            shortage.eases()
    # and then there is enough, and somebody comes and comes
    for _ in range(3):
        now += 11.0
        shortage.eases()

    # then the log has three lines
    said = [(line.getMessage(), vars(line)["refused"], vars(line).get("reason")) for line in caplog.records]
    assert said == [
        ("nothing is left", 0, "files"),
        ("nothing is left", 86, "files"),
        ("over: nothing is left", 129, None),
    ]
    # and hears of the next one from its beginning
    shortage.lasts()
    assert vars(caplog.records[-1])["refused"] == 0


def test_behind_a_proxy_connections_are_counted_in_all() -> None:
    capacity = Capacity(connections_of_address=2, arrivals_at_once=2)
    door, arrivals = Door(capacity), Arrivals(capacity, proxies="127.0.0.1")

    assert all(arrivals.welcome("127.0.0.1") for _ in range(10))
    assert all(door.enter(Somebody("127.0.0.1"), proxy=True) for _ in range(10))


def test_behind_a_proxy_one_address_leaves_room_for_others(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    def slow(line: Line) -> Line:
        return line.say(post("/api/tables", 1000, "X-Forwarded-For: 192.0.2.7") + b'{"seats": ')

    def newcomer(address: str) -> int:
        return httpx.get(f"{address}/api/meta", headers={"X-Forwarded-For": "192.0.2.8"}).status_code

    with opened(tmp_path, connections=20, connections_of_address=5) as (address, application), ExitStack() as lines:
        # given a proxy whose connections are taken by one address, with what does not come to an end
        for _ in range(5):
            lines.enter_context(slow(Line(address)).socket)
        assert until(address, lambda: application.door.total == 6)

        # when that address asks for more, then it is told to come back before anything more of it is read
        for _ in range(20):
            answer = slow(Line(address)).rest()
            assert answer.startswith(b"HTTP/1.1 503")
            assert b"connection: close" in answer
        assert "too many requests at once from one address" in caplog.text
        # and whoever comes from elsewhere notices nothing
        assert newcomer(address) == 200


@pytest.mark.parametrize(
    ("words", "status"),
    [
        (post("/api/tables", 9) + b'{"seats":', 400),
        (post("/api/tables", 1000) + b'{"seats":', 408),
        (post("/nothing", 1000) + b'{"seats":', 408),
        (get("/api/meta") * 2 + get("/api/cards") + get("/healthz", "Connection: close"), 200),
        (post("/api/tables", 10**6), 413),
        (b"GET /api/meta HTTP/1.1\r\nX: " + b"a" * HEADER_BYTES, 431),
    ],
    ids=["answered", "too slow", "answered before it has come", "pipelined", "too long", "endless"],
)
def test_however_a_request_ends_the_share_of_its_address_is_given_back(
    tmp_path: Path, words: bytes, status: int
) -> None:
    forwarded = words.replace(b"Host: here", b"Host: here\r\nX-Forwarded-For: 192.0.2.7")
    with opened(tmp_path, connections_of_address=1, body_seconds=SOON, idle_seconds=SOON) as (address, application):
        # given an address that may ask for one thing at a time, behind a proxy
        for _ in range(3):
            # when it has asked, and that has come to its end
            assert Line(address).say(forwarded).status() == status
            assert until(address, lambda: application.door.total == 1)
        # then it may ask again
        assert httpx.get(f"{address}/api/meta", headers={"X-Forwarded-For": "192.0.2.7"}).status_code == 200


def test_a_connection_by_which_a_proxy_asks_nothing_is_nobodys(tmp_path: Path) -> None:
    forwarded = "X-Forwarded-For: 192.0.2.7"

    def other(address: str) -> int:
        return httpx.get(f"{address}/api/meta", headers=dict([forwarded.split(": ")])).status_code

    with opened(tmp_path, connections_of_address=1) as (address, _), Line(address).socket as kept:
        # given a connection by which somebody was answered before all of what they send had come
        kept.sendall(post("/api/nothing", 10, forwarded))
        assert kept.recv(65536).startswith(b"HTTP/1.1 404")
        assert other(address) == 503
        # when the rest of it comes
        kept.sendall(b"0123456789")

        # then they may ask by another, and by this one, and by another again
        assert any(other(address) == 200 for _ in range(TRIES))
        kept.sendall(get("/healthz", forwarded))
        assert kept.recv(65536).startswith(b"HTTP/1.1 200")
        assert other(address) == 200


def test_a_listener_behind_a_proxy_takes_no_part_of_what_its_address_may_ask(tmp_path: Path) -> None:
    with opened(tmp_path, connections_of_address=1) as (address, _):
        table, cookie = laid(address)
        headers = {"X-Forwarded-For": "192.0.2.7", "Cookie": cookie}
        wish = upgrade(table, cookie).replace(b"Host: here", b"Host: here\r\nX-Forwarded-For: 192.0.2.7")
        with Line(address).say(wish).socket as listening:
            assert listening.recv(65536).startswith(b"HTTP/1.1 101")

            assert httpx.get(f"{address}/api/tables/{table}", headers=headers).status_code == 200


class Somebody:
    def __init__(self, address: str) -> None:
        self.network = network_of(address)

    def dismiss(self) -> None:
        raise AssertionError("whoever plays is not sent away")


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_whose_share_an_address_counts_for(address: str, network: str) -> None:
    assert network_of(address) == network


def test_whoever_speaks_for_others_is_known() -> None:
    assert is_proxy("127.0.0.1", "127.0.0.1,::1")
    assert is_proxy("10.1.2.3", ["10.0.0.0/8"])
    assert is_proxy("192.0.2.1", "*")
    assert not is_proxy("192.0.2.1", "127.0.0.1,::1")


def test_our_cookie_is_found_among_any_others() -> None:
    secret = fresh_cookie()

    others = '"' + "\\" * 100_000 + '"'

    assert cookie_in(f"a={others}; {COOKIE}={secret}; b") == secret
    assert cookie_in("") == cookie_in(f"{COOKIE}x=1; =; ;") == ""
