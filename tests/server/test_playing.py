"""Playing: every request carried out once, all of it or nothing."""

from __future__ import annotations

import random
import threading

from tests.server.visitors import LocalServer, new_key, play_on


def test_a_whole_game_against_a_bot(server: LocalServer) -> None:
    ann = server.visitor()
    laid = ann.lay("me", "bot waiter", variant="introductory")

    end = play_on(ann, laid["table"], ann.state(laid["table"]), random.Random(1), lambda state: state["table"]["over"])

    assert [line["rank"] for line in end["scores"]] != [2, 2]
    assert end["scores"][1]["total"] == sum(end["scores"][1]["sources"].values())
    assert end["table"]["seed"] is not None
    assert ann.get("/api/tables")["tables"][0]["totals"] == [line["total"] for line in end["scores"]]


def test_a_whole_solo_game(server: LocalServer) -> None:
    ann = server.visitor()
    laid = ann.lay("me", level="easy")

    end = play_on(ann, laid["table"], ann.state(laid["table"]), random.Random(2), lambda state: state["table"]["over"])

    assert end["view"]["solo"]["level"] == "easy"
    assert len(end["scores"]) == 2


def test_several_actions_are_one_click(server: LocalServer) -> None:
    ann = server.visitor()
    laid = ann.lay("me", "here", seed="7")
    table = laid["table"]
    for _ in range(2):  # the first guests
        mover = ann.state(table, None)["view"]["to_move"]
        state = ann.play(table, ann.state(table, mover))
    state = ann.state(table, ann.state(table, None)["view"]["to_move"])
    rooms = {choice["text"]: choice["number"] for choice in state["actions"]}

    answer = ann.act(table, state["seat"], state["revision"], rooms["room 1.2"], rooms["room 1.2"] + 1)

    assert answer.status_code == 200
    assert answer.json()["revision"] == state["revision"] + 2


def test_all_or_none(server: LocalServer) -> None:
    ann = server.visitor()
    table = ann.lay("me", "here", seed="7")["table"]
    for _ in range(2):
        mover = ann.state(table, None)["view"]["to_move"]
        ann.play(table, ann.state(table, mover))
    state = ann.state(table, ann.state(table, None)["view"]["to_move"])
    room = next(choice["number"] for choice in state["actions"] if choice["text"] == "room 1.2")

    answer = ann.act(table, state["seat"], state["revision"], room, room)

    assert answer.status_code == 422
    assert answer.json()["key"] == "problem-action-illegal"
    assert answer.json()["params"]["place"] == 1
    assert ann.state(table, state["seat"]) == state


def test_a_repeat_is_answered_like_the_first(server: LocalServer) -> None:
    ann = server.visitor()
    table = ann.lay("me", "here", seed="11")["table"]
    mover = ann.state(table, None)["view"]["to_move"]
    state = ann.state(table, mover)
    key = new_key()

    first = ann.act(table, mover, state["revision"], state["actions"][0]["number"], key=key)
    ann.play(table, ann.state(table, 1 - mover))
    again = ann.act(table, mover, state["revision"], state["actions"][0]["number"], key=key)

    assert again.status_code == 200
    assert again.json() == first.json()
    assert ann.state(table, mover)["revision"] == 2


def test_a_key_means_one_thing(server: LocalServer) -> None:
    ann = server.visitor()
    table = ann.lay("me", "here", seed="11")["table"]
    mover = ann.state(table, None)["view"]["to_move"]
    state = ann.state(table, mover)
    key = new_key()
    ann.act(table, mover, state["revision"], state["actions"][0]["number"], key=key)

    answer = ann.act(table, mover, state["revision"], state["actions"][1]["number"], key=key)

    assert (answer.status_code, answer.json()["key"]) == (409, "problem-key-used")


def test_who_comes_too_late_gets_the_fresh_state(server: LocalServer) -> None:
    ann = server.visitor()
    table = ann.lay("me", "here", seed="11")["table"]
    mover = ann.state(table, None)["view"]["to_move"]
    old = ann.state(table, mover)
    ann.play(table, old)

    answer = ann.act(table, mover, old["revision"], old["actions"][0]["number"])

    assert answer.status_code == 409
    assert answer.json()["key"] == "problem-revision-stale"
    assert answer.json()["state"]["revision"] == 1


def test_of_two_at_once_only_one_wins(server: LocalServer) -> None:
    ann = server.visitor()
    table = ann.lay("me", "here", seed="11")["table"]
    mover = ann.state(table, None)["view"]["to_move"]
    state = ann.state(table, mover)
    answers: list[int] = []

    def click(number: int) -> None:
        answers.append(ann.act(table, mover, state["revision"], number).status_code)

    clicks = [threading.Thread(target=click, args=(choice["number"],)) for choice in state["actions"]]
    for thread in clicks:
        thread.start()
    for thread in clicks:
        thread.join()

    assert sorted(answers) == [200] + [409] * (len(clicks) - 1)
    assert ann.state(table, mover)["revision"] == 1


def test_nobody_plays_out_of_turn(small_server: LocalServer) -> None:
    ann = small_server.visitor()
    table = ann.lay("me", "here", seed="11")["table"]
    state = ann.state(table, None)
    other = 1 - state["view"]["to_move"]

    answer = ann.act(table, other, state["revision"], 16)

    assert (answer.status_code, answer.json()["key"]) == (422, "problem-not_your_turn")


def test_nobody_plays_for_others(small_server: LocalServer) -> None:
    ann, eve = small_server.visitor(), small_server.visitor()
    table = ann.lay("me", "here")["table"]

    assert eve.act(table, 0, 0, 16).status_code == 404
    assert eve.ask("GET", f"/api/tables/{table}").status_code == 404
    assert eve.ask("GET", f"/api/tables/{table}?seat=0").status_code == 404
