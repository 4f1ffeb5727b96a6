"""Opening a database: SQLite by default, PostgreSQL for several processes."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError

from leopold.errors import RecordError
from leopold.words import said

POSTGRES_CONNECTIONS: Final = 6
ANSWERING: Final = 10
"""Seconds after which a PostgreSQL that says nothing is not waited for, unless its address says otherwise."""


def default_database() -> str:
    """LEOPOLD_DATABASE, which no list of processes shows; else SQLite in the user's data folder, or in LEOPOLD_DATA."""
    import platformdirs

    if os.environ.get("LEOPOLD_DATABASE"):
        return os.environ["LEOPOLD_DATABASE"]
    folder = Path(os.environ.get("LEOPOLD_DATA") or platformdirs.user_data_dir("leopold"))
    return f"sqlite:///{folder / 'tables.sqlite'}"


def open_engine(address: str, *, writing: bool) -> Engine:
    """The engine for an address such as sqlite:///file or postgresql://host/name."""
    if address.startswith(("postgresql://", "postgres://")):
        address = "postgresql+psycopg://" + address.split("://", 1)[1]
    try:
        if address.startswith("sqlite"):
            return _open_sqlite(address, writing=writing)
        if address.startswith("postgresql+psycopg:"):
            return _open_postgres(address)
    except ModuleNotFoundError:
        raise RecordError(said("database-driver")) from None
    except (ArgumentError, NoSuchModuleError, ValueError):
        pass
    raise RecordError(said("database-address", address=_without_password(address)))


def _open_postgres(address: str) -> Engine:
    engine = create_engine(
        address,
        hide_parameters=True,  # errors are logged, and what stands in a statement is nobody's business
        pool_size=POSTGRES_CONNECTIONS,
        max_overflow=2,
        pool_pre_ping=True,
    )

    @event.listens_for(engine, "do_connect")
    def connect(dialect: Any, record: Any, args: Any, params: dict[str, Any]) -> None:
        params.setdefault("connect_timeout", ANSWERING)
        params.setdefault("client_encoding", "utf8")  # a database that calls itself ASCII would answer in bytes

    return engine


def patience(seconds: float) -> dict[str, int]:
    """What PostgreSQL's driver is told, so that it gives up a connection at whose other end nobody is any more. By
    itself a system waits for hours: whoever only listens would hear nothing, and not know it."""
    whole = max(2, int(seconds))
    return {
        "connect_timeout": whole,
        "tcp_user_timeout": int(1000 * seconds),
        "keepalives_idle": whole,
        "keepalives_interval": max(1, whole // 2),
        "keepalives_count": 2,
    }


def sqlite_file(address: str) -> Path | None:
    """The file that an address of SQLite names."""
    path = address.partition(":///")[2] if address.startswith("sqlite") else ""
    return Path(path).expanduser() if path not in ("", ":memory:") else None


def _open_sqlite(address: str, *, writing: bool) -> Engine:
    file = sqlite_file(address)
    if file is None:
        raise ValueError("tables are kept in a file")
    file.parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(address, hide_parameters=True, connect_args={"check_same_thread": False, "timeout": 30})

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # SQLAlchemy's BEGIN below, not the driver's
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # A reader that turns writer could not wait for its turn; so it is decided here who is which.
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")

    return engine


@contextmanager
def alone_at(address: str) -> Iterator[None]:
    """One server at a file of SQLite: two would not hear of each other. The system lets go of it with the process."""
    file = sqlite_file(address)
    if file is None or os.name != "posix":
        yield
        return
    import fcntl  # which only some systems have

    file.parent.mkdir(parents=True, exist_ok=True)
    with open(file.with_name(f"{file.name}.lock"), "a") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise RecordError(said("database-served", address=address)) from None
        yield


def _without_password(address: str) -> str:
    head, at, tail = address.rpartition("@")
    return f"{head.split('://')[0]}://...@{tail}" if at else address


@contextmanager
def complaints(address: str) -> Iterator[None]:
    """A database that is not there, or is none, gets a sentence."""
    try:
        yield
    except DBAPIError as wrong:
        reason = str(wrong.orig).strip().splitlines()[0]
        why = said("database-unusable", address=_without_password(address), reason=reason.rstrip("."))
        raise RecordError(why) from None
