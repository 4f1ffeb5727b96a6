"""A table of games as the laboratory writes it, checked: what the report and the balance sheet are made from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Final

import numpy as np
import polars as pl

from leopold.lab.statistics import Codes, Numbers
from leopold.packs import EDITIONS, Pack, load_pack
from leopold.packs.codes import AUTOMATA, COLOURS, ROOM_COLOURS
from leopold.record.errors import RecordError
from leopold.record.words import listed
from leopold.rules.state import SOURCE_NAMES

NUMBER: Final = "a number"
WORD: Final = "a text"
NUMBERS: Final = "a list of numbers"
WORDS: Final = "a list of texts"

COLUMNS: Final[dict[str, str]] = {
    **dict.fromkeys(("game", "seed", "seat", "players", "order", "vp", "rank", "won", "margin"), NUMBER),
    **dict.fromkeys(("player", "edition", "variant", "hotel", "solo", "level"), WORD),
    **{f"vp_{source}": NUMBER for source in SOURCE_NAMES},
    **dict.fromkeys(("rooms_prepared", "rooms_occupied", "groups", "passes", "turns"), NUMBER),
    **{f"occupied_{colour}": NUMBER for colour in COLOURS[:ROOM_COLOURS]},
    **dict.fromkeys(("course", "staff_played", "staff_round", "staff_hand"), NUMBERS),
    **dict.fromkeys(("guests_taken", "guests", "guests_round"), NUMBERS),
    **dict.fromkeys(("objectives", "claims", "claim_rounds", "emperor", "dice"), NUMBERS),
    **dict.fromkeys(("tiles", "visits"), WORDS),
}
"""The columns that are read, and what stands in them."""

SETTING: Final = ("player", "players", "edition", "variant", "hotel", "solo", "level")
"""What must be the same for two seats to be compared with each other."""
ORIGIN: Final = "`leopold simulate` makes such tables"


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
    def solo(self) -> bool:
        return self.people.height < self.rows.height

    def several(self, column: str) -> bool:
        return self.people[column].n_unique() > 1


def is_automaton() -> pl.Expr:
    """The seat of Leopold or Elisabeth in a solo game."""
    return pl.col("solo").is_not_null() & pl.col("player").is_in(AUTOMATA)


def read_games(path: Path) -> Games:
    """Read a table of games; a file that is none gets one sentence."""
    if path.is_dir():
        raise RecordError(f"{path} is a folder; give the table of games itself, a Parquet file.")
    if not path.exists():
        raise RecordError(f"There is no file {path}.")
    try:
        schema = pl.read_parquet_schema(path)
        notes = pl.read_parquet_metadata(path)
        check_columns(path, schema)
        rows = pl.read_parquet(path, columns=list(COLUMNS))
    except pl.exceptions.PolarsError:
        raise RecordError(f"{path} is not a table of games: it cannot be read as Parquet ({ORIGIN}).") from None
    if rows.is_empty():
        raise RecordError(f"{path} has no games in it.")
    check_values(path, rows)
    rows = number_games(rows)
    edition = rows["edition"][0]
    return Games(path.name, rows, load_pack(edition), {key: notes[key] for key in notes if key != "ARROW:schema"})


def number_games(rows: pl.DataFrame) -> pl.DataFrame:
    """Number the games from 0. Tables laid one after the other repeat their games' numbers: there a new game begins
    where the seats begin again."""
    if rows.select(pl.struct("game", "seat").is_duplicated().any()).item():
        number = (pl.col("seat").diff().fill_null(1) <= 0).cum_sum()
    else:
        number = pl.col("game").rank("dense") - 1
    return rows.with_columns(number.cast(pl.Int64).alias("nr"))


def check_columns(path: Path, schema: dict[str, pl.DataType]) -> None:
    """Every column we read is there and holds what it should."""
    missing = [name for name in COLUMNS if name not in schema]
    if missing:
        some = listed([f"`{name}`" for name in missing[:3]] + (["others"] if len(missing) > 3 else []))
        noun = "column" if len(missing) == 1 else "columns"
        raise RecordError(f"{path} is not a table of games: it lacks the {noun} {some} ({ORIGIN}).")
    for name, wanted in COLUMNS.items():
        if not holds(schema[name], wanted):
            raise RecordError(f"{path} is not a table of games: its column `{name}` should hold {wanted} in each row.")


def holds(found: pl.DataType, wanted: str) -> bool:
    if wanted in (NUMBERS, WORDS):
        return isinstance(found, pl.List) and holds(found.inner, NUMBER if wanted == NUMBERS else WORD)  # type: ignore[arg-type]
    if wanted == NUMBER:
        return found.is_numeric()
    return found in (pl.String, pl.Null) or isinstance(found, pl.Categorical | pl.Enum)


def check_values(path: Path, rows: pl.DataFrame) -> None:
    """No holes where the figures need a value, lists of the length that is meant, and an edition we know."""
    holes = [name for name in COLUMNS if name not in ("solo", "level") and rows[name].null_count()]
    if holes:
        raise RecordError(f"{path} has rows without a value in its column `{holes[0]}`.")
    lengths = {"course": 8, "dice": 6, "objectives": 3, "claims": 3, "claim_rounds": 3, "tiles": 3, "visits": 3}
    for name, length in lengths.items():
        if (rows[name].list.len() != length).any():
            raise RecordError(f"{path} has rows whose column `{name}` does not hold {length} entries.")
    for edition in rows["edition"].unique():
        if edition not in EDITIONS:
            raise RecordError(f"{path} has games of the edition {edition!r}; there are {listed(EDITIONS)}.")


def numbers(rows: pl.DataFrame, column: str) -> Numbers:
    return rows[column].cast(pl.Float64).to_numpy()


def codes(rows: pl.DataFrame, columns: Sequence[str]) -> Codes:
    """Rows that agree in these columns get the same number, from 0."""
    key = pl.struct(columns) if len(columns) > 1 else pl.col(columns[0])
    return np.asarray(rows.select(key.rank("dense").cast(pl.Int64) - 1).to_series().to_numpy(), dtype=np.int64)
