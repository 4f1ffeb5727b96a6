"""Many games in arrays are the same games as one at a time."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from leopold.envs import BatchedGames
from leopold.envs.watching import Watcher
from leopold.errors import RulesError
from leopold.game import Game
from leopold.rules.actions import ACTIONS
from leopold.rules.jit import JIT

ROOT = Path(__file__).resolve().parents[2]
CHOICES = [
    {"players": 2},
    {"players": 3, "edition": "2015", "variant": "draft", "hotels": "day"},
    {"players": 4, "modules": ["promo"], "variant": "introductory"},
    {"solo": "leopold", "level": "hard"},
]


@pytest.mark.parametrize("choices", CHOICES, ids=str)
def test_a_row_plays_the_game_of_its_seed(choices) -> None:
    """Given rows stepped at random through several games, then Game plays the same, looks the same, scores the same."""
    batch = BatchedGames(3, seed=50, **choices)
    watcher = Watcher(batch.pack, "flat")
    twins = [Game(seed=seed, **choices) for seed in batch.seeds]
    ended = 0
    for _ in range(400):
        actions = batch.random_actions()
        _, rewards, done, info = batch.step(actions)
        for row, action in enumerate(actions.tolist()):
            twins[row].apply(action)
            assert done[row] == twins[row].over
            if done[row]:
                ended += 1
                totals = [score.total for score in twins[row].scores]
                assert rewards[row].tolist() == info["final_scores"][row].tolist() == totals
                twins[row] = Game(seed=batch.seeds[row], **choices)
            else:
                assert not rewards[row].any()
            twin = twins[row]
            assert info["to_move"][row] == twin.to_move
            assert info["legal"][row, : info["legal_n"][row]].tolist() == twin.numbers
            assert np.flatnonzero(info["mask"][row]).tolist() == sorted(twin.numbers)
            assert (batch.observations[row] == watcher.vector(twin, int(info["to_move"][row]))).all()
    assert ended >= 3
    assert sorted(batch.seeds)[0] >= 53


def digest(choices) -> str:
    """Everything a learner sees of some steps: observations, masks, rewards, ends."""
    batch = BatchedGames(3, seed=20, reward="lead", growing=True, **choices)
    told = hashlib.sha256()
    for _ in range(50):
        for array in batch.step(batch.random_actions())[:3]:
            told.update(array.tobytes())
        told.update(batch.mask.tobytes())
    return told.hexdigest()


def test_interpreted_and_compiled_steps_are_equal_byte_by_byte() -> None:
    code = "from tests.envs.test_batched import CHOICES, digest; print(*map(digest, CHOICES))"
    other = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env={**os.environ, "LEOPOLD_JIT": "0" if JIT else "1", "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert other.returncode == 0, other.stderr
    assert [digest(choices) for choices in CHOICES] == other.stdout.split()


def test_seeds_go_on_from_row_to_row() -> None:
    batch = BatchedGames(4, seed=(1 << 64) + (1 << 32) - 2)
    assert batch.seeds == [(1 << 64) + (1 << 32) - 2 + row for row in range(4)]
    while (ended := np.flatnonzero(batch.step(batch.random_actions())[2])).size == 0:
        pass
    assert all(batch.seeds[row] == (1 << 64) + (1 << 32) - 2 + row + 4 for row in ended.tolist())


def test_the_same_seed_gives_the_same_games() -> None:
    one, two = (BatchedGames(5, 3, seed="evening", bots={1: "greedy"}) for _ in range(2))
    for batch in (one, two):
        batch.step_random(200)
    assert (one.records == two.records).all() and (one.observations == two.observations).all()
    first = one.records.copy()
    one.reset()
    one.step_random(200)
    assert (one.records == first).all()
    one.reset(seed="morning")
    one.step_random(200)
    assert not (one.records == first).all()


@pytest.mark.parametrize("bots", [{}, {1: "planner:2"}], ids=["without bots", "with a bot"])
def test_random_steps_in_one_go_are_the_steps_one_by_one(bots: dict[int, str]) -> None:
    inside, outside = (BatchedGames(6, seed=3, bots=bots, reward="lead", growing=True) for _ in range(2))
    inside.step_random(150)
    earned = sum((outside.step(outside.random_actions())[1].copy() for _ in range(150)), np.zeros((6, 2)))
    assert (inside.records == outside.records).all()
    assert (inside.observations == outside.observations).all() and (inside.mask == outside.mask).all()
    assert (inside.rewards == earned).all()


@pytest.mark.parametrize("bot", ["random", "greedy", "planner:2", "mcts:8", "apprentice"])
def test_a_bot_plays_the_same_in_any_row(bot: str) -> None:
    """Given the same game in two batches at different rows, then the bot answers the same actions alike."""
    first, second = BatchedGames(2, seed=11, bots={1: bot}), BatchedGames(3, seed=10, bots={1: bot})
    for _ in range(12):
        actions = first.random_actions()
        first.step(actions)
        second.step(np.array([second.random_actions()[0], *actions]))
        assert (first.records == second.records[1:]).all()
        assert (first.to_move == 0).all()


@pytest.mark.parametrize("reward", ["score", "lead", "win"])
def test_rewards_that_grow_add_up_to_the_reward_at_the_end(reward: str) -> None:
    growing, ending = (BatchedGames(4, 3, seed=9, reward=reward, growing=growing) for growing in (True, False))
    earned, got = np.zeros((4, 3)), np.zeros((4, 3))
    open_rows = np.ones(4, bool)
    while open_rows.any():
        actions = growing.random_actions()
        _, some, done, _ = growing.step(actions)
        _, rest, _, info = ending.step(actions)
        earned[open_rows] += some[open_rows]
        got[open_rows] += rest[open_rows]
        open_rows &= ~done
        finals = info["final_scores"].copy()
        for row in np.flatnonzero(done).tolist():
            totals = finals[row].tolist()
            if reward == "lead":
                assert rest[row].tolist() == [own - max(totals[:i] + totals[i + 1 :]) for i, own in enumerate(totals)]
            if reward == "win":
                assert rest[row].sum() == pytest.approx(1)
                assert (rest[row] > 0).tolist() <= [own == max(totals) for own in totals]
    assert earned == pytest.approx(got)


def test_bots_hold_their_seats() -> None:
    """Given a greedy bot at one seat of two, then the other always decides, and the bot wins nearly always."""
    batch = BatchedGames(100, seed=1, reward="win", bots=[{1: "greedy"}, {0: "greedy"}])
    learner = np.arange(100) % 2
    won = games = 0.0
    while games < 100:
        assert (batch.to_move == learner).all()
        _, rewards, done, _ = batch.step(batch.random_actions())
        games += done.sum()
        won += rewards[np.arange(100), learner].sum()
    assert won / games < 0.05


def test_observation_and_mask_can_be_left_out() -> None:
    batch = BatchedGames(4, seed=1, observations=False, mask=False)
    observations, _, _, info = batch.step(batch.random_actions())
    assert len(observations) == len(info["mask"]) == 0
    assert (batch.legal_n > 0).all()


def test_an_illegal_action_changes_nothing_in_any_game() -> None:
    batch = BatchedGames(3, seed=1)
    before = batch.records.copy()
    actions = batch.random_actions()
    for wrong in (1, -1, ACTIONS - 1, 5000):
        actions[2] = wrong
        with pytest.raises(RulesError, match="Game 2: "):
            batch.step(actions)
        assert (batch.records == before).all()


def test_what_a_step_cannot_take_gets_a_sentence() -> None:
    batch = BatchedGames(3, seed=1)
    for wrong in ([1, 2], [0.5, 1.0, 2.0], [[1, 2, 3]]):
        with pytest.raises(RulesError, match="3 whole numbers, one action for each game"):
            batch.step(wrong)
    with pytest.raises(RulesError, match="at least one step"):
        batch.step_random(0)


@pytest.mark.parametrize(
    ("choices", "sentence"),
    [
        ({"n": 0}, "at least one game"),
        ({"n": 2, "reward": "fame"}, "score, lead, win"),
        ({"n": 2, "bots": {0: "random", 1: "random"}}, "leave one seat free"),
        ({"n": 2, "bots": {2: "random"}}, "no seat 2"),
        ({"n": 2, "bots": {1: "genius"}}, "random, greedy, planner"),
        ({"n": 2, "bots": {1: "mcts:1s"}}, "think by the clock"),
        ({"n": 2, "players": 5}, "2 to 4 players"),
        ({"n": 2, "solo": "leopold", "bots": {0: "greedy"}}, "leave one seat free"),
    ],
    ids=str,
)
def test_what_cannot_be_set_up_gets_a_sentence(choices, sentence: str) -> None:
    with pytest.raises(RulesError, match=sentence):
        BatchedGames(**choices)


def test_a_row_can_be_taken_out_and_played_on() -> None:
    batch = BatchedGames(2, seed=8, hotels="day")
    batch.step_random(30)
    game = batch.game_of(1)
    assert game.numbers == batch.legal[1, : batch.legal_n[1]].tolist()
    game.play(game.actions[0])


def test_what_is_handed_out_cannot_be_written() -> None:
    """The next step writes no more of these arrays than has changed, so nobody else may write into them."""
    batch = BatchedGames(2, seed=8)
    for array in (batch.observations, batch.mask, batch.legal):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 0
