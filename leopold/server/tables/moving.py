"""One's games and everything else on another device: whoever goes by a phrase is the same person wherever it is typed.

There are no accounts. The cookie by which a browser is known follows from the phrase, so the server keeps as little of
one who has a phrase as of anybody else: a hash.
"""

from __future__ import annotations

from leopold.server.errors import TableError, phrase_unknown
from leopold.server.http.identity import hashed
from leopold.server.models import Arrived
from leopold.server.store.moving import is_somebody, move_visitor
from leopold.server.tables.registry import Registry


async def go_by(registry: Registry, visitor: str, cookie: str) -> Arrived:
    """Everything of a visitor is kept by another cookie from now on. Asked again, nothing is left to move."""
    return Arrived(tables=await _move(registry, visitor, hashed(cookie)))


async def enter(registry: Registry, visitor: str, cookie: str, *, bring: bool) -> Arrived:
    """Somebody comes who is known by this cookie, and brings along what this browser had, if that is theirs."""
    other = hashed(cookie)
    if not await registry.stored(is_somebody, registry.storage, other):
        raise phrase_unknown()
    return Arrived(tables=await _move(registry, visitor, other) if bring else 0)


async def _move(registry: Registry, old: str, new: str) -> int:
    """Tables that are open here learn of it at once, others when somebody looks; old connections end and come anew."""
    if old == new:
        return 0
    moved = await registry.written(move_visitor, registry.storage, old, new)
    for table_id in moved:
        table = registry.tables.get(table_id)
        if table is None:
            continue
        try:
            async with registry.alone_at(table):
                await registry.catch_up(table)
        except TableError:
            continue  # it was removed meanwhile
    return len(moved)
