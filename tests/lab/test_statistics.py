"""Intervals: known values, like compared with like, and chance counted by games."""

from __future__ import annotations

import numpy as np
import pytest

from leopold.lab.statistics.intervals import wilson
from leopold.lab.statistics.means import difference, mean, student


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],  # Newcombe 1998
)
def test_wilson_gives_the_known_intervals(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_a_shared_win_counts_in_part() -> None:
    assert wilson(10, 40) < wilson(10.5, 40) < wilson(11, 40)


def test_without_games_a_share_can_be_anything() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


@pytest.mark.parametrize(("freedom", "deviations"), [(4, 2.776), (10, 2.228), (30, 2.042), (1000, 1.962)])
def test_few_games_need_wider_intervals(freedom: int, deviations: float) -> None:
    assert student(freedom) == pytest.approx(deviations, abs=0.01)


def test_a_mean_of_independent_games_has_the_textbook_interval() -> None:
    values = np.array([60.0, 70.0, 80.0, 90.0, 75.0])

    found = mean(values, np.arange(5))

    half = 2.776 * values.std(ddof=1) / np.sqrt(5)
    assert found.value == pytest.approx(75)
    assert (found.low, found.high) == pytest.approx((75 - half, 75 + half), abs=0.05)


def test_telling_every_game_twice_makes_nothing_more_certain() -> None:
    values, games = np.array([60.0, 70.0, 80.0, 90.0]), np.arange(4)

    once, twice = mean(values, games), mean(np.repeat(values, 2), np.repeat(games, 2))

    assert twice.high - twice.low == pytest.approx(once.high - once.low)


def test_one_game_has_a_mean_but_no_interval() -> None:
    found = mean(np.array([70.0, 50.0]), np.zeros(2, np.int64))

    assert found.value == 60
    assert not found.has_interval


def test_a_difference_compares_a_player_only_with_itself() -> None:
    # given a strong player who uses the card often and a weak one who rarely does, and a card that changes nothing
    values = np.array([90.0, 92, 91, 89, 90, 92, 50.0, 52, 51, 49, 50, 52])
    chosen = np.array([True, True, True, True, False, False, True, True, False, False, False, False])
    player = np.repeat([0, 1], 6)

    naive = difference(values, chosen, np.zeros(12, np.int64), np.arange(12))
    found = difference(values, chosen, player, np.arange(12))

    assert naive.value > 10
    assert abs(found.value) < 1
    assert not found.certain


def test_a_difference_of_two_groups_has_the_textbook_interval() -> None:
    chance = np.random.default_rng(1)
    values = np.concatenate([chance.normal(80, 10, 400), chance.normal(70, 10, 600)])
    chosen = np.arange(1000) < 400

    found = difference(values, chosen, np.zeros(1000, np.int64), np.arange(1000))

    half = 1.965 * np.sqrt(values[:400].var(ddof=1) / 400 + values[400:].var(ddof=1) / 600)
    assert found.value == pytest.approx(values[:400].mean() - values[400:].mean())
    assert (found.high - found.low) / 2 == pytest.approx(half, rel=0.01)
    assert found.count == 400


def test_a_lone_row_says_nothing() -> None:
    found = difference(
        np.array([9.0, 1, 2, 3]), np.array([True, False, False, False]), np.zeros(4, np.int64), np.arange(4)
    )

    assert np.isnan(found.value)
