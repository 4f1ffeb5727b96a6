"""Checking a guest in: the café, the room, the points, the income of staff, then the rewards."""

from __future__ import annotations

from leopold.packs.codes import (
    BIG_ORDER_VP,
    CHECK_IN_EMPEROR,
    CHECK_IN_KRONES,
    CHECK_IN_VP,
    EXTRA_ACTION,
    GREEN,
    HIRE,
    ITEM_KINDS,
    OCCUPY,
    PREPARE,
    PREPARE_AND_OCCUPY,
    RED,
    TAKE_GUEST,
)
from leopold.rules.agenda import REWARDS, push
from leopold.rules.events import CHECKED_IN, note
from leopold.rules.hotel import occupancy_bonus, occupy
from leopold.rules.jit import rule
from leopold.rules.state import FROM_GUESTS, FROM_STAFF, NOBODY, VACANT
from leopold.rules.tracks import advance_emperor, gain_krones, gain_vp


@rule
def room_suits(t, g, p, guest, room):
    """A vacant room of the guest's colour; green guests live anywhere."""
    if g.rooms[p, room] != VACANT:
        return False
    colour = t.guest_colour[guest]
    return colour == GREEN or t.hotel_colour[g.hotel[p], room] == colour


@rule
def leave_cafe(g, p, table):
    """Items go back to the supply, the card to the discard pile; the table is free."""
    guest = g.cafe[p, table]
    g.cafe[p, table] = NOBODY
    for item in range(ITEM_KINDS):
        g.served[p, table, item] = 0
    g.discard[g.discard_n] = guest
    g.discard_n += 1
    return guest


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
def check_in(t, g, p, table, room):
    """The guest has left the café and the room is occupied before any reward is taken."""
    guest = leave_cafe(g, p, table)
    note(g, CHECKED_IN, p, guest, room, 0)
    group = occupy(t, g, p, room)
    if t.guest_vp[guest] != 0:
        gain_vp(g, p, t.guest_vp[guest], FROM_GUESTS)
    income_of_staff(t, g, p, guest)
    parts = t.guest_step_n[guest]
    if group >= 0 and not bonus_can_wait(t, g, p, guest, group):
        occupancy_bonus(t, g, p, group)
        group = -1
    if parts > 0 or group >= 0:
        push(g, REWARDS, p, guest, (1 << parts) - 1, group, 0)


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
def asks_by_itself(step):
    """Steps whose own decision can be declined need not be asked about twice."""
    return (
        step == HIRE
        or step == PREPARE
        or step == PREPARE_AND_OCCUPY
        or step == OCCUPY
        or step == TAKE_GUEST
        or step == EXTRA_ACTION
    )
