"""Lays tables, plays a little and writes down all rows of the database: see `tests/server/past`.

It runs with the sources of any release, so it asks for nothing but the server's own door.
"""

from __future__ import annotations

import itertools
import json
import random
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient

from leopold.server.http.app import build

ANN, BEN = "A" * 43, "B" * 43
TABLES = ("schema_version", "tables")
"""First, because rows of others belong to theirs."""


def main(target: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.sqlite"
        play(f"sqlite:///{file}")
        target.write_text(json.dumps(rows(file), ensure_ascii=False, separators=(",", ":")) + "\n")


def play(address: str) -> None:
    """An open game of two, a finished one of the first edition, one with a friend, and one of three."""
    application: Any = build(address)
    keys = (f"click-{number:04d}" for number in itertools.count())
    with TestClient(getattr(application, "asgi", None) or application.app, base_url="http://testserver") as client:

        def ask(method: str, path: str, body: Any = None, who: str = ANN) -> Any:
            client.cookies.clear()
            answer = client.request(method, path, json=body, headers={"Cookie": f"leopold_visitor={who}"})
            assert answer.status_code == 200, answer.text
            return answer.json()

        def lay(*seats: dict[str, str], **wishes: str) -> Any:
            return ask("POST", "/api/tables", {"seats": seats, "key": next(keys), **wishes})

        def play_at(table: str, actions: int, chance: random.Random) -> None:
            for _ in range(actions):
                state = ask("GET", f"/api/tables/{table}?seat=0")
                if state["table"]["over"]:
                    return
                state = ask("GET", f"/api/tables/{table}?seat={state['view']['to_move']}")
                number = chance.choice(state["actions"])["number"]
                wish = {"seat": state["seat"], "revision": state["revision"], "key": next(keys), "actions": [number]}
                ask("POST", f"/api/tables/{table}/actions", wish)

        me, here = {"kind": "me", "name": "Ann"}, {"kind": "here", "name": "Ben"}
        play_at(lay(me, here, seed="an open game")["table"], 40, random.Random(1))
        play_at(lay(me, here, seed="a finished game", edition="2015")["table"], 1000, random.Random(2))
        friends = lay(me, {"kind": "friend"}, seed="with a friend")
        token = friends["seat_tokens"][0]["token"]
        ask("POST", f"/api/tables/{friends['table']}/sit", {"token": token, "name": "Cem"}, who=BEN)
        play_at(lay(me, here, here, seed="three")["table"], 25, random.Random(3))


def rows(file: Path) -> dict[str, Any]:
    with sqlite3.connect(file) as connection:
        connection.row_factory = sqlite3.Row
        found = [row["name"] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        names = sorted(found, key=lambda name: (name not in TABLES, name))
        kept = {name: [dict(row) for row in connection.execute(f"SELECT * FROM {name}")] for name in names}
    return {"version": kept["schema_version"][0]["version"], "rows": kept}


if __name__ == "__main__":
    main(Path(sys.argv[1]))
