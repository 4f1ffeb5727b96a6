"""What positions are judged by: features that list what is seen, a network that learns, weights that are tuned."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from leopold.bots import doors
from leopold.bots.courses import ALONE_AT_HARD, PLANNER, SOLOIST, TWO_AT_NIGHT
from leopold.bots.features import FEATURES
from leopold.bots.judgement import HEADER, SCALE
from leopold.bots.learning import Generation, Learner, by_seat, dense, expectations, learn, play_lessons
from leopold.bots.nets import all_judgements, read_nets, soloist_of, write_nets
from leopold.bots.notepad import new_notepad
from leopold.bots.samples import LISTED, SAMPLE
from leopold.bots.tuning import Evolution, flatten, tune, unflatten
from leopold.bots.weight_files import DATA, read_weights, write_weights
from leopold.bots.weights import NAMES
from leopold.errors import RecordError
from leopold.game import Game
from leopold.packs import load_pack


def some_samples(games: int = 2, seed: int = 1) -> np.ndarray:
    samples, _ = play_lessons(TWO_AT_NIGHT, read_nets()["planner"], games=games, seed=seed, noise=2.0)
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


def test_compiled_and_numpy_networks_say_the_same() -> None:
    samples = some_samples()
    learner = Learner(64, 32)
    learner.load(read_nets()["planner"])
    said = learner.judge(samples)
    assert np.abs(said - samples["final"]).mean() < 30
    game = Game(2, seed=3)
    direct = doors.evaluate(game.pack.tables, game.record_bytes, 0, all_judgements(game.pack)[1], new_notepad())
    assert 60 < direct < 220
    net = learner.net
    assert net[0] == 64 and net[1] == 32 and net[2] == FEATURES
    assert np.array_equal(net[HEADER:], read_nets()["planner"][HEADER:])


def test_samples_fit_into_their_lists() -> None:
    samples = some_samples(3)
    assert samples["n"].min() > 20 and samples["n"].max() < LISTED
    assert (samples["feature"] >= 0).all() and (samples["feature"] < FEATURES).all()


def test_a_learner_learns_what_a_sum_of_features_gives() -> None:
    """Given a target that is linear in the features, when it has learned, then it is surprised much less."""
    samples = some_samples(20)
    rows = np.arange(len(samples))
    truth = np.random.default_rng(1).standard_normal(FEATURES).astype(np.float32)
    wanted = dense(samples, rows) @ truth * SCALE
    learner = Learner(16, 0)
    before = float(np.sqrt(np.mean((wanted - SCALE * learner.expect(dense(samples, rows))[0]) ** 2)))
    after = learner.learn(samples, wanted, epochs=40, rate=5e-3)
    assert after < before / 3


def test_what_is_expected_mixes_the_next_sample_and_the_end() -> None:
    samples = np.zeros(3, SAMPLE)
    samples["game_no"] = [0, 0, 1]
    samples["final"] = [100, 100, 50]
    judged = np.array([10, 20, 30], np.float32)
    assert expectations(samples, judged, far=0.9).tolist() == pytest.approx([0.1 * 20 + 0.9 * 100, 100, 50])


def test_who_looks_less_far_ahead_takes_more_from_the_next_sample() -> None:
    samples = np.zeros(2, SAMPLE)
    samples["final"] = 100
    assert expectations(samples, np.array([10, 20], np.float32), far=0.7)[0] == pytest.approx(0.3 * 20 + 0.7 * 100)


def test_learning_from_nothing_soon_beats_playing_for_points_at_once() -> None:
    scores = []
    learner = Learner(16, 0)
    learn(learner, generations=4, games=200, told=lambda generation: scores.append(generation.score))
    assert scores[-1] > scores[0] + 5


def test_a_soloist_learns_from_solo_games_alone() -> None:
    """Given a network that knows nothing, when it plays alone against Leopold, then the ends surprise it less."""
    told: list[Generation] = []
    learn(Learner(16, 0), SOLOIST, generations=3, games=100, told=told.append)
    assert all(kind.level for kind in SOLOIST.lessons) and not all(kind.level for kind in PLANNER.lessons)
    assert told[-1].surprise < told[0].surprise


def test_the_score_of_a_solo_lesson_is_the_players_own() -> None:
    _, points = play_lessons(ALONE_AT_HARD, read_nets()["soloist"], games=3, seed=1, noise=0.0)
    assert points.shape == (3, 1)


def test_a_file_from_before_there_was_a_soloist_lets_the_planner_judge_solo_games(tmp_path: Path) -> None:
    """Given a file with the planner's network alone, then solo games are judged by it as well."""
    nets = read_nets()
    write_nets({"planner": nets["planner"]}, tmp_path / "old.npz")
    old = read_nets(tmp_path / "old.npz")
    assert np.array_equal(soloist_of(old), nets["planner"])
    assert not np.array_equal(soloist_of(nets), nets["planner"])


def test_the_number_of_threads_changes_nothing() -> None:
    one, two = Learner(4, 0), Learner(4, 0)
    learn(one, generations=1, games=20, threads=1)
    learn(two, generations=1, games=20, threads=2)
    assert np.array_equal(one.net, two.net)


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
    assert flatten(again) == pytest.approx(flatten(one), abs=0.01)
    assert unflatten(flatten(start), start) == start


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
