"""Where tables are kept. Every function is one transaction.

An entry is appended only if the table stands at the revision its writer saw, so of two writers at once one loses.
"""

from __future__ import annotations

import secrets
import shutil
from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Connection, and_, delete, event, func, insert, or_, select, text, update
from sqlalchemy.exc import IntegrityError

from leopold.server.store.appending import TELL, Appender
from leopold.server.store.database import complaints, open_engine, patience, sqlite_file
from leopold.server.store.migrations import migrate
from leopold.server.store.schema import (
    CODES,
    DEALS,
    EDITIONS,
    ENTRIES,
    OWN_PACKS,
    PUZZLES,
    RESULTS,
    REVIEWS,
    SEATS,
    SUBSCRIPTIONS,
    TABLES,
    WATCHERS,
    read_row,
    row_of,
)
from leopold.server.store.stored import (
    Append,
    StoredEntry,
    StoredPack,
    StoredResult,
    StoredSeat,
    StoredSubscription,
    StoredTable,
)

SERVED: Final = "hashtext('leopold'), hashtext(current_schema())"
"""PostgreSQL's advisory lock of which every process that serves these tables holds a share."""
LEAST_FREE: Final = 32 * 1024 * 1024
"""Bytes on the disk below which it is as good as full: SQLite needs some for its log."""
TOGETHER: Final = 500
"""Tables whose seats are looked up in one question: databases take only so many names in one."""


class Storage:
    """All tables of one database."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.name = secrets.token_hex(6)
        """This one, among those at the same database: it need not hear what it says itself."""
        self.engine = open_engine(address, writing=True)
        self.dialect: str = self.engine.dialect.name
        self.reader = self.engine if self.dialect == "postgresql" else open_engine(address, writing=False)
        with complaints(address):
            migrate(self.engine)
        self.patience: dict[str, int] = {}
        """With PostgreSQL, unless its address says otherwise."""
        self._appender = Appender(self.engine, self.name)
        self._file = sqlite_file(address)
        found = self._file.stat() if self._file is not None else None
        self._same = (found.st_dev, found.st_ino) if found is not None else None
        """Which file it is: another of the same name would be another database."""

    def close(self) -> None:
        """Let go of every connection; whoever asks for something later gets another one."""
        self._appender.close()
        self.engine.dispose()
        self.reader.dispose()

    def ping(self) -> None:
        """Is the database there?"""
        with self.reader.connect() as connection:
            connection.execute(text("SELECT 1"))

    def touch(self) -> None:
        """Can something be written? It changes nothing."""
        with self.engine.begin() as connection:
            connection.execute(text("UPDATE schema_version SET version = version"))

    def trouble(self) -> str:
        """Why nothing could be kept although the database answers: its file is gone, or its disk is full."""
        if self._file is None:
            return ""
        try:
            there = self._file.stat()
        except OSError:
            return "missing"
        if (there.st_dev, there.st_ino) != self._same:
            return "missing"
        return "full" if shutil.disk_usage(self._file.parent).free < LEAST_FREE else ""

    def hurry(self, seconds: float) -> None:
        """Let PostgreSQL give up what takes longer, and a connection that is silent for as long; for a server."""
        if self.dialect != "postgresql":
            return
        milliseconds = int(1000 * seconds)
        self.patience = patience(seconds)

        @event.listens_for(self.engine, "do_connect", insert=True)  # before the patience of everybody else
        def connect(dialect: Any, record: Any, args: Any, params: dict[str, Any]) -> None:
            params.update({**self.patience, **params})

        @event.listens_for(self.engine, "connect")
        def prepare(connection: Any, _: Any) -> None:
            connection.autocommit = True
            for setting in ("statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"):
                connection.execute(f"SET {setting} = {milliseconds}")
            connection.autocommit = False

        self.engine.dispose()

    # --- tables

    def add(
        self,
        table: StoredTable,
        seats: Sequence[StoredSeat],
        entries: Sequence[StoredEntry],
        packs: Sequence[StoredPack] = (),
    ) -> bool:
        """A new table with its seats, packs of somebody's own and, for a game that was opened, its log so far.

        False if it is there already.
        """
        try:
            with self.engine.begin() as connection:
                connection.execute(insert(TABLES).values(row_of(table, reckoned=0)))
                connection.execute(insert(SEATS), [row_of(seat, table_id=table.id) for seat in seats])
                if entries:
                    connection.execute(insert(ENTRIES), [row_of(entry, table_id=table.id) for entry in entries])
                if packs:
                    connection.execute(insert(OWN_PACKS), [row_of(pack, table_id=table.id) for pack in packs])
        except IntegrityError:
            return False
        return True

    def read(self, table_id: str) -> tuple[StoredTable, list[StoredSeat]] | None:
        """A table and its seats."""
        with self.reader.connect() as connection:
            row = connection.execute(select(TABLES).where(TABLES.c.id == table_id)).mappings().first()
            if row is None:
                return None
            seats = connection.execute(select(SEATS).where(SEATS.c.table_id == table_id).order_by(SEATS.c.seat))
            return read_row(StoredTable, row), [read_row(StoredSeat, found) for found in seats.mappings()]

    def packs(self, table_id: str) -> Sequence[StoredPack]:
        """Somebody's own that a table is played with, in their order."""
        query = select(OWN_PACKS).where(OWN_PACKS.c.table_id == table_id).order_by(OWN_PACKS.c.place)
        with self.reader.connect() as connection:
            return [read_row(StoredPack, row) for row in connection.execute(query).mappings()]

    def packs_of_record(self, checksum: str, names: Sequence[str]) -> Sequence[StoredPack]:
        """Packs of these names with which a table here is played as a record says; none if there is no such table."""
        laid = select(OWN_PACKS.c.table_id).where(OWN_PACKS.c.checksum == checksum)
        for place, name in enumerate(names):
            laid = laid.where(
                OWN_PACKS.c.table_id.in_(
                    select(OWN_PACKS.c.table_id).where(OWN_PACKS.c.place == place, OWN_PACKS.c.name == name)
                )
            )
        laid = laid.group_by(OWN_PACKS.c.table_id).having(func.count() == len(names)).limit(1)
        with self.reader.connect() as connection:
            found = connection.execute(laid).scalar()
        return self.packs(str(found)) if found is not None else []

    def entries(self, table_id: str, since: int = 0) -> list[StoredEntry]:
        """The log after a revision."""
        query = (
            select(ENTRIES)
            .where(ENTRIES.c.table_id == table_id, ENTRIES.c.revision > since)
            .order_by(ENTRIES.c.revision)
        )
        with self.reader.connect() as connection:
            return [read_row(StoredEntry, row) for row in connection.execute(query).mappings()]

    def append(self, wishes: Sequence[Append]) -> list[bool]:
        """Append entries to several tables in one transaction: for each, whether it still stood where it was seen.

        Tables are taken in order, so that two processes never wait for each other.
        """
        return self._appender.append(wishes)

    def tell(self, *words: str) -> None:
        """Wake the other processes, where there are any."""
        if words and self.dialect == "postgresql":
            with self.engine.begin() as connection:
                for one in words:
                    self._tell(connection, one)

    def _tell(self, connection: Connection, words: str) -> None:
        """Once the transaction is committed."""
        if self.dialect == "postgresql":
            connection.execute(TELL, {"words": f"{self.name} {words}"})

    def remove(self, table_id: str) -> bool:
        """Take a table away with all that belongs to it."""
        with self.engine.begin() as connection:
            return connection.execute(delete(TABLES).where(TABLES.c.id == table_id)).rowcount == 1

    def list(
        self, visitor: str | None = None, limit: int = 200, skip: int = 0, *, unfinished: bool = False
    ) -> list[tuple[StoredTable, list[StoredSeat]]]:
        """Tables, the last touched first: of one visitor (host, sitting or watching), or all."""
        query = select(TABLES).order_by(TABLES.c.touched.desc(), TABLES.c.id).limit(limit).offset(skip)
        if visitor is not None:
            query = query.where(TABLES.c.id.in_(_ids_of(visitor)))
        if unfinished:
            query = query.where(TABLES.c.finished == 0)
        with self.reader.connect() as connection:
            tables = [read_row(StoredTable, row) for row in connection.execute(query).mappings()]
            seats: dict[str, list[StoredSeat]] = {}
            for first in range(0, len(tables), TOGETHER):
                some = [table.id for table in tables[first : first + TOGETHER]]
                seated = select(SEATS).where(SEATS.c.table_id.in_(some)).order_by(SEATS.c.seat)
                for row in connection.execute(seated).mappings():
                    seats.setdefault(row["table_id"], []).append(read_row(StoredSeat, row))
        return [(table, seats.get(table.id, [])) for table in tables]

    def open_tables(self, host: str) -> int:
        """How many unfinished tables somebody has laid and not left."""
        left = select(SEATS.c.table_id).where(SEATS.c.visitor == host, SEATS.c.gone == 1)
        query = (
            select(func.count())
            .select_from(TABLES)
            .where(TABLES.c.host == host, TABLES.c.finished == 0, ~TABLES.c.id.in_(left))
        )
        with self.reader.connect() as connection:
            return int(connection.execute(query).scalar_one())

    # --- seats

    def change_seat(self, table_id: str, seat: int, *, free: bool = False, **values: Any) -> bool:
        """Change who sits there; with `free` only if nobody does, so that of two people at once one sits."""
        query = update(SEATS).where(SEATS.c.table_id == table_id, SEATS.c.seat == seat)
        if free:
            query = query.where(SEATS.c.visitor.is_(None))
        with self.engine.begin() as connection:
            changed = connection.execute(query.values(**values)).rowcount == 1
            if changed:
                self._tell(connection, f"{table_id} seats")
        return changed

    def let_watch(self, table_id: str, visitor: str) -> None:
        """From now on this visitor may watch."""
        try:
            with self.engine.begin() as connection:
                connection.execute(insert(WATCHERS).values(table_id=table_id, visitor=visitor))
        except IntegrityError:
            pass  # may already

    def may_watch(self, table_id: str, visitor: str) -> bool:
        query = select(WATCHERS.c.visitor).where(and_(WATCHERS.c.table_id == table_id, WATCHERS.c.visitor == visitor))
        with self.reader.connect() as connection:
            return connection.execute(query).first() is not None

    # --- evenings

    def reckon(self, table_id: str, results: Sequence[StoredResult]) -> bool:
        """Keep how a finished game ended, once: False where that has been done before, here or elsewhere.

        It is kept for whoever has the seat now: while it was worked out, they may have gone by another secret.
        """
        query = update(TABLES).where(TABLES.c.id == table_id, TABLES.c.finished == 1, TABLES.c.reckoned == 0)
        seats = select(SEATS.c.seat, SEATS.c.visitor).where(SEATS.c.table_id == table_id).with_for_update(read=True)
        with self.engine.begin() as connection:
            first = connection.execute(query.values(reckoned=1)).rowcount == 1
            if first and results:
                sits = {seat: visitor for seat, visitor in connection.execute(seats) if visitor is not None}
                rows = [{**row_of(result), "visitor": sits[result.seat]} for result in results if result.seat in sits]
                if rows:
                    connection.execute(insert(RESULTS), rows)
        return first

    def unreckoned(self, visitor: str) -> Sequence[str]:
        """Finished tables at which a visitor sits, of which nothing has been kept yet."""
        query = (
            select(TABLES.c.id)
            .join(SEATS, SEATS.c.table_id == TABLES.c.id)
            .where(SEATS.c.visitor == visitor, TABLES.c.finished == 1, TABLES.c.reckoned == 0)
            .distinct()
        )
        with self.reader.connect() as connection:
            return [str(found) for found in connection.execute(query).scalars()]

    def results(self, visitor: str) -> Sequence[StoredResult]:
        """Everything that is kept for a visitor, the last first."""
        query = select(RESULTS).where(RESULTS.c.visitor == visitor).order_by(RESULTS.c.finished.desc())
        with self.reader.connect() as connection:
            return [read_row(StoredResult, row) for row in connection.execute(query).mappings()]

    def how_many_results(self, visitor: str) -> int:
        with self.reader.connect() as connection:
            query = select(func.count()).select_from(RESULTS).where(RESULTS.c.visitor == visitor)
            return int(connection.execute(query).scalar_one())

    def erase_results(self, visitor: str) -> int:
        """Forget them, and what was solved; the games themselves stay, and are not reckoned again."""
        with self.engine.begin() as connection:
            connection.execute(delete(PUZZLES).where(PUZZLES.c.visitor == visitor))
            return connection.execute(delete(RESULTS).where(RESULTS.c.visitor == visitor)).rowcount

    def deal_results(self, day: str) -> dict[str, bytes]:
        """What bots made of the deal of a day, by level."""
        query = select(DEALS.c.level, DEALS.c.detail).where(DEALS.c.day == day)
        with self.reader.connect() as connection:
            return {level: detail.encode() for level, detail in connection.execute(query)}

    def add_deal_result(self, day: str, level: str, detail: bytes) -> None:
        """Another process may have been quicker; it came to the same."""
        try:
            with self.engine.begin() as connection:
                connection.execute(insert(DEALS).values(day=day, level=level, detail=detail.decode()))
        except IntegrityError:
            pass

    # --- reviews

    def review(self, table_id: str, version: int) -> bytes | None:
        """The review of a finished game, if there is one of this version."""
        query = select(REVIEWS.c.detail).where(REVIEWS.c.table_id == table_id, REVIEWS.c.version == version)
        with self.reader.connect() as connection:
            found = connection.execute(query).scalar()
        return None if found is None else str(found).encode()

    def keep_review(self, table_id: str, version: int, detail: bytes) -> None:
        """Instead of one of another version. A table that was taken away meanwhile has none."""
        try:
            with self.engine.begin() as connection:
                connection.execute(delete(REVIEWS).where(REVIEWS.c.table_id == table_id))
                connection.execute(insert(REVIEWS).values(table_id=table_id, version=version, detail=detail.decode()))
        except IntegrityError:
            pass

    # --- our own cards, as they were

    def keep_edition(self, digest: str, edition: str, content: str, now: float) -> bool:
        """Files of ours that games may be played with; False where they are kept already."""
        values = {"digest": digest, "edition": edition, "kept": now, "content": content}
        with self.reader.connect() as connection:
            if connection.execute(select(EDITIONS.c.digest).where(EDITIONS.c.digest == digest)).first() is not None:
                return False
        try:
            with self.engine.begin() as connection:
                connection.execute(insert(EDITIONS).values(values))
        except IntegrityError:
            return False  # another process was quicker
        return True

    def editions(self, edition: str) -> Sequence[str]:
        """The files of an edition as they ever were here, the last kept first."""
        query = select(EDITIONS.c.content).where(EDITIONS.c.edition == edition).order_by(EDITIONS.c.kept.desc())
        with self.reader.connect() as connection:
            return [str(found) for found in connection.execute(query).scalars()]

    # --- puzzles

    def solved(self, visitor: str) -> dict[str, float]:
        """The puzzles that somebody has tried, and what their best answer lost."""
        query = select(PUZZLES.c.puzzle, PUZZLES.c.loss).where(PUZZLES.c.visitor == visitor)
        with self.reader.connect() as connection:
            return {str(puzzle): float(loss) for puzzle, loss in connection.execute(query)}

    def keep_answer(self, visitor: str, puzzle: str, loss: float) -> None:
        """What an answer lost; a better one than before counts."""
        own = and_(PUZZLES.c.visitor == visitor, PUZZLES.c.puzzle == puzzle)
        try:
            with self.engine.begin() as connection:
                connection.execute(insert(PUZZLES).values(visitor=visitor, puzzle=puzzle, loss=loss))
        except IntegrityError:
            with self.engine.begin() as connection:
                connection.execute(update(PUZZLES).where(own, PUZZLES.c.loss > loss).values(loss=loss))

    # --- who looks on

    def let_strangers(self, table_id: str, strangers: bool) -> None:
        """May whoever has the address look on?"""
        query = update(TABLES).where(TABLES.c.id == table_id).values(strangers=int(strangers))
        with self.engine.begin() as connection:
            connection.execute(query)
            self._tell(connection, f"{table_id} seats")

    def lock_table(self, table_id: str, locked: bool) -> None:
        """May somebody new come by a link or a code?"""
        query = update(TABLES).where(TABLES.c.id == table_id).values(locked=int(locked))
        with self.engine.begin() as connection:
            connection.execute(query)
            self._tell(connection, f"{table_id} seats")

    # --- codes

    def add_code(self, code: str, table_id: str, made: float) -> bool:
        """A code for a table, instead of those that opened it before; False if another table has it."""
        try:
            with self.engine.begin() as connection:
                connection.execute(delete(CODES).where(CODES.c.table_id == table_id))
                connection.execute(insert(CODES).values(code=code, table_id=table_id, made=made, closed=0))
        except IntegrityError:
            return False
        return True

    def code_of(self, table_id: str, since: float) -> str | None:
        """The code that opens a table now, unless it is older than that."""
        query = select(CODES.c.code).where(CODES.c.table_id == table_id, CODES.c.closed == 0, CODES.c.made >= since)
        with self.reader.connect() as connection:
            return connection.execute(query.order_by(CODES.c.made.desc())).scalar()

    def table_of_code(self, code: str, since: float) -> tuple[str, bool] | None:
        """The table of a code, and whether the code still opens it."""
        query = select(CODES.c.table_id, CODES.c.closed, CODES.c.made).where(CODES.c.code == code)
        with self.reader.connect() as connection:
            found = connection.execute(query).first()
        return None if found is None else (str(found[0]), not found[1] and found[2] >= since)

    def close_codes(self, table_id: str) -> None:
        """The codes of a table open nothing any more."""
        with self.engine.begin() as connection:
            connection.execute(update(CODES).where(CODES.c.table_id == table_id).values(closed=1))

    # --- being called

    def subscribe(self, subscription: StoredSubscription) -> None:
        """A browser's address belongs to whoever used it last."""
        with self.engine.begin() as connection:
            connection.execute(delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.endpoint == subscription.endpoint))
            connection.execute(insert(SUBSCRIPTIONS).values(row_of(subscription)))

    def unsubscribe(self, visitor: str, endpoint: str) -> None:
        query = delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.visitor == visitor, SUBSCRIPTIONS.c.endpoint == endpoint)
        with self.engine.begin() as connection:
            connection.execute(query)

    def subscriptions(self, visitor: str) -> Sequence[StoredSubscription]:
        query = select(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.visitor == visitor)
        with self.reader.connect() as connection:
            return [read_row(StoredSubscription, row) for row in connection.execute(query).mappings()]

    # --- clocks

    def due_tables(self, now: float) -> Sequence[str]:
        """Unfinished tables at which somebody's time is up."""
        query = select(TABLES.c.id).where(TABLES.c.due <= now, TABLES.c.finished == 0).order_by(TABLES.c.due)
        with self.reader.connect() as connection:
            return [str(found) for found in connection.execute(query).scalars()]

    def next_due(self, now: float) -> float | None:
        """When somebody's time will be up next."""
        query = select(func.min(TABLES.c.due)).where(TABLES.c.due > now, TABLES.c.finished == 0)
        with self.reader.connect() as connection:
            return connection.execute(query).scalar()


def _ids_of(visitor: str) -> Any:
    sitting = select(SEATS.c.table_id).where(SEATS.c.visitor == visitor, SEATS.c.gone == 0)
    watching = select(WATCHERS.c.table_id).where(WATCHERS.c.visitor == visitor)
    hosted = select(TABLES.c.id).where(
        TABLES.c.host == visitor, ~TABLES.c.id.in_(select(SEATS.c.table_id).where(SEATS.c.visitor == visitor))
    )
    return select(TABLES.c.id).where(or_(TABLES.c.id.in_(sitting), TABLES.c.id.in_(watching), TABLES.c.id.in_(hosted)))
