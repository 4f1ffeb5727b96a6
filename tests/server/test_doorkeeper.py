"""What an operator decides for everybody, and what a host decides for a table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from leopold.server.http.app import build
from leopold.server.store import operator
from leopold.server.store.operator import Decisions, read_decisions
from leopold.server.store.storage import Storage
from tests.server.test_admin import Run, leopold
from tests.server.visitors import LocalServer, Visitor, new_key, open_server

__all__ = ["leopold"]
RECORD = 'leopold game 1\nplayers: 2\nseed: 7\nnames: "Ann", "Lord Voldemort"\n'


def decided(server: LocalServer) -> None:
    """The server looks at what was decided, as it does every few seconds."""
    assert server.client.portal is not None
    server.client.portal.call(server.application.doorkeeper.check)


def lay(visitor: Visitor, name: str = "") -> Any:
    seats = [{"kind": "me", "name": name}, {"kind": "friend"}]
    return visitor.ask("POST", "/api/tables", {"seats": seats, "key": new_key()})


# --- the operator


def test_nobody_comes_in_from_a_blocked_network(tmp_path: Path) -> None:
    application = build(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    for network in ("203.0.113.0/24", "2001:db8::/64"):
        operator.block(application.storage, operator.ADDRESS, network)
    statuses = {}
    for host in ("203.0.113.9", "203.0.114.9", "2001:db8::7", "2001:db8:1::7", "::ffff:203.0.113.9"):
        with TestClient(build(application.storage.address).asgi, client=(host, 5000)) as client:
            statuses[host] = client.get("/api/meta").status_code
            assert client.get("/api/openapi.json").status_code == statuses[host]
            assert client.get("/healthz").status_code == 200

    assert statuses == {
        "203.0.113.9": 403,
        "203.0.114.9": 200,
        "2001:db8::7": 403,
        "2001:db8:1::7": 200,
        "::ffff:203.0.113.9": 403,
    }
    application.storage.close()


def test_whoever_listens_from_a_place_that_is_blocked_then_hears_nothing_more(tmp_path: Path) -> None:
    # given somebody who listens
    with open_server(f"sqlite:///{tmp_path / 'tables.sqlite'}") as server:
        server.client._transport.client = ("203.0.113.9", 5000)
        ann = server.visitor()
        table = ann.lay("me", "here")["table"]
        with ann.news(table, 0) as news:
            listening = list(server.application.registry.tables[table].audience.listeners)
            assert [listener.host for listener in listening] == ["203.0.113.9"]
            # when the operator blocks where they come from
            operator.block(server.application.storage, operator.ADDRESS, "203.0.113.0/24")
            decided(server)
            # then the connection is closed
            with pytest.raises(WebSocketDisconnect):
                while True:
                    news.next()


def test_nobody_bears_a_blocked_name(server: LocalServer) -> None:
    operator.block(server.application.storage, operator.NAME, "Voldemort")
    decided(server)
    ann, ben = server.visitor(), server.visitor()

    assert lay(ann, "Ann").status_code == 200
    laid = lay(ann, "voldemorts Freund").json()
    for name in (
        "Voldemort",
        "  VOLDEMORT ",
        "Lord Voldemort",
        "Ｖoldemort",
        "\u200bVoldemort",
        "Voldemort!",
        "x_Voldemort-1",
    ):
        answer = lay(ann, name)
        assert (answer.status_code, answer.json()["key"]) == (403, "problem-name-blocked")
    opened = ann.ask("POST", "/api/records", {"text": RECORD, "key": new_key()})
    assert (opened.status_code, opened.json()["key"]) == (403, "problem-name-blocked")
    guided = ann.ask("POST", "/api/guided", {"name": "Ann", "rival": "Voldemort", "key": new_key()})
    assert (guided.status_code, guided.json()["key"]) == (403, "problem-name-blocked")
    token = laid["seat_tokens"][0]["token"]
    refused = ben.ask("POST", f"/api/tables/{laid['table']}/sit", {"token": token, "name": "Voldemort"})
    assert refused.json()["key"] == "problem-name-blocked"
    operator.unblock(server.application.storage, operator.NAME, "Voldemort")
    decided(server)
    assert ben.post(f"/api/tables/{laid['table']}/sit", {"token": token, "name": "Voldemort"})["seat"] == 1
    assert ann.post("/api/records", {"text": RECORD, "key": new_key()})["table"]


def test_newcomers_lay_no_tables_where_registration_is_closed(server: LocalServer) -> None:
    # given somebody who has played here
    ann, ben = server.visitor(), server.visitor()
    assert lay(ann).status_code == 200
    # when it is closed
    operator.decide(server.application.storage, operator.CLOSED, "1")
    decided(server)
    # then a newcomer lays no table of any kind, and who was here before does
    assert lay(ben).json()["key"] == "problem-newcomers-not"
    assert ben.ask("POST", "/api/guided", {"name": "", "key": new_key()}).json()["key"] == "problem-newcomers-not"
    assert ben.ask("POST", "/api/deal", {"key": new_key()}).json()["key"] == "problem-newcomers-not"
    laid = lay(ann).json()
    # and a newcomer whom somebody invites sits down, and is none any more
    ben.post(f"/api/tables/{laid['table']}/sit", {"token": laid["seat_tokens"][0]["token"]})
    assert lay(ben).status_code == 200
    # and when it is open again, everybody lays tables
    operator.decide(server.application.storage, operator.CLOSED, "")
    decided(server)
    assert lay(server.visitor()).status_code == 200


def test_the_operator_speaks_to_everybody(server: LocalServer) -> None:
    ann = server.visitor()
    assert ann.get("/api/meta")["message"] == ""

    operator.decide(server.application.storage, operator.MESSAGE, "On Sunday we <b>move</b>.")
    decided(server)

    assert ann.get("/api/meta")["message"] == "On Sunday we <b>move</b>."


def test_the_operators_commands(leopold: Run, tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    storage = Storage(address)

    assert leopold("admin", "block", "203.0.113.7/24", "2001:db8::1", "--name", " Eve ")[0] == 0
    assert leopold("admin", "close")[0] == 0
    code, out, _ = leopold("admin", "message", "Welcome.")

    assert code == 0
    assert "Newcomers lay no tables." in out
    assert read_decisions(storage) == Decisions(True, "Welcome.", ("2001:db8::1/128", "203.0.113.0/24"), ("Eve",))
    assert leopold("admin", "unblock", "203.0.113.0/24", "2001:db8::1", "--name", "Eve")[0] == 0
    assert leopold("admin", "open")[0] == 0
    assert leopold("admin", "message")[0] == 0
    assert read_decisions(storage) == Decisions()
    for wrong in (("block", "here"), ("unblock", "192.0.2.1"), ("message", "long " * 200)):
        code, _, err = leopold("admin", *wrong)
        assert (code, len(err.strip().splitlines())) == (2, 1)
    storage.close()


# --- the host


@pytest.fixture
def seated(server: LocalServer) -> tuple[Visitor, Visitor, Any]:
    """Ann's table, with Ben at it and a seat for one more."""
    ann, ben = server.visitor(), server.visitor()
    laid = ann.lay("me", "friend", "friend")
    ben.post(f"/api/tables/{laid['table']}/sit", {"token": laid["seat_tokens"][0]["token"], "name": "Ben"})
    return ann, ben, laid


def test_nobody_new_comes_to_a_locked_table(server: LocalServer, seated: tuple[Visitor, Visitor, Any]) -> None:
    ann, ben, laid = seated
    at, eve = f"/api/tables/{laid['table']}", server.visitor()
    code = ann.post(f"{at}/code", {})["code"]
    assert ben.ask("POST", f"{at}/lock", {"locked": True}).json()["key"] == "problem-host-only"

    assert ann.post(f"{at}/lock", {"locked": True}) == {"locked": True}

    assert ann.state(laid["table"])["table"]["locked"]
    token, watching = laid["seat_tokens"][1]["token"], laid["watch_token"]
    for path, body in (
        (f"{at}/sit", {"token": token}),
        (f"{at}/watch", {"token": watching}),
        (f"/api/codes/{code}/sit", {}),
    ):
        answer = eve.ask("POST", path, body)
        assert (answer.status_code, answer.json()["key"]) == (403, "problem-table-locked")
    # who is here stays, and may leave and come back
    ben.post(f"{at}/leave", {"key": new_key()})
    assert ben.post(f"{at}/sit", {"token": laid["seat_tokens"][0]["token"]})["seat"] == 1
    ann.post(f"{at}/lock", {"locked": False})
    assert eve.post(f"{at}/sit", {"token": token})["seat"] == 2


def test_the_host_removes_somebody(server: LocalServer, seated: tuple[Visitor, Visitor, Any]) -> None:
    ann, ben, laid = seated
    at = f"/api/tables/{laid['table']}"
    sure = {"sure": "remove"}
    assert ben.ask("POST", f"{at}/seats/0/remove", sure).json()["key"] == "problem-host-only"
    for seat in (0, 2, 3):
        assert ann.ask("POST", f"{at}/seats/{seat}/remove", sure).json()["key"] == "problem-seat-nobody"

    assert ann.post(f"{at}/seats/1/remove", sure) == {"seat": 1}

    # a bot plays on, and whoever was removed sees nothing and cannot come back by the old link
    assert ann.state(laid["table"])["seats"][1]["stand_in"]
    assert ben.ask("GET", f"{at}?seat=1").status_code == 404
    assert ben.ask("POST", f"{at}/sit", {"token": laid["seat_tokens"][0]["token"]}).status_code == 403
    assert ben.get("/api/tables")["tables"] == []
    # and the host may give the seat to somebody else
    cem = server.visitor()
    fresh = ann.post(f"{at}/seats/1/link", {"key": new_key()})["token"]
    assert cem.post(f"{at}/sit", {"token": fresh, "name": "Cem"})["seat"] == 1
    assert [seat["name"] for seat in ann.state(laid["table"])["seats"]][1] == "Cem"
