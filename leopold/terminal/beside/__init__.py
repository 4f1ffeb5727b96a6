"""Beside a real table: the conversation with the automaton at one screen, and its game in a file."""

from leopold.terminal.beside.running import CompanionOptions, companion

__all__ = ["CompanionOptions", "companion"]
