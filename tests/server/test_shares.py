"""Fair shares: nobody takes what is there for all, by many tables, many cookies or many addresses of one network."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from pathlib import Path

import httpx
import pytest

from leopold.server import limits
from leopold.server.bots.turns import IDLE, PLAYING, WATCHING, Asker, Turns
from leopold.server.http.app import Application
from leopold.server.http.identity import COOKIE, fresh_cookie
from leopold.server.limits import Capacity, RateLimiter
from tests.server.databases import database
from tests.server.served import served
from tests.server.visitors import LocalServer, new_key

SEATS = {"seats": [{"kind": "me"}, {"kind": "here"}]}


# --- thinking


async def order_of(askers: Sequence[Asker], size: int = 1) -> list[Asker]:
    """In which order these think who all wait, the first one already at it."""
    turns, order, on = Turns(size), list[Asker](), asyncio.Event()

    async def think(asker: Asker) -> None:
        async with turns.turn(asker):
            order.append(asker)
            await on.wait()

    tasks = []
    for asker in askers:
        tasks.append(asyncio.create_task(think(asker)))
        await asyncio.sleep(0)
    on.set()
    await asyncio.gather(*tasks)
    return order


def test_sixty_visitors_from_one_address_do_not_starve_another() -> None:
    many = [Asker("192.0.2.1", f"eve {n % 60}") for n in range(600)]
    ann = Asker("192.0.2.2", "ann")

    order = asyncio.run(order_of([*many, ann, ann, ann]))

    assert [place for place, asker in enumerate(order) if asker == ann] == [1, 3, 5]
    assert len(order) == len(many) + 3


def test_visitors_of_one_address_take_turns() -> None:
    eve, bob = Asker("192.0.2.1", "eve"), Asker("192.0.2.1", "bob")

    assert asyncio.run(order_of([eve, eve, eve, bob, bob])) == [eve, bob, eve, bob, eve]


def test_who_plays_comes_before_who_watches_and_before_what_can_wait() -> None:
    first, idle, show, game = (Asker("a", "a", rank) for rank in (PLAYING, IDLE, WATCHING, PLAYING))

    assert asyncio.run(order_of([first, idle, show, game])) == [first, game, show, idle]


def test_whoever_goes_away_while_waiting_takes_nobodys_turn() -> None:
    async def go() -> list[str]:
        turns, thought = Turns(1), list[str]()

        async def think(name: str) -> None:
            async with turns.turn(Asker(name, name)):
                thought.append(name)

        async with turns.turn(Asker()):
            waiting = [asyncio.create_task(think(name)) for name in "abc"]
            await asyncio.sleep(0)
            waiting[0].cancel()
            await asyncio.sleep(0)
        waiting[1].cancel()  # called already, and gone at once
        await asyncio.gather(*waiting, return_exceptions=True)
        async with turns.turn(Asker()):
            thought.append("free again")
        return thought

    assert asyncio.run(go()) == ["c", "free again"]


# --- by address


@pytest.fixture
def house(tmp_path: Path) -> Iterator[tuple[str, Application]]:
    """A server behind a proxy on this machine, which says where its visitors come from."""
    with database("sqlite", tmp_path) as kept, served(kept) as found:
        yield found


def ask(address: str, path: str, body: object, come_from: str) -> httpx.Response:
    """As a visitor of one's own, who was never seen before."""
    headers = {"X-Forwarded-For": come_from, "Cookie": f"{COOKIE}={fresh_cookie()}"}
    return httpx.post(address + path, json=body, headers=headers)


def test_many_cookies_from_one_address_have_one_share(house: tuple[str, Application]) -> None:
    address, application = house
    assert application.services is not None
    shares = application.services.shares
    for share, drops in ((shares.tables, 2), (shares.records, 2), (shares.kept, 5000)):
        share.from_address = RateLimiter((1e-9, drops), share.from_address.refusal)
    record = {"text": "leopold game 1"}

    for come_from in ("2001:db8:1:2::1", "192.0.2.1"):
        neighbour = come_from.replace("::1", "::ffff:9")
        tables = [ask(address, "/api/tables", SEATS, one) for one in (come_from, neighbour, come_from)]
        records = [ask(address, "/api/records/look", record, one) for one in (come_from, neighbour, come_from)]

        assert [answer.status_code for answer in tables] == [200, 200, 429]
        assert [answer.status_code for answer in records] == [422, 422, 429]
    assert ask(address, "/api/tables", SEATS, "2001:db8:1:3::1").status_code == 200


def test_bots_think_on_the_account_of_whoever_plays(house: tuple[str, Application]) -> None:
    address, application = house
    cookie = f"{COOKIE}={fresh_cookie()}"
    seats = {"seats": [{"kind": "me"}, {"kind": "bot"}], "strangers": True}
    ann = {"X-Forwarded-For": "192.0.2.7", "Cookie": cookie}
    table = httpx.post(f"{address}/api/tables", json=seats, headers=ann).json()["table"]
    httpx.get(f"{address}/api/tables/{table}", headers=ann)

    httpx.get(f"{address}/api/tables/{table}", headers={"X-Forwarded-For": "192.0.2.8"})

    assert application.registry.tables[table].address == "192.0.2.7"


def test_listeners_are_counted_by_address_and_by_table(small_server: LocalServer) -> None:
    ann, ben = small_server.visitor(), small_server.visitor()
    table = ann.lay("me", "here", strangers=True)["table"]
    small_server.application.capacity = Capacity(listeners_of_address=2)
    with ann.news(table, 0) as first, ann.news(table, 1) as second, ben.news(table) as third:
        assert first.next("presence") and second.next("presence")
        assert third.next()["key"] == "problem-too_many_connections"
    small_server.application.capacity = Capacity(listeners_of_table=1)
    with ben.news(table) as first, ben.news(table) as second, ann.news(table, 0) as third:
        assert first.next("presence") and third.next("presence")
        assert second.next()["key"] == "problem-too_many_connections"


# --- what is kept


def test_a_visitor_keeps_only_so_much(small_server: LocalServer) -> None:
    ann = small_server.visitor()
    services = small_server.application.services
    assert services is not None
    table = ann.lay("me", "here", seed="7")["table"]
    state = ann.state(table, ann.state(table, None)["view"]["to_move"])
    kept = services.shares.kept
    kept.of_visitor = RateLimiter((0.1, 300), kept.of_visitor.refusal)
    state = ann.play(table, state)

    refused = ann.act(table, state["seat"], state["revision"], 0)

    assert (refused.status_code, refused.json()["key"]) == (429, "problem-too_much_kept")
    assert small_server.visitor().lay("me", "here")["table"]


def test_taking_back_without_end_comes_to_an_end(small_server: LocalServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("leopold.server.limits.LOG_ENTRIES", 1)
    ann = small_server.visitor()
    table = ann.lay("me", "here", seed="7")["table"]
    ann.play(table, ann.state(table, ann.state(table, None)["view"]["to_move"]))
    state = ann.state(table, ann.state(table, None)["view"]["to_move"])

    refused = ann.act(table, state["seat"], state["revision"], state["actions"][0]["number"])

    assert (refused.status_code, refused.json()["key"]) == (409, "problem-table-long")


def test_somebody_who_changes_seats_and_links_without_end_has_to_wait(small_server: LocalServer) -> None:
    """Each is written by the thread that clicks wait for, and kept: a link an entry of the log, a watcher a row."""
    ann, bob = small_server.visitor(), small_server.visitor()
    table = ann.post("/api/tables", {"seats": [{"kind": "me"}, {"kind": "friend"}], "key": new_key()})["table"]

    asked = [
        ann.ask("POST", f"/api/tables/{table}/lock", {"locked": number % 2 == 0})
        for number in range(limits.CHANGES[1] + 5)
    ]

    assert asked[0].status_code == 200
    assert (asked[-1].status_code, asked[-1].json()["key"]) == (429, "problem-too_many")
    other = bob.post("/api/tables", {"seats": [{"kind": "me"}, {"kind": "friend"}], "key": new_key()})["table"]
    assert bob.ask("POST", f"/api/tables/{other}/lock", {"locked": True}).status_code == 200
