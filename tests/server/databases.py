"""The databases the table is tested on: SQLite always, PostgreSQL where there is one."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest

POSTGRES = os.environ.get("LEOPOLD_POSTGRES", "postgresql://postgres@127.0.0.1:5432/test")
KINDS = ("sqlite", "postgresql")


@contextmanager
def database(kind: str, folder: Path) -> Iterator[str]:
    """An address of a database that is empty, and gone afterwards."""
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'tables.sqlite'}"
        return
    schema = f"leopold_{secrets.token_hex(6)}"
    try:
        with psycopg.connect(POSTGRES, autocommit=True, connect_timeout=3) as connection:
            connection.execute(f"CREATE SCHEMA {schema}")
    except psycopg.OperationalError as wrong:
        pytest.skip(f"NOT TESTED ON POSTGRESQL: there is none at {POSTGRES} ({str(wrong).splitlines()[0]})")
    try:
        yield f"{POSTGRES}?options=-csearch_path%3D{schema}"
    finally:
        with psycopg.connect(POSTGRES, autocommit=True) as connection:
            connection.execute(f"DROP SCHEMA {schema} CASCADE")
