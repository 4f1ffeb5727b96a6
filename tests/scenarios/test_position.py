"""A position put together by hand is the same as one reached by playing."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from leopold.packs.codes import ITEM_LETTERS, ITEMS
from leopold.scenarios import Position, Scenario, read_text, start
from leopold.scenarios.position import Facts

DERIVED = (
    "agenda",
    "agenda_n",
    "bonus_paid",
    "claimed_n",
    "claims",
    "extra_turns",
    "gained",
    "group_left",
    "hand_n",
    "looked_n",
    "occupied",
    "order_tile",
    "played_n",
    "power",
    "staff_at",
    "staff_used",
    "tiles_laid",
)
"""What the rules keep as counts and sums; a wrong one would make a scenario lie."""


def letters(counts: dict[str, int]) -> str:
    return "".join(letter * counts.get(item, 0) for item, letter in zip(ITEMS, ITEM_LETTERS, strict=True))


def given_of(position: Position) -> dict[str, Any]:
    """The givens that describe a position."""
    facts = position.facts()
    same = ("players", "edition", "round", "start", "turn", "bin", "acted", "guest_taken", "die_taken", "extra_turn")
    decks = ("queue", "guest_deck", "discard", "staff_deck", "staff_out", "objectives", "tiles", "claims")
    given: dict[str, Any] = {key: facts[key] for key in (*same, *decks)}
    given["hotels"] = [facts["seat"][seat]["hotel"] for seat in facts["seat"]]
    given["dice"] = " ".join(str(face) * n for face, n in facts["dice"].items())
    given["seat"] = {str(seat): seat_given(keys) for seat, keys in facts["seat"].items()}
    given |= module_given(position, facts)
    if facts["solo"] != "none":
        for key in ("solo", "level", "instruction", "instructions", "private", "markers"):
            given[key] = facts[key]
    return given


def module_given(position: Position, facts: Facts) -> dict[str, Any]:
    """What lies on the table because of the modules in play; what is not there is not said."""
    pack = position.pack
    given: dict[str, Any] = {"modules": [module for module in pack.modules if module != "base"]}
    if pack.ballrooms:
        given["ballrooms"] = facts["ballrooms"]
    if pack.celebrities:
        given |= {key: facts[key] for key in ("coloured", "lounge", "lounge_vp", "celebrities_gone")}
    if "key" in pack.modules:
        given["key"] = facts["key"]
    if pack.entrances:
        given |= {key: facts[key] for key in ("tokens", "kept", "goals_met", "groups_begun")}
        given |= {key: {name: what for name, what in facts[key].items() if what} for key in ("goals", "favours")}
        if facts["house"]:
            given |= {key: facts[key] for key in ("house", "gears", "queue_gears", "room_gears", "stars", "reserved")}
            given["pool"] = letters(facts["pool"])
            given["space_items"] = {face: item for face, item in facts["space_items"].items() if item}
    return given


def seat_given(facts: Facts) -> dict[str, Any]:
    same = ("krones", "vp", "emperor", "hand", "staff", "used", "turns", "passed", "sheet", "bonus_paid")
    given: dict[str, Any] = {key: facts[key] for key in (*same, "guests_served")}
    given |= {key: facts[key] for key in ("rehearsal", "entrance") if facts[key] != "none"}
    given |= {key: facts[key] for key in ("celebrities", "celebrities_used", "first_die") if facts[key]}
    if sum(facts["rehearsing"]) + sum(facts["dancers"].values()):
        given |= {"rehearsing": facts["rehearsing"], "dancers": facts["dancers"]}
    given["kitchen"] = letters(facts["kitchen"])
    given["orders_served"] = {str(size): n for size, n in facts["orders_served"].items()}
    given["cafe"] = [{"guest": table["guest"], "served": letters(table["served"])} for table in facts["cafe"]]
    given["rooms"] = {
        state: [name for name, found in facts["rooms"].items() if found == state] for state in ("vacant", "occupied")
    }
    return given


def built(given: dict[str, Any]) -> Position:
    scenario = read_text('name = "rebuilt"\nthen = { over = false }')[0]
    return start(Scenario(scenario.name, "", given, scenario.steps, scenario.place, scenario.folder))


@pytest.mark.parametrize("edition", ["revised", "2015"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_rebuilt_positions_agree(edition: str, players: int) -> None:
    chance = random.Random(players)
    hotels = ["night", "day A", "day C", "day D"][:players]
    position = built({"phase": "new", "players": players, "edition": edition, "hotels": hotels, "seed": players})
    seen = 0
    while not position.over:
        if position.facts()["decision"] == "turn" and position.record.extra_turns == 0 and chance.random() < 0.1:
            seen += 1
            twin = built(given_of(position))
            assert twin.facts() == position.facts()
            for name in DERIVED:
                assert np.array_equal(twin.record[name], position.record[name]), name
            assert sorted(twin.legal_texts) == sorted(position.legal_texts)
        position.play(chance.choice(position.legal_texts))
    assert seen > 5
    assert position.facts()["winners"]


@pytest.mark.parametrize("edition", ["revised", "2015"])
@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_rebuilt_solo_positions_agree(edition: str, level: str) -> None:
    chance = random.Random(level)
    given = {"phase": "new", "solo": "leopold", "level": level, "edition": edition, "hotels": "day B"}
    position = built(given)
    seen = 0
    while not position.over:
        assert position.to_move == 1
        if position.facts()["decision"] == "turn" and position.record.extra_turns == 0 and chance.random() < 0.3:
            seen += 1
            twin = built(given_of(position))
            assert twin.facts() == position.facts()
            for name in (*DERIVED, "solo", "level", "instruction", "instructions", "private", "private_n", "markers"):
                assert np.array_equal(twin.record[name], position.record[name]), name
            assert sorted(twin.legal_texts) == sorted(position.legal_texts)
        position.play(chance.choice(position.legal_texts))
    assert seen > 5
    assert len(position.facts()["winners"]) == 1


def test_solo_defaults() -> None:
    facts = built({"solo": "leopold", "turn": 1}).facts()
    assert (facts["players"], facts["solo"], facts["level"]) == (1, "leopold", "easy")
    assert (facts["round"], facts["start"], facts["turn"], facts["decision"]) == (1, 2, 1, "turn")
    assert (facts["instruction"], facts["instructions"]) == (0, list(range(193, 213)))
    assert facts["private"] == [27, 28, 29, 30, 31]
    assert set(facts["markers"].values()) == {"none"}
    assert 27 not in facts["staff_deck"] and len(facts["staff_deck"]) == 43
    leopold = facts["seat"][2]
    assert (leopold["krones"], leopold["hand"], leopold["cafe"], leopold["turns"]) == (0, [], [], 1)
    assert (leopold["order_tile"], facts["seat"][1]["order_tile"]) == (1, 2)


def test_the_private_deck_steps_aside() -> None:
    given = {"solo": "leopold", "turn": 1, "staff_deck_top": [28], "seat": {"1": {"hand": [27]}, "2": {"staff": [31]}}}
    facts = built(given).facts()
    assert facts["private"] == [29, 30, 32, 34]
    assert facts["staff_deck"][0] == 28
    assert built({"solo": "leopold", "turn": 1, "private_deck": 2}).facts()["private"] == [27, 28]


def test_the_automaton_has_had_its_turn_when_the_scenario_begins() -> None:
    position = built({"solo": "leopold"})
    assert position.to_move == 1 and position.facts()["instruction"] == 193
    assert position.given is not None and position.given["instruction"] == 0
    assert [event.name for event in position.events][:2] == ["instruction_turned", "automaton_guest"]


def test_what_is_played_before_is_past() -> None:
    position = built({"solo": "leopold", "dice": "5 5 5 5 5", "play": ["die 5", "end"]})
    assert position.events == [] and position.given is None


def test_defaults() -> None:
    facts = built({}).facts()
    assert (facts["players"], facts["round"], facts["turn"], facts["decision"]) == (2, 1, 1, "turn")
    assert facts["dice"] == {1: 2, 2: 2, 3: 2, 4: 2, 5: 1, 6: 1}
    assert facts["queue"] == [49, 50, 51, 52, 53]
    assert facts["guest_deck"][:3] == [54, 55, 56]
    assert len(facts["guest_deck"]) == 51
    assert facts["staff_deck"] == list(range(1, 49))
    seat = facts["seat"][1]
    assert (seat["krones"], seat["vp"], seat["emperor"], seat["hand"], seat["cafe"]) == (10, 0, 0, [], [])
    assert set(seat["kitchen"].values()) == {0}
    assert set(seat["rooms"].values()) == {"empty"}


def test_default_queue_steps_aside() -> None:
    facts = built({"seat": {"1": {"cafe": [50]}}, "guest_deck_top": [49], "queue": {"2": 75}}).facts()
    assert facts["queue"] == [51, 75, 52, 53, 54]
    assert facts["guest_deck"][0] == 49


@pytest.mark.parametrize(
    ("given", "turn", "turns"),
    [
        ({"players": 3, "turn": 3}, 3, [1, 1, 0]),
        ({"players": 3, "start": 2, "turn": 1}, 1, [0, 1, 1]),
        ({"players": 3, "start": 3}, 3, [0, 0, 0]),
        ({"die_taken": True}, 1, [1, 0]),
        ({"turn": 2, "die_taken": True}, 2, [1, 1]),
        ({"seat": {"1": {"turns": 1}, "2": {"turns": 2}}}, 1, [1, 2]),
        ({"seat": {"1": {"passed": True}}}, 2, [0, 0]),
        ({"turn": 1, "die_taken": True, "seat": {"1": {"turns": 2}, "2": {"turns": 2}}}, 1, [2, 2]),
        ({"turn": 2, "extra_turn": True, "seat": {"1": {"turns": 1}, "2": {"turns": 1}}}, 2, [1, 1]),
        ({"solo": "leopold"}, 1, [0, 1]),
        ({"solo": "leopold", "turn": 1}, 1, [0, 1]),
        ({"solo": "leopold", "round": 2}, 1, [0, 0]),
        ({"solo": "leopold", "round": 2, "turn": 2}, 1, [1, 2]),
        ({"solo": "leopold", "turn": 1, "die_taken": True}, 1, [1, 1]),
        ({"solo": "leopold", "seat": {"1": {"turns": 1}, "2": {"turns": 1}}}, 1, [1, 1]),
    ],
)
def test_whose_turn(given: dict[str, Any], turn: int, turns: list[int]) -> None:
    position = built(given)
    assert position.to_move == turn
    assert position.record.turns[: len(turns)].tolist() == turns
    every = {2: 10, 3: 12, 4: 14}[int(position.record.players)]
    assert int(position.record.dice.sum() + position.record.turns.sum() + position.record.bin) == every


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("players", [2, 4])
def test_rebuilt_positions_with_modules_agree(players: int, seed: int) -> None:
    chance = random.Random(seed)
    modules = ["ballrooms", "celebrities", "entrances", "key", "more"]
    agree_to_the_end(built({"phase": "new", "players": players, "modules": modules, "seed": seed}), chance)


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("modules", [["entrances"], ["ballrooms", "celebrities", "entrances"]])
def test_rebuilt_solo_positions_with_modules_agree(modules: list[str], seed: int) -> None:
    chance = random.Random(seed)
    solo = "elisabeth" if "ballrooms" in modules else "leopold"
    agree_to_the_end(built({"phase": "new", "solo": solo, "modules": modules, "seed": seed}), chance)


def agree_to_the_end(position: Position, chance: random.Random) -> None:
    """Play at random, and put some of the positions together by hand."""
    seen = 0
    while not position.over:
        beginning = position.facts()["decision"] == "turn" and not position.record.acted
        if beginning and position.record.extra_turns == 0 and chance.random() < 0.6:
            seen += 1
            twin = built(given_of(position))
            assert twin.facts() == position.facts()
            for name in DERIVED:
                assert np.array_equal(twin.record[name], position.record[name]), name
            assert sorted(twin.legal_texts) == sorted(position.legal_texts)
        position.play(chance.choice(position.legal_texts))
    assert seen > 2
