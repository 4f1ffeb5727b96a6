"""The game in the terminal: people and bots around one screen."""

from leopold.terminal.commands.play import play
from leopold.terminal.commands.puzzles import solve_puzzle
from leopold.terminal.commands.replay import replay
from leopold.terminal.commands.review import review_record
from leopold.terminal.compiling import warm
from leopold.terminal.drawing.cards import print_card
from leopold.terminal.options import PlayOptions

__all__ = ["PlayOptions", "play", "print_card", "replay", "review_record", "solve_puzzle", "warm"]
