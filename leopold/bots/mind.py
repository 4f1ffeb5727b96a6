"""A player's mind as compiled code reads it, a row of numbers: what each place says. `Player.row` fills them in."""

from __future__ import annotations

from typing import Final

from leopold.bots.temper import TRAITS
from leopold.rules.jit import rule

KIND: Final = 0
JUDGEMENT: Final = 1  # which row of weights or network
WIDTH: Final = 2  # of the beam
PLAYOUTS: Final = 3
NOISE: Final = 4  # in hundredths of a point
MOST: Final = 5  # candidates
HORIZON: Final = 6  # turns played out before the judgement takes over
RIVALRY: Final = 7  # percent: how much the points of the best of the others count against one's own
GUIDE: Final = 8  # whose weights or network guides playouts
GUIDE_WIDTH: Final = 9  # of its beam; 0: one action at a time
JEALOUSY: Final = 10  # the same when whole turns are planned
EXPLORE: Final = 11  # how curious a tree over whole turns is, in hundredths of a point; 0: there is none
AHEAD: Final = 12  # turns of one's own in a playout, which ends with the last of them; 0: HORIZON says how long it is
SEES: Final = 13  # whether everything hidden lies open to it: for experiments on what there is to be won
TEMPER: Final = 14  # the traits of `temper.py`, from here on
MIND: Final = TEMPER + TRAITS

# --- what may stand at KIND
OUTSIDE: Final = -1  # nobody of ours: see `play_until_asked`
RANDOM: Final = 0
GREEDY: Final = 1
PLANNER: Final = 2
MCTS: Final = 3


@rule
def judgement_of(player, nets):
    """The network by which a player judges, or greedy's weights."""
    return nets[player[JUDGEMENT]]


@rule
def guide_of(player, nets):
    """What guides the playouts of a player."""
    return nets[player[GUIDE]]


@rule
def jealousy_of(player):
    """How much the points of the best of the others count against one's own when a turn is planned."""
    return player[JEALOUSY] * 0.01


@rule
def noise_of(player):
    """Points by which a player's judgement wavers."""
    return player[NOISE] * 0.01
