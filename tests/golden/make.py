"""Recording the past: `python -m tests.golden.make` plays finished games of every kind and writes down how they went.

Games that are there already stay as they are: they hold the rules to what they were when the game was recorded.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from random import Random
from typing import Unpack

from leopold.bots.compiled import CompiledBot
from leopold.bots.interface import Bot, choose
from leopold.bots.roster import player_named
from leopold.config import Choices, Config, configure
from leopold.game import Game
from leopold.packs import EDITIONS
from leopold.packs.codes import HOUSES, LETTERS, LEVELS
from leopold.packs.modules import CHOOSABLE, MODULES
from leopold.rules.state import VARIANTS
from tests.golden.past import (
    CATALOGUE,
    EXPECTED,
    GAMES,
    Outcome,
    catalogue_text,
    outcome,
    read_expected,
    write_expected,
)


@dataclass(frozen=True, slots=True)
class Recipe:
    """A game to record: how it is set up, and who plays it."""

    name: str
    config: Config
    bot: str


def recipes() -> Iterator[Recipe]:
    """Every number of players, edition, variant and side of the hotels; each day side by name; every level alone."""
    for (players, edition, variant, side), bot in product(
        product((2, 3, 4), EDITIONS, VARIANTS, ("night", "day")), ("planner", "greedy")
    ):
        promo = (players + len(variant) + len(side) + len(bot)) % 2 == 0
        name = f"{players}-{edition}-{variant}-{side}{'-promo' if promo else ''}-{bot}"
        modules = ["promo"] if promo else []
        yield recipe(name, bot, players, edition=edition, variant=variant, hotels=side, modules=modules)
    for letter, edition in product(LETTERS[:4], EDITIONS):
        other = LETTERS[(LETTERS.index(letter) + 1) % 4]
        name = f"2-{edition}-standard-day-{letter.lower()}-planner"
        yield recipe(name, "planner", 2, edition=edition, hotels=(letter, other), modules=["promo"])
    for level, edition, side, bot in product(LEVELS, EDITIONS, ("night", "day"), ("planner", "random")):
        name = f"solo-{edition}-{level}-{side}-{bot}"
        yield recipe(name, bot, 1, edition=edition, hotels=side, solo="leopold", level=level)
    yield from with_modules()


def with_modules() -> Iterator[Recipe]:
    """Each module by itself and all together, at tables of every size; alone, both automata and each hotel."""
    for modules, bot in product(([module] for module in CHOOSABLE), ("planner", "greedy")):
        players = 2 if bot == "planner" else 4
        yield recipe(f"{players}-modules-{modules[0]}-{bot}", bot, players, modules=modules)
    for players in (2, 3, 4):
        yield recipe(f"{players}-modules-all-planner", "planner", players, modules=CHOOSABLE)
    alone = [module for module in CHOOSABLE if MODULES[module].alone]
    for level in LEVELS:
        name = f"solo-modules-all-{level}-planner"
        yield recipe(name, "planner", 1, solo="elisabeth", level=level, modules=alone)
    for house in HOUSES:
        name = f"solo-modules-entrances-{house}-planner"
        entrances = ["entrances"]
        yield recipe(name, "planner", 1, solo="leopold", level="medium", modules=entrances, rival_hotel=house)


def recipe(name: str, bot: str, players: int, **choices: Unpack[Choices]) -> Recipe:
    """Every game has its name as its seed."""
    choices["seed"] = f"golden {name}"
    return Recipe(name, configure(players, **choices), bot)


def play(recipe: Recipe) -> Game:
    """The game of a recipe, to its end."""
    game = Game(recipe.config)
    bots: list[Bot] = [CompiledBot(player_named(recipe.bot)) for _ in range(recipe.config.players)]
    chance = Random(recipe.config.seed)
    while not game.over:
        seat = game.to_move
        assert seat is not None
        game.apply(choose(bots[seat], game, seat, chance))
    return game


def main() -> None:
    """Record what is not recorded yet."""
    GAMES.mkdir(parents=True, exist_ok=True)
    expected: dict[str, Outcome] = read_expected() if EXPECTED.exists() else {}
    for recipe in recipes():
        if recipe.name not in expected:
            file = play(recipe).save(GAMES / f"{recipe.name}.leopold")
            expected[recipe.name] = outcome(file)
            print(recipe.name, expected[recipe.name].result)
    write_expected(expected)
    if not CATALOGUE.exists():
        CATALOGUE.write_text(catalogue_text(), encoding="utf-8")


if __name__ == "__main__":
    main()
