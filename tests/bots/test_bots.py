"""Bots play legally, see nothing hidden, and each is better than the one below."""

from __future__ import annotations

import random
import tomllib

import numpy as np
import pytest

from leopold.bots import BOTS, bot_named
from leopold.bots.matches import play_match
from leopold.bots.weights import DATA, NAMES, weights_for
from leopold.fuzz import all_kinds, new_game
from leopold.game import Game
from leopold.packs import load_pack
from leopold.record.errors import RulesError
from leopold.rules import engine
from tests.kinds import play_some

KINDS = all_kinds()


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("kind", KINDS[::17], ids=str)
def test_a_bot_plays_any_kind_of_game_to_its_end(name: str, kind) -> None:
    game = new_game(kind, seed=1)
    chance = random.Random(1)
    while not game.over:
        seat = game.to_move
        assert seat is not None
        game.apply(bot_named(name)(game, seat, chance))


@pytest.mark.parametrize("name", BOTS)
def test_no_bot_uses_what_its_seat_cannot_see(name: str) -> None:
    """Given two games that differ only in hidden things and the same random source, then a bot does the same."""
    bot = bot_named(name)
    changed = 0
    for number, kind in enumerate(KINDS[::5]):
        for actions in (0, 7, 40, 90):
            game = play_some(new_game(kind, number), actions, number)
            if game.over:
                continue
            seat = game.to_move
            assert seat is not None
            other = game.copy()
            salt = np.array([number, actions, 5, 6], np.int64)
            engine.resample(game.pack.tables, other.record_bytes, seat, salt)
            changed += other.snapshot() != game.snapshot()
            assert bot(game, seat, random.Random(3)) == bot(other, seat, random.Random(3))
    assert changed > 20


@pytest.mark.parametrize("name", ["greedy", "planner"])
def test_a_bot_does_not_disturb_the_game_it_thinks_about(name: str) -> None:
    game = play_some(Game(2, seed=5), 30, 5)
    before = game.snapshot()
    seat = game.to_move
    assert seat is not None
    bot_named(name)(game, seat, random.Random(1))
    assert game.snapshot() == before


def wins(one: str, other: str, games: int) -> float:
    """The share of games that `one` wins, in both seats with the same seeds."""
    won = 0.0
    for seats in ((one, other), (other, one)):
        vp = play_match(games, seats, seed=11).records["vp"]
        mine, theirs = vp[:, seats.index(one)], vp[:, 1 - seats.index(one)]
        won += (mine > theirs).sum() + 0.5 * (mine == theirs).sum()
    return float(won) / (2 * games)


def test_greedy_beats_random() -> None:
    assert wins("greedy", "random", 300) > 0.99


def test_planner_beats_greedy() -> None:
    assert wins("planner", "greedy", 60) > 0.55


def test_a_match_is_the_same_each_time() -> None:
    one, two = (play_match(5, ["planner", "greedy", "random"], seed=2) for _ in range(2))
    assert (one.games == two.games).all() and one.records["over"].all()


def test_a_planner_can_play_alone() -> None:
    records = play_match(5, ["planner"], seed=2, solo="leopold", level="easy").records
    assert records["over"].all() and (records["vp"][:, 1] > 60).all()


def test_every_weight_has_a_value_for_every_player() -> None:
    data = tomllib.loads(DATA.read_text())
    for player in ("greedy", "planner"):
        assert set(data[player]["weights"]) == set(NAMES)
        assert weights_for(load_pack(), player).shape[0] > len(NAMES) + 48


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(RulesError, match="random, greedy, planner"):
        bot_named("genius")
    with pytest.raises(RulesError, match="random, greedy, planner"):
        play_match(1, ["genius", "random"])
