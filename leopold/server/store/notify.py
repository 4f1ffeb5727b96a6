"""Several processes at one PostgreSQL: each hears what the others have written, and looks it up."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Sequence
from typing import Any, Final, cast

from sqlalchemy.exc import SQLAlchemyError

from leopold.server.beside import start_beside
from leopold.server.errors import TableError
from leopold.server.models import Emote
from leopold.server.store.appending import CHANNEL
from leopold.server.store.storage import SERVED
from leopold.server.tables.emotes import tell_emote
from leopold.server.tables.registry import TROUBLE, OpenTable, Registry
from leopold.server.tables.write import hear_others

log = logging.getLogger("leopold.server.store.notify")
RETRY: Final = 2.0
PRESENCE_EVERY: Final = 10.0
"""Seconds between two words on who is connected here."""
PRESENCE_SOON: Final = 0.2
"""Seconds in which whoever comes and goes is told of together."""
SILENT: Final = 2.5 * PRESENCE_EVERY
"""Seconds without a word after which a process is gone."""
PRESENCE: Final = "* presence"
"""Not of one table, but of as many as go into one word: a thousand words at once would hold up whoever writes."""
LONGEST: Final = 7500
"""Letters of a word; PostgreSQL takes 8000 bytes."""


class Notifications:
    """Listens to the database; with SQLite there is nobody else to hear."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self._tasks: set[asyncio.Task[None]] = set()
        self._looking: set[str] = set()
        """Tables that somebody is about to look up."""
        self._changed: set[OpenTable] = set()
        """Those of which the others have not heard yet who is connected there."""
        self._told_of: dict[str, bool] = {}
        """Tables whose listeners have just heard it, and whether it has changed since. By name: to wait for the
        next time does not keep a table in memory."""

    async def run(self) -> None:
        """For as long as the server runs. After a lost connection every open table is looked up again."""
        if self.registry.storage.dialect != "postgresql":
            return
        import psycopg  # which only PostgreSQL needs

        address = self.registry.storage.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                await self._listen(address)
            except (OSError, psycopg.Error) as wrong:
                log.warning("the database stopped talking", extra={"reason": type(wrong).__name__})
            await asyncio.sleep(RETRY)

    async def _listen(self, address: str) -> None:
        import psycopg
        from psycopg import sql
        from psycopg.conninfo import conninfo_to_dict, make_conninfo

        address = make_conninfo("", **{**self.registry.storage.patience, **conninfo_to_dict(address)})
        async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
            await connection.execute(sql.SQL("LISTEN {}").format(sql.Identifier(CHANNEL)))
            await connection.execute(sql.SQL("SELECT pg_advisory_lock_shared({})").format(sql.SQL(SERVED)))
            for table in list(self.registry.tables.values()):
                self._look_up(table)
            async for notice in connection.notifies():
                self.hear(notice.payload)

    def hear(self, words: str) -> None:
        """What somebody says. Whoever may write to the database may say anything: what makes no sense is not heard."""
        try:
            self._hear(words)
        except Exception:
            log.exception("a word from another process makes no sense")

    def _hear(self, words: str) -> None:
        """Somebody says "table revision", "table seats", "table emote seat name", or who is connected where."""
        speaker, said = words.split(" ", 1)
        if speaker == self.registry.storage.name:
            return
        if said.startswith(PRESENCE):
            self._hear_presence(speaker, said.removeprefix(PRESENCE).split())
            return
        table_id, what = said.split(" ", 1)
        table = self.registry.tables.get(table_id)
        if table is None:
            return
        if what.startswith("emote "):
            _, seat, emote = what.split(" ")
            tell_emote(table, int(seat), cast(Emote, emote))
        elif not what.isdecimal() or int(what) > table.position.revision:
            if table.in_use:
                self._look_up(table)
            else:
                table.behind = True  # whoever comes to it looks first

    def _hear_presence(self, speaker: str, places: Sequence[str]) -> None:
        for place in places:
            table_id, seats, watchers = place.split(",")
            table = self.registry.tables.get(table_id)
            there = [int(seat) for seat in seats]
            if table is not None and table.audience.hear(speaker, there, int(watchers), self.registry.clock()):
                self._tell_here(table)

    def _tell_here(self, table: OpenTable) -> None:
        """Who is connected has changed, here or elsewhere."""
        table.changed()
        table.audience.tell_alike(table.position.revision, table.audience.presence(table.thinking))

    async def keep_presence(self) -> None:
        """For as long as the server runs: say who is connected here, and forget processes that say nothing."""
        while self.registry.storage.dialect == "postgresql":
            await asyncio.sleep(PRESENCE_EVERY)
            self.check_presence()

    def check_presence(self) -> None:
        """Whoever was connected to a process that was killed is not connected any more, and a bot that thought there
        thinks here, where somebody waits for it."""
        tables = list(self.registry.tables.values())
        self._say(*presence_at(*(table for table in tables if table.audience.listeners)))
        for table in tables:
            try:
                self._check_presence_at(table)
            except Exception:
                log.exception("presence at a table cannot be checked", extra={"table": table.id})

    def _check_presence_at(self, table: OpenTable) -> None:
        if table.audience.forget_silent(self.registry.clock() - SILENT):
            self._tell_here(table)
        if table.audience.listeners and table.position.waits_since(self.registry.clock() - SILENT):
            self.registry.announce(table)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = start_beside(work, "heard from another process")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _look_up(self, table: OpenTable) -> None:
        """Follow the others. However often they have written meanwhile, it is looked up once."""
        if table.id not in self._looking:
            self._looking.add(table.id)
            self._start(self._looked_up(table))

    async def _looked_up(self, table: OpenTable) -> None:
        try:
            async with self.registry.alone_at(table):
                self._looking.discard(table.id)
                await hear_others(self.registry, table)
        except TableError:
            log.info("a table is gone", extra={"table": table.id})
        except SQLAlchemyError as wrong:
            log.warning("a table cannot be looked up", extra={"table": table.id, "reason": type(wrong).__name__})

    def tell_presence(self, table: OpenTable) -> None:
        """Let everybody know who is connected here: whoever listens here at once, or soon where they have just heard
        of others, and the other processes soon. Whoever comes and goes without end is not worth a word each time, for
        which clicks would wait."""
        if table.id in self._told_of:
            table.changed()
            self._told_of[table.id] = True
        else:
            self._tell_and_wait(table)
        if self.registry.storage.dialect == "postgresql":
            if not self._changed:
                self._start(self._say_soon())
            self._changed.add(table)

    def _tell_and_wait(self, table: OpenTable) -> None:
        self._told_of[table.id] = False
        self._tell_here(table)
        asyncio.get_running_loop().call_later(PRESENCE_SOON, self._tell_what_changed, table.id)

    def _tell_what_changed(self, table_id: str) -> None:
        changed, table = self._told_of.pop(table_id), self.registry.tables.get(table_id)
        if changed and table is not None:
            self._tell_and_wait(table)

    async def _say_soon(self) -> None:
        await asyncio.sleep(PRESENCE_SOON)
        tables, self._changed = self._changed, set()
        self._say(*presence_at(*tables))

    def _say(self, *words: str) -> None:
        if words and self.registry.storage.dialect == "postgresql":
            self._start(self._told(words))

    async def _told(self, words: Sequence[str]) -> None:
        try:
            await self.registry.written(self.registry.storage.tell, *words)
        except TROUBLE as wrong:
            log.warning("the others have not heard", extra={"reason": type(wrong).__name__})


def presence_at(*tables: OpenTable) -> list[str]:
    """Who is connected here, for other processes, in as few words as possible."""
    words: list[str] = []
    for table in tables:
        seats, watchers = table.audience.here()
        place = f" {table.id},{''.join(map(str, seats))},{watchers}"
        if not words or len(words[-1]) + len(place) > LONGEST:
            words.append(PRESENCE)
        words[-1] += place
    return words
