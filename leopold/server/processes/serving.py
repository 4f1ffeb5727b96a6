"""One process that serves: what it is told, the application it makes of that, and how it listens."""

from __future__ import annotations

import contextlib
import socket
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal

import uvicorn

from leopold.errors import RecordError
from leopold.server.bots.thinking import Apart
from leopold.server.bots.workers import WorkerPool
from leopold.server.http.app import Application, build
from leopold.server.http.behind import checked_origin, checked_path
from leopold.server.http.connections import Arrivals, guarded, trusted
from leopold.server.http.metrics import Meter
from leopold.server.lanes import take_turns_often
from leopold.server.limits import Capacity, read_capacity
from leopold.server.memory import leave_alone
from leopold.server.store.database import default_database
from leopold.server.tables.registry import Registry
from leopold.server.tables.retention import seconds_of
from leopold.words import Said, resolve_language, said
from leopold.words.system import system_says

if TYPE_CHECKING:
    from leopold.server.push.service import PushService

HOST: Final = "127.0.0.1"
PORT: Final = 8315
TRIES: Final = 20


@dataclass(frozen=True, slots=True)
class ServeOptions:
    """Where to serve, from which database and in which language, and whether to open a browser."""

    host: str = HOST
    port: int | None = None
    database: str = ""
    browser: bool = True
    verbose: bool = False
    language: str | None = None
    push_keys: Path | None = None
    """Of the operator, for calling those whose page is closed."""
    limits: Path | None = None
    """What there is for all, and how much of it one may have, where that is not as usual."""
    keep: str | None = None
    """How long a game stays that nobody touches; for ever if nothing is said."""
    metrics: str | None = None
    """Where Prometheus finds its figures: a host and a port of their own."""
    root_path: str = ""
    """Under which a proxy serves it."""
    origin: str = ""
    """By which browsers know it, where a proxy rewrites the name of the host."""
    forwarded_allow_ips: str | None = None
    """Proxies that are believed when they say where a request comes from; those on this machine if nothing is said."""
    workers: int | None = None
    """Processes behind the one port; where nothing is said, one on SQLite and as many as there are cores elsewhere."""

    def where(self) -> str:
        """The database, also where none was named."""
        return self.database or default_database()


def capacity_of(options: ServeOptions, workers: int = 1) -> Capacity:
    """What there is for a worker."""
    whole = read_capacity(options.limits) if options.limits is not None else Capacity()
    return whole.for_worker(workers)


def application_for(options: ServeOptions, number: int = 0, workers: int = 1) -> Application:
    """The application of a worker. What needs to be done only once is done by the first of them."""
    take_turns_often()
    application = build(
        options.where(),
        language=resolve_language(options.language),
        push=push_of(options.push_keys),
        capacity=capacity_of(options, workers),
        pool=WorkerPool(where=Apart),
        workers=workers,
        keep=seconds_of(options.keep) if options.keep is not None and number == 0 else None,
        root_path=checked_path(options.root_path),
        origin=checked_origin(options.origin) if options.origin else "",
    )
    compilation = application.compilation
    compilation.ended.append(lambda: leave_alone() if compilation.bots_ready else None)
    return application


def in_terminal() -> bool:
    """Did somebody start this by hand? Then SIGHUP says that the terminal was closed; else an operator sends it."""
    return sys.stdin is not None and sys.stdin.isatty()


def allow_connections() -> None:
    """As many open files as the system lets us have: each connection is one, and often a thousand is what one gets."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource  # which only some systems have

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def push_of(keys: Path | None) -> Callable[[Registry, str], PushService] | None:
    """Web Push, for whoever has keys and what it takes to use them."""
    if keys is None:
        return None
    from leopold.server.push.messages import OperatorKeys  # which only Web Push needs
    from leopold.server.push.service import PushService

    read = OperatorKeys.read(keys)
    return lambda registry, language: PushService(registry, read, language)


def server_config(
    application: Application, lifespan: Literal["on", "off"] = "on", proxies: str | None = None
) -> uvicorn.Config:
    capacity = application.capacity
    # Where there are several workers, whoever hands them their connections counts for all of them.
    arrivals = Arrivals(capacity, trusted(proxies)) if application.workers == 1 else None
    http, websocket = guarded(application.door, arrivals)
    return uvicorn.Config(
        application.asgi,
        forwarded_allow_ips=proxies,
        lifespan=lifespan,
        log_config=None,
        access_log=False,
        http=http,
        ws=websocket,
        ws_max_size=4096,
        ws_ping_interval=capacity.ping_seconds,
        ws_ping_timeout=capacity.ping_seconds,
        timeout_keep_alive=capacity.idle_seconds,  # type: ignore[arg-type] # a timer's seconds, whole or not
        timeout_graceful_shutdown=3,
        server_header=False,
    )


async def serve_figures(meter: Meter, listening: socket.socket) -> None:
    """For Prometheus, on a port of its own that nobody else need reach."""
    config = uvicorn.Config(meter.asgi, interface="asgi3", lifespan="off", log_config=None, access_log=False, ws="none")
    await BesideServer(config).serve(sockets=[listening])


def host_and_port(where: str) -> tuple[str, int]:
    """Of an address such as 127.0.0.1:9315."""
    host, _, port = where.rpartition(":")
    if not host or not port.isdecimal() or int(port) > 65535:
        raise RecordError(said("serve-metrics-where", where=where))
    return host.strip("[]"), int(port)


def metrics_address(where: str, number: int = 0) -> tuple[str, int]:
    """Where a worker has its figures: each has a port of its own, counted from the one that was named."""
    host, port = host_and_port(where)
    return host, port + number if port else 0


def listen(host: str, port: int | None) -> socket.socket:
    """A socket on the port asked for, or on the first free one from the usual one on."""
    last = PORT + TRIES if port is None else port
    reason: Said | str = ""
    for candidate in range(PORT if port is None else port, last + 1):
        try:
            return bound(host, candidate)
        except OSError as wrong:
            reason = system_says(wrong)
    if port is not None:
        raise RecordError(said("serve-port", host=host, port=str(port), reason=reason))
    raise RecordError(said("serve-ports", host=host, first=str(PORT), last=str(last), reason=reason))


def bound(host: str, port: int, *, shared: bool = False) -> socket.socket:
    """A socket there; a shared one beside that of a process which is about to end."""
    # The protocol is named because asyncio sends without delay only on sockets that say they are TCP.
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT if shared else socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(512)
    except OSError:
        listening.close()
        raise
    return listening


class BesideServer(uvicorn.Server):
    """A server beside the first, which alone hears signals."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield
