"""The doors of the engine: what Python may call. Games and tables come in as bytes, because bytes are cheap to pass."""

from __future__ import annotations

import numpy as np

from leopold.packs.codes import NINE_STARS_INN
from leopold.packs.tables import QUEUE, TABLES
from leopold.rules.actions import ACTIONS
from leopold.rules.agenda import A, argument, deciding, on_top, pop
from leopold.rules.board.balls import score_ballroom
from leopold.rules.board.emperor import score_emperor_track, scoring_of_round
from leopold.rules.board.houses import (
    lose_stars,
    pay_toll,
    reserve_rooms,
    score_gears,
    score_stars,
    serve_automaton,
    toll,
)
from leopold.rules.board.lounge import receive_celebrities
from leopold.rules.board.scoring import beats, score_end_staff, score_rooms
from leopold.rules.chance import below, next32, seed_stream
from leopold.rules.course.flow import automaton_acts, carry_on
from leopold.rules.course.setup import (
    agree_on_beginning,
    begin_alone,
    deal_hands,
    deal_hotels,
    fill_queue,
    hand_out_key_krones,
    hand_out_order_tiles,
    lay_out_balls,
    lay_out_categories,
    lay_out_what_is_in_play,
    offer_entrances,
    open_house,
    seat_automaton,
)
from leopold.rules.decisions.dispatch import decide, legal_actions
from leopold.rules.decisions.dispatch import why_not as why_not_now
from leopold.rules.decisions.turn import KEY
from leopold.rules.jit import entry, rule
from leopold.rules.laws import DEAD_END, ENDLESS, broken_law
from leopold.rules.sight import cover, deal_anew
from leopold.rules.state import AUTOMATON_SEAT, CORE_BYTES, GAME, OVER, RECORD_BYTES

BYTES = "uint8[::1]"


# --- the places of a configuration
PLAYERS = 0
VARIANT = 1
HOTELS = 2  # four: an index, or -1 for a day side at random
MODULES = 6  # those in play beside the base game, as bits
START = 7  # -1: at random
JOURNAL = 8
SEED = 9  # four words of 32 bits
SOLO = 13  # 0, or the number of the automaton's deck plus one
LEVEL = 14
HOUSE = 15  # the automaton's own hotel plus one; 0: any
CONFIG = 16


@rule
def next_seed(w0, w1):
    """The seed of the next game of a batch: one more than this one's."""
    if w0 == 0xFFFFFFFF:
        return w0 - w0, (w1 + 1) & 0xFFFFFFFF
    return w0 + 1, w1


@rule
def lay_table(t, g, config, w0, w1):
    """From a configuration and 128 bits of seed to what is to happen first. `g` is all zero."""
    seed_stream(g.random, w0, w1, config[SEED + 2], config[SEED + 3])
    g.players = config[PLAYERS]
    lay_out_what_is_in_play(t, g, config[MODULES])
    g.variant = config[VARIANT]
    g.log_on = config[JOURNAL]
    g.solo = config[SOLO]
    g.level = config[LEVEL]
    if config[START] < 0:
        g.start_seat = below(g.random, g.players)
    else:
        g.start_seat = config[START]
    hand_out_order_tiles(g)
    lay_out_categories(t, g)
    fill_queue(t, g)
    deal_hotels(t, g, config[HOTELS], config[HOTELS + 1], config[HOTELS + 2], config[HOTELS + 3])
    if t.ballroom_n > 0:
        lay_out_balls(t, g)
    if t.celebrity_n > 0:
        receive_celebrities(t, g)
    if g.modules & KEY != 0:
        hand_out_key_krones(t, g)
    if t.entrance_n > 0:
        offer_entrances(t, g)
        if g.solo != 0:
            open_house(t, g, config[HOUSE])
    if g.solo != 0:
        seat_automaton(t, g)
        begin_alone(t, g)
    else:
        deal_hands(t, g)
        agree_on_beginning(t, g)


@rule
def set_up(t, g, config, w0, w1):
    """The same, to the first decision."""
    lay_table(t, g, config, w0, w1)
    carry_on(t, g)


CARRY_ON = -1
LIST = -2
SET_UP = -3


@entry(f"int64({BYTES}, {BYTES}, int64, int16[::1])", 4)
def step(tables, game, action, out):
    """Apply an action that the caller knows to be legal, and give the next legal ones.

    CARRY_ON instead of an action only carries on, LIST does nothing at all before listing, SET_UP begins a new game
    from the configuration that lies in the buffer: one door for four, because the whole of the rules is behind it, and
    every such door costs half a minute of compilation.
    """
    t = tables.view(TABLES)[0]
    g = game.view(GAME)[0]
    if action == SET_UP:
        config = out.view(np.int64)
        game[:] = 0
        set_up(t, g, config, config[SEED], config[SEED + 1])
    if action >= 0:
        g.log_n = 0
        decide(t, g, action)
    if action >= CARRY_ON:
        carry_on(t, g)
    return legal_actions(t, g, out)


@entry(f"void({BYTES}, {BYTES}, int64, int64[::1])", 5)
def why_not(tables, game, first, out):
    """Why actions are not possible now, from number `first` on: what `leopold.rules.whys` says of each, 0 if it is."""
    t = tables.view(TABLES)[0]
    g = game.view(GAME)[0]
    for i in range(out.shape[0]):
        out[i] = why_not_now(t, g, first + i)


def new_game(tables, game, config):
    """Set up a game; the places of `config` are named above."""
    out = np.zeros(ACTIONS, np.int16)
    out.view(np.int64)[:CONFIG] = config
    step(tables, game, SET_UP, out)


def legal(tables, game, out):
    """The legal actions into `out`; returns how many."""
    return step(tables, game, LIST, out)


def resume(tables, game, out):
    """Carry on from a position that was put together by hand; returns how many actions are legal then."""
    return step(tables, game, CARRY_ON, out)


@entry(f"int64({BYTES}, {BYTES})", 1, "companion")
def automaton_step(tables, game):
    """One part of the automaton's turn, for people who move the pieces themselves; returns what is still to do."""
    t = tables.view(TABLES)[0]
    g = game.view(GAME)[0]
    op = on_top(g)
    p = deciding(g)
    a = argument(g, A)
    pop(g)
    g.log_n = 0
    automaton_acts(t, g, op, p, a)
    return g.agenda_n


# --- which scoring of the automaton
SCORES_EMPEROR = 0
SCORES_STARS = 1
SCORES_BALL = 2  # of everybody, because ranks are: as far as the player's dancers are there
SCORES_END = 3


@entry(f"void({BYTES}, {BYTES}, int64)", 0, "companion")
def automaton_scores(tables, game, scoring):
    """What the automaton scores after this round, for the same people, one scoring at a time: between them the player
    meets the emperor. A scoring that this round does not have does nothing."""
    t = tables.view(TABLES)[0]
    g = game.view(GAME)[0]
    g.log_n = 0
    visit = scoring_of_round(t, g.round_no)
    if scoring == SCORES_EMPEROR and visit >= 0:
        score_emperor_track(t, g, AUTOMATON_SEAT, visit)
    elif scoring == SCORES_STARS and visit >= 0 and g.house == NINE_STARS_INN:
        score_stars(t, g, AUTOMATON_SEAT)
    elif scoring == SCORES_BALL and visit >= 0 and t.ballroom_n > 0:
        score_ballroom(t, g, visit)
    elif scoring == SCORES_END and g.round_no == t.rounds:
        score_end_staff(t, g, AUTOMATON_SEAT)
        score_rooms(t, g, AUTOMATON_SEAT)
        g.over = OVER


# --- what happens to the automaton's own hotel, with its arguments
ROOMS_RESERVED = 0  # by the guests who lie on the guest deck, the first of them on top
ITEM_SERVED = 1  # table, item
LINES_FILLED = 2  # how many floors and columns
RIGHT_END_REACHED = 3  # by the guest who stands there now
BRIDGE_CROSSED = 4  # to the space with this face


@entry(f"void({BYTES}, {BYTES}, int64, int64, int64)", 0, "companion")
def automaton_hotel(tables, game, deed, a, b):
    """What people have done at a real table that the automaton's own hotel takes notice of."""
    t = tables.view(TABLES)[0]
    g = game.view(GAME)[0]
    g.log_n = 0
    if deed == ROOMS_RESERVED:
        reserve_rooms(t, g)
    elif deed == ITEM_SERVED:
        serve_automaton(t, g, a, b)
    elif deed == LINES_FILLED:
        lose_stars(g, a)
    elif deed == RIGHT_END_REACHED:
        score_gears(t, g, QUEUE - 1)
    elif deed == BRIDGE_CROSSED:
        pay_toll(t, g, 0, a, toll(g, a))


@entry(f"void({BYTES}, {BYTES}, int64)", 1)
def observe(tables, game, seat):
    """Turn a copy of a game into what this seat may see of it."""
    cover(tables.view(TABLES)[0], game.view(GAME)[0], seat)


@entry(f"void({BYTES}, {BYTES}, int64, int64[::1])", 2)
def resample(tables, game, seat, words):
    """Deal anew what this seat cannot see."""
    deal_anew(tables.view(TABLES)[0], game.view(GAME)[0], seat, words[0], words[1], words[2], words[3])


@entry(f"void({BYTES}, int64[::1])", 0)
def ranks(game, out):
    """1 for the winner or winners, and so on; equal ranks are shared."""
    g = game.view(GAME)[0]
    for p in range(g.players):
        rank = 1
        for q in range(g.players):
            if beats(g, q, p):
                rank += 1
        out[p] = rank


RANDOM_POLICY = 0
FIRST_POLICY = 1


@rule
def play_out(t, g, stream, out, policy):
    """Play to the end with a policy; returns the number of decisions."""
    decisions = 0
    n = legal_actions(t, g, out)
    while n > 0:
        action = out[0]
        if policy == RANDOM_POLICY:
            action = out[below(stream, n)]
        g.log_n = 0
        decide(t, g, action)
        carry_on(t, g)
        n = legal_actions(t, g, out)
        decisions += 1
    return decisions


@entry(f"int64({BYTES}, uint8[:,::1], int64[::1], int64, uint32[:,::1], int16[::1])", 3, "lab")
def play_many(tables, games, config, policy, streams, out):
    """Play a batch of games to the end, one seed after another from the one in `config`; returns the decisions made.

    A game's own seed is the configured one plus its number; `streams` are the policy's random states, one a game.
    """
    t = tables.view(TABLES)[0]
    decisions = 0
    w0 = config[SEED]
    w1 = config[SEED + 1]
    for i in range(games.shape[0]):
        game = games[i]
        game[:] = 0
        g = game.view(GAME)[0]
        set_up(t, g, config, w0, w1)
        decisions += play_out(t, g, streams[i], out, policy)
        w0, w1 = next_seed(w0, w1)
    return decisions


@entry(f"int64({BYTES}, {BYTES}, int64)", 2, "lab")
def check_laws(tables, game, guests):
    """The number of the first law a position breaks, or 0."""
    return broken_law(tables.view(TABLES)[0], game.view(GAME)[0], guests)


@entry(f"int64({BYTES}, {BYTES}, int64, uint32[::1], int16[::1], int16[::1])", 4, "lab")
def play_lawfully(tables, game, guests, stream, out, moves):
    """Play a new game to its end at random, checking every law after every action.

    Writes the actions into `moves`. Returns their number, or, when a law breaks, minus (law * 100000 + actions).
    """
    t = tables.view(TABLES)[0]
    g = game.view(GAME)[0]
    n = legal_actions(t, g, out)
    for k in range(moves.shape[0]):
        law = broken_law(t, g, guests)
        if law == 0 and n == 0 and g.over == 0:
            law = DEAD_END
        if law != 0:
            return -(law * 100000 + k)
        if n == 0:
            return k
        action = out[below(stream, n)]
        moves[k] = action
        g.log_n = 0
        decide(t, g, action)
        carry_on(t, g)
        n = legal_actions(t, g, out)
    return -(ENDLESS * 100000 + moves.shape[0])


@rule
def copy_words(source, target, words):
    """A game, or the part of it that decides how it goes on, eight bytes at a time."""
    for i in range(words):
        target[i] = source[i]


@entry(f"int64({BYTES}, {BYTES}, int64, int64)", 1, "lab")
def copy_many(source, target, n, whole):
    """Copy a game n times inside compiled code: what a search pays for each new branch."""
    words = RECORD_BYTES // 8 if whole != 0 else CORE_BYTES // 8
    source_words = source.view(np.int64)
    target_words = target.view(np.int64)
    for i in range(n):
        source_words[0] = i
        copy_words(source_words, target_words, words)
    return words


@entry("int64(uint32[::1], int64, int64[::1])", 0, "lab")
def draws(stream, n, out):
    """Count fair draws below n: the test of chance."""
    for _ in range(out.shape[0] * 1000):
        out[below(stream, n)] += 1
    return next32(stream)
