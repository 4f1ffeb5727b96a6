"""How many tables are in memory: idle ones make room, and one that is in use never disappears."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from leopold.server.limits import Capacity
from leopold.server.tables import registry
from tests.server.databases import database
from tests.server.visitors import LocalServer, open_server

FEW = 3


@pytest.fixture
def narrow_server(tmp_path: Path) -> Iterator[LocalServer]:
    """A server with room for a few tables."""
    with (
        database("sqlite", tmp_path) as address,
        open_server(address, capacity=Capacity(live_tables=FEW)) as opened,
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
        refused = ann.ask("GET", f"/api/tables/{tables[FEW]}")

        assert (refused.status_code, refused.json()["key"]) == (503, "problem-server-full")
        assert int(refused.headers["Retry-After"]) > 0
        assert "no room for another table" in caplog.text
        # those in use go on
        assert ann.state(tables[0])["revision"] == 0
    gc.collect()
    # and when they are left, there is room
    assert ann.state(tables[FEW])["revision"] == 0
