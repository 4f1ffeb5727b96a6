"""A plan says what is played, and cuts it so that nothing depends on who plays it."""

from __future__ import annotations

import json
from collections import Counter

import msgspec
import pytest

from leopold.config import Config, configure, from_plain
from leopold.errors import RulesError
from leopold.lab.simulation.plan import Plan, make_plan


@pytest.mark.parametrize("games", [1, 2, 7, 100, 999, 1000, 457, 1_234_567])
@pytest.mark.parametrize("seats", [("greedy", "random"), ("greedy", "random", "planner")])
def test_chunks_hold_every_game_once_and_everybody_sits_everywhere_equally(games: int, seats: tuple[str, ...]) -> None:
    plan = make_plan(games, seats)
    runs = [run for chunk in range(plan.chunks) for run in plan.runs(chunk)]
    expected = 0
    sat: Counter[tuple[str, int]] = Counter()
    for run in runs:
        assert run.first == expected
        expected += run.games
        for seat, player in enumerate(run.seats):
            sat[player, seat] += run.games
    assert expected == games
    assert max(sat.values()) - min(sat.get((p, s), 0) for p in seats for s in range(len(seats))) <= 1


def test_players_stay_where_they_are_when_asked_or_when_they_are_all_the_same() -> None:
    assert make_plan(10, ["greedy", "random"]).rotate
    assert not make_plan(10, ["greedy"], players=3).rotate
    still = make_plan(10, ["greedy", "random"], rotate=False)
    assert {run.seats for chunk in range(still.chunks) for run in still.runs(chunk)} == {("greedy", "random")}


def test_one_player_takes_all_seats() -> None:
    assert make_plan(1, ["greedy"], players=4).seats == ("greedy",) * 4
    assert make_plan(1, ["greedy"]).seats == ("greedy",) * 2
    assert make_plan(1, ["greedy"], solo="leopold", level="easy").seats == ("greedy",)


def test_a_plan_survives_writing_and_reading() -> None:
    plan = make_plan(10, ["greedy", "random"], hotels=["night", "A"], modules=["promo"], edition="2015")
    assert Plan.from_json(plan.to_json()) == plan


@pytest.mark.parametrize(
    ("kept", "chosen"),
    [
        (
            '{"games":10,"seats":["greedy","random"],"seed":7,"edition":"2015","hotels":["night","day A"],'
            '"variant":"standard","promo":true,"solo":null,"level":null,"rotate":true,"overlays":[],"leopold":"0.1.0",'
            '"rules":1,"packs":"d16e5408051a55b6","sources":"da962809bdd0befe5402"}',
            configure(2, seed=7, edition="2015", hotels=["night", "A"], modules=["promo"]),
        ),
        (
            '{"games":10,"seats":["greedy"],"seed":0,"edition":"revised","hotels":["night"],"variant":"standard",'
            '"promo":false,"solo":"leopold","level":"medium","rotate":false,"overlays":[],"leopold":"0.1.0","rules":1,'
            '"packs":"4cc75255f0b70747","sources":"da962809bdd0befe5402"}',
            configure(seed=0, solo="leopold", level="medium"),
        ),
    ],
)
def test_plans_of_older_tables_are_read(kept: str, chosen: Config) -> None:
    plan = Plan.from_json(kept)
    assert plan.config == chosen
    assert {name: value for name, value in plan.plain().items() if value not in ((), [])}.items() >= {
        name: value
        for name, value in json.loads(kept).items()
        if value is not None and not isinstance(value, list) and name != "promo"  # which is a module now
    }.items()


def test_promo_guests_join_the_modules_that_are_named() -> None:
    assert from_plain({"promo": True, "modules": None, "seed": 1}).modules == ("promo",)
    assert from_plain({"promo": True, "modules": ["promo"], "seed": 1}).modules == ("promo",)
    with pytest.raises(msgspec.ValidationError):
        from_plain({"promo": True, "modules": 5, "seed": 1})


@pytest.mark.parametrize("kept", ["[]", "{}", '{"seats": 3}', '{"seats": ["greedy", "random"], "edition": "1999"}'])
def test_what_is_no_plan_is_refused(kept: str) -> None:
    with pytest.raises(msgspec.DecodeError):
        Plan.from_json(kept)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"seats": ["greedy", "random"], "players": 3}, "2 players are named for 3 seats"),
        ({"seats": ["genius"]}, "no player 'genius'"),
        ({"seats": ["greedy", "random"], "solo": "leopold"}, "one player sits alone"),
        ({"seats": ["greedy"], "edition": "2016"}, "no edition '2016'"),
        ({"seats": ["greedy"], "seed": 2**63}, r"2\^63"),
        ({"seats": ["greedy"], "games": 0}, "one game or more"),
        ({"seats": ["greedy"] * 5}, "2 to 4 players"),
        ({"seats": ["greedy"], "level": "easy"}, "belongs to the solo game"),
        ({"seats": []}, "Name the players"),
    ],
)
def test_what_cannot_be_played_is_refused_before_it_begins(options, sentence: str) -> None:
    with pytest.raises(RulesError, match=sentence):
        make_plan(options.pop("games", 10), options.pop("seats"), **options)
