"""Searches compared decision by decision: what they chose is played to the end on the same deals."""

from __future__ import annotations

import subprocess
import sys

import numpy as np
import pytest

from leopold.bots import Seen, seen_by
from leopold.game import Game
from leopold.lab.decisions import Asked, ask, compare, gains, play_out, positions
from leopold.rules import engine
from leopold.rules.actions import PASS

WELL, BADLY = (1, 2), (3,)


def deciding(seed: int = 5) -> Seen:
    """A decision early in a game for two."""
    return positions(Game(2, seed=seed), by="mcts:4")[3]


def test_what_one_search_gains_is_told_for_a_whole_game() -> None:
    """Given four positions of a game of ten decisions, in one of which the second search chose a turn that ends six
    points better on one deal and two on the other, then it gains a tenth of the decisions' four points each."""
    margins = {WELL: np.array([8.0, 4.0]), BADLY: np.array([2.0, 2.0])}
    same = Asked({"first": WELL, "second": WELL}, {"first": 0.1, "second": 0.3}, {})
    other = Asked({"first": BADLY, "second": WELL}, {"first": 0.1, "second": 0.3}, margins)
    first, second = gains([same, same, other, same], decisions=10)
    assert (first.name, first.points, first.error, first.otherwise) == ("first", 0.0, 0.0, 0.0)
    assert (second.points, second.otherwise) == (10 * 4.0 / 4, 0.25)
    assert second.seconds == pytest.approx(0.3)
    assert second.error == pytest.approx(10 * np.std([0, 0, 4, 0], ddof=1) / 2)


def test_what_a_search_gains_over_the_one_before_it_is_told_too() -> None:
    """Given a curve of three searches of which the third chooses as the second does, then it gains nothing further."""
    margins = {WELL: np.array([8.0, 4.0]), BADLY: np.array([2.0, 2.0])}
    one = Asked({"a": BADLY, "b": WELL, "c": WELL}, {"a": 0.1, "b": 0.2, "c": 0.4}, margins)
    first, second, third = gains([one, one], decisions=10)
    assert (first.further, second.further, third.further) == (0.0, 40.0, 0.0)
    assert third.points == 40.0


def test_who_compares_nothing_gains_nothing_over_itself() -> None:
    found = compare(["mcts:6", "planner:2"], [Game(seed=3, solo=True, level="hard")], every=12, deals=4)
    assert [one.name for one in found] == ["mcts:6", "planner:2"]
    assert found[0].points == 0.0 and found[0].otherwise == 0.0


def test_a_turn_is_played_out_on_the_same_deals_every_time() -> None:
    """Given a decision, when a turn is played out twice, then it ends alike; another ends otherwise."""
    seen = deciding()
    asked = ask(seen, ["mcts:8", "planner:1"], 0, deals=6)
    turn = asked.chosen["mcts:8"]
    once, again, passed = play_out(seen, turn, 6), play_out(seen, turn, 6), play_out(seen, (PASS,), 6)
    assert once.tolist() == again.tolist() != passed.tolist()
    assert len(set(once.tolist())) > 1


def test_nothing_hidden_has_a_say() -> None:
    """Given two games that differ only in what a seat cannot see, then its turns are played out alike."""
    game = Game(2, seed=5)
    while game.round == 0:
        game.apply(game.numbers[0])
    seat = game.to_move
    assert seat is not None
    other = game.copy()
    engine.resample(other.pack.tables, other.record_bytes, seat, np.array([7, 2, 3, 4], np.int64))
    one, two = (seen_by(which, seat) for which in (game, other))
    assert play_out(one, (PASS,), 4).tolist() == play_out(two, (PASS,), 4).tolist()


@pytest.mark.parametrize(
    ("wrong", "sentence"), [(["genius"], "genius"), (["seer"], "hidden"), (["mcts:5", "--games", "0"], "at least 1")]
)
def test_a_wrong_argument_is_told_in_a_sentence(wrong: list[str], sentence: str) -> None:
    told = subprocess.run(
        [sys.executable, "-m", "leopold.lab.decisions", *wrong], capture_output=True, text=True, check=False
    )
    assert told.returncode == 2
    assert sentence in told.stderr and "Traceback" not in told.stderr
