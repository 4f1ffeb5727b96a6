"""Sitting down, watching, getting up."""

from __future__ import annotations

import time

from leopold.server.bots.levels import checked_level
from leopold.server.errors import only_host, seat_taken, seat_without_link, wrong_token
from leopold.server.http.identity import Names, hashed, matches
from leopold.server.limits import Buckets
from leopold.server.models import Invite, Leave, Left, Seated, SeatToken, Sit, Watch
from leopold.server.store.storage import StoredEntry
from leopold.server.tables.create import clean_name
from leopold.server.tables.registry import Desk, Happening, OpenTable


async def sit(desk: Desk, table: OpenTable, visitor: str, asked: Sit, guesses: Buckets) -> Seated:
    """Whoever opens the link of a seat sits there; the link works again only in the same browser."""
    found = next((seat for seat in table.seats if matches(asked.token, seat.token_hash)), None)
    if found is None:
        guesses.take(visitor)
        raise wrong_token()
    if found.visitor != visitor:
        values = {"visitor": visitor, "gone": 0}
        if clean_name(asked.name):
            values["name"] = clean_name(asked.name)
        if not await desk.written(desk.storage.change_seat, table.id, found.seat, free=True, **values):
            raise seat_taken(found.seat)
    elif found.gone:
        await desk.written(desk.storage.change_seat, table.id, found.seat, gone=0)
    elif found.seat not in table.sitting.stand_ins:
        return Seated(table=table.id, seat=found.seat)  # has been sitting there all the time
    await come(desk, table, found.seat)
    return Seated(table=table.id, seat=found.seat)


async def come(desk: Desk, table: OpenTable, seat: int) -> None:
    """The log says who came; the bot that stood in gets up."""
    async with table.lock:
        await desk.catch_up(table)
        entry = sat(table.sitting.revision + 1, seat, came=True)
        entries = [entry]
        if seat in table.sitting.stand_ins:
            entries.append(stand_in(entry.revision + 1, seat, ""))
        await write(desk, table, entries)


def sat(revision: int, seat: int, *, came: bool) -> StoredEntry:
    """Somebody sat down, or the seat waits for whoever opens its new link."""
    return StoredEntry(revision=revision, at=time.time(), kind="seat", seat=seat, detail={"came": came})


def stand_in(revision: int, seat: int, level: str) -> StoredEntry:
    return StoredEntry(revision=revision, at=time.time(), kind="stand_in", seat=seat, detail={"level": level})


async def write(desk: Desk, table: OpenTable, entries: list[StoredEntry]) -> None:
    """Who comes and goes is written after whatever was quicker."""
    after = table.sitting.copy()
    after.follow(entries)
    if await desk.append(table, after, entries):
        desk.tell(table, [Happening(entry) for entry in entries])


async def invite(desk: Desk, table: OpenTable, visitor: str, secret: str, seat: int, asked: Invite) -> SeatToken:
    """A fresh link for a seat whose own was lost, or whose player comes back with another browser.

    The old link opens nothing any more, and whoever sat there has to open the new one.
    """
    if table.stored.host != visitor:
        raise only_host()
    if seat >= len(table.seats) or table.seats[seat].kind != "friend":
        raise seat_without_link(seat)
    token = Names(secret, asked.key).token(f"table {table.id} seat {seat}")
    if not matches(token, table.seats[seat].token_hash):
        await desk.written(desk.storage.change_seat, table.id, seat, token_hash=hashed(token), visitor=None, gone=0)
        async with table.lock:
            await desk.catch_up(table)
            await write(desk, table, [sat(table.sitting.revision + 1, seat, came=False)])
    return SeatToken(seat=seat, token=token)


async def watch(desk: Desk, table: OpenTable, visitor: str, asked: Watch, guesses: Buckets) -> Seated:
    """The watching link shows the table and moves nothing."""
    if not matches(asked.token, table.stored.watch_hash):
        guesses.take(visitor)
        raise wrong_token()
    await desk.written(desk.storage.let_watch, table.id, visitor)
    return Seated(table=table.id, seat=None)


async def leave(desk: Desk, table: OpenTable, visitor: str, asked: Leave) -> Left:
    """Bots take over the seats of whoever gets up; at a table without anybody left nothing goes on."""
    mine = table.mine(visitor)
    async with table.lock:
        for seat in mine:
            await desk.written(desk.storage.change_seat, table.id, seat, gone=1)
        await desk.catch_up(table)
        others = [seat for seat in table.seats if seat.kind == "friend" and seat.visitor not in (None, visitor)]
        leaving = [seat for seat in mine if seat not in table.sitting.stand_ins]
        if leaving and others and not table.sitting.game.over:
            first = table.sitting.revision + 1
            entries = [stand_in(first + place, seat, checked_level("")) for place, seat in enumerate(leaving)]
            await write(desk, table, entries)
    return Left(table=table.id)
