"""Random games on a graphics card with their stories, as the laboratory wants them."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from leopold.bots.playing import Played
from leopold.bots.samples import SAMPLE
from leopold.bots.story import STORY
from leopold.config import Config, engine_config
from leopold.cuda.card import launch, need_card, room_on_card, to_card
from leopold.packs import Pack
from leopold.rules import engine
from leopold.rules.actions import LONGEST_LIST
from leopold.rules.jit import warm_up
from leopold.rules.state import RECORD_BYTES

BLOCK: Final = 64


def tell_on_card(pack: Pack, config: Config, streams: npt.NDArray[np.uint32]) -> Played:
    """Play a random game for each of the streams, as `playing.play_games` does with stories: the same bytes."""
    need_card()
    from leopold.bots import kernels

    warm_up(group=kernels.GROUP)
    n = len(streams)
    words = engine_config(pack, config)
    words[engine.JOURNAL] = 1
    games = to_card(np.zeros((n, RECORD_BYTES), np.uint8))
    told = to_card(np.zeros((n, STORY.itemsize), np.uint8))
    decisions = room_on_card((n,), np.int32)
    outs = room_on_card((LONGEST_LIST, n), np.int16)
    on_card = (to_card(np.asarray(pack.tables)), games, told, to_card(words), to_card(streams), outs, decisions)
    launch(kernels.tell_many, n, BLOCK, *on_card)
    made = int(decisions.copy_to_host().sum())
    return Played(games.copy_to_host(), told.copy_to_host(), np.zeros(0, SAMPLE), made)
