"""What a host may choose: who looks on, hints, open hands, emotes."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from leopold.server import limits
from leopold.server.errors import too_many_emotes
from leopold.server.limits import RateLimiter
from tests.server.visitors import LocalServer

USUAL: dict[str, Any] = {
    "hints": True,
    "undo": "free",
    "clock": "none",
    "time": 10,
    "time_up": "bot",
    "open_hands": False,
    "emotes": True,
}


def test_what_was_chosen_is_told_and_kept(server: LocalServer) -> None:
    # given a table with choices of its own, and one without
    ann = server.visitor()
    table = ann.lay("me", "friend", house={"hints": False, "undo": "consent", "clock": "turn", "time": 3})["table"]
    plain = ann.lay("me", "friend")["table"]
    # when the server reads them again from its database
    server.application.registry.tables.clear()
    # then they are as they were
    told = ann.state(table)["table"]
    assert told["house"] == {**USUAL, "hints": False, "undo": "consent", "clock": "turn", "time": 3}
    assert ann.state(plain)["table"]["house"] == USUAL
    assert not told["strangers"]


@pytest.mark.parametrize("house", [{"clock": "hourglass"}, {"time": 0}, {"time": 1000}, {"noise": True}])
def test_what_cannot_be_chosen_is_refused(small_server: LocalServer, house: dict[str, Any]) -> None:
    body = {"seats": [{"kind": "me"}, {"kind": "bot"}], "house": house}

    assert small_server.visitor().ask("POST", "/api/tables", body).status_code == 400


# --- looking on


def test_the_address_alone_shows_a_stranger_nothing(server: LocalServer) -> None:
    ann, eve = server.visitor(), server.visitor()
    table = ann.lay("me", "here")["table"]

    assert eve.ask("GET", f"/api/tables/{table}").status_code == 404


def test_where_the_host_allows_it_the_address_is_enough_to_look_on(server: LocalServer) -> None:
    # given a table whose host lets strangers look on
    ann, eve = server.visitor(), server.visitor()
    table = ann.lay("me", "here", strangers=True)["table"]
    # when somebody opens its address
    state = eve.state(table, None)
    # then they see no hand and can do nothing
    assert [seat["hand"] for seat in state["view"]["seats"]] == [None, None]
    assert (state["seat"], state["actions"]) == (None, [])
    assert eve.ask("GET", f"/api/tables/{table}?seat=0").status_code == 404
    assert eve.act(table, 0, 0, state["view"]["to_move"] or 0).status_code == 404
    assert eve.ask("GET", f"/api/tables/{table}/replay?at=0&viewer=0").status_code in (403, 404)


def test_a_host_who_changes_their_mind_closes_the_window(server: LocalServer) -> None:
    # given a stranger and a friend with a link, who look on
    ann, eve, wim = server.visitor(), server.visitor(), server.visitor()
    laid = ann.lay("me", "here")
    table = laid["table"]
    wim.post(f"/api/tables/{table}/watch", {"token": laid["watch_token"]})
    assert ann.post(f"/api/tables/{table}/watching", {"strangers": True}) == {"strangers": True}
    assert ann.state(table)["table"]["strangers"]
    with eve.news(table) as strange, wim.news(table) as friendly:
        # when the host does not want strangers any more
        ann.post(f"/api/tables/{table}/watching", {"strangers": False})
        # then the stranger hears no more, and the friend does
        with pytest.raises(WebSocketDisconnect):
            strange.next("news")
        mover = ann.state(table, None)["view"]["to_move"]
        ann.play(table, ann.state(table, mover))
        assert friendly.next("news")["state"]["seat"] is None
    assert eve.ask("GET", f"/api/tables/{table}").status_code == 404


def test_only_the_host_lets_strangers_look_on(server: LocalServer) -> None:
    ann, ben = server.visitor(), server.visitor()
    laid = ann.lay("me", "friend")
    ben.post(f"/api/tables/{laid['table']}/sit", {"token": laid["seat_tokens"][0]["token"]})

    refused = ben.ask("POST", f"/api/tables/{laid['table']}/watching", {"strangers": True})

    assert refused.json()["key"] == "problem-host-only"


# --- hints


def test_without_hints_there_are_none(small_server: LocalServer) -> None:
    ann = small_server.visitor()
    table = ann.lay("me", "here", house={"hints": False})["table"]
    mover = ann.state(table, None)["view"]["to_move"]

    refused = ann.ask("POST", f"/api/tables/{table}/hint", {"seat": mover})

    assert (refused.status_code, refused.json()["key"]) == (409, "problem-hint-off")


# --- open hands


def test_at_one_screen_hands_can_lie_open(server: LocalServer) -> None:
    # given two at one screen with open hands, and a friend elsewhere
    ann, ben = server.visitor(), server.visitor()
    laid = ann.lay("me", "here", "friend", house={"open_hands": True})
    table = laid["table"]
    ben.post(f"/api/tables/{table}/sit", {"token": laid["seat_tokens"][0]["token"]})
    # when everybody looks
    at_screen, elsewhere = ann.state(table, 0)["view"]["seats"], ben.state(table, 2)["view"]["seats"]
    # then those at the screen see each other's cards, and nobody else's; the friend sees their own alone
    assert [seat["hand"] is not None for seat in at_screen] == [True, True, False]
    assert [seat["hand"] is not None for seat in elsewhere] == [False, False, True]
    assert at_screen[1]["hand"] == ann.state(table, 1)["view"]["seats"][1]["hand"]


def test_as_usual_they_do_not(server: LocalServer) -> None:
    ann = server.visitor()
    table = ann.lay("me", "here")["table"]

    assert [seat["hand"] is not None for seat in ann.state(table, 0)["view"]["seats"]] == [True, False]


# --- emotes


def test_an_emote_is_told_to_everybody_and_kept_nowhere(server: LocalServer) -> None:
    # given two at a table
    ann, ben = server.visitor(), server.visitor()
    laid = ann.lay("me", "friend")
    table = laid["table"]
    ben.post(f"/api/tables/{table}/sit", {"token": laid["seat_tokens"][0]["token"]})
    before = ann.state(table)["revision"]
    with ben.news(table, 1) as news:
        # when one of them applauds
        ann.post(f"/api/tables/{table}/emotes", {"seat": 0, "emote": "bravo"})
        # then the other sees it
        assert news.next("emote") == {"type": "emote", "seat": 0, "emote": "bravo"}
    # and the log knows nothing of it
    assert ann.state(table)["revision"] == before


def test_emotes_are_few_and_only_for_those_who_sit_there(small_server: LocalServer) -> None:
    ann, ben = small_server.visitor(), small_server.visitor()
    laid = ann.lay("me", "friend")
    path = f"/api/tables/{laid['table']}/emotes"
    ben.post(f"/api/tables/{laid['table']}/sit", {"token": laid["seat_tokens"][0]["token"]})

    assert ann.ask("POST", path, {"seat": 0, "emote": "fireworks"}).status_code == 400
    assert ann.ask("POST", path, {"seat": 1, "emote": "bravo"}).json()["key"] == "problem-seat-not_yours"
    assert small_server.visitor().ask("POST", path, {"seat": 0, "emote": "bravo"}).status_code == 404


def test_nobody_applauds_without_end(small_server: LocalServer) -> None:
    ann = small_server.visitor()
    table = ann.lay("me", "friend")["table"]
    services = small_server.application.services
    assert services is not None
    services.shares.emotes.of_visitor = RateLimiter(limits.EMOTES, too_many_emotes, clock=lambda: 0.0)

    answers = [
        ann.ask("POST", f"/api/tables/{table}/emotes", {"seat": 0, "emote": "bravo"}).status_code for _ in range(5)
    ]

    assert answers == [200, 200, 200, 200, 429]


def test_a_quiet_table_has_none(small_server: LocalServer) -> None:
    ann = small_server.visitor()
    table = ann.lay("me", "friend", house={"emotes": False})["table"]

    refused = ann.ask("POST", f"/api/tables/{table}/emotes", {"seat": 0, "emote": "bravo"})

    assert refused.json()["key"] == "problem-emotes-off"
