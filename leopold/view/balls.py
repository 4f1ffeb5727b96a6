"""The balls as a viewer sees them: ballrooms and balcony with everybody's dancers, and who still rehearses."""

from __future__ import annotations

import numpy as np

from leopold.packs import Pack
from leopold.packs.tables import BALL_PLACES, BALL_ROWS, HALLS
from leopold.rules.board.balls import BALCONY
from leopold.text.words import BALL_PLACE_NAMES, ROW_WORDS
from leopold.view.shown import Shown


class RowView(Shown, frozen=True):
    """A row of a ballroom, or the balcony."""

    place: str
    """As notation has it: "1.top"."""
    row: str
    spaces: int | None
    """None on the balcony: there is room for everybody."""
    price: int
    """In champagne."""
    dancers: list[int]
    """Seats, one for each dancer, clockwise."""


class HallView(Shown, frozen=True):
    ballroom: str
    round: int
    """The one after which it is scored."""
    rows: list[RowView]
    """From the bottom."""


class BallsView(Shown, frozen=True):
    halls: list[HallView]
    """From the left."""
    balcony: RowView
    rehearsals: list[str]
    """Rehearsal rooms that are still to be had."""


class AreaView(Shown, frozen=True):
    dancers: int
    """Still there."""
    of: int


class RehearsalView(Shown, frozen=True):
    room: str | None
    """None of the automaton, which has dancers and no room."""
    areas: list[AreaView]


def balls_of(pack: Pack, g: np.record) -> BallsView | None:
    if not pack.ballrooms:
        return None
    places = [_row(pack, g, place) for place in range(BALL_PLACES)]
    rounds = pack.record.emperor_rounds.tolist()
    return BallsView(
        halls=[
            HallView(
                ballroom=pack.ballrooms[int(g.ballrooms[hall])].id,
                round=rounds[hall],
                rows=places[hall * BALL_ROWS : (hall + 1) * BALL_ROWS],
            )
            for hall in range(HALLS)
        ],
        balcony=places[BALCONY],
        rehearsals=[pack.rehearsal_rooms[int(room)].id for room in g.rehearsals.tolist() if room >= 0]
        if int(g.round_no) == 0
        else [],
    )


def _row(pack: Pack, g: np.record, place: int) -> RowView:
    t, row = pack.record, place % BALL_ROWS
    balcony = place == BALCONY
    return RowView(
        place=BALL_PLACE_NAMES[place],
        row=BALL_PLACE_NAMES[place] if balcony else ROW_WORDS[row],
        spaces=None if balcony else _spaces(pack, g, row),
        price=int(t.ball_price[BALL_ROWS if balcony else row]),
        dancers=[seat for seat in range(int(g.players)) for _ in range(int(g.dancers[seat, place]))],
    )


def _spaces(pack: Pack, g: np.record, row: int) -> int:
    t, players = pack.record, int(g.players)
    return int((t.ball_bottom, t.ball_middle, t.ball_top)[row][players])


def rehearsal_of(pack: Pack, g: np.record, seat: int) -> RehearsalView | None:
    if not pack.ballrooms:
        return None
    room = int(g.rehearsal[seat])
    left = g.rehearsing[seat].tolist()
    if room < 0:
        full = int(pack.record.ball_dancers)
        return RehearsalView(room=None, areas=[AreaView(dancers=left[0], of=full)] if left[0] else [])
    areas = pack.rehearsal_rooms[room].areas
    return RehearsalView(
        room=pack.rehearsal_rooms[room].id,
        areas=[AreaView(dancers=n, of=area.dancers) for n, area in zip(left, areas, strict=False)],
    )
