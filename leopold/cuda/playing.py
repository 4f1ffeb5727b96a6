"""Whole games on the card, as many as its memory has room for."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count
from typing import Final

import numpy as np
import numpy.typing as npt

from leopold.cuda.card import (
    CardArray,
    free_bytes,
    launch,
    multiprocessors,
    need_card,
    room_on_card,
    simulated,
    to_card,
)
from leopold.errors import RulesError
from leopold.rules.actions import LONGEST_LIST
from leopold.rules.jit import warm_up
from leopold.rules.state import RECORD_BYTES

BLOCK: Final = 256
"""Threads in a block."""
BLOCKS_EACH: Final = 4
"""For every part of the card that has threads of its own."""
ROUNDS_UNSEEN: Final = 32
"""Rounds after which it is looked whether any game is left: the card waits meanwhile."""
FOR_GAMES: Final = 0.9
"""Of the memory that is free: the rest is for copies on their way, and for what others take in between."""
TOGETHER: Final = 1 << 20
"""Games that are on the card at a time, where they are fetched from it and it has the room: six gigabytes."""


@dataclass(frozen=True, slots=True)
class Played:
    """Finished games that are still on the card: their records, one row of bytes each, and the decisions of each."""

    games: CardArray
    decisions: CardArray


def room_for(games: int) -> int:
    """So many games, or as many as the memory of the card has room for at a time."""
    need_card()
    from leopold.cuda.lines import LINES

    apart = LONGEST_LIST * 2 * BLOCKS_EACH * multiprocessors() * BLOCK  # a list for every thread
    each = RECORD_BYTES + 2 * LINES * 4 + 20  # its places in the lines, its stream and its decisions
    return min(games, int(FOR_GAMES * max(0, free_bytes() - apart)) // each)


def play_on_card(
    tables: npt.NDArray[np.uint8], words: npt.NDArray[np.int64], policy: int, streams: npt.NDArray[np.uint32]
) -> Played:
    """Play as many games as there are streams, as `engine.play_many` does without a journal: the same bytes.

    All of them must find room in the memory of the card (see `room_for`).
    """
    n = len(streams)
    if (room := room_for(n)) < n:
        raise RulesError(f"The graphics card has room for {room} games at a time, not for {n}.")
    from leopold.cuda import kernels
    from leopold.cuda.lines import LINES

    warm_up(group="cuda")
    block = min(BLOCK, max(1, n)) if simulated() else BLOCK
    threads = min(-(-n // block), BLOCKS_EACH * multiprocessors()) * block
    games = room_on_card((n, RECORD_BYTES // 4), np.uint32)
    decisions = room_on_card((n,), np.int32)
    if n > 0:
        launch(kernels.clear, threads, block, games.reshape(games.size))
        outs = room_on_card((LONGEST_LIST, threads), np.int16)
        lines = room_on_card((2, LINES, n), np.int32)
        lines[0, kernels.BEGIN].copy_to_device(np.arange(n, dtype=np.int32))
        lengths = np.zeros((3, LINES), np.int32)
        lengths[0, kernels.BEGIN] = n
        lengths_there = to_card(lengths)
        on_card = (to_card(np.asarray(tables)), games, to_card(words), policy, to_card(streams), outs, decisions)
        for number in count():
            if number % ROUNDS_UNSEEN == 0 and not lengths_there.copy_to_host()[number % 3].any():
                break
            launch(kernels.play_round, threads, block, *on_card, lines, lengths_there, number)
    return Played(CardArray(games.view(np.uint8)), CardArray(decisions))
