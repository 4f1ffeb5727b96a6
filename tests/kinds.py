"""All kinds of games, for tests that must hold for every one of them."""

from __future__ import annotations

import random
from collections.abc import Iterator

from hypothesis import strategies as st

from leopold.config import all_kinds
from leopold.fuzz import new_game
from leopold.game import Game

KINDS = all_kinds()


def set_up_again(game: Game) -> Game:
    """A new game from the same seed, set up in the same way."""
    return Game(game.config)


def play_some(game: Game, actions: int, seed: int) -> Game:
    """Play so many random actions, or fewer if the game ends."""
    chance = random.Random(seed)
    for _ in range(actions):
        if game.over:
            break
        game.apply(chance.choice(game.numbers))
    return game


def positions(game: Game, seed: int) -> Iterator[Game]:
    """The same game, before each of its decisions, played at random."""
    chance = random.Random(seed)
    while not game.over:
        yield game
        game.apply(chance.choice(game.numbers))


games = st.builds(
    lambda kind, seed, actions: play_some(new_game(kind, seed), actions, seed),
    st.sampled_from(KINDS),
    st.integers(0, 2**32),
    st.integers(0, 220),
)
"""Games of any kind somewhere between the deal and the end."""

running_games = games.filter(lambda game: not game.over)
