"""News: everybody hears what happened, for their own seat, and nothing is lost over a gap."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import pytest
from sqlalchemy import text
from starlette.websockets import WebSocketDisconnect

from leopold.server.http.app import MOST_MESSAGES, POLICY_VIOLATION
from leopold.server.http.identity import hashed
from leopold.server.limits import Capacity
from leopold.server.models import Stale, TableState
from leopold.server.tables.audience import AT_ONCE, BACKLOG, BACKLOG_BYTES, Listener, written
from leopold.server.tables.registry import OpenTable, state_of
from tests.server.visitors import Json, LocalServer, Visitor

T = TypeVar("T")


@pytest.fixture
def pair(server: LocalServer) -> tuple[Visitor, Visitor, str]:
    """Two people at one table, each in a browser of their own."""
    ann, ben = server.visitor(), server.visitor()
    laid = ann.lay("me", "friend", seed="7")
    ben.post(f"/api/tables/{laid['table']}/sit", {"token": laid["seat_tokens"][0]["token"]})
    return ann, ben, laid["table"]


def mover(pair: tuple[Visitor, Visitor, str]) -> tuple[Visitor, Json]:
    """Whoever is to move, and what they see."""
    ann, ben, table = pair
    seat = ann.state(table)["view"]["to_move"]
    visitor = (ann, ben)[seat]
    return visitor, visitor.state(table, seat)


def laid_by(visitor: Visitor) -> OpenTable:
    """A table for two at one screen, as the server has it."""
    table = visitor.lay("me", "here")["table"]
    visitor.state(table)
    return visitor.server.application.registry.tables[table]


def on_the_loop(server: LocalServer, work: Callable[[], Awaitable[T]]) -> T:
    """What is done in one go in the server's own event loop."""
    portal = server.client.portal
    assert portal is not None
    return portal.call(work)


def test_everybody_hears_what_one_does(pair: tuple[Visitor, Visitor, str]) -> None:
    ann, ben, table = pair
    with ann.news(table, 0) as to_ann, ben.news(table, 1) as to_ben:
        visitor, state = mover(pair)
        visitor.play(table, state)

        heard = [to_ann.next("news"), to_ben.next("news")]

    assert [message["state"]["seat"] for message in heard] == [0, 1]
    assert [message["entries"][0]["action"]["text"] for message in heard] == [state["actions"][0]["text"]] * 2
    assert [event["key"] for event in heard[0]["entries"][0]["events"]] == ["guest_taken", "guest_arrived"]
    assert heard[0]["revision"] == state["revision"] + 1


def test_an_answer_carries_the_news_of_ones_own_click(pair: tuple[Visitor, Visitor, str]) -> None:
    table = pair[2]
    for _ in range(2):
        visitor, state = mover(pair)
        visitor.play(table, state)  # who guests are is seen; rooms can be taken back
    visitor, state = mover(pair)
    seat = state["seat"]

    with visitor.news(table, seat) as news:
        played = visitor.act(table, seat, state["revision"], state["actions"][0]["number"]).json()
        told = news.next("news")
        taken_back = visitor.undo(table, played["state"])
        assert taken_back.status_code == 200
        told_of_undo = news.next("news")

    assert [(entry["kind"], len(entry["events"]) > 0) for entry in played["entries"]] == [("action", True)]
    assert [entry["kind"] for entry in taken_back.json()["entries"]] == ["undo"]
    assert played["entries"] == told["entries"]
    assert taken_back.json()["entries"] == told_of_undo["entries"]


def test_after_a_gap_what_was_missed_is_told(pair: tuple[Visitor, Visitor, str]) -> None:
    ann, _, table = pair
    seen = ann.state(table)["revision"]
    for _ in range(2):
        visitor, state = mover(pair)
        visitor.play(table, state)

    with ann.news(table, 0, since=seen) as news:
        missed = news.next("news")

    assert [entry["revision"] for entry in missed["entries"]] == [seen + 1, seen + 2]
    assert missed["state"] == ann.state(table) | {"seats": missed["state"]["seats"]}
    assert ann.get(f"/api/tables/{table}/news?seat=0&since={seen}")["entries"] == missed["entries"]


def test_when_known_things_were_taken_back_one_begins_anew(pair: tuple[Visitor, Visitor, str]) -> None:
    table = pair[2]
    for _ in range(2):  # first guests
        visitor, state = mover(pair)
        visitor.play(table, state)
    visitor, state = mover(pair)
    after = visitor.play(table, state)
    visitor.undo(table, after)

    with visitor.news(table, state["seat"], since=after["revision"]) as news:
        assert news.next("stale")["revision"] == after["revision"] + 1
    since = visitor.get(f"/api/tables/{table}/news?seat={state['seat']}&since=0")
    assert since["stale"] is False
    assert [entry["kind"] for entry in since["entries"]] == ["seat", "action", "action", "undo"]


def test_one_sees_who_is_there(pair: tuple[Visitor, Visitor, str]) -> None:
    ann, ben, table = pair
    with ann.news(table, 0) as to_ann:
        assert to_ann.next("presence")["connected"] == [0]
        with ben.news(table, 1):
            assert to_ann.next("presence")["connected"] == [0, 1]
            assert [seat["connected"] for seat in ann.state(table)["seats"]] == [True, True]
        assert to_ann.next("presence")["connected"] == [0]


def test_all_strangers_who_look_on_are_sent_one_text(
    small_server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    # given a dozen of them, and the host with a window for a seat and another to look on
    ann = small_server.visitor()
    opened = laid_by(ann)
    state = ann.state(opened.id, opened.position.game.to_move)
    strangers = [Listener(f"stranger {number}", None) for number in range(12)]
    windows = [Listener(hashed(ann.secret), viewer) for viewer in (state["seat"], None)]
    opened.audience.listeners.update([*strangers, *windows])
    made: list[TableState] = []

    def note(*asked: Any) -> TableState:
        made.append(state_of(*asked))
        return made[-1]

    monkeypatch.setattr("leopold.server.tables.registry.state_of", note)
    # when something is played
    ann.play(opened.id, state)
    # then it is made once for all strangers, and once for each window
    texts = [text for listener in strangers for text in waiting_for(listener)]
    assert (len(texts), len({id(text) for text in texts}), len(made)) == (12, 1, 3)
    # who are told what is theirs, and nobody else is
    told = [json.loads(text)["state"] for text in (texts[0], *(waiting_for(window)[0] for window in windows))]
    assert [(one["table"]["host"], [seat["mine"] for seat in one["seats"]]) for one in told] == [
        (False, [False, False]),
        (True, [True, True]),
        (True, [True, True]),
    ]
    assert [one["seat"] for one in told] == [None, state["seat"], None]


def test_whoever_sends_to_very_many_gives_way(small_server: LocalServer) -> None:
    """Given a table with a hundred onlookers, when all are told something, somebody else need not wait for the last."""
    application = small_server.application
    opened = laid_by(small_server.visitor())
    listeners = [Listener(f"stranger {number}", None) for number in range(100)]
    opened.audience.listeners.update(listeners)
    done: list[str] = []

    class Socket:
        async def receive(self) -> None:
            await asyncio.Event().wait()

        async def send_text(self, text: str) -> None:
            done.append("sent")

        async def close(self, code: int) -> None: ...

    async def somebody_else() -> None:
        done.append("somebody else")

    async def tell() -> None:
        sending = [asyncio.create_task(application._serve_listener(Socket(), opened, one)) for one in listeners]  # type: ignore[arg-type]
        await asyncio.sleep(0)
        opened.audience.tell_alike(0, Stale(revision=0))
        await asyncio.create_task(somebody_else())
        for listener in listeners:
            listener.close()
        await asyncio.gather(*sending)

    on_the_loop(small_server, tell)

    assert done.index("somebody else") <= AT_ONCE
    assert done.count("sent") == len(listeners)


def test_strangers_hear_nothing(pair: tuple[Visitor, Visitor, str], server: LocalServer) -> None:
    _, ben, table = pair
    for visitor, seat in ((server.visitor(), None), (server.visitor(), 0), (ben, 0)):
        with visitor.news(table, seat) as news:
            assert news.next()["key"] in ("problem-table-none", "problem-seat-not_yours")
            with pytest.raises(WebSocketDisconnect):
                news.next()


def test_news_from_another_site_are_refused(small_server: LocalServer) -> None:
    ann = small_server.visitor()
    table = ann.lay("me", "here")["table"]
    headers = {**ann.headers, "Origin": "https://elsewhere.example"}

    with (
        pytest.raises(WebSocketDisconnect),
        small_server.client.websocket_connect(f"/api/tables/{table}/news", headers=headers) as socket,
    ):
        socket.receive_text()


@pytest.mark.parametrize("asked", ["since=-1", "since=x", "since=", "since=10000000", "seat=7", "seat=%00"])
def test_what_is_malformed_gets_a_sentence_and_is_closed(small_server: LocalServer, asked: str) -> None:
    ann = small_server.visitor()
    table = ann.lay("me", "here")["table"]
    path = f"/api/tables/{table}/news?{asked}"

    with small_server.client.websocket_connect(path, headers=ann.headers) as socket:
        assert socket.receive_json()["key"] == "problem-request-malformed"
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_text()

    assert closed.value.code == 4400


def test_who_comes_from_the_future_begins_anew(small_server: LocalServer) -> None:
    ann = small_server.visitor()
    table = ann.lay("me", "here")["table"]

    with ann.news(table, 0, since=1_000_000) as news:
        assert news.next("stale") == {"type": "stale", "revision": 0}


def test_a_client_that_talks_without_end_is_closed(small_server: LocalServer) -> None:
    ann = small_server.visitor()
    table = ann.lay("me", "here")["table"]

    with ann.news(table, 0) as news:
        news.next("presence")
        for _ in range(MOST_MESSAGES):
            news.socket.send_text("and another thing")
        with pytest.raises(WebSocketDisconnect) as closed:
            news.next("news")

    assert closed.value.code == POLICY_VIOLATION
    assert small_server.application.connections.total() == 0


def test_one_visitor_has_only_so_many_connections(small_server: LocalServer) -> None:
    small_server.application.capacity = Capacity(listeners_of_visitor=2)
    ann = small_server.visitor()
    table = ann.lay("me", "here")["table"]

    with ann.news(table, 0) as first, ann.news(table, 1) as second:
        first.next("presence"), second.next("presence")
        with ann.news(table) as third:
            assert third.next()["key"] == "problem-too_many_connections"
    with ann.news(table) as again:
        assert again.next("presence")["watchers"] == 1


def test_a_database_that_fails_closes_the_line_and_says_why(
    server: LocalServer, caplog: pytest.LogCaptureFixture
) -> None:
    ann, wim = server.visitor(), server.visitor()
    laid = ann.lay("me", "here")
    ann.state(laid["table"])
    with server.application.storage.engine.begin() as connection:
        connection.execute(text("ALTER TABLE watchers RENAME TO mislaid"))

    with wim.news(laid["table"]) as news:
        assert news.next()["key"] == "problem-database-unreachable"
    with server.application.storage.engine.begin() as connection:
        connection.execute(text("ALTER TABLE mislaid RENAME TO watchers"))

    assert [record.exc_info for record in caplog.records if record.levelname == "ERROR"] == [None]


def waiting_for(listener: Listener) -> list[str]:
    """All that has been sent and not been heard."""

    async def read() -> list[str]:
        found = []
        while (text := await listener.next()) is not None:
            found.append(text)
        return found

    listener.close()
    return asyncio.run(read())


def test_who_does_not_keep_up_is_told_to_fetch() -> None:
    listener = Listener("somebody", 0)

    for revision in range(BACKLOG + 1):
        listener.send(f"news {revision}", revision)

    assert waiting_for(listener) == [written(Stale(revision=BACKLOG))]


@pytest.mark.parametrize("more", [0, 1])
def test_what_waits_is_not_only_counted_but_weighed(more: int) -> None:
    listener, state = Listener("somebody", 0), "x" * 20_000
    most = BACKLOG_BYTES // len(state)

    for revision in range(most + more):
        listener.send(state, revision)

    assert waiting_for(listener) == ([written(Stale(revision=most))] if more else [state] * most)


def test_after_the_last_nothing_more_waits() -> None:
    """Given somebody who was dismissed and reads slowly, when much is sent, then they still come to the end."""
    listener = Listener("somebody", 0)
    listener.close()

    for revision in range(BACKLOG + 1):
        listener.send(f"news {revision}", revision)

    assert waiting_for(listener) == []


def test_what_was_sent_waits_no_more() -> None:
    listener, state = Listener("somebody", 0), "x" * 20_000

    for revision in range(10 * BACKLOG):
        listener.send(state, revision)
        assert asyncio.run(listener.next()) == state
