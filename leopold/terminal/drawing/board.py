"""The whole board on one screen: as much of it in words as the terminal has lines for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

from leopold.speech import Speaker
from leopold.terminal.drawing import terms
from leopold.terminal.drawing.automaton import automaton_seat
from leopold.terminal.drawing.balls import draw_balls
from leopold.terminal.drawing.blocks import DIM, STRONG, Block, beside, columns, line, title, wrapped
from leopold.terminal.drawing.dice import draw_dice
from leopold.terminal.drawing.emperor import draw_rounds, draw_track, tile_lines, track_width
from leopold.terminal.drawing.entrances import draw_auction
from leopold.terminal.drawing.lounge import draw_lounge
from leopold.terminal.drawing.objectives import draw_objectives
from leopold.terminal.drawing.queue import draw_queue
from leopold.terminal.drawing.seats import card_lines, other_seat, own_seat, tight_seat
from leopold.terminal.session.people import Person
from leopold.view import SeatView, View
from leopold.words import Catalogue

NARROW = 80
MAIN = 100
"""The main column is never wider: longer lines are harder to read."""
OBJECTIVES = 40
SIDE = 44
"""With this much room beside the main column, the other seats move there."""


@dataclass(frozen=True, slots=True)
class Density:
    """How much is written out."""

    texts: bool = False
    """What the cards in hand and in play do."""
    tiles: bool = False
    """All the emperor's tiles, not only the next one."""
    houses: bool = False
    """The other seats' houses room by room."""
    tight: bool = False
    """Fewer headings, and one's cards beside one's hotel."""
    walls: bool = True
    """Walls between the groups of rooms; else letters name the groups."""


FULL = Density(texts=True, tiles=True, houses=True)
DENSITIES = (
    FULL,
    Density(texts=True, tiles=True),
    Density(tiles=True, houses=True),
    Density(tiles=True),
    Density(tiles=True, tight=True),
    Density(tight=True),
    Density(tight=True, walls=False),
)
"""From everything written out to what fits on a small screen."""


def header(words: Catalogue, view: View, people: Sequence[Person], width: int) -> Block:
    """The rounds, and in which order the seats act."""
    if view.over:
        where = words.text("table-over")
    else:
        where = words.text("terminal-round", round=view.round) if view.round else words.text("table-setup")
    parts = [line((where, STRONG), "  "), draw_rounds(view)]
    order = sorted(people, key=lambda person: (view.seats[person.seat].numbers or [99])[0])
    turns: list[Text] = []
    for person in order:
        seat = view.seats[person.seat]
        numbers = " ".join(str(number) for number in seat.numbers)
        state = words.text("terminal-passed") if seat.passed else numbers or "–"
        turns.append(line("  ", (person.name, person.style), " ", (state, DIM)))
    if view.round and not view.over:
        parts.append(line((f"   {words.text('terminal-turns')}", DIM), *turns))
    return wrapped(columns(*parts), width, 2)


def common(
    speaker: Speaker, view: View, me: SeatView | None, people: Sequence[Person], width: int, density: Density
) -> Block:
    """What lies in the middle of the table."""
    queue = draw_queue(speaker, view, me, width)
    return [
        *header(speaker.words, view, people, width),
        *(queue[1:] if density.tight else queue),
        *draw_dice(speaker, view, me, people, width, density.tight),
        *draw_lounge(speaker, view, width, density.tight),
        *draw_auction(speaker, view, people, width),
        *emperor_and_objectives(speaker, view, me, people, width),
        *draw_balls(speaker, view, people, width, density.tight),
        *tile_lines(speaker, view, width, only_next=not density.tiles),
        *([] if density.tight else legend_of_ours(speaker, width)),
    ]


def emperor_and_objectives(
    speaker: Speaker, view: View, me: SeatView | None, people: Sequence[Person], width: int
) -> Block:
    """Side by side where there is room."""
    words = speaker.words
    emperor, objectives = words.text("table-emperor"), words.text("table-objectives")
    note = words.text("terminal-objectives-note")
    left = track_width(speaker)
    right = width - left - 2
    track = draw_track(speaker, view, people)
    if right < OBJECTIVES:
        goals = draw_objectives(speaker, view, me, people, width)
        return [title(objectives, width, note), *goals, title(emperor, width), *track]
    goals = draw_objectives(speaker, view, me, people, right)
    where = words.text("terminal-emperor-note")
    heads = columns(title(emperor, left, where), Text("  "), title(objectives, right, note))
    return [heads, *beside(track, goals, left, right)]


def others(speaker: Speaker, view: View, people: Sequence[Person], width: int, houses: bool) -> Block:
    """A heading, then everybody but the one who looks."""
    words = speaker.words
    if view.viewer is None:
        heading = words.text("terminal-hotels")
    elif view.solo:
        heading = words.text("table-hotel-of", name=people[view.solo.seat].name)
    else:
        heading = words.text("table-others" if len(people) > 2 else "terminal-hotel-other")
    block = [title(heading, width)]
    for person in people:
        if person.level:
            block += automaton_seat(speaker, person, view, width, houses)
        elif person.seat != view.viewer:
            block += other_seat(speaker, person, view.seats[person.seat], width, houses)
    return block


def legend_of_ours(speaker: Speaker, width: int) -> Block:
    """What the mark of values that are not printed means, where there are such."""
    card = terms.first_of_ours(speaker.pack)
    if card is None:
        return []
    return wrapped(line((speaker.text("terminal-ours", mark=terms.OURS, card=card), DIM)), width)


def special(speaker: Speaker, view: View, width: int) -> Block:
    """Cards that lie before this seat for a moment only: to draft from, or looked at."""
    words = speaker.words
    looked = [number for number in view.looked_at if number is not None]
    block: Block = []
    if view.drafting:
        block += [title(words.text("table-draft"), width), *card_lines(speaker, view.drafting, width)]
    if looked:
        block += [title(words.text("table-looked"), width), *card_lines(speaker, looked, width)]
    return block


def draw_board(speaker: Speaker, view: View, people: Sequence[Person], width: int, density: Density) -> Block:
    """Everything a seat may see, from `view`."""
    me = view.own
    wide = width >= MAIN + 2 + SIDE
    main = MAIN if wide else max(width, NARROW)
    block = common(speaker, view, me, people, main, density)
    if me is not None:
        person = people[me.seat]
        name = speaker.text("table-hotel") if person.you else speaker.text("table-hotel-of", name=person.name)
        if density.tight:
            block += tight_seat(speaker, me, main, name, density.walls)
        else:
            block += own_seat(speaker, me, main, name, density.texts)
    block += special(speaker, view, main)
    if not wide:
        rest = others(speaker, view, people, main, density.houses)
        return block + (rest[1:] if density.tight else rest)
    side = min(width - main - 2, MAIN)
    return beside(block, others(speaker, view, people, side, houses=True), main, side)


def best_board(speaker: Speaker, view: View, people: Sequence[Person], width: int, lines: int | None) -> Block:
    """The fullest board that fits into so many lines; the tightest one if none does."""
    block: Block = []
    for density in DENSITIES:
        block = draw_board(speaker, view, people, width, density)
        if lines is None or len(block) <= lines:
            break
    return block
