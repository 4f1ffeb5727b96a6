"""How a finished game ended, for each who played it: derived once from its log, then kept."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from leopold.config import known_to_all
from leopold.game import Game
from leopold.journal import read_log
from leopold.server.evenings.achievements import reached_by
from leopold.server.evenings.deals import deal_of
from leopold.server.evenings.facts import facts_of
from leopold.server.models import Evening, Rival
from leopold.server.store.stored import StoredEntry, StoredResult, StoredSeat, StoredTable
from leopold.server.tables.log import iso_time, kept_actions, played_again
from leopold.server.tables.settings import TableSettings


def results_of(
    table: StoredTable, seats: Sequence[StoredSeat], entries: Sequence[StoredEntry], settings: TableSettings
) -> list[StoredResult]:
    """For every visitor at the table who made all decisions of a seat: not for a game from a file, a bot's, or one that
    was broken off."""
    actions = kept_actions(entries)
    played = [seat for seat in seats if seat.visitor is not None and played_alone(seat, actions)]
    if not played:
        return []
    game = played_again(settings, actions)
    if broken_off(game):
        return []
    levels = [seat.level for seat in seats if seat.kind == "bot"]
    deal = deal_of(settings.config, levels)
    return [
        StoredResult(
            visitor=seat.visitor or "",
            table_id=table.id,
            seat=seat.seat,
            finished=table.touched,
            detail=msgspec.json.encode(evening_of(game, table, seats, seat.seat, deal.name if deal else "")),
        )
        for seat in played
    ]


def broken_off(game: Game) -> bool:
    """Have cards of somebody's own ended it, so that nobody has won?"""
    return any(event.name == "broken_off" for event in read_log(game.pack, game.record))


def played_alone(seat: StoredSeat, actions: Sequence[StoredEntry]) -> bool:
    """Whoever clicks sends a key along; bots and files do not. Others at one's screen have their own evenings."""
    own = [entry for entry in actions if entry.seat == seat.seat]
    return seat.kind in ("me", "friend") and bool(own) and all(entry.key is not None for entry in own)


def evening_of(game: Game, table: StoredTable, seats: Sequence[StoredSeat], seat: int, day: str) -> Evening:
    scores = game.scores
    return Evening(
        **known_to_all(game.config),
        table=table.id,
        finished=iso_time(table.touched),
        seat=seat,
        place=scores[seat].rank,
        points=scores[seat].total,
        sources=dict(scores[seat].sources),
        rivals=[
            Rival(
                name=other.name,
                kind=other.kind if other.kind in ("bot", "automaton") else "person",  # type: ignore[arg-type]
                level=other.level,
                points=scores[other.seat].total,
                place=scores[other.seat].rank,
            )
            for other in seats
            if other.seat != seat
        ],
        day=day,
        achievements=reached_by(facts_of(game, seat)),
    )
