"""An event loop whose time passes when a test says so."""

from __future__ import annotations

import asyncio


class SettableLoop(asyncio.SelectorEventLoop):
    """In place of the usual one: nobody has to wait, and nobody sends it signals."""

    now = 0.0

    def time(self) -> float:
        return self.now

    def add_signal_handler(self, *ignored: object) -> None: ...


async def moments() -> None:
    """Everybody else has a go, and another."""
    for _ in range(30):
        await asyncio.sleep(0)


async def passes(seconds: float) -> None:
    """Time, and what happens then."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, SettableLoop)
    loop.now += seconds
    await moments()
