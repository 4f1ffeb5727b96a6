from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Games are kept in a folder of the test's own."""
    folder = tmp_path / "data"
    monkeypatch.setenv("LEOPOLD_DATA", str(folder))
    monkeypatch.delenv("COLUMNS", raising=False)
    return folder
