"""Upgrades: what earlier releases stored is opened, and a game keeps the cards that it began with."""

from __future__ import annotations

import random
import re
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import text

from leopold.packs import load_pack
from leopold.server.store.database import open_engine
from leopold.server.store.migrations import STEPS
from leopold.server.store.storage import Storage
from leopold.server.tables import former
from leopold.server.tools.doctor import examine
from tests.server import past
from tests.server.visitors import LocalServer, open_server, play_on


def test_every_release_is_there() -> None:
    """The fourth step and the fifth came with one release, and so did the last ones."""
    versions = [int(file.stem.split("-")[1]) for file in past.FILES]
    assert versions == [1, 2, 3, 5, 6]
    assert versions[-1] <= len(STEPS)


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
        assert sorted((table["moves"], table["totals"]) for table in tables) == [
            (0, None),
            (25, None),
            (40, None),
            (131, [1, -4]),
        ]
        assert [found.what for found in examine(server.application.storage)] == [""] * 4
        # and open ones go on
        for table in tables:
            if table["moves"] in (25, 40):
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
