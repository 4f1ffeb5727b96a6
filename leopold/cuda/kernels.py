"""The kernels: what runs on the card, thread by thread.

Threads of a card go in step, thirty-two at a time; where they want to do different things, they wait for each other. So
a thread does not keep to its game. A block has as many games as threads. What is to be done next in a game is one small
thing (`carry_one`, or a decision with its answer); before each of them the block sorts its games by what that is, and
its threads go along that line. Which thread plays a game changes nothing in it.
"""

from __future__ import annotations

from typing import Final

from numba import cuda, int16, int32

from leopold.packs.tables import TABLES
from leopold.rules.agenda import on_top
from leopold.rules.chance import below
from leopold.rules.course.flow import carry_one
from leopold.rules.decisions.dispatch import decide, legal_actions
from leopold.rules.engine import BYTES, RANDOM_POLICY, SEED, lay_table
from leopold.rules.jit import kernel, rule
from leopold.rules.state import GAME, RECORD_BYTES

LONGEST_BLOCK: Final = 1024
WORDS: Final = RECORD_BYTES // 4
WORD: Final = 0xFFFFFFFF

# --- what is to be done next in a game: a code of the agenda, or one of these
DECIDE: Final = 64  # plus the code of the decision
OVER: Final = 125
BEGIN: Final = 126
IDLE: Final = 127
KEYS: Final = 128


@rule
def what_next(g, carried):
    """The key by which a game is sorted; `carried` says that it may carry on by itself."""
    if g.over != 0:
        return OVER
    if carried:
        return on_top(g)
    return DECIDE + on_top(g)


@rule
def begin_row(t, game, config, row):
    """A new game in a row of the batch: its seed is the configured one plus the number of the row."""
    for k in range(WORDS):
        game[k] = 0
    w0 = config[SEED] + row
    lay_table(t, game.view(GAME)[0], config, w0 & WORD, (config[SEED + 1] + (w0 >> 32)) & WORD)


@rule
def answer(t, g, stream, out, policy):
    """Answer the decision that waits, as the policy does."""
    n = legal_actions(t, g, out)
    action = out[0]
    if policy == RANDOM_POLICY:
        action = out[below(stream, n)]
    g.log_n = 0
    decide(t, g, action)


@kernel(
    f"void({BYTES}, uint32[:,::1], int64[::1], int64, uint32[:,::1], int16[:,::1], int32[::1])",
    0,
    "cuda",
    registers=64,
    quiet=True,
)
def play_many(tables, games, config, policy, streams, outs, decisions):
    """Play a batch of games to the end, one seed after another from the one in `config`.

    Threads may be fewer than games: a place in a block takes the next game when one is over. `outs` has a column for
    each thread, where it lists what is legal. What is played depends on the row alone.
    """
    t = tables.view(TABLES)[0]
    me = cuda.threadIdx.x
    size = cuda.blockDim.x
    thread = cuda.grid(1)
    keys = cuda.shared.array(LONGEST_BLOCK, int16)
    rows = cuda.shared.array(LONGEST_BLOCK, int32)
    line = cuda.shared.array(LONGEST_BLOCK, int16)
    counts = cuda.shared.array(KEYS, int32)
    firsts = cuda.shared.array(KEYS, int32)
    taken = cuda.shared.array(1, int32)
    rows[me] = thread
    keys[me] = BEGIN if thread < games.shape[0] else IDLE
    while True:
        # --- the places of the block in a line, those with the same key side by side
        for key in range(me, KEYS, size):
            counts[key] = 0
        if me == 0:
            taken[0] = 0
        cuda.syncthreads()
        key = keys[me]
        before_me = cuda.atomic.add(counts, key, 1)
        cuda.syncthreads()
        if counts[IDLE] == size:
            break
        if before_me == 0:
            firsts[key] = cuda.atomic.add(taken, 0, counts[key])
        cuda.syncthreads()
        line[firsts[key] + before_me] = me
        cuda.syncthreads()
        # --- the place in the line that is this thread's turn
        place = line[me]
        key = keys[place]
        row = rows[place]
        if key != IDLE:
            game = games[row]
            g = game.view(GAME)[0]
            if key == BEGIN:
                begin_row(t, game, config, row)
                decisions[row] = 0
                keys[place] = what_next(g, True)
            elif key == OVER:
                row += cuda.gridsize(1)
                rows[place] = row
                keys[place] = BEGIN if row < games.shape[0] else IDLE
            elif key < DECIDE:
                keys[place] = what_next(g, carry_one(t, g))
            else:
                answer(t, g, streams[row], outs[:, thread], policy)
                decisions[row] += 1
                keys[place] = what_next(g, True)
