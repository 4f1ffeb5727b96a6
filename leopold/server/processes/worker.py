"""A worker: a server without a port of its own. Its connections come from the dispatcher, one by one.

Started by the supervisor as `python -m leopold.server.processes.worker CHANNEL`.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import socket
import sys
from typing import Final

import msgspec
import uvicorn
from msgspec import Struct

from leopold.server.http.logs import log_to_stderr
from leopold.server.http.metrics import Meter
from leopold.server.http.network import FixedNetwork
from leopold.server.processes.homes import Homing
from leopold.server.processes.serving import (
    ServeOptions,
    allow_connections,
    application_for,
    bound,
    metrics_address,
    serve_figures,
    server_config,
)
from leopold.server.processes.supervisor import ANSWERED, ASKED, READY

AT_ONCE: Final = 32
"""Connections that are taken before anybody else has a go."""


class Orders(Struct, frozen=True):
    """What a worker is to do."""

    number: int
    workers: int
    options: ServeOptions
    addresses: tuple[str, ...] = ()
    """Where others find the table."""


def written(orders: Orders) -> bytes:
    """As one line."""
    return msgspec.json.encode(orders, enc_hook=str)


def orders_from(channel: socket.socket) -> Orders:
    """The first line that comes; byte by byte, because a connection may come right behind it."""
    line = bytearray()
    while (byte := channel.recv(1)) not in (b"", b"\n"):
        line += byte
    return msgspec.json.decode(bytes(line), type=Orders, dec_hook=lambda kind, text: kind(text))


class Receiver:
    """Takes connections from the dispatcher, and gives them to the server as if it had accepted them."""

    def __init__(self, server: uvicorn.Server, channel: socket.socket) -> None:
        self._server = server
        self._channel = channel
        self._beginning: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """When the server serves, say so; then for as long as it does."""
        while not self._server.started:
            await asyncio.sleep(0.02)
        loop = asyncio.get_running_loop()
        self._channel.setblocking(False)
        loop.add_reader(self._channel, self._take)
        try:
            with contextlib.suppress(OSError):
                await loop.sock_sendall(self._channel, READY)
            await asyncio.Event().wait()
        finally:
            loop.remove_reader(self._channel)

    def _take(self) -> None:
        for _ in range(AT_ONCE):
            try:
                said, files, _, _ = socket.recv_fds(self._channel, 1, 1)
            except (BlockingIOError, InterruptedError):
                return
            except OSError:
                said, files = b"", []
            if not said:  # the supervisor is gone
                asyncio.get_running_loop().remove_reader(self._channel)
                self._server.should_exit = True
                return
            if said == ASKED:
                with contextlib.suppress(OSError):  # the supervisor has not read what was answered before
                    self._channel.send(ANSWERED)
            for file in files:
                task = asyncio.create_task(self._begin(socket.socket(fileno=file)))
                self._beginning.add(task)
                task.add_done_callback(self._beginning.discard)

    async def _begin(self, connection: socket.socket) -> None:
        server = self._server

        def protocol() -> asyncio.Protocol:
            return server.config.http_protocol_class(  # type: ignore[call-arg]
                config=server.config, server_state=server.server_state, app_state=server.lifespan.state
            )

        try:
            await asyncio.get_running_loop().connect_accepted_socket(protocol, connection)
        except OSError:  # gone on the way
            connection.close()


async def run(
    server: uvicorn.Server, channel: socket.socket, meter: Meter | None, figures: socket.socket | None
) -> None:
    """The server beside its receiver, and the figures, if anybody wants them."""
    beside = [asyncio.create_task(Receiver(server, channel).run())]
    if meter is not None and figures is not None:
        beside += [asyncio.create_task(meter.watch_loop()), asyncio.create_task(serve_figures(meter, figures))]
    try:
        await server.serve(sockets=[])
    finally:
        for task in beside:
            task.cancel()
        await asyncio.gather(*beside, return_exceptions=True)


def work(channel: socket.socket) -> None:
    """Serve until somebody stops it."""
    signal.signal(signal.SIGHUP, signal.SIG_IGN)  # the supervisor's business
    orders = orders_from(channel)
    options = orders.options
    log_to_stderr(logging.INFO if options.verbose else logging.WARNING)
    allow_connections()
    application = application_for(options, orders.number, orders.workers)
    application.network = FixedNetwork(orders.addresses)
    meter = None if options.metrics is None else Meter(application)
    figures = None if options.metrics is None else bound(*metrics_address(options.metrics, orders.number), shared=True)
    application.asgi = Homing(application.asgi, orders.number, orders.workers)
    server = uvicorn.Server(server_config(application, proxies=options.forwarded_allow_ips))
    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(run(server, channel, meter, figures))


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt), socket.socket(fileno=int(sys.argv[1])) as channel:
        work(channel)
