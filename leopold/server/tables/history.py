"""Looking back: a game after any of its actions, its course, its saved text. All of it is played again from the log."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from leopold.game import Game
from leopold.rules.state import SOURCE_NAMES
from leopold.server import limits
from leopold.server.errors import (
    GONE,
    TableError,
    beyond_the_end,
    no_seat,
    no_table,
    record_sealed,
    replay_sealed,
    review_going,
)
from leopold.server.models import Course, Highlight, Point, Replay, SavedGame, Told, TriedLine
from leopold.server.shown.projection import Projection, lines_of, open_view
from leopold.server.store.stored import StoredEntry, StoredSeat, StoredTable
from leopold.server.tables.log import kept_actions, played_again, step, told
from leopold.server.tables.puzzles import turn_played
from leopold.server.tables.registry import OpenTable, Registry
from leopold.server.tables.settings import TableSettings
from leopold.text.transcript import EXTENSION, Move, Transcript, write_transcript
from leopold.view import Viewer
from leopold.words import Said

HIGHLIGHTS = 6
"""Turns worth remembering."""


async def replay_at(registry: Registry, table: OpenTable, visitor: str, at: int, viewer: str) -> Replay:
    """The game after so many actions, as one seat saw it, as an onlooker did ("watch"), or with all open ("all")."""
    over = table.position.game.over
    whose = chosen_viewer(table, visitor, viewer, over)
    if not over:
        await registry.viewer(table, visitor, whose)
    require_moment(table, at)
    actions = kept_actions(await registry.log(table))
    return await registry.replayed(limits.LOOKING + at, _replayed, table.settings, actions, at, viewer, whose)


def require_moment(table: OpenTable, at: int) -> None:
    """A TableError where nothing has come so far; known without reading the log."""
    if at > len(table.position.moves):
        raise beyond_the_end(len(table.position.moves))


def _replayed(settings: TableSettings, actions: Sequence[StoredEntry], at: int, viewer: str, whose: Viewer) -> Replay:
    game = settings.new_game()
    action = None
    for entry in actions[:at]:
        action = step(game, entry)
    everything = viewer == "all"
    last = actions[at - 1] if at else None
    seeing = last.seat if everything and last else whose
    return Replay(
        at=at,
        length=len(actions),
        viewer=viewer,
        entry=told(last, action, Projection(game, seeing), seeing) if last else None,
        view=open_view(game) if everything else Projection(game, whose).view(),
        scores=lines_of(game) if game.over else None,
    )


async def try_line(
    registry: Registry, table: OpenTable, visitor: str, at: int, numbers: Sequence[int], viewer: str
) -> TriedLine:
    """A finished game after so many of its actions, and then these, as far as they can be played.

    In a puzzle too, from one's own seat, when its turn has been played.
    """
    over = table.position.game.over
    if not over and not await registry.aside(turn_played, table.settings.puzzle, table.position):
        raise review_going()
    whose = chosen_viewer(table, visitor, viewer, over)
    if not over:
        await registry.viewer(table, visitor, whose)
    require_moment(table, at)
    actions = kept_actions(await registry.log(table))
    steps = limits.LOOKING + at + limits.TELLING * len(numbers)
    before = actions[:at]
    return await registry.replayed(steps, _tried, table.settings, before, numbers, whose, everything=viewer == "all")


def _tried(
    settings: TableSettings,
    actions: Sequence[StoredEntry],
    numbers: Sequence[int],
    viewer: Viewer,
    *,
    everything: bool,
) -> TriedLine:
    game = played_again(settings, actions)
    seat = game.to_move
    seeing = seat if everything else viewer
    lines: list[Told] = []
    played = 0
    for number in numbers:
        if game.to_move != seat or number not in game.numbers:
            break
        game.apply(number)
        played += 1
        lines += Projection(game, seeing).told
    return TriedLine(
        at=len(actions),
        played=played,
        view=open_view(game) if everything else Projection(game, viewer).view(),
        told=lines,
        scores=lines_of(game) if game.over else None,
    )


def chosen_viewer(table: OpenTable, visitor: str, viewer: str, over: bool) -> Viewer:
    """While a game is going on, one looks back only from one's own seat."""
    if viewer == "watch":
        return None
    if viewer == "all":
        if not over:
            raise replay_sealed()
        return None
    seat = int(viewer)
    if seat >= table.settings.config.seats:
        raise no_seat(seat)
    return seat


async def course_of(registry: Registry, table: OpenTable) -> Course:
    """How the scores grew, and the turns that mattered most. In a thread: it looks at every action of the game."""
    actions = kept_actions(await registry.log(table))
    return await registry.replayed(limits.SCORING * len(actions), course, table.settings, actions)


def course(settings: TableSettings, actions: Sequence[StoredEntry]) -> Course:
    """The same from the log, and only from what lies open."""
    game = settings.new_game()
    points = [Point(at=0, round=0, seat=-1, vp=scores_of(game))]
    turns: list[Highlight] = []
    said: list[tuple[int, Said]] = []
    start, before = 0, earned(game)
    for place, entry in enumerate(actions):
        assert entry.seat is not None
        round_no = game.round
        step(game, entry)
        said += worth_saying(game)
        if game.over or game.to_move != entry.seat or entry.words in ("end", "pass"):
            now = earned(game)
            points.append(Point(at=place + 1, round=round_no, seat=entry.seat, vp=scores_of(game)))
            turns += [
                Highlight(
                    at=place + 1,
                    start=start,
                    seat=seat,
                    round=round_no,
                    gain=now[seat] - before[seat],
                    what=[line for whose, line in said if whose == seat][:6],
                )
                for seat in range(game.players)
            ]
            start, before, said = place + 1, now, []
    mattered = sorted(turns, key=lambda turn: (-abs(turn.gain), turn.at))[:HIGHLIGHTS]
    ordered = sorted((turn for turn in mattered if turn.gain), key=lambda turn: (turn.at, turn.seat))
    return Course(points=points, highlights=ordered)


def scores_of(game: Game) -> list[int]:
    return game.record.vp[: game.players].tolist()  # type: ignore[no-any-return]


FINAL = [SOURCE_NAMES.index(name) for name in ("end_staff", "rooms", "leftovers", "unserved")]
"""What is counted when all is over; no turn has earned it."""


def earned(game: Game) -> list[int]:
    """Points that turns have brought."""
    final = game.record.sheet[: game.players, FINAL].sum(axis=1)
    return (game.record.vp[: game.players] - final).tolist()  # type: ignore[no-any-return]


TOLD = ("checked_in", "group_completed", "objective_claimed", "emperor_scored", "emperor_punished", "staff_hired")


def worth_saying(game: Game) -> list[tuple[int, Said]]:
    """What a turn is remembered for, and by whom."""
    projection = Projection(game, None)
    events = projection.events
    return [(line.seat, line.said) for line in projection.told if line.seat is not None and events[line.at].key in TOLD]


# --- records


async def saved_game_of(registry: Registry, table_id: str, visitor: str) -> SavedGame:
    """The record of a finished game, or of one that cannot be continued here; before that its seed is secret."""
    found = await registry.stored(registry.storage.read, table_id)
    if found is None:
        raise no_table()
    table, seats = found
    sits = visitor == table.host or any(seat.visitor == visitor for seat in seats)
    looks_on = table.strangers or await registry.stored(registry.storage.may_watch, table_id, visitor)
    if not sits and not looks_on:
        raise no_table()
    settings = await registry.settings(table)
    open_now = table.finished or settings.outdated or alone(settings, seats, visitor)
    if not (open_now or await cannot_go_on(registry, table_id)):
        raise record_sealed()
    registry.accounts.play_again(limits.READING * table.revision)
    entries = await registry.stored(registry.storage.entries, table_id)
    text = await registry.replayed(len(entries), saved_text, table, settings, seats, entries)
    return SavedGame(name=f"leopold-{table_id}{EXTENSION}", text=text)


async def cannot_go_on(registry: Registry, table_id: str) -> bool:
    """A game whose log is damaged will never be over; its record is all that is left of it."""
    try:
        await registry.table(table_id)
    except TableError as refused:
        return refused.status == GONE
    return False


def alone(settings: TableSettings, seats: Sequence[StoredSeat], visitor: str) -> bool:
    """Whoever chose the seed and sits alone has nothing to find out and nobody to cheat."""
    return settings.seed_chosen and all(
        seat.visitor == visitor for seat in seats if seat.kind not in ("bot", "automaton")
    )


def saved_text(
    table: StoredTable, settings: TableSettings, seats: Sequence[StoredSeat], entries: Sequence[StoredEntry]
) -> str:
    """A saved game from the log alone, so that it can be had whatever the rules are now."""
    moves = [Move(entry.words, entry.seat or 0, entry.set_up) for entry in kept_actions(entries)]
    people = [seat.name or seat.level or seat.kind for seat in seats][: settings.config.seats]
    result = tuple(table.totals) if table.totals is not None else None
    return write_transcript(Transcript(replace(settings.header, names=tuple(people), result=result), moves))
