"""Forgetting somebody: their tables, their seats at the tables of others, and everything else kept by their hash."""

from __future__ import annotations

from sqlalchemy import delete, or_, select, update

from leopold.server.store.schema import PUZZLES, RESULTS, SEATS, SUBSCRIPTIONS, TABLES, WATCHERS, read_row
from leopold.server.store.storage import Storage
from leopold.server.store.stored import StoredSeat


def tables_of(storage: Storage, visitor: str) -> dict[str, list[StoredSeat]]:
    """Every table that somebody laid or ever sat at, with its seats; also those they have left."""
    sat = select(SEATS.c.table_id).where(SEATS.c.visitor == visitor)
    theirs = select(TABLES.c.id).where(or_(TABLES.c.host == visitor, TABLES.c.id.in_(sat)))
    with storage.reader.connect() as connection:
        found: dict[str, list[StoredSeat]] = {str(table): [] for table in connection.execute(theirs).scalars()}
        query = select(SEATS).where(SEATS.c.table_id.in_(theirs)).order_by(SEATS.c.seat)
        for row in connection.execute(query).mappings():
            found[row["table_id"]].append(read_row(StoredSeat, row))
    return found


def give_up(storage: Storage, table_id: str, visitor: str, nobody: str) -> None:
    """Somebody is no longer known at a table: their seats are `nobody`'s, without a name, and so is the table."""
    with storage.engine.begin() as connection:
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
