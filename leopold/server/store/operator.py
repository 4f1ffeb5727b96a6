"""What an operator decides for all: who stays out, whether newcomers may lay tables, what the lobby says."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from sqlalchemy import delete, exists, insert, or_, select

from leopold.server.store.schema import BLOCKED, DECISIONS, SEATS, TABLES
from leopold.server.store.storage import Storage

CLOSED: Final = "closed"
MESSAGE: Final = "message"
ADDRESS: Final = "address"
NAME: Final = "name"


class Decisions(Struct, frozen=True):
    """All of them."""

    closed: bool = False
    """Newcomers lay no tables."""
    message: str = ""
    """For everybody who comes to the lobby."""
    addresses: tuple[str, ...] = ()
    """Networks from which nobody is let in."""
    names: tuple[str, ...] = ()
    """That nobody may use."""


def read_decisions(storage: Storage) -> Decisions:
    with storage.reader.connect() as connection:
        said = {
            str(name): str(value) for name, value in connection.execute(select(DECISIONS.c.name, DECISIONS.c.value))
        }
        rows = connection.execute(select(BLOCKED.c.kind, BLOCKED.c.what).order_by(BLOCKED.c.what))
        blocked = [(str(kind), str(what)) for kind, what in rows]
    return Decisions(
        closed=bool(said.get(CLOSED)),
        message=said.get(MESSAGE, ""),
        addresses=tuple(what for kind, what in blocked if kind == ADDRESS),
        names=tuple(what for kind, what in blocked if kind == NAME),
    )


def decide(storage: Storage, name: str, value: str) -> None:
    """From now on; nothing takes it back."""
    with storage.engine.begin() as connection:
        connection.execute(delete(DECISIONS).where(DECISIONS.c.name == name))
        if value:
            connection.execute(insert(DECISIONS).values(name=name, value=value))


def block(storage: Storage, kind: str, what: str) -> None:
    with storage.engine.begin() as connection:
        connection.execute(delete(BLOCKED).where(BLOCKED.c.kind == kind, BLOCKED.c.what == what))
        connection.execute(insert(BLOCKED).values(kind=kind, what=what))


def unblock(storage: Storage, kind: str, what: str) -> bool:
    with storage.engine.begin() as connection:
        return connection.execute(delete(BLOCKED).where(BLOCKED.c.kind == kind, BLOCKED.c.what == what)).rowcount == 1


def is_known(storage: Storage, visitor: str) -> bool:
    """Has this visitor laid a table, or sat at one?"""
    sat = exists().where(SEATS.c.visitor == visitor)
    laid = exists().where(TABLES.c.host == visitor)
    with storage.reader.connect() as connection:
        return bool(connection.execute(select(or_(sat, laid))).scalar())
