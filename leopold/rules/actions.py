"""The catalogue of actions: every answer to every decision is one small integer.

The catalogue is stable: sizes leave room for the expansion, new kinds go at the end, and `RULES_VERSION`
rises whenever a number changes its meaning. Bots and learning code see the integer; `leopold.text.notation`
gives each one its text.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from leopold.packs.tables import BALL_PLACES, CELEBRITIES_MAX, FACES, ROOMS, SEATS, STAFF_MAX

ITEM_PLACES: Final = 8  # kinds of items a catalogue number can name
TABLE_PLACES: Final = 8  # café tables a catalogue number can name
DANCE_PLACES: Final = 16  # places of dancers a catalogue number can name
POUR_PLACES: Final = 8  # champagne of one die a catalogue number can name
BID_PLACES: Final = 32  # krones that a catalogue number can name
DIE_WAYS: Final = 12  # to use a die: with or without a boost, by the action that it copies
POUR_ROWS: Final = 10  # and of the second kind with it

PASS: Final = 0
END: Final = 1
DONE: Final = 2  # enough: leave the rest of an optional effect
MAIN: Final = 3  # do the die's main action now, before what staff add beside it
BONUS: Final = 4  # take the occupancy bonus before the guest's reward
KEEP: Final = 5  # the rest of this kind of item goes to the kitchen
IGNORE: Final = 6  # pay so as to ignore the emperor's penalty
ACCEPT: Final = 7  # bear the emperor's penalty although it could be ignored
LEFT: Final = 8  # 2015: the left half of the penalty
RIGHT: Final = 9  # 2015: the right half
ROW: Final = 10  # take the bonus of the row that a dancer has gone to
EMPTIED: Final = 11  # take the bonus of the area that a dancer was the last to leave
KEY: Final = 12  # take the skeleton key in place of a die
GUEST: Final = 16  # + queue space, 0 left to 4 right
DIE: Final = 24  # + (face - 1) * DIE_WAYS + boost * 6 + copied action (0: its own; of a six 0: its action is lost)
ACT: Final = 96  # + (face - 1) * 6 + copied action: a die's action without the die
TAKE: Final = 132  # + how many of the second kind: cakes, coffees, krones
REWARD: Final = 164  # + part of the guest's reward
ALSO: Final = 172  # + which of the effects beside the main action (SIDE_*)
SERVE: Final = 180  # + item * TABLE_PLACES + table: from the kitchen
PLACE: Final = 244  # + item * TABLE_PLACES + table: just gained
ITEM: Final = 308  # + item: an item of choice
COMPLETE: Final = 316  # + table
CLAIM: Final = 324  # + category of the objective
CHECK_IN: Final = 332  # + table * ROOMS + room
ROOM: Final = 492  # + room to prepare
OCCUPY: Final = 512  # + room
REMOVE: Final = 532  # + room
USE: Final = 552  # + staff
HIRE: Final = 648  # + staff
DRAFT: Final = 744  # + staff to keep
RETURN: Final = 840  # + staff to the bottom of the deck
DISMISS: Final = 936  # + staff
SWAP: Final = 1032  # + item given * ITEM_PLACES + item taken
DANCE: Final = 1096  # + table * DANCE_PLACES + place: a guest goes to a ball
SEND: Final = 1224  # + place: a dancer without a guest
AREA: Final = 1240  # + area of the rehearsal room that the dancer leaves
REHEARSE: Final = 1248  # + rehearsal room to take
RECALL: Final = 1264  # + place that a dancer leaves for good
POUR: Final = 1280  # + how many of the second kind * POUR_PLACES + champagne
COLOUR: Final = 1360  # + colour of the die: red, blue, yellow, white
CALL: Final = 1368  # + celebrity to call on
BID: Final = 1384  # + entrance on offer * BID_PLACES + krones
ENTRANCE: Final = 1512  # + entrance on offer to keep
SHIFT: Final = 1516  # + (space it leaves - 1) * 2 + 1 when it goes up: a die to the space beside it
TOKEN: Final = 1528  # + bonus token
FAVOUR: Final = 1536  # + emperor tile of one's own
GIVE: Final = 1544  # + table in the automaton's café
HOST: Final = 1552  # + table of a guest who stays
ACTIONS: Final = 1560
TAKE_MOST: Final = REWARD - TAKE - 1
"""Of the second kind, and so of a die's strength. Ours stay far below; thirty dice and a boost are as many."""
LONGEST_LIST: Final = 320
"""Room for the actions of any decision: at most, a turn offers 5 guests, 20 dice, the key, 20 services, 6 claims, 96
staff, 16 celebrities, 80 check-ins, 40 dances, a guest who stays, 6 favours, 10 dice to move and its end; an auction
128 bids."""

SIDE_PREPARE: Final = 0
SIDE_HIRE: Final = 1
SIDE_EMPEROR: Final = 2
SIDE_DANCER: Final = 3
SIDES: Final = 4


class Kind(NamedTuple):
    """One kind of action: its name, its first number, how many numbers it has."""

    name: str
    first: int
    size: int


CATALOGUE: Final = (
    Kind("pass", PASS, 1),
    Kind("end", END, 1),
    Kind("done", DONE, 1),
    Kind("main", MAIN, 1),
    Kind("bonus", BONUS, 1),
    Kind("keep", KEEP, 1),
    Kind("ignore", IGNORE, 1),
    Kind("accept", ACCEPT, 1),
    Kind("left", LEFT, 1),
    Kind("right", RIGHT, 1),
    Kind("row", ROW, 1),
    Kind("emptied", EMPTIED, 1),
    Kind("key", KEY, 1),
    Kind("guest", GUEST, 8),
    Kind("die", DIE, FACES * DIE_WAYS),
    Kind("act", ACT, FACES * 6),
    Kind("take", TAKE, 32),
    Kind("reward", REWARD, 8),
    Kind("also", ALSO, 8),
    Kind("serve", SERVE, ITEM_PLACES * TABLE_PLACES),
    Kind("place", PLACE, ITEM_PLACES * TABLE_PLACES),
    Kind("item", ITEM, ITEM_PLACES),
    Kind("complete", COMPLETE, TABLE_PLACES),
    Kind("claim", CLAIM, 8),
    Kind("check-in", CHECK_IN, TABLE_PLACES * ROOMS),
    Kind("room", ROOM, ROOMS),
    Kind("occupy", OCCUPY, ROOMS),
    Kind("remove", REMOVE, ROOMS),
    Kind("use", USE, STAFF_MAX),
    Kind("hire", HIRE, STAFF_MAX),
    Kind("draft", DRAFT, STAFF_MAX),
    Kind("return", RETURN, STAFF_MAX),
    Kind("dismiss", DISMISS, STAFF_MAX),
    Kind("swap", SWAP, ITEM_PLACES * ITEM_PLACES),
    Kind("dance", DANCE, TABLE_PLACES * DANCE_PLACES),
    Kind("send", SEND, DANCE_PLACES),
    Kind("area", AREA, 8),
    Kind("rehearse", REHEARSE, 16),
    Kind("recall", RECALL, DANCE_PLACES),
    Kind("pour", POUR, POUR_ROWS * POUR_PLACES),
    Kind("colour", COLOUR, 8),
    Kind("call", CALL, CELEBRITIES_MAX),
    Kind("bid", BID, SEATS * BID_PLACES),
    Kind("entrance", ENTRANCE, SEATS),
    Kind("shift", SHIFT, 2 * FACES),
    Kind("token", TOKEN, 8),
    Kind("favour", FAVOUR, 8),
    Kind("give", GIVE, TABLE_PLACES),
    Kind("host", HOST, TABLE_PLACES),
)
assert BALL_PLACES <= DANCE_PLACES


_KINDS: Final = {number: kind for kind in CATALOGUE for number in range(kind.first, kind.first + kind.size)}


def kind_of(action: int) -> Kind:
    """The kind an action number belongs to."""
    if action in _KINDS:
        return _KINDS[action]
    raise ValueError(f"{action} is not in the catalogue of actions (0 to {ACTIONS - 1})")
