"""From points to expect to the margin and the chance to win."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leopold.game import Game
from leopold.packs.codes import LEVELS
from leopold.review.automaton import MEANS, STILL_TO_COME, points_in_end
from leopold.review.chances import ALONE, BASE, EXPANDED, Calibration, calibration_of, larger

POINTS = st.floats(-20, 260)
LEFT = st.integers(0, 14)
ALL = pytest.mark.parametrize("calibration", [BASE, ALONE, EXPANDED])


@ALL
@given(own=POINTS, other=POINTS, left=LEFT)
def test_of_two_one_wins(calibration: Calibration, own: float, other: float, left: int) -> None:
    margin, chance = calibration.outlook([own, other], 0, left)
    against, other_chance = calibration.outlook([own, other], 1, left)
    assert margin == own - other == -against
    assert chance + other_chance == pytest.approx(1)


@ALL
@given(own=POINTS, others=st.lists(POINTS, min_size=2, max_size=3), left=LEFT)
def test_the_best_of_several_has_more_than_each_can_expect(
    calibration: Calibration, own: float, others: list[float], left: int
) -> None:
    margin, chance = calibration.outlook([own, *others], 0, left)
    assert margin <= own - max(others) + 1e-6
    assert 0 <= chance <= min(calibration.outlook([own, other], 0, left)[1] for other in others) + 0.02


@ALL
def test_a_lead_is_worth_more_the_later_it_is(calibration: Calibration) -> None:
    chances = [calibration.outlook([110.0, 100.0], 0, left)[1] for left in range(15)]
    assert chances == sorted(chances, reverse=True)
    assert 0.5 < chances[-1] < chances[0] < 1


def test_the_larger_of_two_alike_lies_above_both_and_is_surer() -> None:
    mean, variance = larger((100.0, 50.0), (100.0, 50.0))
    assert mean == pytest.approx(100 + (100 / 3.14159265) ** 0.5 / 2**0.5, abs=0.01)
    assert variance < 50


def test_every_judgement_has_figures_of_its_own() -> None:
    assert calibration_of(Game(2, seed=1).pack, alone=False) is BASE
    assert calibration_of(Game(2, seed=1, modules=["key"]).pack, alone=False) is BASE
    assert calibration_of(Game(solo="leopold", seed=1).pack, alone=True) is ALONE
    for alone in (False, True):
        assert calibration_of(Game(2, seed=1, modules=["ballrooms"]).pack, alone=alone) is EXPANDED


@pytest.mark.parametrize("automaton", MEANS)
def test_an_automaton_makes_less_the_fewer_turns_are_left_and_more_at_a_higher_level(automaton: str) -> None:
    record = Game(solo="leopold", seed=1).record
    to_come = [points_in_end(record, automaton, "easy", left) for left in range(15)]
    assert to_come == sorted(to_come)
    by_level = [points_in_end(record, automaton, level, 14) for level in LEVELS]
    assert by_level == sorted(by_level)
    assert STILL_TO_COME.keys() == MEANS.keys()
