"""Several processes at one PostgreSQL: each hears what happened at the other."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from leopold.server.store.notify import LONGEST, SILENT, Notifications, presence_at
from tests.server.databases import database
from tests.server.settable_clock import SettableClock
from tests.server.visitors import LocalServer, open_server


@pytest.fixture
def servers(tmp_path: Path) -> Iterator[tuple[LocalServer, LocalServer]]:
    with database("postgresql", tmp_path) as address, open_server(address) as first, open_server(address) as second:
        yield first, second


def test_news_travel_between_processes(servers: tuple[LocalServer, LocalServer]) -> None:
    ann, ben = servers[0].visitor(), servers[1].visitor()
    laid = ann.lay("me", "friend", seed="7")
    table = laid["table"]
    ben.post(f"/api/tables/{table}/sit", {"token": laid["seat_tokens"][0]["token"]})
    with ann.news(table, 0, since=0) as to_ann, ben.news(table, 1, since=0) as to_ben:
        state = to_ann.later_than(0)
        mover = state["view"]["to_move"]
        visitor, other = ((ann, to_ben), (ben, to_ann))[mover]
        played = visitor.play(table, visitor.state(table, mover))

        heard = other.later_than(state["revision"])

    assert heard["revision"] == played["revision"]
    assert heard["seat"] == 1 - mover


def test_of_two_processes_at_once_one_wins(servers: tuple[LocalServer, LocalServer]) -> None:
    here = servers[0].visitor()
    there = servers[1].visitor(here.secret)
    table = here.lay("me", "here", seed="7")["table"]
    mover = here.state(table, None)["view"]["to_move"]
    state = here.state(table, mover)
    there.state(table, mover)

    answers = [
        visitor.act(table, mover, state["revision"], state["actions"][place]["number"])
        for place, visitor in enumerate((here, there))
    ]

    assert [answer.status_code for answer in answers] == [200, 409]
    assert answers[1].json()["state"]["revision"] == 1


def test_whoever_finds_out_that_others_were_quicker_tells_all_who_listen_there(tmp_path: Path) -> None:
    """Without waiting for the database to say so; with SQLite it never does."""
    with database("sqlite", tmp_path) as address, open_server(address) as first, open_server(address) as second:
        here = first.visitor()
        there = second.visitor(here.secret)
        table = here.lay("me", "here", seed="7")["table"]
        mover = here.state(table, None)["view"]["to_move"]
        state = here.state(table, mover)
        there.play(table, there.state(table, mover))

        with here.news(table, mover, since=state["revision"]) as news:
            refused = here.act(table, mover, state["revision"], state["actions"][0]["number"])

            assert refused.status_code == 409
            assert news.next("stale")["revision"] == 1


def test_who_knows_more_than_a_process_has_heard_plays_on_there(tmp_path: Path) -> None:
    """As after a database that was away: a process is not told of what was written before it listens again."""
    with database("sqlite", tmp_path) as address, open_server(address) as first, open_server(address) as second:
        # given a table that is open at two processes, and moves on at one of them
        here = first.visitor()
        there = second.visitor(here.secret)
        table = here.lay("me", "here", seed="7")["table"]
        there.state(table)
        here.play(table, here.state(table, here.state(table)["view"]["to_move"]))
        # when somebody goes on from there at the other
        state = here.state(table, here.state(table)["view"]["to_move"])
        answer = there.act(table, state["seat"], state["revision"], state["actions"][0]["number"])
        # then it is carried out
        assert (answer.status_code, answer.json()["revision"]) == (200, 2)
        # and a revision that there is nowhere is none to go on from
        assert there.act(table, state["seat"], 99, state["actions"][0]["number"]).status_code == 409


def test_nobody_looks_up_what_was_written_here(server: LocalServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database tells everybody, also whoever wrote it, and sometimes before the table has moved on."""
    looked_up: list[str] = []

    monkeypatch.setattr(Notifications, "_look_up", lambda self, table: looked_up.append(table.id))
    ann = server.visitor()
    table = ann.lay("me", "here")["table"]
    application = server.application
    with ann.news(table, 0):
        portal = server.client.portal
        assert portal is not None
        for speaker in (application.storage.name, "another"):
            portal.call(application.notifications._hear, f"{speaker} {table} 1")

    assert looked_up == [table]


def test_what_others_wrote_is_told_without_playing_the_game_again(
    servers: tuple[LocalServer, LocalServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given somebody who listens at one process, with a window for each seat, when something is played at the other,
    then each window hears it as it is told there."""
    here = servers[0].visitor()
    there = servers[1].visitor(here.secret)
    table = here.lay("me", "here", seed="7")["table"]
    mover = here.state(table, None)["view"]["to_move"]
    state = here.state(table, mover)
    with (
        there.news(table, 0, since=0) as first,
        there.news(table, 1, since=0) as second,
        here.news(table, 0, since=0) as third,
    ):
        for news in (first, second, third):
            news.next("presence")
        monkeypatch.setattr("leopold.server.tables.registry.entries_since", None)

        here.play(table, state)

        told = third.next("news")
        assert first.next("news")["entries"] == told["entries"]
        assert second.next("news")["state"]["seat"] == 1


def test_where_much_was_written_or_something_taken_back_the_table_is_fetched(
    servers: tuple[LocalServer, LocalServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    here = servers[0].visitor()
    there = servers[1].visitor(here.secret)
    table = here.lay("me", "here", seed="7")["table"]
    state = here.state(table, None)
    while not state["undo"]:
        state = here.play(table, here.state(table, state["view"]["to_move"]))
    with there.news(table, 0, since=state["revision"]) as news:
        news.next("presence")
        assert here.undo(table, state).status_code == 200
        assert news.next("stale")["revision"] == state["revision"] + 1
        for module in ("registry", "write"):
            monkeypatch.setattr(f"leopold.server.tables.{module}.FEW", 0)
        state = here.play(table, here.state(table, here.state(table, None)["view"]["to_move"]))
        assert news.next("stale")["revision"] == state["revision"]


def test_who_comes_and_goes_without_end_is_told_of_now_and_then(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each word of it is written by the thread that clicks wait for."""
    said: list[tuple[str, ...]] = []
    ann = server.visitor()
    table = ann.lay("me", "here")["table"]
    ann.state(table)
    notifications = server.application.notifications
    opened = server.application.registry.tables[table]
    portal = server.client.portal
    assert portal is not None
    monkeypatch.setattr(notifications, "_say", lambda *words: said.append(words))
    monkeypatch.setattr("leopold.server.store.notify.PRESENCE_SOON", 0.0)

    async def hurry_past() -> None:
        for _ in range(50):
            notifications.tell_presence(opened)
        await asyncio.gather(*notifications._tasks)

    portal.call(hurry_past)

    assert said == ([tuple(presence_at(opened))] if server.application.storage.dialect == "postgresql" else [])


def test_where_nobody_listens_a_table_is_looked_up_when_somebody_comes(
    servers: tuple[LocalServer, LocalServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a table opened at two processes, when one writes, then the other does nothing until it is asked."""
    looked_up: list[str] = []
    monkeypatch.setattr(Notifications, "_look_up", lambda self, table: looked_up.append(table.id))
    here = servers[0].visitor()
    there = servers[1].visitor(here.secret)
    table = here.lay("me", "here", seed="7")["table"]
    mover = here.state(table, None)["view"]["to_move"]
    there.state(table, mover)
    played = here.play(table, here.state(table, mover))

    servers[1].application.notifications._hear(f"another {table} {played['revision']}")

    assert there.state(table, mover)["revision"] == played["revision"]
    assert looked_up == []


def test_a_bot_whose_process_is_gone_thinks_where_somebody_waits_for_it(tmp_path: Path) -> None:
    clock = SettableClock()
    with (
        database("postgresql", tmp_path) as address,
        open_server(address, clock=clock) as first,
        open_server(address, clock=clock) as second,
    ):
        # given somebody who listens at one process and plays at another, whose bots are gone
        here, there = first.visitor(), second.visitor()
        there.secret = here.secret
        table = here.lay("me", "bot apprentice", seed="7")["table"]
        services = first.application.services
        assert services is not None
        services.bot_runner.closed = True
        with there.news(table, 0, since=0) as news:
            state = there.state(table)
            while not state["actions"]:
                state = news.later_than(state["revision"])
            heard = state["revision"]
            while state["actions"]:
                state = here.play(table, state)
            while heard < state["revision"]:
                heard = news.later_than(heard)["revision"]
            # when the bot has not moved for a while
            clock.forward(seconds=SILENT + 1)
            portal = second.client.portal
            assert portal is not None
            portal.call(second.application.notifications.check_presence)
            # then it moves at the other process
            assert news.later_than(state["revision"])["revision"] > state["revision"]


def test_a_repeat_at_another_process_is_answered_like_the_first(servers: tuple[LocalServer, LocalServer]) -> None:
    here = servers[0].visitor()
    there = servers[1].visitor(here.secret)
    table = here.lay("me", "here", seed="7")["table"]
    mover = here.state(table, None)["view"]["to_move"]
    there.state(table, mover)

    first = here.act(table, mover, 0, 16, key="one-click-only")
    again = there.act(table, mover, 0, 16, key="one-click-only")

    assert first.status_code == 200
    assert again.json() == first.json()


def test_who_is_connected_at_many_tables_is_said_in_few_words(tmp_path: Path) -> None:
    # given more tables than go into one word
    with open_server(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        table = server.visitor().lay("me", "bot apprentice")["table"]
        server.visitor().ask("GET", f"/api/tables/{table}")
        opened = server.application.registry.tables[table]
        # when they are told of, then few words are enough, each short enough for PostgreSQL, and none is left out
        words = presence_at(*[opened] * 2000)
    assert len(words) == 5
    assert all(len(word) <= LONGEST for word in words)
    assert sum(word.count(table) for word in words) == 2000
    assert presence_at() == []
