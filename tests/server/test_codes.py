"""Codes of six letters: to a free seat, not to be guessed, and for as long as somebody is expected."""

from __future__ import annotations

import pytest

from leopold.server import limits
from leopold.server.errors import too_many_codes
from leopold.server.limits import RateLimiter
from leopold.server.tables.codes import CODE_DAYS, LETTERS
from tests.server.settable_clock import SettableClock
from tests.server.visitors import LocalServer, Visitor, new_key


def code_of(host: Visitor, table: str) -> str:
    return str(host.post(f"/api/tables/{table}/code", {})["code"])


def test_a_code_leads_to_a_free_seat(server: LocalServer) -> None:
    # given a table with two seats for friends
    ann, ben = server.visitor(), server.visitor()
    table = ann.lay("me", "friend", "friend")["table"]
    code = code_of(ann, table)
    # when somebody types its code
    found = ben.get(f"/api/codes/{code}")
    seated = ben.post(f"/api/codes/{code}/sit", {"name": "Ben", "seat": 2})
    # then they choose their seat and sit there
    assert len(code) == 6
    assert set(code) <= set(LETTERS)
    assert found == {"table": table, "free": [{"seat": 1, "name": ""}, {"seat": 2, "name": ""}], "mine": None}
    assert seated == {"table": table, "seat": 2}
    assert ben.state(table, 2)["seats"][2]["name"] == "Ben"


def test_the_first_free_seat_is_for_whoever_names_none(server: LocalServer) -> None:
    ann, ben = server.visitor(), server.visitor()
    table = ann.lay("me", "bot", "friend")["table"]

    assert ben.post(f"/api/codes/{code_of(ann, table)}/sit", {})["seat"] == 2


def test_whoever_presses_twice_sits_once(server: LocalServer) -> None:
    # given somebody who has sat down by a code
    ann, ben = server.visitor(), server.visitor()
    table = ann.lay("me", "friend", "friend")["table"]
    code = code_of(ann, table)
    first = ben.post(f"/api/codes/{code}/sit", {})
    # when they do it again, and look
    again = ben.post(f"/api/codes/{code}/sit", {"seat": 2})
    # then it is the same seat
    assert again == first
    assert ben.get(f"/api/codes/{code}")["mine"] == first["seat"]
    assert not ann.state(table)["seats"][2]["taken"]


@pytest.mark.parametrize("by_link", [False, True])
def test_a_code_opens_nothing_once_all_seats_are_taken(server: LocalServer, by_link: bool) -> None:
    # given a table whose last seat is taken
    ann, ben, eve = server.visitor(), server.visitor(), server.visitor()
    laid = ann.lay("me", "friend")
    table, code = laid["table"], code_of(ann, laid["table"])
    if by_link:
        ben.post(f"/api/tables/{table}/sit", {"token": laid["seat_tokens"][0]["token"]})
    else:
        ben.post(f"/api/codes/{code}/sit", {})
    # when somebody else tries the code
    refused = eve.ask("GET", f"/api/codes/{code}")
    # then it is as if it had never been; but whoever sits there is not locked out
    assert (refused.status_code, refused.json()["key"]) == (404, "problem-code-unknown")
    assert eve.ask("POST", f"/api/codes/{code}/sit", {}).status_code == 404
    assert ann.ask("POST", f"/api/tables/{table}/code", {}).json()["key"] == "problem-code-nobody"
    assert ben.get(f"/api/codes/{code}") == {"table": table, "free": [], "mine": 1}


def test_a_seat_that_is_free_again_has_another_code(server: LocalServer) -> None:
    ann, ben, eve = server.visitor(), server.visitor(), server.visitor()
    table = ann.lay("me", "friend")["table"]
    old = code_of(ann, table)
    ben.post(f"/api/codes/{old}/sit", {})
    ann.post(f"/api/tables/{table}/seats/1/link", {"key": new_key()})

    fresh = code_of(ann, table)

    assert fresh != old
    assert eve.ask("GET", f"/api/codes/{old}").status_code == 404
    assert eve.post(f"/api/codes/{fresh}/sit", {}) == {"table": table, "seat": 1}


def test_a_table_has_one_code_which_grows_old(timed_server: tuple[LocalServer, SettableClock]) -> None:
    # given a table with a code
    server, clock = timed_server
    ann = server.visitor()
    table = ann.lay("me", "friend")["table"]
    code = code_of(ann, table)
    assert code_of(ann, table) == code
    # when it has not been used for too long
    clock.forward(days=CODE_DAYS + 1)
    # then it opens nothing any more, and the host gets another one
    assert server.visitor().ask("GET", f"/api/codes/{code}").status_code == 404
    assert code_of(ann, table) != code


def test_only_the_host_gives_codes(server: LocalServer) -> None:
    ann, ben = server.visitor(), server.visitor()
    table = ann.lay("me", "friend", "friend")["table"]
    ben.post(f"/api/codes/{code_of(ann, table)}/sit", {})

    assert ben.ask("POST", f"/api/tables/{table}/code", {}).json()["key"] == "problem-host-only"
    assert server.visitor().ask("POST", f"/api/tables/{table}/code", {}).status_code == 404


def test_guessing_ends_for_the_whole_address_and_even_the_right_code_waits(small_server: LocalServer) -> None:
    # given somebody who tries one code after the other, each time as another visitor
    ann = small_server.visitor()
    code = code_of(ann, ann.lay("me", "friend")["table"])
    wrong = [guess for guess in ("".join(LETTERS[(n + k) % 23] for k in range(6)) for n in range(22)) if guess != code]
    services = small_server.application.services
    assert services is not None
    services.shares.codes = RateLimiter(limits.CODES, too_many_codes, clock=lambda: 0.0)
    # when more are tried than anybody mistypes
    answers = [small_server.visitor().ask("GET", f"/api/codes/{guess}").status_code for guess in wrong]
    # then no more are looked at, not even the right one
    assert answers[:20] == [404] * 20
    assert small_server.visitor().ask("GET", f"/api/codes/{code}").status_code == 429


def test_what_is_no_code_is_said(small_server: LocalServer) -> None:
    for code in ("abcdef", "ABCDE", "ABCDE1"):
        assert small_server.visitor().ask("GET", f"/api/codes/{code}").status_code == 400
