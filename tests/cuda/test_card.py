"""Games on a graphics card. Where there is none, Numba's simulator of one interprets the kernels, a few games long."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest

from leopold import RulesError
from leopold.batch import play_batch
from leopold.bots.matches import play_match
from leopold.config import all_kinds
from leopold.cuda.card import need_card, simulated
from leopold.envs import BatchedGames, CudaGames

ROOT = Path(__file__).parents[2]
HERE = "tests.cuda.test_card"
ARRAYS = ("observations", "mask", "legal_n", "rewards", "done", "to_move", "final_scores")


def there_is_a_card() -> bool:
    try:
        need_card()
    except RulesError:
        return False
    return True


with_card = pytest.mark.skipif(not there_is_a_card(), reason="there is no graphics card here")
without_card = pytest.mark.skipif(there_is_a_card(), reason="there is a graphics card here")


def games_are_the_same_bytes(n: int, kinds: list[dict[str, object]]) -> None:
    for kind in kinds:
        here = play_batch(n, seed=5, **kind)  # type: ignore[arg-type]
        there = play_batch(n, seed=5, device="cuda", **kind)  # type: ignore[arg-type]
        assert here.decisions == there.decisions
        assert np.array_equal(here.games, there.games), kind


def steps_are_the_same(n: int, steps: int, kinds: list[dict[str, object]]) -> None:
    for kind in kinds:
        here = BatchedGames(n, seed=5, **kind)  # type: ignore[arg-type]
        there = CudaGames(n, seed=5, **kind)  # type: ignore[arg-type]
        for step in range(steps):
            actions = here.random_actions()
            assert np.array_equal(actions, np.asarray(there.random_actions()))
            here.step(actions)
            there.step(actions.astype((np.int32, np.int64)[step % 2]))
            for name in ARRAYS:
                assert np.array_equal(getattr(here, name), np.asarray(getattr(there, name))), (kind, step, name)
        assert here.step_random(5) == there.step_random(5)
        assert here.records.tobytes() == there.records.tobytes()
        assert here.seeds == there.seeds
        with pytest.raises(RulesError) as refused_here:
            here.step(np.full(n, 1559))
        with pytest.raises(RulesError) as refused_there:
            there.step(np.full(n, 1559))
        assert str(refused_here.value) == str(refused_there.value)


def mend_simulator() -> None:
    """Let its threads have their turns, though it looks all the time whether they are done; and let those of a block
    take shared memory one after the other, because two who come at once are given two of what they share."""
    from numba.cuda.simulator.kernelapi import FakeCUDAShared

    sys.setswitchinterval(1e-4)
    one_at_a_time, take = threading.Lock(), FakeCUDAShared.array

    def array(shared: object, shape: object, dtype: object) -> object:
        with one_at_a_time:
            place = sys._getframe(1)
            return shared._allocations.setdefault(place.f_lineno, take(FakeCUDAShared(0), shape, dtype))  # type: ignore[attr-defined]

    FakeCUDAShared.array = array


def in_the_simulator(code: str) -> None:
    """Run some code with a card that is none; interpreted, because a simulated card takes Python alone."""
    assert not simulated(), "this is the simulator already"
    process = subprocess.run(
        [sys.executable, "-c", f"from {HERE} import *\nmend_simulator()\n{code}"],
        cwd=ROOT,
        env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "LEOPOLD_JIT": "0", "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert process.returncode == 0, process.stderr


@pytest.mark.slow
def test_a_simulated_card_plays_the_same_games() -> None:
    in_the_simulator("games_are_the_same_bytes(3, [{'solo': True, 'modules': ('ballrooms',)}])")


@pytest.mark.slow
def test_a_simulated_card_tells_the_same_stories() -> None:
    in_the_simulator(
        "here, there = (play_match(2, ['random'] * 2, seed=3, stories=True, device=at) for at in ('cpu', 'cuda'))\n"
        "assert np.array_equal(here.games, there.games)\n"
        "assert np.array_equal(here.told, there.told)"
    )


def test_every_matter_of_the_agenda_has_a_line_of_its_own() -> None:
    in_the_simulator(
        "from leopold.cuda.kernels import BEGIN\n"
        "from leopold.rules.agenda import DECISIONS, HAPPENINGS\n"
        "assert 0 < min(DECISIONS) and max(HAPPENINGS) < BEGIN"
    )


@pytest.mark.slow
def test_what_a_card_has_no_room_for_is_played_in_parts() -> None:
    """Given a card with room for two games at a time, then five are the same games; at once they are refused."""
    in_the_simulator(
        "from leopold.cuda import card, playing\n"
        "played = []\n"
        "play = playing.play_on_card\n"
        "playing.room_for = lambda games: min(games, 2)\n"
        "playing.play_on_card = lambda *given: (played.append(len(given[-1])), play(*given))[1]\n"
        "here, there = (play_batch(5, seed=5, policy='first', device=at) for at in ('cpu', 'cuda'))\n"
        "assert played == [2, 2, 1]\n"
        "assert np.array_equal(here.games, there.games)\n"
        "with pytest.raises(RulesError, match='room for 2 games at a time, not for 3'):\n"
        "    play(np.zeros(1, np.uint8), np.zeros(16, np.int64), 0, np.zeros((3, 4), np.uint32))"
    )


def test_on_a_card_only_random_plays() -> None:
    with pytest.raises(RulesError, match="only random plays, not greedy"):
        play_match(1, ["random", "greedy"], device="cuda")


def test_a_simulated_card_makes_the_same_steps() -> None:
    kinds = [{"players": 2}, {"players": 3, "modules": ("ballrooms",), "reward": "lead", "growing": True}]
    in_the_simulator(f"steps_are_the_same(3, 8, {kinds})")


@with_card
@pytest.mark.slow
def test_a_card_plays_the_same_games_of_every_kind() -> None:
    for kind in all_kinds():
        here, there = (play_batch(500, kind, device=device).games for device in ("cpu", "cuda"))
        assert np.array_equal(here, there), kind


@with_card
@pytest.mark.slow
def test_a_card_makes_the_same_steps() -> None:
    steps_are_the_same(300, 400, [{"players": 2}, {"players": 4, "edition": "2015"}, {"solo": True}])


@with_card
@pytest.mark.parametrize("library", ["torch", "jax.numpy", "cupy"])
def test_other_libraries_take_the_arrays_without_a_copy(library: str) -> None:
    taken = pytest.importorskip(library)
    if library == "jax.numpy":  # which makes 32 bits of 64 else, in a copy
        pytest.importorskip("jax").config.update("jax_enable_x64", True)
    games = CudaGames(64, players=2, seed=5)
    theirs = {name: taken.from_dlpack(getattr(games, name)) for name in ARRAYS}

    games.step(games.random_actions())

    for name, array in theirs.items():
        ours = np.asarray(getattr(games, name))
        there = array.cpu().numpy() if library == "torch" else array.get() if library == "cupy" else np.asarray(array)
        assert there.shape == ours.shape
        assert np.array_equal(there, ours), name


@with_card
@pytest.mark.parametrize("library", ["torch", "jax.numpy", "cupy"])
def test_other_libraries_choose_on_the_card(library: str) -> None:
    there = pytest.importorskip(library)
    here, games = BatchedGames(64, players=2, seed=5), CudaGames(64, players=2, seed=5)
    for _ in range(20):
        mask = there.from_dlpack(games.mask)
        actions = there.argmax(mask if library == "cupy" else 1 * mask, 1)

        games.step(actions)

        here.step(np.argmax(here.mask, 1))
        assert here.records.tobytes() == games.records.tobytes()


@without_card
def test_without_a_card_a_sentence_says_so() -> None:
    with pytest.raises(RulesError) as refused:
        play_batch(1, device="cuda")
    expected = "finds no graphics card" if find_spec("numba_cuda") else "pip install 'leopold[cuda]'"
    assert expected in str(refused.value)
    with pytest.raises(RulesError, match="card"):
        CudaGames(1)


def test_there_are_two_devices() -> None:
    with pytest.raises(RulesError, match="no device 'abacus'; there are cpu and cuda"):
        play_batch(1, device="abacus")
