"""A server on a port of its own, for tests that need a real one."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager

import httpx
import uvicorn

from leopold.bots import warm_up_bots
from leopold.server.http.app import Application, build
from leopold.server.limits import Capacity
from leopold.server.processes.serving import bound, server_config
from leopold.server.tools.serve import address_of


@contextmanager
def served(database: str, capacity: Capacity | None = None) -> Iterator[tuple[str, Application]]:
    """Its address, and what it is made of; in a thread beside the test."""
    warm_up_bots()
    application = build(database, capacity=capacity)
    listening = bound("127.0.0.1", 0)
    server = uvicorn.Server(server_config(application))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    address = address_of("127.0.0.1", listening.getsockname()[1])
    while not httpx.get(f"{address}api/meta").json()["readiness"]["bots"]:
        pass
    try:
        yield address.rstrip("/"), application
    finally:
        server.should_exit = True
        thread.join()
        listening.close()
