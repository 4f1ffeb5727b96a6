"""Copies of a game to think on, with everything hidden from the thinking seat dealt anew."""

from __future__ import annotations

import numpy as np

from leopold.rules.chance import next32
from leopold.rules.engine import copy_words
from leopold.rules.jit import rule
from leopold.rules.sight import deal_anew
from leopold.rules.state import CORE_BYTES, GAME

CORE_WORDS = CORE_BYTES // 8


@rule
def copy_core(source, target):
    """The part of a game that decides how it goes on."""
    copy_words(source.view(np.int64), target.view(np.int64), CORE_WORDS)


@rule
def imagine(t, game, imagined, seat, stream):
    """A game that looks the same to this seat, with everything hidden dealt anew."""
    copy_core(game, imagined)
    g = imagined.view(GAME)[0]
    g.log_n = 0
    g.log_on = 0
    deal_anew(t, g, seat, next32(stream), next32(stream), next32(stream), next32(stream))


@rule
def open_eyes(m, sees, seat):
    """Whoever thinks from now on sees what lies hidden, if it is one of those; nobody who plays with people is."""
    m.seer = seat + 1 if sees != 0 else 0


@rule
def picture(t, game, imagined, seat, m, stream):
    """The game as this seat thinks of it: imagined, or as it is for somebody who sees everything."""
    if m.seer == seat + 1:
        copy_core(game, imagined)
        g = imagined.view(GAME)[0]
        g.log_n = 0
        g.log_on = 0
    else:
        imagine(t, game, imagined, seat, stream)
