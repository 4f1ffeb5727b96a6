"""The first start: the lobby is served while another process compiles the rules."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import text

from leopold.table import readiness
from leopold.table.errors import TableError
from leopold.table.readiness import Compiling
from tests.table.guests import Inn, new_key


def test_until_the_rules_are_ready_tables_are_refused_with_how_far_it_is(small_inn: Inn) -> None:
    ann = small_inn.guest()
    laid = ann.lay("me", "here")
    compiling = small_inn.table.compiling
    compiling.ready, compiling.done, compiling.total = False, 3, 9

    answer = ann.ask("GET", f"/api/tables/{laid['table']}?seat=0")

    assert (answer.status_code, answer.json()["key"]) == (503, "rules.compiling")
    assert answer.json()["params"] == {"done": 3, "total": 9}
    assert ann.get("/api/meta")["readiness"] == {"ready": False, "done": 3, "total": 9, "failed": False}
    assert ann.lay("me", "bot")["table"]


def test_what_is_missing_is_compiled_in_another_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "loads_quickly", lambda group: group != "rules")
    compiling = Compiling()

    asyncio.run(compiling.run())

    assert compiling.ready
    assert compiling.done == compiling.total > 1


def test_a_compilation_that_fails_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "loads_quickly", lambda group: False)
    monkeypatch.setattr(readiness, "GROUPS", ("no such group",))
    compiling = Compiling()

    with pytest.raises(RuntimeError):
        asyncio.run(compiling.run())
    with pytest.raises(TableError) as refused:
        compiling.require()
    assert refused.value.problem.key == "rules.failed"


def test_a_database_that_fails_is_no_mystery(inn: Inn) -> None:
    """And whoever repeats the click afterwards is answered as if nothing had happened."""
    ann = inn.guest()
    table = ann.lay("me", "here", seed="7")["table"]
    mover = ann.state(table, None)["view"]["to_move"]
    key = new_key()
    with inn.table.storage.engine.begin() as connection:
        connection.execute(text("ALTER TABLE entries RENAME TO mislaid"))

    broken = ann.act(table, mover, 0, 16, key=key)
    with inn.table.storage.engine.begin() as connection:
        connection.execute(text("ALTER TABLE mislaid RENAME TO entries"))
    again = ann.act(table, mover, 0, 16, key=key)

    assert (broken.status_code, broken.json()["key"]) == (503, "database.unreachable")
    assert (again.status_code, again.json()["revision"]) == (200, 1)
