"""Storage: the log is the truth, on every database."""

from __future__ import annotations

import sys
import threading
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from leopold.errors import RecordError
from leopold.server.store import migrations
from leopold.server.store.database import open_engine
from leopold.server.store.migrations import STEPS
from leopold.server.store.storage import Storage
from leopold.server.store.stored import Append, StoredEntry, StoredSeat, StoredTable, Summary
from tests.server.cluster import own_postgresql


def laid(storage: Storage, name: str = "abcabcabcabc") -> StoredTable:
    table = StoredTable(
        id=name,
        created=1.0,
        touched=1.0,
        host="ann",
        watch_hash="w",
        setup=b"{}",
        revision=0,
        moves=0,
        to_move=None,
        finished=False,
        totals=None,
    )
    seats = [StoredSeat(seat=0, kind="me", name="Änn 王", level="", visitor="ann", token_hash=None)]
    assert storage.add(table, seats, [])
    return table


def wish(seen: int, name: str = "abcabcabcabc", **told: object) -> Append:
    entry = StoredEntry(revision=seen + 1, at=2.0, kind="action", seat=0, number=seen, detail=dict(told))
    return Append(name, seen, [entry], Summary(moves=seen + 1, round=1, to_move=0, finished=False, totals=None))


def write_and_read(address: str) -> None:
    storage = Storage(address)
    laid(storage)
    assert storage.append([wish(0, steps=3), wish(1)]) == [True, True]
    storage.close()

    again = Storage(address)
    table, seats = again.read("abcabcabcabc") or pytest.fail("the table is not there")

    assert (table.revision, table.moves) == (2, 2)
    assert seats[0].name == "Änn 王"
    assert [entry.detail for entry in again.entries("abcabcabcabc")] == [{"steps": 3}, {}]
    assert [entry.revision for entry in again.entries("abcabcabcabc", since=1)] == [2]
    again.close()


def test_what_was_written_is_read(address: str) -> None:
    write_and_read(address)


@pytest.mark.slow
def test_what_was_written_is_read_where_a_database_knows_of_no_letters() -> None:
    """Given a PostgreSQL set up without a language: its databases are of bytes, and so would its answers be."""
    with own_postgresql() as cluster:
        with psycopg.connect(cluster.address, autocommit=True) as connection:
            connection.execute("CREATE DATABASE bytes ENCODING 'SQL_ASCII' TEMPLATE template0")
        write_and_read(cluster.address.removesuffix("postgres") + "bytes")


def test_without_its_driver_postgresql_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)

    with pytest.raises(RecordError, match=r"pip install 'leopold\[postgres\]'"):
        Storage("postgresql://nobody@127.0.0.1:1/none")


def test_a_connection_that_was_lost_in_the_meantime_is_replaced(address: str) -> None:
    """Whoever writes first after the database came back need not know that it was away."""
    storage = Storage(address)
    laid(storage)
    assert storage.append([wish(0)]) == [True]
    if storage.dialect == "sqlite":
        pytest.skip("SQLite is no other process, and cannot go away")

    with storage.engine.begin() as connection:
        away = text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
        others = " AND query LIKE '%entries%' AND state = 'idle' AND datname = current_database()"
        connection.execute(text(f"{away}{others}"))

    assert storage.append([wish(1)]) == [True]
    assert [entry.revision for entry in storage.entries("abcabcabcabc")] == [1, 2]
    storage.close()


def test_what_cannot_be_written_whole_is_not_written_at_all(address: str) -> None:
    """And what comes after it is: nothing of the failure is left in the connection."""
    storage = Storage(address)
    laid(storage)
    wrong = Append("abcabcabcabc", 0, [*wish(0).entries, *wish(0).entries], wish(0).summary)

    with pytest.raises(IntegrityError):
        storage.append([wrong])

    assert storage.entries("abcabcabcabc") == []
    assert storage.append([wish(0)]) == [True]
    storage.close()


def test_of_two_writers_at_one_revision_one_wins(address: str) -> None:
    storages = [Storage(address) for _ in range(2)]
    laid(storages[0])
    answers: list[bool] = []

    def write(storage: Storage) -> None:
        for seen in range(20):
            answers.extend(storage.append([wish(seen)]))

    writers = [threading.Thread(target=write, args=(storage,)) for storage in storages]
    for writer in writers:
        writer.start()
    for writer in writers:
        writer.join()

    entries = storages[0].entries("abcabcabcabc")
    assert answers.count(True) == len(entries)
    assert [entry.revision for entry in entries] == list(range(1, len(entries) + 1))
    for storage in storages:
        storage.close()


def test_one_wish_that_comes_too_late_does_not_spoil_the_others(address: str) -> None:
    storage = Storage(address)
    laid(storage)
    laid(storage, "defdefdefdef")

    answers = storage.append([wish(5), wish(0, "defdefdefdef"), wish(0)])

    assert answers == [False, True, True]
    storage.close()


def test_opening_again_changes_nothing(address: str) -> None:
    Storage(address).close()
    storage = Storage(address)
    laid(storage)
    storage.close()

    again = Storage(address)

    assert again.read("abcabcabcabc") is not None
    again.close()


def test_the_database_of_an_older_leopold_is_brought_up_to_date(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # given a finished game in a database with the first schema alone
    engine = open_engine(address, writing=True)
    monkeypatch.setattr(migrations, "STEPS", STEPS[:1])
    migrations.migrate(engine)
    with engine.begin() as connection:
        connection.execute(
            text("INSERT INTO tables VALUES ('abcabcabcabc', 1, 1, 'ann', 'w', '{}', 0, 0, NULL, 1, '[12, 7]')")
        )
        connection.execute(text("INSERT INTO seats VALUES ('abcabcabcabc', 0, 'me', 'Ann', '', 'ann', NULL, 0)"))
    engine.dispose()
    # when a newer Leopold opens it
    monkeypatch.setattr(migrations, "STEPS", STEPS)
    storage = Storage(address)
    # then it is read as before, knows no round, and has not been reckoned
    table, _ = storage.read("abcabcabcabc") or pytest.fail("the table is not there")
    assert (table.totals, table.round) == ([12, 7], None)
    assert storage.unreckoned("ann") == ["abcabcabcabc"]


def test_the_tables_of_an_older_leopold_are_still_there(address: str) -> None:
    # given a database as the first Leopold left it, with a table
    engine = open_engine(address, writing=True)
    with engine.begin() as connection:
        for statement in ("CREATE TABLE schema_version (version INTEGER NOT NULL)", *STEPS[0]):
            connection.execute(text(statement))
        connection.execute(text("INSERT INTO schema_version (version) VALUES (1)"))
        connection.execute(
            text(
                "INSERT INTO tables (id, created, touched, host, watch_hash, setup, revision, moves, finished) "
                "VALUES ('abcabcabcabc', 1, 1, 'ann', 'w', '{}', 0, 0, 0)"
            )
        )
    engine.dispose()
    # when it is opened today
    storage = Storage(address)
    table, _ = storage.read("abcabcabcabc") or pytest.fail("the table is not there")
    # then what was not chosen then is as usual
    assert not table.strangers
    assert table.due is None
    assert storage.append([wish(0)]) == [True]
    storage.close()


def test_the_database_of_a_newer_leopold_is_left_alone(address: str) -> None:
    storage = Storage(address)
    with storage.engine.begin() as connection:
        connection.execute(text("UPDATE schema_version SET version = :new"), {"new": len(STEPS) + 1})
    storage.close()

    with pytest.raises(RecordError, match="a newer one"):
        Storage(address)


@pytest.mark.parametrize(
    "address", ["mysql://here/there", "nonsense", "sqlite://", "postgresql://127.0.0.1:1/nothing?connect_timeout=2"]
)
def test_what_is_no_database_gets_a_sentence(address: str) -> None:
    with pytest.raises(RecordError, match="database"):
        Storage(address)


def test_a_file_that_is_no_database_is_not_touched(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Leopold, " * 100)

    with pytest.raises(RecordError, match="cannot be used"):
        Storage(f"sqlite:///{file}")
    assert file.read_text().startswith("Dear Leopold")


def test_a_password_is_not_told(tmp_path: Path) -> None:
    with pytest.raises(RecordError) as wrong:
        open_engine("oracle://scott:tiger@host/name", writing=True)

    assert "tiger" not in str(wrong.value)
