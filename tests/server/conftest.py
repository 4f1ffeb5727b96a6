from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.databases import KINDS, database
from tests.server.settable_clock import SettableClock
from tests.server.visitors import LocalServer, open_server


@pytest.fixture(params=KINDS)
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Every kind of database in turn."""
    with database(request.param, tmp_path) as found:
        yield found


@pytest.fixture
def server(address: str) -> Iterator[LocalServer]:
    """A server on every kind of database."""
    with open_server(address) as opened:
        yield opened


@pytest.fixture
def small_server(tmp_path: Path) -> Iterator[LocalServer]:
    """A server on SQLite, for what has nothing to do with the database."""
    with database("sqlite", tmp_path) as address, open_server(address) as opened:
        yield opened


@pytest.fixture
def timed_server(address: str) -> Iterator[tuple[LocalServer, SettableClock]]:
    """A server whose time passes when a test says so."""
    clock = SettableClock()
    with open_server(address, clock=clock) as opened:
        yield opened, clock
