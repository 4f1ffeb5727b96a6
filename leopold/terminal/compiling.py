"""The wait while the rules are compiled, once for each version on each machine."""

from __future__ import annotations

import subprocess
import sys
import time

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from leopold.terminal.drawing.blocks import say
from leopold.words import Catalogue, catalogue

PATIENCE = 1.0
"""Seconds to wait in silence when everything should be there already."""
COMPILE = "import sys; from leopold.bots import doors; from leopold.rules import jit; jit.warm_up(None, sys.argv[1])"


def warm(console: Console, group: str = "rules", words: Catalogue | None = None) -> None:
    """Get the rules, or another group of compiled functions, ready; with a progress bar when that takes a while.

    Commands that speak English to everybody give no words.
    """
    words = words or catalogue()
    from leopold.bots import doors
    from leopold.rules import engine, jit

    if group == "envs":
        from leopold.envs import doors as envs_doors  # beside them stands a library that nobody else should wait for

        del envs_doors
    del doors, engine  # their import brings the functions that are compiled
    if jit.is_ready(group):
        return
    cached = jit.is_cached(group)
    patience = PATIENCE if cached else 0.0
    if not cached:
        say(console, words.text(f"terminal-compiling-{group}"))
    bar = waiting_bar(console)
    task = bar.add_task(words.text("terminal-loading" if cached else "terminal-compiling"), total=None)
    began = time.monotonic()
    shown = False

    def progress(done: int, total: int, name: str) -> None:
        nonlocal shown
        if not shown and console.is_terminal and time.monotonic() - began >= patience:
            shown = True
            bar.start()
        bar.update(task, completed=done, total=total)

    try:
        jit.warm_up(progress, group)
    finally:
        if shown:
            bar.stop()


def waiting_bar(console: Console) -> Progress:
    return Progress(TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn(), console=console, transient=True)


class Meanwhile:
    """A group that is compiled in a process of its own, so that people can begin before it is ready.

    Another process, not another thread: compiling would hold up the one who plays, and could not be stopped.
    It writes what it compiles to the cache, from where it is loaded in a moment.
    """

    def __init__(self, words: Catalogue, group: str) -> None:
        self.words = words
        self.group = group
        self.process: subprocess.Popen[bytes] | None = None

    def begin(self) -> bool:
        """Start compiling if nobody has on this machine; is there something to wait for?"""
        from leopold.rules import jit

        if jit.is_ready(self.group) or jit.is_cached(self.group):
            return False
        nowhere = subprocess.DEVNULL
        self.process = subprocess.Popen(
            [sys.executable, "-c", COMPILE, self.group],
            stdin=nowhere,
            stdout=nowhere,
            stderr=nowhere,
            start_new_session=True,  # so that Ctrl-C is for the one who plays
        )
        return True

    def finish(self, console: Console) -> None:
        """Wait until the group is compiled, and load it. What the other process could not do is done here."""
        if self.process is not None and self.process.poll() is None:
            say(console, self.words.text("terminal-compiling-still"))
            bar = waiting_bar(console)
            bar.add_task(self.words.text("terminal-compiling"), total=None)
            if console.is_terminal:
                bar.start()
            try:
                self.process.wait()
            finally:
                bar.stop()
        self.process = None
        warm(console, self.group, self.words)

    def stop(self) -> None:
        """Nobody waits any more."""
        if self.process is not None:
            self.process.terminate()
            self.process.wait()
            self.process = None
