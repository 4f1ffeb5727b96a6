"""A table of games as the laboratory writes it, checked: what the report and the balance sheet are made from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Final

import numpy as np

from leopold import config
from leopold.config import CHOICES
from leopold.errors import RecordError
from leopold.lab.frames import pl
from leopold.lab.simulation.games import (
    CHOICE_COLUMNS,
    SOURCE_MODULES,
    has_plan,
    read_description,
    read_games,
    read_plan,
)
from leopold.lab.simulation.plan import overlays_here
from leopold.lab.statistics.means import Codes, Numbers
from leopold.packs import EDITIONS, Pack, load_pack
from leopold.packs.automata import NUMBERED
from leopold.packs.codes import COLOURS, ROOM_COLOURS
from leopold.packs.tables import CATEGORIES, FACES
from leopold.rules.state import SOURCE_NAMES
from leopold.text.words import listed

COLUMNS: Final = (
    *("game", "seed", "seat", "players", "order", "vp", "rank", "won", "margin"),
    *("player", *CHOICE_COLUMNS),
    *(f"vp_{source}" for source in SOURCE_NAMES),
    *("rooms_prepared", "rooms_occupied", "groups", "passes", "turns"),
    *(f"occupied_{colour}" for colour in COLOURS[:ROOM_COLOURS]),
    *("course", "staff_played", "staff_round", "staff_hand", "guests_taken", "guests", "guests_round"),
    *("objectives", "claims", "claim_rounds", "emperor", "dice", "tiles", "visits"),
)
"""What the report is made from; a table that was made smaller may lack the rest."""

SETTING: Final = ("player", "players", *CHOICE_COLUMNS)
"""What must be the same for two seats to be compared with each other."""
LENGTHS: Final = {
    "dice": FACES,
    **dict.fromkeys(("objectives", "claims", "claim_rounds", "tiles", "visits"), CATEGORIES),
}


@dataclass(frozen=True)
class Games:
    """A table of games, with the pack whose cards are named in it."""

    name: str
    """The file's name."""
    rows: pl.DataFrame
    """All seats, numbered by game from 0 in the column `nr`."""
    pack: Pack
    notes: dict[str, str]
    """What the file says about itself."""

    @cached_property
    def people(self) -> pl.DataFrame:
        """The rows of those who decide for themselves: all but the automaton's."""
        return self.rows.filter(~is_automaton())

    @cached_property
    def count(self) -> int:
        return int(self.rows["nr"].max()) + 1  # type: ignore[arg-type]

    @cached_property
    def players(self) -> list[str]:
        """Who played, best mean score first."""
        by = self.rows.group_by("player").agg(pl.col("vp").mean()).sort(["vp", "player"], descending=[True, False])
        return by["player"].to_list()

    @cached_property
    def rounds(self) -> int:
        return int(self.rows["course"].list.len()[0]) - 1

    @cached_property
    def alone(self) -> bool:
        """Were these solo games?"""
        return self.people.height < self.rows.height

    def several(self, column: str) -> bool:
        return self.people[column].n_unique() > 1


def is_automaton() -> pl.Expr:
    """The seat of Leopold or Elisabeth in a solo game."""
    return pl.col("solo").is_not_null() & pl.col("player").is_in(NUMBERED)


def games_in(path: Path) -> Games:
    """The games of a table; a file that is none gets one sentence."""
    rows = read_games(path, COLUMNS)
    if rows.is_empty():
        raise RecordError(f"{path} has no games in it.")
    check_values(path, rows)
    return Games(path.name, number_games(rows), pack_of(path, rows), read_description(path))


def pack_of(path: Path, rows: pl.DataFrame) -> Pack:
    """With the packs of their own that the games were played with, if the table remembers them."""
    if not has_plan(path):
        modules = (rows["modules"][0] or "").split(",")
        return load_pack(rows["edition"][0], modules=filter(None, modules))
    plan = read_plan(path)
    return config.pack_of(plan.config, overlays_here(plan.overlays))


def number_games(rows: pl.DataFrame) -> pl.DataFrame:
    """Number the games from 0. Tables laid one after the other repeat their games' numbers: there a new game begins
    where the seats begin again."""
    if rows.select(pl.struct("game", "seat").is_duplicated().any()).item():
        number = (pl.col("seat").diff().fill_null(1) <= 0).cum_sum()
    else:
        number = pl.col("game").rank("dense") - 1
    return rows.with_columns(number.cast(pl.Int64).alias("nr"))


def check_values(path: Path, rows: pl.DataFrame) -> None:
    """No holes where the figures need a value, lists of the length that is meant, and an edition we know."""
    empty = {name for name in CHOICE_COLUMNS if name in CHOICES and not CHOICES[name].usual}
    holes = [name for name in COLUMNS if name not in empty and rows[name].null_count()]
    if holes:
        raise RecordError(f"{path} has rows without a value in its column `{holes[0]}`.")
    for name, length in LENGTHS.items():
        if (rows[name].list.len() != length).any():
            raise RecordError(f"{path} has rows whose column `{name}` does not hold {length} entries.")
    if rows["course"].list.len().min() != rows["course"].list.len().max() or not rows["course"].list.len().min():
        raise RecordError(f"{path} has games of different numbers of rounds (`course`); report them one by one.")
    for edition in rows["edition"].unique():
        if edition not in EDITIONS:
            raise RecordError(f"{path} has games of the edition {edition!r}; there are {listed(EDITIONS)}.")


def sources_in(rows: pl.DataFrame) -> tuple[str, ...]:
    """The sources of points that these games have, with the modules they were played with."""
    modules = {module for written in rows["modules"].unique() for module in (written or "").split(",")}
    return tuple(name for name in SOURCE_NAMES if name not in SOURCE_MODULES or SOURCE_MODULES[name] in modules)


def numbers(rows: pl.DataFrame, column: str) -> Numbers:
    return rows[column].cast(pl.Float64).to_numpy()


def codes(rows: pl.DataFrame, columns: Sequence[str]) -> Codes:
    """Rows that agree in these columns get the same number, from 0."""
    key = pl.struct(columns) if len(columns) > 1 else pl.col(columns[0])
    return np.asarray(rows.select(key.rank("dense").cast(pl.Int64) - 1).to_series().to_numpy(), dtype=np.int64)
