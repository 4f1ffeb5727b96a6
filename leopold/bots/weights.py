"""Weights of the quick judgement: what things are worth in victory points, by name.

Compiled code reads them from one array of floats; the constants here are its places. `weight_files.py` reads them
from files, and stands apart because how a wrong file is told is no reason to compile anything again.
"""

from __future__ import annotations

from typing import Final

# --- places in the array; the texts are the names in the data
KRONE_FIRST: Final = 0
KRONE_MORE: Final = 1
KRONE_MANY: Final = 2
ITEM: Final = 3
ITEM_WANTED: Final = 4
GUEST_EFFORT: Final = 5
GUEST_PATIENCE: Final = 6
GUEST_HOMELESS: Final = 7
GUEST_ROOM: Final = 8
REWARD: Final = 9
WORTH_KRONE: Final = 10
WORTH_ITEM: Final = 11
WORTH_STEP: Final = 12
WORTH_DRAW: Final = 13
WORTH_HIRE: Final = 14
WORTH_DISCOUNT: Final = 15
WORTH_LOOK: Final = 16
WORTH_PREPARE: Final = 17
WORTH_OCCUPY: Final = 18
WORTH_GUEST: Final = 19
WORTH_ACTION: Final = 20
VACANT: Final = 21
VACANT_FLOOR: Final = 22
VACANT_SPARE: Final = 23
GROUP: Final = 24
EMPEROR_NOW: Final = 25
EMPEROR_REWARD: Final = 26
EMPEROR_PENALTY: Final = 27
EMPEROR_LATER: Final = 28
EMPEROR_PACE: Final = 29
OBJECTIVE: Final = 30
OBJECTIVE_SHAPE: Final = 31
STAFF: Final = 32
STAFF_END: Final = 33
HAND: Final = 34
HAND_BEST: Final = 35
PASS: Final = 36
RIVAL: Final = 37
GUEST_ITEM: Final = 38
GUEST_CARRY: Final = 39
FREE_TABLE: Final = 40
OCCUPIED: Final = 41
GUEST_LATE: Final = 42
HASTE: Final = 43
# --- "Vienna Ballrooms"
CHAMPAGNE: Final = 44
WORTH_CHAMPAGNE: Final = 45
WORTH_DANCER: Final = 46
BALL_NEXT: Final = 47
BALL_LATER: Final = 48
DANCER: Final = 49
BALL_BONUS: Final = 50
AREA: Final = 51
# --- "Celebrities"
CELEBRITY: Final = 52
CELEBRITY_READY: Final = 53
# --- "Unique Hotels"
GOAL: Final = 54
TOKEN: Final = 55
FAVOUR: Final = 56
HOUSE: Final = 57
# --- "Start Player"
KEY: Final = 58
# --- the promo cards of the expansion
STAYING: Final = 59
WEIGHTS: Final = 60
MEANINGS: Final = {
    "krone_first": "the first five krones, beyond the point they are worth at the end, by the share of the game left",
    "krone_more": "the next seven",
    "krone_many": "all beyond twelve",
    "item": "an item in the kitchen that nobody wants yet, by the share of the game left",
    "item_wanted": "one that a guest in the cafe wants, beyond what it does for the guest",
    "guest_effort": "how much each missing item tells against a guest being served in time",
    "guest_patience": "turns that count as left even in the last one",
    "guest_homeless": "a guest without a vacant room to move into",
    "guest_room": "what a room occupied by a check-in brings besides",
    "reward": "scale of all rewards",
    "worth_krone": "a krone in a reward",
    "worth_item": "an item in a reward",
    "worth_step": "a step on the emperor track in a reward",
    "worth_draw": "a staff card drawn",
    "worth_hire": "a staff card to hire",
    "worth_discount": "each krone less for it, up to four",
    "worth_look": "staff looked at, one of them to hire",
    "worth_prepare": "a room to prepare",
    "worth_occupy": "a room to occupy",
    "worth_guest": "a guest to take",
    "worth_action": "an extra action",
    "vacant": "a vacant room, by the share of the game left",
    "vacant_floor": "more for each point its floor will pay",
    "vacant_spare": "each vacant room beyond the sixth",
    "group": "share of a group's bonus when part of it is occupied",
    "emperor_now": "points of the space at the next scoring",
    "emperor_reward": "the tile's reward at the next scoring",
    "emperor_penalty": "the tile's penalty",
    "emperor_later": "spaces left over for the scorings after that",
    "emperor_pace": "steps expected per turn until the scoring",
    "objective": "an objective begun",
    "objective_shape": "how much the last part of an objective counts more than the first",
    "staff": "scale of what permanent staff bring",
    "staff_end": "how much end-of-game staff still grow",
    "hand": "a card in hand",
    "hand_best": "the best card in hand",
    "pass": "what a turn after a reroll is worth",
    "rival": "how much the best other seat counts against one's own points",
    "guest_item": "what a missing item costs",
    "guest_carry": "what serving an item from the kitchen costs",
    "free_table": "a free table, by the share of the game left",
    "occupied": "an occupied room beyond its points, by the share of the game left",
    "guest_late": "the share of a reward that is worth having even at the end of the game",
    "haste": "what leaving the turn costs, against doing something more",
    "champagne": "a champagne in the kitchen that nobody ordered, by the share of the game left",
    "worth_champagne": "a champagne in a reward, or from a die",
    "worth_dancer": "a dancer to send",
    "ball_next": "points of the ballroom that is scored next, as it stands",
    "ball_later": "points of those after it",
    "dancer": "a dancer at a ball that is still to be scored, by the share of the game left",
    "ball_bonus": "the bonus of a row or an area that is still to be taken",
    "area": "share of an area's bonus when some of its dancers have left it",
    "celebrity": "a celebrity, for each turn of the round that is left for it",
    "celebrity_ready": "one that can still be called on",
    "goal": "an objective of one's own begun",
    "token": "a bonus token that is left, by the share of the game left",
    "favour": "an emperor tile of one's own that is left, by the share of the game left",
    "house": "how much an automaton's points count against one's own where it has a hotel of its own",
    "key": "the key, for beginning the next round",
    "staying": "scale of what a guest who stays brings",
}
NAMES: Final = tuple(MEANINGS)
MODULE_NAMES: Final = {
    "ballrooms": NAMES[CHAMPAGNE:CELEBRITY],
    "celebrities": NAMES[CELEBRITY:GOAL],
    "entrances": NAMES[GOAL:KEY],
    "key": NAMES[KEY:STAYING],
    "gala": NAMES[STAYING:WEIGHTS],
}
"""Those that count only where a module is played."""
BASE_NAMES: Final = NAMES[:CHAMPAGNE]
STAFF_WORTH: Final = WEIGHTS
"""After the named weights: for each staff card by index, what it brings over a whole game."""
