"""The kernel of the laboratory: random games on a graphics card with the stories behind them, one thread for a game."""

from __future__ import annotations

from numba import cuda

from leopold.bots.story import STORY, tell_action, tell_events
from leopold.packs.tables import TABLES
from leopold.rules.chance import below
from leopold.rules.course.flow import carry_on
from leopold.rules.decisions.dispatch import decide, legal_actions
from leopold.rules.engine import BYTES, SEED, lay_table
from leopold.rules.jit import kernel
from leopold.rules.state import GAME

GROUP = "stories on a card"
WORD = 0xFFFFFFFF


@kernel(
    f"void({BYTES}, uint8[:,::1], uint8[:,::1], int64[::1], uint32[:,::1], int16[:,::1], int32[::1])",
    0,
    GROUP,
)
def tell_many(tables, games, stories, config, streams, outs, decisions):
    """Play a batch of random games as `doors.play_seats` does. Games and stories are all zero."""
    i = cuda.grid(1)
    if i >= games.shape[0]:
        return
    t = tables.view(TABLES)[0]
    g = games[i].view(GAME)[0]
    s = stories[i].view(STORY)[0]
    out = outs[:, i]
    w0 = config[SEED] + i
    lay_table(t, g, config, w0 & WORD, (config[SEED + 1] + (w0 >> 32)) & WORD)
    made = 0
    while True:
        carry_on(t, g)
        tell_events(s, g)
        if g.over != 0:
            break
        action = out[below(streams[i], legal_actions(t, g, out))]
        tell_action(s, action)
        g.log_n = 0
        decide(t, g, action)
        made += 1
    decisions[i] = made
