"""Checking a guest in: the café, the room, the points, the income of staff, then the rewards in the order chosen."""

from __future__ import annotations

from leopold.packs.codes import (
    BALL_TWICE,
    BIG_ORDER_VP,
    CHECK_IN_EMPEROR,
    CHECK_IN_KRONES,
    CHECK_IN_VP,
    EXTRA_ACTION,
    ORDER_SERVED,
    OTHERS_CHOOSE,
    RED,
    TWO_ROOMS,
)
from leopold.packs.tables import STEPS_MAX
from leopold.rules import actions
from leopold.rules.agenda import (
    OCCUPANCY_BONUS,
    argument,
    decision,
    places,
    pop,
    push,
    push_step,
    put_argument,
    set_off,
)
from leopold.rules.bits import lowest_bit, only_bit
from leopold.rules.board.balls import ball_price
from leopold.rules.board.cafe import leave_cafe
from leopold.rules.board.hotel import occupancy_bonus, occupy
from leopold.rules.board.tracks import advance_emperor, gain_krones, gain_vp
from leopold.rules.decisions.asking import asks_by_itself
from leopold.rules.decisions.balls import dance, dance_beside
from leopold.rules.events import CHECKED_IN, REWARD_TAKEN, note
from leopold.rules.jit import cold, rule
from leopold.rules.state import FROM_GUESTS, FROM_STAFF, ORDER_SIZES
from leopold.rules.whys import (
    BONUS_TOO_LATE,
    MAY,
    NO_BONUS_WAITS,
    NO_SUCH_PART,
    PART_COMES_LAST,
    PART_TAKEN,
    UNASKED,
    refuse,
)

REWARDS = decision(
    16, "rewards", answers=("reward", "bonus", "done"), guest="guest", parts="bits", group="", begun="flag"
)
GUEST, PARTS, BONUS_GROUP, BEGUN = places(REWARDS)


@rule
def check_in(t, g, p, table, room):
    """The guest has left the café and the room is occupied before any reward is taken."""
    guest = leave_cafe(t, g, p, table)
    note(g, CHECKED_IN, p, guest, room, 0)
    group = occupy(t, g, p, room)
    if t.guest_goes[guest] == TWO_ROOMS:
        beside = occupy(t, g, p, room + 1)
        if beside >= 0:
            push(g, OCCUPANCY_BONUS, p, beside, 0, 0, 0)
    guest_served(t, g, p, guest)
    parts = t.guest_step_n[guest]
    if group >= 0 and not bonus_can_wait(t, g, p, guest, group):
        occupancy_bonus(t, g, p, group)
        group = -1
    if parts > 0 or group >= 0:
        push(g, REWARDS, p, guest, (1 << parts) - 1, group, 0)


@rule
def guest_served(t, g, p, guest):
    """Points, and what waits for a guest who leaves the café with everything that was ordered, wherever they go."""
    if t.guest_vp[guest] != 0:
        gain_vp(g, p, t.guest_vp[guest], FROM_GUESTS)
    g.orders_served[p, min(t.guest_order_size[guest], ORDER_SIZES - 1)] += 1
    g.colours_served[p, t.guest_colour[guest]] += 1
    set_off(g, p, ORDER_SERVED, t.guest_order_size[guest], t.guest_colour[guest])
    income_of_staff(t, g, p, guest)


@cold
def go_dancing(t, g, p, table, place):
    """Instead of into a room the guest goes to a ball: the same points and rewards, a dancer, and no room occupied."""
    guest = leave_cafe(t, g, p, table)
    guest_served(t, g, p, guest)
    if t.guest_goes[guest] == BALL_TWICE:
        dance_first_of_two(t, g, p, place, guest)
        return
    dance(t, g, p, place, ball_price(t, place, 0), guest, (1 << t.guest_step_n[guest]) - 1)


@cold
def dance_first_of_two(t, g, p, place, guest):
    """E. Doolittle: both dancers are there before anything is taken."""
    dance(t, g, p, place, ball_price(t, place, 0), guest, (1 << t.guest_step_n[guest]) - 1)
    dance_beside(t, g, p, place)


@rule
def income_of_staff(t, g, p, guest):
    """Not optional, and before any reward, so staff hired by the reward come too late for it."""
    colour = t.guest_colour[guest]
    if g.power[p, CHECK_IN_KRONES + colour] > 0:
        gain_krones(t, g, p, g.power[p, CHECK_IN_KRONES + colour])
    if g.power[p, CHECK_IN_EMPEROR + colour] > 0:
        advance_emperor(g, p, g.power[p, CHECK_IN_EMPEROR + colour])
    if g.power[p, CHECK_IN_VP + colour] > 0:
        gain_vp(g, p, g.power[p, CHECK_IN_VP + colour], FROM_STAFF)
    if g.power[p, BIG_ORDER_VP] > 0 and t.guest_order_size[guest] >= t.big_order:
        gain_vp(g, p, g.power[p, BIG_ORDER_VP], FROM_STAFF)


@rule
def bonus_can_wait(t, g, p, guest, group):
    """Before or after the reward: that only matters for money, which has a limit and can be spent on rewards.

    Points and favour come to the same in any order. E. Gizia acts last, so before her nothing waits.
    """
    if t.group_colour[g.hotel[p], group] != RED:
        return False
    parts = t.guest_step_n[guest]
    for i in range(parts):
        if t.guest_steps[guest, i, 0] == EXTRA_ACTION:
            return False
    return parts > 0


@rule
def why_not_part(t, g, part):
    """Any part, in any order; E. Gizia's action comes last."""
    guest = argument(g, GUEST)
    left = argument(g, PARTS)
    if part >= t.guest_step_n[guest]:
        return refuse(NO_SUCH_PART, guest, t.guest_step_n[guest], 0)
    if left & (1 << part) == 0:
        return refuse(PART_TAKEN, guest, part, 0)
    if t.guest_steps[guest, part, 0] == EXTRA_ACTION and left != (1 << part):
        return PART_COMES_LAST
    return MAY


@rule
def why_not_bonus(g):
    """The bonus comes before the first part or, by itself, after the last."""
    if argument(g, BONUS_GROUP) < 0:
        return NO_BONUS_WAITS
    if argument(g, BEGUN) != 0:
        return BONUS_TOO_LATE
    return MAY


@rule
def why_not_rewards(t, g, action):
    if action == actions.DONE:
        return MAY
    if action == actions.BONUS:
        return why_not_bonus(g)
    if actions.REWARD <= action < actions.ALSO:
        return why_not_part(t, g, action - actions.REWARD)
    return UNASKED


@rule
def offer_rewards(t, g, out):
    n = 0
    for part in range(STEPS_MAX):
        if why_not_part(t, g, part) == MAY:
            out[n] = actions.REWARD + part
            n += 1
    if why_not_bonus(g) == MAY:
        out[n] = actions.BONUS
        n += 1
    out[n] = actions.DONE
    return n + 1


@rule
def choose_rewards(t, g, p, action):
    """Take a part, the bonus, or leave the rest; what others get is not one's own to leave."""
    if action == actions.DONE:
        put_argument(g, PARTS, parts_for_others(t, argument(g, GUEST)) & argument(g, PARTS))
    elif action == actions.BONUS:
        group = argument(g, BONUS_GROUP)
        put_argument(g, BONUS_GROUP, -1)
        occupancy_bonus(t, g, p, group)
    else:
        take_part(t, g, p, action - actions.REWARD)


@cold
def parts_for_others(t, guest):
    """M. Antoinette: the parts of a reward that the other players get, as bits."""
    found = 0
    for part in range(t.guest_step_n[guest]):
        if t.guest_steps[guest, part, 0] == OTHERS_CHOOSE:
            found |= 1 << part
    return found


@rule
def take_part(t, g, p, part):
    guest = argument(g, GUEST)
    put_argument(g, PARTS, argument(g, PARTS) & ~(1 << part))
    put_argument(g, BEGUN, 1)
    note(g, REWARD_TAKEN, p, guest, part, 0)
    push_step(g, p, t.guest_steps[guest], part)


@rule
def settle_rewards(t, g, p):
    """A last part that asks by itself, or that others get, begins at once; when no part is left the bonus is paid."""
    left = argument(g, PARTS)
    group = argument(g, BONUS_GROUP)
    if left == 0:
        pop(g)
        if group >= 0:
            occupancy_bonus(t, g, p, group)
        return True
    if only_bit(left) and (group < 0 or argument(g, BEGUN) != 0):
        part = lowest_bit(left)
        step = t.guest_steps[argument(g, GUEST), part, 0]
        if asks_by_itself(step) or step == OTHERS_CHOOSE:
            take_part(t, g, p, part)
            return True
    return False
