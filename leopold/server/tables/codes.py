"""Codes of six letters, to be read aloud. They are short enough to be guessed, so guesses are counted by address,
a code opens only free seats of one table, and it opens nothing any more once all of them are taken."""

from __future__ import annotations

import secrets
from typing import Final

from leopold.server.errors import code_unknown, nobody_expected, only_host, seat_taken
from leopold.server.models import Code, CodeSeats, FreeSeat, Seated, SitByCode
from leopold.server.tables.registry import OpenTable, Registry
from leopold.server.tables.seats import free_seats, take_seat

LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ"
"""Without those that look like others: a hundred and forty-eight million codes."""
CODE_FORM: Final = "[A-Z]{6}"
"""What may be asked for: one with other letters opens nothing."""
CODE_DAYS: Final = 30


def fresh_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(6))


def oldest(registry: Registry) -> float:
    """Codes that were made before this open nothing."""
    return registry.clock() - CODE_DAYS * 86400


async def code_for(registry: Registry, table: OpenTable, visitor: str) -> Code:
    """The code of a table; the same until all seats are taken."""
    if table.stored.host != visitor:
        raise only_host()
    if not free_seats(table):
        raise nobody_expected()
    code = await registry.stored(registry.storage.code_of, table.id, oldest(registry))
    while code is None:
        drawn = fresh_code()
        if await registry.written(registry.storage.add_code, drawn, table.id, registry.clock()):
            code = drawn
    return Code(code=code)


async def seats_of_code(registry: Registry, visitor: str, code: str) -> CodeSeats:
    """The free seats of the table, for whoever has read a code."""
    table, opens = await find(registry, code)
    mine = own_seat(table, visitor)
    if mine is None and not opens:
        raise code_unknown()
    free = [FreeSeat(seat=seat.seat, name=seat.name) for seat in free_seats(table)] if opens else []
    return CodeSeats(table=table.id, free=free, mine=mine)


async def sit_by_code(registry: Registry, visitor: str, code: str, asked: SitByCode) -> Seated:
    """A seat for whoever has the code; one for each browser, however often it is asked for."""
    table, opens = await find(registry, code)
    mine = own_seat(table, visitor)
    if mine is not None:
        return Seated(table=table.id, seat=mine)
    free = free_seats(table)
    if not opens or not free:
        raise code_unknown()
    found = next((seat for seat in free if asked.seat in (None, seat.seat)), None)
    if found is None:
        raise seat_taken(asked.seat or 0)
    return await take_seat(registry, table, visitor, found, asked.name)


async def find(registry: Registry, code: str) -> tuple[OpenTable, bool]:
    """The table of a code, and whether it still opens it."""
    found = await registry.stored(registry.storage.table_of_code, code, oldest(registry))
    if found is None:
        raise code_unknown()
    table_id, opens = found
    table = await registry.table(table_id)
    return table, opens and not table.position.game.over


def own_seat(table: OpenTable, visitor: str) -> int | None:
    return next(iter(table.mine(visitor)), None)
