"""The table of games: one row for each seat of each game, by game and seat. What its columns are, and reading it.

>>> list(SCHEMA)[:6]
['game', 'seed', 'seat', 'player', 'players', 'edition']
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final

import msgspec

from leopold.config import CHOICES
from leopold.errors import RecordError
from leopold.lab.frames import pl
from leopold.lab.simulation.plan import Plan
from leopold.rules.state import SOURCE_NAMES
from leopold.text.words import listed

_SMALL: Final = pl.Int8()
_NUMBER: Final = pl.Int16()
_TEXT: Final = pl.String()
_SMALLS: Final = pl.List(pl.Int8)
_NUMBERS: Final = pl.List(pl.Int16)
_TEXTS: Final = pl.List(pl.String)

CHOICE_COLUMNS: Final[dict[str, pl.DataType]] = {
    "hotel" if choice.shape == "words" else choice.name: pl.Boolean() if choice.shape == "flag" else _TEXT
    for choice in CHOICES.values()
    if choice.in_tables or choice.shape == "words"
}
"""What was chosen for the game; of the hotels the one at this seat."""
SCHEMA: Final[dict[str, pl.DataType]] = {
    # --- which game, which seat
    "game": pl.Int64(),
    "seed": pl.Int64(),
    "seat": _SMALL,
    "player": _TEXT,
    "players": _SMALL,
    **CHOICE_COLUMNS,
    "order": _SMALL,
    # --- how it ended
    "vp": _NUMBER,
    "rank": _SMALL,
    "won": pl.Float32(),
    "margin": _NUMBER,
    **{f"vp_{source}": _NUMBER for source in SOURCE_NAMES},
    "course": _NUMBERS,
    # --- cards, by their printed numbers
    "staff_played": _NUMBERS,
    "staff_round": _SMALLS,
    "staff_hand": _NUMBERS,
    "guests_taken": _NUMBERS,
    "guests": _NUMBERS,
    "guests_round": _SMALLS,
    "guests_unserved": _NUMBERS,
    # --- the hotel
    "rooms_prepared": _SMALL,
    "rooms_occupied": _SMALL,
    "occupied_blue": _SMALL,
    "occupied_red": _SMALL,
    "occupied_yellow": _SMALL,
    "groups": _SMALL,
    # --- objectives and the emperor
    "objectives": _NUMBERS,
    "claims": _SMALLS,
    "claim_rounds": _SMALLS,
    "tiles": _TEXTS,
    "emperor": _SMALLS,
    "visits": _TEXTS,
    # --- dice, turns, and what was left
    "dice": _NUMBERS,
    "passes": _NUMBER,
    "krones_left": _SMALL,
    "items_left": _SMALL,
    "turns": _SMALL,
    # --- the game itself, once
    "actions": _NUMBERS,
}

SOURCE_MODULES: Final = {"balls": "ballrooms", "celebrities": "celebrities", "entrances": "entrances"}
"""Sources of points that only a module has."""
_MODULES_POINTS: Final = frozenset(f"vp_{source}" for source in SOURCE_MODULES)
_PLAN_KEY: Final = "leopold.plan"
_ORIGIN: Final = "`leopold simulate` makes such tables"


def description(plan: Plan) -> dict[str, str]:
    """What is written into the file beside the rows."""
    return {
        "leopold.version": plan.leopold,
        "leopold.rules": str(plan.rules),
        "leopold.packs": plan.packs,
        _PLAN_KEY: plan.to_json(),
    }


def read_plan(path: str | Path) -> Plan:
    """How the games of a table were set up and who played them."""
    file = Path(path)
    _check_columns(file, _columns_in(file), SCHEMA)
    told = read_description(file)
    if _PLAN_KEY not in told:
        raise RecordError(f"{file} does not say how its games were set up; `leopold simulate` writes tables that do.")
    try:
        return Plan.from_json(told[_PLAN_KEY])
    except msgspec.DecodeError:
        raise RecordError(
            f"{file} was written by another Leopold ({told.get('leopold.version', 'unknown')})."
        ) from None


def has_plan(path: str | Path) -> bool:
    """A table that was laid together from others does not say how its games were set up."""
    return _PLAN_KEY in read_description(path)


def read_description(path: str | Path) -> dict[str, str]:
    """What a table says of itself beside the rows."""
    notes = pl.read_parquet_metadata(Path(path))
    return {key: value for key, value in notes.items() if key != "ARROW:schema"}


def read_games(path: str | Path, columns: Sequence[str] | None = None) -> pl.DataFrame:
    """A table of games, or some of its columns; a RecordError says what is wrong with a file that is none.

    Tables laid one after the other (`polars.concat`) are a table of games too, with or without a plan.
    """
    file = Path(path)
    unknown = [name for name in columns or () if name not in SCHEMA]
    if unknown:
        raise RecordError(f"A table of games has no column {unknown[0]!r}; it has {', '.join(SCHEMA)}.")
    wanted = list(SCHEMA) if columns is None else list(columns)
    found = _columns_in(file)
    _check_columns(file, found, wanted)
    usual = [name for name in wanted if name not in found]
    try:
        rows = pl.read_parquet(file, columns=[name for name in wanted if name in found])
        return rows.with_columns(_as_usual(name) for name in usual).select(wanted)
    except (pl.exceptions.PolarsError, OSError):
        raise RecordError(f"{file} is damaged: its rows cannot be read.") from None


# --- checking


def _columns_in(file: Path) -> dict[str, pl.DataType]:
    if file.is_dir():
        raise RecordError(f"{file} is a folder; give the table of games itself, a Parquet file.")
    if not file.is_file():
        raise RecordError(f"There is no file {file}.")
    try:
        return pl.read_parquet_schema(file)
    except (pl.exceptions.PolarsError, OSError):
        raise RecordError(f"{file} is not a table of games: it cannot be read as Parquet ({_ORIGIN}).") from None


def _as_usual(name: str) -> pl.Expr:
    """The column of a choice that a table does not tell, or of a module's points, as one from before there were any."""
    if name in _MODULES_POINTS:
        return pl.lit(0, dtype=SCHEMA[name]).alias(name)
    return pl.lit(None if CHOICES[name].usual == "" else CHOICES[name].usual, dtype=SCHEMA[name]).alias(name)


def _may_lack(name: str) -> bool:
    return name in _MODULES_POINTS or (name in CHOICES and not CHOICES[name].recorded)


def _check_columns(file: Path, found: Mapping[str, pl.DataType], wanted: Iterable[str]) -> None:
    """Every column that is wanted is there and holds what it should."""
    wanted = list(wanted)
    missing = [name for name in wanted if name not in found and not _may_lack(name)]
    if missing:
        some = listed([f"`{name}`" for name in missing[:3]] + (["others"] if len(missing) > 3 else []))
        noun = "column" if len(missing) == 1 else "columns"
        raise RecordError(f"{file} is not a table of games: it lacks the {noun} {some} ({_ORIGIN}).")
    for name in wanted:
        if name in found and _kind(found[name]) not in (_kind(SCHEMA[name]), "nothing"):
            kind = _kind(SCHEMA[name])
            raise RecordError(f"{file} is not a table of games: its column `{name}` should hold {kind} in each row.")


def _kind(dtype: pl.DataType) -> str:
    """What stands in a column, in words: how wide a number is makes no difference."""
    if isinstance(dtype, pl.List):
        inner = _kind(dtype.inner)  # type: ignore[arg-type]
        return f"a list of {inner.removeprefix('a ')}s"
    if dtype.is_numeric():
        return "a number"
    if dtype == pl.Boolean:
        return "yes or no"
    if dtype == pl.Null:
        return "nothing"
    return "a text" if dtype in (pl.String, pl.Categorical, pl.Enum) else "something else"
