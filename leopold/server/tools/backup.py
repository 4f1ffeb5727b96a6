"""Copies of a database: made while the server runs, checked before they count, and put back.

SQLite is copied page by page with its own online backup. PostgreSQL brings `pg_dump` and `pg_restore`, which are called
with the tables of Leopold alone: whatever else lives in the same database stays out of it.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import subprocess
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from sqlalchemy import inspect, text
from sqlalchemy.engine import make_url

from leopold.errors import RecordError
from leopold.server.store.database import complaints, open_engine, sqlite_file
from leopold.server.store.migrations import STEPS
from leopold.server.store.schema import TABLE_NAMES
from leopold.server.store.storage import SERVED

PAGES: Final = 256
"""Copied at a time; in between the server has its turn."""
TRIES: Final = 20.0
"""Seconds for which a lock is waited for."""

Progress = Callable[[int, int], None]
"""Told how many pages are copied, and how many there are."""


def backup(address: str, target: Path, progress: Progress = lambda done, total: None) -> Path:
    """A copy of a database in a new file, or in a folder under the name of the moment."""
    file = sqlite_file(address)
    if target.is_dir():
        now = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
        target = target / f"leopold-{now}.{'sqlite' if file is not None else 'dump'}"
    if target.exists():
        raise RecordError(f"{target} is there already, and may be the only copy of something: name another file.")
    if not os.access(target.parent, os.W_OK):
        there = "cannot be written to" if target.parent.is_dir() else "is not there"
        raise RecordError(f"The folder {target.parent} {there}: name another for the copy.")
    with _beside(target) as unfinished:
        if file is None:
            _dump(address, unfinished)
        else:
            _copy(file, unfinished, progress)
    return target


def restore(copy: Path, address: str, *, replace: bool, progress: Progress = lambda done, total: None) -> None:
    """Put a copy where the server looks for its games. What is there is replaced only by whoever says so."""
    if not copy.is_file():
        raise RecordError(f"There is no file {copy}.")
    file = sqlite_file(address)
    if file is None:
        _restore_dump(copy, address, replace=replace)
        return
    _check(copy)
    if file.exists():
        if not replace:
            raise RecordError(f"{file} is there already; --replace puts the copy in its place.")
        _alone_with(file)
    file.parent.mkdir(parents=True, exist_ok=True)
    with _beside(file) as unfinished:
        _copy(copy, unfinished, progress)
        for rest in ("-wal", "-shm"):  # of what was there: it would be read into the copy
            file.with_name(file.name + rest).unlink(missing_ok=True)


@contextlib.contextmanager
def _beside(target: Path) -> Iterator[Path]:
    """A file that takes its name when it is complete, on a disk that has it for sure."""
    unfinished = target.with_name(f".{target.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    try:
        yield unfinished
        unfinished.chmod(0o600)  # names, and hashes of links, are in it
        with unfinished.open("rb+") as written:
            os.fsync(written.fileno())
        unfinished.replace(target)
    finally:
        unfinished.unlink(missing_ok=True)


# --- SQLite


def _copy(source: Path, target: Path, progress: Progress) -> None:
    with _complaints(source), contextlib.closing(_opened(source)) as one, contextlib.closing(_new(target)) as other:
        one.backup(other, pages=PAGES, progress=lambda _, left, total: progress(total - left, total), sleep=0.001)
        other.execute("PRAGMA journal_mode=DELETE")  # one file that needs no other beside it
    _check(target)


def _opened(file: Path) -> sqlite3.Connection:
    if not file.is_file():
        raise RecordError(f"There is no database {file}.")
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode=rw", uri=True, timeout=TRIES)


def _new(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(file, timeout=TRIES)


def _check(file: Path) -> None:
    """It is a database of Leopold, whole, and of a version that this Leopold knows."""
    with _complaints(file), contextlib.closing(_opened(file)) as connection:
        found = [line for (line,) in connection.execute("PRAGMA quick_check")]
        if found != ["ok"]:
            raise RecordError(f"{file} is damaged: {found[0]}.")
        (version,) = connection.execute("SELECT max(version) FROM schema_version").fetchone()
    if version is None or version > len(STEPS):
        raise RecordError(f"{file} has version {version} of the schema; this Leopold knows those up to {len(STEPS)}.")


def _alone_with(file: Path) -> None:
    """SQLite leaves its write-ahead log only for somebody who is alone with the file."""
    with contextlib.closing(_opened(file)) as connection:
        connection.execute("PRAGMA busy_timeout=500")
        try:
            connection.execute("PRAGMA journal_mode=DELETE")
        except sqlite3.OperationalError:
            raise RecordError(f"{file} is in use: stop the server first.") from None
        except sqlite3.DatabaseError:
            return  # what is there is none, or broken: a reason to put a copy in its place


@contextlib.contextmanager
def _complaints(file: Path) -> Iterator[None]:
    try:
        yield
    except sqlite3.DatabaseError as wrong:
        raise RecordError(f"{file} cannot be used as a database of Leopold: {wrong}.") from None


# --- PostgreSQL


def _dump(address: str, target: Path) -> None:
    schema, there = _ours(address)
    if not there:
        raise RecordError("There are no games of Leopold in this database.")
    tables = [f'--table="{schema}"."{name}"' for name in there]
    _call("pg_dump", address, "--format=custom", "--no-owner", "--no-privileges", f"--file={target}", *tables)


def _restore_dump(copy: Path, address: str, *, replace: bool) -> None:
    _, there = _ours(address)
    if there and not replace:
        raise RecordError("There are games in this database already; --replace puts the copy in their place.")
    clean = ("--clean", "--if-exists") if there else ()
    with _alone_at(address):
        _call("pg_restore", address, "--no-owner", "--no-privileges", "--single-transaction", *clean, str(copy))


@contextlib.contextmanager
def _alone_at(address: str) -> Iterator[None]:
    """No server has this database, nor gets it meanwhile: each that runs holds a share of the lock."""
    engine = open_engine(address, writing=True)
    try:
        with complaints(address), engine.connect() as connection:
            if not connection.execute(text(f"SELECT pg_try_advisory_lock({SERVED})")).scalar_one():
                raise RecordError("This database is in use: stop the server first.")
            yield
    finally:
        engine.dispose()


def _ours(address: str) -> tuple[str, list[str]]:
    """The schema that Leopold's tables are in, and those that are there."""
    with complaints(address):
        engine = open_engine(address, writing=True)
        try:
            with engine.connect() as connection:
                schema = str(connection.execute(text("SELECT current_schema()")).scalar_one())
            there = set(inspect(engine).get_table_names(schema=schema))
        finally:
            engine.dispose()
    return schema, sorted(there & {*TABLE_NAMES, "schema_version"})


def _call(tool: str, address: str, *arguments: str) -> None:
    """The password goes by the environment: everybody on the machine can read the arguments of a process."""
    if shutil.which(tool) is None:
        raise RecordError(f"This needs {tool}, which comes with PostgreSQL's client programs.")
    url = make_url(address)
    password = {"PGPASSWORD": str(url.password)} if url.password else {}
    shown = url.set(drivername="postgresql", password=None).render_as_string(hide_password=False)
    command: Sequence[str] = (tool, f"--dbname={shown}", *arguments)
    done = subprocess.run(command, env={**os.environ, **password}, capture_output=True, text=True, check=False)
    if done.returncode:
        said = [line for line in done.stderr.strip().splitlines() if line]
        raise RecordError(f"{tool} failed: {(said or ['it does not say why'])[0].rstrip('.')}.")
