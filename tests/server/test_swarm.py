"""The swarm: many clients at once against a real server."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from leopold.errors import RecordError
from leopold.server.tools.swarm import Report, SwarmOptions, swarm
from tests.server.databases import database
from tests.server.served import served


@pytest.mark.parametrize("compressed", [False, True])
def test_tables_played_at_once_without_an_error(tmp_path: Path, compressed: bool) -> None:
    with database("sqlite", tmp_path) as address, served(address) as (server, table):
        wish = SwarmOptions(server, tables=4, players=3, seconds=3, pause=0.01, compressed=compressed)
        report = asyncio.run(swarm(wish))
        written = sum(stored.moves for stored, _ in table.storage.list())

    assert not report.errors
    assert report.actions > 50
    assert report.acknowledged <= written <= report.acknowledged + 4  # some were cut off before their answer
    assert len(report.latencies) == report.actions <= report.acknowledged


def test_latencies_are_told_by_shares() -> None:
    report = Report(1, latencies=[seconds / 1000 for seconds in range(1, 101)])

    assert (report.latency(0.5), report.latency(0.95), report.latency(1.0)) == (51, 96, 100)


def test_where_nobody_answers_there_is_a_sentence() -> None:
    with pytest.raises(RecordError, match="Nobody answers"):
        asyncio.run(swarm(SwarmOptions("http://127.0.0.1:9", tables=1, seconds=1)))
