"""The board on the screen of a terminal."""
