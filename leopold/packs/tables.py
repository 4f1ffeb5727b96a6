"""The shape of the tables that packs become: one NumPy record of 16-bit integers.

The rules get the tables beside the game (`rule(t, g, ...)`), so a pack of a user's own needs no new compilation.
Capacities leave room for the expansion; the numbers in use stand in the `*_n` fields.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from leopold.packs.codes import ITEM_KINDS, ROOM_COLOURS

SEATS: Final = 4
FLOORS: Final = 4
COLUMNS: Final = 5
ROOMS: Final = FLOORS * COLUMNS
GROUPS: Final = 16
QUEUE: Final = 5
CAFE_TABLES: Final = 3
FACES: Final = 6
CATEGORIES: Final = 3
"""Objectives and emperor tiles come in three categories: A, B and C."""
EMPEROR_SPACES: Final = 14

STAFF_MAX: Final = 96
GUESTS_MAX: Final = 112
OBJECTIVES_MAX: Final = 32
TILES_MAX: Final = 32
HOTELS_MAX: Final = 16
STEPS_MAX: Final = 6
CARD_POWERS_MAX: Final = 8
HAND_START_MAX: Final = 8
INTRODUCTORY_SETS: Final = 4

AUTOMATA_DECKS: Final = 2
INSTRUCTIONS_MAX: Final = 24
INSTRUCTION_PARTS: Final = 2
"""An instruction card has room for so many guests, dice and extras."""
PRIVATE_MAX: Final = 8
"""Cards in an automaton's private deck."""

_I: Final = np.int16

TABLES: Final = np.dtype(
    (
        np.record,
        [
            # --- staff, by index; staff_number is the number printed on the card
            ("staff_n", _I),
            ("staff_number", _I, (STAFF_MAX,)),
            ("staff_cost", _I, (STAFF_MAX,)),
            ("staff_timing", _I, (STAFF_MAX,)),
            ("staff_step_n", _I, (STAFF_MAX,)),
            ("staff_steps", _I, (STAFF_MAX, STEPS_MAX, 4)),
            ("staff_power_n", _I, (STAFF_MAX,)),
            ("staff_powers", _I, (STAFF_MAX, CARD_POWERS_MAX, 2)),  # power place, amount
            ("staff_score", _I, (STAFF_MAX, 4)),  # kind, argument, VP each, most VP (0: no limit)
            ("round_staff_n", _I),
            ("round_staff", _I, (STAFF_MAX,)),  # indices of the once-per-round cards
            ("introductory", _I, (INTRODUCTORY_SETS, HAND_START_MAX)),  # staff indices
            # --- guests, by index
            ("guest_n", _I),
            ("guest_number", _I, (GUESTS_MAX,)),
            ("guest_colour", _I, (GUESTS_MAX,)),
            ("guest_vp", _I, (GUESTS_MAX,)),
            ("guest_order", _I, (GUESTS_MAX, ITEM_KINDS)),
            ("guest_order_size", _I, (GUESTS_MAX,)),
            ("guest_promo", _I, (GUESTS_MAX,)),
            ("guest_step_n", _I, (GUESTS_MAX,)),
            ("guest_steps", _I, (GUESTS_MAX, STEPS_MAX, 4)),
            # --- objectives and emperor tiles, by index; category 0, 1, 2 for A, B, C
            ("objective_n", _I),
            ("objective_number", _I, (OBJECTIVES_MAX,)),
            ("objective_category", _I, (OBJECTIVES_MAX,)),
            ("objective_need", _I, (OBJECTIVES_MAX, 5)),  # kind, amount, blue, red, yellow
            ("objective_vp_n", _I),
            ("objective_vp", _I, (SEATS,)),  # 15, 10, 5
            ("tile_n", _I),
            ("tile_category", _I, (TILES_MAX,)),
            ("tile_step_n", _I, (TILES_MAX,)),
            ("tile_steps", _I, (TILES_MAX, STEPS_MAX, 4)),
            ("tile_penalty", _I, (TILES_MAX, 3)),  # kind, amount, VP lost instead (0: no other half)
            # --- hotels; room = floor * COLUMNS + column, floor 0 below, column 0 left
            ("hotel_n", _I),
            ("hotel_side", _I, (HOTELS_MAX,)),
            ("hotel_letter", _I, (HOTELS_MAX,)),  # day: 0 to 3 for A to D
            ("hotel_colour", _I, (HOTELS_MAX, ROOMS)),
            ("hotel_group", _I, (HOTELS_MAX, ROOMS)),
            ("hotel_badge", _I, (HOTELS_MAX, ROOMS)),
            ("hotel_group_n", _I, (HOTELS_MAX,)),
            ("group_size", _I, (HOTELS_MAX, GROUPS)),
            ("group_colour", _I, (HOTELS_MAX, GROUPS)),
            # --- boards and numbers
            ("floor_cost", _I, (FLOORS,)),
            ("floor_vp", _I, (FLOORS,)),
            ("occupancy_bonus", _I, (ROOM_COLOURS, 4)),  # colour, size - 1
            ("queue_cost", _I, (QUEUE,)),
            ("emperor_vp", _I, (EMPEROR_SPACES,)),
            ("emperor_reward_from", _I),  # 3: first space that is rewarded
            ("emperor_rounds", _I, (CATEGORIES,)),
            ("emperor_back", _I, (CATEGORIES,)),
            ("rounds", _I),
            ("dice", _I, (SEATS + 1,)),  # by number of players
            ("krone_cap", _I),
            ("start_krones", _I),
            ("start_kitchen", _I, (ITEM_KINDS,)),
            ("start_hand", _I),
            ("start_rooms", _I),
            ("start_rooms_optional", _I),  # 2015: up to three
            ("boost_price", _I),
            ("six_price", _I),
            ("serve_price", _I),
            ("serve_items", _I),
            ("big_order", _I),  # items from which an order is big
            ("penalty_choice", _I),  # 2015: the player chooses the half
            ("unserved_guest_vp", _I),  # -5
            ("leftover_vp", _I),  # 1 for each item and krone
            # --- the solo game: by automaton, then by card
            ("solo_draw", _I),  # staff cards drawn, of which a hand is kept
            ("solo_private", _I),  # end-of-game cards in the automaton's private deck
            ("instruction_n", _I, (AUTOMATA_DECKS,)),
            ("instruction_number", _I, (AUTOMATA_DECKS, INSTRUCTIONS_MAX)),
            ("instruction_hand", _I, (AUTOMATA_DECKS, INSTRUCTIONS_MAX)),
            # two guests: colour (-1: no guest), level from which it counts, ball (0: none)
            ("instruction_guests", _I, (AUTOMATA_DECKS, INSTRUCTIONS_MAX, INSTRUCTION_PARTS, 3)),
            ("instruction_dice", _I, (AUTOMATA_DECKS, INSTRUCTIONS_MAX, INSTRUCTION_PARTS)),  # faces; -1: no second one
            # two extras: kind (0: none), argument, level from which it counts
            ("instruction_extras", _I, (AUTOMATA_DECKS, INSTRUCTIONS_MAX, INSTRUCTION_PARTS, 3)),
        ],
    )
)
