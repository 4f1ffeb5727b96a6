"""What bots make of celebrities, entrances, the key and the promo cards of the expansion."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from leopold.bots import bot_named, choose, mind, player_named
from leopold.bots.courses import PLANNER, WALTZ
from leopold.bots.feature_places import BASE_FEATURES, GALA_FEATURES
from leopold.bots.features import points_so_far
from leopold.bots.judgement import HEADER, begin_of_others
from leopold.bots.nets import EXPANDED, EXPANDING, JUDGEMENTS, all_judgements, begun_with, read_nets
from leopold.bots.promises import KRONE_BID, promise_of_beginning, promise_of_entrance
from leopold.bots.weight_files import read_weights
from leopold.bots.worth import worth
from leopold.game import Game
from leopold.packs import load_pack
from leopold.packs.modules import CHOOSABLE
from leopold.rules.board.objectives import count_for
from leopold.rules.state import NOBODY
from tests.bots.test_parity import plain

DEAREST = 4
"""Krones that an entrance of ours is worth to a bot at the most."""


def played_by(name: str, game: Game, decisions: tuple[str, ...]) -> list[tuple[str, str]]:
    """Given a game that bots of this name play, then what they decide of these kinds, with whose decision it was."""
    bots = [bot_named(name) for _ in range(game.players)]
    chance = Random(1)
    told = []
    while not game.over and game.round < 3:
        seat = game.to_move
        assert seat is not None
        action = choose(bots[seat], game, seat, chance)
        if game.deciding in decisions:
            told.append((game.deciding or "", action.text))
        game.apply(action)
    return told


def test_what_an_entrance_promises_is_a_few_krones() -> None:
    pack = load_pack(modules=CHOOSABLE)
    for entrance, tile in enumerate(pack.entrances):
        points = promise_of_beginning(pack.record, entrance) + promise_of_entrance(pack.record, entrance)
        assert 0 <= points <= DEAREST * KRONE_BID, tile.id


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", ["greedy", "planner:2"])
def test_bids_rise_one_by_one_and_stay_within_reason(name: str, players: int) -> None:
    for seed in range(5):
        game = Game(players, seed=seed, modules="entrances")
        while game.deciding == "auction":
            seat = game.to_move
            assert seat is not None
            action = choose(bot_named(name), game, seat, Random(seed))
            slot, krones = (int(word) for word in action.text.split()[1:])
            stands = game.record.bid[slot - 1] if game.record.bidder[slot - 1] != NOBODY else -1
            assert krones == stands + 1 <= DEAREST
            game.apply(action)


def test_alone_the_entrance_that_promises_most_is_taken() -> None:
    for name in ("greedy", "planner:2"):
        game = Game(seed=3, solo=True, modules="entrances")
        while game.deciding != "choose_entrance":
            game.apply(game.numbers[0])
        tables = game.pack.record
        offered = [entrance for entrance in game.record.entrances.tolist() if entrance != NOBODY]
        best = max(
            offered, key=lambda entrance: promise_of_beginning(tables, entrance) + promise_of_entrance(tables, entrance)
        )
        game.apply(choose(bot_named(name), game, 0, Random(1)))
        assert game.record.entrance[0] == best


def test_greedy_takes_the_die_with_somebody_beside_it() -> None:
    """Given a space with a white and a coloured die, then the coloured one brings more."""
    game = Game(4, seed=1, modules="celebrities")
    told = played_by("greedy", game, ("which_die",))
    assert told and all(not text.endswith("white") for _, text in told)


def test_a_guest_who_stays_costs_nothing_in_the_end() -> None:
    game = Game(2, seed=1, modules="gala")
    tables, g = game.pack.record, game.record
    stays, leaves = (game.pack.guest_index(number) for number in (190, 192))
    g.cafe[0, :3] = NOBODY
    before = points_so_far(tables, g, 0)
    g.cafe[0, 0] = stays
    assert points_so_far(tables, g, 0) == before
    g.cafe[0, 0] = leaves
    assert points_so_far(tables, g, 0) == before + tables.unserved_guest_vp


def test_guests_kept_and_objectives_in_all_count_in_what_a_position_is_worth_now() -> None:
    game = Game(2, seed=1, modules="entrances")
    tables, g = game.pack.record, game.record
    names = [tile.id for tile in game.pack.entrances]
    g.entrance[0], g.kept_n = names.index("kaufman"), 1
    before = points_so_far(tables, g, 0)
    g.kept_n = 3
    assert points_so_far(tables, g, 0) == before + tables.entrance_kept[g.entrance[0], 1] == before + 3
    g.entrance[0], g.goals_met[:], g.claims[0, 0] = names.index("ninas_melange"), 1, 1
    assert points_so_far(tables, g, 0) == before + tables.entrance_goals_all[g.entrance[0], 0] == before + 3


def test_greedy_wants_an_objective_of_its_own() -> None:
    """Given an objective of one's own that is met, then it counts nearly as much as it will bring."""
    game = Game(2, seed=1, modules="entrances")
    tables, g = game.pack.record, game.record
    weights = read_weights().for_pack(game.pack)
    g.entrance[0] = [tile.id for tile in game.pack.entrances].index("ninas_melange")
    g.krones[0] = 20
    krones = next(card for card in game.pack.objectives if card.need.name == "krones")
    g.goals[:] = NOBODY
    before = plain(worth)(tables, g, weights, 0)
    g.goals[0] = game.pack.objective_index(krones.number)
    assert count_for(tables, g, 0, g.goals[0]) >= krones.need.amount
    assert plain(worth)(tables, g, weights, 0) - before == pytest.approx(15 * 0.97)


def test_a_plain_planner_sees_of_a_module_what_the_base_game_has() -> None:
    """Given the planner's network and the same without what modules add, then the rest is the same, to the bit."""
    assert JUDGEMENTS[player_named("planner:plain").row(alone=False)[mind.JUDGEMENT]] == "plain"
    rows = all_judgements(load_pack(modules=("more", "entrances", "key", "gala")))
    learned, less = rows[JUDGEMENTS.index("planner")], rows[JUDGEMENTS.index("plain")]
    base = HEADER + BASE_FEATURES * int(less[0])
    beyond = HEADER + GALA_FEATURES * int(less[0])
    others = begin_of_others(less)
    assert np.array_equal(learned[:base], less[:base])
    assert np.array_equal(learned[beyond : others + BASE_FEATURES], less[beyond : others + BASE_FEATURES])
    assert learned[base:beyond].any() and not less[base:beyond].any()
    assert not less[others + BASE_FEATURES : others + GALA_FEATURES].any()
    assert np.array_equal(learned[others + GALA_FEATURES :], less[others + GALA_FEATURES :])


def test_with_balls_or_celebrities_a_network_of_its_own_judges() -> None:
    """Given a file with a network for these, then it judges where one of them is, and nowhere else."""
    nets = read_nets()
    own = begun_with(nets, EXPANDED)
    for modules in ((), ("promo",), ("key", "more"), ("celebrities",), CHOOSABLE):
        judging = own if set(modules) & set(EXPANDING) else nets["planner"]
        rows = all_judgements(load_pack(modules=modules))
        base = HEADER + BASE_FEATURES * int(own[0])
        assert np.array_equal(rows[JUDGEMENTS.index("planner"), :base], judging[:base]), modules
        alone = own if judging is own else nets["soloist"]
        assert np.array_equal(rows[JUDGEMENTS.index("soloist"), :base], alone[:base]), modules


def test_the_course_of_the_expansion_has_every_module() -> None:
    assert WALTZ.judgement == EXPANDED
    assert {module for kind in WALTZ.lessons for module in kind.modules} == set(CHOOSABLE)
    assert {kind.players for kind in WALTZ.lessons if not kind.solo} == {2, 3, 4}
    assert {kind.solo for kind in WALTZ.lessons if kind.solo} == {"elisabeth"}
    assert WALTZ.usual in WALTZ.lessons


def test_a_course_has_each_module_by_itself_and_all_together() -> None:
    course = PLANNER.with_modules(["celebrities", "key"])
    kinds = [kind.modules for kind in course.lessons if not kind.solo]
    assert set(kinds) == {("celebrities",), ("key",), ("celebrities", "key")}
    assert course.usual.modules == ("celebrities", "key")
    assert {kind.modules for kind in PLANNER.with_modules(["more"]).lessons} == {("more",)}


def test_alone_a_course_has_only_the_modules_that_go_with_it() -> None:
    course = PLANNER.with_modules(["celebrities", "key"])
    assert {kind.modules for kind in course.lessons if kind.solo} <= {("celebrities",), ()}
