"""Many games between compiled players, as arrays of records and of the stories behind them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

import numpy as np
import numpy.typing as npt

from leopold.batch import policy_streams
from leopold.bots.compiled import CompiledBot, warm_up_bots
from leopold.bots.interface import choose
from leopold.bots.nets import all_judgements
from leopold.bots.playing import play_games
from leopold.bots.roster import Player, player_named
from leopold.bots.story import LONGEST_STORY, STORY
from leopold.config import Config, configure
from leopold.game import Game
from leopold.packs import load_pack
from leopold.rules.state import GAME


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
    for spec in seats:
        player_named(spec)


def keeps_time(seats: Sequence[str]) -> bool:
    """Does any of these players think by the clock? Then a match is not the same each time."""
    return any(player_named(spec).seconds is not None for spec in seats)


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
    players = [player_named(spec) for spec in seats]
    warm_up_bots()
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
    pack = load_pack(edition, packs)
    scripts = None
    if keeps_time(seats):
        scripts = np.stack([_play_by_the_clock(replace(config, seed=seed + i), players, packs) for i in range(n)])
    streams = np.stack([policy_streams(seed + i, 1)[0] for i in range(n)]) if n else policy_streams(seed, 0)
    played = play_games(pack, config, players, all_judgements(pack), streams, stories=stories, scripts=scripts)
    return Match(played.games, played.told, played.decisions)


def _play_by_the_clock(config: Config, players: Sequence[Player], packs: Sequence[str | Path]) -> npt.NDArray[np.int16]:
    """One game of players who look at the clock; its actions, to be told again in compiled code."""
    game = Game(
        None if config.solo else config.players,
        seed=config.seed,
        edition=config.edition,
        hotels=config.hotels[: len(players)],
        variant=config.variant,
        promo=config.promo,
        packs=packs,
        solo=config.solo or None,
        level=config.level or None,
    )
    bots = [CompiledBot(player) for player in players]
    chances = [Random(f"{config.seed} {seat}") for seat in range(len(players))]
    while not game.over:
        seat = game.to_move
        assert seat is not None
        game.apply(choose(bots[seat], game, seat, chances[seat]))
    script = np.full(LONGEST_STORY, -1, np.int16)
    script[: len(game.moves)] = game.moves
    return script
