"""What a seat may know: the record with everything hidden from it covered, and hidden things dealt anew."""

from __future__ import annotations

from leopold.rules import agenda
from leopold.rules.chance import below, seed_stream, shuffle
from leopold.rules.events import STAFF_DRAFTED, STAFF_DRAWN, STAFF_LOOKED_AT, STAFF_RETURNED
from leopold.rules.jit import rule
from leopold.rules.state import DECK, DRAFTING, HAND, LOOKED, UNKNOWN


@rule
def looker(g):
    """The seat that is looking at staff cards just now, or -1."""
    if g.looked_n > 0:
        for i in range(g.agenda_n - 1, -1, -1):
            if g.agenda[i, 0] == agenda.RETURN_LOOKED:
                return g.agenda[i, 1]
    return -1


@rule
def hidden_from(g, seat, at, looking):
    """May this seat not know a staff card that lies there?"""
    if at == DECK:
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
def deal_anew(t, g, seat, w0, w1, w2, w3):
    """Resample what this seat cannot see, for search: a game that looks the same to it and may go on differently.

    The stream comes from outside, so that thinking about a game never disturbs the game.
    """
    seed_stream(g.random, w0, w1, w2, w3)
    looking = looker(g)
    unknown = 0
    for card in range(t.staff_n):
        if hidden_from(g, seat, g.staff_at[card], looking):
            g.staff_deck[unknown] = card  # the deck is rebuilt below; until then it serves as a list
            unknown += 1
    for i in range(unknown - 1, 0, -1):
        j = below(g.random, i + 1)
        one = g.staff_deck[i]
        other = g.staff_deck[j]
        at = g.staff_at[one]
        g.staff_at[one] = g.staff_at[other]
        g.staff_at[other] = at
    n = 0
    seen = 0
    for card in range(t.staff_n):
        if g.staff_at[card] == DECK:
            g.staff_deck[n] = card
            n += 1
        elif g.staff_at[card] == LOOKED and looking != seat:
            g.looked[seen] = card
            seen += 1
    for i in range(n, len(g.staff_deck)):
        g.staff_deck[i] = 0
    g.staff_top = 0
    shuffle(g.random, g.staff_deck, n)
    shuffle(g.random, g.guest_deck, g.guest_deck_n)
