"""The front desk: it finds tables and opens them from storage.

Everything here runs in the event loop; the database works in threads of its own. A table is changed only under its
lock, and only in memory after the database has it.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, ParamSpec, TypeVar

import msgspec

from leopold.config import known_to_all
from leopold.server.bots.compiling import Compiling
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
from leopold.server.models import Entry, Stale, TableInfo, TableSeat, TableState
from leopold.server.shown.projection import (
    Eyes,
    Sight,
    cautions_of,
    choices_of,
    decision_and_pending,
    lines_of,
    obstacles_of,
)
from leopold.server.shown.shortcuts import proposals_of
from leopold.server.store.group_commit import Scribe
from leopold.server.store.storage import Append, Storage, StoredSeat, StoredTable
from leopold.server.tables.audience import Audience
from leopold.server.tables.log import chronicle, moment
from leopold.server.tables.position import Sitting
from leopold.server.tables.settings import TableSettings

P = ParamSpec("P")
T = TypeVar("T")
log = logging.getLogger("leopold.server")

KEPT: Final = 400
"""Tables kept in memory when nobody listens; others are read again when somebody comes."""
READERS: Final = 2
PEOPLE: Final = ("me", "here")


class OpenTable:
    """A table in memory."""

    def __init__(self, stored: StoredTable, seats: list[StoredSeat], settings: TableSettings, sitting: Sitting) -> None:
        self.stored = stored
        self.seats = seats
        self.settings = settings
        self.sitting = sitting
        self.lock = asyncio.Lock()
        self.audience = Audience()
        self.thinking: int | None = None
        self.driver: asyncio.Task[None] | None = None
        self._states: dict[tuple[str, Eyes], TableState] = {}

    @property
    def id(self) -> str:
        return self.stored.id

    def mine(self, visitor: str) -> list[int]:
        """The seats of a visitor."""
        return [seat.seat for seat in self.seats if seat.visitor == visitor]

    def bot_level(self, seat: int) -> str:
        """The level of the bot that plays a seat, or nothing when a person does."""
        if seat in self.sitting.stand_ins:
            return self.sitting.stand_ins[seat]
        found = self.seats[seat]
        return found.level if found.kind == "bot" else ""

    def state(self, visitor: str, eyes: Eyes) -> TableState:
        """Everything the page needs for these eyes. Made once for each revision."""
        made = self._states.get((visitor, eyes))
        if made is None or made.revision != self.sitting.revision:
            made = self._made(visitor, eyes)
            if len(self._states) > 16:
                self._states.clear()
            self._states[(visitor, eyes)] = made
        return made

    def move_to(self, position: Sitting) -> None:
        """Stand there from now on; a bot that thought about its move has made it."""
        self.sitting = position
        if self.thinking != position.game.to_move:
            self.thinking = None
        self.changed()

    def changed(self) -> None:
        """Somebody came, went, or began to think."""
        self._states.clear()

    def _made(self, visitor: str, eyes: Eyes) -> TableState:
        return state_of(self, self.sitting, visitor, eyes)


def state_of(table: OpenTable, sitting: Sitting, visitor: str, eyes: Eyes) -> TableState:
    """A table at some point of its log."""
    game = sitting.game
    sight = Sight(game, eyes)
    now = sight.moment
    decision, pending = decision_and_pending(now)
    return TableState(
        revision=sitting.revision,
        moves=len(sitting.moves),
        table=info_of(table, visitor, game.over),
        seats=seats_of(table, sitting, visitor),
        seat=eyes,
        view=sight.view,
        actions=choices_of(game, eyes),
        decision=decision,
        obstacles=obstacles_of(game, eyes),
        pending=pending,
        proposals=proposals_of(game, now, eyes),
        cautions=cautions_of(game, now, eyes),
        undo=sitting.undoable(eyes),
        thinking=table.thinking,
        scores=lines_of(game) if game.over else None,
    )


def info_of(table: OpenTable, visitor: str, over: bool) -> TableInfo:
    settings = table.settings
    return TableInfo(
        table=table.id,
        created=moment(table.stored.created),
        **known_to_all(settings.config),
        seed=settings.seed if over else None,
        seed_chosen=settings.seed_chosen,
        host=table.stored.host == visitor,
        over=over,
    )


def seats_of(table: OpenTable, sitting: Sitting, visitor: str) -> list[TableSeat]:
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
            stand_in=sitting.stand_ins.get(seat.seat, ""),
        )
        for seat in table.seats
    ]


class Desk:
    """All tables of one server."""

    def __init__(self, storage: Storage, compiling: Compiling) -> None:
        self.storage = storage
        self.compiling = compiling
        self.tables: OrderedDict[str, OpenTable] = OrderedDict()
        self.moved: list[Callable[[OpenTable], None]] = []
        """Told whenever a table has moved on: who plays for the bots listens here."""
        self._opening: dict[str, asyncio.Lock] = {}
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reading")
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="writing")
        self._scribe = Scribe(lambda wishes: self.written(storage.append, wishes))

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
        self.compiling.require()
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
        sitting = Sitting(settings)
        entries = await self.stored(self.storage.entries, table_id)
        try:
            sitting.follow(entries)
        except Exception as wrong:  # whatever is wrong with an entry, this table is what it is wrong with
            log.exception("a log cannot be played", extra={"table": table_id})
            raise damaged() from wrong
        return OpenTable(stored, seats, settings, sitting)

    def _make_room(self) -> None:
        """Forget tables that nobody looks at, the longest unused first."""
        idle = [t.id for t in self.tables.values() if not t.audience and not t.lock.locked() and t.driver is None]
        for table_id in idle[: max(0, len(self.tables) - KEPT)]:
            del self.tables[table_id]

    def forget(self, table_id: str) -> None:
        """Read it again next time."""
        self.tables.pop(table_id, None)

    async def eyes(self, table: OpenTable, visitor: str, seat: int | None) -> Eyes:
        """Whose eyes a visitor may look through: those of an own seat, or an onlooker's where watching is allowed."""
        if seat is not None:
            if seat not in table.mine(visitor):
                raise not_your_seat(seat) if table.mine(visitor) else no_table()
            return seat
        if table.mine(visitor) or table.stored.host == visitor:
            return None
        if not await self.stored(self.storage.may_watch, table.id, visitor):
            raise no_table()
        return None

    async def told_since(self, table: OpenTable, eyes: Eyes, since: int) -> tuple[int, list[Entry], bool]:
        """The log after a revision, for these eyes: where it ends, its entries, and whether one must begin anew."""
        entries = await self.stored(self.storage.entries, table.id)
        found, anew = await asyncio.to_thread(chronicle, table.settings, entries, eyes, since)
        return (entries[-1].revision if entries else 0), found, anew

    # --- writing

    async def append(self, wish: Append) -> bool:
        """Write entries, together with those of other tables that wait. Only `leopold.server.tables.write` does it."""
        return await self._scribe.append(wish)

    async def catch_up(self, table: OpenTable, *, tell: bool = True) -> None:
        """Follow what others have written, and let those who listen here know of it. Under the table's lock."""
        entries = await self.stored(self.storage.entries, table.id, table.sitting.revision)
        if entries:
            after = table.sitting.copy()
            after.follow(entries)
            table.move_to(after)
            if tell:
                table.audience.tell(after.revision, lambda visitor, eyes: Stale(revision=after.revision))
        found = await self.stored(self.storage.read, table.id)
        if found is None:
            self.forget(table.id)
            raise no_table()
        table.stored, table.seats = found
        table.changed()
        table.audience.dismiss(lambda visitor, eyes: eyes is not None and eyes not in table.mine(visitor))

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


def stale(table: OpenTable, visitor: str, eyes: Eyes) -> TableError:
    """Somebody was quicker; here is where the table stands."""
    return revision_stale(table.sitting.revision, table.state(visitor, eyes))
