"""Compiling, once for each version on each machine: waiting for it, or playing meanwhile."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from leopold.bots import LEVELS, player_named
from leopold.compiling import GROUPS, BackgroundCompiler
from leopold.rules import jit
from leopold.terminal.drawing.blocks import say
from leopold.words import Catalogue, catalogue

PATIENCE = 1.0
"""Seconds to wait in silence when everything should be there already."""


def warm(console: Console, group: str = "rules", words: Catalogue | None = None) -> None:
    """Get the rules, or another group of compiled functions, ready; with a progress bar when that takes a while.

    Commands that speak English to everybody give no words.
    """
    words = words or catalogue()
    if group == "envs":
        from leopold.envs import doors  # beside them stands a library that nobody else should wait for

        del doors  # its import brings the functions that are compiled
    if jit.is_ready(group):
        return
    cached = jit.is_cached(group)
    if not cached:
        say(console, words.text(f"terminal-compiling-{group}"))
    with told(console, words.text("terminal-loading" if cached else "terminal-compiling"), cached) as progress:
        jit.warm_up(progress, group)


def compile_everything(console: Console) -> None:
    """All groups that somebody has imported, in one process."""
    words = catalogue()
    if not all(map(jit.is_cached, jit.groups())):
        say(console, words.text("terminal-compiling-everything"))
    with told(console, words.text("terminal-compiling")) as progress:
        jit.compile_apart(jit.groups(), progress)


@contextmanager
def told(console: Console, doing: str, quietly: bool = False) -> Iterator[jit.Progress]:
    """A bar that shows what it is told, on a screen; quietly at first, where it should not take long."""
    bar = waiting_bar(console)
    task = bar.add_task(doing, total=None)
    began = time.monotonic()
    shown = False

    def progress(done: int, total: int, name: str) -> None:
        nonlocal shown
        if not shown and console.is_terminal and time.monotonic() - began >= (PATIENCE if quietly else 0.0):
            shown = True
            bar.start()
        bar.update(task, completed=done, total=total)

    try:
        yield progress
    finally:
        if shown:
            bar.stop()


def load_or_interpret(group: str = "rules") -> None:
    """For whoever plays a few games at most: what was compiled before is loaded, else nothing is compiled for it."""
    if not jit.is_cached(group):
        jit.interpret(group)
    jit.warm_up(group=group)


def waiting_bar(console: Console) -> Progress:
    return Progress(TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn(), console=console, transient=True)


class Meanwhile:
    """Rules and bots on their way from interpreted to compiled while people play, and what the screen says of it."""

    def __init__(self, words: Catalogue, groups: Sequence[str] = GROUPS) -> None:
        self.words = words
        self.compiler = BackgroundCompiler(groups)
        self._begun = False
        self._told = False

    def begin(self) -> list[str]:
        """Nobody waits from now on; a sentence for those at whose machine nobody has compiled before."""
        new = not all(jit.is_ready(group) or jit.is_cached(group) for group in self.compiler.groups)
        self._begun = True
        self.compiler.start()
        return [self.words.text("terminal-compiling-meanwhile", levels=self._slow())] if new else []

    def _slow(self) -> list[str]:
        return [self.words.text(f"bot-{level}") for level, player in LEVELS.items() if not player.quick]

    def can_think(self, spec: str) -> bool:
        """Can this bot play now? What was compiled before is there in a moment, for which one waits."""
        if not self._begun or player_named(spec).quick or jit.is_ready("bots"):
            return True
        if jit.is_cached("bots") and not self.failed:
            self.compiler.wait("bots")
        return jit.is_ready("bots")

    @property
    def failed(self) -> bool:
        """Will the strong bots never be ready?"""
        return "bots" in self.compiler.failures

    def news(self) -> list[str]:
        """What went wrong, told once."""
        reasons = list(self.compiler.failures.values())
        if not reasons or self._told:
            return []
        self._told = True
        return [self.words.text("terminal-not-compiled", reason=reasons[0], levels=self._slow())]

    def how_far(self, name: str) -> str:
        """A bot that is not ready, and how far it is."""
        compiler = self.compiler
        progress = {"done": compiler.done, "total": compiler.total, "seconds": compiler.seconds}
        return self.words.text("terminal-bot-preparing", name=name, **progress)

    def wait(self, console: Console) -> None:
        """Wait for the bots, with how far they are."""
        compiler = self.compiler
        bar = waiting_bar(console)
        task = bar.add_task(self.words.text("terminal-compiling"), total=None)
        if console.is_terminal:
            bar.start()
        try:
            while not compiler.wait("bots", jit.LOOK_AGAIN):
                bar.update(task, completed=compiler.done, total=compiler.total)
        finally:
            bar.stop()

    def stop(self) -> None:
        """Nobody plays any more."""
        if self._begun:
            self.compiler.stop()
