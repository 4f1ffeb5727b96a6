"""The kernels of the environments: the steps of `leopold.envs.doors` on a graphics card, one thread for a row.

What a thread writes for its row lies column by column, observations and lists: then neighbouring threads write
neighbouring numbers, and a card writes those at once.
"""

from __future__ import annotations

from numba import cuda

from leopold.envs.doors import ROWS, is_legal, step_row
from leopold.packs.tables import TABLES
from leopold.rules.engine import BYTES
from leopold.rules.jit import kernel

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


@kernel(
    f"void({BYTES}, uint8[:,::1], int64[::1], int64[::1], int64[:,::1], int64[::1], uint32[:,::1], uint32[:,::1],"
    f" int16[:,::1], int64[::1], boolean[:,::1], {ROWS}, float32[:,::1], int32[:,::1], float64[:,::1], float32[:,::1],"
    " boolean[::1], int64[::1], int16[:,::1], int64[::1], int64[::1])",
    2,
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
    guests,
    hotels,
    objectives,
    tiles,
    observations,
    shown,
    told,
    rewards,
    done,
    to_move,
    final,
    wrong,
    ended,
):
    """As `doors.step_many`; nothing happens where `wrong` names a row."""
    i = cuda.grid(1)
    if i < games.shape[0] and wrong[0] >= games.shape[0]:
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
            guests,
            hotels,
            objectives,
            tiles,
            observations.T,
            shown.T,
            told,
            rewards,
            done,
            to_move,
            final,
        )
        if over > 0:
            cuda.atomic.add(ended, 0, over)
