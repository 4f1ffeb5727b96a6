"""Lines of games: those in which the same is to be done next stand together, and threads go along the lines.

Threads of a card go in step, thirty-two at a time; where they want to do different things, they wait for each other,
and a program as long as the rules has to be fetched anew for each of them. So a thread does not keep to its game. Which
thread plays a game changes nothing in it.
"""

from __future__ import annotations

from typing import Final

from leopold.rules.jit import rule

WARP: Final = 32
"""Threads that go in step."""
LINES: Final = 64
"""One for every code of the agenda; there are less than these."""
ENDS: Final = LINES + 1
NO_LINE: Final = -1


@rule
def stand_in_a_row(lengths, firsts):
    """Where each line begins if they stand one behind the other, no two of them in the same warp; and where all end."""
    firsts[0] = 0
    for line in range(LINES):
        firsts[line + 1] = firsts[line] + (lengths[line] + WARP - 1) // WARP * WARP


@rule
def line_of(firsts, place):
    """In which line a place is."""
    low = 0
    high = LINES
    while high - low > 1:
        middle = (low + high) // 2
        if firsts[middle] <= place:
            low = middle
        else:
            high = middle
    return low
