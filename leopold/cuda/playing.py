"""Whole games on the card, as many as its memory has room for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from leopold.cuda.card import CardArray, launch, multiprocessors, need_card, room_on_card, simulated, to_card
from leopold.rules.actions import LONGEST_LIST
from leopold.rules.jit import warm_up
from leopold.rules.state import RECORD_BYTES

BLOCK: Final = 1024
"""Games that are sorted together, and so threads in a block: the more, the more of them do the same."""
BLOCKS_EACH: Final = 2
"""For every part of the card that has threads of its own; a place that is done with one game takes the next."""
TOGETHER: Final = 1 << 20
"""Games that are on the card at a time, where they are fetched from it: six gigabytes."""


@dataclass(frozen=True, slots=True)
class Played:
    """Finished games that are still on the card: their records, one row of bytes each, and the decisions of each."""

    games: CardArray
    decisions: CardArray


def play_on_card(
    tables: npt.NDArray[np.uint8], words: npt.NDArray[np.int64], policy: int, streams: npt.NDArray[np.uint32]
) -> Played:
    """Play as many games as there are streams, as `engine.play_many` does without a journal: the same bytes.

    All of them must find room in the memory of the card.
    """
    need_card()
    from leopold.cuda import kernels

    warm_up(group="cuda")
    n = len(streams)
    block = min(BLOCK, max(1, n)) if simulated() else BLOCK
    threads = min(-(-n // block), BLOCKS_EACH * multiprocessors()) * block
    games = room_on_card((n, RECORD_BYTES // 4), np.uint32)
    decisions = room_on_card((n,), np.int32)
    if n > 0:
        outs = room_on_card((LONGEST_LIST, threads), np.int16)
        on_card = (to_card(np.asarray(tables)), games, to_card(words), policy, to_card(streams), outs, decisions)
        launch(kernels.play_many, threads, block, *on_card)
    return Played(CardArray(games.view(np.uint8)), CardArray(decisions))
