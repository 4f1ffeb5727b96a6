"""The one place that knows which bots there are, and who plays at which level."""

from __future__ import annotations

from random import Random
from typing import Final

from leopold.bots import BOTS, bot_named
from leopold.game import Game
from leopold.table.errors import UNPROCESSABLE, TableError
from leopold.table.models import BotLevel

LEVELS: Final = ("apprentice", "waiter", "concierge", "manager", "director")
"""The staff of the house as opponents, weakest first."""
_STAND_INS: Final = {"apprentice": "random", "waiter": "greedy", "concierge": "planner"}
"""Who plays at a level for which no bot of that name has been trained."""
RESCUER: Final = "greedy"
"""Takes over from a bot that fails."""
BUDGET: Final = {"apprentice": 5.0, "waiter": 5.0, "concierge": 10.0, "manager": 20.0, "director": 30.0}
"""Seconds for one decision; a bot that needs more has failed."""


def bot_behind(level: str) -> str | None:
    """The name of the bot that plays at a level."""
    return level if level in BOTS else _STAND_INS.get(level)


def levels() -> list[BotLevel]:
    """Those somebody can play at."""
    return [BotLevel(level=level, bot=bot) for level in LEVELS if (bot := bot_behind(level)) is not None]


def strongest() -> str:
    return levels()[-1].level


def checked_level(level: str) -> str:
    """The level asked for, the middle one if none was."""
    known = [found.level for found in levels()]
    if not level:
        return known[len(known) // 2]
    if level not in known:
        raise TableError(
            UNPROCESSABLE,
            "level.none",
            f"There is no bot level {level!r}; there are {', '.join(known)}.",
            {"level": level},
        )
    return level


def choose(game: Game, seat: int, level: str, seed: int) -> int:
    """What the bot of a level does. Runs for a while: not for the event loop."""
    bot = bot_behind(level) or RESCUER
    return bot_named(bot)(game, seat, Random(seed)).number


def rescue(game: Game, seat: int, seed: int) -> int:
    """What the rescuer does instead."""
    return bot_named(RESCUER)(game, seat, Random(seed)).number
