"""How many tables are in memory: idle ones make room, and one that is in use never disappears."""

from __future__ import annotations

import gc
import threading
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from leopold.bots import Seen
from leopold.server.bots.workers import WorkerPool
from leopold.server.limits import Capacity
from leopold.server.tables import registry
from tests.server.databases import database
from tests.server.test_bots import hire, let_bot_think
from tests.server.visitors import LocalServer, open_server

FEW = 3


@pytest.fixture
def narrow_server(tmp_path: Path) -> Iterator[LocalServer]:
    """A server with room for a few tables."""
    with (
        database("sqlite", tmp_path) as address,
        open_server(address, capacity=Capacity(live_tables=FEW, share_of_tables=1.0)) as opened,
    ):
        yield opened


def test_idle_tables_make_room(narrow_server: LocalServer) -> None:
    ann = narrow_server.visitor()
    tables = [ann.lay("me", "here")["table"] for _ in range(3 * FEW)]

    for table in tables:
        assert ann.state(table)["table"]["table"] == table

    assert len(narrow_server.application.registry.tables) <= FEW


def test_with_more_tables_in_use_than_are_kept_each_is_served(
    small_server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "KEPT", FEW)
    ann = small_server.visitor()
    tables = [ann.lay("me", "here")["table"] for _ in range(2 * FEW)]

    with ExitStack() as listening:
        heard = [listening.enter_context(ann.news(table)) for table in tables]
        open_tables = [small_server.application.registry.tables[table] for table in tables]
        another = ann.lay("me", "here")["table"]

        assert ann.state(another)["table"]["table"] == another
        # and whoever listens still hears what happens
        for table, news in zip(tables, heard, strict=True):
            state = ann.state(table, ann.state(table, None)["view"]["to_move"])
            ann.play(table, state)
            assert news.next("news")["revision"] == 1
        assert [small_server.application.registry.tables[table] for table in tables] == open_tables


def test_where_all_are_in_use_another_is_told_so(narrow_server: LocalServer, caplog: pytest.LogCaptureFixture) -> None:
    ann = narrow_server.visitor()
    tables = [ann.lay("me", "here")["table"] for _ in range(FEW + 1)]

    with ExitStack() as listening:
        for table in tables[:FEW]:
            listening.enter_context(ann.news(table))
        come_from(narrow_server, "192.0.2.2")
        refused = [ann.ask("GET", f"/api/tables/{tables[FEW]}") for _ in range(5)][-1]

        assert (refused.status_code, refused.json()["key"]) == (503, "problem-server-full")
        assert int(refused.headers["Retry-After"]) > 0
        assert caplog.text.count("no room for another table") == 1  # and not once for each who comes
        # those in use go on
        assert ann.state(tables[0])["revision"] == 0
    gc.collect()
    # and when they are left, there is room
    assert ann.state(tables[FEW])["revision"] == 0


def come_from(server: LocalServer, address: str) -> None:
    """Whoever asks next is there."""
    server.client._transport.client = (address, 5000)


def test_one_address_does_not_take_all_tables(tmp_path: Path) -> None:
    """Given an address that listens at as many tables as one may have, when it wants another, then it is refused that,
    and somebody from elsewhere is not."""
    with (
        database("sqlite", tmp_path) as address,
        open_server(address, capacity=Capacity(live_tables=4 * FEW)) as server,
        ExitStack() as listening,
    ):
        come_from(server, "192.0.2.1")
        crowd = [server.visitor() for _ in range(FEW + 1)]
        tables = [eve.lay("me", "here")["table"] for eve in crowd]
        for eve, table in zip(crowd[:FEW], tables[:FEW], strict=True):
            listening.enter_context(eve.news(table, 0))

        refused = crowd[FEW].ask("GET", f"/api/tables/{tables[FEW]}")
        come_from(server, "192.0.2.2")
        ann = server.visitor()

        assert (refused.status_code, refused.json()["key"]) == (429, "problem-too_many_tables")
        assert int(refused.headers["Retry-After"]) > 0
        assert ann.state(ann.lay("me", "here")["table"])["revision"] == 0
        assert crowd[0].state(tables[0])["revision"] == 0


@pytest.mark.parametrize("share", [1.0, 0.25])
def test_a_bot_that_nobody_waits_for_makes_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, share: float
) -> None:
    """Given tables whose bots stand in line and at which nobody listens, when others come, then some of these are put
    away, and their bots stand in line again when somebody looks."""
    thinks, on = threading.Event(), threading.Event()

    def ponderous(seen: Seen) -> int:
        thinks.set()
        on.wait(20)
        return seen.numbers[0]

    hire(monkeypatch, ponderous)
    capacity = Capacity(live_tables=4 * FEW, share_of_tables=share)
    with (
        database("sqlite", tmp_path) as address,
        open_server(address, WorkerPool(1), capacity=capacity) as server,
    ):
        found = server.application.registry
        come_from(server, "192.0.2.1")
        eve = server.visitor()
        tables = [let_bot_think(eve, "maitre") for _ in range(6 * FEW)]
        assert thinks.wait(20)
        assert sum(table.in_use for table in list(found.tables.values())) <= max(FEW, int(share * 4 * FEW))

        come_from(server, "192.0.2.2")
        for _ in range(2 * FEW):
            ann = server.visitor()
            assert ann.state(ann.lay("me", "here")["table"])["revision"] == 0

        away = next(table for table in tables if table not in found.tables)
        eve.state(away)
        assert found.tables[away].bot_task is not None
        assert len(found.tables) <= capacity.live_tables
        on.set()
    assert "no room" not in caplog.text
    assert "could not be played" not in caplog.text
