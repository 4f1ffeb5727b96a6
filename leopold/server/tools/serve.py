"""Starting the server from the command line: the address, the browser, and progress while rules and bots compile."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import logging
import socket
import threading
import webbrowser
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal

import uvicorn
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from leopold.errors import RecordError
from leopold.server.errors import network_failed
from leopold.server.http.app import Application, build
from leopold.server.http.logs import log_to_stderr
from leopold.server.http.network import FixedNetwork, Network
from leopold.server.store.database import default_database
from leopold.server.tables.registry import Registry
from leopold.words import Catalogue, Said, catalogue, resolve_language, said
from leopold.words.system import system_says

if TYPE_CHECKING:
    from leopold.server.push.service import PushService

HOST: Final = "127.0.0.1"
PORT: Final = 8315
TRIES: Final = 20
ELSEWHERE: Final = "192.0.2.1"
"""An address that is set aside for documentation: nobody is there."""


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


def serve(options: ServeOptions) -> None:
    """Serve until somebody stops it."""
    language = resolve_language(options.language)
    words = catalogue(language)
    log_to_stderr(logging.INFO if options.verbose else logging.WARNING)
    console = Console(stderr=True, highlight=False, soft_wrap=True)
    with listen(options.host, options.port) as listening:
        application = build(options.database or default_database(), language=language, push=push_of(options.push_keys))
        address = address_of(options.host, listening.getsockname()[1])
        application.network = network_of(options.host, listening.getsockname()[1], application)
        console.print(words.text("serve-laid", address=address), markup=False)
        for other in application.network.addresses:
            console.print(words.text("serve-others", address=other), markup=False)
        console.print(words.text("serve-stop"), style="dim", markup=False)
        server = uvicorn.Server(server_config(application))
        with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
            runner.run(run(server, application, listening, console, words, address if options.browser else ""))


def push_of(keys: Path | None) -> Callable[[Registry, str], PushService] | None:
    """Web Push, for whoever has keys and what it takes to use them."""
    if keys is None:
        return None
    from leopold.server.push.messages import OperatorKeys  # which only Web Push needs
    from leopold.server.push.service import PushService

    read = OperatorKeys.read(keys)
    return lambda registry, language: PushService(registry, read, language)


def server_config(application: Application, lifespan: Literal["on", "off"] = "on") -> uvicorn.Config:
    return uvicorn.Config(
        application.asgi,
        lifespan=lifespan,
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=4096,
        ws_ping_interval=20,
        timeout_keep_alive=75,
        timeout_graceful_shutdown=3,
        server_header=False,
    )


async def run(
    server: uvicorn.Server,
    application: Application,
    listening: socket.socket,
    console: Console,
    words: Catalogue,
    browser: str,
) -> None:
    """The server beside its progress bar."""
    watching = asyncio.create_task(watch(server, application, console, words, browser))
    try:
        await server.serve(sockets=[listening])
    finally:
        watching.cancel()


async def watch(
    server: uvicorn.Server, application: Application, console: Console, words: Catalogue, browser: str
) -> None:
    """Open the browser once the lobby is served; show how far the compiler is, beside the games."""
    while not server.started:
        await asyncio.sleep(0.05)
    if browser:
        threading.Thread(target=webbrowser.open, args=(browser,), daemon=True).start()
    columns = (TextColumn(words.text("serve-compiling")), BarColumn(), TimeElapsedColumn())
    compiler = application.compilation.compiler
    await asyncio.sleep(1.5)
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("", total=None)
        while compiler.going_on:
            bar.update(task, completed=compiler.done, total=compiler.total)
            await asyncio.sleep(0.5)


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


def bound(host: str, port: int) -> socket.socket:
    # The protocol is named because asyncio sends without delay only on sockets that say they are TCP.
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(512)
    except OSError:
        listening.close()
        raise
    return listening


def network_of(host: str, port: int, application: Application) -> Network:
    """A table that is open to this machine alone can be opened to the local network while it runs."""
    with contextlib.suppress(OSError):
        if ipaddress.ip_address(socket.gethostbyname(host)).is_loopback:
            return SecondDoor(application, port)
    return FixedNetwork(reachable_at(host, port))


class SecondDoor:
    """A second listener on this machine's address in the local network, opened and closed while the server runs."""

    can_open = True

    def __init__(self, application: Application, port: int) -> None:
        self._application = application
        self._port = port
        self._server: BesideServer | None = None
        self._serving: asyncio.Task[None] | None = None
        self._host = ""

    @property
    def is_open(self) -> bool:
        return self._server is not None

    @property
    def addresses(self) -> tuple[str, ...]:
        return (address_of(self._host, self._port),) if self.is_open else ()

    async def open(self) -> None:
        if self.is_open:
            return
        host = local_address()
        if host is None:
            raise network_failed(said("network-none"))
        try:
            listening = bound(host, self._port)
        except OSError as wrong:
            raise network_failed(system_says(wrong)) from None
        self._host = host
        self._server = BesideServer(server_config(self._application, lifespan="off"))
        self._serving = asyncio.create_task(self._server.serve(sockets=[listening]))

    async def close(self) -> None:
        if self._server is None or self._serving is None:
            return
        self._server.should_exit = True
        self._server = None
        await self._serving


class BesideServer(uvicorn.Server):
    """A server beside the first, which alone hears signals."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


def local_address() -> str | None:
    """Which of this machine's addresses others in the network would use; None where it is in none."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        asking.connect((ELSEWHERE, 9))  # sends nothing: only asks which address would be used
        found = str(asking.getsockname()[0])
        return None if ipaddress.ip_address(found).is_loopback else found
    return None


def reachable_at(host: str, port: int) -> tuple[str, ...]:
    """Where others find the table: nowhere while it is open to this machine alone."""
    if host not in ("0.0.0.0", "::"):
        with contextlib.suppress(OSError):
            if not ipaddress.ip_address(socket.gethostbyname(host)).is_loopback:
                return (address_of(host, port),)
        return ()
    found = local_address()
    return () if found is None else (address_of(found, port),)


def address_of(host: str, port: int) -> str:
    """What to type into a browser."""
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"
