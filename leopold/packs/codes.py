"""The words in which packs speak to the rules: small integers with the game's own names.

Packs are written with words ("gain krones", "blue", "once"); the compiled rules read integers.
This is the one list of both. New kinds go at the end of their list, so that old tables keep their meaning.
"""

from __future__ import annotations

from typing import Final

# --- colours of rooms and guests; green guests live in rooms of any colour, so no room is green
BLUE: Final = 0
RED: Final = 1
YELLOW: Final = 2
GREEN: Final = 3
COLOURS: Final = ("blue", "red", "yellow", "green")
ROOM_COLOURS: Final = 3

# --- dishes and drinks
STRUDEL: Final = 0
CAKE: Final = 1
WINE: Final = 2
COFFEE: Final = 3
CHAMPAGNE: Final = 4  # neither dish nor drink; only with the ballrooms
ITEMS: Final = ("strudel", "cake", "wine", "coffee", "champagne")
ITEM_LETTERS: Final = ("s", "c", "w", "k", "p")
ITEM_KINDS: Final = len(ITEMS)
"""As many as there is room for; how many are in play stands in the record."""
BASE_ITEM_KINDS: Final = 4
"""Dishes and drinks: what there is in the base game, and what is meant by an item of choice."""

# --- when a staff card works
ONCE: Final = 0
PER_ROUND: Final = 1
PERMANENT: Final = 2
GAME_END: Final = 3
FLIP: Final = 4  # once a game, when what it waits for happens; then it is turned face down
TIMINGS: Final = ("once", "round", "permanent", "end", "flip")

# --- what a card can wait for: the trigger's place is its bit in what a seat watches for
STAFF_PLAYED: Final = 0
ROOM_OCCUPIED: Final = 1
GROUP_FULL: Final = 2  # rooms of the group, by colour
MARKER_PLACED: Final = 3  # on a common objective
ORDER_SERVED: Final = 4  # items of the order, by the guest's colour
KRONES_GAINED: Final = 5  # by one source
STEPS_GAINED: Final = 6  # on the emperor track, by one source
DISHES_GAINED: Final = 7  # by one source
DRINKS_GAINED: Final = 8  # by one source
TRIGGERS: Final = {
    "staff": STAFF_PLAYED,
    "occupied": ROOM_OCCUPIED,
    "group": GROUP_FULL,
    "objective": MARKER_PLACED,
    "order": ORDER_SERVED,
    "krones": KRONES_GAINED,
    "emperor": STEPS_GAINED,
    "dishes": DISHES_GAINED,
    "drinks": DRINKS_GAINED,
}
COLOURED_TRIGGERS: Final = ("occupied", "group", "order")
"""Those that can be asked for by colour."""

FREE: Final = 99
"""A discount no price reaches."""

# --- effect steps: what a reward, a once-only or once-per-round staff card or an emperor's reward does.
# Every step is four integers: the code and up to three arguments, named here.
GAIN_KRONES: Final = 1  # amount
GAIN_ITEM: Final = 2  # item kind, amount
CHOOSE_ITEMS: Final = 3  # amount
ADVANCE_EMPEROR: Final = 4  # steps
GAIN_VP: Final = 5  # amount
DRAW_STAFF: Final = 6  # cards
HIRE: Final = 7  # cards, discount each
LOOK_AND_HIRE: Final = 8  # cards looked at, discount, 1 when one must be played
PREPARE: Final = 9  # rooms, discount each, highest floor allowed
PREPARE_AND_OCCUPY: Final = 10  # rooms, discount each, highest floor allowed
OCCUPY: Final = 11  # rooms
TAKE_GUEST: Final = 12  # guests
COMPLETE_ORDER: Final = 13  # orders
EXTRA_ACTION: Final = 14  # a die's action without the die (E. Gizia, revised)
EXTRA_TURN: Final = 15  # a whole turn that leaves its die in place (E. Gizia, 2015)
VP_PER_STAFF: Final = 16  # amount each
SPEND_ITEM: Final = 17  # item kind, amount: from the kitchen
SPEND_KRONES: Final = 18  # amount
GO_BACK: Final = 19  # steps on the emperor track
EXCHANGE: Final = 20  # dishes and drinks in the kitchen, each for one of another kind
TAKE_SERVED: Final = 21  # guests, their orders filled
VP_PER_OBJECTIVE: Final = 22  # amount for each objective claimed
OF_STAFF: Final = 1  # second argument of points that a staff card brings: they count as the staff's
BASE_STEPS: Final = VP_PER_STAFF
"""What networks and observations of the base game know."""
STEPS: Final = {
    "gain_krones": GAIN_KRONES,
    "gain_item": GAIN_ITEM,
    "choose_items": CHOOSE_ITEMS,
    "advance_emperor": ADVANCE_EMPEROR,
    "gain_vp": GAIN_VP,
    "draw_staff": DRAW_STAFF,
    "hire": HIRE,
    "look_and_hire": LOOK_AND_HIRE,
    "prepare": PREPARE,
    "prepare_and_occupy": PREPARE_AND_OCCUPY,
    "occupy": OCCUPY,
    "take_guest": TAKE_GUEST,
    "complete_order": COMPLETE_ORDER,
    "extra_action": EXTRA_ACTION,
    "extra_turn": EXTRA_TURN,
    "vp_per_staff": VP_PER_STAFF,
    "spend_item": SPEND_ITEM,
    "spend_krones": SPEND_KRONES,
    "go_back": GO_BACK,
    "exchange": EXCHANGE,
    "take_served": TAKE_SERVED,
    "vp_per_objective": VP_PER_OBJECTIVE,
}

# --- powers: what permanent staff change. A seat's powers are sums over its staff; some have one place
# per guest colour, room colour or die face. The number is the first place, the text what it is counted by.
CHECK_IN_KRONES: Final = 0  # by guest colour
CHECK_IN_EMPEROR: Final = 4  # by guest colour
CHECK_IN_VP: Final = 8  # by guest colour
BIG_ORDER_VP: Final = 12  # an order of four items or more
ROOM_FREE: Final = 13  # by room colour
DIE_VP: Final = 16  # by face of the die taken
DIE_STRENGTH: Final = 22  # by face of the die taken
SIX_FREE: Final = 28  # the krone of a six
BOTH_TRACKS: Final = 29  # by face: krones and emperor, not one or the other
SIDE_PREPARE: Final = 35  # by face: rooms prepared beside the main action
SIDE_HIRE: Final = 41  # by face: staff hired beside the main action
SIDE_EMPEROR: Final = 47  # by face: steps beside the main action
OCCUPY_KRONES: Final = 53  # a room occupied in any way
SERVE_FREE: Final = 54
GUEST_FREE: Final = 55
WAIVE_PENALTY: Final = 56  # krones to pay so as to ignore an emperor's penalty
IMMUNE: Final = 57  # no emperor's penalty at all
EMPEROR_REWARD_VP: Final = 58
POWERS: Final = {
    "check_in_krones": (CHECK_IN_KRONES, "guest colour"),
    "check_in_emperor": (CHECK_IN_EMPEROR, "guest colour"),
    "check_in_vp": (CHECK_IN_VP, "guest colour"),
    "big_order_vp": (BIG_ORDER_VP, ""),
    "room_free": (ROOM_FREE, "room colour"),
    "die_vp": (DIE_VP, "face"),
    "die_strength": (DIE_STRENGTH, "face"),
    "six_free": (SIX_FREE, ""),
    "both_tracks": (BOTH_TRACKS, "face"),
    "side_prepare": (SIDE_PREPARE, "face"),
    "side_hire": (SIDE_HIRE, "face"),
    "side_emperor": (SIDE_EMPEROR, "face"),
    "occupy_krones": (OCCUPY_KRONES, ""),
    "serve_free": (SERVE_FREE, ""),
    "guest_free": (GUEST_FREE, ""),
    "waive_penalty": (WAIVE_PENALTY, ""),
    "immune": (IMMUNE, ""),
    "emperor_reward_vp": (EMPEROR_REWARD_VP, ""),
}
POWER_PLACES: Final = 64

# --- what an end-of-game staff card counts
SCORE_OCCUPIED_COLOUR: Final = 1  # argument: colour
SCORE_OCCUPIED: Final = 2
SCORE_TILES: Final = 3
SCORE_STAFF: Final = 4
SCORE_GROUPS: Final = 5
SCORE_OBJECTIVES: Final = 6
SCORE_EMPEROR: Final = 7
SCORE_FLOORS: Final = 8
SCORE_COLUMNS: Final = 9
SCORE_COLOUR_SETS: Final = 10
SCORE_COPY: Final = 11
SCORES: Final = {
    "occupied_colour": SCORE_OCCUPIED_COLOUR,
    "occupied": SCORE_OCCUPIED,
    "tiles": SCORE_TILES,
    "staff": SCORE_STAFF,
    "groups": SCORE_GROUPS,
    "objectives": SCORE_OBJECTIVES,
    "emperor": SCORE_EMPEROR,
    "floors": SCORE_FLOORS,
    "columns": SCORE_COLUMNS,
    "colour_sets": SCORE_COLOUR_SETS,
    "copy": SCORE_COPY,
}

# --- what an objective asks for
NEED_KRONES: Final = 1
NEED_TILES: Final = 2
NEED_STAFF: Final = 3
NEED_EMPEROR: Final = 4
NEED_FLOORS: Final = 5
NEED_COLUMNS: Final = 6
NEED_GROUPS: Final = 7
NEED_WHOLE_COLOURS: Final = 8
NEED_COLOURS: Final = 9  # blue, red and yellow rooms occupied
NEED_KITCHEN: Final = 10  # of each dish and drink
NEED_TOP_FLOOR: Final = 11  # rooms occupied there
NEED_ORDERS: Final = 12  # guests served whose order had at least so many items
BASE_NEEDS: Final = NEED_COLOURS
NEEDS: Final = {
    "krones": NEED_KRONES,
    "tiles": NEED_TILES,
    "staff": NEED_STAFF,
    "emperor": NEED_EMPEROR,
    "floors": NEED_FLOORS,
    "columns": NEED_COLUMNS,
    "groups": NEED_GROUPS,
    "whole_colours": NEED_WHOLE_COLOURS,
    "colours": NEED_COLOURS,
    "kitchen": NEED_KITCHEN,
    "top_floor": NEED_TOP_FLOOR,
    "orders": NEED_ORDERS,
}

# --- the left half of an emperor's penalty; the right half is a loss of victory points
LOSE_KRONES: Final = 1
RETURN_KITCHEN: Final = 2
RETURN_KITCHEN_AND_CAFE: Final = 3
RETURN_STAFF: Final = 4
REMOVE_VACANT: Final = 5
REMOVE_OCCUPIED: Final = 6  # rooms: each from a floor below the one before
REMOVE_OCCUPIED_COLUMN: Final = 7  # rooms: each below the one before in its column (2015)
LOSE_VP: Final = 8
LOSE_VP_PER_STAFF: Final = 9
DISMISS_END_STAFF: Final = 10
LOSE_KRONES_AND_ITEM: Final = 11  # krones, and an item from the kitchen
LOSE_KRONES_AND_KITCHEN: Final = 12  # all of both
BASE_PENALTIES: Final = DISMISS_END_STAFF
PENALTIES: Final = {
    "lose_krones": LOSE_KRONES,
    "return_kitchen": RETURN_KITCHEN,
    "return_kitchen_and_cafe": RETURN_KITCHEN_AND_CAFE,
    "return_staff": RETURN_STAFF,
    "remove_vacant": REMOVE_VACANT,
    "remove_occupied": REMOVE_OCCUPIED,
    "remove_occupied_column": REMOVE_OCCUPIED_COLUMN,
    "lose_vp": LOSE_VP,
    "lose_vp_per_staff": LOSE_VP_PER_STAFF,
    "dismiss_end_staff": DISMISS_END_STAFF,
    "lose_krones_and_item": LOSE_KRONES_AND_ITEM,
    "lose_krones_and_kitchen": LOSE_KRONES_AND_KITCHEN,
}

LETTERS: Final = ("A", "B", "C", "D")
NIGHT: Final = 0
DAY: Final = 1
SIDES: Final = ("night", "day")

# --- the automata of the solo game: instruction cards as data
AUTOMATA: Final = ("leopold", "elisabeth")
LEVELS: Final = ("easy", "medium", "hard")
"""A symbol counts from its level on: no frame from easy, a silver one from medium, a gold one at hard."""
CHOOSE_RIGHTWARDS: Final = 0  # the hand points right: of equals, the first from the left
CHOOSE_LEFTWARDS: Final = 1  # the hand points left: of equals, the first from the right
HANDS: Final = ("right", "left")
ANY_COLOUR: Final = 4
ANY_FACE: Final = 0  # the question mark
COLOURED_DIE: Final = 7
ANY_OBJECTIVE: Final = 3
BALLS: Final = ("", "next", "after_next")
EXTRA_EMPEROR: Final = 1  # steps
EXTRA_OBJECTIVE: Final = 2  # category, or ANY_OBJECTIVE
EXTRA_STAFF: Final = 3  # cards turned up
EXTRA_DANCER: Final = 4  # which ball
EXTRAS: Final = {
    "emperor": EXTRA_EMPEROR,
    "objective": EXTRA_OBJECTIVE,
    "staff": EXTRA_STAFF,
    "dancer": EXTRA_DANCER,
}
