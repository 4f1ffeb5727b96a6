"""At the door: origins, cookies, sizes, rates, headers, health, and logs without secrets."""

from __future__ import annotations

import json
import logging
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from leopold.rules.actions import ACTIONS
from leopold.server.errors import TableError
from leopold.server.http.identity import COOKIE, hashed
from leopold.server.http.logs import JsonLines, log_to_stderr
from leopold.server.http.page_files import PageFiles
from leopold.server.limits import RateLimiter
from leopold.words import catalogue
from tests.server.visitors import LocalServer


def test_a_visitor_gets_a_safe_cookie(small_server: LocalServer) -> None:
    small_server.client.cookies.clear()
    cookie = small_server.client.get("/api/meta").headers["set-cookie"]

    assert cookie.startswith(f"{COOKIE}=")
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert len(cookie.split("=")[1].split(";")[0]) == 43  # 256 bits


def test_over_https_the_cookie_stays_there(small_server: LocalServer) -> None:
    small_server.client.cookies.clear()
    answer = small_server.client.get("https://testserver/api/meta")

    assert "Secure" in answer.headers["set-cookie"]


def test_only_the_hash_of_a_secret_is_kept(server: LocalServer) -> None:
    ann = server.visitor()
    laid = ann.lay("me", "friend")
    table, seats = server.application.storage.read(laid["table"]) or pytest.fail("the table is not there")

    kept = repr((table, seats))

    for secret in (ann.secret, laid["watch_token"], laid["seat_tokens"][0]["token"]):
        assert secret not in kept


@pytest.mark.parametrize("path", ["/", "/api/meta", "/healthz", "/nothing/here"])
def test_every_answer_carries_the_headers_that_keep_it_safe(small_server: LocalServer, path: str) -> None:
    headers = small_server.client.get(path).headers

    assert "default-src 'none'" in headers["content-security-policy"]
    assert "script-src 'self';" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"


def test_another_site_cannot_act_here(small_server: LocalServer) -> None:
    ann = small_server.visitor()
    body = {"seats": [{"kind": "me"}, {"kind": "bot"}]}

    foreign = ann.ask("POST", "/api/tables", body, headers={"Origin": "https://elsewhere.example"})
    own = ann.ask("POST", "/api/tables", body, headers={"Origin": "http://testserver"})

    assert (foreign.status_code, foreign.json()["key"]) == (403, "problem-origin-foreign")
    assert own.status_code == 200


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "null"},
        {"Origin": "http://["},
        {"Origin": "http://testserver@elsewhere.example"},
        {"Origin": "http://elsewhere.example#testserver"},
        {"Origin": "http://testserver:81"},
        {"Sec-Fetch-Site": "cross-site"},
    ],
    ids=str,
)
def test_whatever_is_not_the_own_page_cannot_act_here(small_server: LocalServer, headers: dict[str, str]) -> None:
    body = {"seats": [{"kind": "me"}, {"kind": "bot"}]}

    answer = small_server.visitor().ask("POST", "/api/tables", body, headers=headers)

    assert (answer.status_code, answer.json()["key"]) == (403, "problem-origin-foreign")


def test_a_form_of_another_site_is_not_json(small_server: LocalServer) -> None:
    answer = small_server.client.post("/api/tables", content="{}", headers={"Content-Type": "text/plain"})

    assert (answer.status_code, answer.json()["key"]) == (415, "problem-request-not_json")


def test_too_much_is_too_much(small_server: LocalServer) -> None:
    answer = small_server.visitor().ask("POST", "/api/tables", {"seats": [{"kind": "me", "name": "x" * 500_000}]})

    assert (answer.status_code, answer.json()["key"]) == (413, "problem-request-too_large")


@pytest.mark.parametrize(
    "body", [{}, {"seats": []}, {"seats": [{"kind": "cat"}]}, {"seats": [{"kind": "me"}], "colour": 1}, [], "x"]
)
def test_what_is_malformed_gets_a_sentence(small_server: LocalServer, body: object) -> None:
    answer = small_server.visitor().ask("POST", "/api/tables", body)

    assert (answer.status_code, answer.json()["key"]) == (400, "problem-request-malformed")


@pytest.mark.parametrize(
    "body",
    [
        *(
            b"",
            b"{",
            b"null",
            b"[" * 30_000,
            b'{"a":' * 10_000,
            b'{"seats": 1e999}',
            b"\xff\xfe\x00",
            b'"\\ud800"',
            b"NaN",
        ),
        b'{"seats": [{"kind": "\xff"}]}',
    ],
    ids=lambda body: f"{body[:6]!r} ({len(body)})",
)
def test_what_is_no_json_at_all_gets_a_sentence(small_server: LocalServer, body: bytes) -> None:
    headers = {**small_server.visitor().headers, "Content-Type": "application/json"}

    answer = small_server.client.post("/api/tables", content=body, headers=headers)

    assert (answer.status_code, answer.json()["key"]) == (400, "problem-request-malformed")


@pytest.mark.parametrize(
    "wish",
    [
        {"revision": -1},
        {"revision": 2**70},
        {"revision": 0.5},
        {"seat": -1},
        {"seat": 4},
        {"seat": "0"},
        {"actions": []},
        {"actions": [1] * 41},
        {"actions": [ACTIONS]},
        {"actions": [-1]},
        {"key": "short"},
        {"key": "with a blank"},
        {"shout": True},
    ],
    ids=str,
)
def test_numbers_that_cannot_be_change_nothing(small_server: LocalServer, wish: dict[str, object]) -> None:
    ann = small_server.visitor()
    table = ann.lay("me", "here", seed="7")["table"]
    body = {"seat": 0, "revision": 0, "key": "long-enough", "actions": [16], **wish}

    answer = ann.ask("POST", f"/api/tables/{table}/actions", body)

    assert (answer.status_code, answer.json()["key"]) == (400, "problem-request-malformed")
    assert ann.state(table)["revision"] == 0


def test_a_token_in_the_address_opens_nothing_and_reaches_no_log(
    small_server: LocalServer, caplog: pytest.LogCaptureFixture
) -> None:
    ann, eve = small_server.visitor(), small_server.visitor()
    laid = ann.lay("me", "friend")
    token = laid["seat_tokens"][0]["token"]

    with caplog.at_level(logging.DEBUG, "leopold"):
        answer = eve.ask("GET", f"/api/tables/{laid['table']}?seat=1&token={token}")

    assert answer.status_code == 404
    assert token not in "".join(JsonLines().format(record) for record in caplog.records)


def test_what_others_log_does_not_become_talkative(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server below tells whole addresses of connections, queries included."""
    for name in ("leopold", "uvicorn", "asyncio"):
        logger = logging.getLogger(name)
        for what in ("handlers", "propagate", "level"):
            monkeypatch.setattr(logger, what, getattr(logger, what))

    log_to_stderr(logging.INFO)

    assert logging.getLogger("leopold").isEnabledFor(logging.INFO)
    assert not logging.getLogger("uvicorn.error").isEnabledFor(logging.INFO)


def test_a_failure_is_logged_without_what_was_said(server: LocalServer, caplog: pytest.LogCaptureFixture) -> None:
    """Statements of the database carry names and hashes; of an error the log gets only its kind."""
    ann = server.visitor()
    laid = ann.lay("me", "friend")
    with server.application.storage.engine.begin() as connection:
        connection.execute(text("ALTER TABLE seats RENAME TO mislaid"))

    token = laid["seat_tokens"][0]["token"]
    answers = [
        ann.ask("POST", "/api/tables", {"seats": [{"kind": "me", "name": "Rumpelstiltskin"}, {"kind": "bot"}]}),
        server.visitor().ask("POST", f"/api/tables/{laid['table']}/sit", {"token": token, "name": "Rumpelstiltskin"}),
    ]
    with server.application.storage.engine.begin() as connection:
        connection.execute(text("ALTER TABLE mislaid RENAME TO seats"))

    lines = "".join(JsonLines().format(record) for record in caplog.records)
    assert [answer.status_code for answer in answers] == [503, 503]
    assert "the database failed" in lines
    for secret in ("Rumpelstiltskin", token, hashed(token), ann.secret, hashed(ann.secret)):
        assert secret not in lines


@pytest.mark.parametrize(
    ("wrong", "status"), [(ValueError(), 500), (OperationalError("", {}, Exception()), 503)], ids=["here", "database"]
)
def test_a_failure_is_logged_without_the_code_that_somebody_came_by(
    small_server: LocalServer,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    wrong: Exception,
    status: int,
) -> None:
    def fail(*_: object) -> None:
        raise wrong

    # given a code that leads to a seat, and something that is broken
    monkeypatch.setattr(small_server.application.storage, "table_of_code", fail)
    # when somebody comes by it
    answer = small_server.visitor().ask("GET", "/api/codes/BCDFGH")

    # then the log says which way they took, and nothing by which a seat is found
    assert answer.status_code == status
    (line,) = [JsonLines().format(record) for record in caplog.records if record.levelname == "ERROR"]
    assert json.loads(line)["path"] == "/api/codes/{code}"
    assert "BCDFGH" not in line


def test_a_bucket_runs_dry_and_fills_again() -> None:
    now = 0.0
    buckets = RateLimiter((2.0, 3), clock=lambda: now)
    for _ in range(3):
        buckets.take("eve")
    with pytest.raises(TableError) as refused:
        buckets.take("eve")
    assert refused.value.status == 429
    buckets.take("ann")

    now = 0.5
    buckets.take("eve")


def test_whoever_asks_too_often_is_told_to_wait(small_server: LocalServer) -> None:
    eve = small_server.visitor()
    services = small_server.application.services
    assert services is not None
    services.shares.requests = RateLimiter((0.001, 3))

    answers = [eve.ask("GET", "/api/meta") for _ in range(4)]

    assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
    assert int(answers[-1].headers["retry-after"]) >= 1


def test_health(server: LocalServer) -> None:
    health = server.visitor().get("/healthz")

    assert health["ok"]
    assert health["ready"]


def test_unknown_paths(small_server: LocalServer) -> None:
    assert small_server.client.get("/api/nothing").json()["key"] == "problem-path-none"
    assert small_server.client.delete("/api/meta").status_code == 405
    assert small_server.client.get("/../pyproject.toml").status_code == 404
    assert small_server.client.get("/api/tables/..%2f..%2fetc").status_code in (400, 404)


def test_whoever_follows_a_wrong_link_is_told_by_the_page(small_server: LocalServer) -> None:
    # given a browser that asks for a page where there is none
    answer = small_server.client.get("/t/wrongone", headers={"Accept": "text/html"}, follow_redirects=False)
    # then it is led to the place that says so, wherever the page is served
    assert (answer.status_code, answer.headers["location"]) == (303, "./../#/lost")
    # and a file that is missing stays missing
    assert small_server.client.get("/assets/old.js", headers={"Accept": "*/*"}).status_code == 404


def test_without_a_built_page_there_is_a_sentence(small_server: LocalServer, tmp_path: Path) -> None:
    small_server.application.files = PageFiles(tmp_path)

    answer = small_server.client.get("/")

    assert answer.status_code == 200
    assert "make page" in answer.text


def test_a_built_page_is_served_and_kept(small_server: LocalServer, tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Leopold</title>")
    (tmp_path / "assets" / "table-4f2a.js").write_text("let guests = 5;\n" * 500)
    small_server.application.files = PageFiles(tmp_path)

    page = small_server.client.get("/")
    script = small_server.client.get("/assets/table-4f2a.js")

    assert page.headers["cache-control"] == "no-cache"
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-type"].startswith("text/javascript")
    assert script.headers["content-encoding"] == "gzip"
    assert script.text.startswith("let guests")


def test_logs_are_lines_of_json_without_secrets(small_server: LocalServer, caplog: pytest.LogCaptureFixture) -> None:
    ann = small_server.visitor()
    with caplog.at_level(logging.INFO, "leopold"):
        laid = ann.lay("me", "friend")
        ann.ask("POST", f"/api/tables/{laid['table']}/sit", {"token": laid["seat_tokens"][0]["token"]})
        ann.state(laid["table"])
        lines = [JsonLines().format(record) for record in caplog.records]

    told = [json.loads(line) for line in lines]
    assert any(line.get("path") == "/api/tables" and line["status"] == 200 for line in told)
    for secret in (ann.secret, laid["watch_token"], laid["seat_tokens"][0]["token"]):
        assert secret not in "".join(lines)


def test_the_page_can_be_installed(small_server: LocalServer) -> None:
    answer = small_server.client.get("/manifest.webmanifest")
    told = answer.json()

    assert answer.headers["content-type"] == "application/manifest+json"
    assert (told["short_name"], told["lang"], told["display"]) == ("Leopold", "en", "standalone")
    assert told["description"] == catalogue().text("app-description")
    icons = {icon["src"]: small_server.client.get(f"/{icon['src']}") for icon in told["icons"]}
    assert {icon.headers["content-type"] for icon in icons.values()} == {"image/png"}
    worker = small_server.client.get("/sw.js")
    assert worker.headers["content-type"].startswith("text/javascript")
    assert worker.headers["cache-control"] == "no-cache"  # or nobody would ever get a newer one


@pytest.mark.parametrize(
    ("host", "picture"),
    [
        ("leopold.example", 'content="http://leopold.example/icons/preview.jpg"'),
        ("[::1]:8315", 'content="http://[::1]:8315/icons/preview.jpg"'),
        ('x"><script>', 'content="http://testserver/icons/preview.jpg"'),
    ],
)
def test_a_link_shows_what_it_leads_to(small_server: LocalServer, host: str, picture: str) -> None:
    """The host comes from whoever asks, and must not get into the page as anything else."""
    page = small_server.client.get("/", headers={"Host": host}).text

    assert f'property="og:image" {picture}' in page
    assert f'property="og:title" content="{catalogue().text("app-title")}"' in page
    assert "<script>" not in page
