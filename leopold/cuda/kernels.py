"""The kernels: what runs on the card, thread by thread.

A game is played in small things: one that happens by itself, or a decision with its answer. In a round of the card one
of them is done in every game, in the order of lines (`lines.py`).
"""

from __future__ import annotations

from typing import Final

from numba import cuda, int32

from leopold.cuda.lines import ENDS, LINES, NO_LINE, line_of, stand_in_a_row
from leopold.packs.tables import TABLES
from leopold.rules.agenda import on_top
from leopold.rules.chance import below
from leopold.rules.course.flow import carry_one
from leopold.rules.decisions.dispatch import decide, legal_actions
from leopold.rules.engine import BYTES, RANDOM_POLICY, SEED, lay_table
from leopold.rules.jit import kernel, rule
from leopold.rules.state import GAME

WORD: Final = 0xFFFFFFFF
BEGIN: Final = LINES - 1
"""The line of games that have not begun."""


@rule
def begin(t, g, config, row):
    """A new game in a row of the batch, all zero: its seed is the configured one plus the number of the row."""
    w0 = config[SEED] + row
    lay_table(t, g, config, w0 & WORD, (config[SEED + 1] + (w0 >> 32)) & WORD)


@rule
def answer(t, g, stream, out, policy):
    """Answer the decision that waits, as the policy does."""
    n = legal_actions(t, g, out)
    action = out[0]
    if policy == RANDOM_POLICY:
        action = out[below(stream, n)]
    g.log_n = 0
    decide(t, g, action)


@kernel("void(uint32[::1])", 0, "cuda", quiet=True)
def clear(words):
    """All zero. Neighbouring threads write neighbouring words, which a card does at once; each game clearing its own
    would write them far apart."""
    for word in range(cuda.grid(1), words.size, cuda.gridsize(1)):
        words[word] = 0


@kernel(
    f"void({BYTES}, uint32[:,::1], int64[::1], int64, uint32[:,::1], int16[:,::1], int32[::1], int32[:,:,::1],"
    " int32[:,::1], int64)",
    1,
    "cuda",
    registers=128,
    quiet=True,
)
def play_round(tables, games, config, policy, streams, outs, decisions, lines, lengths, number):
    """One small thing in every game that is not over; game after game has the next seed.

    `lines` has the rows in each line, of this round and of the next in turn; `lengths` how many they are, of this
    round, of the next, and of the one after it, which is cleared. `outs` has a column for each thread, where it lists
    what is legal. What is played depends on the row alone.
    """
    t = tables.view(TABLES)[0]
    me = cuda.threadIdx.x
    size = cuda.blockDim.x
    thread = cuda.grid(1)
    out = outs[:, thread]
    firsts = cuda.shared.array(ENDS, int32)
    joining = cuda.shared.array(LINES, int32)
    joined = cuda.shared.array(LINES, int32)
    waiting = lengths[number % 3]
    then = lengths[(number + 1) % 3]
    for line in range(thread, LINES, cuda.gridsize(1)):
        lengths[(number + 2) % 3, line] = 0
    for line in range(me, LINES, size):
        joining[line] = 0
    if me == 0:
        stand_in_a_row(waiting, firsts)
    cuda.syncthreads()
    first = cuda.blockIdx.x * size
    while first < firsts[LINES]:
        joins = NO_LINE
        row = 0
        behind = 0
        if first + me < firsts[LINES]:
            line = line_of(firsts, first + me)
            place = first + me - firsts[line]
            if place < waiting[line]:
                row = lines[number % 2, line, place]
                g = games[row].view(GAME)[0]
                if line == BEGIN:
                    begin(t, g, config, row)
                    decisions[row] = 0
                elif not carry_one(t, g):
                    answer(t, g, streams[row], out, policy)
                    decisions[row] += 1
                if g.over == 0:
                    joins = on_top(g)
                    behind = cuda.atomic.add(joining, joins, 1)
        # --- a block joins each line of the next round at once: so many at a time are quicker than one by one
        cuda.syncthreads()
        for line in range(me, LINES, size):
            if joining[line] > 0:
                joined[line] = cuda.atomic.add(then, line, joining[line])
                joining[line] = 0
        cuda.syncthreads()
        if joins != NO_LINE:
            lines[(number + 1) % 2, joins, joined[joins] + behind] = row
        first += cuda.gridsize(1)
