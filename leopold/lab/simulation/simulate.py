"""Many games into one table: chunk by chunk, on threads here or on machines elsewhere, and no chunk twice."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Event, Thread

from leopold.bots import warm_up_bots
from leopold.errors import RulesError
from leopold.lab import NEEDED
from leopold.lab.simulation.parts import Parts, as_bytes
from leopold.lab.simulation.plan import Plan
from leopold.lab.simulation.rows import play_chunk

Progress = Callable[[int], None]
"""Told how many games are done."""
Finished = Generator[tuple[int, bytes], None, None]
"""Chunks as they are finished, in any order: their number, and their rows as a parquet file."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What is in the table now."""

    table: Path
    games: int
    complete: bool


def simulate(
    plan: Plan,
    table: str | Path,
    *,
    jobs: int = 1,
    on: str | None = None,
    resume: bool = False,
    force: bool = False,
    progress: Progress | None = None,
) -> Outcome:
    """Play the games of a plan and write their table. Ctrl-C keeps what is done; `resume` goes on from there.

    The table depends on the plan alone: not on `jobs`, nor on where the games are played, nor on interruptions.
    """
    parts = Parts(Path(table), plan)
    if resume and parts.is_finished():
        return Outcome(parts.table, plan.games, complete=True)
    parts.open(resume=resume, force=force)
    missing = parts.missing()
    done = plan.games - sum(len(plan.games_in(chunk)) for chunk in missing)
    try:
        if progress:
            progress(done)
        with closing(play_on(on, plan, missing) if on else play_here(plan, missing, jobs)) as finished:
            for chunk, rows in finished:
                parts.keep(chunk, rows)
                done += len(plan.games_in(chunk))
                if progress:
                    progress(done)
    except KeyboardInterrupt:
        pass
    finally:
        if done == 0:
            parts.remove()
    parts.merge()
    if done == plan.games:
        parts.remove()
    return Outcome(parts.table, done, done == plan.games)


def play_on(address: str, plan: Plan, chunks: Sequence[int]) -> Finished:
    """On a Dask cluster, whose library takes a second to load: only when somebody wants one."""
    try:
        from leopold.lab.simulation.cluster import play_anywhere
    except ModuleNotFoundError as missing:
        if missing.name not in ("dask", "distributed"):
            raise
        raise RulesError(NEEDED) from None
    return play_anywhere(address, plan, chunks)


def play_here(plan: Plan, chunks: Sequence[int], jobs: int) -> Finished:
    """On threads: compiled games leave Python to the others, and nobody has to load the compiled code twice.

    The threads are daemons: a game that is being played cannot be stopped, and nobody should have to wait for it.
    """
    warm_up_bots()
    waiting: SimpleQueue[int] = SimpleQueue()
    finished: SimpleQueue[tuple[int, bytes | BaseException]] = SimpleQueue()
    enough = Event()
    for chunk in chunks:
        waiting.put(chunk)

    def work() -> None:
        while not enough.is_set():
            try:
                chunk = waiting.get_nowait()
            except Empty:
                return
            try:
                finished.put((chunk, as_bytes(play_chunk(plan, chunk))))
            except BaseException as wrong:
                finished.put((chunk, wrong))
                return

    for _ in range(min(jobs, len(chunks))):
        Thread(target=work, daemon=True).start()
    try:
        for _ in chunks:
            chunk, rows = finished.get()
            if isinstance(rows, BaseException):
                raise rows
            yield chunk, rows
    finally:
        enough.set()
