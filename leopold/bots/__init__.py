"""Players that choose actions: what a seat sees, a budget and a random source in; a legal action out, with its reasons.

No bot sees what its seat cannot see: everything hidden is covered before it is asked, and dealt anew in thought.
"""

from __future__ import annotations

from leopold.bots.characters import style_of
from leopold.bots.compiled import CompiledBot, warm_up_bots
from leopold.bots.interface import Bot, Budget, Candidate, Seen, Thought, choose, repeatable, seen_by
from leopold.bots.roster import LEVELS, PLAYERS, STAND_IN, Player, fair_player, player_named


def bot_named(spec: str, called: str = "") -> Bot:
    """A new bot for one seat: `greedy`, `planner:24`, `mcts:400`, `mcts:1s`, or a level such as `director`.

    If it is called by a name, it has the style that bots of this name are known by.
    """
    player = fair_player(spec)
    return CompiledBot(player.with_style(style_of(called)) if called else player)


__all__ = [
    "LEVELS",
    "PLAYERS",
    "STAND_IN",
    "Bot",
    "Budget",
    "Candidate",
    "CompiledBot",
    "Player",
    "Seen",
    "Thought",
    "bot_named",
    "choose",
    "fair_player",
    "player_named",
    "repeatable",
    "seen_by",
    "style_of",
    "warm_up_bots",
]
