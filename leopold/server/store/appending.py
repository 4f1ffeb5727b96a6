"""Appending to the logs of tables, which every click waits for: by the driver's own connection, nothing in between.

SQLAlchemy says the statements once, in the words of the database; then they are handed to its driver as they are. On
SQLite that takes a fifth of the time.
"""

from __future__ import annotations

import threading
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, Final

from sqlalchemy import Executable, bindparam, func, insert, select, update
from sqlalchemy.engine import Engine
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import PoolProxiedConnection

from leopold.server.store.schema import ENTRIES, TABLES, column_value, row_of
from leopold.server.store.stored import Append

CHANNEL: Final = "leopold_news"

_MOVE: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table_id"), TABLES.c.revision == bindparam("seen"))
    .values(
        revision=bindparam("new_revision"),
        touched=bindparam("at"),
        moves=bindparam("new_moves"),
        round=bindparam("new_round"),
        to_move=bindparam("new_to_move"),
        finished=bindparam("new_finished"),
        totals=bindparam("new_totals"),
        due=bindparam("new_due"),
    )
)
TELL: Final = select(func.pg_notify(CHANNEL, bindparam("words")))
"""PostgreSQL delivers it when the transaction is committed, and not at all if it is not."""


def _move_row(wish: Append) -> dict[str, Any]:
    summary = wish.summary
    return {
        "table_id": wish.table_id,
        "seen": wish.seen,
        "new_revision": wish.entries[-1].revision,
        "at": wish.entries[-1].at,
        "new_moves": summary.moves,
        "new_round": summary.round,
        "new_to_move": summary.to_move,
        "new_finished": column_value(summary.finished, bool),
        "new_totals": column_value(summary.totals, list),
        "new_due": summary.due,
    }


class Statement:
    """A statement in the words of one database, and its parameters as the driver takes them."""

    def __init__(self, said: Executable, engine: Engine) -> None:
        compiled = said.compile(dialect=engine.dialect)  # type: ignore[attr-defined] # as all that can be executed
        self.text: str = compiled.string
        self._order: Sequence[str] | None = compiled.positiontup
        self._constant: Mapping[str, Any] = {
            name: value for name, value in compiled.params.items() if value is not None
        }

    def given(self, row: Mapping[str, Any]) -> Any:
        """The parameters: in their order where they have no names."""
        whole = {**self._constant, **row}
        return whole if self._order is None else tuple(whole[name] for name in self._order)


class Appender:
    """The one connection by which entries are appended. A database that was away between two of them is asked again."""

    def __init__(self, engine: Engine, name: str) -> None:
        self._engine = engine
        self._name = name
        self._move = Statement(_MOVE, engine)
        self._insert = Statement(insert(ENTRIES), engine)
        self._tell = Statement(TELL, engine) if engine.dialect.name == "postgresql" else None
        self._begin = "BEGIN IMMEDIATE" if engine.dialect.name == "sqlite" else None
        """What begins a transaction, where the driver does not do it by itself."""
        self._connection: PoolProxiedConnection | None = None
        self._begun = False
        """Has the database heard of the transaction?"""
        self._lock = threading.Lock()

    def append(self, wishes: Sequence[Append]) -> list[bool]:
        """See `Storage.append`."""
        with self._lock:
            kept = self._connection is not None
            try:
                return self._append(wishes)
            except DBAPIError as wrong:
                if self._begun or not (kept and wrong.connection_invalidated):
                    raise
            return self._append(wishes)

    def close(self) -> None:
        with self._lock:
            self._let_go()

    def _append(self, wishes: Sequence[Append]) -> list[bool]:
        self._begun = False
        if self._connection is None:
            self._connection = self._opened()
        try:
            cursor = self._connection.cursor()
            moved = self._written(cursor, wishes)
            self._connection.commit()
            cursor.close()
        except BaseException as wrong:
            refused = self._told(wrong)
            if refused is None or not refused.connection_invalidated:
                with suppress(Exception):  # else SQLite would keep its lock until nobody remembers the failure
                    self._connection.rollback()
            self._let_go()
            if refused is None:
                raise
            raise refused from wrong
        return moved

    def _opened(self) -> PoolProxiedConnection:
        """A connection of the driver's own, who complains in words of his own where the database is not there."""
        try:
            return self._engine.raw_connection()
        except Exception as wrong:
            refused = self._told(wrong)
            if refused is None:
                raise
            raise refused from wrong

    def _written(self, cursor: DBAPICursor, wishes: Sequence[Append]) -> list[bool]:
        moved: dict[int, bool] = {}
        rows: list[Any] = []
        if self._begin is not None:
            cursor.execute(self._begin)
        for place, wish in sorted(enumerate(wishes), key=lambda numbered: numbered[1].table_id):
            cursor.execute(self._move.text, self._move.given(_move_row(wish)))
            self._begun = True
            moved[place] = cursor.rowcount == 1
            if moved[place]:
                rows += [self._insert.given(row_of(entry, table_id=wish.table_id)) for entry in wish.entries]
                if self._tell is not None:
                    words = f"{self._name} {wish.table_id} {wish.entries[-1].revision}"
                    cursor.execute(self._tell.text, self._tell.given({"words": words}))
        if rows:
            cursor.executemany(self._insert.text, rows)
        return [moved[place] for place in range(len(wishes))]

    def _let_go(self) -> None:
        """Whatever this connection was in the middle of never happened; the next time there is another one."""
        if self._connection is not None:
            self._connection.invalidate()
            self._connection = None

    def _told(self, wrong: BaseException) -> DBAPIError | None:
        """The driver's complaint as everybody else's at this database is told; None for what is none of its."""
        dialect = self._engine.dialect
        base = dialect.dbapi.Error if dialect.dbapi is not None else Exception
        if not isinstance(wrong, base):
            return None
        lost = dialect.is_disconnect(wrong, None, None)  # type: ignore[arg-type] # of a driver's error
        found = DBAPIError.instance(
            None, None, wrong, base, hide_parameters=True, connection_invalidated=lost, dialect=dialect
        )
        assert isinstance(found, DBAPIError)
        return found
