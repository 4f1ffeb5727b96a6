"""Whatever stands in an address or a body, it is the sender's mistake: 4xx, never 5xx."""

from __future__ import annotations

import json

import pytest

from tests.server.visitors import LocalServer

ODD = ("%ff", "%00", "%ed%a0%80", "-1", "1e9", "9" * 30, "0x1", "%D9%A1", "nan", "", "1&seat=2")
PLACES = (
    "/api/tables/{table}?seat={odd}",
    "/api/tables/{table}/news?since={odd}",
    "/api/tables/{table}/replay?at={odd}&viewer={odd}",
    "/api/tables/{table}/line?actions={odd}",
    "/api/tables/{odd}",
    "/api/codes/{odd}",
    "/api/words?language={odd}&files={odd}",
    "/api/cards?edition={odd}&modules={odd}",
)
RIGHT = (
    "/api/tables/{table}?seat=0",
    "/api/tables/{table}/news?since=0",
    "/api/tables/{table}/replay?at=0&viewer=watch",
    "/api/tables/{table}/replay?at=0&viewer=0",
    "/api/tables/{table}",
    "/api/words?language=en&files=game",
    "/api/cards?edition=revised&modules=gala",
)
BREAKS = ("%0A", "%0D%0A", "%20%0A", "%00")
TEXTS = (b"\xff", b"\xed\xa0\x80", b"\xc0\x80", b"\\ud800", b"\\u0000", b"\\\\ud800", b"\\\\u0000")
"""Invalid UTF-8, half a character, nothing; as they are, escaped, and escaped once more for whoever reads a record."""
BODIES = (
    ("/api/tables", b'{"seats":[{"kind":"me","name":"%s"},{"kind":"bot"}]}'),
    ("/api/tables", b'{"seats":[{"kind":"me"},{"kind":"bot"}],"seed":"%s"}'),
    ("/api/tables", b'{"seats":[{"kind":"me"},{"kind":"bot"}],"packs_of":"%s"}'),
    ("/api/tables", b'{"seats":[{"kind":"me"},{"kind":"bot"}],"packs":[{"name":"a%s.toml","text":"# %s"}]}'),
    ("/api/records", b'{"text":"leopold game 1\\nplayers: 2\\nseed: \\"%s\\"\\n"}'),
    ("/api/records", b'{"text":"leopold game 1\\nplayers: 2\\nseed: 7\\nnames: \\"%s\\", b\\n"}'),
    ("/api/records", b'{"text":"leopold game 1\\nplayers: 2\\nseed: 7\\npacks: abc\\noverlays: \\"%s\\"\\n"}'),
    ("/api/companion", b'{"level":"easy","seed":"\\"%s\\"","given":["%s"]}'),
    ("/api/companion/setup", b'{"players":2,"seed":"%s"}'),
    ("/api/tables/{table}/sit", b'{"token":"%s"}'),
    ("/api/tables/{table}/sit", b'{"token":"{token}","name":"%s"}'),
)


def test_odd_values_in_an_address_are_refused(server: LocalServer) -> None:
    ann = server.visitor()
    table = ann.lay("me", "here")["table"]

    answers = {
        path: ann.ask("GET", path).status_code
        for path in (place.format(table=table, odd=odd) for place in PLACES for odd in ODD)
    }

    assert {path: status for path, status in answers.items() if status >= 500} == {}
    assert {answers[f"/api/tables/{table}?seat={odd}"] for odd in ODD[:-1]} <= {400, 403}


def test_a_line_break_behind_what_is_right_makes_it_wrong(server: LocalServer) -> None:
    ann = server.visitor()
    table = ann.lay("me", "here")["table"]
    right = [place.format(table=table) for place in RIGHT]

    answers = {path: ann.ask("GET", path).status_code for path in [path + odd for path in right for odd in BREAKS]}

    assert {ann.ask("GET", path).status_code for path in right} == {200}
    assert {path: status for path, status in answers.items() if not 400 <= status < 500} == {}


@pytest.mark.parametrize(("path", "body"), BODIES)
def test_odd_texts_in_a_body_are_refused_or_kept(server: LocalServer, path: str, body: bytes) -> None:
    ann = server.visitor()
    laid = ann.lay("me", "friend")
    token = laid["seat_tokens"][0]["token"].encode()
    where = path.format(table=laid["table"])

    for text in TEXTS:
        said = body.replace(b"%s", text).replace(b"{token}", token)
        answer = server.client.post(where, content=said, headers={**ann.headers, "Content-Type": "application/json"})

        assert answer.status_code < 500, (text, answer.text)
        if answer.status_code == 200 and "table" in answer.json():
            assert ann.ask("GET", f"/api/tables/{answer.json()['table']}").status_code == 200
            record = ann.ask("GET", f"/api/tables/{answer.json()['table']}/record")
            assert record.status_code in (200, 409), text
            json.dumps(record.json())
