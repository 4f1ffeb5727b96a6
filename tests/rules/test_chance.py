"""Chance is fair: rolls, ranges and shuffles, and seeds that differ give games that differ."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from leopold.batch import play_batch
from leopold.errors import RulesError
from leopold.game import Game
from leopold.rules import engine
from leopold.rules.state import GAME
from leopold.seeds import seed_words


def chi_square(counts: np.ndarray) -> float:
    expected = counts.sum() / counts.size
    return float(((counts - expected) ** 2 / expected).sum())


@pytest.mark.parametrize("sides", [2, 3, 5, 6, 7, 48, 56])
def test_every_number_of_a_range_is_as_likely_as_any_other(sides: int) -> None:
    counts = np.zeros(sides, np.int64)
    for salt in range(20):
        engine.draws(np.array([salt + 1, 2, 3, 4], np.uint32), sides, counts)
    freedom = sides - 1
    assert counts.sum() == sides * 1000 * 20
    assert abs(chi_square(counts) - freedom) < 5 * (2 * freedom) ** 0.5


def test_dice_are_fair() -> None:
    rolled = np.zeros(6, np.int64)
    for seed in range(3000):
        game = Game(2, seed=seed, start=0)
        while game.round == 0:
            game.apply(game.numbers[0])
        rolled += game.record.dice.astype(np.int64)
    assert rolled.sum() == 30000
    assert chi_square(rolled) < 5 + 5 * 10**0.5


def test_shuffles_are_fair() -> None:
    """Every guest comes first, and second after each other guest, as often as chance would have it."""
    firsts = np.zeros(56, np.int64)
    starts = np.zeros(3, np.int64)
    for seed in range(6000):
        game = Game(3, seed=seed)
        firsts[int(game.record.queue[4])] += 1
        starts[int(game.record.start_seat)] += 1
    assert abs(chi_square(firsts) - 55) < 5 * (2 * 55) ** 0.5
    assert chi_square(starts) < 2 + 5 * 4**0.5


def test_objectives_and_tiles_are_drawn_fairly_and_independently() -> None:
    pairs = np.zeros((4, 4), np.int64)
    for seed in range(8000):
        record = Game(2, seed=seed).record
        pairs[int(record.objectives[0]) % 4, int(record.tiles[0]) % 4] += 1
    assert chi_square(pairs.ravel()) < 15 + 5 * 30**0.5


def test_near_seeds_give_unrelated_games() -> None:
    decks = {tuple(Game(2, seed=seed).record.guest_deck.tolist()) for seed in [*range(50), 2**64, 2**127, "a", "b"]}
    assert len(decks) == 54


def test_a_seed_is_an_integer_up_to_128_bits_or_any_text() -> None:
    assert seed_words(2**128 - 1) == (2**32 - 1,) * 4
    assert seed_words("Wien") == seed_words("Wien") != seed_words("Graz")
    assert Game(seed="Wien").snapshot() == Game(seed="Wien").snapshot()
    for wrong in (-1, 2**128, "half a \ud800"):
        with pytest.raises(RulesError, match="seed"):
            Game(seed=wrong)


def test_without_a_seed_the_system_gives_one_that_can_be_used_again() -> None:
    one, two = Game(), Game()
    assert one.seed != two.seed
    assert Game(seed=one.seed).snapshot() == one.snapshot()


def test_a_batch_is_the_same_on_one_thread_and_on_many() -> None:
    one = play_batch(700, 3, seed=5)
    many = play_batch(700, 3, seed=5, threads=4)
    assert (one.games == many.games).all() and one.decisions == many.decisions
    assert one.records["over"].all()


def test_a_game_of_a_batch_is_the_game_of_that_seed() -> None:
    batch = play_batch(3, seed=2**32 - 2)
    for i in range(3):
        game = Game(2, seed=2**32 - 2 + i)
        assert game.record.objectives.tolist() == batch.records[i]["objectives"].tolist()
        assert game.record.hotel.tolist() == batch.records[i]["hotel"].tolist()


def test_policies_have_a_stream_of_their_own() -> None:
    """The same seeds with another policy deal the same cards."""
    random_ones = play_batch(5, seed=1).records
    first_ones = play_batch(5, seed=1, policy="first").records
    for a, b in itertools.zip_longest(random_ones, first_ones):
        assert a["objectives"].tolist() == b["objectives"].tolist()
        assert a["vp"].tolist() != b["vp"].tolist()
    assert random_ones.dtype == GAME
