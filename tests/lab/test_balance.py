"""The balance sheet: the same figures on one screen, in whatever width there is."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import polars as pl
import pytest
from rich.console import Console

from leopold.lab.report.balance import print_balance
from tests.lab.tables import played, repeated


def balance(table: pl.DataFrame, folder: Path, width: int = 120) -> str:
    path = folder / "games.parquet"
    table.write_parquet(path)
    out = StringIO()
    print_balance(Console(file=out, width=width, highlight=False), path)
    return out.getvalue().replace("\N{NO-BREAK SPACE}", " ")


def test_everything_stands_on_one_screen(tmp_path: Path) -> None:
    table = repeated(played(12, "greedy", "planner"), 20)

    shown = balance(table, tmp_path)

    for title in ("Players", "Who begins", "Staff", "Guests", "Objectives", "Points by rank"):
        assert title in shown
    assert len(shown.splitlines()) <= 45
    mean = table.filter(pl.col("player") == "planner")["vp"].to_numpy().mean()
    assert f"{mean:.1f}" in next(line for line in shown.splitlines() if line.startswith("planner"))


@pytest.mark.parametrize("width", [60, 80, 200])
def test_no_line_is_wider_than_the_screen(width: int, tmp_path: Path) -> None:
    shown = balance(repeated(played(12, "greedy", "planner"), 20), tmp_path, width)

    assert max(len(line) for line in shown.splitlines()) <= width


def test_few_games_say_so(tmp_path: Path) -> None:
    shown = balance(played(12, "greedy", "planner").head(2), tmp_path)

    assert "1 game of two players" in shown
    assert "Too few games to compare cards" in shown
    assert "nan" not in shown


def test_leopold_is_a_player_but_begins_nothing(tmp_path: Path) -> None:
    shown = balance(played(6, "greedy", solo="leopold", level="easy"), tmp_path)

    assert "greedy alone against Leopold at level easy" in shown
    assert any(line.startswith("Leopold") for line in shown.splitlines())


def test_a_wrong_file_is_told_in_one_line(leopold) -> None:
    assert leopold("balance", "missing.parquet") == (2, "", "There is no file missing.parquet.\n")
