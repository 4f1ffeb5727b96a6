"""The score sheet for real tables: what people see at the end of a game comes to what the game itself has counted."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import leopold
from leopold.game import Game
from leopold.packs.codes import GAME_END, ITEMS, LETTERS, STAYS
from leopold.packs.tables import BALL_ROWS, CATEGORIES, HALLS
from leopold.rules.board.balls import BALCONY
from leopold.rules.state import AUTOMATON_SEAT, FROM_BALLS, PLAYED
from leopold.server.companion.score import FINAL
from leopold.text.words import ROOM_NAMES
from leopold.view import ROOM_STATES
from leopold.view.sources import sources_of
from tests.server.visitors import LocalServer, Visitor

GAMES = Path(__file__).parents[1] / "golden" / "games"
WRITTEN_DOWN = (
    "2-revised-standard-night-greedy",
    "2-revised-standard-day-a-planner",
    "2-2015-draft-day-planner",
    "3-revised-draft-day-greedy",
    "3-2015-standard-night-planner",
    "3-revised-standard-night-promo-greedy",
    "4-revised-standard-night-greedy",
    "4-revised-draft-day-planner",
    "solo-revised-hard-day-planner",
    "solo-2015-easy-night-planner",
)
MODULES = (
    (2, "day", ("ballrooms", "more")),
    (3, "night", ("entrances", "key")),
    (4, "day", ("ballrooms", "celebrities", "entrances", "gala", "more", "promo")),
    (1, "night", ("ballrooms", "celebrities")),
    (1, "day", ("entrances",)),
)
HEARD = ("guests", "staff", "emperor_end", "emperor_tiles", "balls", "celebrities", "entrances")
"""Of these only the points are known, because nothing on the table tells them."""


@pytest.fixture
def ann(small_server: LocalServer) -> Visitor:
    return small_server.visitor()


@pytest.mark.parametrize("name", WRITTEN_DOWN)
def test_a_game_that_was_played_is_counted_as_it_was(name: str, ann: Visitor) -> None:
    agrees(leopold.load(GAMES / f"{name}.leopold"), ann)


@pytest.mark.parametrize(("players", "hotels", "modules"), MODULES)
def test_modules_are_counted_too(players: int, hotels: str, modules: tuple[str, ...], ann: Visitor) -> None:
    game = Game(players, hotels=hotels, modules=modules, solo=players == 1, seed=5)
    choose = random.Random(5).choice
    while not game.over:
        game.play(choose(game.numbers))

    agrees(game, ann)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_ball_is_scored_by_who_dances_there(players: int, ann: Visitor) -> None:
    game = Game(players, modules=("ballrooms",), seed=9)
    choose = random.Random(9).choice
    balls: list[dict[str, Any]] = []
    scored: list[list[int]] = []
    while not game.over:
        happened = [event for event in game.play(choose(game.numbers)) if event.name == "ball_scored"]
        if len(happened) == players:
            hall = len(balls)
            places = game.record.dancers[:players, hall * BALL_ROWS : (hall + 1) * BALL_ROWS].copy()
            if hall == HALLS - 1:
                places[:, -1] += game.record.dancers[:players, BALCONY]
            balls.append({"ballroom": happened[0]["ballroom"], "dancers": places.tolist()})
            scored.append([int(event["vp"] or 0) for event in sorted(happened, key=lambda event: event.seat or 0)])

    score = ann.post("/api/companion/score", {"people": [{}] * players, "modules": ["ballrooms"], "balls": balls})

    assert [list(points) for points in zip(*(one["balls"] for one in score["people"]), strict=True)] == scored
    assert len(scored) == HALLS

    # what rows and areas brought beside that completes the source, as the game has it
    in_all = game.record.sheet[:players, FROM_BALLS].tolist()
    people = [{"danced": points - sum(at[p] for at in scored)} for p, points in enumerate(in_all)]
    people[0]["danced"] += 2
    score = ann.post("/api/companion/score", {"people": people, "modules": ["ballrooms"], "balls": balls})
    assert [one["points"]["balls"] for one in score["people"]] == [in_all[0] + 2, *in_all[1:]]


def agrees(game: Game, ann: Visitor) -> None:
    """Source by source, card by card, and in who has won."""
    assert game.over
    g, names = game.record, sources_of(game.pack.modules)

    score = ann.post("/api/companion/score", entry(game))

    assert score["sources"] == [name for _, name in names]
    for p, person in enumerate(score["people"]):
        assert person["points"] == {name: int(g.sheet[p, place]) for place, name in names}
        assert (person["total"], person["rest"]) == (int(g.vp[p]), 0)
        assert [(share["staff"], share["vp"], share["copied"]) for share in person["staff"]] == shares(game, p)
    assert [p for p, person in enumerate(score["people"]) if person["rank"] == 1] == game.winners


def shares(game: Game, p: int) -> list[tuple[Any, ...]]:
    found = [event for event in game.journal if event.name == "staff_scored" and event.seat == p]
    return [(event["staff"], event["vp"], event["copied"]) for event in found]


def entry(game: Game) -> dict[str, Any]:
    """What people see at the end, as they would tell it."""
    config, house = game.config, game.view().house
    return {
        "people": [person(game, p) for p in range(int(game.record.players))],
        "edition": config.edition,
        "modules": list(config.modules),
        "solo": config.solo,
        "rival_hotel": house.house if house else "",
    }


def person(game: Game, p: int) -> dict[str, Any]:
    g, pack = game.record, game.pack
    automaton = bool(game.config.solo) and p == AUTOMATON_SEAT
    cards = [i for i in range(len(pack.staff)) if g.staff_at[i] == PLAYED + p]
    points = {name: int(g.sheet[p, place]) for place, name in sources_of(pack.modules)}
    typed = {name: points[name] for name in HEARD if name in points}
    goals = int(g.goals_met.sum()) if entrance_of(game, p) and pack.entrances[int(g.entrance[p])].goals else 0
    if goals:
        typed["entrances"] -= sum(int(e["vp"] or 0) for e in game.journal if e.name == "goals_scored" and e.seat == p)
    if rooms_were_removed(game, p):
        typed |= {name: points[name] for name in ("badges", "bonuses")}
    waiting = [k for k in g.cafe[p].tolist() if k >= 0 and pack.record.guest_goes[k] != STAYS]
    return {
        "hotel": pack.hotels[int(g.hotel[p])].id,
        "rooms": {name: ROOM_STATES[int(n)] for name, n in zip(ROOM_NAMES, g.rooms[p], strict=True) if n},
        "staff": [pack.staff[i].number for i in cards if pack.record.staff_timing[i] == GAME_END],
        "hired": len(cards),
        "krones": int(g.krones[p]),
        "kitchen": {item: int(n) for item, n in zip(ITEMS, g.kitchen[p], strict=True) if n},
        "cafe": 0 if automaton else len(waiting),
        "visits": [{"place": e["before"]} for e in game.journal if e.name == "emperor_scored" and e.seat == p],
        "emperor": int(g.emperor[p]),
        "objectives": {LETTERS[k]: int(g.claims[k, p]) for k in range(CATEGORIES) if g.claims[k, p]},
        "dancers": int(g.dancers[p].sum()) if pack.ballrooms else None,
        "entrance": "" if automaton else entrance_of(game, p),
        "goals": goals,
        "typed": typed,
        "track": int(g.vp[p]) - at_the_end(game, p),
    }


def entrance_of(game: Game, p: int) -> str:
    if not game.pack.entrances or game.record.entrance[p] < 0:
        return ""
    return game.pack.entrances[int(game.record.entrance[p])].id


def rooms_were_removed(game: Game, p: int) -> bool:
    """Then the doors that are left do not tell what was scored for those that were there."""
    return any(event.name == "room_removed" and event.seat == p for event in game.journal)


def at_the_end(game: Game, p: int) -> int:
    """What the final scoring has brought; the marker stood so much further back before it."""
    sheet = int(game.record.sheet[p, list(FINAL)].sum())
    return sheet + sum(int(e["vp"] or 0) for e in game.journal if e.name == "goals_scored" and e.seat == p)


REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"people": [{"krones": 21}, {}]}, "nobody has more than 20 krones"),
    ({"people": [{"staff": [17]}, {}]}, "no end-of-game card 17"),
    ({"people": [{"staff": [28]}, {"staff": [28]}]}, "28 is there only once"),
    ({"people": [{"staff": [28, 29], "hired": 1}]}, "2 end-of-game cards"),
    ({"people": [{"rooms": {"5.1": "occupied"}}]}, "no room 5.1"),
    ({"people": [{"cafe": 4}]}, "3 tables"),
    ({"people": [{"objectives": {"A": 1}}, {"objectives": {"A": 1}}]}, "place 1 of objective A is taken"),
    ({"people": [{"objectives": {"A": 4}}, {}]}, "3 places"),
    ({"people": [{"visits": [{"place": 14}]}]}, "ends at 13"),
    ({"people": [{"hotel": "day A"}, {"hotel": "day A"}]}, "day A"),
    ({"people": [{"hotel": "day"}]}, "which of the day hotels"),
    ({"people": [{"hotel": "noon"}]}, "noon"),
    ({"people": [{"typed": {"balls": 3}}]}, "no points for balls"),
    ({"people": [{"kitchen": {"champagne": 1}}]}, "champagne"),
    ({"people": [{"dancers": 3}]}, "dancers"),
    ({"people": [{"danced": 3}]}, "dancers"),
    ({"people": [{"dancers": 11}], "modules": ["ballrooms"]}, "dancers"),
    ({"people": [{"entrance": "dove"}]}, "dove"),
    ({"people": [{"entrance": "dove"}] * 2, "modules": ["entrances"]}, "only once"),
    ({"people": [{}], "modules": ["opera"]}, "opera"),
    ({"people": [{}], "edition": "1999"}, "1999"),
    ({"people": [{}, {}], "solo": "nobody"}, "nobody"),
    ({"people": [{}], "solo": "leopold"}, "automaton"),
    ({"people": [{}, {"krones": 3}], "solo": "leopold"}, "Leopold has neither"),
    (
        {"people": [{}, {}], "balls": [{"ballroom": "opera", "dancers": [[], []]}], "modules": ["ballrooms"]},
        "ballroom",
    ),
    ({"people": [{}, {}], "balls": [{"ballroom": "odeonsaal", "dancers": [[1]]}], "modules": ["ballrooms"]}, "dancers"),
]


@pytest.mark.parametrize(("body", "sentence"), REFUSED)
def test_what_no_table_can_show_is_refused_with_a_sentence(body: dict[str, Any], sentence: str, ann: Visitor) -> None:
    answer = ann.ask("POST", "/api/companion/score", body)

    assert (answer.status_code, answer.json()["key"]) == (422, "problem-sheet-impossible")
    assert sentence in answer.json()["sentence"]


@pytest.mark.parametrize(
    "body",
    [
        {"people": []},
        {"people": [{}] * 5},
        {"people": [{"krones": -1}]},
        {"people": [{"krones": 10**30}]},
        {"people": [{"typed": {"guests": 10_000}}]},
        {"people": [{"staff": list(range(100))}]},
        {"people": [{"rooms": {"1.1": "burning"}}]},
        {"people": [{"name": "Ann"}]},
        {"people": "Ann"},
    ],
)
def test_what_cannot_be_read_is_refused(body: dict[str, Any], ann: Visitor) -> None:
    assert ann.ask("POST", "/api/companion/score", body).status_code in (400, 422)


def test_a_tie_goes_to_whoever_has_more_left(ann: Visitor) -> None:
    people = [{"track": 12, "krones": 8}, {"track": 15, "krones": 5}, {"track": 12, "krones": 8}]

    score = ann.post("/api/companion/score", {"people": people})

    assert [one["total"] for one in score["people"]] == [20, 20, 20]
    assert [one["rank"] for one in score["people"]] == [1, 3, 1]


def test_what_is_typed_stands_and_the_track_tells_the_rest(ann: Visitor) -> None:
    person = {"track": 60, "typed": {"guests": 30, "rooms": 17}, "rooms": {"1.1": "occupied"}, "objectives": {"B": 2}}

    (one,) = ann.post("/api/companion/score", {"people": [person]})["people"]

    assert (one["points"]["guests"], one["points"]["rooms"], one["points"]["objectives"]) == (30, 17, 10)
    assert one["rest"] == 60 - 30 - 10 - one["points"]["badges"] - one["points"]["bonuses"]
    assert one["total"] == 60 + 17


def test_only_what_the_cards_need_is_asked(ann: Visitor) -> None:
    """The secretary counts as another's card, and so asks for what that one counts."""
    staff = {one["score"]["name"]: one["number"] for one in ann.get("/api/cards")["staff"] if one["score"]}

    def asked(*hands: list[int]) -> list[list[str]]:
        people = [{"staff": hand} for hand in hands]
        return [one["asks"] for one in ann.post("/api/companion/score", {"people": people})["people"]]

    assert asked([staff["groups"], staff["tiles"]], [staff["staff"]]) == [[], ["hired"]]
    assert asked([staff["copy"]], [staff["emperor"]]) == [["emperor"], ["emperor"]]
