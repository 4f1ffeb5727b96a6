"""Hints: the best actions to decide for now, and why, as keys and numbers that a terminal or a page puts into words.

Nothing here is compiled, which is why it has a folder of its own: a change of it leaves compiled bots as they are.
"""

from __future__ import annotations

from leopold.bots.reasons.deeds import Reason, Told, imagined, read_turn, summary
from leopold.bots.reasons.finding import ADVISER, HINTS, Hint, find_hints, quick_hints
from leopold.bots.reasons.saying import Advice, advise

__all__ = [
    "ADVISER",
    "HINTS",
    "Advice",
    "Hint",
    "Reason",
    "Told",
    "advise",
    "find_hints",
    "imagined",
    "quick_hints",
    "read_turn",
    "summary",
]
