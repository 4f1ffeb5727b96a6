"""Figures for Prometheus, and the board that shows them; and what the log of requests says and does not say."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import sys
import threading
from pathlib import Path

import httpx
import pytest
from starlette.testclient import TestClient

from leopold.bots import Seen, warm_up_bots
from leopold.errors import RecordError
from leopold.server.bots.workers import WorkerPool
from leopold.server.http import metrics
from leopold.server.http.app import build
from leopold.server.http.logs import JsonLines
from leopold.server.http.metrics import Meter
from leopold.server.processes.serving import bound, host_and_port, serve_figures
from tests.server.test_bots import hire, let_bot_think
from tests.server.visitors import LocalServer, open_server

BOARD = Path(__file__).parents[2] / "deploy" / "grafana.json"


def test_without_its_library_the_server_says_how_to_get_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "prometheus_client", None)

    with pytest.raises(RecordError, match=r"pip install 'leopold\[metrics\]'"):
        Meter(build(f"sqlite:///{tmp_path / 'tables.sqlite'}"))


def test_figures_have_an_address_of_their_own() -> None:
    assert host_and_port("127.0.0.1:9315") == ("127.0.0.1", 9315)
    assert host_and_port("[::1]:9315") == ("::1", 9315)
    for wrong in ("9315", ":9315", "here:", "here:99999", "here:port"):
        with pytest.raises(RecordError, match=r"127\.0\.0\.1:9315"):
            host_and_port(wrong)


def test_the_board_asks_for_figures_that_there_are() -> None:
    asked = {
        name
        for panel in json.loads(BOARD.read_text())["panels"]
        for target in panel["targets"]
        for name in re.findall(r"(?:leopold|process)_\w+", target["expr"])
    }
    histograms = {f"{name}_bucket" for name in (metrics.LATENCY, metrics.LAG, metrics.DATABASE)}
    counters = {f"{name}_total" for name in (metrics.REQUESTS, metrics.MOVES)}
    process = {"process_resident_memory_bytes", "process_cpu_seconds_total"}

    assert asked == {*metrics.COUNTED, *histograms, *counters, *process}


def test_what_was_done_is_counted(tmp_path: Path) -> None:
    pytest.importorskip("prometheus_client", reason="NOT TESTED: prometheus-client is not installed")
    warm_up_bots()
    application = build(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    meter = Meter(application)
    with TestClient(application.asgi, base_url="http://testserver") as client:
        ann = LocalServer(application, client).visitor()
        table = ann.lay("me", "here")["table"]
        with ann.news(table, 0):
            ann.play(table, ann.state(table, ann.state(table)["view"]["to_move"]))
            told = meter.exposed().decode()

    assert 'leopold_requests_total{method="POST",route="/api/tables/{table}/actions",status="200"} 1.0' in told
    assert "leopold_connections 1.0" in told
    assert "leopold_moves_total 1.0" in told
    assert 'leopold_database_seconds_count{what="write"}' in told
    assert table not in told
    assert ann.secret not in told


def test_a_bot_that_waits_for_its_turn_does_not_count_as_thinking(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given one thread and three tables whose bots want to think, one thinks and two wait; and one was turned away."""
    pytest.importorskip("prometheus_client", reason="NOT TESTED: prometheus-client is not installed")
    thinks, on = threading.Event(), threading.Event()

    def ponderous(seen: Seen) -> int:
        thinks.set()
        on.wait(20)
        return seen.numbers[0]

    hire(monkeypatch, ponderous)
    with open_server(f"sqlite:///{tmp_path / 'tables.sqlite'}", WorkerPool(1)) as server:
        meter = Meter(server.application)
        for _ in range(3):
            let_bot_think(server.visitor(), "maitre")
        assert thinks.wait(20)
        server.application.door.turned_away()

        told = meter.exposed().decode()
        on.set()

    assert "leopold_bots_thinking 1.0" in told and "leopold_bots_waiting 2.0" in told
    assert "leopold_connections_refused 1.0" in told


def test_figures_are_served_on_a_port_of_their_own(tmp_path: Path) -> None:
    pytest.importorskip("prometheus_client", reason="NOT TESTED: prometheus-client is not installed")
    meter = Meter(build(f"sqlite:///{tmp_path / 'tables.sqlite'}"))

    async def asked() -> list[httpx.Response]:
        listening = bound("127.0.0.1", 0)
        where = f"http://127.0.0.1:{listening.getsockname()[1]}"
        serving = asyncio.create_task(serve_figures(meter, listening))
        async with httpx.AsyncClient() as client:
            answers = [await client.get(f"{where}{path}") for path in ("/metrics", "/api/meta")]
        serving.cancel()
        await asyncio.gather(serving, return_exceptions=True)
        listening.close()
        return answers

    figures, other = asyncio.run(asked())

    assert "leopold_tables 0.0" in figures.text
    assert other.status_code == 404


# --- the log of requests


def logged(server: LocalServer, caplog: pytest.LogCaptureFixture, *paths: str) -> list[dict[str, object]]:
    with caplog.at_level(logging.INFO, "leopold.server.access"):
        for path in paths:
            server.visitor().ask("GET", path)
    return [json.loads(JsonLines().format(one)) for one in caplog.records if one.name == "leopold.server.access"]


def test_a_request_is_one_line_with_its_way_and_how_long_it_took(
    small_server: LocalServer, caplog: pytest.LogCaptureFixture
) -> None:
    table = small_server.visitor().lay("me", "here")["table"]

    (line,) = logged(small_server, caplog, f"/api/tables/{table}?seat=0")

    assert (line["method"], line["path"], line["table"], line["status"]) == ("GET", "/api/tables/{table}", table, 404)
    assert isinstance(line["ms"], float)


def test_nothing_that_opens_a_seat_is_logged(small_server: LocalServer, caplog: pytest.LogCaptureFixture) -> None:
    lines = logged(small_server, caplog, "/api/codes/ABCDEF", "/sit/abc/SECRETTOKEN", "/api/sit/SECRETTOKEN")

    assert [line["path"] for line in lines] == ["/api/codes/{code}", "/{rest}", "/api/{rest}"]
    assert not {"ABCDEF", "SECRETTOKEN"} & set(re.findall(r"\w+", json.dumps(lines)))
