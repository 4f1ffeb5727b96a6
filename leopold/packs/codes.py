"""The words in which packs speak to the rules: small integers with the game's own names.

Packs are written with words ("gain krones", "blue", "once"); the compiled rules read integers.
This is the one list of both. New kinds go at the end of their list, so that old tables keep their meaning.
"""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = 1
"""Of the rules that a new game is played by. It stands in the tables, which all rules read: see `rules/versions.py`."""

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
DANCER_SENT: Final = 9  # by its owner
CHAMPAGNE_GAINED: Final = 10  # by one source
POINTS_GAINED: Final = 11  # by one source
DIE_USED: Final = 12  # its action is done; by face
LINE_FULL: Final = 13  # a column or a floor, by LINES
CHAMPAGNE_SPENT: Final = 14  # by one effect
LINES: Final = ("column", "floor")
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
    "dancer": DANCER_SENT,
    "champagne": CHAMPAGNE_GAINED,
    "points": POINTS_GAINED,
    "die": DIE_USED,
    "line": LINE_FULL,
    "champagne_spent": CHAMPAGNE_SPENT,
}
BASE_TRIGGERS: Final = DRINKS_GAINED
"""What the observations of the fifth module know."""
BALLS_TRIGGERS: Final = DIE_USED
"""What those of the first module know."""
ENTRANCES_TRIGGERS: Final = LINE_FULL
GALA_TRIGGERS: Final = CHAMPAGNE_SPENT
"""And of the third, and of its promo cards."""
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
SEND_DANCER: Final = 23  # dancers, champagne less for each, 1 when as much less for each other player
VP_PER_DANCER: Final = 24  # amount for each dancer at the balls
SPEND_ANY: Final = 25  # dishes and drinks of the kitchen, of any kind
OTHERS_CHOOSE: Final = 26  # dishes and drinks that every other player may choose
VP_BY_ROUND: Final = 27  # amount until the first, the second, the third of the emperor's rounds
SCORE_BALL: Final = 28  # the ballroom that comes next, for everybody and now
FILL_ITEM: Final = 29  # item kind: what other guests still wait for of it
OF_STAFF: Final = 1  # second argument of points that a staff card brings: they count as the staff's
OF_BALL: Final = 2  # the same of a row or an area
OF_CELEBRITY: Final = 3
OF_ENTRANCE: Final = 4
QUIETLY: Final = 1  # third argument of points and steps that a card waiting for them brings: they set off nothing
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
    "send_dancer": SEND_DANCER,
    "vp_per_dancer": VP_PER_DANCER,
    "spend_any": SPEND_ANY,
    "others_choose": OTHERS_CHOOSE,
    "vp_by_round": VP_BY_ROUND,
    "score_ball": SCORE_BALL,
    "fill_item": FILL_ITEM,
}
MORE_STEPS: Final = VP_PER_OBJECTIVE
"""What the fifth module knows besides."""
BALLS_STEPS: Final = SPEND_ANY
"""And the first."""
GALA_STEPS: Final = FILL_ITEM
"""And its promo cards."""

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
BASE_POWERS: Final = EMPEROR_REWARD_VP + 1
"""Places that the base game knows."""
SIDE_DANCER: Final = 59  # by face: dancers sent beside the main action
SIDE_CHAMPAGNE: Final = 65  # by face: champagne less for each of these
DIE_KRONES: Final = 71  # by face of the die taken
OCCUPY_VP: Final = 77  # a room occupied in any way
ORDER_SHORT: Final = 78  # items that may be missing from an order of more than one
MORE_GUESTS: Final = 79  # guests more in a turn, each for its price
SHIFT_DIE: Final = 80  # dice moved to the space that is used, from one beside it
ROWS_TWICE: Final = 81  # the bonus of a row at a ball
MOST_DANCERS_VP: Final = 82  # for who alone has most dancers in a ballroom that is scored
FIRST_IN_GROUP: Final = 83  # by room colour: points, krones or steps for the first room occupied in a group
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
    "side_dancer": (SIDE_DANCER, "face"),
    "side_champagne": (SIDE_CHAMPAGNE, "face"),
    "die_krones": (DIE_KRONES, "face"),
    "occupy_vp": (OCCUPY_VP, ""),
    "order_short": (ORDER_SHORT, ""),
    "more_guests": (MORE_GUESTS, ""),
    "shift_die": (SHIFT_DIE, ""),
    "rows_twice": (ROWS_TWICE, ""),
    "most_dancers_vp": (MOST_DANCERS_VP, ""),
    "first_in_group": (FIRST_IN_GROUP, "room colour"),
}
BALLS_POWERS: Final = DIE_KRONES + 6
"""Places that the base game and the first module know."""
CELEBRITIES_POWERS: Final = ORDER_SHORT + 1
ENTRANCES_POWERS: Final = FIRST_IN_GROUP + ROOM_COLOURS
"""And the second, and the third."""
POWER_PLACES: Final = 96

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
SCORE_DANCERS: Final = 12
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
    "dancers": SCORE_DANCERS,
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
NEED_CHAMPAGNE: Final = 13  # in the kitchen
NEED_DANCERS: Final = 14  # at the balls
NEED_GUESTS: Final = 15  # guests of a colour served
BALLS_NEEDS: Final = NEED_GUESTS
MORE_NEEDS: Final = NEED_ORDERS
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
    "champagne": NEED_CHAMPAGNE,
    "dancers": NEED_DANCERS,
    "guests": NEED_GUESTS,
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
LOSE_CHAMPAGNE: Final = 13
REMOVE_DANCERS_MIDDLE: Final = 14  # from the middle ballroom
REMOVE_DANCERS_RIGHT: Final = 15  # from the rightmost ballroom and the balcony
BALLS_PENALTIES: Final = REMOVE_DANCERS_RIGHT
MORE_PENALTIES: Final = LOSE_KRONES_AND_KITCHEN
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
    "lose_champagne": LOSE_CHAMPAGNE,
    "remove_dancers_middle": REMOVE_DANCERS_MIDDLE,
    "remove_dancers_right": REMOVE_DANCERS_RIGHT,
}

# --- how a ballroom is scored
BALL_HIGHEST_ROW: Final = 1  # for each dancer, by the highest row that the seat holds
BALL_ROWS: Final = 2  # each row on its own, by rank
BALL_DANCERS: Final = 3  # by the number of dancers
BALL_RANKS: Final = 4  # by rank, and by the number of players
BALL_PAIRS: Final = 5  # for each full pair
BALL_SCORES: Final = {
    "highest_row": BALL_HIGHEST_ROW,
    "rows": BALL_ROWS,
    "dancers": BALL_DANCERS,
    "ranks": BALL_RANKS,
    "pairs": BALL_PAIRS,
}

# --- where a guest goes whose order is complete
ROOM_OR_BALL: Final = 0
BALL_ONLY: Final = 1
ROOM_ONLY: Final = 2
BALL_TWICE: Final = 3  # with a second dancer on the same space
TWO_ROOMS: Final = 4  # side by side, of any colours
BOTTOM_ROOM: Final = 5
STAYS: Final = 6  # at the table, and can be of use once a round
GUEST_GOES: Final = ("anywhere", "ball", "room", "ball_twice", "two_rooms", "bottom_room", "stays")

# --- dice that have a celebrity beside them
RED_DIE: Final = 0
BLUE_DIE: Final = 1
YELLOW_DIE: Final = 2
DIE_COLOURS: Final = ("red", "blue", "yellow", "white")
COLOURED_DICE: Final = 3
WHITE_DIE: Final = COLOURED_DICE
# what an automaton gets for a coloured die
FOR_OBJECTIVE: Final = 0  # the objective with least progress comes closer
FOR_POINTS: Final = 1
FOR_STEPS: Final = 2  # on the emperor track

# --- the hotels that an automaton has where entrances are in play
NO_HOUSE: Final = 0
HAUTEL_COUTURE: Final = 1
NINE_STARS_INN: Final = 2
SUSHI_RESORT: Final = 3
TOLL_BRIDGE: Final = 4
HOUSES: Final = ("hautel_couture", "nine_stars_inn", "sushi_resort", "toll_bridge_hotel")

LETTERS: Final = ("A", "B", "C", "D")
NIGHT: Final = 0
DAY: Final = 1
SIDES: Final = ("night", "day")

# --- the automata of the solo game: instruction cards as data
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
