"""What is printed on cards and boards, as rows of an observation: worked out once for a pack, copied at every look."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from leopold.envs import layout as at
from leopold.packs import Pack
from leopold.packs.cards import GuestCard, Step
from leopold.packs.codes import BALL_ONLY, BALL_TWICE, CHAMPAGNE, GUEST_GOES, ITEMS, ROOM_COLOURS
from leopold.packs.tables import ROOMS

Rows = npt.NDArray[np.float32]

MOST_DISCOUNT = 10
"""A discount no price reaches counts as this much."""


class Printed(NamedTuple):
    """Rows by card, in the order in which the compiled code takes them."""

    guests: Rows
    hotels: Rows
    objectives: Rows
    tiles: Rows


def _reward_row(steps: tuple[Step, ...]) -> Rows:
    """How much of each thing a reward brings."""
    row = np.zeros(at.REWARDS, np.float32)
    for step in steps:
        first, second, _ = (*step.args, 0, 0, 0)[:3]
        name = f"gain_{ITEMS[first]}" if step.name == "gain_item" else step.name
        if name not in at.REWARD_NAMES:
            continue  # a module's, which has a block of its own
        row[at.REWARD_NAMES.index(name)] += second if step.name == "gain_item" else max(1, first)
        if step.name in ("hire", "look_and_hire", "prepare", "prepare_and_occupy"):
            place = at.REWARD_NAMES.index("discount")
            row[place] = max(row[place], min(second, MOST_DISCOUNT))
    return row * np.float32(at.STEP)


def _ball_row(card: GuestCard) -> Rows:
    """What "Vienna Ballrooms" adds to a guest; it stands behind the rest, where only its block looks."""
    row = np.zeros(at.BALL_GUEST, np.float32)
    row[at.BALL_GUEST_ORDER] = card.order[CHAMPAGNE] * at.ITEM
    for step in card.steps:
        first, second, _ = (*step.args, 0, 0, 0)[:3]
        name, amount = step.name, first
        if name == "gain_item":
            name, amount = ITEMS[first], second
        if name in at.BALL_REWARD_NAMES:
            row[at.BALL_GUEST_REWARD + at.BALL_REWARD_NAMES.index(name)] += amount * at.STEP
    goes = GUEST_GOES.index(card.goes)
    if BALL_ONLY <= goes < BALL_TWICE:
        row[at.BALL_GUEST_GOES + goes - BALL_ONLY] = 1
    return row


def _gala_row(card: GuestCard) -> Rows:
    """What the promo cards of the expansion add, behind that."""
    row = np.zeros(at.GALA_GUEST, np.float32)
    for step in card.steps:
        if step.name in at.GALA_REWARD_NAMES:
            amount = 1 if step.name == "fill_item" else max((1, *step.args))
            row[at.GALA_GUEST_REWARD + at.GALA_REWARD_NAMES.index(step.name)] += amount * at.STEP
    goes = GUEST_GOES.index(card.goes)
    if goes >= BALL_TWICE:
        row[at.GALA_GUEST_GOES + goes - BALL_TWICE] = 1
    return row


def _guest_rows(pack: Pack) -> Rows:
    rows = np.zeros((len(pack.guests), at.GUEST + at.BALL_GUEST + at.GALA_GUEST), np.float32)
    for row, card in zip(rows, pack.guests, strict=True):
        row[at.GUEST_HERE] = 1
        row[at.GUEST_COLOUR + card.colour] = 1
        row[at.GUEST_POINTS] = card.vp * at.GUEST_VP
        row[at.GUEST_ORDER : at.GUEST_ORDER + len(at.ITEMS)] = np.array(card.order[: len(at.ITEMS)]) * at.ITEM
        row[at.GUEST_REWARD : at.GUEST] = _reward_row(card.steps)
        row[at.GUEST :] = np.concatenate([_ball_row(card), _gala_row(card)])
    return rows


def _hotel_rows(pack: Pack) -> Rows:
    """Colours and badges of the rooms."""
    rows = np.zeros((len(pack.hotels), ROOM_COLOURS + 1, ROOMS), np.float32)
    for number, row in enumerate(rows):
        colours = pack.record.hotel_colour[number]
        for colour in range(ROOM_COLOURS):
            row[colour] = colours == colour
        row[ROOM_COLOURS] = pack.record.hotel_badge[number] * at.GUEST_VP
    return rows.reshape(len(rows), at.HOTEL_ROW)


def _objective_rows(pack: Pack) -> Rows:
    rows = np.zeros((len(pack.objectives), at.OBJECTIVE_ROW), np.float32)
    for row, card in zip(rows, pack.objectives, strict=True):
        if card.need.name in at.BASE_NEEDS:
            row[at.NEEDS + at.BASE_NEEDS.index(card.need.name)] = max(1, card.need.amount) * at.NEED
        row[at.NEED_COLOURS :] = np.array(card.need.colours) * at.ROOM
    return rows


def _tile_rows(pack: Pack) -> Rows:
    rows = np.zeros((len(pack.tiles), at.TILE_ROW), np.float32)
    for row, tile in zip(rows, pack.tiles, strict=True):
        row[at.TILE_REWARD : at.TILE_REWARD + at.REWARDS] = _reward_row(tile.steps)
        if tile.penalty.name in at.BASE_PENALTIES:
            row[at.TILE_PENALTY + at.BASE_PENALTIES.index(tile.penalty.name)] = tile.penalty.amount * at.STEP
        row[at.TILE_LOSS] = tile.penalty.else_vp * at.LOST_VP
    return rows


@cache
def printed_in(pack: Pack) -> Printed:
    """The rows of a pack; shared, so not to be changed."""
    return Printed(_guest_rows(pack), _hotel_rows(pack), _objective_rows(pack), _tile_rows(pack))
