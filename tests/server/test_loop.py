"""What takes longer than a moment happens beside the event loop, so that nobody waits for somebody else's long game.

Which thread does it is looked at, not how long it takes: the machine a test runs on may be slow.
"""

from __future__ import annotations

import asyncio
import gzip
import random
from collections.abc import Callable
from typing import Any

import pytest

from leopold.game import Game
from leopold.server.evenings import keeper
from leopold.server.tables import create, history, registry, write
from leopold.text.transcript import write_transcript
from tests.server.visitors import LocalServer, new_key

LONG = 60
"""Actions of a game that is not played in the loop."""


class Beside:
    """Functions that were called, and whether that was in an event loop."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._monkeypatch = monkeypatch
        self.called: dict[str, set[str]] = {}

    def watch(self, where: Any, *names: str) -> None:
        for name in names:
            self._monkeypatch.setattr(where, name, self._watched(name, getattr(where, name)))

    def _watched(self, name: str, work: Callable[..., Any]) -> Callable[..., Any]:
        def watched(*args: Any, **kwargs: Any) -> Any:
            self.called.setdefault(name, set()).add(where())
            return work(*args, **kwargs)

        return watched


def where() -> str:
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return "beside"
    return "in the loop"


@pytest.fixture
def beside(monkeypatch: pytest.MonkeyPatch) -> Beside:
    return Beside(monkeypatch)


def record(moves: int) -> str:
    """A game that has gone on for so many actions."""
    game, chance = Game(2, seed=7), random.Random(7)
    while len(game.moves) < moves and not game.over:
        game.apply(chance.choice(game.numbers))
    return write_transcript(game.transcript())


def test_a_record_is_read_and_played_beside_the_loop(small_server: LocalServer, beside: Beside) -> None:
    beside.watch(create, "read_transcript", "replay", "entries_of", "of_config")
    ann = small_server.visitor()

    ann.post("/api/records/look", {"text": record(LONG)})
    ann.post("/api/records", {"text": record(LONG)})

    assert beside.called == {name: {"beside"} for name in ("read_transcript", "replay", "entries_of", "of_config")}


def test_a_game_is_opened_beside_the_loop(small_server: LocalServer, beside: Beside) -> None:
    ann = small_server.visitor()
    table = ann.post("/api/records", {"text": record(LONG)})["table"]
    beside.watch(registry, "position_after")

    ann.state(table, 0)

    assert beside.called == {"position_after": {"beside"}}


def test_looking_back_happens_beside_the_loop(small_server: LocalServer, beside: Beside) -> None:
    ann = small_server.visitor()
    table = ann.post("/api/records", {"text": record(10_000)})["table"]
    beside.watch(history, "step", "course", "saved_text", "played_again")
    beside.watch(registry, "entries_since")

    ann.get(f"/api/tables/{table}/replay?at={LONG}&viewer=all")
    ann.get(f"/api/tables/{table}/course")
    ann.get(f"/api/tables/{table}/record")
    ann.get(f"/api/tables/{table}/news?since=0")
    ann.get(f"/api/tables/{table}/line?at={LONG}")

    names = ("step", "course", "saved_text", "played_again", "entries_since")
    assert beside.called == {name: {"beside"} for name in names}


def test_a_repeat_is_looked_up_beside_the_loop(small_server: LocalServer, beside: Beside) -> None:
    ann = small_server.visitor()
    table = ann.lay("me", "here", seed="7")["table"]
    state = ann.state(table, ann.state(table, None)["view"]["to_move"])
    key = new_key()
    first = ann.act(table, state["seat"], 0, state["actions"][0]["number"], key=key)
    beside.watch(write, "position_after")

    again = ann.act(table, state["seat"], 0, state["actions"][0]["number"], key=key)

    assert again.json() == first.json()
    assert beside.called == {"position_after": {"beside"}}


def test_a_list_of_games_is_made_beside_the_loop(small_server: LocalServer, beside: Beside) -> None:
    ann = small_server.visitor()
    ann.lay("me", "bot")
    beside.watch(create, "table_summary")

    ann.get("/api/tables")

    assert beside.called == {"table_summary": {"beside"}}


def test_long_answers_are_packed_beside_the_loop(small_server: LocalServer, beside: Beside) -> None:
    beside.watch(gzip, "compress")

    small_server.visitor().ask("GET", "/api/cards", headers={"Accept-Encoding": "gzip"})

    assert beside.called == {"compress": {"beside"}}


def test_a_thousand_evenings_are_read_beside_the_loop(small_server: LocalServer, beside: Beside) -> None:
    beside.watch(keeper, "read_evenings", "summary", "ladder", "achievements")

    small_server.visitor().get("/api/evenings")

    assert beside.called == {name: {"beside"} for name in ("read_evenings", "summary", "ladder", "achievements")}
