"""The swarm: many clients at once against a real server."""

from __future__ import annotations

import asyncio
import contextlib
import random
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from leopold.errors import RecordError
from leopold.server.tools.swarm import TAKEN_UP, Player, Report, Server, State, SwarmOptions, swarm
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


class Middleman:
    """Passes everything on between clients and a server, until it hangs up on all of them at once."""

    def __init__(self, url: str) -> None:
        self._beyond = urlsplit(url)
        self._lines: list[asyncio.StreamWriter] = []

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, onward = await asyncio.open_connection(self._beyond.hostname, self._beyond.port)
        self._lines += [writer, onward]
        await asyncio.gather(self._pass_on(reader, onward), self._pass_on(there, writer))

    async def _pass_on(self, source: asyncio.StreamReader, to: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while words := await source.read(1 << 16):
                to.write(words)
        to.close()

    def hang_up(self) -> None:
        for line in self._lines:
            line.transport.abort()
        self._lines.clear()


def test_what_breaks_off_is_taken_up_again_as_a_page_does(tmp_path: Path) -> None:
    # Given players whose connections all break in the middle of their games
    async def play(url: str) -> tuple[Report, int]:
        middleman = Middleman(url)
        cut: list[int] = []

        def progress(actions: int, games: int) -> None:
            if actions > 20 and not cut:
                cut.append(actions)
                middleman.hang_up()

        async with await asyncio.start_server(middleman.take, "127.0.0.1", 0) as between:
            port = between.sockets[0].getsockname()[1]
            wish = SwarmOptions(f"http://127.0.0.1:{port}", tables=2, seconds=4, pause=0.01)
            report = await swarm(wish, progress)
        return report, cut[0]

    with database("sqlite", tmp_path) as address, served(address) as (server, _):
        report, before = asyncio.run(play(server))

    # then they go on where they were, and nothing is wrong
    assert not report.errors
    assert report.taken_up > 0
    assert report.acknowledged > before


def test_who_is_hung_up_on_again_and_again_complains(monkeypatch: pytest.MonkeyPatch) -> None:
    # Given a server that shows where the game is, and then hangs up, every time
    monkeypatch.setattr("leopold.server.tools.swarm.RESTING", 0)
    options, report = SwarmOptions("http://127.0.0.1:9", tables=1), Report(1)
    server = Server(options, report)
    player = Player(server, "table", 0, server.browser(), random.Random(1))

    async def hung_up_on(self: Player) -> None:
        self._see(State(7, [], None))
        raise ConnectionResetError

    monkeypatch.setattr(Player, "_follow", hung_up_on)

    # then it is taken up a few times, and no more
    with pytest.raises(ConnectionResetError):
        asyncio.run(player.play())
    assert 0 < report.taken_up <= TAKEN_UP + 1


def test_latencies_are_told_by_shares() -> None:
    report = Report(1, latencies=[seconds / 1000 for seconds in range(1, 101)])

    assert (report.latency(0.5), report.latency(0.95), report.latency(1.0)) == (51, 96, 100)


def test_where_nobody_answers_there_is_a_sentence() -> None:
    with pytest.raises(RecordError, match="Nobody answers"):
        asyncio.run(swarm(SwarmOptions("http://127.0.0.1:9", tables=1, seconds=1)))
