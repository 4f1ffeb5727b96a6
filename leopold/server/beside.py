"""What goes on beside the requests. Nobody waits for it, so nobody would notice its end: the log says so."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from leopold.server.turns import for_nobody

log = logging.getLogger("leopold.server.beside")

SHORTEST_PAUSE, LONGEST_PAUSE = 1.0, 60.0
"""Seconds before what has failed begins again."""


def start_beside(work: Coroutine[Any, Any, None], name: str) -> asyncio.Task[None]:
    """A task that nobody waits for. Should it fail, the log hears of it at once, not when Python tidies up.

    Whoever's click it began with, it is not done for them.
    """
    task = asyncio.create_task(work, name=name, context=for_nobody())
    task.add_done_callback(_tell_end)
    return task


def keep_going(work: Callable[[], Coroutine[Any, Any, None]], name: str) -> asyncio.Task[None]:
    """The same for what goes on for as long as the server runs: should it fail, it begins again after a pause, which
    grows where it fails again and again."""
    return start_beside(_again_and_again(work, name), name)


async def _again_and_again(work: Callable[[], Coroutine[Any, Any, None]], name: str) -> None:
    now = asyncio.get_running_loop().time
    pause = SHORTEST_PAUSE
    while True:
        began = now()
        try:
            await work()
            return
        except Exception:
            if now() - began > LONGEST_PAUSE:
                pause = SHORTEST_PAUSE
            told = {"task": name, "seconds": pause}
            log.exception("something that goes on by itself has failed, and begins again", extra=told)
        await asyncio.sleep(pause)
        pause = min(LONGEST_PAUSE, 2 * pause)


def _tell_end(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and (wrong := task.exception()) is not None:
        log.error("something that goes on by itself has failed", exc_info=wrong, extra={"task": task.get_name()})
