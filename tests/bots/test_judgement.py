"""What positions are judged by: features that list what is seen, a network that learns, weights that are tuned."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from leopold.bots import correcting, doors
from leopold.bots.courses import ALONE_AT_HARD, PLANNER, SOLOIST, TWO_AT_NIGHT
from leopold.bots.feature_places import (
    BALLS_FEATURES,
    BASE_FEATURES,
    FEATURES,
    GALA_FEATURES,
    LENGTHS,
    MODULE_FEATURES,
    MORE_FEATURES,
    MOST,
)
from leopold.bots.features import list_features, points_so_far
from leopold.bots.judgement import HEADER, OTHERS, OUTLOOK, SCALE, rival_of
from leopold.bots.learning import (
    HIDDEN,
    Generation,
    Learner,
    Samples,
    as_bytes,
    by_seat,
    expectations,
    learn,
    play_lessons,
)
from leopold.bots.matches import play_match
from leopold.bots.nets import (
    VERSIONS,
    all_judgements,
    begun_with,
    blank_net,
    features_of,
    grown,
    read_nets,
    widened,
    write_nets,
)
from leopold.bots.notepad import NOTEPAD, new_notepad
from leopold.bots.outlook import put_outlook, turns_before
from leopold.bots.samples import LISTED, SAMPLE
from leopold.bots.tuning import Evolution, flatten, tunable, tune, unflatten
from leopold.bots.weight_files import DATA, read_weights, write_weights
from leopold.bots.weights import MODULE_NAMES, NAMES
from leopold.errors import RecordError
from leopold.game import Game
from leopold.packs import load_pack
from leopold.packs.modules import CHOOSABLE
from leopold.rules.actions import BID, BID_PLACES
from leopold.rules.board.balls import ball_points
from tests.kinds import positions

EVERYTHING = load_pack(modules=CHOOSABLE)
FIRST_VERSION = {
    "greedy@1": [[74, 110], [89, 82], [82, 80]],
    "planner@1": [[148, 150], [138, 173], [178, 118]],
    "mcts@1:8": [[190, 167]],
    "alone": [[163, 228], [210, 243]],
}
"""Points of deals from seed 1, as they came out when the first version was published."""


def some_samples(games: int = 2, seed: int = 1) -> np.ndarray:
    samples, _ = play_lessons(TWO_AT_NIGHT, read_nets()["planner"], games=games, seed=seed, noise=2.0, jealousy=0.0)
    return by_seat(samples)


def test_the_judgement_expects_more_for_a_seat_that_is_ahead() -> None:
    """Given two positions that differ in points alone, then the judgement differs by about as much."""
    game = Game(2, seed=1)
    judge = lambda: doors.evaluate(  # noqa: E731
        game.pack.tables, game.record_bytes, 0, all_judgements(game.pack)[1], new_notepad()
    )
    before = judge()
    game.record.vp[0] += 10
    assert 4 < judge() - before < 16


def dense(samples: Samples) -> np.ndarray:
    """Lists of features as rows of a matrix."""
    rows = np.zeros((len(samples), FEATURES))
    for row, sample in zip(rows, samples, strict=True):
        np.add.at(row, sample["feature"][: sample["n"]], sample["amount"][: sample["n"]])
    return rows


def reckoned(net: np.ndarray, x: np.ndarray) -> np.ndarray:
    """What a network says, layer by layer: of oneself and, if it speaks of them, of the others."""
    first, second = int(net[0]), int(net[1])
    sizes = [FEATURES, first, *([second] if second else [])]
    at, listed = HEADER, x
    for here, there in pairwise(sizes):
        weights, bias = net[at : at + here * there].reshape(here, there), net[at + here * there :][:there]
        x = np.maximum(x @ weights + bias, 0.0)
        at += here * there + there
    own, others = net[at : at + sizes[-1] + 1], net[at + sizes[-1] + 1 :]
    said = [x @ own[:-1] + own[-1]]
    if net[OTHERS]:
        said.append(listed @ others[:-1] + others[-1])
    return np.stack(said, axis=1)


def both(own: np.ndarray, others: float = 0.0) -> np.ndarray:
    """What is wanted of a network that speaks of the others, too."""
    return np.stack([own, np.full(len(own), others)], axis=1).astype(np.float32)


def test_compiled_and_numpy_networks_say_the_same() -> None:
    samples = some_samples()
    learner = Learner(*HIDDEN)
    learner.load(read_nets()["planner"])
    said = learner.judge(samples)
    assert said == pytest.approx(samples["points"] + SCALE * reckoned(learner.net, dense(samples))[:, 0], abs=1e-2)
    assert np.abs(said - samples["final"]).mean() < 30
    game = Game(2, seed=3)
    direct = doors.evaluate(game.pack.tables, game.record_bytes, 0, all_judgements(game.pack)[1], new_notepad())
    assert 60 < direct < 220
    net = learner.net
    assert (net[0], net[1], net[2]) == (*HIDDEN, FEATURES)
    known = read_nets()["planner"]
    assert np.array_equal(net[HEADER : len(known)], known[HEADER:])
    others = samples["others_points"] + SCALE * reckoned(net, dense(samples))[:, 1]
    assert learner.expect(samples)[:, 1] == pytest.approx(others, abs=1e-2)


@pytest.mark.parametrize(("first", "second"), [(5, 0), (32, 0), (40, 3), (96, 32), (64, 37)])
def test_layers_of_any_width_are_summed_whole(first: int, second: int) -> None:
    """Given layers that are as wide as what is summed at once, narrower, wider or odd, then nothing is left out."""
    samples, learner = some_samples(1), Learner(first, second, seed=4)
    learner.net[HEADER:] += np.random.default_rng(5).standard_normal(len(learner.net) - HEADER).astype(np.float32) * 0.1
    said = reckoned(learner.net, dense(samples)) * SCALE
    assert learner.judge(samples) == pytest.approx(samples["points"] + said[:, 0], abs=1e-2)


@pytest.mark.parametrize("second", [0, 4])
def test_a_network_that_grows_says_what_it_said(second: int) -> None:
    """Given a network, when its first hidden layer grows, then it expects what it did; and what is new learns, too."""
    samples = some_samples(1)
    small, large = Learner(6, second, seed=3), Learner(40, second, seed=9)
    small.net[HEADER:] += np.random.default_rng(2).standard_normal(len(small.net) - HEADER).astype(np.float32) * 0.1
    large.load(small.net)
    assert (large.first, large.second) == (40, second) == tuple(large.net[:2])
    assert large.expect(samples) == pytest.approx(small.expect(samples), abs=1e-2)
    unheard = HEADER + (FEATURES + 1) * 40 + 6 * max(1, second)
    heard_later = large.net[unheard : unheard + 34 * max(1, second)]
    assert not heard_later.any()
    large.correct(samples, np.arange(len(samples)), both(np.full(len(samples), 300.0)), 1e-2)
    assert heard_later.any()
    again = Learner(20, second)
    again.load(large.net)
    assert again.first == 40 and np.array_equal(again.net, large.net)


def test_samples_fit_into_their_lists() -> None:
    samples = some_samples(3)
    assert samples["n"].min() > 20 and samples["n"].max() < LISTED
    assert (samples["feature"] >= 0).all() and (samples["feature"] < FEATURES).all()


def test_a_learner_learns_what_a_sum_of_features_gives() -> None:
    """Given a target that is linear in the features, when it has learned, then it is surprised much less."""
    samples = some_samples(20)
    truth = np.random.default_rng(1).standard_normal(FEATURES)
    wanted = both(samples["points"] + dense(samples) @ truth * SCALE)
    learner = Learner(16, 0)
    before = float(np.sqrt(np.mean((wanted[:, 0] - learner.judge(samples)) ** 2)))
    after = min(learner.learn([(samples, wanted)], rate=rate) for rate in np.linspace(5e-3, 5e-4, 80))
    assert after < before / 3


@pytest.mark.parametrize("second", [0, 4])
def test_slopes_are_what_the_error_grows_by(second: int) -> None:
    """Given a network, when a weight is moved a little, then the error grows as its slope says."""
    samples = some_samples(1)[::5].copy()
    learner = Learner(6, second, seed=3)
    learner.net[HEADER:] += np.random.default_rng(2).standard_normal(len(learner.net) - HEADER).astype(np.float32) * 0.1
    wanted = both(np.full(len(samples), 120.0), 90.0)
    slopes = np.zeros_like(learner.net)
    rows = np.arange(len(samples))
    correcting.slopes_of(as_bytes(samples), rows, wanted, learner.net, np.zeros(40, np.float32), slopes, len(rows))
    net, x = learner.net.astype(float), dense(samples)
    missing = (wanted - np.stack([samples["points"], samples["others_points"]], axis=1)) / SCALE

    def error() -> float:
        return float(np.mean(np.sum((reckoned(net, x) - missing) ** 2, axis=1)))

    strongest = np.argsort(-np.abs(slopes[: HEADER + FEATURES * 6]))[:6].tolist()
    for place in [*strongest, *range(HEADER + FEATURES * 6, len(net))]:
        was = net[place]
        net[place] = was + 1e-4
        more = error()
        net[place] = was - 1e-4
        assert slopes[place] == pytest.approx((more - error()) / 2e-4, rel=2e-2, abs=2e-3)
        net[place] = was


def test_a_network_that_has_never_heard_of_the_others_hears_of_them_first() -> None:
    """Given one of the first version, when it hears of the others, then it is wrong about them by less than if it took
    them all for average ones, and what it says of itself stays to the byte."""
    samples, later = some_samples(60), some_samples(40, seed=900)
    learner = Learner(*HIDDEN)
    learner.load(read_nets(VERSIONS[1])["planner"])
    own = learner.judge(later)

    def surprise() -> float:
        return float(np.sqrt(np.mean((later["other"] - learner.expect(later)[:, 1]) ** 2)))

    assert surprise() > 60
    learner.hear_of_others(samples)
    assert surprise() < 40 and np.array_equal(learner.judge(later), own)
    heard = learner.net.copy()
    learner.hear_of_others(later)
    assert np.array_equal(learner.net, heard), "once is enough"


def test_what_the_others_make_and_what_one_makes_oneself_are_learned_together() -> None:
    """Given games, when their ends are learned, then both surprise it less."""
    samples = some_samples(20)
    learner = Learner(*HIDDEN)
    learner.load(read_nets()["planner"])
    ends = np.stack([samples["final"], samples["other"]], axis=1)

    def surprise() -> tuple[float, float]:
        own, others = np.sqrt(np.mean((ends - learner.expect(samples)) ** 2, axis=0))
        return float(own), float(others)

    own, others = surprise()
    for _ in range(20):
        learner.learn([(samples, ends)], rate=5e-4)
    own_now, others_now = surprise()
    assert others_now < others and own_now < own


def test_the_others_count_little_by_little() -> None:
    course = PLANNER.going_on()
    shares = [course.jealous_after(generation) for generation in (0, 1, 2, 50)]
    assert shares[0] == 0 and shares == sorted(shares) and shares[-1] == course.jealousy > 0


def test_in_the_end_and_before_it_the_others_are_expected_to_have_what_the_network_says() -> None:
    """Given a network that says of the others that they gain twenty more, then a rival is expected to."""
    game = Game(3, seed=1)
    net = blank_net(*HIDDEN)
    net[-1] = 20 / SCALE
    game.record.vp[:3] = 5, 30, 40
    notepad = new_notepad().view(NOTEPAD)[0]
    assert rival_of(game.pack.record, game.record, 0, net, notepad) == pytest.approx(60)
    game.record.over = 1
    assert rival_of(game.pack.record, game.record, 0, net, notepad) == 40


def test_what_is_expected_mixes_the_next_sample_and_the_end() -> None:
    samples = np.zeros(3, SAMPLE)
    samples["game_no"] = [0, 0, 1]
    samples["final"] = [100, 100, 50]
    samples["other"] = [80, 80, 70]
    judged = both(np.array([10.0, 20.0, 30.0]), 60.0)
    own, others = expectations(samples, judged, far=0.9).T.tolist()
    assert own == pytest.approx([0.1 * 20 + 0.9 * 100, 100, 50])
    assert others == pytest.approx([0.1 * 60 + 0.9 * 80, 80, 70])


def test_who_looks_less_far_ahead_takes_more_from_the_next_sample() -> None:
    samples = np.zeros(2, SAMPLE)
    samples["final"] = 100
    own = expectations(samples, both(np.array([10.0, 20.0])), far=0.7)[:, 0]
    assert own[0] == pytest.approx(0.3 * 20 + 0.7 * 100)


def test_learning_from_nothing_soon_beats_playing_for_points_at_once() -> None:
    scores = []
    learner = Learner(16, 0)
    learn(learner, generations=6, games=200, told=lambda generation: scores.append(generation.score))
    assert scores[-1] > scores[0] + 5


@pytest.mark.parametrize("known", LENGTHS)
def test_a_network_from_before_a_module_judges_as_it_did(known: int) -> None:
    """Given a network that knows fewer features, when it is read, then the others count for nothing."""
    first, second = HIDDEN
    whole = read_nets()["planner"]
    layers, others = whole[HEADER + FEATURES * first : -FEATURES - 1], whole[-FEATURES - 1 :]
    cut = np.concatenate([whole[: HEADER + known * first], layers, others[:known], others[-1:]])
    cut[2] = known
    wider = widened(cut)
    rows = wider[HEADER : HEADER + FEATURES * first].reshape(FEATURES, first)
    assert len(wider) == len(grown(wider)) == len(blank_net(first, second)) and wider[2] == FEATURES
    assert np.array_equal(wider[HEADER + FEATURES * first : -FEATURES - 1], layers)
    assert np.array_equal(wider[-FEATURES - 1 :][:known], others[:known]) and wider[-1] == others[-1]
    assert not wider[-FEATURES - 1 :][known:-1].any()
    assert np.array_equal(rows[:known].ravel(), whole[HEADER : HEADER + known * first]) and not rows[known:].any()


def test_what_a_module_adds_is_nobody_elses() -> None:
    """Given modules, then none has a feature of the base game or of another one."""
    assert not len(features_of(EVERYTHING, ["base"]))
    added = {module: features_of(EVERYTHING, [module]).tolist() for module in MODULE_FEATURES}
    together = [feature for found in added.values() for feature in found]
    assert len(added["more"]) > 50 and len(added["ballrooms"]) > 300 and all(added.values())
    assert min(together) >= BASE_FEATURES and max(together) < FEATURES and len(set(together)) == len(together)


def test_learning_what_a_module_adds_leaves_everything_else_as_it_is() -> None:
    """Given features that are free, when a step is learned, then only their weights have moved."""
    learner = Learner(8, 4, seed=1)
    learner.free = features_of(EVERYTHING, ["ballrooms"])
    before = read_nets()["planner"][OUTLOOK], learner.net.copy()
    before[1][-FEATURES - 6 : -FEATURES - 1] = 1.0
    before[1][OUTLOOK] = before[0]
    learner.load(before[1])
    samples = some_samples(1)
    samples["feature"][:, :40] = learner.free[:40]
    learner.correct(samples, np.arange(16), both(np.full(len(samples), 500.0), 100.0), 1e-2)
    moved = np.flatnonzero(learner.net != before[1])
    assert len(moved) and set(((moved - HEADER) // 8).tolist()) <= set(learner.free.tolist())


LISTS = {
    (): BASE_FEATURES,
    ("more",): MORE_FEATURES,
    ("more", "ballrooms"): BALLS_FEATURES,
    CHOOSABLE: GALA_FEATURES,
    tuple(module for module in CHOOSABLE if module != "key"): GALA_FEATURES,
}


@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("modules", LISTS, ids=lambda modules: ",".join(modules) or "base")
def test_every_position_of_a_game_lists_features_that_there_are(players: int, modules: tuple[str, ...]) -> None:
    """Given a game with modules, then no feature lies beyond what they add, and there is room for all of them."""
    if players == 1 and "key" in modules:
        pytest.skip("nobody takes the key alone")
    listed, amounts = np.zeros(2 * MOST, np.int32), np.zeros(2 * MOST, np.float32)
    game = Game(None if players == 1 else players, seed=players, solo=players == 1, modules=modules)
    for position in positions(game, players):
        g = position.record
        for seat in range(players):
            n = list_features(position.pack.record, g, seat, listed, amounts)
            assert 20 < n < min(LISTED, MOST) // 1.5
            assert listed[:n].min() >= 0 and listed[:n].max() < LISTS[modules]
            more = put_outlook(position.pack.record, g, seat, listed, amounts, n)
            assert n < more < min(LISTED, MOST) // 1.2
            assert listed[n:more].min() >= GALA_FEATURES and listed[n:more].max() < FEATURES


def test_turns_of_others_are_counted_until_ones_own() -> None:
    """Given two seats, when the first of 1/4 begins, then the second waits for one turn, and the first for two then."""
    game = Game(2, seed=1)
    while game.deciding != "turn":
        game.apply(game.numbers[0])
    first = game.to_move
    assert first is not None
    assert (turns_before(game.record, first), turns_before(game.record, 1 - first)) == (0, 1)
    game.record.turns[first] = 1
    assert (turns_before(game.record, first), turns_before(game.record, 1 - first)) == (2, 0)
    game.record.turns[1 - first] = 2
    assert (turns_before(game.record, first), turns_before(game.record, 1 - first)) == (0, 1)
    game.record.turns[first] = 2  # the other one begins the next round
    assert (turns_before(game.record, first), turns_before(game.record, 1 - first)) == (1, 0)


def test_players_of_the_first_version_play_as_they_did() -> None:
    """Given deals that were played before anything was learned anew, then the same points come of them."""
    assert play_match(3, ["greedy@1", "greedy@1"], seed=1).records["vp"][:, :2].tolist() == FIRST_VERSION["greedy@1"]
    assert play_match(3, ["planner@1", "planner@1"], seed=1).records["vp"][:, :2].tolist() == FIRST_VERSION["planner@1"]
    assert play_match(1, ["mcts@1:8", "planner@1"], seed=1).records["vp"][:, :2].tolist() == FIRST_VERSION["mcts@1:8"]
    alone = play_match(2, ["planner@1"], seed=1, solo=True, level="hard").records["vp"][:, :2].tolist()
    assert alone == FIRST_VERSION["alone"]


def test_learning_goes_on_where_it_ended(tmp_path: Path) -> None:
    """Given a learner that was kept, when another one resumes, then it goes on as the first one would have."""
    kept = tmp_path / "kept.npz"
    whole, first, second = (Learner(4, 0) for _ in range(3))
    learn(first, generations=1, games=20)
    first.keep(kept, "a course")
    assert not second.resume(tmp_path / "nothing.npz", "a course") and not second.resume(kept, "another course")
    assert second.resume(kept, "a course") and second.generations == 1
    assert all(np.array_equal(getattr(first, name), getattr(second, name)) for name in ("net", "means", "average"))
    learn(second, generations=2, games=20)
    learn(whole, generations=2, games=20)
    assert second.generations == whole.generations == 2 and not np.array_equal(second.net, first.net)
    kept.write_bytes(b"no learner")
    with pytest.raises(RecordError, match=r"kept\.npz"):
        second.resume(kept, "a course")


def test_a_bid_that_stands_counts_as_paid() -> None:
    """Given an auction, when a seat bids more for the same entrance, then that is worth as much less."""
    game = Game(2, seed=1, modules="entrances")
    seat = game.to_move
    assert seat is not None
    tables = game.pack.record
    worth = {}
    for number in game.numbers:
        after = game.copy()
        after.apply(number)
        worth[number] = points_so_far(tables, after.record, seat)
    slots = [[worth[number] for number in sorted(worth) if (number - BID) // BID_PLACES == slot] for slot in range(2)]
    for slot in slots:
        assert np.diff(slot).tolist() == [-tables.leftover_vp] * (len(slot) - 1)


@pytest.mark.parametrize("module", ["more", "ballrooms", "celebrities", "entrances", "gala"])
def test_a_card_has_the_same_feature_whatever_else_is_played(module: str) -> None:
    alone, together = load_pack(modules=[module]), EVERYTHING
    for kind, field in (("staff", "staff_place"), ("guests", "guest_place"), ("objectives", "objective_place")):
        places = [
            dict(zip([card.number for card in getattr(pack, kind)], pack.record[field].tolist(), strict=False))
            for pack in (alone, together)
        ]
        assert places[0].items() <= places[1].items() and len(set(places[1].values())) == len(places[1])
    for kind, field in (("tiles", "tile_place"), ("celebrities", "celebrity_place"), ("entrances", "entrance_place")):
        places = [
            dict(zip([tile.id for tile in getattr(pack, kind)], pack.record[field].tolist(), strict=False))
            for pack in (alone, together)
        ]
        assert places[0].items() <= places[1].items() and len(set(places[1].values())) == len(places[1])
    assert load_pack(modules=["more"]).record["staff_place"][48:62].tolist() == list(range(48, 62))


def test_dancers_count_in_what_a_position_is_worth_now() -> None:
    """Given ballrooms nobody is in, when one has a dancer, then what it costs to be absent is no longer counted."""
    game = Game(2, seed=1, modules="ballrooms")
    tables, g = game.pack.record, game.record
    before = points_so_far(tables, g, 0)
    g.dancers[0, 0] += 1
    assert points_so_far(tables, g, 0) - before == ball_points(tables, g, 0, 0) - tables.ball_absent_vp
    g.round_no = 4  # the first ballroom has been scored
    g.dancers[0, 1] += 1
    assert points_so_far(tables, g, 0) - before == -tables.ball_absent_vp


def test_tuning_for_a_module_moves_only_what_it_adds() -> None:
    start = read_weights()
    which = tunable(start, load_pack(modules=["ballrooms"]))
    base = tunable(start, load_pack())
    assert set(which.names) == set(MODULE_NAMES["ballrooms"]) and not set(which.names) & set(base.names)
    assert 119 in which.staff and not set(which.staff) & set(base.staff)


def test_a_soloist_learns_from_solo_games_alone() -> None:
    """Given a network that knows nothing, when it plays alone against Leopold, then the ends surprise it less."""
    told: list[Generation] = []
    learn(Learner(16, 0), SOLOIST, generations=3, games=100, told=told.append)
    assert all(kind.level for kind in SOLOIST.lessons) and not all(kind.level for kind in PLANNER.lessons)
    assert told[-1].surprise < told[0].surprise


def test_the_score_of_a_solo_lesson_is_the_players_own() -> None:
    _, points = play_lessons(ALONE_AT_HARD, read_nets()["soloist"], games=3, seed=1, noise=0.0, jealousy=0.0)
    assert points.shape == (3, 1)


def test_a_file_from_before_there_was_a_soloist_lets_the_planner_judge_solo_games(tmp_path: Path) -> None:
    """Given a file with the planner's network alone, then solo games are judged by it as well."""
    nets = read_nets()
    write_nets({"planner": nets["planner"]}, tmp_path / "old.npz")
    old = read_nets(tmp_path / "old.npz")
    assert np.array_equal(begun_with(old, "soloist"), nets["planner"])
    assert not np.array_equal(begun_with(nets, "soloist"), nets["planner"])


@pytest.mark.parametrize("layers", [(257, 32), (64, 1000), (0, 0), (-64, 32), (np.nan, 32), (64, np.inf)])
def test_a_network_that_thinking_has_no_room_for_is_refused(tmp_path: Path, layers: tuple[float, float]) -> None:
    """Given a file whose network says that its layers are wider than any may be, then nobody thinks with it."""
    net = read_nets()["planner"].copy()
    net[:2] = layers
    write_nets({"planner": net}, tmp_path / "wide.npz")
    with pytest.raises(RecordError, match=r"'planner' in .*wide\.npz has no layers of 1 to 256"):
        read_nets(tmp_path / "wide.npz")


def test_the_number_of_threads_changes_nothing() -> None:
    one, two = Learner(4, 0), Learner(4, 0)
    learn(one, generations=1, games=20)
    with ThreadPoolExecutor(2) as crew:
        learn(two, generations=1, games=20, crew=crew)
    assert np.array_equal(one.net, two.net)


class Watched(ThreadPoolExecutor):
    """A crew of one, whose jobs can be looked at; it never comes to those after the first so many."""

    def __init__(self, willing: int = 1000) -> None:
        super().__init__(1)
        self.jobs: list[Future[Any]] = []
        self.willing = willing

    def submit(self, job: Callable[..., Any], /, *about: Any, **more: Any) -> Future[Any]:
        willing = len(self.jobs) < self.willing
        self.jobs.append(super().submit(job, *about, **more) if willing else Future())
        return self.jobs[-1]


def test_the_next_games_are_played_while_the_last_are_learned_from() -> None:
    """Given two generations to come, when the first is learned from, then the second one's games have begun; after the
    last nobody plays on."""
    begun: list[int] = []
    with Watched() as crew:
        learn(Learner(4, 0), generations=2, games=20, crew=crew, told=lambda _: begun.append(len(crew.jobs)))
    assert begun == [2 * len(PLANNER.lessons)] * 2 and all(job.done() for job in crew.jobs)


def test_whoever_breaks_off_does_not_wait_for_games_that_nobody_needs() -> None:
    def breaks_off(_: Generation) -> None:
        raise KeyboardInterrupt

    with Watched(len(PLANNER.lessons)) as crew, pytest.raises(KeyboardInterrupt):
        learn(Learner(4, 0), generations=5, games=20, crew=crew, told=breaks_off)
    later = crew.jobs[len(PLANNER.lessons) :]
    assert later and all(job.cancelled() for job in later)


def test_an_evolution_finds_the_top_of_a_hill() -> None:
    chance = np.random.default_rng(0)
    evolution = Evolution(np.zeros(6), np.ones(6))
    top = np.array([1.0, -2.0, 0.5, 3.0, 0.0, -1.0])
    for _ in range(150):
        asked = evolution.ask(chance)
        evolution.tell(asked, -((asked - top) ** 2).sum(axis=1))
    assert np.abs(evolution.mean - top).max() < 0.05


def test_tuning_gives_weights_with_the_same_names_and_the_same_result_on_any_threads(tmp_path: Path) -> None:
    start = read_weights()
    one, two = (tune(start, generations=1, games=2, threads=threads) for threads in (1, 2))
    assert one == two and one != start
    assert set(one.weights) == set(NAMES) and set(one.staff) == set(start.staff)
    write_weights(one, tmp_path / "weights.toml")
    again = read_weights(tmp_path / "weights.toml")
    pack = load_pack()
    which = tunable(start, pack)
    assert flatten(again, which, pack) == pytest.approx(flatten(one, which, pack), abs=0.01)
    assert unflatten(flatten(start, which, pack), which, start) == start


def test_every_weight_is_explained_in_the_data() -> None:
    text = DATA.read_text()
    assert all(f"\n{name} = " in text for name in NAMES)
    assert read_weights().for_pack(load_pack()).shape[0] > len(NAMES) + 48


@pytest.mark.parametrize("text", ["", "[weights]\n[staff]\n", "[weights]\nhaste = 'x'\n[staff]\n", "no toml ["])
def test_a_file_without_weights_is_refused_in_a_sentence(tmp_path: Path, text: str) -> None:
    (tmp_path / "weights.toml").write_text(text)
    with pytest.raises(RecordError, match="weights"):
        read_weights(tmp_path / "weights.toml")


def test_a_file_without_judgements_is_refused_in_a_sentence(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.npz"
    wrong.write_bytes(b"no network")
    with pytest.raises(RecordError, match=r"wrong\.npz"):
        read_nets(wrong)
    write_nets({"planner": np.zeros(50, np.float32)}, wrong)
    with pytest.raises(RecordError, match="leopold learn"):
        read_nets(wrong)
    write_nets({"other": read_nets()["planner"]}, wrong)
    with pytest.raises(RecordError, match="planner"):
        read_nets(wrong)
