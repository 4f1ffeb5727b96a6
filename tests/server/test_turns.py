"""Nobody is kept waiting by somebody who asks for much: not in a line, not behind a lock, and not without end."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence
from pathlib import Path

import pytest

from leopold.game import Game
from leopold.server import limits
from leopold.server.beside import start_beside
from leopold.server.bots import reviews, workers
from leopold.server.bots.workers import WorkerPool
from leopold.server.errors import TableError, too_much_kept
from leopold.server.http.identity import hashed
from leopold.server.http.shares import Share
from leopold.server.lanes import LINE, Lane
from leopold.server.limits import Capacity, RateLimiter
from leopold.server.models import Hint
from leopold.server.store.storage import Storage
from leopold.server.store.stored import Append, StoredEntry
from leopold.server.tables.registry import READERS, OpenTable
from leopold.server.turns import ASKING, IDLE, NOBODY, PASSED_OVER, PLAYING, WATCHING, Asker, Turns
from tests.server.databases import KINDS, database
from tests.server.test_live_tables import come_from
from tests.server.test_puzzles import answered, example, played
from tests.server.test_reviews import evening
from tests.server.visitors import LocalServer, new_key, open_server

EVE, ANN = Asker("192.0.2.1", "eve"), Asker("192.0.2.2", "ann")


# --- turns


def test_whoever_is_passed_over_again_and_again_has_a_turn_in_between() -> None:
    """Given somebody who always wants to think again, then who watches and what can wait come to think as well."""

    async def go() -> list[int]:
        turns, order = Turns(1), list[int]()

        async def think(rank: int) -> None:
            async with turns.turn(EVE._replace(rank=rank)):
                order.append(rank)

        async with turns.turn(EVE):
            waiting = [asyncio.create_task(think(rank)) for rank in (IDLE, WATCHING, *[PLAYING] * 5 * PASSED_OVER)]
            await asyncio.sleep(0)
        await asyncio.gather(*waiting)
        return order

    order = asyncio.run(go())

    assert order.index(WATCHING) == PASSED_OVER
    assert order.index(IDLE) <= PASSED_OVER + 1


def test_whoever_has_gone_away_stands_in_nobodys_way() -> None:
    """Also before anybody's turn has come: with a database that hangs nobody's would."""

    async def go() -> dict[str, dict[str, object]]:
        turns = Turns(1)
        async with turns.turn(EVE):
            waiting = [asyncio.create_task(turns.take(ANN)) for _ in range(3)]
            await asyncio.sleep(0)
            assert turns.waiting(ANN) == 3
            for one in waiting:
                one.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)
            return dict(turns._waiting[PLAYING])  # type: ignore[arg-type]

    assert asyncio.run(go()) == {}


def test_so_many_wishes_of_a_visitor_wait_and_others_wait_all_the_same() -> None:
    on = threading.Event()

    async def go() -> list[int | None]:
        lane = Lane(1, "test")

        async def want(asker: Asker) -> int | None:
            ASKING.set(asker)
            try:
                await lane.do(on.wait)
            except TableError as refused:
                return refused.status
            return None

        wishes = [asyncio.create_task(want(asker)) for asker in [*[EVE] * (LINE + 3), ANN]]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        on.set()
        came_to = await asyncio.gather(*wishes)
        lane.close()
        return came_to

    assert asyncio.run(go()) == [*[None] * (LINE + 1), 429, 429, None]


def test_a_share_is_taken_by_visitor_and_address_or_not_at_all() -> None:
    """Given an address whose share others have used up, whoever is refused for it has lost nothing of their own."""
    share = Share(RateLimiter((1e-9, 10), too_much_kept), RateLimiter((1e-9, 10), too_much_kept))
    share.take("eve", "here", 8)
    with pytest.raises(TableError):
        share.take("ann", "here", 8)

    share.take("ann", "elsewhere", 10)


# --- for whom


def test_what_goes_on_beside_is_done_for_nobody() -> None:
    """Whoever's click it began with has long been answered, and is not to be refused anything for it."""
    found: list[Asker] = []

    async def note() -> None:
        found.append(ASKING.get())

    async def go() -> None:
        ASKING.set(EVE)
        await start_beside(note(), "a test")

    asyncio.run(go())

    assert found == [NOBODY]


def askers(monkeypatch: pytest.MonkeyPatch) -> list[Asker]:
    """Everybody who takes a turn from now on."""
    found: list[Asker] = []
    take = Turns.take

    async def note(turns: Turns, asker: Asker) -> None:
        found.append(asker)
        await take(turns, asker)

    monkeypatch.setattr(Turns, "take", note)
    return found


def test_at_a_table_one_waits_for_the_table_and_not_for_whoever_is_at_it(
    small_server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given somebody who looks back without end and then clicks, others at the table do not wait in that one's line;
    what it costs is counted for whoever asked all the same."""
    eve = small_server.visitor()
    table = eve.lay("me", "here", seed="7")["table"]
    state = eve.state(table, eve.state(table, None)["view"]["to_move"])
    first = eve.act(table, state["seat"], 0, state["actions"][0]["number"], key="the-same-click")
    asked = askers(monkeypatch)

    late = eve.act(table, state["seat"], 5000, state["actions"][0]["number"])
    lines = {asker.line for asker in asked if asker.visitor}
    again = eve.act(table, state["seat"], 0, state["actions"][0]["number"], key="the-same-click")

    assert (late.status_code, again.status_code) == (409, 200)
    assert again.json()["revision"] == first.json()["revision"]
    assert lines == {f"table {table}"}
    services = small_server.application.services
    assert services is not None
    services.shares.steps.of_visitor = RateLimiter((1e-9, 1))
    services.shares.steps.of_visitor.take(hashed(eve.secret))
    refused = eve.act(table, state["seat"], 0, state["actions"][0]["number"], key="the-same-click")
    assert refused.status_code == 429


def test_an_answer_to_a_puzzle_is_judged_as_a_hint_is_given(
    small_server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody waits for it; what nobody waits for, a review, comes after all of that, each in turn by who asked."""
    ann, puzzle = small_server.visitor(), example()
    table, over = played(ann, puzzle, 0), evening(ann)
    thinks, think = list[Asker](), workers.Lane.think

    async def note(lane: workers.Lane, asker: Asker, *rest: object) -> object:
        thinks.append(asker)
        return await think(lane, asker, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(workers.Lane, "think", note)
    answered(ann, puzzle, table)
    ann.post(f"/api/tables/{over}/review", {})
    while len(thinks) < 2:
        ann.get(f"/api/tables/{over}/review")

    me = Asker("testclient", hashed(ann.secret))
    assert thinks[:2] == [me, me._replace(rank=IDLE)]


def test_reviews_are_made_for_many_places_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a site that has asked for as many as one may, when more is asked for there, then it is refused, and
    elsewhere it is not."""
    on = threading.Event()
    monkeypatch.setattr("leopold.review.Reviewer.judge", lambda *_: on.wait(20))
    with database("sqlite", tmp_path) as address, open_server(address) as server:
        crowd = [server.visitor() for _ in range(reviews.OF_SITE + 2)]
        over = [evening(visitor) for visitor in crowd]
        answers = []
        for number, (visitor, table) in enumerate(zip(crowd, over, strict=True)):
            come_from(server, "192.0.2.7" if visitor is crowd[-1] else f"2001:db8:1:{number}::1")
            answers.append(visitor.ask("POST", f"/api/tables/{table}/review", {}).status_code)
        on.set()

    assert answers == [*[200] * reviews.OF_SITE, 429, 200]


def test_places_for_hints_are_not_all_one_sites(monkeypatch: pytest.MonkeyPatch) -> None:
    on = threading.Event()

    def adviser(game: object, seat: int) -> Hint:
        on.wait(20)
        return Hint(level="director", expected=None, actions=[], reasons=[], alternatives=[])

    monkeypatch.setattr(workers, "hint_for", adviser)

    async def go() -> list[int | None]:
        pool = WorkerPool(1)

        async def want(asker: Asker) -> int | None:
            try:
                await pool.advise(Game(2, seed=7), 0, asker)
            except TableError as refused:
                return refused.status
            return None

        site = [Asker(f"2001:db8:1:{number}::/64", f"eve {number}") for number in range(3)]
        wishes = [asyncio.create_task(want(asker)) for asker in [*site, ANN]]
        await asyncio.sleep(0)
        on.set()
        came_to = await asyncio.gather(*wishes)
        await pool.close()
        return came_to

    assert asyncio.run(go()) == [None, None, 429, None]


def test_two_places_have_not_all_hints_between_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever comes from elsewhere waits for a turn, also where as many wait as may wait from where somebody does."""
    on = threading.Event()

    def adviser(game: object, seat: int) -> Hint:
        on.wait(20)
        return Hint(level="director", expected=None, actions=[], reasons=[], alternatives=[])

    monkeypatch.setattr(workers, "hint_for", adviser)
    places = [EVE, EVE._replace(visitor="eva"), EVE._replace(address="192.0.2.3", visitor="yves"), ANN]
    again = [EVE._replace(visitor="evelyn"), ANN._replace(visitor="anna")]

    async def go() -> list[int | None]:
        pool = WorkerPool(1)

        async def want(asker: Asker) -> int | None:
            try:
                await pool.advise(Game(2, seed=7), 0, asker)
            except TableError as refused:
                return refused.status
            return None

        wishes = [asyncio.create_task(want(asker)) for asker in [*places, *again]]
        await asyncio.sleep(0)
        on.set()
        came_to = await asyncio.gather(*wishes)
        await pool.close()
        return came_to

    assert asyncio.run(go()) == [None, None, None, None, 429, 429]


# --- before it is done


def test_what_is_refused_is_not_looked_up(small_server: LocalServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has a long log read for a moment that has not come, for a record that is sealed, or on credit."""
    ann = small_server.visitor()
    table = ann.lay("me", "friend")["table"]
    ann.state(table)
    read: list[str] = []
    monkeypatch.setattr(Storage, "entries", lambda storage, table_id, *since: read.append(table_id))

    beyond = [ann.ask("GET", f"/api/tables/{table}/{what}?at=9999").status_code for what in ("replay", "line")]
    sealed = ann.ask("GET", f"/api/tables/{table}/record").status_code
    small_server.application.registry.tables[table].position.revision = 9000
    services = small_server.application.services
    assert services is not None
    services.shares.steps.of_visitor = RateLimiter((1e-9, 8000))
    services.shares.steps.of_visitor.take(hashed(ann.secret), 1)
    on_credit = [ann.ask("GET", f"/api/tables/{table}/{what}").status_code for what in ("course", "news", "replay")]

    assert beyond == [422, 409]  # a line is for a game that is over
    assert sealed == 409
    assert on_credit == [429, 429, 429]
    assert read == []


@pytest.mark.parametrize("others", [True, False])
def test_who_asks_for_too_much_is_told_so_and_who_meets_a_database_that_hangs_too(
    tmp_path: Path, others: bool, caplog: pytest.LogCaptureFixture
) -> None:
    """Given a line that does not come to its end in time, then that is either one's own doing or the database's."""
    on, reading = threading.Event(), list[threading.Event]()

    def read(long: Sequence[threading.Event]) -> None:
        for one in long:
            reading.append(one)
            one.wait(20)

    with (
        database("sqlite", tmp_path) as address,
        open_server(address, capacity=Capacity(database_seconds=0.2)) as server,
    ):
        registry, portal = server.application.registry, server.client.portal
        assert portal is not None

        async def wish(asker: Asker, long: Sequence[threading.Event]) -> int:
            ASKING.set(asker)
            try:
                await registry.stored(read, long)
            except TableError as refused:
                return refused.status
            return 200

        async def wish_all() -> int:
            kept = [asyncio.create_task(wish(EVE, [on])) for _ in range(READERS)]
            while len(reading) < READERS:
                await asyncio.sleep(0)
            last = asyncio.create_task(wish(EVE, []))
            await asyncio.sleep(0)
            if others:
                registry._readers._turns.given += 1  # whoever is not Eve goes on
            found = await last
            on.set()
            await asyncio.gather(*kept)
            return found

        found = portal.call(wish_all)

    assert found == (429 if others else 503)


@pytest.mark.parametrize("kind", KINDS)
def test_a_click_waits_for_nothing_else_that_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    """Given tables that are laid by the dozen, then who plays waits for one of them where only one can write at a
    time, and else for none."""
    on, order = threading.Event(), list[str]()
    with database(kind, tmp_path) as address, open_server(address) as server:
        ann = server.visitor()
        table = ann.lay("me", "here", seed="7")["table"]
        state = ann.state(table, ann.state(table, None)["view"]["to_move"])
        registry, portal = server.application.registry, server.client.portal
        assert portal is not None
        append = registry.storage.append

        def note(name: str) -> None:
            on.wait(20)
            order.append(name)

        def clicked(wishes: Sequence[Append]) -> list[bool]:
            order.append("click")
            return append(wishes)

        monkeypatch.setattr(registry.storage, "append", clicked)

        async def lay(name: str) -> None:
            await registry.written(note, name)

        async def lay_many() -> None:
            for name in ("first", "second", "third"):
                start_beside(lay(name), name)
            await asyncio.sleep(0)

        portal.call(lay_many)
        clicking = threading.Thread(target=ann.play, args=(table, state))
        clicking.start()
        while not (order or registry._appender._turns.waiting(NOBODY)):
            pass
        on.set()
        clicking.join()
        portal.call(registry.written, order.append, "last")

    laid = ["first", "second", "third", "last"]
    assert order == (["first", "click", *laid[1:]] if kind == "sqlite" else ["click", *laid])


def test_who_has_much_written_waits_for_themselves(small_server: LocalServer) -> None:
    """And hears at once to come back, which says nothing about the database."""
    on, order = threading.Event(), list[str]()
    registry, portal = small_server.application.registry, small_server.client.portal
    assert portal is not None

    def note(name: str) -> None:
        on.wait(20)
        order.append(name)

    async def write(asker: Asker) -> int:
        ASKING.set(asker)
        try:
            await registry.written(note, asker.visitor)
        except TableError as refused:
            return refused.status
        return 200

    async def write_all() -> list[int]:
        wishes = [asyncio.create_task(write(asker)) for asker in [*[EVE] * (LINE + 2), ANN]]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        on.set()
        return await asyncio.gather(*wishes)

    came_to = portal.call(write_all)

    assert came_to == [*[200] * (LINE + 1), 429, 200]
    assert order[:2] == ["eve", "ann"]
    assert not registry.unwritable


def test_what_was_written_before_is_looked_up_among_ones_own(
    small_server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A click that comes again has the log read and played again: in the line of whoever asks, and nobody at the table
    waits for it. Who has fifty tables would have fifty lines else."""
    ann = small_server.visitor()
    table = ann.lay("me", "here", seed="7")["table"]
    state = ann.state(table, ann.state(table, None)["view"]["to_move"])
    click = {"seat": state["seat"], "revision": 0, "key": new_key(), "actions": [state["actions"][0]["number"]]}
    first = ann.post(f"/api/tables/{table}/actions", click)
    registry, found = small_server.application.registry, list[tuple[str, bool]]()
    log = registry.log

    async def noted(read: OpenTable) -> Sequence[StoredEntry]:
        found.append((ASKING.get().line, read.lock.locked()))
        return await log(read)

    monkeypatch.setattr(registry, "log", noted)

    assert ann.post(f"/api/tables/{table}/actions", click) == first
    assert found == [("", False)]


# --- opening tables


def test_a_table_is_one_whoever_opens_it(small_server: LocalServer) -> None:
    """Given a table that two open at once from different places, one of whom is refused, then who comes after them
    finds what the other opened."""
    ann = small_server.visitor()
    table = ann.lay("me", "here", seed="7")["table"]
    ann.play(table, ann.state(table, ann.state(table, None)["view"]["to_move"]))
    application, portal = small_server.application, small_server.client.portal
    assert application.services is not None and portal is not None
    registry, steps = application.registry, application.services.shares.steps

    async def come(asker: Asker) -> object:
        ASKING.set(asker)
        try:
            return await registry.table(table)
        except TableError as refused:
            return refused.status

    async def come_all() -> list[object]:
        registry.forget(table)
        steps.of_visitor = RateLimiter((1e-9, 2))
        steps.of_visitor.take("eve", 2)
        return await asyncio.gather(*(come(asker) for asker in (EVE, ANN, ANN._replace(address=EVE.address), EVE)))

    refused, first, second, third = portal.call(come_all)

    assert refused == 429
    assert third in (429, first)
    assert first is second


def test_a_table_that_is_opened_for_its_packs_counts_for_whoever_asked(tmp_path: Path) -> None:
    with database("sqlite", tmp_path) as address, open_server(address) as server:
        come_from(server, "192.0.2.1")
        eve = server.visitor()
        table = eve.lay("me", "here")["table"]
        server.application.registry.forget(table)

        eve.lay("me", "here", packs_of=table)

        assert server.application.registry.tables[table].opened_for == "192.0.2.1"


def test_limits_leave_room_for_dragging_through_a_long_game() -> None:
    """A game of four has some four hundred actions; whoever drags through it asks for some ten moments a second."""
    moment = limits.READING * 400 + limits.LOOKING + 400
    per_second, at_once = limits.STEPS

    assert per_second / moment >= 10
    assert at_once / moment >= 200
