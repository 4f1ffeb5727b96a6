"""Fair shares: nobody takes what is there for all, by many tables, many cookies or many addresses of one network."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import json
import re
import threading
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager
from functools import partial
from itertools import pairwise, permutations
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from sqlalchemy import text
from starlette.websockets import WebSocketDisconnect

from leopold.game import Game
from leopold.packs import EDITIONS
from leopold.packs.modules import CHOOSABLE
from leopold.server import limits
from leopold.server.addresses import NEIGHBOURS, Crowd, network_of, site_of
from leopold.server.beside import start_beside
from leopold.server.errors import TableError
from leopold.server.http import guard
from leopold.server.http.app import Application
from leopold.server.http.connections import WAITS
from leopold.server.http.identity import COOKIE, fresh_cookie, hashed
from leopold.server.lanes import Lane
from leopold.server.limits import AddressLimiter, Capacity, RateLimiter
from leopold.server.tables.audience import Listener
from leopold.server.tables.registry import READERS, OpenTable
from leopold.server.turns import ASKING, IDLE, NOBODY, PLAYING, WATCHING, Asker, Turns
from leopold.text.transcript import write_transcript
from leopold.words import sources
from tests.server.databases import database
from tests.server.served import served
from tests.server.test_turns import askers
from tests.server.visitors import Json, LocalServer, News, Visitor, new_key

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


@pytest.mark.parametrize(("first", "neighbour"), [("192.0.2.1", "192.0.2.1"), ("2001:db8:1:2::1", "2001:db8:1:3::1")])
def test_one_address_has_a_part_of_the_onlookers_at_a_table(
    small_server: LocalServer, first: str, neighbour: str
) -> None:
    ann = small_server.visitor()
    table = ann.lay("me", "here", strangers=True)["table"]
    small_server.application.capacity = Capacity(listeners_of_table=8)

    def look_on(come_from: str) -> AbstractContextManager[News]:
        small_server.client._transport.client = (come_from, 5000)
        return small_server.visitor().news(table)

    with look_on(first) as one, look_on(neighbour) as two, look_on(neighbour) as three, look_on("192.0.2.9") as other:
        assert one.next("presence") and two.next("presence") and other.next("presence")
        assert three.next()["key"] == "problem-too_many_connections"


class Caller:
    """Somebody who wants to hear news, as the server sees them."""

    def __init__(self, visitor: Visitor, table: str) -> None:
        self.heard: list[str] = []
        """What was sent, by kind."""
        self._path = f"/api/tables/{table}/news"
        self._cookie = visitor.headers["Cookie"].encode()
        self._says = asyncio.Queue[Json]()
        self._says.put_nowait({"type": "websocket.connect"})

    async def call(self, application: Application) -> None:
        headers = [(b"cookie", self._cookie)]
        asked = {"type": "websocket", "path": self._path, "query_string": b"", "headers": headers}
        await application.asgi(asked, self._says.get, self.hear)

    async def hear(self, message: Json) -> None:
        self.heard.append(message["type"])

    def hang_up(self) -> None:
        self._says.put_nowait({"type": "websocket.disconnect"})


class Unreachable(Caller):
    """Gone before the answer came."""

    async def hear(self, message: Json) -> None:
        raise WebSocketDisconnect


def test_of_many_listeners_at_once_only_so_many_are_admitted(
    small_server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a table that takes its time to be found, when somebody comes to it five times meanwhile, then two listen
    and three are turned away."""
    application, ann = small_server.application, small_server.visitor()
    table = ann.lay("me", "here")["table"]
    ann.state(table, None)
    opened, find = application.registry.tables[table], application.registry.table
    waiting, found = list[str](), asyncio.Event()

    async def find_late(table_id: str) -> OpenTable:
        waiting.append(table_id)
        await found.wait()
        return await find(table_id)

    async def come_at_once() -> tuple[int, int]:
        callers = [Caller(ann, table) for _ in range(5)]
        calls = [asyncio.create_task(caller.call(application)) for caller in callers]
        while len(waiting) + sum("websocket.close" in caller.heard for caller in callers) < len(callers):
            await asyncio.sleep(0)
        found.set()
        while not all("websocket.send" in caller.heard for caller in callers):
            await asyncio.sleep(0)
        listening = len(opened.audience.listeners)
        for caller in callers:
            caller.hang_up()
        await asyncio.gather(*calls)
        return listening, sum("websocket.close" in caller.heard for caller in callers)

    monkeypatch.setattr(application, "capacity", Capacity(listeners_of_visitor=2))
    monkeypatch.setattr(application.registry, "table", find_late)
    portal = small_server.client.portal
    assert portal is not None

    assert portal.call(come_at_once) == (2, 3)
    assert application.connections.total() == 0


def test_who_comes_and_goes_is_told_together(small_server: LocalServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given somebody who listens, when fifty come and go, then who is there is told a few times, and at last as it
    is."""
    application, ann = small_server.application, small_server.visitor()
    table = ann.lay("me", "here")["table"]
    ann.state(table, None)
    opened, here = application.registry.tables[table], Listener("somebody", None)
    opened.audience.listeners.add(here)
    monkeypatch.setattr(application, "capacity", Capacity(listeners_of_visitor=50))
    monkeypatch.setattr("leopold.server.store.notify.PRESENCE_SOON", 0.0)

    async def heard_until(watchers: int) -> list[int]:
        heard = [0]
        while heard[-1] != watchers:
            heard.append(json.loads(await here.next() or "").get("watchers"))
        return heard[1:]

    async def come_and_go() -> tuple[list[int], list[int]]:
        callers = [Caller(ann, table) for _ in range(50)]
        calls = [asyncio.create_task(caller.call(application)) for caller in callers]
        came = await heard_until(51)
        for caller in callers:
            caller.hang_up()
        await asyncio.gather(*calls)
        return came, await heard_until(1)

    portal = small_server.client.portal
    assert portal is not None
    came, went = portal.call(come_and_go)

    assert came == [2, 51]
    assert len(went) < 25


def test_whoever_does_not_come_to_listen_gives_their_place_back(small_server: LocalServer) -> None:
    application, ann = small_server.application, small_server.visitor()
    table = ann.lay("me", "here")["table"]
    ann.state(table, None)
    portal = small_server.client.portal
    assert portal is not None
    nowhere, gone = Caller(ann, "nowhere"), Unreachable(ann, table)

    for caller in (nowhere, gone):
        portal.call(caller.call, application)

    assert nowhere.heard == ["websocket.accept", "websocket.send", "websocket.close"]
    assert application.connections.total() == 0
    assert not application.listeners_from.is_full("", 1)
    assert not application.registry.tables[table].audience


# --- looking back


def in_order(lane: Lane, wishes: Sequence[tuple[Asker, str]]) -> list[str]:
    """In which order these are done in a lane of one thread, while all of them wait."""
    done, on = list[str](), threading.Event()

    def work(name: str) -> None:
        on.wait()
        done.append(name)

    async def want(asker: Asker, name: str) -> None:
        ASKING.set(asker)
        await lane.do(partial(work, name))

    async def want_all() -> None:
        tasks = []
        for wish in wishes:
            tasks.append(asyncio.create_task(want(*wish)))
            await asyncio.sleep(0)
        on.set()
        await asyncio.gather(*tasks)

    asyncio.run(want_all())
    lane.close()
    return done


def test_two_dozen_replays_of_one_visitor_keep_another_waiting_for_one() -> None:
    eve, ann = Asker("192.0.2.1", "eve"), Asker("192.0.2.2", "ann")

    done = in_order(Lane(1, "test"), [*((eve, f"replay {n}") for n in range(24)), (ann, "a table")])

    assert done.index("a table") == 1


def test_a_turn_lasts_until_the_work_is_done_whoever_gave_up_waiting() -> None:
    """Otherwise what comes next would stand in a line behind it in which nobody is looked after."""
    on, begun = threading.Event(), list[str]()

    def first() -> None:
        begun.append("first")
        on.wait()

    async def go() -> None:
        lane = Lane(1, "test")
        gone = asyncio.create_task(lane.do(first))
        await asyncio.sleep(0)
        gone.cancel()
        second = asyncio.create_task(lane.do(partial(begun.append, "second")))
        await asyncio.sleep(0)
        assert lane._threads._work_queue.qsize() == 0
        on.set()
        await second
        lane.close()

    asyncio.run(go())

    assert begun == ["first", "second"]


def test_whatever_takes_its_time_is_done_for_whoever_asked(
    small_server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = small_server.visitor()
    table = ann.lay("me", "here")["table"]
    asked = askers(monkeypatch)
    for what in ("course", "news", "replay", "record", "cards"):
        ann.ask("GET", f"/api/tables/{table}/{what}")
    ann.ask("GET", "/api/cards")
    ann.ask("POST", "/api/packs/check", {"packs": [{"name": "mine.toml", "text": ""}]})
    ann.ask("POST", "/api/companion/setup", {"seats": 2})

    for_people = [asker for asker in asked if asker != NOBODY]  # the server looks after clocks and more by itself
    assert len(for_people) >= 10
    assert set(for_people) == {Asker("testclient", hashed(ann.secret))}


def test_games_are_played_again_so_often_for_somebody(small_server: LocalServer) -> None:
    """Given somebody whose share of that is used up, then they are told when to come back; and others look back."""
    ann, bob = small_server.visitor(), small_server.visitor()
    services = small_server.application.services
    assert services is not None
    tables = [visitor.lay("me", "here")["table"] for visitor in (ann, bob)]
    for visitor, table in zip((ann, bob), tables, strict=True):
        visitor.play(table, visitor.state(table, visitor.state(table, None)["view"]["to_move"]))
    services.shares.steps.of_visitor = RateLimiter((1e-6, 2 * (limits.READING + limits.SCORING)))

    looked = {
        what: [ann.ask("GET", f"/api/tables/{tables[0]}/{what}").status_code for _ in range(3)]
        for what in ("course", "news", "replay", "line")
    }

    assert looked["course"] == [200, 200, 429]
    assert looked["news"] == looked["replay"] == [429] * 3
    assert bob.ask("GET", f"/api/tables/{tables[1]}/course").status_code == 200
    # and what lies in memory is seen all the same
    assert ann.state(tables[0])["revision"] == 1
    # also by whoever comes back again and again: the table is fetched as it stands
    with ann.news(tables[0], 0, since=0) as news:
        assert news.next("stale")["revision"] == 1
    # but opening a table with a long log is playing it again
    small_server.application.registry.forget(tables[0])
    services.shares.steps.of_visitor = RateLimiter((1e-6, 1))
    ann.ask("GET", f"/api/tables/{tables[0]}")
    small_server.application.registry.forget(tables[0])
    assert ann.ask("GET", f"/api/tables/{tables[0]}").status_code == 429


# --- asking


def test_whatever_an_address_asks_for_is_counted(small_server: LocalServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also the page, and whether the server is well. Who is refused waits for it, and asks for nothing meanwhile."""
    waited: list[float] = []

    async def wait(seconds: float) -> None:
        waited.append(seconds)

    services = small_server.application.services
    assert services is not None
    for path in ("/", "/healthz", "/api/openapi.json", "/api/meta", "/nothing"):
        services.shares.requests_from = RateLimiter((0.2, 1))
        monkeypatch.setattr(guard, "asyncio", SimpleNamespace(sleep=wait))

        answers = [small_server.client.get(path, headers={"Accept": "*/*"}) for _ in range(2)]

        assert answers[0].status_code in (200, 404)
        assert (answers[1].status_code, answers[1].json()["key"]) == (429, "problem-too_many")
        assert int(answers[1].headers["retry-after"]) >= 5
    assert waited == [WAITS] * 5


def test_who_asks_for_a_little_too_much_is_served_after_a_while(
    small_server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    # given an address that has asked for all that it may ask for at once
    now = 0.0

    async def wait(seconds: float) -> None:
        nonlocal now
        now += seconds

    services = small_server.application.services
    assert services is not None
    services.shares.requests_from = AddressLimiter((1 / WAITS, 2), clock=lambda: now)
    monkeypatch.setattr(guard, "asyncio", SimpleNamespace(sleep=wait))
    assert [small_server.client.get("/").status_code for _ in range(2)] == [200, 200]

    # when it asks for one thing more, then there is room for it when it has waited
    assert small_server.client.get("/").status_code == 200
    # and for one who owes more than that there is none
    services.shares.requests_from.charge("testclient", 2)
    assert small_server.client.get("/").status_code == 429
    assert now == 2 * WAITS


def test_a_hundred_newcomers_of_one_address_open_the_page_at_once(
    small_server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With its files, fonts of two alphabets, and what it asks first; no time passes, so no bucket fills again."""
    application, portal = small_server.application, small_server.client.portal
    assert application.services is not None and portal is not None
    most, shares = application.capacity, application.services.shares
    shares.requests_from = AddressLimiter((most.requests_of_address, most.requests_at_once), clock=lambda: 0.0)
    monkeypatch.setattr(guard, "WAITS", 0.0)
    linked = re.findall(r'(?:src|href)="\./([^"]+)"', small_server.client.get("/").text)
    fonts = [name for name in application.files._files if re.search(r"-(latin|cyrillic)-\d.*woff2$", name)]
    calls = ("meta", "words?language=uk", "tables", "evenings", "cards?sentences=false")
    paths = ["", *linked, *fonts, "sw.js", "push.js", *(f"api/{call}" for call in calls)]
    assert len(linked) > 20 and len(fonts) > 4

    async def open_page() -> set[int]:
        door = httpx.ASGITransport(application.asgi, client=("192.0.2.1", 1))
        async with httpx.AsyncClient(transport=door, base_url="http://here") as browser:
            return {(await browser.get(f"/{path}")).status_code for path in paths}

    assert [portal.call(open_page) for _ in range(100)] == [{200}] * 100


def test_a_long_answer_costs_as_much_as_many_short_ones(small_server: LocalServer) -> None:
    services = small_server.application.services
    assert services is not None
    plenty = services.shares.requests_from = RateLimiter((1e-9, 1000))

    def costs(path: str, **headers: str) -> float:
        before = plenty._level("testclient")
        answer = small_server.client.get(path, headers={"Accept-Encoding": "identity", **headers})
        assert answer.status_code == 200
        return round(before - plenty._level("testclient"))

    assert costs("/api/meta") == 1
    assert costs("/api/evenings") == 10
    assert costs("/api/cards") > 10
    packing, packed = (costs("/api/cards?language=it", **{"Accept-Encoding": "gzip"}) for _ in range(2))
    assert 1 < packed < 10 <= packing - packed + 1
    # and whoever has had more than there is waits until it is paid for
    plenty.charge("testclient", 1500)
    assert plenty._level("testclient") == pytest.approx(-500, abs=50)


def test_what_everybody_hears_alike_is_packed_once(small_server: LocalServer, monkeypatch: pytest.MonkeyPatch) -> None:
    def ask(path: str) -> bytes:
        answer = small_server.visitor().ask("GET", path)
        assert answer.headers["content-encoding"] == "gzip"
        return answer.content

    paths = ("/api/cards?language=de", "/api/cards?language=uk", "/api/words?language=de", "/api/words?files=cards")
    first = [ask(path) for path in paths]
    monkeypatch.setattr("leopold.server.http.app.gzip", None)

    assert [ask(path) for path in paths] == first
    assert len(set(first)) == len(paths)


def test_a_file_of_words_is_told_once_however_often_it_is_asked_for(small_server: LocalServer) -> None:
    ann = small_server.visitor()

    many = ann.get("/api/words?files=" + ",".join(["cards"] * 70))

    assert many == ann.get("/api/words?files=cards")


def answers_for(server: LocalServer, path: str, choices: Sequence[Sequence[str]]) -> set[bytes]:
    """What is answered to each choice, packed."""
    return {server.visitor().ask("GET", path + ",".join(choice)).content for choice in choices}


def test_in_whatever_order_modules_are_named_their_cards_are_packed_once(small_server: LocalServer) -> None:
    application = small_server.application
    kept = len(application._packed)

    orders = [*permutations(CHOOSABLE, 2), *((one, other, one) for one, other in pairwise(CHOOSABLE))]
    answers = answers_for(small_server, "/api/cards?sentences=false&modules=", orders)
    # and where nothing is said in words, the language is none of its matters
    answers |= answers_for(small_server, "/api/cards?sentences=false&language=de&modules=", orders)

    pairs = len({frozenset(order) for order in orders})
    assert len(application._packed) - kept == pairs >= len(answers)


def test_whatever_choice_of_words_is_asked_for_nothing_is_packed_for_it(
    small_server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    # given a server that runs
    for packer in ("leopold.server.http.app.gzip", "leopold.server.http.parts.zlib.compressobj"):
        monkeypatch.setattr(packer, None)
    ann, kept = small_server.visitor(), len(small_server.application._packed)

    for language in ("de", "uk"):
        files = sources(language)
        for names in (["cards"], ["table", "cards", "table"], ["nothing"], [name[:-4] for name in files]):
            # when somebody asks for some of its files, in whatever order
            path = f"/api/words?language={language}&files={','.join(names)}"
            packed = ann.ask("GET", path)
            plain = ann.ask("GET", path, headers={"Accept-Encoding": "identity"})

            # then the answer has each of them once, packed or not
            assert "content-encoding" not in plain.headers and packed.headers["content-encoding"] == "gzip"
            texts = [text for name, text in files.items() if name[:-4] in names]
            assert packed.json() == plain.json() == {"language": language, "texts": texts}
    assert len(small_server.application._packed) == kept


def test_of_what_is_kept_packed_what_was_asked_for_last_stays(
    small_server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    packed: list[int] = []

    def pack(data: bytes, effort: int) -> bytes:
        packed.append(len(data))
        return gzip.compress(data, effort)

    monkeypatch.setattr("leopold.server.http.app.gzip", SimpleNamespace(compress=pack))
    monkeypatch.setattr("leopold.server.http.app.MOST_PACKED", 2)
    ours, others = (f"/api/cards?edition={edition}" for edition in EDITIONS)

    # given an answer that everybody asks for, while somebody asks for ever others
    for module in CHOOSABLE:
        for path in (ours, f"{others}&modules={module}"):
            small_server.visitor().get(path)

    # then it has been packed once, beside them
    assert len(packed) == 1 + len(CHOOSABLE)


def test_whoever_has_something_packed_pays_for_it(small_server: LocalServer) -> None:
    ann, services = small_server.visitor(), small_server.application.services
    assert services is not None
    services.shares.requests, services.shares.requests_from = (RateLimiter((1e-9, 100)) for _ in range(2))
    shares = services.shares

    def left() -> list[int]:
        levels = shares.requests._level(hashed(ann.secret)), shares.requests_from._level("testclient")
        return [round(level) for level in levels]

    ann.get("/api/cards?sentences=false&modules=gala")
    assert left() == [90, 90]
    ann.get("/api/cards?sentences=false&modules=gala,gala")
    assert left() == [89, 89]


def test_whether_the_server_is_well_is_looked_at_once_for_all_who_ask(
    small_server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    storage, looks = small_server.application.storage, list[int]()
    monkeypatch.setattr(storage, "ping", lambda: looks.append(1))
    monkeypatch.setattr("leopold.server.http.app.STILL_TRUE", 1e9)

    answers = [small_server.client.get("/healthz").json() for _ in range(20)]

    assert {answer["database"] for answer in answers} == {"ok"}
    assert len(looks) <= 1


def test_the_server_is_well_also_while_everybody_waits_for_the_database(small_server: LocalServer) -> None:
    """Whoever asks would stop it otherwise, in the middle of a busy evening."""
    registry, on = small_server.application.registry, threading.Event()
    portal = small_server.client.portal
    assert portal is not None

    def wait() -> None:
        on.wait()

    async def keep_readers() -> None:
        for _ in range(READERS):
            start_beside(registry.stored(wait), "reading for long")

    portal.call(keep_readers)
    health = small_server.client.get("/healthz").json()
    on.set()

    assert health["database"] == "ok"


# --- where somebody comes from


def test_a_household_of_ipv6_is_one_and_a_site_is_some() -> None:
    assert network_of("2001:db8:1:2::7") == "2001:db8:1:2::/64"
    assert site_of("2001:db8:1:2::/64") == "2001:db8:1::/48"
    for alone in ("192.0.2.1", "testclient", "", "::nonsense::"):
        assert site_of(network_of(alone)) == alone


def test_sixty_thousand_networks_of_one_site_have_the_share_of_a_few() -> None:
    limiter, crowd = AddressLimiter((1e-9, 10)), Crowd()
    let_in = come_in = 0
    for number in range(1000):
        network = network_of(f"2001:db8:1:{number:x}::1")
        with contextlib.suppress(TableError):
            limiter.take(network)
            let_in += 1
        if not crowd.is_full(network, 10):
            crowd.add(network)
            come_in += 1

    assert let_in == come_in == NEIGHBOURS * 10
    limiter.take(network_of("2001:db8:2:1::1"))
    # and whoever goes makes room
    crowd.remove(network_of("2001:db8:1:1::1"))
    assert not crowd.is_full(network_of("2001:db8:1:2ff::1"), 10)


def test_networks_of_one_site_that_were_never_seen_take_turns_as_one() -> None:
    many = [Asker(network_of(f"2001:db8:1:{number:x}::1"), f"eve {number}") for number in range(60)]
    ann = Asker("192.0.2.2", "ann")

    order = asyncio.run(order_of([*many, ann, ann, ann]))

    assert [place for place, asker in enumerate(order) if asker == ann] == [1, 3, 5]


# --- what is kept


def test_a_visitor_keeps_only_so_much(small_server: LocalServer) -> None:
    ann = small_server.visitor()
    services = small_server.application.services
    assert services is not None
    table = ann.lay("me", "here", seed="7")["table"]
    state = ann.state(table, ann.state(table, None)["view"]["to_move"])
    kept = services.shares.kept
    kept.of_visitor = RateLimiter((0.1, 300), kept.of_visitor.refusal)
    wrong = [ann.act(table, state["seat"], state["revision"], 0).status_code for _ in range(5)]
    ann.play(table, state)
    state = ann.state(table, ann.state(table, None)["view"]["to_move"])

    refused = ann.act(table, state["seat"], state["revision"], state["actions"][0]["number"])

    assert wrong == [422] * 5  # of which nothing is kept
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


def test_nor_does_anybody_sit_down_or_invite_without_end(
    small_server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a table whose log is full, then nobody else is invited or sits down; whoever is there may still go."""
    ann, bob = small_server.visitor(), small_server.visitor()
    laid = ann.lay("me", "friend", "friend")
    at, (first, second) = f"/api/tables/{laid['table']}", [one["token"] for one in laid["seat_tokens"]]
    code = ann.post(f"{at}/code", {})["code"]
    bob.post(f"{at}/sit", {"token": first})
    monkeypatch.setattr("leopold.server.limits.LOG_ENTRIES", 1)

    refused = [
        ann.ask("POST", f"{at}/seats/1/link", {"key": new_key()}),
        bob.ask("POST", f"{at}/sit", {"token": second}),
        small_server.visitor().ask("POST", f"/api/codes/{code}/sit", {}),
    ]

    assert [(answer.status_code, answer.json()["key"]) for answer in refused] == [(409, "problem-table-long")] * 3
    assert bob.ask("POST", f"{at}/leave", {"key": new_key()}).status_code == 200


def test_what_comes_with_a_table_is_kept_too(small_server: LocalServer) -> None:
    """Packs that were somebody else's, the moves of a puzzle or of a record: all of it lies on the disk."""
    ann = small_server.visitor()
    services = small_server.application.services
    assert services is not None
    kept, full = services.shares.kept, 1_000_000

    def kept_for(path: str, body: Json) -> float:
        kept.of_visitor = RateLimiter((1e-9, full))
        ann.post(path, {**body, "key": new_key()})
        return full - kept.of_visitor._levels[hashed(ann.secret)][0]

    pack = {"name": "mine.toml", "text": "#" * 3000}
    game = Game(2, seed=7)
    for _ in range(20):
        game.apply(game.numbers[0])
    table = ann.lay("me", "here", packs=[pack])["table"]
    puzzle = ann.get("/api/puzzles/today")["id"]

    plain = kept_for("/api/tables", SEATS)

    assert plain == pytest.approx(limits.TABLE_KEPT)
    assert kept_for("/api/tables", {**SEATS, "packs_of": table}) >= plain + 3000
    assert kept_for(f"/api/puzzles/{puzzle}", {}) > plain + 10 * limits.ENTRY_KEPT
    record = {"text": write_transcript(game.transcript())}
    assert kept_for("/api/records", record) == pytest.approx(plain + 20 * limits.ENTRY_KEPT)


def test_a_table_has_one_code_however_often_it_needed_another(small_server: LocalServer) -> None:
    ann = small_server.visitor()
    laid = ann.lay("me", "friend")
    at, token = f"/api/tables/{laid['table']}", laid["seat_tokens"][0]["token"]
    codes = set()
    for _ in range(3):
        codes.add(ann.post(f"{at}/code", {})["code"])
        small_server.visitor().post(f"{at}/sit", {"token": token})
        token = ann.post(f"{at}/seats/1/link", {"key": new_key()})["token"]

    with small_server.application.storage.reader.connect() as connection:
        kept = connection.execute(text("SELECT count(*) FROM codes")).scalar()

    assert (len(codes), kept) == (3, 1)


def test_somebody_who_changes_seats_and_links_without_end_has_to_wait(small_server: LocalServer) -> None:
    """Each is written by the thread that clicks wait for, and kept: a link an entry of the log, a watcher a row."""
    ann, bob = small_server.visitor(), small_server.visitor()
    services = small_server.application.services
    assert services is not None
    services.shares.changes.of_visitor = RateLimiter((1e-9, limits.CHANGES[1]))
    table = ann.post("/api/tables", {"seats": [{"kind": "me"}, {"kind": "friend"}], "key": new_key()})["table"]

    asked = [
        ann.ask("POST", f"/api/tables/{table}/lock", {"locked": number % 2 == 0})
        for number in range(limits.CHANGES[1] + 5)
    ]

    assert asked[0].status_code == 200
    assert (asked[-1].status_code, asked[-1].json()["key"]) == (429, "problem-too_many")
    other = bob.post("/api/tables", {"seats": [{"kind": "me"}, {"kind": "friend"}], "key": new_key()})["table"]
    assert bob.ask("POST", f"/api/tables/{other}/lock", {"locked": True}).status_code == 200
