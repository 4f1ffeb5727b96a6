"""Setting up a real table: what is drawn can be laid out, what is kept stays, and every step can be said."""

from __future__ import annotations

from typing import Any

import pytest

from leopold.packs.modules import CHOOSABLE, MODULES
from tests.server.visitors import LocalServer, Visitor

ALL = list(CHOOSABLE)
ALONE = [module for module in CHOOSABLE if MODULES[module].alone]
NAMES = ["Ann", "Ben", "Cem", "Dora"]


@pytest.fixture
def ann(small_server: LocalServer) -> Visitor:
    return small_server.visitor()


def draw(ann: Visitor, players: int, **wishes: Any) -> Any:
    return ann.post("/api/companion/setup", {"names": NAMES[:players], "seed": "evening", **wishes})


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("modules", [[], ALL])
@pytest.mark.parametrize("hotels", ["night", "day"])
def test_everything_that_a_table_needs_is_there(players: int, modules: list[str], hotels: str, ann: Visitor) -> None:
    modules = [module for module in modules if players > 1 or module in ALONE]

    drawn = draw(ann, players, modules=modules, hotels=[hotels])

    people = [seat for seat in drawn["seats"] if not seat["automaton"]]
    assert [seat["name"] for seat in people] == NAMES[:players]
    assert len(drawn["seats"]) == max(2, players)
    assert all(seat["hotel"].startswith(hotels) for seat in people)
    assert hotels == "night" or len({seat["hotel"] for seat in people}) == players
    assert list(drawn["objectives"]) == list(drawn["tiles"]) == ["A", "B", "C"]
    assert sorted(seat["numbers"][0] for seat in drawn["seats"]) == list(range(1, len(drawn["seats"]) + 1))
    assert drawn["seats"][drawn["start"]]["numbers"][0] == 1
    if modules:
        assert len(set(drawn["ballrooms"])) == len(set(drawn["lounge"])) == 3
        assert len(set(drawn["rehearsals"])) == players
        assert len(set(drawn["entrances"])) == (players if players > 1 else 3)
    steps = [step["step"] for step in drawn["steps"]]
    assert steps[:3] == ["board", "tiles", "objectives"] and steps[-2:] == ["first-guests", "first-rooms"]
    assert all(step["lines"] for step in drawn["steps"])
    assert ("automaton" in steps) == (players == 1)


def test_the_same_seed_draws_the_same(ann: Visitor) -> None:
    one, other, third = (draw(ann, 3, seed=seed, modules=ALL) for seed in ("a", "a", "b"))

    assert one == other
    assert one != third


def test_what_is_kept_stays_and_the_rest_is_drawn_anew(ann: Visitor) -> None:
    modules = ["ballrooms", "celebrities", "entrances"]
    kept = draw(ann, 3, modules=modules, hotels=["day"])
    pins: dict[str, Any] = {
        "objectives": {"A": kept["objectives"]["A"]},
        "tiles": {"C": kept["tiles"]["C"]},
        "ballrooms": [kept["ballrooms"][0], "", ""],
        "rehearsals": ["", kept["rehearsals"][1], ""],
        "lounge": ["", "", kept["lounge"][2]],
        "entrances": [kept["entrances"][0], kept["entrances"][1]],
    }
    hotels = [kept["seats"][0]["hotel"], "day", "day"]
    seen = set()
    for seed in "abcdefgh":
        drawn = draw(ann, 3, modules=modules, hotels=hotels, pins=pins, seed=seed, start=2)
        assert drawn["objectives"]["A"] == pins["objectives"]["A"] and drawn["tiles"]["C"] == pins["tiles"]["C"]
        assert drawn["ballrooms"][0] == kept["ballrooms"][0] and len(set(drawn["ballrooms"])) == 3
        assert drawn["rehearsals"][1] == kept["rehearsals"][1] and len(set(drawn["rehearsals"])) == 3
        assert drawn["lounge"][2] == kept["lounge"][2] and len(set(drawn["lounge"])) == 3
        assert drawn["entrances"][:2] == kept["entrances"][:2] and len(set(drawn["entrances"])) == 3
        assert drawn["seats"][0]["hotel"] == kept["seats"][0]["hotel"] and drawn["start"] == 2
        seen.add((drawn["objectives"]["B"], drawn["ballrooms"][1], drawn["lounge"][0], drawn["entrances"][2]))
    assert len(seen) > 4


def test_another_one_is_another_one(ann: Visitor) -> None:
    before = draw(ann, 2, modules=["ballrooms"], hotels=["day"])
    avoid = [
        str(before["objectives"]["B"]),
        before["ballrooms"][1],
        before["seats"][1]["hotel"],
        f"start {before['start']}",
    ]
    for seed in "abcdef":
        after = draw(ann, 2, modules=["ballrooms"], hotels=[before["seats"][0]["hotel"], "day"], seed=seed, avoid=avoid)
        assert after["objectives"]["B"] != before["objectives"]["B"]
        assert before["ballrooms"][1] not in after["ballrooms"]
        assert after["seats"][1]["hotel"] != before["seats"][1]["hotel"]
        assert after["start"] != before["start"]


def test_where_there_is_nothing_else_the_same_comes_again(ann: Visitor) -> None:
    drawn = draw(ann, 4, modules=["ballrooms"])

    again = draw(ann, 4, modules=["ballrooms"], avoid=drawn["rehearsals"])

    assert sorted(again["rehearsals"]) == sorted(drawn["rehearsals"])


def test_the_numbers_are_those_of_the_rules(ann: Visitor) -> None:
    def dice(players: int, **wishes: Any) -> Any:
        (line,) = next(step["lines"] for step in draw(ann, players, **wishes)["steps"] if step["step"] == "actions")
        return line["params"]

    assert [dice(players)["n"] for players in (1, 2, 3, 4)] == [10, 10, 12, 14]
    assert dice(4, modules=["celebrities"]) == {"n": 14, "white": 11, "coloured": 3}
    assert [seat["krones"] for seat in draw(ann, 3, modules=["key"], start=1)["seats"]] == [11, 9, 10]
    assert [seat["hand"] for seat in draw(ann, 3, variant="introductory", start=1)["seats"]] == ["C", "A", "B"]
    assert draw(ann, 1, modules=["entrances"])["seats"][0]["krones"] == 7
    assert draw(ann, 1, modules=["celebrities"])["solo"] == "elisabeth"


@pytest.mark.parametrize("house", ["hautel_couture", "nine_stars_inn", "sushi_resort", "toll_bridge_hotel"])
def test_the_automaton_has_the_hotel_that_was_chosen(house: str, ann: Visitor) -> None:
    drawn = draw(ann, 1, modules=["entrances"], rival_hotel=house, level="hard")

    assert (drawn["house"], drawn["level"]) == (house, "hard")
    assert ("couture" in [step["step"] for step in drawn["steps"]]) == (house == "hautel_couture")


REFUSED: list[tuple[int, dict[str, Any], str]] = [
    (1, {"modules": ["key"]}, "Start Player"),
    (2, {"modules": ["opera"]}, "opera"),
    (2, {"hotels": ["day A", "day A"]}, "day A"),
    (2, {"hotels": ["night"] * 3}, "3"),
    (2, {"start": 2}, "start"),
    (2, {"variant": "chaos"}, "chaos"),
    (2, {"edition": "1999"}, "1999"),
    (2, {"rival_hotel": "sushi_resort", "pins": {"tiles": {"A": "B1"}}}, "B1"),
    (2, {"pins": {"objectives": {"A": 109}}}, "109"),
    (2, {"pins": {"ballrooms": ["odeonsaal"]}}, "odeonsaal"),
    (2, {"pins": {"ballrooms": ["odeonsaal", "odeonsaal"]}, "modules": ["ballrooms"]}, "two places"),
    (1, {"modules": ["entrances"], "rival_hotel": "ritz"}, "ritz"),
]


@pytest.mark.parametrize(("players", "wishes", "sentence"), REFUSED)
def test_what_the_rules_do_not_allow_is_refused_and_they_say_why(
    players: int, wishes: dict[str, Any], sentence: str, ann: Visitor
) -> None:
    answer = ann.ask("POST", "/api/companion/setup", {"names": NAMES[:players], **wishes})

    assert (answer.status_code, answer.json()["key"]) == (422, "problem-setup-impossible")
    assert sentence in answer.json()["sentence"]


@pytest.mark.parametrize(
    "body",
    [
        {"names": []},
        {"names": [*NAMES, "Eve"]},
        {"names": ["x" * 41]},
        {"names": ["A", "B"], "start": 9},
        {"names": "Ann"},
    ],
)
def test_what_cannot_be_read_is_refused(body: dict[str, Any], ann: Visitor) -> None:
    assert ann.ask("POST", "/api/companion/setup", body).status_code in (400, 422)
