"""Writes the database of a schema that no release stopped at: see `tests/server/past`.

What a release before it left is opened by the server of today, which plays and decides whatever the schemas since then
made room for. Of all rows those columns are written down that the schema has.
"""

from __future__ import annotations

import random
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec

from leopold.server.push.messages import OperatorKeys, in_base64, point_of, private_key
from leopold.server.push.service import PushService
from leopold.server.store import operator
from leopold.server.store.database import open_engine
from leopold.server.store.migrations import STEPS
from tests.server import past
from tests.server.past import make
from tests.server.visitors import LocalServer, open_server

PACK = {"name": "rich.toml", "text": "[board.setup]\nkrones = 15\n"}


def main(version: int) -> None:
    before = past.file_of(max(earlier for earlier in range(1, version) if earlier not in past.BETWEEN))
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.sqlite"
        address = f"sqlite:///{file}"
        engine = open_engine(address, writing=True)
        past.fill(engine, before)
        engine.dispose()
        with open_server(address, push=silent_push) as server:
            use_all(server)
        kept = make.rows(file)["rows"]
    columns = columns_of(version)
    kept["schema_version"] = [{"version": version}]
    rows = {
        table: [{column: row[column] for column in columns[table]} for row in kept[table]]
        for table in kept
        if table in columns
    }
    past.file_of(version).write_bytes(msgspec.json.encode({"version": version, "rows": rows}) + b"\n")


def use_all(server: LocalServer) -> None:
    """What the schemas from the fourth to the ninth made room for; only a review would be longer than all the rest."""
    ann = server.visitor(past.ANN)
    tables = ann.get("/api/tables")["tables"]
    shared = next(table["table"] for table in tables if table["names"] == ["Ann", "Cem"])
    # with cards of her own
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "here", "name": "Ben"}]
    rich = ann.post("/api/tables", {"seats": seats, "packs": [PACK], "seed": "rich", "key": "rich-table"})["table"]
    play_both(server, rich, past.RICH)
    # called with the page closed
    key = in_base64(point_of(private_key(bytes(31) + b"\1").public_key()))
    wish = {"endpoint": "https://fcm.googleapis.com/send/ann", "receiver": key, "auth": in_base64(bytes(16))}
    ann.post("/api/push", {**wish, "language": "de"})
    # locked, and decided by the operator; the editions are kept by any server that starts
    ann.post(f"/api/tables/{shared}/lock", {"locked": True})
    operator.decide(server.application.storage, operator.MESSAGE, past.MESSAGE)
    operator.block(server.application.storage, operator.NAME, past.BLOCKED)


def play_both(server: LocalServer, table: str, moves: int) -> None:
    ann, chance = server.visitor(past.ANN), random.Random(moves)
    for move in range(moves):
        state = ann.state(table, ann.state(table)["view"]["to_move"])
        number = chance.choice(state["actions"])["number"]
        ann.act(table, state["seat"], state["revision"], number, key=f"rich-{move:04d}")  # nobody else's click


def silent_push(registry: Any, language: str) -> PushService:
    return PushService(registry, OperatorKeys.fresh("mailto:host@example.org"), language, lambda *message: 201)


def columns_of(version: int) -> dict[str, list[str]]:
    """All columns of each table of a schema."""
    with sqlite3.connect(":memory:") as connection:
        connection.execute(past.VERSIONS)
        for step in STEPS[:version]:
            for statement in step:
                connection.execute(statement)
        names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: [row[1] for row in connection.execute(f"PRAGMA table_info({name})")] for name in names}


if __name__ == "__main__":
    main(int(sys.argv[1]))
