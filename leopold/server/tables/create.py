"""Laying tables: new games, and saved ones that are opened again."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Sequence

import msgspec

from leopold.config import Config, configure, known_to_all
from leopold.errors import RulesError
from leopold.game import Game
from leopold.guide import Script
from leopold.packs import Overlay, PackError
from leopold.reopening import replay
from leopold.server import limits
from leopold.server.bots.levels import checked_level
from leopold.server.bots.names import with_names
from leopold.server.errors import (
    TableError,
    again_going,
    beyond_the_end,
    key_used,
    no_seat,
    record_unreadable,
    seat_of_bot,
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
    OwnPack,
    PlayAgain,
    SavedSummary,
    SeatToken,
    TableRequest,
    TableSummaries,
    TableSummary,
)
from leopold.server.store.stored import StoredEntry, StoredSeat, StoredTable, Summary
from leopold.server.tables import packs
from leopold.server.tables.log import iso_time, kept_actions, played_again
from leopold.server.tables.registry import OpenTable, Registry, settings_of
from leopold.server.tables.settings import TableSettings, choose, of_config, overlays_of
from leopold.speech.names import by_number
from leopold.text.transcript import Header, read_transcript
from leopold.words import SaidError, said


async def create_table(registry: Registry, visitor: str, secret: str, asked: TableRequest) -> CreatedTable:
    """A new table with the seats somebody chose."""
    kept: list[OwnPack] = []
    if asked.packs_of:
        seen = await registry.table(asked.packs_of)
        await registry.viewer(seen, visitor, None)
        kept = [OwnPack(name=name, text=content.decode()) for name, content in seen.settings.overlays]
    choices = asked.choices() | {"packs": await packs.checked(registry, [*kept, *asked.packs])}
    if len(asked.seats) == 1:
        choices["solo"] = choices["solo"] or True
    try:
        settings = await registry.aside(choose, len(asked.seats), **choices)
    except RulesError as wrong:
        raise table_impossible(wrong.what) from None
    except PackError as wrong:  # it fits the game with all modules and with none, but not with just these
        raise packs.refused(wrong) from None
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
    game, names, _ = await read_saved(registry, asked.text)
    return SavedSummary(**known_to_all(game.config), names=names, round=game.round, over=game.over)


async def read_saved(registry: Registry, text: str) -> tuple[Game, list[str], tuple[Overlay, ...]]:
    """The game of a record, the names of its players, and the packs of somebody's own that it is played with.

    A sentence if it cannot be played again. Packs are those of a table here that was played with the same.
    """
    try:
        transcript = await registry.aside(read_transcript, text)
        overlays = await packs_of_record(registry, transcript.header)
        game = await registry.aside(replay, transcript, packs=overlays)
    except SaidError as wrong:
        raise record_unreadable(str(wrong) if wrong.said is None else by_number(wrong.said)) from None
    names = [clean_name(name) for name in transcript.header.names]
    return game, [*names, *[""] * 4][: game.config.players], overlays


async def packs_of_record(registry: Registry, header: Header) -> tuple[Overlay, ...]:
    names = header.config.packs
    if not names:
        return ()
    known = all(name.isprintable() for name in names)  # as those of all packs that were ever laid here
    find = registry.storage.packs_of_record
    found = await registry.stored(find, header.checksum, names[: limits.PACKS]) if known else []
    if len(found) != len(names):
        raise record_unreadable(said("record-own_packs"))
    return overlays_of(found)


async def open_saved(
    registry: Registry, visitor: str, secret: str, asked: OpenSaved, allow: Callable[[Sequence[str]], None]
) -> CreatedTable:
    """A saved game, to go on with or to look at. Names that it brings along must be such as people may have here."""
    game, names, overlays = await read_saved(registry, asked.text)
    if not asked.seats:
        allow(names)
    settings = await registry.aside(of_config, game.config, seed_chosen=True, overlays=overlays, rules=game.rules)
    players = settings.config.players
    seats = asked.seats or [NewSeat(kind="here" if seat else "me", name=names[seat]) for seat in range(players)]
    if len(seats) != players:
        raise wrong_number_of_seats(players, len(seats))
    secrets = DerivedSecrets(secret, asked.key)
    entries = await registry.aside(entries_of, game)
    return await store_table(registry, visitor, secrets, settings, seats, entries, summary_of(game))


async def play_again(registry: Registry, visitor: str, secret: str, table: OpenTable, asked: PlayAgain) -> CreatedTable:
    """A new table that goes on from a moment of a finished game: the same deal, the same bots at the same seats.

    Other people's seats are played by bots. What was taken back is forgotten, and so is the guide; time does not run.
    """
    if not table.position.game.over:
        raise again_going()
    if asked.at >= len(table.position.moves):
        raise beyond_the_end(len(table.position.moves))
    actions = kept_actions(await registry.log(table))
    before = table.settings
    settings = of_config(before.config, seed_chosen=True, overlays=before.overlays, rules=before.rules)
    if before.pack is not None:  # what was played with the cards of then goes on with them
        settings = msgspec.structs.replace(settings, packs=before.packs, pack=before.pack)
    game = await registry.replayed(asked.at, played_again, settings, actions[: asked.at])
    seats = seats_again(table.seats[: settings.config.players], visitor, asked.seat)
    secrets = DerivedSecrets(secret, asked.key)
    entries = await registry.aside(entries_of, game)
    return await store_table(registry, visitor, secrets, settings, seats, entries, summary_of(game))


def seats_again(seats: Sequence[StoredSeat], visitor: str, wish: int | None) -> list[NewSeat]:
    """Who sits where: bots as before, whoever asks at a person's seat, and bots for the other people."""
    people = [seat.seat for seat in seats if seat.kind != "bot"] or [seats[0].seat]
    own = [seat.seat for seat in seats if seat.visitor == visitor]
    if wish is not None and wish >= len(seats):
        raise no_seat(wish)
    if wish is not None and wish not in people:
        raise seat_of_bot(wish)
    mine = wish if wish is not None else (own or people)[0]
    found = []
    for seat in seats:
        if seat.seat == mine:
            found.append(NewSeat(kind="me", name=seat.name))
        elif seat.visitor == visitor:
            found.append(NewSeat(kind="here", name=seat.name))
        else:
            found.append(NewSeat(kind="bot", name=seat.name if seat.level else "", level=seat.level))
    return found


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
        own_packs = packs.stored_packs(settings)
        texts = sum(len(pack.content) for pack in own_packs)
        registry.accounts.keep(limits.TABLE_KEPT + limits.ENTRY_KEPT * len(entries) + texts)
        if await registry.written(registry.storage.add, table, stored_seats, entries, own_packs):
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


async def summaries(registry: Registry, visitor: str, skip: int = 0) -> TableSummaries:
    """The tables of a visitor, the last touched first: a page of them, after so many."""
    found = await registry.stored(registry.storage.list, visitor, limits.TABLES_AT_ONCE + 1, skip)
    tables = await registry.aside(readable_summaries, found[: limits.TABLES_AT_ONCE], visitor)
    return TableSummaries(tables=tables, more=len(found) > limits.TABLES_AT_ONCE)


def readable_summaries(tables: Sequence[tuple[StoredTable, Sequence[StoredSeat]]], visitor: str) -> list[TableSummary]:
    told: list[TableSummary] = []
    for table, seats in tables:
        with contextlib.suppress(TableError):  # one that cannot be read must not hide the others
            if not settings_of(table).puzzle:
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
