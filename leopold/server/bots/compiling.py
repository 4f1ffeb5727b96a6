"""Compiling at the first start, as the server sees it: tables are played meanwhile; who cannot play yet, it knows."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from leopold.compiling import BackgroundCompiler
from leopold.rules import jit
from leopold.server.bots.levels import is_quick
from leopold.server.models import Readiness

log = logging.getLogger("leopold.server")


class Compilation:
    """Where the compilation stands. It happens once for each machine; after that, loading takes a second or two."""

    def __init__(self) -> None:
        self.compiler = BackgroundCompiler(load=self._load, is_ready=self._is_ready)
        self.ended: list[Callable[[], None]] = []
        """Callbacks, in the event loop, for whenever a group is ready or will never be."""
        self._bots_over = asyncio.Event()
        self._told = False
        self._elsewhere: Callable[[], None] | None = None
        self._loaded_elsewhere = False

    @property
    def bots_ready(self) -> bool:
        """Are the strong ones ready, wherever they think?"""
        return self._is_ready("bots")

    @property
    def readiness(self) -> Readiness:
        return Readiness(
            ready=jit.is_ready("rules"),
            bots=self.bots_ready,
            done=self.compiler.done,
            total=self.compiler.total,
            seconds=self.compiler.seconds,
            failed=bool(self.compiler.failures),
        )

    def can_play(self, level: str) -> bool:
        """Can a bot of this level play now?"""
        return self.bots_ready or is_quick(level)

    @property
    def bots_failed(self) -> bool:
        """Will the strong ones never be ready?"""
        return "bots" in self.compiler.failures

    @property
    def loading_bots(self) -> bool:
        """Are they compiled and will be here in a moment?"""
        return not self.bots_ready and jit.is_cached("bots") and not self.bots_failed

    async def until_bots_are_loaded(self) -> None:
        """Wait for what takes a moment; or longer, should it turn out that what was compiled is of no use."""
        await self._bots_over.wait()

    def start(self, elsewhere: Callable[[], Coroutine[Any, Any, None]] | None = None) -> None:
        """Begin, or go over to what was compiled before, in threads and processes beside the event loop.

        Where bots think `elsewhere`, they are loaded there. Here they stay interpreted: only the rescuer needs them.
        """
        loop = asyncio.get_running_loop()
        if elsewhere is not None:
            self._elsewhere = lambda: asyncio.run_coroutine_threadsafe(elsewhere(), loop).result()

        def ended() -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(self._notice)

        self.compiler.listen(ended)
        self.compiler.start()
        self._notice()

    def begin_again(self) -> None:
        """The bots cannot be loaded any more where they think: whatever it takes to make them is done once more."""
        self._loaded_elsewhere = False
        self._bots_over.clear()
        self.compiler.begin_again("bots")
        self._notice()

    def stop(self) -> None:
        self.compiler.stop()

    def _is_ready(self, group: str) -> bool:
        return jit.is_ready(group) if group != "bots" or self._elsewhere is None else self._loaded_elsewhere

    def _load(self, group: str) -> None:
        if group != "bots" or self._elsewhere is None:
            return jit.load(group)
        self._elsewhere()
        self._loaded_elsewhere = True

    def _notice(self) -> None:
        if self.compiler.failures and not self._told:
            self._told = True
            log.error("not compiled: games run interpreted, strong bots not at all", extra=self.compiler.failures)
        if self.bots_ready or self.bots_failed:
            self._bots_over.set()
        for callback in self.ended:
            callback()
