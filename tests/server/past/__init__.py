"""Databases as earlier releases left them, and how they are made and read.

Each file is what a release wrote: it was run on a database of its own, tables were laid and played at over HTTP, and
all rows were written down. Made with the sources of that release, interpreted:

    LEOPOLD_JIT=0 PYTHONPATH=<its sources> python tests/server/past/make.py schema-<version>.json

A step of the migrations that is released gets its file here, and the file never changes.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, text

from leopold.server.store.migrations import STEPS

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("schema-*.json"), key=lambda file: int(file.stem.split("-")[1]))
ANN, BEN = "A" * 43, "B" * 43
"""The cookies of those who played."""


def fill(engine: Engine, file: Path) -> None:
    """A database as that release left it: its schema, and what it wrote."""
    kept: dict[str, Any] = json.loads(file.read_text())
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE schema_version (version INTEGER NOT NULL)"))
        for step in STEPS[: kept["version"]]:
            for statement in step:
                connection.execute(text(statement))
        for table, rows in kept["rows"].items():
            for row in rows:
                columns = ", ".join(row)
                values = ", ".join(f":{column}" for column in row)
                connection.execute(text(f"INSERT INTO {table} ({columns}) VALUES ({values})"), row)
