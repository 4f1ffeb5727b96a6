"""Hostile clients beside people who play: each is answered or closed, and nobody else notices."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from leopold.bots import Bot
from leopold.game import Game
from leopold.server.bots.levels import Chosen
from leopold.server.bots.workers import WorkerPool
from leopold.server.limits import Capacity
from leopold.server.tools.hostile import ATTACKS, QUICK, STRONGEST, Target, attack
from leopold.server.tools.swarm import SwarmOptions, swarm
from tests.server.databases import database
from tests.server.served import served

SOON = 1.0
ENDS = {
    "endless_header": {"431", "closed"},
    "endless_upload": {"413", "closed"},
    "slow_header": {"408"},
    "slow_body": {"408"},
    "silence": {"408"},
    "backtracking_record": {"422"},
    "long_record": {"422"},
    "deaf": {"closed"},
    "pipeline": {"429", "closed"},
    "silent_listener": {"101"},
    "listening_with_a_body": {"400"},
    "clicking": {"200", "429"},
    "bots_only": {"101"},
    "packs_without_end": {"101"},
    "looking_back": {"200", "429"},
    "asking": {"200", "429"},
    "nonsense": {"400", "closed"},
}
"""How each may end."""


def test_every_hostile_client_is_answered_or_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seconds = ("header_seconds", "body_seconds", "idle_seconds", "stalled_seconds", "ping_seconds")
    impatient = Capacity(**dict.fromkeys(seconds, SOON))  # type: ignore[arg-type]
    thought: set[str] = set()

    async def think(pool: WorkerPool, bot: Bot, game: Game, *_: object, **__: object) -> Chosen:
        thought.add(bot.name)
        return Chosen(game.numbers[0], bot)

    monkeypatch.setattr(WorkerPool, "choose", think)

    async def all_of_them(target: Target) -> None:
        await asyncio.gather(*(attack(target, name, times=2) for name in ATTACKS))

    with database("sqlite", tmp_path) as address, served(address, impatient) as (url, application):
        target = Target(url)
        asyncio.run(all_of_them(target))
        tables = len(application.storage.list())

    assert target.errors.total() == 0
    ends: dict[str, set[str]] = {}
    for answer in target.answers:
        name, _, end = answer.partition(": ")
        ends.setdefault(name, set()).add(end)
    assert set(ends) == set(ENDS)
    assert {name: found for name, found in ends.items() if not found <= ENDS[name]} == {}
    assert tables == 10  # those of the bots, of who listens, clicks and looks back, and nothing of the others
    assert {name.partition(":")[0] for name in thought} == {STRONGEST, QUICK}  # bots who are watched by them alone


def test_people_play_on_beside_them(tmp_path: Path) -> None:
    with database("sqlite", tmp_path) as address, served(address) as (url, application):
        options = SwarmOptions(url, tables=2, players=2, seconds=3, pause=0.02, hostile=1)
        report = asyncio.run(swarm(options))

        assert report.errors.total() == 0
        assert report.actions > 0
        assert report.hostile.total() > 0
        assert application.door.total <= Capacity().connections
