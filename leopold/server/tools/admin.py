"""Keeping house: listing, exporting, importing and removing games, straight from the database."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from leopold.errors import RecordError
from leopold.packs.pack import read_overlays
from leopold.reopening import replay
from leopold.server.http.identity import DerivedSecrets, hashed
from leopold.server.store.storage import Storage
from leopold.server.store.stored import StoredSeat, StoredTable
from leopold.server.store.upkeep import every_game, number_of_games, page_of_games, remove_games, untouched
from leopold.server.tables.create import entries_of, summary_of
from leopold.server.tables.history import saved_text
from leopold.server.tables.packs import stored_packs
from leopold.server.tables.settings import TableSettings, of_config, overlays_of
from leopold.text.transcript import EXTENSION, read_file, save_text
from leopold.words import said


def read_settings(table: StoredTable) -> TableSettings:
    try:
        return TableSettings.decode(table.setup)
    except msgspec.DecodeError as wrong:
        raise RecordError(
            f"How the game {table.id} was laid cannot be read ({wrong}); "
            f"`leopold admin remove {table.id}` takes it away."
        ) from None


def _settings(table: StoredTable) -> TableSettings | None:
    try:
        return read_settings(table)
    except RecordError:
        return None


class Archive:
    """The games of a database, for whoever keeps it."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    def __len__(self) -> int:
        return number_of_games(self.storage)

    def games(self, page: int = 1, size: int = 100) -> list[tuple[StoredTable, TableSettings | None, list[StoredSeat]]]:
        """A page of the games, the last touched first; without settings where they cannot be read."""
        found = page_of_games(self.storage, (page - 1) * size, size)
        return [(table, _settings(table), seats) for table, seats in found]

    def export(self, table_id: str, target: Path) -> Path:
        """The record of a game into a file, or into a folder under its own name. Its seed is in it.

        Packs of somebody's own lie beside it, where opening it looks for them; in a folder such a game has one of its
        own, because others may be played with other packs of the same name.
        """
        table, seats = self._find(table_id)
        settings = read_settings(table)
        packs = self.storage.packs(table_id)
        name = f"leopold-{table_id}"
        if target.is_dir():
            target = target / name if packs else target
            target.mkdir(exist_ok=True)
            target = target / f"{name}{EXTENSION}"
        for pack in packs:
            beside = target.parent / pack.name
            if beside.exists() and beside.read_bytes() != pack.content.encode():
                raise RecordError(f"{beside} is another pack than the one of this game; export it into another folder.")
        for pack in packs:
            save_text(target.parent / pack.name, pack.content)
        save_text(target, saved_text(table, settings, seats, self.storage.entries(table_id)))
        return target

    def export_all(self, folder: Path) -> Iterator[Path]:
        """Every game into a folder."""
        for table, _ in every_game(self.storage):
            yield self.export(table.id, folder)

    def import_file(self, path: Path) -> tuple[str, list[str]]:
        """A saved game as a new table that belongs to nobody; its name, and a token for each seat."""
        transcript = read_file(path)
        header = transcript.header
        # Packs of somebody's own are found where another game of this database is played with them, or beside the file.
        overlays = overlays_of(self.storage.packs_of_record(header.checksum, header.config.packs))
        beside = [path.parent / Path(name).name for name in header.config.packs]
        if not overlays and all(file.is_file() for file in beside):
            overlays = read_overlays(beside)
        if header.config.packs and not overlays:
            raise transcript.error(None, said("record-own_packs"))
        game = replay(transcript, packs=overlays)
        settings = of_config(game.config, seed_chosen=True, overlays=overlays, rules=game.rules)
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
        self.storage.add(table, seats, entries, stored_packs(settings))
        return table.id, tokens

    def have(self, games: Sequence[str]) -> None:
        """A RecordError that names the first of these games that is not there."""
        for game in games:
            self._find(game)

    def remove(self, games: Sequence[str], old: Sequence[str] = ()) -> Iterator[int]:
        """For good, a few at a time; how many each time. Nothing is removed if one of those named is not there."""
        self.have(games)
        return remove_games(self.storage, list(dict.fromkeys([*games, *old])))

    def untouched(self, age: float) -> list[str]:
        """Games that nobody has touched for so many seconds."""
        return untouched(self.storage, time.time() - age)

    def _find(self, table_id: str) -> tuple[StoredTable, list[StoredSeat]]:
        found = self.storage.read(table_id) if table_id.isascii() else None  # what is none, no database takes
        if found is None:
            raise RecordError(f"There is no game {table_id!r} in this database; `leopold admin list` names them.")
        return found
