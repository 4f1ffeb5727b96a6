"""Deleting one's own games and data: nothing is left of whoever asks, and nothing is taken from anybody else."""

from __future__ import annotations

import random

import pytest
from sqlalchemy import inspect, text
from starlette.websockets import WebSocketDisconnect

from leopold.server.http.identity import hashed
from leopold.server.store.erasing import tables_of
from leopold.server.store.storage import Storage
from leopold.server.store.stored import StoredSubscription
from leopold.server.tables import erasing
from tests.server.visitors import LocalServer, Visitor, play_on

SURE = {"sure": "remove"}


def traces(server: LocalServer, *words: str) -> list[str]:
    """The columns of the database in which one of these words stands."""
    engine = server.application.storage.engine
    found = []
    with engine.connect() as connection:
        for name in inspect(connection).get_table_names():
            for row in connection.execute(text(f"SELECT * FROM {name}")).mappings():
                found += [f"{name}.{column}" for column, value in row.items() if any(w in str(value) for w in words)]
    return found


def seated(server: LocalServer, **wishes: object) -> tuple[Visitor, Visitor, str]:
    """Ann has laid a table, and Ben sits at it."""
    ann, ben = server.visitor(), server.visitor()
    laid = ann.post("/api/tables", {"seats": [{"kind": "me", "name": "Ann"}, {"kind": "friend"}], **wishes})
    ben.post(f"/api/tables/{laid['table']}/sit", {"token": laid["seat_tokens"][0]["token"], "name": "Ben"})
    return ann, ben, laid["table"]


def test_a_game_of_ones_own_is_gone_for_good(server: LocalServer) -> None:
    ann = server.visitor()
    table = ann.lay("me", "bot apprentice")["table"]
    with ann.news(table, 0) as news:
        assert ann.post(f"/api/tables/{table}/remove", SURE) == {"table": table, "gone": True}
        with pytest.raises(WebSocketDisconnect):
            news.next("never")

    assert ann.get("/api/tables")["tables"] == []
    assert ann.ask("GET", f"/api/tables/{table}").status_code == 404
    assert traces(server, table, hashed(ann.secret)) == []


def test_nobody_else_can_delete_a_game(server: LocalServer) -> None:
    ann, eve = server.visitor(), server.visitor()
    table = ann.lay("me", "bot apprentice")["table"]

    assert eve.ask("POST", f"/api/tables/{table}/remove", SURE).status_code == 404
    assert ann.ask("POST", f"/api/tables/{table}/remove", {}).status_code == 400
    assert ann.state(table)["seats"][0]["mine"]


def test_what_others_play_goes_on_without_whoever_deletes_it(server: LocalServer) -> None:
    # given a game of two
    ann, ben, table = seated(server)
    # when the host deletes it
    assert ann.post(f"/api/tables/{table}/remove", SURE) == {"table": table, "gone": False}
    # then the host is not known there any more, a bot sits in the host's place, and the guest plays on
    assert ann.get("/api/tables")["tables"] == []
    assert ann.ask("GET", f"/api/tables/{table}").status_code == 404
    state = ben.state(table, 1)
    assert [(seat["name"], bool(seat["stand_in"])) for seat in state["seats"]] == [("", True), ("Ben", False)]
    assert traces(server, "Ann", hashed(ann.secret)) == []
    chance = random.Random(3)
    state = play_on(ben, table, state, chance, lambda state: state["moves"] >= 6)
    # and when the guest deletes it too, it is gone
    assert ben.post(f"/api/tables/{table}/remove", SURE)["gone"]
    assert traces(server, table) == []


def test_who_sits_down_while_somebody_deletes_a_game_keeps_it(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where it has been looked up before what goes."""
    ann, ben = server.visitor(), server.visitor()
    laid = [ann.lay("me", "friend") for _ in range(2)]
    sit = [(f"/api/tables/{one['table']}/sit", {"token": one["seat_tokens"][0]["token"]}) for one in laid]
    look_up = tables_of

    def then_ben_comes(storage: Storage, visitor: str) -> list[str]:
        found = look_up(storage, visitor)
        ben.post(*sit.pop())
        return found

    monkeypatch.setattr(erasing, "tables_of", then_ben_comes)
    deleted = ann.post(f"/api/tables/{laid[1]['table']}/remove", SURE)
    told = ann.post("/api/forget", {"sure": "forget"})

    assert not deleted["gone"]
    assert (told["removed"], told["left"]) == (0, 1)
    assert len(ben.get("/api/tables")["tables"]) == 2


def test_a_game_that_one_only_watches_is_off_the_list(server: LocalServer) -> None:
    ann, eve = server.visitor(), server.visitor()
    laid = ann.lay("me", "bot apprentice")
    eve.post(f"/api/tables/{laid['table']}/watch", {"token": laid["watch_token"]})
    assert len(eve.get("/api/tables")["tables"]) == 1

    assert not eve.post(f"/api/tables/{laid['table']}/remove", SURE)["gone"]

    assert eve.get("/api/tables")["tables"] == []
    assert len(ann.get("/api/tables")["tables"]) == 1


def test_nothing_is_kept_of_whoever_wants_to_be_forgotten(server: LocalServer) -> None:
    # given somebody with a finished game, a game alone, one with a friend, one that is watched, and a browser to call
    ann, ben, shared = seated(server)
    over = ann.lay("me", "here")["table"]
    chance = random.Random(5)
    while not (state := ann.state(over))["table"]["over"]:
        seat = state["view"]["to_move"]
        ann.play(over, state := ann.state(over, seat), chance.choice(state["actions"])["number"])
    assert len(ann.get("/api/evenings")["evenings"]) == 1
    ann.lay("me", "bot apprentice", solo="")
    watched = ben.lay("me", "bot apprentice")
    ann.post(f"/api/tables/{watched['table']}/watch", {"token": watched["watch_token"]})
    server.application.storage.subscribe(
        StoredSubscription(endpoint="https://push.example/1", visitor=hashed(ann.secret), receiver="r", auth="a")
    )
    assert len(set(traces(server, hashed(ann.secret)))) >= 4
    # when they ask for it
    told = ann.post("/api/forget", {"sure": "forget"})
    # then nothing of theirs is left, and everything of the friend's is
    assert told == {"removed": 2, "left": 1, "evenings": 1}
    assert traces(server, "Ann", hashed(ann.secret)) == []
    assert sorted(line["table"] for line in ben.get("/api/tables")["tables"]) == sorted([shared, watched["table"]])
    assert ben.state(shared, 1)["seats"][1]["mine"]


def test_a_game_that_cannot_be_opened_can_be_deleted(server: LocalServer) -> None:
    ann, _, shared = seated(server)
    alone = ann.lay("me", "bot apprentice")["table"]
    with server.application.storage.engine.begin() as connection:
        connection.execute(text("UPDATE tables SET setup = '{}'"))
    for table in (shared, alone):
        server.application.registry.forget(table)

    told = ann.post("/api/forget", {"sure": "forget"})

    assert told == {"removed": 1, "left": 1, "evenings": 0}
    assert traces(server, hashed(ann.secret)) == []
