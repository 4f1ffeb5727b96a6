"""The Hautel Couture: which of Leopold's guests gets the item that lay beside the die."""

from __future__ import annotations

from leopold.packs.tables import BASE_CAFE_TABLES
from leopold.rules import actions
from leopold.rules.agenda import argument, decision, places, pop, push
from leopold.rules.board.cafe import wants
from leopold.rules.board.houses import serve_automaton
from leopold.rules.jit import cold, rule
from leopold.rules.state import AUTOMATON_SEAT, NOBODY
from leopold.rules.whys import HE_WANTS_NONE, MAY, NOT_HIS_GUEST, UNASKED, refuse

GIVE_ITEM = decision(39, "give_item", answers=("give",), item="item")
(ITEM,) = places(GIVE_ITEM)


@cold
def give_item(t, g, p, face):
    """The item of a space moves when the player takes a die there; if nobody wants it, it is gone."""
    item = g.space_item[face - 1] - 1
    g.space_item[face - 1] = 0
    if item >= 0:
        push(g, GIVE_ITEM, p, item, 0, 0, 0)


@rule
def why_not_given(t, g, table):
    guest = g.cafe[AUTOMATON_SEAT, table]
    if guest == NOBODY:
        return refuse(NOT_HIS_GUEST, table, 0, 0)
    item = argument(g, ITEM)
    return MAY if wants(t, g, AUTOMATON_SEAT, table, item) else refuse(HE_WANTS_NONE, guest, item, 0)


@rule
def why_not_give_item(t, g, action):
    if actions.GIVE <= action < actions.GIVE + BASE_CAFE_TABLES:
        return why_not_given(t, g, action - actions.GIVE)
    return UNASKED


@rule
def offer_give_item(t, g, out):
    n = 0
    for table in range(BASE_CAFE_TABLES):
        if why_not_given(t, g, table) == MAY:
            out[n] = actions.GIVE + table
            n += 1
    return n


@rule
def choose_give_item(t, g, action):
    item = argument(g, ITEM)
    pop(g)
    serve_automaton(t, g, action - actions.GIVE, item)


@rule
def settle_give_item(t, g):
    """To the only one who wants it by itself; to the supply when nobody does."""
    n = 0
    only = 0
    for table in range(BASE_CAFE_TABLES):
        if why_not_given(t, g, table) == MAY:
            n += 1
            only = table
    if n == 0:
        pop(g)
        return True
    if n == 1:
        choose_give_item(t, g, actions.GIVE + only)
        return True
    return False
