"""Many games between compiled players, as arrays of records and of the stories behind them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
import numpy.typing as npt

from leopold.batch import policy_streams
from leopold.bots import doors
from leopold.bots.compiled import BEAM_WIDTH, Workspace, warm_up_bots
from leopold.bots.story import STORY
from leopold.bots.weights import weights_for
from leopold.config import configure, engine_config
from leopold.packs import load_pack
from leopold.packs.tables import SEATS
from leopold.record.errors import RulesError
from leopold.rules import engine
from leopold.rules.state import GAME, RECORD_BYTES

KINDS = {"random": doors.RANDOM, "greedy": doors.GREEDY, "planner": doors.PLANNER}


@dataclass(frozen=True, slots=True)
class Match:
    """Finished games: their records and stories, one row each, and how many decisions were made."""

    games: npt.NDArray[np.uint8]
    told: npt.NDArray[np.uint8]
    decisions: int

    @property
    def records(self) -> npt.NDArray[np.void]:
        """The games as a structured array: `match.records["vp"]`."""
        return self.games.view(GAME)[:, 0]

    @property
    def stories(self) -> npt.NDArray[np.void]:
        """Their stories, likewise: `match.stories["moves"]`; empty if none were asked for."""
        return self.told.view(STORY)[:, 0]


def check_players(seats: Sequence[str]) -> None:
    """Refuse a name that no player has."""
    for name in seats:
        if name not in KINDS:
            raise RulesError(f"There is no player {name!r}; there are {', '.join(KINDS)}.")


def play_match(
    n: int,
    seats: Sequence[str],
    *,
    seed: int = 0,
    edition: str = "revised",
    hotels: str | Sequence[str] = "night",
    variant: str = "standard",
    promo: bool = False,
    packs: Sequence[str | Path] = (),
    solo: str | None = None,
    level: str | None = None,
    stories: bool = False,
) -> Match:
    """Play n games between the players named by seat; game number i has the seed `seed + i`.

    A game depends on its seed and its players alone, not on how many are played together.
    With `solo` there is one player, at seat 0, against the automaton.
    """
    check_players(seats)
    warm_up_bots()
    pack = load_pack(edition, packs)
    config = configure(
        len(seats),
        seed=seed,
        edition=edition,
        hotels=hotels,
        variant=variant,
        promo=promo,
        packs=packs,
        solo=solo,
        level=level,
    )
    words = engine_config(pack, replace(config, seed=seed))
    words[engine.JOURNAL] = int(stories)
    names = [*seats, *["random"] * (SEATS - len(seats))]
    players = np.zeros((SEATS, doors.MIND), np.int64)
    players[:, doors.KIND] = [KINDS[name] for name in names]
    weights = np.stack([weights_for(pack, "greedy" if name == "random" else name) for name in names])
    games = np.zeros((n, RECORD_BYTES), np.uint8)
    told = np.zeros((n if stories else 0, STORY.itemsize), np.uint8)
    space = Workspace()
    decisions = doors.play_seats(
        pack.tables,
        games,
        told,
        words,
        players,
        weights,
        np.concatenate([policy_streams(seed + i, 1) for i in range(n)]) if n else policy_streams(seed, 0),
        BEAM_WIDTH,
        space.beam,
        space.first,
        space.value,
        space.marks,
        space.out,
    )
    return Match(games, told, int(decisions))
