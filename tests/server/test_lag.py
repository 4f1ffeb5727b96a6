"""Nobody waits for what somebody else asks for: the event loop goes on turning, whatever it is.

A probe in the server's own loop looks at how much of the processor the loop's thread takes between two of its turns.
That is not how long they take: a machine that is busy with something else stretches every moment, and would fail a
server that does nothing wrong. What the loop's thread does itself is the same on every day, and the least that others
have to wait for.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
from websockets.asyncio.client import connect

from leopold.game import Game
from leopold.server.http.identity import COOKIE, fresh_cookie
from leopold.text.transcript import write_transcript
from tests.server.visitors import new_key
from tests.server.watched import WatchedServer, watched

pytestmark = pytest.mark.slow

BLINK: Final = 0.020
"""Seconds for which a click may wait for others. What these tests ask for takes 10 ms of them, or less."""
LONG: Final = 1000
"""Entries of a log."""
AT_ONCE: Final = 4
TIMES: Final = 5
ONLOOKERS: Final = 200
"""At one table, which is as many as may be."""
ADDRESSES: Final = 8

Json = Any


class Somebody:
    """With a browser of their own, at a server of its own."""

    def __init__(self, server: WatchedServer) -> None:
        self.server = server
        self.client = httpx.Client(base_url=server.address, headers=cookie())

    def ask(self, path: str, body: Json = None) -> Json:
        answer = self.client.get(path) if body is None else self.client.post(path, json=body)
        assert answer.is_success, answer.text
        return answer.json() if answer.headers["content-type"] == "application/json" else None

    def keeps_loop(self, path: str, body: Json = None) -> float:
        """For how long the loop does nothing but what is asked for here."""
        self.server.longest()
        self.ask(path, body)
        return self.server.longest()


@pytest.fixture
def somebody(tmp_path: Path) -> Iterator[Somebody]:
    with watched(tmp_path) as server:
        found = Somebody(server)
        with found.client:
            yield found


def finished() -> str:
    """The record of a whole game."""
    game, chance = Game(4, seed=7), random.Random(7)
    while not game.over:
        game.apply(chance.choice(game.numbers))
    return write_transcript(game.transcript())


def table_with_a_long_log(somebody: Somebody) -> str:
    """On which one thing is played and taken back, again and again."""
    table: str = somebody.ask("/api/tables", {"seats": [{"kind": "me"}, {"kind": "here"}]})["table"]
    at, revision = f"/api/tables/{table}", 0
    while revision < LONG:
        seat = somebody.ask(at)["view"]["to_move"]
        state = somebody.ask(f"{at}?seat={seat}")
        click = {"seat": seat, "revision": state["revision"], "key": new_key()}
        if state["undo"]:
            revision = somebody.ask(f"{at}/undo", {**click, "steps": 1})["state"]["revision"]
        else:
            number = state["actions"][0]["number"]
            revision = somebody.ask(f"{at}/actions", {**click, "actions": [number]})["state"]["revision"]
    return table


def cookie() -> dict[str, str]:
    return {"Cookie": f"{COOKIE}={fresh_cookie()}"}


async def watched_by_many(server: WatchedServer, table: str, click: Callable[[], float]) -> list[float]:
    """For how long each of some clicks keeps the loop while very many strangers look on, from some addresses."""
    news = f"{server.address.replace('http', 'ws', 1)}/api/tables/{table}/news"
    async with AsyncExitStack() as looking:
        for number in range(ONLOOKERS):
            come_from = {**cookie(), "X-Forwarded-For": f"192.0.2.{number % ADDRESSES}"}
            await looking.enter_async_context(connect(news, additional_headers=come_from, max_queue=None, proxy=None))
        return [await asyncio.to_thread(click) for _ in range(TIMES)]


def test_what_is_asked_for_the_first_time_keeps_nobody(somebody: Somebody) -> None:
    # given a server that has done nothing yet
    first = [
        "/",
        "/manifest.webmanifest",
        "/api/meta",
        "/api/words?language=ru",
        "/api/rulings",
        "/api/cards?language=de",
        "/api/cards?edition=2015&modules=more",
        "/api/cards?sentences=false",
        "/api/puzzles",
        "/api/puzzles/today",
        "/api/evenings",
        "/api/tables",
    ]
    # when somebody is the first to ask for something
    kept = {path: somebody.keeps_loop(path) for path in first}

    # then nobody waits for it
    assert {path: seconds for path, seconds in kept.items() if seconds > BLINK} == {}


def test_a_click_that_two_hundred_look_at_keeps_nobody(somebody: Somebody) -> None:
    # given a table of one's own that everybody may look at
    seats = [{"kind": "me"}, {"kind": "here"}]
    at = f"/api/tables/{somebody.ask('/api/tables', {'seats': seats, 'strangers': True})['table']}"

    def click() -> float:
        state = somebody.ask(f"{at}?seat={somebody.ask(at)['view']['to_move']}")
        body = {"seat": state["seat"], "revision": state["revision"], "key": new_key()}
        return somebody.keeps_loop(f"{at}/actions", {**body, "actions": [state["actions"][0]["number"]]})

    # when something is played there while very many do
    kept = asyncio.run(watched_by_many(somebody.server, at.rpartition("/")[2], click))

    # then nobody waits for it
    assert [seconds for seconds in kept if seconds > BLINK] == []


def test_long_games_keep_nobody(somebody: Somebody) -> None:
    # given a finished game, and one with a long log
    over = somebody.ask("/api/records", {"text": finished()})["table"]
    long = table_with_a_long_log(somebody)
    wishes: list[tuple[str, Json]] = [
        ("/api/records/look", {"text": finished()}),
        ("/api/records", {"text": finished()}),
        *((f"/api/tables/{over}/{what}", None) for what in ("replay?at=100&viewer=all", "line?at=100", "record")),
        *((f"/api/tables/{table}/{what}", None) for table in (over, long) for what in ("course", "news?since=0")),
        (f"/api/tables/{over}/again", {"at": 100, "key": new_key()}),
        ("/api/cards?language=it", None),
    ]
    # when each thing that takes its time is asked for, and then all of them again and again and at once
    kept = {path: somebody.keeps_loop(path, body) for path, body in wishes}
    with ThreadPoolExecutor(AT_ONCE) as people:
        list(people.map(lambda wish: somebody.ask(*wish), wishes * TIMES))
    kept["all at once"] = somebody.server.longest()

    # then nobody waits for it
    assert {path: seconds for path, seconds in kept.items() if seconds > BLINK} == {}
