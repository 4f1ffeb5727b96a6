"""From cards to the tables that the rules read: one `tables.TABLES` record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from leopold.packs import codes, tables
from leopold.packs.building import Content
from leopold.packs.cards import Hotel, Instruction, StaffCard, Step

Bytes: TypeAlias = npt.NDArray[np.uint8]

NOTHING = -1
"""Where a table has a place for a card or a group and none is there."""


def tabulate(content: Content, places: Mapping[int, int], item_kinds: int) -> Bytes:
    """The record of all tables, as bytes. `places` are those of the staff of all modules, by number."""
    record = np.zeros(1, dtype=tables.TABLES)
    record["item_kinds"] = item_kinds
    _staff(record, content, places)
    _guests(record, content)
    _objectives_and_tiles(record, content)
    _hotels(record, content.hotels)
    _board(record, content.board)
    _instructions(record, content)
    return record.view(np.uint8)


def _fill(record: Any, field: str, values: Sequence[Any]) -> None:
    """Write the values to the front of a field and leave the rest of it at nought."""
    if len(values):
        record[field][0, : len(values)] = values


def _steps(steps: Sequence[Step]) -> list[tuple[int, int, int, int]]:
    coded = [(codes.STEPS[step.name], *step.args) for step in steps]
    return coded + [(0, 0, 0, 0)] * (tables.STEPS_MAX - len(coded))


def _staff_steps(card: StaffCard) -> list[tuple[int, int, int, int]]:
    """The same, with whose points they are."""
    points = ("gain_vp", "vp_per_staff", "vp_per_objective")
    return _steps(
        [Step(one.name, (one.args[0], codes.OF_STAFF, 0)) if one.name in points else one for one in card.steps]
    )


def _powers(card: StaffCard) -> list[tuple[int, int]]:
    return [(codes.POWERS[power.name][0] + place, power.amount) for power in card.powers for place in power.places]


def _score(card: StaffCard) -> tuple[int, int, int, int]:
    score = card.score
    return (codes.SCORES[score.name], score.colour, score.vp, score.most) if score else (0, 0, 0, 0)


def _when(card: StaffCard) -> tuple[int, int, int]:
    if card.when is None:
        return 0, 0, 0
    return codes.TRIGGERS[card.when.name] + 1, card.when.least, sum(1 << colour for colour in card.when.colours)


def _staff(record: Any, content: Content, places: Mapping[int, int]) -> None:
    staff = content.staff
    powers = [_powers(card) for card in staff]
    record["staff_n"] = len(staff)
    _fill(record, "staff_number", [card.number for card in staff])
    _fill(record, "staff_cost", [card.cost for card in staff])
    _fill(record, "staff_timing", [codes.TIMINGS.index(card.timing) for card in staff])
    _fill(record, "staff_step_n", [len(card.steps) for card in staff])
    _fill(record, "staff_steps", [_staff_steps(card) for card in staff])
    _fill(record, "staff_power_n", [len(found) for found in powers])
    _fill(record, "staff_powers", [found + [(0, 0)] * (tables.CARD_POWERS_MAX - len(found)) for found in powers])
    _fill(record, "staff_score", [_score(card) for card in staff])
    per_round = [index for index, card in enumerate(staff) if card.timing == "round"]
    record["round_staff_n"] = len(per_round)
    _fill(record, "round_staff", per_round)
    waiting = [index for index, card in enumerate(staff) if card.when]
    record["waiting_staff_n"] = len(waiting)
    _fill(record, "waiting_staff", waiting)
    _fill(record, "staff_when", [_when(card) for card in staff])
    _fill(record, "staff_place", [places[card.number] for card in staff])
    index_of = {card.number: index for index, card in enumerate(staff)}
    sets = [[index_of[number] for number in content.introductory[letter]] for letter in codes.LETTERS]
    _fill(record, "introductory", [found + [NOTHING] * (tables.HAND_START_MAX - len(found)) for found in sets])


def _guests(record: Any, content: Content) -> None:
    guests = content.guests
    record["guest_n"] = len(guests)
    _fill(record, "guest_number", [card.number for card in guests])
    _fill(record, "guest_colour", [card.colour for card in guests])
    _fill(record, "guest_vp", [card.vp for card in guests])
    _fill(record, "guest_order", [card.order for card in guests])
    _fill(record, "guest_order_size", [sum(card.order) for card in guests])
    _fill(record, "guest_step_n", [len(card.steps) for card in guests])
    _fill(record, "guest_steps", [_steps(card.steps) for card in guests])


def _objectives_and_tiles(record: Any, content: Content) -> None:
    objectives, tiles = content.objectives, content.tiles
    record["objective_n"] = len(objectives)
    _fill(record, "objective_number", [card.number for card in objectives])
    _fill(record, "objective_category", [codes.LETTERS.index(card.letter) for card in objectives])
    needs = [card.need for card in objectives]
    _fill(
        record, "objective_need", [(codes.NEEDS[need.name], need.amount, *need.colours, need.items) for need in needs]
    )
    record["tile_n"] = len(tiles)
    _fill(record, "tile_category", [codes.LETTERS.index(tile.letter) for tile in tiles])
    _fill(record, "tile_step_n", [len(tile.steps) for tile in tiles])
    _fill(record, "tile_steps", [_steps(tile.steps) for tile in tiles])
    penalties = [tile.penalty for tile in tiles]
    _fill(record, "tile_penalty", [(codes.PENALTIES[found.name], found.amount, found.else_vp) for found in penalties])


def _hotels(record: Any, hotels: Sequence[Hotel]) -> None:
    sizes = [[hotel.groups.count(group) for group in range(tables.GROUPS)] for hotel in hotels]
    colours = [
        [hotel.colours[hotel.groups.index(group)] if group in hotel.groups else 0 for group in range(tables.GROUPS)]
        for hotel in hotels
    ]
    record["hotel_n"] = len(hotels)
    _fill(record, "hotel_side", [codes.SIDES.index(hotel.side) for hotel in hotels])
    letters = [codes.LETTERS.index(hotel.letter) if hotel.letter else NOTHING for hotel in hotels]
    _fill(record, "hotel_letter", letters)
    _fill(record, "hotel_colour", [hotel.colours for hotel in hotels])
    _fill(record, "hotel_group", [hotel.groups for hotel in hotels])
    _fill(record, "hotel_badge", [hotel.badges for hotel in hotels])
    _fill(record, "hotel_group_n", [len(set(hotel.groups)) for hotel in hotels])
    _fill(record, "group_size", sizes)
    _fill(record, "group_colour", colours)


def _guests_to_take(card: Instruction) -> list[tuple[int, int, int]]:
    found = [(guest.colour, guest.level, guest.ball) for guest in card.guests]
    return found + [(NOTHING, 0, 0)] * (tables.INSTRUCTION_PARTS - len(found))


def _dice_to_take(card: Instruction) -> list[int]:
    return [*card.dice, *[NOTHING] * (tables.INSTRUCTION_PARTS - len(card.dice))]


def _extras(card: Instruction) -> list[tuple[int, int, int]]:
    found = [(codes.EXTRAS[extra.name], extra.argument, extra.level) for extra in card.extras]
    return found + [(0, 0, 0)] * (tables.INSTRUCTION_PARTS - len(found))


def _instructions(record: Any, content: Content) -> None:
    for place, automaton in enumerate(codes.AUTOMATA):
        deck = [card for card in content.instructions if card.automaton == automaton]
        columns = {
            "number": [card.number for card in deck],
            "hand": [codes.HANDS.index(card.hand) for card in deck],
            "guests": [_guests_to_take(card) for card in deck],
            "dice": [_dice_to_take(card) for card in deck],
            "extras": [_extras(card) for card in deck],
        }
        record["instruction_n"][0, place] = len(deck)
        for name, values in columns.items():
            record[f"instruction_{name}"][0, place, : len(deck)] = values


def _board(record: Any, board: tables.Board) -> None:
    for name, number in tables.NUMBERS.items():
        value = getattr(board, name)
        if number.shortest is None:
            record[name][0] = value
        else:
            record[f"{name}_n"] = len(value)
            _fill(record, name, value)
