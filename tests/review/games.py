"""Finished games to look back at, played by bots and always alike."""

from __future__ import annotations

from functools import cache
from typing import Unpack

from leopold.bots import bot_named, choose, repeatable
from leopold.config import Choices, configure
from leopold.game import Game

FEW = 4
"""Deals: enough to see that everything adds up."""


@cache
def finished(*seats: str, **choices: Unpack[Choices]) -> Game:
    """A game to its end between these bots; look at it, and leave it as it is."""
    game = Game(configure(len(seats), **choices), seed="an evening")
    bots = [bot_named(name) for name in seats]
    while (seat := game.to_move) is not None:
        game.apply(choose(bots[seat], game, seat, repeatable(game.seed, seat, len(game.moves))))
    return game
