"""Reviews at the server: asked for once, made in the background, kept; and playing on from a moment of the game."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from leopold.game import Game
from leopold.review import VERSION, Review
from leopold.review.reading import turns_of
from leopold.server import limits
from leopold.server.bots import reviews
from leopold.server.errors import too_many_reviews
from leopold.server.limits import RateLimiter
from leopold.server.store.storage import Storage
from leopold.text.transcript import write_transcript
from tests.review.games import FEW, finished
from tests.server.databases import database
from tests.server.test_storage import laid
from tests.server.visitors import Json, LocalServer, Visitor, new_key, open_server, play_on


@pytest.fixture
def server(address: str) -> Iterator[LocalServer]:
    """A server that looks back with few deals, on every kind of database."""
    with open_server(address, playouts=FEW) as opened:
        yield opened


@pytest.fixture
def small_server(tmp_path: Path) -> Iterator[LocalServer]:
    with database("sqlite", tmp_path) as address, open_server(address, playouts=FEW) as opened:
        yield opened


def opened(ann: Visitor, game: Game) -> str:
    """A table with a game that was played elsewhere."""
    names = [seat or "Ann" for seat in ("", "Bob", "Eva", "Max")][: game.config.players]
    table: str = ann.post("/api/records", {"text": write_transcript(game.transcript(names))})["table"]
    return table


def evening(ann: Visitor) -> str:
    return opened(ann, finished("concierge", "apprentice"))


def until_done(ann: Visitor, table: str) -> Json:
    while (state := ann.get(f"/api/tables/{table}/review"))["state"] == "working":
        assert 0 <= state["done"] <= state["of"]
    return state


def test_a_review_is_made_in_the_background_and_kept(server: LocalServer, address: str) -> None:
    # given a finished game that nobody has asked about
    ann = server.visitor()
    table = evening(ann)
    assert ann.get(f"/api/tables/{table}/review") == {"state": "none", "done": 0, "of": 0, "review": None}
    # when somebody asks, it is being made, and asking again changes nothing
    assert ann.post(f"/api/tables/{table}/review", {})["state"] == "working"
    assert ann.post(f"/api/tables/{table}/review", {})["state"] in ("working", "done")
    done = until_done(ann, table)
    # then it is there, with all that adds up
    assert done["state"] == "done"
    found = msgspec.convert(done["review"], Review)
    assert [seat.name for seat in found.seats] == ["Ann", "Bob"]
    assert found.playouts == FEW
    # and a server that starts again still has it
    with open_server(address, playouts=FEW) as again:
        assert again.visitor(ann.secret).post(f"/api/tables/{table}/review", {}) == done


def test_whoever_may_look_on_may_read_it_and_nobody_else(small_server: LocalServer) -> None:
    ann, eve = small_server.visitor(), small_server.visitor()
    table = evening(ann)
    for path in ("review", "line?at=7"):
        assert eve.ask("GET", f"/api/tables/{table}/{path}").status_code == 404
    for path, body in (("review", {}), ("again", {"at": 7})):
        assert eve.ask("POST", f"/api/tables/{table}/{path}", body).status_code == 404
    ann.post(f"/api/tables/{table}/watching", {"strangers": True})
    assert eve.get(f"/api/tables/{table}/review")["state"] == "none"


def test_a_game_that_is_going_on_is_not_looked_back_at(small_server: LocalServer) -> None:
    ann = small_server.visitor()
    table = ann.lay("me", "bot apprentice")["table"]
    for answer in (
        ann.ask("GET", f"/api/tables/{table}/review"),
        ann.ask("POST", f"/api/tables/{table}/review", {}),
        ann.ask("GET", f"/api/tables/{table}/line?at=0&actions=16"),
    ):
        assert (answer.status_code, answer.json()["key"]) == (409, "problem-review-going")
    answer = ann.ask("POST", f"/api/tables/{table}/again", {"at": 0})
    assert (answer.status_code, answer.json()["key"]) == (409, "problem-again-going")


def test_reviews_are_counted_and_those_that_are_there_cost_nothing(small_server: LocalServer) -> None:
    # given an address from which no more than one review is asked for
    services = small_server.application.services
    assert services is not None
    services.shares.reviews.from_address = RateLimiter((0.001, 1), too_many_reviews)
    ann, bob = small_server.visitor(), small_server.visitor()
    first, second = evening(ann), evening(bob)
    # when two are asked for
    ann.post(f"/api/tables/{first}/review", {})
    refused = bob.ask("POST", f"/api/tables/{second}/review", {})
    # then the second is refused, and the first can be asked for as often as one likes
    assert (refused.status_code, refused.json()["key"]) == (429, "problem-too_many_reviews")
    assert until_done(ann, first)["state"] == "done"
    for _ in range(3):
        assert ann.post(f"/api/tables/{first}/review", {})["state"] == "done"
    assert bob.get(f"/api/tables/{second}/review")["state"] == "none"


def test_only_so_many_are_made_at_once(small_server: LocalServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "AT_ONCE", 0)
    ann = small_server.visitor()
    answer = ann.ask("POST", f"/api/tables/{evening(ann)}/review", {})
    assert (answer.status_code, answer.json()["key"]) == (429, "problem-too_many_reviews")


def test_one_that_fails_says_so_and_can_be_asked_for_again(
    small_server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = small_server.visitor()
    table = evening(ann)
    with monkeypatch.context() as broken:
        broken.setattr(reviews, "judge_part", lambda *_: 1 / 0)
        ann.post(f"/api/tables/{table}/review", {})
        assert until_done(ann, table)["state"] == "failed"
    ann.post(f"/api/tables/{table}/review", {})
    assert until_done(ann, table)["state"] == "done"


def test_a_review_is_kept_with_its_table_and_one_of_another_version_is_none(address: str) -> None:
    # given a table with a review
    storage = Storage(address)
    table = laid(storage)
    storage.keep_review(table.id, VERSION, b'{"first": "\xc3\xa4"}')
    assert storage.review(table.id, VERSION) == b'{"first": "\xc3\xa4"}'
    assert storage.review(table.id, VERSION + 1) is None
    # when there is one of a newer version, then it takes its place
    storage.keep_review(table.id, VERSION + 1, b"{}")
    assert (storage.review(table.id, VERSION), storage.review(table.id, VERSION + 1)) == (None, b"{}")
    # and it goes with the table, and does not come without one
    storage.remove(table.id)
    storage.keep_review(table.id, VERSION, b"{}")
    assert storage.review(table.id, VERSION + 1) is None
    assert storage.review(table.id, VERSION) is None
    storage.close()


# --- both lines


def test_another_line_can_be_seen_on_the_table(small_server: LocalServer) -> None:
    # given a finished game and what was played in it
    ann = small_server.visitor()
    game = finished("concierge", "apprentice")
    table = evening(ann)
    path = f"/api/tables/{table}"
    # and a decision of several actions, with nothing new to be seen on the way
    at = next(part.at for turn in turns_of(game)[0] for part in turn.parts if len(part.played) >= 3)
    # when its own line is tried, then it leads where the game went
    own = game.moves[at : at + 3]
    tried = ann.get(f"{path}/line?at={at}&actions={','.join(map(str, own))}&viewer=all")
    assert tried["played"] == 3
    assert tried["view"] == ann.get(f"{path}/replay?at={at + 3}&viewer=all")["view"]
    assert tried["told"]
    # when something is tried that is not possible, then it is played as far as it goes
    tried = ann.get(f"{path}/line?at={at}&actions={own[0]},1559,{own[1]}&viewer=0")
    assert tried["played"] == 1
    assert ann.get(f"{path}/line?at={at}")["played"] == 0
    # and beyond the end there is nothing
    assert ann.ask("GET", f"{path}/line?at={len(game.moves) + 1}").status_code == 422
    assert ann.ask("GET", f"{path}/line?at=3&actions=x").status_code == 400


# --- playing on


def test_one_plays_on_from_a_moment_against_the_same_bots(server: LocalServer) -> None:
    # given a finished game against a bot
    ann = server.visitor()
    table = ann.lay("me", "bot waiter", seed="an evening")["table"]
    end = play_on(ann, table, ann.state(table), random.Random(6), lambda state: state["table"]["over"])
    rival = end["seats"][1]
    # when somebody goes on from the middle of it
    body = {"at": 40, "key": new_key()}
    laid_again = ann.post(f"/api/tables/{table}/again", body)
    # then there is a table of its own with the same deal, the same bot, and what was played until then
    assert ann.post(f"/api/tables/{table}/again", body) == laid_again
    state = ann.state(laid_again["table"], 0)
    assert laid_again["table"] != table
    assert state["moves"] >= 40
    assert state["table"]["seed_chosen"] and not state["table"]["over"]
    assert (state["seats"][1]["kind"], state["seats"][1]["level"]) == ("bot", "waiter")
    assert state["seats"][1]["name"] == rival["name"]
    assert state["seats"][0]["mine"]
    new = ann.get(f"/api/tables/{laid_again['table']}/replay?at=40&viewer=0")["view"]
    assert new == ann.get(f"/api/tables/{table}/replay?at=40&viewer=0")["view"]
    # and the old one is as it was
    assert ann.state(table)["moves"] == end["moves"]


def test_other_people_s_seats_are_played_by_bots(small_server: LocalServer) -> None:
    ann, bob = small_server.visitor(), small_server.visitor()
    table = opened(ann, finished("waiter", "greedy", "random"))
    ann.post(f"/api/tables/{table}/watching", {"strangers": True})
    # when somebody who only looked on plays on at the second seat
    laid_again = bob.post(f"/api/tables/{table}/again", {"at": 20, "seat": 1})
    # then the others are bots
    seats = bob.state(laid_again["table"], 1)["seats"]
    assert [(seat["kind"], seat["mine"]) for seat in seats] == [("bot", False), ("person", True), ("bot", False)]
    # and for whoever had all seats at one screen it is so again
    mine = ann.state(ann.post(f"/api/tables/{table}/again", {"at": 20})["table"], 0)["seats"]
    assert all(seat["mine"] for seat in mine)


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({"at": 100_000}, "problem-replay-beyond"),
        ({"at": 20, "seat": 3}, "problem-seat-none"),
        ({"at": 20, "seat": 1}, "problem-seat-bot"),
    ],
)
def test_what_cannot_be_played_on_gets_a_sentence(small_server: LocalServer, wish: Json, key: str) -> None:
    ann = small_server.visitor()
    table = ann.lay("me", "bot apprentice", seed="an evening")["table"]
    play_on(ann, table, ann.state(table), random.Random(6), lambda state: state["table"]["over"])
    answer = ann.ask("POST", f"/api/tables/{table}/again", wish)
    assert (answer.status_code, answer.json()["key"]) == (422, key)


def test_alone_one_plays_on_against_the_automaton(small_server: LocalServer) -> None:
    ann = small_server.visitor()
    table = opened(ann, finished("concierge", solo="leopold", level="medium"))
    laid_again = ann.post(f"/api/tables/{table}/again", {"at": 30})
    state = ann.state(laid_again["table"], 0)
    assert [seat["kind"] for seat in state["seats"]] == ["person", "automaton"]
    assert state["table"]["level"] == "medium" and not state["table"]["over"]


def test_limits_leave_room_for_an_evening() -> None:
    assert limits.REVIEWS[1] >= 3
    assert limits.REVIEWS_FROM_ADDRESS[1] >= limits.REVIEWS[1]
