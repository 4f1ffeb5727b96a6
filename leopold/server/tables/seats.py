"""Sitting down, watching, getting up."""

from __future__ import annotations

from leopold.server.bots.levels import checked_level
from leopold.server.errors import nobody_there, only_host, seat_taken, seat_without_link, table_locked, wrong_token
from leopold.server.http.identity import DerivedSecrets, fresh_cookie, hashed, matches
from leopold.server.limits import RateLimiter
from leopold.server.models import (
    Invitation,
    Invite,
    Leave,
    Left,
    Locked,
    LockTable,
    PlayerRemoved,
    Seated,
    SeatToken,
    Sit,
    Watch,
    Watchable,
    Watching,
)
from leopold.server.store.stored import StoredSeat
from leopold.server.tables.create import clean_name
from leopold.server.tables.registry import OpenTable, Registry
from leopold.server.tables.write import Fill, Transaction, require_room, write


async def sit(registry: Registry, table: OpenTable, visitor: str, asked: Sit, guesses: RateLimiter) -> Seated:
    """Whoever opens the link of a seat sits there; the link works again only in the same browser."""
    found = seat_of_link(table, visitor, asked.token, guesses)
    require_room(table)
    if found.visitor != visitor:
        return await take_seat(registry, table, visitor, found, asked.name)
    if found.gone:
        await registry.written(registry.storage.change_seat, table.id, found.seat, gone=0)
    elif found.seat not in table.position.stand_ins:
        return Seated(table=table.id, seat=found.seat)  # has been sitting there all the time
    await come(registry, table, found.seat)
    return Seated(table=table.id, seat=found.seat)


def seat_of_link(table: OpenTable, visitor: str, token: str, guesses: RateLimiter) -> StoredSeat:
    """The seat that a token opens; wrong ones are counted."""
    found = next((seat for seat in table.seats if matches(token, seat.token_hash)), None)
    if found is None:
        guesses.take(visitor)
        raise wrong_token()
    return found


async def sits_there(registry: Registry, table: OpenTable, visitor: str, seat: int) -> bool:
    """As the database has it: the table in memory may not have heard yet."""
    found = await registry.stored(registry.storage.read, table.id)
    return found is not None and found[1][seat].visitor == visitor


def invitation(table: OpenTable, visitor: str, asked: Sit, guesses: RateLimiter) -> Invitation:
    """For whoever has a link and has not sat down yet."""
    found = seat_of_link(table, visitor, asked.token, guesses)
    return Invitation(seat=found.seat, name=found.name, mine=found.visitor == visitor and not found.gone)


async def take_seat(registry: Registry, table: OpenTable, visitor: str, seat: StoredSeat, name: str) -> Seated:
    """A free seat is this visitor's from now on; when it was the last, the table's code opens nothing any more."""
    if table.stored.locked:
        raise table_locked()
    require_room(table)
    values = {"visitor": visitor, "gone": 0}
    if clean_name(name):
        values["name"] = clean_name(name)
    if not await registry.written(registry.storage.change_seat, table.id, seat.seat, free=True, **values):
        if await sits_there(registry, table, visitor, seat.seat):
            return Seated(table=table.id, seat=seat.seat)  # whoever presses twice sits once
        raise seat_taken(seat.seat)
    await come(registry, table, seat.seat)
    if not free_seats(table):
        await registry.written(registry.storage.close_codes, table.id)
    return Seated(table=table.id, seat=seat.seat)


def free_seats(table: OpenTable) -> list[StoredSeat]:
    """Seats for friends who have not come yet."""
    return [seat for seat in table.seats if seat.kind == "friend" and seat.visitor is None]


async def come(registry: Registry, table: OpenTable, seat: int) -> None:
    """The log says who came; the bot that stood in gets up."""

    def fill(transaction: Transaction) -> None:
        transaction.note("seat", seat, came=True)
        if seat in transaction.before.stand_ins and seat not in transaction.before.timed_out:
            transaction.note("stand_in", seat, level="")

    await write_after_all(registry, table, fill)


async def write_after_all(registry: Registry, table: OpenTable, fill: Fill) -> None:
    """Who comes and goes is written after whatever was quicker, at whichever process."""
    while await write(registry, table, fill, fresh=True) is None:
        pass


async def invite(
    registry: Registry, table: OpenTable, visitor: str, secret: str, seat: int, asked: Invite
) -> SeatToken:
    """A fresh link for a seat whose own was lost, or whose player comes back with another browser.

    The old link opens nothing any more, and whoever sat there has to open the new one.
    """
    if table.stored.host != visitor:
        raise only_host()
    if seat >= len(table.seats) or table.seats[seat].kind != "friend":
        raise seat_without_link(seat)
    require_room(table)
    token = DerivedSecrets(secret, asked.key).token(f"table {table.id} seat {seat}")
    if not matches(token, table.seats[seat].token_hash):
        await registry.written(
            registry.storage.change_seat, table.id, seat, token_hash=hashed(token), visitor=None, gone=0
        )
        await write_after_all(registry, table, lambda transaction: transaction.note("seat", seat, came=False))
    return SeatToken(seat=seat, token=token)


async def watch(registry: Registry, table: OpenTable, visitor: str, asked: Watch, guesses: RateLimiter) -> Seated:
    """The watching link shows the table and moves nothing."""
    if not matches(asked.token, table.stored.watch_hash):
        guesses.take(visitor)
        raise wrong_token()
    if table.stored.locked and not await registry.may_look(table, visitor):
        raise table_locked()
    await registry.written(registry.storage.let_watch, table.id, visitor)
    return Seated(table=table.id, seat=None)


async def let_strangers(registry: Registry, table: OpenTable, visitor: str, asked: Watching) -> Watchable:
    """The host says whether the address alone is enough to look on; who looked on by it hears no more if it is not."""
    if table.stored.host != visitor:
        raise only_host()
    await registry.written(registry.storage.let_strangers, table.id, asked.strangers)
    async with registry.alone_at(table):
        await registry.catch_up(table)
    if not asked.strangers:
        looking = {one.visitor for one in table.audience.listeners if one.viewer is None}
        strange = {one for one in looking if not await registry.may_look(table, one)}
        table.audience.dismiss(lambda one: one.viewer is None and one.visitor in strange)
    return Watchable(strangers=asked.strangers)


async def lock(registry: Registry, table: OpenTable, visitor: str, asked: LockTable) -> Locked:
    """The host says whether anybody new may come; whoever is here already stays, and may come back."""
    if table.stored.host != visitor:
        raise only_host()
    await registry.written(registry.storage.lock_table, table.id, asked.locked)
    async with registry.alone_at(table):
        await registry.catch_up(table)
    return Locked(locked=asked.locked)


async def remove_player(registry: Registry, table: OpenTable, visitor: str, seat: int) -> PlayerRemoved:
    """Somebody else's seat is nobody's: no old link opens it, a bot plays on, and the host may invite somebody else."""
    if table.stored.host != visitor:
        raise only_host()
    found = table.seats[seat] if seat < len(table.seats) else None
    if found is None or found.visitor in (None, visitor):
        raise nobody_there()
    nobody = hashed(fresh_cookie())
    change = registry.storage.change_seat
    await registry.written(change, table.id, seat, visitor=nobody, token_hash=None, gone=1)

    def fill(transaction: Transaction) -> None:
        transaction.note("seat", seat, came=False)
        if seat not in transaction.before.stand_ins and not transaction.before.game.over:
            transaction.note("stand_in", seat, level=checked_level(""))

    await write_after_all(registry, table, fill)
    return PlayerRemoved(seat=seat)


async def leave(registry: Registry, table: OpenTable, visitor: str, asked: Leave) -> Left:
    await get_up(registry, table, visitor)
    return Left(table=table.id)


async def get_up(registry: Registry, table: OpenTable, visitor: str) -> None:
    """Bots take over the seats of whoever gets up; at a table without anybody left nothing goes on."""
    mine = table.mine(visitor)
    for seat in mine:
        await registry.written(registry.storage.change_seat, table.id, seat, gone=1)

    def fill(transaction: Transaction) -> None:
        others = [seat for seat in table.seats if seat.visitor not in (None, visitor) and not seat.gone]
        if not others or transaction.before.game.over:
            return
        for seat in mine:
            if seat not in transaction.before.stand_ins:
                transaction.note("stand_in", seat, level=checked_level(""))

    await write_after_all(registry, table, fill)
