"""What goes on beside the requests. Nobody waits for it, so nobody would notice its end: the log says so."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from leopold.server.turns import for_nobody

log = logging.getLogger("leopold.server.beside")


def start_beside(work: Coroutine[Any, Any, None], name: str) -> asyncio.Task[None]:
    """A task that nobody waits for. Should it fail, the log hears of it at once, not when Python tidies up.

    Whoever's click it began with, it is not done for them.
    """
    task = asyncio.create_task(work, name=name, context=for_nobody())
    task.add_done_callback(_tell_end)
    return task


def _tell_end(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and (wrong := task.exception()) is not None:
        log.error("something that goes on by itself has failed", exc_info=wrong, extra={"task": task.get_name()})
