"""The environments keep to the interfaces of PettingZoo and Gymnasium, and say clearly what is wrong."""

from __future__ import annotations

import os
import subprocess
import sys
import warnings
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from pettingzoo.test.api_test import api_test
from pettingzoo.test.seed_test import seed_test

import leopold.envs
from leopold.envs import LeopoldEnv, LeopoldVectorEnv, env, raw_env
from leopold.errors import RulesError
from leopold.rules.actions import ACTIONS

ROOT = Path(__file__).resolve().parents[2]
TABLES = [
    {"players": 2},
    {"players": 3, "observation": "groups", "reward": "lead", "growing": True, "hotels": "day"},
    {"players": 4, "observation": "flat", "reward": "win", "edition": "2015", "variant": "draft"},
    {"solo": "leopold", "level": "medium", "reward": "lead"},
]
INHERENT = (
    "Observation is not a NumPy array",  # a dictionary with the mask, as PettingZoo's own classics have it
    "Observation space for each agent probably should be",
    "Action mask numpy array is all zeros",  # once the game is over
)


# --- all seats


@pytest.mark.parametrize("choices", TABLES, ids=str)
def test_the_table_passes_the_tests_of_pettingzoo(choices, capsys) -> None:
    with warnings.catch_warnings(record=True) as warned:
        warnings.simplefilter("always")
        api_test(leopold.envs.env(**choices), num_cycles=300)
        seed_test(lambda: leopold.envs.env(**choices), num_cycles=60)
    assert not [str(warning.message) for warning in warned if not str(warning.message).startswith(INHERENT)]


def played(table, chance: np.random.Generator) -> dict[str, float]:
    """Play a table at random to its end; returns what every seat has earned."""
    earned = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        _, reward, terminated, _, info = table.last(observe=False)
        earned[agent] += reward
        table.step(None if terminated else int(chance.choice(np.flatnonzero(info["action_mask"]))))
    return earned


@pytest.mark.parametrize("growing", [False, True])
def test_every_seat_gets_its_score_in_the_end(growing: bool) -> None:
    table = raw_env(players=3, growing=growing)
    table.reset(seed=3)
    earned = played(table, np.random.default_rng(1))
    assert earned == {f"seat_{score.seat}": score.total for score in table.game.scores}
    assert table.agents == []


def test_a_table_can_be_asked_for_one_game() -> None:
    table = raw_env()
    table.reset(options={"seed": "evening"})
    again = raw_env()
    again.reset(seed=1)
    again.reset(options={"seed": "evening"})
    assert table.game.seed == "evening" and table.game.snapshot() == again.game.snapshot()


def test_an_illegal_action_at_the_table_is_refused_and_changes_nothing() -> None:
    table = raw_env()
    table.reset(seed=1)
    before = table.game.snapshot()
    for wrong in (1, None, 4000):
        with pytest.raises(RulesError):
            table.step(wrong)
        assert table.game.snapshot() == before


def test_a_table_shows_itself_as_text(capsys) -> None:
    table = raw_env(render_mode="ansi")
    table.reset(seed=1)
    text = table.render()
    assert text is not None and "Round 0 of 7" in text and "seat 1: 0 points" in text
    assert capsys.readouterr().out == ""
    table = raw_env(render_mode="human")
    table.reset(seed=1)
    assert text in capsys.readouterr().out


# --- one learner


@pytest.mark.parametrize(
    "choices",
    [
        {},
        {"opponents": ["greedy", "random"], "seat": "random", "observation": "groups", "render_mode": "ansi"},
        {"solo": "leopold", "level": "hard", "observation": "vector"},
    ],
    ids=str,
)
def test_the_learners_game_passes_the_test_of_gymnasium(choices) -> None:
    with warnings.catch_warnings(record=True) as warned:
        warnings.simplefilter("always")
        check_env(gymnasium.make("Leopold-v0", **choices).unwrapped)
    assert not [str(warning.message) for warning in warned]


def lesson(game: LeopoldEnv, chance: np.random.Generator) -> float:
    """Play at random to the end; returns what the learner has earned."""
    _, info = game.reset(seed=int(chance.integers(1000)))
    earned, over = 0.0, False
    while not over:
        assert game.game.to_move == info["seat"]
        _, reward, over, _, info = game.step(int(chance.choice(np.flatnonzero(info["action_mask"]))))
        earned += reward
    return earned


@pytest.mark.parametrize("choices", [{"opponents": ["greedy", "random"], "seat": 2}, {"solo": "leopold"}], ids=str)
def test_the_learner_earns_its_lead(choices) -> None:
    game = LeopoldEnv(reward="lead", growing=True, **choices)
    earned = lesson(game, np.random.default_rng(2))
    totals = [score.total for score in game.game.scores]
    assert earned == totals.pop(game.seat) - max(totals)


def test_the_learner_can_sit_anywhere() -> None:
    game = LeopoldEnv(["random", "random", "random"], seat="random")
    assert {game.reset(seed=seed)[1]["seat"] for seed in range(30)} == {0, 1, 2, 3}


def test_an_illegal_action_costs_a_penalty_or_is_refused() -> None:
    game = LeopoldEnv(penalty=2.5)
    before, _ = game.reset(seed=1)
    after, reward, over, _, info = game.step(1)
    assert (before == after).all() and reward == -2.5 and not over
    assert info["invalid"].endswith(".")
    strict = LeopoldEnv(invalid="raise")
    strict.reset(seed=1)
    with pytest.raises(RulesError):
        strict.step(1)


def test_after_the_end_a_game_must_be_reset() -> None:
    game = LeopoldEnv()
    lesson(game, np.random.default_rng(1))
    with pytest.raises(RulesError, match="call reset"):
        game.step(0)


@pytest.mark.parametrize(
    ("choices", "sentence"),
    [
        ({"opponents": "genius"}, "random, greedy, planner"),
        ({"opponents": ["random"], "players": 3}, "has 2 opponents; 1 were named"),
        ({"opponents": "random", "solo": "leopold"}, "no other opponents"),
        ({"seat": 2}, "from 0 to 1"),
        ({"invalid": "ignore"}, "penalty, raise"),
        ({"observation": "pixels"}, "flat, vector, groups"),
        ({"render_mode": "rgb_array"}, "ansi and human"),
        ({"reward": "fame"}, "score, lead, win"),
    ],
    ids=str,
)
def test_what_a_learner_cannot_have_gets_a_sentence(choices, sentence: str) -> None:
    with pytest.raises(RulesError, match=sentence):
        LeopoldEnv(**choices)


# --- many learners


def test_without_the_libraries_there_are_still_arrays_and_a_sentence() -> None:
    """Given an installation without Gymnasium, then BatchedGames is there, and the others say what to install."""
    code = (
        "import sys; sys.modules['gymnasium'] = None\n"
        "import leopold.envs; from leopold.envs import BatchedGames\n"
        "try: leopold.envs.LeopoldEnv\n"
        "except ValueError as reason: print(reason)"
    )
    environment = {**os.environ, "LEOPOLD_JIT": "0", "PYTHONPATH": str(ROOT)}
    ran = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    assert ran.stdout.strip() == "This needs the environments for learning: pip install 'leopold[rl]'.", ran.stderr


@pytest.mark.parametrize("form", ["flat", "vector", "groups"])
def test_many_learners_keep_to_gymnasiums_interface(form: str) -> None:
    learners = gymnasium.make_vec("Leopold-v0", num_envs=6, opponents="greedy", seat="alternate", observation=form)
    assert isinstance(learners, LeopoldVectorEnv)
    assert learners.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    seen, infos = learners.reset(seed=4)
    assert seen in learners.observation_space
    chance = np.random.default_rng(1)
    ended = 0
    while ended < 6:
        actions = np.array([chance.choice(np.flatnonzero(row)) for row in infos["action_mask"]])
        assert actions in learners.action_space
        seen, rewards, terminations, truncations, infos = learners.step(actions)
        assert seen in learners.observation_space and rewards.shape == (6,) and not truncations.any()
        ended += int(terminations.sum())
        for row in np.flatnonzero(terminations).tolist():
            assert infos["_final_scores"][row]
            assert rewards[row] == infos["final_scores"][row, learners.seats[row]]


def test_many_learners_against_leopold_start_from_a_seed() -> None:
    one, two = (gymnasium.make_vec("LeopoldSolo-v0", num_envs=3, level="hard") for _ in range(2))
    seen = one.reset(seed=5)[0]
    assert (seen == two.reset(seed=5)[0]).all() and not (seen == two.reset(seed=6)[0]).all()
    assert one.single_action_space == gymnasium.spaces.Discrete(ACTIONS)


@pytest.mark.parametrize("made", [env, LeopoldEnv, LeopoldVectorEnv])
def test_a_seed_goes_to_reset_and_the_sentence_says_so(made: Any) -> None:
    with pytest.raises(RulesError, match=r"seeds go to reset: reset\(seed=5\) begins a row of games"):
        made(seed=5)


@pytest.mark.parametrize("made", [env, LeopoldEnv, LeopoldVectorEnv])
def test_a_choice_that_there_is_not_is_named(made: Any) -> None:
    with pytest.raises(RulesError, match="no choice 'house'"):
        made(house="Sacher")
