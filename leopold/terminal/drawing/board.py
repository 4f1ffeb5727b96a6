"""The whole board on one screen: as much of it in words as the terminal has lines for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

from leopold.packs import Pack
from leopold.terminal.drawing.automaton import automaton_seat
from leopold.terminal.drawing.blocks import DIM, STRONG, Block, beside, columns, fit_within, line, title
from leopold.terminal.drawing.dice import draw_dice
from leopold.terminal.drawing.emperor import draw_rounds, draw_track, tile_lines, track_width
from leopold.terminal.drawing.objectives import draw_objectives
from leopold.terminal.drawing.queue import draw_queue
from leopold.terminal.drawing.seats import card_lines, other_seat, own_seat, tight_seat
from leopold.terminal.session.people import Person
from leopold.view import SeatView, View

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


def header(pack: Pack, view: View, people: Sequence[Person], width: int) -> Text:
    """The rounds, and in which order the seats act."""
    if view.over:
        where = "The game is over"
    else:
        where = f"Round {view.round}" if view.round else "Setting up"
    parts = [line((where, STRONG), "  "), draw_rounds(pack, view)]
    order = sorted(people, key=lambda person: (view.seats[person.seat].numbers or [99])[0])
    words: list[Text] = []
    for person in order:
        seat = view.seats[person.seat]
        turns = " ".join(str(number) for number in seat.numbers)
        state = "passed" if seat.passed else turns or "–"
        words.append(line("  ", (person.name, person.style), " ", (state, DIM)))
    if view.round and not view.over:
        parts.append(line(("   turns", DIM), *words))
    return fit_within(columns(*parts), width)


def common(
    pack: Pack, view: View, me: SeatView | None, people: Sequence[Person], width: int, density: Density
) -> Block:
    """What lies in the middle of the table."""
    queue = draw_queue(pack, view, me, width)
    return [
        header(pack, view, people, width),
        *(queue[1:] if density.tight else queue),
        *draw_dice(pack, view, me, width, density.tight),
        *emperor_and_objectives(pack, view, me, people, width),
        *tile_lines(pack, view, width, only_next=not density.tiles),
    ]


def emperor_and_objectives(pack: Pack, view: View, me: SeatView | None, people: Sequence[Person], width: int) -> Block:
    """Side by side where there is room."""
    left = track_width(pack)
    right = width - left - 2
    track = draw_track(pack, view, people)
    if right < OBJECTIVES:
        goals = draw_objectives(pack, view, me, people, width)
        return [title("Objectives", width, "VP left, [seat]"), *goals, title("Emperor", width), *track]
    goals = draw_objectives(pack, view, me, people, right)
    heads = columns(title("Emperor", left, "who is where"), Text("  "), title("Objectives", right, "VP left, [seat]"))
    return [heads, *beside(track, goals, left, right)]


def others(pack: Pack, view: View, people: Sequence[Person], width: int, houses: bool) -> Block:
    """A heading, then everybody but the one who looks."""
    heading = "The hotels" if view.viewer is None else "The others" if len(people) > 2 else "The other hotel"
    if view.solo and view.viewer is not None:
        heading = f"{people[view.solo.seat].name}'s hotel"
    block = [title(heading, width)]
    for person in people:
        if person.level:
            block += automaton_seat(pack, person, view, width, houses)
        elif person.seat != view.viewer:
            block += other_seat(pack, person, view.seats[person.seat], width, houses)
    return block


def special(pack: Pack, view: View, width: int) -> Block:
    """Cards that lie before this seat for a moment only: to draft from, or looked at."""
    looked = [number for number in view.looked_at if number is not None]
    block: Block = []
    if view.drafting:
        block += [title("To choose from", width), *card_lines(pack, view.drafting, width)]
    if looked:
        block += [title("You look at", width), *card_lines(pack, looked, width)]
    return block


def draw_board(pack: Pack, view: View, people: Sequence[Person], width: int, density: Density) -> Block:
    """Everything a seat may see, from `view`."""
    me = view.own
    wide = width >= MAIN + 2 + SIDE
    main = MAIN if wide else max(width, NARROW)
    block = common(pack, view, me, people, main, density)
    if me is not None:
        person = people[me.seat]
        name = "Your hotel" if person.name == "You" else f"{person.name}'s hotel"
        if density.tight:
            block += tight_seat(pack, me, main, name, density.walls)
        else:
            block += own_seat(pack, me, main, name, density.texts)
    block += special(pack, view, main)
    if not wide:
        rest = others(pack, view, people, main, density.houses)
        return block + (rest[1:] if density.tight else rest)
    side = min(width - main - 2, MAIN)
    return beside(block, others(pack, view, people, side, houses=True), main, side)


def best_board(pack: Pack, view: View, people: Sequence[Person], width: int, lines: int | None) -> Block:
    """The fullest board that fits into so many lines; the tightest one if none does."""
    block: Block = []
    for density in DENSITIES:
        block = draw_board(pack, view, people, width, density)
        if lines is None or len(block) <= lines:
            break
    return block
