"""Upgrades: what earlier releases stored is opened, and a game keeps the cards that it began with."""

from __future__ import annotations

import random
import re
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import text

from leopold.packs import EDITIONS, load_pack
from leopold.server.http.identity import hashed
from leopold.server.store.database import open_engine
from leopold.server.store.migrations import STEPS
from leopold.server.store.operator import read_decisions
from leopold.server.store.storage import Storage
from leopold.server.tables import former
from leopold.server.tools.doctor import examine
from tests.server import past
from tests.server.visitors import LocalServer, open_server, play_on


def test_every_earlier_schema_is_there() -> None:
    assert [past.version_of(file) for file in past.FILES] == list(range(1, len(STEPS)))
    for file in past.FILES:
        assert past.rows_of(file)["schema_version"] == [{"version": past.version_of(file)}]


@pytest.mark.parametrize("file", past.FILES, ids=lambda file: file.stem)
def test_games_of_an_earlier_release_are_opened_and_go_on(address: str, file: Path) -> None:
    # given what that release left
    engine = open_engine(address, writing=True)
    past.fill(engine, file)
    engine.dispose()
    # when this one opens it
    with open_server(address) as server:
        ann, ben = server.visitor(past.ANN), server.visitor(past.BEN)
        tables = ann.get("/api/tables")["tables"]
        # then all games are listed and in order
        laid = [(0, None), (25, None), (40, None), (131, [1, -4])]
        if past.version_of(file) in past.BETWEEN:
            laid.insert(1, (past.RICH, None))
        assert sorted((table["moves"], table["totals"]) for table in tables) == laid
        assert [found.what for found in examine(server.application.storage)] == [""] * len(laid)
        # and open ones go on
        for table in tables:
            if table["moves"] in (past.RICH, 25, 40):
                state = ann.state(table["table"])
                state = ann.state(table["table"], state["view"]["to_move"])
                assert ann.play(table["table"], state)["moves"] == table["moves"] + 1
        # and the finished one can be looked back at, saved, and counts as an evening
        over = next(table["table"] for table in tables if table["over"])
        assert ann.get(f"/api/tables/{over}/replay?at=131&viewer=all")["scores"][0]["total"] == 1
        assert "leopold game 1" in ann.get(f"/api/tables/{over}/record")["text"]
        assert [evening["points"] for evening in ann.get("/api/evenings")["evenings"]] == [1]
        # and friends are still who they were
        (shared,) = ben.get("/api/tables")["tables"]
        assert (shared["names"], shared["mine"]) == (["Ann", "Cem"], [1])


@pytest.mark.parametrize("version", past.BETWEEN)
def test_what_a_schema_between_releases_brought_is_still_there(address: str, version: int) -> None:
    # given what was done when there was room for it
    engine = open_engine(address, writing=True)
    past.fill(engine, past.file_of(version))
    engine.dispose()
    # when this release opens it
    with open_server(address) as server:
        ann, storage = server.visitor(past.ANN), server.application.storage
        tables = ann.get("/api/tables")["tables"]
        rich = next(table["table"] for table in tables if table["moves"] == past.RICH)
        shared = next(table["table"] for table in tables if table["moves"] == 0)
        # then a game has the pack it was laid with, and is played to its end with it
        state = ann.state(rich)
        assert state["table"]["own_packs"] == ["rich.toml"]
        assert ann.get(f"/api/tables/{rich}/cards")["board"]["start_krones"] == 15
        while not state["view"]["over"]:
            state = ann.play(rich, ann.state(rich, state["view"]["to_move"]))
        assert [found.what for found in examine(storage)] == [""] * len(tables)
        # and whoever was to be called still is, in their language since there is one
        (subscription,) = storage.subscriptions(hashed(past.ANN))
        assert subscription.language == ("de" if version > 4 else "")
        # and cards as they were, what the operator decided and what the host did are kept, since there is room for it
        cards = {row["content"] for row in past.rows_of(past.file_of(version)).get("editions", [])}
        assert bool(cards) == (version > 7)
        assert cards <= {content for edition in EDITIONS for content in storage.editions(edition)}
        assert bool(ann.state(shared)["table"]["locked"]) == (version > 8)
        decisions = read_decisions(storage)
        assert (decisions.message, decisions.names) == ((past.MESSAGE, (past.BLOCKED,)) if version > 8 else ("", ()))


def keep_changed(storage: Storage) -> str:
    """Cards as they might have been: the first guest was worth a point more. The checksum of a game with them."""
    former.keep_editions(storage, 1.0)
    (today,) = storage.editions("revised")
    files = dict(msgspec.json.decode(today, type=list[tuple[str, str]]))
    files["guests.toml"] = re.sub(
        r"(?m)^vp = (\d+)", lambda vp: f"vp = {int(vp[1]) + 1}", files["guests.toml"], count=1
    )
    changed = msgspec.json.encode(list(files.items())).decode()
    storage.keep_edition("then", "revised", changed, 0.5)
    pack = former._pack(changed, "revised", (), ())
    assert pack is not None
    return pack.checksum


def laid_then(server: LocalServer, checksum: str) -> str:
    """A table of somebody's that was laid with other cards."""
    table: str = server.visitor(past.ANN).lay("me", "bot apprentice", seed="4")["table"]
    today = load_pack("revised").checksum
    with server.application.storage.engine.begin() as connection:
        setup = str(connection.execute(text("SELECT setup FROM tables")).scalar_one())
        assert today in setup
        connection.execute(text("UPDATE tables SET setup = :setup"), {"setup": setup.replace(today, checksum)})
    server.application.registry.forget(table)
    return table


def test_a_game_keeps_the_cards_it_began_with(server: LocalServer) -> None:
    # given a game that was laid when a guest was worth more
    storage = server.application.storage
    table = laid_then(server, keep_changed(storage))
    ann = server.visitor(past.ANN)
    # when it is opened today
    state = ann.state(table)
    # then it goes on with the cards of then, which the page is told of, up to its end
    assert state["table"]["former"]
    then = {card["number"]: card["vp"] for card in ann.get(f"/api/tables/{table}/cards")["guests"]}
    now = {card["number"]: card["vp"] for card in ann.get("/api/cards?sentences=false")["guests"]}
    assert [then[number] - now[number] for number in now if then[number] != now[number]] == [1]
    state = play_on(ann, table, state, random.Random(2), lambda state: state["table"]["over"])
    assert [found.what for found in examine(storage)] == [""]
    # and is gone on with from a moment of it
    again = ann.post(f"/api/tables/{table}/again", {"at": 10, "key": "once-more"})["table"]
    assert ann.state(again)["table"]["former"]


def test_cards_that_were_never_kept_are_said_to_be_missing(server: LocalServer) -> None:
    table = laid_then(server, "0123456789abcdef")

    answer = server.visitor(past.ANN).ask("GET", f"/api/tables/{table}?seat=0")

    assert (answer.status_code, answer.json()["key"]) == (410, "problem-table-older_packs")


def test_what_cannot_be_read_any_more_is_passed_over(server: LocalServer) -> None:
    storage = server.application.storage
    checksum = keep_changed(storage)
    storage.keep_edition("broken", "revised", '[["guests.toml", "[[guest]]\\nnumber = \\"one\\""]]', 99.0)

    table = laid_then(server, checksum)

    assert server.visitor(past.ANN).state(table)["table"]["former"]
