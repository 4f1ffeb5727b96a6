"""The doors of the environments: one look at a game, and one step of many games."""

from __future__ import annotations

from typing import Final

from leopold.envs.layout import SHOWN_GOALS
from leopold.envs.observing import write_observation
from leopold.envs.rewarding import reward, standing
from leopold.packs.tables import TABLES
from leopold.rules.agenda import deciding
from leopold.rules.chance import below, seed_stream
from leopold.rules.course.flow import carry_on
from leopold.rules.decisions.dispatch import decide, legal_actions
from leopold.rules.engine import BYTES, SEED, set_up
from leopold.rules.jit import entry, rule
from leopold.rules.state import GAME

# --- the places of `settings`
TASKS: Final = 0
REWARD: Final = 1
GROWING: Final = 2  # 1 when rewards come as they are earned
STRIDE: Final = 3  # how much is added to a game's seed for the next one in its row
STEPS: Final = 4  # how many times to do it all
SETTINGS: Final = 5

# --- tasks, done in this order; where bots hold seats they play in between
DRAW: Final = 1  # a random legal action for each game, into `actions`
FORGET: Final = 2  # what was earned before
BEGIN: Final = 4  # set up every game
ACT: Final = 8  # play the action of each game
SETTLE: Final = 16  # tell what was earned; a game that is over is followed by the next of its row
LOOK: Final = 32  # list what is legal, and observe

WORD: Final = 0xFFFFFFFF
BOTS_STREAM: Final = 0xB075
ROWS: Final = "float32[:,::1], float32[:,::1], float32[:,::1], float32[:,::1]"


@entry(f"void({BYTES}, int64, float64[::1])", 0, "envs")
def standings(game, kind, out):
    """What each seat would be rewarded with if the game ended as it stands."""
    g = game.view(GAME)[0]
    for p in range(g.players):
        out[p] = standing(g, kind, p)


@entry(f"void({BYTES}, {BYTES}, int64, {ROWS}, float32[::1], int32[::1])", 1, "envs")
def observe_seat(tables, game, seat, guests, hotels, objectives, tiles, out, shown):
    """Write what a seat may see."""
    t = tables.view(TABLES)[0]
    write_observation(t, game.view(GAME)[0], seat, guests, hotels, objectives, tiles, out, shown)


@rule
def begin_game(t, game, config, seed, stream, told):
    """A new game from its seed; the bots' chance comes from the same seed, so the game does not depend on its row."""
    game[:] = 0
    set_up(t, game.view(GAME)[0], config, seed[0], seed[1])
    seed_stream(stream, seed[0], seed[1], config[SEED + 2], config[SEED + 3] ^ BOTS_STREAM)
    for p in range(told.shape[0]):
        told[p] = 0


@rule
def next_in_row(seed, stride):
    """The seed of the next game in the same row: as far on as there are rows."""
    w0 = seed[0] + stride
    seed[1] = (seed[1] + (w0 >> 32)) & WORD
    seed[0] = w0 & WORD


@rule
def list_legal(t, g, legal, n, mask, row, masked):
    """The next legal actions; of the mask only what was set before and what is set now is written."""
    if masked:
        for i in range(n):
            mask[row, legal[i]] = False
    n = legal_actions(t, g, legal)
    if masked:
        for i in range(n):
            mask[row, legal[i]] = True
    return n


@rule
def is_legal(legal, n, action):
    """Is this action among the first n?"""
    for i in range(n):
        if legal[i] == action:
            return True
    return False


@rule
def first_illegal(legal, legal_n, actions):
    """The first row whose action is not legal, or -1."""
    for i in range(len(actions)):
        if not is_legal(legal[i], legal_n[i], actions[i]):
            return i
    return -1


@rule
def forget_row(i, rewards, done):
    """What was earned before."""
    done[i] = False
    for p in range(rewards.shape[1]):
        rewards[i, p] = 0


@rule
def step_row(
    t,
    i,
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
):
    """Do the tasks for one row, but for what is observed then; returns 1 if its game ended."""
    tasks = settings[TASKS]
    ended = 0
    game = games[i]
    g = game.view(GAME)[0]
    fresh = tasks & BEGIN
    if tasks & DRAW:
        actions[i] = legal[i, below(chances[i], legal_n[i])]
    if tasks & ACT:
        g.log_n = 0
        decide(t, g, actions[i])
        carry_on(t, g)
    if tasks & SETTLE:
        reward(g, settings[REWARD], settings[GROWING], told[i], rewards[i])
        if g.over != 0:
            ended = 1
            done[i] = True
            for p in range(g.players):
                final[i, p] = g.vp[p]
            next_in_row(seeds[i], settings[STRIDE])
            fresh = BEGIN
    if fresh:
        begin_game(t, game, config, seeds[i], bots[i], told[i])
        if shown.shape[0] > 0:
            shown[i, SHOWN_GOALS] = 0
    if tasks & LOOK:
        legal_n[i] = list_legal(t, g, legal[i], legal_n[i], mask, i, mask.shape[0] > 0)
        to_move[i] = deciding(g)
    return ended


@rule
def observe_row(t, i, games, to_move, guests, hotels, objectives, tiles, observations, shown):
    """What the seat to move may see, for one row. Apart from `step_row`, because a graphics card does it apart."""
    g = games[i].view(GAME)[0]
    write_observation(t, g, to_move[i], guests, hotels, objectives, tiles, observations[i], shown[i])


@entry(
    f"int64({BYTES}, uint8[:,::1], int64[::1], int64[::1], int64[:,::1], int64[::1], uint32[:,::1], uint32[:,::1],"
    f" int16[:,::1], int64[::1], boolean[:,::1], {ROWS}, float32[:,::1], int32[:,::1], float64[:,::1], float32[:,::1],"
    " boolean[::1], int64[::1], int16[:,::1])",
    2,
    "envs",
)
def step_many(
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
):
    """Do the tasks for every row, so many times over; with all of them that is a whole step.

    Returns how many games ended; when an action is not legal, minus its row minus one, and nothing has happened.
    `mask` and `observations` have a row for each game, or none at all when nobody wants them.
    """
    t = tables.view(TABLES)[0]
    tasks = settings[TASKS]
    if tasks & ACT and not tasks & DRAW:
        wrong = first_illegal(legal, legal_n, actions)
        if wrong >= 0:
            return -wrong - 1
    watched = tasks & LOOK and observations.shape[0] > 0
    ended = 0
    for i in range(games.shape[0]):
        if tasks & FORGET:
            forget_row(i, rewards, done)
        for _ in range(settings[STEPS]):
            ended += step_row(
                t,
                i,
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
            )
            if watched:
                observe_row(t, i, games, to_move, guests, hotels, objectives, tiles, observations, shown)
    return ended
