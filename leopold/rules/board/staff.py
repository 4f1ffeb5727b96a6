"""Staff: drawing, looking at, hiring and losing them. What permanent staff change is kept as sums per seat."""

from __future__ import annotations

from leopold.packs.codes import (
    EXCHANGE,
    FLIP,
    GAME_END,
    GO_BACK,
    ONCE,
    SPEND_ANY,
    SPEND_ITEM,
    SPEND_KRONES,
    STAFF_PLAYED,
)
from leopold.packs.tables import STAFF_MAX
from leopold.rules.agenda import push_steps, set_off
from leopold.rules.board.cafe import dishes_and_drinks
from leopold.rules.board.tracks import pay
from leopold.rules.events import (
    STAFF_DISMISSED,
    STAFF_DRAFTED,
    STAFF_DRAWN,
    STAFF_FLIPPED,
    STAFF_HIRED,
    STAFF_LOOKED_AT,
    STAFF_RETURNED,
    STAFF_USED,
    note,
)
from leopold.rules.jit import rule
from leopold.rules.state import DECK, DISMISSED, FLIPPED, HAND, LOOKED, PLAYED, READY, USED
from leopold.rules.whys import (
    EXCHANGES,
    GOES_BACK,
    MAY,
    SPENDS_ANY,
    SPENDS_ITEM,
    SPENDS_KRONES,
    refuse,
    too_dear,
)


@rule
def take_top(g):
    """The top card of the staff deck; callers have seen that there is one."""
    top = g.staff_top
    card = g.staff_deck[top]
    g.staff_deck[top] = 0
    g.staff_top = (top + 1) % STAFF_MAX
    g.staff_deck_n -= 1
    return card


@rule
def put_under(g, card):
    """To the bottom of the staff deck."""
    g.staff_deck[(g.staff_top + g.staff_deck_n) % STAFF_MAX] = card
    g.staff_deck_n += 1
    g.staff_at[card] = DECK


@rule
def draw_staff(g, p, n):
    """If the deck is short, draw what there is."""
    for _ in range(min(n, g.staff_deck_n)):
        card = take_top(g)
        g.staff_at[card] = HAND + p
        g.hand_n[p] += 1
        note(g, STAFF_DRAWN, p, card, 0, 0)


@rule
def keep_drafted(g, p, card):
    """Keep one; nobody sees which."""
    g.staff_at[card] = HAND + p
    g.hand_n[p] += 1
    note(g, STAFF_DRAFTED, p, card, 0, 0)


@rule
def look_at_staff(g, p, n):
    """Turn up the top cards for this seat alone."""
    for _ in range(min(n, g.staff_deck_n)):
        card = take_top(g)
        g.staff_at[card] = LOOKED
        g.looked[g.looked_n] = card
        g.looked_n += 1
        note(g, STAFF_LOOKED_AT, p, card, 0, 0)


@rule
def drop_looked(g, card):
    """Take one card out of those looked at, keeping the others' order."""
    n = g.looked_n
    gap = 0
    for i in range(n):
        if g.looked[i] == card:
            gap = 1
        elif gap == 1:
            g.looked[i - 1] = g.looked[i]
    g.looked[n - 1] = 0
    g.looked_n = n - 1


@rule
def return_looked(g, p, card):
    """A card looked at and not played goes under the deck."""
    drop_looked(g, card)
    put_under(g, card)
    note(g, STAFF_RETURNED, p, card, 0, 0)


@rule
def hire_price(t, card, discount):
    """The printed cost less the discount, never below nothing."""
    return max(0, t.staff_cost[card] - discount)


@rule
def hire(t, g, p, card, price):
    """Play the card: pay, lay it out, note what it changes for good; what it does once happens next."""
    pay(g, p, price)
    if g.staff_at[card] == HAND + p:
        g.hand_n[p] -= 1
    g.staff_at[card] = PLAYED + p
    g.played_n[p] += 1
    note(g, STAFF_HIRED, p, card, price, 0)
    for i in range(t.staff_power_n[card]):
        g.power[p, t.staff_powers[card, i, 0]] += t.staff_powers[card, i, 1]
    set_off(g, p, STAFF_PLAYED, 1, 0)  # before it is watched itself: no card waits for its own hiring
    if t.staff_when[card, 0] > 0:
        g.watched[p] |= 1 << (t.staff_when[card, 0] - 1)
    if t.staff_timing[card] == ONCE:
        push_steps(g, p, t.staff_steps[card], t.staff_step_n[card])


@rule
def watch_again(t, g, p):
    """What a seat watches for is what its staff wait for; others have left."""
    g.watched[p] = 0
    for i in range(t.waiting_staff_n):
        card = t.waiting_staff[i]
        if g.staff_at[card] == PLAYED + p:
            g.watched[p] |= 1 << (t.staff_when[card, 0] - 1)


@rule
def why_not_spent(g, p, steps, n):
    """Of what some steps spend first, what this seat has too little of."""
    for i in range(n):
        code = steps[i, 0]
        if code == SPEND_ITEM and g.kitchen[p, steps[i, 1]] < steps[i, 2]:
            return refuse(SPENDS_ITEM, steps[i, 1], g.kitchen[p, steps[i, 1]], steps[i, 2])
        if code == SPEND_KRONES and g.krones[p] < steps[i, 1]:
            return too_dear(SPENDS_KRONES, steps[i, 1], g.krones[p])
        if code == GO_BACK and g.emperor[p] < steps[i, 1]:
            return refuse(GOES_BACK, g.emperor[p], steps[i, 1], 0)
        least = steps[i, 1] if steps[i, 2] == 0 else 1
        if code == EXCHANGE and dishes_and_drinks(g, p) < least:
            return refuse(EXCHANGES, dishes_and_drinks(g, p), steps[i, 1], 0)
        if code == SPEND_ANY and dishes_and_drinks(g, p) < steps[i, 1]:
            return refuse(SPENDS_ANY, dishes_and_drinks(g, p), steps[i, 1], 0)
    return MAY


@rule
def fits(when, trigger, amount, colour):
    """Is this what something waits for: the trigger, enough of it, and one of its colours or faces?"""
    if when[0] != trigger + 1 or amount < when[1]:
        return False
    return when[2] == 0 or when[2] & (1 << colour) != 0


@rule
def waits_for(t, g, p, card, trigger, amount, colour):
    """Is this card in play before the seat, still unused, and set off by what happened?"""
    if g.staff_at[card] != PLAYED + p or g.staff_used[card] != READY:
        return False
    return fits(t.staff_when[card], trigger, amount, colour)


@rule
def react(t, g, p, card):
    """A card that waited is used: for the round, or face down for the rest of the game."""
    if t.staff_timing[card] == FLIP:
        g.staff_used[card] = FLIPPED
        note(g, STAFF_FLIPPED, p, card, 0, 0)
    else:
        g.staff_used[card] = USED
        note(g, STAFF_USED, p, card, 0, 0)
    push_steps(g, p, t.staff_steps[card], t.staff_step_n[card])


@rule
def return_from_hand(g, p, card):
    """A card from the hand goes under the deck."""
    g.hand_n[p] -= 1
    put_under(g, card)
    note(g, STAFF_RETURNED, p, card, 1, 0)


@rule
def end_staff_played(t, g, p):
    """How many end-of-game cards lie before this seat."""
    n = 0
    for card in range(t.staff_n):
        if g.staff_at[card] == PLAYED + p and t.staff_timing[card] == GAME_END:
            n += 1
    return n


@rule
def dismiss(t, g, p, card):
    """A played card leaves the game, and what it changed with it."""
    g.staff_at[card] = DISMISSED
    g.played_n[p] -= 1
    for i in range(t.staff_power_n[card]):
        g.power[p, t.staff_powers[card, i, 0]] -= t.staff_powers[card, i, 1]
    note(g, STAFF_DISMISSED, p, card, 0, 0)
