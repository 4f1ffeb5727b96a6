"""Where paths lead, and what is read of a request before anybody answers it."""

from __future__ import annotations

import pytest

from leopold.server.http.api import ENDPOINTS
from leopold.server.http.asked import Asked
from leopold.server.http.endpoints import Directory
from tests.server.visitors import LocalServer

DIRECTORY = Directory(ENDPOINTS)


def asked(*headers: tuple[bytes, bytes], method: str = "POST", host: str = "127.0.0.1") -> Asked:
    scope = {"type": "http", "method": method, "path": "/api/tables", "headers": list(headers), "client": (host, 1)}
    return Asked(scope)


@pytest.mark.parametrize("endpoint", ENDPOINTS, ids=lambda one: f"{one.method} {one.path}")
def test_every_endpoint_is_found_with_its_parameters(endpoint: object) -> None:
    method, path = endpoint.method, endpoint.path  # type: ignore[attr-defined]
    names = [part.strip("{}") for part in path.split("/") if part.startswith("{")]

    found = DIRECTORY.find(
        "/".join(part.strip("{}") + "!" if part.startswith("{") else part for part in path.split("/"))
    )

    assert found is not None
    place, given = found
    assert place.endpoints[method] is endpoint
    assert given == {name: f"{name}!" for name in names}


@pytest.mark.parametrize(
    "path", ["", "/", "/api", "/api/", "/api/tables/", "/api/tables//news", "/api/nothing", "//", "/{}"]
)
def test_other_paths_lead_nowhere(path: str) -> None:
    assert DIRECTORY.find(path) is None


def test_what_is_written_literally_goes_before_a_parameter() -> None:
    found = DIRECTORY.find("/api/puzzles/today")
    assert found is not None and found[1] == {} and "GET" in found[0].endpoints


def test_a_parameter_may_look_like_one() -> None:
    found = DIRECTORY.find("/api/tables/{}/news")
    assert found is not None and found[1] == {"table": "{}"}


def test_a_wrong_method_is_told_which_are_right(small_server: LocalServer) -> None:
    answer = small_server.visitor().ask("DELETE", "/api/tables")

    assert (answer.status_code, answer.json()["key"]) == (405, "problem-path-method")
    assert set(answer.headers["allow"].split(", ")) == {"GET", "POST"}


def test_of_a_header_that_comes_twice_the_first_counts() -> None:
    found = asked((b"origin", b"https://one.example"), (b"origin", b"https://two.example"), (b"host", b"one.example"))
    assert found.from_here


@pytest.mark.parametrize(
    ("headers", "mine"),
    [
        ([], True),
        ([(b"origin", b"https://games.example"), (b"host", b"games.example")], True),
        ([(b"origin", b"https://other.example"), (b"host", b"games.example")], False),
        ([(b"origin", b"http://["), (b"host", b"games.example")], False),
        ([(b"origin", b"null"), (b"host", b"games.example")], False),
        ([(b"sec-fetch-site", b"cross-site")], False),
    ],
)
def test_only_our_own_page_may_change_something(headers: list[tuple[bytes, bytes]], mine: bool) -> None:
    assert asked(*headers).from_here is mine


@pytest.mark.parametrize(
    ("host", "headers", "local"),
    [
        ("127.0.0.1", [(b"host", b"localhost:8315")], True),
        ("::1", [(b"host", b"[::1]:8315")], True),
        ("127.0.0.1", [(b"host", b"games.example")], False),
        ("203.0.113.7", [(b"host", b"localhost")], False),
        ("127.0.0.1", [(b"host", b"localhost"), (b"x-forwarded-for", b"203.0.113.7")], False),
        ("127.0.0.1", [(b"host", b"[")], False),
        ("testclient", [(b"host", b"localhost")], False),
    ],
)
def test_from_this_machine_is_who_comes_by_no_other_way(
    host: str, headers: list[tuple[bytes, bytes]], local: bool
) -> None:
    assert asked(*headers, host=host).local is local
