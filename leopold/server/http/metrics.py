"""What an operator watches, for Prometheus: requests, latency, the loop's lag, bots, tables, connections, the database.

Nothing here is served on the public port. Without `--metrics` nothing is measured, and `prometheus-client` need not be
installed.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from leopold.errors import RecordError
from leopold.server.http.logs import route_of
from leopold.words import said

if TYPE_CHECKING:
    from leopold.server.http.app import Application
    from leopold.server.tables.registry import OpenTable

LOOK_EVERY: Final = 0.5
"""Seconds after which the loop is asked how late it is."""
REQUESTS: Final = "leopold_requests"
LATENCY: Final = "leopold_request_seconds"
MOVES: Final = "leopold_moves"
LAG: Final = "leopold_loop_lag_seconds"
DATABASE: Final = "leopold_database_seconds"
COUNTED: Final = {
    "leopold_tables": "Tables in memory.",
    "leopold_connections": "Open connections for news.",
    "leopold_connections_refused": "Connections that were turned away or closed for others since the start.",
    "leopold_bots_thinking": "Tables at which a bot thinks.",
    "leopold_bots_waiting": "Tables at which a bot is to move and waits for its turn to think.",
    "leopold_ready": "1 when the bots are compiled.",
}
"""What is counted when somebody asks."""
LATENCIES: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
LAGS: Final = (0.001, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0, 5.0)


class Meter:
    """Measures an application from outside: it asks of it nothing but to be wrapped."""

    def __init__(self, application: Application) -> None:
        try:
            import prometheus_client as prometheus
        except ModuleNotFoundError:
            raise RecordError(said("metrics-driver")) from None
        self._application = application
        self._told = prometheus.generate_latest
        self.content_type: str = prometheus.CONTENT_TYPE_LATEST
        self.registry = registry = prometheus.CollectorRegistry()
        prometheus.ProcessCollector(registry=registry)
        prometheus.GCCollector(registry=registry)
        self._requests = prometheus.Counter(
            REQUESTS, "Requests that were answered.", ("method", "route", "status"), registry=registry
        )
        self._latency = prometheus.Histogram(
            LATENCY, "From a request to its answer.", ("route",), buckets=LATENCIES, registry=registry
        )
        self._moves = prometheus.Counter(
            MOVES, "Times that a table has moved on, by people and bots.", registry=registry
        )
        self._lag = prometheus.Histogram(LAG, "How late the event loop is.", buckets=LAGS, registry=registry)
        self._database = prometheus.Histogram(
            DATABASE, "Waiting for the database.", ("what",), buckets=LATENCIES, registry=registry
        )
        registry.register(_Counted(self._count))
        application.registry.moved.append(self._moved)
        application.registry.timing = self._waiting
        application.asgi = _Measured(application.asgi, self._answered)

    def exposed(self) -> bytes:
        """Everything, as Prometheus reads it."""
        found: bytes = self._told(self.registry)
        return found

    async def asgi(self, scope: Scope, receive: Receive, send: Send) -> None:
        """An application of its own, with one page."""
        if scope["type"] != "http":
            return
        if scope["path"] != "/metrics":
            await Response(status_code=404)(scope, receive, send)
            return
        await Response(self.exposed(), headers={"Content-Type": self.content_type})(scope, receive, send)

    async def watch_loop(self) -> None:
        """For as long as the server runs: whoever sleeps and wakes late was kept waiting by somebody."""
        while True:
            due = time.perf_counter() + LOOK_EVERY
            await asyncio.sleep(LOOK_EVERY)
            self._lag.observe(max(0.0, time.perf_counter() - due))

    def _answered(self, scope: Scope, status: int, seconds: float) -> None:
        route = route_of(scope)
        self._requests.labels(scope["method"], route, str(status)).inc()
        self._latency.labels(route).observe(seconds)

    def _moved(self, table: OpenTable) -> None:
        self._moves.inc()

    @contextmanager
    def _waiting(self, what: str) -> Iterator[None]:
        with self._database.labels(what).time():
            yield

    def _count(self) -> dict[str, float]:
        application = self._application
        tables = list(application.registry.tables.values())
        busy = [table for table in tables if table.bot_task is not None]
        thinking = sum(table.thinking is not None and not table.in_line for table in busy)
        values = (
            len(tables),
            application.connections.total(),
            application.door.refused,
            thinking,
            len(busy) - thinking,
            application.compilation.readiness.bots,
        )
        return dict(zip(COUNTED, map(float, values), strict=True))


class _Counted:
    """Gauges that are read when Prometheus asks, and kept nowhere."""

    def __init__(self, count: Callable[[], dict[str, float]]) -> None:
        self._count = count

    def collect(self) -> Iterator[Any]:
        from prometheus_client.core import GaugeMetricFamily

        for name, value in self._count().items():
            yield GaugeMetricFamily(name, COUNTED[name], value=value)


class _Measured:
    """Around the whole application, so that what is turned away at the door counts too."""

    def __init__(self, app: ASGIApp, answered: Callable[[Scope, int, float], None]) -> None:
        self.app = app
        self.answered = answered

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 500

        async def send_counted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, send_counted)
        finally:
            self.answered(scope, status, time.perf_counter() - began)
