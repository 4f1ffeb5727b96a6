"""Ratings and intervals: they find what was put in, and say honestly how sure they are."""

from __future__ import annotations

from itertools import combinations
from math import log10

import numpy as np
import pytest

from leopold.lab.statistics.intervals import wilson
from leopold.lab.statistics.rates import mean_by_deal, rate_by_deal
from leopold.lab.tournaments.ratings import ANCHORED_AT, Encounters, expected, rate

Chance = np.random.Generator


def simulated(strengths: list[float], deals: int, chance: Chance, *, alike: bool = False) -> list[Encounters]:
    """Two games for each deal in every pairing; `alike`: the second game of a deal always ends like the first."""
    met = []
    for one, other in combinations(range(len(strengths)), 2):
        share = expected(strengths[one], strengths[other])
        won = (chance.random((deals, 2)) < share).astype(float)
        scored = 2 * won[:, 0] if alike else won.sum(axis=1)
        met.append(Encounters(one, other, np.arange(deals), np.full(deals, 2.0), scored))
    return met


def one_pairing(scored: list[float], games: float = 2.0) -> list[Encounters]:
    deals = len(scored)
    return [Encounters(0, 1, np.arange(deals), np.full(deals, games), np.array(scored))]


def test_ratings_recover_the_strengths_that_made_the_results() -> None:
    strengths = [1000.0, 1150.0, 900.0, 1400.0]
    found = rate(4, simulated(strengths, 2000, np.random.default_rng(1)))
    assert found.points == pytest.approx(strengths, abs=25)
    assert (found.margin[1:] < 25).all()


@pytest.mark.parametrize("alike", [False, True], ids=["independent games", "games of a deal end alike"])
def test_nineteen_intervals_in_twenty_hold_the_truth(alike: bool) -> None:
    strengths = [1000.0, 1100.0, 1250.0]
    chance = np.random.default_rng(2)
    held = []
    for _ in range(300):
        found = rate(3, simulated(strengths, 100, chance, alike=alike))
        held += list(np.abs(found.points - strengths)[1:] <= found.margin[1:])
    assert 0.92 <= np.mean(held) <= 0.99


def test_deals_that_end_alike_tell_half_as_much() -> None:
    chance = np.random.default_rng(3)
    apart = rate(2, simulated([1000.0, 1000.0], 1000, chance))
    alike = rate(2, simulated([1000.0, 1000.0], 1000, chance, alike=True))
    assert alike.margin[1] / apart.margin[1] == pytest.approx(2**0.5, abs=0.1)


def test_who_wins_everything_is_rated_as_if_one_more_game_had_been_shared() -> None:
    found = rate(2, one_pairing([2.0] * 100), anchor=1)
    assert found.points[0] == pytest.approx(ANCHORED_AT + 400 * log10(200.5 / 0.5))
    assert 300 < found.margin[0] < 1000


def test_the_anchor_moves_all_ratings_and_no_distance() -> None:
    met = simulated([1000.0, 1150.0, 900.0], 50, np.random.default_rng(4))
    first, last = rate(3, met), rate(3, met, anchor=2)
    assert last.points[2] == ANCHORED_AT and last.margin[2] == 0
    assert np.diff(first.points) == pytest.approx(np.diff(last.points))


def test_players_who_have_not_met_yet_are_level_and_nobody_knows() -> None:
    found = rate(2, [Encounters(0, 1, np.array([], int), np.array([]), np.array([]))])
    assert found.points == pytest.approx([ANCHORED_AT, ANCHORED_AT])
    assert found.margin[1] > 500


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (15, 20, 0.5313, 0.8881),
        (50, 100, 0.4038, 0.5962),
        (0, 0, 0.0, 1.0),
    ],
)
def test_wilson_gives_the_values_of_the_textbooks(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_the_interval_by_deals_is_the_mean_with_its_standard_error() -> None:
    scored = np.array([2.0, 1.0, 1.0, 0.0, 1.5])
    rate = rate_by_deal(scored, np.full(5, 2.0))
    error = np.std(scored / 2, ddof=1) / 5**0.5
    assert rate.by_deal == pytest.approx((0.55 - 1.959964 * error, 0.55 + 1.959964 * error))
    assert rate.wilson == wilson(5.5, 10)


def test_the_wider_interval_is_the_one_to_show() -> None:
    swept = rate_by_deal(np.full(20, 2.0), np.full(20, 2.0))  # no difference between deals: nothing to learn from it
    assert swept.interval == swept.wilson != swept.by_deal
    alike = rate_by_deal(np.array([2.0, 0.0] * 20), np.full(40, 2.0))
    assert alike.interval == alike.by_deal != alike.wilson


def test_a_single_deal_says_nothing_about_deals() -> None:
    assert rate_by_deal(np.array([1.0]), np.array([2.0])).interval == (0.0, 1.0)


def test_deals_nobody_played_do_not_count_in_a_mean() -> None:
    assert mean_by_deal(np.array([90.0, 0.0, 70.0]), np.array([1.0, 0.0, 1.0])).value == 80
