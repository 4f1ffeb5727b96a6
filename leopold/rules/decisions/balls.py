"""Balls: choosing a rehearsal room, sending a dancer, the area it leaves, and what that brings; losing dancers."""

from __future__ import annotations

from typing import Final

from leopold.packs.codes import ROWS_TWICE
from leopold.packs.tables import AREAS, BALL_PLACES, BALL_ROWS, SEATS, STEPS_MAX, TABLES
from leopold.rules import actions
from leopold.rules.agenda import argument, decision, one_less, places, pop, push, push_step, push_steps, put_argument
from leopold.rules.bits import lowest_bit, only_bit
from leopold.rules.board.balls import (
    BALCONY,
    any_place_to_dance,
    ball_price,
    dancers_in,
    dancers_rehearsing,
    hall_of,
    place_dancer,
    remove_dancer,
    row_of,
    take_rehearsal_room,
    why_no_dancer,
)
from leopold.rules.decisions.asking import asks_by_itself
from leopold.rules.events import AREA_EMPTIED, REWARD_TAKEN, note
from leopold.rules.jit import cold, rule, wide
from leopold.rules.state import GAME, NOBODY
from leopold.rules.whys import (
    AREA_EMPTY,
    BONUS_DUE,
    MAY,
    NO_BALL_BONUS,
    NO_SUCH_PART,
    NOBODY_DANCES_THERE,
    PART_TAKEN,
    REHEARSAL_NOT_OFFERED,
    UNASKED,
    refuse,
)

REHEARSAL = decision(28, "rehearsal", answers=("rehearse",))
SEND_DANCER = decision(29, "send_dancer", answers=("send", "done"), dancers="number", discount="discount")
DANCERS, DISCOUNT = places(SEND_DANCER)
LEAVE_AREA = decision(30, "leave_area", answers=("area",))
BALL_REWARDS = decision(
    31,
    "ball_rewards",
    answers=("reward", "row", "emptied", "done"),
    guest="guest",
    parts="bits",
    place="ball_place",
    area="place",
)
GUEST, PARTS, PLACE, AREA_LEFT = places(BALL_REWARDS)
RECALL = decision(32, "recall", answers=("recall",), dancers="number", hall="")
DANCERS_TO_RECALL, HALL = places(RECALL)

ROW_PART: Final = 1 << STEPS_MAX
AREA_PART: Final = 2 << STEPS_MAX
GUEST_PARTS: Final = ROW_PART - 1


# --- a rehearsal room


@rule
def is_offered(g, room):
    """Does this rehearsal room still lie there to be taken?"""
    for i in range(SEATS):
        if g.rehearsals[i] == room:
            return True
    return False


@rule
def why_not_rehearsal(g, action):
    if actions.REHEARSE <= action < actions.RECALL:
        room = action - actions.REHEARSE
        return MAY if is_offered(g, room) else refuse(REHEARSAL_NOT_OFFERED, room, 0, 0)
    return UNASKED


@rule
def offer_rehearsal(g, out):
    n = 0
    for i in range(SEATS):
        if g.rehearsals[i] != NOBODY:
            out[n] = actions.REHEARSE + g.rehearsals[i]
            n += 1
    return n


@rule
def choose_rehearsal(t, g, p, action):
    pop(g)
    take_rehearsal_room(t, g, p, action - actions.REHEARSE)


@rule
def settle_rehearsal(t, g, p):
    """The last one left needs no choice."""
    n = 0
    only = NOBODY
    for i in range(SEATS):
        if g.rehearsals[i] != NOBODY:
            n += 1
            only = g.rehearsals[i]
    if n == 1:
        choose_rehearsal(t, g, p, actions.REHEARSE + only)
        return True
    return False


# --- sending dancers


@wide(TABLES, GAME)
@rule
def dance(t, g, p, place, price, guest, parts):
    """The dancer is there and its area chosen before anything is taken: the row's bonus, the area's, the reward.

    `parts` are those of the guest's reward, as bits; without a guest there are none.
    """
    place_dancer(g, p, place, price, guest)
    left = parts
    if place != BALCONY and t.ballroom_step_n[g.ballrooms[hall_of(place)], row_of(place)] > 0:
        left |= ROW_PART
    push(g, BALL_REWARDS, p, guest, left, place, -1)
    push(g, LEAVE_AREA, p, 0, 0, 0, 0)


@cold
def dance_beside(t, g, p, place):
    """A second dancer on the same space, for no champagne and no bonus of the row.

    The first has not left an area yet, so that a second is there only if two still rehearse.
    """
    if dancers_rehearsing(g, p) > 1:
        place_dancer(g, p, place, 0, NOBODY)
        g.sharing[place] += 1
        push(g, BALL_REWARDS, p, NOBODY, 0, place, -1)
        push(g, LEAVE_AREA, p, 0, 0, 0, 0)


@rule
def why_not_send_dancer(t, g, p, action):
    if action == actions.DONE:
        return MAY
    if actions.SEND <= action < actions.AREA:
        return why_no_dancer(t, g, p, action - actions.SEND, argument(g, DISCOUNT))
    return UNASKED


@rule
def offer_send_dancer(t, g, p, out):
    n = 0
    for place in range(BALL_PLACES):
        if why_no_dancer(t, g, p, place, argument(g, DISCOUNT)) == MAY:
            out[n] = actions.SEND + place
            n += 1
    out[n] = actions.DONE
    return n + 1


@rule
def choose_send_dancer(t, g, p, action):
    if action == actions.DONE:
        pop(g)
        return
    place = action - actions.SEND
    price = ball_price(t, place, argument(g, DISCOUNT))
    one_less(g, DANCERS)
    dance(t, g, p, place, price, NOBODY, 0)


@rule
def over_send_dancer(t, g, p):
    """Over when all are sent, or when none can be."""
    return argument(g, DANCERS) == 0 or not any_place_to_dance(t, g, p, argument(g, DISCOUNT))


# --- the area it leaves


@rule
def why_not_leave_area(g, p, action):
    if actions.AREA <= action < actions.REHEARSE:
        area = action - actions.AREA
        return MAY if g.rehearsing[p, area] > 0 else refuse(AREA_EMPTY, area, 0, 0)
    return UNASKED


@rule
def offer_leave_area(g, p, out):
    n = 0
    for area in range(AREAS):
        if g.rehearsing[p, area] > 0:
            out[n] = actions.AREA + area
            n += 1
    return n


@rule
def choose_leave_area(t, g, p, action):
    """Who leaves an area empty gets its bonus, at the time of their choice: it waits with the row's."""
    area = action - actions.AREA
    pop(g)
    g.rehearsing[p, area] -= 1
    if g.rehearsing[p, area] == 0:
        note(g, AREA_EMPTIED, p, area, 0, 0)
        if t.rehearsal_step_n[g.rehearsal[p], area] > 0:
            put_argument(g, PARTS, argument(g, PARTS) | AREA_PART)
            put_argument(g, AREA_LEFT, area)


@rule
def settle_leave_area(t, g, p):
    """From the only area with dancers they leave by themselves."""
    n = 0
    only = 0
    for area in range(AREAS):
        if g.rehearsing[p, area] > 0:
            n += 1
            only = area
    if n == 1:
        choose_leave_area(t, g, p, actions.AREA + only)
        return True
    return False


# --- what a dancer brings


@rule
def why_not_ball_rewards(t, g, action):
    """The row's bonus, the area's and the parts of the reward in any order; only the reward can be left."""
    left = argument(g, PARTS)
    if action == actions.DONE:
        return MAY if left & GUEST_PARTS != 0 else BONUS_DUE
    if action == actions.ROW:
        return MAY if left & ROW_PART != 0 else NO_BALL_BONUS
    if action == actions.EMPTIED:
        return MAY if left & AREA_PART != 0 else NO_BALL_BONUS
    if actions.REWARD <= action < actions.ALSO:
        return why_not_ball_part(t, g, action - actions.REWARD)
    return UNASKED


@rule
def why_not_ball_part(t, g, part):
    guest = argument(g, GUEST)
    if guest == NOBODY or part >= t.guest_step_n[guest]:
        return refuse(NO_SUCH_PART, guest, 0, 0)
    if argument(g, PARTS) & (1 << part) == 0:
        return refuse(PART_TAKEN, guest, part, 0)
    return MAY


@rule
def offer_ball_rewards(t, g, out):
    n = 0
    left = argument(g, PARTS)
    for part in range(STEPS_MAX):
        if left & (1 << part) != 0:
            out[n] = actions.REWARD + part
            n += 1
    if left & ROW_PART != 0:
        out[n] = actions.ROW
        n += 1
    if left & AREA_PART != 0:
        out[n] = actions.EMPTIED
        n += 1
    if left & GUEST_PARTS != 0:
        out[n] = actions.DONE
        n += 1
    return n


@rule
def choose_ball_rewards(t, g, p, action):
    if action == actions.DONE:
        put_argument(g, PARTS, argument(g, PARTS) & ~GUEST_PARTS)
    elif action == actions.ROW:
        take_ball_part(t, g, p, ROW_PART)
    elif action == actions.EMPTIED:
        take_ball_part(t, g, p, AREA_PART)
    else:
        take_ball_part(t, g, p, 1 << (action - actions.REWARD))


@wide(TABLES, GAME)
@rule
def take_ball_part(t, g, p, bit):
    """Its steps come next."""
    guest = argument(g, GUEST)
    place = argument(g, PLACE)
    area = argument(g, AREA_LEFT)
    put_argument(g, PARTS, argument(g, PARTS) & ~bit)
    if bit == ROW_PART:
        hall = g.ballrooms[hall_of(place)]
        row = row_of(place)
        for _ in range(1 + g.power[p, ROWS_TWICE]):
            push_steps(g, p, t.ballroom_steps[hall, row], t.ballroom_step_n[hall, row])
    elif bit == AREA_PART:
        room = g.rehearsal[p]
        push_steps(g, p, t.rehearsal_steps[room, area], t.rehearsal_step_n[room, area])
    else:
        part = lowest_bit(bit)
        note(g, REWARD_TAKEN, p, guest, part, 0)
        push_step(g, p, t.guest_steps[guest], part)


@rule
def settle_ball_rewards(t, g, p):
    """A last bonus is taken by itself, and a last part of a reward that asks by itself begins at once."""
    left = argument(g, PARTS)
    if left == 0:
        pop(g)
        return True
    if only_bit(left):
        if left >= ROW_PART or asks_by_itself(t.guest_steps[argument(g, GUEST), lowest_bit(left), 0]):
            take_ball_part(t, g, p, left)
            return True
    return False


# --- losing dancers


@rule
def why_not_recall(g, p, action):
    if actions.RECALL <= action < actions.POUR:
        place = action - actions.RECALL
        there = hall_of(place) == argument(g, HALL) and g.dancers[p, place] > 0
        return MAY if there else refuse(NOBODY_DANCES_THERE, place, 0, 0)
    return UNASKED


@rule
def offer_recall(g, p, out):
    n = 0
    for place in range(BALL_PLACES):
        if hall_of(place) == argument(g, HALL) and g.dancers[p, place] > 0:
            out[n] = actions.RECALL + place
            n += 1
    return n


@rule
def choose_recall(g, p, action):
    one_less(g, DANCERS_TO_RECALL)
    remove_dancer(g, p, action - actions.RECALL)


@rule
def settle_recall(g, p):
    """Over when all are gone; where only one row has dancers, nothing is to be chosen."""
    if argument(g, DANCERS_TO_RECALL) == 0 or dancers_in(g, p, argument(g, HALL)) == 0:
        pop(g)
        return True
    n = 0
    only = 0
    for place in range(BALL_PLACES):
        if hall_of(place) == argument(g, HALL) and g.dancers[p, place] > 0:
            n += 1
            only = place
    if n == 1:
        choose_recall(g, p, actions.RECALL + only)
        return True
    return False


assert BALL_PLACES == BALCONY + 1 and BALL_ROWS == 3
