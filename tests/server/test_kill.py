"""The server, or the database under it, is killed under load, again and again: nothing that was acknowledged is lost.

LEOPOLD_KILLS says how often; a few times by default, because every start takes seconds.
"""

from __future__ import annotations

import asyncio
import contextlib
import faulthandler
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import groupby
from pathlib import Path
from typing import Any

import httpx
import pytest

from leopold.server.errors import UNAVAILABLE
from leopold.server.http.identity import COOKIE, fresh_cookie
from leopold.server.processes.serving import bound
from leopold.server.store.storage import Storage
from leopold.server.tables.position import Position
from tests.server.cluster import Cluster, own_postgresql

KILLS = int(os.environ.get("LEOPOLD_KILLS", "3"))
TABLES = 8
START = 120.0


@dataclass
class Player:
    """Somebody who plays all seats of a table, and remembers every acknowledgement."""

    table: str = ""
    secret: str = field(default_factory=fresh_cookie)
    acknowledged: dict[int, int] = field(default_factory=dict)
    """The action at each revision."""
    asked: dict[str, list[int]] = field(default_factory=dict)
    """The actions of each click."""
    unanswered: dict[str, Any] | None = None
    clicks: int = 0

    @property
    def headers(self) -> dict[str, str]:
        return {"Cookie": f"{COOKIE}={self.secret}"}


@contextmanager
def running(database: str) -> Iterator[tuple[subprocess.Popen[bytes], str]]:
    """A server in a process of its own, ready to play."""
    with bound("127.0.0.1", 0) as free:
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "leopold.cli", "--no-browser", "--port", str(port), "--database", database]
    process = subprocess.Popen([*command, "--workers", str(workers_at(database))], stderr=subprocess.DEVNULL)
    address = f"http://127.0.0.1:{port}"
    try:
        deadline = time.monotonic() + START
        while not ready(address):
            assert process.poll() is None, "the server did not start"
            assert time.monotonic() < deadline, "the server did not get ready"
        yield process, address
    finally:
        process.kill()
        process.wait()


def workers_at(database: str) -> int:
    """Two where there can be several."""
    return 1 if database.startswith("sqlite") else 2


def workers_of(process: subprocess.Popen[bytes]) -> list[int]:
    """The processes that it has started, where there is more than one."""
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    return [int(child) for child in children.read_text().split()] if children.exists() else []


def ready(address: str) -> bool:
    try:
        return bool(httpx.get(f"{address}/healthz", timeout=5).json()["ready"])
    except httpx.HTTPError:
        time.sleep(0.05)  # between knocks at a door that is not there yet
        return False


async def play(http: httpx.AsyncClient, player: Player, chance: random.Random) -> None:
    """Until the server dies."""
    try:
        if player.unanswered is not None:
            await click(http, player, player.unanswered)
        while True:
            if not player.table:
                body = {"seats": [{"kind": "me"}, {"kind": "here"}], "key": f"lay-{player.secret[:12]}-{player.clicks}"}
                laid = await http.post("/api/tables", json=body, headers=player.headers)
                player.table = laid.json()["table"]
            path = f"/api/tables/{player.table}"
            onlooker = (await http.get(path, headers=player.headers)).json()
            if onlooker["view"]["over"]:
                player.table, player.acknowledged, player.asked = "", {}, {}
                player.clicks += 1
                continue
            seat = onlooker["view"]["to_move"]
            state = (await http.get(f"{path}?seat={seat}", headers=player.headers)).json()
            if state["revision"] < max(player.acknowledged, default=0) or state["view"]["to_move"] != seat:
                continue  # a worker that has not heard yet of what another wrote; a page does not go back either
            player.clicks += 1
            numbers = several(state, chance)
            await click(
                http,
                player,
                {"seat": seat, "revision": state["revision"], "key": f"click-{player.clicks:08d}", "actions": numbers},
            )
    except httpx.HTTPError:
        return


def several(state: dict[str, Any], chance: random.Random) -> list[int]:
    """An action, or where the page proposes some at once and chance wills it, all of them."""
    proposed = [proposal["actions"] for proposal in state["proposals"] if len(proposal["actions"]) > 1]
    if proposed and chance.random() < 0.5:
        return list(chance.choice(proposed))
    return [chance.choice(state["actions"])["number"]]


async def click(http: httpx.AsyncClient, player: Player, body: dict[str, Any]) -> None:
    """One action; a repeat of one that was not answered is answered like the first."""
    player.unanswered = body
    player.asked[body["key"]] = body["actions"]
    answer = await http.post(f"/api/tables/{player.table}/actions", json=body, headers=player.headers)
    assert answer.status_code == 200, answer.text
    last = answer.json()["revision"]
    first = last - len(body["actions"]) + 1
    player.acknowledged |= dict(zip(range(first, last + 1), body["actions"], strict=True))
    player.unanswered = None


async def under_load(address: str, process: subprocess.Popen[bytes], players: list[Player], after: float) -> None:
    """All play; after a while, and not before somebody has got an answer, the server is killed."""
    async with httpx.AsyncClient(base_url=address, timeout=20) as http:
        tasks = [asyncio.create_task(play(http, player, random.Random(player.secret))) for player in players]
        await asyncio.sleep(after)
        while not any(player.acknowledged for player in players) and not any(task.done() for task in tasks):
            await asyncio.sleep(0.05)
        for victim in (*workers_of(process), process.pid):  # one after the other: meanwhile the others go on
            with contextlib.suppress(ProcessLookupError):
                os.kill(victim, signal.SIGKILL)
            await asyncio.sleep(0.1)
        for orphan in workers_of(process):
            os.kill(orphan, signal.SIGKILL)
        await asyncio.gather(*tasks)


def check(database: str, players: list[Player]) -> int:
    """Every acknowledged action is in the log, the log has no gaps, and it can be played."""
    from leopold.server.tables.settings import TableSettings

    storage = Storage(database)
    found = 0
    for player in players:
        if not player.table:
            continue
        table, _ = storage.read(player.table) or pytest.fail("an acknowledged table is gone")
        entries = storage.entries(player.table)
        assert [entry.revision for entry in entries] == list(range(1, len(entries) + 1))
        assert table.revision == len(entries)
        numbers = {entry.revision: entry.number for entry in entries}
        for revision, number in player.acknowledged.items():
            assert numbers[revision] == number
            found += 1
        clicks = [(str(key), [entry.number for entry in own]) for key, own in groupby(entries, lambda entry: entry.key)]
        assert len(clicks) == len(dict(clicks))  # none twice
        assert dict(clicks).items() <= player.asked.items()  # each wholly, or not at all
        position = Position(TableSettings.decode(table.setup))
        position.follow(entries)
        assert len(position.moves) == table.moves
    storage.close()
    return found


@pytest.mark.slow
def test_no_acknowledged_action_is_lost(address: str) -> None:
    chance = random.Random(KILLS)
    players = [Player() for _ in range(TABLES)]
    acknowledged = 0
    faulthandler.cancel_dump_traceback_later()  # so many starts take longer than a test usually may
    for _ in range(KILLS):
        with running(address) as (process, server):
            asyncio.run(under_load(server, process, players, chance.uniform(0.5, 2.5)))
        acknowledged = check(address, players)

    assert acknowledged > 0


# --- the database


class Outage:
    """A database that goes and comes back, as everybody who plays hears of it."""

    def __init__(self) -> None:
        self.back = asyncio.Event()
        self.back.set()
        self.refused = 0
        """Requests that wait for that."""
        self.answered = asyncio.Event()

    async def until(self, happened: Callable[[], bool]) -> None:
        """It can only happen with an answer."""
        while not happened():
            self.answered.clear()
            await self.answered.wait()


class Patient(httpx.AsyncClient):
    """Asks as a page does: where the database is away, the same again, but not before it is back.

    Each player has one, as a browser of their own, and so comes to the worker that their table is at home with. Another
    worker would go on showing what it last heard of, and nobody would click.
    """

    def __init__(self, outage: Outage, address: str) -> None:
        super().__init__(base_url=address, timeout=20)
        self._outage = outage

    async def request(self, *asked: Any, **options: Any) -> httpx.Response:
        outage = self._outage
        while True:
            answer = await super().request(*asked, **options)
            outage.answered.set()
            if answer.status_code != UNAVAILABLE:
                return answer
            assert answer.json()["key"] == "problem-database-unreachable"
            outage.refused += 1
            await outage.back.wait()
            outage.refused -= 1


async def play_on(address: str, outage: Outage, player: Player) -> None:
    async with Patient(outage, address) as http:
        await play(http, player, random.Random(player.secret))
    pytest.fail("the server did not answer")


async def all_click(outage: Outage, players: list[Player]) -> None:
    """Everybody, and more than once."""
    before = [player.clicks for player in players]
    await outage.until(lambda: all(now.clicks > then + 2 for now, then in zip(players, before, strict=True)))


async def lose_database(
    address: str, cluster: Cluster, players: list[Player], happens: Callable[[Cluster], None]
) -> None:
    """All play; the database goes, so nobody can any more; it comes back, and all play on, with the same server."""
    outage = Outage()
    async with httpx.AsyncClient(base_url=address) as somebody, asyncio.TaskGroup() as playing:
        tasks = [playing.create_task(play_on(address, outage, player)) for player in players]
        for _ in range(KILLS):
            # given people who play
            await all_click(outage, players)
            # when the database goes under them
            outage.back.clear()
            await asyncio.to_thread(happens, cluster)
            # then each of them hears it, and so does whoever asks how the server is
            await outage.until(lambda: outage.refused == len(players))
            health = await somebody.get("/healthz")
            assert (health.status_code, health.json()["database"]) == (UNAVAILABLE, "unreachable")
            # and when it is back, their clicks are carried out without anybody's help
            await asyncio.to_thread(cluster.start)
            outage.back.set()
            await all_click(outage, players)
        for task in tasks:
            task.cancel()


@pytest.mark.slow
@pytest.mark.parametrize("happens", [Cluster.stop_at_once, Cluster.kill])
def test_no_acknowledged_action_is_lost_with_a_database_that_dies(happens: Callable[[Cluster], None]) -> None:
    players = [Player() for _ in range(TABLES)]
    faulthandler.cancel_dump_traceback_later()
    with own_postgresql() as cluster:
        with running(cluster.address) as (process, server):
            workers = workers_of(process)
            asyncio.run(lose_database(server, cluster, players, happens))
            assert workers_of(process) == workers
        assert check(cluster.address, players) > 0
