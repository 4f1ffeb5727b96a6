from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from leopold.bots import Budget
from leopold.bots.reasons import find_hints
from leopold.terminal.session import loop

FEW = Budget(playouts=24)


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Games are kept in a folder of the test's own."""
    folder = tmp_path / "data"
    monkeypatch.setenv("LEOPOLD_DATA", str(folder))
    monkeypatch.delenv("COLUMNS", raising=False)
    return folder


@pytest.fixture(autouse=True)
def quick_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints by a few playouts: quick, and the same each time."""
    monkeypatch.setattr(loop, "find_hints", partial(find_hints, budget=FEW))
