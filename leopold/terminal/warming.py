"""The wait while the rules are compiled, once for each version on each machine."""

from __future__ import annotations

import time

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from leopold.terminal.blocks import say

SENTENCES = {
    "rules": "Compiling the rules for this machine, once: about 40 seconds.",
    "lab": "Compiling what plays many games at a time, once: about 40 seconds.",
    "companion": "Compiling Leopold's turns for the table, once: a few seconds.",
    "bots": "Compiling the bots for this machine, once: about two minutes.",
    "envs": "Compiling the environments for this machine, once: about 40 seconds.",
}
PATIENCE = 1.0
"""Seconds to wait in silence when everything should be there already."""


def warm(console: Console, group: str = "rules") -> None:
    """Get the rules, or another group of compiled functions, ready; with a progress bar when that takes a while."""
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
        say(console, SENTENCES[group])
    bar = Progress(TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn(), console=console, transient=True)
    task = bar.add_task("Loading the rules" if cached else "Compiling", total=None)
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
