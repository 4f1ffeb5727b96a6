"""The record: a whole game in one NumPy record of fixed size.

Copying a game is copying its bytes, a million games are an array. All counters are 16-bit integers, so that
interpreted and compiled arithmetic agree; only the random state is 32-bit unsigned.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from leopold.packs.codes import COLOURED_DICE, COLOURS, ITEM_KINDS, POWER_PLACES, ROOM_COLOURS
from leopold.packs.records import Record, layout
from leopold.packs.tables import (
    AREAS,
    BALL_PLACES,
    CAFE_TABLES,
    CATEGORIES,
    CELEBRITIES_MAX,
    FACES,
    GROUPS,
    GUESTS_MAX,
    HALLS,
    INSTRUCTIONS_MAX,
    KEPT_MAX,
    PRIVATE_MAX,
    QUEUE,
    ROOMS,
    SEATS,
    STAFF_MAX,
    TOKENS,
)

AGENDA_DEPTH: Final = 32
"""Ours need up to 22 in random games of every kind; cards of somebody's own may want more."""
LOG_LENGTH: Final = 128
LOOKED_MAX: Final = 8
ORDER_SIZES: Final = 7
"""Items of an order, from none to six."""

# --- what stands in a room's place
EMPTY: Final = 0
VACANT: Final = 1
OCCUPIED: Final = 2

# --- where a staff card is; + seat for the places that belong to a seat
BOX: Final = 0
DECK: Final = 1
LOOKED: Final = 2
DISMISSED: Final = 3
HAND: Final = 4  # + seat
PLAYED: Final = 8  # + seat
DRAFTING: Final = 12  # + seat who holds the cards to choose from
UNKNOWN: Final = 16  # only in what a seat sees: the deck, somebody's hand, or cards being drafted
PRIVATE: Final = 17  # face down in the automaton's private deck

# --- how a staff card lies
READY: Final = 0
USED: Final = 1  # until the round ends
FLIPPED: Final = 2  # face down for the rest of the game; it counts as played all the same

# --- where a celebrity is
CELEBRITY_OUT: Final = 0
CELEBRITY_DECK: Final = 1  # nobody sees in which order they come, so there is none
CELEBRITY_GONE: Final = 2  # until the deck is used up
CELEBRITY_LOUNGE: Final = 3
CELEBRITY_WITH: Final = 4  # + seat

NOBODY: Final = -1

# --- how far a game has come to its end
OVER: Final = 1
STUCK: Final = 2  # more has been set off than can be carried out; it is broken off

# --- the solo game: the player sits at seat 0, the automaton at seat 1
AUTOMATON_SEAT: Final = 1
NO_AUTOMATON: Final = 0  # g.solo; else the number of its deck, plus one

# --- ways to set up
STANDARD: Final = 0
INTRODUCTORY: Final = 1
EXPERT_DRAFT: Final = 2
VARIANTS: Final = ("standard", "introductory", "draft")

# --- the score sheet: where victory points came from
FROM_GUESTS: Final = 0
FROM_BADGES: Final = 1
FROM_BONUSES: Final = 2
FROM_STAFF: Final = 3  # permanent staff, during the game
FROM_OBJECTIVES: Final = 4
FROM_EMPEROR_TRACK: Final = 5  # the three scorings
FROM_EMPEROR_END: Final = 6  # steps beyond the last space
FROM_EMPEROR_TILES: Final = 7  # rewards and penalties
FROM_END_STAFF: Final = 8  # final scoring, step 1
FROM_ROOMS: Final = 9  # step 2
FROM_LEFTOVERS: Final = 10  # step 3: items in the kitchen and krones
FROM_UNSERVED: Final = 11  # step 4: guests still in the café
FROM_BALLS: Final = 12  # ballrooms scored, rows and areas
FROM_CELEBRITIES: Final = 13
FROM_ENTRANCES: Final = 14
SOURCES: Final = 15
BASE_SOURCES: Final = 12
SOURCE_NAMES: Final = (
    "guests",
    "badges",
    "bonuses",
    "staff",
    "objectives",
    "emperor_track",
    "emperor_end",
    "emperor_tiles",
    "end_staff",
    "rooms",
    "leftovers",
    "unserved",
    "balls",
    "celebrities",
    "entrances",
)

_I: Final = np.int16
CORE_FILLER: Final = 4


class GameRecord(Record):
    """A game."""

    __slots__ = ()


GAME: Final = layout(
    GameRecord,
    [
        ("random", np.uint32, (4,)),
        # --- the table as a whole
        ("players", _I),
        ("variant", _I),
        ("round_no", _I),  # 0 while setting up, then 1 to 7
        ("start_seat", _I),  # who holds tile number 1 in this round
        ("over", _I),  # 0 while it goes on
        ("solo", _I),
        ("level", _I),  # of the automaton: 0 easy, 1 medium, 2 hard
        ("log_on", _I),
        # --- dice
        ("dice", _I, (FACES,)),  # on the action spaces
        ("bin", _I),  # dice put away after rerolls in this round
        # --- the round and the turn
        ("order_tile", _I, (SEATS,)),  # 1 to the number of players
        ("turns", _I, (SEATS,)),  # numbers covered on the tile
        ("passed", _I, (SEATS,)),
        ("acted", _I),  # this turn: anything done yet
        ("guest_taken", _I),
        ("die_taken", _I),
        ("extra_turn", _I),  # this turn is one of E. Gizia's (2015)
        ("extra_turns", _I),  # further turns owed
        ("face", _I),  # die whose action is being done; 0 when none was taken
        ("strength", _I),
        # --- guests
        ("queue", _I, (QUEUE,)),
        ("guest_deck", _I, (GUESTS_MAX,)),  # top at guest_deck_n - 1
        ("guest_deck_n", _I),
        ("discard", _I, (GUESTS_MAX,)),
        ("discard_n", _I),
        # --- staff
        ("staff_at", _I, (STAFF_MAX,)),
        ("staff_used", _I, (STAFF_MAX,)),
        ("staff_deck", _I, (STAFF_MAX,)),  # a ring: top at staff_top
        ("staff_top", _I),
        ("staff_deck_n", _I),
        ("looked", _I, (LOOKED_MAX,)),
        ("looked_n", _I),
        # --- objectives and emperor tiles in play, A, B, C
        ("objectives", _I, (CATEGORIES,)),
        ("claims", _I, (CATEGORIES, SEATS)),  # 0: no marker; else 1, 2, 3 for the first, second, third place
        ("claimed_n", _I, (CATEGORIES,)),
        ("tiles", _I, (CATEGORIES,)),
        # --- the automaton
        ("instructions", _I, (INSTRUCTIONS_MAX,)),  # face down, the next at instructions_n - 1
        ("instructions_n", _I),
        ("instruction_seen", _I, (INSTRUCTIONS_MAX,)),  # 1 once turned up
        ("instruction", _I),  # the card turned up last; -1 before the first
        ("private", _I, (PRIVATE_MAX,)),  # end-of-game staff, the next at private_n - 1
        ("private_n", _I),
        ("markers", _I, (CATEGORIES,)),  # 0 no marker, 3 and 2 for the numerals III and II
        # --- seats
        ("hotel", _I, (SEATS,)),
        ("krones", _I, (SEATS,)),
        ("vp", _I, (SEATS,)),
        ("emperor", _I, (SEATS,)),
        ("kitchen", _I, (SEATS, ITEM_KINDS)),
        ("cafe", _I, (SEATS, CAFE_TABLES)),
        ("served", _I, (SEATS, CAFE_TABLES, ITEM_KINDS)),
        ("rooms", _I, (SEATS, ROOMS)),
        ("tiles_laid", _I, (SEATS,)),
        ("occupied", _I, (SEATS, ROOM_COLOURS)),
        ("group_left", _I, (SEATS, GROUPS)),  # rooms of the group not yet occupied
        ("bonus_paid", _I, (SEATS, GROUPS)),
        ("hand_n", _I, (SEATS,)),
        ("played_n", _I, (SEATS,)),
        ("power", _I, (SEATS, POWER_PLACES)),
        ("sheet", _I, (SEATS, SOURCES)),
        # --- what is going on
        ("gained", _I, (ITEM_KINDS,)),  # items just gained, not yet placed
        ("agenda", _I, (AGENDA_DEPTH, 6)),  # op, seat, four arguments
        ("agenda_n", _I),
        # --- what is in play; what lies beyond stays empty, so that loops may run to the end of a row, which is quicker
        ("modules", _I),  # as bits
        ("item_kinds", _I),  # champagne is the fifth
        ("cafe_tables", _I, (SEATS,)),
        # --- what cards of modules wait for and count
        ("watched", _I, (SEATS,)),  # triggers that somebody's staff wait for, as bits
        ("orders_served", _I, (SEATS, ORDER_SIZES)),  # guests whose order was completed and who have left the café
        ("colours_served", _I, (SEATS, len(COLOURS))),  # the same by colour
        # --- the balls: ballrooms from the left, rehearsal rooms to choose from, who has which, and their dancers
        ("ballrooms", _I, (HALLS,)),
        ("rehearsals", _I, (SEATS,)),  # offered; -1 once taken
        ("rehearsal", _I, (SEATS,)),  # -1 for none
        ("rehearsing", _I, (SEATS, AREAS)),
        ("dancers", _I, (SEATS, BALL_PLACES)),
        ("sharing", _I, (BALL_PLACES,)),  # dancers who need no space of their own
        ("hosted", _I),  # a guest who stays has been of use in this round
        # --- celebrities: where the coloured dice lie (0: taken), who is beside them for how much, where everybody is
        ("coloured", _I, (COLOURED_DICE,)),
        ("lounge", _I, (COLOURED_DICE,)),  # -1 once taken
        ("lounge_vp", _I, (COLOURED_DICE,)),
        ("celebrity_at", _I, (CELEBRITIES_MAX,)),
        ("celebrity_used", _I, (CELEBRITIES_MAX,)),  # called on in this round
        ("key", _I),  # who has taken it in this round, plus one
        # --- entrances: which are offered, what is bid for them and by whom; who has which
        ("entrances", _I, (SEATS,)),
        ("bid", _I, (SEATS,)),
        ("bidder", _I, (SEATS,)),
        ("entrance", _I, (SEATS,)),  # -1 for none
        ("tokens", _I, (TOKENS,)),  # 1 while a token is there
        ("group_begun", _I, (GROUPS,)),  # of the one seat that is paid for it
        ("kept", _I, (KEPT_MAX,)),  # guests served in this round, of the one seat that keeps them
        ("kept_n", _I),
        ("goals", _I, (CATEGORIES,)),  # objectives of one's own
        ("goals_met", _I, (CATEGORIES,)),
        ("favours", _I, (2 * CATEGORIES,)),  # emperor tiles of one's own, by letter; -1 once used
        ("favour_had", _I),  # in this turn
        ("first_die", _I, (SEATS,)),  # of the round; one more than a die has for the key
        ("shifted", _I),  # the space that a die was moved to in this turn
        # --- the automaton's own hotel
        ("house", _I),
        ("gears", _I, (FACES,)),  # on the action spaces
        ("toll_waived", _I),  # points were lost instead in this turn
        ("queue_gears", _I, (QUEUE,)),
        ("room_gears", _I, (ROOMS,)),
        ("stars", _I),
        ("pool", _I, (ITEM_KINDS,)),
        ("space_item", _I, (FACES,)),  # item plus one
        ("reserved", _I, (CAFE_TABLES,)),  # room of each guest in its café
        ("spare", _I, (CORE_FILLER,)),  # copies go eight bytes at a time
        # --- what happened since the last decision; last, so that search need not copy it
        ("log_n", _I),
        ("log", _I, (LOG_LENGTH, 5)),  # event, seat, three arguments
        ("filler", _I, (3,)),  # the same
    ],
)
RECORD_BYTES: Final = GAME.itemsize
CORE_BYTES: Final = GAME.fields["log_n"][1] if GAME.fields else 0
"""The bytes that decide how the game goes on."""
