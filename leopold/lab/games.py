"""The table of games: one row for each seat of each game, by game and seat. What its columns are, and reading it.

>>> list(SCHEMA)[:6]
['game', 'seed', 'seat', 'player', 'players', 'edition']
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec
import polars as pl

from leopold.lab.plan import Plan
from leopold.record.errors import RecordError
from leopold.rules.state import SOURCE_NAMES

_SMALL: Final = pl.Int8()
_NUMBER: Final = pl.Int16()
_TEXT: Final = pl.String()
_SMALLS: Final = pl.List(pl.Int8)
_NUMBERS: Final = pl.List(pl.Int16)
_TEXTS: Final = pl.List(pl.String)

SCHEMA: Final[dict[str, pl.DataType]] = {
    # --- which game, which seat
    "game": pl.Int64(),
    "seed": pl.Int64(),
    "seat": _SMALL,
    "player": _TEXT,
    "players": _SMALL,
    "edition": _TEXT,
    "variant": _TEXT,
    "hotel": _TEXT,
    "promo": pl.Boolean(),
    "solo": _TEXT,
    "level": _TEXT,
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

_PLAN_KEY: Final = "leopold.plan"


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
    if not file.is_file():
        raise RecordError(f"There is no file {file}.")
    try:
        told = pl.read_parquet_metadata(file)
        missing = SCHEMA.keys() - pl.read_parquet_schema(file).keys()
    except (pl.exceptions.PolarsError, OSError):
        raise RecordError(f"{file} is not a table of games: it is no parquet file.") from None
    if _PLAN_KEY not in told or missing:
        raise RecordError(f"{file} is not a table of games; `leopold simulate` writes them.")
    try:
        return Plan.from_json(told[_PLAN_KEY])
    except msgspec.DecodeError:
        raise RecordError(
            f"{file} was written by another Leopold ({told.get('leopold.version', 'unknown')})."
        ) from None


def read_games(path: str | Path, columns: Sequence[str] | None = None) -> pl.DataFrame:
    """A table of games, or some of its columns; a RecordError says what is wrong with a file that is none."""
    read_plan(path)
    unknown = [name for name in columns or () if name not in SCHEMA]
    if unknown:
        raise RecordError(f"A table of games has no column {unknown[0]!r}; it has {', '.join(SCHEMA)}.")
    try:
        return pl.read_parquet(path, columns=list(columns) if columns is not None else None)
    except (pl.exceptions.PolarsError, OSError):
        raise RecordError(f"{path} is damaged: its rows cannot be read.") from None
