"""A game of a table can be had again, shown and saved; from the command line as well."""

from __future__ import annotations

from pathlib import Path

import msgspec
import polars as pl
import pytest

import leopold
from leopold.errors import RecordError
from leopold.lab.simulation.games import description, read_games, read_plan
from leopold.lab.simulation.plan import make_plan
from leopold.lab.simulation.rebuild import game_of_row
from leopold.lab.simulation.simulate import simulate
from leopold.packs import FORMER


@pytest.fixture
def table(tmp_path: Path) -> Path:
    path = tmp_path / "games.parquet"
    simulate(make_plan(6, ["greedy", "random"], seed=9, hotels="day"), path)
    return path


def test_the_game_of_a_row_ends_as_the_row_says(table: Path) -> None:
    rows = read_games(table)
    for row in (0, 5, 11):
        rebuilt = game_of_row(table, row)
        told = rows.row(row, named=True)
        assert rebuilt.game.over and rebuilt.game.seed == told["seed"]
        assert rebuilt.game.scores[told["seat"]].total == told["vp"]
        assert rebuilt.names[told["seat"]] == told["player"]


def test_a_row_becomes_a_saved_game(table: Path, tmp_path: Path) -> None:
    rebuilt = game_of_row(table, 3)
    saved = rebuilt.save(tmp_path / "evening.leopold")
    assert leopold.load(saved).snapshot() == rebuilt.game.snapshot()


def test_a_solo_game_can_be_rebuilt(tmp_path: Path) -> None:
    path = tmp_path / "solo.parquet"
    simulate(make_plan(2, ["greedy"], solo="leopold", level="hard"), path)
    rebuilt = game_of_row(path, 3)
    assert [score.total for score in rebuilt.game.scores] == read_games(path)["vp"].to_list()[2:]
    assert leopold.load(rebuilt.save(tmp_path / "solo.leopold")).over


def test_a_game_with_a_pack_of_ones_own(tmp_path: Path) -> None:
    """Given a pack that has gone since, then its games can be shown, but saved only when the pack is named."""
    own = tmp_path / "rich.toml"
    own.write_text("[board.setup]\nkrones = 15\n")
    path = tmp_path / "games.parquet"
    simulate(make_plan(2, ["random"], packs=[own]), path)
    assert game_of_row(path, 0).packs == (str(own),)
    moved = own.rename(tmp_path / "moved.toml")
    assert game_of_row(path, 0).game.over
    with pytest.raises(RecordError, match="--pack"):
        game_of_row(path, 0).save(tmp_path / "a.leopold")
    assert leopold.load(game_of_row(path, 0, [moved]).save(tmp_path / "b.leopold")).over
    with pytest.raises(RecordError, match="other packs"):
        game_of_row(path, 0, [])


def change(table: Path, rows: pl.DataFrame, **plan: object) -> None:
    """The same table with other rows or another plan."""
    rows.write_parquet(table, metadata=description(msgspec.structs.replace(read_plan(table), **plan)))


def test_games_of_an_edition_as_it_once_was_are_rebuilt(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    simulate(make_plan(1, ["random", "random"], edition=FORMER[0].edition), path)
    before = game_of_row(path, 0).game.moves
    change(path, read_games(path), packs=FORMER[0].checksum)
    assert game_of_row(path, 0).game.moves == before


def test_what_cannot_be_rebuilt_is_refused_with_a_sentence(table: Path) -> None:
    rows = read_games(table)
    with pytest.raises(RecordError, match="no row 12; its rows are 0 to 11"):
        game_of_row(table, 12)
    change(table, rows.with_columns(vp=pl.col("vp") + 1))
    with pytest.raises(RecordError, match="another score"):
        game_of_row(table, 0)
    change(table, rows.with_columns(actions=pl.col("actions").list.reverse()))
    with pytest.raises(RecordError, match="cannot be played"):
        game_of_row(table, 0)
    change(table, rows, rules=99)
    with pytest.raises(RecordError, match="version 99 of the rules"):
        game_of_row(table, 0)
