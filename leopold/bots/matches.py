"""Many games between compiled players, as arrays of records and of the stories behind them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Unpack

import numpy as np
import numpy.typing as npt

from leopold.batch import policy_streams
from leopold.bots import mind
from leopold.bots.compiled import CompiledBot, warm_up_bots
from leopold.bots.interface import choose
from leopold.bots.nets import all_judgements
from leopold.bots.playing import play_games
from leopold.bots.roster import Player, player_named
from leopold.bots.story import LONGEST_STORY, STORY
from leopold.config import Choices, Config, configure, pack_of
from leopold.cuda.card import CPU, CUDA, check_device
from leopold.errors import RulesError
from leopold.game import Game
from leopold.rules.state import GAME
from leopold.words import said


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


def check_players_on(device: str, seats: Sequence[str]) -> None:
    """Refuse players that cannot play on this device: on a graphics card only those who take any action."""
    check_device(device)
    thinking = [spec for spec in seats if player_named(spec).kind != mind.RANDOM]
    if device == CUDA and thinking:
        raise RulesError(f"On a graphics card only random plays, not {thinking[0]}: leave out the device.")


def play_match(
    n: int,
    seats: Sequence[str],
    config: Config | None = None,
    *,
    stories: bool = False,
    device: str = CPU,
    **choices: Unpack[Choices],
) -> Match:
    """Play n games between the players named by seat; the first has the seed of the choices (0), each other one more.

    A game depends on its seed and its players alone, not on how many are played together.
    In the solo game there is one player, at seat 0, against the automaton.
    """
    if config is None:
        choices.setdefault("seed", 0)
    config = configure(config or len(seats), **choices)
    if len(seats) != config.players:
        raise RulesError(said("bots-seats", players=config.players, n=len(seats)))
    seed = config.seed
    if isinstance(seed, str):
        raise RulesError(said("bots-seeds"))
    check_players_on(device, seats)
    players = [player_named(spec) for spec in seats]
    pack = pack_of(config)
    if device == CUDA:
        from leopold.bots.on_card import tell_on_card

        told = tell_on_card(pack, config, _streams(seed, n))
        return Match(told.games, told.told, told.decisions)
    warm_up_bots()
    scripts = None
    if keeps_time(seats):
        scripts = np.stack([_play_by_the_clock(configure(config, seed=seed + i), players) for i in range(n)])
    played = play_games(
        pack, config, players, all_judgements(pack), _streams(seed, n), stories=stories, scripts=scripts
    )
    return Match(played.games, played.told, played.decisions)


def _streams(seed: int, n: int) -> npt.NDArray[np.uint32]:
    """A random state for the players of each game, from its seed alone."""
    return np.stack([policy_streams(seed + i, 1)[0] for i in range(n)]) if n else policy_streams(seed, 0)


def _play_by_the_clock(config: Config, players: Sequence[Player]) -> npt.NDArray[np.int16]:
    """One game of players who look at the clock; its actions, to be told again in compiled code."""
    game = Game(config)
    bots = [CompiledBot(player) for player in players]
    chances = [Random(f"{config.seed} {seat}") for seat in range(len(players))]
    while not game.over:
        seat = game.to_move
        assert seat is not None
        game.apply(choose(bots[seat], game, seat, chances[seat]))
    script = np.full(LONGEST_STORY, -1, np.int16)
    script[: len(game.moves)] = game.moves
    return script
