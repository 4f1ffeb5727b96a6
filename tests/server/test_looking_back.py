"""Looking back: replays, the course of the game, records, and games of older rules."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from sqlalchemy import text

from leopold.errors import RecordError
from leopold.game import Game
from leopold.packs import FORMER
from leopold.packs.codes import RULES_VERSION
from leopold.reopening import replay
from leopold.rules.versions import is_playable
from leopold.server.store.stored import StoredEntry
from leopold.server.tables.logs import Logs
from leopold.server.tables.settings import TableSettings
from leopold.text.transcript import read_transcript, write_transcript
from tests.server.visitors import Json, LocalServer, Visitor, new_key, play_on


@pytest.fixture
def finished(server: LocalServer) -> tuple[Visitor, str, Json]:
    """A game that is over, with some things taken back on the way."""
    ann = server.visitor()
    table = ann.lay("me", "bot apprentice", seed="an evening")["table"]
    chance = random.Random(6)
    state = play_on(ann, table, ann.state(table), chance, lambda state: state["undo"] > 0)
    ann.undo(table, state)
    end = play_on(ann, table, ann.state(table), chance, lambda state: state["table"]["over"])
    return ann, table, end


def play_one(visitor: Visitor, table: str) -> Json:
    """An action of whoever is to move, at one screen."""
    return visitor.play(table, visitor.state(table, visitor.state(table, None)["view"]["to_move"]))


def test_every_moment_can_be_seen_again(finished: tuple[Visitor, str, Json]) -> None:
    ann, table, end = finished
    path = f"/api/tables/{table}/replay"

    first = ann.get(f"{path}?at=0&viewer=0")
    last = ann.get(f"{path}?at={end['moves']}&viewer=0")

    assert first["length"] == end["moves"]
    assert first["entry"] is None
    assert first["view"]["round"] == 0
    assert last["view"] == end["view"]
    assert last["scores"] == end["scores"]
    assert ann.ask("GET", f"{path}?at={end['moves'] + 1}").status_code == 422


def test_a_log_is_read_once_by_whoever_drags_through_a_game(
    small_server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And what has been played since, when somebody looks again."""
    ann = small_server.visitor()
    table = ann.lay("me", "here", seed="7")["table"]
    state = [play_one(ann, table) for _ in range(4)][-1]
    storage = small_server.application.registry.storage
    read: list[int] = []
    entries = storage.entries

    def counted(table_id: str, since: int = 0) -> list[StoredEntry]:
        read.append(since)
        return entries(table_id, since)

    monkeypatch.setattr(storage, "entries", counted)
    path = f"/api/tables/{table}"
    moments = [ann.get(f"{path}/replay?at={at}&viewer=0") for at in range(4)]
    ann.get(f"{path}/course")
    assert read == [0]
    assert [moment["length"] for moment in moments] == [state["moves"]] * 4

    play_one(ann, table)

    assert ann.get(f"{path}/replay?at=0&viewer=0")["length"] == state["moves"] + 1
    assert read == [0, state["revision"]]


def test_logs_are_remembered_as_far_as_there_is_room() -> None:
    logs = Logs(5)
    three = [StoredEntry(revision=number, at=0.0, kind="action") for number in (1, 2, 3)]

    assert logs.learn("one", (), three[:2]) == three[:2]
    assert logs.learn("one", three[:2], three[2:]) == three
    assert logs.learn("one", (), three[:2]) == three[:2]  # whoever has read less takes nothing away
    logs.learn("two", (), three[:2])
    assert (logs.known("one"), logs.known("two")) == (three, three[:2])

    logs.learn("three", (), three[:1])
    assert (logs.known("one"), logs.known("two"), logs.known("three")) == ((), three[:2], three[:1])
    assert logs.learn("one", three[:2], three[2:]) == three  # forgotten while somebody read on: nothing is missing
    assert logs.known("one") == three
    logs.learn("much", (), three * 2)  # more than there is room for is not remembered at all
    assert logs.known("much") == ()


def test_afterwards_all_hands_are_open(finished: tuple[Visitor, str, Json]) -> None:
    ann, table, _ = finished

    everything = ann.get(f"/api/tables/{table}/replay?at=5&viewer=all")
    other = ann.get(f"/api/tables/{table}/replay?at=5&viewer=1")

    assert all(seat["hand"] is not None for seat in everything["view"]["seats"])
    assert other["view"]["seats"][0]["hand"] is None
    assert other["view"]["seats"][1]["hand"] == everything["view"]["seats"][1]["hand"]


def test_the_course_leads_to_the_result(finished: tuple[Visitor, str, Json]) -> None:
    ann, table, end = finished

    course = ann.get(f"/api/tables/{table}/course")

    assert course["points"][-1]["vp"] == [line["total"] for line in end["scores"]]
    assert [point["at"] for point in course["points"]] == sorted(point["at"] for point in course["points"])
    assert course["highlights"]


def test_leopold_has_moments_too(small_server: LocalServer) -> None:
    # given a game against Leopold that somebody played anyhow
    ann = small_server.visitor()
    table = ann.lay("me", level="hard", seed="an evening")["table"]
    end = play_on(ann, table, ann.state(table), random.Random(6), lambda state: bool(state["table"]["over"]))
    # when one looks at its course
    course = ann.get(f"/api/tables/{table}/course")
    # then his turns are among those that mattered, each within the turn of somebody else
    turns = {point["at"] for point in course["points"]}
    his = [moment for moment in course["highlights"] if moment["seat"] == 1]
    assert his and all(moment["what"] for moment in his)
    assert all(moment["start"] in turns and moment["start"] < moment["at"] for moment in course["highlights"])
    # and what is counted at the very end is nobody's moment
    final = sum(end["scores"][1]["sources"][name] for name in ("end_staff", "rooms", "leftovers", "unserved"))
    before, last = (course["points"][place]["vp"][1] for place in (-2, -1))
    shown = [moment["gain"] for moment in his if moment["at"] == course["points"][-1]["at"]]
    assert final > 0 and shown in ([], [last - before - final])


def test_a_record_can_be_played_anywhere(finished: tuple[Visitor, str, Json]) -> None:
    ann, table, end = finished

    record = ann.get(f"/api/tables/{table}/record")
    game = replay(read_transcript(record["text"]))

    assert game.over
    assert [score.total for score in game.scores] == [line["total"] for line in end["scores"]]


def test_a_record_can_be_opened_again(finished: tuple[Visitor, str, Json]) -> None:
    ann, table, end = finished
    record = ann.get(f"/api/tables/{table}/record")
    lines = [line for line in record["text"].splitlines() if not line.startswith("result:")]
    half = "\n".join(lines[:40])

    laid = ann.post("/api/records", {"text": half})
    state = ann.state(laid["table"], 0)

    assert 0 < state["moves"] < end["moves"]
    assert state["table"]["seed_chosen"]
    assert all(seat["mine"] for seat in state["seats"])
    seat = state["view"]["to_move"]
    assert ann.play(laid["table"], ann.state(laid["table"], seat))["moves"] == state["moves"] + 1


@pytest.mark.parametrize(
    "words", ["", "x", "leopold game 1\nplayers: 2\nseed: 1\n\nseat 1: fly\n", "leopold game 99\n", "\x00\x01"]
)
def test_what_is_no_record_gets_a_sentence(small_server: LocalServer, words: str) -> None:
    answer = small_server.visitor().ask("POST", "/api/records", {"text": words})

    assert answer.status_code in (400, 422)
    assert answer.json()["key"] in ("problem-record-unreadable", "problem-request-malformed")


def test_a_line_that_cannot_be_played_is_named_in_plain_words(small_server: LocalServer) -> None:
    ann = small_server.visitor()
    words = "leopold game 1\nrules: 1\nplayers: 2\nseed: 1\n\nset-up seat 2: claim 9\n"

    answer = ann.ask("POST", "/api/records", {"text": words}).json()

    assert answer["key"] == "problem-record-unreadable"
    assert answer["params"]["reason"]["key"] == "at-line"
    assert answer["sentence"].startswith("This record cannot be opened: line 6: claim 9 cannot be played there. ")
    assert "`" not in answer["sentence"]


def lay_again(server: LocalServer, table: str, **other: Any) -> None:
    """As if the table had been stored with this."""
    stored, _ = server.application.storage.read(table) or pytest.fail("the table is not there")
    settings = msgspec.structs.replace(TableSettings.decode(stored.setup), **other)
    with server.application.storage.engine.begin() as connection:
        connection.execute(
            text("UPDATE tables SET setup = :setup WHERE id = :table"),
            {"setup": settings.encode().decode(), "table": table},
        )
    server.application.registry.forget(table)


def test_a_game_of_an_edition_as_it_once_was_goes_on(server: LocalServer) -> None:
    ann = server.visitor()
    table = ann.lay("me", "here", seed="7", edition=FORMER[0].edition)["table"]
    before = ann.play(table, ann.state(table, ann.state(table, None)["view"]["to_move"]))
    lay_again(server, table, packs=FORMER[0].checksum)

    state = ann.state(table, before["view"]["to_move"])

    assert state["moves"] == before["moves"]
    assert ann.play(table, state)["moves"] == state["moves"] + 1


@pytest.mark.parametrize(
    ("other", "key"),
    [({"rules": 0}, "problem-table-older_rules"), ({"packs": "other cards"}, "problem-table-older_packs")],
)
def test_a_game_of_older_rules_says_so_and_gives_its_record(
    server: LocalServer, other: dict[str, Any], key: str
) -> None:
    ann = server.visitor()
    table = ann.lay("me", "here", seed="7")["table"]
    ann.play(table, ann.state(table, ann.state(table, None)["view"]["to_move"]))
    lay_again(server, table, **other)

    answer = ann.ask("GET", f"/api/tables/{table}?seat=0")
    record = ann.get(f"/api/tables/{table}/record")

    assert answer.status_code == 410
    assert answer.json()["key"] == key
    assert all(f"{name}: {value}" in record["text"] for name, value in other.items())
    assert "guest 1" in record["text"]
    assert [line["table"] for line in ann.get("/api/tables")["tables"]] == [table]


def rules_change(monkeypatch: pytest.MonkeyPatch, *playable: int) -> None:
    """From now on there is a second version of the rules, and these can be played."""
    for place in ("packs.codes", "game", "reopening", "server.tables.settings"):
        monkeypatch.setattr(f"leopold.{place}.RULES_VERSION", 2)
    monkeypatch.setattr("leopold.rules.versions.PLAYABLE_RULES", frozenset(playable))


def game_on_its_way(server: LocalServer) -> tuple[Visitor, str]:
    """Whose seed was chosen, so that its record is open; nobody has it in memory."""
    ann = server.visitor()
    table = ann.lay("me", "here", seed="7")["table"]
    ann.play(table, ann.state(table, ann.state(table, None)["view"]["to_move"]))
    server.application.registry.forget(table)
    return ann, table


def test_an_open_game_goes_on_by_the_rules_it_began_with(server: LocalServer, monkeypatch: pytest.MonkeyPatch) -> None:
    # given a game of the first rules, when there are second ones, and both can be played
    ann, table = game_on_its_way(server)
    rules_change(monkeypatch, 1, 2)
    # then it goes on
    state = ann.play(table, ann.state(table, ann.state(table, None)["view"]["to_move"]))
    assert state["revision"] == 2
    assert server.application.registry.tables[table].position.game.copy().rules == 1
    # and whatever is made of it says by which rules: its record, the game that is opened from there, and its record
    record = ann.get(f"/api/tables/{table}/record")["text"]
    assert "rules: 1\n" in record
    again = ann.post("/api/records", {"text": record, "key": new_key()})["table"]
    assert "rules: 1\n" in ann.get(f"/api/tables/{again}/record")["text"]
    assert "rules: 1\n" in write_transcript(replay(read_transcript(record)).transcript())
    # while a new one begins by those of today
    assert Game(2).rules == 2


def test_a_game_of_rules_that_nobody_plays_any_more_is_refused(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, table = game_on_its_way(server)
    rules_change(monkeypatch, 2)

    refused = ann.ask("GET", f"/api/tables/{table}?seat=0")
    record = ann.get(f"/api/tables/{table}/record")["text"]

    assert (refused.status_code, refused.json()["key"]) == (410, "problem-table-older_rules")
    assert "rules: 1\n" in record
    with pytest.raises(RecordError, match="version 1 of the rules; this is version 2"):
        replay(read_transcript(record))


def test_the_rules_of_today_can_be_played() -> None:
    assert is_playable(RULES_VERSION)


@pytest.mark.parametrize("damage", ["number = 1", "number = NULL", "kind = 'undo'", "kind = 'stand_in', seat = NULL"])
def test_a_damaged_log_says_so_and_gives_its_record(server: LocalServer, damage: str) -> None:
    """The game will never be over, so its record is not sealed any more; for others it still does not exist."""
    ann = server.visitor()
    table = ann.lay("me", "here")["table"]
    ann.play(table, ann.state(table, ann.state(table, None)["view"]["to_move"]))
    path = f"/api/tables/{table}"
    assert ann.ask("GET", f"{path}/record").json()["key"] == "problem-record-sealed"
    with server.application.storage.engine.begin() as connection:
        connection.execute(text(f"UPDATE entries SET {damage} WHERE table_id = :table"), {"table": table})
    server.application.registry.forget(table)

    answer = ann.ask("GET", f"{path}?seat=0")

    assert (answer.status_code, answer.json()["key"]) == (410, "problem-table-damaged")
    assert "seed:" in ann.get(f"{path}/record")["text"]
    assert server.visitor().ask("GET", f"{path}/record").status_code == 404
