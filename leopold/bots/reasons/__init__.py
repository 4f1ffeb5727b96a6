"""Hints: the best actions to decide for now, and why, as plain data that a terminal or a page puts into words.

Nothing here is compiled, which is why it has a folder of its own: a change of it leaves compiled bots as they are.
"""

from __future__ import annotations

from leopold.bots.reasons.deeds import Reason, Told, imagined, read_turn, summary
from leopold.bots.reasons.finding import HINTS, Hint, find_hints

__all__ = ["HINTS", "Hint", "Reason", "Told", "find_hints", "imagined", "read_turn", "summary"]
