"""Drawing the balls: the ballrooms with their rows and whoever dances there, and the dancers that still rehearse."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from leopold.packs.cards import Ballroom
from leopold.speech import Speaker, cards
from leopold.terminal.drawing import terms
from leopold.terminal.drawing.blocks import (
    DIM,
    STRONG,
    Block,
    beside,
    cell,
    columns,
    flow,
    line,
    title,
    widest,
    wrapped,
)
from leopold.terminal.drawing.palette import NUMBER
from leopold.terminal.session.people import Person
from leopold.view import SeatView, View
from leopold.view.balls import BallsView, HallView, RowView

FREE: Final = "·"
GAP: Final = 2
NARROWEST: Final = 24
"""A ballroom is at least so wide; with less room they stand below each other."""


def draw_balls(speaker: Speaker, view: View, people: Sequence[Person], width: int, tight: bool = False) -> Block:
    """Three ballrooms side by side and the balcony, or, tight, a line for each; nothing where there are none."""
    words, balls = speaker.words, view.balls
    if balls is None:
        return []
    if tight:
        return [row for piece in _in_lines(speaker, view, balls, people) for row in wrapped(piece, width, GAP)]
    wide = (width - GAP * (len(balls.halls) - 1)) // len(balls.halls)
    heading = title(words.text("terminal-balls"), width, words.text("terminal-balls-note"))
    balcony = line((f"{words.text('terminal-row-balcony')} ", STRONG), *_row(speaker, balls.balcony, people))
    halls = [draw_hall(speaker, view, place, people, max(wide, NARROWEST)) for place in range(len(balls.halls))]
    if wide < NARROWEST:
        return [heading, *(row for block in halls for row in block), balcony]
    block, so_far = halls[0], wide
    for hall in halls[1:]:
        block = beside(block, hall, so_far, wide, GAP)
        so_far += GAP + wide
    return [heading, *block, balcony]


def ballroom_of(speaker: Speaker, hall: HallView) -> Ballroom:
    return next(found for found in speaker.pack.ballrooms if found.id == hall.ballroom)


def draw_hall(speaker: Speaker, view: View, place: int, people: Sequence[Person], width: int) -> Block:
    """Its name and round, the rows from the top with what they bring, and how it is scored."""
    assert view.balls is not None
    words, hall = speaker.words, view.balls.halls[place]
    found = ballroom_of(speaker, hall)
    block = wrapped(_heading(speaker, view, place), width, GAP)
    labels = widest(words.text(f"terminal-row-{row.row}") for row in hall.rows) + 1
    for row, bonus in reversed(list(zip(hall.rows, found.rows, strict=True))):
        does = f"  {speaker.say(cards.steps_short(bonus))}" if bonus else ""
        told = line(cell(words.text(f"terminal-row-{row.row}"), labels), *_row(speaker, row, people), (does, DIM))
        block += wrapped(told, width, labels)
    score = speaker.say(cards.short(cards.ball_score(found.score, view.players)))
    return [*block, *wrapped(line((score, DIM)), width, GAP)]


def _heading(speaker: Speaker, view: View, place: int) -> Text:
    assert view.balls is not None
    hall = view.balls.halls[place]
    scored = view.over or view.round > hall.round
    when = speaker.text("terminal-ball-scored") if scored else speaker.text("terminal-ball-round", round=hall.round)
    return line((f"{place + 1} ", NUMBER), (speaker.ballroom(hall.ballroom), STRONG), (f"  {when}", DIM))


def _row(speaker: Speaker, row: RowView, people: Sequence[Person]) -> list[Text]:
    """The champagne for a dancer, everybody's dancers by the number of their seat, and the free spaces."""
    dancers = [Text(str(seat + 1), style=people[seat].style) for seat in row.dancers]
    free = max(0, row.spaces - len(row.dancers)) if row.spaces is not None else 0
    mark = terms.ours(speaker.pack.board_sources, "ball.price", f"ball.{row.row}")
    return [Text(f"{row.price}{mark}: ", style=DIM), *dancers, Text(FREE * free, style=DIM)]


def _in_lines(speaker: Speaker, view: View, balls: BallsView, people: Sequence[Person]) -> Block:
    """As few lines as there can be: who is where."""
    words = speaker.words
    pieces = []
    for place, hall in enumerate(balls.halls):
        rows = [part for row in hall.rows for part in (Text("  "), *_row(speaker, row, people))]
        pieces.append(columns(_heading(speaker, view, place), *rows))
    pieces.append(line((f"{words.text('terminal-row-balcony')} ", STRONG), *_row(speaker, balls.balcony, people)))
    return pieces


# --- dancers of a seat


def dancers_in_words(speaker: Speaker, seat: SeatView) -> str:
    """How many have not been sent yet; nobody is anywhere before there is a room for them."""
    assert seat.rehearsal is not None
    if not any(area.of for area in seat.rehearsal.areas):
        return speaker.text("terminal-dancers-none")
    return speaker.text("terminal-dancers-left", n=sum(area.dancers for area in seat.rehearsal.areas))


def rehearsal_lines(speaker: Speaker, seat: SeatView, label: Text, width: int) -> Block:
    """The areas of one's rehearsal room: who is left of how many, and what emptying it brings."""
    rehearsal = seat.rehearsal
    if rehearsal is None:
        return []
    room = next((found for found in speaker.pack.rehearsal_rooms if found.id == rehearsal.room), None)
    if room is None:
        return [line(label, (speaker.text("terminal-dancers-none"), DIM))]
    pieces = []
    for area, found in zip(rehearsal.areas, room.areas, strict=True):
        style = STRONG if area.dancers else DIM
        count = (f"{area.dancers}/{area.of}{terms.ours(room.sources, 'areas')}", style)
        pieces.append(line(count, (f" {speaker.say(cards.steps_short(found.bonus))}" if found.bonus else "", DIM)))
    block = flow(pieces, width, indent=label.cell_len)
    block[0] = columns(label, block[0][label.cell_len :])
    return block


def dancers_out(view: View, seat: int) -> int:
    """Dancers of a seat in all ballrooms and on the balcony."""
    if view.balls is None:
        return 0
    rows = [row for hall in view.balls.halls for row in hall.rows]
    return sum(row.dancers.count(seat) for row in (*rows, view.balls.balcony))


def place_in_words(speaker: Speaker, view: View, place: str) -> str:
    """Where a dancer would stand, for how much, and what that brings."""
    assert view.balls is not None
    halls = view.balls.halls
    found = [(row, hall) for hall in halls for row in hall.rows if row.place == place]
    row, hall = found[0] if found else (view.balls.balcony, halls[-1])
    bonus = dict(zip((known.place for known in hall.rows), ballroom_of(speaker, hall).rows, strict=True)).get(place, ())
    parts = [speaker.text("ball-place-named", row=row.row, ballroom=hall.ballroom)]
    parts += [speaker.say(cards.steps_short(bonus))] if bonus else []
    return terms.joined(speaker.words, parts)
