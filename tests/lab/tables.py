"""Tables of games for tests: real games, played by real players."""

from __future__ import annotations

from functools import cache
from typing import Any

import polars as pl

from leopold.lab.simulation.plan import Plan, make_plan
from leopold.lab.simulation.rows import play_chunk


def all_rows(plan: Plan) -> pl.DataFrame:
    """The whole table of a plan."""
    return pl.concat([play_chunk(plan, chunk) for chunk in range(plan.chunks)])


@cache
def played(n: int, *seats: str, seed: int = 1, **setting: Any) -> pl.DataFrame:
    """The table of n games between these players; the same arguments give the same table, so it is made once."""
    return all_rows(make_plan(n, seats, seed=seed, rotate=False, **setting))


def repeated(table: pl.DataFrame, times: int) -> pl.DataFrame:
    """The same games again and again under new numbers: enough rows for every figure, in no time."""
    games = table["game"].n_unique()
    return pl.concat(table.with_columns(pl.col("game") + k * games) for k in range(times))
