"""What a seat may know: whole games are played, and everything sent to anybody is held against what they may see."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from leopold.bots import Budget
from leopold.game import Game
from leopold.rules import engine
from leopold.rules.actions import ACTIONS
from leopold.server.models import TableState
from leopold.server.shown import hints
from leopold.server.tables.registry import state_of
from leopold.text.refusals import why_not
from tests.server.visitors import Json, LocalServer, Visitor

SECRET_EVENTS = ("staff_drawn", "staff_looked_at", "staff_returned", "staff_drafted")
SECRET_ACTIONS = ("draft", "return")


def dealt_anew(game: Game, viewer: int | None, chance: random.Random) -> Game:
    """The same game to this viewer, with everything hidden dealt anew."""
    twin = game.copy()
    position = game.record_bytes.copy()
    words = np.array([chance.getrandbits(32) for _ in range(4)], np.int64)
    engine.resample(game.pack.tables, position, -1 if viewer is None else viewer, words)
    twin.restore(position.tobytes())
    return twin


class Spy:
    """Reads over everybody's shoulder."""

    def __init__(self, server: LocalServer, seats: dict[Visitor, int | None], secrets: list[str]) -> None:
        self.server = server
        self.seats = seats
        self.secrets = secrets
        self.read = 0

    def look(self, over: bool) -> None:
        """At everything said since the last look."""
        for visitor, data in self.server.said:
            text = data.decode()
            viewer = self.seats[visitor]
            for secret in self.secrets:
                assert secret not in text or over, f"{secret} was told to {viewer}: {text[:200]}"
            for other in self.seats:
                assert other.secret not in text
            for found in pieces(json.loads(text)):
                check(found, viewer, over)
            self.read += 1
        self.server.said.clear()


def pieces(value: Json) -> Iterator[dict[str, Any]]:
    """Every object inside a message."""
    if isinstance(value, dict):
        yield value
        for part in value.values():
            yield from pieces(part)
    elif isinstance(value, list):
        for part in value:
            yield from pieces(part)


def check(found: dict[str, Any], viewer: int | None, over: bool) -> None:
    """What hides in an object must be hidden."""
    if "hand_size" in found and found["seat"] != viewer and not over:
        assert found["hand"] is None
    if "looked_at" in found and found["to_move"] != viewer:
        assert not any(found["looked_at"])
    if found.get("key") in SECRET_EVENTS and found["seat"] != viewer and not over:
        assert found["params"]["staff"] is None
    if found.get("action_kind") in SECRET_ACTIONS and found["seat"] != viewer and not over:
        assert found["action"] is None
    if found.get("kind") in SECRET_ACTIONS and "number" in found:
        assert over or "text" in found  # a legal action of one's own, never somebody else's entry
    if "seed" in found and not over:
        assert found["seed"] is None


GAMES = (
    {"variant": "draft", "edition": "2015"},
    {"variant": "standard", "edition": "revised", "hotels": ["day"]},
)


@pytest.mark.parametrize("wishes", GAMES, ids=["draft", "standard"])
def test_nobody_is_told_what_they_may_not_know(small_server: LocalServer, wishes: dict[str, Any]) -> None:
    """Three people in three browsers and one who watches play a whole game over HTTP and WebSocket."""
    server, chance = small_server, random.Random(8)
    ann, ben, cleo, wim = (server.visitor() for _ in range(4))
    laid = ann.lay("me", "friend", "friend", **wishes)
    table = laid["table"]
    for visitor, token in zip((ben, cleo), laid["seat_tokens"], strict=True):
        visitor.post(f"/api/tables/{table}/sit", {"token": token["token"]})
    wim.post(f"/api/tables/{table}/watch", {"token": laid["watch_token"]})
    players = [ann, ben, cleo]
    open_table = server.application.registry.tables[table]
    tokens = [laid["watch_token"], *(token["token"] for token in laid["seat_tokens"])]
    spy = Spy(server, {ann: 0, ben: 1, cleo: 2, wim: None}, [open_table.settings.seed, *tokens])
    server.listening = True

    with (
        ann.news(table, 0) as to_ann,
        ben.news(table, 1) as to_ben,
        cleo.news(table, 2) as to_cleo,
        wim.news(table) as to_wim,
    ):
        listening = (to_ann, to_ben, to_cleo, to_wim)
        while not open_table.position.game.over:
            seat = open_table.position.game.to_move
            assert seat is not None
            state = players[seat].state(table, seat)
            if chance.random() < 0.25:
                pester(players, wim, table, state, chance)
            players[seat].play(table, state, chance.choice(state["actions"])["number"])
            for news in listening:
                news.next("news")
            only_what_is_seen_matters(open_table, chance)
            spy.look(open_table.position.game.over)

    assert spy.read > 500


def pester(players: list[Visitor], wim: Visitor, table: str, state: Json, chance: random.Random) -> None:
    """Ask for everything that could be said, at the right time and at the wrong one."""
    seat, path = state["seat"], f"/api/tables/{table}"
    for number, visitor in enumerate([*players, wim]):
        own = number if number < len(players) else None
        visitor.state(table, own)
        visitor.ask("GET", f"{path}/record")
        visitor.ask("GET", f"{path}/course")
        visitor.ask(
            "GET", f"{path}/replay?at={chance.randint(0, state['moves'])}&viewer={'watch' if own is None else own}"
        )
        visitor.ask("GET", f"{path}/replay?at=0&viewer=all")
        visitor.ask(
            "GET", f"{path}/news?since={max(0, state['revision'] - 5)}" + ("" if own is None else f"&seat={own}")
        )
    stranger = players[(seat + 1) % len(players)]
    stranger.ask("GET", f"{path}?seat={seat}")
    stranger.ask("GET", f"{path}/replay?at=1&viewer={seat}")
    stranger.act(table, (seat + 1) % len(players), state["revision"], chance.randrange(ACTIONS))
    legal = {choice["number"] for choice in state["actions"]}
    wrong = chance.choice([number for number in range(ACTIONS) if number not in legal])
    assert players[seat].act(table, seat, state["revision"], wrong).status_code == 422
    players[seat].act(table, seat, max(0, state["revision"] - 1), 1)
    if chance.random() < 0.1:
        players[seat].ask("POST", f"{path}/hint", {"seat": seat})


def only_what_is_seen_matters(open_table: Any, chance: random.Random) -> None:
    """What is sent is the same whatever lies hidden: the state of a game dealt anew differs in nothing."""
    position = open_table.position
    for viewer in (0, 1, 2, None):
        eyes = open_table.eyes("somebody", viewer)
        told = state_of(open_table, position, eyes)
        twin = position.copy()
        twin.game = dealt_anew(position.game, viewer, chance)
        assert without_scores(state_of(open_table, twin, eyes)) == without_scores(told)
        if viewer is not None and viewer == position.game.to_move:
            for number in chance.sample(range(ACTIONS), 20):
                assert why_not(twin.game.pack, twin.game.record, number) == why_not(
                    position.game.pack, position.game.record, number
                )


def without_scores(state: TableState) -> Json:
    return {name: getattr(state, name) for name in state.__struct_fields__ if name != "scores"}


def test_a_hint_knows_no_more_than_the_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same hint, with the same luck, for two games that differ only in what the seat cannot see."""
    chance = random.Random(5)
    game = Game(3, seed=99)
    for _ in range(60):
        game.apply(chance.choice(game.numbers))
    seat = game.to_move
    assert seat is not None

    def lucky(monkey_seed: int) -> None:
        luck = random.Random(monkey_seed)
        monkeypatch.setattr("secrets.randbits", luck.getrandbits)

    found = []
    for twin in (game, dealt_anew(game, seat, chance), dealt_anew(game, seat, chance)):
        lucky(1)
        found.append(hints.hint_for(twin, seat, Budget(playouts=40)))

    assert found[0] == found[1] == found[2]


def test_the_seed_is_secret_until_the_end(small_server: LocalServer) -> None:
    ann = small_server.visitor()
    table = ann.lay("me", "here")["table"]

    assert ann.state(table)["table"]["seed"] is None
    assert ann.ask("GET", f"/api/tables/{table}/record").json()["key"] == "problem-record-sealed"
    assert ann.ask("GET", f"/api/tables/{table}/replay?at=0&viewer=all").json()["key"] == "problem-replay-sealed"
