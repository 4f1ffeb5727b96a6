"""Many games into one table: chunk by chunk, on threads here or on machines elsewhere, and no chunk twice."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import AbstractContextManager, closing
from dataclasses import dataclass
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Event, Thread
from types import ModuleType
from typing import Final

from leopold.bots import warm_up_bots
from leopold.bots.matches import Match, check_players_on
from leopold.cuda.card import CPU, CUDA, need_card
from leopold.errors import RulesError
from leopold.lab import NEEDED
from leopold.lab.simulation.parts import Parts, as_bytes
from leopold.lab.simulation.plan import Plan
from leopold.lab.simulation.rows import play_chunk, play_chunks_on_card, rows_of_chunk

Progress = Callable[[int], None]
"""Told how many games are done."""
GAMES_ON_CARD: Final = 50_000
"""At a time: enough for a graphics card, few enough for the memory of a small one."""
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
    device: str = CPU,
    resume: bool = False,
    force: bool = False,
    progress: Progress | None = None,
) -> Outcome:
    """Play the games of a plan and write their table. Ctrl-C keeps what is done; `resume` goes on from there.

    The table depends on the plan alone: not on `jobs`, nor on where the games are played, nor on interruptions.
    """
    check_where(plan, on=on, device=device)
    parts = Parts(Path(table), plan)
    if resume and parts.is_finished():
        return Outcome(parts.table, plan.games, complete=True)
    parts.open(resume=resume, force=force)
    missing = parts.missing()
    done = plan.games - sum(len(plan.games_in(chunk)) for chunk in missing)
    try:
        if progress:
            progress(done)
        if device == CUDA:
            playing = play_on_card(plan, missing, jobs)
        else:
            playing = play_on(on, plan, missing) if on else play_here(plan, missing, jobs)
        with closing(playing) as finished:
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


def check_where(plan: Plan, *, on: str | None, device: str) -> None:
    """Refuse where the games of a plan cannot be played: players, cluster and card have to go together."""
    check_players_on(device, plan.seats)
    if device == CUDA:
        if on:
            raise RulesError("Games are played on a cluster or on a graphics card here, not both.")
        need_card()


def play_on(address: str, plan: Plan, chunks: Sequence[int]) -> Finished:
    """On a Dask cluster."""
    played: Finished = _clusters().play_anywhere(address, plan, chunks)
    return played


def crew_on(address: str) -> AbstractContextManager[Executor]:
    """The workers of a Dask cluster, for whoever has something else to play."""
    crew: AbstractContextManager[Executor] = _clusters().crew_at(address)
    return crew


def _clusters() -> ModuleType:
    """Dask's library takes a second to load: only when somebody wants a cluster."""
    try:
        from leopold.lab.simulation import cluster
    except ModuleNotFoundError as missing:
        if missing.name not in ("dask", "distributed"):
            raise
        raise RulesError(NEEDED) from None
    return cluster


def play_on_card(plan: Plan, chunks: Sequence[int], jobs: int) -> Finished:
    """On a graphics card, which wants many games at a time; threads make rows of them."""

    def rows_of(chunk: int, match: Match) -> tuple[int, bytes]:
        return chunk, as_bytes(rows_of_chunk(plan, chunk, match))

    together = max(1, GAMES_ON_CARD // plan.chunk_games)
    with ThreadPoolExecutor(jobs) as pool:
        for some in _neighbours(chunks, together):
            yield from pool.map(rows_of, some, play_chunks_on_card(plan, some))


def _neighbours(chunks: Sequence[int], most: int) -> Iterator[range]:
    """Stretches of chunks without a gap, no longer than so many."""
    first = last = -1
    for chunk in chunks:
        if chunk != last or chunk - first >= most:
            if last > first:
                yield range(first, last)
            first = chunk
        last = chunk + 1
    if last > first:
        yield range(first, last)


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
