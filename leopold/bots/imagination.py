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
