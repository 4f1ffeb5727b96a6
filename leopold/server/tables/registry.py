"""The registry: it finds tables, opens them from storage, and follows what other processes write.

Everything here runs in the event loop; the database works in threads of its own. A table is changed only under its
lock, and only in memory after the database has it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, ParamSpec, TypeVar

import msgspec

from leopold.bots import STAND_IN
from leopold.config import known_to_all
from leopold.game import Game
from leopold.server.bots.compiling import Compilation
from leopold.server.errors import (
    TableError,
    damaged,
    no_table,
    not_your_seat,
    older_packs,
    older_rules,
    revision_stale,
    unreadable_table,
)
from leopold.server.models import Clock, Entry, Preparing, Stale, TableInfo, TableSeat, TableState
from leopold.server.shown.cautions import cautions_of
from leopold.server.shown.guide import guide_of
from leopold.server.shown.projection import (
    Projection,
    choices_of,
    decision_and_pending,
    dice_of,
    lines_of,
    obstacles_of,
)
from leopold.server.shown.shortcuts import proposals_of
from leopold.server.store.group_commit import GroupCommit
from leopold.server.store.storage import Storage
from leopold.server.store.stored import Append, StoredSeat, StoredTable
from leopold.server.tables.audience import Audience
from leopold.server.tables.consent import wish_of
from leopold.server.tables.log import entries_since, iso_time
from leopold.server.tables.position import Position
from leopold.server.tables.settings import TableSettings
from leopold.server.tables.timing import clock_of
from leopold.view import View, Viewer

P = ParamSpec("P")
T = TypeVar("T")
log = logging.getLogger("leopold.server")

KEPT: Final = 400
"""Tables kept in memory when nobody listens; others are read again when somebody comes."""
READERS: Final = 2
PEOPLE: Final = ("me", "here")


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
        self.thinking: int | None = None
        self.bot_task: asyncio.Task[None] | None = None
        self._states: dict[tuple[str, Viewer], TableState] = {}

    @property
    def id(self) -> str:
        return self.stored.id

    def mine(self, visitor: str) -> list[int]:
        """The seats of a visitor."""
        return [seat.seat for seat in self.seats if seat.visitor == visitor]

    def bot_level(self, seat: int) -> str:
        """The level of the bot that plays a seat, or nothing when a person does."""
        if seat in self.position.stand_ins:
            return self.position.stand_ins[seat]
        found = self.seats[seat]
        return found.level if found.kind == "bot" else ""

    def state(self, visitor: str, viewer: Viewer) -> TableState:
        """Everything the page needs for this viewer. Made once for each revision."""
        made = self._states.get((visitor, viewer))
        if made is None or made.revision != self.position.revision:
            made = self._made(visitor, viewer)
            if len(self._states) > 16:
                self._states.clear()
            self._states[(visitor, viewer)] = made
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

    def _made(self, visitor: str, viewer: Viewer) -> TableState:
        return state_of(self, self.position, visitor, viewer)


def state_of(table: OpenTable, position: Position, visitor: str, viewer: Viewer) -> TableState:
    """A table at some point of its log."""
    game = position.game
    projection = Projection(game, viewer)
    now = projection.moment
    decision, pending = decision_and_pending(now)
    return TableState(
        revision=position.revision,
        moves=len(position.moves),
        table=info_of(table, visitor, game.over),
        seats=seats_of(table, position, visitor),
        seat=viewer,
        view=opened_hands(table, game, visitor, projection.view),
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


def opened_hands(table: OpenTable, game: Game, visitor: str, view: View) -> View:
    """Where hands lie open at one screen: with those of everybody who sits at this visitor's."""
    if not table.settings.house.open_hands:
        return view
    mine = table.mine(visitor)
    seats = [game.seat(one.seat) if one.seat in mine else one for one in view.seats]
    return msgspec.structs.replace(view, seats=seats)


def info_of(table: OpenTable, visitor: str, over: bool) -> TableInfo:
    settings = table.settings
    return TableInfo(
        table=table.id,
        created=iso_time(table.stored.created),
        **known_to_all(settings.config),
        seed=settings.seed if over else None,
        seed_chosen=settings.seed_chosen,
        host=table.stored.host == visitor,
        over=over,
        guide=settings.guide,
        house=settings.house,
        strangers=table.stored.strangers,
    )


def seats_of(table: OpenTable, position: Position, visitor: str) -> list[TableSeat]:
    connected = table.audience.seats()
    return [
        TableSeat(
            seat=seat.seat,
            kind="person" if seat.kind in PEOPLE else seat.kind,  # type: ignore[arg-type]
            name=seat.name,
            level=seat.level,
            mine=seat.visitor == visitor,
            taken=seat.visitor is not None or seat.kind in ("bot", "automaton"),
            connected=seat.kind in ("bot", "automaton") or seat.seat in connected,
            stand_in=position.stand_ins.get(seat.seat, ""),
        )
        for seat in table.seats
    ]


class Registry:
    """All tables of one server."""

    def __init__(self, storage: Storage, compilation: Compilation, clock: Callable[[], float] = time.time) -> None:
        self.storage = storage
        self.clock = clock
        self.compilation = compilation
        self.tables: OrderedDict[str, OpenTable] = OrderedDict()
        self.moved: list[Callable[[OpenTable], None]] = []
        """Callbacks for whenever a table has moved on: whoever plays for the bots."""
        self._opening: dict[str, asyncio.Lock] = {}
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reading")
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="writing")
        self._group_commit = GroupCommit(lambda wishes: self.written(storage.append, wishes))

    async def stored(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Look something up in the database, in a thread of its own."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, partial(work, *args, **kwargs))

    async def written(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Change something in the database: one after the other, in the one thread that writes."""
        return await asyncio.get_running_loop().run_in_executor(self._writer, partial(work, *args, **kwargs))

    def close(self) -> None:
        self._readers.shutdown(wait=True)
        self._writer.shutdown(wait=True)
        self.storage.close()

    # --- finding

    async def table(self, table_id: str) -> OpenTable:
        """The table of this name, from memory or from storage."""
        found = self.tables.get(table_id)
        if found is not None:
            self.tables.move_to_end(table_id)
            return found
        lock = self._opening.setdefault(table_id, asyncio.Lock())
        try:
            async with lock:
                if table_id not in self.tables:
                    self.tables[table_id] = await self._open(table_id)
                    self._make_room()
        finally:
            self._opening.pop(table_id, None)
        return self.tables[table_id]

    async def _open(self, table_id: str) -> OpenTable:
        found = await self.stored(self.storage.read, table_id)
        if found is None:
            raise no_table()
        stored, seats = found
        settings = settings_of(stored)
        if settings.outdated:
            raise outdated(table_id, settings)
        position = Position(settings)
        entries = await self.stored(self.storage.entries, table_id)
        try:
            position.follow(entries)
        except Exception as wrong:  # whatever is wrong with an entry, this table is what it is wrong with
            log.exception("a log cannot be played", extra={"table": table_id})
            raise damaged() from wrong
        return OpenTable(stored, seats, settings, position, self.compilation, self.clock)

    def _make_room(self) -> None:
        """Forget tables that nobody looks at, the longest unused first."""
        idle = [t.id for t in self.tables.values() if not t.audience and not t.lock.locked() and t.bot_task is None]
        for table_id in idle[: max(0, len(self.tables) - KEPT)]:
            del self.tables[table_id]

    def forget(self, table_id: str) -> None:
        """Read it again next time."""
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

    async def log_since(self, table: OpenTable, viewer: Viewer, since: int) -> tuple[int, list[Entry], bool]:
        """The log after a revision, for this viewer: where it ends, its entries, and whether one must begin anew."""
        entries = await self.stored(self.storage.entries, table.id)
        found, anew = await asyncio.to_thread(entries_since, table.settings, entries, viewer, since)
        return (entries[-1].revision if entries else 0), found, anew

    # --- writing

    async def append(self, wish: Append) -> bool:
        """Write entries, together with those of other tables that wait. Only `leopold.server.tables.write` does it."""
        return await self._group_commit.append(wish)

    async def catch_up(self, table: OpenTable, *, tell: bool = True) -> None:
        """Follow what others have written, and let those who listen here know of it. Under the table's lock."""
        entries = await self.stored(self.storage.entries, table.id, table.position.revision)
        if entries:
            after = table.position.copy()
            after.follow(entries)
            table.move_to(after)
            if tell:
                table.audience.tell(after.revision, lambda visitor, viewer: Stale(revision=after.revision))
        found = await self.stored(self.storage.read, table.id)
        if found is None:
            self.forget(table.id)
            raise no_table()
        table.stored, table.seats = found
        table.changed()
        table.audience.dismiss(lambda visitor, viewer: viewer is not None and viewer not in table.mine(visitor))

    def announce(self, table: OpenTable) -> None:
        """The table has moved on."""
        for listener in self.moved:
            listener(table)


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
