"""Which versions of the rules can be played: that of today, and those that open games are still played by.

A change that makes another game of the same actions raises `RULES_VERSION`, asks the tables for the number of the game
where it differs (`if t.rules < 2`), compiled or not, and leaves the older number here for as long as somebody may play
on by it.
"""

from __future__ import annotations

from typing import Final

PLAYABLE_RULES: Final = frozenset({1})


def is_playable(rules: int) -> bool:
    """Can a game that began by these rules go on?"""
    return rules in PLAYABLE_RULES
