"""Opening a running table to the local network: from its own machine alone, and closing it again."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
import uvicorn

from leopold.bots import warm_up_bots
from leopold.server.http.app import Application, build
from leopold.server.http.network import FixedNetwork
from leopold.server.processes.serving import bound, server_config
from leopold.server.tools import serve
from leopold.server.tools.serve import SecondDoor, network_of
from tests.server.visitors import LocalServer

ELSEWHERE = "127.0.0.2"
"""Stands for this machine's address in its network."""


@contextmanager
def opened(folder: Path) -> Iterator[tuple[int, Application]]:
    """A server on this machine alone, with a second door; its port."""
    warm_up_bots()
    application = build(f"sqlite:///{folder / 'tables.sqlite'}")
    listening = bound("127.0.0.1", 0)
    port = listening.getsockname()[1]
    application.network = network_of("127.0.0.1", port, application)
    server = uvicorn.Server(server_config(application))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    while not server.started:
        pass
    try:
        yield port, application
    finally:
        server.should_exit = True
        thread.join()
        listening.close()


def test_a_second_door_is_opened_and_closed_while_the_server_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "local_address", lambda: ELSEWHERE)
    with opened(tmp_path) as (port, _):
        here, there = f"http://127.0.0.1:{port}", f"http://{ELSEWHERE}:{port}"
        # given a server that only this machine reaches
        assert httpx.get(f"{here}/api/meta").json()["network"] == {"can": True, "open": False}
        with pytest.raises(httpx.ConnectError):
            httpx.get(f"{there}/api/meta")
        # when it is opened, twice
        httpx.post(f"{here}/api/network", json={"open": True})
        about = httpx.post(f"{here}/api/network", json={"open": True}).json()
        # then it says where, and is there
        assert about["network"]["open"]
        assert about["addresses"] == [f"{there}/"]
        assert httpx.get(f"{there}/healthz").json()["ok"]
        # and when it is closed again, it is not, and the first door stays open
        assert httpx.post(f"{here}/api/network", json={"open": False}).json()["addresses"] == []
        with pytest.raises(httpx.ConnectError):
            httpx.get(f"{there}/api/meta")
        assert httpx.get(f"{here}/healthz").json()["ok"]


@pytest.mark.parametrize(
    "headers",
    [{"Host": "192.0.2.7"}, {"Host": "leopold.example"}, {"X-Real-IP": "192.0.2.7"}, {"X-Forwarded-For": "192.0.2.7"}],
)
def test_nobody_else_opens_it(tmp_path: Path, headers: dict[str, str]) -> None:
    """Neither from another machine nor through a proxy on this one."""
    with opened(tmp_path) as (port, application):
        answer = httpx.post(f"http://127.0.0.1:{port}/api/network", json={"open": True}, headers=headers)

        assert (answer.status_code, answer.json()["key"]) == (403, "problem-network-elsewhere")
        assert not application.network.is_open
        about = httpx.get(f"http://127.0.0.1:{port}/api/meta", headers=headers).json()
        assert about["network"] == {"can": False, "open": False}


def test_a_visitor_from_elsewhere_is_not_offered_it(small_server: LocalServer) -> None:
    ann = small_server.visitor()

    assert ann.get("/api/meta")["network"] == {"can": False, "open": False}
    assert ann.ask("POST", "/api/network", {"open": True}).json()["key"] == "problem-network-elsewhere"


def test_a_server_without_a_second_door_says_so(tmp_path: Path) -> None:
    with opened(tmp_path) as (port, application):
        assert application.services is not None
        application.services.network = FixedNetwork(("http://192.0.2.7:8315/",))

        answer = httpx.post(f"http://127.0.0.1:{port}/api/network", json={"open": True})

        assert answer.json()["key"] == "problem-network-fixed"


@pytest.mark.parametrize("address", [None, "192.0.2.7"])
def test_why_it_cannot_be_opened_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, address: str | None) -> None:
    """In no network, or at an address that is not this machine's."""
    monkeypatch.setattr(serve, "local_address", lambda: address)
    with opened(tmp_path) as (port, application):
        answer = httpx.post(f"http://127.0.0.1:{port}/api/network", json={"open": True})

        assert (answer.status_code, answer.json()["key"]) == (409, "problem-network-failed")
        assert not application.network.is_open


def test_only_a_table_on_this_machine_alone_has_one(tmp_path: Path) -> None:
    application = build(f"sqlite:///{tmp_path / 'tables.sqlite'}")

    assert isinstance(network_of("localhost", 8315, application), SecondDoor)
    assert network_of("192.0.2.7", 8315, application).addresses == ("http://192.0.2.7:8315/",)
    asyncio.run(network_of("192.0.2.7", 8315, application).close())
    application.registry.close()
