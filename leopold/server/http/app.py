"""The web application: requests in, answers out, news over WebSockets, and who may come in."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import logging
import os
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

import leopold
from leopold.guide import SCRIPTS, script_named
from leopold.packs import EDITIONS, load_pack
from leopold.puzzles import shipped
from leopold.server import limits
from leopold.server.addresses import Crowd
from leopold.server.beside import keep_going
from leopold.server.bots.compiling import Compilation
from leopold.server.bots.puzzles import Trainer
from leopold.server.bots.reviews import ReviewKeeper
from leopold.server.bots.workers import BotRunner, WorkerPool
from leopold.server.companion.games import CompanionGames
from leopold.server.errors import (
    NOT_FOUND,
    TOO_MANY,
    UNAVAILABLE,
    TableError,
    broken,
    database_unreachable,
    no_path,
    no_such_method,
    too_many_connections,
    unknown_visitor,
)
from leopold.server.evenings.keeper import EveningKeeper
from leopold.server.evenings.practice import Practice
from leopold.server.http.api import ENDPOINTS
from leopold.server.http.api.about import packed_words
from leopold.server.http.api.declaring import TABLE
from leopold.server.http.asked import JSON, Asked
from leopold.server.http.behind import Behind
from leopold.server.http.connections import Door
from leopold.server.http.doorkeeper import Doorkeeper
from leopold.server.http.endpoints import Directory, Endpoint, Parameter
from leopold.server.http.guard import Guard
from leopold.server.http.identity import fresh_cookie, hashed
from leopold.server.http.logs import place_of
from leopold.server.http.network import FixedNetwork, Network
from leopold.server.http.openapi import description
from leopold.server.http.page_files import PageFiles
from leopold.server.http.parts import Parts
from leopold.server.http.replies import Reply, problem_reply, remembered
from leopold.server.http.services import Call, Services
from leopold.server.http.shares import Shares
from leopold.server.models import CreatedTable, Entry, Health, News, Ping, Revision, SeatNumber, Stale
from leopold.server.store.notify import Notifications
from leopold.server.store.storage import Storage
from leopold.server.tables.audience import Listener, Pace, written
from leopold.server.tables.clocks import ClockKeeper
from leopold.server.tables.former import keep_editions
from leopold.server.tables.registry import OpenTable, Registry
from leopold.server.tables.retention import RetentionKeeper
from leopold.server.turns import ASKING, Asker
from leopold.words import SOURCE_LANGUAGE, language_name

if TYPE_CHECKING:
    from leopold.server.push.service import PushService

log = logging.getLogger("leopold.server")

PING_EVERY: Final = 20.0
MISSED: Final = 60
"""Entries that are told one by one after a reconnection; beyond that the client fetches the table."""
LONG: Final = 32_000
"""Bytes from which an answer is packed."""
PACKED: Final = (b"content-encoding", b"gzip")
MOST_PACKED: Final = 300
"""Long answers that are kept packed, for whoever asks for the same: every choice of modules that the page may ask for,
some twenty thousand bytes each."""
PACKING: Final = 9
"""What it costs to make and pack one that is not kept, in requests beside the one for it."""
MOST_MESSAGES: Final = 200
"""Messages from a client that are put up with."""
STILL_TRUE: Final = 0.5
"""Seconds for which it is known how the database is."""
TRY_AGAIN: Final = 1013
POLICY_VIOLATION: Final = 1008


class Application:
    """The application and what it is made of."""

    def __init__(
        self,
        storage: Storage,
        *,
        pool: WorkerPool | None = None,
        language: str = SOURCE_LANGUAGE,
        clock: Callable[[], float] = time.time,
        push: Callable[[Registry, str], PushService] | None = None,
        playouts: int | None = None,
        capacity: limits.Capacity | None = None,
        keep: float | None = None,
        workers: int = 1,
        root_path: str = "",
        origin: str = "",
    ) -> None:
        self.storage = storage
        self.capacity = capacity or limits.Capacity()
        self.workers = workers
        storage.hurry(self.capacity.database_seconds)
        self.compilation = Compilation()
        self.registry = Registry(storage, self.compilation, clock, self.capacity)
        self._pool = pool
        self.language = language
        self._push = push
        self._playouts = playouts
        self.retention = RetentionKeeper(self.registry, keep) if keep is not None else None
        self.network: Network = FixedNetwork(())
        """Where others reach this server, as far as whoever started it knows."""
        self.door = Door(self.capacity)
        self.connections: Counter[str] = Counter()
        """Listeners, by visitor."""
        self.listeners_from = Crowd()
        """The same by where they come from."""
        self._pace = Pace()
        self.files = PageFiles(language=language)
        self.services: Services | None = None
        self._examined: asyncio.Task[str] | None = None
        self._examined_at = 0.0
        """How the database was, and when somebody last looked."""
        self.notifications = Notifications(self.registry)
        self.doorkeeper = Doorkeeper(self.registry)
        self._encoder = msgspec.json.Encoder()
        self._description = self._encoder.encode(description(ENDPOINTS))
        self._directory = Directory(ENDPOINTS)
        self._packed: OrderedDict[tuple[Any, ...], bytes] = OrderedDict()
        """Long answers that are the same for everybody, by what they depend on; asked for last, last."""
        self.asgi: ASGIApp = Guard(
            Starlette(
                routes=[
                    Route("/api/openapi.json", self._openapi, methods=["GET"]),
                    Route("/healthz", self._health, methods=["GET"]),
                    Route("/api/{rest:path}", self._not_found, methods=["GET", "POST"]),
                    Route("/{rest:path}", self._page, methods=["GET"]),
                ],
                exception_handlers={HTTPException: self._http_error, Exception: self._internal_error},  # type: ignore[dict-item]
                lifespan=self._lifespan,
            ),
            self._answer,
            self._listen,
            self.door,
            self._plays,
            lambda: None if self.services is None else self.services.shares.requests_from,
        )
        if root_path or origin:
            self.asgi = Behind(self.asgi, root_path, origin)

    # --- coming and going

    @contextlib.asynccontextmanager
    async def _lifespan(self, app: Starlette) -> AsyncIterator[None]:
        bot_runner = BotRunner(self.registry, self._pool or WorkerPool())
        practice = Practice(self.registry, bot_runner.pool)
        evenings = EveningKeeper(self.registry, practice)
        reviews = ReviewKeeper(self.registry, bot_runner.pool, self._playouts)
        trainer = Trainer(self.registry, bot_runner.pool)
        self.services = Services(
            self.registry,
            bot_runner,
            evenings,
            reviews,
            trainer,
            Shares(self.workers, self.capacity),
            CompanionGames(self.registry),
            network=self.network,
            language=self.language,
            doorkeeper=self.doorkeeper,
        )
        self.registry.accounts = self.services.shares
        await self.doorkeeper.check()
        if self._push is not None:
            self.services.push = self._push(self.registry, self.language)
        bot_runner.pool.watch(self.compilation.begin_again)
        self.compilation.start(bot_runner.pool.load if bot_runner.pool.apart else None)
        await self.registry.written(keep_editions, self.storage, self.registry.clock())
        await asyncio.to_thread(read_ahead, self.services.languages)
        await self.files.read()
        self.clocks = ClockKeeper(self.registry)
        beside = [
            keep_going(self.notifications.run, "hearing other processes"),
            keep_going(self.clocks.run, "clocks"),
            keep_going(self.notifications.keep_presence, "presence"),
            keep_going(self.doorkeeper.run, "doorkeeper"),
        ]
        if self.retention is not None:
            beside.append(keep_going(self.retention.run, "retention"))
        try:
            yield
        finally:
            for task in beside:
                task.cancel()
            await asyncio.gather(*beside, return_exceptions=True)
            await self.network.close()
            if self.services.push is not None:
                await self.services.push.close()
            await practice.close()
            await reviews.close()
            await asyncio.to_thread(self.compilation.stop)
            await bot_runner.close()
            await evenings.close()
            for table in list(self.registry.tables.values()):
                for listener in table.audience.listeners:
                    listener.close()
            self.registry.close()

    # --- requests

    async def _answer(self, asked: Asked, receive: Receive) -> Reply | None:
        """The answer of an endpoint, whatever happens; None where the path leads to none."""
        found = self._directory.find(asked.path)
        if found is None:
            return None
        place, given = found
        endpoint = place.endpoints.get("GET" if asked.method == "HEAD" else asked.method)
        if endpoint is None:
            return without_method(", ".join(place.endpoints))
        asked.scope.update(path_params=given, endpoint=endpoint)
        try:
            return await self._asked_of(endpoint, asked, given, receive)
        except TableError as refused:
            # Without a new identity: of two first requests at once, the one that was granted must keep its own.
            return problem_reply(refused)
        except SQLAlchemyError as wrong:
            # Whether something was written is not known: a repeat with the same key finds out.
            return problem_reply(database_failed(wrong, asked.scope))
        except Exception as wrong:
            return problem_reply(failed(wrong, asked.scope))

    async def _asked_of(self, endpoint: Endpoint, asked: Asked, given: Mapping[str, str], receive: Receive) -> Reply:
        """Read and check a request, and have it carried out."""
        services, door = self.services, self.door
        assert services is not None
        secret, fresh = self._visitor(asked)
        visitor = hashed(secret)
        self.doorkeeper.admit(asked.host)
        services.shares.requests.take(visitor, endpoint.weight)
        if endpoint.weight > 1:
            services.shares.requests_from.charge(asked.address, endpoint.weight - 1)  # the door has counted one
        ASKING.set(Asker(asked.address, visitor))
        places = {"path": given, "query": asked.query}
        parameters = {one.name: one.read(places[one.where].get(one.name)) for one in endpoint.parameters}
        with door.receiving(asked.address) as count:
            body = endpoint.read_body(await asked.body(receive, endpoint.largest, count)) if endpoint.body else None
            self.doorkeeper.hear(body)
            if endpoint.answer is CreatedTable:
                await self.doorkeeper.let_lay(visitor)
            accepts = asked.headers.get("accept-language", "")
            call = Call(services, visitor, secret, asked.address, fresh, asked.local, accepts, parameters, body)
            reply = await (self._fresh if endpoint.alike is None else self._alike)(endpoint, call, asked)
        if fresh or endpoint.renews:
            reply.headers.append(remembered(call.secret, asked.scope))
        return reply

    async def _alike(self, endpoint: Endpoint, call: Call, asked: Asked) -> Reply:
        """What everybody hears who asks the same: long answers are packed once, and those asked for last are kept."""
        assert endpoint.alike is not None
        key = (endpoint.name, endpoint.alike(call))
        if key in self._packed and accepts_gzip(asked):
            self._packed.move_to_end(key)
            return Reply(self._packed[key], headers=[PACKED])
        call.services.shares.requests.charge(call.visitor, PACKING)
        call.services.shares.requests_from.charge(call.address, PACKING)
        reply = await self._fresh(endpoint, call, asked)
        if PACKED in reply.headers:
            self._packed[key] = reply.body
            if len(self._packed) > MOST_PACKED:
                self._packed.popitem(last=False)
        return reply

    async def _fresh(self, endpoint: Endpoint, call: Call, asked: Asked) -> Reply:
        return await self._reply(await endpoint.handler(call), asked)

    async def _reply(self, answer: Any, asked: Asked) -> Reply:
        """An answer. A long one, such as all cards, is packed, elsewhere; what a click brings is not worth the time."""
        if isinstance(answer, Parts):
            return Reply(answer.packed, headers=[PACKED]) if accepts_gzip(asked) else Reply(answer.data)
        data = self._encoder.encode(answer)
        if len(data) < LONG or not accepts_gzip(asked):
            return Reply(data)
        return Reply(await self.registry.aside(gzip.compress, data, 5), headers=[PACKED])

    def _visitor(self, asked: Asked) -> tuple[str, bool]:
        """The visitor's secret, and whether it is a new one."""
        cookie = asked.cookie
        if cookie:
            return cookie, False
        assert self.services is not None
        self.services.shares.visitors.take(asked.address)
        return fresh_cookie(), True

    async def _http_error(self, request: Request, wrong: Exception) -> Reply:
        assert isinstance(wrong, HTTPException)
        if wrong.status_code == NOT_FOUND:
            return problem_reply(no_path())
        return without_method((wrong.headers or {}).get("Allow", ""))

    async def _internal_error(self, request: Request, wrong: Exception) -> Reply:
        return problem_reply(failed(wrong, request.scope))

    async def _not_found(self, request: Request) -> Reply:
        return problem_reply(no_path())

    async def _openapi(self, request: Request) -> Reply | Response:
        try:
            self.doorkeeper.admit(Asked(request.scope).host)
        except TableError as refused:
            return problem_reply(refused)
        return Response(self._description, media_type=JSON)

    async def _page(self, request: Request) -> Response:
        return await self.files.respond(request)

    async def _health(self, request: Request) -> Response:
        database = await self._database()
        health = Health(
            ok=database == "ok",
            version=leopold.__version__,
            ready=self.compilation.readiness.bots,
            tables=len(self.registry.tables),
            connections=self.connections.total(),
            memory_mb=memory_mb(),
            database=database,
        )
        return Response(self._encoder.encode(health), 200 if health.ok else UNAVAILABLE, media_type=JSON)

    async def _database(self) -> str:
        """How the database is. However many ask, it is looked at once in a while, and all hear the same."""
        if self._examined is None or (self._examined.done() and time.monotonic() >= self._examined_at + STILL_TRUE):
            self._examined_at = time.monotonic()
            self._examined = asyncio.create_task(self._database_health(), name="looking after the database")
        return await asyncio.shield(self._examined)

    async def _database_health(self) -> str:
        """Whether what people do would be kept."""
        try:
            await self.registry.examined(self.storage.ping)
            trouble = await self.registry.examined(self.storage.trouble)
            if self.registry.unwritable and not trouble:
                await self.registry.written(self.storage.touch)  # perhaps it is over, and nobody has tried again
        except Exception as wrong:
            log.error("the database does not answer", extra={"reason": type(wrong).__name__})
            return "unreachable"
        if trouble:
            log.error("the database keeps nothing", extra={"reason": trouble})
        return trouble or "ok"

    # --- news

    async def _listen(self, asked: Asked, receive: Receive, send: Send) -> bool:
        """News, if that is what the path leads to."""
        found = self._directory.find(asked.path)
        live = [endpoint for endpoint in found[0].endpoints.values() if endpoint.live] if found is not None else []
        if found is None or not live:
            return False
        asked.scope.update(path_params=found[1], endpoint=live[0])
        await self._news(WebSocket(asked.scope, receive, send), asked)
        return True

    async def _news(self, socket: WebSocket, asked: Asked) -> None:
        try:
            with self._place(asked) as visitor:
                await self._tell_news(socket, *await self._admit(socket, asked, visitor))
        except TableError as refused:
            await self._reject(socket, refused)
        except SQLAlchemyError as wrong:
            await self._reject(socket, database_failed(wrong, socket.scope))

    async def _tell_news(self, socket: WebSocket, table: OpenTable, listener: Listener, since: int | None) -> None:
        """To a listener who was admitted, and is one from now on: of many who come at once only so many are."""
        assert self.services is not None
        table.audience.listeners.add(listener)
        try:
            await socket.accept()
            self.notifications.tell_presence(table)
            self.services.bot_runner.wake(table)
            await self.registry.refresh(table)
            await self._catch_up(table, listener, since)
            await self._serve_listener(socket, table, listener)
        except (WebSocketDisconnect, RuntimeError):
            pass  # gone; it will come back if it wants to
        except (SQLAlchemyError, TableError) as wrong:
            database_failed(wrong, socket.scope)
            with contextlib.suppress(WebSocketDisconnect, RuntimeError):
                await socket.close(TRY_AGAIN)
        finally:
            table.audience.listeners.discard(listener)
            self.notifications.tell_presence(table)

    @contextlib.contextmanager
    def _place(self, asked: Asked) -> Iterator[str]:
        """For a visitor who wants to listen, from before anything is waited for: of many who come at once only so many
        get one."""
        assert self.services is not None
        if not asked.cookie:
            raise unknown_visitor()
        visitor = hashed(asked.cookie)
        self.doorkeeper.admit(asked.host)
        self.services.shares.requests.take(visitor)
        ASKING.set(Asker(asked.address, visitor))
        crowded = self.listeners_from.is_full(asked.address, self.capacity.listeners_of_address)
        if crowded or self.connections[visitor] >= self.capacity.listeners_of_visitor:
            raise too_many_connections()
        self._count(visitor, asked.address, 1)
        try:
            yield visitor
        finally:
            self._count(visitor, asked.address, -1)

    def _count(self, visitor: str, address: str, more: int) -> None:
        self.listeners_from.add(address, more)
        self.connections[visitor] += more
        if not self.connections[visitor]:
            del self.connections[visitor]

    async def _reject(self, socket: WebSocket, refused: TableError) -> None:
        """A browser shows no status of a refused connection: so it is accepted, told why, and closed."""
        await socket.accept()
        await socket.send_text(self._encoder.encode(refused.problem).decode())
        await socket.close(4000 + refused.status)

    async def _admit(self, socket: WebSocket, asked: Asked, visitor: str) -> tuple[OpenTable, Listener, int | None]:
        """Where somebody wants to listen, and may they?"""
        address, most = asked.address, self.capacity
        table = await self.registry.table(TABLE.read(socket.path_params["table"]))
        seat = Parameter("seat", SeatNumber).read(socket.query_params.get("seat"))
        since = Parameter("since", Revision).read(socket.query_params.get("since"))
        viewer = await self.registry.viewer(table, visitor, seat)
        table.hear(visitor, address)
        if viewer is None and not table.mine(visitor):
            if self.door.short:
                raise self.door.turned_away()
            crowded = table.audience.onlookers_from(address) >= most.onlookers_of_address
            if crowded or table.audience.here()[1] >= most.listeners_of_table:
                raise too_many_connections()
        return table, Listener(visitor, viewer, address, asked.host), since

    def _plays(self, asked: Asked) -> bool:
        """Does whoever asks sit at a table where something is going on?"""
        cookie = asked.cookie
        visitor = hashed(cookie) if cookie else ""
        tables = list(self.registry.tables.values()) if visitor else []
        return any(table.mine(visitor) for table in tables if not table.position.game.over)

    async def _catch_up(self, table: OpenTable, listener: Listener, since: int | None) -> None:
        """What a client that was here before has missed."""
        revision = table.position.revision
        if since is None or since == revision:
            return
        if since > revision or revision - since > MISSED:
            listener.send(written(Stale(revision=revision)), revision)
            return
        entries: list[Entry] = []
        try:
            _, entries, stale = await self.registry.log_since(table, listener.viewer, since)
        except TableError as refused:
            if refused.status != TOO_MANY:
                raise
            stale = True  # who comes back again and again fetches the table as it stands
        if stale:
            listener.send(written(Stale(revision=revision)), revision)
        else:
            news = News(revision=revision, entries=entries, state=table.state(listener.visitor, listener.viewer))
            listener.send(written(news), revision)

    async def _serve_listener(self, socket: WebSocket, table: OpenTable, listener: Listener) -> None:
        """Send what comes, with a ping in quiet times; whatever the client says is only heard."""
        hearing = asyncio.create_task(drain(socket))
        hearing.add_done_callback(lambda _: listener.close())
        pinging = asyncio.create_task(ping(table, listener))
        try:
            while (text := await listener.next()) is not None:
                await self._pace.keep()
                await socket.send_text(text)
            if not hearing.done():
                await socket.close(1012)
        finally:
            for beside in (hearing, pinging):
                beside.cancel()
                with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                    await beside


def accepts_gzip(asked: Asked) -> bool:
    return "gzip" in asked.headers.get("accept-encoding", "")


def read_ahead(languages: Sequence[str]) -> None:
    """What every corner of the server takes for read. Whoever came first would have it read while all others wait."""
    for edition in EDITIONS:
        load_pack(edition)
    for language in languages:
        language_name(language)
        packed_words(language)
    for name in SCRIPTS:
        script_named(name)
    shipped()


def database_failed(wrong: Exception, scope: Scope) -> TableError:
    """For the log what kind of failure it was, without what stood in the statement; for people to try again."""
    log.error("the database failed", extra={**place_of(scope), "reason": type(wrong).__name__})
    return database_unreachable()


async def ping(table: OpenTable, listener: Listener) -> None:
    """Whoever has heard nothing for a while hears that the line is still there, and how far the table is."""
    while True:
        await asyncio.sleep(max(0.0, listener.spoken + PING_EVERY - time.monotonic()))
        if time.monotonic() >= listener.spoken + PING_EVERY:
            revision = table.position.revision
            listener.send(written(Ping(revision=revision)), revision)


async def drain(socket: WebSocket) -> None:
    """Until the client goes, or has talked so much that it cannot be our page, which says nothing."""
    for _ in range(MOST_MESSAGES):
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
    await socket.close(POLICY_VIOLATION)


def memory_mb() -> float:
    """What this process holds now; 0 where the system does not tell."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        return round(pages * os.sysconf("SC_PAGE_SIZE") / 1e6, 1)
    except (OSError, ValueError, IndexError):
        return 0.0


def failed(wrong: Exception, scope: Scope) -> TableError:
    """For the log everything, for people that it is not their fault."""
    log.error("a request failed", exc_info=wrong, extra=place_of(scope))
    return broken()


def without_method(allowed: str) -> Reply:
    """Nothing of that kind can be asked there; what can."""
    reply = problem_reply(no_such_method())
    reply.headers.append((b"allow", allowed.encode()))
    return reply


def build(address: str, **options: Any) -> Application:
    """The application for a database."""
    return Application(Storage(address), **options)
