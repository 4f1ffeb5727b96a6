"""The kernels of the environments: the steps of `leopold.envs.doors` on a graphics card, one thread for a row.

Rows are stepped in the order of lines (`leopold.cuda.lines`), by what is decided in them. They are observed in their
own order and by a kernel of its own: what a thread writes of its row then lies beside what its neighbours write of
theirs, column by column, and a card writes that at once.
"""

from __future__ import annotations

from numba import cuda, int32

from leopold.cuda.lines import ENDS, LINES, NO_LINE, line_of, stand_in_a_row
from leopold.envs.doors import FORGET, ROWS, TASKS, forget_row, is_legal, observe_row, step_row
from leopold.packs.tables import TABLES
from leopold.rules.agenda import on_top
from leopold.rules.engine import BYTES
from leopold.rules.jit import kernel
from leopold.rules.state import GAME

GROUP = "envs on a card"


@kernel("void(int32[::1], int64[::1])", 0, GROUP, quiet=True)
def widen(narrow, actions):
    """Actions as 32-bit numbers, as some libraries like to make them."""
    i = cuda.grid(1)
    if i < actions.shape[0]:
        actions[i] = narrow[i]


@kernel("void(int16[:,::1], int64[::1], int64[::1], int64[::1])", 1, GROUP, quiet=True)
def find_illegal(legal, legal_n, actions, wrong):
    """The first row whose action is not legal into `wrong`, where the number of rows stands."""
    i = cuda.grid(1)
    if i < actions.shape[0] and not is_legal(legal.T[i], legal_n[i], actions[i]):
        cuda.atomic.min(wrong, 0, i)


@kernel("void(uint8[:,::1], int32[:,::1], int32[:,::1], int64)", 2, GROUP, quiet=True)
def line_up(games, lines, lengths, number):
    """Every row into the line of what is decided in it. `lengths` are those of this time and of the next, in turn."""
    i = cuda.grid(1)
    me = cuda.threadIdx.x
    size = cuda.blockDim.x
    joining = cuda.shared.array(LINES, int32)
    joined = cuda.shared.array(LINES, int32)
    now = lengths[number % 2]
    for line in range(i, LINES, cuda.gridsize(1)):
        lengths[(number + 1) % 2, line] = 0
    for line in range(me, LINES, size):
        joining[line] = 0
    cuda.syncthreads()
    joins = NO_LINE
    behind = 0
    if i < games.shape[0]:
        g = games[i].view(GAME)[0]
        joins = on_top(g) if g.agenda_n > 0 else 0
        behind = cuda.atomic.add(joining, joins, 1)
    cuda.syncthreads()
    for line in range(me, LINES, size):
        if joining[line] > 0:
            joined[line] = cuda.atomic.add(now, line, joining[line])
    cuda.syncthreads()
    if joins != NO_LINE:
        lines[joins, joined[joins] + behind] = i


@kernel(
    f"void({BYTES}, uint8[:,::1], int64[::1], int64[::1], int64[:,::1], int64[::1], uint32[:,::1], uint32[:,::1],"
    " int16[:,::1], int64[::1], boolean[:,::1], int32[:,::1], float64[:,::1], float32[:,::1], boolean[::1], int64[::1],"
    " int16[:,::1], int64[::1], int64[::1], int32[:,::1], int32[:,::1], int64)",
    3,
    GROUP,
    registers=64,
    quiet=True,
)
def step_rows(
    tables,
    games,
    config,
    settings,
    seeds,
    actions,
    chances,
    bots,
    legal,
    legal_n,
    mask,
    shown,
    told,
    rewards,
    done,
    to_move,
    final,
    wrong,
    ended,
    lines,
    lengths,
    number,
):
    """As `doors.step_many` does, once, but for observations; nothing happens where `wrong` names a row."""
    firsts = cuda.shared.array(ENDS, int32)
    waiting = lengths[number % 2]
    if cuda.threadIdx.x == 0:
        stand_in_a_row(waiting, firsts)
    cuda.syncthreads()
    place = cuda.grid(1)
    if place < firsts[LINES] and wrong[0] >= games.shape[0]:
        line = line_of(firsts, place)
        if place - firsts[line] < waiting[line]:
            i = lines[line, place - firsts[line]]
            if settings[TASKS] & FORGET:
                forget_row(i, rewards, done)
            over = step_row(
                tables.view(TABLES)[0],
                i,
                games,
                config,
                settings,
                seeds,
                actions,
                chances,
                bots,
                legal.T,
                legal_n,
                mask,
                shown.T,
                told,
                rewards,
                done,
                to_move,
                final,
            )
            if over > 0:
                cuda.atomic.add(ended, 0, over)


@kernel(
    f"void({BYTES}, uint8[:,::1], int64[::1], {ROWS}, float32[:,::1], int32[:,::1])",
    4,
    GROUP,
    registers=64,
    quiet=True,
)
def observe_rows(tables, games, to_move, guests, hotels, objectives, tiles, observations, shown):
    """What the seat to move may see, in every row."""
    i = cuda.grid(1)
    if i < games.shape[0]:
        t = tables.view(TABLES)[0]
        observe_row(t, i, games, to_move, guests, hotels, objectives, tiles, observations.T, shown.T)
