"""The same chunks on a Dask cluster: tasks are pure, so a chunk that is lost with its worker is simply played again."""

from __future__ import annotations

import logging
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import CancelledError, Executor
from contextlib import contextmanager

from distributed import Client, as_completed
from distributed.client import FutureCancelledError
from distributed.comm.addressing import get_address_host_port
from distributed.comm.core import CommClosedError
from distributed.scheduler import KilledWorker

import leopold
from leopold.errors import RecordError
from leopold.lab.simulation.parts import as_bytes
from leopold.lab.simulation.plan import Plan, makings
from leopold.lab.simulation.rows import play_chunk
from leopold.packs.codes import RULES_VERSION

PATIENCE = "10s"
"""How long to look for a scheduler."""
RETRIES = 3


def this_leopold() -> str:
    """Which Leopold this is, down to what its rules and bots are made of."""
    return f"{leopold.__version__}, rules {RULES_VERSION}, sources {makings()}"


def play_there(text: str, chunk: int, wanted: str) -> bytes:
    """Play a chunk on a worker, even one that came late, if it is the same Leopold."""
    if this_leopold() != wanted:
        raise RecordError(_other_leopold("a worker", this_leopold()))
    return as_bytes(play_chunk(Plan.from_json(text), chunk))


@contextmanager
def reach(address: str, kept: str) -> Iterator[Client]:
    """The workers behind a scheduler, if they have this Leopold; what goes wrong there is said in a sentence."""
    for name in ("distributed", "distributed.client"):
        logging.getLogger(name).setLevel(logging.CRITICAL)
    with _connect(address) as client:
        _check_workers(client, address)
        try:
            yield client
        except KilledWorker:
            raise RecordError(
                f"Workers at {address} died again and again, perhaps for want of memory. {kept}"
            ) from None
        except (CancelledError, FutureCancelledError, CommClosedError, OSError):
            raise RecordError(f"The scheduler at {address} has gone. {kept}") from None


@contextmanager
def crew_at(address: str) -> Iterator[Executor]:
    """Workers anywhere, in the place of threads here."""
    with reach(address, "What was learned is kept: the same command goes on.") as client:
        yield client.get_executor(pure=False, retries=RETRIES)


def play_anywhere(address: str, plan: Plan, chunks: Sequence[int]) -> Generator[tuple[int, bytes], None, None]:
    """Chunks as the workers finish them."""
    with reach(address, KEPT) as client:
        text, wanted = plan.to_json(), this_leopold()
        futures = {
            client.submit(play_there, text, chunk, wanted, pure=False, retries=RETRIES): chunk for chunk in chunks
        }
        for future, rows in as_completed(futures, loop=client.loop, with_results=True):
            if not isinstance(rows, bytes):  # what was cancelled comes as an error in its place
                raise rows
            yield futures.pop(future), rows


KEPT = "The games that were finished are kept: go on with --resume."


def _connect(address: str) -> Client:
    try:
        get_address_host_port(address)
        return Client(address, timeout=PATIENCE, set_as_default=False)
    except ValueError:
        raise RecordError(f"{address!r} is no address of a scheduler; one looks like tcp://host:8786.") from None
    except OSError:
        raise RecordError(f"There is no Dask scheduler at {address}: start one with `dask scheduler`.") from None


def _check_workers(client: Client, address: str) -> None:
    if not client.scheduler_info(n_workers=-1)["workers"]:
        raise RecordError(f"The scheduler at {address} has no workers: start some with `dask worker {address}`.")
    try:
        found = client.run(this_leopold)
    except Exception as wrong:  # whatever goes wrong on a worker comes back as it is: no Leopold, or an old one
        raise RecordError(f"A worker at {address} cannot run Leopold: install this version there ({wrong}).") from None
    for worker, other in found.items():
        if other != this_leopold():
            raise RecordError(_other_leopold(f"the worker {worker}", other))


def _other_leopold(worker: str, other: str) -> str:
    return f"On {worker} there is another Leopold ({other}) than here: install the same version there."
