"""Whole games in compiled code: the one place that fills in what the door `play_seats` is told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from leopold.bots import doors, mind
from leopold.bots.notepad import new_notepad
from leopold.bots.roster import Player
from leopold.bots.samples import SAMPLE
from leopold.bots.story import LONGEST_STORY, STORY
from leopold.config import Config, engine_config
from leopold.packs import Pack
from leopold.packs.tables import SEATS
from leopold.rules import engine
from leopold.rules.state import GAME, RECORD_BYTES


@dataclass(frozen=True, slots=True)
class Played:
    """Finished games, a row each, and what was asked for besides: their stories, and samples to learn from."""

    games: npt.NDArray[np.uint8]
    told: npt.NDArray[np.uint8]
    samples: npt.NDArray[np.void]
    decisions: int
    """How many were made; not counted where samples are taken."""

    @property
    def records(self) -> npt.NDArray[np.void]:
        """The games as a structured array: `played.records["vp"]`."""
        return self.games.view(GAME)[:, 0]


def play_games(
    pack: Pack,
    config: Config,
    players: Sequence[Player],
    judgements: npt.NDArray[np.float32],
    streams: npt.NDArray[np.uint32],
    *,
    stories: bool = False,
    scripts: npt.NDArray[np.int16] | None = None,
    room: int = 0,
    sampled: int = 0,
) -> Played:
    """Play a game for each of the streams, with seeds from that of the configuration on.

    `scripts` are games that were played elsewhere and are only told again. `room` is how many samples are taken at the
    most, `sampled` how many of 256 decisions within turns become one.
    """
    words = engine_config(pack, config)
    words[engine.JOURNAL] = int(stories)
    rows = np.zeros((SEATS, mind.MIND), np.int64)
    rows[: len(players)] = [player.row(alone=bool(config.solo)) for player in players]
    games = np.zeros((len(streams), RECORD_BYTES), np.uint8)
    told = np.zeros((len(streams) if stories else 0, STORY.itemsize), np.uint8)
    samples = np.zeros((room, SAMPLE.itemsize), np.uint8)
    count = int(
        doors.play_seats(
            pack.tables,
            games,
            told,
            np.zeros((0, LONGEST_STORY), np.int16) if scripts is None else scripts,
            samples,
            sampled,
            words,
            rows,
            judgements,
            new_notepad(),
            streams,
        )
    )
    return Played(games, told, samples[: count if room else 0].view(SAMPLE)[:, 0], 0 if room else count)
