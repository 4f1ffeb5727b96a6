"""The table depends on the plan alone; what is done is never lost, what is there is never overwritten."""

from __future__ import annotations

from pathlib import Path

import polars as pl
import pytest

from leopold.errors import RecordError
from leopold.lab.simulation import parts as parts_module
from leopold.lab.simulation.games import SCHEMA, read_games, read_plan
from leopold.lab.simulation.parts import Parts
from leopold.lab.simulation.plan import Plan, make_plan
from leopold.lab.simulation.simulate import simulate
from leopold.packs.codes import RULES_VERSION

PLAN = make_plan(130, ["greedy", "random"], seed=40)


@pytest.fixture(scope="module")
def straight(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The table as it comes out when nothing happens."""
    table = tmp_path_factory.mktemp("straight") / "games.parquet"
    assert simulate(PLAN, table).complete
    return table.read_bytes()


def interrupt_after(games: int):
    """Somebody presses Ctrl-C when so many games are done."""

    def progress(done: int) -> None:
        if done >= games:
            raise KeyboardInterrupt

    return progress


def test_the_number_of_jobs_makes_no_difference(tmp_path: Path, straight: bytes) -> None:
    table = tmp_path / "games.parquet"
    outcome = simulate(PLAN, table, jobs=3)
    assert (outcome.games, outcome.complete) == (130, True)
    assert table.read_bytes() == straight
    assert list(tmp_path.iterdir()) == [table]


def test_an_interrupted_table_has_what_is_done_and_can_be_gone_on_with(tmp_path: Path, straight: bytes) -> None:
    table = tmp_path / "games.parquet"
    outcome = simulate(PLAN, table, jobs=2, progress=interrupt_after(20))
    assert not outcome.complete and 20 <= outcome.games < 130
    assert read_games(table)["game"].n_unique() == outcome.games
    begun: list[int] = []
    assert simulate(PLAN, table, resume=True, progress=begun.append).complete
    assert begun[0] >= outcome.games  # nothing is played twice
    assert table.read_bytes() == straight
    assert list(tmp_path.iterdir()) == [table]


def test_a_damaged_part_is_played_again(tmp_path: Path, straight: bytes) -> None:
    table = tmp_path / "games.parquet"
    simulate(PLAN, table, progress=interrupt_after(20))
    Parts(table, PLAN).path(0).write_bytes(b"PAR1 and then the disk was full")
    assert simulate(PLAN, table, resume=True).complete
    assert table.read_bytes() == straight


def test_nothing_remains_of_a_simulation_that_never_began(tmp_path: Path) -> None:
    outcome = simulate(PLAN, tmp_path / "games.parquet", progress=interrupt_after(0))
    assert (outcome.games, outcome.complete) == (0, False)
    assert not list(tmp_path.iterdir())


def test_a_trouble_keeps_the_finished_parts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, straight: bytes) -> None:
    table = tmp_path / "games.parquet"
    replace_file = parts_module.replace_file

    def full_disk(path: Path, content: bytes) -> None:
        if path.name == "00000005.parquet":
            raise OSError(28, "No space left on device")
        replace_file(path, content)

    with monkeypatch.context() as trouble:
        trouble.setattr(parts_module, "replace_file", full_disk)
        with pytest.raises(OSError, match="No space left"):
            simulate(PLAN, table)
    assert simulate(PLAN, table, resume=True).complete
    assert table.read_bytes() == straight


def test_a_table_that_cannot_be_put_together_loses_no_part(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, straight: bytes
) -> None:
    table = tmp_path / "games.parquet"

    def full_disk(parts: Parts) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as trouble:
        trouble.setattr(Parts, "merge", full_disk)
        with pytest.raises(OSError, match="No space left"):
            simulate(PLAN, table)
    begun: list[int] = []
    assert simulate(PLAN, table, resume=True, progress=begun.append).complete
    assert begun == [130]
    assert table.read_bytes() == straight


def test_a_table_that_is_there_is_not_overwritten(tmp_path: Path) -> None:
    table = tmp_path / "games.parquet"
    table.write_text("something dear")
    with pytest.raises(RecordError, match="is there already"):
        simulate(PLAN, table)
    with pytest.raises(RecordError, match="not a table of games"):
        simulate(PLAN, table, resume=True)
    assert table.read_text() == "something dear"
    small = make_plan(2, ["random"])
    assert simulate(small, table, force=True).complete
    assert read_games(table).height == 4


def test_only_the_same_simulation_can_be_resumed(tmp_path: Path) -> None:
    table = tmp_path / "games.parquet"
    simulate(PLAN, table, progress=interrupt_after(20))
    with pytest.raises(RecordError, match="--resume"):
        simulate(PLAN, table)
    with pytest.raises(RecordError, match="seed: 40 there, 41 here"):
        simulate(make_plan(130, ["greedy", "random"], seed=41), table, resume=True)
    assert simulate(PLAN, table, resume=True).complete


def test_resuming_a_complete_table_changes_nothing(tmp_path: Path) -> None:
    table = tmp_path / "games.parquet"
    plan = make_plan(4, ["random"])
    simulate(plan, table)
    before = table.stat().st_mtime_ns
    assert simulate(plan, table, resume=True).complete
    assert table.stat().st_mtime_ns == before


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="no folder"):
        simulate(PLAN, tmp_path / "nowhere" / "games.parquet")


# --- reading


def test_a_table_knows_how_it_was_made(tmp_path: Path) -> None:
    table = tmp_path / "games.parquet"
    plan = make_plan(2, ["random"], edition="2015")
    simulate(plan, table)
    assert read_plan(table) == plan
    assert pl.read_parquet_metadata(table)["leopold.rules"] == str(RULES_VERSION)
    assert read_games(table).schema == SCHEMA
    assert read_games(table, ["vp", "player"]).columns == ["vp", "player"]


def test_what_is_no_table_of_games_is_refused(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="There is no file"):
        read_games(tmp_path / "missing.parquet")
    text = tmp_path / "text.parquet"
    text.write_text("hello")
    with pytest.raises(RecordError, match="cannot be read as Parquet"):
        read_games(text)
    other = tmp_path / "other.parquet"
    pl.DataFrame({"vp": [1]}).write_parquet(other)
    with pytest.raises(RecordError, match="not a table of games"):
        read_games(other)


def test_an_unknown_column_is_refused(tmp_path: Path) -> None:
    table = tmp_path / "games.parquet"
    simulate(make_plan(2, ["random"]), table)
    with pytest.raises(RecordError, match="no column 'points'"):
        read_games(table, ["points"])


def test_plans_of_packs_carry_them_along(tmp_path: Path) -> None:
    """Given a pack that has gone since, then the games are the same."""
    own = tmp_path / "rich.toml"
    own.write_text("[board.setup]\nkrones = 15\n")
    plan = make_plan(4, ["random"], packs=[own])
    simulate(plan, tmp_path / "before.parquet")
    own.unlink()
    simulate(Plan.from_json(plan.to_json()), tmp_path / "after.parquet")
    assert (tmp_path / "before.parquet").read_bytes() == (tmp_path / "after.parquet").read_bytes()
    assert not read_games(tmp_path / "after.parquet").equals(read_games_of(make_plan(4, ["random"]), tmp_path))


def read_games_of(plan: Plan, folder: Path) -> pl.DataFrame:
    table = folder / "plain.parquet"
    simulate(plan, table)
    return read_games(table)


def test_a_table_from_before_there_was_a_choice_is_read_as_usual(tmp_path: Path) -> None:
    """Given a table without the columns of choices that need not be told, then they are as usual in every row."""
    table = tmp_path / "games.parquet"
    simulate(make_plan(2, ["random"]), table)
    whole = read_games(table)
    whole.drop("solo", "level").write_parquet(table)
    assert read_games(table).equals(whole)
    whole.drop("edition").write_parquet(table)
    with pytest.raises(RecordError, match="lacks the column `edition`"):
        read_games(table)
