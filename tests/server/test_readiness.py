"""The first start: everybody plays while rules and bots are compiled; strong bots say how far they are."""

from __future__ import annotations

import logging
from typing import Any

import pytest
from sqlalchemy import event, text

from leopold.game import Game
from leopold.rules import engine as rules_engine
from leopold.rules import jit
from leopold.server.store.storage import Storage
from tests.server.uncompiled import forget_bots, tell_of_compiler
from tests.server.visitors import LocalServer, new_key

STAND_IN = "concierge"


@pytest.fixture
def without_bots(small_server: LocalServer, monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Nobody has compiled the bots on this machine yet; what is undone here is compiled."""
    forget_bots(monkeypatch)
    return monkeypatch


def lay_before_a_director(server: LocalServer) -> tuple[Any, str, Any]:
    """A table at which a bot is to move that cannot think yet."""
    ann = server.visitor()
    table = ann.lay("me", "bot director", seed="2")["table"]
    state = ann.state(table)
    while state["view"]["to_move"] == 0:
        state = ann.play(table, state)
    return ann, table, state


def hand_to(visitor: Any, table: str, revision: int, level: str | None, key: str = "") -> Any:
    body = {"revision": revision, "key": key or new_key(), "level": level}
    return visitor.ask("POST", f"/api/tables/{table}/seats/1", body)


def log_of(visitor: Any, table: str) -> list[str]:
    """The keys of everything that is no action."""
    entries = visitor.get(f"/api/tables/{table}/news?seat=0&since=0")["entries"]
    return [entry["told"][0]["said"]["key"] for entry in entries if entry["kind"] != "action"]


def test_how_far_it_is_stands_in_the_lobby(small_server: LocalServer, without_bots: pytest.MonkeyPatch) -> None:
    readiness = small_server.visitor().get("/api/meta")["readiness"]

    assert readiness.pop("seconds") >= 0
    assert readiness == {"ready": True, "bots": False, "done": 7, "total": 9, "failed": False}


def test_weak_bots_play_before_they_are_compiled(small_server: LocalServer, without_bots: pytest.MonkeyPatch) -> None:
    ann = small_server.visitor()
    quick = [one["level"] for one in ann.get("/api/meta")["bot_levels"] if one["quick"]]

    for level in quick:
        table = ann.lay("me", f"bot {level}", seed="2")["table"]
        with ann.news(table, 0) as news:
            state = ann.state(table)
            while state["view"]["to_move"] == 0:
                state = ann.play(table, state)
            state = news.later_than(state["revision"])
        assert state["preparing"] is None

    assert quick == ["apprentice", "waiter", STAND_IN]


def test_a_strong_bot_that_is_not_ready_says_so_and_somebody_else_may_play(
    small_server: LocalServer, without_bots: pytest.MonkeyPatch
) -> None:
    """Given a director to move, when nobody wants to wait, then a weaker one plays, and later the director again."""
    ann, table, state = lay_before_a_director(small_server)
    assert state["preparing"] == {"seat": 1, "level": "director", "stand_in": STAND_IN}
    assert ann.state(table)["revision"] == state["revision"]

    with ann.news(table, 0) as news:
        done = hand_to(ann, table, state["revision"], STAND_IN).json()
        assert done["state"]["seats"][1]["stand_in"] == STAND_IN
        assert done["state"]["preparing"] is None
        state = news.later_than(done["revision"])
        assert log_of(ann, table) == ["log-stand-in-preparing"]

        without_bots.undo()
        while state["view"]["to_move"] == 1:
            state = news.later_than(state["revision"])
        while not state["actions"] or state["view"]["to_move"] == 0:
            state = ann.play(table, state) if state["actions"] else news.later_than(state["revision"])
            if "log-stand-in-ready" in log_of(ann, table):
                break

    assert log_of(ann, table) == ["log-stand-in-preparing", "log-stand-in-ready"]
    assert ann.state(table)["seats"][1]["stand_in"] == ""


def test_whoever_waits_sees_the_bot_play_when_it_is_compiled(
    small_server: LocalServer, without_bots: pytest.MonkeyPatch
) -> None:
    ann, table, state = lay_before_a_director(small_server)

    with ann.news(table, 0) as news:
        without_bots.undo()
        tell_of_compiler(small_server.application)
        state = news.later_than(state["revision"])

    assert state["preparing"] is None
    assert log_of(ann, table) == []


def test_who_may_let_another_bot_play(small_server: LocalServer, without_bots: pytest.MonkeyPatch) -> None:
    """Whoever sits at the table; nobody else, and nobody for a bot that is ready, or one who is not ready."""
    ann, table, state = lay_before_a_director(small_server)
    ready = ann.lay("me", "bot waiter", seed="2")["table"]

    assert hand_to(small_server.visitor(), table, state["revision"], STAND_IN).status_code in (403, 404)
    for refused in (
        hand_to(ann, table, state["revision"], None),
        hand_to(ann, table, state["revision"], "manager"),
        hand_to(ann, ready, ann.state(ready)["revision"], STAND_IN),
    ):
        assert refused.json()["key"] == "problem-seat-bot"
    key = new_key()
    first, again = (hand_to(ann, table, state["revision"], STAND_IN, key) for _ in range(2))
    assert first.status_code == again.status_code == 200
    assert first.json()["entries"] == again.json()["entries"]


def test_if_bots_can_never_be_compiled_a_simpler_one_plays_and_the_log_says_so(
    small_server: LocalServer, without_bots: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ann, table, state = lay_before_a_director(small_server)
    compilation = small_server.application.compilation
    compilation.compiler.failures["bots"] = "/cache: No space left on device."

    with ann.news(table, 0) as news, caplog.at_level(logging.ERROR, "leopold.server"):
        for _ in range(2):
            tell_of_compiler(small_server.application)
        state = news.later_than(state["revision"])
        while state["view"]["to_move"] == 1:
            state = news.later_than(state["revision"])

    assert log_of(ann, table) == ["log-stand-in-unprepared"]
    assert ann.get("/api/meta")["readiness"]["failed"]
    assert [record.message for record in caplog.records if "compiled" in record.message] == [
        "not compiled: games run interpreted, strong bots not at all"
    ]


def test_a_hint_comes_from_who_is_quick_until_the_strong_ones_are_compiled(
    small_server: LocalServer, without_bots: pytest.MonkeyPatch
) -> None:
    ann = small_server.visitor()
    table = ann.lay("me", "here", seed="2")["table"]
    mover = ann.state(table, None)["view"]["to_move"]

    hint = ann.post(f"/api/tables/{table}/hint", {"seat": mover})

    assert hint["level"] == ann.get("/api/meta")["hint_level"] == STAND_IN
    legal = {action["number"] for action in ann.state(table, mover)["actions"]}
    assert hint["actions"][0]["number"] in legal and hint["alternatives"] == []


@pytest.mark.skipif(not jit.JIT, reason="nothing is compiled")
def test_a_running_table_goes_over_to_the_compiled_rules(
    small_server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a table laid interpreted, when the rules are loaded, then it goes on, and its log leads to its bytes."""
    for door in jit.doors_of("rules"):
        monkeypatch.setattr(rules_engine, door.name, door.function)
    monkeypatch.setattr(jit, "_ready", jit._ready - {"rules"})
    monkeypatch.setattr(jit, "_interpreted", {"rules"})
    ann = small_server.visitor()
    table = ann.lay("me", "here", seed="7")["table"]

    def play(actions: int) -> None:
        for _ in range(actions):
            ann.play(table, ann.state(table, ann.state(table, None)["view"]["to_move"]))

    play(12)
    jit.load("rules")
    assert rules_engine.step is not jit.doors_of("rules")[-2].function
    play(12)

    position = small_server.application.registry.tables[table].position
    again = Game(position.settings.config)
    for number in position.moves:
        again.apply(number)
    assert len(position.moves) == 24
    assert position.game.snapshot() == again.snapshot()


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
    disk = Disk(small_server.application.storage)

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

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.full = False
        event.listen(storage.engine, "connect", self._limit)

    def fill(self) -> None:
        self.full = True
        self.storage.close()

    def free(self) -> None:
        self.full = False
        self.storage.close()

    def _limit(self, connection: Any, _: Any) -> None:
        connection.execute(f"PRAGMA max_page_count = {1 if self.full else 1_000_000}")  # never below what there is
