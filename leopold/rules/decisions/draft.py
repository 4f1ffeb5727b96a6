"""Drafting: everybody keeps one of the cards they hold, and passes on the rest."""

from __future__ import annotations

from leopold.rules import actions
from leopold.rules.agenda import decision, pop
from leopold.rules.board.staff import keep_drafted
from leopold.rules.jit import rule
from leopold.rules.state import DRAFTING
from leopold.rules.whys import MAY, NOT_TO_DRAFT, UNASKED, refuse

DRAFT_CARD = decision(1, "draft", answers=("draft",))


@rule
def why_not_draft(g, p, action):
    if actions.DRAFT <= action < actions.RETURN:
        card = action - actions.DRAFT
        if g.staff_at[card] != DRAFTING + p:
            return refuse(NOT_TO_DRAFT, card, 0, 0)
        return MAY
    return UNASKED


@rule
def offer_draft(t, g, p, out):
    n = 0
    for card in range(t.staff_n):
        if g.staff_at[card] == DRAFTING + p:
            out[n] = actions.DRAFT + card
            n += 1
    return n


@rule
def choose_draft(g, p, action):
    pop(g)
    keep_drafted(g, p, action - actions.DRAFT)
