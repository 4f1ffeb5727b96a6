"""The example learns: a few lessons already beat a random player by more than chance could."""

from __future__ import annotations

import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from leopold.envs import BatchedGames
from leopold.errors import RecordError

ROOT = Path(__file__).resolve().parents[2]
FILE = ROOT / "examples" / "train_policy.py"


@pytest.fixture(scope="module")
def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("train_policy", FILE)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["train_policy"] = module
    spec.loader.exec_module(module)
    return module


def new_policy(example: ModuleType, games: BatchedGames):
    return example.Policy(games.features, games.mask.shape[1], np.random.default_rng(1))


def test_a_short_training_beats_random(tmp_path: Path) -> None:
    """Given a network that plays evenly with a random player, when it has had a few lessons, then it wins clearly."""
    file = tmp_path / "policy.npz"
    choices = ["--lessons", "60", "--games", "64", "--match", "400", "--file", str(file)]
    ran = subprocess.run(
        [sys.executable, str(FILE), *choices],
        env={**os.environ, "PYTHONPATH": str(ROOT), "OPENBLAS_NUM_THREADS": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    before, now = re.findall(r"interval ([\d.]+)% to ([\d.]+)%\), (-?[\d.]+) points", ran.stdout)
    assert float(before[1]) < 60
    assert float(now[0]) > 75
    assert float(now[2]) > float(before[2]) + 10
    assert file.exists()


def test_a_policy_saved_and_loaded_is_the_same(example: ModuleType, tmp_path: Path) -> None:
    games = BatchedGames(8, seed=1)
    policy = new_policy(example, games)
    file = tmp_path / "policy.npz"
    policy.save(file)
    again = example.Policy.load(file, games.features, games.mask.shape[1])
    one, two = (each.think(games.observations, games.mask) for each in (policy, again))
    assert all((a == b).all() for a, b in zip(one, two, strict=True))
    assert [path.name for path in tmp_path.iterdir()] == ["policy.npz"]


def test_a_wrong_file_is_no_policy(example: ModuleType, tmp_path: Path) -> None:
    file = tmp_path / "policy.npz"
    for content in (b"", b"hello", b"PK\x03\x04 and nothing"):
        file.write_bytes(content)
        with pytest.raises(RecordError, match="not a policy"):
            example.Policy.load(file, 10, 20)
    np.savez(file, something=np.zeros(3))
    with pytest.raises(RecordError, match="not a policy"):
        example.Policy.load(file, 10, 20)
    example.Policy(10, 20, np.random.default_rng(1)).save(file)
    with pytest.raises(RecordError, match="made for other observations"):
        example.Policy.load(file, 11, 20)


def test_only_legal_actions_are_drawn(example: ModuleType) -> None:
    """Given chances with gaps, then what has none is never drawn, and the rest about as often as it should be."""
    chances = np.tile(np.array([0, 0.25, 0, 0.75, 0], np.float32), (4000, 1))
    found = np.bincount(example.drawn(chances, np.random.default_rng(1)), minlength=5)
    assert found[[0, 2, 4]].sum() == 0
    assert abs(found[1] / 4000 - 0.25) < 0.04
