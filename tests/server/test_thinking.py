"""Bots that think in a process of their own do what they would do here, give way, and can be stopped."""

from __future__ import annotations

import asyncio
import gc
import os
import shutil
import signal
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random

import pytest

from leopold.bots import bot_named, repeatable, seen_by, warm_up_bots
from leopold.bots.reasons import ADVISER
from leopold.game import Game
from leopold.packs import load_pack
from leopold.puzzles import judge, shipped
from leopold.review import Reviewer, judge_part
from leopold.rules import jit
from leopold.server.bots import parcels, workers
from leopold.server.bots import thinking as place
from leopold.server.bots.levels import THINKING, choose
from leopold.server.bots.loading import load_bots
from leopold.server.bots.parcels import Packer
from leopold.server.bots.thinking import PAUSES, Apart, FatalError, GoneError, InThreads, Thinking, ThinkingError
from leopold.server.bots.workers import WorkerPool
from leopold.server.shown.hints import hint_for
from leopold.server.turns import NOBODY
from tests.review.games import FEW, finished
from tests.server.databases import database
from tests.server.test_bots import let_bot_think
from tests.server.visitors import LocalServer, open_server


@pytest.fixture(autouse=True, scope="module")
def compiled() -> None:
    """Whoever thinks elsewhere finds everything in the cache."""
    warm_up_bots()


@pytest.fixture
def inn(tmp_path: Path) -> Iterator[LocalServer]:
    """A server as `leopold` begins it."""
    with database("sqlite", tmp_path) as address, open_server(address, WorkerPool(1, where=Apart)) as opened:
        yield opened


def apart(go: Callable[[Apart], Awaitable[None]]) -> None:
    """Something done with such a process, which is gone afterwards."""

    async def all_of_it() -> None:
        thinking = Apart(4)
        try:
            await go(thinking)
        finally:
            await thinking.close()
        assert thinking._process is None or thinking._process.status is not None

    asyncio.run(all_of_it())


def wait_for(file: Path) -> str:
    while not file.exists():
        time.sleep(0.01)
    return file.read_text()


def once_for_ever(file: Path) -> int:
    """Think for ever, and the second time not at all."""
    if file.exists():
        return os.getpid()
    file.write_text(str(os.getpid()))
    time.sleep(600)
    return 0


def end() -> None:
    os._exit(7)


def end_beside(other: Path) -> None:
    """When somebody else has begun to think."""
    wait_for(other)
    end()


def until(go: Path, began: Path) -> None:
    began.touch()
    wait_for(go)


def fail() -> None:
    raise ValueError("I have no idea.")


def unspeakable() -> Callable[[], None]:
    print("And by the way", flush=True)
    return lambda: None


def how_nice() -> tuple[int, int]:
    return os.getpriority(os.PRIO_PROCESS, 0), os.getsid(0)


def packs_there() -> int:
    gc.collect()
    return len(parcels._packs)


# --- the same as here


async def moves_of(thinking: Thinking, level: str) -> list[int]:
    """The beginning of a game of bots, whose chance follows from the seed."""
    game = Game(2, seed=7)
    bots = [bot_named(level) for _ in range(2)]
    while (seat := game.to_move) is not None and len(game.moves) < 60:
        chance = repeatable(game.seed, seat, len(game.moves))
        number, bots[seat] = await thinking.think(partial(choose, bots[seat], seen_by(game, seat), chance))
        game.apply(number)
    return game.moves


@pytest.mark.parametrize("level", ["waiter", "mcts:60"])
def test_a_game_is_the_same_wherever_the_bots_think(level: str) -> None:
    """They remember what they have planned, too."""

    async def go(thinking: Apart) -> None:
        here = InThreads(1)
        assert await moves_of(thinking, level) == await moves_of(here, level)
        await here.close()

    apart(go)


def test_hints_reviews_and_answers_to_puzzles_are_worked_out_there() -> None:
    puzzle = next(iter(shipped().values()))
    reviewer = Reviewer(finished("waiter", "waiter"), ["Ann", "Bob"], FEW)
    game = Game(2, seed=7)
    while not (game.round and len(game.numbers) > 1):
        game.apply(game.numbers[0])
    seat = game.to_move
    assert seat is not None

    async def go(thinking: Apart) -> None:
        decision = await thinking.think(partial(judge_part, reviewer.part(3), FEW))
        verdict = await thinking.think(partial(judge, puzzle, puzzle.lines[0].turn))
        hint = await thinking.think(partial(hint_for, game, seat))

        assert decision == reviewer.judge(3)
        assert verdict == judge(puzzle, puzzle.lines[0].turn)
        assert hint.level == ADVISER.spec and hint.actions[0].number in game.numbers

    apart(go)


def test_a_pack_goes_there_once_and_is_forgotten_when_nobody_plays_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game(2, seed=7)
    packer = Packer()
    first, again = (len(packer.pack(partial(len, [game]))[1]) for _ in range(2))
    assert first > again + len(game.pack.tables)

    async def go(thinking: Apart) -> None:
        borrowed = replace(load_pack("revised"))
        assert await thinking.think(partial(same_pack, game, game.copy()))
        assert await thinking.think(partial(bool, borrowed))
        assert await thinking.think(packs_there) == 2
        del borrowed
        gc.collect()
        assert await thinking.think(packs_there) == 1

    apart(go)


def same_pack(one: Game, other: Game) -> bool:
    return one.pack is other.pack


# --- whoever goes wrong


def test_what_went_wrong_there_is_said_here(capfd: pytest.CaptureFixture[str]) -> None:
    async def go(thinking: Apart) -> None:
        with pytest.raises(ThinkingError, match=r"ValueError: I have no idea\."):
            await thinking.think(fail)
        with pytest.raises(ThinkingError, match="lambda"):
            await thinking.think(unspeakable)
        assert await thinking.think(partial(len, "on and on")) == 9

    apart(go)
    assert "And by the way" in capfd.readouterr().err


def test_whoever_is_cut_off_thinks_once_more(tmp_path: Path) -> None:
    """Given that somebody kills the process, for want of memory for instance."""
    began = tmp_path / "began"

    async def go(thinking: Apart) -> None:
        long = asyncio.create_task(thinking.think(partial(once_for_ever, began)))
        first = int(await asyncio.to_thread(wait_for, began))
        os.kill(first, signal.SIGKILL)

        assert await long != first

    apart(go)


def test_whoever_ends_the_process_again_and_again_is_told_so() -> None:
    async def go(thinking: Apart) -> None:
        with pytest.raises(FatalError):
            await thinking.think(end)
        assert await thinking.think(partial(len, "on and on")) == 9

    apart(go)


def test_nobody_is_cut_off_twice_by_whoever_thinks_beside_them(tmp_path: Path) -> None:
    """Given somebody who ends the process whenever they think, then they do so alone the second time."""
    other = tmp_path / "other"

    async def go(thinking: Apart) -> None:
        culprit = asyncio.create_task(thinking.think(partial(end_beside, other)))
        await asyncio.sleep(0)
        beside = asyncio.create_task(thinking.think(partial(once_for_ever, other)))
        first = int(await asyncio.to_thread(wait_for, other))

        with pytest.raises(FatalError):
            await culprit
        assert await beside != first

    apart(go)


def test_whoever_thinks_beside_what_nobody_waits_for_any_more_is_not_alone(tmp_path: Path) -> None:
    began = tmp_path / "began"

    async def go(thinking: Apart) -> None:
        process = await thinking._running()
        given_up = asyncio.create_task(process.think(partial(once_for_ever, began)))
        await asyncio.to_thread(wait_for, began)
        given_up.cancel()
        with pytest.raises(GoneError) as gone:
            await process.think(end)

        assert not gone.value.alone

    apart(go)


def test_who_waits_for_a_process_that_ends_while_it_loads_is_not_to_blame() -> None:
    async def go(thinking: Apart) -> None:
        thinking.prepare = end
        both = await asyncio.gather(*(thinking.think(load_bots) for _ in range(2)), return_exceptions=True)
        assert [type(wrong) for wrong in both] == [GoneError] * 2

    apart(go)


def test_where_no_process_can_be_begun_it_is_tried_later_and_later_until_somebody_has_thought(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    pauses: list[float] = []

    async def no_pause(seconds: float) -> None:
        pauses.append(seconds)

    async def go(thinking: Apart) -> None:
        thinking.pause = no_pause
        with monkeypatch.context() as nothing:
            nothing.setattr(sys, "executable", str(tmp_path / "nothing"))
            for _ in PAUSES:
                with pytest.raises(GoneError):
                    await thinking.think(end)
        assert await thinking.think(partial(len, "on and on")) == 9
        with pytest.raises(FatalError):
            await thinking.think(end)

    apart(go)
    assert pauses == [*PAUSES, PAUSES[-1], PAUSES[0]]
    assert "no process can be begun" in caplog.text


def test_whoever_takes_too_long_is_stopped_and_who_thought_beside_them_begins_anew(tmp_path: Path) -> None:
    other = tmp_path / "other"

    async def go() -> None:
        pool = WorkerPool(1, timeout=60.0, where=Apart)
        beside = asyncio.create_task(pool._short.think(NOBODY, partial(once_for_ever, other)))
        first = int(await asyncio.to_thread(wait_for, other))
        pool._long.timeout = 0.2
        with pytest.raises(TimeoutError):
            await pool._long.think(NOBODY, partial(time.sleep, 600))

        assert await beside != first
        with pytest.raises(ProcessLookupError):
            os.kill(first, 0)
        await pool.close()

    asyncio.run(go())


def test_a_process_that_takes_anothers_place_has_what_it_takes_to_think() -> None:
    async def go(thinking: Apart) -> None:
        thinking.prepare = load_bots
        with pytest.raises(FatalError):
            await thinking.think(end)

        assert await thinking.think(partial(jit.is_ready, "bots"))

    apart(go)


def test_where_that_is_gone_somebody_is_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Whoever compares turns by playouts would take for ever interpreted, and nobody would know why."""
    told: list[str] = []

    async def go(thinking: Apart) -> None:
        await thinking.think(load_bots)
        thinking.prepare, thinking.unprepared = load_bots, lambda: told.append("gone")
        monkeypatch.setenv("LEOPOLD_CACHE", str(tmp_path / "cache"))
        with pytest.raises(FatalError):
            await thinking.think(end)

        assert await thinking.think(partial(len, "on and on")) == 9

    apart(go)
    assert told == ["gone"]
    assert "what bots need to think cannot be loaded" in caplog.text


def test_a_process_that_hangs_while_it_loads_is_left_and_somebody_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given one that takes longer than it may, then nobody waits for it, and the next has less to load."""
    told: list[str] = []

    async def go(thinking: Apart) -> None:
        thinking.prepare, thinking.unprepared = load_bots, lambda: told.append("gone")
        with monkeypatch.context() as hurried:
            hurried.setattr(place, "LOADING", 0.0)
            for _ in range(2):
                with pytest.raises(GoneError):
                    await thinking.think(partial(len, "on and on"))

        assert await thinking.think(partial(len, "on and on")) == 9

    apart(go)
    assert told == ["gone"]


def test_bots_that_take_too_long_to_load_cannot_be_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "LOADING", 0.0)

    async def go() -> None:
        pool = WorkerPool(1, where=Apart)
        with pytest.raises(jit.CompilingError, match="too long"):
            await pool.load()
        await pool.close()

    asyncio.run(go())


def test_who_closes_does_not_wait_for_a_process_that_hangs_while_it_loads(tmp_path: Path) -> None:
    began = tmp_path / "began"

    async def go(thinking: Apart) -> None:
        thinking.prepare = partial(until, tmp_path / "never", began)
        waiting = asyncio.create_task(thinking.think(partial(len, "on and on")))
        await asyncio.to_thread(wait_for, began)
        async with asyncio.timeout(20):
            await thinking.close()

        with pytest.raises(GoneError):
            await waiting

    apart(go)


def test_whoever_goes_away_while_it_loads_leaves_it_to_the_others(tmp_path: Path) -> None:
    enough, began = tmp_path / "enough", tmp_path / "began"

    async def go(thinking: Apart) -> None:
        thinking.prepare = partial(until, enough, began)
        first, second = (asyncio.create_task(thinking.think(enough.exists)) for _ in range(2))
        await asyncio.to_thread(wait_for, began)
        first.cancel()
        await asyncio.wait({first})
        enough.touch()

        assert await second

    apart(go)


def test_bots_are_loaded_whatever_the_rules_are_like(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Given that the rules are still being compiled, or are spoiled."""
    folder = jit.cache_folder("bots")
    shutil.copytree(folder, tmp_path / folder.name)
    monkeypatch.setenv("LEOPOLD_CACHE", str(tmp_path))

    async def go(thinking: Apart) -> None:
        await thinking.think(load_bots)
        ready = [await thinking.think(partial(jit.is_ready, group)) for group in ("rules", "bots")]
        assert ready == [False, True]

    apart(go)


def test_what_was_lost_is_made_once_more_and_tables_go_on(inn: LocalServer) -> None:
    """Given a server whose bots cannot be loaded any more, when they are, then it knows."""
    compilation, portal = inn.application.compilation, inn.client.portal
    assert portal is not None

    async def lose() -> bool:
        compilation.begin_again()
        return compilation.bots_ready

    async def wait() -> None:
        await compilation.until_bots_are_loaded()

    assert not portal.call(lose)
    portal.call(wait)
    assert compilation.bots_ready and not compilation.bots_failed


# --- its place


@pytest.mark.skipif(sys.platform == "win32", reason="nobody is nice there")
def test_it_gives_way_to_everybody() -> None:
    async def go(thinking: Apart) -> None:
        niceness, session = await thinking.think(how_nice)
        assert niceness == os.getpriority(os.PRIO_PROCESS, 0) + THINKING
        assert session != os.getsid(0)

    apart(go)


def test_bots_play_at_the_table_and_the_server_does_not_load_them(inn: LocalServer) -> None:
    ann = inn.visitor()
    assert inn.application.compilation.bots_ready

    table = let_bot_think(ann, "director")
    revision = ann.state(table)["revision"]
    with ann.news(table, 0, since=revision) as news:
        later = news.later_than(revision)

    assert later["revision"] > revision
    entries = ann.get(f"/api/tables/{table}/news?seat=0&since=0")["entries"]
    assert "bot_failed" not in {entry["kind"] for entry in entries}


def test_where_nothing_is_compiled_who_is_quick_plays_all_the_same(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("LEOPOLD_CACHE", str(tmp_path / "cache"))
    game = Game(2, seed=7)
    bot = bot_named("waiter")

    async def go(thinking: Apart) -> None:
        assert game.to_move is not None
        number, _ = await thinking.think(partial(choose, bot, seen_by(game, game.to_move), Random(1)))
        assert number in game.numbers
        assert not await thinking.think(partial(jit.is_ready, "bots"))

    apart(go)
