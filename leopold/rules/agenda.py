"""The agenda: what is still to be done, as a small stack inside the record.

Effects push here instead of calling each other. The top is either something that happens by itself or a decision;
the game always waits at a decision.
"""

from __future__ import annotations

from typing import Final

from leopold.rules.jit import rule

# --- decisions, with their arguments a, b, c, d
DRAFT_CARD = 1
FIRST_GUEST = 2
FIRST_ROOMS = 3  # rooms left
TURN = 4
BESIDE_DIE = 5  # main action still to do (0: done), sides left (bits), strength, both tracks
SPLIT = 6  # main action 1, 2 or 4; strength
PLACE_ITEMS = 7
CHOOSE_ITEMS = 8  # items left
PREPARE = 9  # rooms left, discount, highest floor, 1 when occupied at once
OCCUPY = 10  # rooms left
HIRE = 11  # cards left, discount
LOOK_AND_HIRE = 12  # -, discount, 1 when one must be played
RETURN_LOOKED = 13
TAKE_GUEST = 14  # guests left
COMPLETE_ORDER = 15  # orders left
REWARDS = 16  # guest, parts left (bits), group whose bonus waits (-1: none), 1 once a part was taken
EXTRA_ACTION = 17
SERVE_MORE = 18  # items left
WAIVE = 19  # tile
HALF = 20  # tile
RETURN_STAFF = 21  # cards left
REMOVE_VACANT = 22  # rooms left
REMOVE_OCCUPIED = 23  # rooms left, floors below this one only, column (-1: any), 1 when the column binds

# a gap for the expansion
DISMISS = 24  # cards left

# --- what happens by itself
STEP = 40  # effect step: code and three arguments
MAIN_ACTION = 41  # action 1 to 5, strength, both tracks
OCCUPANCY_BONUS = 42  # group
NEXT_TURN = 43  # the seat that acted last (-1: none)
EMPEROR_TILE = 44  # the seat the emperor looks at
NEXT_ROUND = 45
PASS_DRAFT = 46
AUTOMATON_TURN = 47
AUTOMATON_GUEST = 48  # which of the card's guests
AUTOMATON_DIE = 49
AUTOMATON_EXTRA = 50  # which of the card's extras

DECISION_NAMES: Final = {
    DRAFT_CARD: "draft",
    FIRST_GUEST: "first_guest",
    FIRST_ROOMS: "first_rooms",
    TURN: "turn",
    BESIDE_DIE: "beside_die",
    SPLIT: "split",
    PLACE_ITEMS: "place_items",
    CHOOSE_ITEMS: "choose_items",
    PREPARE: "prepare",
    OCCUPY: "occupy",
    HIRE: "hire",
    LOOK_AND_HIRE: "look_and_hire",
    RETURN_LOOKED: "return_looked",
    TAKE_GUEST: "take_guest",
    COMPLETE_ORDER: "complete_order",
    REWARDS: "rewards",
    EXTRA_ACTION: "extra_action",
    SERVE_MORE: "serve_more",
    WAIVE: "waive_penalty",
    HALF: "penalty_half",
    RETURN_STAFF: "return_staff",
    REMOVE_VACANT: "remove_vacant",
    REMOVE_OCCUPIED: "remove_occupied",
    DISMISS: "dismiss",
}


@rule
def push(g, op, p, a, b, c, d):
    """Next on the agenda."""
    n = g.agenda_n
    g.agenda[n, 0] = op
    g.agenda[n, 1] = p
    g.agenda[n, 2] = a
    g.agenda[n, 3] = b
    g.agenda[n, 4] = c
    g.agenda[n, 5] = d
    g.agenda_n = n + 1


@rule
def pop(g):
    """Done with the top; its bytes are cleared so that equal games are equal bytes."""
    n = g.agenda_n - 1
    for k in range(6):
        g.agenda[n, k] = 0
    g.agenda_n = n


@rule
def push_step(g, p, steps, i):
    """One effect step of a card or tile."""
    push(g, STEP, p, steps[i, 0], steps[i, 1], steps[i, 2], steps[i, 3])


@rule
def push_steps(g, p, steps, n):
    """All effect steps, so that the first happens first."""
    for i in range(n - 1, -1, -1):
        push_step(g, p, steps, i)
