"""The doors of the compiled bots."""

from __future__ import annotations

from leopold.bots.greedy import greedy_action, leaves_turn
from leopold.bots.imagination import open_eyes
from leopold.bots.judgement import judge
from leopold.bots.mcts import find_choices, mcts_action, sort_choices, try_choices
from leopold.bots.mind import (
    GREEDY,
    KIND,
    MCTS,
    OUTSIDE,
    PLANNER,
    SEES,
    TEMPER,
    WIDTH,
    jealousy_of,
    judgement_of,
    noise_of,
)
from leopold.bots.notepad import NOTEPAD
from leopold.bots.planner import plan_action, planned_action
from leopold.bots.samples import SAMPLE, take_sample, tell_end
from leopold.bots.story import STORY, tell_action, tell_events
from leopold.bots.temper import put_on
from leopold.packs.tables import TABLES
from leopold.rules.agenda import deciding
from leopold.rules.chance import below, next32
from leopold.rules.course.flow import carry_on
from leopold.rules.decisions.dispatch import decide, legal_actions
from leopold.rules.engine import BYTES, SEED, next_seed, set_up
from leopold.rules.jit import entry, rule
from leopold.rules.state import GAME

NET = "Array(float32, 1, 'C', readonly=True)"  # as `all_judgements` has them; what may be written is taken too
NETS = "Array(float32, 2, 'C', readonly=True)"
STREAM = "uint32[::1]"
PLAYER = "int64[::1]"


@entry(f"float64({BYTES}, {BYTES}, int64, {NET}, {BYTES})", 0, "bots")
def evaluate(tables, game, seat, net, notepad):
    """The final score a judgement expects for a seat."""
    return judge(tables.view(TABLES)[0], game.view(GAME)[0], seat, net, notepad.view(NOTEPAD)[0])


@rule
def policy_action(t, game, player, nets, m, stream):
    """The action of a compiled player."""
    put_on(m, player, TEMPER)
    open_eyes(m, player[SEES], deciding(game.view(GAME)[0]))
    kind = player[KIND]
    net = judgement_of(player, nets)
    if kind == GREEDY:
        return greedy_action(t, game, net, m, stream, noise_of(player))
    if kind == PLANNER:
        return plan_action(t, game, net, m, stream, player[WIDTH], noise_of(player), jealousy_of(player))
    if kind == MCTS:
        return mcts_action(t, game, player, nets, m, stream)
    n = legal_actions(t, game.view(GAME)[0], m.out)
    return m.out[below(stream, n)]


# --- what a thinking player is asked to do
CHOOSE = 0  # an action, within the player's own playouts
FIND = 1  # the turns to compare; returns how many
TRY = 2  # the first `n` of them `tries` times each
SORT = 3  # the first `n` of them by how they stand


@entry(f"int64({BYTES}, {BYTES}, {PLAYER}, {NETS}, {BYTES}, {STREAM}, int64, int64, int64)", 2, "bots")
def think(tables, game, player, nets, notepad, stream, task, n, tries):
    """One task of a compiled player for the seat to move: one door for all, because doors cost compilation."""
    t = tables.view(TABLES)[0]
    m = notepad.view(NOTEPAD)[0]
    if task == CHOOSE:
        return policy_action(t, game, player, nets, m, stream)
    put_on(m, player, TEMPER)
    open_eyes(m, player[SEES], deciding(game.view(GAME)[0]))
    if task == FIND:
        return find_choices(t, game, player, nets, m, stream)
    if task == TRY:
        try_choices(t, game, player, nets, m, stream, n, tries)
    sort_choices(m, n)
    return n


@entry(
    f"int64({BYTES}, uint8[:,::1], uint8[:,::1], int16[:,::1], uint8[:,::1], int64, int64[::1], int64[:,::1], {NETS},"
    f" {BYTES}, uint32[:,::1])",
    3,
    "bots",
)
def play_seats(tables, games, stories, scripts, samples, sampled, config, players, nets, notepad, streams):
    """Play a batch of games, each seat with its own player. Returns the decisions made, or the samples taken if any.

    `players` says by seat who plays (KIND and what follows it). `stories` has a row for each game, or none at all.
    `scripts` has a row of actions for each game that is only to be told again, or none at all.
    `samples` has room for positions to learn from, or none: every end of a turn, and this share in 256 of the rest.
    """
    t = tables.view(TABLES)[0]
    m = notepad.view(NOTEPAD)[0]
    decisions = 0
    taken = 0
    w0 = config[SEED]
    w1 = config[SEED + 1]
    told = stories.shape[0] > 0
    for i in range(games.shape[0]):
        game = games[i]
        game[:] = 0
        g = game.view(GAME)[0]
        set_up(t, g, config, w0, w1)
        m.plan_n = 0
        begun = taken
        planning = -1
        made = 0
        if told:
            tell_events(stories[i].view(STORY)[0], g)
        while g.over == 0:
            seat = deciding(g)
            player = players[seat]
            action = -1
            if i < scripts.shape[0]:
                action = scripts[i, made]
            elif planning == seat:
                action = planned_action(t, game, m)
            if action < 0:
                action = policy_action(t, game, player, nets, m, streams[i])
                planning = seat if player[KIND] >= PLANNER else -1
            if taken < samples.shape[0] and next32(streams[i]) % 256 < sampled:
                take_sample(t, g, seat, m, samples[taken].view(SAMPLE)[0], i)
                taken += 1
            left = leaves_turn(g, action)
            g.log_n = 0
            decide(t, g, action)
            if left and taken < samples.shape[0]:
                take_sample(t, g, seat, m, samples[taken].view(SAMPLE)[0], i)
                taken += 1
            carry_on(t, g)
            if told:
                s = stories[i].view(STORY)[0]
                tell_action(s, action)
                tell_events(s, g)
            decisions += 1
            made += 1
        for k in range(begun, taken):
            tell_end(g, samples[k].view(SAMPLE)[0])
        w0, w1 = next_seed(w0, w1)
    if samples.shape[0] > 0:
        return taken
    return decisions


@entry(f"void({BYTES}, uint8[:,::1], int64[:,:,::1], {NETS}, {BYTES}, uint32[:,::1])", 4, "bots")
def play_until_asked(tables, games, players, nets, notepad, streams):
    """Play each game on until a seat decides that is held from OUTSIDE, or it is over.

    `players` says by table and seat who plays; the games take the tables in turn.
    """
    t = tables.view(TABLES)[0]
    m = notepad.view(NOTEPAD)[0]
    for i in range(games.shape[0]):
        game = games[i]
        g = game.view(GAME)[0]
        seated = players[i % players.shape[0]]
        planning = -1
        while g.over == 0:
            seat = deciding(g)
            player = seated[seat]
            if player[KIND] == OUTSIDE:
                break
            action = -1
            if planning == seat:
                action = planned_action(t, game, m)
            if action < 0:
                action = policy_action(t, game, player, nets, m, streams[i])
                planning = seat if player[KIND] >= PLANNER else -1
            g.log_n = 0
            decide(t, g, action)
            carry_on(t, g)
