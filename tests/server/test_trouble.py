"""When something is wrong with the machine: a database that hangs, a full disk, a log with a hole, a killed process."""

from __future__ import annotations

import asyncio
import shutil
import socket
import threading
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from psycopg.conninfo import conninfo_to_dict
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from leopold.errors import RecordError
from leopold.server import beside, limits
from leopold.server.beside import keep_going, start_beside
from leopold.server.bots import workers
from leopold.server.errors import database_unreachable
from leopold.server.http import doorkeeper
from leopold.server.http.app import build
from leopold.server.http.identity import COOKIE
from leopold.server.limits import Capacity, read_capacity
from leopold.server.store import operator
from leopold.server.store import storage as stores
from leopold.server.store.database import alone_at, sqlite_file
from leopold.server.store.notify import SILENT, Notifications
from leopold.server.store.storage import Storage
from leopold.server.tables import clocks, retention
from leopold.server.tables.clocks import ClockKeeper
from leopold.server.tables.retention import RetentionKeeper
from leopold.server.tools.admin import Archive
from tests.server.databases import POSTGRES, database
from tests.server.lines import Line, line_to
from tests.server.settable_clock import SettableClock
from tests.server.settable_loop import SettableLoop, moments, passes
from tests.server.visitors import LocalServer, open_server

# --- a database that hangs


@pytest.mark.parametrize(("method", "work"), [("GET", "read"), ("POST", "append")])
def test_a_database_that_hangs_is_not_waited_for(
    address: str, monkeypatch: pytest.MonkeyPatch, method: str, work: str
) -> None:
    hanging = threading.Event()

    def hang(*args: Any) -> None:
        hanging.wait(20)

    with open_server(address, capacity=Capacity(database_seconds=2.0)) as server:
        ann = server.visitor()
        table = ann.lay("me", "here", seed="7")["table"]
        state = ann.state(table, ann.state(table, None)["view"]["to_move"])
        server.application.registry.capacity = Capacity(database_seconds=0.05)
        if work == "read":
            server.application.registry.forget(table)
        with monkeypatch.context() as patched:
            patched.setattr(server.application.storage, work, hang)
            if method == "GET":
                answer = ann.ask("GET", f"/api/tables/{table}")
            else:
                answer = ann.act(table, state["seat"], 0, state["actions"][0]["number"], key="the-same-click")
        hanging.set()

        assert (answer.status_code, answer.json()["key"]) == (503, "problem-database-unreachable")
        assert answer.headers["retry-after"]
        # and when it is back, a repeat is carried out, once
        server.application.registry.capacity = Capacity()
        again = ann.act(table, state["seat"], 0, state["actions"][0]["number"], key="the-same-click")
        assert again.json()["revision"] == 1


def test_postgresql_gives_up_what_takes_too_long(tmp_path: Path) -> None:
    with database("postgresql", tmp_path) as address:
        storage = Storage(address)
        storage.hurry(0.05)

        with pytest.raises(OperationalError, match="timeout"), storage.engine.connect() as connection:
            connection.execute(text("SELECT pg_sleep(60)"))
        storage.ping()
        storage.close()


def test_whoever_asks_postgresql_or_listens_to_it_notices_that_it_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a server with little patience, then it asks the other end of each connection whether it is still there."""
    with database("postgresql", tmp_path) as address:
        application = build(address, capacity=Capacity(database_seconds=5.0))
        asking = application.storage.engine.raw_connection()
        listened: list[str] = []

        async def connect(conninfo: str, **options: Any) -> None:
            listened.append(conninfo)
            raise OSError("enough")

        monkeypatch.setattr("psycopg.AsyncConnection.connect", connect)
        with pytest.raises(OSError, match="enough"):
            asyncio.run(application.notifications._listen(f"{POSTGRES}?connect_timeout=3"))
        parameters = asking.driver_connection.info.get_parameters()  # type: ignore[union-attr]
        asking.close()
        application.registry.close()

    assert (parameters["keepalives_idle"], parameters["tcp_user_timeout"]) == ("5", "5000")
    said = conninfo_to_dict(listened[0])
    assert (said["keepalives_idle"], said["tcp_user_timeout"], said["connect_timeout"]) == ("5", "5000", "3")


def test_a_postgresql_that_never_answers_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    # Given somebody who takes connections and says nothing, as a server does that hangs
    monkeypatch.setattr("leopold.server.store.database.ANSWERING", 2)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]

        # When it is opened, then a sentence says so
        with pytest.raises(RecordError, match="timeout"):
            Storage(f"postgresql://nobody@127.0.0.1:{port}/nothing")


def test_who_looks_again_and_again_looks_again_after_a_database_that_hung(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Given a server that keeps games for so long only, when the database hangs once, then the doorkeeper still hears
    what the operator decides, old games still go, and clocks are still kept."""
    looks: dict[str, Any] = {"doorkeeper": doorkeeper.Doorkeeper, "retention": RetentionKeeper, "clocks": ClockKeeper}
    looked: dict[str, list[int]] = {name: [] for name in looks}
    for module in (doorkeeper, retention, clocks):
        monkeypatch.setattr(module, "LOOK_EVERY", 0.0)
    address = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with open_server(address, keep=3600.0) as server:
        for name, keeper in looks.items():
            monkeypatch.setattr(keeper, "check", failing_once(looked[name], keeper.check, database_unreachable()))

        wait_until(lambda: all(len(times) > 2 for times in looked.values()), server)
        operator.decide(server.application.storage, operator.MESSAGE, "Tea at five.")
        wait_until(lambda: server.application.doorkeeper.decisions.message == "Tea at five.", server)
    assert {"what the operator decided cannot be read", "old games cannot be removed", "clocks cannot be read"} <= {
        record.message for record in caplog.records
    }


def failing_once(looked: list[int], check: Callable[[Any], Any], failure: Exception) -> Callable[[Any], Any]:
    """What does its work only the second time."""

    async def look(keeper: Any) -> Any:
        looked.append(len(looked))
        if len(looked) == 1:
            raise failure
        return await check(keeper)

    return look


def wait_until(happened: Callable[[], bool], server: LocalServer) -> None:
    """While the server goes on by itself; asking it for something lets its loop run."""
    for _ in range(2000):
        if happened():
            return
        server.client.get("/healthz")
    pytest.fail("it never happened")


@pytest.mark.parametrize("trouble", [[Line.hold], [Line.cut], [Line.hold, Line.cut]])
def test_a_postgresql_that_is_lost_and_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trouble: list[Callable[[Line], None]]
) -> None:
    monkeypatch.setattr(doorkeeper, "LOOK_EVERY", 0.05)
    with (
        database("postgresql", tmp_path) as far,
        line_to(far) as (near, line),
        open_server(near, capacity=Capacity(database_seconds=1.0)) as server,
    ):
        # given a table at which somebody clicks
        ann = server.visitor()
        table = ann.lay("me", "here", seed="7")["table"]
        state = ann.state(table, ann.state(table, None)["view"]["to_move"])

        def click() -> httpx.Response:
            return ann.act(table, state["seat"], 0, state["actions"][0]["number"], key="the-same-click")

        # when the database says nothing, or hangs up
        for happens in trouble:
            happens(line)
            # then nobody is kept waiting until it does
            lost = click()
            assert (lost.status_code, lost.json()["key"]) == (503, "problem-database-unreachable")
            assert server.client.get("/healthz").json()["database"] == "unreachable"
        # and when it is back, the same click is carried out, once
        line.mend()
        wait_until(lambda: click().status_code == 200, server)
        assert click().json()["revision"] == 1
        entries = server.application.storage.entries(table)
        assert [(entry.revision, entry.key) for entry in entries] == [(1, "the-same-click")]
        # and the operator is heard
        operator.decide(server.application.storage, operator.MESSAGE, "Back again.")
        wait_until(lambda: server.application.doorkeeper.decisions.message == "Back again.", server)


@pytest.mark.parametrize("failure", [database_unreachable(), OperationalError("", {}, Exception("gone"))])
def test_a_bot_whose_move_was_not_written_tries_again(
    small_server: LocalServer, monkeypatch: pytest.MonkeyPatch, failure: Exception
) -> None:
    """Given somebody who only listens, when the database takes a bot's move the second time, then they hear of it."""
    monkeypatch.setattr(workers, "TRY_AGAIN", 0.0)
    ann = small_server.visitor()
    storage = small_server.application.storage
    append, tried = storage.append, list[int]()

    def fail_once(*args: Any) -> Any:
        tried.append(len(tried))
        if len(tried) == 1:
            raise failure
        return append(*args)

    monkeypatch.setattr(storage, "append", fail_once)
    table = ann.lay("bot apprentice", "bot apprentice", strangers=True)["table"]
    with ann.news(table) as news:
        assert news.later_than(0)["revision"] == 1


def test_a_word_that_makes_no_sense_does_not_end_listening(
    small_server: LocalServer, caplog: pytest.LogCaptureFixture
) -> None:
    ann = small_server.visitor()
    table = ann.lay("me", "here")["table"]
    ann.state(table, None)
    notifications = small_server.application.notifications

    senseless = (
        "",
        "another",
        "another x",
        f"another {table} emote ",
        "another * presence a,b",
        f"a {table} emote x y",
    )
    for words in senseless:
        notifications.hear(words)

    assert caplog.text.count("a word from another process makes no sense") == len(senseless)
    notifications.hear(f"another * presence {table},01,0")
    assert small_server.application.registry.tables[table].audience.seats() == [0, 1]


def test_the_end_of_what_goes_on_by_itself_is_told(caplog: pytest.LogCaptureFixture) -> None:
    async def fail() -> None:
        raise ValueError("a card too many")

    async def go() -> None:
        tasks = [start_beside(fail(), "shuffling"), start_beside(asyncio.sleep(0), "done")]
        stopped = start_beside(asyncio.sleep(9), "waiting")
        await asyncio.sleep(0)
        stopped.cancel()
        await asyncio.gather(*tasks, stopped, return_exceptions=True)

    asyncio.run(go())

    (told,) = caplog.records
    assert (told.message, told.__dict__["task"]) == ("something that goes on by itself has failed", "shuffling")
    assert "a card too many" in caplog.text


def test_what_goes_on_for_as_long_as_the_server_runs_begins_again(caplog: pytest.LogCaptureFixture) -> None:
    begun: list[float] = []

    async def fail() -> None:
        begun.append(asyncio.get_running_loop().time())
        if len(begun) == 10:
            await asyncio.sleep(3600)
        raise ValueError("a card too many")

    async def go() -> bool:
        # given something that fails again and again, and once after an hour
        task = keep_going(fail, "shuffling")
        await moments()
        for _ in range(4000):
            await passes(1)
        # when the server is stopped, then so is that
        task.cancel()
        await moments()
        return task.cancelled()

    with asyncio.Runner(loop_factory=SettableLoop) as runner:
        assert runner.run(go())

    # and it began again after pauses that grow to a minute, with a word to the log each time
    waited = [after - before for before, after in pairwise(begun)]
    assert waited[:14] == [1, 2, 4, 8, 16, 32, 60, 60, 60, 3601, 2, 4, 8, 16]
    assert {(line.message, vars(line)["task"]) for line in caplog.records} == {
        ("something that goes on by itself has failed, and begins again", "shuffling")
    }
    assert caplog.text.count("ValueError: a card too many") == len(begun)


def test_nothing_of_the_server_is_over_when_it_fails_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Given a server at PostgreSQL that keeps games for so long only, when whatever goes on in it has come upon
    something that nobody expected, then all of it goes on."""
    monkeypatch.setattr(beside, "SHORTEST_PAUSE", 0.0)
    runs: dict[str, tuple[type[Any], str]] = {
        "hearing other processes": (Notifications, "run"),
        "clocks": (ClockKeeper, "run"),
        "presence": (Notifications, "keep_presence"),
        "doorkeeper": (doorkeeper.Doorkeeper, "run"),
        "retention": (RetentionKeeper, "run"),
    }
    begun: dict[str, list[int]] = {name: [] for name in runs}
    for name, (keeper, run) in runs.items():
        monkeypatch.setattr(keeper, run, failing_once(begun[name], getattr(keeper, run), ValueError("a card too many")))

    with (
        database("postgresql", tmp_path) as address,
        open_server(address, keep=3600.0) as server,
    ):
        wait_until(lambda: all(len(times) == 2 for times in begun.values()), server)

    assert {vars(line)["task"] for line in caplog.records if line.exc_info} == set(runs)


def test_a_table_whose_presence_makes_trouble_keeps_no_other_waiting(
    timed_server: tuple[LocalServer, SettableClock], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Given two tables at which people of another process are, and the first of which fails, when that process is
    gone, then they are gone from the other."""
    server, clock = timed_server
    ann = server.visitor()
    tables = [ann.lay("me", "here")["table"] for _ in range(2)]
    for table in tables:
        ann.state(table, None)
    notifications = server.application.notifications
    opened = [server.application.registry.tables[table] for table in tables]
    notifications._hear(f"another * presence {tables[0]},,1 {tables[1]},,1")
    tell_here = notifications._tell_here

    def fail_at_the_first(table: Any) -> None:
        if table is opened[0]:
            raise ValueError("a card too many")
        tell_here(table)

    told: list[str] = []
    monkeypatch.setattr(opened[1].audience, "tell_alike", lambda revision, presence: told.append(tables[1]))
    monkeypatch.setattr(notifications, "_tell_here", fail_at_the_first)
    clock.forward(seconds=SILENT + 1)
    notifications.check_presence()

    assert told == tables[1:]
    assert [vars(line)["table"] for line in caplog.records if line.exc_info] == tables[:1]


# --- a disk that is full, a file that is gone


class Usage(NamedTuple):
    free: int


def gone(server: LocalServer, monkeypatch: pytest.MonkeyPatch) -> None:
    file = sqlite_file(server.application.storage.address)
    assert file is not None
    file.unlink()


def replaced(server: LocalServer, monkeypatch: pytest.MonkeyPatch) -> None:
    file = sqlite_file(server.application.storage.address)
    assert file is not None
    shutil.copy(file, file.with_suffix(".other"))
    file.with_suffix(".other").replace(file)


def full(server: LocalServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda folder: Usage(1000))


def unwritable(server: LocalServer, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> None:
        raise OperationalError("", {}, Exception("database or disk is full"))

    server.application.registry.unwritable = True
    monkeypatch.setattr(server.application.storage, "touch", fail)


@pytest.mark.parametrize(
    ("happens", "word"), [(gone, "missing"), (replaced, "missing"), (full, "full"), (unwritable, "unreachable")]
)
def test_health_tells_what_is_wrong(
    small_server: LocalServer,
    monkeypatch: pytest.MonkeyPatch,
    happens: Callable[[LocalServer, pytest.MonkeyPatch], None],
    word: str,
) -> None:
    monkeypatch.setattr("leopold.server.http.app.STILL_TRUE", 0.0)
    assert small_server.client.get("/healthz").json()["database"] == "ok"

    happens(small_server, monkeypatch)

    health = small_server.client.get("/healthz")
    assert (health.status_code, health.json()["ok"], health.json()["database"]) == (503, False, word)


def test_what_is_over_is_not_told_any_more(server: LocalServer) -> None:
    server.application.registry.unwritable = True

    assert server.client.get("/healthz").json()["database"] == "ok"
    assert not server.application.registry.unwritable


# --- a log that does not agree with its head


@pytest.mark.parametrize(
    "damage",
    [
        "DELETE FROM entries WHERE revision = 3",
        "DELETE FROM entries WHERE revision = 2",
        "DELETE FROM entries",
        "UPDATE tables SET revision = 1",
    ],
)
def test_a_log_that_does_not_agree_with_its_head_is_never_opened(
    server: LocalServer, caplog: pytest.LogCaptureFixture, damage: str
) -> None:
    ann = server.visitor()
    table = ann.lay("me", "here", seed="7")["table"]
    for _ in range(3):
        ann.play(table, ann.state(table, ann.state(table, None)["view"]["to_move"]))
    with server.application.storage.engine.begin() as connection:
        connection.execute(text(damage))
    server.application.registry.forget(table)

    refused = ann.ask("GET", f"/api/tables/{table}")

    assert (refused.status_code, refused.json()["key"]) == (410, "problem-table-damaged")
    assert "a log does not agree with its head" in caplog.text
    assert ann.get(f"/api/tables/{table}/record")["text"].startswith("leopold game 1")


# --- a process that was killed


def test_the_people_of_a_killed_process_are_not_connected_any_more(
    timed_server: tuple[LocalServer, SettableClock],
) -> None:
    server, clock = timed_server
    ann = server.visitor()
    table = ann.lay("bot apprentice", "bot waiter")["table"]
    ann.state(table, None)
    notifications, opened = server.application.notifications, server.application.registry.tables[table]
    assert server.application.services is not None
    runner = server.application.services.bot_runner
    # given another process that says so again and again, people are there, and bots play for them
    for _ in range(3):
        notifications._hear(f"another * presence {table},,1 elsewhere,01,0")
        clock.forward(seconds=20)
        notifications.check_presence()
        assert opened.audience.watchers == 1
        assert runner.bot_to_move(opened)
    # when it says nothing for half a minute
    clock.forward(seconds=10)
    notifications.check_presence()
    # then nobody is there, and the bots stop
    assert opened.audience.watchers == 0
    assert not runner.bot_to_move(opened)


def test_a_second_server_at_the_same_file_is_refused(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'new' / 'tables.sqlite'}"
    with alone_at(address):
        with pytest.raises(RecordError, match="Another Leopold serves"), alone_at(address):
            pytest.fail("two serve the same file")
        with alone_at(f"sqlite:///{tmp_path / 'other.sqlite'}"), alone_at("postgresql://here/there"):
            pass
    with alone_at(address):
        pass


# --- many games


def test_lists_of_games_go_on_where_they_end(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stores, "TOGETHER", 3)
    with open_server(address) as server:
        ann = server.visitor()
        tables = {ann.lay("me", "friend")["table"] for _ in range(10)}
        archive = Archive(server.application.storage)

        every = archive.games()
        some = archive.games(page=2, size=4)

        assert {table.id for table, _, _ in every} == tables
        assert all(len(seats) == 2 for _, _, seats in every)
        assert [table.id for table, _, _ in some] == [table.id for table, _, _ in every[4:8]]
        assert set(archive.untouched(-1)) == tables
        assert archive.untouched(1) == []


def test_my_games_come_in_pages(small_server: LocalServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("leopold.server.limits.TABLES_AT_ONCE", 2)
    ann = small_server.visitor()
    tables = {ann.lay("me", "here")["table"] for _ in range(5)}

    pages = [ann.get(f"/api/tables?skip={skip}") for skip in (0, 2, 4)]

    assert [(len(page["tables"]), page["more"]) for page in pages] == [(2, True), (2, True), (1, False)]
    assert {one["table"] for page in pages for one in page["tables"]} == tables
    assert pages[0]["tables"] == ann.get("/api/tables")["tables"]


# --- who one is


def test_cookies_are_renewed_when_the_page_is_loaded(small_server: LocalServer) -> None:
    ann = small_server.visitor()

    renewed = ann.ask("GET", "/api/meta").headers["set-cookie"]

    assert renewed.startswith(f"{COOKIE}={ann.secret};")
    assert "Max-Age=34560000" in renewed
    assert "set-cookie" not in ann.ask("GET", "/api/tables").headers


def test_sitting_down_twice_at_a_first_visit_takes_no_two_seats(server: LocalServer) -> None:
    ann = server.visitor()
    table = ann.lay("me", "friend", "friend")["table"]
    code = ann.post(f"/api/tables/{table}/code", {})["code"]
    server.client.cookies.clear()

    answers = [server.client.post(f"/api/codes/{code}/sit", json={}) for _ in range(2)]

    assert {(answer.status_code, answer.json()["key"]) for answer in answers} == {(403, "problem-visitor-unknown")}
    assert len(server.visitor().get(f"/api/codes/{code}")["free"]) == 2


# --- an operator's limits


def test_an_operator_changes_the_limits_by_a_file(tmp_path: Path) -> None:
    file = tmp_path / "limits.toml"
    file.write_text("connections = 50\nheader_seconds = 2.5\n")

    found = read_capacity(file)

    assert (found.connections, found.header_seconds) == (50, 2.5)
    assert found.body_seconds == Capacity().body_seconds


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ("conections = 50", "conections"),
        ("connections = 'many'", "connections"),
        ("connections = 0", "connections is more than nothing"),
        ("header_seconds = inf", "header_seconds is more than nothing, and has an end"),
        ("share_for_players = 1.5", "share_for_players is a share"),
        ("share_of_tables = 1.5", "share_of_tables is a share"),
        ("share_of_onlookers = 1.5", "share_of_onlookers is a share"),
        ("connections", "does not say limits"),
        (None, "cannot be read"),
    ],
)
def test_limits_that_are_none_get_a_sentence(tmp_path: Path, wrong: str | None, says: str) -> None:
    file = tmp_path / "limits.toml"
    if wrong is not None:
        file.write_text(wrong)

    with pytest.raises(RecordError, match=says):
        read_capacity(file)


GB = 1 << 30


@pytest.mark.parametrize(
    ("group", "file", "limit", "memory"),
    [
        ("0::/", "memory.max", "1073741824\n", GB),
        ("0::/", "memory.max", "max\n", 64 * GB),
        ("0::/system.slice/leopold.service", "system.slice/leopold.service/memory.max", f"{4 * GB}\n", 4 * GB),
        ("0::/system.slice/leopold.service", "system.slice/memory.max", f"{8 * GB}\n", 8 * GB),
        ("0::/seen/outside/alone", "memory.max", f"{2 * GB}\n", 2 * GB),
        ("0::/\n4:cpu,memory:/docker/abc", "memory/docker/abc/memory.limit_in_bytes", f"{2 * GB}\n", 2 * GB),
        ("4:memory:/docker/abc", "memory/memory.limit_in_bytes", "9223372036854771712\n", 64 * GB),
        ("4:cpu:/", "memory/memory.limit_in_bytes", "1073741824\n", 64 * GB),
        (None, "memory.max", "1073741824\n", 64 * GB),
    ],
)
def test_a_service_that_may_have_less_memory_has_fewer_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, group: str | None, file: str, limit: str, memory: int
) -> None:
    """Given a machine with 64 GB, and a limit that an operator set for a service or a container."""
    monkeypatch.setattr("os.sysconf", {"SC_PAGE_SIZE": 4096, "SC_PHYS_PAGES": 64 * GB // 4096}.__getitem__)
    monkeypatch.setattr(limits, "CGROUPS", tmp_path / "cgroup")
    monkeypatch.setattr(limits, "OWN_CGROUPS", tmp_path / "own")
    if group is not None:
        (tmp_path / "own").write_text(f"{group}\n")
    (tmp_path / "cgroup" / file).parent.mkdir(parents=True)
    (tmp_path / "cgroup" / file).write_text(limit)

    assert limits.memory_bytes() == memory
    assert Capacity().live_tables == memory // 4 // limits.TABLE_BYTES
