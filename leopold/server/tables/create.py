"""Laying tables: new games, and saved ones that are opened again."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Sequence

import msgspec

from leopold.config import PLAYABLE_AUTOMATA, Config, configure, known_to_all
from leopold.errors import RulesError
from leopold.game import Game
from leopold.guide import Script
from leopold.reopening import replay
from leopold.server import limits
from leopold.server.bots.levels import checked_level
from leopold.server.bots.names import with_names
from leopold.server.errors import (
    TableError,
    key_used,
    record_unreadable,
    solo_by_link,
    table_impossible,
    too_many_open_tables,
    wrong_number_of_seats,
)
from leopold.server.http.identity import DerivedSecrets, hashed
from leopold.server.models import (
    CreatedTable,
    LookAtSaved,
    NewGuided,
    NewSeat,
    OpenSaved,
    SavedSummary,
    SeatToken,
    TableRequest,
    TableSummary,
)
from leopold.server.store.stored import StoredEntry, StoredSeat, StoredTable, Summary
from leopold.server.tables.log import iso_time
from leopold.server.tables.registry import Registry, settings_of
from leopold.server.tables.settings import TableSettings, choose, of_config
from leopold.speech.names import by_number
from leopold.text.transcript import read_transcript
from leopold.words import SaidError, said


async def create_table(registry: Registry, visitor: str, secret: str, asked: TableRequest) -> CreatedTable:
    """A new table with the seats somebody chose."""
    choices = asked.choices()
    if len(asked.seats) == 1:
        choices["solo"] = choices["solo"] or PLAYABLE_AUTOMATA[0]
    try:
        settings = choose(len(asked.seats), **choices)
    except RulesError as wrong:
        raise table_impossible(wrong.what) from None
    if settings.config.solo and asked.seats[0].kind == "friend":
        raise solo_by_link()
    settings = msgspec.structs.replace(settings, house=asked.house)
    secrets = DerivedSecrets(secret, asked.key)
    return await store_table(registry, visitor, secrets, settings, asked.seats, [], None, strangers=asked.strangers)


async def lay_deal(
    registry: Registry, visitor: str, secret: str, key: str, config: Config, seats: Sequence[NewSeat]
) -> CreatedTable:
    """A table for a deal that everybody knows by its seed."""
    settings = of_config(config, seed_chosen=True)
    return await store_table(registry, visitor, DerivedSecrets(secret, key), settings, seats, [], None)


async def look_at_saved(registry: Registry, asked: LookAtSaved) -> SavedSummary:
    """What a saved game holds; refused like opening it."""
    game, names = await read_saved(registry, asked.text)
    return SavedSummary(**known_to_all(game.config), names=names, round=game.round, over=game.over)


async def read_saved(registry: Registry, text: str) -> tuple[Game, list[str]]:
    """The game of a record and the names of its players; a sentence if it cannot be played again."""
    try:
        transcript = read_transcript(text)
        if transcript.header.config.packs:
            raise record_unreadable(said("record-own_packs"))
        game = await registry.stored(replay, transcript, packs=())
    except SaidError as wrong:
        raise record_unreadable(str(wrong) if wrong.said is None else by_number(wrong.said)) from None
    names = [clean_name(name) for name in transcript.header.names]
    return game, [*names, *[""] * 4][: game.config.players]


async def open_saved(registry: Registry, visitor: str, secret: str, asked: OpenSaved) -> CreatedTable:
    """A saved game, to go on with or to look at."""
    game, names = await read_saved(registry, asked.text)
    settings = of_config(game.config, seed_chosen=True)
    players = settings.config.players
    seats = asked.seats or [NewSeat(kind="here" if seat else "me", name=names[seat]) for seat in range(players)]
    if len(seats) != players:
        raise wrong_number_of_seats(players, len(seats))
    return await store_table(
        registry, visitor, DerivedSecrets(secret, asked.key), settings, seats, entries_of(game), summary_of(game)
    )


async def create_guided(
    registry: Registry, visitor: str, secret: str, script: Script, asked: NewGuided
) -> CreatedTable:
    """The table of a guided game: its deal is fixed, and whoever asks sits where the script has a seat for them."""
    settings = of_config(script.config, seed_chosen=True, guide=script.name)
    seats = [
        NewSeat(kind="me", name=asked.name)
        if seat == script.seat
        else NewSeat(kind="bot", name=asked.rival, level=script.rival)
        for seat in range(script.config.players)
    ]
    return await store_table(registry, visitor, DerivedSecrets(secret, asked.key), settings, seats, [], None)


def entries_of(game: Game) -> list[StoredEntry]:
    """The log of a game that was played elsewhere."""
    now = time.time()
    said = game.transcript().moves
    return [
        StoredEntry(
            revision=place + 1,
            at=now,
            kind="action",
            seat=move.seat,
            number=number,
            words=move.text,
            set_up=move.setup,
        )
        for place, (number, move) in enumerate(zip(game.moves, said, strict=True))
    ]


def summary_of(game: Game) -> Summary:
    return Summary(
        moves=len(game.moves),
        round=game.round,
        to_move=game.to_move,
        finished=game.over,
        totals=[score.total for score in game.scores] if game.over else None,
    )


async def store_table(
    registry: Registry,
    visitor: str,
    names: DerivedSecrets,
    settings: TableSettings,
    seats: Sequence[NewSeat],
    entries: Sequence[StoredEntry],
    summary: Summary | None,
    *,
    strangers: bool = False,
) -> CreatedTable:
    """Store the table; from now on it exists. A repeat with the same key finds it there, and gets the same answer."""
    tokens = [
        SeatToken(seat=place, token=names.token(f"seat {place}"))
        for place, seat in enumerate(seats)
        if seat.kind == "friend"
    ]
    hashes = {token.seat: hashed(token.token) for token in tokens}
    named = with_names(names.table_id, seats)
    stored_seats = [seat_for(place, seat, visitor, hashes.get(place)) for place, seat in enumerate(named)]
    if settings.config.solo:
        stored_seats.append(
            StoredSeat(seat=1, kind="automaton", name="", level=settings.config.level, visitor=None, token_hash=None)
        )
    watch_token = names.token("watch")
    now = registry.clock()
    table = StoredTable(
        id=names.table_id,
        created=now,
        touched=now,
        host=visitor,
        watch_hash=hashed(watch_token),
        setup=settings.encode(),
        revision=len(entries),
        moves=summary.moves if summary else 0,
        round=summary.round if summary else 0,
        to_move=summary.to_move if summary else None,
        finished=summary.finished if summary else False,
        totals=summary.totals if summary else None,
        strangers=strangers,
    )
    created = CreatedTable(table=table.id, seat_tokens=tokens, watch_token=watch_token)
    found = await registry.stored(registry.storage.read, table.id)
    if found is None:
        await require_room(registry, visitor)
        if await registry.written(registry.storage.add, table, stored_seats, entries):
            return created
        # The same request was quicker at another process.
        found = await registry.stored(registry.storage.read, table.id)
    if found is None or chosen(found[0]) != chosen(table):
        raise key_used()
    return created


async def require_room(registry: Registry, visitor: str) -> None:
    """A TableError for whoever has too many games open already."""
    if await registry.stored(registry.storage.open_tables, visitor) >= limits.OPEN_TABLES:
        raise too_many_open_tables(limits.OPEN_TABLES)


def chosen(table: StoredTable) -> TableSettings:
    """What was asked for: a seed that chance gave is no part of it."""
    settings = TableSettings.decode(table.setup)
    if settings.seed_chosen:
        return settings
    return msgspec.structs.replace(settings, config=configure(settings.config, seed=0))


def seat_for(place: int, seat: NewSeat, visitor: str, token_hash: str | None) -> StoredSeat:
    """A seat as it is kept; of a friend's token only the hash is."""
    return StoredSeat(
        seat=place,
        kind=seat.kind,
        name=clean_name(seat.name),
        level=checked_level(seat.level) if seat.kind == "bot" else "",
        visitor=visitor if seat.kind in ("me", "here") else None,
        token_hash=token_hash,
    )


def clean_name(name: str) -> str:
    """One line of printable characters."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())[: limits.NAME_LENGTH]


async def summaries(registry: Registry, visitor: str) -> list[TableSummary]:
    """The tables of a visitor, the last touched first."""
    found = await registry.stored(registry.storage.list, visitor)
    told: list[TableSummary] = []
    for table, seats in found:
        with contextlib.suppress(TableError):  # one that cannot be read must not hide the others
            told.append(table_summary(table, seats, visitor))
    return told


def table_summary(table: StoredTable, seats: Sequence[StoredSeat], visitor: str) -> TableSummary:
    settings = settings_of(table)
    mine = [seat.seat for seat in seats if seat.visitor == visitor]
    return TableSummary(
        table=table.id,
        created=iso_time(table.created),
        touched=iso_time(table.touched),
        **known_to_all(settings.config),
        names=[seat.name for seat in seats],
        kinds=["person" if seat.kind in ("me", "here") else seat.kind for seat in seats],
        levels=[seat.level for seat in seats],
        mine=mine,
        moves=table.moves,
        round=table.round,
        over=table.finished,
        totals=table.totals,
        my_turn=None if table.moves == 0 else table.to_move in mine,
        host=table.host == visitor,
        guide=settings.guide,
    )
