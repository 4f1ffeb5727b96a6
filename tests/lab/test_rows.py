"""Every column of the table says what the game's own journal says."""

from __future__ import annotations

from pathlib import Path

import polars as pl
import pytest

from leopold.config import Config, all_kinds
from leopold.lab.simulation.games import SCHEMA
from leopold.lab.simulation.plan import Plan, make_plan
from tests.lab.slow_reading import read_slowly
from tests.lab.tables import all_rows

KINDS = all_kinds()
SOME = [*KINDS[::11], *KINDS[-24::5]]


def plan_for(kind: Config, games: int = 4) -> Plan:
    seats = ["greedy"] if kind.solo else ["greedy", *["random"] * (kind.players - 1)]
    return make_plan(games, seats, kind, seed=100)


def agree(plan: Plan, rows: pl.DataFrame) -> None:
    """Given rows, when their games are played again through Game, then every column says the same."""
    for (number,), seats in rows.group_by("game", maintain_order=True):
        told = seats.to_dicts()
        expected = read_slowly(plan, int(str(number)), told[0]["actions"])
        for seat, wanted in enumerate(expected):
            assert wanted.keys() == SCHEMA.keys()
            for column in SCHEMA:
                assert told[seat][column] == pytest.approx(wanted[column]), (number, seat, column)


@pytest.mark.parametrize("kind", SOME, ids=str)
def test_every_column_agrees_with_the_journal(kind: Config) -> None:
    plan = plan_for(kind)
    rows = all_rows(plan)
    assert rows.schema == SCHEMA
    agree(plan, rows)


def test_all_that_can_come_of_a_visit_is_told() -> None:
    """Given many games, then each outcome of the emperor's visits is among them, and the rows are right."""
    plan = make_plan(120, ["random", "greedy"], seed=7, edition="2015")
    rows = all_rows(plan)
    odd = rows.filter(pl.col("visits").list.contains("ignored"))["game"].unique()
    assert set(rows["visits"].explode()) >= {"nothing", "reward", "penalty"}
    agree(plan, rows.filter(pl.col("game").is_in(odd.to_list()) | (pl.col("game") < 8)))


def test_rows_stand_by_game_and_seat_and_carry_the_actions_once() -> None:
    plan = make_plan(9, ["random"], players=3, seed=5)
    rows = all_rows(plan)
    assert rows["game"].to_list() == [game for game in range(9) for _ in range(3)]
    assert rows["seat"].to_list() == [0, 1, 2] * 9
    assert (rows["seed"] == rows["game"] + 5).all()
    assert rows.filter(pl.col("actions").is_not_null())["seat"].unique().to_list() == [0]


def test_a_pack_of_ones_own_with_other_rounds_has_a_course_of_its_own(tmp_path: Path) -> None:
    own = tmp_path / "short.toml"
    own.write_text("[board.play]\nrounds = 5\n[board.emperor]\nrounds = [2, 3, 5]\n")
    plan = make_plan(4, ["random"], packs=[own])
    rows = all_rows(plan)
    assert set(rows["course"].list.len()) == {6}
    agree(plan, rows)
