"""Appending to the logs of tables, which every click waits for: by the driver's own connection, nothing in between.

SQLAlchemy says the statements once, in the words of the database; then they are handed to its driver as they are. On
SQLite that takes a fifth of the time. PostgreSQL is asked once for each table, whatever there is to do there: every
answer waits for the interpreter, which the event loop has.
"""

from __future__ import annotations

import threading
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, cast

from sqlalchemy import Executable, bindparam, func, insert, select, union_all, update
from sqlalchemy.engine import Engine
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import PoolProxiedConnection

from leopold.server.models.actions import ACTIONS_AT_ONCE
from leopold.server.store.schema import ENTRIES, TABLES, column_value, row_of
from leopold.server.store.stored import Append

if TYPE_CHECKING:
    import psycopg  # which only PostgreSQL needs

CHANNEL: Final = "leopold_news"
REMEMBERED: Final = 2 * ACTIONS_AT_ONCE
"""Numbers of entries for which the statement is remembered: all that a click may make, with what comes of it."""

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


def _appending(entries: int) -> Executable:
    """To move a table on, to insert so many entries, and to tell the other processes: all of it, or nothing where the
    table has moved on already."""
    moved = _MOVE.returning(TABLES.c.id).cte("moved")
    rows = [
        select(moved.c.id, *(bindparam(f"{column.name}_{place}", type_=column.type) for column in _OWN))
        for place in range(entries)
    ]
    kept = insert(ENTRIES).from_select([ENTRIES.c.table_id, *_OWN], union_all(*rows)).returning(ENTRIES.c.revision)
    return select(func.pg_notify(CHANNEL, bindparam("words"))).select_from(moved).add_cte(kept.cte("kept"))


_OWN: Final = [column for column in ENTRIES.columns if column.name != ENTRIES.c.table_id.name]


class Appender:
    """The one connection by which entries are appended. A database that was away between two of them is asked again.

    What it has done before it went away, it does not do twice: a table that has moved on stays where it is. Whoever
    asked with a key finds in its log what they asked for; only a note of who came may stand there twice.
    """

    def __init__(self, engine: Engine, name: str) -> None:
        self._engine = engine
        self._name = name
        self._at_once = engine.dialect.name == "postgresql"
        self._move = Statement(_MOVE, engine)
        self._insert = Statement(insert(ENTRIES), engine)
        self._appending = lru_cache(REMEMBERED)(lambda entries: Statement(_appending(entries), engine))
        self._connection: PoolProxiedConnection | None = None
        self._lock = threading.Lock()

    def append(self, wishes: Sequence[Append]) -> list[bool]:
        """See `Storage.append`."""
        with self._lock:
            kept = self._connection is not None
            try:
                return self._append(wishes)
            except DBAPIError as wrong:
                if not (kept and wrong.connection_invalidated):
                    raise
            return self._append(wishes)

    def close(self) -> None:
        with self._lock:
            self._let_go()

    def _append(self, wishes: Sequence[Append]) -> list[bool]:
        if self._connection is None:
            self._connection = self._opened()
        try:
            moved = self._written_at_once(wishes) if self._at_once else self._written(wishes)
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
            opened = self._engine.raw_connection()
            if self._at_once:
                cast(Any, opened.driver_connection).autocommit = True
            return opened
        except Exception as wrong:
            refused = self._told(wrong)
            if refused is None:
                raise
            raise refused from wrong

    def _written(self, wishes: Sequence[Append]) -> list[bool]:
        """One after the other, where nothing lies between."""
        assert self._connection is not None
        cursor = self._connection.cursor()
        moved: list[bool] = []
        rows: list[Any] = []
        cursor.execute("BEGIN IMMEDIATE")
        for wish in wishes:
            cursor.execute(self._move.text, self._move.given(_move_row(wish)))
            moved.append(cursor.rowcount == 1)
            if moved[-1]:
                rows += [self._insert.given(row_of(entry, table_id=wish.table_id)) for entry in wish.entries]
        if rows:
            cursor.executemany(self._insert.text, rows)
        self._connection.commit()
        cursor.close()
        return moved

    def _written_at_once(self, wishes: Sequence[Append]) -> list[bool]:
        """Every table in one statement, and all of them before the first answer is waited for."""
        assert self._connection is not None
        driver = cast("psycopg.Connection", self._connection.driver_connection)
        if len(wishes) == 1:
            return [driver.execute(*self._asked(wishes[0])).rowcount == 1]
        order = sorted(range(len(wishes)), key=lambda place: wishes[place].table_id)
        with driver.pipeline(), driver.transaction():
            answers = {place: driver.execute(*self._asked(wishes[place])) for place in order}
        return [answers[place].rowcount == 1 for place in range(len(wishes))]

    def _asked(self, wish: Append) -> tuple[bytes, Any]:
        statement = self._appending(len(wish.entries))
        row = _move_row(wish) | {"words": f"{self._name} {wish.table_id} {wish.entries[-1].revision}"}
        for place, entry in enumerate(wish.entries):
            row |= {f"{column}_{place}": value for column, value in row_of(entry).items()}
        return statement.text.encode(), statement.given(row)

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
        asked = None if self._connection is None else self._connection.driver_connection
        lost = dialect.is_disconnect(cast(Any, wrong), cast(Any, asked), None)
        found = DBAPIError.instance(
            None, None, wrong, base, hide_parameters=True, connection_invalidated=lost, dialect=dialect
        )
        assert isinstance(found, DBAPIError)
        return found
