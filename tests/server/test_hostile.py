"""Hostile clients beside people who play: each is answered or closed, and nobody else notices."""

from __future__ import annotations

import asyncio
from pathlib import Path

from leopold.server.limits import Capacity
from leopold.server.tools.hostile import ATTACKS, Target, attack
from leopold.server.tools.swarm import SwarmOptions, swarm
from tests.server.databases import database
from tests.server.served import served

SOON = 0.2
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
    "silent_listener": {"101", "closed"},
    "bots_only": {"200"},
    "nonsense": {"400", "closed"},
}
"""How each may end."""


def test_every_hostile_client_is_answered_or_closed(tmp_path: Path) -> None:
    impatient = Capacity(header_seconds=SOON, body_seconds=SOON, idle_seconds=SOON, stalled_seconds=SOON)

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
    assert tables == 2  # those of the bots, and nothing of the others


def test_people_play_on_beside_them(tmp_path: Path) -> None:
    with database("sqlite", tmp_path) as address, served(address) as (url, application):
        options = SwarmOptions(url, tables=2, players=2, seconds=3, pause=0.02, hostile=1)
        report = asyncio.run(swarm(options))

        assert report.errors.total() == 0
        assert report.actions > 0
        assert report.hostile.total() > 0
        assert application.door.total <= Capacity().connections
