"""What a seat may know: the record with everything hidden from it covered, and hidden things dealt anew."""

from __future__ import annotations

import numpy as np

from leopold.packs.codes import GAME_END
from leopold.packs.tables import QUEUE
from leopold.rules.agenda import OP, SEAT, on_top
from leopold.rules.chance import below, seed_stream, shuffle
from leopold.rules.decisions import draft, staff
from leopold.rules.events import STAFF_DRAFTED, STAFF_DRAWN, STAFF_LOOKED_AT, STAFF_RETURNED
from leopold.rules.jit import rule
from leopold.rules.state import DECK, DRAFTING, EXPERT_DRAFT, HAND, LOOKED, PRIVATE, UNKNOWN


@rule
def looker(g):
    """The seat that is looking at staff cards just now, or -1."""
    if g.looked_n > 0:
        for i in range(g.agenda_n - 1, -1, -1):
            if g.agenda[i, OP] == staff.RETURN_LOOKED:
                return g.agenda[i, SEAT]
    return -1


@rule
def hidden_from(g, seat, at, looking):
    """May this seat not know a staff card that lies there?"""
    if at == DECK or at == PRIVATE:
        return True
    if at == LOOKED:
        return looking != seat
    if at >= HAND and at < HAND + 4:
        return at != HAND + seat
    if at >= DRAFTING and at < DRAFTING + 4:
        return at != DRAFTING + seat
    return False


@rule
def cover(t, g, seat):
    """Cover everything this seat may not see (-1: an onlooker). What is left depends on nothing hidden."""
    looking = looker(g)
    for i in range(4):
        g.random[i] = 0
    for card in range(t.staff_n):
        if hidden_from(g, seat, g.staff_at[card], looking):
            g.staff_at[card] = UNKNOWN
    for i in range(len(g.staff_deck)):
        g.staff_deck[i] = -1
    g.staff_top = 0
    for i in range(len(g.private)):
        g.private[i] = -1
    for i in range(len(g.instructions)):
        g.instructions[i] = -1
    for i in range(len(g.guest_deck)):
        g.guest_deck[i] = -1
    if looking != seat:
        for i in range(len(g.looked)):
            g.looked[i] = -1
    for i in range(g.log_n):
        event = g.log[i, 0]
        secret = event == STAFF_DRAWN or event == STAFF_LOOKED_AT or event == STAFF_RETURNED or event == STAFF_DRAFTED
        if secret and g.log[i, 1] != seat:
            g.log[i, 2] = -1


@rule
def seen_guests(g):
    """Which guests lie open, as two words of 56 bits."""
    low = np.int64(0)
    high = np.int64(0)
    for space in range(QUEUE):
        low, high = mark_seen(low, high, g.queue[space])
    for i in range(g.discard_n):
        low, high = mark_seen(low, high, g.discard[i])
    for p in range(g.players):
        for table in range(g.cafe_tables[p]):
            low, high = mark_seen(low, high, g.cafe[p, table])
    for i in range(g.kept_n):
        low, high = mark_seen(low, high, g.kept[i])
    return low, high


@rule
def mark_seen(low, high, guest):
    """Remember a guest who lies open."""
    if guest >= 0:
        bit = np.int64(1) << np.int64(guest % 56)
        if guest < 56:
            return low | bit, high
        return low, high | bit
    return low, high


@rule
def deal_guests(t, g):
    """Whoever lies open nowhere is in the deck."""
    low, high = seen_guests(g)
    n = 0
    for guest in range(t.guest_n):
        word = low
        if guest >= 56:
            word = high
        if word & (np.int64(1) << np.int64(guest % 56)) == 0:
            g.guest_deck[n] = guest
            n += 1
    for i in range(n, len(g.guest_deck)):
        g.guest_deck[i] = 0
    shuffle(g.random, g.guest_deck, g.guest_deck_n)


@rule
def deal_private(t, g):
    """The private deck holds end-of-game staff only, any of those not seen as likely as the others."""
    for i in range(len(g.private)):
        g.private[i] = 0
    for i in range(g.private_n):
        left = 0
        for card in range(t.staff_n):
            if g.staff_at[card] == UNKNOWN and t.staff_timing[card] == GAME_END:
                left += 1
        k = below(g.random, left)
        for card in range(t.staff_n):
            if g.staff_at[card] == UNKNOWN and t.staff_timing[card] == GAME_END:
                if k == 0:
                    g.staff_at[card] = PRIVATE
                    g.private[i] = card
                    break
                k -= 1


@rule
def deal_staff(t, g, seat, looking):
    """All other unseen staff: shuffled, then into the deck, the others' hands, and wherever else cards lie hidden."""
    n = 0
    for card in range(t.staff_n):
        if g.staff_at[card] == UNKNOWN:
            g.staff_deck[n] = card
            n += 1
    shuffle(g.random, g.staff_deck, n)
    for i in range(g.staff_deck_n):
        g.staff_at[g.staff_deck[i]] = DECK
    n = g.staff_deck_n
    # when all is drafted, entrances of somebody's own may let hands grow short before the first round
    drafting = g.round_no == 0 and g.variant == EXPERT_DRAFT and on_top(g) == draft.DRAFT_CARD
    for p in range(g.players):
        if p != seat:
            for _ in range(g.hand_n[p]):
                g.staff_at[g.staff_deck[n]] = HAND + p
                n += 1
            if drafting:
                for _ in range(t.start_hand - g.hand_n[p]):
                    g.staff_at[g.staff_deck[n]] = DRAFTING + p
                    n += 1
    if looking >= 0 and looking != seat:
        for i in range(g.looked_n):
            g.staff_at[g.staff_deck[n]] = LOOKED
            g.looked[i] = g.staff_deck[n]
            n += 1
    for i in range(g.staff_deck_n, len(g.staff_deck)):
        g.staff_deck[i] = 0
    for i in range(g.looked_n, len(g.looked)):
        g.looked[i] = 0


@rule
def deal_instructions(t, g):
    """The automaton's cards that have not been turned up since its deck was shuffled."""
    n = 0
    if g.solo != 0:
        for card in range(t.instruction_n[g.solo - 1]):
            if g.instruction_seen[card] == 0:
                g.instructions[n] = card
                n += 1
    for i in range(n, len(g.instructions)):
        g.instructions[i] = 0
    shuffle(g.random, g.instructions, n)


@rule
def deal_anew(t, g, seat, w0, w1, w2, w3):
    """Resample what this seat cannot see, for search: a game that looks the same to it and may go on differently.

    Everything hidden is covered first, so what comes out depends only on what the seat sees and on the stream; and
    the stream comes from outside, so thinking about a game never disturbs the game.
    """
    looking = looker(g)
    cover(t, g, seat)
    seed_stream(g.random, w0, w1, w2, w3)
    deal_private(t, g)
    deal_staff(t, g, seat, looking)
    deal_guests(t, g)
    deal_instructions(t, g)
