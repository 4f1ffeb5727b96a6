"""From cards to the tables that the rules read: one `tables.TABLES` record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from leopold.packs import codes, tables
from leopold.packs.automata import AUTOMATA
from leopold.packs.building import QUIET, Content, brought_by
from leopold.packs.cards import (
    Area,
    Ballroom,
    Celebrity,
    Entrance,
    Hotel,
    Instruction,
    StaffCard,
    Step,
    Token,
    Trigger,
)

Bytes: TypeAlias = npt.NDArray[np.uint8]

NOTHING = -1
"""Where a table has a place for a card or a group and none is there."""


PLACED_KINDS = ("staff", "guest", "objective", "emperor", "celebrity", "entrance")
"""What has a place among all of its kind, whatever is played."""


def tabulate(content: Content, places: Mapping[str, Mapping[Any, int]], item_kinds: int) -> Bytes:
    """The record of all tables, as bytes. `places` are those among the cards of all modules, by kind."""
    record = np.zeros(1, dtype=tables.TABLES)
    record["rules"] = codes.RULES_VERSION
    record["item_kinds"] = item_kinds
    _staff(record, content)
    _guests(record, content)
    _objectives_and_tiles(record, content)
    _hotels(record, content.hotels)
    _board(record, content.board)
    _instructions(record, content)
    _balls(record, content)
    _celebrities(record, content.celebrities)
    _entrances(record, content.entrances)
    for kind, cards in (("staff", content.staff), ("guest", content.guests), ("objective", content.objectives)):
        _fill(record, f"{kind}_place", [places[kind][card.number] for card in cards])
    for name, kind, tiles in (
        ("tile", "emperor", content.tiles),
        ("celebrity", "celebrity", content.celebrities),
        ("entrance", "entrance", content.entrances),
    ):
        _fill(record, f"{name}_place", [places[kind][tile.id] for tile in tiles])
    return record.view(np.uint8)


def _fill(record: Any, field: str, values: Sequence[Any]) -> None:
    """Write the values to the front of a field and leave the rest of it at nought."""
    if len(values):
        record[field][0, : len(values)] = values


POINTS = ("gain_vp", "vp_per_staff", "vp_per_objective", "vp_per_dancer")


def _steps(
    steps: Sequence[Step], room: int = tables.STEPS_MAX, source: int = 0, when: Trigger | None = None
) -> list[tuple[int, int, int, int]]:
    """With whose points they are; and nobody waits for what they bring of what set them off."""
    coded = []
    for step in steps:
        first, second, third = step.args
        if step.name in POINTS:
            second = source
        if when is not None and when.name in brought_by(step) and step.name in QUIET:
            third = codes.QUIETLY
        coded.append((codes.STEPS[step.name], first, second, third))
    return coded + [(0, 0, 0, 0)] * (room - len(coded))


def _powers(card: StaffCard | Celebrity | Entrance) -> list[tuple[int, int]]:
    return [(codes.POWERS[power.name][0] + place, power.amount) for power in card.powers for place in power.places]


def _score(card: StaffCard) -> tuple[int, int, int, int]:
    score = card.score
    return (codes.SCORES[score.name], score.colour, score.vp, score.most) if score else (0, 0, 0, 0)


def _when(card: StaffCard | Celebrity | Entrance) -> tuple[int, int, int]:
    if card.when is None:
        return 0, 0, 0
    return codes.TRIGGERS[card.when.name] + 1, card.when.least, sum(1 << colour for colour in card.when.colours)


def _staff(record: Any, content: Content) -> None:
    staff = content.staff
    powers = [_powers(card) for card in staff]
    record["staff_n"] = len(staff)
    _fill(record, "staff_number", [card.number for card in staff])
    _fill(record, "staff_cost", [card.cost for card in staff])
    _fill(record, "staff_timing", [codes.TIMINGS.index(card.timing) for card in staff])
    _fill(record, "staff_step_n", [len(card.steps) for card in staff])
    _fill(record, "staff_steps", [_steps(card.steps, source=codes.OF_STAFF, when=card.when) for card in staff])
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
    _fill(record, "guest_goes", [codes.GUEST_GOES.index(card.goes) for card in guests])


def _objectives_and_tiles(record: Any, content: Content) -> None:
    objectives, tiles = content.objectives, content.tiles
    record["objective_n"] = len(objectives)
    _fill(record, "objective_number", [card.number for card in objectives])
    _fill(record, "objective_category", [codes.LETTERS.index(card.letter) for card in objectives])
    needs = [card.need for card in objectives]
    _fill(
        record,
        "objective_need",
        [(codes.NEEDS[need.name], need.amount, *need.colours, need.items or need.colour) for need in needs],
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
    for place, automaton in enumerate(AUTOMATA):
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


def _balls(record: Any, content: Content) -> None:
    rooms, halls = content.rehearsal_rooms, content.ballrooms
    record["ballroom_n"] = len(halls)
    _fill(record, "ballroom_step_n", [[len(steps) for steps in hall.rows] for hall in halls])
    bonuses = [[_steps(steps, tables.BALL_STEPS, codes.OF_BALL) for steps in hall.rows] for hall in halls]
    _fill(record, "ballroom_steps", bonuses)
    _fill(record, "ballroom_score", [codes.BALL_SCORES[hall.score.name] for hall in halls])
    _fill(record, "ballroom_points", [[[0] * tables.BALL_POINTS] * 2 + _points(hall) for hall in halls])
    record["rehearsal_n"] = len(rooms)
    nobody = Area(0, ())
    areas = [[*room.areas, *[nobody] * (tables.AREAS - len(room.areas))] for room in rooms]
    _fill(record, "rehearsal_dancers", [[area.dancers for area in found] for found in areas])
    _fill(record, "rehearsal_step_n", [[len(area.bonus) for area in found] for found in areas])
    bonuses = [[_steps(area.bonus, tables.BALL_STEPS, codes.OF_BALL) for area in found] for found in areas]
    _fill(record, "rehearsal_steps", bonuses)


def _celebrities(record: Any, celebrities: Sequence[Celebrity]) -> None:
    powers = [_powers(tile) for tile in celebrities]
    record["celebrity_n"] = len(celebrities)
    _fill(record, "celebrity_timing", [codes.TIMINGS.index(tile.timing) for tile in celebrities])
    _fill(record, "celebrity_when", [_when(tile) for tile in celebrities])
    _fill(record, "celebrity_step_n", [len(tile.steps) for tile in celebrities])
    steps = [_steps(tile.steps, tables.CELEBRITY_STEPS, codes.OF_CELEBRITY, tile.when) for tile in celebrities]
    _fill(record, "celebrity_steps", steps)
    _fill(record, "celebrity_power_n", [len(found) for found in powers])
    _fill(record, "celebrity_powers", [found + [(0, 0)] * (tables.CELEBRITY_POWERS - len(found)) for found in powers])


def _entrances(record: Any, entrances: Sequence[Entrance]) -> None:
    def steps(found: Sequence[Step], when: Trigger | None = None) -> list[tuple[int, int, int, int]]:
        return _steps(found, tables.ENTRANCE_STEPS, codes.OF_ENTRANCE, when)

    def padded(found: Sequence[int], room: int) -> list[int]:
        return [*found, *[0] * (room - len(found))]

    sizes = range(tables.SUMS)
    usual = [[0] * tables.GROUP_SIZE_MAX] * codes.ROOM_COLOURS
    powers = [_powers(tile) for tile in entrances]
    blank = Token((), ())
    tokens = [[*tile.tokens, *[blank] * (tables.TOKENS - len(tile.tokens))] for tile in entrances]
    record["entrance_n"] = len(entrances)
    columns: dict[str, list[Any]] = {
        "kitchen": [tile.kitchen for tile in entrances],
        "rooms": [(tile.rooms, tile.free_rooms) for tile in entrances],
        "guests": [tile.guests for tile in entrances],
        "tables": [tile.tables for tile in entrances],
        "begin_n": [len(tile.begin) for tile in entrances],
        "begin": [steps(tile.begin) for tile in entrances],
        "when": [_when(tile) for tile in entrances],
        "step_n": [len(tile.steps) for tile in entrances],
        "steps": [steps(tile.steps, tile.when) for tile in entrances],
        "power_n": [len(found) for found in powers],
        "powers": [found + [(0, 0)] * (tables.ENTRANCE_POWERS - len(found)) for found in powers],
        "occupancy": [tile.occupancy or usual for tile in entrances],
        "sum_n": [[len(tile.sums.get(n, ())) for n in sizes] for tile in entrances],
        "sums": [[steps(tile.sums.get(n, ())) for n in sizes] for tile in entrances],
        "token_n": [len(tile.tokens) for tile in entrances],
        "token_step_n": [[[len(half) for half in token] for token in found] for found in tokens],
        "tokens": [[[steps(half) for half in token] for token in found] for found in tokens],
        "kept": [padded(tile.kept, tables.KEPT_POINTS) for tile in entrances],
        "goals": [padded(tile.goals, tables.CATEGORIES) for tile in entrances],
        "goals_all": [padded(tile.goals_all, tables.CATEGORIES) for tile in entrances],
        "tiles": [tile.tiles for tile in entrances],
    }
    for name, values in columns.items():
        _fill(record, f"entrance_{name}", values)


def _points(hall: Ballroom) -> list[list[int]]:
    """By number of players from two on."""
    return [[*found, *[0] * (tables.BALL_POINTS - len(found))] for found in hall.score.points]


def _board(record: Any, board: tables.Board) -> None:
    for name, number in tables.NUMBERS.items():
        value = getattr(board, name)
        if number.shortest is None:
            record[name][0] = value
        else:
            record[f"{name}_n"] = len(value)
            _fill(record, name, value)
