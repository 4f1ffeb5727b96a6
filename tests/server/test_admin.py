"""Keeping house, and the command line of the table."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import text

from leopold import cli
from leopold.errors import RecordError
from leopold.game import Game
from leopold.reopening import load
from leopold.server.processes.serving import bound, listen
from leopold.server.store.storage import Storage
from leopold.server.tables.retention import seconds_of
from leopold.server.tools.admin import Archive
from leopold.server.tools.serve import address_of, reachable_at
from tests.kinds import play_some
from tests.server.visitors import open_server

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def leopold(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """Run a command; gives its exit code and what it said."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("LEOPOLD_DATA", str(tmp_path))

    def run(*arguments: str) -> tuple[int, str, str]:
        monkeypatch.setattr("sys.argv", ["leopold", *arguments])
        code = 0
        try:
            cli.main()
        except SystemExit as leaving:
            code = int(leaving.code or 0)
        return code, *capsys.readouterr()

    return run


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A game somebody has played elsewhere."""
    return play_some(Game(2, seed=5), 40, 5).save(tmp_path / "evening.leopold")


def test_a_game_taken_in_is_the_game_given_out(address: str, saved: Path, tmp_path: Path) -> None:
    archive = Archive(Storage(address))
    table_id, _ = archive.import_file(saved)

    path = archive.export(table_id, tmp_path)

    assert load(path).snapshot() == load(saved).snapshot()
    assert [table.id for table, _, _ in archive.games()] == [table_id]
    archive.storage.close()


def test_whoever_has_the_link_goes_on_with_it(address: str, saved: Path) -> None:
    archive = Archive(Storage(address))
    table_id, tokens = archive.import_file(saved)
    archive.storage.close()

    with open_server(address) as server:
        ann = server.visitor()
        for token in tokens:
            ann.post(f"/api/tables/{table_id}/sit", {"token": token})
        seat = ann.state(table_id, 0)["view"]["to_move"]
        state = ann.state(table_id, seat)
        after = ann.play(table_id, state, random.Random(1).choice(state["actions"])["number"])

    assert state["moves"] == 40
    assert after["moves"] == 41


def test_a_removed_game_is_gone(address: str, saved: Path) -> None:
    archive = Archive(Storage(address))
    table_id, _ = archive.import_file(saved)

    assert sum(archive.remove([table_id])) == 1

    assert list(archive.games()) == []
    assert archive.storage.entries(table_id) == []
    for none in (table_id, "\udcff"):
        with pytest.raises(RecordError, match="There is no game"):
            archive.remove([none])
    archive.storage.close()


def test_old_games_are_found(address: str, saved: Path) -> None:
    archive = Archive(Storage(address))
    table_id, _ = archive.import_file(saved)

    assert archive.untouched(seconds_of("1d")) == []
    assert archive.untouched(-seconds_of("1d")) == [table_id]
    archive.storage.close()


def test_a_port_that_is_taken_gets_a_sentence() -> None:
    with bound("127.0.0.1", 0) as taken, pytest.raises(RecordError, match="cannot be served"):
        listen("127.0.0.1", taken.getsockname()[1])


def test_addresses() -> None:
    assert address_of("0.0.0.0", 80) == "http://127.0.0.1:80/"
    assert address_of("::1", 8315) == "http://[::1]:8315/"


def test_friends_are_told_where_they_find_the_table_if_they_can() -> None:
    assert reachable_at("127.0.0.1", 8315) == reachable_at("localhost", 8315) == ()
    assert reachable_at("192.0.2.7", 8315) == ("http://192.0.2.7:8315/",)
    assert all(where.endswith(":8315/") and "0.0.0.0" not in where for where in reachable_at("0.0.0.0", 8315))


def test_the_command_line(leopold: Run, saved: Path, tmp_path: Path) -> None:
    assert "no games" in leopold("admin", "list")[1]

    code, out, _ = leopold("admin", "import", str(saved))
    name = out.split()[0]

    assert code == 0
    assert f"#/sit/{name}/" in out
    assert name in leopold("admin", "list")[1]
    assert leopold("admin", "export", name, "out.leopold")[0] == 0
    assert load(tmp_path / "out.leopold").moves == load(saved).moves
    assert leopold("admin", "remove", name, "--yes")[0] == 0
    assert "no games" in leopold("admin", "list")[1]


def test_names_are_shown_as_they_are(leopold: Run, tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'named.sqlite'}"
    with open_server(address) as server:
        server.visitor().post("/api/tables", {"seats": [{"kind": "me", "name": "[/bold] [red]Ann"}, {"kind": "bot"}]})

    code, out, _ = leopold("admin", "list", "--database", address)

    assert code == 0
    assert "[/bold] [red]Ann" in out


@pytest.mark.parametrize(
    "command", [("list",), ("export", "all"), ("remove", "--keep", "1d", "--yes"), ("doctor",), ("backup",)]
)
def test_a_database_that_somebody_misspelt_is_not_made(leopold: Run, tmp_path: Path, command: tuple[str, ...]) -> None:
    code, _, err = leopold("admin", *command, "--database", f"sqlite:///{tmp_path / 'tabels.sqlite'}")

    assert (code, err.startswith("There is no database")) == (2, True)
    assert not (tmp_path / "tabels.sqlite").exists()


def test_a_game_that_cannot_be_read_is_named_and_can_be_removed(leopold: Run, saved: Path, tmp_path: Path) -> None:
    database = ("--database", f"sqlite:///{tmp_path / 'games.sqlite'}")
    name = leopold("admin", "import", str(saved), *database)[1].split()[0]
    storage = Storage(database[1])
    with storage.engine.begin() as connection:
        connection.execute(text("UPDATE tables SET setup = '{}'"))
    storage.close()

    code, out, _ = leopold("admin", "list", *database)

    assert (code, name in out, "cannot be read" in out) == (0, True, True)
    assert leopold("admin", "export", name, *database)[0] == 2
    assert leopold("admin", "remove", name, "--yes", *database)[0] == 0


@pytest.mark.parametrize("words", [b"", b"\xff\x00\xfe", b"players: 2\n", b"# nothing", b"[" * 5000], ids=repr)
def test_what_is_no_record_is_not_taken_in(leopold: Run, tmp_path: Path, words: bytes) -> None:
    (tmp_path / "broken.leopold").write_bytes(words)

    code, out, err = leopold("admin", "import", "broken.leopold")

    assert (code, out) == (2, "")
    assert len(err.strip().splitlines()) == 1
    assert "no games" in leopold("admin", "list")[1]


def test_a_folder_is_no_database(leopold: Run, tmp_path: Path) -> None:
    for arguments in (("admin", "list"), ("--no-browser", "--port", "0")):
        code, _, err = leopold(*arguments, "--database", f"sqlite:///{tmp_path}")

        assert (code, len(err.strip().splitlines())) == (2, 1)


@pytest.mark.parametrize(
    "arguments",
    [
        ("admin", "remove", "nothing", "--yes"),
        ("admin", "remove", "nothing"),
        ("admin", "block"),
        ("admin", "block", "--name", " "),
        ("admin", "block", "--name", "a\udcff"),
        ("admin", "message", "a\x01b\udcff"),
        ("--no-browser", "--port", "0", "--forwarded-allow-ips", "10.0.0.0/8,bar"),
        ("admin", "remove", "--keep", "soon"),
        ("admin", "restore", "nothing.sqlite"),
        ("--no-browser", "--port", "0", "--keep", "for ever"),
        ("admin", "export", "nothing"),
        ("admin", "import", "nothing.leopold"),
        ("admin", "list", "--database", "mysql://here"),
        ("table", "--no-browser", "--database", "mysql://here"),
        ("--no-browser", "--database", "nonsense"),
        ("swarm", "http://127.0.0.1:9", "--seconds", "1"),
    ],
)
def test_mistakes_get_one_sentence(leopold: Run, arguments: tuple[str, ...]) -> None:
    code, _, err = leopold(*arguments)

    assert code == 2
    assert len(err.strip().splitlines()) == 1
    assert err.strip().endswith(".")
