"""Deleting one's own games and everything else that is kept of oneself; what others still play stays theirs."""

from __future__ import annotations

from leopold.server.errors import TableError, no_table
from leopold.server.http.identity import fresh_cookie, hashed
from leopold.server.models import Forgotten, Removed
from leopold.server.store.erasing import forget_visitor, give_up, remove_without_others, stop_watching, tables_of
from leopold.server.tables.registry import Registry
from leopold.server.tables.seats import get_up


async def remove_table(registry: Registry, table_id: str, visitor: str) -> Removed:
    """A game without anybody else goes for good; where others are, this visitor goes, and their name with them."""
    if table_id not in await registry.stored(tables_of, registry.storage, visitor):
        if not await registry.stored(registry.storage.may_watch, table_id, visitor):
            raise no_table()
        await registry.written(stop_watching, registry.storage, table_id, visitor)
        return Removed(table=table_id, gone=False)
    return Removed(table=table_id, gone=await _remove(registry, table_id, visitor))


async def forget(registry: Registry, visitor: str) -> Forgotten:
    """Nothing is kept of this visitor any more; their cookie is one that nobody has seen."""
    removed = 0
    theirs = await registry.stored(tables_of, registry.storage, visitor)
    for table_id in theirs:
        removed += await _remove(registry, table_id, visitor)
    evenings = await registry.written(forget_visitor, registry.storage, visitor)
    return Forgotten(removed=removed, left=len(theirs) - removed, evenings=evenings)


async def _remove(registry: Registry, table_id: str, visitor: str) -> bool:
    """True if the table is gone, False if others stay."""
    if not await registry.written(remove_without_others, registry.storage, table_id, visitor):
        await _go(registry, table_id, visitor)
        return False
    table = registry.tables.get(table_id)
    if table is not None:
        registry.forget(table_id)
        table.audience.dismiss(lambda one: True)
    await registry.written(registry.storage.tell, f"{table_id} seats")
    return True


async def _go(registry: Registry, table_id: str, visitor: str) -> None:
    """Bots play on where a game is not over; a game that cannot be opened only loses the name."""
    try:
        table = await registry.table(table_id)
        if table.mine(visitor):
            await get_up(registry, table, visitor)
    except TableError:
        table = None
    await registry.written(give_up, registry.storage, table_id, visitor, hashed(fresh_cookie()))
    if table is not None:
        async with registry.alone_at(table):
            await registry.catch_up(table)
        table.audience.dismiss(lambda one: one.visitor == visitor)
