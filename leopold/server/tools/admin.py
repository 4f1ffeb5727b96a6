"""Keeping house: listing, exporting, importing and removing games, straight from the database."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from leopold.errors import RecordError
from leopold.reopening import replay
from leopold.server.http.identity import DerivedSecrets, hashed
from leopold.server.store.storage import Storage
from leopold.server.store.stored import StoredSeat, StoredTable
from leopold.server.tables.create import entries_of, summary_of
from leopold.server.tables.history import saved_text
from leopold.server.tables.settings import TableSettings, of_config
from leopold.text.transcript import EXTENSION, read_file, save_text

EVERYTHING: Final = 1_000_000


def read_settings(table: StoredTable) -> TableSettings:
    try:
        return TableSettings.decode(table.setup)
    except msgspec.DecodeError as wrong:
        raise RecordError(
            f"How the game {table.id} was laid cannot be read ({wrong}); "
            f"`leopold admin remove {table.id}` takes it away."
        ) from None


class Archive:
    """The games of a database, for whoever keeps it."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    def games(self, limit: int = EVERYTHING) -> list[tuple[StoredTable, TableSettings, list[StoredSeat]]]:
        """All games, the last touched first."""
        return [(table, read_settings(table), seats) for table, seats in self.storage.list(limit=limit)]

    def export(self, table_id: str, target: Path) -> Path:
        """The record of a game into a file, or into a folder under its own name. Its seed is in it."""
        table, seats = self._find(table_id)
        settings = read_settings(table)
        path = target / f"leopold-{table_id}{EXTENSION}" if target.is_dir() else target
        save_text(path, saved_text(table, settings, seats, self.storage.entries(table_id)))
        return path

    def export_all(self, folder: Path) -> Iterator[Path]:
        """Every game into a folder."""
        for table, _, _ in self.games():
            yield self.export(table.id, folder)

    def import_file(self, path: Path) -> tuple[str, list[str]]:
        """A saved game as a new table that belongs to nobody; its name, and a token for each seat."""
        game = replay(read_file(path), packs=())
        settings = of_config(game.config, seed_chosen=True)
        names = DerivedSecrets("", None)
        tokens = [names.token(f"seat {seat}") for seat in range(settings.config.players)]
        seats = [
            StoredSeat(seat=seat, kind="friend", name="", level="", visitor=None, token_hash=hashed(token))
            for seat, token in enumerate(tokens)
        ]
        if settings.config.solo:
            seats.append(
                StoredSeat(
                    seat=1, kind="automaton", name="", level=settings.config.level, visitor=None, token_hash=None
                )
            )
        now = time.time()
        entries, summary = entries_of(game), summary_of(game)
        table = StoredTable(
            id=names.table_id,
            created=now,
            touched=now,
            host="",
            watch_hash=hashed(names.token("watch")),
            setup=settings.encode(),
            revision=len(entries),
            moves=summary.moves,
            round=summary.round,
            to_move=summary.to_move,
            finished=summary.finished,
            totals=summary.totals,
        )
        self.storage.add(table, seats, entries)
        return table.id, tokens

    def remove(self, table_id: str) -> None:
        """For good."""
        self._find(table_id)
        self.storage.remove(table_id)

    def untouched(self, days: float) -> list[str]:
        """Games that nobody has touched for so many days."""
        before = time.time() - days * 86400
        return [table.id for table, _ in self.storage.list(limit=EVERYTHING) if table.touched < before]

    def _find(self, table_id: str) -> tuple[StoredTable, list[StoredSeat]]:
        found = self.storage.read(table_id)
        if found is None:
            raise RecordError(f"There is no game {table_id!r} in this database; `leopold admin list` names them.")
        return found
