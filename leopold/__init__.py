"""Leopold: the board game Grand Austria Hotel, exact and fast.

>>> import leopold
>>> game = leopold.Game(players=2, seed=1)
>>> game.play(game.actions[0])[0].name
'guest_taken'
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from leopold.config import Config
    from leopold.errors import RecordError, RulesError
    from leopold.game import Action, Game, Score
    from leopold.journal import Event
    from leopold.packs import PackError
    from leopold.reopening import load, replay
    from leopold.view import SeatView, View

__version__ = "0.1.0"

__all__ = [
    "Action",
    "Config",
    "Event",
    "Game",
    "PackError",
    "RecordError",
    "RulesError",
    "Score",
    "SeatView",
    "View",
    "__version__",
    "load",
    "replay",
]

_HOMES = {"Config": "leopold.config", "Event": "leopold.journal", "PackError": "leopold.packs"}
_HOMES |= dict.fromkeys(("RecordError", "RulesError"), "leopold.errors")
_HOMES |= dict.fromkeys(("Action", "Game", "Score"), "leopold.game")
_HOMES |= dict.fromkeys(("load", "replay"), "leopold.reopening")
_HOMES |= dict.fromkeys(("SeatView", "View"), "leopold.view")


def __getattr__(name: str) -> Any:
    """The compiler is loaded only when somebody wants a game: asking for help or a card should not wait for it."""
    if name in _HOMES:
        return getattr(import_module(_HOMES[name]), name)
    raise AttributeError(f"module 'leopold' has no attribute {name!r}")
