"""Many games between compiled players, as an array of records."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from leopold.batch import Batch, policy_streams
from leopold.bots import doors
from leopold.bots.compiled import BEAM_WIDTH, Workspace, warm_up_bots
from leopold.bots.weights import weights_for
from leopold.config import configure, engine_config
from leopold.packs import load_pack
from leopold.packs.tables import SEATS
from leopold.record.errors import RulesError
from leopold.rules import engine
from leopold.rules.state import RECORD_BYTES

KINDS = {"random": doors.RANDOM, "greedy": doors.GREEDY, "planner": doors.PLANNER}


def play_match(
    n: int,
    seats: Sequence[str],
    *,
    seed: int = 0,
    edition: str = "revised",
    hotels: str | Sequence[str] = "night",
    variant: str = "standard",
    solo: str | None = None,
    level: str | None = None,
) -> Batch:
    """Play n games between the compiled players named by seat; game number i has the seed `seed + i`.

    With `solo` there is one player, at seat 0, against the automaton.
    """
    for name in seats:
        if name not in KINDS:
            raise RulesError(f"There is no compiled player {name!r}; there are {', '.join(KINDS)}.")
    warm_up_bots()
    pack = load_pack(edition)
    config = configure(len(seats), seed=seed, edition=edition, hotels=hotels, variant=variant, solo=solo, level=level)
    words = engine_config(pack, replace(config, seed=seed))
    words[engine.JOURNAL] = 0
    players = [*seats, *["random"] * (SEATS - len(seats))]
    weights = np.stack([weights_for(pack, "greedy" if name == "random" else name) for name in players])
    games = np.zeros((n, RECORD_BYTES), np.uint8)
    space = Workspace()
    decisions = doors.play_seats(
        pack.tables,
        games,
        words,
        np.array([KINDS[name] for name in players], np.int64),
        weights,
        policy_streams(seed, n),
        BEAM_WIDTH,
        space.beam,
        space.first,
        space.value,
        space.marks,
        space.out,
    )
    return Batch(games, int(decisions))
