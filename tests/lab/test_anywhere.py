"""The same games on a cluster: nothing is lost with a worker, and whoever cannot take part is told so."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from distributed import LocalCluster

import leopold
from leopold.bots.learning import Learner, learn
from leopold.errors import RecordError
from leopold.lab.simulation import cluster as dask_cluster
from leopold.lab.simulation.plan import make_plan
from leopold.lab.simulation.simulate import simulate

PLAN = make_plan(120, ["greedy", "random"], seed=3)


@pytest.fixture
def cluster() -> Iterator[LocalCluster]:
    """Two worker processes behind a scheduler, all on this machine."""
    with LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, host="127.0.0.1", dashboard_address=None, silence_logs=50
    ) as started:
        yield started


@pytest.mark.slow
def test_a_worker_that_dies_takes_nothing_with_it(tmp_path: Path, cluster: LocalCluster) -> None:
    """Given a cluster of two, when one is killed in the middle, then the table is complete and the same as here."""
    killed: list[int] = []

    def progress(done: int) -> None:
        if done > 10 and not killed:
            killed.append(cluster.workers[0].pid)
            os.kill(killed[0], signal.SIGKILL)

    there = tmp_path / "there.parquet"
    assert simulate(PLAN, there, on=cluster.scheduler_address, progress=progress).complete
    assert killed
    here = tmp_path / "here.parquet"
    simulate(PLAN, here)
    assert there.read_bytes() == here.read_bytes()


@pytest.mark.slow
def test_learning_on_a_cluster_is_learning_here(cluster: LocalCluster) -> None:
    here, there = Learner(8, 0), Learner(8, 0)
    learn(here, generations=1, games=20)
    with dask_cluster.crew_at(cluster.scheduler_address) as crew:
        learn(there, generations=1, games=20, crew=crew)
    assert here.net.tobytes() == there.net.tobytes()


@pytest.mark.slow
def test_what_was_begun_on_a_cluster_can_be_finished_here(
    tmp_path: Path, cluster: LocalCluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a cluster of another Leopold, then it is refused; given one that goes away, then nothing done is lost."""
    table = tmp_path / "games.parquet"
    with monkeypatch.context() as here:
        here.setattr(leopold, "__version__", "9.9")
        with pytest.raises(RecordError, match="another Leopold"):
            simulate(PLAN, table, on=cluster.scheduler_address)
    assert not list(tmp_path.iterdir())

    def stop(done: int) -> None:
        if done > 10:
            cluster.close()

    with pytest.raises(RecordError, match=r"has gone\. The games that were finished are kept"):
        simulate(PLAN, table, on=cluster.scheduler_address, progress=stop)
    begun: list[int] = []
    assert simulate(PLAN, table, resume=True, progress=begun.append).complete
    assert begun[0] > 10


@pytest.mark.parametrize("address", ["nonsense://", "somewhere", "tcp://host:port"])
def test_what_is_no_address_is_refused(tmp_path: Path, address: str) -> None:
    with pytest.raises(RecordError, match="no address of a scheduler"):
        simulate(PLAN, tmp_path / "games.parquet", on=address)
    assert not list(tmp_path.iterdir())


def test_a_cluster_that_is_not_there_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dask_cluster, "PATIENCE", "200ms")
    with pytest.raises(RecordError, match="no Dask scheduler at"):
        simulate(PLAN, tmp_path / "games.parquet", on="tcp://127.0.0.1:1")


def test_a_cluster_without_workers_is_named(tmp_path: Path) -> None:
    with (
        LocalCluster(n_workers=0, host="127.0.0.1", dashboard_address=None) as empty,
        pytest.raises(RecordError, match="has no workers"),
    ):
        simulate(PLAN, tmp_path / "games.parquet", on=empty.scheduler_address)


def test_a_worker_of_another_version_that_comes_late_plays_nothing() -> None:
    with pytest.raises(RecordError, match="another Leopold"):
        dask_cluster.play_there(PLAN.to_json(), 0, "0.0.1, rules 0, sources none")
