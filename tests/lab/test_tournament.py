"""Tournaments: the same deals from every seat, the same result whatever the threads, and what is added up from it."""

from __future__ import annotations

import doctest
import importlib
import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from leopold import Game
from leopold.bots.matches import Match, play_match
from leopold.config import Config
from leopold.errors import RecordError, RulesError
from leopold.lab.tournaments.scoreboard import command, notes
from leopold.lab.tournaments.standings import Result, read_result, result_json, save_result, settle
from leopold.lab.tournaments.tournament import LOOK_EVERY, Plan, Tournament, plain_plan, read_plan, seatings

QUICK = ("random", "greedy")


def result_of(plan: Plan, jobs: int = 1) -> Result:
    tournament = Tournament(plan)
    tournament.play(jobs)
    return settle(tournament)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Counter[tuple[int, tuple[str, ...]]]:
    """Every game that is asked for: its seed and who sits where."""
    games: Counter[tuple[int, tuple[str, ...]]] = Counter()

    def noted(n: int, seats: tuple[str, ...], config: Config) -> Match:
        games.update((int(config.seed) + i, tuple(seats)) for i in range(n))
        return play_match(n, seats, config)

    monkeypatch.setattr("leopold.lab.tournaments.tournament.play_match", noted)
    return games


def test_every_deal_is_played_once_in_each_seating(asked) -> None:
    result_of(Plan.of(("random", "greedy", "planner"), games=6, seed=40, neighbours=True), jobs=2)
    pairs = [("random", "greedy"), ("greedy", "planner")]
    expected = {(seed, seats) for seed in (40, 41, 42) for a, b in pairs for seats in ((a, b), (b, a))}
    assert asked == Counter(expected)


@pytest.mark.parametrize(("seats", "games"), [(2, 2), (3, 6), (4, 8)])
def test_a_cycle_gives_both_players_every_seat_equally_often(seats: int, games: int) -> None:
    found = seatings("X", "Y", seats)
    assert len(found) == games == Plan.of(("X", "Y"), seats=seats).cycle
    for seat in range(seats):
        assert Counter(seating[seat] for seating in found) == {"X": games // 2, "Y": games // 2}


@pytest.mark.parametrize("seats", [3, 4])
def test_a_newcomer_sits_alone_at_every_seat_and_the_other_never(seats: int) -> None:
    # Given a plan in which only the one named later is a newcomer
    plan = Plan.of(("X", "Y"), seats=seats, newcomer=True)
    # Then a deal is played once for each seat, and there is one of them at every table
    (meeting,) = plan.meetings()
    assert len(meeting.seatings) == plan.cycle == seats
    assert [seating.index("Y") for seating in meeting.seatings] == list(range(seats))
    assert all(seating.count("Y") == 1 for seating in meeting.seatings)


def test_first_places_of_a_newcomer_are_counted_by_itself() -> None:
    # Given one greedy player among three who take any action
    result = result_of(Plan.of(("random", "greedy"), games=8, seed=5, seats=4, newcomer=True))
    # Then it is first in nearly every game, where an even share would be a quarter
    firsts = {row.player: row.firsts for row in result.standings}
    assert firsts["greedy"] > 0.8
    assert firsts["greedy"] + 3 * firsts["random"] == pytest.approx(1.0)
    # and both the command and the notes say how they sat
    assert "--newcomer" in command(result.plan)
    assert any("alone among copies" in note for note in notes(result))
    # and it is the same plan when it is read again
    assert read_plan(plain_plan(result.plan)) == result.plan


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_began_is_read_from_the_end_of_the_game(seats: int) -> None:
    tournament = Tournament(Plan.of(QUICK, games=5 * Plan.of(QUICK, seats=seats).cycle, seed=3, seats=seats))
    tournament.play()
    assert tournament.sheets[0].began.tolist() == [int(Game(seats, seed=3 + i).record.start_seat) for i in range(5)]


@pytest.mark.parametrize(
    "plan",
    [
        Plan.of(QUICK, games=60),
        Plan.of(QUICK, games=24, seats=4, hotels="day", edition="2015"),
        Plan.of(QUICK, games=20, solo="leopold"),
        Plan.of(QUICK, games=200, until=0.04),
    ],
    ids=["two seats", "four seats", "solo", "until"],
)
def test_the_result_does_not_depend_on_the_threads(plan: Plan) -> None:
    assert result_of(plan, jobs=1) == result_of(plan, jobs=3)


def test_another_player_leaves_the_games_of_the_others_as_they_were() -> None:
    two = result_of(Plan.of(QUICK, games=8))
    three = result_of(Plan.of(("greedy", "planner", "random"), games=8))
    before, after = two.pairing("random", "greedy"), three.pairing("random", "greedy")
    assert before is not None and after is not None
    assert (before.lost, before.points, before.against) == (after.won, after.against, after.points)


def test_the_stronger_player_stands_first_and_the_anchor_at_a_thousand() -> None:
    result = result_of(Plan.of(QUICK, games=40))
    first, last = result.standings
    assert (first.player, last.player) == ("greedy", "random")
    assert last.rating == 1000 and first.rating is not None and first.rating > 1500
    assert result.share("greedy", "random") == first.rate.share == first.firsts > 0.9
    assert first.points.value > last.points.value and first.points == last.against


def test_with_more_seats_it_counts_who_was_left_behind() -> None:
    result = result_of(Plan.of(QUICK, games=18, seats=3))
    (pair,) = result.pairings
    assert pair.games == 18
    assert pair.won + pair.shared + pair.lost == 36, "one against two, or two against one: two comparisons a game"
    assert sum(row.rate.share for row in result.standings) == pytest.approx(1)
    assert sum(row.firsts for row in result.standings) == pytest.approx(2 / 3), "27 seats each, 18 victories"


def test_everybody_meets_the_automaton_over_the_same_deals(asked) -> None:
    result = result_of(Plan.of(QUICK, games=5, seed=7, solo="leopold", level="hard"))
    assert asked == Counter((seed, (name,)) for seed in range(7, 12) for name in QUICK)
    assert [row.player for row in result.standings] == ["greedy", "random"]
    assert result.beginner is None and all(row.rating is None for row in result.standings)
    assert all(row.against.value > 80 for row in result.standings)


def test_a_pairing_ends_when_its_interval_is_narrow_enough() -> None:
    result = result_of(Plan.of(QUICK, games=2000, until=0.03))
    (pair,) = result.pairings
    assert result.complete
    assert pair.games < 2000 and pair.games % (2 * LOOK_EVERY) == 0
    assert pair.rate.half_width <= 0.03


def test_what_was_played_before_an_interruption_counts_by_whole_deals() -> None:
    tournament = Tournament(Plan.of(QUICK, games=400))

    def lose_patience(done: int, most: int) -> None:
        assert most == 400
        if done >= 50:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        tournament.play(2, lose_patience)
    result = settle(tournament)
    assert not result.complete
    assert 0 < result.games < 400 and result.games % 2 == 0
    assert result.pairings[0].won + result.pairings[0].shared + result.pairings[0].lost == result.games


def test_shared_victories_count_as_half(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given that everybody is first everywhere."""
    monkeypatch.setattr("leopold.lab.tournaments.tournament.engine.ranks", lambda game, out: out.fill(1))
    result = result_of(Plan.of(QUICK, games=6))
    assert result.pairings[0].shared == 6
    assert [row.rate.share for row in result.standings] == [0.5, 0.5]
    assert result.beginner is not None and result.beginner.share == 0.5


@pytest.mark.parametrize(
    "plan", [Plan.of(QUICK, games=4, hotels=("night", "A")), Plan.of(QUICK, games=3, solo="leopold")]
)
def test_a_result_comes_back_from_its_file(plan: Plan, tmp_path: Path) -> None:
    result = result_of(plan)
    save_result(tmp_path / "result.json", result)
    assert read_result(tmp_path / "result.json") == result


def test_a_result_from_before_the_automaton_was_named_is_read(tmp_path: Path) -> None:
    result = result_of(Plan.of(QUICK, games=3, solo="leopold", level="hard"))
    kept = json.loads(result_json(result))
    kept["plan"] = {name: kept["plan"][name] for name in ("players", "games", "seed", "edition", "hotels", "variant")}
    kept["plan"] |= {"seats": 2, "neighbours": False, "solo": "hard", "until": None, "anchor": ""}
    (tmp_path / "older.json").write_text(json.dumps(kept))
    assert read_result(tmp_path / "older.json") == result


def test_a_file_that_is_no_result_is_named(tmp_path: Path) -> None:
    (tmp_path / "other.json").write_text('{"plan": 3}')
    for name in ("other.json", "missing.json"):
        with pytest.raises(RecordError, match=name):
            read_result(tmp_path / name)


@pytest.mark.parametrize(
    ("plan", "sentence"),
    [
        (lambda: Plan.of(()), "two players or more"),
        (lambda: Plan.of(("greedy",)), "two players or more"),
        (lambda: Plan.of(("greedy", "genius")), "no player 'genius'"),
        (lambda: Plan.of(("greedy", "greedy")), "named twice"),
        (lambda: Plan.of(QUICK, games=7), "6 or 8 would do"),
        (lambda: Plan.of(QUICK, games=1), "2 or 4 would do"),
        (lambda: Plan.of(QUICK, games=100, seats=3), "96 or 102 would do"),
        (lambda: Plan.of(QUICK, games=0, solo="leopold"), "at least one game"),
        (lambda: Plan.of(QUICK, seats=5), "2 to 4 players"),
        (lambda: Plan.of(QUICK, seed=-1), "not negative"),
        (lambda: Plan.of(QUICK, until=0.7), "between 0 and 0.5"),
        (lambda: Plan.of(QUICK, anchor="planner"), "does not take part"),
        (lambda: Plan.of(QUICK, hotels=("night", "day", "day")), "one hotel for each"),
        (lambda: Plan.of(QUICK, variant="wild"), "no variant 'wild'"),
        (lambda: Plan.of((), solo="leopold"), "at least one player"),
        (lambda: Plan.of(QUICK, solo="leopold", neighbours=True), "no --ladder"),
        (lambda: Plan.of(QUICK, solo="leopold", newcomer=True), "no --newcomer"),
        (lambda: Plan.of(QUICK, newcomer=True), "--players 3 or --players 4"),
        (lambda: Plan.of(QUICK, solo="leopold", seats=2), "no --players"),
        (lambda: Plan.of(QUICK, solo="leopold", variant="draft"), "no draft variant"),
    ],
)
def test_a_plan_that_cannot_be_is_refused_before_anything_is_played(plan: Callable[[], Plan], sentence: str) -> None:
    with pytest.raises(RulesError, match=sentence):
        Tournament(plan())


def test_players_who_think_by_the_clock_are_known() -> None:
    plan = Plan.of(("greedy", "mcts:1s", "mcts:200ms", "mcts:400", "director"))
    assert plan.timed == ("mcts:1s", "mcts:200ms", "director")


@pytest.mark.parametrize(
    "module", ["statistics.intervals", "tournaments.ratings", "tournaments.scoreboard", "tournaments.tournament"]
)
def test_the_examples_of_a_module_run(module: str) -> None:
    result = doctest.testmod(importlib.import_module(f"leopold.lab.{module}"))
    assert result.failed == 0 and result.attempted > 0


def test_points_are_averaged_over_all_seats_of_a_player() -> None:
    tournament = Tournament(Plan.of(QUICK, games=12, seats=3))
    tournament.play()
    (sheet,) = tournament.sheets
    greedy = [
        sheet.points[deal, k, seat]
        for deal in range(2)
        for k, seating in enumerate(sheet.meeting.seatings)
        for seat in range(3)
        if seating[seat] == "greedy"
    ]
    row = next(row for row in settle(tournament).standings if row.player == "greedy")
    assert row.points.value == pytest.approx(np.mean(greedy))
