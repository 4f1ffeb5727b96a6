"""Behind a proxy: under a path, by another name, over TLS."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.testclient import TestClient

from leopold.errors import RecordError
from leopold.server.http.app import build
from leopold.server.http.behind import checked_origin, checked_path
from leopold.server.http.page_files import DIST
from leopold.server.processes.serving import server_config

ORIGIN = "https://games.example.org"
HSTS = "strict-transport-security"


@contextmanager
def behind(folder: Path, host: str = "testserver", **options: Any) -> Iterator[TestClient]:
    application = build(f"sqlite:///{folder / 'tables.sqlite'}", **options)
    with TestClient(application.asgi, base_url=f"http://{host}", follow_redirects=False) as client:
        yield client


def lay(client: TestClient, path: str, origin: str) -> httpx.Response:
    found: httpx.Response = client.post(
        path, json={"seats": [{"kind": "me"}, {"kind": "bot"}]}, headers={"Origin": origin}
    )
    return found


@pytest.mark.parametrize("kept", ["/leopold", ""], ids=["path kept by the proxy", "path taken away by the proxy"])
def test_under_a_path(tmp_path: Path, kept: str) -> None:
    with behind(tmp_path, root_path="/leopold") as client:
        answer = lay(client, f"{kept}/api/tables", "http://testserver")
        table = answer.json()["table"]

        assert answer.status_code == 200
        assert "path=/leopold/;" in answer.headers["set-cookie"].lower()
        cookie = {"Cookie": answer.headers["set-cookie"].split(";")[0]}
        assert client.get(f"{kept}/api/tables/{table}?seat=0", headers=cookie).status_code == 200
        with client.websocket_connect(f"{kept}/api/tables/{table}/news?seat=0", headers=cookie) as news:
            assert news.receive_json()["type"] == "presence"
        assert client.get(f"{kept}/healthz").json()["ok"]


def test_a_path_without_its_end_leads_to_the_page(tmp_path: Path) -> None:
    with behind(tmp_path, root_path="/leopold") as client:
        answer = client.get("/leopold")

    assert (answer.status_code, answer.headers["location"]) == (308, "/leopold/")


def test_what_only_begins_alike_is_not_under_the_path(tmp_path: Path) -> None:
    with behind(tmp_path, root_path="/leopold") as client:
        assert client.get("/leopoldina/api/meta").status_code == 404


@pytest.mark.skipif(not DIST.exists(), reason="NOT TESTED: the page is not built")
def test_all_addresses_of_the_page_are_relative(tmp_path: Path) -> None:
    with behind(tmp_path, root_path="/leopold", origin=ORIGIN) as client:
        page = client.get("/leopold/").text

    assert 'href="/' not in page
    assert 'src="/' not in page
    assert f'content="{ORIGIN}/leopold/icons/preview.jpg"' in page


def test_a_proxy_that_rewrites_the_host(tmp_path: Path) -> None:
    """Without being told its name, the server takes the page's own requests for those of a stranger."""
    with behind(tmp_path, host="127.0.0.1:8315") as client:
        assert lay(client, "/api/tables", ORIGIN).status_code == 403
    with behind(tmp_path, host="127.0.0.1:8315", origin=ORIGIN) as client:
        answer = lay(client, "/api/tables", ORIGIN)
        assert answer.status_code == 200
        assert "secure" in answer.headers["set-cookie"].lower()
        assert lay(client, "/api/tables", "https://elsewhere.example.org").status_code == 403
        assert not client.get("/api/meta").json()["network"]["can"]


def test_who_came_by_tls_comes_by_tls_again(tmp_path: Path) -> None:
    with behind(tmp_path, origin=ORIGIN) as client:
        assert client.get("/api/meta").headers[HSTS] == "max-age=31536000"
    with behind(tmp_path) as client:
        assert HSTS not in client.get("/api/meta").headers


@pytest.mark.parametrize(("proxies", "believed"), [("10.0.0.7", False), ("testclient", True)])
def test_only_proxies_that_the_operator_names_are_believed(tmp_path: Path, proxies: str, believed: bool) -> None:
    application = build(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    config = server_config(application, proxies=proxies)
    config.load()
    with TestClient(config.loaded_app, base_url="http://testserver") as client:
        answer = client.get("/api/meta", headers={"X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.7"})

    assert (HSTS in answer.headers) == believed


def test_what_is_no_path_and_no_origin_gets_a_sentence() -> None:
    assert [checked_path(path) for path in ("", "/", "/leopold", "/a/b/")] == ["", "", "/leopold", "/a/b"]
    assert checked_origin(f"{ORIGIN}/") == ORIGIN
    for wrong in ("leopold", "/a b", "/../x?"):
        with pytest.raises(RecordError, match="/leopold"):
            checked_path(wrong)
    for wrong in (
        "games.example.org",
        f"{ORIGIN}/leopold",
        "ftp://here",
        "https://",
        "https://a@b",
        "https://[x",
        "https://a:99999",
    ):
        with pytest.raises(RecordError, match="without a path"):
            checked_origin(wrong)
