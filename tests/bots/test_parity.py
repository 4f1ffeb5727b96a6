"""Interpreted and compiled bots think alike, and the interpreted ones have nothing to warn of."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import warnings
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import numba
import numpy as np
import pytest

from leopold import Game
from leopold.bots import bot_named, choose, planner
from leopold.bots.planner import fingerprint, secrets_told
from leopold.bots.step_worth import worth_of_step
from leopold.bots.weight_files import read_weights
from leopold.packs import codes, load_pack
from leopold.packs.modules import CHOOSABLE
from leopold.rules.jit import JIT
from leopold.rules.state import GAME, RECORD_BYTES

ROOT = Path(__file__).parents[2]
WEIGHTS = np.ones_like(read_weights().for_pack(load_pack()))
"""Every weight one: what counts here is whether a thing counts."""


def chosen(spec: str, seed: int, decisions: int, modules: tuple[str, ...] = ()) -> list[str]:
    """What a bot plays for everybody, beginning in the middle of a round; with modules, at the beginning."""
    game, chance = Game(2, seed=seed, modules=modules), Random(seed)
    for _ in range(0 if modules else 40):
        game.apply(chance.choice(game.numbers))
    bot = bot_named(spec)
    texts = []
    for _ in range(decisions):
        assert game.to_move is not None
        texts.append(choose(bot, game, game.to_move, chance).text)
        game.play(texts[-1])
    return texts


def test_interpreted_and_compiled_bots_choose_alike_and_without_a_warning() -> None:
    plays: list[Any] = [("greedy", 5, 30), ("planner:2", 5, 10), ("greedy", 6, 80, CHOOSABLE)]
    code = f"import json; from tests.bots.test_parity import chosen; print(json.dumps([chosen(*p) for p in {plays}]))"
    environment = {**os.environ, "LEOPOLD_JIT": "0" if JIT else "1", "PYTHONPATH": str(ROOT)}
    other = subprocess.run(
        [sys.executable, "-W", "error::RuntimeWarning", "-c", code],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert other.returncode == 0, other.stderr
    assert "Warning" not in other.stderr
    assert [chosen(*play) for play in plays] == json.loads(other.stdout)


def plain(rule: Callable[..., Any]) -> Callable[..., Any]:
    """A rule as it was written."""
    return getattr(rule, "py_func", rule)


def test_compiled_products_wrap_around_and_interpreted_ones_need_not(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given records full of large numbers, then the marks of positions are the same, and nothing is warned of."""
    games = np.random.default_rng(3).integers(0, 256, (20, RECORD_BYTES), np.uint8)
    for rule, look in ((fingerprint, lambda game: game), (secrets_told, lambda game: game.view(GAME)[0])):
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            marks = [int(plain(rule)(look(game))) for game in games]
        monkeypatch.setattr(planner, "mixed", numba.njit(plain(planner.mixed)))
        compiled = numba.njit(plain(rule))
        assert marks == [int(compiled(look(game))) for game in games]
        assert len(set(marks)) == len(games)


SPENDING = ("spend_item", "spend_krones", "go_back", "spend_any", "others_choose")
"""What costs something; what others get is as good as lost."""


@pytest.mark.parametrize("name", codes.STEPS)
def test_every_part_of_a_reward_is_worth_something(name: str) -> None:
    """A new effect without a worth would be one that no bot ever wants."""
    worth = plain(worth_of_step)(WEIGHTS, codes.STEPS[name], 2, 2, 0, 3)
    assert worth < 0 if name in SPENDING else worth > 0


def test_points_for_staff_count_the_staff() -> None:
    worth = plain(worth_of_step)
    assert worth(WEIGHTS, codes.VP_PER_STAFF, 2, 0, 0, 3) == 6
    assert worth(WEIGHTS, codes.VP_PER_STAFF, 2, 0, 0, 0) == 0
