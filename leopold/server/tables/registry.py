"""The registry: it finds tables, opens them from storage, and follows what other processes write.

Everything here runs in the event loop; the database works in threads of its own. A table is changed only under its
lock, and only in memory after the database has it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import AbstractContextManager, asynccontextmanager, nullcontext
from functools import partial
from typing import Final, ParamSpec, Protocol, TypeVar
from weakref import WeakValueDictionary

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from leopold.bots import STAND_IN, style_of
from leopold.config import known_to_all
from leopold.game import Game
from leopold.server import limits
from leopold.server.addresses import site_of
from leopold.server.bots.compiling import Compilation
from leopold.server.errors import (
    TOO_MANY,
    TableError,
    damaged,
    database_unreachable,
    no_table,
    not_your_seat,
    older_packs,
    older_rules,
    revision_stale,
    server_full,
    too_many_requests,
    too_many_tables,
    unreadable_table,
)
from leopold.server.lanes import COME_BACK as TURNS_COME_BACK
from leopold.server.lanes import Lane
from leopold.server.limits import Capacity
from leopold.server.models import Clock, Entry, Preparing, Stale, TableInfo, TableSeat, TableState
from leopold.server.refusals import Refusals
from leopold.server.shown.cautions import cautions_of
from leopold.server.shown.guide import guide_of
from leopold.server.shown.projection import (
    choices_of,
    dice_of,
    lines_of,
    obstacles_of,
)
from leopold.server.shown.shortcuts import proposals_of
from leopold.server.store.group_commit import GroupCommit
from leopold.server.store.storage import Storage
from leopold.server.store.stored import Append, StoredEntry, StoredSeat, StoredTable
from leopold.server.tables import former
from leopold.server.tables.audience import Audience, Eyes
from leopold.server.tables.consent import wish_of
from leopold.server.tables.log import entries_since, iso_time
from leopold.server.tables.logs import Logs
from leopold.server.tables.position import Position
from leopold.server.tables.puzzles import turn_played
from leopold.server.tables.settings import TableSettings, overlays_of
from leopold.server.tables.timing import clock_of
from leopold.server.turns import ASKING, NOBODY, WATCHING, Asker, in_line
from leopold.view import View, Viewer

P = ParamSpec("P")
T = TypeVar("T")
TROUBLE: Final = (SQLAlchemyError, TableError)
"""What the registry raises when the database fails, or does not answer in time. It may be back a moment later: whoever
goes on for as long as the server runs tries again."""
log = logging.getLogger("leopold.server")

KEPT: Final = 400
"""Tables kept in memory when nobody uses them; others are read again when somebody comes."""
READERS: Final = 2
ASIDE: Final = 1
"""Threads for what takes longer than a moment: reading records, playing logs again. There is one interpreter for all:
two would be done no sooner, and leave the loop a third of it instead of half."""
FEW: Final = 8
"""Entries of others that are followed at once, in the event loop; more of them take longer than a moment."""
PEOPLE: Final = ("me", "here")
READINGS: Final = 3
"""Times that a table is read before its log is taken to be what it is."""
COME_BACK: Final = 30
"""Seconds after which somebody may have left."""


class OpenTable:
    """A table in memory."""

    def __init__(
        self,
        stored: StoredTable,
        seats: list[StoredSeat],
        settings: TableSettings,
        position: Position,
        compilation: Compilation,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.clock = clock
        self.stored = stored
        self.seats = seats
        self.settings = settings
        self.position = position
        self.compilation = compilation
        self.lock = asyncio.Lock()
        self.audience = Audience()
        self.address = ""
        """Where whoever plays here, or has laid it, was heard from last: bots think on that address's account."""
        self.opened_for = ""
        """The site that whoever had it opened came from: it is of that one's share."""
        self.thinking: int | None = None
        self.bot_task: asyncio.Task[None] | None = None
        self.in_line = False
        """Does the bot that is to move wait for its turn to think?"""
        self.behind = False
        """Has another process written something that nobody here has asked for yet?"""
        self._states: dict[Eyes, TableState] = {}

    @property
    def id(self) -> str:
        return self.stored.id

    def mine(self, visitor: str) -> list[int]:
        """The seats of a visitor."""
        return [seat.seat for seat in self.seats if seat.visitor == visitor]

    def eyes(self, visitor: str, viewer: Viewer) -> Eyes:
        """With which a visitor looks at it."""
        return Eyes(viewer, visitor == self.stored.host, tuple(self.mine(visitor)))

    def hear(self, visitor: str, address: str) -> None:
        """Somebody is there; onlookers do not count."""
        if visitor == self.stored.host or self.mine(visitor):
            self.address = address

    @property
    def in_use(self) -> bool:
        """Does anybody listen here, or think?"""
        return bool(self.audience.listeners) or self.bot_task is not None

    def leave_line(self) -> None:
        """It is the bot's turn to think, or it wants to think no more."""
        self.in_line = False

    def bot_level(self, seat: int) -> str:
        """The level of the bot that plays a seat, or nothing when a person does."""
        if seat in self.position.stand_ins:
            return self.position.stand_ins[seat]
        found = self.seats[seat]
        return found.level if found.kind == "bot" else ""

    def state(self, visitor: str, viewer: Viewer) -> TableState:
        """Everything the page needs for this viewer."""
        return self.seen(self.eyes(visitor, viewer))

    def seen(self, eyes: Eyes) -> TableState:
        """The same for all who look at it alike. Made once for each revision."""
        made = self._states.get(eyes)
        if made is None or made.revision != self.position.revision:
            made = self._states[eyes] = self._made(eyes)
        return made if made.clock is None else msgspec.structs.replace(made, clock=self.time())

    def time(self) -> Clock | None:
        """Where its clock stands now."""
        return clock_of(self.settings.house, self.seats, self.position, self.stored.created, self.clock())

    def move_to(self, position: Position) -> None:
        """Stand there from now on; a bot that thought about its move has made it."""
        self.position = position
        if self.thinking != position.game.to_move:
            self.thinking = None
        self.changed()

    def changed(self) -> None:
        """Somebody came, went, or began to think."""
        self._states.clear()

    def _made(self, eyes: Eyes) -> TableState:
        return state_of(self, self.position, eyes)


def state_of(table: OpenTable, position: Position, eyes: Eyes) -> TableState:
    """A table at some point of its log."""
    game, viewer = position.game, eyes.viewer
    now = position.projection(viewer).moment if viewer is not None and viewer == game.to_move else None
    decision, pending = position.asked
    return TableState(
        revision=position.revision,
        moves=len(position.moves),
        table=info_of(table, position, eyes),
        seats=seats_of(table, position, eyes),
        seat=viewer,
        view=opened_hands(table, game, eyes, position.view(viewer)),
        actions=choices_of(game, viewer),
        decision=decision,
        obstacles=obstacles_of(game, viewer),
        pending=pending,
        proposals=proposals_of(game, now, viewer),
        cautions=cautions_of(game, now, viewer),
        dice=dice_of(game, now, viewer),
        undo=position.undoable(viewer),
        undo_wish=wish_of(table.seats, position),
        clock=table.time(),
        thinking=table.thinking,
        guide=guide_of(game, position.guide, viewer),
        preparing=preparing_at(table, position),
        scores=lines_of(game) if game.over else None,
    )


def preparing_at(table: OpenTable, position: Position) -> Preparing | None:
    """The bot that is to move and cannot yet, for whom somebody else could."""
    seat = position.game.to_move
    level = table.bot_level(seat) if seat is not None else ""
    if seat is None or not level or table.compilation.can_play(level) or table.compilation.loading_bots:
        return None
    return Preparing(seat=seat, level=level, stand_in=STAND_IN)


def opened_hands(table: OpenTable, game: Game, eyes: Eyes, view: View) -> View:
    """Where hands lie open at one screen: with those of everybody who sits at this visitor's."""
    if not table.settings.house.open_hands:
        return view
    seats = [game.seat(one.seat) if one.seat in eyes.mine else one for one in view.seats]
    return msgspec.structs.replace(view, seats=seats)


def info_of(table: OpenTable, position: Position, eyes: Eyes) -> TableInfo:
    settings = table.settings
    over = position.game.over
    return TableInfo(
        table=table.id,
        created=iso_time(table.stored.created),
        **known_to_all(settings.config),
        seed=settings.seed if over else None,
        seed_chosen=settings.seed_chosen,
        host=eyes.host,
        over=over,
        guide=settings.guide,
        puzzle=settings.puzzle,
        puzzle_played=turn_played(settings.puzzle, position),
        house=settings.house,
        strangers=table.stored.strangers,
        own_packs=list(settings.config.packs),
        locked=table.stored.locked,
        former=settings.pack is not None,
    )


def seats_of(table: OpenTable, position: Position, eyes: Eyes) -> list[TableSeat]:
    connected = table.audience.seats()
    return [
        TableSeat(
            seat=seat.seat,
            kind="person" if seat.kind in PEOPLE else seat.kind,  # type: ignore[arg-type]
            name=seat.name,
            level=seat.level,
            style=style_of(seat.name) if seat.kind == "bot" and not table.settings.guide else "",
            mine=seat.seat in eyes.mine,
            taken=seat.visitor is not None or seat.kind in ("bot", "automaton"),
            connected=seat.kind in ("bot", "automaton") or seat.seat in connected,
            stand_in=position.stand_ins.get(seat.seat, ""),
        )
        for seat in table.seats
    ]


class Accounts(Protocol):
    """Says whether whoever asks may have something done that costs more than an answer; a TableError if not."""

    def play_again(self, steps: int) -> None:
        """So many steps of `limits.STEPS`."""

    def keep(self, size: int) -> None:
        """So many bytes: disks are large, but not without end."""

    def owe(self, visitor: str, address: str, size: int) -> None:
        """So many bytes were kept for somebody who could not be asked first: whoever has bots play."""


class Unlimited:
    """Where nobody counts."""

    def play_again(self, steps: int) -> None: ...

    def keep(self, size: int) -> None: ...

    def owe(self, visitor: str, address: str, size: int) -> None: ...


class Registry:
    """All tables of one server."""

    def __init__(
        self,
        storage: Storage,
        compilation: Compilation,
        clock: Callable[[], float] = time.time,
        capacity: Capacity | None = None,
    ) -> None:
        self.storage = storage
        self.clock = clock
        self.compilation = compilation
        self.capacity = capacity or Capacity()
        self.tables: WeakValueDictionary[str, OpenTable] = WeakValueDictionary()
        """All that are in memory: kept for a while, listened to, thought about, or in the hands of a request."""
        self._kept: OrderedDict[str, OpenTable] = OrderedDict()
        """Those last used, which stay although nobody holds them."""
        self.moved: list[Callable[[OpenTable], None]] = []
        """Callbacks for whenever a table has moved on: whoever plays for the bots."""
        self.unwritable = False
        """Did the last attempt to write something fail?"""
        self.timing: Callable[[str], AbstractContextManager[None]] = lambda what: nullcontext()
        """Around whatever waits for the database, for whoever measures it."""
        self.accounts: Accounts = Unlimited()
        self._logs = Logs()
        self._opening: WeakValueDictionary[tuple[str, str], asyncio.Lock] = WeakValueDictionary()
        """For each table that is being opened, by the site it is opened for: whoever comes from elsewhere waits for
        turns of their own and not for those of somebody who asks for much."""
        self._opening_for: Counter[str] = Counter()
        """Tables that are being opened, by the address they will be of."""
        self._refusals = Refusals()
        self._readers = Lane(READERS, "reading")
        self._writer = Lane(1, "writing")
        self._appender = self._writer if storage.dialect == "sqlite" else Lane(1, "appending")
        """What clicks wait for. They come before whatever else is written where only one can write at a time, and
        elsewhere wait for nothing of it at all."""
        self._doctor = Lane(1, "doctor")
        self._aside = Lane(ASIDE, "aside")
        self._group_commit = GroupCommit(self._appended)

    async def stored(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Look something up in the database, in a thread of its own, when it is the turn of whoever asks."""
        with self.timing("read"):
            return await self._in_turn(self._readers, ASKING.get(), partial(work, *args, **kwargs))

    async def examined(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Look how the database is, whoever else waits for it: the answer is for whoever would stop this process."""
        return await self._in_turn(self._doctor, NOBODY, partial(work, *args, **kwargs))

    async def written(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Change something in the database: one after the other, in the one thread that writes, after what is played
        where that is the same."""
        asker = ASKING.get()._replace(rank=WATCHING)
        return await self._changed(self._writer, asker, partial(work, *args, **kwargs))

    async def _appended(self, wishes: Sequence[Append]) -> list[bool]:
        """Append to the logs of tables, for all of whom it is."""
        return await self._changed(self._appender, NOBODY, partial(self.storage.append, wishes))

    async def _changed(self, lane: Lane, asker: Asker, work: Callable[[], T]) -> T:
        try:
            with self.timing("write"):
                done = await self._in_turn(lane, asker, work)
        except TROUBLE as wrong:
            if not (isinstance(wrong, TableError) and wrong.status == TOO_MANY):
                self.unwritable = True
            raise
        self.unwritable = False
        return done

    async def _in_turn(self, lane: Lane, asker: Asker, work: Callable[[], T]) -> T:
        """What the database does in time, when it is somebody's turn. Otherwise nobody knows whether it was done: a
        repeat finds out.

        Where no turn comes in time although others have theirs, somebody asks for too much; else the database hangs.
        """
        before, answer = lane.begun, None
        try:
            async with asyncio.timeout(self.capacity.database_seconds):
                answer = await lane.begin(work, asker)
                return await answer
        except TimeoutError:
            if asker.visitor and answer is None and lane.begun > before:
                raise too_many_requests(TURNS_COME_BACK) from None
            raise unanswered() from None

    async def aside(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do something that takes longer than a moment beside the event loop, when it is the turn of whoever asks for
        it: so nobody else waits for it."""
        return await self._aside.do(partial(work, *args, **kwargs))

    async def replayed(self, steps: int, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The same for a game that is played again, which takes so many steps of `limits.STEPS`: they are counted for
        whoever asks. A TableError where that is too much."""
        self.accounts.play_again(steps)
        return await self.aside(work, *args, **kwargs)

    def close(self) -> None:
        for lane in (self._aside, self._readers, self._writer, self._appender, self._doctor):
            lane.close()
        self.storage.close()

    # --- finding

    async def table(self, table_id: str) -> OpenTable:
        """The table of this name, from memory or from storage; opened there, it is of the share of whoever asks."""
        found = self.tables.get(table_id)
        if found is None:
            site = site_of(ASKING.get().address)
            lock = self._opening.setdefault((table_id, site), asyncio.Lock())
            async with lock:
                found = self.tables.get(table_id)
                if found is None:
                    opened = await self._open(table_id, site)
                    found = self.tables.setdefault(table_id, opened)  # somebody from elsewhere may have been quicker
        await self.refresh(found)
        self._kept[table_id] = found
        self._kept.move_to_end(table_id)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return found

    async def _open(self, table_id: str, address: str) -> OpenTable:
        self._make_room(address)
        self._opening_for[address] += 1
        try:
            stored, seats, entries = await self._read(table_id)
            settings = await self.settings(stored)
            steps = limits.FOLLOWING * len(entries)
            position = await self.replayed(steps, self._position, stored, settings, entries)
        finally:
            self._opening_for[address] -= 1
            if not self._opening_for[address]:
                del self._opening_for[address]
        opened = OpenTable(stored, seats, settings, position, self.compilation, self.clock)
        opened.opened_for = address
        return opened

    async def _read(self, table_id: str) -> tuple[StoredTable, list[StoredSeat], list[StoredEntry]]:
        """A table and its log; read again where somebody may have written between the two."""
        for reading in range(READINGS):
            found = await self.stored(self.storage.read, table_id)
            if found is None:
                break
            stored, seats = found
            self.accounts.play_again(limits.READING * stored.revision)
            entries = await self.stored(self.storage.entries, table_id)
            if len(entries) == stored.revision or reading == READINGS - 1:
                return stored, seats, entries
        raise no_table()

    def _position(self, stored: StoredTable, settings: TableSettings, entries: Sequence[StoredEntry]) -> Position:
        """Where a log leads. What does not go on from one entry to the next is no log, however well it plays."""
        if settings.outdated:
            raise outdated(stored.id, settings)
        if [entry.revision for entry in entries] != list(range(1, stored.revision + 1)):
            where = {"table": stored.id, "head": stored.revision, "entries": len(entries)}
            log.error("a log does not agree with its head", extra=where)
            raise damaged()
        try:
            return position_after(settings, entries)
        except Exception as wrong:  # whatever is wrong with an entry, this table is what it is wrong with
            log.exception("a log cannot be played", extra={"table": stored.id})
            raise damaged() from wrong

    async def settings(self, stored: StoredTable) -> TableSettings:
        """How a table was laid, with the packs of somebody's own that it is played with."""
        settings = settings_of(stored)
        if settings.config.packs:
            overlays = overlays_of(await self.stored(self.storage.packs, stored.id))
            settings = msgspec.structs.replace(settings, overlays=overlays)
        return await self.stored(former.as_laid, self.storage, settings) if settings.outdated == "packs" else settings

    def _make_room(self, address: str) -> None:
        """Let go of tables that nobody uses, the longest unused first, then of one where a bot waits and nobody for it.

        A TableError where all are in use: for whoever asks where these are of one address, for everybody else later.
        """
        own = [table for table in list(self.tables.values()) if table.opened_for == address and table.in_use]
        most = self.capacity.tables_of_address
        if address and len(own) + self._opening_for[address] >= most and not self._put_away(own):
            self._refusals.add("no room for another table of one address", tables=len(own))
            raise too_many_tables(COME_BACK)
        while self._full and self._kept:
            self._kept.popitem(last=False)
        if self._full and not self._put_away(list(self.tables.values())):
            self._refusals.add("no room for another table", tables=len(self.tables))
            raise server_full(COME_BACK)

    @property
    def _full(self) -> bool:
        return len(self.tables) + self._opening_for.total() >= self.capacity.live_tables

    def _put_away(self, tables: Iterable[OpenTable]) -> bool:
        """One of these where a bot stands in line and nobody waits for it: its game is stored, and the bot plays on
        when somebody looks. Was there one?"""
        for table in tables:
            if table.in_line and table.bot_task is not None and not table.audience and not table.lock.locked():
                table.bot_task.cancel()
                self.forget(table.id)
                return True
        return False

    def forget(self, table_id: str) -> None:
        """Read it again next time."""
        self._kept.pop(table_id, None)
        self._logs.forget(table_id)
        self.tables.pop(table_id, None)

    async def viewer(self, table: OpenTable, visitor: str, seat: int | None) -> Viewer:
        """As whom a visitor may look: from an own seat, or as an onlooker where watching is allowed."""
        if seat is not None:
            if seat not in table.mine(visitor):
                raise not_your_seat(seat) if table.mine(visitor) else no_table()
            return seat
        if not await self.may_look(table, visitor):
            raise no_table()
        return None

    async def may_look(self, table: OpenTable, visitor: str) -> bool:
        """From a seat, as the host, by the watching link, or because the host lets strangers look on."""
        if table.mine(visitor) or table.stored.host == visitor or table.stored.strangers:
            return True
        return await self.stored(self.storage.may_watch, table.id, visitor)

    async def log(self, table: OpenTable) -> Sequence[StoredEntry]:
        """The whole log. To read it takes as long as to play it again, so it is counted, and before it is read."""
        self.accounts.play_again(limits.READING * table.position.revision)
        known = self._logs.known(table.id)
        if len(known) >= table.position.revision:
            return known
        return self._logs.learn(table.id, known, await self.stored(self.storage.entries, table.id, len(known)))

    async def log_since(self, table: OpenTable, viewer: Viewer, since: int) -> tuple[int, list[Entry], bool]:
        """The log after a revision, for this viewer: where it ends, its entries, and whether one must begin anew."""
        entries = await self.log(table)
        steps = len(entries) + limits.TELLING * max(0, len(entries) - since)
        found, anew = await self.replayed(steps, entries_since, table.settings, entries, viewer, since)
        return (entries[-1].revision if entries else 0), found, anew

    # --- writing

    async def append(self, wish: Append) -> bool:
        """Write entries, together with those of other tables that wait. Only `leopold.server.tables.write` does it."""
        return await self._group_commit.append(wish)

    @asynccontextmanager
    async def alone_at(self, table: OpenTable) -> AsyncIterator[None]:
        """Holding a table's lock. Others wait for what is looked up meanwhile: so that is done in the table's line."""
        async with table.lock:
            with in_line(f"table {table.id}"):
                yield

    async def catch_up(self, table: OpenTable) -> None:
        """Follow what others have written, and let those who listen here know that there is more. Under its lock."""
        entries = await self.unheard(table)
        if entries:
            after = table.position.copy()
            if len(entries) > FEW:
                await self.aside(after.follow, entries)
            else:
                after.follow(entries)
            table.move_to(after)
            table.audience.tell_alike(after.revision, Stale(revision=after.revision))
        await self.see_who_sits(table)

    async def unheard(self, table: OpenTable) -> list[StoredEntry]:
        """What others have written since."""
        return await self.stored(self.storage.entries, table.id, table.position.revision)

    async def see_who_sits(self, table: OpenTable) -> None:
        """Who sits there and what the host has decided, as the database has it; who may not listen any more, does not.

        Under the table's lock.
        """
        found = await self.stored(self.storage.read, table.id)
        if found is None:
            self.forget(table.id)
            raise no_table()
        table.stored, table.seats = found
        table.changed()
        table.audience.dismiss(lambda one: one.viewer is not None and one.viewer not in table.mine(one.visitor))

    async def refresh(self, table: OpenTable) -> None:
        """Follow what others have written while nobody looked at the table here."""
        if table.behind:
            async with self.alone_at(table):
                if table.behind:
                    table.behind = False
                    await self.catch_up(table)

    def announce(self, table: OpenTable) -> None:
        """The table has moved on."""
        for listener in self.moved:
            listener(table)


def unanswered() -> TableError:
    """The database says nothing."""
    log.error("the database does not answer in time")
    return database_unreachable()


def position_after(settings: TableSettings, entries: Iterable[StoredEntry]) -> Position:
    """Where a log leads."""
    position = Position(settings)
    position.follow(entries)
    return position


def settings_of(stored: StoredTable) -> TableSettings:
    """How a table was laid; a TableError where that cannot be read."""
    try:
        return TableSettings.decode(stored.setup)
    except msgspec.DecodeError as wrong:
        log.error("a set-up cannot be read", extra={"table": stored.id, "reason": str(wrong)})
        raise unreadable_table() from None


def outdated(table_id: str, settings: TableSettings) -> TableError:
    """A game that was played by other rules: said clearly, with the way to its record."""
    refusal = older_rules if settings.outdated == "rules" else older_packs
    return refusal(settings.rules, f"/api/tables/{table_id}/record")


def stale(table: OpenTable, visitor: str, viewer: Viewer) -> TableError:
    """Somebody was quicker; here is where the table stands."""
    return revision_stale(table.position.revision, table.state(visitor, viewer))
