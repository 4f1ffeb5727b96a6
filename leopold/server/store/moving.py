"""Moving: all that is kept by one hash is kept by another, because somebody goes by another secret."""

from __future__ import annotations

from typing import Final

from sqlalchemy import ColumnElement, Connection, Table, and_, delete, exists, or_, select, update

from leopold.server.store.erasing import tables_of
from leopold.server.store.schema import PUZZLES, RESULTS, SEATS, SUBSCRIPTIONS, TABLES, WATCHERS
from leopold.server.store.storage import Storage

_ONCE: Final[dict[Table, tuple[str, ...]]] = {
    RESULTS: ("table_id", "seat"),
    PUZZLES: ("puzzle",),
    WATCHERS: ("table_id",),
}
"""What a visitor has once of each of these: where both have it, what is there already stays."""


def is_somebody(storage: Storage, visitor: str) -> bool:
    """Is anything kept of this visitor that they would look for?"""
    kept = [exists().where(table.c.visitor == visitor) for table in (SEATS, RESULTS, PUZZLES, WATCHERS)]
    with storage.reader.connect() as connection:
        return bool(connection.execute(select(or_(exists().where(TABLES.c.host == visitor), *kept))).scalar())


def move_visitor(storage: Storage, old: str, new: str) -> list[str]:
    """The tables at which somebody is known by another hash now. Everything moves, or nothing does."""
    moved = tables_of(storage, old)
    with storage.engine.begin() as connection:
        # In order, as clicks take them: two would wait for each other else.
        connection.execute(select(TABLES.c.id).where(TABLES.c.host == old).order_by(TABLES.c.id).with_for_update())
        _keep_better(connection, old, new)
        for table, keys in _ONCE.items():
            other = table.alias()
            same: list[ColumnElement[bool]] = [other.c[key] == table.c[key] for key in keys]
            twice = exists(select(1).where(and_(other.c.visitor == new, *same)).correlate(table))
            connection.execute(delete(table).where(table.c.visitor == old, twice))
        connection.execute(update(TABLES).where(TABLES.c.host == old).values(host=new))
        for table in (SEATS, SUBSCRIPTIONS, *_ONCE):
            connection.execute(update(table).where(table.c.visitor == old).values(visitor=new))
    if moved:
        storage.tell(*(f"{table} seats" for table in moved))
    return moved


def _keep_better(connection: Connection, old: str, new: str) -> None:
    """Of two answers to a puzzle the better one counts."""
    query = select(PUZZLES.c.puzzle, PUZZLES.c.loss).where(PUZZLES.c.visitor == old)
    for puzzle, loss in connection.execute(query).all():
        there = and_(PUZZLES.c.visitor == new, PUZZLES.c.puzzle == puzzle, PUZZLES.c.loss > loss)
        connection.execute(update(PUZZLES).where(there).values(loss=loss))
