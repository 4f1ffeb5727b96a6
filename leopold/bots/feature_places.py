"""Where every feature of a position stands: block after block, what came later behind what was there.

Networks are rows of weights, one for each of these numbers. So a block never moves and never grows; what a new module
adds stands in a block of its own at the end.
"""

from __future__ import annotations

from typing import Final

from leopold.packs.codes import (
    BALLS_STEPS,
    BASE_ITEM_KINDS,
    COLOURED_DICE,
    COLOURS,
    GALA_STEPS,
    HOUSES,
    ROOM_COLOURS,
)
from leopold.packs.codes import MORE_STEPS as MORE_STEP_CODES
from leopold.packs.tables import (
    AREAS,
    BALL_ROWS,
    BALLROOMS_MAX,
    BASE_CAFE_TABLES,
    CATEGORIES,
    CELEBRITIES_MAX,
    EMPEROR_SPACES,
    ENTRANCES_MAX,
    FACES,
    FLOORS,
    GUESTS_MAX,
    HALLS,
    HOTELS_MAX,
    KEPT_POINTS,
    OBJECTIVES_MAX,
    QUEUE,
    REHEARSALS_MAX,
    ROOMS,
    SEATS,
    STAFF_MAX,
    TILES_MAX,
    TOKENS,
)
from leopold.rules.board.houses import STARS_MOST
from leopold.rules.state import ORDER_SIZES

TURNS_MAX: Final = 15
OPS: Final = 52
STEP_CODES: Final = 20
KRONES_FROM: Final = (1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 18)

# --- the blocks, each at its first feature
TURNS: Final = 0  # turns still to play, this one included until its die is taken
MY_TURN: Final = TURNS + TURNS_MAX
GUEST_DONE: Final = MY_TURN + 1
DIE_DONE: Final = MY_TURN + 2
PASSED: Final = MY_TURN + 3
OTHERS_TURN: Final = MY_TURN + 4
UNUSED_STAFF: Final = MY_TURN + 5
PLAYERS: Final = MY_TURN + 6
LEVEL: Final = PLAYERS + SEATS + 1
KRONES: Final = LEVEL + 4
KITCHEN: Final = KRONES + 1 + len(KRONES_FROM)
GUEST: Final = KITCHEN + 4 * BASE_ITEM_KINDS
READY: Final = GUEST + GUESTS_MAX  # guests by what is missing after the kitchen, then the same without a room
MISSING: Final = READY + 2 * 8
FREE_TABLES: Final = MISSING + BASE_ITEM_KINDS
GUEST_POINTS: Final = FREE_TABLES + BASE_CAFE_TABLES + 1
GUEST_COLOUR: Final = GUEST_POINTS + 1
VACANT_COLOUR: Final = GUEST_COLOUR + 4
VACANT_FLOOR: Final = VACANT_COLOUR + 4 * ROOM_COLOURS
OCCUPIED_FLOOR: Final = VACANT_FLOOR + FLOORS
OCCUPIED_COLOUR: Final = OCCUPIED_FLOOR + FLOORS
ROOM: Final = OCCUPIED_COLOUR + ROOM_COLOURS
GROUP: Final = ROOM + 2 * ROOMS
EMPEROR: Final = GROUP + ROOM_COLOURS * 4 * 5
TILE: Final = EMPEROR + (CATEGORIES + 1) * EMPEROR_SPACES
OBJECTIVE: Final = TILE + 2 * TILES_MAX
OBJECTIVE_PRIZE: Final = OBJECTIVE + 2 * OBJECTIVES_MAX
OBJECTIVE_MET: Final = OBJECTIVE_PRIZE + CATEGORIES
OBJECTIVE_MINE: Final = OBJECTIVE_MET + CATEGORIES
IN_PLAY: Final = OBJECTIVE_MINE + CATEGORIES
IN_HAND: Final = IN_PLAY + STAFF_MAX
HAND_SIZE: Final = IN_HAND + STAFF_MAX
STAFF_SIZE: Final = HAND_SIZE + 1
WAITING: Final = STAFF_SIZE + 1  # guests in the queue
DICE: Final = WAITING + GUESTS_MAX  # on the action spaces, if there is a turn left in this round
PENDING: Final = DICE + 2 * 3 * FACES  # what is still to be done: by operation, then its two arguments
GAINED: Final = PENDING + 3 * OPS
REWARD: Final = GAINED + BASE_ITEM_KINDS
RIVAL: Final = REWARD + STEP_CODES
HOTEL: Final = RIVAL + 4
BASE_FEATURES: Final = HOTEL + HOTELS_MAX

# --- what modules add stands behind, so that networks learned without them still mean the same
BASE_STAFF: Final = 48
BASE_OBJECTIVES: Final = 12
BASE_TILES: Final = 12
BASE_GUESTS: Final = 58  # with the two of the promos
BASE_DECISIONS: Final = 24
MORE_IN_PLAY: Final = BASE_FEATURES  # by the card's place among the staff of all modules; tiles and objectives likewise
MORE_IN_HAND: Final = MORE_IN_PLAY + STAFF_MAX - BASE_STAFF
FACE_DOWN: Final = MORE_IN_HAND + STAFF_MAX - BASE_STAFF
MORE_TILE: Final = FACE_DOWN + STAFF_MAX - BASE_STAFF
MORE_OBJECTIVE: Final = MORE_TILE + 2 * (TILES_MAX - BASE_TILES)
MORE_PENDING: Final = MORE_OBJECTIVE + 2 * (OBJECTIVES_MAX - BASE_OBJECTIVES)
MORE_REWARD: Final = MORE_PENDING + 3 * (OPS - BASE_DECISIONS)
MORE_STEPS: Final = 24
ORDERS: Final = MORE_REWARD + MORE_STEPS  # guests served, by the size of their order, if an objective counts them
MORE_FEATURES: Final = ORDERS + ORDER_SIZES

# --- "Vienna Ballrooms"; of ballrooms only those that are still to be scored count, the next one first
MORE_DECISIONS: Final = 27
BALLS_DECISIONS: Final = 32
CHAMPAGNE_FROM: Final = (1, 2, 3, 4, 6)
DANCERS_MOST: Final = 6
BALL_GUEST: Final = MORE_FEATURES  # in the café, by the guest's place among those of all modules
BALL_WAITING: Final = BALL_GUEST + GUESTS_MAX - BASE_GUESTS
BALL_CHAMPAGNE: Final = BALL_WAITING + GUESTS_MAX - BASE_GUESTS
BALL_MISSING: Final = BALL_CHAMPAGNE + 1 + len(CHAMPAGNE_FROM)
BALL_GAINED: Final = BALL_MISSING + 1
BALL_READY: Final = BALL_GAINED + 1  # guests who could dance, by what is missing after the kitchen
BALLROOM: Final = BALL_READY + 8
BALL_MINE: Final = BALLROOM + HALLS * BALLROOMS_MAX  # own dancers, by ballroom
BALL_TOP: Final = BALL_MINE + BALLROOMS_MAX * (DANCERS_MOST + 1)  # the highest row they hold, by ballroom
BALL_WORTH: Final = BALL_TOP + BALLROOMS_MAX * BALL_ROWS  # as it stands
BALL_RANK: Final = BALL_WORTH + HALLS  # behind somebody, with somebody, before all
BALL_LEAD: Final = BALL_RANK + 3 * HALLS
BALL_FREE: Final = BALL_LEAD + HALLS  # spaces, by row
BALL_OUT: Final = BALL_FREE + HALLS * BALL_ROWS
BALL_LEFT: Final = BALL_OUT + 1
BALL_REHEARSAL: Final = BALL_LEFT + 1
BALL_AREA: Final = BALL_REHEARSAL + REHEARSALS_MAX  # dancers left, by rehearsal room and area; then the last ones
BALL_PENDING: Final = BALL_AREA + 2 * REHEARSALS_MAX * AREAS
BALL_REWARD: Final = BALL_PENDING + 3 * (BALLS_DECISIONS - MORE_DECISIONS)  # champagne, then steps
BALL_SERVED: Final = BALL_REWARD + 1 + BALLS_STEPS - MORE_STEP_CODES  # by colour, if an objective counts them
BALLS_FEATURES: Final = BALL_SERVED + len(COLOURS)

# --- "Celebrities"; in the lounge only those whose die lies there count
CELEBRITIES_DECISIONS: Final = 34
LOUNGE: Final = BALLS_FEATURES  # by the tile's place among those of all modules
LOUNGE_VP: Final = LOUNGE + CELEBRITIES_MAX  # what they bring, by the face of their die
COLOURED_DIE: Final = LOUNGE_VP + FACES  # by colour and face
CELEBRITY_MINE: Final = COLOURED_DIE + COLOURED_DICE * FACES
CELEBRITY_READY: Final = CELEBRITY_MINE + CELEBRITIES_MAX  # one's own that can still be called on
CELEBRITY_OTHERS: Final = CELEBRITY_READY + CELEBRITIES_MAX
CELEBRITY_PENDING: Final = CELEBRITY_OTHERS + 1
CELEBRITIES_FEATURES: Final = CELEBRITY_PENDING + 3 * (CELEBRITIES_DECISIONS - BALLS_DECISIONS)

# --- "Unique Hotels": the entrance that a seat has, or that its bid stands for
ENTRANCES_DECISIONS: Final = 39
HAPPENINGS: Final = 5  # beyond what the other blocks have places for
GUESTS_SHORT: Final = 8
ENTRANCE_MINE: Final = CELEBRITIES_FEATURES  # by its place among those of all modules
ENTRANCE_LEFT: Final = ENTRANCE_MINE + ENTRANCES_MAX  # the same by the share of the game left
ENTRANCE_AHEAD: Final = ENTRANCE_LEFT + ENTRANCES_MAX  # bid for, and not opened yet
ENTRANCE_OTHERS: Final = ENTRANCE_AHEAD + ENTRANCES_MAX
FOURTH_TABLE: Final = ENTRANCE_OTHERS + ENTRANCES_MAX  # free, and three others too
TOKEN: Final = FOURTH_TABLE + 1
KEPT: Final = TOKEN + TOKENS  # guests, by their number
GOAL: Final = KEPT + KEPT_POINTS + 2  # objectives of one's own, like the common ones
GOAL_PRIZE: Final = GOAL + 2 * OBJECTIVES_MAX
GOAL_MET: Final = GOAL_PRIZE + CATEGORIES
GOAL_MINE: Final = GOAL_MET + CATEGORIES
OBJECTIVES_IN_ALL: Final = GOAL_MINE + CATEGORIES
FAVOUR: Final = OBJECTIVES_IN_ALL + 2 * CATEGORIES + 1
FAVOUR_OPEN: Final = FAVOUR + TILES_MAX  # there are steps enough for it, by letter
FAVOUR_HAD: Final = FAVOUR_OPEN + CATEGORIES
FIRST_DIE: Final = FAVOUR_HAD + 1  # before the second one, if their sum counts; then the key
GROUP_NEW: Final = FIRST_DIE + FACES + 1  # groups whose first room brings something, by colour
DIE_MOVED: Final = GROUP_NEW + ROOM_COLOURS
BALL_ALONE: Final = DIE_MOVED + FACES  # with most dancers, in the next ballroom first
HOUSE: Final = BALL_ALONE + HALLS  # the automaton's
TOLL: Final = HOUSE + len(HOUSES) + 1
QUEUE_GEAR: Final = TOLL + FACES
ROOM_GEARS: Final = QUEUE_GEAR + QUEUE
STARS: Final = ROOM_GEARS + 1
SPACE_WANTED: Final = STARS + STARS_MOST + 1  # items beside the dice that a guest of the automaton waits for
GUEST_SHORT: Final = SPACE_WANTED + FACES  # its guests, by what they wait for
ENTRANCE_PENDING: Final = GUEST_SHORT + GUESTS_SHORT
ENTRANCE_HAPPENING: Final = ENTRANCE_PENDING + 3 * (ENTRANCES_DECISIONS - CELEBRITIES_DECISIONS)
ENTRANCES_FEATURES: Final = ENTRANCE_HAPPENING + HAPPENINGS

# --- "Start Player"
KEY_THERE: Final = ENTRANCES_FEATURES  # with one turn left in the round, with two
KEY_MINE: Final = KEY_THERE + 2
KEY_OTHERS: Final = KEY_MINE + 1
ORDER: Final = KEY_OTHERS + 1  # who begins, who comes next
KEY_FEATURES: Final = ORDER + SEATS

# --- the promo cards of the expansion; their guests have places with those of the ballrooms
GALA_REWARD: Final = KEY_FEATURES
STAYING: Final = GALA_REWARD + GALA_STEPS - BALLS_STEPS  # a guest who stays and has everything
HOST_READY: Final = STAYING + 1  # and can be of use in this round
GALA_FEATURES: Final = HOST_READY + 1

# --- what lies ahead, which networks learned only later
WAIT_MAX: Final = 7
AHEAD: Final = 4
WANTS: Final = 4
MARKER_STEPS: Final = 4
WAIT: Final = GALA_FEATURES  # turns of others before one's own
DICE_AHEAD: Final = WAIT + WAIT_MAX + 1  # by those turns, face and number
NEXT_GUEST: Final = DICE_AHEAD + AHEAD * FACES * 3  # in the queue, if nobody comes before
GUEST_WANTS: Final = NEXT_GUEST + GUESTS_MAX  # in the café, by what is missing after the kitchen
HOMELESS: Final = GUEST_WANTS + WANTS * GUESTS_MAX
HIRABLE: Final = HOMELESS + GUESTS_MAX
RIVALS: Final = HIRABLE + STAFF_MAX  # the most that any of the others has
RIVALS_PART: Final = RIVALS + 6  # of objectives, and its cube
MARKER: Final = RIVALS_PART + 2 * CATEGORIES  # how far the automaton is with each, before and after one's own claim
WORTH_TAKING: Final = MARKER + 2 * CATEGORIES * MARKER_STEPS  # the best guest there for the automaton, by colour
OUTLOOK_FEATURES: Final = WORTH_TAKING + len(COLOURS)

FEATURES: Final = OUTLOOK_FEATURES
MODULE_FEATURES: Final = {
    "more": (MORE_PENDING, MORE_FEATURES),
    "ballrooms": (BALL_CHAMPAGNE, BALLS_FEATURES),
    "celebrities": (BALLS_FEATURES, CELEBRITIES_FEATURES),
    "entrances": (CELEBRITIES_FEATURES, ENTRANCES_FEATURES),
    "key": (ENTRANCES_FEATURES, KEY_FEATURES),
    "gala": (KEY_FEATURES, GALA_FEATURES),
}
"""From where to where a module's own features stand; its cards and tiles have their places before."""
LENGTHS: Final = (BASE_FEATURES, MORE_FEATURES, BALLS_FEATURES, GALA_FEATURES, OUTLOOK_FEATURES)
"""How many features there were, with every module that came: a network that knows fewer means the same by those."""
MOST: Final = 512
"""Features that can be other than 0 at the same time, with room to spare: 265 were seen at once, and 96 staff may be in
one hand."""
