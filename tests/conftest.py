"""The command line as the tests call it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from leopold import cli

pytest_plugins = ("tests.flaky",)

# Whatever language this machine's owner reads, the tests read English.
os.environ["LEOPOLD_LANGUAGE"] = "en"


@pytest.fixture
def leopold(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path):
    """Run a command; gives its exit code and what it said."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))  # nobody's own games are gone on with

    def run(*arguments: str) -> tuple[int, str, str]:
        monkeypatch.setattr("sys.argv", ["leopold", *arguments])
        code = 0
        try:
            cli.main()
        except SystemExit as leaving:
            code = int(leaving.code or 0)
        out, err = capsys.readouterr()
        assert "Traceback" not in out + err
        return code, out, err

    return run
