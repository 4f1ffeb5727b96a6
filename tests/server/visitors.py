"""People at the table, for tests: each with a browser of their own, all at one server inside the test."""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx
from starlette.testclient import TestClient, WebSocketTestSession

from leopold.bots import warm_up_bots
from leopold.server.bots.workers import WorkerPool
from leopold.server.http.app import Application, build
from leopold.server.http.identity import COOKIE, fresh_cookie
from leopold.server.http.shares import Share
from leopold.server.limits import RateLimiter
from leopold.words import SOURCE_LANGUAGE
from tests.server.speaking import say_all

Json = Any
_keys = itertools.count()


def new_key() -> str:
    """For one click."""
    return f"click-{next(_keys):06d}"


class Visitor:
    """Somebody with a browser: a cookie, and the tables it leads to."""

    def __init__(self, server: LocalServer, secret: str | None = None) -> None:
        self.server = server
        self.secret = secret or fresh_cookie()

    @property
    def headers(self) -> dict[str, str]:
        return {"Cookie": f"{COOKIE}={self.secret}"}

    def ask(self, method: str, path: str, body: Json = None, **options: Any) -> httpx.Response:
        self.server.client.cookies.clear()
        headers = {**self.headers, **options.pop("headers", {})}
        answer: httpx.Response = self.server.client.request(method, path, json=body, headers=headers, **options)
        self.server.heard(self, answer.content)
        return answer

    def get(self, path: str, **options: Any) -> Json:
        answer = self.ask("GET", path, **options)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: Json) -> Json:
        answer = self.ask("POST", path, body)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def lay(self, *kinds: str, **wishes: Json) -> Json:
        """A new table: lay("me", "bot waiter", "friend")."""
        seats = [dict(zip(("kind", "level"), kind.split(), strict=False)) for kind in kinds]
        return self.post("/api/tables", {"seats": seats, **wishes})

    def state(self, table: str, seat: int | None = 0) -> Json:
        return self.get(f"/api/tables/{table}" + ("" if seat is None else f"?seat={seat}"))

    def turn(self, table: str, seat: int = 0) -> Json:
        """The table once it is this seat's turn or all is over: who begins is chance, and bots take their time."""
        state = self.state(table, seat)
        if state["actions"] or state["view"]["over"]:
            return state
        with self.news(table, seat, since=state["revision"]) as news:
            while not (state["actions"] or state["view"]["over"]):
                state = news.later_than(state["revision"])
        return state

    def act(self, table: str, seat: int, revision: int, *numbers: int, key: str = "") -> httpx.Response:
        body = {"seat": seat, "revision": revision, "key": key or new_key(), "actions": list(numbers)}
        return self.ask("POST", f"/api/tables/{table}/actions", body)

    def play(self, table: str, state: Json, number: int | None = None) -> Json:
        """Play one legal action, the first if none is named; the state after it."""
        chosen = state["actions"][0]["number"] if number is None else number
        answer = self.act(table, state["seat"], state["revision"], chosen)
        assert answer.status_code == 200, answer.text
        return answer.json()["state"]

    def undo(self, table: str, state: Json, steps: int = 1, key: str = "") -> httpx.Response:
        body = {"seat": state["seat"], "revision": state["revision"], "key": key or new_key(), "steps": steps}
        return self.ask("POST", f"/api/tables/{table}/undo", body)

    @contextmanager
    def news(self, table: str, seat: int | None = None, since: int | None = None) -> Iterator[News]:
        asked = {"seat": seat, "since": since}
        query = "&".join(f"{name}={value}" for name, value in asked.items() if value is not None)
        self.server.client.cookies.clear()
        with self.server.client.websocket_connect(f"/api/tables/{table}/news?{query}", headers=self.headers) as socket:
            yield News(self, socket, table, seat)


class News:
    """An open connection."""

    def __init__(self, visitor: Visitor, socket: WebSocketTestSession, table: str, seat: int | None) -> None:
        self.visitor = visitor
        self.socket = socket
        self.table = table
        self.seat = seat

    def next(self, kind: str = "") -> Json:
        """The next message, or the next of a kind."""
        while True:
            text = self.socket.receive_text()
            self.visitor.server.heard(self.visitor, text.encode())
            message: Json = self.visitor.server.decode(text)
            if not kind or message.get("type") == kind:
                return message

    def later_than(self, revision: int) -> Json:
        """The table after something new has happened: told, or asked for where it was not told piece by piece."""
        while True:
            message = self.next()
            if message.get("type") == "stale":
                return self.visitor.state(self.table, self.seat)
            if message.get("type") == "news" and message["state"]["revision"] > revision:
                return message["state"]


class LocalServer:
    """A server inside the test, and everything it ever said to anybody."""

    def __init__(self, application: Application, client: TestClient) -> None:
        self.application = application
        self.client = client
        self.said: list[tuple[Visitor, bytes]] = []
        self.listening = False

    def visitor(self, secret: str | None = None) -> Visitor:
        return Visitor(self, secret)

    def heard(self, visitor: Visitor, data: bytes) -> None:
        if data.startswith(b"{"):
            say_all(json.loads(data))
        if self.listening:
            self.said.append((visitor, data))

    @staticmethod
    def decode(text: str) -> Json:
        return json.loads(text)


@contextmanager
def open_server(
    address: str,
    pool: WorkerPool | None = None,
    *,
    language: str = SOURCE_LANGUAGE,
    **options: Any,
) -> Iterator[LocalServer]:
    """A server on this database, ready to play; with a clock or a push service of its own, if a test has one."""
    warm_up_bots()
    application = build(address, pool=pool, language=language, **options)
    with TestClient(application.asgi, base_url="http://testserver") as client:
        server = LocalServer(application, client)
        let_hurry(application)
        somebody = server.visitor()
        while not somebody.get("/api/meta")["readiness"]["bots"]:
            pass
        yield server


def let_hurry(application: Application) -> None:
    """A test plays a game in a second, which no page does: whoever tests how much one may ask for says so."""
    services = application.services
    assert services is not None
    plenty = RateLimiter((1e9, 1_000_000))
    services.shares.requests = services.shares.requests_from = plenty
    services.shares.steps = Share(plenty, plenty)


def play_on(visitor: Visitor, table: str, state: Json, chance: random.Random, until: Callable[[Json], bool]) -> Json:
    """Play at random, alone at the table or with bots, until something holds."""
    with visitor.news(table, state["seat"], since=state["revision"]) as news:
        while not until(state):
            if state["actions"]:
                state = visitor.play(table, state, chance.choice(state["actions"])["number"])
            else:
                state = news.later_than(state["revision"])
    return state
