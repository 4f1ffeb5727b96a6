"""Keeping a database for others: copies, old games, very many games, and the doctor who plays all of them again."""

from __future__ import annotations

import random
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import insert, text

from leopold.errors import RecordError
from leopold.game import Game
from leopold.rules import jit
from leopold.server.store.schema import SEATS, TABLES, row_of
from leopold.server.store.storage import Storage
from leopold.server.store.stored import StoredSeat, StoredTable
from leopold.server.tables.retention import seconds_of
from leopold.server.tools.admin import Archive
from leopold.server.tools.backup import backup, restore
from leopold.server.tools.doctor import examine
from tests.kinds import play_some
from tests.server.settable_clock import SettableClock
from tests.server.test_admin import Run, leopold, saved
from tests.server.visitors import LocalServer, open_server

__all__ = ["leopold", "saved"]

MANY = 33_000
"""More than SQLite takes parameters in one statement."""


@pytest.fixture
def archive(address: str) -> Iterator[Archive]:
    kept = Archive(Storage(address))
    yield kept
    kept.storage.close()


def play_a_little(server: LocalServer, actions: int = 6) -> str:
    """A table at which somebody has played and taken something back."""
    ann = server.visitor()
    table: str = ann.lay("me", "here", seed="7")["table"]
    chance = random.Random(1)
    state = ann.state(table)
    for _ in range(actions):
        seat = ann.state(table)["view"]["to_move"]
        state = ann.state(table, seat)
        state = ann.play(table, state, chance.choice(state["actions"])["number"])
    if state["undo"]:
        ann.undo(table, state)
    return table


def needs_pg_tools(address: str) -> None:
    for tool in ("pg_dump", "pg_restore"):
        if address.startswith("postgresql") and shutil.which(tool) is None:
            pytest.skip(f"NOT TESTED ON POSTGRESQL: there is no {tool}")


# --- copies


def test_a_copy_made_while_people_play_is_put_back(address: str, tmp_path: Path) -> None:
    needs_pg_tools(address)
    # given a server at which somebody has played, and a copy that was made meanwhile
    with open_server(address) as server:
        table = play_a_little(server)
        copy = backup(address, tmp_path / "copy")
        before = server.application.storage.entries(table)
        later = play_a_little(server)
    # when the copy is put back
    restore(copy, address, replace=True)
    # then what had been played then is there, all of it and nothing else
    storage = Storage(address)
    assert storage.entries(table) == before
    assert storage.read(later) is None
    assert [found.what for found in examine(storage)] == [""]
    storage.close()


def test_a_copy_is_put_where_nothing_is(address: str, saved: Path, tmp_path: Path) -> None:
    needs_pg_tools(address)
    archive = Archive(Storage(address))
    archive.import_file(saved)
    copy = backup(address, tmp_path)
    with archive.storage.engine.begin() as connection:
        for name in ("seats", "watchers", "entries", "codes", "own_packs", "reviews", "tables"):
            connection.execute(text(f"DROP TABLE {name} CASCADE" if "postgres" in address else f"DROP TABLE {name}"))
    archive.storage.close()

    with pytest.raises(RecordError, match="--replace"):
        restore(copy, address, replace=False)
    restore(copy, address, replace=True)

    again = Archive(Storage(address))
    assert len(again) == 1
    again.storage.close()


def test_a_copy_never_takes_the_place_of_another_file(address: str, tmp_path: Path) -> None:
    (tmp_path / "copy").write_text("the only one")

    with pytest.raises(RecordError, match="there already"):
        backup(address, tmp_path / "copy")
    assert (tmp_path / "copy").read_text() == "the only one"


def test_a_database_in_use_is_not_replaced(tmp_path: Path, saved: Path) -> None:
    address = f"sqlite:///{tmp_path / 'games.sqlite'}"
    archive = Archive(Storage(address))
    table, _ = archive.import_file(saved)
    copy = backup(address, tmp_path / "copy")

    with pytest.raises(RecordError, match="stop the server first"):
        restore(copy, address, replace=True)

    assert archive.storage.read(table) is not None
    archive.storage.close()


def test_a_database_with_a_server_is_not_replaced(address: str, tmp_path: Path) -> None:
    needs_pg_tools(address)
    # given a server that runs, and a copy
    with open_server(address) as server:
        table = play_a_little(server)
        copy = backup(address, tmp_path / "copy")
        if "postgres" in address:
            with server.application.storage.engine.connect() as connection:
                held = text("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND mode = 'ShareLock'")
                while not connection.execute(held).scalar():
                    pass  # it begins to listen beside everything else
        before = server.application.storage.entries(table)
        # when somebody would put the copy back, then it is refused, and nothing has happened
        with pytest.raises(RecordError, match="stop the server first"):
            restore(copy, address, replace=True)
        assert server.application.storage.entries(table) == before


def test_a_copy_needs_a_folder_that_is_there(address: str, tmp_path: Path) -> None:
    needs_pg_tools(address)
    Storage(address).close()
    with pytest.raises(RecordError, match="nowhere is not there"):
        backup(address, tmp_path / "nowhere" / "copy")


@pytest.mark.parametrize("content", [b"", b"Dear Leopold", b"SQLite format 3\x00" + b"\xff" * 4096], ids=repr)
def test_what_is_no_copy_is_not_put_back(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "copy").write_bytes(content)

    with pytest.raises(RecordError):
        restore(tmp_path / "copy", f"sqlite:///{tmp_path / 'games.sqlite'}", replace=True)

    assert [file.name for file in tmp_path.iterdir()] == ["copy"]


def test_the_copy_of_a_newer_leopold_is_not_put_back(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'games.sqlite'}"
    Storage(address).close()
    copy = backup(address, tmp_path / "copy")
    with sqlite3.connect(copy) as connection:
        connection.execute("UPDATE schema_version SET version = 1000")

    with pytest.raises(RecordError, match="1000"):
        restore(copy, address, replace=True)


def test_without_its_tools_postgresql_says_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("leopold.server.tools.backup._ours", lambda address: ("public", ["tables"]))
    monkeypatch.setenv("PATH", "")

    with pytest.raises(RecordError, match="needs pg_dump"):
        backup("postgresql://ann:secret@127.0.0.1:1/none", tmp_path / "copy")
    assert list(tmp_path.iterdir()) == []


def test_copies_from_the_command_line(leopold: Run, saved: Path, tmp_path: Path) -> None:
    leopold("admin", "import", str(saved))

    code, out, _ = leopold("admin", "backup", "copy.sqlite")
    assert (code, out.strip()) == (0, "copy.sqlite")
    leopold("admin", "remove", "--keep", "0h", "--yes")
    assert leopold("admin", "restore", "copy.sqlite")[0] == 2
    code, out, _ = leopold("admin", "restore", "copy.sqlite", "--replace")

    assert (code, out.strip()) == (0, "1 game is back.")
    assert leopold("admin", "doctor")[0] == 0


# --- old games


def test_how_long_is_long() -> None:
    assert [seconds_of(age) for age in ("12h", "180d", "2w", "1y")] == [43200, 15552000, 1209600, 31536000]


def test_old_games_go_and_those_somebody_looks_at_stay(address: str) -> None:
    clock = SettableClock()
    with open_server(address, clock=clock, keep=seconds_of("180d")) as server:
        ann = server.visitor()
        old, looked_at = (ann.lay("me", "here")["table"] for _ in range(2))
        clock.now += seconds_of("179d")
        fresh = ann.lay("me", "here")["table"]
        keeper = server.application.retention
        assert keeper is not None and server.client.portal is not None

        assert server.client.portal.call(keeper.check) == 0
        clock.now += seconds_of("2d")
        with ann.news(looked_at, 0):
            assert server.client.portal.call(keeper.check) == 1

        assert ann.ask("GET", f"/api/tables/{old}").status_code == 404
        assert [ann.ask("GET", f"/api/tables/{table}").status_code for table in (looked_at, fresh)] == [200, 200]


# --- very many


def lay_many(storage: Storage, number: int) -> list[str]:
    names = [f"game{place:08d}" for place in range(number)]
    setup = Game(2, seed=1)
    tables = [
        StoredTable(
            id=name,
            created=1.0,
            touched=float(place),
            host="ann",
            watch_hash="w",
            setup=str(setup.config.seed).encode(),
            revision=0,
            moves=0,
            to_move=None,
            finished=False,
            totals=None,
        )
        for place, name in enumerate(names)
    ]
    seat = StoredSeat(seat=0, kind="me", name="Ann", level="", visitor="ann", token_hash=None)
    with storage.engine.begin() as connection:
        connection.execute(insert(TABLES), [row_of(table, reckoned=0) for table in tables])
        connection.execute(insert(SEATS), [row_of(seat, table_id=name) for name in names])
    return names


@pytest.mark.slow
def test_very_many_games_are_listed_by_pages_and_removed(leopold: Run, tmp_path: Path) -> None:
    database = ("--database", f"sqlite:///{tmp_path / 'many.sqlite'}")
    storage = Storage(database[1])
    names = lay_many(storage, MANY)

    code, out, _ = leopold("admin", "list", "--page", "330", *database)

    assert code == 0
    assert f"Page 330 of 330; {MANY:,} games in all." in out
    assert names[0] in out
    assert names[100] not in out
    assert leopold("admin", "remove", "--keep", "1d", "--yes", *database)[1].strip() == f"{MANY:,} games are gone."
    assert len(Archive(storage)) == 0
    with storage.reader.connect() as connection:
        assert connection.execute(text("SELECT count(*) FROM seats")).scalar() == 0
    storage.close()


def test_every_page_has_the_games_of_its_own(archive: Archive) -> None:
    names = lay_many(archive.storage, 7)

    pages = [[table.id for table, _, _ in archive.games(page, 3)] for page in (1, 2, 3, 4)]

    assert [name for page in pages for name in page] == names[::-1]
    assert [len(page) for page in pages] == [3, 3, 1, 0]


# --- the doctor


HARM = {
    "its log ends at": "UPDATE tables SET revision = revision + 1",
    "is missing": "UPDATE entries SET revision = 900 WHERE revision = 3",
    "cannot be played": "UPDATE entries SET number = 7777 WHERE kind = 'action' AND revision = 2",
    "its actions is kept": "UPDATE tables SET moves = 3000",
    "its end is kept": "UPDATE tables SET finished = 1",
    "it has the seats": "DELETE FROM seats WHERE seat = 1",
    "cannot be read": "UPDATE tables SET setup = '{}'",
    "other rules": "UPDATE tables SET setup = replace(setup, '\"rules\":1,', '\"rules\":0,')",
    "other packs": 'UPDATE tables SET setup = replace(setup, \'"packs":"\', \'"packs":"x\')',
}


@pytest.mark.parametrize("harm", HARM)
def test_the_doctor_finds_what_is_wrong_with_a_game(archive: Archive, saved: Path, harm: str) -> None:
    table, _ = archive.import_file(saved)
    assert [found.what for found in examine(archive.storage)] == [""]
    with archive.storage.engine.begin() as connection:
        connection.execute(text(HARM[harm].replace(":", "\\:")))

    (found,) = examine(archive.storage)

    assert found.game == table
    assert harm in found.what


def test_the_doctor_finds_every_kind_of_entry_in_order(address: str) -> None:
    with open_server(address) as server:
        play_a_little(server, 20)
        bots = server.visitor().lay("me", "bot apprentice", solo="")["table"]
        server.visitor().lay("me", "friend")

        found = list(examine(server.application.storage))

    assert len(found) == 3
    assert bots in [one.game for one in found]
    assert [one.what for one in found] == [""] * 3


def test_the_doctor_from_the_command_line(leopold: Run, tmp_path: Path) -> None:
    for seed in range(3):
        leopold("admin", "import", str(play_some(Game(2, seed=seed), 30, 5).save(tmp_path / f"{seed}.leopold")))
    assert leopold("admin", "doctor")[:2] == (0, "All 3 games are in order.\n")
    assert jit.MODE == "0" or jit.is_ready("rules")
    with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
        connection.execute("DELETE FROM entries WHERE revision > 20")

    code, out, _ = leopold("admin", "doctor")

    assert code == 1
    assert out.splitlines()[-1] == "3 of 3 games are not in order."
