"""Players that choose actions. A bot is a callable: the game, its seat and a random source in, a legal action out.

No bot uses what its seat cannot see: the compiled ones cover everything hidden and deal it anew before they think.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from leopold.bots.compiled import greedy_bot, planner_bot, warm_up_bots
from leopold.game import Action, Game
from leopold.record.errors import RulesError

Bot = Callable[[Game, int, Random], Action]


def random_bot(game: Game, seat: int, chance: Random) -> Action:
    """Any legal action, each as likely as the others. It looks at nothing, so it can see nothing hidden."""
    return chance.choice(game.actions)


BOTS: dict[str, Bot] = {"random": random_bot, "greedy": greedy_bot, "planner": planner_bot}
COMPILED_BOTS = ("greedy", "planner")
"""Bots that think in compiled code of their own; `warm_up_bots` gets it ready."""


def bot_named(name: str) -> Bot:
    """The bot of this name."""
    if name not in BOTS:
        raise RulesError(f"There is no bot {name!r}; there are {', '.join(BOTS)}.")
    return BOTS[name]


__all__ = ["BOTS", "COMPILED_BOTS", "Bot", "bot_named", "greedy_bot", "planner_bot", "random_bot", "warm_up_bots"]
