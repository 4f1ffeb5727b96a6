"""Several processes behind one port: whoever comes finds the table, whatever becomes of the process it was at."""

from __future__ import annotations

import asyncio
import errno
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast

import httpx
import pytest

from leopold.errors import RecordError
from leopold.server.errors import TOO_MANY, UNAVAILABLE
from leopold.server.http import connections
from leopold.server.http.connections import Arrivals
from leopold.server.http.identity import COOKIE, fresh_cookie
from leopold.server.http.shares import Shares
from leopold.server.limits import RECORD_BYTES, Capacity
from leopold.server.processes import dispatcher, supervisor
from leopold.server.processes.dispatcher import Dispatcher, asked_for
from leopold.server.processes.homes import home_of, table_in
from leopold.server.processes.serving import ServeOptions, bound, capacity_of, metrics_address
from leopold.server.processes.supervisor import ANSWERED, ASK_EVERY, ASKED, READY, TO_END, UNANSWERED, Supervisor
from leopold.server.processes.worker import Orders, orders_from, written
from leopold.server.store.storage import Storage
from leopold.server.tools.serve import workers_for
from tests.server.databases import database
from tests.server.settable_loop import SettableLoop, moments, passes
from tests.server.visitors import new_key

EVERYBODY_IS_WELCOME = Arrivals(Capacity(), proxies="*")
START = 120.0
AT_ONCE = f"""
from leopold.cli import main
from leopold.server.processes import supervisor
supervisor.ASK_EVERY = {5 / UNANSWERED}
main()
"""
"""A server that finds after five seconds that a worker is stuck."""


@contextmanager
def two_workers(
    address: str, stdin: int = subprocess.DEVNULL, begun_by: tuple[str, str] = ("-m", "leopold.cli")
) -> Iterator[tuple[subprocess.Popen[bytes], httpx.Client]]:
    """A server of two workers in processes of its own, and somebody's browser."""
    with bound("127.0.0.1", 0) as free:
        port = free.getsockname()[1]
    command = [sys.executable, *begun_by, "--no-browser", "--port", str(port), "--workers", "2"]
    process = subprocess.Popen([*command, "--database", address], stdin=stdin, stderr=subprocess.DEVNULL)
    cookie = {"Cookie": f"{COOKIE}={fresh_cookie()}"}
    try:
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", headers=cookie, timeout=30) as browser:
            wait_for(lambda: len(workers_of(process)) == 2 and answers(browser), "the workers did not begin")
            yield process, browser
    finally:
        process.kill()
        process.wait()


def wait_for(happened: Any, otherwise: str) -> None:
    deadline = time.monotonic() + START
    while not happened():
        assert time.monotonic() < deadline, otherwise
        time.sleep(0.05)  # between two looks at other processes


def answers(browser: httpx.Client) -> bool:
    try:
        return bool(browser.get("/healthz").json()["ok"])
    except httpx.HTTPError:
        return False


def workers_of(process: subprocess.Popen[bytes]) -> set[int]:
    """The processes that it has started."""
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    return {int(child) for child in children.read_text().split()}


def is_alive(process: int) -> bool:
    try:
        return "Z" not in Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0]
    except FileNotFoundError:
        return False


def asked(browser: httpx.Client, method: str, path: str, body: Any = None) -> Any:
    """As a page asks: what breaks on the way is asked again, with the same key."""
    answers: list[httpx.Response] = []

    def answered() -> bool:
        try:
            answers[:] = [browser.request(method, path, json=body)]
        except httpx.TransportError:
            return False
        return answers[0].status_code not in (TOO_MANY, UNAVAILABLE)  # a moment later it is not

    wait_for(answered, "nobody answers any more")
    assert answers[0].status_code == 200, answers[0].text
    return answers[0].json()


class Player:
    """Somebody who plays both seats of one table after another, and remembers all that was acknowledged."""

    def __init__(self, browser: httpx.Client) -> None:
        self.browser = browser
        self.acknowledged: dict[str, dict[int, int]] = {}
        self._lay()

    def _lay(self) -> None:
        wish = {"seats": [{"kind": "me"}, {"kind": "here"}], "key": new_key()}
        self.table = asked(self.browser, "POST", "/api/tables", wish)["table"]
        self.acknowledged[self.table] = {}

    def click(self) -> None:
        path = f"/api/tables/{self.table}"
        seat = asked(self.browser, "GET", path)["view"]["to_move"]
        if seat is None:
            self._lay()
            return
        state = asked(self.browser, "GET", f"{path}?seat={seat}")
        number = state["actions"][0]["number"]
        body = {"seat": seat, "revision": state["revision"], "key": new_key(), "actions": [number]}
        done = asked(self.browser, "POST", f"{path}/actions", body)
        self.acknowledged[self.table][done["revision"]] = number

    def check(self, address: str) -> None:
        storage = Storage(address)
        for table, clicks in self.acknowledged.items():
            numbers = {entry.revision: entry.number for entry in storage.entries(table)}
            assert clicks.items() <= numbers.items()
        storage.close()


needs_proc = pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="processes are looked up in /proc")


@needs_proc
def test_a_worker_that_is_killed_is_replaced_and_nothing_is_lost(tmp_path: Path) -> None:
    with database("postgresql", tmp_path) as address, two_workers(address) as (process, browser):
        # given people at tables that are at home with both workers
        players = [Player(browser) for _ in range(6)]
        for player in players:
            player.click()
        # when one worker after the other is killed while people play
        for victim in sorted(workers_of(process)):
            os.kill(victim, signal.SIGKILL)
            for player in players:
                player.click()
            wait_for(lambda: len(workers_of(process)) == 2, "nobody took the place of the dead")
        # then everything that was acknowledged is there
        for player in players:
            player.check(address)


@needs_proc
def test_a_worker_that_is_stuck_is_replaced_and_everybody_is_answered_again(tmp_path: Path) -> None:
    with (
        database("postgresql", tmp_path) as address,
        two_workers(address, begun_by=("-c", AT_ONCE)) as (process, browser),
    ):
        # given people at tables that are at home with both workers
        players = [Player(browser) for _ in range(6)]
        former = workers_of(process)
        # when one of the workers goes on no more, though it has not ended
        victim = min(former)
        os.kill(victim, signal.SIGSTOP)
        # then another one takes its place, and everybody plays on
        wait_for(lambda: len(workers_of(process) - {victim}) == 2, "nobody took the place of the one that is stuck")
        assert not is_alive(victim)
        for player in players:
            player.click()
            player.check(address)


@needs_proc
def test_workers_are_replaced_one_after_the_other_without_losing_a_click(tmp_path: Path) -> None:
    with database("postgresql", tmp_path) as address, two_workers(address) as (process, browser):
        # given people who play
        players = [Player(browser) for _ in range(4)]
        former = workers_of(process)
        # when the operator wants fresh processes
        process.send_signal(signal.SIGHUP)
        until = time.monotonic() + START
        while any(map(is_alive, former)) or len(workers_of(process)) != 2:
            assert time.monotonic() < until, "the workers were not replaced"
            for player in players:
                player.click()
        # then other processes serve, and every click is there
        assert not workers_of(process) & former
        for player in players:
            player.click()
            player.check(address)


@needs_proc
def test_when_its_terminal_is_closed_the_server_ends(tmp_path: Path) -> None:
    with database("postgresql", tmp_path) as address:
        # given a server that somebody started by hand
        ours, theirs = os.openpty()
        with two_workers(address, stdin=theirs) as (process, _):
            workers = workers_of(process)
            # when the terminal is closed, which everybody in it hears
            for one in (process.pid, *workers):
                os.kill(one, signal.SIGHUP)
            # then nobody goes on in the dark
            process.wait(timeout=60)
            assert not any(map(is_alive, workers))
        os.close(ours)
        os.close(theirs)


@needs_proc
def test_workers_do_not_outlive_their_supervisor(tmp_path: Path) -> None:
    with database("postgresql", tmp_path) as address, two_workers(address) as (process, _):
        workers = workers_of(process)

        process.kill()

        wait_for(lambda: not any(map(is_alive, workers)), "a worker goes on alone")


@needs_proc
def test_told_to_stop_everybody_stops(tmp_path: Path) -> None:
    with database("postgresql", tmp_path) as address, two_workers(address) as (process, browser):
        workers = workers_of(process)
        Player(browser).click()

        process.send_signal(signal.SIGTERM)

        assert process.wait(timeout=60) == 0
        assert not any(map(is_alive, workers))


# --- who is looked after


class Hired:
    """A process in place of a worker's, and its end of the channel."""

    def __init__(self) -> None:
        self.pid = 0
        self.heeds = True
        """Does it end when it is told to?"""
        self.ended = asyncio.Event()
        ours, self.channel = socket.socketpair()
        for end in (ours, self.channel):
            end.setblocking(False)
        self.worker = supervisor.Worker(cast(asyncio.subprocess.Process, self), ours)

    async def wait(self) -> None:
        await self.ended.wait()

    def terminate(self) -> None:
        if self.heeds:
            self.ended.set()

    def kill(self) -> None:
        self.ended.set()

    async def serve(self) -> None:
        self.channel.send(READY)
        await moments()

    async def answer(self) -> None:
        """What was asked since it was last listened to."""
        asked = self.channel.recv(100)
        assert set(asked) == set(ASKED)
        self.channel.send(ANSWERED * len(asked))
        await moments()


class Office:
    """A supervisor of one worker, and all whom it has hired."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.hired: list[Hired] = []
        monkeypatch.setattr(supervisor.Worker, "start", self._start)
        monkeypatch.setattr(supervisor, "SHORTEST_PAUSE", 0.0)
        self.listening = bound("127.0.0.1", 0)
        self.supervisor = Supervisor(self.listening, 1, lambda number: b"", 30, EVERYBODY_IS_WELCOME)

    async def _start(self, orders: bytes) -> supervisor.Worker:
        self.hired.append(Hired())
        return self.hired[-1].worker

    def alive(self) -> list[Hired]:
        return [one for one in self.hired if not one.ended.is_set()]


def supervised(monkeypatch: pytest.MonkeyPatch, course: Callable[[Office], Coroutine[Any, Any, None]]) -> None:
    """What happens to a supervisor whose first worker serves."""

    async def run() -> None:
        office = Office(monkeypatch)
        running = asyncio.create_task(office.supervisor.run())
        try:
            await moments()
            await office.hired[0].serve()
            await course(office)
        finally:
            for one in office.hired:
                one.ended.set()
                one.channel.close()
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)
            office.listening.close()

    with asyncio.Runner(loop_factory=SettableLoop) as runner:
        runner.run(run())


def test_who_answers_stays_and_who_is_stuck_is_killed(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def course(office: Office) -> None:
        # given a worker that answers, if only now and then
        (first,) = office.hired
        for _ in range(5):
            for _ in range(UNANSWERED - 1):
                await passes(ASK_EVERY)
            await first.answer()
            await passes(ASK_EVERY)
        assert office.alive() == [first]
        # when it does not hear any more, neither questions nor whoever would have it end
        first.heeds = False
        for _ in range(UNANSWERED):
            await passes(ASK_EVERY)
        # then another one takes its place
        await office.hired[-1].serve()
        assert office.alive() == office.hired[1:]
        assert office.supervisor.workers == [office.hired[1].worker]

    supervised(monkeypatch, course)

    assert [line.message for line in caplog.records] == ["a worker is stuck and is killed", "a worker has ended"]


def test_where_the_machine_slept_nobody_is_stuck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a worker that has left but a question unanswered, when hours go by in which nobody could say anything,
    again and again, then it has its place still."""

    async def course(office: Office) -> None:
        for _ in range(3):
            await passes(ASK_EVERY)
            await passes(3600.0)
            await office.hired[0].answer()
            await passes(ASK_EVERY)
        assert office.alive() == office.hired[:1]

    supervised(monkeypatch, course)


@pytest.mark.parametrize("order", [1, -1])
def test_who_dies_while_being_replaced_leaves_nobody_who_is_not_looked_after(
    monkeypatch: pytest.MonkeyPatch, order: int
) -> None:
    async def course(office: Office) -> None:
        # given a worker whose successor begins
        replacing = asyncio.create_task(office.supervisor.replace_all())
        await moments()
        # when it dies meanwhile, and whoever begins then serves, whoever is the first
        office.hired[0].ended.set()
        await moments()
        for one in office.hired[1:][::order]:
            await one.serve()
        await replacing
        # then one is there, who serves
        (serving,) = office.alive()
        assert office.supervisor.workers == [serving.worker]
        # and when that one dies, another begins
        serving.ended.set()
        await moments()
        assert len(office.alive()) == 1

    supervised(monkeypatch, course)


def test_who_dies_while_the_former_still_ends_is_missed_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def course(office: Office) -> None:
        # given a worker that was replaced, and takes its time to end
        office.hired[0].heeds = False
        replacing = asyncio.create_task(office.supervisor.replace_all())
        await moments()
        await office.hired[1].serve()
        # when its successor dies
        office.hired[1].ended.set()
        await moments()
        # then another one begins
        await office.hired[2].serve()
        assert office.supervisor.workers == [office.hired[2].worker]
        assert not replacing.done()
        await passes(TO_END)
        await replacing

    supervised(monkeypatch, course)


def test_who_is_stuck_while_being_replaced_does_not_outlive_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    async def course(office: Office) -> None:
        # given a worker that was replaced and does not end, and one that serves
        office.hired[0].heeds = False
        office.supervisor._replace_all_soon()
        await moments()
        await office.hired[1].serve()
        # when the server is stopped
        office.supervisor._stop.set()
        await moments()
        assert office.alive() == office.hired[:1]
        # then it is waited for, but not for ever
        await passes(TO_END)
        assert office.alive() == []

    supervised(monkeypatch, course)


# --- whose connection it is


@pytest.mark.parametrize(
    ("path", "table"),
    [
        ("/api/tables/abc", "abc"),
        ("/api/tables/abc?seat=1", "abc"),
        ("/api/tables/abc/news?seat=1&since=4", "abc"),
        ("/leopold/api/tables/abc/actions", "abc"),
        ("/api/tables", ""),
        ("/", ""),
        ("/table/abc", ""),
    ],
)
def test_the_table_that_a_path_is_about(path: str, table: str) -> None:
    assert table_in(path) == table


@pytest.mark.parametrize(
    ("beginning", "path"),
    [
        (b"GET /api/tables/abc HTTP/1.1\r\nHost: x\r\n", "/api/tables/abc"),
        (b"GET /api/tabl", "/api/tabl"),
        (b"GET", ""),
        (b"\x16\x03\x01\x02\x00", ""),
        (b"GET /\xff HTTP/1.1\r\n", "/\xff"),
    ],
)
def test_what_is_asked_for_is_told_from_how_it_begins(beginning: bytes, path: str) -> None:
    assert asked_for(beginning) == path


def test_every_table_has_one_home_and_every_worker_some_tables() -> None:
    homes = [home_of(f"table-{number}", 3) for number in range(300)]
    assert homes == [home_of(f"table-{number}", 3) for number in range(300)]
    assert all(homes.count(worker) > 60 for worker in range(3))


class Desk:
    """A worker that only notes what comes."""

    def __init__(self, willing: bool = True) -> None:
        self.willing = willing
        self.took: list[bytes] = []

    def take(self, connection: socket.socket) -> bool:
        if self.willing:
            self.took.append(connection.recv(100))  # nothing of it was taken before
        return self.willing


class BusyDesk(Desk):
    """One that has no time for what comes until it is asked for the fourth time."""

    asked = 0

    def take(self, connection: socket.socket) -> bool:
        self.asked += 1
        return self.asked > 3 and super().take(connection)


async def visited(
    desks: list[Desk | None],
    *requests: bytes,
    arrivals: Arrivals = EVERYBODY_IS_WELCOME,
    kind: type[socket.socket] = socket.socket,
) -> list[bytes]:
    """Each request by a connection of its own; what is left of the connections once they are given away."""
    with kind(fileno=bound("127.0.0.1", 0).detach()) as listening:
        anybody = asyncio.Event()
        anybody.set()
        serving = asyncio.create_task(Dispatcher(listening, desks, anybody, patience=30, arrivals=arrivals).run())
        answers = []
        for request in requests:
            reader, writer = await asyncio.open_connection(*listening.getsockname())
            writer.write(request)
            answers.append(await reader.read())
            writer.close()
        serving.cancel()
        await asyncio.gather(serving, return_exceptions=True)
        return answers


def test_a_connection_goes_to_the_worker_of_its_table() -> None:
    desks: list[Desk | None] = [Desk(), Desk(), Desk()]
    requests = [b"GET /api/tables/table-%d/news HTTP/1.1\r\n\r\n" % number for number in range(12)]

    asyncio.run(visited(desks, *requests))

    for number, request in enumerate(requests):
        desk = desks[home_of(f"table-{number}", 3)]
        assert desk is not None and request in desk.took


def test_where_the_right_worker_is_not_there_another_takes_it() -> None:
    willing = Desk()
    requests = [b"GET /api/tables/table-%d HTTP/1.1\r\n\r\n" % number for number in range(6)]

    asyncio.run(visited([None, Desk(willing=False), willing], *requests))

    assert willing.took == requests


def test_who_comes_too_often_is_turned_away_before_a_worker_hears_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "WAITS", 0.0)
    desk = Desk()
    arrivals = Arrivals(Capacity(arrivals_of_address=0.001, arrivals_at_once=2), proxies=[])

    answers = asyncio.run(visited([desk], *[b"GET / HTTP/1.1\r\n\r\n"] * 4, arrivals=arrivals))

    assert len(desk.took) == 2
    assert [answer[:12] for answer in answers] == [b"", b"", b"HTTP/1.1 503", b"HTTP/1.1 503"]
    assert arrivals.refusals.count == 2


def test_where_nobody_has_time_a_connection_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given workers that take nothing at first, then whoever came meanwhile is served when they do."""
    monkeypatch.setattr(dispatcher, "BREATH", 0.0)
    busy = BusyDesk()

    asyncio.run(visited([busy], b"GET / HTTP/1.1\r\n\r\n"))

    assert busy.took == [b"GET / HTTP/1.1\r\n\r\n"]


def test_who_comes_where_nobody_ever_has_time_is_told_so(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Given workers that take nothing, when two come, then both are told to come back, and the log hears of it once."""
    monkeypatch.setattr(dispatcher, "BREATH", 0.0)
    arrivals = Arrivals(Capacity(), proxies="*")

    answers = asyncio.run(visited([Desk(willing=False), None], *[b"GET / HTTP/1.1\r\n\r\n"] * 2, arrivals=arrivals))

    assert [answer[:12] for answer in answers] == [b"HTTP/1.1 503", b"HTTP/1.1 503"]
    assert [line.message for line in caplog.records] == ["no worker takes a connection"]
    assert arrivals.refusals.count == 2


def test_who_says_nothing_makes_room_for_others(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Given room for two who are silent, when a third comes, then the first is told so and the others are served."""
    monkeypatch.setattr(dispatcher, "MOST_SILENT", 2)
    desk, arrivals = Desk(), Arrivals(Capacity(), proxies="*")

    async def come() -> tuple[bytes, list[bytes]]:
        with bound("127.0.0.1", 0) as listening:
            anybody = asyncio.Event()
            anybody.set()
            serving = asyncio.create_task(Dispatcher(listening, [desk], anybody, patience=30, arrivals=arrivals).run())
            connections = [await asyncio.open_connection(*listening.getsockname()) for _ in range(3)]
            first = await connections[0][0].read()
            for _, writer in connections[1:]:
                writer.write(b"GET / HTTP/1.1\r\n\r\n")
            rest = [await reader.read() for reader, _ in connections[1:]]
            serving.cancel()
            await asyncio.gather(serving, return_exceptions=True)
            return first, rest

    first, _ = asyncio.run(come())

    assert first.startswith(b"HTTP/1.1 503") and len(desk.took) == 2
    assert [line.message for line in caplog.records] == ["connections run short: the longest silent is closed"]


class FullSocket(socket.socket):
    """At which the system has no files for anybody at first."""

    tries = 0

    def accept(self) -> tuple[socket.socket, Any]:
        self.tries += 1
        if self.tries < 50:
            raise OSError(errno.EMFILE, os.strerror(errno.EMFILE))
        return super().accept()


def test_where_there_are_no_files_for_connections_the_log_hears_of_it_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Given a system that has none for fifty tries, then whoever came is served when it has."""
    monkeypatch.setattr(dispatcher, "BREATH", 0.0)
    desk = Desk()

    asyncio.run(visited([desk], b"GET / HTTP/1.1\r\n\r\n", kind=FullSocket))

    assert desk.took == [b"GET / HTTP/1.1\r\n\r\n"]
    assert [(line.message, vars(line)["reason"]) for line in caplog.records] == [
        ("no connection can be taken", os.strerror(errno.EMFILE))
    ]


# --- what a worker is told


def test_orders_arrive_as_they_were_given() -> None:
    options = ServeOptions(port=8315, database="postgresql://x", push_keys=Path("keys.json"), workers=2, keep="180d")
    orders = Orders(1, 2, options, ("http://192.0.2.7:8315/",))
    ours, theirs = socket.socketpair()
    with ours, theirs:
        ours.sendall(written(orders) + b"\n" + b".")
        assert orders_from(theirs) == orders
        assert theirs.recv(1) == b"."


def test_what_there_is_for_all_is_divided_and_what_a_browser_may_have_is_not() -> None:
    whole, share = Capacity(), capacity_of(ServeOptions(), workers=4)
    assert share.connections == whole.connections // 4 and share.live_tables == whole.live_tables // 4
    assert share.listeners_of_visitor == whole.listeners_of_visitor


@pytest.mark.parametrize("workers", [1, 2, 3, 16, 128])
def test_an_address_never_has_all_that_there_is_however_many_workers_count(workers: int) -> None:
    whole, share = Capacity(), capacity_of(ServeOptions(), workers)

    for of_address in ("connections_of_address", "listeners_of_address"):
        assert workers * getattr(share, of_address) <= 3 * getattr(whole, of_address) < whole.connections / 4


@pytest.mark.parametrize("workers", [1, 16, 128])
def test_a_worker_has_room_for_the_longest_record_of_an_address(workers: int) -> None:
    assert capacity_of(ServeOptions(), workers).body_bytes_of_address >= 2 * RECORD_BYTES


def test_few_workers_let_a_whole_club_in_as_one_does() -> None:
    whole, share = Capacity(), capacity_of(ServeOptions(), workers=3)

    assert share.connections_of_address == whole.connections_of_address


def test_what_is_kept_for_an_address_does_not_grow_with_the_workers() -> None:
    whole, part = Shares(), Shares(workers=12)

    for of_all, of_each in ((whole.codes, part.codes), (whole.kept.from_address, part.kept.from_address)):
        assert (of_each.per_second, of_each.size) == (of_all.per_second / 4, of_all.size // 4)


def test_a_visitor_may_ask_every_worker_but_what_is_kept_of_them_does_not_grow() -> None:
    whole, part = Shares(), Shares(workers=12)

    for of_all, of_each, times in (
        (whole.hints, part.hints, 1),
        (whole.tables.of_visitor, part.tables.of_visitor, 1),
        (whole.kept.of_visitor, part.kept.of_visitor, 4),
    ):
        assert (times * of_each.per_second, times * of_each.size) == (of_all.per_second, of_all.size)


def test_every_worker_has_a_port_for_its_figures() -> None:
    assert [metrics_address("127.0.0.1:9315", number) for number in range(2)] == [
        ("127.0.0.1", 9315),
        ("127.0.0.1", 9316),
    ]


def test_how_many_there_are(tmp_path: Path) -> None:
    file = f"sqlite:///{tmp_path}/tables.sqlite"
    assert workers_for(ServeOptions(database=file)) == workers_for(ServeOptions(database=file, workers=1)) == 1
    assert workers_for(ServeOptions(database="postgresql://x")) == len(os.sched_getaffinity(0))
    assert workers_for(ServeOptions(database="postgresql://x", workers=3)) == 3
    with pytest.raises(RecordError, match="SQLite"):
        workers_for(ServeOptions(database=file, workers=2))
