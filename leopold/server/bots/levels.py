"""The one place that knows which bots there are, and who plays at which level."""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from leopold.bots import LEVELS, STAND_IN, Bot, CompiledBot, Seen, bot_named, seen_by
from leopold.bots.reasons.finding import ADVISER
from leopold.bots.roster import as_typed
from leopold.game import Game
from leopold.server.errors import no_level
from leopold.server.models import BotLevel

FALLBACK: Final = "greedy"
"""Takes over from a bot that fails."""
TIMEOUT: Final = 45.0
"""Seconds for one decision, whatever else the machine is doing, from when it is begun; a bot that needs more has
failed."""
LOADING: Final = 60.0
"""Seconds to load what it takes to think, where a second or two is usual; what needs more hangs."""
THINKING: Final = 10
"""How nice it is to think, as Unix counts it."""


class Chosen(NamedTuple):
    """What a bot does, and the bot as it is now: it remembers what it has planned, wherever it thought."""

    number: int
    bot: Bot


def levels() -> list[BotLevel]:
    """Those somebody can play at, weakest first."""
    return [BotLevel(level=level, bot=player.spec, quick=player.quick) for level, player in LEVELS.items()]


def is_quick(level: str) -> bool:
    """Can a bot of this level play before the bots are compiled?"""
    return LEVELS[level].quick


def takes_its_time(level: str) -> bool:
    """Does a bot of this level think for seconds? The others plan their turn in milliseconds, once compiled."""
    return LEVELS[level].seconds is not None


def knows(bot: Bot, game: Game, seat: int) -> bool:
    """Does this bot know what to do without thinking?"""
    return isinstance(bot, CompiledBot) and bot.knows(seen_by(game, seat))


def adviser(compiled: bool) -> str:
    """Whose advice a hint is: that of a strong one, or of the one who stands in until the bots are compiled."""
    return ADVISER.spec if compiled else STAND_IN


def usual() -> str:
    """Where nobody chose: a fair game that does not keep anybody waiting."""
    return STAND_IN


def checked_level(level: str) -> str:
    """The level asked for, as it is kept, the usual one if none was."""
    known = list(LEVELS)
    if not level:
        return usual()
    if as_typed(level) not in known:
        raise no_level(level, known)
    return as_typed(level)


def choose(bot: Bot, seen: Seen, chance: Random) -> Chosen:
    """What a bot does. Runs for a while: not for the event loop."""
    return Chosen(bot.think(seen, chance).number, bot)


def fall_back(seen: Seen, chance: Random) -> int:
    """What the rescuer does instead."""
    return choose(bot_named(FALLBACK), seen, chance).number
