"""What whoever keeps a database asks of it: pages of games, and taking many away. Nothing here holds all of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from sqlalchemy import delete, func, select, text

from leopold.server.store.schema import SEATS, TABLES, read_row
from leopold.server.store.storage import Storage
from leopold.server.store.stored import StoredSeat, StoredTable

AT_ONCE: Final = 500
"""Games that are looked up, or taken away in one transaction: a server that plays beside it waits for no more."""

Game = tuple[StoredTable, list[StoredSeat]]


def number_of_games(storage: Storage) -> int:
    with storage.reader.connect() as connection:
        return int(connection.execute(select(func.count()).select_from(TABLES)).scalar_one())


def page_of_games(storage: Storage, first: int, size: int) -> list[Game]:
    """So many games after the first so many, the last touched first."""
    query = select(TABLES).order_by(TABLES.c.touched.desc(), TABLES.c.id).offset(first).limit(size)
    with storage.reader.connect() as connection:
        return _with_seats(storage, [read_row(StoredTable, row) for row in connection.execute(query).mappings()])


def every_game(storage: Storage) -> Iterator[Game]:
    """All games by name, a few at a time: what is laid or taken away meanwhile does not matter."""
    last = ""
    while True:
        query = select(TABLES).where(TABLES.c.id > last).order_by(TABLES.c.id).limit(AT_ONCE)
        with storage.reader.connect() as connection:
            tables = [read_row(StoredTable, row) for row in connection.execute(query).mappings()]
        if not tables:
            return
        yield from _with_seats(storage, tables)
        last = tables[-1].id


def untouched(storage: Storage, before: float) -> list[str]:
    """Games that nobody has touched since then, the longest untouched first."""
    query = select(TABLES.c.id).where(TABLES.c.touched < before).order_by(TABLES.c.touched)
    with storage.reader.connect() as connection:
        return [str(found) for found in connection.execute(query).scalars()]


def remove_games(storage: Storage, games: Sequence[str], touched_before: float | None = None) -> Iterator[int]:
    """Take games away with all that belongs to them; how many each transaction took.

    With `touched_before` a game that somebody has touched after all stays.
    """
    for at in range(0, len(games), AT_ONCE):
        query = delete(TABLES).where(TABLES.c.id.in_(games[at : at + AT_ONCE]))
        if touched_before is not None:
            query = query.where(TABLES.c.touched < touched_before)
        with storage.engine.begin() as connection:
            taken = connection.execute(query).rowcount
        yield taken


def broken_pages(storage: Storage) -> list[str]:
    """What SQLite itself finds wrong with its file, and rows that belong to no game. PostgreSQL looks after its own."""
    if storage.dialect != "sqlite":
        return []
    with storage.reader.connect() as connection:
        found = [str(line) for line in connection.execute(text("PRAGMA quick_check")).scalars()]
        strays = connection.execute(text("PRAGMA foreign_key_check")).all()
    wrong = [] if found == ["ok"] else found
    return wrong + ([f"{len(strays)} rows belong to no game"] if strays else [])


def _with_seats(storage: Storage, tables: Sequence[StoredTable]) -> list[Game]:
    seats: dict[str, list[StoredSeat]] = {table.id: [] for table in tables}
    names = list(seats)
    with storage.reader.connect() as connection:
        for at in range(0, len(names), AT_ONCE):
            query = select(SEATS).where(SEATS.c.table_id.in_(names[at : at + AT_ONCE])).order_by(SEATS.c.seat)
            for row in connection.execute(query).mappings():
                seats[row["table_id"]].append(read_row(StoredSeat, row))
    return [(table, seats[table.id]) for table in tables]
