"""Leopold at a real table: people move the pieces, the automaton decides."""

from leopold.companion.course import Companion
from leopold.companion.running import CompanionOptions, companion

__all__ = ["Companion", "CompanionOptions", "companion"]
