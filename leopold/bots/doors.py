"""The doors of the compiled bots."""

from __future__ import annotations

from leopold.bots.greedy import greedy_action
from leopold.bots.planner import plan_action
from leopold.bots.story import STORY, tell_action, tell_events
from leopold.bots.worth import worth
from leopold.packs.tables import TABLES
from leopold.rules.chance import below
from leopold.rules.decide import decide
from leopold.rules.engine import BYTES, SEED, next_seed, set_up
from leopold.rules.flow import carry_on
from leopold.rules.jit import entry, rule
from leopold.rules.legal import legal_actions
from leopold.rules.state import GAME

WEIGHTS = "float64[::1]"
STREAM = "uint32[::1]"
SCRATCH = "uint8[:,::1]"
BEAM = f"int64, {SCRATCH}, int16[::1], float64[::1], int64[::1]"
"""Width, two beams of positions and a trial, and for each position its first action, its worth and its mark."""

# --- what a row of `players` says
KIND = 0
MIND = 4

RANDOM = 0
GREEDY = 1
PLANNER = 2


@entry(f"float64({BYTES}, {BYTES}, {WEIGHTS}, int64)", 0, "bots")
def evaluate(tables, game, weights, seat):
    """What a position is worth to a seat."""
    return worth(tables.view(TABLES)[0], game.view(GAME)[0], weights, seat)


@rule
def policy_action(t, game, kind, weights, stream, width, beam, first, value, marks, out):
    """The action of a compiled player."""
    if kind == GREEDY:
        return greedy_action(t, game, weights, stream, beam, out)
    if kind == PLANNER:
        return plan_action(t, game, weights, stream, width, beam, first, value, marks, out)
    n = legal_actions(t, game.view(GAME)[0], out)
    return out[below(stream, n)]


@entry(f"int64({BYTES}, {BYTES}, int64, {WEIGHTS}, {STREAM}, {BEAM}, int16[::1])", 2, "bots")
def choose(tables, game, kind, weights, stream, width, beam, first, value, marks, out):
    """The action of a compiled player for the seat to move."""
    t = tables.view(TABLES)[0]
    return policy_action(t, game, kind, weights, stream, width, beam, first, value, marks, out)


@entry(
    f"int64({BYTES}, uint8[:,::1], uint8[:,::1], int64[::1], int64[:,::1], float64[:,::1], uint32[:,::1], {BEAM},"
    " int16[::1])",
    3,
    "bots",
)
def play_seats(tables, games, stories, config, players, weights, streams, width, beam, first, value, marks, out):
    """Play a batch of games, each seat with its own kind of player and its own weights; returns the decisions made.

    `players` says by seat who plays (KIND and what follows it). `stories` has a row for each game, or none at all.
    """
    t = tables.view(TABLES)[0]
    decisions = 0
    w0 = config[SEED]
    w1 = config[SEED + 1]
    told = stories.shape[0] > 0
    for i in range(games.shape[0]):
        game = games[i]
        game[:] = 0
        g = game.view(GAME)[0]
        set_up(t, g, config, w0, w1)
        if told:
            tell_events(stories[i].view(STORY)[0], g)
        while g.over == 0:
            seat = g.agenda[g.agenda_n - 1, 1]
            action = policy_action(
                t, game, players[seat, KIND], weights[seat], streams[i], width, beam, first, value, marks, out
            )
            g.log_n = 0
            decide(t, g, action)
            carry_on(t, g)
            if told:
                s = stories[i].view(STORY)[0]
                tell_action(s, action)
                tell_events(s, g)
            decisions += 1
        w0, w1 = next_seed(w0, w1)
    return decisions
