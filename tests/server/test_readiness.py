"""The first start: the lobby is served while another process compiles the rules."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import Engine, event, text

from leopold.rules import jit
from leopold.server.bots import compiling as compiling_module
from leopold.server.bots.compiling import Compilation
from leopold.server.errors import TableError
from leopold.server.models import Readiness
from tests.server.visitors import LocalServer, new_key


def test_until_the_rules_are_ready_tables_are_refused_with_how_far_it_is(small_server: LocalServer) -> None:
    ann = small_server.visitor()
    laid = ann.lay("me", "here")
    compilation = small_server.application.compilation
    compilation.loaded.clear()
    compilation.done, compilation.total = 3, 9

    answer = ann.ask("GET", f"/api/tables/{laid['table']}?seat=0")

    assert (answer.status_code, answer.json()["key"]) == (503, "problem-rules-compiling")
    assert answer.json()["params"] == {"done": 3, "total": 9}
    readiness = ann.get("/api/meta")["readiness"]
    assert readiness.pop("seconds") >= 0
    assert readiness == {"ready": False, "bots": False, "done": 3, "total": 9, "failed": False}
    assert ann.lay("me", "bot")["table"]


def test_with_the_rules_alone_people_play_and_bots_wait(small_server: LocalServer) -> None:
    ann = small_server.visitor()
    small_server.application.compilation.loaded.discard("bots")

    table = ann.lay("me", "here")["table"]
    mover = ann.state(table, None)["view"]["to_move"]
    advice = ann.ask("POST", f"/api/tables/{table}/hint", {"seat": mover})

    assert (advice.status_code, advice.json()["key"]) == (503, "problem-bots-compiling")
    assert ann.act(table, mover, 0, 16).status_code == 200


def test_what_is_missing_is_compiled_in_other_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jit, "is_cached", lambda group: group != "rules")
    compilation = Compilation()

    asyncio.run(compilation.run())

    assert compilation.readiness == Readiness(
        ready=True, bots=True, done=compilation.total, total=compilation.total, seconds=compilation.readiness.seconds
    )
    assert not compilation.going_on


def test_a_compilation_that_fails_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jit, "is_cached", lambda group: False)
    monkeypatch.setattr(compiling_module, "COMPILER_MODULE", "leopold.no_such_module")
    compilation = Compilation()

    with pytest.raises(RuntimeError):
        asyncio.run(compilation.run())
    with pytest.raises(TableError) as refused:
        compilation.require()
    assert refused.value.problem.key == "problem-rules-failed"


def test_a_database_that_fails_is_no_mystery(server: LocalServer) -> None:
    """And whoever repeats the click afterwards is answered as if nothing had happened."""
    ann = server.visitor()
    table = ann.lay("me", "here", seed="7")["table"]
    mover = ann.state(table, None)["view"]["to_move"]
    key = new_key()
    with server.application.storage.engine.begin() as connection:
        connection.execute(text("ALTER TABLE entries RENAME TO mislaid"))

    broken = ann.act(table, mover, 0, 16, key=key)
    with server.application.storage.engine.begin() as connection:
        connection.execute(text("ALTER TABLE mislaid RENAME TO entries"))
    again = ann.act(table, mover, 0, 16, key=key)

    assert (broken.status_code, broken.json()["key"]) == (503, "problem-database-unreachable")
    assert (again.status_code, again.json()["revision"]) == (200, 1)


def test_on_a_full_disk_nothing_is_lost_that_was_confirmed(small_server: LocalServer) -> None:
    """Nothing more can be written, everything can still be seen, and with room again the click counts."""
    ann = small_server.visitor()
    table = ann.lay("me", "here", seed="7")["table"]
    mover = ann.state(table, None)["view"]["to_move"]
    state = ann.play(table, ann.state(table, mover))
    engine = small_server.application.storage.engine
    disk = Disk(engine)

    disk.fill()
    key = new_key()
    other = ann.state(table, state["view"]["to_move"])
    number = other["actions"][0]["number"]
    refused = [ann.act(table, other["seat"], other["revision"], number, key=key)]
    while refused[-1].status_code == 200:  # there may be room for a little more on the last page
        other = ann.state(table, refused[-1].json()["state"]["view"]["to_move"])
        number, key = other["actions"][0]["number"], new_key()
        refused.append(ann.act(table, other["seat"], other["revision"], number, key=key))
    laying = ann.ask("POST", "/api/tables", {"seats": [{"kind": "me", "name": "x" * 40}] * 4})

    assert (refused[-1].status_code, refused[-1].json()["key"]) == (503, "problem-database-unreachable")
    assert laying.status_code in (200, 503)
    assert ann.state(table, other["seat"]) == other

    disk.free()
    again = ann.act(table, other["seat"], other["revision"], number, key=key)
    assert (again.status_code, again.json()["revision"]) == (200, other["revision"] + 1)
    small_server.application.registry.forget(table)
    assert ann.state(table, other["seat"])["revision"] == other["revision"] + 1


class Disk:
    """SQLite says that the disk is full when a database may not grow, which can be had without filling one."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.full = False
        event.listen(engine, "connect", self._limit)

    def fill(self) -> None:
        self.full = True
        self.engine.dispose()

    def free(self) -> None:
        self.full = False
        self.engine.dispose()

    def _limit(self, connection: Any, _: Any) -> None:
        connection.execute(f"PRAGMA max_page_count = {1 if self.full else 1_000_000}")  # never below what there is
