"""The one way to write to a table: entries tried out on a copy, appended to its log, then told to everybody.

Whoever clicks, sits down or gets up, and every bot, comes through `write`. It holds the table's lock, answers a
repeated request like the first, and changes the table in memory only once the database has its entries.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from leopold.game import Action
from leopold.server import limits
from leopold.server.errors import key_used, log_full
from leopold.server.models import Done, Entry, News
from leopold.server.shown.projection import Projection
from leopold.server.store.stored import Append, StoredEntry
from leopold.server.tables.audience import Eyes
from leopold.server.tables.log import told
from leopold.server.tables.position import Position
from leopold.server.tables.registry import FEW, OpenTable, Registry, position_after, stale, state_of
from leopold.server.tables.timing import due_at
from leopold.view import Viewer


class NewEntry:
    """An entry and the position it led to, until everybody has been told."""

    def __init__(self, entry: StoredEntry, action: Action | None, after: Position) -> None:
        self.entry = entry
        self.action = action
        self._game = after.game.copy() if action is not None else None
        self._projections = after.projections
        """Those of the position as well, until it moves on."""
        self._told: dict[Viewer, Entry] = {}
        self._read: dict[bytes, Projection] = {}
        """Whose journal has been read, by what stood in it: mostly all viewers know the same."""

    def told(self, viewer: Viewer) -> Entry:
        """As this viewer may read it: the same in the answer and in everybody's news."""
        if viewer not in self._told:
            projection = self._projection(viewer)
            if projection is not None:
                projection = self._read.setdefault(projection.noted, projection)
            self._told[viewer] = told(self.entry, self.action, projection, viewer)
        return self._told[viewer]

    def _projection(self, viewer: Viewer) -> Projection | None:
        if self._game is None:
            return None
        if viewer not in self._projections:
            self._projections[viewer] = Projection(self._game, viewer)
        return self._projections[viewer]


class Transaction:
    """Entries to be appended to a log, all or none, and a copy of the position that has followed them."""

    def __init__(self, before: Position, key: str | None = None, clock: Callable[[], float] = time.time) -> None:
        self.before: Final = before
        self.after: Final = before.copy()
        self.entries: list[NewEntry] = []
        self._key = key
        self._clock = clock

    def play(self, seat: int, number: int) -> None:
        """A legal action."""
        game = self.after.game
        action = game.actions[game.numbers.index(number)]
        self._add("action", seat, action, number=number, words=action.text, set_up=game.round == 0)

    def note(self, kind: str, seat: int, **detail: Any) -> None:
        """Anything but an action."""
        self._add(kind, seat, None, detail=detail)

    def _add(self, kind: str, seat: int, action: Action | None, **values: Any) -> None:
        revision = self.after.revision + 1
        entry = StoredEntry(revision=revision, at=self._clock(), kind=kind, seat=seat, key=self._key, **values)
        self.after.follow([entry])
        self.entries.append(NewEntry(entry, action, self.after))


Fill = Callable[[Transaction], None]
"""Says what to write, seeing where the table stands: it may refuse by raising, and may find that there is nothing."""


@dataclass(frozen=True, slots=True)
class Written:
    """What was written, and where the table stood then."""

    table: OpenTable
    entries: Sequence[NewEntry]
    position: Position

    def answer(self, visitor: str, viewer: Viewer) -> Done:
        """For whoever asked for it."""
        table, position = self.table, self.position
        current = position.revision == table.position.revision
        return Done(
            revision=position.revision,
            entries=[entry.told(viewer) for entry in self.entries],
            state=table.state(visitor, viewer) if current else state_of(table, position, table.eyes(visitor, viewer)),
        )


@dataclass(frozen=True, slots=True)
class Request:
    """A visitor's request: carried out once, at the revision it was made at, however often it is repeated."""

    visitor: str
    viewer: Viewer
    key: str
    revision: int
    kind: str
    said: Sequence[int | str]
    """What it asked for, as `meaning` finds it in the log."""


async def write(
    registry: Registry, table: OpenTable, fill: Fill, *, request: Request | None = None, fresh: bool = False
) -> Written | None:
    """Append what `fill` says to the table's log, and tell everybody. None when another process was quicker.

    With a `request`, a repeat gets what the first one wrote, and one made at another revision is refused. `fresh` looks
    first for what other processes have written; so does whoever asks and knows more than this process has heard.
    """
    async with registry.alone_at(table):
        if request is None or not await _is_repeated(registry, table, request):
            if fresh:
                await registry.catch_up(table)
            transaction = Transaction(table.position, request.key if request else None, registry.clock)
            fill(transaction)
            if request is not None:
                registry.accounts.keep(limits.ENTRY_KEPT * len(transaction.entries))
            if not transaction.entries or await _append(registry, table, transaction):
                return Written(table, transaction.entries, transaction.after)
            if request is None:
                return None
            if request.key not in table.position.keys:
                raise stale(table, request.visitor, request.viewer)
    # What has been written stays: nobody at the table need wait until it is read, and whoever asks stands in line for
    # it among their own.
    return await _earlier(registry, table, request)


async def _is_repeated(registry: Registry, table: OpenTable, request: Request) -> bool:
    """Has it been written before? Otherwise it must know where the table stands. Under the table's lock."""
    if request.revision > table.position.revision:
        await registry.catch_up(table)
    if request.key in table.position.keys:
        return True
    if request.revision != table.position.revision:
        raise stale(table, request.visitor, request.viewer)
    require_room(table)
    return False


def require_room(table: OpenTable) -> None:
    """A TableError where a log is full. Whoever gets up, and a bot that plays on, still finds room: neither goes on
    without end if nobody clicks, sits down or is invited."""
    if table.position.revision >= limits.LOG_ENTRIES:
        raise log_full(limits.LOG_ENTRIES)


async def _append(registry: Registry, table: OpenTable, transaction: Transaction) -> bool:
    """Once the database has the entries, the table stands where they lead. If it has moved on, follow it instead."""
    after = transaction.after
    entries = [new.entry for new in transaction.entries]
    due = due_at(table.settings.house, table.seats, after, table.stored.created)
    summary = msgspec.structs.replace(after.summary, due=due)
    written = await registry.append(Append(table.id, transaction.before.revision, entries, summary))
    if written:
        table.move_to(after)
        _tell(table, transaction.entries)
    else:
        await registry.catch_up(table)
    registry.announce(table)
    return written


def _tell(table: OpenTable, entries: Sequence[NewEntry]) -> None:
    """News for everybody at the table, each for their own seat."""
    revision = table.position.revision

    def news(eyes: Eyes) -> News:
        return News(revision=revision, entries=[new.told(eyes.viewer) for new in entries], state=table.seen(eyes))

    table.audience.tell(revision, table.eyes, news)


async def hear_others(registry: Registry, table: OpenTable) -> None:
    """Another process has written something: whoever listens here is told as whoever listens there was.

    Where something was taken back, or there is much of it, they are told to fetch the table. Under the table's lock.
    """
    entries = await registry.unheard(table)
    if len(entries) > FEW or any(entry.kind == "undo" for entry in entries):
        await registry.catch_up(table)
        return
    after = table.position.copy()
    heard = followed(after, entries)
    if heard:
        table.move_to(after)
    await registry.see_who_sits(table)
    if heard:
        _tell(table, heard)


async def _earlier(registry: Registry, table: OpenTable, request: Request) -> Written:
    """What this request wrote when it came before, and the table as it stood then, from its log."""
    log = await registry.log(table)
    own = [entry for entry in log if entry.key == request.key]
    # The last to agree has not asked for the undo that follows.
    wanted = [meaning(entry) for entry in own if not (entry.kind == "undo" and request.kind == "undo_agreed")]
    same = wanted == [(request.kind, asked) for asked in request.said]
    if not same or (request.kind != "stand_in" and own[0].seat != request.viewer):
        raise key_used()
    before = [entry for entry in log if entry.revision < own[0].revision]
    steps = limits.FOLLOWING * len(before)
    position = await registry.replayed(steps, position_after, table.settings, before)
    return Written(table, followed(position, own), position)


def followed(position: Position, entries: Sequence[StoredEntry]) -> list[NewEntry]:
    """Carry out entries of a log again, and keep what each led to."""
    found = []
    for entry in entries:
        game = position.game
        action = game.actions[game.numbers.index(entry.number)] if entry.number is not None else None
        position.follow([entry])
        found.append(NewEntry(entry, action, position))
    return found


def meaning(entry: StoredEntry) -> tuple[str, int | str | None]:
    """What a request asked for, from what it wrote."""
    if entry.kind in ("undo", "undo_asked"):
        return "undo", int(entry.detail["steps"])
    if entry.kind in ("undo_agreed", "undo_declined"):
        return entry.kind, entry.seat
    if entry.kind == "guide":
        return entry.kind, f"{entry.detail['wish']} {entry.detail['scene']}"
    return entry.kind, f"{entry.seat} {entry.detail['level']}" if entry.kind == "stand_in" else entry.number
