"""Databases of every earlier schema, and how they are made and read.

Where a release had the schema, the file is what that release wrote: it was run on a database of its own, tables were
laid and played at over HTTP, and all rows were written down. Made with the sources of that release, interpreted:

    LEOPOLD_JIT=0 PYTHONPATH=<its sources> python tests/server/past/make.py schema-<version>.json

The fourth, seventh, eighth and ninth schema were steps on the way to one: nobody ran a release that stopped there, but
anybody who follows the sources may have. Their files begin with what the release before left, and what the schema made
room for was done at a later server, so their newest rows are younger than the schema (`BETWEEN`):

    python -m tests.server.past.between <version>

A step of the migrations gets a file here as soon as there is another one after it, and the file never changes.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Engine, text

from leopold.server.store.migrations import STEPS

HERE = Path(__file__).parent
BETWEEN: Final = (4, 7, 8, 9)
ANN, BEN = "A" * 43, "B" * 43
"""The cookies of those who played."""
RICH: Final = 12
"""Actions of the game with a pack of somebody's own, which there is between the releases."""
MESSAGE: Final = "On Sunday we move."
BLOCKED: Final = "Voldemort"
VERSIONS: Final = "CREATE TABLE schema_version (version INTEGER NOT NULL)"


def file_of(version: int) -> Path:
    return HERE / f"schema-{version}.json"


def version_of(file: Path) -> int:
    return int(file.stem.split("-")[1])


FILES: Final = sorted(HERE.glob("schema-*.json"), key=version_of)


def rows_of(file: Path) -> dict[str, list[dict[str, Any]]]:
    """All that was written down, by table."""
    rows: dict[str, list[dict[str, Any]]] = json.loads(file.read_text())["rows"]
    return rows


def fill(engine: Engine, file: Path) -> None:
    """A database as that release left it: its schema, and what it wrote."""
    with engine.begin() as connection:
        connection.execute(text(VERSIONS))
        for step in STEPS[: version_of(file)]:
            for statement in step:
                connection.execute(text(statement))
        for table, rows in rows_of(file).items():
            for row in rows:
                columns = ", ".join(row)
                values = ", ".join(f":{column}" for column in row)
                connection.execute(text(f"INSERT INTO {table} ({columns}) VALUES ({values})"), row)
