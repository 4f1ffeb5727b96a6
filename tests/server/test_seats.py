"""Seats: links for friends, watching, and bots that stand in."""

from __future__ import annotations

import random
import threading
from collections.abc import Iterator

import httpx
import pytest
from starlette.websockets import WebSocketDisconnect

from leopold.bots import Seen
from leopold.server.http.identity import hashed
from tests.server.test_bots import hire
from tests.server.visitors import LocalServer, Visitor, new_key, play_on


def test_a_link_leads_to_a_seat(server: LocalServer) -> None:
    ann, ben = server.visitor(), server.visitor()
    laid = ann.lay("me", "friend")
    table, token = laid["table"], laid["seat_tokens"][0]["token"]
    assert not ann.state(table)["seats"][1]["taken"]

    seated = ben.post(f"/api/tables/{table}/sit", {"token": token, "name": "  Ben\n the \x07 Bold "})

    assert seated == {"table": table, "seat": 1}
    assert ann.state(table)["seats"][1]["taken"]
    assert ann.state(table)["seats"][1]["name"] == "Ben the Bold"
    assert ben.state(table, 1)["view"]["seats"][1]["hand"] is not None


def test_who_sits_down_while_something_is_written_elsewhere_is_in_the_log(
    small_server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process was quicker, twice."""
    ann, ben = small_server.visitor(), small_server.visitor()
    laid = ann.lay("me", "friend")
    storage = small_server.application.storage
    append, late = storage.append, [False, False]

    monkeypatch.setattr(storage, "append", lambda wishes: [late.pop()] * len(wishes) if late else append(wishes))
    ben.post(f"/api/tables/{laid['table']}/sit", {"token": laid["seat_tokens"][0]["token"]})

    log = ann.get(f"/api/tables/{laid['table']}/news?since=0")["entries"]
    assert not late
    assert [(entry["kind"], entry["seat"]) for entry in log] == [("seat", 1)]


def test_a_link_works_again_only_in_the_same_browser(server: LocalServer) -> None:
    ann, ben, eve = server.visitor(), server.visitor(), server.visitor()
    laid = ann.lay("me", "friend")
    path, body = f"/api/tables/{laid['table']}/sit", {"token": laid["seat_tokens"][0]["token"]}
    ben.post(path, body)

    assert ben.ask("POST", path, body).status_code == 200
    assert eve.ask("POST", path, body).json()["key"] == "problem-seat-taken"


def test_a_new_link_replaces_the_old_one_and_whoever_sat_there(server: LocalServer) -> None:
    """A friend who comes back with another browser, or whose link was lost."""
    ann, ben, phone = server.visitor(), server.visitor(), server.visitor()
    laid = ann.lay("me", "friend")
    table, old = laid["table"], {"token": laid["seat_tokens"][0]["token"]}
    ben.post(f"/api/tables/{table}/sit", {**old, "name": "Ben"})
    key = new_key()

    fresh = ann.post(f"/api/tables/{table}/seats/1/link", {"key": key})
    assert not ann.state(table)["seats"][1]["taken"]
    assert phone.ask("POST", f"/api/tables/{table}/sit", old).json()["key"] == "problem-token-wrong"
    phone.post(f"/api/tables/{table}/sit", {"token": fresh["token"]})

    assert phone.state(table, 1)["seats"][1]["mine"]
    assert phone.state(table, 1)["seats"][1]["name"] == "Ben"
    assert ben.ask("GET", f"/api/tables/{table}?seat=1").status_code == 404
    assert ann.post(f"/api/tables/{table}/seats/1/link", {"key": key}) == fresh
    assert phone.state(table, 1)["seats"][1]["mine"], "a repeated request sends nobody away"


def test_whoever_lost_the_seat_hears_no_more_of_its_secrets(server: LocalServer) -> None:
    ann, ben = server.visitor(), server.visitor()
    laid = ann.lay("me", "friend")
    table = laid["table"]
    ben.post(f"/api/tables/{table}/sit", {"token": laid["seat_tokens"][0]["token"]})

    with ben.news(table, 1) as news:
        ann.post(f"/api/tables/{table}/seats/1/link", {"key": new_key()})

        with pytest.raises(WebSocketDisconnect):
            news.next("news")


def test_only_the_host_makes_links_and_only_for_friends(server: LocalServer) -> None:
    ann, ben = server.visitor(), server.visitor()
    laid = ann.lay("me", "friend", "bot")
    table = laid["table"]
    ben.post(f"/api/tables/{table}/sit", {"token": laid["seat_tokens"][0]["token"]})
    body = {"key": new_key()}

    assert ben.ask("POST", f"/api/tables/{table}/seats/1/link", body).json()["key"] == "problem-host-only"
    for seat in (0, 2, 3):
        assert ann.ask("POST", f"/api/tables/{table}/seats/{seat}/link", body).json()["key"] == "problem-seat-no_link"


def test_a_wrong_token_opens_nothing_and_guessing_ends(server: LocalServer) -> None:
    eve = server.visitor()
    laid = server.visitor().lay("me", "friend")

    answers = [
        eve.ask("POST", f"/api/tables/{laid['table']}/sit", {"token": f"{guess:022d}"}).status_code
        for guess in range(12)
    ]

    assert answers[0] == 403
    assert answers[-1] == 429


def test_watching_shows_no_hands_and_moves_nothing(server: LocalServer) -> None:
    ann, wim = server.visitor(), server.visitor()
    laid = ann.lay("me", "here")
    table = laid["table"]

    wim.post(f"/api/tables/{table}/watch", {"token": laid["watch_token"]})
    state = wim.state(table, None)

    assert [seat["hand"] for seat in state["view"]["seats"]] == [None, None]
    assert state["actions"] == []
    assert wim.act(table, 0, 0, 16).status_code in (403, 404)
    assert wim.ask("GET", f"/api/tables/{table}?seat=0").status_code in (403, 404)


def test_the_host_gives_an_absent_seat_to_a_bot_and_back(server: LocalServer) -> None:
    ann = server.visitor()
    table = ann.lay("me", "friend", seed="3")["table"]
    state = ann.state(table)

    done = ann.post(
        f"/api/tables/{table}/seats/1", {"level": "waiter", "revision": state["revision"], "key": new_key()}
    )
    assert done["state"]["seats"][1]["stand_in"] == "waiter"
    state = play_on(ann, table, ann.state(table), random.Random(1), lambda state: state["view"]["round"] == 1)

    back = ann.post(
        f"/api/tables/{table}/seats/1", {"level": None, "revision": ann.state(table)["revision"], "key": new_key()}
    )
    assert back["state"]["seats"][1]["stand_in"] == ""


def test_only_the_host_hands_over(server: LocalServer) -> None:
    ann, ben = server.visitor(), server.visitor()
    laid = ann.lay("me", "friend")
    ben.post(f"/api/tables/{laid['table']}/sit", {"token": laid["seat_tokens"][0]["token"]})

    answer = ben.ask(
        "POST", f"/api/tables/{laid['table']}/seats/0", {"level": "waiter", "revision": 1, "key": new_key()}
    )

    assert (answer.status_code, answer.json()["key"]) == (403, "problem-host-only")


def test_whose_seat_a_bot_plays_takes_back_the_seat_but_not_the_bots_moves(server: LocalServer) -> None:
    ann, ben = server.visitor(), server.visitor()
    laid = ann.lay("me", "friend", seed="2")
    table = laid["table"]
    ben.post(f"/api/tables/{table}/sit", {"token": laid["seat_tokens"][0]["token"]})
    path = f"/api/tables/{table}/seats/1"
    revision = ann.state(table)["revision"]
    replaced = ann.post(path, {"level": "waiter", "revision": revision, "key": new_key()})["state"]
    play_on(ann, table, replaced, random.Random(3), lambda state: state["view"]["round"] >= 1 and state["actions"])

    assert ben.state(table, 1)["undo"] == 0
    back = ben.post(path, {"level": None, "revision": ben.state(table, 1)["revision"], "key": new_key()})

    assert back["state"]["seats"][1]["stand_in"] == ""


@pytest.fixture
def pondering(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """Bots that think until they are told that it is enough, and then do the first thing there is."""
    enough = threading.Event()

    def first(seen: Seen) -> int:
        enough.wait(20)
        return seen.numbers[0]

    hire(monkeypatch, first)
    yield enough
    enough.set()


def hand_over(
    visitor: Visitor, table: str, seat: int, level: str | None, revision: int, key: str = ""
) -> httpx.Response:
    body = {"level": level, "revision": revision, "key": key or new_key()}
    return visitor.ask("POST", f"/api/tables/{table}/seats/{seat}", body)


def test_nobody_acts_while_a_bot_stands_in(small_server: LocalServer, pondering: threading.Event) -> None:
    ann = small_server.visitor()
    table = ann.lay("me", "here", seed="3")["table"]
    mover = ann.state(table, None)["view"]["to_move"]
    legal = ann.state(table, mover)["actions"][0]["number"]
    assert hand_over(ann, table, mover, "waiter", 0).status_code == 200

    answer = ann.act(table, mover, 1, legal)

    assert (answer.status_code, answer.json()["key"]) == (409, "problem-seat-bot_plays")


def test_a_seat_given_back_is_played_by_its_person_and_what_the_bot_thought_is_dropped(
    small_server: LocalServer, pondering: threading.Event
) -> None:
    ann = small_server.visitor()
    table = ann.lay("me", "here", seed="3")["table"]
    mover = ann.state(table, None)["view"]["to_move"]
    hand_over(ann, table, mover, "waiter", 0)

    assert hand_over(ann, table, mover, None, 1).status_code == 200
    pondering.set()
    state = ann.state(table, mover)
    after = ann.play(table, state, state["actions"][-1]["number"])

    entries = ann.get(f"/api/tables/{table}/news?seat={mover}&since=0")["entries"]
    assert after["revision"] == 3
    assert [entry["kind"] for entry in entries] == ["stand_in", "stand_in", "action"]
    assert entries[-1]["action"] == state["actions"][-1]


def test_handing_over_twice_is_done_once_and_too_late_gets_the_fresh_state(
    small_server: LocalServer, pondering: threading.Event
) -> None:
    ann = small_server.visitor()
    table = ann.lay("me", "friend", seed="3")["table"]
    key = new_key()

    first = hand_over(ann, table, 1, "waiter", 0, key)
    again = hand_over(ann, table, 1, "waiter", 0, key)
    other = hand_over(ann, table, 1, "apprentice", 0, key)
    late = hand_over(ann, table, 1, None, 0)

    assert (again.status_code, again.json()["revision"]) == (200, first.json()["revision"])
    assert (other.status_code, other.json()["key"]) == (409, "problem-key-used")
    assert (late.status_code, late.json()["key"]) == (409, "problem-revision-stale")
    assert late.json()["state"]["seats"][1]["stand_in"] == "waiter"


def test_whoever_opens_the_own_link_again_writes_nothing_into_the_log(server: LocalServer) -> None:
    ann, ben = server.visitor(), server.visitor()
    laid = ann.lay("me", "friend")
    path, body = f"/api/tables/{laid['table']}/sit", {"token": laid["seat_tokens"][0]["token"]}

    ben.post(path, body)
    revision = ann.state(laid["table"])["revision"]
    ben.post(path, body)

    assert ann.state(laid["table"])["revision"] == revision == 1


def test_whoever_gets_up_leaves_a_bot_behind_and_may_come_back(server: LocalServer) -> None:
    ann, ben = server.visitor(), server.visitor()
    laid = ann.lay("me", "friend", seed="3")
    table, token = laid["table"], laid["seat_tokens"][0]["token"]
    ben.post(f"/api/tables/{table}/sit", {"token": token})

    ann.post(f"/api/tables/{table}/leave", {"key": new_key()})

    assert ann.get("/api/tables")["tables"] == []
    assert ben.state(table, 1)["seats"][0]["stand_in"] != ""

    ben.post(f"/api/tables/{table}/leave", {"key": new_key()})
    ben.post(f"/api/tables/{table}/sit", {"token": token})
    assert ben.state(table, 1)["seats"][1]["stand_in"] == ""


def test_whoever_presses_twice_sits_down_once(server: LocalServer) -> None:
    # given a second request for a seat that is on its way while the table has not heard of the first
    ann, ben = server.visitor(), server.visitor()
    laid = ann.lay("me", "friend")
    path, body = f"/api/tables/{laid['table']}/sit", {"token": laid["seat_tokens"][0]["token"], "name": "Ben"}
    ann.state(laid["table"])
    server.application.storage.change_seat(laid["table"], 1, free=True, visitor=hashed(ben.secret), name="Ben")
    # when it comes
    again = ben.post(path, body)
    # then it is answered like the first; somebody else is refused
    assert again == {"table": laid["table"], "seat": 1}
    assert server.visitor().ask("POST", path, body).json()["key"] == "problem-seat-taken"


def test_whoever_is_refused_gets_no_new_identity(small_server: LocalServer) -> None:
    """Of two requests of a first visit the second must not take away who the first one was."""
    laid = small_server.visitor().lay("me", "friend")
    path, body = f"/api/tables/{laid['table']}/sit", {"token": laid["seat_tokens"][0]["token"]}
    small_server.client.cookies.clear()

    first = small_server.client.post(path, json=body)
    small_server.client.cookies.clear()
    second = small_server.client.post(path, json=body)

    assert "set-cookie" in first.headers
    assert second.status_code == 409 and "set-cookie" not in second.headers


def test_a_link_says_whom_the_host_expects(server: LocalServer) -> None:
    ann, ben = server.visitor(), server.visitor()
    laid = ann.post("/api/tables", {"seats": [{"kind": "me"}, {"kind": "friend", "name": "Benjamin"}]})
    path, body = f"/api/tables/{laid['table']}", {"token": laid["seat_tokens"][0]["token"]}

    before = ben.post(f"{path}/invitation", body)
    ben.post(f"{path}/sit", body)

    assert before == {"seat": 1, "name": "Benjamin", "mine": False}
    assert ben.post(f"{path}/invitation", body)["mine"]
    assert ben.ask("POST", f"{path}/invitation", {"token": "nonsense"}).json()["key"] == "problem-token-wrong"


@pytest.mark.parametrize("token", ["", "x", "a b", "!" * 40])
def test_a_link_that_was_cut_off_gets_a_sentence(small_server: LocalServer, token: str) -> None:
    table = small_server.visitor().lay("me", "friend")["table"]

    answer = small_server.visitor().ask("POST", f"/api/tables/{table}/sit", {"token": token})

    assert (answer.status_code, answer.json()["key"]) == (403, "problem-token-wrong")
