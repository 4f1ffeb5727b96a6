"""The command line as the tests call it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import settings

from leopold import cli

pytest_plugins = ("tests.flaky",)

# Whatever language this machine's owner reads, the tests read English.
os.environ["LEOPOLD_LANGUAGE"] = "en"


# The same examples every time, however long a busy machine takes for one: what fails here fails everywhere.
# LEOPOLD_SEARCH=2000 looks for others, so many for each law.
settings.register_profile("settled", deadline=None, derandomize=True)
settings.register_profile("searching", deadline=None, max_examples=int(os.environ.get("LEOPOLD_SEARCH", "100")))
settings.load_profile("searching" if "LEOPOLD_SEARCH" in os.environ else "settled")


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
