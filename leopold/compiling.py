"""Compiling beside a game: nobody waits for it, and the games that run go over to the compiled rules when it is done.

What somebody plays runs interpreted from the first moment. Processes of low priority fill the cache meanwhile, one for
each group; as soon as a group lies there, its doors are loaded and replace the interpreted ones.
"""

from __future__ import annotations

import logging
import subprocess
import threading
import time
from collections.abc import Callable, Sequence
from typing import Final

from leopold.rules import jit

GROUPS: Final = ("rules", "bots")
"""What somebody needs who plays."""

log = logging.getLogger("leopold.compiling")


class BackgroundCompiler:
    """Groups on their way from interpreted to compiled."""

    def __init__(
        self,
        groups: Sequence[str] = GROUPS,
        load: Callable[[str], None] = jit.load,
        is_ready: Callable[[str], bool] = jit.is_ready,
    ) -> None:
        """`load` takes a group to where it is needed; a CompilingError if what lies in the cache is of no use.
        `is_ready` knows whether it has come there."""
        import leopold.bots.doors
        import leopold.rules.engine  # noqa: F401 # whoever has doors registers them when imported

        self.groups = tuple(groups)
        self._load = load
        self._is_ready = is_ready
        self.failures: dict[str, str] = {}
        """Groups that stay interpreted, and why: to be told once by whoever started this."""
        self._began = time.monotonic()
        self._over = {group: threading.Event() for group in groups}
        self._listeners: list[Callable[[], None]] = []
        self._processes: set[subprocess.Popen[str]] = set()
        self._threads: list[threading.Thread] = []
        self._stopped = False
        self._lock = threading.Lock()

    def start(self) -> None:
        """From now on nobody waits for these groups."""
        for group in self.groups:
            if self._is_ready(group):
                self._over[group].set()
                continue
            self.begin_again(group)

    def begin_again(self, group: str) -> None:
        """Begin with a group, also where it was ready and is not any more."""
        jit.interpret(group)
        self._over[group].clear()
        thread = threading.Thread(target=self._prepare, args=(group,), name=f"compiling {group}", daemon=True)
        self._threads.append(thread)
        thread.start()

    def listen(self, listener: Callable[[], None]) -> None:
        """Call this, from whatever thread, whenever a group is ready or will never be."""
        self._listeners.append(listener)

    # --- how far it is

    @property
    def done(self) -> int:
        """Doors that are compiled."""
        return sum(map(jit.doors_compiled, self.groups))

    @property
    def total(self) -> int:
        return sum(len(jit.doors_of(group)) for group in self.groups)

    @property
    def seconds(self) -> int:
        """How long it has been going on: some of the doors take their time."""
        return round(time.monotonic() - self._began)

    @property
    def going_on(self) -> bool:
        return not all(over.is_set() for over in self._over.values())

    def wait(self, group: str, seconds: float | None = None) -> bool:
        """Wait until a group is ready or has failed; is it over?"""
        return self._over[group].wait(seconds)

    def stop(self) -> None:
        """Nobody plays any more. What is compiled by then is kept."""
        for group in self.groups:
            jit.insist(group)
        with self._lock:
            self._stopped = True
            processes = list(self._processes)
        for process in processes:
            process.terminate()
        self.join()

    def join(self) -> None:
        """Wait until everything has ended and everybody has been told."""
        for thread in self._threads:
            thread.join()

    # --- at work, in a thread for each group

    def _prepare(self, group: str) -> None:
        try:
            self._load_or_compile(group)
        except Exception as wrong:  # whatever it is, the game goes on
            if not self._stopped:
                self.failures[group] = str(wrong)
        self._over[group].set()
        for listener in self._listeners:
            listener()

    def _load_or_compile(self, group: str) -> None:
        if jit.is_cached(group):
            try:
                return self._load(group)
            except jit.CompilingError as wrong:
                log.info("%s It is compiled again.", wrong)
        self._compile(group)
        self._load(group)

    def _compile(self, group: str) -> None:
        with self._lock:
            if self._stopped:
                return
            process = jit.start_compiler([group], low_priority=True)
            self._processes.add(process)
        try:
            jit.outcome_of(process)
        finally:
            self._processes.discard(process)
