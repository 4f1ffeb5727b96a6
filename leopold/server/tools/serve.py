"""Starting the server from the command line: the address, the browser, and progress while rules and bots compile."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import logging
import os
import signal
import socket
import threading
import webbrowser
from collections.abc import Coroutine
from typing import Final

import uvicorn
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from leopold.errors import RecordError
from leopold.server.errors import network_failed
from leopold.server.http.app import Application
from leopold.server.http.behind import checked_proxies
from leopold.server.http.connections import Arrivals, trusted
from leopold.server.http.logs import log_to_stderr
from leopold.server.http.metrics import Meter
from leopold.server.http.network import FixedNetwork, Network
from leopold.server.processes.serving import (
    BesideServer,
    ServeOptions,
    allow_connections,
    application_for,
    bound,
    capacity_of,
    in_terminal,
    listen,
    metrics_address,
    serve_figures,
    server_config,
)
from leopold.server.processes.supervisor import Supervisor
from leopold.server.processes.worker import Orders, written
from leopold.server.store.database import alone_at, sqlite_file
from leopold.words import Catalogue, catalogue, resolve_language, said
from leopold.words.system import system_says

ELSEWHERE: Final = "192.0.2.1"
"""An address that is set aside for documentation: nobody is there."""


def serve(options: ServeOptions) -> None:
    """Serve until somebody stops it."""
    words = catalogue(resolve_language(options.language))
    log_to_stderr(logging.INFO if options.verbose else logging.WARNING)
    console = Console(stderr=True, highlight=False, soft_wrap=True)
    workers = workers_for(options)
    checked_proxies(options.forwarded_allow_ips)
    allow_connections()
    with alone_at(options.where()), listen(options.host, options.port) as listening:
        port = listening.getsockname()[1]
        application = application_for(options)
        application.network = network_of(options.host, port, application)
        meter = None if options.metrics is None else Meter(application)
        figures = None if options.metrics is None else listen(*metrics_address(options.metrics))
        address = address_of(options.host, port)
        console.print(words.text("serve-laid", address=address), markup=False)
        for other in application.network.addresses:
            console.print(words.text("serve-others", address=other), markup=False)
        if workers > 1:
            console.print(words.text("serve-workers", count=workers), markup=False)
        console.print(words.text("serve-stop"), style="dim", markup=False)
        browser = address if options.browser else ""
        if workers > 1:
            application.storage.close()  # it is there, and as it should be: that was all it was opened for
            if figures is not None:
                figures.close()
            asyncio.run(supervise(options, workers, listening, browser))
            return
        if os.name == "posix" and not in_terminal():
            signal.signal(signal.SIGHUP, signal.SIG_IGN)  # who wants fresh processes has none to replace it by
        server = uvicorn.Server(server_config(application, proxies=options.forwarded_allow_ips))
        with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
            beside = () if meter is None or figures is None else (meter.watch_loop(), serve_figures(meter, figures))
            runner.run(run(server, application, listening, console, words, browser, *beside))


def workers_for(options: ServeOptions) -> int:
    """How many processes serve: on SQLite one, which alone may have the file; elsewhere one for each core."""
    alone = sqlite_file(options.where()) is not None
    if options.workers is None:
        return 1 if alone or os.name != "posix" else len(os.sched_getaffinity(0))
    if options.workers > 1 and alone:
        raise RecordError(said("serve-workers-sqlite"))
    if options.workers > 1 and os.name != "posix":
        raise RecordError(said("serve-workers-here"))
    return options.workers


async def supervise(options: ServeOptions, workers: int, listening: socket.socket, browser: str) -> None:
    """Several processes behind the one port."""
    addresses = reachable_at(options.host, listening.getsockname()[1])

    def orders(number: int) -> bytes:
        return written(Orders(number, workers, options, addresses))

    capacity = capacity_of(options)
    arrivals = Arrivals(capacity, trusted(options.forwarded_allow_ips))
    supervisor = Supervisor(listening, workers, orders, capacity.idle_seconds, arrivals)
    opening = asyncio.create_task(open_when(supervisor.begun, browser))
    try:
        await supervisor.run()
    finally:
        opening.cancel()


async def open_when(begun: asyncio.Event, browser: str) -> None:
    """Open the browser once the lobby is served."""
    await begun.wait()
    open_browser(browser)


def open_browser(address: str) -> None:
    if address:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


async def run(
    server: uvicorn.Server,
    application: Application,
    listening: socket.socket,
    console: Console,
    words: Catalogue,
    browser: str,
    *beside: Coroutine[None, None, None],
) -> None:
    """The server beside its progress bar, and whatever else goes on for as long as it runs."""
    watching = watch(server, application, console, words, browser)
    tasks = [asyncio.create_task(task) for task in (watching, *beside)]
    try:
        await server.serve(sockets=[listening])
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def watch(
    server: uvicorn.Server, application: Application, console: Console, words: Catalogue, browser: str
) -> None:
    """Open the browser once the lobby is served; show how far the compiler is, beside the games."""
    while not server.started:
        await asyncio.sleep(0.05)
    open_browser(browser)
    columns = (TextColumn(words.text("serve-compiling")), BarColumn(), TimeElapsedColumn())
    compiler = application.compilation.compiler
    await asyncio.sleep(1.5)
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("", total=None)
        while compiler.going_on:
            bar.update(task, completed=compiler.done, total=compiler.total)
            await asyncio.sleep(0.5)


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
