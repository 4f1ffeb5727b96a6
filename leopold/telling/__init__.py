"""Telling: from events to lines of the log. What is told, merged or left unsaid is decided here, for every face."""

from leopold.telling.happening import Line, Unsaid
from leopold.telling.teller import tell, verdicts

__all__ = ["Line", "Unsaid", "tell", "verdicts"]
