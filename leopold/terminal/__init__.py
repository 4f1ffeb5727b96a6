"""The game in the terminal: people and bots around one screen."""

from leopold.terminal.cards import print_card
from leopold.terminal.options import PlayOptions
from leopold.terminal.playing import play
from leopold.terminal.replaying import replay
from leopold.terminal.warming import warm

__all__ = ["PlayOptions", "play", "print_card", "replay", "warm"]
