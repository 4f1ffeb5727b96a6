"""What can happen, as codes: the journal's vocabulary. Each event has a seat and up to three arguments."""

from __future__ import annotations

from typing import Final

from leopold.rules.jit import QUIET, rule, wide
from leopold.rules.state import GAME, LOG_LENGTH

ROUND_BEGAN = 1  # round, start seat
DICE_ROLLED = 2  # dice rolled, dice in the bin
PASSED = 3
TURN_BEGAN = 4  # 1 for an extra turn
TURN_ENDED = 5
GUEST_TAKEN = 6  # guest, queue space, price
GUEST_ARRIVED = 7  # guest turned up into the queue
GUESTS_RESHUFFLED = 8  # cards
DIE_TAKEN = 9  # face, strength, krones paid
ACTION_DONE = 10  # main action, strength
ACTION_LOST = 11  # face
KRONES = 12  # change, new amount
EMPEROR = 13  # change, new space
VP = 14  # change, source, new amount
ITEM_GAINED = 15  # item, amount
ITEM_PLACED = 16  # item, guest
ITEM_KEPT = 17  # item, amount
ITEM_SERVED = 18  # item, guest
SERVICE_PAID = 19  # krones
ORDER_COMPLETED = 20  # guest (by the Porter)
CHECKED_IN = 21  # guest, room
ROOM_PREPARED = 22  # room, price
ROOM_OCCUPIED = 23  # room
ROOM_REMOVED = 24  # room, 1 vacant or 2 occupied
GROUP_COMPLETED = 25  # group, size, colour
STAFF_DRAWN = 26  # staff (secret)
STAFF_HIRED = 27  # staff, price
STAFF_USED = 28  # staff
STAFF_LOOKED_AT = 29  # staff (secret)
STAFF_RETURNED = 30  # staff (secret), 1 from the hand
STAFF_DISMISSED = 31  # staff
STAFF_DRAFTED = 32  # staff (secret)
OBJECTIVE_CLAIMED = 33  # category, objective, place
EMPEROR_SCORED = 34  # space before, VP, space after
EMPEROR_REWARDED = 35  # tile
EMPEROR_PUNISHED = 36  # tile, half: 1 left, 2 right
PENALTY_IGNORED = 37  # tile, krones
KITCHEN_RETURNED = 38  # items
CAFE_RETURNED = 39  # items
REWARD_TAKEN = 40  # guest, part
STAFF_SCORED = 41  # staff, VP, staff copied (or -1)
GAME_ENDED = 42
HAND_DEALT = 43  # cards
INSTRUCTION_TURNED = 44  # instruction card
AUTOMATON_GUEST = 45  # guest, clause (GUEST_*), tie (TIE_*)
AUTOMATON_NO_GUEST = 46  # colour
AUTOMATON_DIE = 47  # face, clause (DIE_*), tie
AUTOMATON_OBJECTIVE = 48  # category, clause (OBJECTIVE_*), tie
AUTOMATON_NO_OBJECTIVE = 49
AUTOMATON_MARKER = 50  # category, numeral 3, 2 or 1
AUTOMATON_STAFF = 51  # staff turned up
AUTOMATON_NO_STAFF = 52
ITEM_SPENT = 53  # item, amount: from the kitchen, for an effect
ITEM_SWAPPED = 54  # item given, item taken
STAFF_FLIPPED = 55  # staff
REHEARSAL_TAKEN = 56  # rehearsal room
DANCER_SENT = 57  # place, champagne, guest (or -1)
DANCER_REMOVED = 58  # place
AREA_EMPTIED = 59  # area
BALL_SCORED = 60  # ballroom, VP, dancers there
AUTOMATON_DANCER = 61  # arrows, 1 when its ballroom was full, place
AUTOMATON_NO_DANCER = 62
COLOURED_DIE_TAKEN = 63  # colour
CELEBRITY_TAKEN = 64  # celebrity, VP
CELEBRITY_CALLED = 65  # celebrity
CELEBRITY_LEFT = 66  # celebrity
CELEBRITY_ARRIVED = 67  # celebrity, colour of the die
COLOURED_DIE_PUT_AWAY = 68  # colour
AUTOMATON_COLOUR = 69  # colour, tie
KEY_TAKEN = 70  # krones paid
BID_MADE = 71  # entrance, krones
ENTRANCE_TAKEN = 72  # entrance, krones
TOKEN_TAKEN = 73  # token, 0 for a column, 1 for a floor
GUESTS_KEPT_SCORED = 74  # guests, VP
GOAL_MET = 75  # category, objective, VP
GOALS_SCORED = 76  # objectives, VP
FAVOUR_TAKEN = 77  # tile, steps
DIE_SHIFTED = 78  # from, to
FIRST_IN_GROUP = 79  # group, colour
SUM_OF_DICE = 80  # sum
HOUSE_OPENED = 81  # house
ITEM_GIVEN = 82  # item, guest
GUEST_RESERVED = 83  # guest, room
GEAR_LAID = 84  # where (GEAR_*), place
GEAR_REMOVED = 85  # where, place
GEAR_SCORED = 86  # VP, guest
TOLL_PAID = 87  # space, krones, VP of the automaton
TOLL_FORGONE = 88  # VP lost
STARS_COUNTED = 89  # gears, VP
GUEST_HOSTED = 90  # guest
ITEM_FILLED = 91  # item, guest
BROKEN_OFF = 92

EVENT_NAMES: Final = {
    value: name.lower()
    for name, value in list(globals().items())
    if name.isupper() and type(value) is int and not name.startswith("_") and name != "LOG_LENGTH"
}
SECRET: Final = frozenset((STAFF_DRAWN, STAFF_LOOKED_AT, STAFF_RETURNED, STAFF_DRAFTED))
"""Events whose card only the acting seat may know."""


@wide(GAME)
@rule
def note(g, event, p, a, b, c):
    """Write into the journal of this action; playouts go without."""
    if QUIET:
        return
    if g.log_on != 0 and g.log_n < LOG_LENGTH:
        n = g.log_n
        g.log[n, 0] = event
        g.log[n, 1] = p
        g.log[n, 2] = a
        g.log[n, 3] = b
        g.log[n, 4] = c
        g.log_n = n + 1
