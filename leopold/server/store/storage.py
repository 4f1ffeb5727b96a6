"""Where tables are kept: SQLite by default, PostgreSQL for several processes. Every function is one transaction.

An entry is appended only if the table stands at the revision its writer saw, so of two writers at once one loses.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import (
    Column,
    Connection,
    Engine,
    Float,
    Integer,
    MetaData,
    RowMapping,
    String,
    Table,
    and_,
    bindparam,
    create_engine,
    delete,
    event,
    func,
    insert,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, NoSuchModuleError

from leopold.errors import RecordError
from leopold.server.store.migrations import migrate
from leopold.words import said

CHANNEL: Final = "leopold_news"
POSTGRES_CONNECTIONS: Final = 6

_metadata = MetaData()
_tables = Table(
    "tables",
    _metadata,
    Column("id", String, primary_key=True),
    Column("created", Float),
    Column("touched", Float),
    Column("host", String),
    Column("watch_hash", String),
    Column("setup", String),
    Column("revision", Integer),
    Column("moves", Integer),
    Column("round", Integer),
    Column("to_move", Integer),
    Column("finished", Integer),
    Column("totals", String),
    Column("reckoned", Integer),
    Column("strangers", Integer),
    Column("due", Float),
)
_subscriptions = Table(
    "subscriptions",
    _metadata,
    Column("endpoint", String, primary_key=True),
    Column("visitor", String),
    Column("receiver", String),
    Column("auth", String),
)
_codes = Table(
    "codes",
    _metadata,
    Column("code", String, primary_key=True),
    Column("table_id", String),
    Column("made", Float),
    Column("closed", Integer),
)
_seats = Table(
    "seats",
    _metadata,
    Column("table_id", String, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String),
    Column("name", String),
    Column("level", String),
    Column("visitor", String),
    Column("token_hash", String),
    Column("gone", Integer),
)
_watchers = Table(
    "watchers",
    _metadata,
    Column("table_id", String, primary_key=True),
    Column("visitor", String, primary_key=True),
)
_entries = Table(
    "entries",
    _metadata,
    Column("table_id", String, primary_key=True),
    Column("revision", Integer, primary_key=True),
    Column("at", Float),
    Column("kind", String),
    Column("seat", Integer),
    Column("number", Integer),
    Column("words", String),
    Column("set_up", Integer),
    Column("request_key", String),
    Column("detail", String),
)
_results = Table(
    "results",
    _metadata,
    Column("visitor", String, primary_key=True),
    Column("table_id", String, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("finished", Float),
    Column("detail", String),
)
_deals = Table(
    "deals",
    _metadata,
    Column("day", String, primary_key=True),
    Column("level", String, primary_key=True),
    Column("detail", String),
)


class StoredTable(Struct, frozen=True, kw_only=True):
    """A table without its log."""

    id: str
    created: float
    touched: float
    host: str
    watch_hash: str
    setup: bytes
    revision: int
    moves: int
    round: int | None = None
    to_move: int | None
    finished: bool
    totals: list[int] | None
    strangers: bool = False
    """Whoever has its address may look on."""
    due: float | None = None
    """When the time of whoever is to move will be up."""


class StoredSeat(Struct, frozen=True, kw_only=True):
    """Who sits there. `visitor` and `token_hash` are hashes of secrets that are kept nowhere."""

    seat: int
    kind: str
    name: str
    level: str
    visitor: str | None
    token_hash: str | None
    gone: bool = False


class StoredSubscription(Struct, frozen=True, kw_only=True):
    """Where a browser is called when its page is closed, and what a message is encrypted with."""

    endpoint: str
    visitor: str
    receiver: str
    auth: str


class StoredEntry(Struct, frozen=True, kw_only=True):
    """One entry of the log."""

    revision: int
    at: float
    kind: str
    seat: int | None = None
    number: int | None = None
    words: str = ""
    """The action in notation, so that a game whose rules have changed can still be read."""
    set_up: bool = False
    key: str | None = None
    detail: dict[str, Any] = {}


class StoredResult(Struct, frozen=True, kw_only=True):
    """How a game ended for a visitor; `detail` is an `Evening`."""

    visitor: str
    table_id: str
    seat: int
    finished: float
    detail: bytes


class Summary(Struct, frozen=True, kw_only=True):
    """What the list of tables shows without playing the log: kept up to date with every entry."""

    moves: int
    round: int
    to_move: int | None
    finished: bool
    totals: list[int] | None
    due: float | None = None


class Append(Struct, frozen=True):
    """Entries for a table that stands at revision `seen`."""

    table_id: str
    seen: int
    entries: Sequence[StoredEntry]
    summary: Summary


_MOVE: Final = (
    update(_tables)
    .where(_tables.c.id == bindparam("table_id"), _tables.c.revision == bindparam("seen"))
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
        "new_finished": int(summary.finished),
        "new_totals": None if summary.totals is None else _json(summary.totals),
        "new_due": summary.due,
    }


def default_database() -> str:
    """SQLite in the user's data folder, or in LEOPOLD_DATA."""
    import platformdirs

    folder = Path(os.environ.get("LEOPOLD_DATA") or platformdirs.user_data_dir("leopold"))
    return f"sqlite:///{folder / 'tables.sqlite'}"


def open_engine(address: str, *, writing: bool) -> Engine:
    """The engine for an address such as sqlite:///file or postgresql://host/name."""
    if address.startswith(("postgresql://", "postgres://")):
        address = "postgresql+psycopg://" + address.split("://", 1)[1]
    try:
        if address.startswith("sqlite"):
            return _open_sqlite(address, writing=writing)
        if address.startswith("postgresql+psycopg:"):
            return create_engine(
                address,
                hide_parameters=True,  # errors are logged, and what stands in a statement is nobody's business
                pool_size=POSTGRES_CONNECTIONS,
                max_overflow=2,
                pool_pre_ping=True,
            )
    except ModuleNotFoundError:
        raise RecordError(said("database-driver")) from None
    except (ArgumentError, NoSuchModuleError, ValueError):
        pass
    raise RecordError(said("database-address", address=_without_password(address)))


def sqlite_file(address: str) -> Path | None:
    """The file that an address of SQLite names."""
    path = address.partition(":///")[2] if address.startswith("sqlite") else ""
    return Path(path).expanduser() if path not in ("", ":memory:") else None


def _open_sqlite(address: str, *, writing: bool) -> Engine:
    file = sqlite_file(address)
    if file is None:
        raise ValueError("tables are kept in a file")
    file.parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(address, hide_parameters=True, connect_args={"check_same_thread": False, "timeout": 30})

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # SQLAlchemy's BEGIN below, not the driver's
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # A reader that turns writer could not wait for its turn; so it is decided here who is which.
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")

    return engine


def _without_password(address: str) -> str:
    head, at, tail = address.rpartition("@")
    return f"{head.split('://')[0]}://...@{tail}" if at else address


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

    def close(self) -> None:
        self.engine.dispose()
        self.reader.dispose()

    def ping(self) -> None:
        """Is the database there?"""
        with self.reader.connect() as connection:
            connection.execute(text("SELECT 1"))

    # --- tables

    def add(self, table: StoredTable, seats: Sequence[StoredSeat], entries: Sequence[StoredEntry]) -> bool:
        """A new table with its seats and, for a game that was opened, its log so far; False if it is there already."""
        try:
            with self.engine.begin() as connection:
                connection.execute(insert(_tables).values(_table_row(table)))
                connection.execute(insert(_seats), [_seat_row(table.id, seat) for seat in seats])
                if entries:
                    connection.execute(insert(_entries), [_entry_row(table.id, entry) for entry in entries])
        except IntegrityError:
            return False
        return True

    def read(self, table_id: str) -> tuple[StoredTable, list[StoredSeat]] | None:
        """A table and its seats."""
        with self.reader.connect() as connection:
            row = connection.execute(select(_tables).where(_tables.c.id == table_id)).mappings().first()
            if row is None:
                return None
            seats = connection.execute(select(_seats).where(_seats.c.table_id == table_id).order_by(_seats.c.seat))
            return _table(row), [_seat(found) for found in seats.mappings()]

    def entries(self, table_id: str, since: int = 0) -> list[StoredEntry]:
        """The log after a revision."""
        query = (
            select(_entries)
            .where(_entries.c.table_id == table_id, _entries.c.revision > since)
            .order_by(_entries.c.revision)
        )
        with self.reader.connect() as connection:
            return [_entry(row) for row in connection.execute(query).mappings()]

    def append(self, wishes: Sequence[Append]) -> list[bool]:
        """Append entries to several tables in one transaction: for each, whether it still stood where it was seen.

        Tables are taken in order, so that two processes never wait for each other.
        """
        moved: dict[int, bool] = {}
        rows: list[dict[str, Any]] = []
        with self.engine.begin() as connection:
            for place, wish in sorted(enumerate(wishes), key=lambda numbered: numbered[1].table_id):
                moved[place] = connection.execute(_MOVE, _move_row(wish)).rowcount == 1
                if moved[place]:
                    rows += [_entry_row(wish.table_id, entry) for entry in wish.entries]
                    self._tell(connection, f"{wish.table_id} {wish.entries[-1].revision}")
            if rows:
                connection.execute(insert(_entries), rows)
        return [moved[place] for place in range(len(wishes))]

    def tell(self, words: str) -> None:
        """Wake the other processes, where there are any."""
        if self.dialect == "postgresql":
            with self.engine.begin() as connection:
                self._tell(connection, words)

    def _tell(self, connection: Connection, words: str) -> None:
        """PostgreSQL delivers it when the transaction is committed, and not at all if it is not."""
        if self.dialect == "postgresql":
            said = {"channel": CHANNEL, "words": f"{self.name} {words}"}
            connection.execute(text("SELECT pg_notify(:channel, :words)"), said)

    def remove(self, table_id: str) -> bool:
        """Take a table away with all that belongs to it."""
        with self.engine.begin() as connection:
            return connection.execute(delete(_tables).where(_tables.c.id == table_id)).rowcount == 1

    def list(self, visitor: str | None = None, limit: int = 200) -> list[tuple[StoredTable, list[StoredSeat]]]:
        """Tables, the last touched first: of one visitor (host, sitting or watching), or all."""
        query = select(_tables).order_by(_tables.c.touched.desc(), _tables.c.id).limit(limit)
        if visitor is not None:
            query = query.where(_tables.c.id.in_(_ids_of(visitor)))
        with self.reader.connect() as connection:
            tables = [_table(row) for row in connection.execute(query).mappings()]
            found = connection.execute(
                select(_seats).where(_seats.c.table_id.in_([table.id for table in tables])).order_by(_seats.c.seat)
            ).mappings()
            seats: dict[str, list[StoredSeat]] = {}
            for row in found:
                seats.setdefault(row["table_id"], []).append(_seat(row))
        return [(table, seats.get(table.id, [])) for table in tables]

    def open_tables(self, host: str) -> int:
        """How many unfinished tables somebody has laid and not left."""
        left = select(_seats.c.table_id).where(_seats.c.visitor == host, _seats.c.gone == 1)
        query = (
            select(func.count())
            .select_from(_tables)
            .where(_tables.c.host == host, _tables.c.finished == 0, ~_tables.c.id.in_(left))
        )
        with self.reader.connect() as connection:
            return int(connection.execute(query).scalar_one())

    # --- seats

    def change_seat(self, table_id: str, seat: int, *, free: bool = False, **values: Any) -> bool:
        """Change who sits there; with `free` only if nobody does, so that of two people at once one sits."""
        query = update(_seats).where(_seats.c.table_id == table_id, _seats.c.seat == seat)
        if free:
            query = query.where(_seats.c.visitor.is_(None))
        with self.engine.begin() as connection:
            changed = connection.execute(query.values(**values)).rowcount == 1
            if changed:
                self._tell(connection, f"{table_id} seats")
        return changed

    def let_watch(self, table_id: str, visitor: str) -> None:
        """From now on this visitor may watch."""
        try:
            with self.engine.begin() as connection:
                connection.execute(insert(_watchers).values(table_id=table_id, visitor=visitor))
        except IntegrityError:
            pass  # may already

    def may_watch(self, table_id: str, visitor: str) -> bool:
        query = select(_watchers.c.visitor).where(
            and_(_watchers.c.table_id == table_id, _watchers.c.visitor == visitor)
        )
        with self.reader.connect() as connection:
            return connection.execute(query).first() is not None

    # --- evenings

    def reckon(self, table_id: str, results: Sequence[StoredResult]) -> bool:
        """Keep how a finished game ended, once: False where that has been done before, here or elsewhere."""
        query = update(_tables).where(_tables.c.id == table_id, _tables.c.finished == 1, _tables.c.reckoned == 0)
        with self.engine.begin() as connection:
            first = connection.execute(query.values(reckoned=1)).rowcount == 1
            if first and results:
                connection.execute(insert(_results), [_result_row(result) for result in results])
        return first

    def unreckoned(self, visitor: str) -> Sequence[str]:
        """Finished tables at which a visitor sits, of which nothing has been kept yet."""
        query = (
            select(_tables.c.id)
            .join(_seats, _seats.c.table_id == _tables.c.id)
            .where(_seats.c.visitor == visitor, _tables.c.finished == 1, _tables.c.reckoned == 0)
            .distinct()
        )
        with self.reader.connect() as connection:
            return [str(found) for found in connection.execute(query).scalars()]

    def results(self, visitor: str) -> Sequence[StoredResult]:
        """Everything that is kept for a visitor, the last first."""
        query = select(_results).where(_results.c.visitor == visitor).order_by(_results.c.finished.desc())
        with self.reader.connect() as connection:
            return [_result(row) for row in connection.execute(query).mappings()]

    def erase_results(self, visitor: str) -> int:
        """Forget them; the games themselves stay, and are not reckoned again."""
        with self.engine.begin() as connection:
            return connection.execute(delete(_results).where(_results.c.visitor == visitor)).rowcount

    def deal_results(self, day: str) -> dict[str, bytes]:
        """What bots made of the deal of a day, by level."""
        query = select(_deals.c.level, _deals.c.detail).where(_deals.c.day == day)
        with self.reader.connect() as connection:
            return {level: detail.encode() for level, detail in connection.execute(query)}

    def add_deal_result(self, day: str, level: str, detail: bytes) -> None:
        """Another process may have been quicker; it came to the same."""
        try:
            with self.engine.begin() as connection:
                connection.execute(insert(_deals).values(day=day, level=level, detail=detail.decode()))
        except IntegrityError:
            pass

    def let_strangers(self, table_id: str, strangers: bool) -> None:
        """May whoever has the address look on?"""
        query = update(_tables).where(_tables.c.id == table_id).values(strangers=int(strangers))
        with self.engine.begin() as connection:
            connection.execute(query)
            self._tell(connection, f"{table_id} seats")

    # --- codes

    def add_code(self, code: str, table_id: str, made: float) -> bool:
        """A code for a table; False if another table has it."""
        try:
            with self.engine.begin() as connection:
                connection.execute(insert(_codes).values(code=code, table_id=table_id, made=made, closed=0))
        except IntegrityError:
            return False
        return True

    def code_of(self, table_id: str, since: float) -> str | None:
        """The code that opens a table now, unless it is older than that."""
        query = select(_codes.c.code).where(_codes.c.table_id == table_id, _codes.c.closed == 0, _codes.c.made >= since)
        with self.reader.connect() as connection:
            return connection.execute(query.order_by(_codes.c.made.desc())).scalar()

    def table_of_code(self, code: str, since: float) -> tuple[str, bool] | None:
        """The table of a code, and whether the code still opens it."""
        query = select(_codes.c.table_id, _codes.c.closed, _codes.c.made).where(_codes.c.code == code)
        with self.reader.connect() as connection:
            found = connection.execute(query).first()
        return None if found is None else (str(found[0]), not found[1] and found[2] >= since)

    def close_codes(self, table_id: str) -> None:
        """The codes of a table open nothing any more."""
        with self.engine.begin() as connection:
            connection.execute(update(_codes).where(_codes.c.table_id == table_id).values(closed=1))

    # --- being called

    def subscribe(self, subscription: StoredSubscription) -> None:
        """A browser's address belongs to whoever used it last."""
        values = {name: getattr(subscription, name) for name in subscription.__struct_fields__}
        with self.engine.begin() as connection:
            connection.execute(delete(_subscriptions).where(_subscriptions.c.endpoint == subscription.endpoint))
            connection.execute(insert(_subscriptions).values(values))

    def unsubscribe(self, visitor: str, endpoint: str) -> None:
        query = delete(_subscriptions).where(_subscriptions.c.visitor == visitor, _subscriptions.c.endpoint == endpoint)
        with self.engine.begin() as connection:
            connection.execute(query)

    def subscriptions(self, visitor: str) -> Sequence[StoredSubscription]:
        query = select(_subscriptions).where(_subscriptions.c.visitor == visitor)
        with self.reader.connect() as connection:
            return [StoredSubscription(**row) for row in connection.execute(query).mappings()]

    # --- clocks

    def due_tables(self, now: float) -> Sequence[str]:
        """Unfinished tables at which somebody's time is up."""
        query = select(_tables.c.id).where(_tables.c.due <= now, _tables.c.finished == 0).order_by(_tables.c.due)
        with self.reader.connect() as connection:
            return [str(found) for found in connection.execute(query).scalars()]

    def next_due(self, now: float) -> float | None:
        """When somebody's time will be up next."""
        query = select(func.min(_tables.c.due)).where(_tables.c.due > now, _tables.c.finished == 0)
        with self.reader.connect() as connection:
            return connection.execute(query).scalar()


def _ids_of(visitor: str) -> Any:
    sitting = select(_seats.c.table_id).where(_seats.c.visitor == visitor, _seats.c.gone == 0)
    watching = select(_watchers.c.table_id).where(_watchers.c.visitor == visitor)
    hosted = select(_tables.c.id).where(
        _tables.c.host == visitor, ~_tables.c.id.in_(select(_seats.c.table_id).where(_seats.c.visitor == visitor))
    )
    return select(_tables.c.id).where(
        or_(_tables.c.id.in_(sitting), _tables.c.id.in_(watching), _tables.c.id.in_(hosted))
    )


@contextmanager
def complaints(address: str) -> Iterator[None]:
    """A database that is not there, or is none, gets a sentence."""
    try:
        yield
    except DBAPIError as wrong:
        reason = str(wrong.orig).strip().splitlines()[0]
        why = said("database-unusable", address=_without_password(address), reason=reason.rstrip("."))
        raise RecordError(why) from None


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _table_row(table: StoredTable) -> dict[str, Any]:
    row = {name: getattr(table, name) for name in table.__struct_fields__}
    row["setup"] = table.setup.decode()
    row["finished"] = int(table.finished)
    row["strangers"] = int(table.strangers)
    row["totals"] = None if table.totals is None else _json(table.totals)
    return row | {"reckoned": 0}


def _table(row: RowMapping) -> StoredTable:
    found = {name: row[name] for name in StoredTable.__struct_fields__}
    found["setup"] = found["setup"].encode()
    found["finished"] = bool(found["finished"])
    found["strangers"] = bool(found["strangers"])
    found["totals"] = None if found["totals"] is None else msgspec.json.decode(found["totals"], type=list[int])
    return StoredTable(**found)


def _seat_row(table_id: str, seat: StoredSeat) -> dict[str, Any]:
    row = {name: getattr(seat, name) for name in seat.__struct_fields__}
    return {**row, "table_id": table_id, "gone": int(seat.gone)}


def _seat(row: RowMapping) -> StoredSeat:
    found = {name: row[name] for name in StoredSeat.__struct_fields__}
    found["gone"] = bool(found["gone"])
    return StoredSeat(**found)


def _result_row(result: StoredResult) -> dict[str, Any]:
    row = {name: getattr(result, name) for name in result.__struct_fields__}
    return row | {"detail": result.detail.decode()}


def _result(row: RowMapping) -> StoredResult:
    return StoredResult(**{**row, "detail": row["detail"].encode()})


def _entry_row(table_id: str, entry: StoredEntry) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "revision": entry.revision,
        "at": entry.at,
        "kind": entry.kind,
        "seat": entry.seat,
        "number": entry.number,
        "words": entry.words,
        "set_up": int(entry.set_up),
        "request_key": entry.key,
        "detail": _json(entry.detail),
    }


def _entry(row: RowMapping) -> StoredEntry:
    return StoredEntry(
        revision=row["revision"],
        at=row["at"],
        kind=row["kind"],
        seat=row["seat"],
        number=row["number"],
        words=row["words"],
        set_up=bool(row["set_up"]),
        key=row["request_key"],
        detail=msgspec.json.decode(row["detail"]),
    )
