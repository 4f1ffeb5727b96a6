"""Leopold at a real table: people move the pieces, the automaton decides. Whoever asks and tells lies above."""

from leopold.companion.course import Companion

__all__ = ["Companion"]
