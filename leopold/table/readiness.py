"""Compiling the rules at the first start, in a process of its own, while the lobby is already served."""

from __future__ import annotations

import asyncio
import hashlib
import sys
from pathlib import Path
from typing import Final

from leopold.rules import jit
from leopold.table.errors import UNAVAILABLE, TableError
from leopold.table.models import Readiness

GROUPS: Final = ("rules", "bots")


class Compiling:
    """Where the compilation stands. It happens once for each machine; after that, loading takes a second or two."""

    def __init__(self) -> None:
        self.done = 0
        self.total = 1
        self.ready = False
        self.failed = False

    @property
    def going_on(self) -> bool:
        return not (self.ready or self.failed)

    @property
    def readiness(self) -> Readiness:
        return Readiness(ready=self.ready, done=self.done, total=self.total, failed=self.failed)

    def require(self) -> None:
        """A TableError as long as nothing can be played."""
        if self.ready:
            return
        if self.failed:
            raise TableError(UNAVAILABLE, "rules.failed", "Compiling the rules failed; the server's log says why.")
        raise TableError(
            UNAVAILABLE,
            "rules.compiling",
            "The rules are being compiled for this machine, once: try again in a moment.",
            {"done": self.done, "total": self.total},
        )

    async def run(self) -> None:
        """Compile what is missing in another process, so that this one stays responsive; then load it."""
        import leopold.bots.doors  # brings the doors that are counted
        import leopold.rules.engine  # noqa: F401

        missing = [group for group in GROUPS if not loads_quickly(group)]
        try:
            if missing:
                await self._compile(missing)
            await asyncio.to_thread(load)
        except Exception:
            self.failed = True
            raise
        self.done = self.total
        self.ready = True

    async def _compile(self, groups: list[str]) -> None:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "leopold.table.readiness", *groups, stdout=asyncio.subprocess.PIPE
        )
        assert process.stdout is not None
        try:
            async for line in process.stdout:
                done, _, total = line.decode().strip().partition(" ")
                self.done, self.total = int(done), int(total)
            if await process.wait() != 0:
                raise RuntimeError("Compiling the rules failed; its own complaint stands above.")
        finally:
            if process.returncode is None:
                process.kill()


def load() -> None:
    """Everything a table needs, from the cache."""
    for group in GROUPS:
        jit.warm_up(group=group)
        if jit.JIT:
            mark(group).touch()


def mark(group: str) -> Path:
    """Compiled code is found by where its source stands: another copy of Leopold beside this one compiles its own."""
    here = hashlib.sha256(str(Path(jit.__file__).resolve()).encode()).hexdigest()[:12]
    return jit.cache_folder(group) / f"loaded-{here}"


def loads_quickly(group: str) -> bool:
    """Has this copy of Leopold loaded the group before?"""
    return not jit.JIT or (jit.is_cached(group) and mark(group).exists())


def compile_groups(groups: list[str]) -> None:
    """In the other process: compile, and say on standard output how far it is."""
    import leopold.bots.doors
    import leopold.rules.engine  # noqa: F401

    for place, group in enumerate(groups):

        def progress(done: int, total: int, _: str, place: int = place) -> None:
            print(place * total + done, len(groups) * total, flush=True)

        jit.warm_up(progress, group)


if __name__ == "__main__":
    compile_groups(sys.argv[1:])
