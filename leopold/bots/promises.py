"""What an entrance is worth to a seat as it stands, and what it promises to whoever bids for it.

An entrance is bid for before anything has come of it, and networks know little of games that begin with few krones. So
bids are weighed by themselves: what the entrance does counts some points, modestly, by the kinds of things it does,
whatever pack it comes from; and a krone counts what it is worth at the start.
"""

from __future__ import annotations

from typing import Final

from leopold.packs.codes import MOST_DANCERS_VP, ROOM_COLOURS
from leopold.packs.tables import CATEGORIES, GROUP_SIZE_MAX, HALLS, KEPT_POINTS, SUMS
from leopold.rules import actions
from leopold.rules.agenda import on_top
from leopold.rules.board.balls import dancers_in
from leopold.rules.board.entrances import entrance_of
from leopold.rules.decisions import entrances
from leopold.rules.jit import cold, rule
from leopold.rules.state import NOBODY

# --- in points; an entrance of ours comes to between none and seven, which is some four krones at the start
KRONE_BID: Final = 1.6
ITEM_MORE: Final = 1.0  # at the start than usual
ROOM_MORE: Final = 0.5
FREE_ROOM: Final = 1.5
GUEST_MORE: Final = 1.0
BEGINS: Final = 1.5  # each thing that it begins with
TABLE_MORE: Final = 1.0
POWER: Final = 2.0
WAITS: Final = 3.0  # for something, all through the game
BONUS_MORE: Final = 0.1  # each point, krone or step more of a group's bonus, over all colours and sizes
SUM: Final = 0.3
TOKEN: Final = 0.6
KEEPS: Final = 2.0
GOAL: Final = 0.15  # each point of the objectives of one's own
FAVOUR: Final = 0.7


@rule
def slot_of_bid(t, g, p):
    """Which of the entrances on offer this seat's bid stands for; -1 if for none."""
    if t.entrance_n > 0 and g.round_no == 0:
        for slot in range(g.players):
            if g.bidder[slot] == p and g.entrances[slot] != NOBODY:
                return slot
    return NOBODY


@rule
def krones_to_spend(t, g, p):
    """Krones less those that are bid."""
    slot = slot_of_bid(t, g, p)
    if slot != NOBODY:
        return g.krones[p] - g.bid[slot]
    return g.krones[p] + 0


@rule
def entrance_ahead(t, g, p):
    """The entrance that this seat's bid stands for, not opened yet; -1 if there is none."""
    slot = slot_of_bid(t, g, p)
    if slot != NOBODY:
        return g.entrances[slot] + 0
    return NOBODY


@cold
def promise_of_beginning(t, entrance):
    """What an entrance begins with, against what lies there already."""
    total = ROOM_MORE * t.entrance_rooms[entrance, 0] + FREE_ROOM * t.entrance_rooms[entrance, 1]
    total += GUEST_MORE * t.entrance_guests[entrance] + BEGINS * t.entrance_begin_n[entrance]
    for item in range(t.item_kinds):
        total += ITEM_MORE * (t.entrance_kitchen[entrance, item] - t.start_kitchen[item])
    return total


@cold
def promise_of_entrance(t, entrance):
    """What an entrance does all through the game."""
    total = TABLE_MORE * t.entrance_tables[entrance] + POWER * t.entrance_power_n[entrance]
    total += TOKEN * t.entrance_token_n[entrance] + FAVOUR * CATEGORIES * t.entrance_tiles[entrance]
    if t.entrance_when[entrance, 0] > 0:
        total += WAITS
    if t.entrance_kept[entrance, 0] > 0:
        total += KEEPS
    for i in range(CATEGORIES):
        total += GOAL * t.entrance_goals[entrance, i]
    for n in range(SUMS):
        if t.entrance_sum_n[entrance, n] > 0:
            total += SUM
    for colour in range(ROOM_COLOURS):
        for size in range(GROUP_SIZE_MAX):
            bonus = t.entrance_occupancy[entrance, colour, size]
            if bonus > 0:
                total += BONUS_MORE * (bonus - t.occupancy_bonus[colour, size])
    return total


@rule
def is_on_offer(g):
    """Is an entrance to be bid for, or to be chosen?"""
    return on_top(g) == entrances.AUCTION or on_top(g) == entrances.CHOOSE_ENTRANCE


@cold
def worth_of_offer(t, g, action):
    """What an entrance promises, less what is bid for it.

    Whoever bids as little as stands and promises most gets by and by what it is worth, and pays no more than that.
    """
    slot = action - actions.ENTRANCE
    krones = 0
    if action < actions.ENTRANCE:
        slot = (action - actions.BID) // actions.BID_PLACES
        krones = (action - actions.BID) % actions.BID_PLACES
    entrance = g.entrances[slot]
    return promise_of_beginning(t, entrance) + promise_of_entrance(t, entrance) - KRONE_BID * krones


@rule
def is_ahead(g, p, hall):
    """Has this seat more dancers in a ballroom than anybody else?"""
    mine = dancers_in(g, p, hall)
    for q in range(g.players):
        if q != p and dancers_in(g, q, hall) >= mine:
            return False
    return mine > 0


@rule
def objectives_in_all(g, p):
    """Common ones and one's own."""
    n = 0
    for category in range(CATEGORIES):
        n += g.goals_met[category]
        if g.claims[category, p] > 0:
            n += 1
    return n


@cold
def points_of_entrance(t, g, p):
    """What an entrance would score as it stands: guests kept, objectives in all, ballrooms in which one is ahead."""
    entrance = entrance_of(t, g, p)
    if entrance == NOBODY:
        return 0
    total = 0
    if t.entrance_kept[entrance, 0] > 0 and g.kept_n > 1:
        total += t.entrance_kept[entrance, min(g.kept_n, KEPT_POINTS + 1) - 2]
    if t.entrance_goals[entrance, 0] > 0 and objectives_in_all(g, p) > CATEGORIES:
        total += t.entrance_goals_all[entrance, objectives_in_all(g, p) - CATEGORIES - 1]
    if t.ballroom_n > 0 and g.power[p, MOST_DANCERS_VP] > 0:
        for hall in range(HALLS):
            if t.emperor_rounds[hall] >= g.round_no and is_ahead(g, p, hall):
                total += g.power[p, MOST_DANCERS_VP]
    return total
