"""The agenda: what is still to be done, as a small stack inside the record.

Effects push here instead of calling each other. The top is either something that happens by itself or a decision;
the game always waits at a decision. Whatever can stand on the agenda is declared once, with its name and the names of
its arguments; a decision is declared beside its rules, in `leopold.rules.decisions`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from leopold.rules.jit import rule, wide
from leopold.rules.state import AGENDA_DEPTH, GAME, STUCK

# --- a row of the agenda
OP: Final = 0
SEAT: Final = 1
A: Final = 2
B: Final = 3
C: Final = 4
D: Final = 5
ROW: Final = 6


class Matter(NamedTuple):
    """Something that can stand on the agenda: its code, its name, and what its arguments are.

    An argument is a name and a meaning: "number", "guest", "tile", "flag" and so on, as those read it who tell people.
    What has no meaning is not for them; a place that is not used any more is called "_", because places do not move.
    """

    code: int
    name: str
    arguments: tuple[tuple[str, str], ...] = ()
    answers: tuple[str, ...] = ()
    """The kinds of actions that answer a decision; none for what happens by itself."""


MATTERS: Final[dict[int, Matter]] = {}
"""All of them by code."""
DECISIONS: Final[dict[int, Matter]] = {}
HAPPENINGS: Final[dict[int, Matter]] = {}
FIRST_HAPPENING: Final = 40
"""Codes below are decisions."""


def decision(code: int, name: str, /, *, answers: tuple[str, ...], **arguments: str) -> int:
    """Declare a decision; gives its code. Codes keep their meaning: saved positions and networks know them."""
    assert 0 < code < FIRST_HAPPENING and code not in MATTERS, name
    MATTERS[code] = DECISIONS[code] = Matter(code, name, tuple(arguments.items()), answers)
    return code


def happening(code: int, name: str, /, **arguments: str) -> int:
    """Declare something that happens by itself; gives its code."""
    assert code >= FIRST_HAPPENING and code not in MATTERS, name
    MATTERS[code] = HAPPENINGS[code] = Matter(code, name, tuple(arguments.items()))
    return code


def places(code: int) -> tuple[int, ...]:
    """Where the arguments of a matter stand in its row, in the order of their declaration."""
    return tuple(range(A, A + len(MATTERS[code].arguments)))


# --- what happens by itself
STEP = happening(40, "step", code="number", a="number", b="number", c="number")
MAIN_ACTION = happening(41, "main_action", action="number", strength="number", both="flag")
OCCUPANCY_BONUS = happening(42, "occupancy_bonus", group="number")
NEXT_TURN = happening(43, "next_turn")  # its seat is the one that acted last, or nobody
EMPEROR_TILE = happening(44, "emperor_tile")
NEXT_ROUND = happening(45, "next_round")
PASS_DRAFT = happening(46, "pass_draft")
AUTOMATON_TURN = happening(47, "automaton_turn")
AUTOMATON_GUEST = happening(48, "automaton_guest", which="number")
AUTOMATON_DIE = happening(49, "automaton_die")
AUTOMATON_EXTRA = happening(50, "automaton_extra", which="number")
REACTIONS = happening(51, "reactions", trigger="", amount="", colour="")
BALL_SCORING = happening(52, "ball_scoring", hall="number")
NEXT_BID = happening(53, "next_bid")  # its seat is the one that bid last
ENTRANCE_OPENS = happening(54, "entrance_opens")
ENTRANCE_WATCHES = happening(55, "entrance_watches")
STARS_SCORED = happening(56, "stars_scored")


@wide(GAME)
@rule
def push(g, op, p, a, b, c, d):
    """Next on the agenda. Compiled, nobody else would see where it ends, and behind it comes the rest of the game."""
    n = g.agenda_n
    if n >= AGENDA_DEPTH:
        g.over = STUCK
        return
    g.agenda[n, OP] = op
    g.agenda[n, SEAT] = p
    g.agenda[n, A] = a
    g.agenda[n, B] = b
    g.agenda[n, C] = c
    g.agenda[n, D] = d
    g.agenda_n = n + 1


@rule
def pop(g):
    """Done with the top; its bytes are cleared so that equal games are equal bytes."""
    n = g.agenda_n - 1
    for k in range(ROW):
        g.agenda[n, k] = 0
    g.agenda_n = n


@rule
def on_top(g):
    """What is on top of the agenda."""
    return g.agenda[g.agenda_n - 1, OP]


@rule
def deciding(g):
    """The seat it is up to."""
    return g.agenda[g.agenda_n - 1, SEAT]


@wide(GAME)
@rule
def argument(g, place):
    """An argument of what is on top, by the name of its place."""
    return g.agenda[g.agenda_n - 1, place]


@wide(GAME)
@rule
def put_argument(g, place, value):
    """Note something new about what is on top."""
    g.agenda[g.agenda_n - 1, place] = value


@wide(GAME)
@rule
def one_less(g, place):
    """One of those left is used up."""
    g.agenda[g.agenda_n - 1, place] -= 1


@wide(GAME)
@rule
def push_reactions(g, p, trigger, amount, colour):
    if g.watched[p] & (1 << trigger) != 0:
        push(g, REACTIONS, p, trigger, amount, colour, 0)


@rule
def set_off(g, p, trigger, amount, colour):
    """Something that staff may wait for has happened to this seat; whoever waits for it comes next.

    What is already on the agenda by then comes after; what is pushed afterwards comes before.
    """
    if g.watched[p] != 0:  # hardly ever: the rest is a call
        push_reactions(g, p, trigger, amount, colour)


@rule
def push_step(g, p, steps, i):
    """One effect step of a card or tile."""
    push(g, STEP, p, steps[i, 0], steps[i, 1], steps[i, 2], steps[i, 3])


@rule
def push_steps(g, p, steps, n):
    """All effect steps, so that the first happens first."""
    for i in range(n - 1, -1, -1):
        push_step(g, p, steps, i)
