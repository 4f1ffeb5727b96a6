"""Looking back: any moment of a game, its course, and its record. Everything is played again from the log."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace

from leopold.game import Game
from leopold.server.errors import GONE, TableError, beyond_the_end, no_seat, no_table, record_sealed, replay_sealed
from leopold.server.models import Course, Moment, Point, RecordText, Replay
from leopold.server.shown.projection import Eyes, Sight, lines_of, open_view
from leopold.server.store.storage import StoredEntry, StoredSeat, StoredTable
from leopold.server.tables.log import standing_actions, step, told
from leopold.server.tables.registry import Desk, OpenTable, settings_of
from leopold.server.tables.settings import TableSettings
from leopold.text.transcript import EXTENSION, Move, Transcript, write_transcript
from leopold.words import Said

MOMENTS = 6
"""Turns worth remembering."""


async def replay_at(desk: Desk, table: OpenTable, visitor: str, at: int, eyes: str) -> Replay:
    """The game after so many actions, through one seat's eyes, an onlooker's ("watch"), or with all open ("all")."""
    over = table.sitting.game.over
    whose = chosen_eyes(table, visitor, eyes, over)
    if not over:
        await desk.eyes(table, visitor, whose)
    actions = standing_actions(await desk.stored(desk.storage.entries, table.id))
    if at > len(actions):
        raise beyond_the_end(len(actions))
    game = table.settings.new_game()
    action = None
    for entry in actions[:at]:
        action = step(game, entry)
    everything = eyes == "all"
    last = actions[at - 1] if at else None
    seeing = last.seat if everything and last else whose
    return Replay(
        at=at,
        length=len(actions),
        eyes=eyes,
        entry=told(last, action, Sight(game, seeing), seeing) if last else None,
        view=open_view(game) if everything else Sight(game, whose).view,
        scores=lines_of(game) if game.over else None,
    )


def chosen_eyes(table: OpenTable, visitor: str, eyes: str, over: bool) -> Eyes:
    """While a game is going on, one looks back only through one's own eyes."""
    if eyes == "watch":
        return None
    if eyes == "all":
        if not over:
            raise replay_sealed()
        return None
    seat = int(eyes)
    if seat >= table.settings.config.seats:
        raise no_seat(seat)
    return seat


async def course_of(desk: Desk, table: OpenTable) -> Course:
    """How the scores grew, and the turns that mattered most. In a thread: it looks at every action of the game."""
    actions = standing_actions(await desk.stored(desk.storage.entries, table.id))
    return await asyncio.to_thread(course, table.settings, actions)


def course(settings: TableSettings, actions: Sequence[StoredEntry]) -> Course:
    """The same from the log, and only from what lies open."""
    game = settings.new_game()
    points = [Point(at=0, round=0, seat=-1, vp=scores_of(game))]
    turns: list[Moment] = []
    said: list[Said] = []
    before = scores_of(game)
    for place, entry in enumerate(actions):
        assert entry.seat is not None
        round_no = game.round
        step(game, entry)
        said += worth_saying(game, entry.seat)
        if game.over or game.to_move != entry.seat or entry.words in ("end", "pass"):
            now = scores_of(game)
            points.append(Point(at=place + 1, round=round_no, seat=entry.seat, vp=now))
            gain = now[entry.seat] - before[entry.seat]
            turns.append(Moment(at=place + 1, seat=entry.seat, round=round_no, gain=gain, what=said[:6]))
            before, said = now, []
    mattered = sorted(turns, key=lambda turn: (-abs(turn.gain), turn.at))[:MOMENTS]
    return Course(points=points, moments=sorted((turn for turn in mattered if turn.gain), key=lambda turn: turn.at))


def scores_of(game: Game) -> list[int]:
    return game.record.vp[: game.players].tolist()  # type: ignore[no-any-return]


TOLD = ("checked_in", "group_completed", "objective_claimed", "emperor_scored", "emperor_punished", "staff_hired")


def worth_saying(game: Game, seat: int) -> list[Said]:
    """What a turn is remembered for."""
    sight = Sight(game, None)
    events = sight.events
    return [line.said for line in sight.told if line.seat == seat and events[line.at].key in TOLD]


# --- records


async def record_of(desk: Desk, table_id: str, visitor: str) -> RecordText:
    """The record of a finished game, or of one that cannot be continued here; before that its seed is secret."""
    found = await desk.stored(desk.storage.read, table_id)
    if found is None:
        raise no_table()
    table, seats = found
    entries = await desk.stored(desk.storage.entries, table_id)
    sits = visitor == table.host or any(seat.visitor == visitor for seat in seats)
    if not sits and not await desk.stored(desk.storage.may_watch, table_id, visitor):
        raise no_table()
    settings = settings_of(table)
    open_now = table.finished or settings.outdated or alone(settings, seats, visitor)
    if not (open_now or await cannot_go_on(desk, table_id)):
        raise record_sealed()
    return RecordText(name=f"leopold-{table_id}{EXTENSION}", text=record_text(table, settings, seats, entries))


async def cannot_go_on(desk: Desk, table_id: str) -> bool:
    """A game whose log is damaged will never be over; its record is all that is left of it."""
    try:
        await desk.table(table_id)
    except TableError as refused:
        return refused.status == GONE
    return False


def alone(settings: TableSettings, seats: Sequence[StoredSeat], visitor: str) -> bool:
    """Whoever chose the seed and sits alone has nothing to find out and nobody to cheat."""
    return settings.seed_chosen and all(
        seat.visitor == visitor for seat in seats if seat.kind not in ("bot", "automaton")
    )


def record_text(
    table: StoredTable, settings: TableSettings, seats: Sequence[StoredSeat], entries: Sequence[StoredEntry]
) -> str:
    """A saved game from the log alone, so that it can be had whatever the rules are now."""
    moves = [Move(entry.words, entry.seat or 0, entry.set_up) for entry in standing_actions(entries)]
    people = [seat.name or seat.level or seat.kind for seat in seats][: settings.config.seats]
    result = tuple(table.totals) if table.totals is not None else None
    return write_transcript(Transcript(replace(settings.header, names=tuple(people), result=result), moves))
