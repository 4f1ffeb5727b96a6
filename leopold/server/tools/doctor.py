"""The doctor: plays every stored game again by the rules, and says where the log and what is kept of it disagree."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import msgspec

from leopold.errors import RecordError
from leopold.server.store.storage import Storage
from leopold.server.store.stored import StoredEntry, StoredSeat, StoredTable, Summary
from leopold.server.store.upkeep import Game, every_game
from leopold.server.tables.former import as_laid
from leopold.server.tables.position import Position
from leopold.server.tables.settings import TableSettings, overlays_of
from leopold.server.tools.admin import read_settings


class Finding(NamedTuple):
    """What is wrong with a game; nothing where it is as it should be."""

    game: str
    what: str = ""


def examine(storage: Storage) -> Iterator[Finding]:
    """A finding for every game, so that whoever waits sees how far it is."""
    for game in every_game(storage):
        found = look_at(storage, game)
        if found and _moved_on(storage, game[0]):
            continue  # somebody has played meanwhile, so its head and its log were read at two moments
        yield Finding(game[0].id, found)


def look_at(storage: Storage, game: Game) -> str:
    """The first thing that is wrong with a game, in words."""
    table, seats = game
    try:
        settings = read_settings(table)
    except RecordError as wrong:
        return str(wrong)
    if settings.config.packs:
        settings = msgspec.structs.replace(settings, overlays=overlays_of(storage.packs(table.id)))
    if settings.outdated == "packs":
        settings = as_laid(storage, settings)
    if settings.outdated:
        return f"it was played by other {settings.outdated}; its record can still be exported"
    return wrong_places(table, seats, settings) or wrong_log(table, settings, storage.entries(table.id))


def wrong_places(table: StoredTable, seats: Sequence[StoredSeat], settings: TableSettings) -> str:
    wanted = list(range(settings.config.seats))
    found = [seat.seat for seat in seats]
    return "" if found == wanted else f"it has the seats {found} and should have {wanted}"


def wrong_log(table: StoredTable, settings: TableSettings, entries: Sequence[StoredEntry]) -> str:
    """A log has every revision once, can be played, and leads to what the head of the table says."""
    for place, entry in enumerate(entries, start=1):
        if entry.revision != place:
            return f"entry {place} of its log is missing"
    if len(entries) != table.revision:
        return f"its log ends at {len(entries)} and should end at {table.revision}"
    position = Position(settings)
    for entry in entries:
        try:
            position.follow([entry])
        except Exception as wrong:  # whatever is wrong with an entry, this game is what it is wrong with
            return f"entry {entry.revision} of its log cannot be played: {str(wrong) or type(wrong).__name__}"
    return wrong_head(table, position.summary) if entries else ""


def wrong_head(table: StoredTable, led_to: Summary) -> str:
    told = (table.moves, table.to_move, table.finished, table.totals)
    found = (led_to.moves, led_to.to_move, led_to.finished, led_to.totals)
    for name, kept, real in zip(("actions", "seat to move", "end", "result"), told, found, strict=True):
        if kept != real:
            return f"its {name} is kept as {kept}, and its log leads to {real}"
    return ""


def _moved_on(storage: Storage, table: StoredTable) -> bool:
    now = storage.read(table.id)
    return now is None or now[0].revision != table.revision
