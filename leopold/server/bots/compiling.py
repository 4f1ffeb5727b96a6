"""Compiling at the first start, in processes beside this one, while the lobby is already served.

The rules and the bots are compiled at the same time. Tables open as soon as the rules are there; the bots, which take
longest, think when they are.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable
from typing import Final

from leopold.rules import jit
from leopold.server.errors import TableError, bots_compiling, rules_compiling, rules_failed
from leopold.server.models import Readiness

GROUPS: Final = ("rules", "bots")
COMPILER_MODULE: Final = "leopold.server.bots.compiling"
"""The module that is run beside this process to compile a group."""


class Compilation:
    """Where the compilation stands. It happens once for each machine; after that, loading takes a second or two."""

    def __init__(self) -> None:
        self.done = 0
        self.total = 1
        self.loaded: set[str] = set()
        self.failed = False
        self._began = time.monotonic()
        self._over = asyncio.Event()

    @property
    def going_on(self) -> bool:
        return not self._over.is_set()

    @property
    def readiness(self) -> Readiness:
        return Readiness(
            ready="rules" in self.loaded,
            bots="bots" in self.loaded,
            done=self.done,
            total=self.total,
            seconds=round(time.monotonic() - self._began),
            failed=self.failed,
        )

    def require(self) -> None:
        """A TableError as long as nothing can be played."""
        if "rules" not in self.loaded:
            raise self._refusal(rules_compiling)

    def require_bots(self) -> None:
        """A TableError as long as no bot can think."""
        if "bots" not in self.loaded:
            raise self._refusal(bots_compiling)

    async def until_bots_can_think(self) -> None:
        """At the first start a bot may be asked before it is compiled; a TableError if it never will be."""
        await self._over.wait()
        self.require_bots()

    def _refusal(self, not_yet: Callable[[int, int], TableError]) -> TableError:
        return rules_failed() if self.failed else not_yet(self.done, self.total)

    async def run(self) -> None:
        """Compile what is missing in other processes, so that this one stays responsive; then load it."""
        import leopold.bots.doors  # brings the doors that are counted
        import leopold.rules.engine  # noqa: F401

        self.total = sum(jit.doors_of(group) for group in GROUPS)
        apart = {group: asyncio.create_task(self._compile(group)) for group in GROUPS}
        try:
            for group in GROUPS:
                await apart[group]
                await asyncio.to_thread(load, group)
                self.loaded.add(group)
        except Exception:
            self.failed = True
            raise
        finally:
            for task in apart.values():
                task.cancel()
            await asyncio.gather(*apart.values(), return_exceptions=True)
            self._over.set()

    async def _compile(self, group: str) -> None:
        if jit.is_cached(group):
            self.done += jit.doors_of(group)
            return
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", COMPILER_MODULE, group, stdout=asyncio.subprocess.PIPE
        )
        assert process.stdout is not None
        try:
            async for _ in process.stdout:
                self.done += 1
            if await process.wait() != 0:
                raise RuntimeError(f"Compiling the {group} failed; its own complaint stands above.")
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()


def load(*groups: str) -> None:
    """What a table needs, from the cache; everything, if nothing is named."""
    for group in groups or GROUPS:
        jit.warm_up(group=group)


def compile_group(group: str) -> None:
    """In the other process: compile, and say on standard output whenever a door is ready."""
    import leopold.bots.doors
    import leopold.rules.engine  # noqa: F401

    def progress(done: int, total: int, _: str) -> None:
        if done:
            print(done, flush=True)

    jit.warm_up(progress, group)


if __name__ == "__main__":
    compile_group(sys.argv[1])
