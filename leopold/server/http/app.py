"""The web application: requests in, answers out, news over WebSockets, and who may come in."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import ipaddress
import logging
import os
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

import leopold
from leopold.server import limits
from leopold.server.bots.compiling import Compilation
from leopold.server.bots.puzzles import Trainer
from leopold.server.bots.reviews import ReviewKeeper
from leopold.server.bots.workers import BotRunner, WorkerPool
from leopold.server.errors import (
    NOT_FOUND,
    TOO_LARGE,
    TOO_MANY,
    UNAVAILABLE,
    TableError,
    body_too_large,
    broken,
    cut_off,
    database_unreachable,
    foreign_origin,
    no_path,
    no_such_method,
    not_json,
    too_many_connections,
    unknown_visitor,
)
from leopold.server.evenings.keeper import EveningKeeper
from leopold.server.evenings.practice import Practice
from leopold.server.http.api import ENDPOINTS, TABLE, Call, Services
from leopold.server.http.behind import Behind
from leopold.server.http.connections import HERE, THIS, Door, network_of
from leopold.server.http.doorkeeper import Doorkeeper
from leopold.server.http.endpoints import Endpoint, Parameter
from leopold.server.http.identity import COOKIE, COOKIE_DAYS, cookie_in, fresh_cookie, hashed, well_formed
from leopold.server.http.logs import route_of
from leopold.server.http.network import FixedNetwork, Network
from leopold.server.http.openapi import description
from leopold.server.http.page_files import SAFE_HEADERS, PageFiles
from leopold.server.models import CreatedTable, Health, News, Ping, Revision, SeatNumber, Stale
from leopold.server.store.notify import Notifications
from leopold.server.store.storage import Storage
from leopold.server.tables.audience import Listener, written
from leopold.server.tables.clocks import ClockKeeper
from leopold.server.tables.former import keep_editions
from leopold.server.tables.registry import OpenTable, Registry
from leopold.server.tables.retention import RetentionKeeper
from leopold.words import SOURCE_LANGUAGE

if TYPE_CHECKING:
    from leopold.server.push.service import PushService

log = logging.getLogger("leopold.server")
access = logging.getLogger("leopold.server.access")

PING_EVERY: Final = 20.0
MISSED: Final = 60
"""Entries that are told one by one after a reconnection; beyond that the client fetches the table."""
JSON: Final = "application/json"
LONG: Final = 32_000
"""Bytes from which an answer is packed."""
MOST_MESSAGES: Final = 200
"""Messages from a client that are put up with."""
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
        self.connections_from: Counter[str] = Counter()
        """The same by where they come from."""
        self.files = PageFiles(language=language)
        self.services: Services | None = None
        self.notifications = Notifications(self.registry)
        self.doorkeeper = Doorkeeper(self.registry)
        self._encoder = msgspec.json.Encoder()
        self._description = self._encoder.encode(description(ENDPOINTS))
        self.asgi: ASGIApp = Guard(
            Starlette(
                routes=[
                    *self._routes(),
                    Route("/api/openapi.json", self._openapi, methods=["GET"]),
                    WebSocketRoute("/api/tables/{table}/news", self._news),
                    Route("/healthz", self._health, methods=["GET"]),
                    Route("/api/{rest:path}", self._not_found, methods=["GET", "POST"]),
                    Route("/{rest:path}", self._page, methods=["GET"]),
                ],
                exception_handlers={
                    TableError: self._table_error,
                    HTTPException: self._http_error,
                    SQLAlchemyError: self._database_error,
                    Exception: self._internal_error,
                },
                lifespan=self._lifespan,
            ),
            self.door,
            self._plays,
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
            network=self.network,
            language=self.language,
            doorkeeper=self.doorkeeper,
            workers=self.workers,
        )
        await self.doorkeeper.check()
        if self._push is not None:
            self.services.push = self._push(self.registry, self.language)
        self.compilation.start()
        await self.registry.written(keep_editions, self.storage, self.registry.clock())
        listening = asyncio.create_task(self.notifications.run())
        self.clocks = ClockKeeper(self.registry)
        beside = [
            listening,
            asyncio.create_task(self.clocks.run()),
            asyncio.create_task(self.notifications.keep_presence()),
            asyncio.create_task(self.doorkeeper.run()),
        ]
        if self.retention is not None:
            beside.append(asyncio.create_task(self.retention.run()))
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

    def _routes(self) -> list[Route]:
        by_path: dict[str, list[Endpoint]] = {}
        for endpoint in ENDPOINTS:
            by_path.setdefault(endpoint.path, []).append(endpoint)
        return [
            Route(path, self._answerer({e.method: e for e in endpoints}), methods=[e.method for e in endpoints])
            for path, endpoints in by_path.items()
        ]

    def _answerer(self, by_method: dict[str, Endpoint]) -> Callable[[Request], Awaitable[Response]]:
        async def answer(request: Request) -> Response:
            endpoint = by_method["GET" if request.method == "HEAD" else request.method]
            return await self._answer(endpoint, request)

        return answer

    async def _answer(self, endpoint: Endpoint, request: Request) -> Response:
        assert self.services is not None
        secret, fresh = self._visitor(request)
        visitor = hashed(secret)
        address = address_of(request)
        self.doorkeeper.admit(host_at(request))
        self.services.requests.take(visitor)
        self.services.requests_from.take(address)
        places = {"path": request.path_params, "query": request.query_params}
        given = {
            parameter.name: parameter.read(places[parameter.where].get(parameter.name))
            for parameter in endpoint.parameters
        }
        try:
            with self.door.receiving(address) as count:
                body = endpoint.read_body(await read_body(request, endpoint.largest, count)) if endpoint.body else None
                self.doorkeeper.hear(body)
                if endpoint.answer is CreatedTable:
                    await self.doorkeeper.let_lay(visitor)
                accepts = request.headers.get("accept-language", "")
                call = Call(self.services, visitor, secret, address, fresh, is_local(request), accepts, given, body)
                found = await endpoint.handler(call)
        except TableError as refused:
            # Without a new identity: of two first requests at once, the one that was granted must keep its own.
            return problem_response(refused)
        response = await self._response(found, request)
        if fresh or endpoint.renews:
            response.set_cookie(
                COOKIE,
                call.secret,
                max_age=COOKIE_DAYS * 86400,
                path=f"{request.scope.get('root_path', '')}/",
                secure=request.url.scheme == "https",
                httponly=True,
                samesite="lax",
            )
        return response

    async def _response(self, found: Any, request: Request) -> Response:
        """An answer. A long one, such as all cards, is packed, elsewhere; what a click brings is not worth the time."""
        data = self._encoder.encode(found)
        headers = {"Cache-Control": "no-store"}
        if len(data) >= LONG and "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
            data = await self.registry.aside(gzip.compress, data, 5)
        return Response(data, media_type=JSON, headers=headers)

    def _visitor(self, connection: HTTPConnection) -> tuple[str, bool]:
        """The visitor's secret, and whether it is a new one."""
        cookie = cookie_in(connection.headers.get("cookie", ""))
        if well_formed(cookie):
            return cookie, False
        assert self.services is not None
        self.services.new_visitors.take(address_of(connection))
        return fresh_cookie(), True

    async def _table_error(self, request: Request, refused: Exception) -> Response:
        assert isinstance(refused, TableError)
        return problem_response(refused)

    async def _http_error(self, request: Request, wrong: Exception) -> Response:
        assert isinstance(wrong, HTTPException)
        response = problem_response(no_path() if wrong.status_code == NOT_FOUND else no_such_method())
        response.headers.update(wrong.headers or {})
        return response

    async def _database_error(self, request: Request, wrong: Exception) -> Response:
        """Whether something was written is not known: a repeat with the same key finds out."""
        return problem_response(database_failed(wrong, request.url.path))

    async def _internal_error(self, request: Request, wrong: Exception) -> Response:
        log.error("a request failed", exc_info=wrong, extra={"path": request.url.path})
        return problem_response(broken())

    async def _not_found(self, request: Request) -> Response:
        return problem_response(no_path())

    async def _openapi(self, request: Request) -> Response:
        return Response(self._description, media_type=JSON)

    async def _page(self, request: Request) -> Response:
        return self.files.respond(request)

    async def _health(self, request: Request) -> Response:
        database = await self._database_health()
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

    async def _database_health(self) -> str:
        """Whether what people do would be kept."""
        try:
            await self.registry.stored(self.storage.ping)
            trouble = await self.registry.stored(self.storage.trouble)
            if self.registry.unwritable and not trouble:
                await self.registry.written(self.storage.touch)  # perhaps it is over, and nobody has tried again
        except Exception as wrong:
            log.error("the database does not answer", extra={"reason": type(wrong).__name__})
            return "unreachable"
        if trouble:
            log.error("the database keeps nothing", extra={"reason": trouble})
        return trouble or "ok"

    # --- news

    async def _news(self, socket: WebSocket) -> None:
        try:
            table, listener, since = await self._admit(socket)
        except TableError as refused:
            await self._reject(socket, refused)
            return
        except SQLAlchemyError as wrong:
            await self._reject(socket, database_failed(wrong, socket.url.path))
            return
        await socket.accept()
        self._count(listener, 1)
        table.audience.listeners.add(listener)
        self._presence(table)
        assert self.services is not None
        self.services.bot_runner.wake(table)
        try:
            await self.registry.refresh(table)
            await self._catch_up(table, listener, since)
            await self._serve_listener(socket, table, listener)
        except (WebSocketDisconnect, RuntimeError):
            pass  # gone; it will come back if it wants to
        except (SQLAlchemyError, TableError) as wrong:
            database_failed(wrong, socket.url.path)
            with contextlib.suppress(WebSocketDisconnect, RuntimeError):
                await socket.close(TRY_AGAIN)
        finally:
            table.audience.listeners.discard(listener)
            self._count(listener, -1)
            self._presence(table)

    def _count(self, listener: Listener, more: int) -> None:
        for counter, who in ((self.connections, listener.visitor), (self.connections_from, listener.address)):
            counter[who] += more
            if not counter[who]:
                del counter[who]

    async def _reject(self, socket: WebSocket, refused: TableError) -> None:
        """A browser shows no status of a refused connection: so it is accepted, told why, and closed."""
        await socket.accept()
        await socket.send_text(self._encoder.encode(refused.problem).decode())
        await socket.close(4000 + refused.status)

    async def _admit(self, socket: WebSocket) -> tuple[OpenTable, Listener, int | None]:
        """Who wants to listen where, and may they?"""
        assert self.services is not None
        cookie = cookie_in(socket.headers.get("cookie", ""))
        if not well_formed(cookie):
            raise unknown_visitor()
        visitor = hashed(cookie)
        address = address_of(socket)
        self.doorkeeper.admit(host_at(socket))
        self.services.requests.take(visitor)
        self.services.requests_from.take(address)
        most = self.capacity
        if self.connections[visitor] >= most.listeners_of_visitor:
            raise too_many_connections()
        if self.connections_from[address] >= most.listeners_of_address:
            raise too_many_connections()
        table = await self.registry.table(TABLE.read(socket.path_params["table"]))
        seat = Parameter("seat", SeatNumber).read(socket.query_params.get("seat"))
        since = Parameter("since", Revision).read(socket.query_params.get("since"))
        viewer = await self.registry.viewer(table, visitor, seat)
        table.hear(visitor, address)
        if viewer is None and not table.mine(visitor):
            if self.door.short:
                raise self.door.turned_away()
            if table.audience.here()[1] >= most.listeners_of_table:
                raise too_many_connections()
        return table, Listener(visitor, viewer, address, host_at(socket)), since

    def _plays(self, connection: HTTPConnection) -> bool:
        """Does whoever asks sit at a table where something is going on?"""
        cookie = cookie_in(connection.headers.get("cookie", ""))
        visitor = hashed(cookie) if well_formed(cookie) else ""
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
        _, entries, stale = await self.registry.log_since(table, listener.viewer, since)
        if stale:
            listener.send(written(Stale(revision=revision)), revision)
        else:
            news = News(revision=revision, entries=entries, state=table.state(listener.visitor, listener.viewer))
            listener.send(written(news), revision)

    async def _serve_listener(self, socket: WebSocket, table: OpenTable, listener: Listener) -> None:
        """Send what comes, with a ping in quiet times; whatever the client says is only heard."""
        hearing = asyncio.create_task(drain(socket))
        try:
            while True:
                waiting = asyncio.ensure_future(listener.waiting.get())
                done, _ = await asyncio.wait({waiting, hearing}, timeout=PING_EVERY, return_when="FIRST_COMPLETED")
                if hearing in done:
                    waiting.cancel()
                    return
                if waiting not in done:
                    waiting.cancel()
                    await socket.send_text(written(Ping(revision=table.position.revision)))
                    continue
                text = waiting.result()
                if text is None:
                    await socket.close(1012)
                    return
                await socket.send_text(text)
        finally:
            hearing.cancel()
            with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                await hearing

    def _presence(self, table: OpenTable) -> None:
        table.changed()
        table.audience.tell(table.position.revision, lambda visitor, viewer: table.audience.presence(table.thinking))
        self.notifications.tell_presence(table)


def address_of(connection: HTTPConnection) -> str:
    """Whose share a request counts for."""
    return network_of(host_at(connection))


def host_at(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""


def is_local(connection: HTTPConnection) -> bool:
    """From this very machine, by an address of its own, and not through somebody's proxy."""
    if any(name in connection.headers for name in ("forwarded", "x-forwarded-for", "x-real-ip", "via")):
        return False
    name = urlsplit(f"//{connection.headers.get('host', '')}").hostname or ""
    return loopback(host_at(connection)) and (name == "localhost" or loopback(name))


def loopback(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


def database_failed(wrong: Exception, path: str) -> TableError:
    """For the log what kind of failure it was, without what stood in the statement; for people to try again."""
    log.error("the database failed", extra={"path": path, "reason": type(wrong).__name__})
    return database_unreachable()


async def drain(socket: WebSocket) -> None:
    """Until the client goes, or has talked so much that it cannot be our page, which says nothing."""
    for _ in range(MOST_MESSAGES):
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
    await socket.close(POLICY_VIOLATION)


async def read_body(request: Request, largest: int, count: Callable[[int], None]) -> bytes:
    """The body, as long as it is JSON and not too large. Another content type could come from a form elsewhere."""
    kind = request.headers.get("content-type", "").split(";")[0].strip().lower()
    if kind != JSON:
        raise not_json()
    announced = request.headers.get("content-length", "")
    if announced.isdecimal() and int(announced[:20]) > largest:
        raise body_too_large(largest)
    parts: list[bytes] = []
    size = 0
    async for part in body_parts(request):
        size += len(part)
        count(len(part))
        if size > largest:
            raise body_too_large(largest)
        parts.append(part)
    return b"".join(parts)


async def body_parts(request: Request) -> AsyncIterator[bytes]:
    """A client that goes away in the middle of a body has sent nothing."""
    try:
        async for part in request.stream():
            yield part
    except ClientDisconnect:
        raise cut_off() from None


def memory_mb() -> float:
    """What this process holds now; 0 where the system does not tell."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        return round(pages * os.sysconf("SC_PAGE_SIZE") / 1e6, 1)
    except (OSError, ValueError, IndexError):
        return 0.0


def problem_response(refused: TableError) -> Response:
    """Why not, and when to come back."""
    headers = {"Cache-Control": "no-store"}
    if refused.status in (UNAVAILABLE, TOO_MANY):
        headers["Retry-After"] = str(refused.problem.params.get("seconds", 1))
    if refused.status in (UNAVAILABLE, TOO_LARGE):
        headers["Connection"] = "close"  # what is still to come is not worth waiting for
    return Response(msgspec.json.encode(refused.problem), refused.status, headers, media_type=JSON)


class Guard:
    """At the door: the origin of requests that could change something, headers on everything that goes out, the log."""

    def __init__(self, app: ASGIApp, door: Door, plays: Callable[[HTTPConnection], bool]) -> None:
        self.app = app
        self.door = door
        self.plays = plays

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        if not from_here(connection):
            await self._forbid(scope, receive, send, foreign_origin())
            return
        if self.door.busy and scope["type"] == "http" and scope["path"] != "/healthz":
            if self.plays(connection):
                self.door.know(scope.get("extensions", {}).get(HERE, {}).get(THIS))
            elif self.door.short:
                await self._forbid(scope, receive, send, self.door.turned_away())
                return
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 500

        async def send_safely(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                secure = _SECURE if scope["scheme"] == "https" else ()
                message["headers"] = [*message["headers"], *_SAFE, *secure]
            await send(message)

        try:
            await self.app(scope, receive, send_safely)
        finally:
            access.info(
                "request",
                extra={
                    "method": scope["method"],
                    "path": route_of(scope),
                    "table": scope.get("path_params", {}).get("table"),
                    "status": status,
                    "ms": round(1000 * (time.perf_counter() - began), 1),
                },
            )

    async def _forbid(self, scope: Scope, receive: Receive, send: Send, refused: TableError) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 4403})
            return
        await problem_response(refused)(scope, receive, send)


_SAFE: Final = [(name.lower().encode(), value.encode()) for name, value in SAFE_HEADERS.items()]

_SECURE: Final = ((b"strict-transport-security", b"max-age=31536000"),)
"""Whoever has come by TLS once never comes without it again."""


def from_here(connection: HTTPConnection) -> bool:
    """A browser says where a request comes from; what is not from our own page may only look at the page."""
    scope, headers = connection.scope, connection.headers
    looking = scope["type"] == "http" and scope["method"] in ("GET", "HEAD")
    if headers.get("sec-fetch-site") == "cross-site":
        return looking and not scope["path"].startswith("/api/")
    origin = headers.get("origin")
    return looking or origin is None or host_of(origin) == headers.get("host")


def host_of(origin: str) -> str:
    """Nothing for what is no address: it is nobody's host."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def build(address: str, **options: Any) -> Application:
    """The application for a database."""
    return Application(Storage(address), **options)
