"""Bots at the table: out of the way of everybody else, and replaced when they fail."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import TypeVar

import pytest

from leopold.bots import Budget, Seen, Thought, bot_named, warm_up_bots
from leopold.game import Game
from leopold.rules.actions import ACTIONS
from leopold.server import limits
from leopold.server.bots import workers
from leopold.server.bots.levels import THINKING, fall_back, knows
from leopold.server.bots.thinking import FatalError, GoneError, InThreads, ThinkingError
from leopold.server.bots.workers import WorkerPool
from leopold.server.http.identity import hashed
from leopold.server.limits import RateLimiter
from leopold.server.models import Hint
from leopold.server.turns import Asker
from tests.server.databases import database
from tests.server.visitors import Json, LocalServer, Visitor, open_server, play_on

T = TypeVar("T")


@pytest.fixture
def hurried_inn(tmp_path: Path) -> Iterator[LocalServer]:
    """Where bots have next to no time to think."""
    hurried = WorkerPool(2, timeout=0.05)
    with database("sqlite", tmp_path) as address, open_server(address, hurried) as opened:
        yield opened


def until_bot_has_moved(visitor: Visitor, table: str) -> list[Json]:
    """Play until the bot at seat 1 has made an action; the entries of the log up to there."""
    state = visitor.state(table)
    with visitor.news(table, 0, since=state["revision"]) as news:
        while True:
            entries = visitor.get(f"/api/tables/{table}/news?seat=0&since=0")["entries"]
            if any(entry["kind"] == "action" and entry["seat"] == 1 for entry in entries):
                return list(entries)
            if state["actions"]:
                state = visitor.play(table, state)
            else:
                state = news.later_than(state["revision"])


def let_bot_think(visitor: Visitor, level: str) -> str:
    """A table at which it is the bot's turn."""
    table = visitor.lay("me", f"bot {level}", seed="2")["table"]
    state = visitor.state(table)
    while state["actions"]:
        state = visitor.play(table, state)
    return str(table)


class Stranger:
    """A bot that does as it is told."""

    name = "stranger"

    def __init__(self, does: Callable[[Seen], int]) -> None:
        self.does = does

    def think(self, seen: Seen, chance: Random, budget: Budget | None = None) -> Thought:
        return Thought(self.does(seen))


def raising(seen: Seen) -> int:
    raise RuntimeError("I am on strike.")


def cheating(seen: Seen) -> int:
    return ACTIONS - 1


def hire(monkeypatch: pytest.MonkeyPatch, does: Callable[[Seen], int]) -> None:
    """All bots of the server are strangers now."""
    monkeypatch.setattr(workers, "bot_named", lambda level, called="": Stranger(does))


@pytest.mark.parametrize(("bot", "reason"), [(raising, "error"), (cheating, "illegal")])
def test_a_bot_that_fails_is_replaced_and_the_log_says_so(
    small_server: LocalServer, monkeypatch: pytest.MonkeyPatch, bot: Callable[[Seen], int], reason: str
) -> None:
    hire(monkeypatch, bot)
    ann = small_server.visitor()
    table = ann.lay("me", "bot waiter", seed="2")["table"]

    entries = until_bot_has_moved(ann, table)

    failed = [entry for entry in entries if entry["kind"] == "bot_failed"]
    assert [entry["params"] for entry in failed] == [{"reason": reason, "level": "waiter", "instead": "greedy"}]


def test_a_bot_that_failed_is_not_asked_again_even_after_the_table_was_put_away(
    small_server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    def once(seen: Seen) -> int:
        asked.append(seen.seat)
        raise RuntimeError("I am on strike.")

    hire(monkeypatch, once)
    ann = small_server.visitor()
    table = ann.lay("me", "bot waiter", seed="2")["table"]
    until_bot_has_moved(ann, table)
    small_server.application.registry.forget(table)

    play_on(ann, table, ann.state(table), Random(3), lambda state: state["view"]["round"] >= 2)

    entries = ann.get(f"/api/tables/{table}/news?seat=0&since=0")["entries"]
    assert asked == [1]
    assert [entry["kind"] for entry in entries].count("bot_failed") == 1
    assert sum(entry["kind"] == "action" and entry["seat"] == 1 for entry in entries) > 5


class Spoiled(InThreads):
    """Threads in which whoever thinks next comes to nothing."""

    def __init__(self, *wrong: Exception) -> None:
        super().__init__(1)
        self.wrong = list(wrong)
        self.thought: list[object] = []

    async def think(self, work: Callable[[], T], seconds: float | None = None) -> T:
        if self.wrong:
            raise self.wrong.pop()
        self.thought.append(getattr(work, "func", work))
        return await super().think(work, seconds)


@pytest.mark.parametrize(("wrong", "reasons"), [(GoneError(), []), (FatalError(), ["error"])], ids=["away", "fatal"])
def test_a_bot_that_has_nowhere_to_think_waits_and_one_that_ends_others_thoughts_has_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wrong: Exception, reasons: list[str]
) -> None:
    monkeypatch.setattr(workers, "TRY_AGAIN", 0.0)
    pool = WorkerPool(1, where=lambda threads: Spoiled(wrong))
    with database("sqlite", tmp_path) as address, open_server(address, pool) as server:
        ann = server.visitor()
        table = ann.lay("me", "bot waiter", seed="2")["table"]

        entries = until_bot_has_moved(ann, table)

    assert [entry["params"]["reason"] for entry in entries if entry["kind"] == "bot_failed"] == reasons


def test_where_bots_never_can_think_the_rescuer_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a process that does not come up, then nobody waits for it for ever, and no bot has failed."""
    monkeypatch.setattr(workers, "TRY_AGAIN", 0.0)
    monkeypatch.setattr(workers, "WAITED_FOR", 3)
    pool = WorkerPool(1, where=lambda threads: Spoiled(*[GoneError() for _ in range(1000)]))
    with database("sqlite", tmp_path) as address, open_server(address, pool) as server:
        ann = server.visitor()
        table = ann.lay("me", "bot waiter", seed="2")["table"]

        entries = until_bot_has_moved(ann, table)

    assert not [entry for entry in entries if entry["kind"] == "bot_failed"]


@pytest.mark.parametrize(
    ("wrong", "there"),
    [
        ([], [fall_back]),
        ([GoneError()], []),
        ([ThinkingError("I have no idea.")], []),
        ([TimeoutError()], []),
        ([FatalError()], []),
    ],
    ids=["well", "gone", "failing", "slow", "fatal"],
)
def test_the_rescuer_thinks_where_bots_think_and_here_where_nobody_can(
    wrong: list[Exception], there: list[object]
) -> None:
    game = Game(2, seed=7)
    seat = game.to_move
    assert seat is not None
    place = Spoiled(*wrong)

    async def go() -> int:
        pool = WorkerPool(1, where=lambda threads: place)
        number = await pool.fall_back(game, seat, Asker("192.0.2.1", "ann"))
        await pool.close()
        return number

    assert asyncio.run(go()) in game.numbers
    assert place.thought == there


def test_a_hint_is_asked_for_without_what_was_played_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """A long past goes nowhere: it is most of a game, and would be packed while everybody waits."""
    asked: list[Game] = []

    def adviser(game: Game, seat: int) -> Hint:
        asked.append(game)
        return Hint(level="director", expected=None, actions=[], reasons=[], alternatives=[])

    monkeypatch.setattr(workers, "hint_for", adviser)
    game = Game(2, seed=7)
    while game.round < 2:
        game.apply(game.numbers[0])

    async def go() -> None:
        pool = WorkerPool(1)
        await pool.advise(game, 0, Asker("192.0.2.1", "ann"))
        await pool.close()

    asyncio.run(go())
    assert [(there.moves, there.snapshot(), there.numbers) for there in asked] == [([], game.snapshot(), game.numbers)]
    assert game.moves


@pytest.mark.parametrize("timeout", [20.0, 0.05], ids=["raises", "too slow"])
def test_an_adviser_that_fails_is_no_mystery(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, timeout: float) -> None:
    asleep = threading.Event()

    def adviser(game: Game, seat: int) -> Json:
        if timeout < 1:
            asleep.wait(20)
        raise RuntimeError("I have no idea.")

    monkeypatch.setattr(workers, "hint_for", adviser)
    with database("sqlite", tmp_path) as address, open_server(address, WorkerPool(1, timeout)) as server:
        ann = server.visitor()
        table = ann.lay("me", "here", seed="2")["table"]
        mover = ann.state(table, None)["view"]["to_move"]

        answers = [ann.ask("POST", f"/api/tables/{table}/hint", {"seat": mover}) for _ in range(2)]
        asleep.set()

        assert [(answer.status_code, answer.json()["key"]) for answer in answers] == [(503, "problem-hint-failed")] * 2
        assert ann.play(table, ann.state(table, mover))["revision"] == 1


def test_hints_are_given_one_at_a_time_so_that_bots_come_to_think(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given one thread and an adviser who takes its time, the same visitor is refused, and so is one too many."""
    asked, enough = threading.Semaphore(0), threading.Event()

    def adviser(game: Game, seat: int) -> Hint:
        asked.release()
        enough.wait(20)
        return Hint(level="director", expected=None, actions=[], reasons=[], alternatives=[])

    monkeypatch.setattr(workers, "hint_for", adviser)
    monkeypatch.setattr(workers, "HINTS_PER_TURN", 2)
    answers: dict[str, int] = {}

    def ask(name: str, visitor: Visitor) -> None:
        table = visitor.lay("me", "here", seed="2")["table"]
        mover = visitor.state(table, None)["view"]["to_move"]
        answers[name] = visitor.ask("POST", f"/api/tables/{table}/hint", {"seat": mover}).status_code

    with database("sqlite", tmp_path) as address, open_server(address, WorkerPool(1)) as server:
        ann, ben, cleo = (server.visitor() for _ in range(3))
        first = threading.Thread(target=ask, args=("ann", ann))
        first.start()
        assert asked.acquire(timeout=20)

        ask("ann again", ann)
        second = threading.Thread(target=ask, args=("ben", ben))
        second.start()
        assert server.application.services is not None
        while len(server.application.services.bot_runner.pool._askers) < 2:
            pass
        ask("cleo", cleo)
        enough.set()
        first.join()
        second.join()
        ask("cleo later", cleo)

    assert answers == {"ann again": 429, "cleo": 429, "ann": 200, "ben": 200, "cleo later": 200}


def test_a_bot_that_thinks_too_long_is_replaced(hurried_inn: LocalServer, monkeypatch: pytest.MonkeyPatch) -> None:
    asleep = threading.Event()

    def sleepy(seen: Seen) -> int:
        asleep.wait(20)
        return seen.numbers[0]

    hire(monkeypatch, sleepy)
    ann = hurried_inn.visitor()
    table = ann.lay("me", "bot waiter", seed="2")["table"]

    entries = until_bot_has_moved(ann, table)
    asleep.set()

    assert [entry["params"]["reason"] for entry in entries if entry["kind"] == "bot_failed"] == ["slow"]


def test_the_house_answers_while_bots_think(small_server: LocalServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given more tables whose bots think than there are threads, everything else still works."""
    pondering, done = threading.Event(), threading.Event()

    def ponderous(seen: Seen) -> int:
        pondering.set()
        done.wait(20)
        return seen.numbers[0]

    hire(monkeypatch, ponderous)
    ann = small_server.visitor()
    tables = [ann.lay("me", "bot waiter", seed=str(seed))["table"] for seed in range(8)]
    try:
        for table in tables:
            state = ann.state(table)
            if state["actions"]:
                ann.play(table, state)
        assert pondering.wait(20)

        other = ann.lay("me", "here", seed="9")["table"]
        state = ann.state(other, ann.state(other, None)["view"]["to_move"])
        after = ann.play(other, state)

        assert after["revision"] == 1
        assert any(ann.state(table)["thinking"] == 1 for table in tables)
    finally:
        done.set()


def test_many_tables_of_one_do_not_stand_before_the_one_table_of_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given one thread and five tables of Eve's whose bots want to think, Ann's bot is the next but one at most."""
    thinking_now, on = threading.Semaphore(0), threading.Semaphore(0)
    order: list[str] = []

    def patient(level: str, called: str = "") -> Stranger:
        def does(seen: Seen) -> int:
            order.append(level)
            thinking_now.release()
            on.acquire(timeout=20)
            return seen.numbers[0]

        return Stranger(does)

    monkeypatch.setattr(workers, "bot_named", patient)
    with database("sqlite", tmp_path) as address, open_server(address, WorkerPool(1)) as server:
        eve, ann = server.visitor(), server.visitor()
        for _ in range(5):
            let_bot_think(eve, "waiter")
        let_bot_think(ann, "apprentice")
        for _ in range(2):
            assert thinking_now.acquire(timeout=20)
            on.release()
        for _ in range(50):
            on.release()

    assert order[:2] == ["waiter", "apprentice"]


def test_a_quick_bot_does_not_wait_for_maitres(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given sixty tables of Eve's at which a maître wants to think, and one thread, when Ann's concierge has ten
    decisions to make, then it makes them after one of theirs at most."""
    on = threading.Event()
    order: list[str] = []

    def of_level(level: str, called: str = "") -> Stranger:
        def does(seen: Seen) -> int:
            order.append(level)
            if level == "maitre":
                on.wait(10)  # which is long enough for all of Ann's, unless they stand in the same line
            return seen.numbers[0]

        return Stranger(does)

    monkeypatch.setattr(workers, "bot_named", of_level)
    with database("sqlite", tmp_path) as address, open_server(address, WorkerPool(1)) as server:
        eve, ann = server.visitor(), server.visitor()
        assert server.application.services is not None
        server.application.services.shares.tables.of_visitor = RateLimiter((1e9, 1_000_000))
        for _ in range(60):
            let_bot_think(eve, "maitre")
        waiting = [table for table in server.application.registry.tables.values() if table.in_line]

        own = ann.lay("me", "bot concierge", seed="2")["table"]
        state = ann.turn(own)
        while order.count("concierge") < 10:
            state = ann.play(own, state) if state["actions"] else ann.turn(own)
        on.set()
        tenth = [place for place, level in enumerate(order) if level == "concierge"][9]

    assert len(waiting) > 50
    assert order[order.index("concierge") : tenth].count("maitre") <= 3


def test_what_a_bot_has_planned_it_plays_at_once() -> None:
    """Given a bot that has planned its turn, when somebody else begins to think for long, then it still plays on."""
    warm_up_bots()
    game = Game(2, seed=7)
    bot, on = bot_named("planner"), threading.Event()
    while not (game.round and len(game.numbers) > 1):
        game.apply(game.numbers[0])
    seat = game.to_move
    assert seat is not None

    async def play() -> int:
        pool, mine = WorkerPool(1), Asker("192.0.2.1", "ann")
        game.apply((await pool.choose(bot, game, seat, mine, Random(1))).number)
        others = asyncio.create_task(pool.idly(on.wait, 5))
        await asyncio.sleep(0)
        decisions = 0
        while knows(bot, game, seat) and game.to_move == seat:
            game.apply((await pool.choose(bot, game, seat, mine, Random(1))).number)
            decisions += 1
        assert not others.done()
        on.set()
        await others
        await pool.close()
        return decisions

    assert asyncio.run(play()) > 0


def test_bots_alone_play_only_for_whoever_watches(small_server: LocalServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("leopold.server.bots.workers.SHOW_PAUSE", 0.0)
    ann = small_server.visitor()
    table = ann.lay("bot apprentice", "bot waiter")["table"]
    assert ann.state(table, None)["revision"] == 0

    with ann.news(table) as news:
        revision = news.later_than(3)["revision"]

    assert revision > 3


@pytest.mark.skipif(sys.platform != "linux", reason="only there do threads give way one by one")
def test_whoever_thinks_gives_way_to_whoever_answers() -> None:
    def niceness() -> int:
        return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())

    async def go() -> int:
        pool = WorkerPool(1)
        thinking = await pool.idly(niceness)
        await pool.close()
        return thinking

    thinking = asyncio.run(go())

    assert thinking == THINKING > niceness()


def test_bots_do_not_play_on_without_end(small_server: LocalServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a turn that never ends, as with cards of somebody's own, then nobody's bot fills the disk with it."""
    monkeypatch.setattr("leopold.server.bots.workers.SHOW_PAUSE", 0.0)
    monkeypatch.setattr(limits, "LOG_ENTRIES", 3)
    monkeypatch.setattr(limits, "BOTS_ENTRIES", 2)
    ann = small_server.visitor()
    table = ann.lay("bot apprentice", "bot apprentice")["table"]

    with ann.news(table) as news:
        news.later_than(4)
        opened = small_server.application.registry.tables[table]
        while opened.bot_task is not None:
            ann.state(table, None)

    assert opened.position.revision == 5
    assert not opened.position.game.over


def test_what_bots_play_is_kept_for_whoever_has_them_play(small_server: LocalServer) -> None:
    """They are not asked first; what they owe is paid before anything else of theirs is kept."""
    services = small_server.application.services
    assert services is not None
    full = 1_000_000
    kept = services.shares.kept.of_visitor = RateLimiter((1e-9, full))
    ann = small_server.visitor()
    table = ann.lay("me", "bot waiter", seed="2")["table"]

    until_bot_has_moved(ann, table)

    entries = len(ann.get(f"/api/tables/{table}/news?seat=0&since=0")["entries"])
    spent = full - kept._levels[hashed(ann.secret)][0]
    assert spent >= limits.TABLE_KEPT + limits.ENTRY_KEPT * entries
