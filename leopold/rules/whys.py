"""Why something cannot be done: one list of codes, each with the key of its words and the names of its parameters.

A rule that refuses gives one integer: the code, and up to three parameters of 16 bits above it. No room is needed for
that in the record, it costs nothing where nobody asks, and it is the same interpreted, compiled and on a GPU.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from leopold.packs.codes import NEED_COLOURS, NEEDS
from leopold.rules.jit import rule, wide

MAY: Final = 0
"""Nothing stands in the way."""


class Why(NamedTuple):
    """A reason: its code, the key of its words, and what its parameters are (a name and a meaning each)."""

    code: int
    key: str
    parameters: tuple[tuple[str, str], ...] = ()
    told: bool = True
    """Worth showing on a thing that does not glow; the others say why only if somebody tries."""


WHYS: Final[dict[int, Why]] = {}


def why(key: str, *, told: bool = True, **parameters: str) -> int:
    """Declare a reason; gives its code. Codes may change from version to version: keys are what is sent and stored."""
    code = len(WHYS) + 1
    assert code < 256 and len(parameters) <= 3, key
    WHYS[code] = Why(code, key, tuple(parameters.items()), told)
    return code


# --- whatever is being decided
OVER = why("over", told=False)
NO_ACTION = why("no-action", told=False)
UNASKED = why("unasked", told=False)
COPIES_NOTHING = why("die-copies", told=False)
LOST_IS_NOT_BOOSTED = why("die-lost-boost", told=False)
COPIES_SOMETHING = why("act-copies", told=False)

# --- in the turn
PASS_TOO_LATE = why("pass-too_late")
END_WITHOUT_DIE = why("end-no_die")
END_OR_PASS = why("end-no_die_or_pass")
DIE_TAKEN_ALREADY = why("die-taken_already")
NO_DIE_THERE = why("die-none", face="number")
BOOST_PRICE = why("price-boost", price="number", krones="number")
SIX_PRICE = why("price-six", price="number", krones="number")
SIX_BOOST_PRICE = why("price-six_boost", price="number", krones="number")
NOT_LOST = why("die-not_lost", told=False)
NOT_LOST_BUT_PASSED = why("die-not_lost_pass", told=False)
STAFF_USED_UP = why("use-used", staff="staff")
STAFF_NOT_PER_ROUND = why("use-not_per_round", told=False, staff="staff")
STAFF_NOT_SET_OFF = why("use-not_set_off", told=False, staff="staff")
STAFF_WAITS = why("use-waits", staff="staff")
STAFF_FACE_DOWN = why("use-face_down", told=False, staff="staff")
SPENDS_ITEM = why("spend-item", item="item", have="number", need="number")
SPENDS_KRONES = why("price-spend", price="number", krones="number")
GOES_BACK = why("spend-steps", have="number", need="number")
EXCHANGES = why("spend-exchange", have="number", need="number")
SPENDS_ANY = why("spend-any", have="number", need="number")
STAFF_NOT_IN_PLAY = why("staff-not_in_play", told=False, staff="staff")
ORDER_INCOMPLETE = why("check_in-missing", guest="guest", items="items")
NO_ROOM_FOR_GUEST = why("check_in-no_room", guest="guest", colour="colour")
ROOM_OF_OTHER_COLOUR = why("check_in-colour", guest="guest", wanted="colour", room="room")
CLAIMED_ALREADY = why("claim-done", letter="category")
CLAIMED_BY_OTHERS = why("claim-full", letter="category")
CLAIM_SHORT = len(WHYS)
"""Plus what the objective asks for: not there yet."""
for _name, _need in NEEDS.items():
    if _need == NEED_COLOURS:
        why(f"claim-short-{_name}", letter="category", rooms="colours")
    else:
        why(f"claim-short-{_name}", letter="category", have="number", need="number")
    assert len(WHYS) == CLAIM_SHORT + _need

# --- guests
CAFE_FULL = why("guest-cafe_full")
GUEST_TAKEN_ALREADY = why("guest-taken_already")
GUEST_AFTER_DIE = why("guest-after_die")
NO_GUEST_THERE = why("guest-none", space="place")
GUEST_PRICE = why("price-guest", guest="guest", price="number", krones="number")

# --- rooms
ROOM_NOT_PREPARED = why("room-not_prepared", room="room")
ROOM_TAKEN = why("room-occupied", room="room")
ROOM_PREPARED = why("room-prepared", room="room")
ROOM_TOO_HIGH = why("room-too_high", floors="number")
ROOM_TOO_HIGH_TO_OCCUPY = why("room-occupy_too_high", floors="number")
ROOM_NOT_FIRST = why("room-begin", room="room")
ROOM_APART = why("room-apart", room="room")
ROOM_PRICE = why("price-room", room="room", price="number", krones="number")
ROOMS_DUE = why("room-due", told=False, rooms="number")

# --- items
NO_GUEST_AT_TABLE = why("serve-no_guest", told=False, table="place")
NOT_IN_KITCHEN = why("serve-no_item", item="item")
NEITHER_THERE_NOR_WANTED = why("serve-neither", told=False, guest="guest", item="item")
NOT_ORDERED = why("serve-not_ordered", guest="guest", item="item")
WANTS_NO_MORE = why("serve-enough", guest="guest", item="item")
SERVE_PRICE = why("price-serve", price="number", krones="number")
NOT_GAINED = why("place-not_gained", told=False, item="item", placing="item")
ANOTHER_ITEM_FIRST = why("place-first", told=False, placing="item")
HAS_EVERYTHING = why("complete-nothing_missing", guest="guest")
TOO_MANY_TO_DIVIDE = why("take-too_many", told=False, strength="number")
UNEVEN_DIVISION = why("take-uneven", told=False, action="number")
SAME_KIND = why("swap-same", told=False, item="item")
SWAPS_DUE = why("swap-due", told=False, items="number")
NOT_KEPT = why("item-not_kept", told=False, item="item")
NEITHER_DISH_NOR_DRINK = why("item-neither", told=False)

# --- staff
NOT_TO_DRAFT = why("draft-not_among", told=False, staff="staff")
NOT_IN_HAND = why("staff-not_in_hand", told=False, staff="staff")
NOT_LOOKED_AT = why("staff-not_looked_at", told=False, staff="staff")
MUST_PLAY_ONE = why("hire-must", told=False)
STAFF_PRICE = why("price-staff", staff="staff", price="number", krones="number")

# --- balls
NO_DANCER_LEFT = why("ball-no_dancer")
ROW_FULL = why("ball-full", place="ball_place")
CHAMPAGNE_PRICE = why("ball-champagne", price="number", have="number")
STAYS_IN_ROOM = why("ball-room_only", guest="guest")
GOES_TO_BALL = why("check_in-ball_only", guest="guest")
GUEST_STAYS = why("check_in-stays", guest="guest")
GUEST_LEAVES = why("host-leaves", told=False, guest="guest")
HOSTED_ALREADY = why("host-already", guest="guest")
AREA_EMPTY = why("ball-area_empty", told=False, area="place")
REHEARSAL_NOT_OFFERED = why("ball-rehearsal", told=False, rehearsal="rehearsal")
NOBODY_DANCES_THERE = why("ball-nobody", told=False, place="ball_place")
BONUS_DUE = why("ball-bonus_due", told=False)
NO_BALL_BONUS = why("ball-no_bonus", told=False)
TOO_MUCH_CHAMPAGNE = why("take-champagne", told=False, action="number")

# --- coloured dice and celebrities, the key
NO_SUCH_DIE = why("colour-none", told=False, colour="die colour", face="number")
CELEBRITY_ELSEWHERE = why("call-elsewhere", told=False, celebrity="celebrity")
CELEBRITY_NOT_CALLED = why("call-not_called", told=False, celebrity="celebrity")
CELEBRITY_USED_UP = why("call-used", celebrity="celebrity")
KEY_GONE = why("key-gone", seat="seat")
KEY_PRICE = why("price-key", price="number", krones="number")

# --- entrances
ENTRANCE_NOT_OFFERED = why("bid-not_offered", told=False, slot="place")
BID_TOO_LOW = why("bid-too_low", told=False, bid="number")
TOO_DEAR_TO_BID = why("bid-too_dear", told=False, bid="number", krones="number")
TOKEN_GONE = why("token-gone", told=False, token="place")
FAVOUR_GONE = why("favour-gone", told=False)
FAVOUR_HAD = why("favour-had")
DIE_SHIFTED_ALREADY = why("shift-already")
NOT_BESIDE = why("shift-not_beside", told=False)
SHIFTED_ELSEWHERE = why("die-shifted", face="number")
GOAL_MET_ALREADY = why("claim-goal_met", letter="category")
NOT_HIS_GUEST = why("give-none", told=False, table="place")
TOLL_PRICE = why("price-toll", price="number", krones="number")
HE_WANTS_NONE = why("give-unwanted", guest="guest", item="item")

# --- rewards, and what staff add beside a die
NO_BONUS_WAITS = why("bonus-none", told=False)
BONUS_TOO_LATE = why("bonus-late", told=False)
NO_SUCH_PART = why("reward-parts", told=False, guest="guest", parts="number")
PART_TAKEN = why("reward-taken", guest="guest", part="place")
PART_COMES_LAST = why("reward-last")
MAIN_DONE = why("main-done", told=False)
MAIN_TO_DO = why("main-to_do", told=False)
SIDE_HAD = why("also-had", told=False, side="side")
SIDE_UNKNOWN = why("also-none", told=False, side="side")

# --- penalties
NOT_VACANT = why("remove-vacant", room="room")
NOT_OCCUPIED = why("remove-occupied", room="room")
OTHER_COLUMN = why("remove-column", column="place")
OTHER_FLOOR_VACANT = why("remove-floor_vacant", floor="place")
OTHER_FLOOR_OCCUPIED = why("remove-floor_occupied", floor="place")
NOT_END_STAFF = why("dismiss-not_end", told=False, staff="staff")

COUNT_BITS: Final = 3
"""Of each kind of item or colour in a parameter that counts them; an order has at most seven of a kind."""


@wide()
@rule
def refuse(code, a, b, c):
    """A reason with its parameters, as one integer."""
    return (
        np.int64(code) | ((np.int64(a) & 0xFFFF) << 8) | ((np.int64(b) & 0xFFFF) << 24) | ((np.int64(c) & 0xFFFF) << 40)
    )


@wide()
@rule
def too_dear(code, price, krones):
    """A price that the purse does not reach."""
    return refuse(code, price, krones, 0)


def code_of(refusal: int) -> int:
    """Which reason it is."""
    return refusal & 0xFF


def parameters_of(refusal: int) -> tuple[int, int, int]:
    """Its parameters; all three, whether the reason has as many or not."""
    a, b, c = (refusal >> 8 & 0xFFFF, refusal >> 24 & 0xFFFF, refusal >> 40 & 0xFFFF)
    return a - (a >> 15 << 16), b - (b >> 15 << 16), c - (c >> 15 << 16)
