"""Forgetting somebody: their tables, their seats at the tables of others, and everything else kept by their hash."""

from __future__ import annotations

from sqlalchemy import Connection, delete, or_, select, update

from leopold.server.store.schema import PUZZLES, RESULTS, SEATS, SUBSCRIPTIONS, TABLES, WATCHERS
from leopold.server.store.storage import Storage


def tables_of(storage: Storage, visitor: str) -> list[str]:
    """Every table that somebody laid or ever sat at; also those they have left."""
    sat = select(SEATS.c.table_id).where(SEATS.c.visitor == visitor)
    theirs = select(TABLES.c.id).where(or_(TABLES.c.host == visitor, TABLES.c.id.in_(sat)))
    with storage.reader.connect() as connection:
        return [str(table) for table in connection.execute(theirs).scalars()]


def remove_without_others(storage: Storage, table_id: str, visitor: str) -> bool:
    """Take a table away with all that belongs to it, unless somebody else sits there, also since a moment ago."""
    others = select(SEATS.c.seat).where(
        SEATS.c.table_id == table_id, SEATS.c.visitor.is_not(None), SEATS.c.visitor != visitor, SEATS.c.gone == 0
    )
    with storage.engine.begin() as connection:
        _hold(connection, table_id)
        # Whoever is sitting down at this very moment has done so, or finds no table any more.
        connection.execute(select(SEATS.c.seat).where(SEATS.c.table_id == table_id).with_for_update())
        if connection.execute(others).first() is not None:
            return False
        connection.execute(delete(TABLES).where(TABLES.c.id == table_id))
    return True


def _hold(connection: Connection, table_id: str) -> None:
    """Tables before their seats, as everybody takes them: two would wait for each other else."""
    connection.execute(select(TABLES.c.id).where(TABLES.c.id == table_id).with_for_update())


def give_up(storage: Storage, table_id: str, visitor: str, nobody: str) -> None:
    """Somebody is no longer known at a table: their seats are `nobody`'s, without a name, and so is the table."""
    with storage.engine.begin() as connection:
        _hold(connection, table_id)
        connection.execute(
            update(SEATS)
            .where(SEATS.c.table_id == table_id, SEATS.c.visitor == visitor)
            .values(visitor=nobody, token_hash=None, name="", gone=1)
        )
        connection.execute(update(TABLES).where(TABLES.c.id == table_id, TABLES.c.host == visitor).values(host=""))
        connection.execute(delete(WATCHERS).where(WATCHERS.c.table_id == table_id, WATCHERS.c.visitor == visitor))
    storage.tell(f"{table_id} seats")


def stop_watching(storage: Storage, table_id: str, visitor: str) -> None:
    with storage.engine.begin() as connection:
        connection.execute(delete(WATCHERS).where(WATCHERS.c.table_id == table_id, WATCHERS.c.visitor == visitor))


def forget_visitor(storage: Storage, visitor: str) -> int:
    """All that is of no table: evenings, puzzles, where they are called, what they watch. How many evenings it were."""
    with storage.engine.begin() as connection:
        evenings = connection.execute(delete(RESULTS).where(RESULTS.c.visitor == visitor)).rowcount
        for table in (PUZZLES, SUBSCRIPTIONS, WATCHERS):
            connection.execute(delete(table).where(table.c.visitor == visitor))
    return evenings
