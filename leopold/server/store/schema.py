"""The tables of the database, made from what is kept in them, and the way of a thing into a row and back.

migrations.py says how a database comes to have them.
"""

from __future__ import annotations

from typing import Any, Final, TypeVar

import msgspec
from msgspec import Struct
from sqlalchemy import Column, Float, Integer, MetaData, RowMapping, String, Table

from leopold.server.store.stored import (
    StoredEntry,
    StoredPack,
    StoredResult,
    StoredSeat,
    StoredSubscription,
    StoredTable,
)

Stored = TypeVar("Stored", bound=Struct)

_METADATA: Final = MetaData()
_COLUMNS: Final = {str: String, bytes: String, float: Float, int: Integer, bool: Integer}
"""By the type of a field. Any other is kept as JSON."""

RENAMED: Final = {"key": "request_key"}
"""Where the database would misunderstand a name."""


def _type_of(field: msgspec.structs.FieldInfo) -> Any:
    """The type of a field, less its None."""
    kinds = [kind for kind in getattr(field.type, "__args__", ()) if kind is not type(None)]
    return kinds[0] if len(kinds) == 1 and type(None) in field.type.__args__ else field.type


def _fields(kind: type[Struct]) -> dict[str, tuple[str, Any]]:
    """The column and the type of each field."""
    return {
        field.name: (RENAMED.get(field.name, field.name), _type_of(field)) for field in msgspec.structs.fields(kind)
    }


_FIELDS: Final[dict[type[Struct], dict[str, tuple[str, Any]]]] = {
    kind: _fields(kind) for kind in (StoredTable, StoredSeat, StoredEntry, StoredPack, StoredResult, StoredSubscription)
}


def _table(name: str, kind: type[Struct] | None, keys: tuple[str, ...], /, **more: type) -> Table:
    columns = {**more, **(dict(_FIELDS[kind].values()) if kind is not None else {})}
    return Table(
        name,
        _METADATA,
        *(Column(column, _COLUMNS.get(of, String), primary_key=column in keys) for column, of in columns.items()),
    )


TABLES: Final = _table("tables", StoredTable, ("id",), reckoned=bool)
SEATS: Final = _table("seats", StoredSeat, ("table_id", "seat"), table_id=str)
ENTRIES: Final = _table("entries", StoredEntry, ("table_id", "revision"), table_id=str)
OWN_PACKS: Final = _table("own_packs", StoredPack, ("table_id", "place"), table_id=str)
RESULTS: Final = _table("results", StoredResult, ("visitor", "table_id", "seat"))
SUBSCRIPTIONS: Final = _table("subscriptions", StoredSubscription, ("endpoint",))
WATCHERS: Final = _table("watchers", None, ("table_id", "visitor"), table_id=str, visitor=str)
DEALS: Final = _table("deals", None, ("day", "level"), day=str, level=str, detail=str)
REVIEWS: Final = _table("reviews", None, ("table_id",), table_id=str, version=int, detail=str)
PUZZLES: Final = _table("puzzles", None, ("visitor", "puzzle"), visitor=str, puzzle=str, loss=float)
CODES: Final = _table("codes", None, ("code",), code=str, table_id=str, made=float, closed=bool)
EDITIONS: Final = _table("editions", None, ("digest",), digest=str, edition=str, kept=float, content=str)
DECISIONS: Final = _table("decisions", None, ("name",), name=str, value=str)
BLOCKED: Final = _table("blocked", None, ("kind", "what"), kind=str, what=str)
TABLE_NAMES: Final = tuple(_METADATA.tables)


def column_value(value: Any, of: Any) -> Any:
    """A value as its column has it."""
    if value is None:
        return None
    if of is bool:
        return int(value)
    if of is bytes:
        return value.decode()
    return value if of in _COLUMNS else msgspec.json.encode(value).decode()


def _field_value(value: Any, of: Any) -> Any:
    if value is None:
        return None
    if of is bool:
        return bool(value)
    if of is bytes:
        return value.encode()
    return value if of in _COLUMNS else msgspec.json.decode(value, type=of)


def row_of(stored: Struct, **more: Any) -> dict[str, Any]:
    """What stands in the columns for a thing, and `more` that it does not know of itself."""
    fields = _FIELDS[type(stored)].items()
    return {**more, **{column: column_value(getattr(stored, name), of) for name, (column, of) in fields}}


def read_row(kind: type[Stored], row: RowMapping) -> Stored:
    """The thing that a row tells of."""
    return kind(**{name: _field_value(row[column], of) for name, (column, of) in _FIELDS[kind].items()})
